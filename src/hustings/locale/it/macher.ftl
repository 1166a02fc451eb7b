# What the editions of Die Macher share: the names of the states.

macher-state-NW = Renania Settentrionale-Vestfalia
macher-state-BY = Baviera
macher-state-BW = Baden-Württemberg
macher-state-NI = Bassa Sassonia
macher-state-HE = Assia
macher-state-SN = Sassonia
macher-state-RP = Renania-Palatinato
macher-state-BE = Berlino
macher-state-ST = Sassonia-Anhalt
macher-state-SH = Schleswig-Holstein
macher-state-BB = Brandeburgo
macher-state-TH = Turingia
macher-state-MV = Meclemburgo-Pomerania
macher-state-HH = Amburgo
macher-state-SL = Saarland
macher-state-HB = Brema

## I tabelloni nel browser

# Un tema in una parola breve, per le carte: otto lettere al massimo.
macher-topic-genetic_engineering = Geni
macher-topic-genetics = Geni
macher-topic-health_reform = Sanità
macher-topic-internal_security = Polizia
macher-topic-security = Polizia
macher-topic-spelling_reform = Lingua
macher-topic-welfare = Sociale
macher-topic-euro = Euro
macher-topic-nuclear_energy = Atomo
macher-topic-terrorism = Terrore
macher-topic-restructuring = Imprese
macher-topic-minimum_wage = Salari
macher-topic-education = Scuola
macher-topic-digital = Digitale
macher-topic-environment = Clima
macher-topic-traffic = Traffico

macher-votes-now = vota ora
macher-election = elezione { $n }
macher-seats-of =
    { $n ->
        [one] un seggio
       *[other] { $n } seggi
    }
macher-points-of =
    { $n ->
        [one] un punto
       *[other] { $n } punti
    }
macher-steps-seats = seggi a ogni gradino
macher-steps-points = punti a ogni gradino
macher-step =
    { $worth } da { $votes ->
        [one] un voto
       *[other] { $votes } voti
    }
macher-votes-of =
    { $n ->
        [one] { $party }: un voto
       *[other] { $party }: { $n } voti
    }
macher-trend-of = { $party }: popolarità { $n }
macher-would =
    { $n ->
        [one] { $party } avrebbe un voto
       *[other] { $party } avrebbe { $n } voti
    }
macher-becomes =
    { $now ->
        [yes] Voti { $before } → { $votes }, seggi { $from } → { $seats }.
       *[no] Se diventano voti: { $before } → { $votes }, seggi { $from } → { $seats }.
    }
macher-becomes-points =
    { $now ->
        [yes] Voti { $before } → { $votes }, punti { $from } → { $seats }.
       *[no] Se diventano voti: { $before } → { $votes }, punti { $from } → { $seats }.
    }
macher-whose-sum = Di chi sono i voti calcolati
macher-meetings = Convegni
macher-seats = Seggi
macher-points = Punti
macher-media = Media
macher-national-media = Punti dei media
macher-comes-in = La carta che entra
macher-politicians = Politici
macher-donations = Donazioni
macher-elections = Elezioni
macher-won-by = vinta da { $party }
# Migliaia, dopo una somma
macher-k = k
macher-costs = costa { $n }k
macher-act-votes =
    { $n ->
        [one] un voto
       *[other] { $n } voti
    }
macher-act-key_issue = mettere o togliere il tema chiave
macher-act-double = mettere o togliere un segnalino 2×
macher-act-media_swap = sostituire un segnalino media rivale
macher-act-own_trend = propria popolarità +{ $n }
macher-act-trend = propria tendenza +{ $n }
macher-act-rival_trend = popolarità di un rivale −{ $n }
macher-act-rivals_trend = tendenza di tutti i rivali −{ $n }
macher-act-programme = cambiare il programma
macher-act-poll = un sondaggio gratis
macher-act-base = base +{ $n }
macher-act-phone = permette trattative di coalizione
macher-donation-accept = Accetta { $n }k
macher-donation-refuse = Rifiuta { $n }k

macher-setup = Prima del primo turno
macher-setup-parties = I partiti
macher-party-free = libero
macher-setup-draft = Tieni una carta e passa le altre
macher-setup-programme = Il tuo programma: cinque carte di temi diversi
macher-setup-complete = Completa il tuo programma
macher-setup-hold = Tieni una carta in mano
macher-setup-offers = Scegli che cosa prepari, poi mettilo nei Länder qui sotto
macher-offer = Offerta { $n }
macher-gets-trend = popolarità +{ $n }
macher-gets-votes =
    { $n ->
        [one] un voto
       *[other] { $n } voti
    }
macher-gets-meetings =
    { $n ->
        [one] un convegno
       *[other] { $n } convegni
    }
macher-gets-media = media
macher-gets-members =
    { $n ->
        [one] un membro
       *[other] { $n } membri
    }
macher-key-state = Al Land 1, 2, 3…: aggiungere un pezzo, o sceglierlo
macher-gives =
    { $meetings ->
        [one] Un convegno
       *[other] { $meetings } convegni
    }: voti +{ $votes }, poi { $seats ->
        [one] un seggio
       *[other] { $seats } seggi
    }.
macher-gives-points =
    { $meetings ->
        [one] Un convegno
       *[other] { $meetings } convegni
    }: voti +{ $votes }, poi { $seats ->
        [one] un punto
       *[other] { $seats } punti
    }.

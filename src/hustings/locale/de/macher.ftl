# What the editions of Die Macher share: the names of the states.

macher-state-NW = Nordrhein-Westfalen
    .in = in Nordrhein-Westfalen
    .to = nach Nordrhein-Westfalen
macher-state-BY = Bayern
    .in = in Bayern
    .to = nach Bayern
macher-state-BW = Baden-Württemberg
    .in = in Baden-Württemberg
    .to = nach Baden-Württemberg
macher-state-NI = Niedersachsen
    .in = in Niedersachsen
    .to = nach Niedersachsen
macher-state-HE = Hessen
    .in = in Hessen
    .to = nach Hessen
macher-state-SN = Sachsen
    .in = in Sachsen
    .to = nach Sachsen
macher-state-RP = Rheinland-Pfalz
    .in = in Rheinland-Pfalz
    .to = nach Rheinland-Pfalz
macher-state-BE = Berlin
    .in = in Berlin
    .to = nach Berlin
macher-state-ST = Sachsen-Anhalt
    .in = in Sachsen-Anhalt
    .to = nach Sachsen-Anhalt
macher-state-SH = Schleswig-Holstein
    .in = in Schleswig-Holstein
    .to = nach Schleswig-Holstein
macher-state-BB = Brandenburg
    .in = in Brandenburg
    .to = nach Brandenburg
macher-state-TH = Thüringen
    .in = in Thüringen
    .to = nach Thüringen
macher-state-MV = Mecklenburg-Vorpommern
    .in = in Mecklenburg-Vorpommern
    .to = nach Mecklenburg-Vorpommern
macher-state-HH = Hamburg
    .in = in Hamburg
    .to = nach Hamburg
macher-state-SL = Saarland
    .in = im Saarland
    .to = ins Saarland
macher-state-HB = Bremen
    .in = in Bremen
    .to = nach Bremen

## Die Pläne im Browser

# Ein Thema in einem kurzen Wort, für Karten: höchstens acht Buchstaben.
macher-topic-genetic_engineering = Gene
macher-topic-genetics = Gene
macher-topic-health_reform = Gesund
macher-topic-internal_security = Inneres
macher-topic-security = Inneres
macher-topic-spelling_reform = Sprache
macher-topic-welfare = Soziales
macher-topic-euro = Euro
macher-topic-nuclear_energy = Atom
macher-topic-terrorism = Terror
macher-topic-restructuring = Umbau
macher-topic-minimum_wage = Lohn
macher-topic-education = Bildung
macher-topic-digital = Digital
macher-topic-environment = Umwelt
macher-topic-traffic = Verkehr

macher-votes-now = wählt jetzt
macher-election = Wahl { $n }
macher-seats-of =
    { $n ->
        [one] ein Mandat
       *[other] { $n } Mandate
    }
macher-points-of =
    { $n ->
        [one] ein Punkt
       *[other] { $n } Punkte
    }
macher-steps-seats = Mandate je Stufe
macher-steps-points = Punkte je Stufe
macher-step =
    { $worth } ab { $votes ->
        [one] einer Stimme
       *[other] { $votes } Stimmen
    }
macher-votes-of =
    { $n ->
        [one] { $party }: eine Stimme
       *[other] { $party }: { $n } Stimmen
    }
macher-trend-of = { $party }: Trend { $n }
macher-would =
    { $n ->
        [one] { $party }: dann eine Stimme
       *[other] { $party }: dann { $n } Stimmen
    }
macher-becomes =
    { $now ->
        [yes] Stimmen { $before } → { $votes }, Mandate { $from } → { $seats }.
       *[no] Als Stimmen: { $before } → { $votes }, Mandate { $from } → { $seats }.
    }
macher-becomes-points =
    { $now ->
        [yes] Stimmen { $before } → { $votes }, Punkte { $from } → { $seats }.
       *[no] Als Stimmen: { $before } → { $votes }, Punkte { $from } → { $seats }.
    }
macher-whose-sum = Wessen Stimmen vorgerechnet werden
macher-meetings = Veranst.
macher-seats = Mandate
macher-points = Punkte
macher-media = Medien
macher-national-media = Medienpunkte
macher-comes-in = Die Karte, die kommt
macher-politicians = Politiker
macher-donations = Spenden
macher-elections = Wahlen
macher-won-by = gewonnen von { $party }
# Tausend, nach einem Betrag
macher-k = k
macher-costs = kostet { $n }k
macher-act-votes =
    { $n ->
        [one] eine Stimme
       *[other] { $n } Stimmen
    }
macher-act-key_issue = Schlüsselthema setzen oder aufheben
macher-act-double = einen 2x-Marker legen oder entfernen
macher-act-media_swap = einen Medienmarker eines Rivalen ersetzen
macher-act-own_trend = eigener Trend +{ $n }
macher-act-trend = eigener Trend +{ $n }
macher-act-rival_trend = Trend eines Rivalen −{ $n }
macher-act-rivals_trend = Trend aller Rivalen −{ $n }
macher-act-programme = das Programm ändern
macher-act-poll = eine Umfrage umsonst
macher-act-base = Basis +{ $n }
macher-act-phone = erlaubt Koalitionsgespräche
macher-donation-accept = { $n }k annehmen
macher-donation-refuse = { $n }k ablehnen

macher-setup = Vor der ersten Runde
macher-setup-parties = Die Parteien
macher-party-free = frei
macher-setup-draft = Eine Karte behalten, die anderen weitergeben
macher-setup-programme = Dein Programm: fünf Karten verschiedener Themen
macher-setup-complete = Dein Programm ergänzen
macher-setup-hold = Eine Karte auf der Hand behalten
macher-setup-offers = Wähle, was du vorbereitest, und lege es unten in die Länder
macher-offer = Angebot { $n }
macher-gets-trend = Trend +{ $n }
macher-gets-votes =
    { $n ->
        [one] eine Stimme
       *[other] { $n } Stimmen
    }
macher-gets-meetings =
    { $n ->
        [one] eine Veranstaltung
       *[other] { $n } Veranstaltungen
    }
macher-gets-media = Medien
macher-gets-members =
    { $n ->
        [one] ein Mitglied
       *[other] { $n } Mitglieder
    }
macher-key-state = Im 1., 2., 3. Land: etwas dazulegen oder es wählen
macher-gives =
    { $meetings ->
        [one] Eine Veranstaltung
       *[other] { $meetings } Veranstaltungen
    }: Stimmen +{ $votes }, dann { $seats ->
        [one] ein Mandat
       *[other] { $seats } Mandate
    }.
macher-gives-points =
    { $meetings ->
        [one] Eine Veranstaltung
       *[other] { $meetings } Veranstaltungen
    }: Stimmen +{ $votes }, dann { $seats ->
        [one] ein Punkt
       *[other] { $seats } Punkte
    }.

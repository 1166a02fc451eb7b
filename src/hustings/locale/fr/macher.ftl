# What the editions of Die Macher share: the names of the states.

macher-state-NW = Rhénanie-du-Nord-Westphalie
    .in = en Rhénanie-du-Nord-Westphalie
macher-state-BY = Bavière
    .in = en Bavière
macher-state-BW = Bade-Wurtemberg
    .in = dans le Bade-Wurtemberg
macher-state-NI = Basse-Saxe
    .in = en Basse-Saxe
macher-state-HE = Hesse
    .in = en Hesse
macher-state-SN = Saxe
    .in = en Saxe
macher-state-RP = Rhénanie-Palatinat
    .in = en Rhénanie-Palatinat
macher-state-BE = Berlin
    .in = à Berlin
macher-state-ST = Saxe-Anhalt
    .in = en Saxe-Anhalt
macher-state-SH = Schleswig-Holstein
    .in = dans le Schleswig-Holstein
macher-state-BB = Brandebourg
    .in = dans le Brandebourg
macher-state-TH = Thuringe
    .in = en Thuringe
macher-state-MV = Mecklembourg-Poméranie-Occidentale
    .in = dans le Mecklembourg-Poméranie-Occidentale
macher-state-HH = Hambourg
    .in = à Hambourg
macher-state-SL = Sarre
    .in = en Sarre
macher-state-HB = Brême
    .in = à Brême

## Les plateaux dans le navigateur

# Un thème en un mot court, pour les cartes : huit lettres au plus.
macher-topic-genetic_engineering = Gènes
macher-topic-genetics = Gènes
macher-topic-health_reform = Santé
macher-topic-internal_security = Police
macher-topic-security = Police
macher-topic-spelling_reform = Langue
macher-topic-welfare = Social
macher-topic-euro = Euro
macher-topic-nuclear_energy = Atome
macher-topic-terrorism = Terreur
macher-topic-restructuring = Usines
macher-topic-minimum_wage = Salaires
macher-topic-education = École
macher-topic-digital = Internet
macher-topic-environment = Climat
macher-topic-traffic = Trafic

macher-votes-now = vote maintenant
macher-election = élection { $n }
macher-seats-of =
    { $n ->
        [one] un siège
       *[other] { $n } sièges
    }
macher-points-of =
    { $n ->
        [one] un point
       *[other] { $n } points
    }
macher-steps-seats = sièges par palier
macher-steps-points = points par palier
macher-step = { $worth } à partir de { $votes } voix
macher-votes-of = { $party } : { $n } voix
macher-trend-of = { $party } : tendance { $n }
macher-would = { $party } aurait { $n } voix
macher-becomes =
    { $now ->
        [yes] Voix { $before } → { $votes }, sièges { $from } → { $seats }.
       *[no] Changés en voix : { $before } → { $votes }, sièges { $from } → { $seats }.
    }
macher-becomes-points =
    { $now ->
        [yes] Voix { $before } → { $votes }, points { $from } → { $seats }.
       *[no] Changés en voix : { $before } → { $votes }, points { $from } → { $seats }.
    }
macher-whose-sum = À qui sont les voix détaillées
macher-meetings = Meetings
macher-seats = Sièges
macher-points = Points
macher-media = Médias
macher-national-media = Points des médias
macher-comes-in = La carte qui arrive
macher-politicians = Politiques
macher-donations = Dons
macher-elections = Élections
macher-won-by = remporté par { $party }
# Milliers, après une somme
macher-k = k
macher-costs = coûte { $n }k
macher-act-votes = { $n } voix
macher-act-key_issue = poser ou retirer le thème majeur
macher-act-double = poser ou retirer un marqueur 2×
macher-act-media_swap = remplacer un marqueur média adverse
macher-act-own_trend = sa tendance +{ $n }
macher-act-trend = sa tendance +{ $n }
macher-act-rival_trend = tendance d’un rival −{ $n }
macher-act-rivals_trend = tendance de tous les rivaux −{ $n }
macher-act-programme = changer le programme
macher-act-poll = un sondage gratuit
macher-act-base = base +{ $n }
macher-act-phone = permet de négocier une coalition
macher-donation-accept = Accepter { $n }k
macher-donation-refuse = Refuser { $n }k

macher-setup = Avant le premier tour
macher-setup-parties = Les partis
macher-party-free = libre
macher-setup-draft = Gardez une carte et passez les autres
macher-setup-programme = Votre programme : cinq cartes de thèmes différents
macher-setup-complete = Complétez votre programme
macher-setup-hold = Gardez une carte en main
macher-setup-offers = Choisissez ce que vous préparez, puis placez-le dans les régions
macher-offer = Offre { $n }
macher-gets-trend = tendance +{ $n }
macher-gets-votes = { $n } voix
macher-gets-meetings =
    { $n ->
        [one] un meeting
       *[other] { $n } meetings
    }
macher-gets-media = médias
macher-gets-members =
    { $n ->
        [one] un membre
       *[other] { $n } membres
    }
macher-key-state = À la 1re, 2e, 3e région : ajouter un pion, ou la choisir
macher-gives =
    { $meetings ->
        [one] Un meeting
       *[other] { $meetings } meetings
    } : +{ $votes } voix, soit { $seats ->
        [one] un siège
       *[other] { $seats } sièges
    }.
macher-gives-points =
    { $meetings ->
        [one] Un meeting
       *[other] { $meetings } meetings
    } : +{ $votes } voix, soit { $seats ->
        [one] un point
       *[other] { $seats } points
    }.

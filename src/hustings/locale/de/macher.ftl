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
macher-topic-internal_security = Inneres
macher-topic-security = Inneres
macher-seats-of =
    { $n ->
        [one] ein Mandat
       *[other] { $n } Mandate
    }
macher-steps-seats = Mandate je Stufe
macher-step =
    { $worth } ab { $votes ->
        [one] einer Stimme
       *[other] { $votes } Stimmen
    }
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
macher-seats = Mandate
# Tausend, nach einem Betrag
macher-k = k
macher-costs = kostet { $n }k
macher-act-key_issue = Schlüsselthema setzen oder aufheben
macher-act-double = einen 2x-Marker legen oder entfernen
macher-act-media_swap = einen Medienmarker eines Rivalen ersetzen
macher-act-rival_trend = Trend eines Rivalen −{ $n }
macher-act-rivals_trend = Trend aller Rivalen −{ $n }
macher-donation-accept = { $n }k annehmen
macher-donation-refuse = { $n }k ablehnen
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

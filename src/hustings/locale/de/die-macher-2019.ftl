# Die Macher, 2019: was die Seite anders sagt als bei den früheren Ausgaben.

page-board-trend = Trend
page-board-factor = Treffer
page-board-cabinet = Politiker
page-phase-conversion-why = Land für Land können Veranstaltungen zu Stimmen werden.
page-phase-election-why = Die Stimmen werden gezählt und bringen Punkte.
page-board-next =
    Ab { $votes ->
        [one] einer Stimme
       *[other] { $votes } Stimmen
    }: { $seats ->
        [one] ein Punkt
       *[other] { $seats } Punkte
    }.

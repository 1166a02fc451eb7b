# Die Macher, 2019: was die Seite anders sagt als bei den früheren Ausgaben.

page-board-trend = Trend
page-board-factor = Treffer
page-board-then = Punkte jetzt, und wenn alle Veranstaltungen zu Stimmen würden
page-board-seats-then = Punkte jetzt, und wenn alle Veranstaltungen zu Stimmen würden
page-board-seats-why =
    { $now ->
        [one] Jetzt ein Punkt
       *[other] Jetzt { $now } Punkte
    }; { $then } mit { $votes ->
        [one] einer Stimme
       *[other] { $votes } Stimmen
    }, wenn alle Veranstaltungen zu Stimmen würden
page-board-most-seats =
    { $n ->
        [one] Bis zu einem Punkt
       *[other] Bis zu { $n } Punkte
    }
page-board-issues-why = Parteien und Länder nach Themen
page-board-cabinet = Politiker
page-phase-conversion-why = Land für Land können Veranstaltungen zu Stimmen werden.
page-phase-election-why = Die Stimmen werden gezählt und bringen Punkte.

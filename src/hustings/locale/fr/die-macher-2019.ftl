# Die Macher, 2019 : ce que la page dit autrement que pour les éditions précédentes.

page-board-factor = Correspondances
page-board-then = Points actuels, et si tous les meetings devenaient des voix
page-board-seats-then = Points actuels, et si tous les meetings devenaient des voix
page-board-seats-why =
    { $now ->
        [one] { $now } point actuellement
       *[other] { $now } points actuellement
    } ; { $then } avec { $votes } voix si tous les meetings devenaient des voix
page-board-most-seats =
    { $n ->
        [one] Jusqu’à { $n } point
       *[other] Jusqu’à { $n } points
    }
page-board-issues-why = Partis et régions, thème par thème
page-board-cabinet = Politiciens
page-phase-conversion-why = Région par région, les meetings peuvent devenir des voix.
page-phase-election-why = On compte les voix, qui donnent des points.
page-phase-media-why = Placer des pions ; qui en a le plus dans une région y contrôle les médias.

# Die Macher, 2019 : ce que la page dit autrement que pour les éditions précédentes.

page-board-factor = Correspondances
page-board-cabinet = Politiciens
page-phase-conversion-why = Région par région, les meetings peuvent devenir des voix.
page-phase-election-why = On compte les voix, qui donnent des points.
page-phase-media-why = Placer des pions ; qui en a le plus dans une région y contrôle les médias.
page-board-next =
    Dès { $votes } voix : { $seats ->
        [one] { $seats } point
       *[other] { $seats } points
    }.

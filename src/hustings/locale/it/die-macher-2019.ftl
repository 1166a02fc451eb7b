# Die Macher, 2019: quello che la pagina dice diversamente dalle edizioni precedenti, con le parole della scatola.

page-board-trend = Tendenza
page-board-factor = Argomenti corrispondenti
page-board-control = { $party } influenza i media
page-board-land = Le regioni
page-macher-trend-of = { $party }: tendenza { $n }
page-macher-gets-trend = tendenza +{ $n }
page-macher-setup-offers = Scegli che cosa prepari, poi mettilo nelle regioni qui sotto
page-board-cabinet = Politici
page-board-base = base nazionale
page-board-part-base = base nazionale
page-phase-media-why = Si piazzano segnalini Media; chi ne ha di più in una regione ne influenza i media.
page-phase-meetings-why = Si organizzano convegni nelle regioni; più avanti diventano voti.
page-phase-polls-why = In ogni regione un sondaggio va all'asta.
page-phase-conversion-why = Regione per regione, i convegni possono diventare voti.
page-phase-election-why = Si contano i voti, che danno punti vittoria.
page-phase-influence-why = Chi influenza i media di una regione può sostituire un'opinione popolare.
page-scene-published = Reso pubblico da
page-kind-publish = Rendere pubblico un sondaggio
figure-table-topic = Argomenti
figure-constant-media-spaces = Caselle Media in una regione
figure-constant-meeting-spaces = Caselle dei convegni in una regione
page-board-next =
    Con { $votes ->
        [one] un voto
       *[other] { $votes } voti
    }: { $seats ->
        [one] un punto
       *[other] { $seats } punti
    }.

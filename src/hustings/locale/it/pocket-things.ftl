# Che cosa sono le cose sul tavolo e che cosa fanno

pocket-thing-votes = Voti
pocket-thing-votes-what = Con che cosa si vince dopo { $rounds } round.
pocket-thing-votes-does = Un comizio porta un voto allo spoglio, e uno in più per ogni tema del programma che sta a cuore alla sua regione.
pocket-thing-money = Fondi
pocket-thing-money-what = Ogni partito comincia con { $funds } e riceve { $income } dopo ogni spoglio.
pocket-thing-money-does = Pagano le offerte e i comizi, e alla fine decidono le parità.
pocket-thing-meeting = Comizi
pocket-thing-meeting-what = Fino a { $meetings } in una regione per round, ognuno costa 1.
pocket-thing-meeting-does = Allo spoglio diventano voti e spariscono.
pocket-thing-opinion = Che cosa sta a cuore agli elettori
pocket-thing-opinion-what = A ogni regione sta a cuore un tema, sempre lo stesso.
pocket-thing-opinion-does = I comizi lì portano un voto in più per ogni tema simile nel programma.
pocket-thing-programme = Programma
pocket-thing-programme-what = I due temi che un partito sostiene; tutti li vedono.
pocket-thing-programme-does = Ognuno che sta a cuore a una regione fa valere ogni comizio lì un voto in più.
pocket-thing-order = Ordine di gioco
pocket-thing-order-what = Chi agisce per primo in questo round.
pocket-thing-order-does = Tutti offrono in segreto, al massimo { $bid }; tutti pagano, e l'offerta più alta comincia.
pocket-thing-hand = Carte
pocket-thing-hand-what = All'inizio ogni partito riceve { $hand } carte; gli altri non le vedono.
pocket-thing-hand-does = In ogni round se ne può giocare una.
pocket-thing-phase-bidding = Offerte
pocket-thing-phase-bidding-what = Tutti offrono in segreto per l'ordine di gioco.
pocket-thing-phase-bidding-does = Tutti pagano la loro offerta.
pocket-thing-phase-meetings = Comizi
pocket-thing-phase-meetings-what = In ordine, i partiti tengono comizi nelle regioni.
pocket-thing-phase-meetings-does = Allo spoglio diventano voti.
pocket-thing-phase-cards = Carte
pocket-thing-phase-cards-what = In ordine, ogni partito può giocare una carta.
pocket-thing-phase-cards-does = Una carta giocata è persa.
pocket-thing-phase-count = Spoglio
pocket-thing-phase-count-what = I comizi diventano voti, e tutti ricevono { $income }.
pocket-thing-phase-count-does = Dopo { $rounds } round vince chi ha più voti.
pocket-thing-card-1-what = Una carta che pesca un tema.
pocket-thing-card-1-does = Il tema pescato può sostituire uno dei due del programma.
pocket-thing-card-2-what = Una carta contro gli avversari in una regione.
pocket-thing-card-2-does = Ogni avversario che vi ha un comizio ne perde uno.
pocket-thing-issue-what = Un tema: { $name }.
pocket-thing-issue-does = In un programma fa valere di più i comizi dove sta a cuore agli elettori.
pocket-thing-region-what = Una regione con i comizi di tutti i partiti.
pocket-thing-region-does = Ai suoi elettori sta a cuore un tema.

## A che cosa serve una domanda, e che cosa guardare

pocket-purpose-bid = L'offerta più alta comincia questo round. Ognuno paga la sua.
pocket-coach-bid = Chi agisce per ultimo vede che cosa hanno fatto gli altri. Ciò che offri non resta per i comizi.
pocket-purpose-meetings = Ogni comizio porta un voto, e di più dove il tuo programma piace agli elettori.
pocket-coach-meetings = Guarda che cosa sta a cuore agli elettori di ogni regione, e che cosa sostiene il tuo partito.
pocket-purpose-card = Puoi giocare una carta della tua mano.
pocket-coach-card = Ogni carta serve una volta. Guarda che cosa cambierebbe in questo spoglio.
pocket-purpose-programme = Hai pescato un tema e puoi metterlo nel tuo programma.
pocket-coach-programme = Un tema conta solo dove sta a cuore agli elettori di una regione. Dove tieni i tuoi comizi?

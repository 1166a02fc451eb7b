# Che cosa sono le cose sul tavolo e che cosa fanno

classic-thing-votes = Voti
classic-thing-votes-what = I voti di un partito in un Land, da 0 a { $votes }.
classic-thing-votes-does = Decidono chi vince il Land, e la sua carta li trasforma in seggi. Vengono dai convegni, dal gabinetto ombra e dalla preparazione.
classic-thing-seats = Seggi
classic-thing-seats-what = Quanto valgono i voti in un Land, secondo la sua carta.
classic-thing-seats-does = Ogni seggio è un punto alla fine e dopo l'elezione porta { $seat_money }k.
classic-thing-factor = Fattore
classic-thing-factor-what = La popolarità, più le opinioni scoperte del Land che il programma condivide, meno quelle che contraddice.
classic-thing-factor-does = Convegni per fattore danno voti. A zero o meno, due convegni fanno un voto.
classic-thing-popularity = Popolarità
classic-thing-popularity-what = Quanto piace un partito in un Land, da −{ $trend } a +{ $trend }.
classic-thing-popularity-does = Conta nel fattore. La spostano i sondaggi e le carte del gabinetto ombra.
classic-thing-meeting = Convegni
classic-thing-meeting-what = Pezzi in un Land che possono diventare voti; ognuno costa { $meeting_price }k.
classic-thing-meeting-does = Al massimo { $meetings_new } nuovi in un Land per round e { $meeting_spaces } in tutto. Da { $meetings_least } in su possono diventare voti; quando il Land vota, lo diventano tutti.
classic-thing-media = Segnalini Media
classic-thing-media-what = Un segnalino costa { $media_price }k; un Land ha { $media_spaces } caselle.
classic-thing-media-does = Chi ne ha di più controlla i media del Land. Il vincitore può portarne uno sulla plancia nazionale, dove vale punti.
classic-thing-control = Controllo dei media
classic-thing-control-what = Più segnalini Media in un Land di ogni altro partito.
classic-thing-control-does = Il suo partito può scambiarvi un'opinione in ogni round, e i sondaggi non possono abbassare la sua popolarità.
classic-thing-coalition = Coalizione
classic-thing-coalition-what = Due partiti che sommano i loro voti nel Land che vota ora.
classic-thing-coalition-does = Con { $voluntary } carte programma in comune devono accettare entrambi; da { $forced } in su uno solo può imporla. A entrambi serve lì una tessera coalizione.
classic-thing-tile = Tessera coalizione
classic-thing-tile-what = Una tessera che una carta del gabinetto ombra con il telefono porta in un Land.
classic-thing-tile-does = Senza, un partito non può formarvi coalizioni.
classic-thing-programme = Programma
classic-thing-programme-what = Le { $programme } carte scoperte che un partito sostiene; fino a { $hand } altre sono coperte in mano.
classic-thing-programme-does = Le carte condivise da un Land o dalla plancia nazionale portano voti, iscritti e punti.
classic-thing-opinion = Opinione
classic-thing-opinion-what = Che cosa vogliono gli elettori di un Land: fino a { $opinions } carte sono scoperte.
classic-thing-opinion-does = Ognuna conta uno per i partiti che la condividono e uno contro quelli che sostengono il contrario.
classic-thing-key-issue = Tema chiave
classic-thing-key-issue-what = Un'opinione sotto la tessera del tema chiave.
classic-thing-key-issue-does = Conta doppio e non può essere scambiata. Le carte del gabinetto ombra mettono e tolgono la tessera.
classic-thing-pool = Riserva di scambio
classic-thing-pool-what = { $pool } carte opinione scoperte che possono entrare in un Land.
classic-thing-pool-does = Chi controlla i media di un Land, o vi ha la maggioranza assoluta, può scambiare un'opinione con una di queste.
classic-thing-national-board = Plancia nazionale
classic-thing-national-board-what = Le opinioni e i segnalini Media che i vincitori vi hanno portato dai Länder.
classic-thing-national-board-does = Un'opinione nazionale porta iscritti dopo ogni elezione, e punti alla fine, ai partiti che la condividono; se è dominante, { $dominant } punti in più. Un segnalino vale punti secondo il suo round.
classic-thing-member = Iscritti
classic-thing-member-what = Gli iscritti di un partito.
classic-thing-member-does = Ognuno è un punto alla fine. Chi ne ha di più riceve altri { $most } punti, il secondo { $second }. In alcuni round ognuno paga { $member_money }k.
classic-thing-money = Denaro
classic-thing-money-what = Si conta in migliaia; ogni pagamento è pubblico.
classic-thing-money-does = Compra l'inizio, le carte del gabinetto ombra, i segnalini Media, i convegni e i sondaggi. Alla fine non vale nulla.
classic-thing-poll = Sondaggio
classic-thing-poll-what = Una carta venduta al miglior offerente, una per Land in ogni round.
classic-thing-poll-does = Chi la compra pubblica fino a { $lines } delle sue righe, che spostano la popolarità; oppure la tiene segreta e tira { $poll_dice } dadi per nuovi iscritti.
classic-thing-start = Primo giocatore
classic-thing-start-what = Chi agisce per primo in questo round; gli altri seguono in senso orario.
classic-thing-start-does = Tutti offrono in segreto. Chi offre di più paga e nomina il primo giocatore.
classic-thing-sheet = Preparazione
classic-thing-sheet-what = Un foglio segreto che ogni partito compila prima del primo round.
classic-thing-sheet-does = Porta popolarità, voti, convegni e segnalini Media nei primi { $boards } Länder, e a volte iscritti.
classic-thing-cabinet = Gabinetto ombra
classic-thing-cabinet-what = Carte che si posano coperte, al massimo una per Land.
classic-thing-cabinet-does = Una volta scoperte si pagano, ognuna esegue una delle sue azioni ed è usata.
classic-thing-donation = Donazioni
classic-thing-donation-what = Carte da { $donation_least }k a { $donation_most }k; alla fine di un round se ne sceglie una.
classic-thing-donation-does = Accettata porta denaro, e i dadi dicono quanti iscritti se ne vanno. Rifiutata, i dadi dicono quanti ne arrivano; chi da solo rifiuta di più tira altri { $refusal_dice } dadi.
classic-thing-points = Punti
classic-thing-points-what = Ciò che decide dopo l'ultima elezione.
classic-thing-points-does = Seggi, segnalini Media e opinioni sulla plancia nazionale, e iscritti.
classic-thing-majority = Maggioranza assoluta
classic-thing-majority-what = Più voti in un Land di tutti gli altri partiti insieme.
classic-thing-majority-does = Quando lì i convegni sono diventati voti, il suo partito può scambiare un'opinione.
classic-thing-party = Partito
classic-thing-party-what = Uno dei partiti in gioco.
classic-thing-party-does = Ognuno ha la sua riga su ogni sondaggio.
classic-thing-state = Land
classic-thing-state-what = In ognuna delle { $elections } elezioni vota un Land.
classic-thing-state-does = Lo vince il partito o la coalizione con più voti.
classic-thing-card-what = Una posizione: { $name }. Può stare in un programma ed essere l'opinione di un Land.
classic-thing-card-does = In un programma conta uno dove è scoperta e meno uno dove lo è il suo contrario.
classic-thing-politician-what = Una carta del gabinetto ombra. Costa { $cost }k e serve una volta.
classic-thing-politician-does = Una di queste azioni: { $actions }.
classic-thing-politician-does-phone = Una di queste azioni: { $actions }. Il telefono porta una tessera coalizione.
classic-thing-donation-card = Donazione di { $amount }k
classic-thing-donation-card-what = Una carta donazione; serve una volta.
classic-thing-donation-card-does =
    Accettata: { $amount }k, e { $accept ->
        [one] un dado
       *[other] { $accept } dadi
    } per gli iscritti che se ne vanno. Rifiutata: { $refuse ->
        [one] un dado
       *[other] { $refuse } dadi
    } per quelli che arrivano.
classic-thing-state-card-what = Un Land con al massimo { $most } seggi.
classic-thing-state-card-does = Lo vince il partito o la coalizione con più voti, e la sua carta dice quanti seggi valgono i voti.
classic-thing-action-key = Mettere o togliere il tema chiave

# La prima campagna

dm19-lesson-goal = Guidi: { $party }. Dopo { $elections } elezioni vince il partito con più punti. I punti vengono da voti e vittorie nelle regioni, dai segnalini Media sulla plancia nazionale e dalla tua base nazionale.
dm19-lesson-region = Le regioni votano una dopo l'altra. Alla fine di questo round tocca a { $region }. La sua carta trasforma i voti in punti, e { $majority } voti la vincono: per un partito solo vale { $alone } punti.
dm19-lesson-count = I voti sono convegni più tendenza, per gli argomenti corrispondenti. Ciò che hai lì ({ $region }): convegni { $meetings }, tendenza { $trend }, argomenti corrispondenti { $matches }. Contati ora: voti { $votes }, punti { $points }.
dm19-lesson-matches = Gli argomenti corrispondenti sono le opinioni scoperte che il tuo programma condivide, meno quelle che contraddice; contano almeno uno. Tutto ciò che segue muove argomenti corrispondenti, tendenza o convegni.
dm19-lesson-money = Tutto costa denaro. Hai { $money }k. Dopo l'elezione ne portano altro i punti per i voti e la tua base nazionale.
dm19-lesson-bid = Il round comincia: tutti offrono in segreto per essere il primo giocatore, e paga solo chi offre di più. Questa volta il denaro serve altrove: offri { $bid }.
dm19-lesson-take = Ora i programmi. Prima prendi carte, poi puoi scambiarne nel tuo programma.
dm19-lesson-programme = Puoi scambiare fino a { $swaps } carte del tuo programma con carte della tua mano. Cerca ciò che vogliono le regioni: ogni argomento corrispondente moltiplica lì i tuoi convegni.
dm19-lesson-media = Un segnalino Media costa { $price }k. Chi ne ha di più in una regione ne influenza i media: può sostituirvi un'opinione, e i sondaggi non abbassano la sua tendenza.
dm19-lesson-meetings = I convegni diventano voti; più se ne tengono insieme, più costano. Tienili dove hai argomenti corrispondenti. Con la risposta proposta, { $region } darebbe, contando ora: voti { $votes }, punti { $points }.
dm19-lesson-politicians = I politici si mandano coperti, al massimo uno per regione, e ognuno agisce una volta nella partita. Portano tendenza, voti e altro, se poi li paghi.
dm19-lesson-poll = In ogni regione un sondaggio è venduto a chi offre di più. Reso pubblico, tutte le sue righe spostano la tendenza. Non offrire più di quanto ti vale.
dm19-lesson-publish = Il sondaggio è tuo. Rendilo pubblico se aiuta te più degli altri; tenuto segreto, aggiunge { $base } alla tua base nazionale.
dm19-lesson-talks = Ancora una cosa sulla vittoria. Se nessuno ha { $majority } voti, il partito più forte vince insieme all'alleato che condivide di più il suo programma, se insieme li raggiungono: { $together } punti ciascuno. Nessuno viene consultato, quindi guarda chi ti è vicino.
dm19-lesson-won =
    La prima elezione è finita. { $most ->
        [1] I tuoi punti per i voti: { $votes }; nessun partito ne ha di più. Per le vittorie: { $wins }.
       *[other] I tuoi punti per i voti: { $votes }; il partito migliore ne ha { $best }. Per le vittorie: { $wins }.
    }
dm19-lesson-donation = Per ultima una donazione. Accettata porta denaro e costa base nazionale; rifiutata porta base nazionale, e la base sono punti.
dm19-lesson-alone = Questo era un round intero. Alla fine del prossimo vota { $region }. Ora continua senza la lezione: la guida dice a che cosa serve ogni domanda, e un suggerimento mostra le cifre.
dm19-lesson-income = Ora il denaro. Prima delle donazioni ogni punto per i voti di questa elezione e ogni punto della tua base nazionale ti hanno portato mille. La tua base nazionale è ora { $base }; ogni suo punto conta anche alla fine.
dm19-lesson-national = Dopo un'elezione i segnalini Media passano sulla plancia nazionale. Quanto valgono alla fine dipende dall'elezione: { $row }. I tuoi punti lì finora: { $media }.
dm19-lesson-why-swap = I tuoi argomenti corrispondenti lì ({ $region }) salgono da { $now } a { $then }.
dm19-lesson-why-media = Questo solo segnalino ti dà l'influenza sui media lì ({ $region }).
dm19-lesson-why-no-media = I tuoi { $money }k restano così per convegni e sondaggi.
dm19-lesson-why-influence = I tuoi argomenti corrispondenti lì salgono da { $now } a { $then }.
dm19-lesson-why-shelve = La tua base nazionale sale a { $base }, e il sondaggio non giova a nessun altro.
dm19-lesson-why-wait = Restano dove sono e forse più tardi porteranno di più, con una tendenza migliore o più argomenti corrispondenti.
dm19-lesson-why-refuse = La tua base nazionale cresce di { $base }, e la base sono punti.

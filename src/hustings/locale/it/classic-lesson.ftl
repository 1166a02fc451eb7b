# La prima campagna

classic-lesson-goal = Guidi: { $party }. Dopo { $elections } elezioni vince il partito con più punti. La maggior parte dei punti sono seggi nei Länder; si aggiungono gli iscritti e ciò che porti sulla plancia nazionale.
classic-lesson-state = I Länder votano uno dopo l'altro. Alla fine di questo round tocca a { $state }: la sua carta trasforma i voti in seggi, al massimo { $most }.
classic-lesson-count = I voti sono convegni per fattore. Ciò che hai lì ({ $state }): convegni { $meetings }, fattore { $factor }. Contati ora: voti { $votes }, seggi { $seats }.
classic-lesson-factor = Il fattore è la tua popolarità (lì { $popularity }), più uno per ogni opinione scoperta che il tuo programma condivide, meno uno per ognuna che contraddice. Tutto ciò che segue muove il fattore o i convegni.
classic-lesson-money = Tutto costa denaro. Hai { $money }k. Dopo un'elezione ogni seggio porta { $seat }k; alla fine della partita il denaro non vale nulla.
classic-lesson-bid = Il round comincia: tutti offrono in segreto, chi offre di più paga e sceglie il primo giocatore. Questa volta il denaro serve altrove: offri { $bid }.
classic-lesson-programme = Puoi sostituire una carta del tuo programma con una della tua mano. Guarda i fattori nei Länder: serve a questo.
classic-lesson-cabinet = Le carte del gabinetto ombra portano voti, popolarità o una tessera coalizione, ognuna una volta nella partita. Questa volta tienile: costano denaro anche loro, e ti serve per media e convegni.
classic-lesson-media = Un segnalino Media costa { $price }k. Chi ne ha di più in un Land ne controlla i media: può scambiarvi un'opinione, e i sondaggi non possono abbassare la sua popolarità.
classic-lesson-opinion = Qui controlli i media e puoi scambiare un'opinione di questo Land con una della riserva di scambio. Fai entrare ciò che il tuo programma condivide, o uscire ciò che contraddice.
classic-lesson-meetings = I convegni costano { $price }k l'uno e diventano voti; tienili dove il tuo fattore è alto. Con la risposta proposta, { $state } darebbe, contando ora: voti { $votes }, seggi { $seats }.
classic-lesson-poll = In ogni Land un sondaggio è venduto a chi offre di più: solo lui lo vede e decide che cosa pubblicare. Sposta la popolarità, e quindi il fattore. Non offrire più di quanto ti vale.
classic-lesson-publish = Il sondaggio è tuo. Pubblica fino a { $lines } delle sue righe se ti aiutano o danneggiano gli altri; oppure tienilo segreto e tira i dadi per nuovi iscritti.
classic-lesson-talks = Ancora una cosa prima dello spoglio. I partiti possono trattare: con una tessera coalizione ciascuno nel Land che vota, due di loro possono sommare i voti e vincere insieme. Servono { $voluntary } carte programma in comune; da { $forced } in su uno solo può imporlo.
classic-lesson-convert = Ora i convegni diventano voti. Nel Land che vota contano tutti; altrove possono aspettare un fattore migliore.
classic-lesson-won =
    La prima elezione è finita. { $most ->
        [1] Nessuno ha vinto più seggi di te: { $seats }.
       *[other] I tuoi seggi: { $seats }; quelli del partito migliore: { $best }.
    } Ognuno è un punto e porta { $money }k.
classic-lesson-national = Il vincitore porta un'opinione sulla plancia nazionale. Dopo ogni elezione porta iscritti, e alla fine punti, a tutti quelli che la condividono: scegline una che sostieni.
classic-lesson-donation = Per ultime le donazioni. Accettata, una donazione porta denaro, ma se ne vanno iscritti; rifiutata, ne arrivano. Gli iscritti sono punti.
classic-lesson-alone = Questo era un round intero. Alla fine del prossimo vota { $state }. Ora continua senza la lezione: la guida dice a che cosa serve ogni domanda, e un suggerimento mostra le cifre.
classic-lesson-income = Ora il denaro. Ogni seggio appena vinto ha portato { $each }k. Dopo i round { $rounds } anche ogni iscritto porta { $member }k.
classic-lesson-members = E i punti. Ogni iscritto è un punto: ne hai { $members }. Il partito con più iscritti riceve altri { $first } punti, il secondo { $second }. Per ora a te ne toccano { $bonus }; un altro partito può ancora superarti.
classic-lesson-why-discard = Le carte nuove non costano nulla e forse si adattano meglio ai Länder.
classic-lesson-why-keep = Così il tuo fattore lì ({ $state }) resta { $factor }.
classic-lesson-why-change = Il tuo fattore lì ({ $state }) sale da { $now } a { $then }.
classic-lesson-why-media = Questo solo segnalino ti dà il controllo dei media lì ({ $state }).
classic-lesson-why-no-media = I tuoi { $money }k restano così per convegni e sondaggi.
classic-lesson-why-exchange = Il tuo fattore lì sale da { $now } a { $then }.
classic-lesson-why-raise = Nessuno ha ancora offerto: { $bid }k possono bastare.
classic-lesson-why-publish = La tua popolarità lì sale a { $popularity }.
classic-lesson-why-convert = Contando ora, porta in voti: { $votes }.
classic-lesson-why-national-media = Un segnalino spostato lì ora conta alla fine { $points }. Gli spazi delle elezioni successive contano meno, fino a { $least }.
classic-lesson-why-national-opinion = Il tuo programma la condivide. Finché è così, porta punti alla fine ({ $points }) e nuovi iscritti dopo ogni elezione ({ $members }).
classic-lesson-why-refuse = Rifiutata, ti fa tirare { $dice } dadi per nuovi iscritti. Chi da solo rifiuta di più ne tira altri { $more }.

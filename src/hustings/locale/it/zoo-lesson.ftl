# La prima campagna

zoo-lesson-goal = Guidi: { $party }. Ogni partito sale su un tracciato di { $last } obiettivi. Alla fine vince chi ne ha di più; a parità conta il cibo.
zoo-lesson-parliament = Gli obiettivi vengono con il potere. Lo zoo elegge un parlamento; i partiti che insieme hanno la maggioranza dei seggi formano il governo e si dividono cariche e obiettivi.
zoo-lesson-count = I seggi vengono dai voti, e i voti dal cibo. Ogni specie dà i suoi voti al partito che vi ha più cibo, e a volte alcuni al secondo. Per esempio, { $species }: { $first } al primo, { $second } al secondo.
zoo-lesson-calendar = Le elezioni vengono ogni { $interval } round; la partita dura al massimo { $rounds } round. In questo primo round si elegge il Presidente, e poi il parlamento.
zoo-lesson-bid = Prima il Presidente: l'offerta più alta prende la carica e sale di { $goals } sul tracciato degli obiettivi, ma tutti perdono metà dell'offerta. Hai { $food } di cibo, e ne serve anche per la campagna: offri { $bid }.
zoo-lesson-campaign = Ora la campagna. Puoi piazzare { $limit } di cibo dai fondi, al massimo { $most } su una specie. Comincia da qui: { $species }. Con { $food } di cibo, contando ora, avresti in voti: { $votes }. Poi piazza il resto come vuoi.
zoo-lesson-cards = Prima dello spoglio puoi giocare una carta azione. Ogni carta si gioca in una sola fase; guardane una da vicino per leggere che cosa fa. Sul telefono le tue carte sono sotto «Le mie cose».
zoo-lesson-counted = Lo spoglio è finito. I tuoi seggi: { $seats } su { $total }; la maggioranza è { $majority }.
zoo-lesson-talks = Ora i partiti trattano per formare un governo. Una proposta dice chi ha le tre cariche e chi raggiunge i prossimi obiettivi. Tutti votano in segreto; se i seggi dietro il Sì raggiungono la maggioranza, chi ha detto Sì governa.
zoo-lesson-vote = Si vince con gli obiettivi: guarda prima chi li raggiungerebbe, poi quali cariche ci sono per te. Il Sì ti porta nel governo; il No ti lascia all'opposizione, che pesca più carte.
zoo-lesson-event = In ogni round si scopre un evento. Questa volta: { $event }. { $does } Poi si possono giocare carte di questa fase.
zoo-lesson-progress = Alla fine del round l'obiettivo promesso è raggiunto, se il governo ha la maggioranza. Alcune carte portano un obiettivo a chi ha la carica giusta.
zoo-lesson-alone = Questo era un round intero. I tuoi obiettivi finora: { $goals }; il massimo di un partito: { $best }. Ora continua senza la lezione: la guida dice a che cosa serve ogni domanda, e un suggerimento mostra le cifre.
zoo-lesson-president =
    { $mine ->
        [1] La tua offerta era la più alta: la presidenza è tua.
       *[other] L'offerta più alta, e quindi la presidenza: { $president }.
    } Ora il cibo va agli animali.
zoo-lesson-government =
    Il voto è finito. Primo ministro: { $prime }. Seggi del governo: { $seats }; la maggioranza è { $majority }. { $mine ->
        [1] Ne fai parte.
       *[other] Sei all'opposizione.
    }
zoo-lesson-why-campaign = Contando ora, avresti in voti: { $votes } ({ $species }).
zoo-lesson-why-propose = Il prossimo obiettivo sarebbe tuo.
zoo-lesson-why-vote = Il prossimo obiettivo è promesso a te.
zoo-lesson-why-resistance = Vince chi ha più obiettivi; il cibo conta solo a parità.

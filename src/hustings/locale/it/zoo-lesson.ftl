# La prima campagna

zoo-lesson-goal = Guidi: { $party }. Ogni partito sale un percorso di { $last } obiettivi. Alla fine vince chi ne ha di più; poi conta il cibo.
zoo-lesson-parliament = Gli obiettivi vengono con il potere. Lo zoo elegge un parlamento; i partiti che insieme hanno la maggioranza dei seggi formano il governo e si dividono cariche e obiettivi.
zoo-lesson-count = I seggi vengono dai voti, e i voti dal cibo. Ogni specie dà i suoi voti al partito che vi ha più cibo, e a volte alcuni al secondo. Per esempio, { $species }: { $first } al primo, { $second } al secondo.
zoo-lesson-calendar = Le elezioni vengono ogni { $interval } round; la partita dura al massimo { $rounds } round. In questo primo round si elegge il Presidente, e poi il parlamento.
zoo-lesson-bid = Prima il Presidente: l'offerta più alta prende la carica e sale di { $goals } sul percorso degli obiettivi, ma tutti perdono metà dell'offerta. Hai { $food } di cibo, e ne serve anche per la campagna: offri { $bid }.
zoo-lesson-campaign = Ora la campagna. Puoi piazzare { $limit } di cibo dai fondi, al massimo { $most } presso una specie. Comincia da qui: { $species }. Con { $food } di cibo, contando ora, avresti in voti: { $votes }. Piazza il resto come vuoi, poi invia tutto insieme.
zoo-lesson-cards = Prima dello spoglio puoi giocare una carta azione. Ogni carta si gioca in una sola fase; passa il mouse su una, o tienila premuta, per leggere che cosa fa.
zoo-lesson-counted = I voti sono contati. I tuoi seggi: { $seats } su { $total }; la maggioranza è { $majority }.
zoo-lesson-talks = Ora si tratta per un governo. Una proposta dice chi ha le tre cariche e chi raggiunge i prossimi obiettivi. Tutti votano in segreto; se i seggi dietro il Sì raggiungono la maggioranza, chi ha detto Sì governa.
zoo-lesson-vote = C'è qualcosa per te? Il Sì ti porta nel governo; il No ti lascia all'opposizione, che pesca più carte.
zoo-lesson-event = In ogni round si scopre un evento, poi si possono giocare carte di questa fase.
zoo-lesson-progress = Alla fine del round l'obiettivo promesso è raggiunto, se il governo ha la maggioranza. Alcune carte portano un obiettivo a chi ha la carica giusta.
zoo-lesson-alone = Questo era un round intero. I tuoi obiettivi finora: { $goals }; il massimo di un partito: { $best }. Continua da solo: i consigli dicono a che cosa serve ogni domanda, e un suggerimento mostra le cifre.

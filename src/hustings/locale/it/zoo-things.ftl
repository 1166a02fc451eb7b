# Che cosa sono le cose sul tavolo e che cosa fanno

zoo-thing-goal = Obiettivi
zoo-thing-goal-what = Con che cosa si vince: ogni partito sale su un tracciato di { $last } caselle.
zoo-thing-goal-does = Vince chi ha più obiettivi; a parità, chi ha più cibo. Chi raggiunge l'ultima casella chiude la partita.
zoo-thing-food = Cibo
zoo-thing-food-what = I fondi di un partito, per le offerte e la campagna.
zoo-thing-food-does = In ogni round se ne possono piazzare dai fondi fino a { $limit }, al massimo { $per_species } su una specie. Dopo un'elezione parlamentare ogni seggio ne porta uno.
zoo-thing-token = Gettoni cibo
zoo-thing-token-what = Cibo che un partito ha piazzato su una specie.
zoo-thing-token-does = Chi ne ha di più riceve il primo numero di voti, chi viene dopo il secondo. Nessuna parità è permessa.
zoo-thing-votes = Voti
zoo-thing-votes-what = Ciò che una specie dà al partito che vi ha più cibo, e al secondo.
zoo-thing-votes-does = In un'elezione parlamentare i voti diventano seggi.
zoo-thing-seats = Seggi
zoo-thing-seats-what = Ciò che un partito ha in parlamento fino alla prossima elezione parlamentare.
zoo-thing-seats-does = Decidono chi governa e chi gioca per primo, e portano cibo una volta. Dopo una freccia: i seggi se si contasse ora.
zoo-thing-parliament = Parlamento
zoo-thing-parliament-what = I seggi di tutti i partiti.
zoo-thing-parliament-does = I partiti che insieme raggiungono la maggioranza possono governare.
zoo-thing-majority = Maggioranza
zoo-thing-majority-what = La metà di tutti i seggi, arrotondata per difetto, più uno.
zoo-thing-majority-does = Serve a una proposta per passare, e a un governo per il suo obiettivo promesso.
zoo-thing-government = Governo
zoo-thing-government-what = I partiti che hanno detto Sì alla proposta accettata.
zoo-thing-government-does =
    Hanno le cariche, e gli obiettivi promessi sono loro. Alla fine di un round pescano { $draw_government ->
        [one] una carta
       *[other] { $draw_government } carte
    }.
zoo-thing-opposition = Opposizione
zoo-thing-opposition-what = I partiti che non governano.
zoo-thing-opposition-does =
    La guida il più grande. Alla fine di un round pescano { $draw_opposition ->
        [one] una carta
       *[other] { $draw_opposition } carte
    }.
zoo-thing-agenda = Obiettivi promessi
zoo-thing-agenda-what = La proposta dice chi raggiunge l'obiettivo di questo round e del prossimo.
zoo-thing-agenda-does = Nell'ultima fase del round quel partito lo raggiunge, se il governo ha la maggioranza.
zoo-thing-proposal = Proposta
zoo-thing-proposal-what = Tre cariche e gli obiettivi ancora da venire, ognuno per un partito qualsiasi.
zoo-thing-proposal-does = Tutti votano in segreto. Passa quando i seggi dietro il Sì raggiungono la maggioranza; chi ha detto Sì governa.
zoo-thing-privilege = Privilegio
zoo-thing-privilege-what = Ciò che una carica permette una volta fino alla prossima elezione parlamentare.
zoo-thing-privilege-does = Quando si usa, la carta della carica si gira.
zoo-thing-blockade = Blocco
zoo-thing-blockade-what = Un segnalino che la Difesa può mettere su una specie.
zoo-thing-blockade-does = In questo round lì non si può aggiungere cibo.
zoo-thing-manipulation = Manipolazione
zoo-thing-manipulation-what = Un segnalino che le Finanze possono mettere su una specie.
zoo-thing-manipulation-does = Al prossimo conteggio chi è in testa lì riceve { $manipulated } voti, e nessun altro ne riceve.
zoo-thing-order = Ordine di gioco
zoo-thing-order-what = Chi gioca per primo in una fase: più seggi, poi più obiettivi, poi le cariche.
zoo-thing-order-does = Nella campagna i partiti successivi vedono che cosa hanno piazzato i primi.
zoo-thing-hand = Carte azione
zoo-thing-hand-what = Carte che vede solo chi le ha; in mano ne restano al massimo { $hand_limit }.
zoo-thing-hand-does = Ognuna si gioca in una sola fase, quante se ne vuole in un turno.
zoo-thing-event = Evento
zoo-thing-event-what = In ogni round si scopre una carta.
zoo-thing-event-does = Cambia questo round o il prossimo. Dal round { $end_from } in poi può essere l'ultimo.
zoo-thing-calendar = Calendario
zoo-thing-calendar-what = I segnalini mostrano i round delle prossime elezioni.
zoo-thing-calendar-does = Le elezioni vengono ogni { $interval } round, se nessuna carta e nessun fallimento le sposta. La partita dura al massimo { $rounds } round.
zoo-thing-office = Cariche
zoo-thing-office-what = Il Presidente, tre cariche del governo e il Capo dell'opposizione.
zoo-thing-office-does = Ognuna ha un privilegio o un premio, e decide le parità nell'ordine di gioco.
zoo-thing-enclosure = Recinto
zoo-thing-enclosure-what = Una specie con i suoi gettoni cibo e i suoi due numeri di voti.
zoo-thing-enclosure-does = Chi vi ha più cibo vince i suoi voti.
zoo-thing-office-0-what = Va a chi offre di più nell'elezione presidenziale; tutti perdono metà dell'offerta.
zoo-thing-office-0-does =
    Porta subito { $president_goals ->
        [one] un obiettivo
       *[other] { $president_goals } obiettivi
    } e, se si vuole, una carta.
zoo-thing-office-1-what = Una carica del governo.
zoo-thing-office-1-does = Nella campagna, una volta: { $prime_tokens } gettoni cibo dalla riserva su una specie. Se il governo è ad interim, dice chi raggiunge l'obiettivo.
zoo-thing-office-2-what = Una carica del governo.
zoo-thing-office-2-does = Prima della campagna, una volta: mette la Manipolazione su una specie.
zoo-thing-office-3-what = Una carica del governo.
zoo-thing-office-3-does = Prima della campagna, una volta: mette il Blocco su una specie.
zoo-thing-office-4-what = Va al più grande partito dell'opposizione.
zoo-thing-office-4-does = Nella campagna, una volta: sostituisce un gettone cibo di un avversario con uno suo. Può proporre un altro governo quando questo ha perso la maggioranza.
zoo-thing-species-what = Una specie: { $first } voti a chi ha più cibo, { $second } al secondo.
zoo-thing-species-does = I suoi voti diventano seggi alla prossima elezione parlamentare.
zoo-thing-card-0-what = Una carta azione per la campagna.
zoo-thing-card-0-does = Piazza fino a { $rally } gettoni cibo dalla riserva sulla specie della carta.
zoo-thing-card-1-what = Una carta azione per la campagna.
zoo-thing-card-1-does = Sostituisce un gettone cibo di un avversario sulla specie della carta con uno tuo.
zoo-thing-card-2-what = Una carta azione prima del conteggio.
zoo-thing-card-2-does =
    Chi è in testa in ogni specie di terra riceve { $season ->
        [one] un voto
       *[other] { $season } voti
    } in meno.
zoo-thing-card-3-what = Una carta azione prima del conteggio.
zoo-thing-card-3-does =
    Chi è in testa in ogni specie d'acqua riceve { $season ->
        [one] un voto
       *[other] { $season } voti
    } in meno.
zoo-thing-card-4-what = Una carta azione prima del conteggio.
zoo-thing-card-4-does =
    Ti porta { $migration ->
        [one] un seggio
       *[other] { $migration } seggi
    } in più.
zoo-thing-card-5-what = Una carta azione prima del conteggio.
zoo-thing-card-5-does =
    Porta a chi è in testa nella specie della carta { $mandate ->
        [one] un seggio
       *[other] { $mandate } seggi
    } in più.
zoo-thing-card-6-what = Una carta azione dopo l'evento.
zoo-thing-card-6-does = L'elezione presidenziale viene nel prossimo round.
zoo-thing-card-7-what = Una carta azione prima del conteggio.
zoo-thing-card-7-does = Fino a { $loyalty } gettoni cibo sulla specie della carta vi restano dopo il conteggio.
zoo-thing-card-8-what = Una carta azione dopo l'evento.
zoo-thing-card-8-does = { $defectors } seggi di un partito a tua scelta diventano tuoi.
zoo-thing-card-9-what = Una carta azione dopo l'evento.
zoo-thing-card-9-does = L'elezione parlamentare viene nel prossimo round; l'obiettivo promesso per esso è perso.
zoo-thing-card-10-what = Una carta azione per chi ha la carica indicata, nell'ultima fase.
zoo-thing-card-10-does =
    Porta { $assertiveness ->
        [one] un obiettivo
       *[other] { $assertiveness } obiettivi
    }.
zoo-thing-event-donation-what = Un evento: cibo per le cariche.
zoo-thing-event-donation-does = Chi ha una carica sulla carta riceve cibo.
zoo-thing-event-good-harvest-what = Un evento per il prossimo round.
zoo-thing-event-good-harvest-does = Nella prossima campagna il limite di cibo dai fondi sale di { $harvest } per ogni partito.
zoo-thing-event-bad-harvest-what = Un evento per il prossimo round.
zoo-thing-event-bad-harvest-does = Nella prossima campagna il limite di cibo dai fondi scende di { $harvest } per ogni partito.
zoo-thing-event-strike-what = Un evento per questo round.
zoo-thing-event-strike-does = L'obiettivo promesso non è raggiunto.
zoo-thing-event-resistance-what = Un evento per questo round.
zoo-thing-event-resistance-does = L'obiettivo promesso costa cibo ({ $resistance }); senza pagare non è raggiunto.
zoo-thing-event-end-what = L'ultimo evento.
zoo-thing-event-end-does = La partita finisce dopo questo round.

## A che cosa serve una domanda, e che cosa guardare

zoo-purpose-bid = L'offerta più alta prende la presidenza, e con essa un obiettivo.
zoo-coach-bid = Metà della tua offerta è persa, che tu vinca o no. Quel cibo non lo avrai più per la campagna.
zoo-purpose-president-card = Come nuovo Presidente puoi pescare una carta azione.
zoo-coach-president-card = Una carta in più non costa nulla. Solo alla fine del round chi ne ha troppe deve scartare.
zoo-purpose-blockade = Come ministro della Difesa puoi chiudere una specie: in questo round lì non si aggiunge cibo.
zoo-coach-blockade = In una specie in cui sei in testa, in questo round nessuno può superarti. Puoi anche tenere il privilegio per una campagna successiva.
zoo-purpose-manipulation = Come ministro delle Finanze puoi cambiare ciò che dà una specie: un numero fisso di voti a chi è in testa, niente agli altri.
zoo-coach-manipulation = Cerca una specie in cui sei in testa e che ora dà meno, o una in cui un avversario conta sul secondo posto.
zoo-purpose-campaign = Piazzi cibo sulle specie. Porta voti, che alla prossima elezione parlamentare diventano seggi.
zoo-coach-campaign = Solo il primo e, in alcune specie, il secondo ricevono voti. Due partiti non possono avere lo stesso cibo su una specie. Il cibo resta fino all'elezione.
zoo-purpose-election-card = Puoi giocare una carta prima che si contino i voti.
zoo-coach-election-card = Che cosa cambierebbe nei seggi? Una carta che tieni può servire a un'elezione successiva.
zoo-purpose-propose = Proponi chi ha le cariche e chi raggiunge i prossimi obiettivi. Chi vota Sì entra nel governo.
zoo-coach-propose = Ai Sì serve la maggioranza dei seggi. Offri a ogni alleato quanto basta perché accetti, e non di più.
zoo-purpose-vote = Voti in segreto su questa proposta.
zoo-coach-vote = Se è accettata, chi ha votato Sì governa e gli altri sono l'opposizione. Che cosa ti porta, e che cosa potrebbe offrirti una proposta successiva?
zoo-purpose-event-card = Puoi giocare una carta dopo l'evento.
zoo-coach-event-card = Guarda il calendario delle elezioni, e quanti seggi il governo ha in più del necessario.
zoo-purpose-motion = Come Capo dell'opposizione puoi proporre un altro governo.
zoo-coach-motion = Conta i seggi: chi voterebbe per la tua proposta? Se è rifiutata, non cambia nulla.
zoo-purpose-take-over = Hai più seggi del governo e puoi prenderne il posto.
zoo-coach-take-over = Le cariche e gli obiettivi ancora aperti diventano tuoi. Un privilegio usato resta usato.
zoo-purpose-progress-card = Puoi giocare una carta che porta un obiettivo, se hai la carica indicata.
zoo-coach-progress-card = Gli obiettivi fanno vincere. Puoi perdere la carica prima di un'altra occasione.
zoo-purpose-name-goal = Dici quale partito raggiunge l'obiettivo.
zoo-coach-name-goal = Di solito il tuo. Un obiettivo per un alleato può tenere insieme il tuo governo.
zoo-purpose-resistance = Il tuo obiettivo incontra resistenza: lo raggiungi solo se paghi cibo.
zoo-coach-resistance = Gli obiettivi fanno vincere. Ma quel cibo ti servirà in una campagna ancora da fare?
zoo-purpose-discard = Hai più carte di quante ne possono restare in mano. Scegli quali vanno via.
zoo-coach-discard = Tieni le carte per le fasi che vengono presto nel calendario. Tutti vedono che cosa scarti.

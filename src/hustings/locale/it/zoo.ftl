# Zoocracy
# Parties have a form "a" (ad Arancione), species a form "tra" (tra gli elefanti).

zoo-party =
    { $number ->
        [1] Giallo
        [2] Verde
        [3] Rosso
        [4] Arancione
        [5] Nero
       *[other] Blu
    }
    .a =
        { $number ->
            [1] a Giallo
            [2] a Verde
            [3] a Rosso
            [4] ad Arancione
            [5] a Nero
           *[other] a Blu
        }
zoo-nobody = nessuno
    .a = a nessuno
zoo-nowhere = non ora
zoo-none = niente
zoo-no-card = Non giocare carte
zoo-hidden = nascosto
zoo-you = { $party } (tu)
zoo-amount = { $party } { $amount }
zoo-group = ({ $parties })
zoo-tokens =
    { $tokens ->
        [one] un gettone cibo
       *[other] { $tokens } gettoni cibo
    }

zoo-species-0 = elefanti
    .tra = tra gli elefanti
zoo-species-1 = scimmie
    .tra = tra le scimmie
zoo-species-2 = zebre
    .tra = tra le zebre
zoo-species-3 = serpenti
    .tra = tra i serpenti
zoo-species-4 = pappagalli
    .tra = tra i pappagalli
zoo-species-5 = pinguini
    .tra = tra i pinguini
zoo-species-6 = fenicotteri
    .tra = tra i fenicotteri
zoo-species-7 = ippopotami
    .tra = tra gli ippopotami
zoo-species-8 = orsi polari
    .tra = tra gli orsi polari

zoo-office-0 = Presidente
zoo-office-1 = Primo ministro
zoo-office-2 = Finanze
zoo-office-3 = Difesa
zoo-office-4 = Capo dell'opposizione

zoo-side-0 = nessun governo
zoo-side-1 = governo
zoo-side-2 = opposizione

zoo-card-0 = Comizio ({ $species })
zoo-card-1 = Campagna negativa ({ $species })
zoo-card-2 = Stagione delle piogge
zoo-card-3 = Stagione secca
zoo-card-4 = Migrazione
zoo-card-5 = Seggio extra ({ $species })
zoo-card-6 = Elezione presidenziale anticipata
zoo-card-7 = Fedeltà ({ $species })
zoo-card-8 = Transfughi
zoo-card-9 = Elezione parlamentare anticipata
zoo-card-10 = Fermezza ({ $office })

zoo-event-donation-1 = Donazione alle cariche di governo
zoo-event-donation-2 = Donazione a Presidente e Capo dell'opposizione
zoo-event-donation-3 = Donazione a ogni carica
zoo-event-good-harvest = Buon raccolto
zoo-event-bad-harvest = Cattivo raccolto
zoo-event-strike = Sciopero
zoo-event-resistance = Resistenza
zoo-event-end = Fine della partita

zoo-phase-A = A Presidenza
zoo-phase-B = B Campagna
zoo-phase-C = C Parlamento
zoo-phase-D = D Governo
zoo-phase-E = E Evento
zoo-phase-F = F Sfiducia
zoo-phase-G = G Progresso

## What lies on the table

zoo-round = Round { $round } di { $rounds } al massimo
zoo-calendar = Questo round e il prossimo
zoo-head-phase = Fase
zoo-head-round = Round { $round }
zoo-played-true = sì: { $why }
zoo-played-false = no: { $why }
zoo-because-always = ogni round
zoo-because-marker-here = il segnalino è su questo round
zoo-because-marker-later = il segnalino è su un round successivo
zoo-because-marker-there = il segnalino è su quel round
zoo-because-marker-elsewhere = il segnalino non è su quel round
zoo-because-no-government = non c'è un governo
zoo-because-formation-failed = in questo round non si è formato un governo
zoo-because-no-opposition = non c'è un capo dell'opposizione
zoo-because-opposition-larger = l'opposizione ha più seggi
zoo-because-opposition-smaller = l'opposizione non ha seggi in più
zoo-because-every-round = la sfiducia è possibile a ogni round
zoo-because-majority-lost = il governo ha perso la maggioranza
zoo-because-majority-held = il governo ha la maggioranza
zoo-because-only-if-majority-lost = solo se allora il governo non avrà la maggioranza
zoo-because-only-if-larger = solo se allora l'opposizione avrà più seggi
zoo-next-round = Probabilità che ci sia un altro round: { $percent } per cento.
zoo-event-now = L'evento di questo round: { $event }.
zoo-harvest =
    { $limit ->
        [one] Dopo il raccolto, in questo round ogni partito può piazzare dai fondi un solo gettone cibo.
       *[other] Dopo il raccolto, in questo round ogni partito può piazzare dai fondi fino a { $limit } gettoni cibo.
    }

zoo-parties = I partiti, in ordine di gioco
zoo-head-party = Partito
zoo-head-goals = Obiettivi
zoo-head-seats = Seggi
zoo-head-side = Schieramento
zoo-head-funds = Fondi
zoo-head-received = Cibo ricevuto
zoo-head-spent = Cibo speso
zoo-head-cards = Carte
zoo-supply-open = Il cibo della riserva non finisce mai.
zoo-supply-limited = Cibo nella riserva: { $food }. Ciò che non c'è non si può prendere né piazzare.
zoo-supply-two = Cibo nella riserva, colori inutilizzati compresi: { $food }. Ciò che non c'è non si può prendere né piazzare.

zoo-majority = { $total } seggi; la maggioranza è { $majority }.
zoo-coalitions = Gruppi che la raggiungono appena: { $groups }.
zoo-government =
    { $seats ->
        [one] Il governo ha un seggio, l'opposizione { $opposition }.
       *[other] Il governo ha { $seats } seggi, l'opposizione { $opposition }.
    }
zoo-caretaker =
    { $seats ->
        [one] Il governo ad interim ha un seggio, l'opposizione { $opposition }.
       *[other] Il governo ad interim ha { $seats } seggi, l'opposizione { $opposition }.
    }
zoo-no-government = Non c'è un governo.
zoo-goal-promised = Per ora l'obiettivo di questo round va a { $parties }.
zoo-goal-named = Per ora è il Primo ministro a indicare chi raggiunge l'obiettivo di questo round.
zoo-goal-strike = Lo sciopero blocca l'obiettivo promesso di questo round.
zoo-goal-no-majority = Senza maggioranza nessuno raggiunge l'obiettivo promesso di questo round.
zoo-goal-no-government = Senza un governo nessuno raggiunge un obiettivo promesso in questo round.
zoo-goal-no-promise = L'obiettivo di questo round non è promesso a nessuno.

zoo-board = Le specie: il cibo di ogni partito
zoo-head-species = Specie
zoo-head-votes = Voti
zoo-head-note = Nota
zoo-votes =
    { $second ->
        [0] { $first }
       *[other] { $first } e { $second }
    }
zoo-note-blocked = Blocco
zoo-note-manipulated = Manipolazione
zoo-note-tied = parità
zoo-projection = Seggi se si contasse ora

zoo-offices = Cariche
zoo-head-office = Carica
zoo-head-privilege = Privilegio
zoo-face-up = disponibile
zoo-face-down = usato o nessuno
zoo-promises = Obiettivi promessi: P1 { $first }, P2 { $second }.

zoo-hand = Le tue carte: { $cards }.
zoo-discards = Pila degli scarti: { $cards }.
zoo-deck = Carte nel mazzo: { $cards }. Eventi che possono ancora uscire: { $events }.

## Questions

zoo-ask-bid = Quanto cibo offri per la presidenza? Hai { $funds }; metà dell'offerta è persa, che tu vinca o no.
zoo-ask-president-card = Come nuovo Presidente, peschi una carta azione?
zoo-ask-blockade = Metti il Blocco? In questo round a quella specie non si potrà aggiungere nulla.
zoo-ask-manipulation = Metti il segnalino Manipolazione? Lì chi guida avrà 4 voti e gli altri nessuno.
zoo-ask-campaign = La tua campagna: gettoni cibo dei fondi ancora da piazzare: { $left } su { $limit }.
zoo-ask-election-card = Giochi una carta prima che si contino i voti?
zoo-ask-event-card = Giochi una carta dopo l'evento?
zoo-ask-progress-card = Giochi una carta per raggiungere un obiettivo?
zoo-ask-propose = Proponi un governo. A chi lo sostiene servono { $majority } seggi.
zoo-ask-vote = { $proposer } propone { $prime } come Primo ministro, { $finance } alle Finanze, { $defence } alla Difesa; l'obiettivo di questo round { $goal-a }, quello del prossimo { $next_goal-a }. Accetti?
zoo-ask-vote-own = Proponi { $prime } come Primo ministro, { $finance } alle Finanze, { $defence } alla Difesa; l'obiettivo di questo round { $goal-a }, quello del prossimo { $next_goal-a }. Voti Sì?
zoo-ask-vote-one = { $proposer } propone { $prime } come Primo ministro, { $finance } alle Finanze, { $defence } alla Difesa; l'obiettivo di questo round { $goal-a }. Accetti?
zoo-ask-vote-one-own = Proponi { $prime } come Primo ministro, { $finance } alle Finanze, { $defence } alla Difesa; l'obiettivo di questo round { $goal-a }. Voti Sì?
zoo-ask-motion = Presenti una mozione di sfiducia con una tua proposta?
zoo-ask-take-over = Hai più seggi del governo. Prendi il potere?
zoo-ask-name-goal = Quale partito raggiunge l'obiettivo?
zoo-ask-resistance =
    { $cost ->
        [one] Paghi un gettone cibo per il tuo obiettivo?
       *[other] Paghi { $cost } gettoni cibo per il tuo obiettivo?
    }
zoo-ask-draw = { $seat } pesca.
zoo-ask-lots = I sorteggi del round.
zoo-ask-event = L'evento del round.

zoo-step-prime = Chi è Primo ministro?
zoo-step-finance = A chi le Finanze?
zoo-step-defence = A chi la Difesa?
zoo-step-goal = A chi il primo obiettivo?
zoo-step-next-goal = A chi l'obiettivo del prossimo round?
zoo-step-card = Quale carta?
zoo-step-species = Quale specie?
zoo-step-tokens = Quanti?
zoo-step-other = Quale partito?
zoo-step-keeper = Il cibo di quale partito resta?

## Answers

zoo-do-bid = Offri { $amount } (costa { $cost })
zoo-do-president-card-0 = Non pescare
zoo-do-president-card-1 = Pesca una carta
zoo-do-wait = Non ora
zoo-do-blockade = Metti il Blocco { $species-tra }
zoo-do-manipulation = Metti il segnalino Manipolazione { $species-tra }
zoo-do-pass = Non giocare carte
zoo-do-campaign-0 = Finisci il turno
zoo-do-campaign-1 =
    { $tokens ->
        [one] Piazza un gettone cibo { $species-tra }
       *[other] Piazza { $tokens } gettoni cibo { $species-tra }
    }
zoo-do-campaign-3 =
    { $tokens ->
        [one] Come Primo ministro piazza un gettone cibo dalla riserva { $species-tra }
       *[other] Come Primo ministro piazza { $tokens } gettoni cibo dalla riserva { $species-tra }
    }
zoo-do-campaign-4 = Come Capo dell'opposizione sostituisci con il tuo un gettone cibo di { $other } { $species-tra }
zoo-do-campaign-5 =
    { $tokens ->
        [one] Riprendi un gettone cibo { $species-tra }
       *[other] Riprendi { $tokens } gettoni cibo { $species-tra }
    }
zoo-pick-campaign-0 = Finisci il turno
zoo-pick-campaign-1 = Piazza cibo dai tuoi fondi
zoo-pick-campaign-2 = Gioca una carta
zoo-pick-campaign-3 = Usa i gettoni cibo del Primo ministro
zoo-pick-campaign-4 = Usa la campagna negativa del Capo dell'opposizione
zoo-pick-campaign-5 = Riprendi cibo piazzato in questo turno
zoo-pick-motion-0 = Nessuna mozione
zoo-pick-motion-1 = Fai una proposta
zoo-do-card-0 =
    { $tokens ->
        [one] Comizio: un gettone cibo dalla riserva { $species-tra }
       *[other] Comizio: { $tokens } gettoni cibo dalla riserva { $species-tra }
    }
zoo-do-card-1 = Campagna negativa: sostituisci con il tuo un gettone cibo di { $other } { $species-tra }
zoo-do-card-2 = Stagione delle piogge: un voto in meno a chi guida sulla terraferma
zoo-do-card-3 = Stagione secca: un voto in meno a chi guida nell'acqua
zoo-do-card-4 = Migrazione: un seggio in più per te
zoo-do-card-5 = Seggio extra: un seggio in più a chi guida { $species-tra }
zoo-do-card-6 = Elezione presidenziale anticipata: si tiene al prossimo round
zoo-do-card-7 =
    { $tokens ->
        [one] Fedeltà: conserva un tuo gettone cibo { $species-tra }
       *[other] Fedeltà: conserva { $tokens } tuoi gettoni cibo { $species-tra }
    }
zoo-do-card-7-of =
    { $tokens ->
        [one] Fedeltà: conserva un gettone cibo { $species-tra } ({ $other })
       *[other] Fedeltà: conserva { $tokens } gettoni cibo { $species-tra } ({ $other })
    }
zoo-do-card-8 =
    { $seats ->
        [one] Transfughi: prendi un seggio { $other-a }, se ne ha
       *[other] Transfughi: prendi { $seats } seggi { $other-a }, o tutti quelli che ha
    }
zoo-do-card-9 = Elezione parlamentare anticipata: si tiene al prossimo round; l'obiettivo del prossimo round è perso
zoo-do-card-10 = Fermezza: un obiettivo per te ({ $office })
zoo-do-propose-1 = { $prime } come Primo ministro, { $finance } alle Finanze, { $defence } alla Difesa; l'obiettivo di questo round { $goal-a }
zoo-do-propose-2 = { $prime } come Primo ministro, { $finance } alle Finanze, { $defence } alla Difesa; l'obiettivo di questo round { $goal-a }, quello del prossimo { $next_goal-a }
zoo-do-vote-0 = No: vai all'opposizione
zoo-do-vote-1 = Sì: entra nel governo
zoo-do-motion-0 = Nessuna mozione
zoo-do-take-over-0 = Lascia il governo com'è
zoo-do-take-over-1 = Prendi il potere
zoo-do-name-goal = { $seat }
zoo-do-resistance-0 = Rinuncia all'obiettivo
zoo-do-resistance-1 =
    { $cost ->
        [one] Paga un gettone cibo e raggiungi l'obiettivo
       *[other] Paga { $cost } gettoni cibo e raggiungi l'obiettivo
    }
zoo-do-discard = Scarta { $cards }
zoo-do-draw = Pesca { $cards }
zoo-do-lots = { $order }

## Why not


## News

zoo-news-round = Comincia il round { $round }.
zoo-news-phase = { $phase }.
zoo-news-lots = In questo round le parità si risolvono in quest'ordine: { $order }.
zoo-news-order = Ordine di gioco: { $order }.
zoo-news-recommitted = { $seat } ha cambiato la sua decisione segreta.
zoo-news-committed = { $seat } ha deciso in segreto.
zoo-news-bid = { $seat } ha offerto { $amount }.
zoo-news-tied = Parità sull'offerta più alta: { $bidders } fanno una nuova offerta.
zoo-news-paid =
    { $amount ->
        [one] { $seat } paga un gettone cibo.
       *[other] { $seat } paga { $amount } gettoni cibo.
    }
zoo-news-president = { $seat } ottiene la presidenza.
zoo-news-no-card = { $seat } non pesca la carta del Presidente.
zoo-news-goal-0 = { $seat } raggiunge un obiettivo per la presidenza: ora ne ha { $goals }.
zoo-news-goal-1 = { $seat } raggiunge l'obiettivo promesso: ora ne ha { $goals }.
zoo-news-goal-2 = { $seat } raggiunge un obiettivo con una carta: ora ne ha { $goals }.
zoo-news-no-goal-0 = Nessun obiettivo: non c'è un governo.
zoo-news-no-goal-1 = Nessun obiettivo promesso: c'è sciopero.
zoo-news-no-goal-2 = Nessun obiettivo promesso: il governo non ha la maggioranza.
zoo-news-no-goal-3 = Nessun obiettivo: non era promesso a nessuno.
zoo-news-drew =
    { $count ->
        [one] { $seat } pesca una carta.
       *[other] { $seat } pesca { $count } carte.
    }
zoo-news-drew-you = Peschi { $cards }.
zoo-news-reshuffled =
    { $count ->
        [one] La carta scartata viene rimescolata in un nuovo mazzo.
       *[other] Le { $count } carte scartate vengono rimescolate in un nuovo mazzo.
    }
zoo-news-blockade = { $seat } mette il Blocco { $species-tra }.
zoo-news-manipulation = { $seat } mette il segnalino Manipolazione { $species-tra }.
zoo-news-waited = { $seat } conserva il privilegio per dopo.
zoo-news-placed =
    { $tokens ->
        [one] { $seat } piazza un gettone cibo { $species-tra }.
       *[other] { $seat } piazza { $tokens } gettoni cibo { $species-tra }.
    }
zoo-news-taken-back =
    { $tokens ->
        [one] { $seat } riprende un gettone cibo { $species-tra }.
       *[other] { $seat } riprende { $tokens } gettoni cibo { $species-tra }.
    }
zoo-news-prime-tokens = { $seat } usa i gettoni cibo del Primo ministro { $species-tra }.
zoo-news-leader-negative = { $seat }, a capo dell'opposizione, sostituisce un gettone cibo di { $other } { $species-tra }.
zoo-news-turn-ended = { $seat } finisce il turno.
zoo-news-passed = { $seat } non gioca carte.
zoo-news-card-0 =
    { $tokens ->
        [one] { $seat } gioca Comizio: un gettone cibo { $species-tra }.
       *[other] { $seat } gioca Comizio: { $tokens } gettoni cibo { $species-tra }.
    }
zoo-news-card-1 = { $seat } gioca Campagna negativa contro { $other } { $species-tra }.
zoo-news-card-2 = { $seat } gioca Stagione delle piogge: un voto in meno a chi guida sulla terraferma.
zoo-news-card-3 = { $seat } gioca Stagione secca: un voto in meno a chi guida nell'acqua.
zoo-news-card-4 = { $seat } gioca Migrazione per un seggio.
zoo-news-card-5 = { $seat } gioca un Seggio extra { $species-tra }.
zoo-news-card-6 = { $seat } indice un'elezione presidenziale anticipata.
zoo-news-card-7 =
    { $tokens ->
        [one] { $seat } gioca Fedeltà e conserva un gettone cibo { $species-tra }.
       *[other] { $seat } gioca Fedeltà e conserva { $tokens } gettoni cibo { $species-tra }.
    }
zoo-news-card-7-of =
    { $tokens ->
        [one] { $seat } gioca Fedeltà e conserva un gettone cibo { $species-tra } ({ $other }).
       *[other] { $seat } gioca Fedeltà e conserva { $tokens } gettoni cibo { $species-tra } ({ $other }).
    }
zoo-news-card-8 = { $seat } gioca Transfughi contro { $other }.
zoo-news-card-9 = { $seat } indice un'elezione parlamentare anticipata; l'obiettivo del prossimo round è perso.
zoo-news-card-10 = { $seat } gioca Fermezza: { $office }.
zoo-news-votes-one = Voti { $species-tra }: { $seat } { $votes }.
zoo-news-votes-two = Voti { $species-tra }: { $seat } { $votes }, { $second } { $more }.
zoo-news-seats = Seggi: { $seats }.
zoo-news-majority =
    { $seats ->
        [one] La maggioranza è di un seggio.
       *[other] La maggioranza è di { $seats } seggi.
    }
zoo-news-kept =
    { $tokens ->
        [one] { $seat } conserva un gettone cibo { $species-tra }.
       *[other] { $seat } conserva { $tokens } gettoni cibo { $species-tra }.
    }
zoo-news-income = Cibo per i seggi: { $food }.
zoo-news-short =
    { $amount ->
        [one] La riserva non basta: { $seat } riceve un gettone cibo in meno.
       *[other] La riserva non basta: { $seat } riceve { $amount } gettoni cibo in meno.
    }
zoo-news-proposed = { $seat } propone { $prime } come Primo ministro, { $finance } alle Finanze, { $defence } alla Difesa; l'obiettivo di questo round { $goal-a }, quello del prossimo { $next_goal-a }.
zoo-news-motion-1 = { $seat } presenta una mozione di sfiducia e propone { $prime } come Primo ministro, { $finance } alle Finanze, { $defence } alla Difesa; l'obiettivo di questo round { $goal-a }.
zoo-news-motion-2 = { $seat } presenta una mozione di sfiducia e propone { $prime } come Primo ministro, { $finance } alle Finanze, { $defence } alla Difesa; l'obiettivo di questo round { $goal-a }, quello del prossimo { $next_goal-a }.
zoo-news-no-motion = { $seat } non presenta una mozione di sfiducia.
zoo-news-voted-0 = { $seat } vota No.
zoo-news-voted-1 = { $seat } vota Sì.
zoo-news-accepted =
    { $seats ->
        [one] Proposta accettata con un seggio, ne servivano { $majority }.
       *[other] Proposta accettata con { $seats } seggi, ne servivano { $majority }.
    }
zoo-news-refused =
    { $seats ->
        [one] Proposta respinta con un seggio, ne servivano { $majority }.
       *[other] Proposta respinta con { $seats } seggi, ne servivano { $majority }.
    }
zoo-news-government = Il governo: { $parties }.
zoo-news-office = { $office }: { $seat }.
zoo-news-promise = L'obiettivo su P{ $space } è promesso { $seat-a }.
zoo-news-caretaker = Non si è formato un governo; il vecchio resta ad interim.
zoo-news-no-government = Non si è formato un governo.
zoo-news-event = Evento: { $event }.
zoo-news-donated =
    { $amount ->
        [one] { $seat } riceve un gettone cibo ({ $office }).
       *[other] { $seat } riceve { $amount } gettoni cibo ({ $office }).
    }
zoo-news-defected =
    { $seats ->
        [one] Un seggio passa da { $other } { $seat-a }.
       *[other] { $seats } seggi passano da { $other } { $seat-a }.
    }
zoo-news-take-over-0 = { $seat } non prende il potere.
zoo-news-take-over-1 = { $seat } prende il potere.
zoo-news-named = { $seat } indica { $other }.
zoo-news-resistance-0 = { $seat } rinuncia al suo obiettivo.
zoo-news-resistance-1 = { $seat } paga per il suo obiettivo.
zoo-news-discarded = { $seat } scarta { $cards }.
zoo-news-end = La partita è finita.

## Why a bot answers so

zoo-because-behind = Seggi di chi ci guadagna, compresi i nostri: { $seats }; ne servono { $majority }.
zoo-because-share = La nostra parte: obiettivi { $goals } su { $all }, cariche { $offices } su { $posts }.
zoo-because-government = Seggi del governo: { $seats }; la maggioranza è { $majority }.

## Why a bot answers so

zoo-because-own = È la nostra proposta.
zoo-because-goals =
    { $goals ->
        [one] Ci dà un obiettivo.
       *[other] Ci dà { $goals } obiettivi.
    }
zoo-because-offices = Ci dà una carica.
zoo-because-nothing = Non ci guadagniamo nulla.
zoo-because-broken = { $party } ha già mancato di parola.
zoo-because-partner = Con { $party } c'è la maggioranza, e ognuno di noi ottiene qualcosa.
zoo-because-partners = Con { $party } e { $other } c'è la maggioranza, e ognuno di noi ottiene qualcosa.
zoo-because-enough = La maggioranza l'abbiamo da soli.
zoo-because-bid = Offriamo { $bid } (nei nostri fondi: { $food }); la metà si paga.
zoo-because-keep = Teniamo il nostro cibo ({ $food }).
zoo-because-no-word = Era promesso { $party-a }.
zoo-because-first = Così siamo primi { $species-tra }. Voti se si contasse ora: { $votes }.
zoo-because-second = Così siamo secondi { $species-tra }. Voti se si contasse ora: { $votes }.
zoo-because-tokens = I nostri gettoni cibo { $species-tra } diventano { $tokens }.
zoo-count-promises = Obiettivi promessi
zoo-count-offices = Cariche
zoo-count-leads = Specie in cui si è primi
zoo-because-word = Manteniamo la parola data { $party-a }.
zoo-because-tie = Una parità non può restare.

zoo-goals-0 = Per la presidenza
zoo-goals-1 = Promessi
zoo-goals-2 = Con le carte

## Certain, or as things stand

zoo-maybe-true = per ora sì: { $why }
zoo-maybe-false = per ora no: { $why }
zoo-because-begun = è iniziata
zoo-because-after-formation = dipende dal governo che si forma in questo round
zoo-goal-after-formation = L'obiettivo di questo round viene promesso alla formazione del governo.
zoo-goal-over = L'obiettivo di questo round è già deciso.
zoo-goal-certain-promised = L'obiettivo di questo round va a { $parties }.
zoo-goal-certain-named = Il Primo ministro indica chi raggiunge l'obiettivo di questo round.
zoo-next-round-estimate = Probabilità che ci sia un altro round: { $percent } per cento, a meno che un partito raggiunga prima la fine del tracciato degli obiettivi.
zoo-ask-discard-so-many =
    { $count ->
        [one] Scarta una carta: puoi tenerne { $limit }.
       *[other] Scarta { $count } carte: puoi tenerne { $limit }.
    }
zoo-news-goal-3 = { $seat }, su indicazione del Primo ministro, raggiunge l'obiettivo: ora ne ha { $goals }.
zoo-goals-3 = Indicati dal Primo ministro

## What is not possible

zoo-no-funds = Gettoni cibo nei tuoi fondi: { $funds }.
zoo-no-supply = Gettoni cibo per te nella riserva: { $left }.
zoo-no-food-left = Non hai più cibo.
zoo-no-no-food = Piazza almeno un gettone cibo, oppure finisci il turno.
zoo-no-limit = In un turno puoi piazzare al massimo { $limit } gettoni cibo dai tuoi fondi.
zoo-no-species-limit = In un turno puoi piazzare al massimo { $limit } gettoni cibo dai tuoi fondi su una stessa specie.
zoo-no-closed = In questo turno hai ripreso cibo { $species-tra } troppe volte.
zoo-no-blocked = Il Blocco è { $species-tra } in questo round.
zoo-no-tied = C'è parità { $species-tra }: risolvila prima di finire il turno.
zoo-no-tie-there = Due partiti sarebbero in parità { $species-tra }.
zoo-no-nothing-placed = In questo turno non hai piazzato cibo dopo la tua ultima carta o il tuo ultimo privilegio.
zoo-no-not-placed = In questo turno non hai piazzato cibo { $species-tra } dopo la tua ultima carta o il tuo ultimo privilegio.
zoo-no-campaign-card = Non hai carte per la campagna.
zoo-no-card-without-tie = Ogni tua carta per la campagna lascerebbe una parità o non cambierebbe nulla.
zoo-no-card-not-held = Non hai quella carta.
zoo-no-twice = Hai già scelto quella carta.
zoo-no-other-phase = Si gioca in un'altra fase: { $phase }.
zoo-no-office = { $office }: la carica è di { $party }.
zoo-no-office-vacant = { $office }: la carica è vacante.
zoo-no-privilege-used = { $office }: il privilegio è già stato usato; torna con il prossimo governo.
zoo-no-nowhere = In nessuna specie è possibile senza una parità.
zoo-no-negative-nobody = Nessun avversario ha gettoni cibo { $species-tra }.
zoo-no-negative-self = Una campagna negativa è contro un altro partito.
zoo-no-no-token = { $party } non ha gettoni cibo { $species-tra }.
zoo-no-rally = Un Comizio piazza da 1 a { $most } gettoni cibo.
zoo-no-resistance = Costo dell'obiettivo: { $cost }; nei tuoi fondi: { $funds }.
zoo-no-loyalty = I tuoi gettoni cibo { $species-tra }: { $mine }; Fedeltà ne conserva al massimo { $most }.
zoo-no-loyalty-tie = Un altro partito ne conserva altrettanti { $species-tra }.
zoo-no-loyalty-any = Nessun partito ha tanti gettoni cibo { $species-tra }.
zoo-no-loyalty-of = { $party } non ha tanti gettoni cibo { $species-tra }.
zoo-no-seats = { $party } non ha seggi da perdere.
zoo-no-seats-at-all = Nessun altro partito ha un seggio.
zoo-no-food-there = Nessuno ha gettoni cibo { $species-tra }.
zoo-no-own-food-there = Non hai gettoni cibo che possano restare { $species-tra }.
zoo-no-early = Quell'elezione è comunque al prossimo round.
zoo-no-next-round = Non c'è un altro round.
zoo-no-effect = Nessuno perderebbe un voto.

## News with its figures

zoo-news-no-president-tied = Seconda parità tra { $tied }: l'elezione fallisce e { $seat } resta Presidente.
zoo-news-still-no-president-tied = Seconda parità tra { $tied }: non c'è ancora un Presidente.

## Che cosa cambierebbe una risposta

zoo-figure-tokens = gettoni cibo
zoo-figure-votes = voti se si contasse ora
zoo-figure-tied = parità
zoo-figure-blockade = Blocco
zoo-figure-manipulation = Manipolazione
zoo-figure-seats = seggi
zoo-figure-seats-if-counted = seggi se si contasse ora
zoo-figure-majority = maggioranza
zoo-figure-support = seggi favoriti dalla proposta
zoo-figure-food = cibo nei fondi
zoo-figure-left = cibo che si può ancora piazzare in questo turno
zoo-figure-goals = obiettivi
zoo-figure-cards = carte in mano
zoo-figure-office = in carica
zoo-figure-privilege = privilegio pronto
zoo-figure-government = al governo
zoo-figure-promise = promesso a
zoo-figure-presidential = round della prossima elezione presidenziale
zoo-figure-parliamentary = round della prossima elezione parlamentare
zoo-figure-turn = posto nell'ordine di gioco
zoo-place-parliament = Parlamento
zoo-place-calendar = Calendario
zoo-place-agenda = Obiettivo promesso { $number }
zoo-later-bid = Un'offerta nulla non costa nulla; metà di ogni altra offerta è persa, anche se non vince.
zoo-later-president-card = Non peschi carte.
zoo-later-blockade = Il privilegio resta pronto per un round successivo.
zoo-later-manipulation = Il privilegio resta pronto per un round successivo.
zoo-later-campaign = Il tuo turno è finito; il cibo nei tuoi fondi resta tuo.
zoo-later-election-card = Tieni le carte per dopo.
zoo-later-event-card = Tieni le carte per dopo.
zoo-later-progress-card = Tieni le carte per dopo.
zoo-later-vote = Un No: la proposta passa solo se i seggi dietro il Sì raggiungono la maggioranza senza i tuoi.
zoo-later-motion = Il governo resta com'è.
zoo-later-take-over = Il governo resta com'è.
zoo-later-resistance = Non paghi nulla e l'obiettivo non è raggiunto.

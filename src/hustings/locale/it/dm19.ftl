# Die Macher, 2019

## Names

dm19-party-LINKE = Linke
dm19-party-SPD = SPD
dm19-party-GRUENE = Grüne
dm19-party-CDU = CDU
dm19-party-FDP = FDP
dm19-nobody = nessuno
dm19-you = { $party } (tu)

dm19-topic-education = Istruzione
dm19-topic-digital = Digitalizzazione
dm19-topic-genetics = Genetica
dm19-topic-security = Sicurezza
dm19-topic-welfare = Welfare
dm19-topic-environment = Ambiente
dm19-topic-traffic = Traffico
dm19-card-plus = { $topic } +
dm19-card-minus = { $topic } −
dm19-face-down = (coperta)
dm19-empty = (vuota)
dm19-doubled = { $card } (2x)

dm19-board = plancia { $number }

dm19-politician-backbencher = Parlamentare
dm19-politician-vice-chancellor = Vice-Cancelliere
dm19-politician-spokesperson = Portavoce
dm19-politician-secretary-general = Segretario
dm19-politician-parliamentary-leader = Capo Gruppo
dm19-politician-honorary-president = Presidente Onorario
dm19-politician-party-chair = Dirigente Partito
dm19-politician-candidate = Candidato
dm19-somebody = un politico coperto

dm19-symbol-meetings = 3 convegni
dm19-symbol-trend = tendenza +1
dm19-symbol-media = un segnalino Media
dm19-symbol-votes = 6 voti
dm19-symbol-in = { $symbol } ({ $board })
dm19-symbols = { $number } × { $symbol }
dm19-package = Dotazione { $package }: { $parts }

dm19-line-plus = { $party } +{ $steps }
dm19-line-minus = { $party } −{ $steps }
dm19-line-zero = { $party } 0
dm19-amount = { $amount }k
dm19-donation = La donazione di { $donation }k
dm19-hidden = nascosto
dm19-nothing = niente
dm19-count-in = { $board } { $count }
dm19-politician-in = { $politician } ({ $board })
dm19-swap-one = { $in } al posto di { $out }

## What lies on the table

dm19-round = Round { $number } di { $rounds }
dm19-first-player = Primo giocatore: { $party }
dm19-region-now = { $region }: si vota in questo round (elezione { $number }, fino a { $most } punti vittoria)
dm19-region-later = { $region }: elezione { $number }, fino a { $most } punti vittoria
dm19-opinions = Opinioni popolari: { $cards }
dm19-media-control = Influenza i media: { $party }
dm19-parties-in = I partiti: { $region }
dm19-row = Politici: { $parts }
dm19-row-one = { $politician } ({ $party })
dm19-parties = I partiti
dm19-cards = Carte
dm19-programme-display = Carte programma disponibili: { $cards }
dm19-opinion-display = Opinioni popolari disponibili: { $cards }
dm19-doubles = Segnalini 2x pronti: { $count }
dm19-poll-top = Il sondaggio in cima, se reso pubblico, dà tendenza +2: { $party }
dm19-your-hand = La tua mano: { $cards }
dm19-your-packet = Le carte che ti hanno passato: { $cards }
dm19-your-picks = Le tue scelte finora: { $cards }
dm19-your-poll = Il sondaggio che hai in mano: { $lines }
dm19-your-shelved-poll = Un sondaggio che non hai reso pubblico: { $lines }
dm19-hand =
    { $hidden ->
        [0] { $known }
       *[other] { $known }; nascoste: { $hidden }
    }

dm19-head-party = Partito
dm19-head-votes = Voti
dm19-head-points = Punti vittoria
dm19-head-meetings = Convegni
dm19-head-trend = Tendenza
dm19-head-media = Media
dm19-head-matches = Argomenti corrispondenti
dm19-head-gain = Tutti i convegni porterebbero
dm19-head-money = Denaro
dm19-head-spent = Pagato finora
dm19-head-received = Incassato finora
dm19-head-base = Base nazionale
dm19-head-vote-points = Punti per i voti
dm19-head-win-points = Punti per le vittorie
dm19-head-media-points = Punti per i media
dm19-head-meeting-supply = Convegni rimasti
dm19-head-media-supply = Media rimasti
dm19-head-politicians = Politici
dm19-head-donations = Donazioni
dm19-head-programme = Programma
dm19-head-hand = Mano

## Questions

dm19-ask-party = Quale partito guidi?
dm19-ask-draft = Scelta { $number } di 4: quale carta tieni?
dm19-ask-hold = Quale carta tieni in mano?
dm19-ask-package = Quale dotazione iniziale prendi, e dove?
dm19-ask-bid = Quanto offri per essere primo giocatore? Paga solo l'offerta più alta.
dm19-ask-raise = Parità a { $high }k. Rilanci?
dm19-ask-take = Come modifichi il tuo programma?
dm19-ask-choose = Quale carta disponibile prendi?
dm19-ask-swap = Quali carte del tuo programma scambi?
dm19-ask-keep = Quale carta tieni in mano? Le altre si scartano.
dm19-ask-media = Metti un segnalino Media per 5k?
dm19-ask-meetings = Dove organizzi nuovi convegni?
dm19-ask-send = Quali politici invii, e dove?
dm19-ask-pay = { $board }: paghi { $cost }k per il tuo { $politician }?
dm19-ask-main = { $board }, il tuo { $politician }: l'azione principale?
dm19-ask-secondary = { $board }, il tuo { $politician }: quale azione secondaria?
dm19-ask-influence = { $board }: influenzi i media. Sostituisci un'opinione popolare?
dm19-ask-poll-bid = Il sondaggio per { $board }, se reso pubblico, dà tendenza +2: { $party }. Quanto offri?
dm19-ask-publish = Il tuo sondaggio per { $board }: { $poll }. Lo rendi pubblico?
dm19-ask-convert = { $board }: quanti convegni trasformi in voti?
dm19-ask-donation = Di quale donazione decidi, e la accetti?

dm19-step-meetings = Nuovi convegni: { $board }
dm19-step-send = Destinazione: { $board }
dm19-step-package = Dove: { $symbol }
dm19-step-swap-in = Quale altra carta entra?
dm19-step-swap-out = Quale carta esce?
dm19-step-influence = Che cosa sostituisce { $card }?
dm19-step-donation = { $donation }k: accetti o rifiuti?
dm19-step-double = Dove?
dm19-step-media-swap = Il segnalino di chi?

## Answers

dm19-do-party = { $party }
dm19-do-draft = Tieni { $card }
dm19-do-hold = Tieni { $card }
dm19-do-keep = Tieni { $card }
dm19-do-choose = Prendi { $card }
dm19-do-programme = { $cards }
dm19-do-complete = { $cards }
dm19-do-package = Dotazione { $package }: { $parts }
dm19-do-bid = Offri { $amount }k
dm19-do-pass = Passa
dm19-do-media-pass = Passa questa volta
dm19-do-take-0 = Non prendere nulla
dm19-do-take-1 = Pesca una carta, poi prendine una tra quelle disponibili
dm19-do-take-2 = Scarta le carte disponibili, poi prendi una delle nuove
dm19-do-swap = Modifica il programma: { $swaps }
dm19-do-swap-nothing = Tieni il programma
dm19-do-media = Un segnalino per 5k: { $board }
dm19-do-meetings = { $parts }, per { $cost }k
dm19-do-meetings-none = Nessun nuovo convegno
dm19-do-meetings-one = { $count } per { $cost }k
dm19-do-send = { $parts }
dm19-do-send-nobody = Nessuno
dm19-do-pay-0 = Non pagare: la carta è persa
dm19-do-pay-1 = Paga
dm19-do-no-action = Rinuncia all'azione
dm19-do-double-place = Metti un segnalino 2x su { $card }
dm19-do-double-remove = Togli il segnalino 2x
dm19-do-media-swap = Paga { $amount }k a { $other } e togli un suo segnalino
dm19-do-media-swap-place = Paga { $amount }k a { $other } e metti il tuo segnalino al posto di uno dei suoi
dm19-do-influence = { $card } al posto di { $out }
dm19-do-influence-pass = Lascia le opinioni come sono
dm19-do-publish-0 = Non renderlo pubblico: base nazionale +3
dm19-do-publish-1 = Rendilo pubblico
dm19-do-convert =
    { $meetings ->
        [one] un convegno
       *[other] { $meetings } convegni
    } per { $votes ->
        [one] un voto
       *[other] { $votes } voti
    }
dm19-do-convert-nothing = Nessuno
dm19-do-donation-accept = Accetta { $donation }k: base nazionale −{ $loss }
dm19-do-donation-refuse = Rifiuta { $donation }k: base nazionale +{ $gain }

dm19-act-double = Metti o togli un segnalino 2x
dm19-act-trend = La tua tendenza +{ $amount }
dm19-act-votes = I tuoi voti +{ $amount }
dm19-act-programme = Modifica il tuo programma
dm19-act-media-swap = Scambio media: paga { $amount }k a un avversario per il posto di un suo segnalino
dm19-act-poll = Prendi gratis il sondaggio in cima
dm19-act-rivals-trend = Tendenza di tutti gli avversari −1
dm19-act-base = La tua base nazionale +{ $amount }


## News

dm19-news-regions = Le regioni sono { $regions }; si vota per prima: { $ballot }.
dm19-news-opinions =
    { $count ->
        [one] { $board }: un'opinione coperta.
       *[other] { $board }: { $count } opinioni coperte.
    }
dm19-news-opinion = Opinione popolare, { $board }: { $card }.
dm19-news-opinion-clash = { $board }: { $card } ripete un argomento e viene scartata.
dm19-news-no-opinion = { $board }: non restano altri argomenti e una casella rimane vuota.
dm19-news-poll-back = Il prossimo sondaggio, se reso pubblico, dà tendenza +2: { $party }.
dm19-news-polls-shuffled = Tutti i sondaggi vengono rimescolati in un nuovo mazzo.
dm19-news-display = Carte programma disponibili: { $cards }.
dm19-news-party = Il giocatore { $number } guida { $party }.
dm19-news-dealt = { $seat } riceve sette carte programma.
dm19-news-dealt-you = Ricevi { $cards }.
dm19-news-recommitted = { $seat } ha cambiato la sua scelta.
dm19-news-committed = { $seat } ha scelto.
dm19-news-passed = Le carte passano a sinistra (scelta { $number } conclusa).
dm19-news-received = { $seat } guarda le carte ricevute.
dm19-news-received-you = Ricevi { $cards }.
dm19-news-programme = Programma di { $seat }: { $cards }.
dm19-news-discarded = { $seat } scarta { $cards }.
dm19-news-drew =
    { $count ->
        [one] { $seat } pesca una carta programma.
       *[other] { $seat } pesca { $count } carte programma.
    }
dm19-news-drew-you = Peschi { $cards }.
dm19-news-starter = Primo giocatore provvisorio: { $seat }.
dm19-news-package = { $seat } prende la dotazione { $package }: { $parts }.
dm19-news-bid = { $seat } ha offerto { $amount }k per essere primo giocatore.
dm19-news-tied = Parità sull'offerta più alta: { $seats }.
dm19-news-raise = { $seat } offre { $amount }k.
dm19-news-pass = { $seat } passa.
dm19-news-first-player = { $seat } paga { $amount }k ed è primo giocatore.
dm19-news-take-0 = { $seat } non prende carte programma.
dm19-news-take-1 = { $seat } pesca una carta e ne prende una tra quelle disponibili.
dm19-news-take-2 = { $seat } scarta le carte disponibili.
dm19-news-took = { $seat } prende { $card }.
dm19-news-swap = { $seat } modifica il programma: { $swaps }.
dm19-news-swap-nothing = { $seat } tiene il suo programma.
dm19-news-media = { $board }: { $seat } mette un segnalino Media.
dm19-news-media-pass = { $seat } non mette segnalini Media.
dm19-news-meetings = { $seat } organizza nuovi convegni per { $cost }k: { $parts }.
dm19-news-meetings-none = { $seat } non organizza nuovi convegni.
dm19-news-sent = { $seat } invia politici: { $boards }.
dm19-news-sent-you = Invii: { $parts }.
dm19-news-sent-nobody = { $seat } non invia nessuno.
dm19-news-politician = { $board }: { $seat } scopre { $politician }.
dm19-news-paid-0 = { $seat } non paga: { $politician } se ne va senza effetto.
dm19-news-paid-1 = { $seat } paga: { $politician }.
dm19-news-no-action = { $politician } di { $seat } rinuncia a un'azione.
dm19-news-media-swap = { $board }: { $seat } paga { $amount }k a { $other } e toglie un segnalino Media.
dm19-news-media-swap-place = { $board }: { $seat } paga { $amount }k a { $other } e prende una casella Media.
dm19-news-double-place = { $board }: { $seat } mette un segnalino 2x su un'opinione.
dm19-news-double-remove = { $board }: { $seat } toglie il segnalino 2x.
dm19-news-act-trend = { $board }: la tendenza di { $seat } sale di { $amount }.
dm19-news-act-votes =
    { $amount ->
        [one] { $board }: { $seat } guadagna un voto.
       *[other] { $board }: { $seat } guadagna { $amount } voti.
    }
dm19-news-act-programme = { $seat } modifica il suo programma.
dm19-news-act-poll = { $seat } prende il sondaggio in cima per { $board }.
dm19-news-act-rivals-trend = { $board }: la tendenza di tutti gli avversari di { $seat } scende di { $amount }.
dm19-news-act-base = La base nazionale di { $seat } cresce di { $amount }.
dm19-news-influence = { $board }: { $seat } mette { $card }.
dm19-news-influence-pass = { $board }: { $seat } lascia le opinioni come sono.
dm19-news-poll-sold = { $seat } compra il sondaggio per { $board } a { $amount }k.
dm19-news-poll-unsold = Nessuno compra il sondaggio per { $board }.
dm19-news-poll = { $seat } guarda un sondaggio per { $board }.
dm19-news-poll-you = Il tuo sondaggio per { $board }: { $poll }.
dm19-news-published = { $seat } rende pubblico un sondaggio per { $board }: { $poll }.
dm19-news-shelved = { $seat } non rende pubblico il sondaggio per { $board }: base nazionale +3.
dm19-news-converted =
    { $board }: { $seat } trasforma { $meetings ->
        [one] un convegno
       *[other] { $meetings } convegni
    } in { $votes ->
        [one] un voto
       *[other] { $votes } voti
    }.
dm19-news-converted-nothing = { $board }: { $seat } non trasforma convegni in voti.
dm19-news-vote-points =
    { $board }: { $seat } ha { $votes ->
        [one] un voto
       *[other] { $votes } voti
    }, cioè { $points ->
        [one] un punto
       *[other] { $points } punti
    }.
dm19-news-won =
    { $board }: { $seat } ottiene { $points ->
        [one] un punto
       *[other] { $points } punti
    } per il risultato.
dm19-news-presence =
    { $seat } ha un segnalino Media sulla plancia nazionale: { $points ->
        [one] un punto vittoria
       *[other] { $points } punti vittoria
    }.
dm19-news-income = { $seat } incassa { $points }k per i punti e { $base }k per la base nazionale.
dm19-news-donation-0 = { $seat } rifiuta la donazione di { $donation }k.
dm19-news-donation-1 = { $seat } accetta la donazione di { $donation }k.
dm19-news-left = La regione che ha votato esce dal gioco.
dm19-news-entered = Entra in gioco: { $region }.
dm19-news-opinion-display = Le opinioni popolari disponibili sono di nuovo al completo: { $cards }.
dm19-news-round = Comincia il round { $round } di { $rounds }.
dm19-news-end = L'ultima elezione è finita.

## Why a bot answers so

dm19-count-votes = Voti – { $place }
dm19-count-markers = Segnalini sulla plancia nazionale

## How many cards

dm19-ask-programme-so-many = Quali carte, tutte di argomenti diversi, formano il tuo programma? Ne scegli { $count }.
dm19-ask-complete-so-many =
    { $count ->
        [one] Quale delle nuove carte completa il tuo programma?
       *[other] Quali { $count } delle nuove carte completano il tuo programma?
    }

## What is not possible

dm19-no-money = Hai { $money }k.
dm19-no-higher = L'offerta è a { $high }k; la tua deve essere più alta.
dm19-no-too-little = L'offerta è a { $high }k, e tu hai { $money }k.
dm19-no-party = Questo partito è già stato scelto.
dm19-no-topic-twice = Hai già una carta sull'argomento { $topic }; gli argomenti devono essere tutti diversi.
dm19-no-ascending = Indica le carte nell'ordine in cui sono elencate.
dm19-no-card = Non hai la carta { $card }.
dm19-no-swapped = { $card } fa già parte di questo scambio.
dm19-no-swap-topic = Con { $card } il tuo programma avrebbe due volte lo stesso argomento.
dm19-no-display = { $card } non è tra le carte disponibili.
dm19-no-same-symbol = { $region }: questo simbolo c'è già; i simboli uguali vanno in regioni diverse.
dm19-no-places-ascending = Simboli uguali: indica le loro regioni nell'ordine in cui sono elencate.
dm19-no-media-space = { $region }: tutte le { $spaces } caselle Media sono occupate.
dm19-no-price = Costa { $price }k, e hai { $money }k per farlo.
dm19-no-meeting-space = { $region }: { $spaces } caselle per i tuoi convegni; occupate: { $there }.
dm19-no-meeting-supply = Convegni rimasti nella tua riserva: { $left }.
dm19-no-no-region = Su questa plancia non c'è più una regione.
dm19-no-sent = Stai già inviando questo politico in un'altra regione.
dm19-no-politician-used = Hai già usato questo politico; ciascuno si usa una volta sola.
dm19-no-pay = { $politician } costa { $price }k, e hai { $money }k.
dm19-no-once = Questa azione è già stata usata in questa regione in questo round.
dm19-no-doubles = Non ci sono più segnalini 2x.
dm19-no-no-open-opinion = In questa regione nessuna opinione è scoperta.
dm19-no-rival-marker = Nessun avversario ha un segnalino Media in questa regione.
dm19-no-marker-of = Questo partito non ha segnalini Media in questa regione.
dm19-no-own-marker = Non hai più segnalini Media da mettere lì.
dm19-no-double-there = Qui c'è già un segnalino 2x; si può solo togliere.
dm19-no-no-double-there = Qui non c'è un segnalino 2x da togliere.
dm19-no-face-down = Lì non c'è un'opinione scoperta.
dm19-no-under-double = { $card } è sotto un segnalino 2x e resta.
dm19-no-no-replacement = Nessuna carta disponibile può sostituire { $card }: ogni argomento è già scoperto in un'altra casella.
dm19-no-topic-open = L'argomento { $topic } è già scoperto in questa regione.
dm19-no-same-card = { $card } è già lì: non cambierebbe nulla.
dm19-no-publish = Questo sondaggio non fa salire { $party }, quindi non puoi renderlo pubblico.
dm19-no-meetings-there = { $region }: i tuoi convegni sono { $meetings }.
dm19-no-convert-few = Trasforma almeno { $least } dei tuoi convegni, oppure nessuno.
dm19-no-donation-used = Hai già usato questa donazione.

## News with its figures

dm19-news-influence-told = { $board }: { $seat } sostituisce { $out } con { $card }.
dm19-news-left-told = { $region } ha votato ed esce dal gioco.
dm19-news-won-0 = { $board }: vince { $seat } da solo (voti: { $votes }; punti: { $points }).
dm19-news-won-1 = { $board }: { $seat } raggiunge la maggioranza, come altri (voti: { $votes }; punti: { $points }).
dm19-news-won-2 = { $board }: vince { $seat } in coalizione con { $partner } (voti insieme: { $votes }; punti: { $points }).
dm19-news-won-3 = { $board }: { $seat } ha più voti di tutti e nessuna coalizione raggiunge la maggioranza (voti: { $votes }; punti: { $points }).

## Che cosa cambierebbe una risposta

dm19-figure-agreement = argomenti corrispondenti
dm19-figure-factor = fattore dei voti
dm19-figure-trend = tendenza
dm19-figure-votes = voti
dm19-figure-votes-if-turned = voti contando tutti i convegni
dm19-figure-seats = punti per i voti
dm19-figure-seats-if-turned = punti per i voti contando tutti i convegni
dm19-figure-meetings = convegni
dm19-figure-media = segnalini Media
dm19-figure-politicians = politici
dm19-figure-control = chi influenza i media
dm19-figure-money = denaro
dm19-figure-base = base nazionale
dm19-figure-cards = carte in mano
dm19-figure-national-media = segnalini Media sulla plancia nazionale
dm19-figure-points = punti vittoria
dm19-figure-turn = posto nell'ordine di gioco
dm19-place-national = Plancia nazionale
dm19-later-party = Per ora non cambia nulla: il tuo partito decide quali righe dei sondaggi sono le tue.
dm19-later-bid = Un'offerta nulla non costa nulla. L'offerta più alta fa il primo giocatore.
dm19-later-raise = Passi e non paghi nulla, a meno che tutti passino.
dm19-later-poll-bid = Passi e non paghi nulla.
dm19-later-take = Non prendi carte; puoi comunque scambiare quelle che hai.
dm19-later-media = Ora non compri nulla; ti sarà chiesto di nuovo, a meno che passino anche tutti gli altri.
dm19-later-send = Nessuno dei tuoi politici agisce in questo round.
dm19-later-pay = Senza pagamento questo politico non fa nulla ed è usato.
dm19-later-convert = I tuoi convegni restano dove sono; potranno diventare voti più avanti.

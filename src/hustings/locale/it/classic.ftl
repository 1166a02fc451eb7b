# Die Macher, edizioni del 1997 e del 2006

classic-player = Giocatore { $number }
classic-nothing = –
classic-nobody = –

classic-party-CDU = CDU/CSU
classic-party-SPD = SPD
classic-party-FDP = FDP
classic-party-GRUENE = Grüne
classic-party-PDS = PDS
classic-party-LINKE = Linke

classic-topic-genetic_engineering = ingegneria genetica
classic-topic-health_reform = riforma sanitaria
classic-topic-internal_security = sicurezza interna
classic-topic-spelling_reform = riforma ortografica
classic-topic-welfare = stato sociale
classic-topic-euro = euro
classic-topic-nuclear_energy = energia nucleare
classic-topic-terrorism = misure antiterrorismo
classic-topic-restructuring = ristrutturazione economica
classic-topic-minimum_wage = salario minimo
classic-yes = { $topic } sì
classic-no = { $topic } no

classic-cabinet-backbencher = Parlamentare
classic-cabinet-speaker = Presidente della Camera
classic-cabinet-whip = Capogruppo
classic-cabinet-justice = Ministro della Giustizia
classic-cabinet-finance = Ministro delle Finanze
classic-cabinet-foreign = Ministro degli Esteri
classic-cabinet-chancellor = Cancelliere

## What lies on the table

classic-round =
    { $round ->
        [0] Prima del primo round
       *[other] Round { $round } di { $rounds }
    }
classic-start = Primo giocatore: { $party }.
classic-parties = I partiti
classic-you = { $party } (tu)
classic-programme = Programma di { $party }: { $cards }.
classic-election = Elezione { $number }: { $state }
classic-opinions =
    { $hidden ->
        [0] Opinione popolare: { $cards }.
        [one] Opinione popolare: { $cards }; un'altra è coperta.
       *[other] Opinione popolare: { $cards }; altre { $hidden } sono coperte.
    }
classic-key = { $card } (tema chiave)
classic-control = { $party } controlla i media.
classic-no-control = Nessuno controlla i media.
classic-standing =
    { $most ->
        [one] { $state }: al massimo un seggio
       *[other] { $state }: al massimo { $most } seggi
    }
classic-face-down = coperta
classic-pool = Nella riserva di scambio: { $cards }.
classic-national = Opinione nazionale
classic-scores = Il punteggio se la partita finisse ora
classic-hand = Le tue carte programma nascoste: { $cards }.
classic-own-cabinet = Il tuo gabinetto ombra: { $cards }.
classic-own-bid = La tua offerta: { $amount }k.

classic-head-party = Partito
classic-head-money = Denaro
classic-head-members = Iscritti
classic-head-meetings = Convegni
classic-head-media = Media
classic-head-cabinet = Gabinetto ombra
classic-head-donations = Donazioni
classic-head-partner = Coalizione con
classic-head-votes = Voti
classic-head-seats = Seggi
classic-head-trend = Popolarità
classic-head-factor = Fattore
classic-head-tile = Telefono
classic-head-card = Carta
classic-head-space = Casella
classic-head-opinion = Opinione
classic-head-cards = Carte
classic-head-points = Punti
classic-head-bonus = Più iscritti
classic-head-opinions = Opinioni
classic-head-dominant = Dominanti
classic-head-total = Totale

## Questions

classic-ask-party = Quale partito guidi?
classic-ask-sheet = Come prepari la campagna?
classic-ask-bid = Quanto offri per scegliere il primo giocatore?
classic-ask-start = Chi è il primo giocatore di questo round?
classic-ask-discard = Quali delle tue carte programma nascoste scarti?
classic-ask-change = Cambi il tuo programma?
classic-ask-cabinet = Dove metti le carte del gabinetto ombra?
classic-ask-action = { $board }: che cosa fa il tuo { $card }?
classic-ask-coalition = Con chi vuoi una coalizione?
classic-ask-consent = { $seat } ti propone una coalizione. Accetti?
classic-ask-media = Dove compri un segnalino Media?
classic-ask-exchange = { $board }: scambi un'opinione?
classic-ask-majority = { $board }: hai la maggioranza assoluta. Scambi un'opinione?
classic-ask-meetings = Quanti convegni organizzi in ogni Land?
classic-ask-raise = Sondaggio per { $board }: l'offerta è a { $high }k. Offri di più?
classic-ask-publish = Il sondaggio per { $board } dice: { $poll }. Che cosa pubblichi?
classic-ask-convert = { $board }: quanti convegni trasformi in voti?
classic-ask-convert-voting = { $board }: quanti convegni trasformi in voti prima dell'elezione? Gli altri lo diventano con l'elezione.
classic-ask-national-media = { $board }: sposti un segnalino Media sulla plancia nazionale?
classic-ask-national-opinion = { $board }: quale opinione diventa nazionale?
classic-ask-donation = Quale donazione scegli? I dadi decidono quanti iscritti perdi o guadagni; le cifre sono medie.

classic-step-meetings = Nuovi convegni: { $state }
classic-step-cabinet = Una carta: { $state }
classic-step-discard = Scarta: { $card }
classic-step-change = Quale tema sostituisce?
classic-step-exchange = Quale carta della riserva entra?
classic-step-national-opinion = Quale opinione nazionale sostituisce?
classic-step-action = Su che cosa, o contro chi?
classic-step-donation = La accetti?
classic-step-raise = Quanto?
classic-step-publish = Una seconda riga
classic-step-sheet-first = Primo pacchetto: popolarità, voti, convegni
classic-step-sheet-second = Secondo pacchetto: segnalini Media, iscritti
classic-step-sheet-trend = Popolarità +1: dove?
classic-step-sheet-votes = Sei voti: dove?
classic-step-sheet-meetings = Sei convegni: dove?
classic-step-sheet-media = Un segnalino Media: dove?

## Answers

classic-do-sheet = { $what }
classic-second-offer =
    { $media ->
        [0] nessun segnalino Media
        [one] un segnalino Media
       *[other] { $media } segnalini Media
    }, { $members ->
        [0] nessun iscritto
        [one] un iscritto
       *[other] { $members } iscritti
    }
classic-line-trend = popolarità +1
classic-line-votes = sei voti
classic-line-meetings = sei convegni
classic-line-in = { $line } ({ $state })
classic-marker-in = un segnalino Media ({ $state })
classic-members =
    { $members ->
        [one] { $members } iscritto
       *[other] { $members } iscritti
    }
classic-number-in = { $state } { $number }
classic-number-of = { $number } × { $what }
classic-number-for = { $party } { $number }
classic-card-in = { $card } ({ $state })
classic-card-cost = { $card } ({ $cost })
classic-line = { $party } { $change }
classic-do-meetings = Organizza convegni: { $what }
classic-do-meetings-none = Non organizzare convegni
classic-do-cabinet = Metti coperte: { $what }
classic-do-cabinet-none = Non mettere carte
classic-do-discard = Scarta { $what }
classic-do-discard-none = Tieni tutte le carte
classic-do-publish = Pubblica: { $lines }
classic-do-publish-none = Tienilo segreto e tira i dadi per gli iscritti
classic-do-raise = Offri { $amount }k
classic-do-bid = Offri { $amount }k
classic-do-convert =
    { $meetings ->
        [0] Non trasformarne nessuno
       *[other] Trasformane { $meetings } in voti
    }
classic-pick-raise-yes = Offri di più
classic-pick-media-no = Passa questa volta
classic-pick-raise-no = Passa
classic-do-donation = Accetta { $donation }k; iscritti: circa −{ $loss }
classic-do-donation-none = Rifiuta { $donation }k; iscritti: circa +{ $gain }
classic-pick-donation = { $donation }k: iscritti −{ $loss } se accettata, +{ $gain } se rifiutata
classic-pick-donation-yes = Accetta
classic-pick-donation-no = Rifiuta
classic-do-exchange = «{ $card }» al posto di «{ $slot }»
classic-do-exchange-same = Scambia «{ $card }» con una carta uguale
classic-pick-exchange-no = Lascia tutto com'è
classic-do-change = «{ $card }» al posto di «{ $out }»
classic-do-change-same = Tieni il programma e scarta «{ $card }» dalla mano
classic-pick-change-no = Tieni il programma
classic-do-national-opinion = «{ $slot }» al posto di «{ $out }»
classic-pick-national-opinion-no = Nessuna
classic-do-action = { $action }: { $target }
classic-pick-coalition-no = Con nessuno
classic-pick-consent-yes = Accetta
classic-pick-consent-no = Rifiuta
classic-pick-national-media-yes = Sposta un segnalino
classic-pick-national-media-no = Lascialo dov'è
classic-pick-cabinet-no = Nessuna carta
classic-action-votes =
    { $number ->
        [one] { $number } voto
       *[other] { $number } voti
    }
classic-action-key = Fai di un'opinione il tema chiave
classic-action-key-off = Togli il tema chiave
classic-action-swap = Sostituisci un segnalino Media
classic-action-trend = La tua popolarità +{ $number }
classic-action-rival = Popolarità di un avversario −{ $number }

## Why a choice is refused


## News

classic-news-party = Il giocatore { $player } guida { $party }.
classic-news-programme = Programma di { $seat }: { $card }.
classic-news-clash = { $seat } riceve «{ $card }», che non è compatibile e viene messa da parte.
classic-news-drew =
    { $number ->
        [one] { $seat } pesca una carta programma.
       *[other] { $seat } pesca { $number } carte programma.
    }
classic-news-drew-you = Peschi: { $cards }.
classic-news-states = Le prossime elezioni: { $states }.
classic-news-pool = La riserva di scambio: { $cards }.
classic-news-opinion = Opinione popolare, { $state }: { $card }.
classic-news-opinion-clash = { $state }: viene scoperta «{ $card }», che non è compatibile.
classic-news-round = Comincia il round { $round }.
classic-news-end = L'ultima elezione è finita.
classic-news-recommitted = { $seat } ha cambiato la sua decisione segreta.
classic-news-committed = { $seat } ha deciso in segreto.
classic-news-revealed = { $seat } ha offerto { $amount }k.
classic-news-revealed-sheet = { $seat } ha preparato: { $what }.
classic-news-highest-bid = Offerta più alta: { $seats }.
classic-news-lot = { $seat } vince il tiro di dadi.
classic-news-start = { $seat } sceglie il primo giocatore: { $other }.
classic-news-paid = { $seat } paga { $amount }k.
classic-news-received = { $seat } riceve { $amount }k.
classic-news-discarded = { $seat } scarta { $cards }.
classic-news-discarded-none = { $seat } tiene le sue carte nascoste.
classic-news-changed = { $seat } cambia programma: «{ $card }» al posto di «{ $out }».
classic-news-changed-same = { $seat } sostituisce «{ $card }» con una carta uguale.
classic-news-placed = { $seat } mette carte del gabinetto ombra: { $boards }.
classic-news-placed-none = { $seat } non mette carte del gabinetto ombra.
classic-news-revealed-card = { $state }: { $seat } scopre { $card }.
classic-news-tile = { $state }: { $seat } può trattare una coalizione.
classic-news-votes =
    { $votes ->
        [one] { $state }: { $seat } guadagna un voto.
       *[other] { $state }: { $seat } guadagna { $votes } voti.
    }
classic-news-key-issue = { $state }: «{ $card }» è il tema chiave.
classic-news-key-issue-off = { $state }: non c'è più un tema chiave.
classic-news-media-swap = { $state }: { $seat } sostituisce un segnalino Media di { $other }.
classic-news-trend = { $seat }: { $state }, la popolarità di { $other } ora è { $trend }.
classic-news-trend-own = { $seat }: { $state }, la sua popolarità ora è { $trend }.
classic-news-proposed = { $seat } propone una coalizione a { $other }.
classic-news-refused = { $seat } rifiuta la proposta di { $other }.
classic-news-forced = { $seat } impone una coalizione a { $other }.
classic-news-coalition = Nasce una coalizione: { $seat } con { $other }.
classic-news-passed = { $seat } passa.
classic-news-media = { $state }: { $seat } compra un segnalino Media.
classic-news-exchanged = { $state }: { $seat } cambia un'opinione, «{ $card }» al posto di «{ $out }».
classic-news-exchanged-same = { $state }: { $seat } scambia «{ $card }» con una carta uguale.
classic-news-meetings = { $seat } organizza convegni: { $meetings }.
classic-news-meetings-none = { $seat } non organizza convegni.
classic-news-unsold = Nessuno vuole il sondaggio per { $state }.
classic-news-raised = { $seat } offre { $amount }k.
classic-news-poll = { $seat } compra il sondaggio per { $state }.
classic-news-poll-card = { $seat } guarda il sondaggio.
classic-news-poll-card-you = Il sondaggio dice: { $poll }.
classic-news-published = { $seat } pubblica il sondaggio per { $state }: { $lines }.
classic-news-not-published = { $seat } non pubblica il sondaggio per { $state }.
classic-news-rolled = { $seat } tira { $dice }: iscritti da { $before } a { $after }.
classic-news-converted =
    { $state }: { $seat } trasforma { $meetings ->
        [one] un convegno
       *[other] { $meetings } convegni
    } in { $votes ->
        [one] un voto
       *[other] { $votes } voti
    }.
classic-news-counted = Voti, { $state }: { $votes }.
classic-news-seats = Seggi, { $state }: { $seats }.
classic-news-won = { $state }: vince { $seat }.
classic-news-won-narrowly = { $state }: vince { $seat }, di misura.
classic-news-members =
    { $amount ->
        [one] { $seat } guadagna un iscritto.
       *[other] { $seat } guadagna { $amount } iscritti.
    }
classic-news-national-media = { $seat } sposta un segnalino Media sulla plancia nazionale (round { $round }).
classic-news-national-opinion = { $seat } rende nazionale l'opinione «{ $card }», casella { $space }.
classic-news-dominant = { $seat } rende dominante l'opinione nazionale «{ $card }», casella { $space }.
classic-news-accepted = { $seat } accetta una donazione di { $donation }k.
classic-news-refuses = { $seat } rifiuta una donazione.
classic-news-refuses-you = Rifiuti una donazione di { $donation }k.
classic-news-turned-down = { $seat } ha rifiutato { $donation }k.

## Why a bot answers so

classic-because-alone = Voti qui finora, convegni compresi: { $votes } per noi, { $rival } per l'altro partito più forte.
classic-because-together = Voti qui finora, convegni compresi: { $votes } insieme a { $party }, { $rival } per l'altro partito più forte.
classic-count-votes = Voti – { $place }
classic-count-markers = Segnalini sulla plancia nazionale
classic-because-forced =
    { $cards ->
        [one] Con un'opinione in comune { $party } non può rifiutare.
       *[other] Con { $cards } opinioni in comune { $party } non può rifiutare.
    }

## What is not possible

classic-no-money = Hai { $money }k.
classic-no-below-first = Prima hai offerto { $first }k e non puoi scendere sotto.
classic-no-higher = La prossima offerta è di { $least }k o più.
classic-no-raise = La prossima offerta è di { $least }k o più, e hai { $money }k.
classic-no-party = Questo partito è già stato scelto.
classic-no-discard = «{ $card }» nella tua mano: { $count }.
classic-no-card = Non hai «{ $card }» in mano.
classic-no-tenet = «{ $card }» è contro il principio del tuo partito.
classic-no-same-topic = Nel tuo programma c'è già il tema { $topic }: «{ $card }» può sostituire solo quella carta.
classic-no-card-laid = Stai già mettendo questa carta in un altro Land.
classic-no-card-used = Hai già usato questa carta; ciascuna si usa una volta sola.
classic-no-price = Costa { $price }k, e hai { $money }k per farlo.
classic-no-key-issue = { $state }: c'è già un tema chiave; si può solo togliere.
classic-no-no-opinion = { $state }: nessuna opinione è scoperta.
classic-no-self = Scegli un altro partito, non il tuo.
classic-no-own-marker = Non hai più segnalini Media nella riserva.
classic-no-rival-marker = { $state }: nessun avversario ha un segnalino Media.
classic-no-marker-of = { $state }: questo partito non ha segnalini Media.
classic-no-tile = { $state }: questo partito non ha una tessera coalizione.
classic-no-bound = Questo partito è in coalizione con { $other }.
classic-no-in-common = Carte programma in comune: { $common }; una coalizione ne richiede { $needed }.
classic-no-asked-before = Questo partito ha già rifiutato la tua proposta in questa elezione.
classic-no-media-space = { $state }: tutte le { $spaces } caselle Media sono occupate.
classic-no-key-issue-stays = { $state }: «{ $card }» è il tema chiave e resta.
classic-no-no-newcomer = { $state }: nessuna carta della riserva di scambio può sostituire «{ $card }».
classic-no-pool = «{ $card }» non è nella riserva di scambio.
classic-no-topic-open = { $state }: il tema { $topic } è già scoperto.
classic-no-same-card = «{ $card }» è già lì: non cambierebbe nulla.
classic-no-meeting-space = { $state }: { $spaces } caselle per i tuoi convegni; occupate: { $there }.
classic-no-meetings-new = { $state }: al massimo { $most } nuovi convegni per round.
classic-no-meeting-supply = Convegni rimasti nella tua riserva: { $left }.
classic-no-meetings-there = { $state }: i tuoi convegni sono { $meetings }.
classic-no-line-before = Indica i partiti nell'ordine della lista, ciascuno una volta.
classic-no-protected = Lì questo partito controlla i media: un sondaggio non può farlo scendere.
classic-no-empty-line = Il sondaggio non ha un valore per questo partito.
classic-no-dominant = «{ $card }» è dominante e non può essere sostituita.
classic-no-all-dominant = La plancia nazionale è piena di opinioni dominanti; non c'è posto per «{ $card }».
classic-no-donation-used = Hai già usato questa donazione.

## News with its figures

classic-news-won-party-most = { $state }: vince { $seat } con il maggior numero di voti ({ $votes }).
classic-news-won-party-tied = { $state }: vince { $seat } di misura, in parità (voti: { $votes }).
classic-news-won-coalition-most = { $state }: vince la coalizione di { $seat } e { $partner } (voti insieme: { $votes }).
classic-news-won-coalition-tied = { $state }: vince di misura, in parità, la coalizione di { $seat } e { $partner } (voti insieme: { $votes }).
classic-news-national-opinion-instead = { $seat } rende nazionale l'opinione «{ $card }», casella { $space }, al posto di «{ $replaced }».

## Che cosa cambierebbe una risposta

classic-figure-factor = fattore
classic-figure-popularity = popolarità
classic-figure-votes = voti
classic-figure-votes-if-turned = voti contando tutti i convegni
classic-figure-seats = seggi
classic-figure-seats-if-turned = seggi contando tutti i convegni
classic-figure-meetings = convegni
classic-figure-media = segnalini Media
classic-figure-control = controllo dei media
classic-figure-leader = vincerebbe
classic-figure-tiles = tessere coalizione
classic-figure-money = denaro
classic-figure-members = iscritti
classic-figure-cards = carte programma coperte
classic-figure-cabinet = carte del gabinetto ombra rimaste
classic-figure-partner = coalizione con
classic-figure-together = voti insieme
classic-figure-national-media = segnalini Media sulla plancia nazionale
classic-figure-opinion-members = iscritti dalle opinioni nazionali
classic-figure-opinion-points = punti per le opinioni nazionali
classic-figure-points = punti
classic-figure-turn = posto nell'ordine di gioco
classic-place-national = Plancia nazionale
classic-later-party = Per ora non cambia nulla: il tuo partito decide quali righe dei sondaggi sono le tue.
classic-later-bid = Un'offerta nulla non costa nulla. Chi offre di più sceglie il primo giocatore.
classic-later-raise = Sei fuori da questa asta e non paghi nulla.
classic-later-cabinet = Non paghi nulla e nessuna delle tue carte agisce in questo round.
classic-later-coalition = Resti da solo, a meno che un altro partito ti faccia un'offerta.
classic-later-consent = Nessuna coalizione con questo partito in questa elezione.
classic-later-convert = I tuoi convegni restano dove sono; potranno diventare voti più avanti.
classic-later-media = Ora non compri nulla; ti sarà chiesto di nuovo, a meno che passino anche tutti gli altri.

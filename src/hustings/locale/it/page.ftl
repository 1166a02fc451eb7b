# La pagina nel browser. Quello che dicono i giochi sta nei loro file.

## Frame

page-brand = Hustings, pagina iniziale
page-nav = Principale
page-nav-home = Inizio
page-nav-new = Nuovo tavolo
page-nav-rules = Regole
page-nav-settings = Impostazioni
page-skip = Vai al contenuto
page-skip-decide = Vai alla tua decisione
page-theme-light = Colori chiari
page-theme-dark = Colori scuri
page-notices = Avvisi
page-dismiss = Chiudi l'avviso
page-close = Chiudi
page-back = Indietro
page-save = Salva
page-saved = Salvato.
page-add = Aggiungi
page-loading = Un momento …
page-reload = Ricarica
page-broken = Questa parte della pagina non si è caricata
page-offline = Il server non risponde; nuovo tentativo …
page-reconnecting = Connessione persa; nuovo tentativo …
page-title-home = Inizio
page-title-new = Nuovo tavolo
page-title-join = Invito
page-title-replay = Replay e analisi
page-title-rules = Regole
page-title-settings = Impostazioni
page-title-table = Tavolo
page-title-lost = A questo indirizzo non c'è nulla
page-lost-home = Alla pagina iniziale

## Home

page-home-eyebrow = Giochi di elezioni, regole alla mano
page-home-title = Ogni seggio conta.
page-home-lead = I grandi giochi da tavolo sulle elezioni, con ogni regola rispettata e tutti i conti già fatti. Gioca contro bot leali, con gli amici tramite un link, o intorno a un solo schermo.
page-home-play = Gioca subito a { $game }
page-home-play-any = Gioca subito
page-home-dealing = Preparazione …
page-home-invite = Invita amici
page-home-continue = I tuoi tavoli
page-home-shelf = Lo scaffale
page-home-examples = Per dare prima un'occhiata:
page-home-lobby = Tavoli aperti
page-home-lobby-empty = In questo momento nessuno cerca compagnia.
page-home-lobby-open = Apri un tavolo agli altri
page-home-finished = Finite
page-play = Gioca
page-set-up = Prepara …
page-set-up-game = Prepara un tavolo di { $game }
page-rules-of = Regole di { $game }
page-players = Da { $from } a { $to } giocatori
page-your-turn = Tocca a te
page-gathering = In attesa di giocatori
page-finished = Finita
page-watch = Guarda
page-seats-free =
    { $n ->
        [one] un posto libero
       *[other] { $n } posti liberi
    }
page-won-by = Ha vinto: { $names }
page-waiting-for = In attesa di { $names }

## Games

page-game-die-macher-2006 = Sette elezioni regionali, offerte segrete, sondaggi, coalizioni: il classico nella seconda edizione.
page-game-die-macher-2006-year = Seconda edizione, 2006
page-game-die-macher-2006-length = da 3 a 5 ore
page-game-die-macher-1997 = L'edizione degli intenditori: più denaro, più nervi, nessuna seconda occasione.
page-game-die-macher-1997-year = Edizione riveduta, 1997
page-game-die-macher-1997-length = da 3 a 5 ore
page-game-die-macher-2019 = Il tema ricostruito: draft, politici e pacchetti, con quattro o sette elezioni.
page-game-die-macher-2019-year = Nuova edizione, 2019
page-game-die-macher-2019-length = da 2 a 4 ore
page-game-zoocracy = Gli animali votano: fai campagna in nove recinti, forma un governo, mantieni le promesse. Oppure no.
page-game-zoocracy-year = 2019
page-game-zoocracy-length = da 1 a 2 ore
page-game-pocket = Una piccola elezione in dieci minuti, per prendere confidenza con il tavolo.
page-game-pocket-length = 10 minuti

page-option-length = Durata
page-option-length-why = La partita breve salta due delle sette elezioni.
page-option-length-full = Completa, 7 elezioni
page-option-length-short = Breve, 5 elezioni
page-option-elections = Elezioni
page-option-elections-why = Quattro fanno una serata, sette l'intera campagna.
page-option-elections-4 = Quattro
page-option-elections-7 = Sette
page-option-fixed_tenets = Principi fissi
page-option-fixed_tenets-why = Una variante del regolamento: ogni partito ha posizioni a cui non può rinunciare.
page-option-advanced = Regole avanzate
page-option-advanced-why = Aggiunge gli eventi e le cariche del gioco avanzato.
page-option-open_funds = Fondi scoperti
page-option-open_funds-why = Tutti vedono il denaro di tutti. Da regolamento è segreto.
page-option-dice = Dadi
page-option-dice-why = Esistono due serie di dadi; quelli standard oscillano di più.
page-option-dice-standard = Da 1 a 6
page-option-dice-special = 0, 1, 1, 2, 2, 3
page-option-opinion_reversal = Ribaltare un'opinione
page-option-opinion_reversal-why = Chi controlla i media può scambiare un'opinione con il suo esatto opposto.
page-option-donation_figures = Quanto costano le donazioni
page-option-donation_figures-why = Le regole e il loro esempio non concordano sul prezzo di accettare denaro.
page-option-donation_figures-text = Come dicono le regole
page-option-donation_figures-swapped = Come dice l'esempio
page-option-tied_bids = Parità per il primo giocatore
page-option-tied_bids-why = Chi può rilanciare per primo quando le offerte più alte sono uguali.
page-option-tied_bids-text = Il vicino di destra
page-option-tied_bids-example = Il primo giocatore uscente
page-option-promises_to_the_opposition = Promesse agli oppositori
page-option-promises_to_the_opposition-why = Che fine fa una carica o un obiettivo promessi a un partito che vota contro il governo.
page-option-promises_to_the_opposition-void = Non va a nessuno
page-option-promises_to_the_opposition-literal = Si mantiene lo stesso
page-option-progress = Ordine della fase Progresso
page-option-progress-why = Se le carte si giocano prima o dopo averne pescate di nuove.
page-option-progress-cards-first = Giocare, poi pescare
page-option-progress-draw-first = Pescare, poi giocare
page-value-true = Sì
page-value-false = No

page-bot-random = Caso
page-bot-random-about = Gioca una mossa legale qualsiasi. Per un primo sguardo alle regole.
page-bot-greedy = Avido
page-bot-greedy-about = Prende ciò che rende di più subito.
page-bot-planner = Stratega
page-bot-planner-about = Valuta dove porta ogni scelta, da quello che può vedere. Non vede più di te.
page-bot-search = Esploratore
page-bot-search-about = Prima di ogni scelta gioca in anticipo molte partite possibili. Non vede più di te.

## New table

page-new-title = Nuovo tavolo
page-new-lead = Scegli un gioco e la compagnia; tutto il resto è già impostato.
page-new-game = Quale gioco?
page-new-company = Chi gioca?
page-new-options = Come?
page-new-players = Giocatori
page-new-start = Inizia la partita
page-new-open = Apri il tavolo
page-new-note = Non serve un account. In ogni momento puoi affidare il tuo posto a un bot e riprenderlo.
page-with-bots = Contro i bot
page-with-bots-why = Si inizia subito
page-with-friends = Amici con un link
page-with-friends-why = Un link privato per ogni posto
page-with-open = Tavolo aperto
page-with-open-why = Può unirsi chiunque sia qui
page-with-device = Intorno a questo schermo
page-with-device-why = Tra i turni segreti cala un sipario
page-seat-number = Posto { $n }
page-seat-me = Io
page-seat-bot = Bot: { $name }
page-seat-link-choice = Invito con link
page-seat-open-choice = Aperto a tutti
page-seat-device = A questo schermo
page-seat-name-of = Nome per il posto { $n }
page-pin-of = PIN per il posto { $n }, se vuoi
page-pin = PIN
page-bots-about = Quanto sono forti i bot?
page-pace = Ritmo
page-pace-why = Dal vivo ci siete tutti. A turni ognuno viene quando può.
page-pace-live = Dal vivo
page-pace-async = A turni
page-clock = Orologio
page-clock-why = Quando il tempo scade, un bot decide al posto tuo.
page-clock-0 = Nessuno
page-clock-60 = 1 minuto
page-clock-300 = 5 minuti
page-clock-86400 = 1 giorno

## Before the start

page-options-default = Regole standard
page-table-closed = Questo tavolo è stato chiuso prima dell'inizio della partita.
page-seat-open = Aperto a tutti
page-seat-link = In attesa di chi è stato invitato
page-copy-link = Copia l'invito
page-copy-link-for = Copia l'invito per { $name }
page-copy-watch = Copia il link per gli spettatori
page-link-copied = Link copiato.
page-give-to-bot = Affida a un bot
page-sit-here = Siediti qui
page-your-name = Il tuo nome
page-start = Inizia
page-start-fill =
    { $n ->
        [one] Inizia, un bot prende il posto libero
       *[other] Inizia, i bot prendono i { $n } posti liberi
    }
page-waiting-owner = La partita comincia quando lo decide chi ha aperto il tavolo.
page-leave = Lascia
page-close-table = Chiudi il tavolo
page-fair = Il caso, da verificare
page-fair-why = Questo è il sigillo sul segreto del server, mostrato prima che qualcuno si sedesse. Il browser di ogni giocatore aggiunge un proprio numero. Dopo la partita il segreto si apre, e chiunque può ricalcolare ogni estrazione.
page-join-eyebrow = Hai un invito
page-join-seat = Giocherai con { $seat }.
page-join-take = Prendi questo posto
page-join-watch = Puoi guardare questo tavolo.
page-join-gone = Questo invito non è più valido
page-join-gone-why = Ogni invito dà un posto, una volta sola. Chiedine uno nuovo.

## At the table

page-table-missing = Qui non c'è un tavolo così
page-table-missing-why = Forse è privato, o l'indirizzo non è completo.
page-seats = Posti
page-you = Tu
page-bot = Bot
page-place = { $n }º
page-deciding = sta decidendo
page-sealed = Ha sigillato una scelta
page-sealed-mine = La tua scelta è sigillata. Nessuno la vede finché non si aprono tutte.
page-tab-board = Tavolo
page-tab-decide = Decidi
page-tab-log = Cronaca
page-tab-talk = Chat
page-side = Cronaca e chat
page-panes = Parti del tavolo
page-undo = Annulla
page-undo-ask = Chiedi di annullare
page-undone = Annullato.
page-undo-asked = Agli altri viene chiesto se puoi annullare.
page-undo-wish = { $name } vorrebbe annullare un passo.
page-agree = Accetta
page-refuse = Rifiuta
page-hand-over = Fai giocare un bot
page-take-back = Torno a giocare io
page-as-text = Come testo
page-as-board = Come tabellone
page-replay = Rivedi
page-over = La partita è finita.
page-waiting = In attesa …
page-stale = Il tavolo è andato avanti; ecco che cosa ti viene chiesto ora.
page-announce-turn = Tocca a te. { $ask }
page-curtain-eyebrow = Passa lo schermo
page-curtain = Tocca a { $name }
page-curtain-why = Gli altri non guardano. Non si vede nulla finché non vai avanti.
page-curtain-open = Sono io, avanti

## Deciding

page-decide = Decidi
page-sending = Invio …
page-go-on = Avanti
page-less = Meno
page-more = Più
page-less-of = Meno: { $what }
page-more-of = Più: { $what }
page-values = Valori
page-least = Minimo: { $n }
page-half = Metà: { $n }
page-most = Massimo: { $n }
page-slot = Posto { $n }
page-budget-left = Restano { $left } su { $budget }
page-budget-least = Almeno { $least }; finora { $spent }
page-choose-exactly =
    { $n ->
        [one] Scegline uno.
       *[other] Scegline { $n }.
    }
page-choose-between = Scegline da { $least } a { $most }.
page-ordered-chosen = Il tuo ordine
page-ordered-rest = Ancora da mettere
page-ordered-none = Ancora nessuna scelta
page-move-up = Sposta su: { $what }
page-move-down = Sposta giù: { $what }
page-remove = Togli: { $what }
page-step-back = Cambia: { $what }
page-effects = Che cosa succederebbe
page-final = Non si può annullare.
page-final-yes = Sì, procedi
page-hint = Un suggerimento
page-hint-take = Scegli questo
page-why-not = Che cosa non è possibile, e perché?
page-why-not-none = Tutto ciò che si può intendere qui è possibile.
page-rule-open = Mostra la regola { $section }
page-rule-title = Regola { $section }
page-rule-whole = Nelle regole
page-rule-none = Per questa sezione non c'è ancora un testo.
page-rule-link = Link alla sezione { $section }

## News, log, talk

page-news-since = Dalla tua ultima occhiata
page-news-seen = Visto
page-log-filter = Le azioni di
page-log-all = Tutti
page-log-empty = Non è ancora successo nulla.
page-log-undo = { $name } ha annullato un passo.
page-log-ask-undo = { $name } chiede di annullare un passo.
page-log-bot = Ora un bot gioca per { $name }.
page-log-person = { $name } torna a giocare di persona.
page-log-start = La partita comincia.
page-log-end = La partita è finita.
page-log-reason = { $name }: { $reason }
page-talk-empty = Nessuno ha ancora detto nulla.
page-talk-all = A tutti
page-talk-to = a { $names }
page-talk-choose = Chi lo deve sentire
page-talk-say = Le tue parole
page-talk-send = Invia

## The end, replay, analysis

page-end-eyebrow = Risultato finale
page-end-you = Hai vinto!
page-end-wins = Vince { $name }
page-end-shared = Vittoria condivisa: { $names }
page-reason-rounds-played = Si sono giocati tutti i round.
page-points = Punti
page-race = La corsa
page-race-label = I punti nel tempo; alla fine guida { $winner } con { $points }.
page-rematch = Gioca ancora
page-share = Condividi
page-record = Verbale
page-verify = Verifica le estrazioni
page-verified = Verificato: tutte le { $lines } righe si ripetono, e il segreto corrisponde al sigillo mostrato all'inizio.
page-not-verified = La verifica non torna: { $problem }
page-commitment = Sigillo
page-seed = Segreto
page-nonces = Numeri dei giocatori
page-replay-eyes = Con gli occhi di
page-replay-open = Tutto scoperto
page-replay-public = Uno spettatore
page-replay-steps = Passi
page-replay-first = All'inizio
page-replay-previous = Un passo indietro
page-replay-play = Avvia
page-replay-pause = Pausa
page-replay-next = Un passo avanti
page-replay-last = Alla fine
page-replay-position = Posizione
page-replay-speed = Velocità
page-replay-here = Qui
page-replay-start = La partita sta per cominciare.
page-replay-quiet = Nulla che questo posto potesse vedere.
page-replay-waiting = Poi: { $names }
page-chance = Il caso
page-branch = Gioca da qui

## Rules

page-rules-lead = Le nostre regole complete per ogni gioco, sezione per sezione. Dove il regolamento lascia aperta una questione, accanto c'è la soluzione adottata.
page-rules-none = Per questo gioco non c'è un testo delle regole.
page-rules-contents = Indice
page-rules-find = Cerca nelle regole
page-rules-nothing = Nessun risultato.

## Settings

page-set-language = Lingua
page-set-theme = Colori
page-set-theme-why = Carta di giorno, notte elettorale dopo il tramonto.
page-set-theme-system = Come il dispositivo
page-set-theme-light = Chiari
page-set-theme-dark = Scuri
page-set-size = Dimensione del testo
page-set-size-why = Cresce con lei tutta la pagina.
page-set-size-normal = Normale
page-set-size-large = Grande
page-set-size-larger = Più grande
page-set-motion = Movimento
page-set-motion-why = Il movimento mostra che cosa è cambiato. Può essere più rapido, o assente.
page-set-motion-system = Come il dispositivo
page-set-motion-full = Calmo
page-set-motion-quick = Rapido
page-set-motion-off = Nessuno
page-set-confirm = Chiedi conferma
page-set-confirm-why = Una seconda domanda prima di inviare una risposta.
page-set-confirm-always = Sempre
page-set-confirm-irreversible = Quando non si può annullare
page-set-confirm-never = Mai
page-set-more = Lettura e ascolto
page-set-text = Mostra i tavoli come testo
page-set-text-why = La forma testuale completa al posto del tabellone disegnato.
page-set-announce = Annuncia le notizie
page-set-announce-why = I lettori di schermo dicono che cosa succede mentre succede.
page-set-name = Tu
page-signed-in = Accesso effettuato come { $name }.
page-sign-in = Accedi
page-sign-out = Esci
page-signed = Accesso effettuato.
page-signed-out = Sei fuori dal tuo account.
page-account = Conserva le mie partite
page-account-why = Un nome e una password portano i tuoi tavoli su altri dispositivi. Senza, è questo browser a ricordarsi di te.
page-account-name = Nome dell'account
page-account-password = Password, almeno 8 caratteri
page-account-make = Crea l'account
page-account-made = Le tue partite sono conservate sotto questo nome.

## Boards

page-board-party = Partito
page-board-votes = Voti
page-board-trend = Popolarità
page-board-meetings = Comizi qui
page-board-media = Segnalini media qui
page-board-factor = Fattore di voto
page-board-factor-why = { $agree } a favore, { $oppose } contro, popolarità { $trend }
page-board-then = Seggi ora, e se tutti i comizi diventassero voti
page-board-seats-then = Seggi, e quanti ne darebbero tutti i comizi
page-board-seats-why = Ora { $now } seggi; { $then }, con { $votes } voti, se tutti i comizi diventassero voti
page-board-standing = { $state }: la situazione dei partiti
page-board-votes-now = Vota in questo round
page-board-election = Elezione { $n }
page-board-most-seats = Fino a { $n } seggi
page-board-opinions = Opinione pubblica
page-board-no-opinions = Ancora nessuna opinione
page-board-hidden-card = Una carta coperta
page-board-face-down = coperta
page-board-key = { $card } (conta doppio)
page-board-control = { $party } controlla i media
page-board-tile = può coalizzarsi
page-board-issues = Chi sta da che parte
page-board-issues-why = Partiti, Länder e nazione, tema per tema
page-board-for = a favore
page-board-against = contro
page-board-national = Tabellone nazionale
page-board-national-opinions = Opinioni nazionali
page-board-national-worth = { $members } iscritti dopo ogni elezione, { $points } punti alla fine
page-board-national-media = Media nazionali, per elezione
page-board-parties = I partiti
page-board-money = Denaro
page-board-members = iscritti
page-board-base = base
page-board-supply-meetings = comizi rimasti
page-board-supply-media = media rimasti
page-board-hand = Carte programma nascoste
page-board-cabinet = Governo ombra
page-board-score = Se finisse ora
page-board-start = Apre il round
page-board-partner = In coalizione con { $party }
page-board-secret = segreto
page-board-thousand = mila
page-board-donations = Donazioni rimaste
page-board-programme = Programma
page-board-own-hand = Carte nascoste
page-board-none = niente
page-board-used = usato
page-board-pool = Riserva di scambio
page-board-programme-display = Carte programma esposte
page-board-opinion-display = Opinioni esposte
page-board-act-meetings = Comizi: { $state }
page-board-act-media = Un segnalino media: { $state }
page-board-ribbon = Fasi del round
page-board-part-seats = seggi
page-board-part-media = media
page-board-part-members = iscritti
page-board-part-bonus = più iscritti
page-board-part-opinions = opinioni
page-board-part-dominant = opinioni dominanti
page-board-part-votes = voti
page-board-part-wins = vittorie
page-board-part-base = base

page-phase-bidding = Primo giocatore
page-phase-conference = Congresso
page-phase-placing = Governo ombra
page-phase-coalitions = Coalizioni
page-phase-media = Media
page-phase-exchanges = Opinionisti
page-phase-meetings = Comizi
page-phase-polls = Sondaggi
page-phase-conversion = Voti
page-phase-election = Elezione
page-phase-spoils = Risultati
page-phase-members = Iscritti
page-phase-finance = Finanze
page-phase-turnover = Prossimo Land
page-phase-donations = Donazioni
page-phase-first-player = Primo giocatore
page-phase-programmes = Programmi
page-phase-sending = Invio
page-phase-politicians = Politici
page-phase-influence = Influenza
page-phase-payments = Pagamenti
page-phase-next-round = Prossimo round

page-zoo-parliament = Parlamento
page-zoo-margin =
    { $n ->
        [0] appena sufficiente
       *[other] { NUMBER($n, signDisplay: "exceptZero") } rispetto alla maggioranza
    }
page-zoo-coalitions = Gruppi che raggiungono la maggioranza
page-zoo-skipped = non si gioca
page-zoo-food = Cibo per partito
page-zoo-no-food = ancora nessuno
page-zoo-would-win =
    { $n ->
        [one] otterrebbe un seggio
       *[other] otterrebbe { $n } seggi
    }
page-zoo-place = Piazza cibo: { $species }
page-zoo-hand = Le tue carte
page-zoo-playable = si può giocare ora
page-zoo-phase = fase { $phase }

# La pagina nel browser. Quello che dicono i giochi sta nei loro file.

## Frame

page-brand = Hustings, pagina iniziale
page-nav = Menu principale
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
page-cancel = Annulla
page-save = Salva
page-saved = Salvato.
page-add = Aggiungi
page-loading = Un momento…
page-reload = Ricarica
page-broken = Questa parte della pagina non si è caricata
page-offline = Il server non risponde; nuovo tentativo…
page-reconnecting = Connessione persa; nuovo tentativo…
page-title-home = Inizio
page-title-new = Nuovo tavolo
page-title-join = Invito
page-title-mail = Avvisi via e-mail
page-title-replay = Replay e analisi
page-title-rules = Regole
page-title-settings = Impostazioni
page-title-recover = Nuova password
page-title-table = Tavolo
page-title-lost = Pagina non trovata
page-seat-lost = Questo posto non è più tuo.
page-nav-admin = Amministrazione
page-title-admin = Amministrazione
page-title-imprint = Note legali
page-title-privacy = Privacy
page-legal-none = Questa pagina non esiste su questo sito.
page-banned-title = Sei stato escluso
page-lost-home = Alla pagina iniziale

## People

page-nav-people = Giocatori
page-title-profile = Profilo
page-title-leaders = Classifica
page-title-clubs = Serate di club
page-title-club = Serata di club
page-profile-mine = Il mio profilo
page-profile-since = Qui dal { $day }
page-profile-missing = Questo profilo non esiste o non è visibile per te.
page-profile-none = Ancora nessuna partita finita con altri.
page-profile-account = Profili e punteggi appartengono agli account. Creane uno nelle impostazioni.
page-profile-game = Gioco
page-profile-games = Partite
page-profile-ranks = Posizioni
page-profile-rank-times = { $times } × posto { $rank }
page-profile-rating = Punteggio
page-profile-rating-why = La forza del giocatore sta probabilmente in questo intervallo. Tutti cominciano da 1500.
page-profile-accuracy = Precisione nelle analisi
page-profile-against-bots = Partite solo contro bot
page-profile-history = Punteggio nel tempo: { $game }
page-profile-recent = Partite recenti
page-profile-recent-rank = Posto { $rank } su { $players }
page-profile-counted = valida per il punteggio
page-profile-who = Chi vede il mio profilo
page-profile-who-why = Mostra i tuoi punteggi, le posizioni e le partite. I tavoli privati li vede solo chi vi ha giocato.
page-profile-who-everyone = Tutti
page-profile-who-players = Chi ha giocato con me
page-profile-who-nobody = Nessuno
page-leaders-lead = I punteggi vengono dalle partite tra persone con un account. L'elenco mostra chi ha almeno { $enough } partite valide, in ordine di limite inferiore del punteggio, se il suo profilo è aperto per te.
page-leaders-empty = Nessuno ha ancora giocato abbastanza partite valide.
page-leaders-place = Posto
page-leaders-name = Nome
page-rated = Punteggio
page-rated-why = La partita vale se tutti hanno un account e i suggerimenti non sono ammessi.
page-rated-yes = Valida
page-rated-no = Amichevole
page-rematch-turned = Gioca ancora, posti ruotati
page-rematch-offered = { $name } propone un'altra partita
page-rematch-mine = Un'altra partita è proposta
page-rematch-in = Ci stanno: { $names }
page-rematch-waiting = Ancora senza risposta: { $names }
page-rematch-accept = Accetta
page-rematch-decline = Rifiuta
page-rematch-go = Alla prossima partita
page-rematch-declined = Hai rifiutato.
page-invited = Invito
page-series = Risultati della serie
page-series-game = Partita { $n }
page-series-score = Punti per posizione
page-series-score-why = 10 a chi batte tutti, 0 a chi non batte nessuno; il pareggio vale metà.
page-series-wins = Vittorie
page-rating-change = { $name }: { $before } → { $after }
page-rating-changes = Punteggi
page-club-lead = Più tavoli, più turni, una sola classifica. Tu sorteggi i tavoli; chi si è già incontrato si ritrova il più tardi possibile.
page-club-account = Per organizzare una serata serve un account. Per partecipare basta un link.
page-club-name = Come si chiama?
page-club-game = Gioco
page-club-players = Persone per tavolo
page-club-rounds = Turni
page-club-play = Gioco anch'io
page-club-create = Apri una serata
page-club-mine = Le mie serate
page-club-host = Ospita: { $name }
page-club-round = Turno { $n } di { $of }
page-club-before = Non ancora iniziata
page-club-alone = Manda il link agli altri. Chi partecipa compare qui; poi sorteggi i tavoli.
page-club-over = Conclusa
page-club-draw = Sorteggia il turno { $n } e inizia
page-club-copy = Copia il link per partecipare
page-club-finish = Chiudi la serata
page-club-standings = Classifica
page-club-one-round = T{ $n }
page-club-away = assente
page-club-leave = Salta i turni
page-club-back = Rientra
page-club-leave-other = { $name } salta i turni
page-club-back-other = { $name } rientra
page-club-table = Tavolo { $n }
page-club-my-table = Al mio tavolo
page-club-join = Partecipa
page-club-join-lead = { $host } organizza una serata: { $game }. Giochi dal prossimo turno.
page-club-missing = Questa serata non esiste o non è aperta per te.
page-club-playing = in corso
page-club-with-bots = e bot

## Home

page-home-eyebrow = Giochi di elezioni, regole alla mano
page-home-title = Ogni seggio conta.
page-home-lead = I grandi giochi da tavolo sulle elezioni, con ogni regola rispettata e tutti i conti già fatti. Gioca contro bot che non barano, con gli amici tramite un link, o intorno a un solo schermo.
page-local-home-lead = I grandi giochi da tavolo sulle elezioni, con ogni regola rispettata e tutti i conti già fatti. Gioca contro bot che non barano o intorno a un solo schermo, soltanto in questo browser.
page-home-play = Gioca subito a { $game }
page-home-play-any = Gioca subito
page-home-dealing = Preparazione…
page-home-invite = Invita amici
page-home-continue = I tuoi tavoli
page-home-shelf = I giochi
page-home-examples = Per cominciare:
page-home-lobby = Tavoli aperti
page-home-lobby-empty = In questo momento nessuno cerca giocatori.
page-home-lobby-open = Apri un tavolo a tutti
page-home-finished = Finite
page-play = Gioca
page-set-up = Prepara…
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
page-game-die-macher-1997 = Sette elezioni regionali nell'edizione riveduta, con i principi fissi come variante.
page-game-die-macher-1997-year = Edizione riveduta, 1997
page-game-die-macher-1997-length = da 3 a 5 ore
page-game-die-macher-2019 = L'ambientazione ricostruita: draft, politici e dotazioni iniziali, con quattro o sette elezioni.
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
page-option-advanced-why = Il Primo ministro indica chi raggiunge l'obiettivo, le promesse non vincolano e una mozione di sfiducia è possibile in ogni round.
page-option-open_funds = Fondi scoperti
page-option-open_funds-why = Tutti vedono il denaro di tutti. Da regolamento è segreto.
page-option-dice = Dadi
page-option-dice-why = Le fonti indicano due tipi di dadi; quelli normali oscillano di più.
page-option-dice-standard = Da 1 a 6
page-option-dice-special = 0, 1, 1, 2, 2, 3
page-option-opinion_reversal = Ribaltare un'opinione
page-option-opinion_reversal-why = Chi controlla i media può scambiare un'opinione con il suo opposto.
page-option-donation_figures = Quanto costano le donazioni
page-option-donation_figures-why = Le regole e il loro esempio non concordano sul costo di una donazione accettata.
page-option-donation_figures-text = Come dicono le regole
page-option-donation_figures-swapped = Come dice l'esempio
page-option-tied_bids = Parità per il primo giocatore
page-option-tied_bids-why = Chi può rilanciare per primo quando le offerte più alte sono uguali.
page-option-tied_bids-text = Il vicino di destra
page-option-tied_bids-example = Il primo giocatore uscente
page-option-minority_media = Vincitore senza coalizione
page-option-minority_media-why = Un vincitore con meno di 50 voti e senza alleato, che influenza i media, sposta un segnalino? La lettera delle regole lo nega, il loro senso lo permette.
page-option-minority_media-controller = Sposta un segnalino
page-option-minority_media-none = Non ne sposta
page-option-old_markers = Segnalini di una regione sostituita
page-option-old_markers-why = Con sette elezioni: che fine fanno i segnalini Media e 2x quando una nuova regione occupa una plancia. Le regole non lo dicono.
page-option-old_markers-removed = Lasciano il gioco
page-option-old_markers-returned = Tornano nella riserva
page-option-promises_to_the_opposition = Promesse agli oppositori
page-option-promises_to_the_opposition-why = Che fine fa una carica o un obiettivo promessi a un partito che vota contro il governo.
page-option-promises_to_the_opposition-void = Non va a nessuno
page-option-promises_to_the_opposition-goals-kept = Cariche a nessuno, obiettivi mantenuti
page-option-promises_to_the_opposition-literal = Si mantiene lo stesso
page-option-progress = Ordine della fase Progresso
page-option-progress-why = Le carte si giocano prima o dopo averne pescate di nuove?
page-option-progress-cards-first = Giocare, poi pescare
page-option-progress-draw-first = Pescare, poi giocare
page-option-loyalty = Fedeltà
page-option-loyalty-why = Di chi è il cibo che la carta Fedeltà conserva su una specie. Il regolamento non lo dice.
page-option-loyalty-own = Il proprio
page-option-loyalty-any = Di qualsiasi partito
page-option-food_supply = Riserva di cibo
page-option-food_supply-why = Un colore può restare senza cibo? La scatola contiene 25 gettoni per colore; in due giocatori si usano anche i colori inutilizzati.
page-option-food_supply-open = Non finisce mai
page-option-food_supply-limited = 25 per colore
page-value-true = Sì
page-value-false = No

page-bot-random = Casuale
page-bot-random-about = Gioca una mossa legale qualsiasi. Per un primo sguardo alle regole.
page-bot-greedy = Avido
page-bot-greedy-about = Prende ciò che rende di più subito.
page-bot-planner = Stratega
page-bot-planner-about = Valuta dove porta ogni scelta, in base a quello che vede. Non vede più di te.
page-bot-newcomer = Principiante
page-bot-newcomer-about = Guarda solo l'immediato: gioca subito le carte migliori e non risparmia nulla.
page-bot-club = Giocatore di circolo
page-bot-club-about = Segue buone regole pratiche, ma non pensa in anticipo.
page-bot-strong = Forte
page-bot-strong-about = Valuta dove porta ogni scelta, in base a quello che vede. Non vede più di te.
page-bot-champion = Campione
page-bot-champion-about = Pensa in anticipo con ciò che ha imparato in migliaia di partite. Non vede più di te.
page-bot-search = Esploratore
page-bot-search-about = Prima di ogni scelta simula molte partite possibili. Non vede più di te.

## New table

page-new-title = Nuovo tavolo
page-new-lead = Scegli un gioco e con chi giocare; tutto il resto è già impostato.
page-new-game = Quale gioco?
page-new-company = Chi gioca?
page-new-options = Opzioni
page-new-players = Giocatori
page-new-start = Inizia la partita
page-new-open = Apri il tavolo
page-new-note = Non serve un account. In ogni momento puoi affidare il tuo posto a un bot e riprenderlo.
page-with-bots = Contro i bot
page-with-bots-why = Si inizia subito
page-with-friends = Con gli amici, tramite link
page-with-friends-why = Un link privato, per tutti o per ogni posto
page-with-open = Tavolo aperto
page-with-open-why = Può unirsi chiunque
page-with-device = Intorno a questo schermo
page-with-device-why = Tra i turni segreti cala un sipario
page-seat-number = Posto { $n }
page-seat-me = Io
page-seat-bot = Bot: { $name }
page-seat-link-choice = Invito con link
page-seat-open-choice = Aperto a tutti
page-seat-device = A questo schermo
page-seat-name-of = Nome per il posto { $n }
page-pin-of = PIN per il posto { $n } (facoltativo)
page-pin = PIN
page-bots-about = Quanto sono forti i bot?
page-pace = Ritmo
page-pace-why = Dal vivo: ci siete tutti insieme. Su più giorni: ognuno gioca quando può.
page-pace-live = Dal vivo
page-pace-async = Su più giorni
page-clock = Limite di tempo
page-clock-why = Per ogni risposta. Se scade, un bot dà solo quella risposta e tu riprendi dalla successiva.
page-clock-0 = Nessuno
page-help = Suggerimenti
page-help-why = Suggerimenti e analisi durante la partita. Dopo è comunque tutto aperto.
page-help-no = Nessuno
page-help-yes = Permessi
page-help-on = In questa partita suggerimenti e analisi sono permessi.
page-help-off = Niente suggerimenti né analisi fino alla fine di questa partita.

## Before the start

page-options-default = Regole standard
page-table-closed = Questo tavolo è stato chiuso prima dell'inizio della partita.
page-table-stopped = Questa partita è stata chiusa prima della fine. Ciò che è successo si può ancora leggere.
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
page-waiting-owner = In attesa che chi ospita inizi la partita.
page-leave = Lascia
page-close-table = Chiudi il tavolo
page-close-sure = Chiudere questo tavolo? La partita non potrà più continuare.
page-fair = Estrazioni verificabili
page-fair-why = Questo è il sigillo del segreto del server, mostrato prima che qualcuno si sedesse. Il browser di ogni giocatore aggiunge un proprio numero. Dopo la partita il segreto viene rivelato, e chiunque può ricalcolare ogni estrazione.
page-join-eyebrow = Hai un invito
page-mail-agree = Vuoi una mail quando una partita ti aspetta?
page-mail-agree-why = Una sola mail per tutte le partite in attesa, al massimo ogni dieci minuti.
page-mail-agree-do = Sì, scrivetemi
page-mail-agree-done = Grazie. Ti scriveremo quando una partita ti aspetta.
page-mail-off = Non vuoi più ricevere le nostre mail?
page-mail-off-why = Vale solo per questo indirizzo.
page-mail-off-do = Non inviatemi più mail
page-mail-off-done = Fatto. Non riceverai altre mail.
page-mail-gone = Questo link non è più valido.
page-join-seat = Giocherai con { $seat }.
page-join-take = Prendi questo posto
page-join-watch = Puoi guardare questo tavolo.
page-join-gone = Questo invito non è più valido
page-join-gone-why = Ogni invito dà un posto, una volta sola. Chiedine uno nuovo.

## At the table

page-table-missing = Questo tavolo non esiste
page-table-missing-why = Forse è privato, o l'indirizzo non è completo.
page-seats = Posti
page-you = Tu
page-bot = Bot
page-place = { $n }º
page-deciding = sta decidendo
page-sealed = Ha scelto in segreto
page-sealed-answer = La tua risposta segreta:
page-sealed-until = Puoi cambiarla finché non arriva l'ultima.
page-sealed-change = Cambia risposta
page-sealed-keep = Tieni la risposta
page-sealed-mine = La tua scelta è fatta. Nessuno la vede finché non si rivelano tutte.
page-tab-board = Tavolo
page-tab-decide = Decidi
page-tab-log = Cronaca
page-tab-talk = Chat
# What happened since one last looked; beside it stands how many things.
page-tab-news = Novità
page-news-none = Niente di nuovo dalla tua ultima visita.
page-side = Cronaca e chat
page-panes = Parti del tavolo
page-undo = Annulla
page-undo-ask = Chiedi di annullare
page-undone = Annullato.
page-agree = Accetta
page-refuse = Rifiuta
page-hand-over = Fai giocare un bot
page-take-back = Riprendi il mio posto
page-as-text = Mostra come testo
page-as-board = Mostra il tabellone
page-replay = Rivedi la partita
page-over = La partita è finita.
page-waiting = In attesa…
page-stale = La partita è andata avanti; ecco la domanda attuale.
page-announce-turn = Tocca a te. { $ask }
page-curtain-eyebrow = Passa lo schermo
page-curtain = Tocca a { $name }
page-curtain-why = Gli altri non guardano. Non si vede nulla finché non continui.
page-curtain-open = Sono io, continua
page-curtain-change = { $name }: cambia la mia risposta
page-curtain-changes = { $name } cambia risposta

## Playing together

page-agreements = Ciò che il tavolo decide insieme
page-back-title = Annullare mosse
page-back-these = Verranno annullate queste mosse:
page-back-by = { $name } chiede di annullare { $n ->
    [one] una mossa
   *[other] { $n } mosse
}.
page-back-mine = Chiedi di annullare { $n ->
    [one] una mossa
   *[other] { $n } mosse
}.
page-back-chance = Caso
page-back-hidden = Una scelta nascosta
page-back-ask = Chiedi agli altri
page-back-withdraw = Ritira la richiesta
page-back-waits = Devono ancora rispondere: { $names }
page-back-needs = Devono accettare: { $names }
page-back-off = A questo tavolo non si possono annullare mosse.
page-back-own = A questo tavolo puoi annullare solo la tua ultima mossa, prima che giochi qualcun altro.
page-back-nothing = Non hai mosse da annullare.
page-taken-back = annullata
page-absent-ask = { $name } non risponde e il tempo è scaduto. Che cosa fa il tavolo?
page-absent-wait = Aspettare
page-absent-standin = Bot fino al ritorno
page-absent-replace = Cedere il posto
page-absent-end = Terminare la partita
page-absent-me = Il tuo tempo è scaduto. Gli altri decidono sul tuo posto.
page-absent-here = Sono qui
page-absent-others = Gli altri decidono su { $name }.
page-absent-waited = Si aspetta { $name }. Ultima mossa: { $when }.
page-absent-what = Che cosa facciamo?
page-absent-ask-waited = { $name } non risponde da molto tempo. Che cosa fa il tavolo?
page-absent-me-waited = Non rispondi da molto tempo. Gli altri decidono sul tuo posto.
page-absent-end-sure = Il tuo voto decide: la partita finisce ora per tutti, senza risultato.
page-standin-me = Un bot gioca per te.
page-seat-vacant = { $name } cerca un giocatore. Invia il link o lascia giocare un bot.
page-pause-ask = Chiedi una pausa
page-pause-by = { $name } chiede una pausa: tutti gli orologi si fermano.
page-pause-mine = Chiedi una pausa.
page-pause-stands = Gli orologi sono fermi.
page-pause-go = Riprendere
page-pause-stay = Restare in pausa
page-pause-wants = Vogliono riprendere: { $names }
page-here = Presente
page-away = Assente
page-seen = Visto { $when }
page-next-table = Tavolo successivo
page-next-waiting = { $n ->
    [one] Un tavolo ti aspetta
   *[other] { $n } tavoli ti aspettano
}
page-term-clock = { $time } per risposta
page-term-reserve = { $time } di riserva
page-term-no-clock = Senza limite di tempo
page-term-wait = A tempo scaduto, tutti aspettano
page-term-undo-ask = Le mosse si possono annullare se tutti accettano
page-term-undo-own = Si può annullare solo la propria ultima mossa
page-term-undo-off = Le mosse non si possono annullare
page-term-with = Con { $names }
page-clock-reserve = Riserva
page-clock-reserve-why = Per tutta la partita. Si usa quando il tempo di una risposta è finito.
page-clock-then = Quando il tempo scade
page-clock-then-bot = Un bot risponde questa volta
page-clock-then-wait = Tutti aspettano
page-undo-rule = Annullare mosse
page-undo-rule-why = Gli altri vedono esattamente quali mosse prima di accettare.
page-undo-rule-ask = Se tutti accettano
page-undo-rule-own = Solo la propria ultima mossa
page-undo-rule-off = Mai
page-avail = Notti e vacanze
page-avail-why = Ai tavoli su più giorni il tuo orologio allora si ferma. Gli altri vedono solo quando finisce il tuo tempo.
page-avail-zone = Fuso orario
page-avail-from = Ogni notte dalle
page-avail-to = alle
page-avail-holidays = Vacanze
page-avail-first = Primo giorno
page-avail-last = Ultimo giorno
page-avail-add = Aggiungi vacanze
page-avail-remove = Rimuovi
page-notify = Notifiche
page-notify-why = Per quando questa pagina è chiusa. Una notifica dice quale gioco, mai che cosa vi è successo.
page-notify-device = Su questo dispositivo
page-notify-device-on = Questo dispositivo riceve notifiche finché non esci da qui.
page-notify-device-off = Questo dispositivo non riceve ancora notifiche.
page-notify-device-denied = Il browser blocca le notifiche di questo sito. Puoi consentirle nelle sue impostazioni.
page-notify-device-unsupported = Qui non è possibile: serve https e, su iPhone o iPad, questa pagina va aggiunta alla schermata Home.
page-notify-turn-on = Attiva
page-notify-turn-off = Disattiva
page-notify-try = Prova
page-notify-webhook = Webhook
page-notify-webhook-why = Un tuo indirizzo che viene chiamato quando una partita su più giorni ti aspetta.
page-notify-kinds = Avvisami quando
page-notify-turn = Tocca a me
page-notify-time = Il mio tempo sta per scadere
page-notify-ask = Gli altri chiedono qualcosa: pausa, annullamento, assenza
page-notify-talk = Qualcuno mi scrive
page-notify-invite = Comincia un'altra partita o un turno del club
page-notify-quiet = Silenzio dalle
page-notify-muted = { $n ->
    [one] Un tavolo è silenziato.
   *[other] { $n } tavoli sono silenziati.
}
page-notify-unmute = Avvisami per tutti i tavoli
page-notify-table-off = Silenzia le notifiche di questo tavolo
page-notify-table-on = Riattiva le notifiche di questo tavolo
page-set-turn = Suono quando tocca a me
page-set-turn-why = Un breve suono quando arriva una domanda con la pagina aperta.
page-links = Inviti
page-links-table = Un link per il tavolo
page-links-table-why = Chi lo apre prende un posto libero.
page-links-make = Crea un link
page-links-renew = Rinnova
page-links-renew-why = Il vecchio link non vale più.
page-links-revoke = Revoca
page-links-revoked = Nessun link
page-links-qr = Codice QR
page-links-qr-of = Codice QR di { $link }
page-links-late = Fai entrare qualcuno al posto di questo bot
page-links-rated = Questa partita conta per la classifica: nessuno entra in corsa.
page-host-name = Il tuo nome, come lo vedono gli altri
page-join-host = { $name } ti invita
page-join-any = Scegli un posto
page-join-full = Non ci sono più posti liberi.
page-join-late = La partita è in corso: prendi questo posto.
page-visible-private = Privato: solo con un link
page-visible-public = Pubblico: nella lobby
page-visible = Chi può trovare questo tavolo
page-lobby-game = Gioco
page-lobby-pace = Ritmo
page-lobby-any = Tutti
page-lobby-none = Nessun tavolo aperto di questo tipo.
page-title-device = Altro dispositivo
page-device-why = Continua su un altro dispositivo con le tue partite e il tuo nome: crea qui un codice e inseriscilo lì.
page-device-make = Mostra un codice
page-device-here = Inseriscilo su { $place }. Vale una volta, per dieci minuti.
page-device-return = Codice per un dispositivo perso
page-device-return-why = Conservalo altrove. Con esso riavrai i tuoi posti su qualsiasi dispositivo, e quello perso verrà disconnesso.
page-device-code = Codice
page-device-enter = Continua qui
page-device-enter-why = Inserisci il codice dell'altro dispositivo. Le tue partite e il tuo nome vengono con te.
page-device-welcome = Ciao di nuovo, { $name }.
page-device-lost = Hai perso il posto? Inserisci un codice
page-talk-deals = Offerte nel gioco
page-talk-unread = { $n ->
    [one] Un nuovo messaggio
   *[other] { $n } nuovi messaggi
}
page-talk-private = Visibile solo a { $names }.
page-talk-as = Invia come
page-talk-as-say = Messaggio
page-talk-as-offer = Offerta
page-talk-as-promise = Promessa
page-promises = Offerte e promesse
page-promise-open = aperta
page-promise-accepted = accettata
page-promise-declined = rifiutata
page-promise-withdrawn = ritirata
page-promise-kept = mantenuta
page-promise-broken = infranta
page-promise-do-accepted = Accetta
page-promise-do-declined = Rifiuta
page-promise-do-withdrawn = Ritira
page-promise-do-kept = Mantenuta
page-promise-do-broken = Infranta
page-person-mute = Silenzia a questo tavolo
page-person-unmute = Riattiva
page-person-mute-why = Non vedi più i loro messaggi qui. Non se ne accorgono.
page-person-profile = Profilo
page-curtain-out = Esci; la partita aspetta qui
page-curtain-wrong = Non è il PIN giusto. Riprova.
page-device-players-why = Un PIN nasconde le tue carte agli altri su questo dispositivo.

## Deciding

page-decide = Decidi
page-sending = Invio…
page-go-on = Continua
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
        [one] Fai una scelta.
       *[other] Scegline { $n }.
    }
page-choose-between = Scegline da { $least } a { $most }.
page-ordered-chosen = Il tuo ordine
page-ordered-rest = Ancora da disporre
page-ordered-none = Ancora nessuna scelta
page-move-up = Sposta su: { $what }
page-move-down = Sposta giù: { $what }
page-remove = Togli: { $what }
page-step-back = Cambia: { $what }
page-effects = Che cosa cambierebbe
page-final = Non si può annullare.
page-final-yes = Sì, procedi
page-hint = Suggerimento
page-hint-take = Scegli questo
page-hint-thinking = Ci sto pensando…
page-hints = Suggerimenti
page-hints-close = Chiudi i suggerimenti
page-hints-note = Probabilità di vincere se da qui giocano i bot, in base a ciò che puoi sapere.
page-hint-chance = Vince al { $percent }%
page-hint-error = più o meno { $error }
page-hint-now = Subito
page-hint-later = Più avanti, rispetto alle altre risposte (in media)
page-hint-taste = altrettanto buono: questione di gusti
page-hint-taken = Inserito
page-title-review = Analisi
page-review-open = Analisi
page-review-lead = Ogni decisione è giudicata da ciò che il partito poteva sapere; la fortuna è contata a parte.
page-review-start = Analizza questa partita
page-review-why = Ci vogliono da pochi secondi a due minuti, secondo il gioco. Puoi lasciare la pagina: l'analisi continua.
page-review-progress = { $done } di { $steps } decisioni ed estrazioni esaminate
page-review-failed = Non è stato possibile finire l'analisi.
page-review-again = Riprova
page-review-stop = Interrompi
page-review-go-on = Continua
page-review-not-over = Una partita si analizza quando è finita.
page-review-whose = La partita di
page-review-accuracy = Precisione
page-review-accuracy-why = 100: in tutta la partita non si è trovato di meglio.
page-review-accuracy-none = Nessuna decisione poteva costare qualcosa.
page-review-sum = Dalla prima all'ultima mossa
page-review-sum-start = Probabilità all'inizio
page-review-sum-mistakes = Decisioni proprie
page-review-sum-luck = Fortuna nelle estrazioni
page-review-sum-others = Ciò che hanno fatto gli altri
page-review-sum-result = Alla fine
page-review-curve = Probabilità di vincere
page-review-curve-label = La probabilità di vincere durante la partita: da { $first } a { $last } per cento
page-review-turns =
    { $n ->
        [0] Momenti decisivi
        [one] Il momento decisivo
       *[other] { $n } momenti decisivi
    }
page-review-turns-none = Nessun momento spicca.
page-review-decisions = Decisioni
page-review-mistakes-only = Dove un'altra risposta era chiaramente migliore ({ $n })
page-review-all = Tutte ({ $n })
page-review-clean = Nessuna risposta era chiaramente migliore di quelle date.
page-review-given = Risposta data
page-review-better = Meglio
page-review-gain = { $gain } punti di probabilità, più o meno { $error }
page-review-change = { $before } → { $after }%
page-review-try = Riprova da qui
page-review-look = Vedi sul tabellone
page-review-luck = Fortuna
page-review-luck-why = Ciò che è stato estratto, rispetto a ciò che poteva esserlo. Sono elencate solo le estrazioni che hanno contato chiaramente; il totale sopra le conta tutte ({ $n }).
page-review-luck-none = Nessuna estrazione ha fatto una differenza misurabile.
page-review-line = Mossa { $n }
page-review-mine = La tua precisione, partita dopo partita
page-review-mine-first = È la tua prima partita analizzata di questo titolo. Le prossime si aggiungeranno.
page-title-puzzles = Problemi
page-title-puzzle = Problema
page-puzzles-lead = Posizioni in cui una risposta è chiaramente la migliore. Trovala.
page-puzzles-none = Per questo gioco non ci sono ancora problemi.
page-puzzles-solved = { $n } di { $all } risolti
page-puzzle-of-the-day = Problema del giorno
page-puzzle-day-lead = Una posizione, una risposta migliore. Oggi la stessa per tutti.
page-puzzle-open = Risolvi
page-puzzle-number = Problema { $n }
page-puzzle-grade =
    { $grade ->
        [1] Per cominciare
        [2] Facile
        [3] Difficile
       *[4] Per esperti
    }
page-puzzle-is-solved = Risolto
page-puzzle-task = Sei { $party }. Dai la risposta che vince più spesso se poi giocano i bot.
page-puzzle-right = Giusto
page-puzzle-wrong = Non la migliore
page-puzzle-yours = La tua risposta
page-puzzle-best = La soluzione
page-puzzle-figures = Ciò che la soluzione porta in più, in media
page-puzzle-show = Mostra la soluzione
page-puzzle-again = Riprova
page-puzzle-next = Prossimo problema
page-puzzle-all = Tutti i problemi
page-puzzle-checking = La tua risposta viene giocata fino in fondo…
page-rules-start = In due minuti
page-rules-goal = Di che cosa si tratta
page-rules-votes = Come si conta
page-rules-moves = Che cosa puoi fare
page-rules-round = Un round in un'immagine
page-rules-round-why = Le fasi in ordine. Ognuna porta alla sua sezione.
page-rules-example = Uno spoglio, passo per passo
page-rules-example-why = Ed ecco il tavolo poco prima. Indica ciò che vuoi capire.
page-rules-example-then = In una partita di bot lo spoglio è andato così:
page-rules-sections = Le regole, sezione per sezione
page-rules-glossary = Glossario
page-rules-glossary-more = Singole carte, cariche e luoghi
page-rules-places = Sul tavolo:
page-rules-back = Torna al tavolo
page-rules-found =
    { $n ->
        [0] Nessun risultato
        [one] Una sezione trovata
       *[other] { $n } sezioni trovate
    }
page-why-not = Che cosa non è possibile, e perché?
page-why-not-none = Qui è possibile tutto.
page-rule-open = Mostra la regola { $section }
page-rule-title = Regola { $section }
page-rule-whole = Nelle regole
page-thing-now = Adesso
page-rule-none = Per questa sezione non c'è ancora un testo.
page-rule-link = Link alla sezione { $section }

## The stage: what is being settled now, and what was just opened

# Buttons of the stage: leave what was opened, or see it once more ($what is its heading).
page-scene-on = Continua
page-scene-again = Mostra di nuovo: { $what }
# Heading of the list of phases this round still brings.
page-scene-ahead = In arrivo
# The order of play, and the last things that happened.
page-scene-order = Ordine di gioco
page-scene-now = Appena successo
# Under an envelope: this party was not asked, is still choosing, has sealed its answer; my own answer.
page-scene-away = non coinvolto
page-scene-writing = sceglie
page-scene-sealed = ha scelto
page-scene-mine = tu: { $value }
# Headings and one line of explanation for sealed bids.
page-scene-bids = Offerte segrete
page-scene-bids-start-why = Chi offre di più sceglie il primo giocatore. Paga solo quel partito.
page-scene-bids-first-why = Chi offre di più diventa primo giocatore. Paga solo quel partito.
page-scene-bids-again = Nuova offerta dopo la parità
page-scene-bids-again-why = Non meno della prima offerta. Un'altra parità si decide a sorte.
page-scene-first-bid = prima offerta: { $n }
page-scene-secret = Tutti scelgono in segreto
page-scene-sealed-why = Nessuno vede le scelte degli altri finché non ci sono tutte.
page-scene-opened = Risultati
page-scene-best = la più alta
page-scene-tied-one = parità
page-scene-tied = Parità: { $parties }.
page-scene-wins = L'offerta più alta: { $party }.
page-scene-pays = paga { $n }
page-scene-half-lost = Metà di ogni offerta, arrotondata per eccesso, è persa.
# Auctions. $state is a state or region, $party a party.
page-scene-poll = Sondaggio: { $state }
page-scene-poll-why = Rilancia o esci definitivamente. Chi compra vede la carta e decide che cosa diventa pubblico.
page-scene-poll-once = Un'offerta a testa; chi qui ha più voti offre per ultimo.
page-scene-poll-card = Un sondaggio nascosto
page-scene-poll-back = Un sondaggio che fa salire { $party }
page-scene-poll-sold = { $party } ha comprato il sondaggio e lo sta guardando.
page-scene-published = Pubblicato da
page-scene-tie = Chi è in parità può rilanciare una volta
page-scene-tie-why = Un'offerta aperta a testa. Se passano tutti, l'ultimo a passare vince al prezzo della parità.
page-scene-no-bid = ancora nessuna offerta
page-scene-purse = Hai { $n }
page-scene-limit = il tuo limite: { $n }
page-scene-calls = Le offerte finora
page-scene-pass = passa
# What a bidder is doing.
page-scene-bidder-turn = di turno
page-scene-bidder-in = in gara
page-scene-bidder-leads = in testa
page-scene-bidder-out = fuori
page-scene-bidder-later = viene dopo
# Coalition talks before a state votes.
page-scene-talks = Trattative di coalizione: { $state }
page-scene-talks-why = Due carte programma in comune permettono una coalizione, tre permettono di imporla. Gli alleati sommano i loro voti. Gli altri accordi non sono mai vincolanti.
page-scene-talks-none = Qui nessuno può formare una coalizione.
page-scene-votes = voti
page-scene-pair-possible = coalizione possibile
page-scene-pair-asked = proposta in corso
page-scene-pair-formed = in coalizione
page-scene-pair-refused = rifiutata
page-scene-pair-closed = non possibile
page-scene-forced = si può imporre
page-scene-offer = { $from } chiede a { $to }
# Results
page-scene-election = { $state } ha votato
page-scene-seats = seggi
page-scene-points = punti
page-scene-votes-count =
    { $n ->
        [one] un voto
       *[other] { $n } voti
    }
page-scene-cabinet = Carte scoperte
page-scene-leads = In testa
page-scene-prepare = Preparativi
page-scene-prepare-why = Prima del primo round si scelgono partiti, programmi e posizioni iniziali.
# Zoocracy
page-scene-presidency = Offerte per la presidenza
page-scene-presidency-why = Chi offre di più diventa Presidente e raggiunge un obiettivo. Metà di ogni offerta è persa in ogni caso.
page-scene-forming = { $party } forma un governo
page-scene-forming-why = Tre cariche e due obiettivi, ognuno a un partito qualsiasi. A chi lo sostiene servono { $majority } seggi.
page-scene-motion = { $party } può presentare una mozione di sfiducia
page-scene-motion-why = Un governo di propria scelta. A chi lo sostiene servono { $majority } seggi.
page-scene-proposal-by = La proposta di { $party }
page-scene-motion-by = { $party } presenta una mozione di sfiducia
page-scene-vote-why = Tutti rispondono in segreto. Chi dice sì entra nel governo, chi dice no va all'opposizione.
page-scene-counted = Il risultato del voto
page-scene-voted-yes = sì
page-scene-voted-no = no
page-scene-yes = Sì: { $parties }
page-scene-offered = Riceve una carica o un obiettivo: { $parties }
page-scene-nobody-named = Ancora nessun nome
# Read aloud with the half-circle of seats.
page-scene-behind =
    { $n ->
        [one] Un seggio a favore; ne servono { $majority }
       *[other] { $n } seggi a favore; ne servono { $majority }
    }
page-scene-goal-now = Obiettivo di questo round
page-scene-goal-next = Obiettivo del prossimo round
page-scene-goal-round = L'obiettivo di questo round va a
page-scene-goal-named = chi indica il Primo ministro
page-scene-goal-strike = nessuno: sciopero
page-scene-goal-no-majority = nessuno: manca la maggioranza
page-scene-goal-no-government = nessuno: manca il governo
page-scene-goal-no-promise = nessuno: non era promesso
page-scene-event = Evento
page-scene-parliament = Il nuovo parlamento
page-scene-next-round = Un altro round?
page-scene-next-sure = sicuro
page-scene-next-none = no, questo è l'ultimo
page-scene-next-odds = { $percent }%

# One line for each phase: what happens in it.
page-phase-bidding-why = Tutti offrono in segreto per il diritto di scegliere il primo giocatore.
page-phase-conference-why = Si scartano carte nascoste, se ne pescano di nuove, si cambia un punto del programma.
page-phase-placing-why = Le carte si mettono coperte nei Länder, poi si scoprono e si eseguono.
page-phase-coalitions-why = I partiti con abbastanza in comune possono sommare i voti nel Land che vota ora.
page-phase-media-why = Si comprano segnalini; chi ne ha di più in un Land ne controlla i media.
page-phase-exchanges-why = Chi controlla i media di un Land può scambiarvi un'opinione.
page-phase-meetings-why = Si organizzano convegni nei Länder; più avanti diventano voti.
page-phase-polls-why = In ogni Land un sondaggio va al miglior offerente.
page-phase-conversion-why = Land per Land, i convegni possono diventare voti secondo il fattore di voto.
page-phase-election-why = Si contano i voti e si assegnano i seggi.
page-phase-spoils-why = Chi vince porta un segnalino e opinioni sulla plancia nazionale.
page-phase-members-why = Le opinioni nazionali portano iscritti ai partiti che le condividono.
page-phase-finance-why = Seggi e iscritti portano denaro.
page-phase-turnover-why = Entra in gioco il prossimo Land.
page-phase-donations-why = Accetta una donazione e perdi iscritti, o rifiutala e guadagnane.
page-phase-first-player-why = Tutti offrono in segreto per essere primo giocatore.
page-phase-programmes-why = Si prende una carta e si scambiano punti del programma.
page-phase-sending-why = I politici vanno coperti nelle regioni.
page-phase-politicians-why = Vengono scoperti; chi paga usa le loro azioni.
page-phase-influence-why = Chi influenza i media di una regione può sostituire un'opinione.
page-phase-payments-why = Punti e base portano denaro; si decidono le donazioni.
page-phase-next-round-why = Entra in gioco una nuova regione e si scoprono altre opinioni.
page-zoo-phase-A = Presidenza
page-zoo-phase-B = Campagna
page-zoo-phase-C = Parlamento
page-zoo-phase-D = Governo
page-zoo-phase-E = Evento
page-zoo-phase-F = Sfiducia
page-zoo-phase-G = Progresso
page-zoo-phase-A-why = Offerte segrete in cibo; chi offre di più diventa Presidente e raggiunge un obiettivo.
page-zoo-phase-B-why = Si piazza cibo tra le specie: chi ne ha di più ne ottiene i voti.
page-zoo-phase-C-why = I voti di ogni specie diventano seggi.
page-zoo-phase-D-why = I partiti propongono a turno un governo; su ognuno si vota in segreto.
page-zoo-phase-E-why = Si scopre una carta evento.
page-zoo-phase-F-why = Senza maggioranza, il capo dell'opposizione può proporre un altro governo.
page-zoo-phase-G-why = Si raggiunge l'obiettivo promesso e si pescano carte.

## Standing orders: answers left for later questions

page-tools = Altri strumenti
page-orders = Ordini permanenti
page-orders-why = Conservati sul server, solo per il tuo posto. Rispondono per te appena arriva la domanda, anche quando non ci sei.
page-orders-none = Nessuno. Puoi darne uno a ogni decisione.
page-orders-pass = { $what }: passa sempre
page-orders-pass-unless = { $what }: passa, ma chiedimi quando { $count ->
    [one] si può scegliere ciò che ho indicato
   *[other] si può scegliere uno dei { $count } che ho indicato
 }
page-orders-bid = { $what }: offri il minimo che porta in testa, al massimo { $most }
page-orders-answer = { $what }: rispondi { $answer } ogni volta che è permesso
page-orders-once = una volta
page-orders-drop = Annulla: { $what }
# Where one decides: a folded line, and what it offers.
page-orders-here = Rispondi automaticamente…
page-orders-set-pass = Qui passa sempre
page-orders-unless = … a meno che io possa scegliere:
page-orders-set-answer = Rispondi sempre così
page-orders-set-bid = Offri per me, al massimo
page-orders-keep = Salva quest'ordine
page-orders-first = Scegli prima una risposta qui sopra; poi potrai renderla automatica.
# What kind of question an order is for.
page-kind-bid = Offerta segreta
page-kind-raise = Rilancio
page-kind-poll-bid = Offerta per un sondaggio
page-kind-media = Segnalino Media
page-kind-exchange = Scambio di un'opinione
page-kind-influence = Influenza dei media
page-kind-coalition = Proposta di coalizione
page-kind-consent = Risposta a una proposta di coalizione
page-kind-meetings = Convegni
page-kind-convert = Convegni in voti
page-kind-donation = Donazione
page-kind-publish = Pubblicazione di un sondaggio
page-kind-discard = Scarto
page-kind-change = Cambio di programma
page-kind-cabinet = Carte del gabinetto ombra
page-kind-vote = Voto su un governo
page-kind-motion = Sfiducia
page-kind-blockade = Blocco
page-kind-manipulation = Manipolazione
page-kind-campaign = Campagna
page-kind-election-card = Carta prima dello spoglio
page-kind-event-card = Carta dopo l'evento
page-kind-progress-card = Carta per un obiettivo
page-kind-resistance = Pagamento per un obiettivo

# Things on the board that are part of the open question; short, on small buttons.
page-hot-state = Qui
page-hot-opinion = Questa opinione
page-hot-take-back = Riprendi
page-hot-lay = { $card } qui

## News, log, talk

page-news-since = Dalla tua ultima visita
page-news-earlier =
    { $n ->
        [one] Un'altra riga precedente è nella cronaca.
       *[other] Altre { $n } righe precedenti sono nella cronaca.
    }
page-news-seen = Segna come visto
page-log-filter = Mostra le mosse di
page-log-all = Tutti
page-log-empty = Non è ancora successo nulla.
page-log-undo = { $name } ha annullato una mossa.
page-log-ask-undo = { $name } chiede di annullare una mossa.
page-log-bot = Ora un bot gioca per { $name }.
page-log-person = Ora { $name } è in mano a una persona.
page-log-nobody = Il posto di { $name } è libero.
page-log-start = La partita comincia.
page-log-end = La partita è finita.
page-log-closed = Il tavolo è stato chiuso.
page-log-reason = { $name }: { $reason }
page-talk-empty = Nessuno ha ancora detto nulla.
page-talk-never-binds = Dite e promettete quello che volete: gli accordi non sono mai vincolanti.
page-talk-here = Tutti giocano su questo dispositivo: parlatevi. I bot non ascoltano, e gli accordi non sono mai vincolanti.
page-talk-all = A tutti
page-talk-to = a { $names }
page-talk-channels = Conversazioni
page-talk-everything = Tutto
page-talk-table = Il tavolo
page-talk-choose = Destinatari
page-talk-say = Il tuo messaggio
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
page-share-replay = Condividi il replay
page-turns = Punti di svolta
page-turn-lead = { $name } passa in testa.
page-turn-gain =
    { $n ->
        [one] { $name } guadagna un punto sugli altri.
       *[other] { $name } guadagna { $n } punti sugli altri.
    }
page-turn-loss =
    { $n ->
        [one] { $name } perde un punto di terreno.
       *[other] { $name } perde { $n } punti di terreno.
    }
page-record = Verbale
page-verify = Verifica le estrazioni
page-verified = Verificato: tutte le { $lines } righe si ripetono identiche, e il segreto corrisponde al sigillo mostrato all'inizio.
page-verified-receipts =
    { $n ->
        [one] Una scelta sigillata è stata aperta e corrisponde alla sua ricevuta.
       *[other] Tutte le { $n } scelte sigillate sono state aperte e corrispondono alle loro ricevute.
    }
page-verifying = Verifica in corso…
page-receipts = Ricevute delle scelte sigillate ({ $n })
page-receipt-line = Riga
page-receipt-who = Chi
page-receipt-hash = Ricevuta
page-receipt-salt = Sale
page-not-verified = La verifica è fallita: { $problem }
page-commitment = Sigillo
page-seed = Segreto
page-nonces = Numeri dei giocatori
page-replay-eyes = Visto da
page-replay-open = Tutto scoperto
page-replay-whose = Punto di vista
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
page-replay-quiet = Nulla di visibile da questo posto.
page-replay-contents = Indice
page-replay-key-phase = Alla fase successiva
page-replay-key-phase-back = Alla fase precedente
page-replay-key-round = Al round successivo
page-replay-key-round-back = Al round precedente
page-replay-key-election = All'elezione successiva
page-replay-key-election-back = All'elezione precedente
page-replay-waiting = Poi: { $names }
page-chance = Il caso
page-branch = Continua da qui

## Rules


page-rules-lead = Le nostre regole complete per ogni gioco, sezione per sezione. Dove il regolamento lascia aperta una questione, la nostra decisione è nella sezione.
page-rules-none = Per questo gioco non c'è un testo delle regole.
page-rules-language = Il testo di queste regole è in { $language }; non è ancora tradotto.
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
page-set-size-why = Tutta la pagina cresce con il testo.
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
page-set-confirm-why = Conferma una risposta prima di inviarla.
page-set-confirm-always = Sempre
page-set-confirm-irreversible = Quando non si può annullare
page-set-confirm-never = Mai
page-set-more = Accessibilità
page-set-text = Mostra i tavoli come testo
page-set-text-why = La versione testuale completa al posto del tabellone disegnato.
page-set-announce = Annuncia ciò che succede
page-set-announce-why = I lettori di schermo lo dicono mentre succede.
page-set-name = Tu
page-signed-in = Accesso effettuato come { $name }.
page-sign-in = Accedi
page-sign-out = Esci
page-signed = Accesso effettuato.
page-signed-out = Disconnessione effettuata.
page-account = Conserva le mie partite
page-account-why = Con un nome e una password ritrovi i tuoi tavoli sugli altri dispositivi. Senza, solo questo browser si ricorda di te.
page-account-name = Nome dell'account
page-account-password = Password, almeno 8 caratteri
page-account-make = Crea l'account
page-account-made = Le tue partite sono conservate sotto questo nome.
page-signed-in-as = Accedi con il nome { $login }.
page-sign-in-passkey = Accedi con una passkey
page-password = Password
page-password-old = Password attuale
page-password-new = Nuova password, almeno 8 caratteri
page-password-change = Cambia la password
page-password-why = Uscirai dall'account su tutti gli altri dispositivi.
page-password-changed = Password cambiata.
page-password-confirm = La tua password, per conferma
page-forgot = Password dimenticata?
page-forgot-why = Con il tuo codice di recupero puoi scegliere una nuova password. Lo hai ricevuto con l'account.
page-forgot-set = Imposta la nuova password
page-forgot-mail = Inviami un link per e-mail
page-forgot-mail-why = Oppure ricevi un link all'indirizzo confermato del tuo account.
page-forgot-sent = Se questo account ha un indirizzo confermato, una mail è in arrivo.
page-recover-why = Scegli una nuova password. Accederai qui e uscirai dall'account su tutti gli altri dispositivi.
page-code = Codice di recupero
page-code-yours = Il tuo codice di recupero
page-code-why = Stampa questo codice o annotalo. Se dimentichi la password, ti fa rientrare, una volta sola. Non sarà più mostrato.
page-code-copy = Copia
page-code-copied = Copiato.
page-code-print = Stampa
page-code-kept = L'ho conservato
page-code-about = Ti fa rientrare se dimentichi la password. Un nuovo codice sostituisce il precedente.
page-code-renew = Nuovo codice di recupero
page-passkeys = Passkey
page-passkeys-why = Accedi con l'impronta, il volto o il PIN del dispositivo invece della password.
page-passkey-add = Aggiungi una passkey
page-passkey-name = Nome della passkey
page-passkey-added = La passkey è stata aggiunta.
page-passkey-removed = La passkey è stata rimossa.
page-passkey-none = Il browser non ha fornito nessuna passkey.
page-made-on = Aggiunta: { $date }
page-used-on = ultimo uso: { $date }
page-sessions = Dove hai effettuato l'accesso
page-session-unknown = Dispositivo sconosciuto
page-session-here = questo browser
page-session-since = Dal { $date }
page-session-end = Disconnetti: { $what }
page-session-ended = Disconnesso.
page-sign-out-all = Esci ovunque
page-sign-out-all-why = Tutte le sessioni terminano, anche questa.
page-mail = E-mail
page-mail-why = Per una nuova password se dimentichi la tua, e per sapere quando una partita su più giorni ti aspetta. Nessun altro vede questo indirizzo.
page-mail-address = Indirizzo e-mail
page-mail-confirmed = Questo indirizzo è confermato.
page-mail-asked = Non ancora confermato: segui il link nella mail che abbiamo inviato.
page-data = I tuoi dati
page-data-why = Tutto ciò che è memorizzato su di te, in un file.
page-data-export = Scarica i miei dati
page-delete = Elimina il mio account
page-delete-why = Il tuo nome, le sessioni, i messaggi e gli account dei bot vengono eliminati. Nelle partite in corso un bot prende i tuoi posti; quelle finite restano, senza il tuo nome. Non si può annullare.
page-deleted = Tutto ciò che ti riguarda è stato eliminato.
page-deleted-player = Account eliminato

## Boards


page-board-party = Partito
page-board-votes = Voti
page-board-trend = Popolarità
page-board-factor = Fattore di voto
page-board-standing = { $state }: la situazione dei partiti
page-board-votes-now = Vota in questo round
page-board-election = Elezione { $n }
page-board-opinions = Opinione popolare
page-board-no-opinions = Ancora nessuna opinione
page-board-hidden-card = Una carta coperta
page-board-face-down = coperta
page-board-key = { $card } (conta doppio)
page-board-control = { $party } controlla i media
page-board-tile = può coalizzarsi
# The vote factor spelled out under a state: press a party to see its sum.
page-board-spell = In dettaglio: { $party }
page-board-gives-none = Nessun convegno qui.
# When the factor is zero or less.
page-board-half-votes = due convegni, un voto
page-board-next =
    Con { $votes ->
        [one] un voto
       *[other] { $votes } voti
    }: { $seats ->
        [one] un seggio
       *[other] { $seats } seggi
    }.
page-board-laid = Carte e proposte di coalizione qui
# The map of the states, and what a state says that has voted.
page-board-land = I Länder
page-board-won = { $state }: ha vinto { $party }
page-board-national = Plancia nazionale
page-board-national-opinions = Opinioni nazionali
page-board-national-worth =
    { $members ->
        [one] un iscritto
       *[other] { $members } iscritti
    } dopo ogni elezione, { $points ->
        [one] un punto
       *[other] { $points } punti
    } alla fine
page-board-national-media = Media nazionali, per elezione
page-board-money = Denaro
page-board-members = iscritti
page-board-base = base
page-board-supply-meetings = convegni rimasti
page-board-supply-media = media rimasti
page-board-hand = Carte programma nascoste
page-board-cabinet = Gabinetto ombra
page-board-score = Se finisse ora
page-board-start = Apre il round
page-board-partner = In coalizione con { $party }
page-board-secret = segreto
page-board-programme = Programma
page-board-own-hand = Carte nascoste
page-board-none = niente
page-board-used = usato
page-board-pool = Riserva di scambio
page-board-programme-display = Carte programma disponibili
page-board-opinion-display = Opinioni disponibili
page-board-act-meetings = Convegni: { $state }
page-board-act-media = Un segnalino Media: { $state }
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
page-phase-placing = Gabinetto ombra
page-phase-coalitions = Coalizioni
page-phase-media = Media
page-phase-exchanges = Opinioni
page-phase-meetings = Convegni
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
# How safe the government is: seats above what a majority needs, exactly enough, or too few.
page-zoo-margin-over = { $n } oltre il necessario
page-zoo-margin-just = appena sufficiente
page-zoo-margin-short = { $n } sotto la maggioranza
page-zoo-needed = ne servono { $n }
page-zoo-coalitions = Gruppi che raggiungono la maggioranza
page-zoo-skipped = non si gioca
page-zoo-food = Cibo per partito
page-zoo-no-food = ancora nessuno
page-zoo-if-counted =
    Se si contasse ora: { $seats ->
        [one] un seggio
       *[other] { $seats } seggi
    }
page-zoo-would-win =
    { $n ->
        [one] otterrebbe un seggio
       *[other] otterrebbe { $n } seggi
    }
page-zoo-place = Piazza cibo: { $species }
page-zoo-hand = Le tue carte
page-zoo-playable = si può giocare ora
page-zoo-discardable = si può scartare
page-zoo-phase = fase { $phase }

## When something goes wrong


page-problem-offline = Il server non risponde.
page-problem-invalid = Non è possibile.
page-problem-not-signed-in = Non hai effettuato l'accesso.
page-problem-wrong-password = Nome o password errati.
page-problem-wrong-code = Nome o codice di recupero errati.
page-problem-void-link = Questo link non vale più: è stato usato o ha più di un'ora.
page-problem-wrong-passkey = Questa passkey non ha funzionato, o il tempo è scaduto.
page-problem-name-taken = Questo nome è già preso.
page-problem-forbidden = Non hai il permesso di farlo.
page-problem-csrf = Ricarica la pagina.
page-problem-no-help = Niente suggerimenti in una partita tra persone.
page-problem-locked = Questo posto è protetto da un PIN.
page-problem-wrong-pin = PIN sbagliato.
page-problem-not-found = Non esiste, o non puoi vederlo.
page-problem-conflict = Nel frattempo la partita è andata avanti.
page-problem-handed-over = A questo posto gioca un bot; prima riprendilo.
page-problem-not-yours-alone = Altri hanno agito, o qualcosa è stato rivelato: devono essere d'accordo.
page-problem-not-over = La partita non è finita.
page-problem-bad-record = Questo file non contiene una partita valida.
page-problem-stays-here = Questa partita non si può salvare in un file: ci giocano altre persone, o un posto ha un PIN.
page-problem-was-in-a-file = Questa partita era in un file, con tutto ciò che vi è nascosto. Nessun altro può partecipare.
page-problem-too-much-work = Verificare questo verbale richiederebbe troppo tempo.
page-problem-too-large = È troppo grande.
page-problem-too-many = Troppe richieste; aspetta un momento.
page-problem-too-many-tables = Hai raggiunto il numero massimo di tavoli aperti: prima finiscine o chiudine uno.
page-problem-unavailable = Al momento non è disponibile; riprova.
page-problem-broken = Si è verificato un errore sul server.
page-problem-banned = Sei stato escluso { $ends ->
    [yes] fino al { $until }
   *[no] per sempre
 }.
page-problem-muted = Non puoi { $ends ->
    [yes] parlare fino al { $until }
   *[no] più parlare
 }.
page-problem-reason = Motivo: { $reason }

## Reporting and blocking


page-person-more = { $name }: segnala o blocca
page-person-line = Segnala questa riga
page-person-block = Blocca
page-person-unblock = Sblocca
page-person-block-why = Non vedrai più ciò che dice questa persona, e non potrà sedersi ai tavoli che apri.
page-person-is-blocked = { $name }: bloccato.
page-person-not-blocked = { $name }: non più bloccato.
page-person-report = Segnala
page-person-report-why = Lo leggono gli amministratori del sito, con ciò che è stato detto prima al tavolo.
page-person-report-what = Di che cosa si tratta?
page-person-report-person = La persona
page-person-report-talk = Questa riga
page-person-report-table = Tutto il tavolo
page-person-reason = Che cosa non va?
page-person-send = Invia segnalazione
page-person-sent = Grazie. Gli amministratori la esamineranno.
page-blocks = Persone bloccate
page-table-ended = Questa partita è stata chiusa prima della fine.

## Administration


page-admin-only = Questa pagina è per gli amministratori.
page-admin-parts = Sezioni dell'amministrazione
page-admin-tab-reports = Segnalazioni
page-admin-tab-people = Persone
page-admin-tab-bans = Esclusioni
page-admin-tab-tables = Tavoli
page-admin-tab-log = Registro
page-admin-resolved = Mostra le segnalazioni chiuse
page-admin-no-reports = Nessuna segnalazione.
page-admin-report-person = Su { $name }
page-admin-report-talk = Su ciò che ha detto { $name }
page-admin-report-table = Su un tavolo di { $name }
page-admin-from = Segnalato da { $name }, { $when }
page-admin-said = Che cosa è stato detto
page-admin-whisper = sussurrato
page-admin-reported = segnalato
page-admin-note = Nota
page-admin-resolve = Chiudi segnalazione
page-admin-resolved-by = Chiusa da { $name }, { $when }
page-admin-mute = Silenzia
page-admin-ban = Escludi
page-admin-lift = Revoca
page-admin-search-people = Nome o identificativo
page-admin-search-tables = Identificativo di un tavolo o di una persona, o un nome
page-admin-find = Cerca
page-admin-nothing = Nessun risultato.
page-admin-user-guest = Ospite
page-admin-user-person = Account
page-admin-user-bot = Account di bot
page-admin-user-admin = Amministratore
page-admin-addresses = Connesso da { $addresses }
page-admin-tables-of = I suoi tavoli
page-admin-no-bans = Nessuno è silenziato o escluso.
page-admin-is-mute = Silenziato
page-admin-is-ban = Escluso
page-admin-until = fino al { $when }
page-admin-for-good = per sempre
page-admin-ban-range = Escludi un intervallo di indirizzi
page-admin-range = Intervallo di indirizzi
page-admin-range-why = Per esempio 203.0.113.0/24 o 2001:db8::/32. Chi ha un tale indirizzo non può entrare.
page-admin-span = Durata
page-admin-span-hour = Un'ora
page-admin-span-day = Un giorno
page-admin-span-week = Una settimana
page-admin-span-month = Trenta giorni
page-admin-span-good = Per sempre
page-admin-reason = Motivo, per il registro
page-admin-reason-shown = Motivo; viene mostrato alla persona
page-admin-mute-title = Silenzia { $name }
page-admin-ban-title = Escludi { $name }
page-admin-mute-why = Può giocare, ma non parlare.
page-admin-ban-why = Viene disconnessa ovunque e non può entrare.
page-admin-lift-title = Revoca per { $name }
page-admin-status-gathering = in attesa
page-admin-status-running = in corso
page-admin-status-finished = finito
page-admin-status-closed = chiuso
page-admin-table-private = privato
page-admin-table-hidden = nascosto
page-admin-table-removed = rimosso
page-admin-opened-by = Aperto da { $name }, { $when }
page-admin-empty-seat = nessuno
page-admin-do-end = Chiudi
page-admin-do-hide = Nascondi
page-admin-do-show = Mostra di nuovo
page-admin-do-remove = Rimuovi
page-admin-do-restore = Ripristina
page-admin-do-revoke-links = Revoca i link
page-admin-why-end = La partita si ferma per sempre. Nessuno vince.
page-admin-why-hide = Esce dagli elenchi pubblici. Chi ha l'indirizzo continua a giocare.
page-admin-why-show = Torna negli elenchi pubblici.
page-admin-why-remove = Solo gli amministratori possono aprirlo. Viene conservato e si può ripristinare.
page-admin-why-restore = Riprende da dove era.
page-admin-why-revoke-links = Gli inviti e il link per gli spettatori non funzionano più. Chi guardava con quel link deve uscire.
page-admin-replace = Sostituisci
page-admin-replace-seat = Sostituisci { $name }
page-admin-replace-why = Il posto e le sue carte nascoste passano a un altro. Chi lo aveva può solo guardare.
page-admin-replace-bot = Con un bot
page-admin-replace-link = Con qualcun altro, tramite un link
page-admin-link-for = Invia questo link a chi prende il posto:
page-admin-older = Meno recenti
page-admin-log-empty = Non è ancora stato fatto nulla.
page-admin-console = Riga di comando
page-admin-act-grant = nominato amministratore
page-admin-act-revoke = non più amministratore
page-admin-act-ban = escluso
page-admin-act-mute = silenziato
page-admin-act-lift-ban = esclusione revocata
page-admin-act-lift-mute = silenzio revocato
page-admin-act-resolve = segnalazione chiusa
page-admin-act-end = tavolo chiuso
page-admin-act-hide = tavolo nascosto
page-admin-act-show = tavolo mostrato di nuovo
page-admin-act-remove = tavolo rimosso
page-admin-act-restore = tavolo ripristinato
page-admin-act-revoke-links = link revocati
page-admin-act-replace = giocatore sostituito

## Certain, or as things stand


page-estimated = { $what } (per ora)
page-scene-goal-after-formation = da decidere alla formazione del governo
page-scene-goal-over = già deciso
page-scene-vote-points = punti per i voti

## Figures


page-title-figures = Valori
page-figures-of = I valori di { $game }
page-figures-lead = Che cosa è stampato su carte e plance, e quanto ne siamo certi.
page-figures-sources-of = Valori e fonti
page-figures-uncertain = Solo ciò che non è confermato
page-figures-status = Stato
page-figures-sources = Fonti
page-figures-none = Questo gioco non ha un elenco di valori.
page-figures-count = { $status }: { $n }
page-figures-some = { $figures }: { $status }
page-figure-confirmed = confermato
page-figure-confirmed-why = Dal regolamento, o riferito da chi ha la scatola.
page-figure-inferred = dedotto
page-figure-inferred-why = Segue da ciò che è noto, ma non è scritto da nessuna parte.
page-figure-reconstructed = ricostruito
page-figure-reconstructed-why = Ricostruito da noi in base a ciò che è noto. Il valore stampato può essere diverso.
page-figure-not-found = non trovato
page-figure-not-found-why = Non abbiamo un valore per questo.
page-figure-own = personalizzato
page-figure-own-why = Inserito da chi ha aperto il tavolo.
page-reconstructed = Ricostruito: il valore stampato non è stato trovato e può essere diverso. Vedi l'elenco dei valori

## Figures of one's own


page-own-figures = Valori personalizzati
page-own-figures-why = Se hai la scatola, inserisci ciò che vi è stampato. Tutti al tuo tavolo giocano così e possono leggerlo.
page-own-figures-listed = Come nell'elenco
page-own-figures-kept =
    { $n ->
        [one] In questo browser è conservato un valore personalizzato.
       *[other] In questo browser sono conservati { $n } valori personalizzati.
    }
page-own-figures-edit = Modifica i valori
page-own-figures-stop = Termina la modifica
page-own-figures-check = Controlla e conserva
page-own-figures-upload = Carica un file TOML
page-own-figures-download = Scarica
page-own-figures-remove = Rimuovi
page-own-figures-removed = Valori personalizzati rimossi.
page-own-figures-good = I valori sono validi e conservati.
page-own-figures-open = Apri un tavolo con questi valori
page-own-figures-large = Questo file è troppo grande.
page-own-figures-here = Questo tavolo gioca con valori personalizzati.
page-own-figures-of = { $figure }, { $row }
page-problem-bad-figures = Questi valori non si possono usare.

## The table


page-tab-mine = Le mie cose
page-keys = Scorciatoie da tastiera
page-key-tab = Elemento successivo
page-key-enter = Premi il pulsante, invia la risposta
page-key-escape = Chiudi ciò che copre il tabellone
page-key-question = Vai alla domanda
page-key-again = Mostra di nuovo l'ultimo risultato
page-key-log = Mostra la cronaca
page-key-talk = Mostra la chat
page-key-number = Scegli quella risposta, o aggiungi uno in quella riga
page-key-send = Invia la risposta
page-sheet-height = Cambia l'altezza
page-fold = Mostra o nascondi il pannello
page-hand-over-sure = Un bot risponderà per te finché non riprendi il posto. Non potrai annullare da solo ciò che decide.
page-hand-over-yes = Lascia giocare il bot
page-close-yes = Chiudi
page-clock-yours = Il tuo tempo
page-clock-mine = Il tuo tempo: { $time }
page-clock-of = Tempo di { $name }: { $time }
page-clock-soon = Il tuo tempo sta finendo: { $time }
page-set-play = Gioco
page-set-forced = Rispondi per me se c'è una sola risposta
page-set-forced-why = La cronaca lo segnala.
page-set-quick = Rispondi con un clic
page-set-quick-why = Quando c'è una sola cosa da scegliere, un clic la invia. Ciò che non si può annullare va confermato come scelto sopra.
page-set-sound = Suono quando il tempo finisce
page-set-sound-why = Un breve suono prima della fine del tuo tempo.
page-set-vibrate = Vibra quando il tempo finisce
page-set-vibrate-why = Sui dispositivi che lo permettono.
page-set-coach = Guida per chi comincia
page-set-coach-why = Nelle partite contro i bot: a che cosa serve una domanda e che cosa guardare, le prime volte che si presenta.
page-coach = Guida
page-coach-off = Disattiva la guida
page-coach-after = { $more ->
    [0] Che cosa ha cambiato: { $changes }
    [one] Che cosa ha cambiato: { $changes }, e un'altra modifica
   *[other] Che cosa ha cambiato: { $changes }, e altre { $more } modifiche
}
page-lesson = Prima campagna
page-lesson-step = Passo { $step } di { $steps }
page-lesson-show = Fammi vedere
page-lesson-free = Decidi come vuoi. Una buona risposta:
page-lesson-wait = Gli altri stanno giocando…
page-lesson-strayed = La lezione proponeva altro. Va bene anche così: continua da qui, oppure annulla la scelta.
page-lesson-take-back = Annulla
page-lesson-earlier = Passo precedente
page-lesson-later = Torna al passo attuale
page-lesson-point = Guarda qui: { $place }
page-lesson-leave = Lascia per ora
page-lesson-end = Termina la lezione e continua a giocare
page-lesson-alone = Continua senza la lezione
page-lesson-learn = Impara { $game }
page-lesson-learn-short = Impara
page-lesson-go-on = Continua a imparare { $game }
page-lesson-minutes = Circa { $minutes } minuti
page-lesson-new = Prima volta qui? Impara giocando: una prima campagna a un vero tavolo, passo dopo passo.
page-key-lesson = Passo successivo della lezione
page-forced = C'era una sola risposta: { $answer }
page-zoo-tie = { $species }: ci sarebbe parità di cibo. Cambia, o gioca prima una carta.
page-zoo-left = Questo piano lascia { $left } cibi su { $most }
page-zoo-plan = Metti il cibo sui recinti con + e −, poi invia tutto insieme.
page-zoo-later = Piazza e continua il turno
page-zoo-then = Poi:
page-plan-stopped = Passi fatti: { $done } su { $all }; il resto non era più possibile.
page-zoo-calendar-open = Quali fasi arrivano, e perché
page-zoo-goal-title = Obiettivo di questo round
page-zoo-hand-none = Non hai carte.

## I tabelloni nel browser


# Un tema in una parola breve, per le carte: otto lettere al massimo.
page-macher-topic-genetic_engineering = Genetica
page-macher-topic-health_reform = Sanità
page-macher-topic-internal_security = Sicurezza
page-macher-topic-spelling_reform = Ortografia
page-macher-topic-welfare = Sociale
page-macher-topic-euro = Euro
page-macher-topic-nuclear_energy = Nucleare
page-macher-topic-terrorism = Antiterror.
page-macher-topic-restructuring = Economia
page-macher-topic-minimum_wage = Salari
page-macher-topic-dm19-education = Istruzione
page-macher-topic-dm19-digital = Digitale
page-macher-topic-dm19-genetics = Genetica
page-macher-topic-dm19-security = Sicurezza
page-macher-topic-dm19-environment = Ambiente
page-macher-topic-dm19-traffic = Traffico
page-macher-topic-dm19-welfare = Welfare

page-macher-votes-now = vota ora
page-macher-election = elezione { $n }
page-macher-seats-of =
    { $n ->
        [one] un seggio
       *[other] { $n } seggi
    }
page-macher-points-of =
    { $n ->
        [one] un punto
       *[other] { $n } punti
    }
page-macher-steps-seats = seggi a ogni gradino
page-macher-steps-points = punti a ogni gradino
page-macher-step =
    { $worth } da { $votes ->
        [one] un voto
       *[other] { $votes } voti
    }
page-macher-votes-of =
    { $n ->
        [one] { $party }: un voto
       *[other] { $party }: { $n } voti
    }
page-macher-trend-of = { $party }: popolarità { $n }
page-macher-would =
    { $n ->
        [one] { $party } avrebbe un voto
       *[other] { $party } avrebbe { $n } voti
    }
page-macher-becomes =
    { $now ->
        [yes] Voti { $before } → { $votes }, seggi { $from } → { $seats }.
       *[no] Se diventano voti: { $before } → { $votes }, seggi { $from } → { $seats }.
    }
page-macher-becomes-points =
    { $now ->
        [yes] Voti { $before } → { $votes }, punti { $from } → { $seats }.
       *[no] Se diventano voti: { $before } → { $votes }, punti { $from } → { $seats }.
    }
page-macher-whose-sum = Partito di cui si mostrano i voti in dettaglio
page-macher-meetings = Convegni
page-macher-seats = Seggi
page-macher-points = Punti
page-macher-media = Media
page-macher-comes-in = La carta che entra
page-macher-politicians = Politici
page-macher-donations = Donazioni
page-macher-elections = Elezioni
page-macher-won-by = vinta da { $party }
# Migliaia, dopo una somma
page-macher-k = k
page-macher-costs = costa { $n }k
page-macher-act-votes =
    { $n ->
        [one] un voto
       *[other] { $n } voti
    }
page-macher-act-key_issue = mettere o togliere il tema chiave
page-macher-act-double = mettere o togliere un segnalino 2x
page-macher-act-media_swap = sostituire un segnalino Media avversario
page-macher-act-own_trend = propria popolarità +{ $n }
page-macher-act-trend = propria tendenza +{ $n }
page-macher-act-rival_trend = popolarità di un avversario −{ $n }
page-macher-act-rivals_trend = tendenza di tutti gli avversari −{ $n }
page-macher-act-programme = cambiare il programma
page-macher-act-poll = un sondaggio gratis
page-macher-act-base = base +{ $n }
page-macher-act-phone = permette trattative di coalizione
page-macher-sign-votes = voti
page-macher-sign-key_issue = tema chiave: doppio
page-macher-sign-double = segnalino 2x
page-macher-sign-media_swap = sostituire Media
page-macher-sign-own_trend = popolarità (−: avversario)
page-macher-sign-trend = tendenza (−: avversari)
page-macher-sign-programme = cambiare programma
page-macher-sign-poll = sondaggio gratis
page-macher-sign-base = base
page-macher-sign-phone = coalizione
page-macher-agrees = elettori a favore
page-macher-disagrees = contro
page-macher-donation-accept = Accetta { $n }k
page-macher-donation-refuse = Rifiuta { $n }k

page-macher-setup = Prima del primo round
page-macher-setup-parties = I partiti
page-macher-party-free = libero
page-macher-setup-draft = Tieni una carta e passa le altre
page-macher-setup-programme = Il tuo programma: cinque carte di argomenti diversi
page-macher-setup-complete = Completa il tuo programma
page-macher-setup-hold = Tieni una carta in mano
page-macher-setup-offers = Scegli che cosa prepari, poi mettilo nei Länder qui sotto
page-macher-offer = Offerta { $n }
page-macher-gets-trend = popolarità +{ $n }
page-macher-gets-votes =
    { $n ->
        [one] un voto
       *[other] { $n } voti
    }
page-macher-gets-meetings =
    { $n ->
        [one] un convegno
       *[other] { $n } convegni
    }
page-macher-gets-media = media
page-macher-gets-members =
    { $n ->
        [one] un iscritto
       *[other] { $n } iscritti
    }
page-macher-key-state = Sul tabellone 1, 2, 3…: aggiungere un pezzo, o sceglierlo
page-macher-gives =
    { $meetings ->
        [one] Un convegno
       *[other] { $meetings } convegni
    }: voti +{ $votes }, poi { $seats ->
        [one] un seggio
       *[other] { $seats } seggi
    }.
page-macher-gives-points =
    { $meetings ->
        [one] Un convegno
       *[other] { $meetings } convegni
    }, tendenza { $trend }: voti +{ $votes }, poi { $seats ->
        [one] un punto
       *[other] { $seats } punti
    }.
page-bid-least = Offri { $sum }
page-bid-sum = Offri un'altra somma
page-bid-number = Un altro numero
page-bid-limit = Offri per me fino a un limite
page-bid-limit-why = Offre uno più degli altri, fino a { $most }, poi passa. Finisce con quest'asta.
page-bid-out = Passa, anche nelle altre aste di questa fase
page-pass-phase = Passa per il resto di questa fase
page-then-pass = Dopo questa risposta, passa per il resto di questa fase
page-bid-leave = Offri per me
page-orders-long = Per quanto
page-orders-here-only = solo in questa fase
page-orders-always = per il resto della partita
page-orders-will-bid = Offrirà il minimo per essere in testa, fino a { $most }, poi passerà.
page-orders-will-pass = Passerà per te.
page-orders-will-answer = Risponderà «{ $answer }» quando è permesso.
page-orders-until = Finisce con questa fase.
page-orders-forever = Resta finché non lo annulli.
page-pocket-bidding = Offerte
page-pocket-bidding-why = Comincia l'offerta più alta. Pagano tutti.
page-pocket-meetings = Comizi
page-pocket-cards = Carte
page-pocket-count = Spoglio
page-pocket-care = Agli elettori interessa
page-pocket-card-1 = Pesca un tema; può sostituire uno dei tuoi.
page-pocket-card-2 = Ogni avversario in una regione perde un comizio.
page-scene-fold = Mostra il tabellone

## Momenti, raccontati passo passo


page-moment-read = Mostra: { $title }
page-moment-back = Indietro
page-moment-done = Fine
page-moment-opened = Scelte rivelate
page-moment-bids = Offerte rivelate
page-moment-lot = Sorteggio
page-moment-order = Ordine di gioco
page-moment-programme = Programmi
page-moment-revealed-sheet = Preparativi
page-moment-package = Preparativi
page-moment-cabinet = Carte scoperte
page-moment-coalition = Coalizione
page-moment-published = Il sondaggio
page-moment-poll-line = { $party }: { $change }
page-moment-meetings = I convegni diventano voti
page-moment-votes = Voti
page-moment-seats = I voti diventano seggi
page-moment-points = I voti diventano punti
page-moment-parliament = Seggi in parlamento
page-moment-kept = Cibo conservato
page-moment-winner = Chi vince, e perché
page-moment-national-media = Media nazionali
page-moment-national-opinion = Opinioni nazionali
page-moment-members = Iscritti
page-moment-money = Entrate
page-moment-money-unit = denaro
page-moment-food-unit = cibo
page-moment-income = Entrate e donazioni
page-moment-donations = Donazioni
page-moment-dice = Dadi per gli iscritti
page-moment-turned-down = Donazioni rifiutate
page-moment-president = La presidenza
page-moment-vote = Il voto
page-moment-government = Governo e promesse
page-moment-government-formed = Il governo
page-moment-event = Che cosa succede
page-moment-goal = Obiettivi
page-key-moment-next = Passo successivo del risultato mostrato
page-key-moment-previous = Passo precedente del risultato mostrato

page-local-starting = Preparazione dei giochi…
page-local-elsewhere = Hustings è aperto in un'altra scheda. Continua lì, oppure chiudila per giocare qui.
page-local-failed = Non è stato possibile avviare i giochi in questo browser. Ricarica la pagina o prova un browser più recente.
page-local-kept = Conservato in questo browser
page-local-kept-why = Le tue partite e impostazioni sono conservate solo in questo browser; nulla viene inviato. Un altro browser non le ha. Per conservare una partita altrove, o continuarla lì, salvala in un file.
page-local-kept-size = Circa { $megabytes } MB, con i giochi stessi, perché funzionino senza rete.
page-local-forget = Elimina tutto ciò che è conservato qui
page-local-forget-ask = Eliminare tutte le partite e le impostazioni in questo browser? Non si può annullare.
page-file-open = Apri un file di partita
page-file-open-why = Una partita salvata continua; una finita viene rivista e verificata.
page-file-save = Salva per continuare altrove
page-file-save-ask = Il file contiene tutto ciò che è nascosto in questa partita, così puoi continuare su un altro dispositivo o su un server. La partita resta anche qui.
page-file-save-ask-server = Da quel momento non conta più per la classifica e nessun altro può partecipare.
page-file-save-yes = Salva il file
page-file-saved = Salvata. Apri il file nella pagina iniziale di un sito Hustings per continuare.
page-file-tag = Da un file
page-file-tag-why = Nessun altro può partecipare e non conta per la classifica.

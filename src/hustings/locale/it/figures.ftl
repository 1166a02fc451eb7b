## Tables of figures

figure-table-constant = Valori singoli
figure-table-state = Länder
figure-table-region = Regioni
figure-table-topic = Temi
figure-table-party = Partiti
figure-table-cabinet = Governo ombra
figure-table-politician = Politici
figure-table-poll = Carte sondaggio
figure-table-donation = Donazioni
figure-table-donation-swapped = Donazioni come nell'esempio
figure-table-media-space = Caselle dei media nazionali
figure-table-opinion-space = Caselle delle opinioni nazionali
figure-table-first-column = Foglio iniziale, prima colonna
figure-table-second-column = Foglio iniziale, seconda colonna
figure-table-package = Pacchetti iniziali
figure-table-symbol = Simboli dei pacchetti
figure-table-once-per-region = Una volta per regione
figure-table-card = Carte
figure-table-action = Carte azione
figure-table-event = Eventi
figure-table-by-players = Per numero di giocatori
figure-table-species = Specie

## Fields

figure-field-value = Valore
figure-field-cost = Costo
figure-field-phone = Mostra un telefono
figure-field-actions = Azioni
figure-field-seven = Solo con sette elezioni
figure-field-amount = Importo
figure-field-accept-dice = Dadi se accettata
figure-field-refuse-dice = Dadi se rifiutata
figure-field-accept-dice-special = Dadi speciali se accettata
figure-field-refuse-dice-special = Dadi speciali se rifiutata
figure-field-accept = Base se accettata
figure-field-refuse = Base se rifiutata
figure-field-points = Punti
figure-field-members = Iscritti
figure-field-lines = Righe
figure-field-media = Segnalini media
figure-field-seats-max = Seggi massimi
figure-field-max-points = Punti massimi
figure-field-votes = Voti
figure-field-seats = Seggi per questi voti
figure-field-programme-copies = Carte programma per lato
figure-field-opinion-copies = Carte opinione per lato
figure-field-tenet-topic = Tema del principio
figure-field-tenet-side = Lato del principio
figure-field-meetings = Comizi
figure-field-trend = Tendenza
figure-field-short-game = Nella partita breve
figure-field-main = Azione principale
figure-field-secondary = Azioni secondarie
figure-field-back = Partito sul retro
figure-field-size = Dimensione
figure-field-copies = Copie
figure-field-phase = Fase
figure-field-one-per = Una per
figure-field-type = Tipo
figure-field-food = Cibo
figure-field-start-funds = Fondi iniziali
figure-field-campaign-limit = Cibo massimo per specie
figure-field-defectors-seats = Seggi spostati dai Transfughi
figure-field-habitat = Habitat
figure-field-first = Voti per il primo posto
figure-field-second = Voti per il secondo posto

## Rows that have a number

figure-row-poll = Carta { $n }
figure-row-donation = Donazione da { $n }
figure-row-donation-swapped = Donazione da { $n }
figure-row-media-space = Elezione { $n }
figure-row-opinion-space = Casella { $n }
figure-row-first-column = Offerta { $n }
figure-row-second-column = Offerta { $n }
figure-row-package = Pacchetto { $n }
figure-row-by-players = { $n } giocatori

## Single figures: Die Macher

figure-constant-elections = Elezioni
figure-constant-elections-short = Elezioni nella partita breve
figure-constant-boards = Länder sul tavolo
figure-constant-start-money = Denaro iniziale
figure-constant-start-members = Iscritti iniziali
figure-constant-meetings = Comizi di un partito
figure-constant-media-markers = Segnalini media di un partito
figure-constant-coalition-tiles = Tessere coalizione di un partito
figure-constant-programme-cards = Carte in un programma
figure-constant-hand-cards = Carte in mano
figure-constant-pool-cards = Carte nella riserva di scambio
figure-constant-opinions-per-state = Opinioni in un Land
figure-classic-constant-sheet-trend = Popolarità per una riga del foglio
figure-constant-sheet-votes = Voti per una riga del foglio
figure-constant-sheet-meetings = Comizi per una riga del foglio
figure-constant-media-price = Prezzo di un segnalino media
figure-constant-media-spaces = Caselle media in un Land
figure-constant-swap-to-owner = Pagato al proprietario del segnalino sostituito
figure-constant-swap-to-bank = Pagato alla banca per un segnalino sostituito
figure-constant-meeting-price = Prezzo di un comizio
figure-constant-meetings-per-state = Nuovi comizi al massimo per Land
figure-constant-meeting-spaces = Caselle dei comizi in un Land
figure-constant-meetings-to-convert = Comizi minimi da convertire
figure-constant-trend-max = Tendenza massima
figure-classic-constant-trend-max = Popolarità massima
figure-constant-trend-min = Tendenza minima
figure-constant-votes-max = Voti massimi in un Land
figure-constant-poll-minimum-bid = Offerta minima per un sondaggio
figure-constant-poll-lines = Righe di un sondaggio che contano
figure-constant-poll-dice = Dadi per un sondaggio non pubblicato
figure-constant-national-spaces = Caselle di opinioni nazionali
figure-constant-coalition-voluntary = Carte comuni per una coalizione volontaria
figure-constant-coalition-forced = Carte comuni per una coalizione forzata
figure-constant-refusal-bonus-dice = Dadi per chi rifiuta tutte le donazioni
figure-constant-money-per-seat = Denaro per seggio
figure-constant-money-per-member = Denaro per iscritto
figure-constant-payout-rounds = Elezioni dopo cui gli iscritti pagano
figure-constant-payout-rounds-short = Lo stesso nella partita breve
figure-constant-most-members = Punti per più iscritti
figure-constant-second-members = Punti per il secondo per iscritti
figure-constant-dominant-bonus = Bonus del partito dominante
figure-constant-opinions-lone-win = Opinioni dopo una netta vittoria da soli
figure-constant-opinions-narrow-win = Opinioni dopo una vittoria di misura da soli
figure-constant-opinions-coalition = Opinioni dopo una vittoria in coalizione
figure-constant-die-faces = Facce di un dado
figure-constant-die-faces-special = Facce di un dado speciale
figure-constant-base-start = Base iniziale
figure-constant-media-markers-short = Segnalini media con quattro elezioni
figure-constant-media-markers-long = Segnalini media con sette elezioni
figure-constant-meeting-cubes = Comizi di un partito
figure-constant-meeting-cost = Costo di 0, 1, 2... nuovi comizi
figure-constant-min-convert = Comizi minimi da convertire
figure-constant-majority = Voti per la maggioranza assoluta
figure-constant-win-alone = Punti per una vittoria da soli
figure-constant-win-several = Punti con più vincitori
figure-constant-win-coalition = Punti per una vittoria in coalizione
figure-constant-win-without-coalition = Punti senza coalizione possibile
figure-constant-money-points = Punti per più denaro
figure-constant-poll-shelved-base = Base per un sondaggio messo da parte
figure-constant-double-markers = Segnalini che contano doppio
figure-constant-opinion-copies = Copie di una carta opinione
figure-constant-programme-copies = Copie di una carta programma
figure-constant-draft-cards = Carte programma distribuite all'inizio
figure-constant-draft-picks = Carte programma scelte all'inizio
figure-constant-programme-size = Carte in un programma
figure-constant-max-swaps = Carte scambiate al massimo
figure-constant-programme-display = Carte programma esposte con 3, 4, 5 giocatori
figure-constant-first-open = Opinioni scoperte delle prime regioni
figure-constant-later-open = Opinioni scoperte delle regioni successive
figure-constant-regions-small = Regioni piccole sul tavolo
figure-constant-regions-large = Regioni grandi sul tavolo
figure-constant-media-points = Punti delle caselle dei media nazionali
figure-constant-media-first-space-short = Prima casella media con quattro elezioni

## Single figures: Zoocracy

figure-constant-players-min = Giocatori minimi
figure-constant-players-max = Giocatori massimi
figure-constant-funds-per-species = Cibo per specie in cui si è primi
figure-constant-start-hand = Carte iniziali
figure-constant-hand-limit = Carte in mano al massimo
figure-constant-draw-government = Carte pescate al governo
figure-constant-draw-opposition = Carte pescate all'opposizione
figure-constant-draw-without-government = Carte pescate senza governo
figure-constant-president-goals = Obiettivi del Presidente
figure-constant-president-cards = Carte del Presidente
figure-constant-prime-minister-tokens = Cibo spostato dal Primo ministro
figure-constant-rally-tokens = Cibo di un Comizio
figure-constant-loyalty-tokens = Cibo della Fedeltà
figure-constant-season-votes = Voti cambiati da una stagione
figure-constant-mandate-seats = Seggi di un Seggio extra
figure-constant-migration-seats = Seggi di una Migrazione
figure-constant-assertiveness-goals = Obiettivi della Fermezza
figure-constant-manipulation-first = Voti del primo posto con Manipolazione
figure-constant-manipulation-second = Voti del secondo posto con Manipolazione
figure-constant-harvest-change = Cibo cambiato da un raccolto
figure-constant-resistance-cost = Costo della Resistenza
figure-constant-election-interval = Round da un'elezione all'altra
figure-constant-event-top = Carte evento sopra la carta finale
figure-constant-rounds = Round
figure-constant-goals-last-space = Caselle del tracciato degli obiettivi
figure-constant-tokens-per-colour = Segnalini cibo di un partito
figure-constant-parliament-last-space = Caselle del tracciato del parlamento

## Single figures: Pocket Election

figure-constant-funds = Fondi iniziali
figure-constant-income = Entrate per round
figure-constant-highest-bid = Offerta massima
figure-constant-meetings-per-region = Comizi massimi per regione
figure-constant-copies-of-an-issue = Copie di un tema
figure-once-per-region-double = Mettere o togliere un segnalino che conta doppio
figure-once-per-region-media-swap = Scambio media

## Words that stand as a value

figure-yes = sì
figure-no = no
figure-each-species = ogni specie
figure-each-office = ogni carica
figure-word-yes = a favore
figure-word-no = contro
figure-word-none = tutta la partita
figure-word-species = specie
figure-word-office = carica
figure-word-land = terra
figure-word-water = acqua
figure-word-large = grande
figure-word-small = piccola
figure-word-trend = tendenza
figure-classic-word-trend = popolarità
figure-word-votes = voti
figure-word-meetings = comizi
figure-word-media = segnalini media
figure-word-donation = donazione
figure-word-good-harvest = buon raccolto
figure-word-bad-harvest = cattivo raccolto
figure-word-strike = sciopero
figure-word-resistance = resistenza
figure-word-end = fine della partita

## What is known about single rows

figure-note-faces-from-one-player-report-that = Le facce vengono dal racconto di un giocatore che non nomina l'edizione.
figure-note-an-example-of-the-french-text = Un esempio del testo francese ottiene un 2 e un 5.
figure-note-the-seventh-topic-is-illegible-in = Il settimo tema è illeggibile in entrambe le traduzioni; viene dal 1997.
figure-note-the-dice-of-1997-for-those = I dadi del 1997, per chi li ha nella scatola.
figure-note-face-up-cards-with-3-4 = Le carte scoperte con 3, 4 e 5 giocatori sono stampate sul tabellone; non trovate, se ne suppone una per giocatore.
figure-note-the-mark-stands-on-every-card = Il segno è su ogni carta della partita breve con questa azione; illeggibile su quelle della partita lunga, si suppone uguale.
figure-note-three-quarters-of-the-older-editions = Tre quarti del massimo delle edizioni precedenti, l'unico fattore noto; i gradini seguono quelli del Brandeburgo.
figure-note-maximum-small-size-nothing-below-5 = Il massimo, la dimensione piccola, nulla sotto 5 voti e i punti per 23, 34 e 50 voti sono nell'esempio del regolamento; il resto è interpolato.
figure-note-the-reading-that-makes-the-example = La lettura che rende giusto l'esempio: le due liste della regola si scambiano.
figure-note-five-slots-per-group-and-the = Cinque simboli per gruppo e i quattro tipi sono noti; la combinazione è ipotetica.
figure-note-only-the-fourth-10-is-in = Solo il quarto valore, 10, è nel regolamento; le prime tre caselle sono della partita lunga.
figure-note-the-back-party-surely-gains-two = Il partito sul retro guadagna di certo due; le altre righe sono una rotazione.
figure-note-fits-the-example-in-06-6 = Coincide con l'esempio in 06.6.
figure-note-fits-the-example-in-06-8 = Coincide con l'esempio in 06.8.
figure-note-an-example-moves-the-base-back = Un esempio arretra la base di 3; la lista della regola dice 2.
figure-note-display-only-the-track-must-reach = Solo per la visualizzazione: il tracciato deve arrivare almeno a 26 e non limita mai i seggi.
figure-note-the-printed-numbers-were-not-found = I numeri stampati non sono stati trovati; le nove coppie sono scelte perché stagioni, Manipolazione e un parlamento di circa 51 seggi abbiano senso. 0: nessun secondo numero.
figure-note-defectors-seats-half-the-campaign-limit = La metà del cibo massimo per specie, arrotondata per eccesso; scelta perché si adatti.
figure-note-food-by-office-in-the-order = Cibo per carica; le quantità stampate non sono state trovate.
figure-note-the-book-is-silent-see-ruling = Il regolamento tace; vedi la decisione D11.
figure-note-copies-per-species-per-office-or = Copie per specie, per carica o in tutto; contate da singolare e plurale nel testo: 47 carte.

## Why own figures are refused

figure-own-too-large = Il file è troppo grande: al massimo { $most } KB.
figure-own-not-toml = Non è un file TOML: { $why }
figure-own-empty = Non contiene alcun valore.
figure-own-form = { $table } deve essere una lista di righe, ciascuna con un id.
figure-own-twice = { $table } { $row } compare due volte.
figure-own-no-table = Questo gioco non ha la tabella { $table }; ha { $known }.
figure-own-no-row = { $table } non ha la riga { $row }; ha { $known }.
figure-own-no-field = { $table } { $row } non ha il valore { $field }; ha { $known }.
figure-own-kind = { $table } { $row }: { $field } deve essere scritto come { $ours }.
figure-own-range = { $table } { $row }: { $field } deve andare da { $least } a { $most }.
figure-own-length = { $table } { $row }: { $field } deve avere da 1 a { $most } voci.
figure-own-word = { $table } { $row }: { $field } non può essere { $word }; può essere { $known }.
figure-own-not-fitting = Questi valori non vanno d'accordo: { $why }
figure-own-unplayable = Una partita con questi valori non si può finire.
figure-own-without = Questo gioco non ha valori da cambiare.

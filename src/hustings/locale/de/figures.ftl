## Tables of figures

figure-table-constant = Einzelne Zahlen
figure-table-state = Länder
figure-table-region = Länder
figure-table-topic = Themen
figure-table-party = Parteien
figure-table-cabinet = Schattenkabinett
figure-table-politician = Politiker
figure-table-poll = Umfragekarten
figure-table-donation = Spenden
figure-table-donation-swapped = Spenden wie im Beispiel
figure-table-media-space = Felder der Medien im Bund
figure-table-opinion-space = Felder der Meinungen im Bund
figure-table-first-column = Startbogen, erste Spalte
figure-table-second-column = Startbogen, zweite Spalte
figure-table-package = Startpakete
figure-table-symbol = Symbole der Pakete
figure-table-once-per-region = Einmal pro Land
figure-table-card = Karten
figure-table-action = Aktionskarten
figure-table-event = Ereignisse
figure-table-by-players = Nach Spielerzahl
figure-table-species = Tierarten

## Fields

figure-field-value = Wert
figure-field-cost = Kosten
figure-field-phone = Zeigt ein Telefon
figure-field-actions = Aktionen
figure-field-seven = Nur bei sieben Wahlen
figure-field-amount = Betrag
figure-field-accept-dice = Würfel beim Annehmen
figure-field-refuse-dice = Würfel beim Ablehnen
figure-field-accept-dice-special = Spezialwürfel beim Annehmen
figure-field-refuse-dice-special = Spezialwürfel beim Ablehnen
figure-field-accept = Basis beim Annehmen
figure-field-refuse = Basis beim Ablehnen
figure-field-points = Punkte
figure-field-members = Mitglieder
figure-field-lines = Zeilen
figure-field-media = Medienmarker
figure-field-seats-max = Mandate höchstens
figure-field-max-points = Punkte höchstens
figure-field-votes = Stimmen
figure-field-seats = Mandate für diese Stimmen
figure-field-programme-copies = Programmkarten je Seite
figure-field-opinion-copies = Meinungskarten je Seite
figure-field-tenet-topic = Thema des Grundsatzes
figure-field-tenet-side = Seite des Grundsatzes
figure-field-meetings = Veranstaltungen
figure-field-trend = Trend
figure-field-short-game = Im kurzen Spiel
figure-field-main = Hauptaktion
figure-field-secondary = Nebenaktionen
figure-field-back = Partei auf der Rückseite
figure-field-size = Größe
figure-field-copies = Anzahl
figure-field-phase = Phase
figure-field-one-per = Je
figure-field-type = Art
figure-field-food = Futter
figure-field-start-funds = Kasse zu Beginn
figure-field-campaign-limit = Futter höchstens je Tierart
figure-field-defectors-seats = Sitze, die Überläufer bewegen
figure-field-habitat = Lebensraum
figure-field-first = Stimmen für den ersten Platz
figure-field-second = Stimmen für den zweiten Platz

## Rows that have a number

figure-row-poll = Karte { $n }
figure-row-donation = Spende von { $n }
figure-row-donation-swapped = Spende von { $n }
figure-row-media-space = Wahl { $n }
figure-row-opinion-space = Feld { $n }
figure-row-first-column = Angebot { $n }
figure-row-second-column = Angebot { $n }
figure-row-package = Paket { $n }
figure-row-by-players = { $n } Spieler

## Single figures: Die Macher

figure-constant-elections = Wahlen
figure-constant-elections-short = Wahlen im kurzen Spiel
figure-constant-boards = Länder auf dem Tisch
figure-constant-start-money = Geld zu Beginn
figure-constant-start-members = Mitglieder zu Beginn
figure-constant-meetings = Veranstaltungen einer Partei
figure-constant-media-markers = Medienmarker einer Partei
figure-constant-coalition-tiles = Koalitionsplättchen einer Partei
figure-constant-programme-cards = Karten im Programm
figure-constant-hand-cards = Karten auf der Hand
figure-constant-pool-cards = Karten im Tauschvorrat
figure-constant-opinions-per-state = Meinungen in einem Land
figure-classic-constant-sheet-trend = Trend für eine Zeile des Bogens
figure-constant-sheet-votes = Stimmen für eine Zeile des Bogens
figure-constant-sheet-meetings = Veranstaltungen für eine Zeile des Bogens
figure-constant-media-price = Preis eines Medienmarkers
figure-constant-media-spaces = Medienfelder in einem Land
figure-constant-swap-to-owner = An den Besitzer eines ersetzten Markers
figure-constant-swap-to-bank = An die Bank für einen ersetzten Marker
figure-constant-meeting-price = Preis einer Veranstaltung
figure-constant-meetings-per-state = Neue Veranstaltungen höchstens je Land
figure-constant-meeting-spaces = Veranstaltungsfelder in einem Land
figure-constant-meetings-to-convert = Veranstaltungen mindestens beim Umwandeln
figure-constant-trend-max = Höchster Trend
figure-classic-constant-trend-max = Höchster Trend
figure-constant-trend-min = Niedrigster Trend
figure-constant-votes-max = Stimmen höchstens in einem Land
figure-constant-poll-minimum-bid = Mindestgebot für eine Umfrage
figure-constant-poll-lines = Zeilen einer Umfrage, die zählen
figure-constant-poll-dice = Würfel für eine Umfrage, die keiner sieht
figure-constant-national-spaces = Felder für Meinungen im Bund
figure-constant-coalition-voluntary = Gemeinsame Karten für eine freiwillige Koalition
figure-constant-coalition-forced = Gemeinsame Karten für eine erzwungene Koalition
figure-constant-refusal-bonus-dice = Würfel, wer alle Spenden ablehnt
figure-constant-money-per-seat = Geld für ein Mandat
figure-constant-money-per-member = Geld für ein Mitglied
figure-constant-payout-rounds = Wahlen, nach denen Mitglieder zahlen
figure-constant-payout-rounds-short = Dasselbe im kurzen Spiel
figure-constant-most-members = Punkte für die meisten Mitglieder
figure-constant-second-members = Punkte für die zweitmeisten Mitglieder
figure-constant-dominant-bonus = Bonus für eine vorherrschende Partei
figure-constant-opinions-lone-win = Meinungen nach klarem Alleinsieg
figure-constant-opinions-narrow-win = Meinungen nach knappem Alleinsieg
figure-constant-opinions-coalition = Meinungen nach einem Koalitionssieg
figure-constant-die-faces = Seiten eines Würfels
figure-constant-die-faces-special = Seiten eines Spezialwürfels
figure-constant-base-start = Basis zu Beginn
figure-constant-media-markers-short = Medienmarker bei vier Wahlen
figure-constant-media-markers-long = Medienmarker bei sieben Wahlen
figure-constant-meeting-cubes = Veranstaltungen einer Partei
figure-constant-meeting-cost = Kosten von 0, 1, 2 … neuen Veranstaltungen
figure-constant-min-convert = Veranstaltungen mindestens beim Umwandeln
figure-constant-majority = Stimmen für die absolute Mehrheit
figure-constant-win-alone = Punkte für einen Alleinsieg
figure-constant-win-several = Punkte bei mehreren Siegern
figure-constant-win-coalition = Punkte für einen Koalitionssieg
figure-constant-win-without-coalition = Punkte für einen Sieg ohne mögliche Koalition
figure-constant-money-points = Punkte für das meiste Geld
figure-constant-poll-shelved-base = Basis für eine zurückgehaltene Umfrage
figure-constant-double-markers = Marker, die doppelt zählen
figure-constant-opinion-copies = Anzahl jeder Meinungskarte
figure-constant-programme-copies = Anzahl jeder Programmkarte
figure-constant-draft-cards = Programmkarten zu Beginn
figure-constant-draft-picks = Davon ausgesuchte Programmkarten
figure-constant-programme-size = Karten im Programm
figure-constant-max-swaps = Karten höchstens je Tausch
figure-constant-programme-display = Ausliegende Programmkarten bei 3, 4, 5 Spielern
figure-constant-first-open = Offene Meinungen der ersten Länder
figure-constant-later-open = Offene Meinungen der späteren Länder
figure-constant-regions-small = Kleine Länder auf dem Tisch
figure-constant-regions-large = Große Länder auf dem Tisch
figure-constant-media-points = Punkte der Medienfelder im Bund
figure-constant-media-first-space-short = Erstes Medienfeld bei vier Wahlen

## Single figures: Zoocracy

figure-constant-players-min = Spieler mindestens
figure-constant-players-max = Spieler höchstens
figure-constant-funds-per-species = Futter für eine geführte Tierart
figure-constant-start-hand = Karten zu Beginn
figure-constant-hand-limit = Handkarten höchstens
figure-constant-draw-government = Karten für die Regierung
figure-constant-draw-opposition = Karten für die Opposition
figure-constant-draw-without-government = Karten ohne Regierung
figure-constant-president-goals = Ziele für den Präsidenten
figure-constant-president-cards = Karten für den Präsidenten
figure-constant-prime-minister-tokens = Futter, das der Premierminister bewegt
figure-constant-rally-tokens = Futter einer Kundgebung
figure-constant-loyalty-tokens = Futter der Treue
figure-constant-season-votes = Stimmen, die eine Jahreszeit ändert
figure-constant-mandate-seats = Sitze eines Zusatzmandats
figure-constant-migration-seats = Sitze einer Zuwanderung
figure-constant-assertiveness-goals = Ziele der Durchsetzungskraft
figure-constant-manipulation-first = Stimmen für Platz 1 bei Manipulation
figure-constant-manipulation-second = Stimmen für Platz 2 bei Manipulation
figure-constant-harvest-change = Futter, das eine Ernte ändert
figure-constant-resistance-cost = Kosten des Widerstands
figure-constant-election-interval = Runden von Wahl zu Wahl
figure-constant-event-top = Ereigniskarten über der Endkarte
figure-constant-rounds = Runden
figure-constant-goals-last-space = Felder der Zielleiste
figure-constant-tokens-per-colour = Futtermarker einer Partei
figure-constant-parliament-last-space = Felder der Parlamentsleiste

## Single figures: Pocket Election

figure-constant-funds = Kasse zu Beginn
figure-constant-income = Einkommen je Runde
figure-constant-highest-bid = Höchstgebot
figure-constant-meetings-per-region = Veranstaltungen höchstens je Region
figure-constant-copies-of-an-issue = Karten je Thema
figure-once-per-region-double = Einen Marker legen oder entfernen, der doppelt zählt
figure-once-per-region-media-swap = Medientausch

## Words that stand as a value

figure-yes = ja
figure-no = nein
figure-each-species = jede Tierart
figure-each-office = jedes Amt
figure-word-yes = dafür
figure-word-no = dagegen
figure-word-none = das ganze Spiel
figure-word-species = Tierart
figure-word-office = Amt
figure-word-land = Land
figure-word-water = Wasser
figure-word-large = groß
figure-word-small = klein
figure-word-trend = Trend
figure-classic-word-trend = Trend
figure-word-votes = Stimmen
figure-word-meetings = Veranstaltungen
figure-word-media = Medienmarker
figure-word-donation = Spende
figure-word-good-harvest = gute Ernte
figure-word-bad-harvest = schlechte Ernte
figure-word-strike = Streik
figure-word-resistance = Widerstand
figure-word-end = Spielende

## What is known about single rows

figure-note-faces-from-one-player-report-that = Die Seiten stammen aus dem Bericht eines Spielers, der die Ausgabe nicht nennt.
figure-note-an-example-of-the-french-text = Ein Beispiel im französischen Text würfelt eine 2 und eine 5.
figure-note-the-seventh-topic-is-illegible-in = Das siebte Thema ist in beiden Übersetzungen unleserlich; es stammt aus der Ausgabe von 1997.
figure-note-the-dice-of-1997-for-those = Die Würfel von 1997, für alle, in deren Schachtel sie liegen.
figure-note-face-up-cards-with-3-4 = Die offenen Karten bei 3, 4 und 5 Spielern stehen auf dem Plan; gefunden wurde das nicht, angenommen ist eine je Spieler.
figure-note-the-mark-stands-on-every-card = Das Zeichen steht auf jeder Karte des kurzen Spiels mit dieser Aktion; auf denen des langen ist es unleserlich und gilt als gleich.
figure-note-three-quarters-of-the-older-editions = Drei Viertel des Höchstwerts der älteren Ausgaben, der einzige bekannte Faktor; die Stufen sind denen von Brandenburg nachgebildet.
figure-note-maximum-small-size-nothing-below-5 = Höchstwert, Größe, nichts unter 5 Stimmen und die Punkte für 23, 34 und 50 Stimmen stehen im Beispiel der Regel; die übrigen Stufen sind dazwischen gelegt.
figure-note-the-reading-that-makes-the-example = Die Lesart, mit der das Beispiel stimmt: Die beiden Listen der Regel tauschen die Plätze.
figure-note-five-slots-per-group-and-the = Fünf Symbole je Gruppe und die vier Arten sind bekannt; die Mischung ist geraten.
figure-note-only-the-fourth-10-is-in = Nur der vierte Wert, 10, steht in der Regel; die ersten drei Felder gehören zum langen Spiel.
figure-note-the-back-party-surely-gains-two = Die Partei auf der Rückseite gewinnt sicher zwei; die übrigen Zeilen sind reihum verteilt.
figure-note-fits-the-example-in-06-6 = Passt zum Beispiel in 06.6.
figure-note-fits-the-example-in-06-8 = Passt zum Beispiel in 06.8.
figure-note-an-example-moves-the-base-back = Ein Beispiel setzt die Basis um 3 zurück; die Liste der Regel sagt 2.
figure-note-display-only-the-track-must-reach = Nur zur Anzeige: Die Leiste muss mindestens bis 26 reichen und begrenzt die Sitze nie.
figure-note-the-printed-numbers-were-not-found = Die gedruckten Zahlen wurden nicht gefunden; alle neun Paare sind so gewählt, dass Jahreszeiten, Manipulation und ein Parlament von etwa 51 Sitzen sinnvoll sind. 0 heißt: keine zweite Zahl.
figure-note-defectors-seats-half-the-campaign-limit = Die Hälfte des höchsten Futters je Tierart, aufgerundet; passend gewählt.
figure-note-food-by-office-in-the-order = Futter nach Ämtern; die gedruckten Mengen wurden nicht gefunden.
figure-note-the-book-is-silent-see-ruling = Die Regel schweigt; siehe Entscheidung D11.
figure-note-copies-per-species-per-office-or = Anzahl je Tierart, je Amt oder insgesamt; nach Einzahl und Mehrzahl im Text gezählt: 47 Karten.

## Why own figures are refused

figure-own-too-large = Die Datei ist zu groß: höchstens { $most } KB.
figure-own-not-toml = Das ist keine TOML-Datei: { $why }
figure-own-empty = Darin stehen keine Zahlen.
figure-own-form = { $table } muss eine Liste von Zeilen sein, jede mit einer id.
figure-own-twice = { $table } { $row } steht zweimal da.
figure-own-no-table = Dieses Spiel hat keine Tabelle { $table }; es hat { $known }.
figure-own-no-row = { $table } hat keine Zeile { $row }; es gibt { $known }.
figure-own-no-field = { $table } { $row } hat keine Zahl { $field }; es gibt { $known }.
figure-own-kind = { $table } { $row }: { $field } muss geschrieben sein wie { $ours }.
figure-own-range = { $table } { $row }: { $field } muss zwischen { $least } und { $most } liegen.
figure-own-length = { $table } { $row }: { $field } muss 1 bis { $most } Einträge haben.
figure-own-word = { $table } { $row }: { $field } kann nicht { $word } sein; möglich sind { $known }.
figure-own-not-fitting = Diese Zahlen passen nicht zusammen: { $why }
figure-own-unplayable = Ein Spiel mit diesen Zahlen lässt sich nicht zu Ende spielen.
figure-own-without = Dieses Spiel hat keine Zahlen, die man ändern kann.

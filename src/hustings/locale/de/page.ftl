# Die Seite im Browser. Was die Spiele selbst sagen, steht in ihren eigenen Dateien.

## Frame

page-brand = Hustings, Startseite
page-nav = Hauptmenü
page-nav-home = Start
page-nav-new = Neuer Tisch
page-nav-rules = Regeln
page-nav-settings = Einstellungen
page-skip = Zum Inhalt springen
page-skip-decide = Zu deiner Entscheidung springen
page-theme-light = Helle Farben
page-theme-dark = Dunkle Farben
page-notices = Hinweise
page-dismiss = Hinweis schließen
page-close = Schließen
page-back = Zurück
page-cancel = Abbrechen
page-save = Speichern
page-saved = Gespeichert.
page-add = Hinzufügen
page-loading = Einen Moment …
page-reload = Neu laden
page-broken = Dieser Teil der Seite konnte nicht geladen werden
page-offline = Der Server antwortet nicht; neuer Versuch …
page-reconnecting = Verbindung verloren; neuer Versuch …
page-title-home = Start
page-title-new = Neuer Tisch
page-title-join = Einladung
page-title-mail = E-Mail-Benachrichtigungen
page-title-replay = Rückblick und Analyse
page-title-rules = Regeln
page-title-settings = Einstellungen
page-title-recover = Neues Passwort
page-title-table = Tisch
page-title-lost = Seite nicht gefunden
page-seat-lost = Dieser Platz gehört dir nicht mehr.
page-nav-admin = Verwaltung
page-title-admin = Verwaltung
page-title-imprint = Impressum
page-title-privacy = Datenschutz
page-legal-none = Diese Seite gibt es hier nicht.
page-banned-title = Du bist gesperrt
page-lost-home = Zur Startseite

## People

page-nav-people = Leute
page-title-profile = Profil
page-title-leaders = Bestenliste
page-title-clubs = Spieleabende
page-title-club = Spieleabend
page-profile-mine = Mein Profil
page-profile-since = Hier seit { $day }
page-profile-missing = Dieses Profil gibt es nicht, oder es ist nicht für dich sichtbar.
page-profile-none = Noch keine Partie mit anderen zu Ende gespielt.
page-profile-account = Profile und Wertungen gehören zu Konten. Lege in den Einstellungen eines an.
page-profile-game = Spiel
page-profile-games = Partien
page-profile-ranks = Ränge
page-profile-rank-times = { $times } × Rang { $rank }
page-profile-rating = Wertung
page-profile-rating-why = Die Spielstärke liegt wahrscheinlich in diesem Bereich. Alle beginnen bei 1500.
page-profile-accuracy = Genauigkeit in Analysen
page-profile-against-bots = Partien nur gegen Bots
page-profile-history = Wertung im Lauf der Zeit: { $game }
page-profile-recent = Letzte Partien
page-profile-recent-rank = Rang { $rank } von { $players }
page-profile-counted = gewertet
page-profile-who = Wer mein Profil sieht
page-profile-who-why = Es zeigt deine Wertungen, Ränge und Partien. Private Tische sieht nur, wer dort saß.
page-profile-who-everyone = Alle
page-profile-who-players = Leute, mit denen ich gespielt habe
page-profile-who-nobody = Niemand
page-leaders-lead = Wertungen entstehen aus Partien unter Leuten mit Konto. Die Liste zeigt alle mit mindestens { $enough } gewerteten Partien, geordnet nach dem unteren Ende ihrer Wertung, sofern ihr Profil für dich offen ist.
page-leaders-empty = Noch niemand hat genug gewertete Partien gespielt.
page-leaders-place = Platz
page-leaders-name = Name
page-rated = Wertung
page-rated-why = Eine gewertete Partie zählt, wenn alle ein Konto haben und keine Tipps erlaubt sind.
page-rated-yes = Gewertet
page-rated-no = Ungewertet
page-rematch-turned = Noch eine Partie, Plätze gedreht
page-rematch-offered = { $name } schlägt noch eine Partie vor
page-rematch-mine = Noch eine Partie ist vorgeschlagen
page-rematch-in = Dabei: { $names }
page-rematch-waiting = Noch keine Antwort: { $names }
page-rematch-accept = Mitspielen
page-rematch-decline = Ablehnen
page-rematch-go = Zur nächsten Partie
page-rematch-declined = Du hast abgelehnt.
page-invited = Einladung
page-series = Ergebnisse der Serie
page-series-game = Partie { $n }
page-series-score = Punkte nach Rang
page-series-score-why = 10, wer alle schlägt, 0, wer niemanden schlägt; Gleichstand zählt halb.
page-series-wins = Siege
page-rating-change = { $name }: { $before } → { $after }
page-rating-changes = Wertungen
page-club-lead = Mehrere Tische, mehrere Runden, eine Rangliste. Du lost die Tische aus; wer schon zusammensaß, trifft sich so spät wie möglich wieder.
page-club-account = Um einen Spieleabend auszurichten, brauchst du ein Konto. Zum Mitspielen genügt ein Link.
page-club-name = Wie heißt er?
page-club-game = Spiel
page-club-players = Leute an einem Tisch
page-club-rounds = Runden
page-club-play = Ich spiele mit
page-club-create = Spieleabend eröffnen
page-club-mine = Meine Spieleabende
page-club-host = Gastgeber: { $name }
page-club-round = Runde { $n } von { $of }
page-club-before = Noch nicht begonnen
page-club-alone = Schick den anderen den Link. Alle, die mitmachen, erscheinen hier; dann lost du die Tische aus.
page-club-over = Beendet
page-club-draw = Runde { $n } auslosen und beginnen
page-club-copy = Link zum Mitspielen kopieren
page-club-finish = Spieleabend beenden
page-club-standings = Stand
page-club-one-round = R{ $n }
page-club-away = abwesend
page-club-leave = Aussetzen
page-club-back = Wieder dabei
page-club-leave-other = { $name } setzt aus
page-club-back-other = { $name } ist wieder dabei
page-club-table = Tisch { $n }
page-club-my-table = An meinen Tisch
page-club-join = Mitspielen
page-club-join-lead = { $host } richtet einen Spieleabend aus: { $game }. Du spielst ab der nächsten Runde mit.
page-club-missing = Diesen Spieleabend gibt es nicht, oder er ist nicht für dich sichtbar.
page-club-playing = läuft
page-club-with-bots = und Bots

## Home

page-home-eyebrow = Wahlspiele, streng nach den Regeln
page-home-title = Jedes Mandat zählt.
page-home-lead = Die großen Brettspiele um Wahlen: jede Regel gilt, und gerechnet wird für dich. Spiel gegen faire Bots, mit Freunden per Link oder gemeinsam an einem Bildschirm.
page-local-home-lead = Die großen Brettspiele um Wahlen: jede Regel gilt, und gerechnet wird für dich. Spiel gegen faire Bots oder gemeinsam an einem Bildschirm, allein in diesem Browser.
page-home-play = { $game } spielen
page-home-play-any = Jetzt spielen
page-home-dealing = Wird aufgebaut …
page-home-invite = Freunde einladen
page-home-continue = Deine Tische
page-home-shelf = Die Spiele
page-home-examples = Zum Kennenlernen:
page-home-lobby = Offene Tische
page-home-lobby-empty = Gerade wartet niemand auf Mitspieler.
page-home-lobby-open = Einen Tisch für andere öffnen
page-home-finished = Beendet
page-play = Spielen
page-set-up = Einrichten …
page-set-up-game = Einen Tisch für { $game } einrichten
page-rules-of = Regeln von { $game }
page-players = { $from } bis { $to } Spieler
page-your-turn = Du bist dran
page-gathering = Wartet auf Mitspieler
page-finished = Beendet
page-watch = Zuschauen
page-seats-free =
    { $n ->
        [one] ein Platz frei
       *[other] { $n } Plätze frei
    }
page-won-by = Gewonnen von { $names }
page-waiting-for = Warten auf { $names }

## Games

page-game-die-macher-2006 = Sieben Landtagswahlen, verdeckte Gebote, Umfragen, Koalitionen: der Klassiker in zweiter Auflage.
page-game-die-macher-2006-year = Zweite Auflage, 2006
page-game-die-macher-2006-length = 3 bis 5 Stunden
page-game-die-macher-1997 = Sieben Landtagswahlen in der überarbeiteten Auflage, mit festen Grundsätzen als Variante.
page-game-die-macher-1997-year = Überarbeitete Auflage, 1997
page-game-die-macher-1997-length = 3 bis 5 Stunden
page-game-die-macher-2019 = Das Thema neu gebaut: Kartenauswahl, Politiker und Startpakete, mit vier oder sieben Wahlen.
page-game-die-macher-2019-year = Neuausgabe, 2019
page-game-die-macher-2019-length = 2 bis 4 Stunden
page-game-zoocracy = Die Tiere wählen: Wahlkampf in neun Gehegen, Regierung bilden, Versprechen halten. Oder auch nicht.
page-game-zoocracy-year = 2019
page-game-zoocracy-length = 1 bis 2 Stunden
page-game-pocket = Eine kleine Wahl in zehn Minuten, um den Tisch kennenzulernen.
page-game-pocket-length = 10 Minuten

page-option-length = Länge
page-option-length-why = Das kurze Spiel lässt zwei der sieben Wahlen aus.
page-option-length-full = Voll, 7 Wahlen
page-option-length-short = Kurz, 5 Wahlen
page-option-elections = Wahlen
page-option-elections-why = Vier füllen einen Abend, sieben sind der ganze Wahlkampf.
page-option-elections-4 = Vier
page-option-elections-7 = Sieben
page-option-fixed_tenets = Feste Grundsätze
page-option-fixed_tenets-why = Eine Variante der Spielregel: Jede Partei hat Positionen, die sie nicht aufgeben kann.
page-option-advanced = Regeln für Erfahrene
page-option-advanced-why = Der Premierminister benennt, wer das Ziel erreicht, Zusagen binden nicht, und ein Misstrauensantrag ist in jeder Runde möglich.
page-option-open_funds = Offene Kassen
page-option-open_funds-why = Alle sehen das Geld aller. Nach der Regel ist es geheim.
page-option-dice = Würfel
page-option-dice-why = Die Quellen nennen zwei Sorten Würfel; die gewöhnlichen streuen mehr.
page-option-dice-standard = 1 bis 6
page-option-dice-special = 0, 1, 1, 2, 2, 3
page-option-opinion_reversal = Meinung umdrehen
page-option-opinion_reversal-why = Wer die Medien kontrolliert, darf eine Meinung gegen ihr Gegenteil tauschen.
page-option-donation_figures = Was Spenden kosten
page-option-donation_figures-why = Regel und Beispiel sind sich über den Preis des Annehmens nicht einig.
page-option-donation_figures-text = Wie in der Regel
page-option-donation_figures-swapped = Wie im Beispiel
page-option-tied_bids = Gleichstand um den Startspieler
page-option-tied_bids-why = Wer bei gleichen Höchstgeboten zuerst erhöhen darf.
page-option-tied_bids-text = Der rechte Nachbar
page-option-tied_bids-example = Der alte Startspieler
page-option-minority_media = Sieger ohne Koalition
page-option-minority_media-why = Ob ein Sieger mit weniger als 50 Stimmen und ohne Partner, der die Medien kontrolliert, einen Marker versetzt. Der Wortlaut verneint es, der Sinn der Regel spricht dafür.
page-option-minority_media-controller = Versetzt einen Marker
page-option-minority_media-none = Versetzt keinen
page-option-old_markers = Marker eines ersetzten Landes
page-option-old_markers-why = Bei sieben Wahlen: was aus Medien- und 2x-Markern wird, wenn ein neues Land einen Plan übernimmt. Die Regel sagt es nicht.
page-option-old_markers-removed = Verlassen das Spiel
page-option-old_markers-returned = Kommen zurück in den Vorrat
page-option-promises_to_the_opposition = Versprechen an Gegner
page-option-promises_to_the_opposition-why = Was aus einem Amt oder Ziel wird, das einer Partei versprochen war, die gegen die Regierung stimmt.
page-option-promises_to_the_opposition-void = Niemand bekommt es
page-option-promises_to_the_opposition-goals-kept = Ämter niemand, Ziele gelten
page-option-promises_to_the_opposition-literal = Gilt trotzdem
page-option-progress = Ablauf der Fortschrittsphase
page-option-progress-why = Ob Karten vor oder nach dem Ziehen neuer gespielt werden.
page-option-progress-cards-first = Spielen, dann ziehen
page-option-progress-draw-first = Ziehen, dann spielen
page-option-loyalty = Treue
page-option-loyalty-why = Wessen Futter die Karte Treue bei einer Tierart behält. Die Regel sagt es nicht.
page-option-loyalty-own = Das eigene
page-option-loyalty-any = Das einer beliebigen Partei
page-option-food_supply = Futtervorrat
page-option-food_supply-why = Ob einer Farbe das Futter ausgehen kann. Die Schachtel hat 25 je Farbe; zu zweit helfen unbenutzte Farben aus.
page-option-food_supply-open = Geht nie aus
page-option-food_supply-limited = 25 je Farbe
page-value-true = Ein
page-value-false = Aus

page-bot-random = Zufall
page-bot-random-about = Macht irgendeinen erlaubten Zug. Für den ersten Blick auf die Regeln.
page-bot-greedy = Gierig
page-bot-greedy-about = Nimmt, was sofort am meisten bringt.
page-bot-planner = Planer
page-bot-planner-about = Wägt ab, wohin jede Wahl führt. Sieht nicht mehr als du.
page-bot-newcomer = Neuling
page-bot-newcomer-about = Sieht nur, was vor ihm liegt: spielt die besten Karten sofort und spart nichts.
page-bot-club = Vereinsspieler
page-bot-club-about = Spielt nach guten Faustregeln, denkt aber nicht voraus.
page-bot-strong = Stark
page-bot-strong-about = Wägt ab, wohin jede Wahl führt. Sieht nicht mehr als du.
page-bot-champion = Meister
page-bot-champion-about = Denkt voraus, mit dem, was er in Tausenden Partien gelernt hat. Sieht nicht mehr als du.
page-bot-search = Sucher
page-bot-search-about = Spielt vor jeder Wahl viele mögliche Partien voraus. Sieht nicht mehr als du.

## New table

page-new-title = Neuer Tisch
page-new-lead = Wähle ein Spiel und deine Runde; alles andere ist sinnvoll voreingestellt.
page-new-game = Welches Spiel?
page-new-company = Wer spielt mit?
page-new-options = Optionen
page-new-players = Spieler
page-new-start = Partie starten
page-new-open = Tisch öffnen
page-new-note = Du brauchst kein Konto. Deinen Platz kannst du jederzeit einem Bot überlassen und zurücknehmen.
page-with-bots = Gegen Bots
page-with-bots-why = Geht sofort los
page-with-friends = Freunde per Link
page-with-friends-why = Ein privater Link, für alle oder für jeden Platz
page-with-open = Offener Tisch
page-with-open-why = Alle hier dürfen mitspielen
page-with-device = An diesem Bildschirm
page-with-device-why = Zwischen geheimen Zügen fällt ein Vorhang
page-seat-number = Platz { $n }
page-seat-me = Ich
page-seat-bot = Bot: { $name }
page-seat-link-choice = Per Link eingeladen
page-seat-open-choice = Offen für alle
page-seat-device = An diesem Bildschirm
page-seat-name-of = Name für Platz { $n }
page-pin-of = PIN für Platz { $n } (freiwillig)
page-pin = PIN
page-bots-about = Wie stark sind die Bots?
page-pace = Tempo
page-pace-why = Live: Alle sind gleichzeitig da. Über Tage: Jeder zieht, wann er Zeit hat.
page-pace-live = Live
page-pace-async = Über Tage
page-clock = Zeitlimit
page-clock-why = Für jede Antwort. Läuft sie ab, gibt ein Bot diese eine Antwort, und mit der nächsten bist du wieder da.
page-clock-0 = Keins
page-help = Tipps
page-help-why = Tipps und Analyse während der Partie. Danach ist ohnehin alles offen.
page-help-no = Keine
page-help-yes = Erlaubt
page-help-on = Tipps und Analyse sind in dieser Partie erlaubt.
page-help-off = Keine Tipps und keine Analyse, bis diese Partie zu Ende ist.

## Before the start

page-options-default = Grundregeln
page-table-closed = Dieser Tisch wurde vor Spielbeginn geschlossen.
page-table-stopped = Diese Partie wurde vor ihrem Ende geschlossen. Was geschehen ist, lässt sich weiter nachlesen.
page-seat-open = Offen für alle
page-seat-link = Wartet auf die eingeladene Person
page-copy-link = Einladung kopieren
page-copy-link-for = Einladung für { $name } kopieren
page-copy-watch = Link für Zuschauer kopieren
page-link-copied = Der Link ist kopiert.
page-give-to-bot = Einem Bot geben
page-sit-here = Hier hinsetzen
page-your-name = Dein Name
page-start = Los geht’s
page-start-fill =
    { $n ->
        [one] Los geht’s, ein Bot nimmt den freien Platz
       *[other] Los geht’s, Bots nehmen die { $n } freien Plätze
    }
page-waiting-owner = Warten auf den Start durch den Gastgeber.
page-leave = Verlassen
page-close-table = Tisch schließen
page-close-sure = Diesen Tisch schließen? Die Partie kann dann nicht weitergespielt werden.
page-fair = Nachprüfbarer Zufall
page-fair-why = Das ist das Siegel auf dem Geheimnis des Servers, gezeigt, bevor jemand Platz nahm. Der Browser jedes Spielers gibt eine eigene Zahl dazu. Nach der Partie wird das Geheimnis geöffnet, und alle können jede Ziehung nachrechnen.
page-join-eyebrow = Du bist eingeladen
page-mail-agree = Möchtest du eine E-Mail, wenn eine Partie auf dich wartet?
page-mail-agree-why = Eine E-Mail für alle wartenden Partien, höchstens alle zehn Minuten.
page-mail-agree-do = Ja, E-Mails schicken
page-mail-agree-done = Danke. Wir schreiben dir, wenn eine Partie auf dich wartet.
page-mail-off = Keine E-Mails mehr von uns?
page-mail-off-why = Das gilt nur für diese Adresse.
page-mail-off-do = E-Mails abbestellen
page-mail-off-done = Erledigt. Es kommen keine E-Mails mehr.
page-mail-gone = Dieser Link gilt nicht mehr.
page-join-seat = Du spielst { $seat }.
page-join-take = Diesen Platz nehmen
page-join-watch = Du kannst an diesem Tisch zuschauen.
page-join-gone = Diese Einladung gilt nicht mehr
page-join-gone-why = Jede Einladung gilt einmal für einen Platz. Bitte um eine neue.

## At the table

page-table-missing = Diesen Tisch gibt es hier nicht
page-table-missing-why = Vielleicht ist er privat, oder die Adresse ist unvollständig.
page-seats = Plätze
page-you = Du
page-bot = Bot
page-place = { $n }.
page-deciding = überlegt
page-sealed = Hat verdeckt gewählt
page-sealed-answer = Deine geheime Antwort:
page-sealed-until = Du kannst sie ändern, bis die letzte da ist.
page-sealed-change = Antwort ändern
page-sealed-keep = Antwort behalten
page-sealed-mine = Deine Wahl ist versiegelt. Niemand sieht sie, bis alle aufgedeckt werden.
page-tab-board = Tisch
page-tab-decide = Entscheiden
page-tab-log = Verlauf
page-tab-talk = Gespräch
page-tab-news = Neu
page-news-none = Nichts Neues, seit du zuletzt hier warst.
page-side = Verlauf und Gespräch
page-panes = Teile des Tisches
page-undo = Rückgängig
page-undo-ask = Um Rücknahme bitten
page-undone = Zurückgenommen.
page-agree = Zustimmen
page-refuse = Ablehnen
page-hand-over = Einen Bot spielen lassen
page-take-back = Meinen Platz zurücknehmen
page-as-text = Als Text zeigen
page-as-board = Als Spielplan zeigen
page-replay = Rückblick
page-over = Die Partie ist zu Ende.
page-waiting = Warten …
page-stale = Am Tisch ging es weiter; das ist die aktuelle Frage.
page-announce-turn = Du bist dran. { $ask }
page-curtain-eyebrow = Gib den Bildschirm weiter
page-curtain = Als Nächstes: { $name }
page-curtain-why = Alle anderen schauen weg. Bis du weitermachst, ist nichts zu sehen.
page-curtain-open = Ich bin’s, weiter
page-curtain-change = { $name }: meine Antwort ändern
page-curtain-changes = { $name } ändert eine Antwort

## Playing together


page-agreements = Was der Tisch gemeinsam entscheidet
page-back-title = Züge zurücknehmen
page-back-these = Diese Züge werden zurückgenommen:
page-back-by = { $name } möchte { $n ->
    [one] einen Zug
   *[other] { $n } Züge
} zurücknehmen.
page-back-mine = Du möchtest { $n ->
    [one] einen Zug
   *[other] { $n } Züge
} zurücknehmen.
page-back-chance = Zufall
page-back-hidden = Eine verdeckte Wahl
page-back-ask = Die anderen fragen
page-back-withdraw = Zurückziehen
page-back-waits = Es fehlen noch: { $names }
page-back-needs = Zustimmen müssen: { $names }
page-back-off = An diesem Tisch können Züge nicht zurückgenommen werden.
page-back-own = An diesem Tisch kannst du nur deinen eigenen letzten Schritt zurücknehmen, bevor jemand anderes gezogen hat.
page-back-nothing = Von dir gibt es nichts zurückzunehmen.
page-taken-back = zurückgenommen
page-absent-ask = { $name } antwortet nicht, und die Zeit ist um. Was soll der Tisch tun?
page-absent-wait = Warten
page-absent-standin = Bot bis zur Rückkehr
page-absent-replace = Platz neu vergeben
page-absent-end = Partie beenden
page-absent-me = Deine Zeit ist um. Die anderen entscheiden über deinen Platz.
page-absent-here = Ich bin da
page-absent-others = Die anderen entscheiden über { $name }.
page-absent-waited = Warten auf { $name }. Letzter Zug: { $when }.
page-absent-what = Was tun wir?
page-absent-ask-waited = { $name } hat lange nicht geantwortet. Was soll der Tisch tun?
page-absent-me-waited = Du hast lange nicht geantwortet. Die anderen entscheiden über deinen Platz.
page-absent-end-sure = Deine Stimme entscheidet: Die Partie endet jetzt für alle, ohne Ergebnis.
page-standin-me = Ein Bot spielt für dich.
page-seat-vacant = { $name } braucht jemand Neues. Schick den Link weiter oder lass einen Bot spielen.
page-pause-ask = Um eine Pause bitten
page-pause-by = { $name } bittet um eine Pause: Alle Uhren halten an.
page-pause-mine = Du bittest um eine Pause.
page-pause-stands = Die Uhren stehen.
page-pause-go = Weiterspielen
page-pause-stay = Weiter pausieren
page-pause-wants = Weiterspielen möchten: { $names }
page-here = Da
page-away = Nicht da
page-seen = Zuletzt da: { $when }
page-next-table = Nächster Tisch
page-next-waiting = { $n ->
    [one] Ein Tisch wartet auf dich
   *[other] { $n } Tische warten auf dich
}
page-term-clock = { $time } je Antwort
page-term-reserve = { $time } Reserve
page-term-no-clock = Kein Zeitlimit
page-term-wait = Läuft die Zeit ab, warten alle
page-term-undo-ask = Züge können zurückgenommen werden, wenn alle zustimmen
page-term-undo-own = Nur der eigene letzte Schritt kann zurückgenommen werden
page-term-undo-off = Züge können nicht zurückgenommen werden
page-term-with = Mit { $names }
page-clock-reserve = Reserve
page-clock-reserve-why = Für die ganze Partie. Sie wird verbraucht, wenn die Zeit für eine Antwort vorbei ist.
page-clock-then = Wenn die Zeit abläuft
page-clock-then-bot = Ein Bot antwortet dieses eine Mal
page-clock-then-wait = Alle warten
page-undo-rule = Züge zurücknehmen
page-undo-rule-why = Die anderen sehen genau, welche Züge es sind, bevor sie zustimmen.
page-undo-rule-ask = Wenn alle zustimmen
page-undo-rule-own = Nur der eigene letzte Schritt
page-undo-rule-off = Nie
page-avail = Nächte und Urlaub
page-avail-why = An Tischen über Tage steht deine Uhr dann. Die anderen sehen nur, wann deine Zeit endet.
page-avail-zone = Zeitzone
page-avail-from = Jede Nacht von
page-avail-to = bis
page-avail-holidays = Urlaub
page-avail-first = Erster Tag
page-avail-last = Letzter Tag
page-avail-add = Urlaub hinzufügen
page-avail-remove = Entfernen
page-notify = Benachrichtigungen
page-notify-why = Für die Zeit, in der diese Seite zu ist. Eine Benachrichtigung nennt das Spiel, nie, was darin geschah.
page-notify-device = Auf diesem Gerät
page-notify-device-on = Dieses Gerät wird benachrichtigt, bis du dich hier abmeldest.
page-notify-device-off = Dieses Gerät wird noch nicht benachrichtigt.
page-notify-device-denied = Dein Browser blockiert Benachrichtigungen dieser Seite. In seinen Einstellungen kannst du sie erlauben.
page-notify-device-unsupported = Hier nicht möglich: Dazu braucht es https, auf iPhone und iPad auch diese Seite auf dem Home-Bildschirm.
page-notify-turn-on = Einschalten
page-notify-turn-off = Ausschalten
page-notify-try = Testen
page-notify-webhook = Webhook
page-notify-webhook-why = Eine Adresse von dir, die aufgerufen wird, wenn eine Partie über Tage auf dich wartet.
page-notify-kinds = Wann ich benachrichtigt werde
page-notify-turn = Ich bin dran
page-notify-time = Meine Zeit läuft ab
page-notify-ask = Die anderen fragen etwas: Pause, Rücknahme, jemand fehlt
page-notify-talk = Jemand schreibt mir
page-notify-invite = Noch eine Partie oder eine Runde eines Spieleabends beginnt
page-notify-quiet = Ruhe von
page-notify-muted = { $n ->
    [one] Ein Tisch ist stumm.
   *[other] { $n } Tische sind stumm.
}
page-notify-unmute = Alle Tische wieder laut stellen
page-notify-table-off = Benachrichtigungen dieses Tisches abstellen
page-notify-table-on = Wieder Benachrichtigungen dieses Tisches
page-set-turn = Ton, wenn ich dran bin
page-set-turn-why = Ein kurzer Ton, wenn bei offener Seite eine Frage kommt.
page-links = Einladungen
page-links-table = Ein Link für den Tisch
page-links-table-why = Wer ihn öffnet, nimmt einen freien Platz.
page-links-make = Link erstellen
page-links-renew = Erneuern
page-links-renew-why = Der alte Link gilt nicht mehr.
page-links-revoke = Widerrufen
page-links-revoked = Kein Link
page-links-qr = QR-Code
page-links-qr-of = QR-Code von { $link }
page-links-late = Jemanden für diesen Bot einsteigen lassen
page-links-rated = Diese Partie wird gewertet: Niemand kann später einsteigen.
page-host-name = Dein Name, wie die anderen ihn sehen
page-join-host = { $name } lädt dich ein
page-join-any = Wähle einen Platz
page-join-full = Es ist kein Platz mehr frei.
page-join-late = Die Partie läuft: Du übernimmst diesen Platz.
page-visible-private = Privat: nur mit Link
page-visible-public = Öffentlich: in der Lobby
page-visible = Wer diesen Tisch findet
page-lobby-game = Spiel
page-lobby-pace = Tempo
page-lobby-any = Alle
page-lobby-none = Kein offener Tisch dieser Art.
page-title-device = Anderes Gerät
page-device-why = Spiele an einem anderen Gerät mit deinen Partien und deinem Namen weiter: Erstelle hier einen Code und gib ihn dort ein.
page-device-make = Code zeigen
page-device-here = Gib ihn unter { $place } ein. Er gilt einmal, zehn Minuten lang.
page-device-return = Code für ein verlorenes Gerät
page-device-return-why = Bewahre ihn woanders auf. Damit bekommst du deine Plätze auf jedem Gerät zurück, und das verlorene wird abgemeldet.
page-device-code = Code
page-device-enter = Hier weiterspielen
page-device-enter-why = Gib den Code von deinem anderen Gerät ein. Deine Partien und dein Name kommen mit.
page-device-welcome = Willkommen zurück, { $name }.
page-device-lost = Platz verloren? Code eingeben
page-talk-deals = Angebote im Spiel
page-talk-unread = { $n ->
    [one] Eine neue Nachricht
   *[other] { $n } neue Nachrichten
}
page-talk-private = Nur sichtbar für { $names }.
page-talk-as = Senden als
page-talk-as-say = Nachricht
page-talk-as-offer = Angebot
page-talk-as-promise = Versprechen
page-promises = Angebote und Versprechen
page-promise-open = offen
page-promise-accepted = angenommen
page-promise-declined = abgelehnt
page-promise-withdrawn = zurückgezogen
page-promise-kept = gehalten
page-promise-broken = gebrochen
page-promise-do-accepted = Annehmen
page-promise-do-declined = Ablehnen
page-promise-do-withdrawn = Zurückziehen
page-promise-do-kept = Gehalten
page-promise-do-broken = Gebrochen
page-person-mute = An diesem Tisch stummschalten
page-person-unmute = Wieder hören
page-person-mute-why = Du siehst nicht mehr, was sie hier schreiben. Sie merken es nicht.
page-person-profile = Profil
page-curtain-out = Verlassen; die Partie wartet hier
page-curtain-wrong = Das ist nicht die PIN. Versuch es noch einmal.
page-device-players-why = Eine PIN hält deine Karten vor den anderen an diesem Gerät verborgen.

## Deciding


page-decide = Entscheiden
page-sending = Wird gesendet …
page-go-on = Weiter
page-less = Weniger
page-more = Mehr
page-less-of = Weniger: { $what }
page-more-of = Mehr: { $what }
page-values = Werte
page-least = Mindestens: { $n }
page-half = Hälfte: { $n }
page-most = Höchstens: { $n }
page-slot = Stelle { $n }
page-budget-left = Noch { $left } von { $budget }
page-budget-least = Mindestens { $least }; bisher { $spent }
page-choose-exactly =
    { $n ->
        [one] Wähle eins.
       *[other] Wähle { $n }.
    }
page-choose-between = Wähle { $least } bis { $most }.
page-ordered-chosen = Deine Reihenfolge
page-ordered-rest = Noch einzuordnen
page-ordered-none = Noch nichts gewählt
page-move-up = Nach oben: { $what }
page-move-down = Nach unten: { $what }
page-remove = Entfernen: { $what }
page-step-back = Ändern: { $what }
page-effects = Was das bewirkt
page-final = Das lässt sich nicht rückgängig machen.
page-final-yes = Ja, so machen
page-hint = Tipp
page-hint-take = So entscheiden
page-hint-thinking = Wird überlegt …
page-hints = Tipps
page-hints-close = Tipps schließen
page-hints-note = Siegchancen, wenn Bots von hier aus weiterspielen, nach dem, was du wissen kannst.
page-hint-chance = Siegchance { $percent } %
page-hint-error = ± { $error }
page-hint-now = Sofort
page-hint-later = Später, verglichen mit den anderen Antworten (im Schnitt)
page-hint-taste = ebenso gut: Geschmackssache
page-hint-taken = Eingetragen
page-title-review = Analyse
page-review-open = Analyse
page-review-lead = Jede Entscheidung wird nach dem beurteilt, was die Partei damals wissen konnte; das Glück wird getrennt gezählt.
page-review-start = Diese Partie analysieren
page-review-why = Das dauert je nach Spiel einige Sekunden bis zwei Minuten. Du kannst die Seite verlassen, es geht weiter.
page-review-progress = { $done } von { $steps } Entscheidungen und Ziehungen angesehen
page-review-failed = Die Analyse konnte nicht beendet werden.
page-review-again = Noch einmal versuchen
page-review-stop = Anhalten
page-review-go-on = Weiter
page-review-not-over = Eine Partie wird analysiert, wenn sie zu Ende ist.
page-review-whose = Wessen Partie
page-review-accuracy = Genauigkeit
page-review-accuracy-why = 100 heißt: In der ganzen Partie wurde nichts Besseres gefunden.
page-review-accuracy-none = Es gab keine Entscheidung, die etwas hätte kosten können.
page-review-sum = Vom ersten bis zum letzten Zug
page-review-sum-start = Chance am Anfang
page-review-sum-mistakes = Eigene Entscheidungen
page-review-sum-luck = Glück beim Ziehen
page-review-sum-others = Was andere taten
page-review-sum-result = Am Ende
page-review-curve = Siegchance
page-review-curve-label = Die Siegchance im Lauf der Partie: von { $first } auf { $last } Prozent
page-review-turns =
    { $n ->
        [0] Entscheidende Momente
        [one] Der entscheidende Moment
       *[other] { $n } Momente, die entschieden
    }
page-review-turns-none = Kein einzelner Moment sticht heraus.
page-review-decisions = Entscheidungen
page-review-mistakes-only = Wo eine andere Antwort klar besser war ({ $n })
page-review-all = Alle ({ $n })
page-review-clean = Keine Antwort war klar besser als die gegebenen.
page-review-given = Geantwortet
page-review-better = Besser
page-review-gain = { $gain } Prozentpunkte, ± { $error }
page-review-change = { $before } → { $after } %
page-review-try = Von hier neu versuchen
page-review-look = Auf dem Plan ansehen
page-review-luck = Glück
page-review-luck-why = Was gezogen wurde, gegenüber dem, was hätte gezogen werden können. Aufgeführt sind nur Ziehungen, die klar etwas ausmachten; die Summe oben zählt alle { $n }.
page-review-luck-none = Keine Ziehung machte einen erkennbaren Unterschied.
page-review-line = Zug { $n }
page-review-mine = Deine Genauigkeit, Partie für Partie
page-review-mine-first = Das ist deine erste analysierte Partie dieses Titels. Die nächsten stehen dann daneben.
page-title-puzzles = Rätsel
page-title-puzzle = Rätsel
page-puzzles-lead = Stellungen aus Partien, in denen eine Antwort klar die beste ist. Finde sie.
page-puzzles-none = Für dieses Spiel gibt es noch keine Rätsel.
page-puzzles-solved = { $n } von { $all } gelöst
page-puzzle-of-the-day = Rätsel des Tages
page-puzzle-day-lead = Eine Stellung, eine beste Antwort. Heute für alle dieselbe.
page-puzzle-open = Lösen
page-puzzle-number = Rätsel { $n }
page-puzzle-grade =
    { $grade ->
        [1] Für den Anfang
        [2] Leicht
        [3] Schwer
       *[4] Für Könner
    }
page-puzzle-is-solved = Gelöst
page-puzzle-task = Du bist { $party }. Gib die Antwort, die am häufigsten gewinnt, wenn Bots weiterspielen.
page-puzzle-right = Richtig
page-puzzle-wrong = Nicht die beste
page-puzzle-yours = Deine Antwort
page-puzzle-best = Die Lösung
page-puzzle-figures = Was die Lösung im Schnitt mehr bringt
page-puzzle-show = Lösung zeigen
page-puzzle-again = Noch einmal
page-puzzle-next = Nächstes Rätsel
page-puzzle-all = Alle Rätsel
page-puzzle-checking = Deine Antwort wird durchgespielt …
page-rules-start = In zwei Minuten
page-rules-goal = Worum es geht
page-rules-votes = Wie gezählt wird
page-rules-moves = Was du dafür tun kannst
page-rules-round = Eine Runde in einem Bild
page-rules-round-why = Die Phasen der Reihe nach. Jede führt zu ihrem Abschnitt.
page-rules-example = Eine Auszählung, Schritt für Schritt
page-rules-example-why = Und so lag der Tisch kurz davor. Zeige auf das, was du erklärt haben willst.
page-rules-example-then = In einer Partie von Bots wurde so gezählt:
page-rules-sections = Die Regeln, Abschnitt für Abschnitt
page-rules-glossary = Glossar
page-rules-glossary-more = Einzelne Karten, Ämter und Orte
page-rules-places = Auf dem Tisch:
page-rules-back = Zurück zum Tisch
page-rules-found =
    { $n ->
        [0] Nichts gefunden
        [one] Ein Abschnitt gefunden
       *[other] { $n } Abschnitte gefunden
    }
page-why-not = Was geht nicht, und warum?
page-why-not-none = Hier ist alles möglich.
page-rule-open = Regel { $section } zeigen
page-rule-title = Regel { $section }
page-rule-whole = In den Regeln
page-thing-now = Jetzt
page-rule-none = Zu diesem Abschnitt gibt es noch keinen Text.
page-rule-link = Link zu Abschnitt { $section }
page-scene-on = Weiter
page-scene-again = Noch einmal: { $what }
page-scene-ahead = Was noch kommt
page-scene-order = Zugreihenfolge
page-scene-now = Gerade eben
page-scene-away = nicht gefragt
page-scene-writing = überlegt
page-scene-sealed = versiegelt
page-scene-mine = deins: { $value }
page-scene-bids = Verdeckte Gebote
page-scene-bids-start-why = Wer am meisten bietet, bestimmt den Startspieler. Nur diese Partei zahlt.
page-scene-bids-first-why = Wer am meisten bietet, wird Startspieler. Nur diese Partei zahlt.
page-scene-bids-again = Bei Gleichstand noch einmal
page-scene-bids-again-why = Nicht unter dem ersten Gebot. Ein weiterer Gleichstand wird ausgelost.
page-scene-first-bid = erstes Gebot: { $n }
page-scene-secret = Alle wählen geheim
page-scene-sealed-why = Niemand sieht die Wahl der anderen, bis alle gewählt haben.
page-scene-opened = Ergebnis
page-scene-best = am höchsten
page-scene-tied-one = gleich
page-scene-tied = Gleichstand: { $parties }.
page-scene-wins = Höchstes Gebot: { $party }.
page-scene-pays = zahlt { $n }
page-scene-half-lost = Die Hälfte jedes Gebots, aufgerundet, ist verloren.
page-scene-poll = Umfrage: { $state }
page-scene-poll-why = Erhöhen oder endgültig aussteigen. Wer kauft, sieht die Karte und entscheidet, was öffentlich wird.
page-scene-poll-once = Ein Gebot für jeden; wer hier die meisten Stimmen hat, bietet zuletzt.
page-scene-poll-card = Eine verdeckte Umfrage
page-scene-poll-back = Eine Umfrage zugunsten von: { $party }
page-scene-poll-sold = Die Umfrage ist verkauft: { $party }.
page-scene-published = Veröffentlicht von
page-scene-tie = Gleichauf: einmal erhöhen
page-scene-tie-why = Jeder darf einmal offen bieten. Passen alle, gewinnt zum Gleichstand, wer zuletzt passt.
page-scene-no-bid = noch kein Gebot
page-scene-purse = Du hast { $n }
page-scene-limit = dein Limit { $n }
page-scene-calls = Gebote bisher
page-scene-pass = passt
page-scene-bidder-turn = am Zug
page-scene-bidder-in = noch dabei
page-scene-bidder-leads = führt
page-scene-bidder-out = raus
page-scene-bidder-later = kommt noch
page-scene-talks = Koalitionsgespräche: { $state }
page-scene-talks-why = Zwei gemeinsame Programmkarten erlauben eine Koalition, mit dreien kann eine Partei sie erzwingen. Partner zählen ihre Stimmen zusammen. Weitere Absprachen sind nie bindend.
page-scene-talks-none = Hier kann niemand koalieren.
page-scene-votes = Stimmen
page-scene-pair-possible = Koalition möglich
page-scene-pair-asked = gerade gefragt
page-scene-pair-formed = in Koalition
page-scene-pair-refused = abgelehnt
page-scene-pair-closed = nicht möglich
page-scene-forced = erzwingbar
page-scene-offer = Anfrage: { $from } an { $to }
page-scene-election = { $state } hat gewählt
page-scene-seats = Mandate
page-scene-points = Punkte
page-scene-votes-count =
    { $n ->
        [one] eine Stimme
       *[other] { $n } Stimmen
    }
page-scene-cabinet = Aufgedeckte Karten
page-scene-leads = In Führung
page-scene-prepare = Vorbereitung
page-scene-prepare-why = Parteien, Programme und erste Stellungen werden vor der ersten Runde gewählt.
page-scene-presidency = Gebote um die Präsidentschaft
page-scene-presidency-why = Wer am meisten bietet, wird Präsident und erreicht ein Ziel. Die Hälfte jedes Gebots ist weg, auch wenn man verliert.
page-scene-forming = { $party } bildet eine Regierung
page-scene-forming-why = Drei Ämter und zwei Ziele, jedes für eine beliebige Partei. Die Unterstützer brauchen { $majority } Sitze.
page-scene-motion = { $party } kann einen Misstrauensantrag stellen
page-scene-motion-why = Eine Regierung nach eigener Wahl. Die Unterstützer brauchen { $majority } Sitze.
page-scene-proposal-by = { $party } schlägt vor
page-scene-motion-by = { $party } stellt einen Misstrauensantrag
page-scene-vote-why = Alle antworten geheim. Wer Ja sagt, kommt in die Regierung, wer Nein sagt, in die Opposition.
page-scene-counted = Die Abstimmung ist ausgezählt
page-scene-voted-yes = Ja
page-scene-voted-no = Nein
page-scene-yes = Ja: { $parties }
page-scene-offered = Bekommt ein Amt oder ein Ziel: { $parties }
page-scene-nobody-named = Noch ist niemand benannt
page-scene-behind =
    { $n ->
        [one] Ein Sitz dafür; nötig sind { $majority }
       *[other] { $n } Sitze dafür; nötig sind { $majority }
    }
page-scene-goal-now = Ziel dieser Runde
page-scene-goal-next = Ziel der nächsten
page-scene-goal-round = Das Ziel dieser Runde geht an
page-scene-goal-named = wen der Premierminister benennt
page-scene-goal-strike = niemanden: Streik
page-scene-goal-no-majority = niemanden: keine Mehrheit
page-scene-goal-no-government = niemanden: keine Regierung
page-scene-goal-no-promise = niemanden: nicht versprochen
page-scene-event = Ereignis
page-scene-parliament = Das neue Parlament
page-scene-next-round = Noch eine Runde?
page-scene-next-sure = sicher
page-scene-next-none = nein, das ist die letzte
page-scene-next-odds = { $percent } %
page-phase-bidding-why = Alle bieten geheim um das Recht, den Startspieler zu bestimmen.
page-phase-conference-why = Verdeckte Karten abwerfen, neue ziehen, einen Programmpunkt ändern.
page-phase-placing-why = Karten werden verdeckt in die Länder gelegt, dann aufgedeckt und ausgeführt.
page-phase-coalitions-why = Parteien mit genug Gemeinsamkeiten dürfen in dem Land, das jetzt wählt, ihre Stimmen zusammenzählen.
page-phase-media-why = Marker kaufen; wer in einem Land die meisten hat, kontrolliert dort die Medien.
page-phase-exchanges-why = Wer in einem Land die Medien kontrolliert, darf dort eine Meinung austauschen.
page-phase-meetings-why = Veranstaltungen in den Ländern abhalten; später werden sie zu Stimmen.
page-phase-polls-why = In jedem Land wird eine Umfrage an das höchste Gebot verkauft.
page-phase-conversion-why = Land für Land dürfen Veranstaltungen mit dem Stimmenfaktor zu Stimmen werden.
page-phase-election-why = Die Stimmen werden gezählt und die Mandate vergeben.
page-phase-spoils-why = Der Sieger bringt einen Marker und Meinungen auf den Bundesplan.
page-phase-members-why = Meinungen im Bund bringen den Parteien, die sie teilen, Mitglieder.
page-phase-finance-why = Mandate und Mitglieder bringen Geld.
page-phase-turnover-why = Das nächste Land kommt auf den Tisch.
page-phase-donations-why = Eine Spende annehmen und Mitglieder verlieren, oder ablehnen und welche gewinnen.
page-phase-first-player-why = Alle bieten geheim, um Startspieler zu sein.
page-phase-programmes-why = Eine Karte nehmen und Programmpunkte austauschen.
page-phase-sending-why = Politiker gehen verdeckt in die Länder.
page-phase-politicians-why = Sie werden aufgedeckt; wer zahlt, nutzt ihre Aktionen.
page-phase-influence-why = Wer in einem Land die Medien kontrolliert, darf eine Meinung ersetzen.
page-phase-payments-why = Punkte und Basis bringen Geld; Spenden werden erledigt.
page-phase-next-round-why = Ein neues Land kommt ins Spiel, und weitere Meinungen werden aufgedeckt.
page-zoo-phase-A = Präsident­schafts­wahl
page-zoo-phase-B = Wahl­kampf
page-zoo-phase-C = Parla­ments­wahl
page-zoo-phase-D = Regie­rungs­bildung
page-zoo-phase-E = Ereignis
page-zoo-phase-F = Miss­trau­ens­votum
page-zoo-phase-G = Fort­schritt
page-zoo-phase-A-why = Verdeckte Gebote in Futter; wer am meisten bietet, wird Präsident und erreicht ein Ziel.
page-zoo-phase-B-why = Futter zu den Tierarten legen: Wer am meisten hat, gewinnt ihre Stimmen.
page-zoo-phase-C-why = Die Stimmen jeder Tierart werden zu Sitzen.
page-zoo-phase-D-why = Die Parteien schlagen reihum Regierungen vor; über jede wird geheim abgestimmt.
page-zoo-phase-E-why = Eine Ereigniskarte wird aufgedeckt.
page-zoo-phase-F-why = Ohne Mehrheit darf der Oppositionsführer eine andere Regierung vorschlagen.
page-zoo-phase-G-why = Das versprochene Ziel wird erreicht, und Karten werden gezogen.
page-tools = Weitere Werkzeuge
page-orders = Daueraufträge
page-orders-why = Nur für deinen Platz beim Server hinterlegt. Sie antworten für dich, sobald die Frage kommt, auch wenn du weg bist.
page-orders-none = Keine. Du kannst bei jeder Entscheidung einen anlegen.
page-orders-pass = { $what }: immer passen
page-orders-pass-unless = { $what }: passen, aber mich fragen, wenn { $count ->
    [one] das Genannte wählbar ist
   *[other] eines der { $count } Genannten wählbar ist
 }
page-orders-bid = { $what }: das kleinste führende Gebot, höchstens { $most }
page-orders-answer = { $what }: { $answer }, wann immer es erlaubt ist
page-orders-once = einmal
page-orders-drop = Aufheben: { $what }
page-orders-here = Automatisch antworten …
page-orders-set-pass = Hier immer passen
page-orders-unless = … außer ich kann wählen:
page-orders-set-answer = Immer so antworten
page-orders-set-bid = Für mich bieten, höchstens
page-orders-keep = Auftrag speichern
page-orders-first = Wähle zuerst oben eine Antwort; dann kannst du sie automatisch geben lassen.
page-kind-bid = Verdecktes Gebot
page-kind-raise = Gebot erhöhen
page-kind-poll-bid = Gebot für eine Umfrage
page-kind-media = Medienmarker
page-kind-exchange = Meinungstausch
page-kind-influence = Medieneinfluss
page-kind-coalition = Koalition anbieten
page-kind-consent = Antwort auf eine Koalition
page-kind-meetings = Veranstaltungen
page-kind-convert = Veranstaltungen in Stimmen
page-kind-donation = Spende
page-kind-publish = Umfrage veröffentlichen
page-kind-discard = Abwerfen
page-kind-change = Programmänderung
page-kind-cabinet = Kabinettskarten
page-kind-vote = Abstimmung über eine Regierung
page-kind-motion = Misstrauensantrag
page-kind-blockade = Blockade
page-kind-manipulation = Manipulation
page-kind-campaign = Wahlkampf
page-kind-election-card = Karte vor der Auszählung
page-kind-event-card = Karte nach dem Ereignis
page-kind-progress-card = Karte für ein Ziel
page-kind-resistance = Für ein Ziel zahlen
page-hot-state = Hier
page-hot-opinion = Diese Meinung
page-hot-take-back = Zurücknehmen
page-hot-lay = Hier: { $card }

## News, log, talk


page-news-since = Seit du zuletzt hier warst
page-news-earlier =
    { $n ->
        [one] Eine frühere Zeile steht
       *[other] { $n } frühere Zeilen stehen
    } im Verlauf.
page-news-seen = Gesehen
page-log-filter = Züge von
page-log-all = Alle
page-log-empty = Noch ist nichts geschehen.
page-log-undo = { $name } hat einen Zug zurückgenommen.
page-log-ask-undo = { $name } möchte einen Zug zurücknehmen.
page-log-bot = Ein Bot spielt jetzt für { $name }.
page-log-person = { $name } wird jetzt von einem Menschen gespielt.
page-log-nobody = Der Platz von { $name } ist frei.
page-log-start = Die Partie beginnt.
page-log-end = Die Partie ist zu Ende.
page-log-closed = Der Tisch wurde geschlossen.
page-log-reason = { $name }: { $reason }
page-talk-empty = Noch hat niemand etwas gesagt.
page-talk-never-binds = Sagt und versprecht, was ihr wollt: Absprachen sind nie bindend.
page-talk-here = Alle spielen an diesem Gerät: Redet einfach miteinander. Bots hören nicht zu, und Absprachen sind nie bindend.
page-talk-all = An alle
page-talk-to = an { $names }
page-talk-channels = Gespräche
page-talk-everything = Alles
page-talk-table = Der Tisch
page-talk-choose = Empfänger
page-talk-say = Deine Nachricht
page-talk-send = Senden

## The end, replay, analysis



page-end-eyebrow = Endergebnis
page-end-you = Du gewinnst!
page-end-wins = { $name } gewinnt
page-end-shared = { $names } teilen sich den Sieg
page-reason-rounds-played = Alle Runden sind gespielt.
page-points = Punkte
page-race = Das Rennen
page-race-label = Punkte im Verlauf; am Ende führt { $winner } mit { $points }.
page-rematch = Noch eine Partie
page-share = Teilen
page-share-replay = Rückblick teilen
page-turns = Wendepunkte
page-turn-lead = Neue Führung: { $name }.
page-turn-gain =
    { $name }: { $n ->
        [one] einen Punkt
       *[other] { $n } Punkte
    } gutgemacht.
page-turn-loss =
    { $name }: um { $n ->
        [one] einen Punkt
       *[other] { $n } Punkte
    } zurückgefallen.
page-record = Aufzeichnung
page-verify = Ziehungen prüfen
page-verified =
    { $lines ->
        [one] Geprüft: Die eine Zeile lässt sich nachspielen,
       *[other] Geprüft: Alle { $lines } Zeilen lassen sich nachspielen,
    } und das Geheimnis passt zum Siegel vom Anfang.
page-verified-receipts =
    { $n ->
        [one] Eine versiegelte Wahl wurde geöffnet und passt zu ihrer Quittung.
       *[other] Alle { $n } versiegelten Entscheidungen wurden geöffnet und passen zu ihren Quittungen.
    }
page-verifying = Wird geprüft …
page-receipts = Quittungen versiegelter Entscheidungen ({ $n })
page-receipt-line = Zeile
page-receipt-who = Wer
page-receipt-hash = Quittung
page-receipt-salt = Salz
page-not-verified = Die Prüfung ist fehlgeschlagen: { $problem }
page-commitment = Siegel
page-seed = Geheimnis
page-nonces = Zahlen der Spieler
page-replay-eyes = Sicht
page-replay-open = Alles offen
page-replay-whose = Aus Sicht von
page-replay-public = Zuschauer
page-replay-steps = Schritte
page-replay-first = Zum Anfang
page-replay-previous = Einen Schritt zurück
page-replay-play = Abspielen
page-replay-pause = Pause
page-replay-next = Einen Schritt vor
page-replay-last = Zum Ende
page-replay-position = Stelle
page-replay-speed = Tempo
page-replay-here = Hier
page-replay-start = Gleich beginnt die Partie.
page-replay-quiet = Nichts, was dieser Platz sehen konnte.
page-replay-contents = Inhalt
page-replay-key-phase = Zur nächsten Phase
page-replay-key-phase-back = Zur Phase davor
page-replay-key-round = Zur nächsten Runde
page-replay-key-round-back = Zur Runde davor
page-replay-key-election = Zur nächsten Wahl
page-replay-key-election-back = Zur Wahl davor
page-replay-waiting = Als Nächstes: { $names }
page-chance = Zufall
page-branch = Von hier weiterspielen

## Rules



page-rules-lead = Unsere eigenen, vollständigen Regeln zu jedem Spiel, nach Abschnitten. Wo eine Spielregel eine Frage offen lässt, steht unsere Regelung beim Abschnitt.
page-rules-none = Zu diesem Spiel gibt es keinen Regeltext.
page-rules-language = Dieser Regeltext ist auf { $language }; übersetzt ist er noch nicht.
page-rules-contents = Inhalt
page-rules-find = In den Regeln suchen
page-rules-nothing = Nichts gefunden.

## Settings


page-set-language = Sprache
page-set-theme = Farben
page-set-theme-why = Tagsüber Papier, nach Einbruch der Dunkelheit Wahlnacht.
page-set-theme-system = Wie das Gerät
page-set-theme-light = Hell
page-set-theme-dark = Dunkel
page-set-size = Schriftgröße
page-set-size-why = Alles auf der Seite wächst mit.
page-set-size-normal = Normal
page-set-size-large = Groß
page-set-size-larger = Größer
page-set-motion = Bewegung
page-set-motion-why = Bewegung zeigt, was sich geändert hat. Sie kann schneller sein oder ganz wegfallen.
page-set-motion-system = Wie das Gerät
page-set-motion-full = Ruhig
page-set-motion-quick = Schnell
page-set-motion-off = Keine
page-set-confirm = Vor Entscheidungen nachfragen
page-set-confirm-why = Antworten bestätigen, bevor sie gesendet werden.
page-set-confirm-always = Immer
page-set-confirm-irreversible = Wenn es sich nicht rückgängig machen lässt
page-set-confirm-never = Nie
page-set-more = Barrierefreiheit
page-set-text = Tische als Text zeigen
page-set-text-why = Die vollständige Textform statt des gezeichneten Plans.
page-set-announce = Neuigkeiten ansagen
page-set-announce-why = Screenreader sagen, was geschieht, sobald es geschieht.
page-set-name = Du
page-signed-in = Angemeldet als { $name }.
page-sign-in = Anmelden
page-sign-out = Abmelden
page-signed = Angemeldet.
page-signed-out = Abgemeldet.
page-account = Meine Partien behalten
page-account-why = Mit Name und Passwort findest du deine Tische auch auf anderen Geräten. Ohne sie erinnert sich nur dieser Browser an dich.
page-account-name = Kontoname
page-account-password = Passwort, mindestens 8 Zeichen
page-account-make = Konto anlegen
page-account-made = Deine Partien bleiben unter diesem Namen erhalten.
page-signed-in-as = Du meldest dich mit dem Namen { $login } an.
page-sign-in-passkey = Mit Passkey anmelden
page-password = Passwort
page-password-old = Bisheriges Passwort
page-password-new = Neues Passwort, mindestens 8 Zeichen
page-password-change = Passwort ändern
page-password-why = Auf allen anderen Geräten wirst du abgemeldet.
page-password-changed = Dein Passwort ist geändert.
page-password-confirm = Zur Sicherheit dein Passwort
page-forgot = Passwort vergessen?
page-forgot-why = Mit deinem Wiederherstellungscode kannst du ein neues Passwort wählen. Du hast ihn mit dem Konto bekommen.
page-forgot-set = Neues Passwort setzen
page-forgot-mail = Link per E-Mail schicken
page-forgot-mail-why = Oder lass dir einen Link an die bestätigte E-Mail-Adresse deines Kontos schicken.
page-forgot-sent = Falls dieses Konto eine bestätigte Adresse hat, ist eine E-Mail unterwegs.
page-recover-why = Wähle ein neues Passwort für dein Konto. Du wirst hier angemeldet und überall sonst abgemeldet.
page-code = Wiederherstellungscode
page-code-yours = Dein Wiederherstellungscode
page-code-why = Drucke diesen Code aus oder schreib ihn auf. Wenn du dein Passwort vergisst, kommst du damit einmal wieder hinein. Er wird nicht noch einmal gezeigt.
page-code-copy = Kopieren
page-code-copied = Kopiert.
page-code-print = Drucken
page-code-kept = Ich habe ihn notiert
page-code-about = Damit kommst du wieder hinein, wenn du dein Passwort vergisst. Ein neuer Code macht den vorigen ungültig.
page-code-renew = Neuer Wiederherstellungscode
page-passkeys = Passkeys
page-passkeys-why = Melde dich mit Fingerabdruck, Gesicht oder der PIN deines Geräts statt mit einem Passwort an.
page-passkey-add = Passkey hinzufügen
page-passkey-name = Name des Passkeys
page-passkey-added = Der Passkey ist hinzugefügt.
page-passkey-removed = Der Passkey ist entfernt.
page-passkey-none = Der Browser hat keinen Passkey geliefert.
page-made-on = Hinzugefügt: { $date }
page-used-on = zuletzt benutzt: { $date }
page-sessions = Wo du angemeldet bist
page-session-unknown = Unbekanntes Gerät
page-session-here = dieser Browser
page-session-since = Seit { $date }
page-session-end = Abmelden: { $what }
page-session-ended = Dort abgemeldet.
page-sign-out-all = Überall abmelden
page-sign-out-all-why = Alle Sitzungen enden, auch diese.
page-mail = E-Mail
page-mail-why = Für ein neues Passwort, falls du deins vergisst, und um zu erfahren, wenn eine Partie über Tage auf dich wartet. Niemand sonst sieht sie.
page-mail-address = E-Mail-Adresse
page-mail-confirmed = Diese Adresse ist bestätigt.
page-mail-asked = Noch nicht bestätigt: Folge dem Link in der E-Mail, die wir dorthin geschickt haben.
page-data = Deine Daten
page-data-why = Alles, was über dich gespeichert ist, in einer Datei.
page-data-export = Meine Daten herunterladen
page-delete = Mein Konto löschen
page-delete-why = Dein Name, deine Sitzungen, Nachrichten und Bot-Konten werden gelöscht. In laufenden Partien übernimmt ein Bot deine Plätze; beendete Partien bleiben ohne deinen Namen. Das lässt sich nicht rückgängig machen.
page-deleted = Alles über dich ist gelöscht.
page-deleted-player = Gelöschtes Konto

## Boards



page-board-party = Partei
page-board-votes = Stimmen
page-board-trend = Trend
page-board-factor = Stimmenfaktor
page-board-standing = { $state }: wo die Parteien stehen
page-board-votes-now = Wählt in dieser Runde
page-board-election = Wahl { $n }
page-board-opinions = Volkes Meinung
page-board-no-opinions = Noch keine Meinungen
page-board-hidden-card = Eine verdeckte Karte
page-board-face-down = verdeckt
page-board-key = { $card } (zählt doppelt)
page-board-control = Medienkontrolle: { $party }
page-board-tile = offen für eine Koalition
page-board-spell = Vorrechnen: { $party }
page-board-gives-none = Keine Veranstaltungen.
page-board-half-votes = zwei Veranstaltungen, eine Stimme
page-board-next =
    Ab { $votes ->
        [one] einer Stimme
       *[other] { $votes } Stimmen
    }: { $seats ->
        [one] ein Mandat
       *[other] { $seats } Mandate
    }.
page-board-laid = Karten und Koalitionsangebote hier
page-board-land = Die Länder
page-board-won = { $state }: Sieg für { $party }
page-board-national = Bundesplan
page-board-national-opinions = Meinungen im Bund
page-board-national-worth =
    { $members ->
        [one] ein Mitglied
       *[other] { $members } Mitglieder
    } nach jeder Wahl, { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    } am Ende
page-board-national-media = Medien im Bund, nach Wahlen
page-board-money = Geld
page-board-members = Mitglieder
page-board-base = Basis
page-board-supply-meetings = Veranstaltungen übrig
page-board-supply-media = Medien übrig
page-board-hand = Verdeckte Programmkarten
page-board-cabinet = Schattenkabinett
page-board-score = Wenn jetzt Schluss wäre
page-board-start = Startspieler der Runde
page-board-partner = Koalitionspartner: { $party }
page-board-secret = geheim
page-board-programme = Programm
page-board-own-hand = Verdeckte Karten
page-board-none = keine
page-board-used = benutzt
page-board-pool = Tauschvorrat
page-board-programme-display = Programmkarten in der Auslage
page-board-opinion-display = Meinungen in der Auslage
page-board-act-meetings = Veranstaltungen: { $state }
page-board-act-media = Medienmarker: { $state }
page-board-ribbon = Phasen der Runde
page-board-part-seats = Mandate
page-board-part-media = Medien
page-board-part-members = Mitglieder
page-board-part-bonus = meiste Mitglieder
page-board-part-opinions = Meinungen
page-board-part-dominant = dominante Meinungen
page-board-part-votes = Stimmen
page-board-part-wins = Siege
page-board-part-base = Basis

# Soft hyphens say where narrow labels may break.
page-phase-bidding = Start­spieler
page-phase-conference = Parteitag
page-phase-placing = Schatten­kabinett
page-phase-coalitions = Koalitio­nen
page-phase-media = Medien
page-phase-exchanges = Meinungen
page-phase-meetings = Veran­stal­tungen
page-phase-polls = Umfragen
page-phase-conversion = Stimmen
page-phase-election = Wahl
page-phase-spoils = Ergebnis
page-phase-members = Mitglieder
page-phase-finance = Finanzen
page-phase-turnover = Nächstes Land
page-phase-donations = Spenden
page-phase-first-player = Start­spieler
page-phase-programmes = Programme
page-phase-sending = Entsen­dung
page-phase-politicians = Politiker
page-phase-influence = Einfluss
page-phase-payments = Einnahmen
page-phase-next-round = Nächste Runde

page-zoo-parliament = Parlament
page-zoo-margin-over = { $n } mehr als nötig
page-zoo-margin-just = gerade genug
page-zoo-margin-short = { $n } zu wenig für eine Mehrheit
page-zoo-needed = nötig: { $n }
page-zoo-coalitions = Bündnisse mit Mehrheit
page-zoo-skipped = entfällt
page-zoo-food = Futter nach Parteien
page-zoo-no-food = noch niemand
page-zoo-if-counted =
    Wenn jetzt gezählt würde: { $seats ->
        [one] ein Sitz
       *[other] { $seats } Sitze
    }
page-zoo-would-win =
    { $n ->
        [one] bekäme einen Sitz
       *[other] bekäme { $n } Sitze
    }
page-zoo-place = Futter für die { $species }
page-zoo-hand = Deine Karten
page-zoo-playable = jetzt spielbar
page-zoo-discardable = kann abgeworfen werden
page-zoo-phase = Phase { $phase }

## When something goes wrong



page-problem-offline = Der Server antwortet nicht.
page-problem-invalid = Das geht nicht.
page-problem-not-signed-in = Du bist nicht angemeldet.
page-problem-wrong-password = Name oder Passwort ist falsch.
page-problem-wrong-code = Name oder Wiederherstellungscode ist falsch.
page-problem-void-link = Dieser Link ist ungültig: Er wurde benutzt oder ist älter als eine Stunde.
page-problem-wrong-passkey = Dieser Passkey passt nicht, oder es hat zu lange gedauert.
page-problem-name-taken = Dieser Name ist vergeben.
page-problem-forbidden = Das darfst du nicht.
page-problem-csrf = Bitte lade die Seite neu.
page-problem-no-help = In einer Partie unter Menschen gibt es keine Tipps.
page-problem-locked = Dieser Platz ist mit einer PIN gesperrt.
page-problem-wrong-pin = Falsche PIN.
page-problem-not-found = Das gibt es nicht, oder du darfst es nicht sehen.
page-problem-conflict = Inzwischen ging es weiter.
page-problem-handed-over = Ein Bot spielt diesen Platz; nimm ihn erst zurück.
page-problem-not-yours-alone = Andere haben gehandelt oder etwas wurde aufgedeckt: Sie müssen zustimmen.
page-problem-not-over = Die Partie ist noch nicht zu Ende.
page-problem-bad-record = Diese Datei enthält keine gültige Partie.
page-problem-stays-here = Diese Partie lässt sich nicht als Datei speichern: Hier spielen andere mit, oder ein Platz hat eine PIN.
page-problem-was-in-a-file = Diese Partie war in einer Datei, mit allem, was darin verdeckt ist. Niemand sonst kann mitspielen.
page-problem-too-much-work = Diese Aufzeichnung zu prüfen würde zu lange dauern.
page-problem-too-large = Das ist zu groß.
page-problem-too-many = Zu viele Anfragen; bitte warte einen Moment.
page-problem-too-many-tables = Du hast die Höchstzahl offener Tische erreicht: Beende oder schließe erst einen.
page-problem-unavailable = Gerade nicht verfügbar; bitte versuch es noch einmal.
page-problem-broken = Auf dem Server ist ein Fehler aufgetreten.
page-problem-banned = Du bist { $ends ->
    [yes] bis { $until }
   *[no] auf Dauer
 } gesperrt.
page-problem-muted = Du bist { $ends ->
    [yes] bis { $until }
   *[no] auf Dauer
 } stummgeschaltet.
page-problem-reason = Grund: { $reason }

## Reporting and blocking



page-person-more = { $name }: melden oder blockieren
page-person-line = Diese Zeile melden
page-person-block = Blockieren
page-person-unblock = Nicht mehr blockieren
page-person-block-why = Du siehst nicht mehr, was diese Person sagt, und sie kann sich nicht an Tische setzen, die du eröffnest.
page-person-is-blocked = { $name } ist blockiert.
page-person-not-blocked = { $name } ist nicht mehr blockiert.
page-person-report = Melden
page-person-report-why = Die Verwaltung dieser Seite liest es, zusammen mit dem, was vorher am Tisch gesagt wurde.
page-person-report-what = Worum geht es?
page-person-report-person = Um die Person
page-person-report-talk = Um diese Zeile
page-person-report-table = Um den ganzen Tisch
page-person-reason = Was ist nicht in Ordnung?
page-person-send = Meldung senden
page-person-sent = Danke. Die Verwaltung sieht es sich an.
page-blocks = Blockierte Personen
page-table-ended = Diese Partie wurde vorzeitig beendet.

## Administration



page-admin-only = Diese Seite ist für die Verwaltung.
page-admin-parts = Teile der Verwaltung
page-admin-tab-reports = Meldungen
page-admin-tab-people = Personen
page-admin-tab-bans = Sperren
page-admin-tab-tables = Tische
page-admin-tab-log = Protokoll
page-admin-resolved = Erledigte Meldungen zeigen
page-admin-no-reports = Keine Meldungen.
page-admin-report-person = Über { $name }
page-admin-report-talk = Über eine Äußerung von { $name }
page-admin-report-table = Über einen Tisch von { $name }
page-admin-from = Gemeldet von { $name }, { $when }
page-admin-said = Was gesagt wurde
page-admin-whisper = geflüstert
page-admin-reported = gemeldet
page-admin-note = Notiz
page-admin-resolve = Meldung schließen
page-admin-resolved-by = Geschlossen von { $name }, { $when }
page-admin-mute = Stummschalten
page-admin-ban = Sperren
page-admin-lift = Aufheben
page-admin-search-people = Name oder Kennung
page-admin-search-tables = Kennung von Tisch oder Person, oder ein Name
page-admin-find = Suchen
page-admin-nothing = Nichts gefunden.
page-admin-user-guest = Gast
page-admin-user-person = Konto
page-admin-user-bot = Bot-Konto
page-admin-user-admin = Verwaltung
page-admin-addresses = Verbunden von { $addresses }
page-admin-tables-of = Tische dieser Person
page-admin-no-bans = Niemand ist stummgeschaltet oder gesperrt.
page-admin-is-mute = Stumm
page-admin-is-ban = Gesperrt
page-admin-until = bis { $when }
page-admin-for-good = auf Dauer
page-admin-ban-range = Adressbereich sperren
page-admin-range = Adressbereich
page-admin-range-why = Zum Beispiel 203.0.113.0/24 oder 2001:db8::/32. Wer eine solche Adresse hat, wird nicht eingelassen.
page-admin-span = Wie lange
page-admin-span-hour = Eine Stunde
page-admin-span-day = Ein Tag
page-admin-span-week = Eine Woche
page-admin-span-month = Dreißig Tage
page-admin-span-good = Auf Dauer
page-admin-reason = Grund, für das Protokoll
page-admin-reason-shown = Grund; wird der Person gezeigt
page-admin-mute-title = { $name } stummschalten
page-admin-ban-title = { $name } sperren
page-admin-mute-why = Die Person darf spielen, aber nicht reden.
page-admin-ban-why = Die Person wird überall abgemeldet und nicht mehr eingelassen.
page-admin-lift-title = Für { $name } aufheben
page-admin-status-gathering = vor dem Start
page-admin-status-running = läuft
page-admin-status-finished = zu Ende
page-admin-status-closed = geschlossen
page-admin-table-private = privat
page-admin-table-hidden = verborgen
page-admin-table-removed = entfernt
page-admin-opened-by = Eröffnet von { $name }, { $when }
page-admin-empty-seat = niemand
page-admin-do-end = Beenden
page-admin-do-hide = Verbergen
page-admin-do-show = Wieder zeigen
page-admin-do-remove = Entfernen
page-admin-do-restore = Wiederherstellen
page-admin-do-revoke-links = Links widerrufen
page-admin-why-end = Die Partie endet endgültig. Niemand gewinnt.
page-admin-why-hide = Der Tisch verschwindet aus den öffentlichen Listen. Wer die Adresse hat, spielt weiter.
page-admin-why-show = Der Tisch kommt zurück in die öffentlichen Listen.
page-admin-why-remove = Nur noch die Verwaltung kann ihn öffnen. Er bleibt erhalten und lässt sich wiederherstellen.
page-admin-why-restore = Es geht weiter, wo aufgehört wurde.
page-admin-why-revoke-links = Einladungen und der Link zum Zuschauen werden ungültig. Wer zuschaut, muss gehen.
page-admin-replace = Ersetzen
page-admin-replace-seat = { $name } ersetzen
page-admin-replace-why = Der Platz geht mit seinen verdeckten Karten an jemand anderen. Wer ihn hatte, kann nur noch zuschauen.
page-admin-replace-bot = Durch einen Bot
page-admin-replace-link = Durch jemand Neuen, mit einem Link
page-admin-link-for = Diesen Link bekommt, wer den Platz übernimmt:
page-admin-older = Ältere
page-admin-log-empty = Noch ist nichts geschehen.
page-admin-console = Befehlszeile
page-admin-act-grant = zur Verwaltung ernannt
page-admin-act-revoke = nicht mehr Verwaltung
page-admin-act-ban = gesperrt
page-admin-act-mute = stummgeschaltet
page-admin-act-lift-ban = Sperre aufgehoben
page-admin-act-lift-mute = Stummschaltung aufgehoben
page-admin-act-resolve = Meldung geschlossen
page-admin-act-end = Tisch beendet
page-admin-act-hide = Tisch verborgen
page-admin-act-show = Tisch wieder gezeigt
page-admin-act-remove = Tisch entfernt
page-admin-act-restore = Tisch wiederhergestellt
page-admin-act-revoke-links = Links widerrufen
page-admin-act-replace = Person ersetzt

## Certain, or as things stand



page-estimated = { $what } (nach jetzigem Stand)
page-scene-goal-after-formation = offen bis zur Regierungsbildung
page-scene-goal-over = entschieden
page-scene-vote-points = Punkte für Stimmen

## Figures



page-title-figures = Zahlen
page-figures-of = Die Zahlen von { $game }
page-figures-lead = Was auf Karten und Plänen gedruckt ist, und wie sicher wir uns sind.
page-figures-sources-of = Zahlen und ihre Quellen
page-figures-uncertain = Nur was nicht bestätigt ist
page-figures-status = Stand
page-figures-sources = Quellen
page-figures-none = Zu diesem Spiel gibt es keine Liste der Zahlen.
page-figures-count = { $status }: { $n }
page-figures-some = { $figures }: { $status }
page-figure-confirmed = bestätigt
page-figure-confirmed-why = Aus der Spielregel, oder berichtet von Leuten mit der Schachtel.
page-figure-inferred = erschlossen
page-figure-inferred-why = Folgt aus dem, was bekannt ist, steht aber nirgends.
page-figure-reconstructed = rekonstruiert
page-figure-reconstructed-why = Von uns nach dem rekonstruiert, was bekannt ist. Die gedruckte Zahl kann anders sein.
page-figure-not-found = nicht gefunden
page-figure-not-found-why = Dafür haben wir keine Zahl.
page-figure-own = eigene Zahl
page-figure-own-why = Eingegeben von der Person, die den Tisch eröffnet hat.
page-reconstructed = Rekonstruiert: Die gedruckte Zahl wurde nicht gefunden und kann anders sein. Zur Liste der Zahlen

## Figures of one's own



page-own-figures = Eigene Zahlen
page-own-figures-why = Wenn du die Schachtel hast, gib ein, was darin gedruckt ist. Alle an deinem Tisch spielen danach und können es lesen.
page-own-figures-listed = Wie aufgeführt
page-own-figures-kept =
    { $n ->
        [one] Eine eigene Zahl ist in diesem Browser gespeichert.
       *[other] { $n } eigene Zahlen sind in diesem Browser gespeichert.
    }
page-own-figures-edit = Zahlen bearbeiten
page-own-figures-stop = Bearbeiten beenden
page-own-figures-check = Prüfen und speichern
page-own-figures-upload = TOML-Datei hochladen
page-own-figures-download = Herunterladen
page-own-figures-remove = Entfernen
page-own-figures-removed = Eigene Zahlen entfernt.
page-own-figures-good = Die Zahlen passen und sind gespeichert.
page-own-figures-open = Einen Tisch damit eröffnen
page-own-figures-large = Diese Datei ist zu groß.
page-own-figures-here = An diesem Tisch gelten eigene Zahlen.
page-own-figures-of = { $figure }, { $row }
page-problem-bad-figures = Diese Zahlen lassen sich nicht verwenden.

## The table



page-tab-mine = Meine Sachen
page-keys = Tastenkürzel
page-key-tab = Nächstes Bedienelement
page-key-enter = Schaltfläche drücken, Antwort senden
page-key-escape = Schließen, was über dem Spielplan liegt
page-key-question = Zur Frage
page-key-again = Das letzte Ergebnis noch einmal zeigen
page-key-log = Verlauf zeigen
page-key-talk = Gespräch zeigen
page-key-number = Diese Antwort wählen, oder in dieser Zeile eins mehr
page-key-send = Antwort senden
page-sheet-height = Höhe ändern
page-fold = Bereich ein- oder ausblenden
page-hand-over-sure = Ein Bot antwortet für dich, bis du deinen Platz zurücknimmst. Was er entscheidet, kannst du allein nicht zurücknehmen.
page-hand-over-yes = Den Bot spielen lassen
page-close-yes = Schließen
page-clock-yours = Deine Zeit
page-clock-mine = Deine Zeit: { $time }
page-clock-of = Zeit von { $name }: { $time }
page-clock-soon = Deine Zeit läuft ab: { $time }
page-set-play = Spielen
page-set-forced = Für mich antworten, wenn es nur eine Antwort gibt
page-set-forced-why = Der Verlauf sagt, wann das geschah.
page-set-quick = Mit einem Klick antworten
page-set-quick-why = Wo eine Sache zu wählen ist, schickt ein Klick darauf sie ab. Was sich nicht zurücknehmen lässt, wird weiter so bestätigt wie oben eingestellt.
page-set-sound = Ton, wenn die Zeit abläuft
page-set-sound-why = Ein kurzer Ton, bevor deine Zeit um ist.
page-set-vibrate = Vibrieren, wenn die Zeit abläuft
page-set-vibrate-why = Auf Geräten, die das können.
page-set-coach = Coach
page-set-coach-why = In Spielen gegen Bots: sagt die ersten Male, wozu eine Frage dient und worauf zu achten ist.
page-coach = Coach
page-coach-off = Coach ausschalten
page-coach-after = { $more ->
    [0] Was es bewirkt hat: { $changes }
    [one] Was es bewirkt hat: { $changes }, und eine weitere Änderung
   *[other] Was es bewirkt hat: { $changes }, und { $more } weitere Änderungen
}
page-lesson = Erster Wahlkampf
page-lesson-step = Schritt { $step } von { $steps }
page-lesson-show = Zeig es mir
page-lesson-free = Entscheide, wie du willst. Eine gute Antwort:
page-lesson-wait = Die anderen spielen …
page-lesson-strayed = Die Lektion hatte etwas anderes vor. Dein Zug geht auch: Spiel von hier weiter, oder nimm ihn zurück.
page-lesson-take-back = Zurücknehmen
page-lesson-earlier = Früherer Schritt
page-lesson-later = Dorthin zurück, wo du bist
page-lesson-point = Schau hierhin: { $place }
page-lesson-leave = Später weiter
page-lesson-end = Lektion beenden und weiterspielen
page-lesson-alone = Allein weiter
page-lesson-learn = { $game } lernen
page-lesson-learn-short = Lernen
page-lesson-go-on = { $game } weiterlernen
page-lesson-minutes = Etwa { $minutes } Minuten
page-lesson-new = Neu hier? Lern es beim Spielen: ein erster Wahlkampf an einem echten Tisch, Schritt für Schritt.
page-key-lesson = Nächster Schritt der Lektion
page-forced = Es gab nur eine Antwort: { $answer }
page-zoo-tie = { $species }: Hier gäbe es Gleichstand. Ändere es, oder spiele erst eine Karte.
page-zoo-left = Dieser Plan lässt { $left } von { $most } Futter übrig
page-zoo-plan = Lege mit + und − Futter in die Gehege und sende alles auf einmal.
page-zoo-later = Legen und weiter am Zug bleiben
page-zoo-then = Danach:
page-plan-stopped = { $done } von { $all } Schritten sind getan; dann passte der Plan nicht mehr.
page-zoo-calendar-open = Welche Phasen kommen, und warum
page-zoo-goal-title = Ziel dieser Runde
page-zoo-hand-none = Du hast keine Karten.

## Die Pläne im Browser



# Ein Thema in einem kurzen Wort, für Karten: höchstens acht Buchstaben.
page-macher-topic-genetic_engineering = Gentechnik
page-macher-topic-health_reform = Gesundheit
page-macher-topic-internal_security = Sicherheit
page-macher-topic-spelling_reform = Rechtschr.
page-macher-topic-welfare = Soziales
page-macher-topic-euro = Euro
page-macher-topic-nuclear_energy = Kernkraft
page-macher-topic-terrorism = Abwehr
page-macher-topic-restructuring = Umbau
page-macher-topic-minimum_wage = Lohn
page-macher-topic-dm19-education = Bildung
page-macher-topic-dm19-digital = Digitales
page-macher-topic-dm19-genetics = Gentechnik
page-macher-topic-dm19-security = Sicherheit
page-macher-topic-dm19-environment = Umwelt
page-macher-topic-dm19-traffic = Verkehr
page-macher-topic-dm19-welfare = Soziales

page-macher-votes-now = wählt jetzt
page-macher-election = Wahl { $n }
page-macher-seats-of =
    { $n ->
        [one] ein Mandat
       *[other] { $n } Mandate
    }
page-macher-points-of =
    { $n ->
        [one] ein Punkt
       *[other] { $n } Punkte
    }
page-macher-steps-seats = Mandate je Stufe
page-macher-steps-points = Punkte je Stufe
page-macher-step =
    { $worth } ab { $votes ->
        [one] einer Stimme
       *[other] { $votes } Stimmen
    }
page-macher-votes-of =
    { $n ->
        [one] { $party }: eine Stimme
       *[other] { $party }: { $n } Stimmen
    }
page-macher-trend-of = { $party }: Trend { $n }
page-macher-would =
    { $n ->
        [one] { $party }: dann eine Stimme
       *[other] { $party }: dann { $n } Stimmen
    }
page-macher-becomes =
    { $now ->
        [yes] Stimmen { $before } → { $votes }, Mandate { $from } → { $seats }.
       *[no] Als Stimmen: { $before } → { $votes }, Mandate { $from } → { $seats }.
    }
page-macher-becomes-points =
    { $now ->
        [yes] Stimmen { $before } → { $votes }, Punkte { $from } → { $seats }.
       *[no] Als Stimmen: { $before } → { $votes }, Punkte { $from } → { $seats }.
    }
page-macher-whose-sum = Wessen Stimmen vorgerechnet werden
page-macher-meetings = Veranst.
page-macher-seats = Mandate
page-macher-points = Punkte
page-macher-media = Medien
page-macher-comes-in = Die Karte, die kommt
page-macher-politicians = Politiker
page-macher-donations = Spenden
page-macher-elections = Wahlen
page-macher-won-by = gewonnen von { $party }
# Tausend, nach einem Betrag
page-macher-k = k
page-macher-costs = kostet { $n }k
page-macher-act-votes =
    { $n ->
        [one] eine Stimme
       *[other] { $n } Stimmen
    }
page-macher-act-key_issue = Schlüsselthema setzen oder aufheben
page-macher-act-double = einen 2x-Marker legen oder entfernen
page-macher-act-media_swap = einen Medienmarker eines Rivalen ersetzen
page-macher-act-own_trend = eigener Trend +{ $n }
page-macher-act-trend = eigener Trend +{ $n }
page-macher-act-rival_trend = Trend eines Rivalen −{ $n }
page-macher-act-rivals_trend = Trend aller Rivalen −{ $n }
page-macher-act-programme = das Programm ändern
page-macher-act-poll = eine Umfrage umsonst
page-macher-act-base = Basis +{ $n }
page-macher-act-phone = erlaubt Koalitionsgespräche
page-macher-sign-votes = Stimmen
page-macher-sign-key_issue = Schlüsselthema: doppelt
page-macher-sign-double = 2x-Marker
page-macher-sign-media_swap = Medien ersetzen
page-macher-sign-own_trend = Trend (−: Rivale)
page-macher-sign-trend = Trend (−: Rivalen)
page-macher-sign-programme = Programm ändern
page-macher-sign-poll = Umfrage umsonst
page-macher-sign-base = Basis
page-macher-sign-phone = Koalition
page-macher-agrees = Wähler dafür
page-macher-disagrees = dagegen
page-macher-donation-accept = { $n }k annehmen
page-macher-donation-refuse = { $n }k ablehnen

page-macher-setup = Vor der ersten Runde
page-macher-setup-parties = Die Parteien
page-macher-party-free = frei
page-macher-setup-draft = Eine Karte behalten, die anderen weitergeben
page-macher-setup-programme = Dein Programm: fünf Karten verschiedener Themen
page-macher-setup-complete = Dein Programm ergänzen
page-macher-setup-hold = Eine Karte auf der Hand behalten
page-macher-setup-offers = Wähle, was du vorbereitest, und lege es unten in die Länder
page-macher-offer = Angebot { $n }
page-macher-gets-trend = Trend +{ $n }
page-macher-gets-votes =
    { $n ->
        [one] eine Stimme
       *[other] { $n } Stimmen
    }
page-macher-gets-meetings =
    { $n ->
        [one] eine Veranstaltung
       *[other] { $n } Veranstaltungen
    }
page-macher-gets-media = Medien
page-macher-gets-members =
    { $n ->
        [one] ein Mitglied
       *[other] { $n } Mitglieder
    }
page-macher-key-state = Im 1., 2., 3. Land: etwas dazulegen oder es wählen
page-macher-gives =
    { $meetings ->
        [one] Eine Veranstaltung
       *[other] { $meetings } Veranstaltungen
    }: Stimmen +{ $votes }, dann { $seats ->
        [one] ein Mandat
       *[other] { $seats } Mandate
    }.
page-macher-gives-points =
    { $meetings ->
        [one] Eine Veranstaltung
       *[other] { $meetings } Veranstaltungen
    }, Trend { $trend }: Stimmen +{ $votes }, dann { $seats ->
        [one] ein Punkt
       *[other] { $seats } Punkte
    }.
page-bid-least = { $sum } bieten
page-bid-sum = Einen anderen Betrag bieten
page-bid-number = Eine andere Anzahl
page-bid-limit = Für mich mitbieten, bis zu einer Grenze
page-bid-limit-why = Bietet immer eins mehr als die anderen, bis { $most }, dann passt es. Es endet mit dieser Versteigerung.
page-bid-out = Passen, auch in den anderen Versteigerungen dieser Phase
page-pass-phase = Für den Rest dieser Phase passen
page-then-pass = Nach dieser Antwort für den Rest dieser Phase passen
page-bid-leave = Für mich bieten
page-orders-long = Wie lange
page-orders-here-only = nur in dieser Phase
page-orders-always = für den Rest der Partie
page-orders-will-bid = Bietet das Mindeste, das führt, bis { $most }, und passt dann.
page-orders-will-pass = Passt für dich.
page-orders-will-answer = Antwortet „{ $answer }“, wenn das erlaubt ist.
page-orders-until = Das endet mit dieser Phase.
page-orders-forever = Das gilt, bis du es aufhebst.
page-pocket-bidding = Gebote
page-pocket-bidding-why = Wer am meisten bietet, fängt an. Alle zahlen.
page-pocket-meetings = Veranstaltungen
page-pocket-cards = Karten
page-pocket-count = Auszählung
page-pocket-care = Den Wählern wichtig
page-pocket-card-1 = Zieh ein Thema; es kann eins von deinen ersetzen.
page-pocket-card-2 = Jeder Rivale in einer Region verliert eine Veranstaltung.
page-scene-fold = Spielplan zeigen

## Ereignisse, Schritt für Schritt erzählt



page-moment-read = Ansehen: { $title }
page-moment-back = Zurück
page-moment-done = Fertig
page-moment-opened = Aufgedeckte Entscheidungen
page-moment-bids = Aufgedeckte Gebote
page-moment-lot = Das Los
page-moment-order = Zugreihenfolge
page-moment-programme = Programme
page-moment-revealed-sheet = Vorbereitung
page-moment-package = Vorbereitung
page-moment-cabinet = Aufgedeckte Karten
page-moment-coalition = Koalition
page-moment-published = Die Umfrage
page-moment-poll-line = { $party }: { $change }
page-moment-meetings = Aus Veranstaltungen werden Stimmen
page-moment-votes = Stimmen
page-moment-seats = Aus Stimmen werden Mandate
page-moment-points = Aus Stimmen werden Punkte
page-moment-parliament = Sitze im Parlament
page-moment-kept = Behaltenes Futter
page-moment-winner = Wer gewinnt, und warum
page-moment-national-media = Medien im Bund
page-moment-national-opinion = Meinungen im Bund
page-moment-members = Mitglieder
page-moment-money = Einnahmen
page-moment-money-unit = Geld
page-moment-food-unit = Futter
page-moment-income = Einnahmen und Spenden
page-moment-donations = Spenden
page-moment-dice = Würfeln um Mitglieder
page-moment-turned-down = Abgelehnte Spenden
page-moment-president = Das Präsidentenamt
page-moment-vote = Die Abstimmung
page-moment-government = Regierung und Zusagen
page-moment-government-formed = Die Regierung
page-moment-event = Was geschieht
page-moment-goal = Ziele
page-key-moment-next = Weiter im gezeigten Ergebnis
page-key-moment-previous = Zurück im gezeigten Ergebnis

page-local-starting = Die Spiele werden vorbereitet …
page-local-elsewhere = Hustings ist in einem anderen Tab offen. Spiel dort weiter, oder schließ ihn, um hier zu spielen.
page-local-failed = Die Spiele ließen sich in diesem Browser nicht starten. Bitte lade die Seite neu oder nimm einen neueren Browser.
page-local-kept = In diesem Browser gespeichert
page-local-kept-why = Deine Partien und Einstellungen werden nur in diesem Browser gespeichert; nichts wird verschickt. Ein anderer Browser hat sie nicht. Um eine Partie anderswo aufzubewahren oder fortzusetzen, sichere sie als Datei.
page-local-kept-size = Etwa { $megabytes } MB, mit den Spielen selbst, damit sie ohne Netz laufen.
page-local-forget = Alles hier Gespeicherte löschen
page-local-forget-ask = Alle Partien und Einstellungen in diesem Browser löschen? Das lässt sich nicht rückgängig machen.
page-file-open = Partie aus Datei öffnen
page-file-open-why = Eine gespeicherte Partie geht weiter; eine beendete wird wiedergegeben und geprüft.
page-file-save = Speichern und anderswo fortsetzen
page-file-save-ask = Die Datei enthält alles, was in dieser Partie verdeckt ist, damit du auf einem anderen Gerät oder einem Server weiterspielen kannst. Die Partie bleibt auch hier.
page-file-save-ask-server = Sie zählt dann nicht mehr für Wertungen, und niemand sonst kann mitspielen.
page-file-save-yes = Datei speichern
page-file-saved = Gespeichert. Öffne die Datei auf der Startseite einer Hustings-Site, um weiterzuspielen.
page-file-tag = Aus einer Datei
page-file-tag-why = Niemand sonst kann mitspielen, und sie zählt nicht für Wertungen.

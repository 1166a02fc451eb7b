# Das Protokoll und das Terminal. Spiele haben eigene Dateien.

## Warum eine Wahl nicht geht

not-your-turn = Du bist gerade nicht gefragt.
not-asked = Danach bist du gerade nicht gefragt, sondern nach: { $asked }.
space-pick = { $pick } geht hier nicht; möglich: { $allowed }.
space-range = Wähle eine Zahl von { $low } bis { $high }.
space-twice = Nichts kann zweimal gewählt werden.
space-ascending = Nenne sie in aufsteigender Reihenfolge.
space-slot = Hier sind höchstens { $most } möglich.
space-sum = Alles zusammen darf nicht mehr als { $most } sein.
space-sum-least = Alles zusammen muss mindestens { $least } sein.
space-budget = Du kannst höchstens { $budget } ausgeben.
space-too-long =
    { $most ->
        [0] Hier gibt es nichts zu wählen.
        [one] Hier kannst du nur eins wählen.
       *[other] Hier kannst du höchstens { $most } wählen.
    }
space-unfinished = Die Wahl ist noch nicht vollständig; als Nächstes möglich: { $allowed }.

# A sentence with the section that makes it true
cited = { $sentence } [{ $rule }]

## Spiele ohne eigene Worte

# Seats have the forms that the games' parties have: they stand in before parties are chosen.
seat = Platz { $number }
    .number = singular
    .dat = Platz { $number }
    .gen = von Platz { $number }
ask = Deine Entscheidung: { $kind }
choice = { $kind } { $values }
pick = { $value }
step = Wahl { $number }
news = { $kind } { $values }
list = { $first }, { $rest }
none = nichts
labelled = { $name }: { $value }
view = Der Tisch

## Spielen im Terminal

terminal-page = Hustings läuft unter { $address } (Strg-C beendet es; jede Partie bleibt erhalten).
terminal-no-page = Die Seite ist hier nicht installiert, also wird als Text gespielt. Zum Spielen im Browser: pip install 'hustings[web]'.
terminal-begin = Tippe die Nummer deiner Wahl. ? zeigt alles andere, was du tippen kannst; q speichert und beendet.
terminal-news = Seit deiner letzten Entscheidung
terminal-no-news = Seit deiner letzten Entscheidung ist nichts geschehen.
terminal-curtain = Am Zug: { $seat }. Die anderen schauen weg; dann drücke Enter.
terminal-confirm = { $answer }. Enter führt es aus, b geht zurück.
terminal-done = Fertig: { $answer }
terminal-not-done = Die Wahl ist noch nicht vollständig.
terminal-nothing-to-change = Es gibt keine geheime Antwort zu ändern.
terminal-change-whose = Wessen geheime Antwort soll geändert werden? { $names }
terminal-nothing-to-undo = Es gibt nichts zurückzunehmen.
terminal-unknown = „{ $text }“ kenne ich nicht. Tippe die Nummer einer Wahl, oder ? für Hilfe.
terminal-number =
    { $most ->
        [1] Hier gibt es nur die 1.
       *[other] Wähle eine Zahl von 1 bis { $most }.
    }
terminal-possible = Das ist möglich.
terminal-all-possible = Hier ist alles möglich.
terminal-why = { $choices }: { $sentence }
terminal-no-rules = Dazu gibt es keinen Regeltext.
terminal-no-section = Einen Abschnitt „{ $section }“ gibt es in den Regeln nicht.
terminal-other = Außerdem bist du gefragt: { $question } (o beantwortet stattdessen das)

terminal-help = Was du tippen kannst
terminal-help-number = eine Nummer: wählt, was daneben steht
terminal-help-several = mehrere Nummern: eine für jeden Schritt, etwa 2 1
terminal-help-done = d: fertig, wo eine Wahl früher enden darf
terminal-help-change = c: eine geheime Antwort ändern, solange andere noch wählen
terminal-help-other = o: erst die andere offene Frage beantworten
terminal-help-back = b: einen Schritt zurück
terminal-help-undo = u: alle Schritte zurück
terminal-help-what = ? und ein Name: was das ist, etwa ? stimmen; ? this erklärt, wonach gefragt wird
terminal-help-hint = i oder hint: die besten Möglichkeiten hier, wie ein Bot sie sieht
terminal-help-table = t: noch einmal der Tisch
terminal-help-news = n: noch einmal die Neuigkeiten
terminal-help-why = w oder why: was hier nicht geht, und warum; why 9 fragt nach einer Nummer
terminal-help-rules = r oder rules: die Regeln zu dieser Frage; rules 4 zeigt Abschnitt 4
terminal-help-leave = q: speichern und beenden; die Partie kann später weitergehen

terminal-says = { $seat }: „{ $reason }“
terminal-hint = Was ein Bot täte
terminal-hint-row = { $answer } — gewinnt etwa { $percent } % (± { $error }). { $reason }
terminal-hint-only = Es gibt nur das: { $answer }.
terminal-no-thing = Hier heißt nichts { $name }. „hustings things { $game }“ zählt alles auf.
terminal-no-hint = Dazu gibt es keinen Tipp.

terminal-over = Die Partie ist zu Ende
terminal-result = Das Ergebnis
terminal-head-seat = Platz
terminal-head-place = Rang
terminal-head-points = Punkte
terminal-you-win = Du gewinnst!
terminal-you-share = Du teilst dir den ersten Platz!
terminal-wins = Sieger: { $winner }.
terminal-share = Geteilter erster Platz: { $winners }.

terminal-which = Welches Spiel?
terminal-game = { $name }, { $players } Spieler
terminal-new = { $name }: du bist { $seat }, gegen { $rivals }.
terminal-saved = Gespeichert. Weiter geht es mit: { $command }
terminal-kept = Die Aufzeichnung liegt in { $file }; „hustings replay“ prüft sie.
terminal-certainty = Einige Zahlen dieses Spiels sind rekonstruiert; „hustings data audit { $game }“ nennt sie.

## First campaigns in the terminal: hustings learn
terminal-lesson-step = Erster Wahlkampf, Schritt { $step } von { $steps }
terminal-lesson-strayed = Die Lektion hat etwas anderes vorgeschlagen. Dein Zug geht auch: Spiel von hier weiter oder nimm ihn zurück.
terminal-lesson-point = Mehr über { $place }: { $command } eintippen
terminal-lesson-continue = Weiter mit Enter. ? zeigt, was du sonst noch tippen kannst.
terminal-lesson-first = Lies erst weiter: Drücke Enter. Dann wirst du gefragt.
terminal-lesson-answer = Das ist jetzt zu tun: { $answer } (m trägt es ein)
terminal-lesson-free = Entscheide, wie du willst. Eine gute Antwort: { $answer } (m trägt sie ein)
terminal-lesson-over = Die Lektion ist zu Ende, die Partie geht weiter. ? this erklärt eine Frage, i zeigt, was ein Bot täte.
terminal-help-show = m oder show: die Antwort der Lektion eintragen; Enter schickt sie dann ab
terminal-help-take-back = z oder take-back: deine letzte Antwort zurücknehmen
terminal-help-end = e oder end: die Lektion beenden und weiterspielen

## Tipps

hint-chance = Gewinnt etwa { $percent } % der Partien (± { $error }).
hint-now = Sofort: { $changes }.
hint-later = Später, verglichen mit den anderen Antworten (im Schnitt): { $changes }.
hint-even = So gut wie die beste Möglichkeit, soweit sich das sagen lässt: Geschmackssache.
count-change = { $what } { $amount }
preview-secret = Niemand sonst sieht es, bevor alle geantwortet haben.
hint-only = Es gibt nichts zu wählen.

## Nach dem Spiel

review-mistake = Deine Chance fiel von { $before } auf { $after } %. Besser: { $better }.
review-gift = Ein Fehler von { $party }: { $given }. Besser: { $better }. Deine Chance stieg von { $before } auf { $after } %.
review-luck = Das Glück beim Ziehen: Deine Chance ging von { $before } auf { $after } %.
review-others = Was die anderen taten: Deine Chance ging von { $before } auf { $after } %.
review-why = Im Schnitt macht das so viel aus: { $changes }.
review-quiet = Keine Antwort war klar besser als deine.
puzzle-solved = Das ist es: Es gewinnt etwa { $best } % der Partien.
puzzle-as-good = So gut wie die Lösung, soweit sich das sagen lässt: etwa { $chance } gegen { $best } %.
puzzle-not-solved = Nicht ganz: Es gewinnt etwa { $chance } % der Partien, die Lösung { $best } %.

## Nach dem Spiel

story-lead = Neue Führung: { $party }.
story-gain = { $party }: { $points } auf die beste andere Partei gutgemacht.
story-loss = { $party }: um { $points } zurückgefallen.

## Zeit, Abwesenheit und Pausen

table-time-low = { $seat }: Die Zeit wird knapp.
table-time-out = { $seat }: Die Zeit ist um. Diese eine Frage beantwortet ein Bot.
table-absent = { $seat }: mehrmals hintereinander keine Antwort. Die anderen entscheiden, wie es weitergeht.
table-absent-waited = { $seat } hat lange nicht geantwortet. Die anderen entscheiden, wie es weitergeht.
table-absent-vote-wait = { $seat } möchte warten, auf: { $absent }.
table-absent-vote-standin = { $seat } möchte, dass ein Bot bis zur Rückkehr spielt, für: { $absent }.
table-absent-vote-replace = { $seat } möchte diesen Platz neu vergeben: { $absent }.
table-absent-vote-end = { $seat } möchte die Partie beenden.
table-absent-decided-wait = Entschieden: Der Tisch wartet. Es fehlt: { $seat }.
table-absent-decided-standin = Entschieden: Bis zur Rückkehr spielt ein Bot. Es fehlt: { $seat }.
table-absent-decided-replace = Entschieden: Dieser Platz wird neu vergeben: { $seat }.
table-absent-decided-end = Entschieden: Die Partie endet hier.
table-back = Wieder da: { $seat }.
table-pause-ask = { $seat } bittet um eine Pause.
table-pause-on = Alle sind einverstanden: Die Uhren stehen.
table-pause-go-on = { $seat } möchte weiterspielen.
table-pause-stay = { $seat } möchte noch Pause.
table-pause-withdrawn = { $seat } bittet nicht mehr um eine Pause.
table-pause-refused = { $seat } möchte keine Pause.
table-pause-off = Die Uhren laufen wieder.
table-undo-ask = { $seat } möchte Züge zurücknehmen.
table-undo-agree = { $seat } ist einverstanden, die Züge zurückzunehmen.
table-undo-refuse = { $seat } ist nicht einverstanden: Die Züge gelten.
table-undo-withdrawn = { $seat } möchte keine Züge mehr zurücknehmen.
table-undo-lapsed = Das Spiel ging weiter, die Züge gelten. Gefragt hatte: { $seat }.
table-file-saved = Diese Partie wurde in einer Datei gespeichert. Sie zählt nicht mehr für Wertungen, und niemand sonst kann mitspielen.
table-file-opened = Diese Partie geht aus einer Datei weiter. Sie zählt nicht für Wertungen, und niemand sonst kann mitspielen.

## Notices

notice-recover = Ein neues Passwort für Hustings
notice-recover-text = Jemand hat ein neues Passwort für dein Konto angefordert. Wenn du das warst, wähle es hier innerhalb einer Stunde: { $link } Wenn nicht, musst du nichts tun.
notice-ask = Möchtest du eine E-Mail, wenn du am Zug bist?
notice-agree = Jemand hat diese Adresse angegeben, um eine E-Mail zu bekommen, wenn eine Partie bei Hustings wartet. Wenn du das warst, öffne diese Seite und bestätige: { $link } Wenn nicht, tu nichts, und du hörst nicht mehr von uns.
notice-turn =
    { $tables ->
        [one] Eine Partie wartet auf dich.
       *[other] { $tables } Partien warten auf dich.
    }
notice-time = An einem dieser Tische wird deine Zeit knapp.
notice-off = Keine solchen E-Mails mehr: { $link }

## What is not possible

refused-plain = Das geht hier nicht.
refused-or-more = { $choice } oder mehr
refused-or-less = { $choice } oder weniger
refused-and-others = { $choices } und { $more } weitere

## Why own figures are refused

figure-own-too-large = Die Datei ist zu groß: höchstens { $most } KB.
figure-own-not-toml = Das ist keine TOML-Datei: { $why }
figure-own-empty = Darin stehen keine Zahlen.
figure-own-form = { $table } muss eine Liste von Zeilen sein, jede mit einer id.
figure-own-twice = { $table } { $row } kommt zweimal vor.
figure-own-no-table = Dieses Spiel hat keine Tabelle { $table }; es hat { $known }.
figure-own-no-row = { $table } hat keine Zeile { $row }; es gibt { $known }.
figure-own-no-field = { $table } { $row } hat keine Zahl { $field }; es gibt { $known }.
figure-own-kind = { $table } { $row }: { $field } muss geschrieben sein wie { $ours }.
figure-own-range = { $table } { $row }: { $field } muss zwischen { $least } und { $most } liegen.
figure-own-length = { $table } { $row }: { $field } muss 1 bis { $most } Einträge haben.
figure-own-word = { $table } { $row }: { $field } kann nicht { $word } sein; möglich sind { $known }.
figure-own-not-fitting = Diese Zahlen passen nicht zusammen: { $why }
figure-own-unplayable = Eine Partie mit diesen Zahlen lässt sich nicht zu Ende spielen.
figure-own-without = Dieses Spiel hat keine Zahlen, die man ändern kann.

## Was eine Antwort ändern würde

what-if = { $figure } { $before } → { $after }
what-if-place = { $place }: { $figure } { $before } → { $after }
what-if-party = { $party }: { $figure } { $before } → { $after }
what-if-place-party = { $place }, { $party }: { $figure } { $before } → { $after }
what-if-estimate = { $change } (falls es dazu kommt)
what-if-yes = ja
what-if-no = nein
what-if-nobody = niemand
what-if-nothing = Das ändert jetzt nichts auf dem Tisch.

## Was ist das?

thing-now = { $figure }: { $values }
thing-now-place = { $place }, { $figure }: { $values }
thing-phase-on = Diese Phase läuft gerade.
thing-programmes = Im Programm von: { $parties }.
thing-open = Liegt offen: { $places }.
thing-hand = Auf deiner Hand.
thing-unused = Noch nicht genutzt: { $parties }.
thing-played-by = Wird gespielt von { $party }.

## Notices off the page

notice-try = Benachrichtigungen kommen auf diesem Gerät an.
notice-push-turn = Du bist dran.
notice-push-time = Deine Zeit läuft ab.
notice-push-ask = Die anderen warten auf deine Antwort zu einer Frage am Tisch.
notice-push-talk = Am Tisch ist eine Nachricht für dich.
notice-push-invite = Dir wird noch eine Partie angeboten.
notice-push-round = Eine Runde eures Spieleabends beginnt.

# Zoocracy
# Species have "dat", for "bei den Pinguinen".

zoo-party =
    { $number ->
        [1] Gelb
        [2] Grün
        [3] Rot
        [4] Orange
        [5] Schwarz
       *[other] Blau
    }
zoo-nobody = niemand
zoo-nowhere = jetzt nicht
    .dat = jetzt nicht
zoo-none = keine
zoo-no-card = Keine Karte spielen
zoo-hidden = geheim
zoo-you = { $party } (du)
zoo-amount = { $party } { $amount }
zoo-group = ({ $parties })
zoo-tokens = { $tokens } Futter

zoo-species-0 = Elefanten
    .dat = Elefanten
zoo-species-1 = Affen
    .dat = Affen
zoo-species-2 = Zebras
    .dat = Zebras
zoo-species-3 = Schlangen
    .dat = Schlangen
zoo-species-4 = Papageien
    .dat = Papageien
zoo-species-5 = Pinguine
    .dat = Pinguinen
zoo-species-6 = Flamingos
    .dat = Flamingos
zoo-species-7 = Nilpferde
    .dat = Nilpferden
zoo-species-8 = Eisbären
    .dat = Eisbären

zoo-office-0 = Präsident
zoo-office-1 = Premierminister
zoo-office-2 = Finanzminister
zoo-office-3 = Verteidigungsminister
zoo-office-4 = Oppositionsführer

zoo-side-0 = noch keine Regierung
zoo-side-1 = Regierung
zoo-side-2 = Opposition

zoo-card-0 = Kundgebung ({ $species })
zoo-card-1 = Negativkampagne ({ $species })
zoo-card-2 = Regenzeit
zoo-card-3 = Trockenzeit
zoo-card-4 = Zuwanderung
zoo-card-5 = Zusatzmandat ({ $species })
zoo-card-6 = Vorgezogene Präsidentschaftswahl
zoo-card-7 = Treue ({ $species })
zoo-card-8 = Überläufer
zoo-card-9 = Vorgezogene Parlamentswahl
zoo-card-10 = Durchsetzungskraft ({ $office })

zoo-event-donation-1 = Spende an die Ämter der Regierung
zoo-event-donation-2 = Spende an Präsident und Oppositionsführer
zoo-event-donation-3 = Spende an jedes Amt
zoo-event-good-harvest = Gute Ernte
zoo-event-bad-harvest = Schlechte Ernte
zoo-event-strike = Streik
zoo-event-resistance = Widerstand
zoo-event-end = Spielende

# Soft hyphens say where narrow labels may break.
zoo-phase-A = A Präsident­schafts­wahl
zoo-phase-B = B Wahl­kampf
zoo-phase-C = C Parla­ments­wahl
zoo-phase-D = D Regie­rungs­bildung
zoo-phase-E = E Ereignis
zoo-phase-F = F Miss­trau­ens­votum
zoo-phase-G = G Fort­schritt

## Was auf dem Tisch liegt

zoo-round = Runde { $round } von höchstens { $rounds }
zoo-calendar = Diese Runde und die nächste
zoo-head-phase = Phase
zoo-head-round = Runde { $round }
zoo-played-true = ja: { $why }
zoo-played-false = nein: { $why }
zoo-because-always = jede Runde
zoo-because-marker-here = der Marker liegt auf dieser Runde
zoo-because-marker-later = der Marker liegt auf einer späteren Runde
zoo-because-marker-there = der Marker liegt auf jener Runde
zoo-because-marker-elsewhere = der Marker liegt nicht auf jener Runde
zoo-because-no-government = niemand regiert
zoo-because-formation-failed = in dieser Runde kam keine Regierung zustande
zoo-because-no-opposition = es gibt keinen Oppositionsführer
zoo-because-opposition-larger = die Opposition hat mehr Sitze
zoo-because-opposition-smaller = die Opposition hat nicht mehr Sitze
zoo-because-every-round = ein Antrag ist jede Runde möglich
zoo-because-majority-lost = die Regierung hat ihre Mehrheit verloren
zoo-because-majority-held = die Regierung hat ihre Mehrheit
zoo-because-only-if-majority-lost = nur wenn der Regierung dann die Mehrheit fehlt
zoo-because-only-if-larger = nur wenn die Opposition dann mehr Sitze hat
zoo-next-round = Wahrscheinlichkeit für eine weitere Runde: { $percent } Prozent.
zoo-event-now = Das Ereignis dieser Runde: { $event }.
zoo-harvest = Nach der Ernte darf jede Partei in dieser Runde { $limit } Futter aus ihrer Kasse legen.

zoo-parties = Die Parteien in Zugreihenfolge
zoo-head-party = Partei
zoo-head-goals = Ziele
zoo-head-seats = Sitze
zoo-head-side = Seite
zoo-head-funds = Kasse
zoo-head-received = Futter erhalten
zoo-head-spent = Futter ausgegeben
zoo-head-cards = Karten
zoo-supply-open = Das Futter im Vorrat geht nie aus.
zoo-supply-limited = Futter im Vorrat: { $food }. Was nicht da ist, kann nicht genommen oder gelegt werden.
zoo-supply-two = Futter im Vorrat, unbenutzte Farben eingeschlossen: { $food }. Was nicht da ist, kann nicht genommen oder gelegt werden.

zoo-majority = { $total } Sitze; die Mehrheit liegt bei { $majority }.
zoo-coalitions = Bündnisse, die sie gerade erreichen: { $groups }.
zoo-government =
    Die Regierung hat { $seats ->
        [one] einen Sitz
       *[other] { $seats } Sitze
    }, die Opposition { $opposition }.
zoo-caretaker =
    Eine geschäftsführende Regierung hat { $seats ->
        [one] einen Sitz
       *[other] { $seats } Sitze
    }, die Opposition { $opposition }.
zoo-no-government = Niemand regiert.
zoo-goal-promised = So wie es steht, geht das Ziel dieser Runde an { $parties }.
zoo-goal-named = So wie es steht, bestimmt der Premierminister, wer das Ziel dieser Runde erreicht.
zoo-goal-strike = Der Streik verhindert das versprochene Ziel dieser Runde.
zoo-goal-no-majority = Ohne Mehrheit erreicht niemand das versprochene Ziel dieser Runde.
zoo-goal-no-government = Ohne Regierung erreicht in dieser Runde niemand ein versprochenes Ziel.
zoo-goal-no-promise = Das Ziel dieser Runde ist niemandem versprochen.

zoo-board = Die Tierarten: Futter jeder Partei
zoo-head-species = Tierart
zoo-head-votes = Stimmen
zoo-head-note = Hinweis
zoo-votes =
    { $second ->
        [0] { $first }
       *[other] { $first } und { $second }
    }
zoo-note-blocked = Blockade
zoo-note-manipulated = Manipulation
zoo-note-tied = Gleichstand
zoo-projection = Sitze, wenn jetzt gezählt würde

zoo-offices = Ämter
zoo-head-office = Amt
zoo-head-privilege = Vorrecht
zoo-face-up = noch verfügbar
zoo-face-down = benutzt oder keins
zoo-promises = Versprochene Ziele: P1 { $first }, P2 { $second }.

zoo-hand = Deine Karten: { $cards }.
zoo-discards = Ablagestapel: { $cards }.
zoo-deck =
    { $cards ->
        [one] Der Stapel hat eine Karte. Ereignisse, die noch kommen können: { $events }.
       *[other] Der Stapel hat { $cards } Karten. Ereignisse, die noch kommen können: { $events }.
    }

## Fragen

zoo-ask-bid = Wie viel Futter bietest du für die Präsidentschaft? Du hast { $funds }; die Hälfte des Gebots ist weg, auch wenn du verlierst.
zoo-ask-president-card = Ziehst du als neuer Präsident eine Aktionskarte?
zoo-ask-blockade = Legst du die Blockade? Zu dieser Tierart darf in dieser Runde dann nichts mehr gelegt werden.
zoo-ask-manipulation = Legst du den Manipulationsmarker? Wer dort führt, erhält dann 4 Stimmen und niemand sonst welche.
zoo-ask-campaign = Dein Wahlkampf: noch { $left } von { $limit } Futter aus deiner Kasse zu legen.
zoo-ask-election-card = Spielst du eine Karte, bevor ausgezählt wird?
zoo-ask-event-card = Spielst du nach dem Ereignis eine Karte?
zoo-ask-progress-card = Spielst du eine Karte, um ein Ziel zu erreichen?
zoo-ask-propose = Schlag eine Regierung vor. Ihre Unterstützer brauchen { $majority } Sitze.
zoo-ask-vote = { $proposer } schlägt vor: { $prime } als Premierminister, { $finance } für Finanzen, { $defence } für Verteidigung; das Ziel dieser Runde für { $goal }, das der nächsten für { $next_goal }. Stimmst du zu?
zoo-ask-vote-own = Dein Vorschlag: { $prime } als Premierminister, { $finance } für Finanzen, { $defence } für Verteidigung; das Ziel dieser Runde für { $goal }, das der nächsten für { $next_goal }. Stimmst du mit Ja?
zoo-ask-vote-one = { $proposer } schlägt vor: { $prime } als Premierminister, { $finance } für Finanzen, { $defence } für Verteidigung; das Ziel dieser Runde für { $goal }. Stimmst du zu?
zoo-ask-vote-one-own = Dein Vorschlag: { $prime } als Premierminister, { $finance } für Finanzen, { $defence } für Verteidigung; das Ziel dieser Runde für { $goal }. Stimmst du mit Ja?
zoo-ask-motion = Stellst du mit einem eigenen Vorschlag einen Misstrauensantrag?
zoo-ask-take-over = Du hast mehr Sitze als die Regierung. Übernimmst du sie?
zoo-ask-name-goal = Welche Partei erreicht das Ziel?
zoo-ask-resistance = Zahlst du { $cost } Futter für dein Ziel?
zoo-ask-draw = { $seat } zieht.
zoo-ask-lots = Die Lose der Runde.
zoo-ask-event = Das Ereignis der Runde.

zoo-step-prime = Wer wird Premierminister?
zoo-step-finance = Wer bekommt die Finanzen?
zoo-step-defence = Wer bekommt die Verteidigung?
zoo-step-goal = Wer erreicht das erste Ziel?
zoo-step-next-goal = Wer erreicht das Ziel der nächsten Runde?
zoo-step-card = Welche Karte?
zoo-step-species = Welche Tierart?
zoo-step-tokens = Wie viel?
zoo-step-other = Welche Partei?
zoo-step-keeper = Wessen Futter bleibt?

## Antworten

zoo-do-bid = { $amount } bieten (kostet { $cost })
zoo-do-president-card-0 = Keine Karte ziehen
zoo-do-president-card-1 = Eine Karte ziehen
zoo-do-wait = Jetzt nicht
zoo-do-blockade = Die Blockade zu den { $species-dat } legen
zoo-do-manipulation = Den Manipulationsmarker zu den { $species-dat } legen
zoo-do-pass = Keine Karte spielen
zoo-do-campaign-0 = Deinen Zug beenden
zoo-do-campaign-1 = { $tokens } Futter zu den { $species-dat } legen
zoo-do-campaign-3 = Als Premierminister { $tokens } Futter aus dem Vorrat zu den { $species-dat } legen
zoo-do-campaign-4 = Als Oppositionsführer bei den { $species-dat } ein Futter von { $other } durch deins ersetzen
zoo-do-campaign-5 = { $tokens } Futter von den { $species-dat } zurücknehmen
zoo-pick-campaign-0 = Deinen Zug beenden
zoo-pick-campaign-1 = Futter aus deiner Kasse legen
zoo-pick-campaign-2 = Eine Karte spielen
zoo-pick-campaign-3 = Das Futter des Premierministers einsetzen
zoo-pick-campaign-4 = Die Negativkampagne des Oppositionsführers einsetzen
zoo-pick-campaign-5 = Futter aus diesem Zug zurücknehmen
zoo-pick-motion-0 = Kein Antrag
zoo-pick-motion-1 = Einen Vorschlag machen
zoo-do-card-0 = Kundgebung: { $tokens } Futter aus dem Vorrat zu den { $species-dat }
zoo-do-card-1 = Negativkampagne: bei den { $species-dat } ein Futter von { $other } durch deins ersetzen
zoo-do-card-2 = Regenzeit: eine Stimme weniger für jeden, der an Land führt
zoo-do-card-3 = Trockenzeit: eine Stimme weniger für jeden, der im Wasser führt
zoo-do-card-4 = Zuwanderung: ein Sitz mehr für dich
zoo-do-card-5 = Zusatzmandat: ein Sitz mehr für den, der bei den { $species-dat } führt
zoo-do-card-6 = Vorgezogene Präsidentschaftswahl: schon nächste Runde
zoo-do-card-7 = Treue: { $tokens } von deinem Futter bei den { $species-dat } behalten
zoo-do-card-7-of = Treue: { $tokens } Futter von { $other } bei den { $species-dat } behalten
zoo-do-card-8 =
    Überläufer: { $other } { $seats ->
        [one] einen Sitz
       *[other] { $seats } Sitze
    } abnehmen, oder alle, die { $other } noch hat
zoo-do-card-9 = Vorgezogene Parlamentswahl: schon nächste Runde; das Ziel der nächsten Runde entfällt
zoo-do-card-10 = Durchsetzungskraft: ein Ziel für dich als { $office }
zoo-do-propose-1 = { $prime } als Premierminister, { $finance } für Finanzen, { $defence } für Verteidigung; das Ziel dieser Runde für { $goal }
zoo-do-propose-2 = { $prime } als Premierminister, { $finance } für Finanzen, { $defence } für Verteidigung; das Ziel dieser Runde für { $goal }, das der nächsten für { $next_goal }
zoo-do-vote-0 = Nein: in die Opposition
zoo-do-vote-1 = Ja: in die Regierung
zoo-do-motion-0 = Kein Antrag
zoo-do-take-over-0 = Die Regierung lassen, wie sie ist
zoo-do-take-over-1 = Die Regierung übernehmen
zoo-do-name-goal = { $seat }
zoo-do-resistance-0 = Auf das Ziel verzichten
zoo-do-resistance-1 = { $cost } Futter zahlen und das Ziel erreichen
zoo-do-discard = Abwerfen: { $cards }
zoo-do-draw = Ziehen: { $cards }
zoo-do-lots = { $order }

## Warum nicht


## Neuigkeiten

zoo-news-round = Runde { $round } beginnt.
zoo-news-phase = { $phase }.
zoo-news-lots = Bei Gleichstand gilt in dieser Runde: { $order }.
zoo-news-order = Zugreihenfolge: { $order }.
zoo-news-recommitted = { $seat } hat die geheime Entscheidung geändert.
zoo-news-committed = { $seat } hat geheim entschieden.
zoo-news-bid = { $seat } hat { $amount } geboten.
zoo-news-tied = Gleichstand bei den höchsten Geboten: { $bidders } bieten noch einmal.
zoo-news-paid = { $seat } zahlt { $amount } Futter.
zoo-news-president = { $seat } wird Präsident.
zoo-news-no-card = { $seat } zieht als Präsident keine Karte.
zoo-news-goal-0 = { $seat } erreicht ein Ziel für die Präsidentschaft und hat { $goals }.
zoo-news-goal-1 = { $seat } erreicht das versprochene Ziel und hat { $goals }.
zoo-news-goal-2 = { $seat } erreicht ein Ziel mit einer Karte und hat { $goals }.
zoo-news-no-goal-0 = Kein Ziel: Niemand regiert.
zoo-news-no-goal-1 = Kein versprochenes Ziel: Es wird gestreikt.
zoo-news-no-goal-2 = Kein versprochenes Ziel: Die Regierung hat keine Mehrheit.
zoo-news-no-goal-3 = Kein Ziel: Es war niemandem versprochen.
zoo-news-drew =
    { $count ->
        [one] { $seat } zieht eine Karte.
       *[other] { $seat } zieht { $count } Karten.
    }
zoo-news-drew-you = Du ziehst { $cards }.
zoo-news-reshuffled =
    { $count ->
        [one] Eine abgeworfene Karte wird
       *[other] { $count } abgeworfene Karten werden
    } zu einem neuen Stapel gemischt.
zoo-news-blockade = { $seat } legt die Blockade zu den { $species-dat }.
zoo-news-manipulation = { $seat } legt den Manipulationsmarker zu den { $species-dat }.
zoo-news-waited = { $seat } hebt das Vorrecht für später auf.
zoo-news-placed = { $seat } legt { $tokens } Futter zu den { $species-dat }.
zoo-news-taken-back = { $seat } nimmt { $tokens } Futter von den { $species-dat } zurück.
zoo-news-prime-tokens = { $seat } setzt das Futter des Premierministers bei den { $species-dat } ein.
zoo-news-leader-negative = { $seat } ersetzt als Oppositionsführer bei den { $species-dat } ein Futter von { $other }.
zoo-news-turn-ended = { $seat } beendet den Zug.
zoo-news-passed = { $seat } spielt keine Karte.
zoo-news-card-0 = { $seat } spielt Kundgebung: { $tokens } Futter zu den { $species-dat }.
zoo-news-card-1 = { $seat } spielt bei den { $species-dat } eine Negativkampagne gegen { $other }.
zoo-news-card-2 = { $seat } spielt Regenzeit: eine Stimme weniger für jeden, der an Land führt.
zoo-news-card-3 = { $seat } spielt Trockenzeit: eine Stimme weniger für jeden, der im Wasser führt.
zoo-news-card-4 = { $seat } spielt Zuwanderung und erhält einen Sitz.
zoo-news-card-5 = { $seat } spielt ein Zusatzmandat bei den { $species-dat }.
zoo-news-card-6 = { $seat } zieht die Präsidentschaftswahl vor.
zoo-news-card-7 = { $seat } behält mit Treue { $tokens } Futter bei den { $species-dat }.
zoo-news-card-7-of = { $seat } behält mit Treue { $tokens } Futter von { $other } bei den { $species-dat }.
zoo-news-card-8 = { $seat } spielt Überläufer gegen { $other }.
zoo-news-card-9 = { $seat } zieht die Parlamentswahl vor; das Ziel der nächsten Runde entfällt.
zoo-news-card-10 = { $seat } spielt Durchsetzungskraft als { $office }.
zoo-news-votes-one =
    { $species }: { $votes ->
        [one] eine Stimme
       *[other] { $votes } Stimmen
    } für { $seat }.
zoo-news-votes-two =
    { $species }: { $votes ->
        [one] eine Stimme
       *[other] { $votes } Stimmen
    } für { $seat }, { $more } für { $second }.
zoo-news-seats = Sitze: { $seats }.
zoo-news-majority =
    { $seats ->
        [one] Ein Sitz ist die Mehrheit.
       *[other] { $seats } Sitze sind die Mehrheit.
    }
zoo-news-kept = { $seat } behält { $tokens } Futter bei den { $species-dat }.
zoo-news-income = Futter für Sitze: { $food }.
zoo-news-short = Der Vorrat reicht nicht: { $seat } bekommt { $amount } Futter zu wenig.
zoo-news-proposed = { $seat } schlägt vor: { $prime } als Premierminister, { $finance } für Finanzen, { $defence } für Verteidigung; das Ziel dieser Runde für { $goal }, das der nächsten für { $next_goal }.
zoo-news-motion-1 = { $seat } stellt einen Misstrauensantrag und schlägt vor: { $prime } als Premierminister, { $finance } für Finanzen, { $defence } für Verteidigung; das Ziel dieser Runde für { $goal }.
zoo-news-motion-2 = { $seat } stellt einen Misstrauensantrag und schlägt vor: { $prime } als Premierminister, { $finance } für Finanzen, { $defence } für Verteidigung; das Ziel dieser Runde für { $goal }, das der nächsten für { $next_goal }.
zoo-news-no-motion = { $seat } verzichtet auf einen Misstrauensantrag.
zoo-news-voted-0 = { $seat } stimmt mit Nein.
zoo-news-voted-1 = { $seat } stimmt mit Ja.
zoo-news-accepted =
    Angenommen: { $seats ->
        [one] ein Sitz
       *[other] { $seats } Sitze
    } dafür, nötig waren { $majority }.
zoo-news-refused =
    Abgelehnt: { $seats ->
        [one] ein Sitz
       *[other] { $seats } Sitze
    } dafür, nötig waren { $majority }.
zoo-news-government = Die Regierung: { $parties }.
zoo-news-office = { $office }: { $seat }.
zoo-news-promise = Das Ziel auf P{ $space } ist { $seat } versprochen.
zoo-news-caretaker = Keine Regierung kam zustande; die alte führt die Geschäfte weiter.
zoo-news-no-government = Keine Regierung kam zustande.
zoo-news-event = Ereignis: { $event }.
zoo-news-donated = { $seat } erhält als { $office } { $amount } Futter.
zoo-news-defected =
    { $seats ->
        [one] Ein Sitz geht
       *[other] { $seats } Sitze gehen
    } von { $other } an { $seat }.
zoo-news-take-over-0 = { $seat } übernimmt nicht.
zoo-news-take-over-1 = { $seat } übernimmt die Regierung.
zoo-news-named = { $seat } benennt { $other }.
zoo-news-resistance-0 = { $seat } verzichtet auf das Ziel.
zoo-news-resistance-1 = { $seat } zahlt für das Ziel.
zoo-news-discarded = { $seat } wirft ab: { $cards }.
zoo-news-end = Die Partie ist zu Ende.

## Warum ein Bot so antwortet

zoo-because-behind = Sitze derer, die etwas davon haben, unsere eingeschlossen: { $seats }; nötig sind { $majority }.
zoo-because-share = Unser Anteil: Ziele { $goals } von { $all }, Ämter { $offices } von { $posts }.
zoo-because-government = Sitze der Regierung: { $seats }; die Mehrheit sind { $majority }.

## Warum ein Bot so antwortet

zoo-because-own = Es ist unser eigener Vorschlag.
zoo-because-goals =
    { $goals ->
        [one] Es gibt uns ein Ziel.
       *[other] Es gibt uns { $goals } Ziele.
    }
zoo-because-offices = Es gibt uns ein Amt.
zoo-because-nothing = Für uns ist nichts dabei.
zoo-because-broken = { $party } hat schon einmal das Wort gebrochen.
zoo-because-partner = Mit { $party } gibt es eine Mehrheit, und jeder von uns bekommt etwas.
zoo-because-partners = Mit { $party } und { $other } gibt es eine Mehrheit, und jeder von uns bekommt etwas.
zoo-because-enough = Die Mehrheit haben wir selbst.
zoo-because-bid = Wir bieten { $bid } von { $food } Futter; die Hälfte davon wird bezahlt.
zoo-because-keep = Wir behalten unser Futter ({ $food }).
zoo-because-no-word = Es war { $party } versprochen.
zoo-because-first = Damit sind wir bei den { $species-dat } auf Platz 1. Stimmen, würde jetzt gezählt: { $votes }.
zoo-because-second = Damit sind wir bei den { $species-dat } auf Platz 2. Stimmen, würde jetzt gezählt: { $votes }.
zoo-because-tokens = Dann haben wir { $tokens } Futter bei den { $species-dat }.
zoo-count-promises = Versprochene Ziele
zoo-count-offices = Ämter
zoo-count-leads = Tierarten, bei denen man führt
zoo-because-word = Wir halten unser Wort gegenüber { $party }.
zoo-because-tie = Gleichstand darf nicht bleiben.

zoo-goals-0 = Für die Präsidentschaft
zoo-goals-1 = Versprochen
zoo-goals-2 = Mit Karten

## Certain, or as things stand

zoo-maybe-true = nach jetzigem Stand ja: { $why }
zoo-maybe-false = nach jetzigem Stand nein: { $why }
zoo-because-begun = sie hat begonnen
zoo-because-after-formation = es hängt von der Regierung ab, die in dieser Runde gebildet wird
zoo-goal-after-formation = Das Ziel dieser Runde wird bei der Regierungsbildung versprochen.
zoo-goal-over = Das Ziel dieser Runde ist entschieden.
zoo-goal-certain-promised = Das Ziel dieser Runde geht an { $parties }.
zoo-goal-certain-named = Der Premierminister benennt, wer das Ziel dieser Runde erreicht.
zoo-next-round-estimate = Wahrscheinlichkeit für eine weitere Runde: { $percent } Prozent, wenn nicht vorher eine Partei das Ende der Zielleiste erreicht.
zoo-ask-discard-so-many =
    { $count ->
        [one] Wirf eine Karte ab: Du darfst { $limit } behalten.
       *[other] Wirf { $count } Karten ab: Du darfst { $limit } behalten.
    }
zoo-news-goal-3 = { $seat } erreicht ein Ziel, vom Premierminister benannt, und hat { $goals }.
zoo-goals-3 = Vom Premierminister benannt

## What is not possible

zoo-no-funds = Du hast { $funds } Futter.
zoo-no-supply = Futter im Vorrat für dich: { $left }.
zoo-no-food-left = Du hast kein Futter mehr.
zoo-no-no-food = Lege mindestens ein Futter, oder beende deinen Zug.
zoo-no-limit = In einem Zug legst du höchstens { $limit } Futter aus deiner Kasse.
zoo-no-species-limit = In einem Zug legst du höchstens { $limit } Futter aus deiner Kasse zu einer Tierart.
zoo-no-closed = Du hast in diesem Zug zu oft Futter von den { $species-dat } zurückgenommen.
zoo-no-blocked = Bei den { $species-dat } liegt in dieser Runde die Blockade.
zoo-no-tied = Bei den { $species-dat } herrscht Gleichstand: Löse ihn auf, bevor du den Zug beendest.
zoo-no-tie-there = Bei den { $species-dat } hätten zwei Parteien gleich viel.
zoo-no-nothing-placed = Du hast in diesem Zug seit deiner letzten Karte oder deinem letzten Vorrecht kein Futter gelegt.
zoo-no-not-placed = Du hast in diesem Zug seit deiner letzten Karte oder deinem letzten Vorrecht kein Futter zu den { $species-dat } gelegt.
zoo-no-campaign-card = Du hast keine Karte für den Wahlkampf.
zoo-no-card-without-tie = Jede deiner Wahlkampfkarten würde einen Gleichstand lassen oder nichts bewirken.
zoo-no-card-not-held = Diese Karte hast du nicht.
zoo-no-twice = Diese Karte hast du schon gewählt.
zoo-no-other-phase = Sie wird in einer anderen Phase gespielt: { $phase }.
zoo-no-office = { $office }: Das Amt hat { $party }.
zoo-no-office-vacant = { $office }: Das Amt hat niemand.
zoo-no-privilege-used = { $office }: Das Vorrecht ist verbraucht; die nächste Regierung bringt es zurück.
zoo-no-nowhere = Es gibt keine Tierart, bei der das ohne Gleichstand geht.
zoo-no-negative-nobody = Bei den { $species-dat } hat kein Rivale Futter.
zoo-no-negative-self = Eine Negativkampagne richtet sich gegen eine andere Partei.
zoo-no-no-token = { $party } hat bei den { $species-dat } kein Futter.
zoo-no-rally = Eine Kundgebung legt 1 bis { $most } Futter.
zoo-no-resistance = Das Ziel kostet { $cost } Futter; du hast { $funds }.
zoo-no-loyalty = Dein Futter bei den { $species-dat }: { $mine }; Treue behält höchstens { $most }.
zoo-no-loyalty-tie = Eine andere Partei behält bei den { $species-dat } ebenso viel.
zoo-no-loyalty-any = Keine Partei hat so viel Futter bei den { $species-dat }.
zoo-no-loyalty-of = { $party } hat nicht so viel Futter bei den { $species-dat }.
zoo-no-seats = { $party } hat keine Sitze zu verlieren.
zoo-no-seats-at-all = Keine andere Partei hat einen Sitz.
zoo-no-food-there = Bei den { $species-dat } hat niemand Futter.
zoo-no-own-food-there = Du hast bei den { $species-dat } kein Futter, das bleiben könnte.
zoo-no-early = Diese Wahl ist ohnehin nächste Runde.
zoo-no-next-round = Es gibt keine nächste Runde.
zoo-no-effect = Niemand würde dadurch eine Stimme verlieren.

## News with its figures

zoo-news-no-president-tied = Wieder Gleichstand zwischen { $tied }: Die Wahl scheitert, und { $seat } bleibt Präsident.
zoo-news-still-no-president-tied = Wieder Gleichstand zwischen { $tied }: Es gibt weiterhin keinen Präsidenten.

## Was eine Antwort ändern würde

zoo-figure-tokens = Futter
zoo-figure-votes = Stimmen, wenn jetzt gezählt würde
zoo-figure-tied = Gleichstand
zoo-figure-blockade = Blockade
zoo-figure-manipulation = Manipulation
zoo-figure-seats = Sitze
zoo-figure-seats-if-counted = Sitze, wenn jetzt gezählt würde
zoo-figure-majority = Mehrheit
zoo-figure-support = Sitze, die vom Vorschlag etwas haben
zoo-figure-food = Futter in der Kasse
zoo-figure-left = Futter, das in diesem Zug noch gelegt werden darf
zoo-figure-goals = Ziele
zoo-figure-cards = Handkarten
zoo-figure-office = Amtsinhaber
zoo-figure-privilege = Vorrecht bereit
zoo-figure-government = in der Regierung
zoo-figure-promise = versprochen an
zoo-figure-presidential = Runde der nächsten Präsidentschaftswahl
zoo-figure-parliamentary = Runde der nächsten Parlamentswahl
zoo-figure-turn = Platz in der Reihenfolge
zoo-place-parliament = Parlament
zoo-place-calendar = Kalender
zoo-place-agenda = Versprochenes Ziel { $number }
zoo-later-bid = Wer nichts bietet, zahlt nichts; von jedem anderen Gebot ist die Hälfte verloren, auch wenn es nicht gewinnt.
zoo-later-president-card = Du ziehst keine Karte.
zoo-later-blockade = Das Vorrecht bleibt für eine spätere Runde bereit.
zoo-later-manipulation = Das Vorrecht bleibt für eine spätere Runde bereit.
zoo-later-campaign = Dein Zug ist zu Ende; das Futter in deiner Kasse bleibt dir.
zoo-later-election-card = Du behältst deine Karten für später.
zoo-later-event-card = Du behältst deine Karten für später.
zoo-later-progress-card = Du behältst deine Karten für später.
zoo-later-vote = Ein Nein: Der Vorschlag wird nur angenommen, wenn die Sitze hinter dem Ja ohne deine die Mehrheit erreichen.
zoo-later-motion = Die Regierung bleibt, wie sie ist.
zoo-later-take-over = Die Regierung bleibt, wie sie ist.
zoo-later-resistance = Du zahlst nichts, und das Ziel wird nicht erreicht.

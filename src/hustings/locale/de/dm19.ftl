# Die Macher, 2019
# Parties have forms: number (for the verb), dat and gen with their articles. Regions have "in" and "to".

## Namen

dm19-party-LINKE = Linke
    .number = singular
    .dat = der Linken
    .gen = der Linken
dm19-party-SPD = SPD
    .number = singular
    .dat = der SPD
    .gen = der SPD
dm19-party-GRUENE = Grüne
    .number = plural
    .dat = den Grünen
    .gen = der Grünen
dm19-party-CDU = CDU
    .number = singular
    .dat = der CDU
    .gen = der CDU
dm19-party-FDP = FDP
    .number = singular
    .dat = der FDP
    .gen = der FDP
dm19-nobody = niemand
    .number = singular
dm19-you = { $party } (du)

dm19-topic-education = Bildung
dm19-topic-digital = Digitales
dm19-topic-genetics = Gentechnik
dm19-topic-security = Sicherheit
dm19-topic-welfare = Soziales
dm19-topic-environment = Umwelt
dm19-topic-traffic = Verkehr
dm19-card-plus = { $topic } +
dm19-card-minus = { $topic } −
dm19-face-down = (verdeckt)
dm19-empty = (leer)
dm19-doubled = { $card } (2x)

dm19-board = Plan { $number }
    .in = auf Plan { $number }
    .to = auf Plan { $number }

dm19-politician-backbencher = Hinterbänkler
dm19-politician-vice-chancellor = Vizekanzler
dm19-politician-spokesperson = Pressesprecher
dm19-politician-secretary-general = Generalsekretär
dm19-politician-parliamentary-leader = Fraktionschef
dm19-politician-honorary-president = Ehrenpräsident
dm19-politician-party-chair = Parteichef
dm19-politician-candidate = Spitzenkandidat
dm19-somebody = verdeckter Politiker

dm19-symbol-meetings = 3 Veranstaltungen
dm19-symbol-trend = Trend +1
dm19-symbol-media = ein Medienmarker
dm19-symbol-votes = 6 Stimmen
dm19-symbol-in = { $symbol } { $board-in }
dm19-symbols = { $number } × { $symbol }
dm19-package = Paket { $package }: { $parts }

dm19-line-plus = { $party } +{ $steps }
dm19-line-minus = { $party } −{ $steps }
dm19-line-zero = { $party } 0
dm19-amount = { $amount }k
dm19-donation = Die Spende von { $donation }k
dm19-hidden = geheim
dm19-nothing = keine
dm19-count-in = { $count } { $board-in }
dm19-politician-in = { $politician } { $board-to }
dm19-swap-one = { $in } statt { $out }

## Was auf dem Tisch liegt

dm19-round = Runde { $number } von { $rounds }
dm19-first-player = Startspieler: { $party }
dm19-region-now = { $region }: wählt in dieser Runde (Wahl { $number }, bis zu { $most } Punkte)
dm19-region-later = { $region }: Wahl { $number }, bis zu { $most } Punkte
dm19-opinions = Meinungen: { $cards }
dm19-media-control = Medienkontrolle: { $party }
dm19-parties-in = Die Parteien { $region-in }
dm19-row = Politiker: { $parts }
dm19-row-one = { $politician } ({ $party })
dm19-parties = Die Parteien
dm19-cards = Karten
dm19-programme-display = Programmkarten in der Auslage: { $cards }
dm19-opinion-display = Meinungen in der Auslage: { $cards }
dm19-doubles = 2x-Marker verfügbar: { $count }
dm19-poll-top = Die oberste Umfrage bringt, wenn veröffentlicht, Trend +2: { $party }
dm19-your-hand = Deine Hand: { $cards }
dm19-your-packet = Die Karten, die du bekommen hast: { $cards }
dm19-your-picks = Bisher ausgesucht: { $cards }
dm19-your-poll = Die Umfrage auf deiner Hand: { $lines }
dm19-your-shelved-poll = Eine Umfrage, die du geheim gehalten hast: { $lines }
dm19-hand =
    { $hidden ->
        [0] { $known }
       *[other] { $known }; verdeckt: { $hidden }
    }

dm19-head-party = Partei
dm19-head-votes = Stimmen
dm19-head-points = Punkte
dm19-head-meetings = Veranstaltungen
dm19-head-trend = Trend
dm19-head-media = Medien
dm19-head-matches = Treffer
dm19-head-gain = Alle Veranstaltungen brächten
dm19-head-money = Geld
dm19-head-spent = Bisher gezahlt
dm19-head-received = Bisher eingenommen
dm19-head-base = Basis
dm19-head-vote-points = Punkte für Stimmen
dm19-head-win-points = Punkte für Siege
dm19-head-media-points = Medienpunkte
dm19-head-meeting-supply = Veranstaltungen übrig
dm19-head-media-supply = Medien übrig
dm19-head-politicians = Politiker
dm19-head-donations = Spenden
dm19-head-programme = Programm
dm19-head-hand = Hand

## Fragen

dm19-ask-party = Welche Partei führst du?
dm19-ask-draft = Auswahl { $number } von 4: Welche Karte behältst du?
dm19-ask-hold = Welche Karte behältst du auf der Hand?
dm19-ask-package = Welches Startpaket nimmst du, und wo?
dm19-ask-bid = Wie viel bietest du, um Startspieler zu sein? Nur das höchste Gebot wird bezahlt.
dm19-ask-raise = Gleichstand bei { $high }k. Erhöhst du?
dm19-ask-take = Wie änderst du dein Programm?
dm19-ask-choose = Welche Karte der Auslage nimmst du?
dm19-ask-swap = Welche Karten deines Programms tauschst du aus?
dm19-ask-keep = Welche Karte behältst du auf der Hand? Die anderen werden abgeworfen.
dm19-ask-media = Setzt du für 5k einen Medienmarker ein?
dm19-ask-meetings = Wo hältst du neue Veranstaltungen ab?
dm19-ask-send = Welche Politiker entsendest du, und wohin?
dm19-ask-pay = { $politician } { $board-in }: Zahlst du { $cost }k?
dm19-ask-main = { $politician } { $board-in }: Nutzt du die Hauptaktion?
dm19-ask-secondary = { $politician } { $board-in }: Welche Nebenaktion?
dm19-ask-influence = Du kontrollierst die Medien { $board-in }. Ersetzt du eine Meinung?
dm19-ask-poll-bid = Die Umfrage { $board-in } bringt { $party-dat } Trend +2, wenn sie veröffentlicht wird. Was bietest du?
dm19-ask-publish = Deine Umfrage { $board-in }: { $poll }. Veröffentlichst du sie?
dm19-ask-convert = Wie viele Veranstaltungen { $board-in } wandelst du in Stimmen um?
dm19-ask-donation = Über welche Spende entscheidest du, und nimmst du sie an?

dm19-step-meetings = Neue Veranstaltungen { $board-in }
dm19-step-send = Ziel: { $board }
dm19-step-package = Wo: { $symbol }
dm19-step-swap-in = Welche Karte kommt noch herein?
dm19-step-swap-out = Welche Karte geht hinaus?
dm19-step-influence = Was ersetzt { $card }?
dm19-step-donation = { $donation }k: annehmen oder ablehnen?
dm19-step-double = Wo?
dm19-step-media-swap = Wessen Marker?

## Antworten

dm19-do-party = { $party }
dm19-do-draft = { $card } behalten
dm19-do-hold = { $card } behalten
dm19-do-keep = { $card } behalten
dm19-do-choose = { $card } nehmen
dm19-do-programme = { $cards }
dm19-do-complete = { $cards }
dm19-do-package = Paket { $package }: { $parts }
dm19-do-bid = { $amount }k bieten
dm19-do-pass = Passen
dm19-do-media-pass = Diesmal passen
dm19-do-take-0 = Nichts nehmen
dm19-do-take-1 = Eine Karte ziehen, dann eine der Auslage nehmen
dm19-do-take-2 = Die Auslage abräumen, dann eine der neuen Karten nehmen
dm19-do-swap = Programm ändern: { $swaps }
dm19-do-swap-nothing = Das Programm behalten
dm19-do-media = Ein Marker { $board-in }, für 5k
dm19-do-meetings = { $parts }, für { $cost }k
dm19-do-meetings-none = Keine neuen Veranstaltungen
dm19-do-meetings-one = { $count } für { $cost }k
dm19-do-send = { $parts }
dm19-do-send-nobody = Niemanden
dm19-do-pay-0 = Nicht zahlen: Die Karte ist verloren
dm19-do-pay-1 = Zahlen
dm19-do-no-action = Auslassen
dm19-do-double-place = Einen 2x-Marker auf { $card } legen
dm19-do-double-remove = Den 2x-Marker entfernen
dm19-do-media-swap = { $amount }k an { $other } zahlen und einen Marker entfernen
dm19-do-media-swap-place = { $amount }k an { $other } zahlen und einen Marker durch deinen ersetzen
dm19-do-influence = { $out } durch { $card } ersetzen
dm19-do-influence-pass = Die Meinungen lassen, wie sie sind
dm19-do-publish-0 = Geheim halten: Basis +3
dm19-do-publish-1 = Veröffentlichen
dm19-do-convert =
    { $meetings ->
        [one] Eine Veranstaltung
       *[other] { $meetings } Veranstaltungen
    } für { $votes ->
        [one] eine Stimme
       *[other] { $votes } Stimmen
    }
dm19-do-convert-nothing = Keine
dm19-do-donation-accept = { $donation }k annehmen: Basis −{ $loss }
dm19-do-donation-refuse = { $donation }k ablehnen: Basis +{ $gain }

dm19-act-double = Einen 2x-Marker legen oder entfernen
dm19-act-trend = Dein Trend +{ $amount }
dm19-act-votes = Deine Stimmen +{ $amount }
dm19-act-programme = Dein Programm ändern
dm19-act-media-swap = Medientausch: Einem Rivalen { $amount }k für den Platz eines seiner Marker zahlen
dm19-act-poll = Die oberste Umfrage umsonst nehmen
dm19-act-rivals-trend = Trend aller Rivalen −1
dm19-act-base = Deine Basis +{ $amount }


## Neuigkeiten

dm19-news-regions = Die Länder sind { $regions }; zuerst wählt { $ballot }.
dm19-news-opinions =
    { $count ->
        [one] Eine Meinung liegt
       *[other] { $count } Meinungen liegen
    } { $board-in } verdeckt.
dm19-news-opinion = Meinung { $board-in }: { $card }.
dm19-news-opinion-clash = { $card } wiederholt ein Thema { $board-in } und wird abgeworfen.
dm19-news-no-opinion = { $board }: Kein anderes Thema ist übrig, ein Feld bleibt leer.
dm19-news-poll-back = Die nächste Umfrage bringt { $party-dat } Trend +2, wenn sie veröffentlicht wird.
dm19-news-polls-shuffled = Alle Umfragen werden zu einem neuen Stapel gemischt.
dm19-news-display = Programmkarten in der Auslage: { $cards }.
dm19-news-party = Spieler { $number } führt: { $party }.
dm19-news-dealt =
    { $seat } { $seat-number ->
        [plural] erhalten
       *[singular] erhält
    } sieben Programmkarten.
dm19-news-dealt-you = Du erhältst { $cards }.
dm19-news-recommitted =
    { $seat } { $seat-number ->
        [plural] haben
       *[singular] hat
    } die Wahl geändert.
dm19-news-committed =
    { $seat } { $seat-number ->
        [plural] haben
       *[singular] hat
    } gewählt.
dm19-news-passed = Die Karten gehen nach links (Auswahl { $number } ist fertig).
dm19-news-received =
    { $seat } { $seat-number ->
        [plural] sehen
       *[singular] sieht
    } sich die weitergereichten Karten an.
dm19-news-received-you = Du bekommst { $cards }.
dm19-news-programme =
    { $seat } { $seat-number ->
        [plural] stehen
       *[singular] steht
    } für { $cards }.
dm19-news-discarded =
    { $seat } { $seat-number ->
        [plural] werfen
       *[singular] wirft
    } ab: { $cards }.
dm19-news-drew =
    { $count ->
        [one] { $seat } { $seat-number ->
            [plural] ziehen
           *[singular] zieht
        } eine Programmkarte.
       *[other] { $seat } { $seat-number ->
            [plural] ziehen
           *[singular] zieht
        } { $count } Programmkarten.
    }
dm19-news-drew-you = Du ziehst { $cards }.
dm19-news-starter = Vorläufiger Startspieler: { $seat }.
dm19-news-package =
    { $seat } { $seat-number ->
        [plural] nehmen
       *[singular] nimmt
    } Paket { $package }: { $parts }.
dm19-news-bid =
    { $seat } { $seat-number ->
        [plural] haben
       *[singular] hat
    } { $amount }k für den Startspieler geboten.
dm19-news-tied = Gleichstand beim höchsten Gebot: { $seats }.
dm19-news-raise =
    { $seat } { $seat-number ->
        [plural] bieten
       *[singular] bietet
    } { $amount }k.
dm19-news-pass =
    { $seat } { $seat-number ->
        [plural] passen
       *[singular] passt
    }.
dm19-news-first-player =
    { $seat } { $seat-number ->
        [plural] zahlen
       *[singular] zahlt
    } { $amount }k und { $seat-number ->
        [plural] sind
       *[singular] ist
    } Startspieler.
dm19-news-take-0 =
    { $seat } { $seat-number ->
        [plural] nehmen
       *[singular] nimmt
    } keine Programmkarte.
dm19-news-take-1 =
    { $seat } { $seat-number ->
        [plural] ziehen
       *[singular] zieht
    } eine Karte und { $seat-number ->
        [plural] nehmen
       *[singular] nimmt
    } eine der Auslage.
dm19-news-take-2 =
    { $seat } { $seat-number ->
        [plural] räumen
       *[singular] räumt
    } die Auslage ab.
dm19-news-took =
    { $seat } { $seat-number ->
        [plural] nehmen
       *[singular] nimmt
    } { $card }.
dm19-news-swap =
    { $seat } { $seat-number ->
        [plural] ändern
       *[singular] ändert
    } das Programm: { $swaps }.
dm19-news-swap-nothing =
    { $seat } { $seat-number ->
        [plural] behalten
       *[singular] behält
    } das Programm.
dm19-news-media =
    { $seat } { $seat-number ->
        [plural] setzen
       *[singular] setzt
    } einen Medienmarker { $board-in } ein.
dm19-news-media-pass =
    { $seat } { $seat-number ->
        [plural] setzen
       *[singular] setzt
    } keinen Medienmarker ein.
dm19-news-meetings =
    { $seat } { $seat-number ->
        [plural] halten
       *[singular] hält
    } für { $cost }k neue Veranstaltungen ab: { $parts }.
dm19-news-meetings-none =
    { $seat } { $seat-number ->
        [plural] halten
       *[singular] hält
    } keine neuen Veranstaltungen ab.
dm19-news-sent =
    { $seat } { $seat-number ->
        [plural] entsenden
       *[singular] entsendet
    } Politiker: { $boards }.
dm19-news-sent-you = Du entsendest: { $parts }.
dm19-news-sent-nobody =
    { $seat } { $seat-number ->
        [plural] entsenden
       *[singular] entsendet
    } niemanden.
dm19-news-politician =
    { $board }: { $seat } { $seat-number ->
        [plural] decken
       *[singular] deckt
    } auf: { $politician }.
dm19-news-paid-0 =
    { $seat } { $seat-number ->
        [plural] zahlen
       *[singular] zahlt
    } nicht: { $politician } geht ohne Wirkung.
dm19-news-paid-1 =
    { $seat } { $seat-number ->
        [plural] zahlen
       *[singular] zahlt
    } für: { $politician }.
dm19-news-no-action =
    { $seat } ({ $politician }) { $seat-number ->
        [plural] lassen
       *[singular] lässt
    } eine Aktion aus.
dm19-news-media-swap =
    { $seat } { $seat-number ->
        [plural] zahlen
       *[singular] zahlt
    } { $other-dat } { $amount }k und { $seat-number ->
        [plural] entfernen
       *[singular] entfernt
    } einen Medienmarker { $board-in }.
dm19-news-media-swap-place =
    { $seat } { $seat-number ->
        [plural] zahlen
       *[singular] zahlt
    } { $other-dat } { $amount }k und { $seat-number ->
        [plural] übernehmen
       *[singular] übernimmt
    } ein Medienfeld { $board-in }.
dm19-news-double-place =
    { $seat } { $seat-number ->
        [plural] legen
       *[singular] legt
    } einen 2x-Marker auf eine Meinung { $board-in }.
dm19-news-double-remove =
    { $seat } { $seat-number ->
        [plural] entfernen
       *[singular] entfernt
    } den 2x-Marker { $board-in }.
dm19-news-act-trend = Der Trend { $seat-gen } { $board-in } steigt um { $amount }.
dm19-news-act-votes =
    { $seat } { $seat-number ->
        [plural] gewinnen
       *[singular] gewinnt
    } { $board-in } { $amount ->
        [one] eine Stimme
       *[other] { $amount } Stimmen
    }.
dm19-news-act-programme =
    { $seat } { $seat-number ->
        [plural] ändern
       *[singular] ändert
    } das Programm.
dm19-news-act-poll =
    { $seat } { $seat-number ->
        [plural] nehmen
       *[singular] nimmt
    } die oberste Umfrage { $board-in }.
dm19-news-act-rivals-trend = Der Trend aller Rivalen { $seat-gen } { $board-in } fällt um { $amount }.
dm19-news-act-base = Die Basis { $seat-gen } wächst um { $amount }.
dm19-news-influence =
    { $seat } { $seat-number ->
        [plural] bringen
       *[singular] bringt
    } { $card } { $board-to }.
dm19-news-influence-pass =
    { $seat } { $seat-number ->
        [plural] lassen
       *[singular] lässt
    } die Meinungen { $board-in }, wie sie sind.
dm19-news-poll-sold =
    { $seat } { $seat-number ->
        [plural] kaufen
       *[singular] kauft
    } die Umfrage { $board-in } für { $amount }k.
dm19-news-poll-unsold = Niemand kauft die Umfrage { $board-in }.
dm19-news-poll =
    { $seat } { $seat-number ->
        [plural] sehen
       *[singular] sieht
    } sich eine Umfrage { $board-in } an.
dm19-news-poll-you = Deine Umfrage { $board-in }: { $poll }.
dm19-news-published =
    { $seat } { $seat-number ->
        [plural] veröffentlichen
       *[singular] veröffentlicht
    } eine Umfrage { $board-in }: { $poll }.
dm19-news-shelved =
    { $seat } { $seat-number ->
        [plural] halten
       *[singular] hält
    } die Umfrage { $board-in } geheim: Basis +3.
dm19-news-converted =
    { $seat } { $seat-number ->
        [plural] machen
       *[singular] macht
    } { $board-in } aus { $meetings ->
        [one] einer Veranstaltung
       *[other] { $meetings } Veranstaltungen
    } { $votes ->
        [one] eine Stimme
       *[other] { $votes } Stimmen
    }.
dm19-news-converted-nothing =
    { $seat } { $seat-number ->
        [plural] wandeln
       *[singular] wandelt
    } { $board-in } keine Veranstaltungen in Stimmen um.
dm19-news-vote-points =
    { $board }: { $seat } { $seat-number ->
        [plural] haben
       *[singular] hat
    } { $votes ->
        [one] eine Stimme
       *[other] { $votes } Stimmen
    }, das { $points ->
        [one] gibt einen Punkt
       *[other] gibt { $points } Punkte
    }.
dm19-news-won =
    { $board }: { $seat } { $seat-number ->
        [plural] erhalten
       *[singular] erhält
    } { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } für das Ergebnis.
dm19-news-presence =
    { $seat } { $seat-number ->
        [plural] haben
       *[singular] hat
    } einen Medienmarker auf dem Bundesplan, das { $points ->
        [one] gibt einen Punkt
       *[other] gibt { $points } Punkte
    }.
dm19-news-income =
    { $seat } { $seat-number ->
        [plural] erhalten
       *[singular] erhält
    } { $points }k für Punkte und { $base }k für die Basis.
dm19-news-donation-0 =
    { $seat } { $seat-number ->
        [plural] lehnen
       *[singular] lehnt
    } die Spende von { $donation }k ab.
dm19-news-donation-1 =
    { $seat } { $seat-number ->
        [plural] nehmen
       *[singular] nimmt
    } die Spende von { $donation }k an.
dm19-news-left = Das Land, das gewählt hat, verlässt den Tisch.
dm19-news-entered = { $region } kommt ins Spiel.
dm19-news-opinion-display = Die Auslage der Meinungen wird aufgefüllt: { $cards }.
dm19-news-round = Runde { $round } von { $rounds } beginnt.
dm19-news-end = Die letzte Wahl ist vorbei.

## Warum ein Bot so antwortet

dm19-count-votes = Stimmen – { $place }
dm19-count-markers = Marker auf dem Bundesplan

## How many cards

dm19-ask-programme-so-many = Welche Karten, alle zu verschiedenen Themen, sind dein Programm? Du wählst { $count }.
dm19-ask-complete-so-many =
    { $count ->
        [one] Welche der neuen Karten ergänzt dein Programm?
       *[other] Welche { $count } der neuen Karten ergänzen dein Programm?
    }

## What is not possible

dm19-no-money = Du hast { $money }k.
dm19-no-higher = Das Gebot steht bei { $high }k; deines muss höher sein.
dm19-no-too-little = Das Gebot steht bei { $high }k, und du hast { $money }k.
dm19-no-party = Diese Partei hat schon jemand gewählt.
dm19-no-topic-twice = Du hast schon eine Karte zu { $topic }; alle Themen müssen verschieden sein.
dm19-no-ascending = Nenne die Karten in der Reihenfolge, in der sie aufgeführt sind.
dm19-no-card = Du hast { $card } nicht.
dm19-no-swapped = { $card } gehört schon zu diesem Tausch.
dm19-no-swap-topic = Mit { $card } hättest du ein Thema doppelt im Programm.
dm19-no-display = { $card } liegt nicht in der Auslage.
dm19-no-same-symbol = Dieses Symbol ist schon { $region-in }; gleiche Symbole gehen in verschiedene Länder.
dm19-no-places-ascending = Gleiche Symbole: Nenne ihre Länder in der Reihenfolge, in der sie aufgeführt sind.
dm19-no-media-space = Alle { $spaces } Medienfelder { $region-in } sind belegt.
dm19-no-price = Das kostet { $price }k, und du hast dafür { $money }k.
dm19-no-meeting-space = { $region } hat { $spaces } Felder für deine Veranstaltungen; belegt: { $there }.
dm19-no-meeting-supply = Veranstaltungen in deinem Vorrat: { $left }.
dm19-no-no-region = Auf diesem Plan liegt kein Land mehr.
dm19-no-sent = Du schickst diesen Politiker schon in ein anderes Land.
dm19-no-politician-used = Diesen Politiker hast du schon eingesetzt; jeder geht nur einmal.
dm19-no-pay = { $politician } kostet { $price }k, und du hast { $money }k.
dm19-no-once = Diese Aktion wurde in diesem Land in dieser Runde schon genutzt.
dm19-no-doubles = Es ist kein 2x-Marker mehr da.
dm19-no-no-open-opinion = In diesem Land liegt keine Meinung offen.
dm19-no-rival-marker = In diesem Land hat kein Rivale einen Medienmarker.
dm19-no-marker-of = Diese Partei hat in diesem Land keinen Medienmarker.
dm19-no-own-marker = Du hast keinen Medienmarker mehr, der dorthin könnte.
dm19-no-double-there = Hier liegt schon ein 2x-Marker; er kann nur entfernt werden.
dm19-no-no-double-there = Hier liegt kein 2x-Marker, der entfernt werden könnte.
dm19-no-face-down = Dort liegt keine offene Meinung.
dm19-no-under-double = { $card } liegt unter einem 2x-Marker und bleibt.
dm19-no-no-replacement = Nichts in der Auslage kann { $card } ersetzen: Jedes Thema dort liegt schon auf einem anderen Feld offen.
dm19-no-topic-open = Eine Meinung zu diesem Thema liegt in diesem Land schon offen: { $topic }.
dm19-no-same-card = { $card } liegt dort schon: Das würde nichts ändern.
dm19-no-publish = Diese Umfrage bringt { $party-dat } kein Plus, also darfst du sie nicht veröffentlichen.
dm19-no-meetings-there = Deine Veranstaltungen { $region-in }: { $meetings }.
dm19-no-convert-few = Wandle keine deiner Veranstaltungen um, oder mindestens { $least }.
dm19-no-donation-used = Diese Spende hast du schon genutzt.

## News with its figures

dm19-news-influence-told =
    { $seat } { $seat-number ->
        [plural] ersetzen
       *[singular] ersetzt
    } { $board-in } { $out } durch { $card }.
dm19-news-left-told = { $region } hat gewählt und verlässt den Tisch.
dm19-news-won-0 =
    { $seat } { $seat-number ->
        [plural] gewinnen
       *[singular] gewinnt
    } die Wahl { $board-in } allein (Stimmen: { $votes }; Punkte dafür: { $points }).
dm19-news-won-1 =
    { $seat } { $seat-number ->
        [plural] erreichen
       *[singular] erreicht
    } { $board-in } wie andere die Mehrheit (Stimmen: { $votes }; Punkte dafür: { $points }).
dm19-news-won-2 =
    { $seat } { $seat-number ->
        [plural] gewinnen
       *[singular] gewinnt
    } die Wahl { $board-in } in einer Koalition mit { $partner-dat } (Stimmen zusammen: { $votes }; Punkte dafür: { $points }).
dm19-news-won-3 =
    { $seat } { $seat-number ->
        [plural] haben
       *[singular] hat
    } { $board-in } die meisten Stimmen, und keine Koalition erreicht die Mehrheit (Stimmen: { $votes }; Punkte dafür: { $points }).

## Was eine Antwort ändern würde

dm19-figure-agreement = Treffer
dm19-figure-factor = Stimmenfaktor
dm19-figure-trend = Trend
dm19-figure-votes = Stimmen
dm19-figure-votes-if-turned = Stimmen, wenn alle Veranstaltungen umgewandelt werden
dm19-figure-seats = Punkte für Stimmen
dm19-figure-seats-if-turned = Punkte für Stimmen, wenn alle Veranstaltungen umgewandelt werden
dm19-figure-meetings = Veranstaltungen
dm19-figure-media = Medienmarker
dm19-figure-politicians = Politiker
dm19-figure-control = Medienkontrolle
dm19-figure-money = Geld
dm19-figure-base = Basis
dm19-figure-cards = Handkarten
dm19-figure-national-media = Medienmarker auf dem Bundesplan
dm19-figure-points = Punkte
dm19-figure-turn = Platz in der Reihenfolge
dm19-place-national = Bundesplan
dm19-later-party = Das ändert jetzt nichts: Deine Partei bestimmt, welche Zeilen der Umfragen für dich gelten.
dm19-later-bid = Wer nichts bietet, zahlt nichts. Wer am meisten bietet, wird Startspieler.
dm19-later-raise = Du passt und zahlst nichts, wenn nicht alle passen.
dm19-later-poll-bid = Du passt und zahlst nichts.
dm19-later-take = Du nimmst keine Karte; tauschen kannst du trotzdem mit dem, was du hast.
dm19-later-media = Du kaufst jetzt nichts; du wirst wieder gefragt, wenn nicht alle anderen auch passen.
dm19-later-send = Keiner deiner Politiker handelt in dieser Runde.
dm19-later-pay = Unbezahlt bewirkt dieser Politiker nichts und ist verbraucht.
dm19-later-convert = Deine Veranstaltungen bleiben liegen; sie können später zu Stimmen werden.

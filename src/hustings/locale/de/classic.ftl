# Die Macher, die Ausgaben von 1997 und 2006
# Parties have forms: number (for the verb), dat and gen with their articles. States have "in".

classic-player = Spieler { $number }
    .number = singular
    .dat = Spieler { $number }
    .gen = von Spieler { $number }
classic-nothing = –
classic-nobody = –

classic-party-CDU = CDU/CSU
    .number = singular
    .dat = der CDU/CSU
    .gen = der CDU/CSU
classic-party-SPD = SPD
    .number = singular
    .dat = der SPD
    .gen = der SPD
classic-party-FDP = FDP
    .number = singular
    .dat = der FDP
    .gen = der FDP
classic-party-GRUENE = Grüne
    .number = plural
    .dat = den Grünen
    .gen = der Grünen
classic-party-PDS = PDS
    .number = singular
    .dat = der PDS
    .gen = der PDS
classic-party-LINKE = Linke
    .number = singular
    .dat = der Linken
    .gen = der Linken

classic-topic-genetic_engineering = Gentechnik
    .acc = Gentechnik
classic-topic-health_reform = Gesundheitsreform
    .acc = die Gesundheitsreform
classic-topic-internal_security = Innere Sicherheit
    .acc = mehr innere Sicherheit
classic-topic-spelling_reform = Rechtschreibreform
    .acc = die Rechtschreibreform
classic-topic-welfare = Sozialleistungen
    .acc = mehr Sozialleistungen
classic-topic-euro = Euro
    .acc = den Euro
classic-topic-nuclear_energy = Kernenergie
    .acc = Kernenergie
classic-topic-terrorism = Terrorabwehr
    .acc = mehr Terrorabwehr
classic-topic-restructuring = Umbau der Wirtschaft
    .acc = den Umbau der Wirtschaft
classic-topic-minimum_wage = Mindestlohn
    .acc = den Mindestlohn
classic-yes = für { $topic-acc }
classic-no = gegen { $topic-acc }

classic-cabinet-backbencher = Hinterbänkler
classic-cabinet-speaker = Parlamentspräsident
classic-cabinet-whip = Fraktionschef
classic-cabinet-justice = Justizminister
classic-cabinet-finance = Finanzminister
classic-cabinet-foreign = Außenminister
classic-cabinet-chancellor = Kanzler

## Was auf dem Tisch liegt

classic-round =
    { $round ->
        [0] Vor der ersten Runde
       *[other] Runde { $round } von { $rounds }
    }
classic-start = Startspieler: { $party }.
classic-parties = Die Parteien
classic-you = { $party } (du)
classic-programme =
    { $party } { $party-number ->
        [plural] sind
       *[singular] ist
    } { $cards }.
classic-election = Wahl { $number }: { $state }
classic-opinions =
    { $hidden ->
        [0] Volkes Meinung: { $cards }.
        [one] Volkes Meinung: { $cards }; eine weitere ist verdeckt.
       *[other] Volkes Meinung: { $cards }; { $hidden } weitere sind verdeckt.
    }
classic-key = { $card } (Schlüsselthema)
classic-control = Medienkontrolle: { $party }.
classic-no-control = Niemand kontrolliert die Medien.
classic-standing =
    { $most ->
        [one] { $state }: höchstens ein Mandat
       *[other] { $state }: höchstens { $most } Mandate
    }
classic-face-down = verdeckt
classic-pool = Im Tauschvorrat: { $cards }.
classic-national = Meinung im Bund
classic-scores = Die Wertung, wenn jetzt Schluss wäre
classic-hand = Deine verdeckten Programmkarten: { $cards }.
classic-own-cabinet = Dein Schattenkabinett: { $cards }.
classic-own-bid = Dein Gebot: { $amount }k.

classic-head-party = Partei
classic-head-money = Geld
classic-head-members = Mitglieder
classic-head-meetings = Veranstaltungen
classic-head-media = Medien
classic-head-cabinet = Schattenkabinett
classic-head-donations = Spenden
classic-head-partner = Koalition mit
classic-head-votes = Stimmen
classic-head-seats = Mandate
classic-head-trend = Trend
classic-head-factor = Faktor
classic-head-tile = Telefon
classic-head-card = Karte
classic-head-space = Feld
classic-head-opinion = Meinung
classic-head-cards = Karten
classic-head-points = Punkte
classic-head-bonus = Meiste Mitglieder
classic-head-opinions = Meinungen
classic-head-dominant = Dominant
classic-head-total = Summe

## Fragen

classic-ask-party = Welche Partei führst du?
classic-ask-sheet = Wie bereitest du den Wahlkampf vor?
classic-ask-bid = Wie viel bietest du, um den Startspieler zu bestimmen?
classic-ask-start = Wer ist in dieser Runde Startspieler?
classic-ask-discard = Welche deiner verdeckten Programmkarten wirfst du ab?
classic-ask-change = Änderst du dein Programm?
classic-ask-cabinet = Wo legst du Karten des Schattenkabinetts?
classic-ask-action = { $card } { $board-in }: Was soll deine Karte bewirken?
classic-ask-coalition = Mit wem willst du koalieren?
classic-ask-consent =
    { $seat } { $seat-number ->
        [plural] bieten
       *[singular] bietet
    } dir eine Koalition an. Stimmst du zu?
classic-ask-media = Wo kaufst du einen Medienmarker?
classic-ask-exchange = Tauschst du { $board-in } eine Meinung aus?
classic-ask-majority = Du hast { $board-in } die absolute Mehrheit. Tauschst du eine Meinung aus?
classic-ask-meetings = Wie viele Veranstaltungen hältst du in jedem Land ab?
classic-ask-raise = Die Umfrage { $board-in }: Das Gebot steht bei { $high }k. Bietest du mehr?
classic-ask-publish = Die Umfrage { $board-in } lautet: { $poll }. Was veröffentlichst du?
classic-ask-convert = Wie viele Veranstaltungen { $board-in } wandelst du in Stimmen um?
classic-ask-convert-voting = Wie viele Veranstaltungen { $board-in } wandelst du vor der Wahl in Stimmen um? Die übrigen folgen bei der Wahl.
classic-ask-national-media = { $board }: Versetzt du einen Medienmarker auf den Bundesplan?
classic-ask-national-opinion = { $board }: Welche Meinung bringst du in den Bund?
classic-ask-donation = Welche Spende wählst du? Wie viele Mitglieder gehen oder kommen, wird gewürfelt; die Zahlen sind Mittelwerte.

classic-step-meetings = Neue Veranstaltungen { $state-in }
classic-step-cabinet = Eine Karte { $state-in }
classic-step-discard = Abwerfen: { $card }
classic-step-change = Welches Thema ersetzt sie?
classic-step-exchange = Welche Karte des Tauschvorrats kommt herein?
classic-step-national-opinion = Welche Meinung im Bund ersetzt sie?
classic-step-action = Worauf, oder gegen wen?
classic-step-donation = Nimmst du sie an?
classic-step-raise = Wie viel?
classic-step-publish = Eine zweite Zeile
classic-step-sheet-first = Erstes Paket: Trend, Stimmen, Veranstaltungen
classic-step-sheet-second = Zweites Paket: Medienmarker, Mitglieder
classic-step-sheet-trend = Wo Trend +1?
classic-step-sheet-votes = Wo sechs Stimmen?
classic-step-sheet-meetings = Wo sechs Veranstaltungen?
classic-step-sheet-media = Wo ein Medienmarker?

## Antworten

classic-do-sheet = { $what }
classic-second-offer =
    { $media ->
        [0] kein Medienmarker
        [one] ein Medienmarker
       *[other] { $media } Medienmarker
    }, { $members ->
        [0] kein Mitglied
        [one] ein Mitglied
       *[other] { $members } Mitglieder
    }
classic-line-trend = Trend +1
classic-line-votes = sechs Stimmen
classic-line-meetings = sechs Veranstaltungen
classic-line-in = { $line } { $state-in }
classic-marker-in = ein Medienmarker { $state-in }
classic-members =
    { $members ->
        [one] ein Mitglied
       *[other] { $members } Mitglieder
    }
classic-number-in = { $number } { $state-in }
classic-number-of = { $number } × { $what }
classic-number-for = { $party } { $number }
classic-card-in = { $card } { $state-in }
classic-card-cost = { $card } ({ $cost })
classic-line = { $party } { $change }
classic-do-meetings = Veranstaltungen abhalten: { $what }
classic-do-meetings-none = Keine Veranstaltungen abhalten
classic-do-cabinet = Verdeckt legen: { $what }
classic-do-cabinet-none = Keine Karten legen
classic-do-discard = Abwerfen: { $what }
classic-do-discard-none = Alle Karten behalten
classic-do-publish = Veröffentlichen: { $lines }
classic-do-publish-none = Geheim halten und um Mitglieder würfeln
classic-do-raise = { $amount }k bieten
classic-do-bid = { $amount }k bieten
classic-do-convert =
    { $meetings ->
        [0] Keine umwandeln
       *[other] { $meetings } umwandeln
    }
classic-pick-raise-yes = Mehr bieten
classic-pick-media-no = Diesmal passen
classic-pick-raise-no = Passen
classic-do-donation = { $donation }k annehmen; Mitglieder: etwa −{ $loss }
classic-do-donation-none = { $donation }k ablehnen; Mitglieder: etwa +{ $gain }
classic-pick-donation = { $donation }k: Mitglieder −{ $loss } bei Annahme, +{ $gain } bei Ablehnung
classic-pick-donation-yes = Annehmen
classic-pick-donation-no = Ablehnen
classic-do-exchange = { $card } statt { $slot }
classic-do-exchange-same = { $card } gegen eine gleiche Karte tauschen
classic-pick-exchange-no = Alles lassen, wie es ist
classic-do-change = { $card } statt { $out }
classic-do-change-same = Das Programm behalten und { $card } von der Hand abwerfen
classic-pick-change-no = Das Programm behalten
classic-do-national-opinion = { $slot } statt { $out }
classic-pick-national-opinion-no = Keine
classic-do-action = { $action }: { $target }
classic-pick-coalition-no = Mit niemandem
classic-pick-consent-yes = Zustimmen
classic-pick-consent-no = Ablehnen
classic-pick-national-media-yes = Einen Marker versetzen
classic-pick-national-media-no = Behalten
classic-pick-cabinet-no = Keine Karte
classic-action-votes =
    { $number ->
        [one] Eine Stimme
       *[other] { $number } Stimmen
    }
classic-action-key = Eine Meinung zum Schlüsselthema machen
classic-action-key-off = Das Schlüsselthema aufheben
classic-action-swap = Einen Medienmarker ersetzen
classic-action-trend = Eigener Trend +{ $number }
classic-action-rival = Trend eines Rivalen −{ $number }

## Warum eine Wahl nicht geht


## Neuigkeiten

classic-news-party = Spieler { $player } führt: { $party }.
classic-news-programme =
    { $seat } { $seat-number ->
        [plural] sind
       *[singular] ist
    } { $card }.
classic-news-clash =
    { $seat } { $seat-number ->
        [plural] erhalten
       *[singular] erhält
    } „{ $card }“; das passt nicht und kommt beiseite.
classic-news-drew =
    { $number ->
        [one] { $seat } { $seat-number ->
            [plural] ziehen
           *[singular] zieht
        } eine Programmkarte.
       *[other] { $seat } { $seat-number ->
            [plural] ziehen
           *[singular] zieht
        } { $number } Programmkarten.
    }
classic-news-drew-you = Du ziehst: { $cards }.
classic-news-states = Als Nächstes wählen: { $states }.
classic-news-pool = Der Tauschvorrat: { $cards }.
classic-news-opinion = { $state } ist { $card }.
classic-news-opinion-clash = „{ $card }“ wird { $state-in } aufgedeckt und passt nicht.
classic-news-round = Runde { $round } beginnt.
classic-news-end = Die letzte Wahl ist vorbei.
classic-news-recommitted =
    { $seat } { $seat-number ->
        [plural] haben
       *[singular] hat
    } die geheime Entscheidung geändert.
classic-news-committed =
    { $seat } { $seat-number ->
        [plural] haben
       *[singular] hat
    } geheim entschieden.
classic-news-revealed =
    { $seat } { $seat-number ->
        [plural] haben
       *[singular] hat
    } { $amount }k geboten.
classic-news-revealed-sheet =
    { $seat } { $seat-number ->
        [plural] haben
       *[singular] hat
    } vorbereitet: { $what }.
classic-news-highest-bid = Höchstes Gebot: { $seats }.
classic-news-lot =
    { $seat } { $seat-number ->
        [plural] gewinnen
       *[singular] gewinnt
    } den Würfelwurf.
classic-news-start =
    { $seat } { $seat-number ->
        [plural] bestimmen
       *[singular] bestimmt
    } den Startspieler: { $other }.
classic-news-paid =
    { $seat } { $seat-number ->
        [plural] zahlen
       *[singular] zahlt
    } { $amount }k.
classic-news-received =
    { $seat } { $seat-number ->
        [plural] erhalten
       *[singular] erhält
    } { $amount }k.
classic-news-discarded =
    { $seat } { $seat-number ->
        [plural] werfen
       *[singular] wirft
    } ab: { $cards }.
classic-news-discarded-none =
    { $seat } { $seat-number ->
        [plural] behalten
       *[singular] behält
    } alle verdeckten Karten.
classic-news-changed =
    { $seat } { $seat-number ->
        [plural] sind
       *[singular] ist
    } jetzt { $card } statt { $out }.
classic-news-changed-same =
    { $seat } { $seat-number ->
        [plural] ersetzen
       *[singular] ersetzt
    } { $card } durch eine gleiche Karte.
classic-news-placed =
    { $seat } { $seat-number ->
        [plural] legen
       *[singular] legt
    } Kabinettskarten: { $boards }.
classic-news-placed-none =
    { $seat } { $seat-number ->
        [plural] legen
       *[singular] legt
    } keine Kabinettskarte.
classic-news-revealed-card =
    { $seat } { $seat-number ->
        [plural] decken
       *[singular] deckt
    } { $state-in } auf: { $card }.
classic-news-tile =
    { $seat } { $seat-number ->
        [plural] können
       *[singular] kann
    } { $state-in } über eine Koalition verhandeln.
classic-news-votes =
    { $seat } { $seat-number ->
        [plural] gewinnen
       *[singular] gewinnt
    } { $state-in } { $votes ->
        [one] eine Stimme
       *[other] { $votes } Stimmen
    }.
classic-news-key-issue = „{ $card }“ ist { $state-in } das Schlüsselthema.
classic-news-key-issue-off = { $state } hat kein Schlüsselthema mehr.
classic-news-media-swap =
    { $seat } { $seat-number ->
        [plural] ersetzen
       *[singular] ersetzt
    } { $state-in } einen Medienmarker { $other-gen }.
classic-news-trend = { $seat }: Trend { $other-gen } { $state-in } jetzt { $trend }.
classic-news-trend-own = { $seat }: eigener Trend { $state-in } jetzt { $trend }.
classic-news-proposed =
    { $seat } { $seat-number ->
        [plural] bieten
       *[singular] bietet
    } { $other-dat } eine Koalition an.
classic-news-refused =
    { $seat } { $seat-number ->
        [plural] lehnen
       *[singular] lehnt
    } das Angebot { $other-gen } ab.
classic-news-forced =
    { $seat } { $seat-number ->
        [plural] zwingen
       *[singular] zwingt
    } { $other-dat } eine Koalition auf.
classic-news-coalition = { $seat } und { $other } bilden eine Koalition.
classic-news-passed =
    { $seat } { $seat-number ->
        [plural] passen
       *[singular] passt
    }.
classic-news-media =
    { $seat } { $seat-number ->
        [plural] kaufen
       *[singular] kauft
    } einen Medienmarker { $state-in }.
classic-news-exchanged =
    { $seat } { $seat-number ->
        [plural] tauschen
       *[singular] tauscht
    } { $state-in } eine Meinung aus: { $card } statt { $out }.
classic-news-exchanged-same =
    { $seat } { $seat-number ->
        [plural] tauschen
       *[singular] tauscht
    } { $state-in } { $card } gegen eine gleiche Karte aus.
classic-news-meetings =
    { $seat } { $seat-number ->
        [plural] halten
       *[singular] hält
    } Veranstaltungen ab: { $meetings }.
classic-news-meetings-none =
    { $seat } { $seat-number ->
        [plural] halten
       *[singular] hält
    } keine Veranstaltungen ab.
classic-news-unsold = Die Umfrage { $state-in } will niemand.
classic-news-raised =
    { $seat } { $seat-number ->
        [plural] bieten
       *[singular] bietet
    } { $amount }k.
classic-news-poll =
    { $seat } { $seat-number ->
        [plural] kaufen
       *[singular] kauft
    } die Umfrage { $state-in }.
classic-news-poll-card =
    { $seat } { $seat-number ->
        [plural] sehen
       *[singular] sieht
    } sich die Umfrage an.
classic-news-poll-card-you = Die Umfrage lautet: { $poll }.
classic-news-published =
    { $seat } { $seat-number ->
        [plural] veröffentlichen
       *[singular] veröffentlicht
    } die Umfrage { $state-in }: { $lines }.
classic-news-not-published =
    { $seat } { $seat-number ->
        [plural] veröffentlichen
       *[singular] veröffentlicht
    } die Umfrage { $state-in } nicht.
classic-news-rolled =
    { $seat } { $seat-number ->
        [plural] würfeln
       *[singular] würfelt
    } { $dice }: Mitglieder von { $before } auf { $after }.
classic-news-converted =
    { $seat } { $seat-number ->
        [plural] machen
       *[singular] macht
    } { $state-in } aus { $meetings ->
        [one] einer Veranstaltung
       *[other] { $meetings } Veranstaltungen
    } { $votes ->
        [one] eine Stimme
       *[other] { $votes } Stimmen
    }.
classic-news-counted = Stimmen { $state-in }: { $votes }.
classic-news-seats = Mandate { $state-in }: { $seats }.
classic-news-won =
    { $seat } { $seat-number ->
        [plural] gewinnen
       *[singular] gewinnt
    } die Wahl { $state-in }.
classic-news-won-narrowly =
    { $seat } { $seat-number ->
        [plural] gewinnen
       *[singular] gewinnt
    } die Wahl { $state-in } knapp.
classic-news-members =
    { $seat } { $seat-number ->
        [plural] gewinnen
       *[singular] gewinnt
    } { $amount ->
        [one] ein Mitglied
       *[other] { $amount } Mitglieder
    }.
classic-news-national-media =
    { $seat } { $seat-number ->
        [plural] versetzen
       *[singular] versetzt
    } einen Medienmarker auf den Bundesplan (Runde { $round }).
classic-news-national-opinion =
    { $seat } { $seat-number ->
        [plural] bringen
       *[singular] bringt
    } „{ $card }“ auf Feld { $space } in den Bund.
classic-news-dominant =
    { $seat } { $seat-number ->
        [plural] machen
       *[singular] macht
    } „{ $card }“ auf Feld { $space } zur dominanten Meinung im Bund.
classic-news-accepted =
    { $seat } { $seat-number ->
        [plural] nehmen
       *[singular] nimmt
    } eine Spende von { $donation }k an.
classic-news-refuses =
    { $seat } { $seat-number ->
        [plural] lehnen
       *[singular] lehnt
    } eine Spende ab.
classic-news-refuses-you = Du lehnst eine Spende von { $donation }k ab.
classic-news-turned-down =
    { $seat } { $seat-number ->
        [plural] haben
       *[singular] hat
    } { $donation }k abgelehnt.

## Warum ein Bot so antwortet

classic-because-alone = Stimmen hier bisher, Veranstaltungen mitgezählt: wir { $votes }, die stärkste andere Partei { $rival }.
classic-because-together = Stimmen hier bisher, Veranstaltungen mitgezählt: zusammen mit { $party-dat } { $votes }, die stärkste andere Partei { $rival }.
classic-count-votes = Stimmen – { $place }
classic-count-markers = Marker auf dem Bundesplan
classic-because-forced =
    Bei { $cards ->
        [one] einer gemeinsamen Meinung
       *[other] { $cards } gemeinsamen Meinungen
    } { $party-number ->
        [plural] können
       *[singular] kann
    } { $party } nicht ablehnen.

## What is not possible

classic-no-money = Du hast { $money }k.
classic-no-below-first = Du hast zuvor { $first }k geboten und kannst nicht darunter gehen.
classic-no-higher = Das nächste Gebot ist { $least }k oder mehr.
classic-no-raise = Das nächste Gebot ist { $least }k oder mehr, und du hast { $money }k.
classic-no-party = Diese Partei hat schon jemand gewählt.
classic-no-discard = „{ $card }“ auf deiner Hand: { $count }.
classic-no-card = Du hast „{ $card }“ nicht auf der Hand.
classic-no-tenet = „{ $card }“ widerspricht dem Grundsatz deiner Partei.
classic-no-same-topic = Dein Programm hat schon eine Karte zum Thema { $topic }; „{ $card }“ kann nur diese ersetzen.
classic-no-card-laid = Du legst diese Karte schon in ein anderes Land.
classic-no-card-used = Diese Karte hast du schon eingesetzt; jede geht nur einmal.
classic-no-price = Das kostet { $price }k, und du hast dafür { $money }k.
classic-no-key-issue = { $state } hat schon ein Schlüsselthema; es kann nur entfernt werden.
classic-no-no-opinion = Es liegt { $state-in } keine Meinung offen.
classic-no-self = Wähle eine andere Partei, nicht deine eigene.
classic-no-own-marker = Du hast keinen Medienmarker mehr im Vorrat.
classic-no-rival-marker = Kein Rivale hat { $state-in } einen Medienmarker.
classic-no-marker-of = Diese Partei hat { $state-in } keinen Medienmarker.
classic-no-tile = Diese Partei hat { $state-in } kein Koalitionsplättchen.
classic-no-bound = Diese Partei ist in einer Koalition mit { $other-dat }.
classic-no-in-common = Gemeinsame Programmkarten: { $common }; eine Koalition braucht { $needed }.
classic-no-asked-before = Diese Partei hat dir bei dieser Wahl schon abgesagt.
classic-no-media-space = Alle { $spaces } Medienfelder { $state-in } sind belegt.
classic-no-key-issue-stays = „{ $card }“ ist { $state-in } das Schlüsselthema und bleibt.
classic-no-no-newcomer = Keine Karte des Tauschvorrats kann { $state-in } „{ $card }“ ersetzen.
classic-no-pool = „{ $card }“ liegt nicht im Tauschvorrat.
classic-no-topic-open = Eine Meinung zum Thema { $topic } liegt { $state-in } schon offen.
classic-no-same-card = „{ $card }“ liegt dort schon: Das würde nichts ändern.
classic-no-meeting-space = { $state } hat { $spaces } Felder für deine Veranstaltungen; belegt: { $there }.
classic-no-meetings-new = Neue Veranstaltungen { $state-in } in einer Runde: höchstens { $most }.
classic-no-meeting-supply = Veranstaltungen in deinem Vorrat: { $left }.
classic-no-meetings-there = Deine Veranstaltungen { $state-in }: { $meetings }.
classic-no-line-before = Nenne die Parteien in der Reihenfolge der Liste, jede einmal.
classic-no-protected = Diese Partei kontrolliert dort die Medien; durch eine Umfrage kann sie nicht fallen.
classic-no-empty-line = Die Umfrage hat für diese Partei keinen Wert.
classic-no-dominant = „{ $card }“ ist dominant und kann nicht ersetzt werden.
classic-no-all-dominant = Der Bundesplan ist voll dominanter Meinungen; für „{ $card }“ ist kein Platz.
classic-no-donation-used = Diese Spende hast du schon genutzt.

## News with its figures

classic-news-won-party-most =
    { $seat } { $seat-number ->
        [plural] gewinnen
       *[singular] gewinnt
    } die Wahl { $state-in } mit den meisten Stimmen: { $votes }.
classic-news-won-party-tied =
    { $seat } { $seat-number ->
        [plural] gewinnen
       *[singular] gewinnt
    } die Wahl { $state-in } knapp, bei Gleichstand (Stimmen: { $votes }).
classic-news-won-coalition-most = Die Koalition aus { $seat-dat } und { $partner-dat } gewinnt die Wahl { $state-in } (Stimmen zusammen: { $votes }).
classic-news-won-coalition-tied = Die Koalition aus { $seat-dat } und { $partner-dat } gewinnt die Wahl { $state-in } knapp, bei Gleichstand (Stimmen zusammen: { $votes }).
classic-news-national-opinion-instead =
    { $seat } { $seat-number ->
        [plural] bringen
       *[singular] bringt
    } „{ $card }“ auf Feld { $space } in den Bund; „{ $replaced }“ weicht.

## Was eine Antwort ändern würde

classic-figure-factor = Faktor
classic-figure-popularity = Trend
classic-figure-votes = Stimmen
classic-figure-votes-if-turned = Stimmen, wenn alle Veranstaltungen umgewandelt werden
classic-figure-seats = Mandate
classic-figure-seats-if-turned = Mandate, wenn alle Veranstaltungen umgewandelt werden
classic-figure-meetings = Veranstaltungen
classic-figure-media = Medienmarker
classic-figure-control = Medienkontrolle
classic-figure-leader = würde gewinnen
classic-figure-tiles = Koalitionsplättchen
classic-figure-money = Geld
classic-figure-members = Mitglieder
classic-figure-cards = verdeckte Programmkarten
classic-figure-cabinet = Karten im Schattenkabinett
classic-figure-partner = Koalition mit
classic-figure-together = Stimmen zusammen
classic-figure-national-media = Medienmarker auf dem Bundesplan
classic-figure-opinion-members = Mitglieder durch Meinungen im Bund
classic-figure-opinion-points = Punkte für Meinungen im Bund
classic-figure-points = Punkte
classic-figure-turn = Platz in der Reihenfolge
classic-place-national = Bundesplan
classic-later-party = Das ändert jetzt nichts: Deine Partei bestimmt, welche Zeilen der Umfragen für dich gelten.
classic-later-bid = Wer nichts bietet, zahlt nichts. Wer am meisten bietet, bestimmt den Startspieler.
classic-later-raise = Du bist aus dieser Versteigerung heraus und zahlst nichts.
classic-later-cabinet = Du zahlst nichts, und keine deiner Karten wirkt in dieser Runde.
classic-later-coalition = Du bleibst allein, wenn dir keine andere Partei ein Angebot macht.
classic-later-consent = Keine Koalition mit dieser Partei bei dieser Wahl.
classic-later-convert = Deine Veranstaltungen bleiben liegen; sie können später zu Stimmen werden.
classic-later-media = Du kaufst jetzt nichts; du wirst wieder gefragt, wenn nicht alle anderen auch passen.

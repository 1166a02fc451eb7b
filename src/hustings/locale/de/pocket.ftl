# Pocket Election, das Beispielspiel

pocket-party =
    { $number ->
        [1] Rot
        [2] Blau
        [3] Grün
       *[other] Gold
    }
pocket-region =
    { $number ->
        [1] Norden
       *[other] Süden
    }

pocket-issue-0 = Steuern
pocket-issue-1 = Schulen
pocket-issue-2 = Gesundheit
pocket-issue-3 = Eisenbahn
pocket-issue-4 = Wälder
pocket-issue-5 = Wohnen

pocket-card-0 = Keine Karte
pocket-card-1 = Kurswechsel
pocket-card-2 = Schmutzkampagne

## Was auf dem Tisch liegt

pocket-round = Runde { $round } von { $rounds }
pocket-parties = Die Parteien in Zugreihenfolge
pocket-you = { $party } (du)
pocket-two = { $first }, { $second }
pocket-head-party = Partei
pocket-head-votes = Stimmen
pocket-head-funds = Kasse
pocket-head-cards = Karten
pocket-head-programme = Programm
pocket-opinion = Im { $region } zählt den Wählern: { $issue }.
pocket-hand = Deine Karten

## Fragen

pocket-ask-bid = Wie viel bietest du, um anzufangen? Höchstens { $most }; alle zahlen.
pocket-ask-meetings = Wie viele Veranstaltungen hältst du ab? Jede kostet eins.
pocket-ask-card = Spielst du eine Karte?
pocket-ask-programme = Du hast { $issue } gezogen. Wofür steht deine Partei?
pocket-step-meetings = Veranstaltungen im { $region }

## Antworten

pocket-do-bid = { $amount } bieten
pocket-do-meetings = { $first } im Norden, { $second } im Süden
pocket-do-card-0 = Keine Karte spielen
pocket-do-card-1 = Kurswechsel: zieh ein Thema, das eins deiner beiden ersetzen kann
pocket-do-card-2 = Schmutzkampagne im { $region }: jeder Rivale dort verliert eine Veranstaltung
pocket-do-keep = Das Programm behalten und { $issue } zurücklegen
pocket-do-exchange = { $in } statt { $out }

pocket-not-in-hand = Diese Karte hast du nicht ({ $card }).

## Neuigkeiten

pocket-news-dealt = { $seat } erhält zwei Karten.
pocket-news-dealt-you = Du erhältst zwei Karten: { $first }, { $second }.
pocket-news-recommitted = { $seat } hat das geheime Gebot geändert.
pocket-news-committed = { $seat } hat geheim geboten.
pocket-news-revealed = { $seat } hat { $amount } geboten.
pocket-news-order = { $first } fängt an.
pocket-news-meetings = { $seat } hält Veranstaltungen ab: { $first } im Norden, { $second } im Süden.
pocket-news-card-0 = { $seat } spielt keine Karte.
pocket-news-card-1 = { $seat } spielt einen Kurswechsel.
pocket-news-card-2 = { $seat } führt im { $region } eine Schmutzkampagne gegen alle Rivalen.
pocket-news-drew = { $seat } zieht ein Thema.
pocket-news-drew-you = Du hast { $issue } gezogen.
pocket-news-kept = { $seat } behält das Programm.
pocket-news-programme = { $seat } steht jetzt für { $issue }.
pocket-news-count = Die Stimmen werden ausgezählt.
pocket-news-end = Die Wahl ist vorbei.

## What is not possible

pocket-no-funds = Du hast { $funds }.
pocket-no-bid = Du kannst höchstens { $most } bieten.
pocket-no-meetings = In einer Region kannst du in einer Runde höchstens { $most } Veranstaltungen abhalten.

## News with its figures

pocket-news-order-all = Reihenfolge: { $order }.
pocket-news-votes = Die Stimmen sind gezählt: { $votes }.

## Was eine Antwort ändern würde

pocket-figure-meetings = Veranstaltungen
pocket-figure-votes = Stimmen
pocket-figure-votes-if-counted = Stimmen nach der Auszählung
pocket-figure-money = Kasse
pocket-figure-cards = Karten
pocket-figure-turn = Platz in der Reihenfolge
pocket-later-bid = Wer nichts bietet, zahlt nichts. Wer mehr bietet, ist vor dir an der Reihe.
pocket-later-card = Du behältst deine Karten.
pocket-later-programme = Dein Programm bleibt, wie es ist.

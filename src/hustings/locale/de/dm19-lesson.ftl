# Der erste Wahlkampf

dm19-lesson-goal = Du führst: { $party }. Nach { $elections } Wahlen gewinnt die Partei mit den meisten Punkten. Punkte bringen Stimmen und Siege in den Ländern, Medienmarker auf dem Bundesplan und deine Basis.
dm19-lesson-region = Die Länder wählen eins nach dem anderen. Am Ende dieser Runde ist es { $region }. Seine Karte macht aus Stimmen Punkte, und { $majority } Stimmen gewinnen es; das ist einer Partei allein { $alone } Punkte wert.
dm19-lesson-count = Stimmen sind Veranstaltungen plus Trend, mal Treffer. Was du { $region-in } hast: Veranstaltungen { $meetings }, Trend { $trend }, Treffer { $matches }. Jetzt ausgezählt ergibt das: Stimmen { $votes }, Punkte { $points }.
dm19-lesson-matches = Treffer sind die offenen Meinungen, die dein Programm teilt, minus die, denen es widerspricht; sie zählen mindestens eins. Alles, was folgt, bewegt Treffer, Trend oder Veranstaltungen.
dm19-lesson-money = Alles kostet Geld. Du hast { $money }k. Nach der Wahl bringen Punkte für Stimmen und deine Basis neues.
dm19-lesson-bid = Die Runde beginnt: Alle bieten geheim um den Startspieler, und nur wer am meisten bietet, zahlt. Diesmal brauchst du das Geld woanders: Biete { $bid }.
dm19-lesson-take = Jetzt die Programme. Erst nimmst du Karten, dann darfst du welche in dein Programm tauschen.
dm19-lesson-programme = Du darfst bis zu { $swaps } Karten deines Programms gegen Karten auf deiner Hand tauschen. Such, was die Länder wollen: Jeder Treffer vervielfacht dort deine Veranstaltungen.
dm19-lesson-media = Ein Medienmarker kostet { $price }k. Wer in einem Land die meisten hat, kontrolliert dort die Medien: Er darf eine Meinung ersetzen, und Umfragen können seinen Trend nicht senken.
dm19-lesson-meetings = Veranstaltungen werden zu Stimmen; je mehr auf einmal, desto teurer sind sie. Halte sie ab, wo du Treffer hast. Mit der vorgeschlagenen Antwort ergäbe { $region }, jetzt ausgezählt: Stimmen { $votes }, Punkte { $points }.
dm19-lesson-politicians = Politiker werden verdeckt geschickt, höchstens einer in ein Land, und jeder handelt einmal im Spiel. Sie bringen Trend, Stimmen und mehr, wenn du sie dann bezahlst.
dm19-lesson-poll = In jedem Land wird eine Umfrage an den Meistbietenden verkauft. Wird sie veröffentlicht, bewegen alle ihre Zeilen den Trend. Biete nicht mehr, als dir das wert ist.
dm19-lesson-publish = Die Umfrage gehört dir. Veröffentliche sie, wenn sie dir mehr nützt als den anderen; bleibt sie geheim, bringt sie Basis: { $base }.
dm19-lesson-talks = Noch etwas zum Gewinnen. Hat niemand { $majority } Stimmen, gewinnt die stärkste Partei gemeinsam mit dem Partner, der am meisten von ihrem Programm teilt, wenn beide zusammen sie erreichen: je { $together } Punkte. Gefragt wird niemand, also achte darauf, wer dir nahesteht.
dm19-lesson-won =
    Die erste Wahl ist vorbei. { $most ->
        [1] Deine Punkte für Stimmen: { $votes }; keine Partei hat mehr. Für Siege: { $wins }.
       *[other] Deine Punkte für Stimmen: { $votes }; die beste Partei hat { $best }. Für Siege: { $wins }.
    }
dm19-lesson-donation = Zuletzt eine Spende. Angenommen bringt sie Geld und kostet Basis; abgelehnt bringt sie Basis, und Basis sind Punkte.
dm19-lesson-alone = Das war eine ganze Runde. Am Ende der nächsten wählt { $region }. Spiel allein weiter: Der Coach sagt, wozu jede Frage da ist, und ein Tipp zeigt Zahlen.
dm19-lesson-income = Nun zum Geld. Vor den Spenden brachte jeder Punkt für Stimmen bei dieser Wahl und jeder Punkt deiner Basis dir tausend. Deine Basis ist jetzt { $base }; jeder Punkt davon ist auch am Ende ein Punkt.
dm19-lesson-national = Nach einer Wahl wandern Medienmarker auf den Bundesplan. Was sie am Ende wert sind, hängt von der Wahl ab: { $row }. Deine Punkte dort bisher: { $media }.
dm19-lesson-why-swap = Deine Treffer { $region-in } steigen von { $now } auf { $then }.
dm19-lesson-why-media = Mit diesem einen Marker kontrollierst du { $region-in } die Medien.
dm19-lesson-why-no-media = Deine { $money }k bleiben so für Veranstaltungen und Umfragen.
dm19-lesson-why-influence = Deine Treffer steigen dort von { $now } auf { $then }.
dm19-lesson-why-shelve = Deine Basis steigt auf { $base }, und sonst hat niemand etwas von der Umfrage.
dm19-lesson-why-wait = Sie bleiben, wo sie sind, und bringen später vielleicht mehr, mit besserem Trend oder mehr Treffern.
dm19-lesson-why-refuse = Deine Basis wächst um { $base }, und Basis sind Punkte.

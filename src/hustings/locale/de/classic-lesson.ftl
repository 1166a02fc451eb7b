# Der erste Wahlkampf

classic-lesson-goal = Du führst: { $party }. Nach { $elections } Wahlen gewinnt die Partei mit den meisten Punkten. Die meisten Punkte sind Mandate in den Ländern; dazu kommen Mitglieder und was du auf den Bundesplan bringst.
classic-lesson-state = Die Länder wählen eins nach dem anderen. Am Ende dieser Runde ist es { $state }: Seine Karte macht aus Stimmen Mandate, höchstens { $most }.
classic-lesson-count = Stimmen sind Veranstaltungen mal Faktor. Was du { $state-in } hast: Veranstaltungen { $meetings }, Faktor { $factor }. Jetzt ausgezählt ergibt das: Stimmen { $votes }, Mandate { $seats }.
classic-lesson-factor = Der Faktor ist dein Trend (dort { $popularity }), plus eins für jede offene Meinung, die dein Programm teilt, minus eins für jede, der es widerspricht. Alles, was folgt, bewegt den Faktor oder die Veranstaltungen.
classic-lesson-money = Alles kostet Geld. Du hast { $money }k. Nach einer Wahl bringt jedes Mandat { $seat }k; am Ende des Spiels ist Geld nichts wert.
classic-lesson-bid = Die Runde beginnt: Alle bieten geheim, wer am meisten bietet, zahlt und bestimmt den Startspieler. Diesmal brauchst du das Geld woanders: Biete { $bid }.
classic-lesson-programme = Du darfst eine Karte deines Programms durch eine von deiner Hand ersetzen. Achte auf die Faktoren in den Ländern: Darum geht es.
classic-lesson-cabinet = Karten des Schattenkabinetts bringen Stimmen, Trend oder ein Koalitionsplättchen, jede einmal im Spiel. Behalte sie diesmal: Auch sie kosten Geld, und das brauchst du für Medien und Veranstaltungen.
classic-lesson-media = Medienmarker kosten je { $price }k. Wer in einem Land die meisten hat, kontrolliert dort die Medien: Er darf eine Meinung austauschen, und Umfragen können seinen Trend nicht senken.
classic-lesson-opinion = Du kontrollierst hier die Medien und darfst eine Meinung dieses Landes gegen eine aus dem Tauschvorrat tauschen. Hol herein, was dein Programm teilt, oder nimm heraus, dem es widerspricht.
classic-lesson-meetings = Veranstaltungen kosten je { $price }k und werden zu Stimmen; halte sie ab, wo dein Faktor hoch ist. Mit der vorgeschlagenen Antwort ergäbe { $state }, jetzt ausgezählt: Stimmen { $votes }, Mandate { $seats }.
classic-lesson-poll = In jedem Land wird eine Umfrage an den Meistbietenden verkauft. Nur er sieht sie und bestimmt, was veröffentlicht wird. Sie bewegt den Trend und damit den Faktor. Biete nicht mehr, als dir das wert ist.
classic-lesson-publish = Die Umfrage gehört dir. Veröffentliche bis zu { $lines } ihrer Zeilen, wenn sie dir nützen oder anderen schaden; oder halte sie geheim und würfle um neue Mitglieder.
classic-lesson-talks = Noch etwas, bevor ausgezählt wird. Parteien können reden: Mit je einem Koalitionsplättchen im Land, das wählt, dürfen zwei ihre Stimmen zusammenzählen und gemeinsam gewinnen. Sie brauchen { $voluntary } gemeinsame Programmkarten; ab { $forced } kann eine es erzwingen.
classic-lesson-convert = Jetzt werden Veranstaltungen zu Stimmen. Im Land, das wählt, zählen alle; anderswo können sie auf einen besseren Faktor warten.
classic-lesson-won =
    Die erste Wahl ist vorbei. { $most ->
        [1] Niemand hat mehr Mandate gewonnen als du: { $seats }.
       *[other] Deine Mandate: { $seats }; die der besten Partei: { $best }.
    } Jedes ist ein Punkt und bringt { $money }k.
classic-lesson-national = Der Sieger bringt eine Meinung auf den Bundesplan. Sie bringt allen, die sie teilen, nach jeder Wahl Mitglieder und am Ende Punkte: Nimm eine, für die du stehst.
classic-lesson-donation = Zuletzt kommen die Spenden. Angenommen bringt eine Geld, aber Mitglieder gehen; abgelehnt kommen Mitglieder. Mitglieder sind Punkte.
classic-lesson-alone = Das war eine ganze Runde. Am Ende der nächsten wählt { $state }. Spiel allein weiter: Der Coach sagt, wozu jede Frage da ist, und ein Tipp zeigt Zahlen.
classic-lesson-income = Nun zum Geld. Jedes Mandat, das du gerade gewonnen hast, hat { $each }k gebracht. Nach den Runden { $rounds } bringt auch jedes Mitglied { $member }k.
classic-lesson-members = Und zu den Punkten. Jedes Mitglied ist ein Punkt: Du hast { $members }. Die Partei mit den meisten Mitgliedern erhält { $first } Punkte dazu, die zweite { $second }. Nach jetzigem Stand bekommst du { $bonus }; noch kann dich jemand überholen.
classic-lesson-why-discard = Neue Karten kosten nichts und passen vielleicht besser zu den Ländern.
classic-lesson-why-keep = So bleibt dein Faktor { $state-in } bei { $factor }.
classic-lesson-why-change = Dein Faktor { $state-in } steigt von { $now } auf { $then }.
classic-lesson-why-media = Mit diesem einen Marker kontrollierst du { $state-in } die Medien.
classic-lesson-why-no-media = Deine { $money }k bleiben so für Veranstaltungen und Umfragen.
classic-lesson-why-exchange = Dein Faktor steigt dort von { $now } auf { $then }.
classic-lesson-why-raise = Noch hat niemand geboten; { $bid }k reichen vielleicht.
classic-lesson-why-publish = Dein Trend steigt dort auf { $popularity }.
classic-lesson-why-convert = Jetzt ausgezählt bringt das Stimmen: { $votes }.
classic-lesson-why-national-media = Ein Marker, der jetzt dorthin kommt, zählt am Ende { $points }. Die Felder späterer Wahlen zählen weniger, zuletzt { $least }.
classic-lesson-why-national-opinion = Dein Programm teilt sie. Solange das so bleibt, bringt sie am Ende Punkte ({ $points }) und nach jeder Wahl neue Mitglieder ({ $members }).
classic-lesson-why-refuse = Abgelehnt darfst du mit { $dice } Würfeln um neue Mitglieder würfeln. Wer allein am meisten ablehnt, würfelt mit { $more } weiteren.

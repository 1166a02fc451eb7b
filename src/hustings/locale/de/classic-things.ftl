# Was die Dinge auf dem Tisch sind und was sie tun

classic-thing-votes = Stimmen
classic-thing-votes-what = Die Stimmen einer Partei in einem Land, von 0 bis { $votes }.
classic-thing-votes-does = Sie entscheiden, wer das Land gewinnt, und seine Karte macht aus ihnen Mandate. Sie kommen aus Veranstaltungen, Karten des Schattenkabinetts und der Vorbereitung.
classic-thing-seats = Mandate
classic-thing-seats-what = Was Stimmen in einem Land wert sind, nach seiner Karte.
classic-thing-seats-does = Jedes Mandat ist am Ende ein Punkt und bringt nach der Wahl { $seat_money }k.
classic-thing-factor = Faktor
classic-thing-factor-what = Der Trend, plus die offenen Meinungen des Landes, die das Programm teilt, minus die, denen es widerspricht.
classic-thing-factor-does = Veranstaltungen mal Faktor ergeben Stimmen. Bei null oder weniger ergeben zwei Veranstaltungen eine Stimme.
classic-thing-popularity = Trend
classic-thing-popularity-what = Wie beliebt eine Partei in einem Land ist, von −{ $trend } bis +{ $trend }.
classic-thing-popularity-does = Er zählt zum Faktor. Umfragen und Karten des Schattenkabinetts bewegen ihn.
classic-thing-meeting = Veranstaltungen
classic-thing-meeting-what = Steine in einem Land, aus denen Stimmen werden können; jeder kostet { $meeting_price }k.
classic-thing-meeting-does = Höchstens { $meetings_new } neue in einem Land je Runde und { $meeting_spaces } insgesamt. Ab { $meetings_least } können sie zu Stimmen werden; wenn das Land wählt, werden es alle.
classic-thing-media = Medienmarker
classic-thing-media-what = Ein Marker kostet { $media_price }k; ein Land hat { $media_spaces } Felder.
classic-thing-media-does = Wer die meisten hat, kontrolliert dort die Medien. Der Sieger darf einen auf den Bundesplan bringen, wo er Punkte wert ist.
classic-thing-control = Medienkontrolle
classic-thing-control-what = Mehr Medienmarker in einem Land als jede andere Partei.
classic-thing-control-does = Diese Partei darf dort in jeder Runde eine Meinung austauschen, und Umfragen können ihren Trend nicht senken.
classic-thing-coalition = Koalition
classic-thing-coalition-what = Zwei Parteien, die im Land, das jetzt wählt, ihre Stimmen zusammenzählen.
classic-thing-coalition-does = Mit { $voluntary } gemeinsamen Programmkarten müssen beide zustimmen, ab { $forced } kann eine sie erzwingen. Beide brauchen dort ein Koalitionsplättchen.
classic-thing-tile = Koalitionsplättchen
classic-thing-tile-what = Ein Plättchen, das eine Karte des Schattenkabinetts mit Telefon in ein Land bringt.
classic-thing-tile-does = Ohne es kann eine Partei dort keine Koalition eingehen.
classic-thing-programme = Programm
classic-thing-programme-what = Die { $programme } offenen Karten, für die eine Partei steht; bis zu { $hand } weitere hat sie verdeckt auf der Hand.
classic-thing-programme-does = Karten, die ein Land oder der Bundesplan teilt, bringen Stimmen, Mitglieder und Punkte.
classic-thing-opinion = Volkes Meinung
classic-thing-opinion-what = Was die Wähler eines Landes wollen: Bis zu { $opinions } Karten liegen offen.
classic-thing-opinion-does = Jede zählt eins für Parteien, die sie teilen, und eins gegen die, die für das Gegenteil stehen.
classic-thing-key-issue = Schlüsselthema
classic-thing-key-issue-what = Eine Meinung unter dem Schlüsselthema-Plättchen.
classic-thing-key-issue-does = Sie zählt doppelt und kann nicht ausgetauscht werden. Karten des Schattenkabinetts legen das Plättchen und entfernen es.
classic-thing-pool = Tauschvorrat
classic-thing-pool-what = { $pool } offene Meinungskarten, die in ein Land kommen können.
classic-thing-pool-does = Wer die Medien eines Landes kontrolliert oder dort die absolute Mehrheit hat, darf eine Meinung gegen eine von diesen tauschen.
classic-thing-national-board = Bundesplan
classic-thing-national-board-what = Meinungen und Medienmarker, die Sieger aus den Ländern dorthin gebracht haben.
classic-thing-national-board-does = Eine Meinung im Bund bringt Parteien, die sie teilen, nach jeder Wahl Mitglieder und am Ende Punkte; eine dominante { $dominant } Punkte mehr. Ein Marker ist nach seiner Runde Punkte wert.
classic-thing-member = Mitglieder
classic-thing-member-what = Die Mitglieder einer Partei.
classic-thing-member-does = Jedes ist am Ende ein Punkt. Die meisten Mitglieder bringen { $most } Punkte mehr, die zweitmeisten { $second }. In manchen Runden zahlt jedes { $member_money }k.
classic-thing-money = Geld
classic-thing-money-what = In Tausendern gezählt; jede Zahlung ist öffentlich.
classic-thing-money-does = Damit bezahlt man Gebote um den Startspieler, Karten des Schattenkabinetts, Medienmarker, Veranstaltungen und Umfragen. Am Ende ist es nichts wert.
classic-thing-poll = Umfrage
classic-thing-poll-what = Eine Karte, die an den Meistbietenden verkauft wird, in jeder Runde eine je Land.
classic-thing-poll-does = Der Käufer veröffentlicht bis zu { $lines } ihrer Zeilen, die den Trend bewegen; oder er hält sie geheim und würfelt mit { $poll_dice } Würfeln um neue Mitglieder.
classic-thing-start = Startspieler
classic-thing-start-what = Wer in dieser Runde zuerst handelt; die anderen folgen im Uhrzeigersinn.
classic-thing-start-does = Alle bieten geheim. Wer am meisten bietet, zahlt und bestimmt den Startspieler.
classic-thing-sheet = Vorbereitung
classic-thing-sheet-what = Ein geheimes Blatt, das jede Partei vor der ersten Runde ausfüllt.
classic-thing-sheet-does = Es bringt Trend, Stimmen, Veranstaltungen und Medienmarker in den ersten { $boards } Ländern und vielleicht Mitglieder.
classic-thing-cabinet = Schattenkabinett
classic-thing-cabinet-what = Karten, die verdeckt gelegt werden, höchstens eine in jedem Land.
classic-thing-cabinet-does = Beim Aufdecken werden sie bezahlt; jede führt eine ihrer Aktionen aus und ist dann verbraucht.
classic-thing-donation = Spenden
classic-thing-donation-what = Karten von { $donation_least }k bis { $donation_most }k, von denen am Ende einer Runde eine gewählt wird.
classic-thing-donation-does = Wird sie angenommen, bringt sie Geld, und Würfel sagen, wie viele Mitglieder gehen. Wird sie abgelehnt, sagen Würfel, wie viele kommen; wer allein das meiste ablehnt, würfelt mit { $refusal_dice } Würfeln mehr.
classic-thing-points = Punkte
classic-thing-points-what = Was nach der letzten Wahl entscheidet.
classic-thing-points-does = Mandate, Medienmarker und Meinungen auf dem Bundesplan und Mitglieder.
classic-thing-majority = Absolute Mehrheit
classic-thing-majority-what = Mehr Stimmen in einem Land als alle anderen Parteien zusammen.
classic-thing-majority-does = Wenn dort Veranstaltungen zu Stimmen geworden sind, darf diese Partei eine Meinung austauschen.
classic-thing-party = Partei
classic-thing-party-what = Eine der Parteien, die gespielt werden.
classic-thing-party-does = Jede hat auf jeder Umfrage ihre eigene Zeile.
classic-thing-state = Land
classic-thing-state-what = Bei jeder der { $elections } Wahlen wählt ein Land.
classic-thing-state-does = Die Partei oder Koalition mit den meisten Stimmen gewinnt es.
classic-thing-card-what = Eine Haltung: { $name }. Sie kann in einem Programm stehen und Meinung eines Landes sein.
classic-thing-card-does = Im Programm zählt sie eins, wo sie offen liegt, und minus eins, wo ihr Gegenteil liegt.
classic-thing-politician-what = Eine Karte des Schattenkabinetts. Sie kostet { $cost }k und ist einmal verwendbar.
classic-thing-politician-does = Eines davon: { $actions }.
classic-thing-politician-does-phone = Eines davon: { $actions }. Das Telefon bringt ein Koalitionsplättchen.
classic-thing-donation-card = Spende von { $amount }k
classic-thing-donation-card-what = Eine Spendenkarte; sie ist einmal verwendbar.
classic-thing-donation-card-does =
    Angenommen: { $amount }k und { $accept ->
        [one] ein Würfel
       *[other] { $accept } Würfel
    } um Mitglieder, die gehen. Abgelehnt: { $refuse ->
        [one] ein Würfel
       *[other] { $refuse } Würfel
    } um Mitglieder, die kommen.
classic-thing-state-card-what = Ein Land mit höchstens { $most } Mandaten.
classic-thing-state-card-does = Die Partei oder Koalition mit den meisten Stimmen gewinnt es, und seine Karte sagt, wie viele Mandate Stimmen wert sind.
classic-thing-action-key = Das Schlüsselthema setzen oder aufheben

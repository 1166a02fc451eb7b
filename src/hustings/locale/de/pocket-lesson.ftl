# Der erste Wahlkampf

pocket-lesson-goal = Du führst { $party }. Nach { $rounds } Runden gewinnt die Partei mit den meisten Stimmen. Sonst zählt nichts.
pocket-lesson-count = Jede Runde endet mit einer Auszählung: Jede Veranstaltung bringt eine Stimme. Sie bringt eine mehr, wo den Wählern ein Thema deines Programms wichtig ist. Dem { $region } ist wichtig: { $issue }.
pocket-lesson-programme = Dein Programm: { $first } und { $second }. Eines davon ist dem { $region } wichtig, also ist dir jede Veranstaltung dort zwei Stimmen wert.
pocket-lesson-money = In deiner Kasse sind { $funds }. Jede Veranstaltung kostet eins, und jede Auszählung bringt { $income } dazu. Was du anders ausgibst, fehlt für Veranstaltungen.
pocket-lesson-bid = Eine Runde beginnt mit einem geheimen Gebot um die Reihenfolge. Alle zahlen. Zuerst an der Reihe zu sein ist heute wenig wert: Biete { $bid }, dann bleiben { $left } für Veranstaltungen.
pocket-lesson-order = Die Gebote sind offen. Du bist in dieser Runde Nummer { $turn } von { $players }.
pocket-lesson-meetings = Halte jetzt Veranstaltungen ab, höchstens { $most } in einer Region: { $first } im { $region }, wo jede zwei Stimmen wert ist, und { $second } im { $other }, wo jede eine wert ist. Würde dann ausgezählt, hättest du { $votes }.
pocket-lesson-card = In jeder Runde darfst du eine Karte spielen. Du hast: { $cards }. Sieh nach, was jede ändern würde, und entscheide.
pocket-lesson-counted = Die Stimmen sind ausgezählt: Du hast { $votes }, die beste Partei hat { $best }. Die Veranstaltungen sind weg, und mit dem neuen Geld hast du { $funds }.
pocket-lesson-alone = Das ist das ganze Spiel: Gebot, Veranstaltungen, Karte, Auszählung. Spiel allein zu Ende; der Coach sagt, wozu jede Frage da ist.

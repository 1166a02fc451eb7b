# Was die Dinge auf dem Tisch sind und was sie tun

pocket-thing-votes = Stimmen
pocket-thing-votes-what = Womit man nach { $rounds } Runden gewinnt.
pocket-thing-votes-does = Eine Veranstaltung bringt bei der Auszählung eine Stimme, und eine mehr für jedes Thema des Programms, das ihrer Region wichtig ist.
pocket-thing-money = Kasse
pocket-thing-money-what = Jede Partei beginnt mit { $funds } und erhält nach jeder Auszählung { $income }.
pocket-thing-money-does = Sie zahlt Gebote und Veranstaltungen und entscheidet am Ende bei Gleichstand.
pocket-thing-meeting = Veranstaltungen
pocket-thing-meeting-what = Bis zu { $meetings } in einer Region je Runde, jede kostet eins.
pocket-thing-meeting-does = Bei der Auszählung werden sie zu Stimmen und sind weg.
pocket-thing-opinion = Was den Wählern wichtig ist
pocket-thing-opinion-what = Jeder Region ist ein Thema wichtig, immer dasselbe.
pocket-thing-opinion-does = Veranstaltungen dort bringen eine Stimme mehr für jedes solche Thema im Programm.
pocket-thing-programme = Programm
pocket-thing-programme-what = Die zwei Themen, für die eine Partei steht; alle sehen sie.
pocket-thing-programme-does = Jedes, das einer Region wichtig ist, macht jede Veranstaltung dort eine Stimme mehr wert.
pocket-thing-order = Reihenfolge
pocket-thing-order-what = Wer in dieser Runde zuerst handelt.
pocket-thing-order-does = Alle bieten geheim, höchstens { $bid }; alle zahlen, und wer am meisten bietet, ist zuerst an der Reihe.
pocket-thing-hand = Karten
pocket-thing-hand-what = Jede Partei erhält zu Beginn { $hand } Karten; die anderen sehen sie nicht.
pocket-thing-hand-does = In jeder Runde darf man eine spielen.
pocket-thing-phase-bidding = Bieten
pocket-thing-phase-bidding-what = Alle bieten geheim um die Reihenfolge.
pocket-thing-phase-bidding-does = Alle zahlen ihr Gebot.
pocket-thing-phase-meetings = Veranstaltungen
pocket-thing-phase-meetings-what = Der Reihe nach halten die Parteien Veranstaltungen in den Regionen ab.
pocket-thing-phase-meetings-does = Bei der Auszählung werden sie zu Stimmen.
pocket-thing-phase-cards = Karten
pocket-thing-phase-cards-what = Der Reihe nach darf jede Partei eine Karte spielen.
pocket-thing-phase-cards-does = Eine gespielte Karte ist weg.
pocket-thing-phase-count = Auszählung
pocket-thing-phase-count-what = Veranstaltungen werden zu Stimmen, und alle erhalten { $income }.
pocket-thing-phase-count-does = Nach { $rounds } Runden gewinnt, wer die meisten Stimmen hat.
pocket-thing-card-1-what = Eine Karte, die ein Thema zieht.
pocket-thing-card-1-does = Das gezogene Thema darf eines der zwei im Programm ersetzen.
pocket-thing-card-2-what = Eine Karte gegen Rivalen in einer Region.
pocket-thing-card-2-does = Jeder Rivale mit einer Veranstaltung dort verliert eine.
pocket-thing-issue-what = Ein Thema: { $name }.
pocket-thing-issue-does = Im Programm macht es Veranstaltungen mehr wert, wo es den Wählern wichtig ist.
pocket-thing-region-what = Eine Region mit Veranstaltungen aller Parteien.
pocket-thing-region-does = Ihren Wählern ist ein Thema wichtig.

## Wozu eine Frage dient und worauf zu achten ist

pocket-purpose-bid = Das höchste Gebot ist in dieser Runde zuerst an der Reihe. Alle zahlen ihr Gebot.
pocket-coach-bid = Wer zuletzt an der Reihe ist, sieht, was die anderen getan haben. Was du bietest, fehlt für Veranstaltungen.
pocket-purpose-meetings = Jede Veranstaltung bringt eine Stimme, und mehr, wo dein Programm zu den Wählern passt.
pocket-coach-meetings = Sieh nach, was den Wählern jeder Region wichtig ist und wofür deine Partei steht.
pocket-purpose-card = Du darfst eine Karte von deiner Hand spielen.
pocket-coach-card = Jede Karte ist einmal verwendbar. Sieh nach, was sie bei dieser Auszählung ändern würde.
pocket-purpose-programme = Du hast ein Thema gezogen und darfst es in dein Programm nehmen.
pocket-coach-programme = Ein Thema zählt nur, wo es den Wählern einer Region wichtig ist. Wo hältst du deine Veranstaltungen ab?

# Der erste Wahlkampf

zoo-lesson-goal = Du führst: { $party }. Jede Partei steigt auf einer Leiste mit { $last } Zielen. Wer am Ende die meisten Ziele hat, gewinnt; bei Gleichstand zählt das meiste Futter.
zoo-lesson-parliament = Ziele kommen mit der Macht. Der Zoo wählt ein Parlament; Parteien, die zusammen die Mehrheit der Sitze haben, bilden die Regierung und verteilen Ämter und Ziele.
zoo-lesson-count = Sitze kommen aus Stimmen und Stimmen aus Futter. Jede Tierart gibt ihre Stimmen der Partei mit dem meisten Futter, manche auch der zweiten. Zum Beispiel { $species }: { $first } für die erste, { $second } für die zweite.
zoo-lesson-calendar = Wahlen kommen alle { $interval } Runden; das Spiel dauert höchstens { $rounds } Runden. In dieser ersten Runde wird der Präsident gewählt und dann das Parlament.
zoo-lesson-bid = Zuerst der Präsident: Das höchste Gebot erhält das Amt und steigt auf der Leiste der Ziele um { $goals }, aber alle verlieren die Hälfte ihres Gebots. Du hast { $food } Futter, und der Wahlkampf braucht es auch: Biete { $bid }.
zoo-lesson-campaign = Jetzt der Wahlkampf. Du darfst { $limit } Futter aus der Kasse legen, höchstens { $most } zu einer Tierart. Fang an mit: { $species }. Dort würden { $food } Futter dir, jetzt ausgezählt, Stimmen bringen: { $votes }. Den Rest legst du danach, wie du willst.
zoo-lesson-cards = Vor der Auszählung darfst du eine Aktionskarte spielen. Jede Karte passt nur in eine Phase; sieh sie dir genauer an, um zu lesen, was sie tut. Auf dem Handy sind deine Karten unter „Meine Sachen“.
zoo-lesson-counted = Die Stimmen sind ausgezählt. Du hast { $seats } von { $total } Sitzen; die Mehrheit liegt bei { $majority }.
zoo-lesson-talks = Jetzt wird über eine Regierung verhandelt. Ein Vorschlag sagt, wer die drei Ämter erhält und wer die nächsten Ziele erreicht. Alle stimmen geheim ab; erreichen die Sitze hinter dem Ja die Mehrheit, regiert, wer Ja gesagt hat.
zoo-lesson-vote = Ziele gewinnen das Spiel: Sieh zuerst nach, wer sie erreichen soll, dann, welche Ämter für dich dabei sind. Mit Ja kommst du in die Regierung; mit Nein bleibst du in der Opposition, die mehr Karten zieht.
zoo-lesson-event = In jeder Runde wird ein Ereignis aufgedeckt. Diesmal: { $event }. { $does } Danach dürfen Karten für diese Phase gespielt werden.
zoo-lesson-progress = Am Ende der Runde wird das versprochene Ziel erreicht, wenn die Regierung ihre Mehrheit hat. Manche Karten bringen ein Ziel, wenn man das richtige Amt hat.
zoo-lesson-alone = Das war eine ganze Runde. Deine Ziele bisher: { $goals }; die meisten einer Partei: { $best }. Spiel allein weiter: Der Coach sagt, wozu jede Frage da ist, und ein Tipp zeigt Zahlen.
zoo-lesson-president =
    { $mine ->
        [1] Dein Gebot war das höchste: Du hast die Präsidentschaft.
       *[other] Das höchste Gebot und damit die Präsidentschaft: { $president }.
    } Als Nächstes kommt Futter zu den Tieren.
zoo-lesson-government =
    Die Abstimmung ist vorbei. Premierminister: { $prime }. Sitze der Regierung: { $seats }; die Mehrheit liegt bei { $majority }. { $mine ->
        [1] Du regierst mit.
       *[other] Du bist in der Opposition.
    }
zoo-lesson-why-campaign = Das brächte dir, jetzt ausgezählt, Stimmen: { $votes } ({ $species }).
zoo-lesson-why-propose = Das nächste Ziel würdest du erreichen.
zoo-lesson-why-vote = Das nächste Ziel ist dir versprochen.
zoo-lesson-why-resistance = Die meisten Ziele gewinnen das Spiel; Futter zählt nur bei Gleichstand.

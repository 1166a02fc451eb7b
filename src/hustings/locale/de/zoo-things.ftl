# Was die Dinge auf dem Tisch sind und was sie tun

zoo-thing-goal = Ziele
zoo-thing-goal-what = Womit man gewinnt: Jede Partei steigt auf einer Leiste mit { $last } Feldern.
zoo-thing-goal-does = Wer die meisten Ziele hat, gewinnt; bei Gleichstand zählt das meiste Futter. Wer das letzte Feld erreicht, beendet das Spiel.
zoo-thing-food = Futter
zoo-thing-food-what = Die Kasse einer Partei, mit der sie bietet und wirbt.
zoo-thing-food-does = In jeder Runde dürfen bis zu { $limit } aus der Kasse gelegt werden, höchstens { $per_species } zu einer Tierart. Nach einer Parlamentswahl bringt jeder Sitz eines.
zoo-thing-token = Futter bei Tierarten
zoo-thing-token-what = Futter, das eine Partei zu einer Tierart gelegt hat.
zoo-thing-token-does = Wer dort am meisten hat, erhält die erste Stimmenzahl, wer am zweitmeisten hat, die zweite. Keine zwei Parteien dürfen gleich viel haben.
zoo-thing-votes = Stimmen
zoo-thing-votes-what = Was eine Tierart den Parteien mit dem meisten und dem zweitmeisten Futter gibt.
zoo-thing-votes-does = Bei einer Parlamentswahl werden Stimmen zu Sitzen.
zoo-thing-seats = Sitze
zoo-thing-seats-what = Was eine Partei bis zur nächsten Parlamentswahl im Parlament hat.
zoo-thing-seats-does = Sie entscheiden, wer regiert und wer zuerst spielt, und bringen einmal Futter. Hinter einem Pfeil: die Sitze, wenn jetzt gezählt würde.
zoo-thing-parliament = Parlament
zoo-thing-parliament-what = Die Sitze aller Parteien.
zoo-thing-parliament-does = Parteien, die zusammen die Mehrheit erreichen, können regieren.
zoo-thing-majority = Mehrheit
zoo-thing-majority-what = Die Hälfte aller Sitze, abgerundet, plus einer.
zoo-thing-majority-does = Ein Vorschlag braucht sie, um angenommen zu werden, und eine Regierung für ihr versprochenes Ziel.
zoo-thing-government = Regierung
zoo-thing-government-what = Die Parteien, die zum angenommenen Vorschlag Ja gesagt haben.
zoo-thing-government-does =
    Sie haben die Ämter, und die versprochenen Ziele gehören ihnen. Am Ende einer Runde ziehen sie { $draw_government ->
        [one] eine Karte
       *[other] { $draw_government } Karten
    }.
zoo-thing-opposition = Opposition
zoo-thing-opposition-what = Die Parteien, die nicht regieren.
zoo-thing-opposition-does =
    Die größte führt sie. Am Ende einer Runde ziehen sie { $draw_opposition ->
        [one] eine Karte
       *[other] { $draw_opposition } Karten
    }.
zoo-thing-agenda = Versprochene Ziele
zoo-thing-agenda-what = Der Vorschlag nennt, wer das Ziel dieser und der nächsten Runde erreicht.
zoo-thing-agenda-does = In der letzten Phase der Runde erreicht diese Partei es, wenn die Regierung ihre Mehrheit hat.
zoo-thing-proposal = Vorschlag
zoo-thing-proposal-what = Drei Ämter und die noch kommenden Ziele, jedes für eine beliebige Partei.
zoo-thing-proposal-does = Alle stimmen geheim ab. Er ist angenommen, wenn die Sitze hinter dem Ja die Mehrheit erreichen; wer Ja gesagt hat, regiert.
zoo-thing-privilege = Vorrecht
zoo-thing-privilege-what = Was ein Amt bis zur nächsten Parlamentswahl einmal erlaubt.
zoo-thing-privilege-does = Wer es nutzt, dreht die Amtskarte um.
zoo-thing-blockade = Blockade
zoo-thing-blockade-what = Ein Marker, den der Verteidigungsminister zu einer Tierart legen darf.
zoo-thing-blockade-does = In dieser Runde darf dort kein Futter dazukommen.
zoo-thing-manipulation = Manipulation
zoo-thing-manipulation-what = Ein Marker, den der Finanzminister zu einer Tierart legen darf.
zoo-thing-manipulation-does = Bei der nächsten Auszählung erhält, wer dort führt, { $manipulated } Stimmen und sonst niemand welche.
zoo-thing-order = Zugreihenfolge
zoo-thing-order-what = Wer in einer Phase zuerst spielt: die meisten Sitze, dann die meisten Ziele, dann die Ämter.
zoo-thing-order-does = Im Wahlkampf sehen spätere Parteien, was die früheren gelegt haben.
zoo-thing-hand = Aktionskarten
zoo-thing-hand-what = Karten, die nur sieht, wer sie hat; höchstens { $hand_limit } bleiben auf der Hand.
zoo-thing-hand-does = Jede kann nur in einer Phase gespielt werden, in einem Zug beliebig viele.
zoo-thing-event = Ereignis
zoo-thing-event-what = In jeder Runde wird eine Karte aufgedeckt.
zoo-thing-event-does = Sie ändert diese oder die nächste Runde. Ab Runde { $end_from } kann es die letzte sein.
zoo-thing-calendar = Kalender
zoo-thing-calendar-what = Marker zeigen die Runden der nächsten Wahlen.
zoo-thing-calendar-does = Wahlen kommen alle { $interval } Runden, wenn keine Karte und kein Scheitern sie verschiebt. Das Spiel dauert höchstens { $rounds } Runden.
zoo-thing-office = Ämter
zoo-thing-office-what = Der Präsident, drei Ämter der Regierung und der Oppositionsführer.
zoo-thing-office-does = Jedes hat ein Vorrecht oder eine Belohnung und entscheidet bei Gleichstand über die Zugreihenfolge.
zoo-thing-enclosure = Gehege
zoo-thing-enclosure-what = Eine Tierart mit ihrem Futter und ihren zwei Stimmenzahlen.
zoo-thing-enclosure-does = Wer dort das meiste Futter hat, gewinnt ihre Stimmen.
zoo-thing-office-0-what = Geht an das höchste Gebot bei der Präsidentschaftswahl; alle verlieren die Hälfte ihres Gebots.
zoo-thing-office-0-does =
    Bringt sofort { $president_goals ->
        [one] ein Ziel
       *[other] { $president_goals } Ziele
    } und auf Wunsch eine Karte.
zoo-thing-office-1-what = Ein Amt der Regierung.
zoo-thing-office-1-does = Im Wahlkampf einmal: { $prime_tokens } Futter aus dem Vorrat zu einer Tierart. In einer geschäftsführenden Regierung benennt es, wer das Ziel erreicht.
zoo-thing-office-2-what = Ein Amt der Regierung.
zoo-thing-office-2-does = Vor dem Wahlkampf einmal: legt den Manipulationsmarker zu einer Tierart.
zoo-thing-office-3-what = Ein Amt der Regierung.
zoo-thing-office-3-does = Vor dem Wahlkampf einmal: legt die Blockade zu einer Tierart.
zoo-thing-office-4-what = Geht an die größte Partei der Opposition.
zoo-thing-office-4-does = Im Wahlkampf einmal: ersetzt ein Futter eines Rivalen durch ein eigenes. Darf eine andere Regierung vorschlagen, wenn diese ihre Mehrheit verloren hat.
zoo-thing-species-what = Eine Tierart: { $first } Stimmen für das meiste Futter, { $second } für das zweitmeiste.
zoo-thing-species-does = Ihre Stimmen werden bei der nächsten Parlamentswahl zu Sitzen.
zoo-thing-card-0-what = Eine Aktionskarte für den Wahlkampf.
zoo-thing-card-0-does = Legt bis zu { $rally } Futter aus dem Vorrat zur Tierart der Karte.
zoo-thing-card-1-what = Eine Aktionskarte für den Wahlkampf.
zoo-thing-card-1-does = Ersetzt bei der Tierart der Karte ein Futter eines Rivalen durch eins von dir.
zoo-thing-card-2-what = Eine Aktionskarte vor der Auszählung.
zoo-thing-card-2-does =
    Wer bei einer Tierart an Land führt, erhält { $season ->
        [one] eine Stimme
       *[other] { $season } Stimmen
    } weniger.
zoo-thing-card-3-what = Eine Aktionskarte vor der Auszählung.
zoo-thing-card-3-does =
    Wer bei einer Tierart im Wasser führt, erhält { $season ->
        [one] eine Stimme
       *[other] { $season } Stimmen
    } weniger.
zoo-thing-card-4-what = Eine Aktionskarte vor der Auszählung.
zoo-thing-card-4-does =
    Bringt dir { $migration ->
        [one] einen Sitz
       *[other] { $migration } Sitze
    } mehr.
zoo-thing-card-5-what = Eine Aktionskarte vor der Auszählung.
zoo-thing-card-5-does =
    Bringt dem, der bei der Tierart der Karte führt, { $mandate ->
        [one] einen Sitz
       *[other] { $mandate } Sitze
    } mehr.
zoo-thing-card-6-what = Eine Aktionskarte nach dem Ereignis.
zoo-thing-card-6-does = Die Präsidentschaftswahl kommt in der nächsten Runde.
zoo-thing-card-7-what = Eine Aktionskarte vor der Auszählung.
zoo-thing-card-7-does = Bis zu { $loyalty } Futter bei der Tierart der Karte bleibt nach der Auszählung liegen.
zoo-thing-card-8-what = Eine Aktionskarte nach dem Ereignis.
zoo-thing-card-8-does = { $defectors } Sitze einer Partei deiner Wahl werden deine.
zoo-thing-card-9-what = Eine Aktionskarte nach dem Ereignis.
zoo-thing-card-9-does = Die Parlamentswahl kommt in der nächsten Runde; das für sie versprochene Ziel entfällt.
zoo-thing-card-10-what = Eine Aktionskarte für den Inhaber des Amts darauf, in der letzten Phase.
zoo-thing-card-10-does =
    Bringt { $assertiveness ->
        [one] ein Ziel
       *[other] { $assertiveness } Ziele
    }.
zoo-thing-event-donation-what = Ein Ereignis: Futter für Ämter.
zoo-thing-event-donation-does = Jeder Inhaber eines Amts auf der Karte erhält Futter.
zoo-thing-event-good-harvest-what = Ein Ereignis für die nächste Runde.
zoo-thing-event-good-harvest-does = Im nächsten Wahlkampf darf jede Partei { $harvest } Futter mehr aus ihrer Kasse legen.
zoo-thing-event-bad-harvest-what = Ein Ereignis für die nächste Runde.
zoo-thing-event-bad-harvest-does = Im nächsten Wahlkampf darf jede Partei { $harvest } Futter weniger aus ihrer Kasse legen.
zoo-thing-event-strike-what = Ein Ereignis für diese Runde.
zoo-thing-event-strike-does = Das versprochene Ziel wird nicht erreicht.
zoo-thing-event-resistance-what = Ein Ereignis für diese Runde.
zoo-thing-event-resistance-does = Das versprochene Ziel kostet { $resistance } Futter; ohne Zahlung wird es nicht erreicht.
zoo-thing-event-end-what = Das letzte Ereignis.
zoo-thing-event-end-does = Das Spiel endet nach dieser Runde.

## Wozu eine Frage dient und worauf zu achten ist

zoo-purpose-bid = Das höchste Gebot erhält die Präsidentschaft und mit ihr ein Ziel.
zoo-coach-bid = Die Hälfte deines Gebots ist weg, ob du gewinnst oder nicht. Dieses Futter fehlt im Wahlkampf.
zoo-purpose-president-card = Als neuer Präsident darfst du eine Aktionskarte ziehen.
zoo-coach-president-card = Eine weitere Karte kostet nichts. Erst am Ende der Runde muss, wer zu viele hat, Karten abwerfen.
zoo-purpose-blockade = Als Verteidigungsminister darfst du eine Tierart sperren: In dieser Runde kommt dort kein Futter dazu.
zoo-coach-blockade = Bei einer Tierart, bei der du führst, kann dich in dieser Runde niemand überholen. Du darfst das Vorrecht auch für einen späteren Wahlkampf aufheben.
zoo-purpose-manipulation = Als Finanzminister darfst du ändern, was eine Tierart gibt: eine feste Zahl Stimmen für den, der führt, und nichts für andere.
zoo-coach-manipulation = Suche eine Tierart, bei der du führst und die jetzt weniger gibt, oder eine, bei der ein Rivale auf den zweiten Platz setzt.
zoo-purpose-campaign = Du legst Futter zu Tierarten. Es bringt Stimmen, die bei der nächsten Parlamentswahl zu Sitzen werden.
zoo-coach-campaign = Nur der Erste und bei manchen Tierarten der Zweite erhalten Stimmen. Keine zwei Parteien dürfen bei einer Tierart gleich viel Futter haben. Futter bleibt bis zur Wahl liegen.
zoo-purpose-election-card = Du darfst eine Karte spielen, bevor die Stimmen ausgezählt werden.
zoo-coach-election-card = Was würde sie an den Sitzen ändern? Was du behältst, kann bei einer späteren Wahl nützen.
zoo-purpose-propose = Du schlägst vor, wer die Ämter erhält und wer die nächsten Ziele erreicht. Wer Ja sagt, gehört zur Regierung.
zoo-coach-propose = Die Ja-Stimmen brauchen die Mehrheit der Sitze. Biete jedem Partner genug, damit er zustimmt, und nicht mehr.
zoo-purpose-vote = Du stimmst geheim über diesen Vorschlag ab.
zoo-coach-vote = Wird er angenommen, regieren alle, die Ja gesagt haben, und die anderen sind die Opposition. Was bringt er dir, und was könnte dir ein späterer Vorschlag bieten?
zoo-purpose-event-card = Du darfst nach dem Ereignis eine Karte spielen.
zoo-coach-event-card = Sieh auf den Kalender der Wahlen und darauf, wie viele Sitze die Regierung übrig hat.
zoo-purpose-motion = Als Oppositionsführer darfst du eine andere Regierung vorschlagen.
zoo-coach-motion = Zähle die Sitze: Wer würde für deinen Vorschlag stimmen? Wird er abgelehnt, ändert sich nichts.
zoo-purpose-take-over = Du hast mehr Sitze als die Regierung und darfst sie übernehmen.
zoo-coach-take-over = Die Ämter und die noch offenen Ziele werden deine. Ein genutztes Vorrecht bleibt genutzt.
zoo-purpose-progress-card = Du darfst eine Karte spielen, die ein Ziel bringt, wenn du das genannte Amt hast.
zoo-coach-progress-card = Ziele gewinnen das Spiel. Bis zur nächsten Gelegenheit kann das Amt verloren sein.
zoo-purpose-name-goal = Du sagst, welche Partei das Ziel erreicht.
zoo-coach-name-goal = Meist die eigene. Ein Ziel für einen Partner kann deine Regierung zusammenhalten.
zoo-purpose-resistance = Dein Ziel trifft auf Widerstand: Du erreichst es nur, wenn du Futter zahlst.
zoo-coach-resistance = Ziele gewinnen das Spiel. Aber brauchst du das Futter noch in einem Wahlkampf?
zoo-purpose-discard = Du hast mehr Karten, als auf der Hand bleiben dürfen. Wähle, welche gehen.
zoo-coach-discard = Behalte Karten für die Phasen, die im Kalender als nächste kommen. Was du abwirfst, sehen alle.

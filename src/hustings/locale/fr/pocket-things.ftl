# Ce que sont les choses sur la table et ce qu’elles font

pocket-thing-votes = Voix
pocket-thing-votes-what = Ce qui fait gagner après { $rounds } manches.
pocket-thing-votes-does = Un meeting donne une voix au décompte, et une de plus pour chaque thème du programme auquel tient sa région.
pocket-thing-money = Fonds
pocket-thing-money-what = Chaque parti commence avec { $funds } et reçoit { $income } après chaque décompte.
pocket-thing-money-does = Ils paient les mises et les meetings, et départagent à la fin.
pocket-thing-meeting = Meetings
pocket-thing-meeting-what = Jusqu’à { $meetings } dans une région par manche ; chacun coûte 1.
pocket-thing-meeting-does = Au décompte, ils deviennent des voix et disparaissent.
pocket-thing-opinion = Ce qui tient à cœur aux électeurs
pocket-thing-opinion-what = Chaque région tient à un thème, toujours le même.
pocket-thing-opinion-does = Les meetings y donnent une voix de plus pour chaque thème de ce genre dans le programme.
pocket-thing-programme = Programme
pocket-thing-programme-what = Les deux thèmes que défend un parti ; tous les voient.
pocket-thing-programme-does = Chacun auquel tient une région y fait valoir chaque meeting une voix de plus.
pocket-thing-order = Ordre de jeu
pocket-thing-order-what = Qui agit le premier à cette manche.
pocket-thing-order-does = Tous misent en secret, au plus { $bid } ; tous paient, et la plus haute commence.
pocket-thing-hand = Cartes
pocket-thing-hand-what = Chaque parti reçoit { $hand } cartes au début ; les autres ne les voient pas.
pocket-thing-hand-does = À chaque manche, on peut en jouer une.
pocket-thing-phase-bidding = Mises
pocket-thing-phase-bidding-what = Tous misent en secret pour l’ordre de jeu.
pocket-thing-phase-bidding-does = Chacun paie sa mise.
pocket-thing-phase-meetings = Meetings
pocket-thing-phase-meetings-what = Dans l’ordre, les partis tiennent des meetings dans les régions.
pocket-thing-phase-meetings-does = Ils deviennent des voix au décompte.
pocket-thing-phase-cards = Cartes
pocket-thing-phase-cards-what = Dans l’ordre, chaque parti peut jouer une carte.
pocket-thing-phase-cards-does = Une carte jouée est perdue.
pocket-thing-phase-count = Décompte
pocket-thing-phase-count-what = Les meetings deviennent des voix, et chacun reçoit { $income }.
pocket-thing-phase-count-does = Après { $rounds } manches, le parti qui a le plus de voix gagne.
pocket-thing-card-1-what = Une carte qui pioche un thème.
pocket-thing-card-1-does = Le thème pioché peut remplacer l’un des deux du programme.
pocket-thing-card-2-what = Une carte contre les rivaux dans une région.
pocket-thing-card-2-does = Chaque rival qui y a un meeting en perd un.
pocket-thing-issue-what = Un thème : { $name }.
pocket-thing-issue-does = Dans un programme, il fait valoir plus les meetings là où les électeurs y tiennent.
pocket-thing-region-what = Une région avec les meetings de tous les partis.
pocket-thing-region-does = Ses électeurs tiennent à un thème.

## À quoi sert une question, et que regarder

pocket-purpose-bid = La plus haute mise commence cette manche. Chacun paie la sienne.
pocket-coach-bid = Agir en dernier permet de voir ce que les autres ont fait. Ce que vous misez ne pourra plus servir aux meetings.
pocket-purpose-meetings = Chaque meeting donne une voix, et plus là où votre programme plaît aux électeurs.
pocket-coach-meetings = Regardez ce à quoi tiennent les électeurs de chaque région, et ce que défend votre parti.
pocket-purpose-card = Vous pouvez jouer une carte de votre main.
pocket-coach-card = Chaque carte sert une fois. Voyez ce qu’elle changerait à ce décompte.
pocket-purpose-programme = Vous avez pioché un thème et pouvez le mettre dans votre programme.
pocket-coach-programme = Un thème ne compte que là où les électeurs d’une région y tiennent. Où tenez-vous vos meetings ?

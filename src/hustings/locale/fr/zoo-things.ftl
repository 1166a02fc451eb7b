# Ce que sont les choses sur la table et ce qu’elles font

zoo-thing-goal = Objectifs
zoo-thing-goal-what = Ce qui fait gagner : chaque parti monte une piste de { $last } cases.
zoo-thing-goal-does = Le parti qui a le plus d’objectifs gagne ; en cas d’égalité, celui qui a le plus de nourriture. Qui atteint la dernière case met fin à la partie.
zoo-thing-food = Nourriture
zoo-thing-food-what = Les fonds d’un parti, pour ses mises et sa campagne.
zoo-thing-food-does = À chaque manche, on peut en placer jusqu’à { $limit }, au plus { $per_species } chez une espèce. Après une élection parlementaire, chaque siège en rapporte une.
zoo-thing-token = Jetons de nourriture
zoo-thing-token-what = La nourriture qu’un parti a placée chez une espèce.
zoo-thing-token-does = Le parti qui en a le plus reçoit le premier nombre de votes, le deuxième le second nombre. Aucune égalité n’est permise.
zoo-thing-votes = Votes
zoo-thing-votes-what = Ce qu’une espèce donne au parti qui y a le plus de nourriture, et au deuxième.
zoo-thing-votes-does = À une élection parlementaire, les votes deviennent des sièges.
zoo-thing-seats = Sièges
zoo-thing-seats-what = Ce qu’un parti a au parlement jusqu’à la prochaine élection parlementaire.
zoo-thing-seats-does = Ils décident qui gouverne et qui joue le premier, et rapportent une fois de la nourriture. Après une flèche : les sièges si l’on comptait maintenant.
zoo-thing-parliament = Parlement
zoo-thing-parliament-what = Les sièges de tous les partis.
zoo-thing-parliament-does = Les partis qui atteignent ensemble la majorité peuvent gouverner.
zoo-thing-majority = Majorité
zoo-thing-majority-what = La moitié des sièges, arrondie vers le bas, plus un.
zoo-thing-majority-does = Une proposition en a besoin pour passer, et un gouvernement pour son objectif promis.
zoo-thing-government = Gouvernement
zoo-thing-government-what = Les partis qui ont dit Oui à la proposition acceptée.
zoo-thing-government-does =
    Ils ont les bureaux, et les objectifs promis sont à eux. À la fin d’une manche, ils piochent { $draw_government ->
        [one] une carte
       *[other] { $draw_government } cartes
    }.
zoo-thing-opposition = Opposition
zoo-thing-opposition-what = Les partis qui ne gouvernent pas.
zoo-thing-opposition-does =
    Le plus grand la dirige. À la fin d’une manche, ils piochent { $draw_opposition ->
        [one] une carte
       *[other] { $draw_opposition } cartes
    }.
zoo-thing-agenda = Objectifs promis
zoo-thing-agenda-what = La proposition indique qui réalise l’objectif de cette manche et de la suivante.
zoo-thing-agenda-does = À la dernière phase de la manche, ce parti le réalise si le gouvernement a sa majorité.
zoo-thing-proposal = Proposition
zoo-thing-proposal-what = Trois bureaux et les objectifs à venir, chacun pour n’importe quel parti.
zoo-thing-proposal-does = Tous votent en secret. Elle passe quand les sièges du Oui atteignent la majorité ; qui a dit Oui gouverne.
zoo-thing-privilege = Privilège
zoo-thing-privilege-what = Ce qu’un bureau permet une fois jusqu’à la prochaine élection parlementaire.
zoo-thing-privilege-does = Quand il est utilisé, la carte du bureau est retournée.
zoo-thing-blockade = Blocus
zoo-thing-blockade-what = Un jeton que le Ministre de la Défense peut poser sur une espèce.
zoo-thing-blockade-does = À cette manche, on ne peut pas y ajouter de nourriture.
zoo-thing-manipulation = Manipulation
zoo-thing-manipulation-what = Un jeton que le Ministre des Finances peut poser sur une espèce.
zoo-thing-manipulation-does = Au prochain décompte, le premier y reçoit { $manipulated } votes, et personne d’autre.
zoo-thing-order = Ordre des joueurs
zoo-thing-order-what = Qui joue le premier dans une phase : le plus de sièges, puis d’objectifs, puis les bureaux.
zoo-thing-order-does = Dans la campagne, les partis suivants voient ce que les premiers ont placé.
zoo-thing-hand = Cartes Action
zoo-thing-hand-what = Des cartes que seul leur détenteur voit ; au plus { $hand_limit } restent en main.
zoo-thing-hand-does = Chacune ne se joue que dans une phase ; autant qu’on veut dans un tour.
zoo-thing-event = Événement
zoo-thing-event-what = Une carte est révélée à chaque manche.
zoo-thing-event-does = Elle change cette manche ou la suivante. À partir de la manche { $end_from }, ce peut être la dernière.
zoo-thing-calendar = Calendrier
zoo-thing-calendar-what = Des marqueurs montrent les manches des prochaines élections.
zoo-thing-calendar-does = Les élections viennent toutes les { $interval } manches, sauf si une carte ou un échec les déplace. La partie dure au plus { $rounds } manches.
zoo-thing-office = Bureaux
zoo-thing-office-what = Le Président, trois bureaux du gouvernement et le Dirigeant de l’opposition.
zoo-thing-office-does = Chacun a un privilège ou une récompense, et départage l’ordre des joueurs.
zoo-thing-enclosure = Enclos
zoo-thing-enclosure-what = Une espèce avec ses jetons de nourriture et ses deux nombres de votes.
zoo-thing-enclosure-does = Qui y a le plus de nourriture gagne ses votes.
zoo-thing-office-0-what = Va au plus offrant à l’élection présidentielle ; chacun perd la moitié de sa mise.
zoo-thing-office-0-does =
    Rapporte aussitôt { $president_goals ->
        [one] un objectif
       *[other] { $president_goals } objectifs
    } et, si l’on veut, une carte.
zoo-thing-office-1-what = Un bureau du gouvernement.
zoo-thing-office-1-does = Dans la campagne, une fois : { $prime_tokens } jetons de la réserve chez une espèce. Par intérim, il désigne qui réalise l’objectif.
zoo-thing-office-2-what = Un bureau du gouvernement.
zoo-thing-office-2-does = Avant la campagne, une fois : pose la Manipulation sur une espèce.
zoo-thing-office-3-what = Un bureau du gouvernement.
zoo-thing-office-3-does = Avant la campagne, une fois : pose le Blocus sur une espèce.
zoo-thing-office-4-what = Va au plus grand parti de l’opposition.
zoo-thing-office-4-does = Dans la campagne, une fois : remplace un jeton d’un rival par un des siens. Peut proposer un autre gouvernement quand celui-ci a perdu sa majorité.
zoo-thing-species-what = Une espèce : { $first } votes pour le plus de nourriture, { $second } pour le deuxième.
zoo-thing-species-does = Ses votes deviennent des sièges à la prochaine élection parlementaire.
zoo-thing-card-0-what = Une carte Action pour la campagne.
zoo-thing-card-0-does = Place jusqu’à { $rally } jetons de la réserve chez l’espèce de la carte.
zoo-thing-card-1-what = Une carte Action pour la campagne.
zoo-thing-card-1-does = Remplace un jeton d’un rival chez l’espèce de la carte par un des vôtres.
zoo-thing-card-2-what = Une carte Action avant le décompte.
zoo-thing-card-2-does =
    Le premier de chaque espèce terrestre reçoit { $season ->
        [one] un vote
       *[other] { $season } votes
    } de moins.
zoo-thing-card-3-what = Une carte Action avant le décompte.
zoo-thing-card-3-does =
    Le premier de chaque espèce aquatique reçoit { $season ->
        [one] un vote
       *[other] { $season } votes
    } de moins.
zoo-thing-card-4-what = Une carte Action avant le décompte.
zoo-thing-card-4-does =
    Vous apporte { $migration ->
        [one] un siège
       *[other] { $migration } sièges
    } de plus.
zoo-thing-card-5-what = Une carte Action avant le décompte.
zoo-thing-card-5-does =
    Apporte au premier de l’espèce de la carte { $mandate ->
        [one] un siège
       *[other] { $mandate } sièges
    } de plus.
zoo-thing-card-6-what = Une carte Action après l’événement.
zoo-thing-card-6-does = L’élection présidentielle vient à la manche suivante.
zoo-thing-card-7-what = Une carte Action avant le décompte.
zoo-thing-card-7-does = Jusqu’à { $loyalty } jetons chez l’espèce de la carte y restent après le décompte.
zoo-thing-card-8-what = Une carte Action après l’événement.
zoo-thing-card-8-does = { $defectors } sièges d’un parti de votre choix deviennent les vôtres.
zoo-thing-card-9-what = Une carte Action après l’événement.
zoo-thing-card-9-does = L’élection parlementaire vient à la manche suivante ; l’objectif promis pour celle-ci est perdu.
zoo-thing-card-10-what = Une carte Action pour le titulaire du bureau indiqué, dans la dernière phase.
zoo-thing-card-10-does =
    Rapporte { $assertiveness ->
        [one] un objectif
       *[other] { $assertiveness } objectifs
    }.
zoo-thing-event-donation-what = Un événement : de la nourriture pour des bureaux.
zoo-thing-event-donation-does = Chaque titulaire d’un bureau de la carte reçoit de la nourriture.
zoo-thing-event-good-harvest-what = Un événement pour la prochaine manche.
zoo-thing-event-good-harvest-does = Dans la prochaine campagne, chaque parti peut placer { $harvest } de nourriture de plus de ses fonds.
zoo-thing-event-bad-harvest-what = Un événement pour la prochaine manche.
zoo-thing-event-bad-harvest-does = Dans la prochaine campagne, chaque parti peut placer { $harvest } de nourriture de moins de ses fonds.
zoo-thing-event-strike-what = Un événement pour cette manche.
zoo-thing-event-strike-does = L’objectif promis n’est pas réalisé.
zoo-thing-event-resistance-what = Un événement pour cette manche.
zoo-thing-event-resistance-does = L’objectif promis coûte { $resistance } de nourriture ; sans paiement, il n’est pas réalisé.
zoo-thing-event-end-what = Le dernier événement.
zoo-thing-event-end-does = La partie se termine après cette manche.

## À quoi sert une question, et que regarder

zoo-purpose-bid = La plus haute mise prend la présidence, et avec elle un objectif.
zoo-coach-bid = La moitié de votre mise est perdue, que vous gagniez ou non. Vous n’aurez plus cette nourriture pour la campagne.
zoo-purpose-president-card = En tant que nouveau Président, vous pouvez piocher une carte Action.
zoo-coach-president-card = Une carte de plus ne coûte rien. Vous ne devrez défausser l’excédent qu’à la fin de la manche.
zoo-purpose-blockade = En tant que Ministre de la Défense, vous pouvez fermer une espèce : on n’y ajoute pas de nourriture à cette manche.
zoo-coach-blockade = Chez une espèce où vous êtes premier, personne ne peut vous dépasser à cette manche. Vous pouvez aussi garder le privilège pour une campagne suivante.
zoo-purpose-manipulation = En tant que Ministre des Finances, vous pouvez changer ce que donne une espèce : un nombre fixe de votes au premier, rien aux autres.
zoo-coach-manipulation = Cherchez une espèce où vous êtes premier et qui donne moins aujourd’hui, ou une où un rival compte sur la deuxième place.
zoo-purpose-campaign = Vous placez de la nourriture chez des espèces. Elle donne des votes, qui deviennent des sièges à la prochaine élection parlementaire.
zoo-coach-campaign = Seuls le premier et, chez certaines espèces, le deuxième reçoivent des votes. Deux partis ne peuvent pas y avoir autant de nourriture l’un que l’autre. La nourriture reste jusqu’à l’élection.
zoo-purpose-election-card = Vous pouvez jouer une carte avant le décompte des votes.
zoo-coach-election-card = Que changerait-elle en sièges ? Une carte gardée peut servir à une élection suivante.
zoo-purpose-propose = Vous proposez qui occupe les bureaux et qui réalise les prochains objectifs. Qui vote Oui entre au gouvernement.
zoo-coach-propose = Il faut au Oui la majorité des sièges. Offrez à chaque partenaire assez pour qu’il accepte, pas plus.
zoo-purpose-vote = Vous votez en secret sur cette proposition.
zoo-coach-vote = Si elle est acceptée, ceux qui ont voté Oui gouvernent et les autres sont l’opposition. Que vous apporte-t-elle, et que pourrait vous offrir une proposition suivante ?
zoo-purpose-event-card = Vous pouvez jouer une carte après l’événement.
zoo-coach-event-card = Regardez le calendrier des élections, et combien de sièges le gouvernement a de trop.
zoo-purpose-motion = En tant que Dirigeant de l’opposition, vous pouvez proposer un autre gouvernement.
zoo-coach-motion = Comptez les sièges : qui voterait pour votre proposition ? Refusée, elle ne change rien.
zoo-purpose-take-over = Vous avez plus de sièges que le gouvernement et pouvez le remplacer.
zoo-coach-take-over = Les bureaux et les objectifs encore ouverts sont à vous. Un privilège utilisé le reste.
zoo-purpose-progress-card = Vous pouvez jouer une carte qui rapporte un objectif si vous avez le bureau indiqué.
zoo-coach-progress-card = Les objectifs font gagner. Vous pouvez perdre le bureau avant la prochaine occasion.
zoo-purpose-name-goal = Vous dites quel parti réalise l’objectif.
zoo-coach-name-goal = En général le vôtre. Un objectif pour un partenaire peut maintenir votre gouvernement.
zoo-purpose-resistance = Votre objectif rencontre une résistance : vous ne le réalisez qu’en payant de la nourriture.
zoo-coach-resistance = Les objectifs font gagner. Mais aurez-vous besoin de cette nourriture dans une campagne à venir ?
zoo-purpose-discard = Vous avez plus de cartes qu’il ne peut en rester en main. Choisissez lesquelles partent.
zoo-coach-discard = Gardez les cartes des phases qui viennent bientôt au calendrier. Tous voient ce que vous défaussez.

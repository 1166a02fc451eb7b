# La première campagne

zoo-lesson-goal = Vous dirigez : { $party }. Chaque parti monte une piste de { $last } objectifs. Qui en a le plus à la fin gagne ; en cas d’égalité, c’est la nourriture qui départage.
zoo-lesson-parliament = Les objectifs viennent avec le pouvoir. Le zoo élit un parlement ; les partis qui ont ensemble la majorité des sièges forment le gouvernement et se partagent bureaux et objectifs.
zoo-lesson-count = Les sièges viennent des votes, et les votes de la nourriture. Chaque espèce donne ses votes au parti qui y a le plus de nourriture, et parfois quelques-uns au deuxième. Par exemple, { $species } : { $first } pour le premier, { $second } pour le deuxième.
zoo-lesson-calendar = Les élections viennent toutes les { $interval } manches ; la partie dure au plus { $rounds } manches. À cette première manche, on élit le Président, puis le parlement.
zoo-lesson-bid = D’abord le Président : la plus haute mise prend le bureau et monte de { $goals } sur la piste des objectifs, mais chacun perd la moitié de sa mise. Vous avez { $food } de nourriture, et la campagne en demande aussi : misez { $bid }.
zoo-lesson-campaign = Maintenant la campagne. Vous pouvez placer { $limit } de nourriture de vos fonds, au plus { $most } chez une espèce. Commencez par celle-ci : { $species }. Avec { $food } de nourriture, compté maintenant, vous auriez en votes : { $votes }. Placez ensuite le reste comme vous voulez.
zoo-lesson-cards = Avant le décompte, vous pouvez jouer une carte Action. Chaque carte ne se joue que dans une phase ; regardez-en une de près pour lire ce qu’elle fait. Sur un téléphone, vos cartes sont sous « À moi ».
zoo-lesson-counted = Les votes sont comptés. Vos sièges : { $seats } sur { $total } ; la majorité est à { $majority }.
zoo-lesson-talks = Les partis négocient maintenant un gouvernement. Une proposition dit qui occupe les trois bureaux et qui réalise les prochains objectifs. Tous votent en secret ; si les sièges du Oui atteignent la majorité, qui a dit Oui gouverne.
zoo-lesson-vote = Ce sont les objectifs qui font gagner : regardez d’abord qui les réaliserait, puis quels bureaux seraient pour vous. Oui vous fait entrer au gouvernement ; Non vous laisse dans l’opposition, qui pioche plus de cartes.
zoo-lesson-event = À chaque manche, un événement est révélé. Cette fois : { $event }. { $does } Puis on peut jouer des cartes de cette phase.
zoo-lesson-progress = À la fin de la manche, l’objectif promis est réalisé si le gouvernement a sa majorité. Certaines cartes rapportent un objectif à qui a le bon bureau.
zoo-lesson-alone = C’était une manche entière. Vos objectifs jusqu’ici : { $goals } ; le plus d’un parti : { $best }. Continuez sans la leçon : le guide dit à quoi sert chaque question, et un conseil montre des chiffres.
zoo-lesson-president =
    { $mine ->
        [1] Votre mise était la plus haute : la présidence est à vous.
       *[other] La plus haute mise, et donc la présidence : { $president }.
    } Ensuite, la nourriture va aux animaux.
zoo-lesson-government =
    Le vote est terminé. Premier ministre : { $prime }. Sièges du gouvernement : { $seats } ; la majorité est à { $majority }. { $mine ->
        [1] Vous en faites partie.
       *[other] Vous êtes dans l’opposition.
    }
zoo-lesson-why-campaign = Compté maintenant, vous auriez en votes : { $votes } ({ $species }).
zoo-lesson-why-propose = Le prochain objectif serait pour vous.
zoo-lesson-why-vote = Le prochain objectif vous est promis.
zoo-lesson-why-resistance = Le plus d’objectifs fait gagner ; la nourriture ne fait que départager.

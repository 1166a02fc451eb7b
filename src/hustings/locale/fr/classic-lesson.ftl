# La première campagne

classic-lesson-goal = Vous dirigez : { $party }. Après { $elections } élections, le parti qui a le plus de points gagne. La plupart des points sont des sièges dans les régions ; s’y ajoutent les adhérents et ce que vous apportez au plateau fédéral.
classic-lesson-state = Les régions votent l’une après l’autre. À la fin de ce tour, c’est { $state } : sa carte change les voix en sièges, { $most } au plus.
classic-lesson-count = Les voix sont les meetings multipliés par le coefficient. Ce que vous avez { $state-in } : meetings { $meetings }, coefficient { $factor }. Compté maintenant : voix { $votes }, sièges { $seats }.
classic-lesson-factor = Le coefficient est votre tendance (ici { $popularity }), plus un pour chaque opinion visible que partage votre programme, moins un pour chacune qu’il contredit. Tout ce qui suit agit sur le coefficient ou sur les meetings.
classic-lesson-money = Tout cela coûte de l’argent. Vous avez { $money }k. Après une élection, chaque siège rapporte { $seat }k ; à la fin de la partie, l’argent ne vaut rien.
classic-lesson-bid = Le tour commence : tous misent en secret, le plus offrant paie et désigne le premier joueur. Cette fois, l’argent sert mieux ailleurs : misez { $bid }.
classic-lesson-programme = Vous pouvez remplacer une carte de votre programme par une de votre main. Regardez les coefficients dans les régions : c’est à cela que cela sert.
classic-lesson-cabinet = Les cartes Corruption apportent des voix, de la tendance ou une tuile Coalition, chacune une fois dans la partie. Gardez-les cette fois : elles coûtent aussi de l’argent, et il vous en faut pour les médias et les meetings.
classic-lesson-media = Les pions Médias coûtent { $price }k chacun. Qui en a le plus dans une région en contrôle les médias : il peut y échanger une opinion, et les sondages ne peuvent pas faire baisser sa tendance.
classic-lesson-opinion = Vous contrôlez les médias ici et pouvez échanger une opinion de cette région contre une de la bourse d’échange. Faites entrer ce que partage votre programme, ou sortir ce qu’il contredit.
classic-lesson-meetings = Les meetings coûtent { $price }k chacun et deviennent des voix ; tenez-les là où votre coefficient est élevé. Avec la réponse proposée, { $state } donnerait, compté maintenant : voix { $votes }, sièges { $seats }.
classic-lesson-poll = Dans chaque région, un sondage est vendu au plus offrant, qui seul le voit et décide de ce qui est rendu public. Il déplace la tendance, donc le coefficient. Ne misez pas plus que cela ne vaut pour vous.
classic-lesson-publish = Le sondage est à vous. Rendez publiques jusqu’à { $lines } de ses lignes si elles vous aident ou nuisent aux autres ; ou gardez-le secret et lancez les dés pour de nouveaux adhérents.
classic-lesson-talks = Encore une chose avant le décompte. Les partis peuvent négocier : avec une tuile Coalition chacun dans la région qui vote, deux d’entre eux peuvent additionner leurs voix et gagner ensemble. Il leur faut { $voluntary } cartes Programme en commun ; à partir de { $forced }, un seul peut l’imposer.
classic-lesson-convert = Les meetings deviennent maintenant des voix. Dans la région qui vote, tous comptent ; ailleurs, ils peuvent attendre un meilleur coefficient.
classic-lesson-won =
    La première élection est finie. { $most ->
        [1] Personne n’a gagné plus de sièges que vous : { $seats }.
       *[other] Vos sièges : { $seats } ; ceux du meilleur parti : { $best }.
    } Chacun est un point et rapporte { $money }k.
classic-lesson-national = Le vainqueur apporte une opinion au plateau fédéral. Elle apporte des adhérents après chaque élection, et des points à la fin, à tous ceux qui la partagent : choisissez-en une que vous défendez.
classic-lesson-donation = Pour finir, les dons privés. Accepté, un don apporte de l’argent, mais des adhérents partent ; refusé, des adhérents viennent. Les adhérents sont des points.
classic-lesson-alone = C’était un tour entier. À la fin du prochain, la région qui vote est { $state }. Continuez sans la leçon : le guide dit à quoi sert chaque question, et un conseil montre des chiffres.
classic-lesson-income = Maintenant l’argent. Chaque siège que vous venez de gagner a rapporté { $each }k. Après les tours { $rounds }, chaque adhérent rapporte aussi { $member }k.
classic-lesson-members = Et les points. Chaque adhérent est un point : vous en avez { $members }. Le parti qui a le plus d’adhérents reçoit { $first } points de plus, le deuxième { $second }. Pour l’instant, cela fait { $bonus } pour vous ; un autre parti peut encore vous dépasser.
classic-lesson-why-discard = De nouvelles cartes ne coûtent rien et conviendront peut-être mieux aux régions.
classic-lesson-why-keep = Votre coefficient { $state-in } reste ainsi à { $factor }.
classic-lesson-why-change = Votre coefficient { $state-in } passe de { $now } à { $then }.
classic-lesson-why-media = Ce seul pion vous donne le contrôle des médias { $state-in }.
classic-lesson-why-no-media = Vos { $money }k restent ainsi pour les meetings et les sondages.
classic-lesson-why-exchange = Votre coefficient y passe de { $now } à { $then }.
classic-lesson-why-raise = Personne n’a encore misé ; { $bid }k suffiront peut-être.
classic-lesson-why-publish = Votre tendance y monte à { $popularity }.
classic-lesson-why-convert = Compté maintenant, cela rapporte en voix : { $votes }.
classic-lesson-why-national-media = Un pion déplacé maintenant y compte à la fin { $points }. Les cases des élections suivantes comptent moins, jusqu’à { $least }.
classic-lesson-why-national-opinion = Votre programme la partage. Tant que c’est le cas, elle rapporte des points à la fin ({ $points }) et de nouveaux adhérents après chaque élection ({ $members }).
classic-lesson-why-refuse = Refusé, il vous fait lancer { $dice } dés pour de nouveaux adhérents. Qui refuse seul le plus en lance { $more } de plus.

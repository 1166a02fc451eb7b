# La première campagne

dm19-lesson-goal = Vous dirigez : { $party }. Après { $elections } élections, le parti qui a le plus de points gagne. Les points viennent des voix et des victoires dans les régions, des pions Médias sur le plateau fédéral et de votre base.
dm19-lesson-region = Les régions votent l’une après l’autre. À la fin de ce tour, c’est { $region }. Sa carte change les voix en points, et { $majority } voix la gagnent, ce qui vaut { $alone } points à un parti seul.
dm19-lesson-count = Les voix sont les meetings plus la tendance, fois les correspondances. Ce que vous avez { $region-in } : meetings { $meetings }, tendance { $trend }, correspondances { $matches }. Compté maintenant : voix { $votes }, points { $points }.
dm19-lesson-matches = Les correspondances sont les opinions visibles que partage votre programme, moins celles qu’il contredit ; elles comptent au moins un. Tout ce qui suit agit sur les correspondances, la tendance ou les meetings.
dm19-lesson-money = Tout cela coûte de l’argent. Vous avez { $money }k. Après l’élection, les points pour les voix et votre base en rapportent.
dm19-lesson-bid = Le tour commence : tous misent en secret pour être premier joueur, et seul le plus offrant paie. Cette fois, l’argent sert mieux ailleurs : misez { $bid }.
dm19-lesson-take = Maintenant les programmes. D’abord vous prenez des cartes, puis vous pouvez en échanger dans votre programme.
dm19-lesson-programme = Vous pouvez échanger jusqu’à { $swaps } cartes de votre programme contre des cartes de votre main. Cherchez ce que veulent les régions : chaque correspondance y multiplie vos meetings.
dm19-lesson-media = Un pion Médias coûte { $price }k. Qui en a le plus dans une région en contrôle les médias : il peut y remplacer une opinion, et les sondages ne font pas baisser sa tendance.
dm19-lesson-meetings = Les meetings deviennent des voix ; plus il y en a d’un coup, plus ils sont chers. Tenez-les là où vous avez des correspondances. Avec la réponse proposée, { $region } donnerait, compté maintenant : voix { $votes }, points { $points }.
dm19-lesson-politicians = Les politiciens sont envoyés face cachée, au plus un par région, et chacun agit une fois dans la partie. Ils apportent tendance, voix et plus encore, si vous les payez ensuite.
dm19-lesson-poll = Dans chaque région, un sondage est vendu au plus offrant. S’il est publié, toutes ses lignes déplacent la tendance. Ne misez pas plus que cela ne vaut pour vous.
dm19-lesson-publish = Le sondage est à vous. Publiez-le s’il vous aide plus que les autres ; gardé secret, il ajoute { $base } à votre base.
dm19-lesson-talks = Encore un mot sur la victoire. Si personne n’a { $majority } voix, le parti le plus fort gagne avec le partenaire qui partage le plus de son programme, si les deux les atteignent : { $together } points chacun. Personne n’est consulté, alors voyez qui est proche de vous.
dm19-lesson-won =
    La première élection est finie. { $most ->
        [1] Vos points pour les voix : { $votes } ; aucun parti n’en a plus. De victoire : { $wins }.
       *[other] Vos points pour les voix : { $votes } ; le meilleur parti en a { $best }. De victoire : { $wins }.
    }
dm19-lesson-donation = Pour finir, un don. Accepté, il apporte de l’argent et coûte de la base ; refusé, il apporte de la base, et la base est faite de points.
dm19-lesson-alone = C’était un tour entier. À la fin du prochain, la région qui vote est { $region }. Continuez sans la leçon : le guide dit à quoi sert chaque question, et un conseil montre des chiffres.
dm19-lesson-income = Maintenant l’argent. Avant les dons, chaque point pour les voix de cette élection et chaque point de votre base vous ont rapporté mille. Votre base est maintenant de { $base } ; chacun de ses points compte aussi à la fin.
dm19-lesson-national = Après une élection, des pions Médias passent sur le plateau fédéral. Ce qu’ils valent à la fin dépend de l’élection : { $row }. Vos points là-bas jusqu’ici : { $media }.
dm19-lesson-why-swap = Vos correspondances { $region-in } passent de { $now } à { $then }.
dm19-lesson-why-media = Ce seul pion vous donne le contrôle des médias { $region-in }.
dm19-lesson-why-no-media = Vos { $money }k restent ainsi pour les meetings et les sondages.
dm19-lesson-why-influence = Vos correspondances y passent de { $now } à { $then }.
dm19-lesson-why-shelve = Votre base monte à { $base }, et le sondage ne profite à personne d’autre.
dm19-lesson-why-wait = Ils restent en place et rapporteront peut-être plus tard davantage, avec une meilleure tendance ou plus de correspondances.
dm19-lesson-why-refuse = Votre base augmente de { $base }, et la base est faite de points.

# La première campagne

pocket-lesson-goal = Vous dirigez : { $party }. Après { $rounds } manches, le parti qui a le plus de voix gagne. Rien d’autre ne compte.
pocket-lesson-count = Chaque manche finit par un décompte : chaque meeting donne une voix. Il en donne une de plus là où les électeurs tiennent à un thème de votre programme. Le { $region } tient à ceci : { $issue }.
pocket-lesson-programme = Votre programme : { $first } et { $second }. Le { $region } tient à l’un d’eux, donc chaque meeting y vaut deux voix pour vous.
pocket-lesson-money = Vous avez { $funds } en caisse. Chaque meeting coûte un, et chaque décompte rapporte { $income }. Ce que vous dépensez ailleurs ne pourra plus servir aux meetings.
pocket-lesson-bid = Une manche commence par une mise secrète pour l’ordre de jeu. Tous paient. Commencer importe peu aujourd’hui : misez { $bid }, il restera { $left } pour les meetings.
pocket-lesson-order = Les mises sont révélées. Vous êtes numéro { $turn } sur { $players } à cette manche.
pocket-lesson-meetings = Tenez maintenant des meetings, au plus { $most } par région : { $first } au { $region }, où chacun vaut deux voix, et { $second } au { $other }, où chacun en vaut une. Si l’on comptait alors, vous en auriez { $votes }.
pocket-lesson-card = À chaque manche, vous pouvez jouer une carte. Vous avez : { $cards }. Voyez ce que chacune changerait, puis décidez.
pocket-lesson-counted = Les voix sont comptées : vous en avez { $votes }, et le meilleur parti { $best }. Les meetings ont disparu, et avec l’argent reçu vous avez { $funds }.
pocket-lesson-alone = Voilà tout le jeu : mise, meetings, carte, décompte. Finissez la partie sans aide ; le guide dit à quoi sert chaque question.

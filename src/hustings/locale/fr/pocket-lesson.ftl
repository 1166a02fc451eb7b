# La première campagne

pocket-lesson-goal = Vous dirigez : { $party }. Après { $rounds } tours, le parti qui a le plus de voix gagne. Rien d’autre ne compte.
pocket-lesson-count = Chaque tour finit par un décompte : chaque meeting donne une voix. Il en donne une de plus là où les électeurs tiennent à un thème de votre programme. Le { $region } tient à ceci : { $issue }.
pocket-lesson-programme = Votre programme : { $first } et { $second }. Le { $region } tient à l’un d’eux, donc chaque meeting y vaut deux voix pour vous.
pocket-lesson-money = Vous avez { $funds } en caisse. Chaque meeting coûte un, et chaque décompte rapporte { $income }. Ce que vous dépensez ailleurs manque pour les meetings.
pocket-lesson-bid = Un tour commence par une offre secrète pour l’ordre du tour. Tous paient. Commencer importe peu aujourd’hui : offrez { $bid }, il restera { $left } pour les meetings.
pocket-lesson-order = Les offres sont ouvertes. Vous êtes numéro { $turn } sur { $players } à ce tour.
pocket-lesson-meetings = Tenez maintenant des meetings, au plus { $most } par région : { $first } au { $region }, où chacun vaut deux voix, et { $second } au { $other }, où chacun en vaut une. Si l’on comptait alors, vous en auriez { $votes }.
pocket-lesson-card = À chaque tour, vous pouvez jouer une carte. Vous avez : { $cards }. Voyez ce que chacune changerait, puis décidez.
pocket-lesson-counted = Les voix sont comptées : vous en avez { $votes }, et le meilleur parti { $best }. Les meetings ont disparu, et avec l’argent reçu vous avez { $funds }.
pocket-lesson-alone = Voilà tout le jeu : offre, meetings, carte, décompte. Finissez la partie sans aide ; les conseils disent à quoi sert chaque question.

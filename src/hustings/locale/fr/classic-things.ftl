# Ce que sont les choses sur la table et ce qu’elles font

classic-thing-votes = Voix
classic-thing-votes-what = Les voix d’un parti dans une région, de 0 à { $votes }.
classic-thing-votes-does = Elles décident qui gagne la région, et sa carte les change en sièges. Elles viennent des meetings, des cartes Corruption et de la préparation.
classic-thing-seats = Sièges
classic-thing-seats-what = Ce que valent les voix dans une région, selon sa carte.
classic-thing-seats-does = Chaque siège est un point à la fin et rapporte { $seat_money }k après l’élection.
classic-thing-factor = Coefficient
classic-thing-factor-what = La tendance, plus les opinions ouvertes de la région que partage le programme, moins celles qu’il contredit.
classic-thing-factor-does = Meetings fois coefficient donnent des voix. À zéro ou moins, deux meetings font une voix.
classic-thing-popularity = Tendance
classic-thing-popularity-what = La cote d’un parti dans une région, de −{ $trend } à +{ $trend }.
classic-thing-popularity-does = Elle compte dans le coefficient. Les sondages et les cartes Corruption la déplacent.
classic-thing-meeting = Meetings
classic-thing-meeting-what = Des pièces dans une région qui peuvent devenir des voix ; chacune coûte { $meeting_price }k.
classic-thing-meeting-does = Au plus { $meetings_new } nouveaux dans une région par tour, { $meeting_spaces } en tout. À partir de { $meetings_least }, ils peuvent devenir des voix ; quand la région vote, tous le deviennent.
classic-thing-media = Pions Médias
classic-thing-media-what = Un pion coûte { $media_price }k ; une région a { $media_spaces } cases.
classic-thing-media-does = Qui en a le plus contrôle les médias de la région. Le vainqueur peut en placer un sur le plateau fédéral, où il vaut des points.
classic-thing-control = Contrôle des médias
classic-thing-control-what = Plus de pions Médias dans une région que tout autre parti.
classic-thing-control-does = Ce parti peut y échanger une opinion à chaque tour, et les sondages ne peuvent pas faire baisser sa tendance.
classic-thing-coalition = Coalition
classic-thing-coalition-what = Deux partis qui additionnent leurs voix dans la région qui vote maintenant.
classic-thing-coalition-does = Avec { $voluntary } cartes Programme en commun, les deux doivent accepter ; à partir de { $forced }, un seul peut l’imposer. Les deux doivent y avoir une tuile de coalition.
classic-thing-tile = Tuile de coalition
classic-thing-tile-what = Une tuile qu’une carte Corruption avec téléphone apporte dans une région.
classic-thing-tile-does = Sans elle, un parti ne peut pas y former de coalition.
classic-thing-programme = Programme
classic-thing-programme-what = Les { $programme } cartes ouvertes que défend un parti ; jusqu’à { $hand } autres sont cachées dans sa main.
classic-thing-programme-does = Les cartes que partage une région ou le plateau fédéral apportent des voix, des adhérents et des points.
classic-thing-opinion = Opinion
classic-thing-opinion-what = Ce que veulent les électeurs d’une région : jusqu’à { $opinions } cartes sont ouvertes.
classic-thing-opinion-does = Chacune compte un pour les partis qui la partagent, et un contre ceux qui défendent le contraire.
classic-thing-key-issue = Thème majeur
classic-thing-key-issue-what = Une opinion sous la tuile du thème majeur.
classic-thing-key-issue-does = Elle compte double et ne peut pas être échangée. Des cartes Corruption posent la tuile et la retirent.
classic-thing-pool = Bourse d’échange
classic-thing-pool-what = { $pool } cartes Opinion ouvertes qui peuvent entrer dans une région.
classic-thing-pool-does = Qui contrôle les médias d’une région, ou y a la majorité absolue, peut échanger une opinion contre l’une d’elles.
classic-thing-national-board = Plateau fédéral
classic-thing-national-board-what = Les opinions et les pions Médias que les vainqueurs y ont apportés.
classic-thing-national-board-does = Une opinion fédérale apporte des adhérents après chaque élection, et des points à la fin, aux partis qui la partagent ; garantie, { $dominant } points de plus. Un pion vaut des points selon son tour.
classic-thing-member = Adhérents
classic-thing-member-what = Les adhérents d’un parti.
classic-thing-member-does = Chacun est un point à la fin. Le plus grand nombre rapporte { $most } points de plus, le deuxième { $second }. À certains tours, chacun paie { $member_money }k.
classic-thing-money = Argent
classic-thing-money-what = Compté en milliers ; chaque paiement est public.
classic-thing-money-does = Il achète le début, les cartes Corruption, les pions Médias, les meetings et les sondages. À la fin, il ne vaut rien.
classic-thing-poll = Sondage
classic-thing-poll-what = Une carte vendue au plus offrant, une par région à chaque tour.
classic-thing-poll-does = L’acheteur rend publiques jusqu’à { $lines } de ses lignes, qui déplacent la tendance ; ou il le garde secret et lance { $poll_dice } dés pour de nouveaux adhérents.
classic-thing-start = Premier joueur
classic-thing-start-what = Qui agit le premier à ce tour ; les autres suivent dans le sens horaire.
classic-thing-start-does = Tous font une offre secrète. Le plus offrant paie et désigne le premier joueur.
classic-thing-sheet = Préparation
classic-thing-sheet-what = Une feuille secrète que chaque parti remplit avant le premier tour.
classic-thing-sheet-does = Elle apporte tendance, voix, meetings et pions Médias dans les { $boards } premières régions, et parfois des adhérents.
classic-thing-cabinet = Cartes Corruption
classic-thing-cabinet-what = Des cartes posées face cachée, au plus une par région.
classic-thing-cabinet-does = Révélées, elles sont payées, chacune exécute une de ses actions, puis elle est perdue.
classic-thing-donation = Dons privés
classic-thing-donation-what = Des cartes de { $donation_least }k à { $donation_most }k, dont une est choisie à la fin d’un tour.
classic-thing-donation-does = Accepté, le don apporte de l’argent, et des dés disent combien d’adhérents partent. Refusé, des dés disent combien arrivent ; qui refuse seul le plus lance { $refusal_dice } dés de plus.
classic-thing-points = Points
classic-thing-points-what = Ce qui décide après la dernière élection.
classic-thing-points-does = Les sièges, les pions Médias et les opinions du plateau fédéral, et les adhérents.
classic-thing-majority = Majorité absolue
classic-thing-majority-what = Plus de voix dans une région que tous les autres partis ensemble.
classic-thing-majority-does = Quand les meetings y sont devenus des voix, ce parti peut échanger une opinion.
classic-thing-party = Parti
classic-thing-party-what = L’un des partis en jeu.
classic-thing-party-does = Chacun a sa ligne sur chaque sondage.
classic-thing-state = Région
classic-thing-state-what = Une région vote à chacune des { $elections } élections.
classic-thing-state-does = Le parti ou la coalition qui a le plus de voix la gagne.
classic-thing-card-what = Une position : { $name }. Elle peut être dans un programme et une opinion d’une région.
classic-thing-card-does = Dans un programme, elle compte un partout où elle est ouverte, et moins un où son contraire l’est.
classic-thing-politician-what = Une carte Corruption. Elle coûte { $cost }k et sert une fois.
classic-thing-politician-does = Une de ces actions : { $actions }.
classic-thing-politician-does-phone = Une de ces actions : { $actions }. Son téléphone apporte une tuile de coalition.
classic-thing-donation-card = Don privé de { $amount }k
classic-thing-donation-card-what = Une carte de don ; elle sert une fois.
classic-thing-donation-card-does =
    Accepté : { $amount }k, et { $accept ->
        [one] un dé
       *[other] { $accept } dés
    } pour les adhérents qui partent. Refusé : { $refuse ->
        [one] un dé
       *[other] { $refuse } dés
    } pour ceux qui arrivent.
classic-thing-state-card-what = Une région avec au plus { $most } sièges.
classic-thing-state-card-does = Le parti ou la coalition qui a le plus de voix la gagne, et sa carte dit combien de sièges valent les voix.
classic-thing-action-key = Poser ou retirer le thème majeur

# Die Macher, 2006 : ce que cette édition dit autrement que celle de 1997. Les mots sont ceux de sa boîte.

classic-topic-genetic_engineering = manipulations génétiques
    .le = les manipulations génétiques
classic-topic-welfare = système d’aide sociale
    .le = le système d’aide sociale
classic-topic-nuclear_energy = énergie nucléaire
    .le = l’énergie nucléaire
classic-key = { $card } (issue clef)
classic-pool = Dans la réserve d’échange : { $cards }.
classic-hand = Vos cartes de plateforme cachées : { $cards }.
classic-own-cabinet = Vos cartes de cabinet fantôme : { $cards }.
classic-head-meetings = Réunions
classic-head-cabinet = Cabinet fantôme
classic-head-donations = Contributions
classic-head-votes = Votes
classic-head-trend = Popularité
classic-head-factor = Facteur
classic-head-dominant = Dominantes
classic-ask-discard = Lesquelles de vos cartes de plateforme cachées défaussez-vous ?
classic-ask-change = Changez-vous votre plateforme ?
classic-ask-cabinet = Où posez-vous des cartes de cabinet fantôme ?
classic-ask-media = Où achetez-vous un marqueur médias ?
classic-ask-meetings = Combien de réunions organisez-vous dans chaque État ?
classic-ask-publish = Le sondage { $board-in } dit : { $poll }. Que publiez-vous ?
classic-ask-convert = Combien de réunions { $board-in } convertissez-vous en votes ?
classic-ask-convert-voting = Combien de réunions { $board-in } convertissez-vous en votes avant l’élection ? Les autres le seront à l’élection.
classic-ask-national-media = { $board } : placez-vous un marqueur médias sur le plateau national ?
classic-ask-donation = Quelle contribution choisissez-vous ? Les dés décident combien d’adhérents partent ou arrivent ; les chiffres sont des moyennes.
classic-step-meetings = Nouvelles réunions { $state-in }
classic-step-exchange = Quelle carte de la réserve d’échange entre ?
classic-step-sheet-trend = Popularité +1 : où ?
classic-step-sheet-votes = Six votes : où ?
classic-step-sheet-meetings = Six réunions : où ?
classic-step-sheet-media = Un marqueur médias : où ?
classic-step-sheet-first = Premier lot : popularité, votes, réunions
classic-step-sheet-second = Second lot : marqueurs médias, adhérents
classic-second-offer =
    { $media ->
        [0] aucun marqueur médias
        [1] { $media } marqueur médias
       *[other] { $media } marqueurs médias
    }, { $members ->
        [0] aucun adhérent
        [1] { $members } adhérent
       *[other] { $members } adhérents
    }
classic-line-trend = popularité +1
classic-line-votes = six votes
classic-line-meetings = six réunions
classic-marker-in = un marqueur médias { $state-in }
classic-do-meetings = Organiser des réunions : { $what }
classic-do-meetings-none = N’organiser aucune réunion
classic-do-publish = Publier : { $lines }
classic-pick-change-no = Garder la plateforme
classic-do-change-same = Garder la plateforme et défausser { $card } de votre main
classic-pick-national-media-yes = Placer un marqueur médias
classic-action-votes =
    { $number ->
        [one] { $number } vote
       *[other] { $number } votes
    }
classic-action-key = Faire d’une opinion l’issue clef
classic-action-key-off = Retirer l’issue clef
classic-action-swap = Remplacer un marqueur médias
classic-action-trend = Votre popularité +{ $number }
classic-action-rival = Popularité d’un rival −{ $number }
classic-news-drew =
    { $seat-Le } { $seat-number ->
        [plural] piochent
       *[singular] pioche
    } { $number ->
        [one] { $number } carte de plateforme
       *[other] { $number } cartes de plateforme
    }.
classic-news-pool = La réserve d’échange : { $cards }.
classic-news-placed =
    { $seat-Le } { $seat-number ->
        [plural] posent
       *[singular] pose
    } des cartes de cabinet fantôme : { $boards }.
classic-news-placed-none =
    { $seat-Le } ne { $seat-number ->
        [plural] posent
       *[singular] pose
    } aucune carte de cabinet fantôme.
classic-news-counted = Votes { $state-in } : { $votes }.
classic-news-votes =
    { $seat-Le } { $seat-number ->
        [plural] gagnent
       *[singular] gagne
    } { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    } { $state-in }.
classic-news-key-issue = « { $card } » est l’issue clef { $state-in }.
classic-news-key-issue-off = Il n’y a plus d’issue clef { $state-in }.
classic-news-media-swap =
    { $seat-Le } { $seat-number ->
        [plural] remplacent
       *[singular] remplace
    } un marqueur médias { $other-de } { $state-in }.
classic-news-trend = { $seat } : popularité { $other-de } { $state-in } désormais { $trend }.
classic-news-trend-own = { $seat } : sa popularité { $state-in } est désormais { $trend }.
classic-news-media =
    { $seat-Le } { $seat-number ->
        [plural] achètent
       *[singular] achète
    } un marqueur médias { $state-in }.
classic-news-meetings =
    { $seat-Le } { $seat-number ->
        [plural] organisent
       *[singular] organise
    } des réunions : { $meetings }.
classic-news-meetings-none =
    { $seat-Le } n’{ $seat-number ->
        [plural] organisent
       *[singular] organise
    } aucune réunion.
classic-news-published =
    { $seat-Le } { $seat-number ->
        [plural] publient
       *[singular] publie
    } le sondage { $state-in } : { $lines }.
classic-news-not-published =
    { $seat-Le } ne { $seat-number ->
        [plural] publient
       *[singular] publie
    } pas le sondage { $state-in }.
classic-news-converted =
    { $seat-Le } { $seat-number ->
        [plural] convertissent
       *[singular] convertit
    } { $meetings ->
        [one] { $meetings } réunion
       *[other] { $meetings } réunions
    } { $state-in } en { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    }.
classic-news-won-narrowly =
    { $seat-Le } { $seat-number ->
        [plural] remportent
       *[singular] remporte
    } de justesse l’élection { $state-in }.
classic-news-national-media =
    { $seat-Le } { $seat-number ->
        [plural] placent
       *[singular] place
    } un marqueur médias sur le plateau national (tour { $round }).
classic-news-dominant =
    { $seat-Le } { $seat-number ->
        [plural] font
       *[singular] fait
    } de « { $card } » une opinion nationale dominante, case { $space }.
classic-news-accepted =
    { $seat-Le } { $seat-number ->
        [plural] acceptent
       *[singular] accepte
    } une contribution de { $donation }k.
classic-news-refuses =
    { $seat-Le } { $seat-number ->
        [plural] refusent
       *[singular] refuse
    } une contribution.
classic-news-refuses-you = Vous refusez une contribution de { $donation }k.
classic-because-together = Votes ici pour l’instant, réunions comprises : { $votes } avec { $party-le }, { $rival } pour l’autre parti le plus fort.
classic-count-votes = Votes – { $place }
classic-count-markers = Marqueurs sur le plateau national

## La page

page-scene-talks-why = Deux cartes de plateforme en commun permettent une coalition, trois permettent à un parti de l’imposer. Les partenaires additionnent leurs votes. Les autres accords n’engagent jamais.
page-scene-votes = votes
page-scene-votes-count =
    { $n ->
        [one] { $n } vote
       *[other] { $n } votes
    }
page-scene-prepare-why = Partis, plateformes et premières positions se choisissent avant le premier tour.
page-phase-conference-why = Défausser des cartes cachées, en piocher, changer un point de la plateforme.
page-phase-placing-why = Les cartes sont posées face cachée dans les États, puis révélées et appliquées.
page-phase-coalitions-why = Les partis assez proches peuvent additionner leurs votes dans l’État qui vote maintenant.
page-phase-media-why = Acheter des marqueurs médias ; qui en a le plus dans un État y contrôle les médias.
page-phase-exchanges-why = Qui contrôle les médias d’un État peut y échanger une opinion.
page-phase-meetings-why = Organiser des réunions dans les États ; elles deviendront des votes.
page-phase-polls-why = Dans chaque État, un sondage est vendu au plus offrant.
page-phase-conversion-why = État par État, les réunions peuvent devenir des votes selon le facteur de conversion.
page-phase-election-why = On compte les votes et on attribue les sièges.
page-phase-spoils-why = Le vainqueur porte un marqueur médias et des opinions sur le plateau national.
page-phase-turnover-why = L’État suivant arrive sur la table.
page-moment-income = Revenus et contributions
page-moment-donations = Contributions
page-moment-turned-down = Contributions refusées
page-moment-meetings = Les réunions deviennent des votes
page-moment-seats = Les votes deviennent des sièges
page-phase-donations-why = Accepter une contribution et perdre des adhérents, ou la refuser et en gagner.
page-kind-media = Marqueur médias
page-kind-meetings = Réunions
page-kind-convert = Réunions en votes
page-kind-donation = Contribution
page-kind-change = Changement de plateforme
page-kind-cabinet = Cartes de cabinet fantôme
page-board-votes = Votes
page-board-trend = Popularité
page-board-factor = Facteur de conversion
page-board-gives-none = Aucune réunion ici.
page-board-half-votes = deux réunions, un vote
page-board-next =
    Dès { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    } : { $seats ->
        [one] { $seats } siège
       *[other] { $seats } sièges
    }.
page-board-land = Les États
page-board-national = Plateau national
page-board-supply-meetings = réunions en réserve
page-board-hand = Cartes de plateforme cachées
page-board-programme = Plateforme
page-board-act-meetings = Réunions : { $state }
page-board-act-media = Marqueur médias : { $state }
page-board-part-votes = votes
page-phase-conference = Conférence de plateforme
page-phase-meetings = Réunions
page-phase-conversion = Votes
page-phase-turnover = État suivant
page-phase-donations = Contributions

classic-no-key-issue = Il y a déjà une issue clef { $state-in } ; on ne peut que la retirer.
classic-no-key-issue-stays = « { $card } » est l’issue clef { $state-in } et reste.
classic-no-meeting-space = { $state } a { $spaces } cases pour vos réunions ; occupées : { $there }.
classic-no-meetings-new = On organise au plus { $most } nouvelles réunions { $state-in } par tour.
classic-no-meetings-there = Vos réunions { $state-in } : { $meetings }.
classic-news-won-party-most =
    { $seat-Le } { $seat-number ->
        [plural] remportent
       *[singular] remporte
    } l’élection { $state-in } avec le plus de votes : { $votes }.
classic-news-won-party-tied =
    { $seat-Le } { $seat-number ->
        [plural] remportent
       *[singular] remporte
    } de justesse l’élection { $state-in }, à égalité (votes : { $votes }).
classic-news-won-coalition-most = La coalition { $seat-de } et { $partner-de } remporte l’élection { $state-in } (votes en tout : { $votes }).
classic-news-won-coalition-tied = La coalition { $seat-de } et { $partner-de } remporte de justesse l’élection { $state-in }, à égalité (votes en tout : { $votes }).
classic-no-meeting-supply = Réunions restantes dans votre réserve : { $left }.
classic-no-all-dominant = Le plateau national est rempli d’opinions dominantes ; il n’y a pas de place pour « { $card } ».
page-scene-vote-points = points pour les votes
classic-no-donation-used = Vous avez déjà utilisé cette contribution.
classic-no-dominant = « { $card } » est dominante et ne peut pas être remplacée.
classic-no-same-topic = Votre plateforme a déjà une carte sur { $topic-le } : « { $card } » ne peut remplacer que celle-là.
classic-no-in-common = Cartes de plateforme en commun : { $common } ; une coalition en demande { $needed }.
classic-because-alone = Votes ici pour l’instant, réunions comprises : { $votes } pour nous, { $rival } pour l’autre parti le plus fort.

## Ce qu’une réponse changerait

classic-figure-factor = facteur
classic-figure-popularity = popularité
classic-figure-votes = votes
classic-figure-votes-if-turned = votes si toutes les réunions sont converties
classic-figure-seats-if-turned = sièges si toutes les réunions sont converties
classic-figure-meetings = réunions
classic-figure-media = marqueurs médias
classic-figure-cards = cartes de plateforme cachées
classic-figure-cabinet = cartes de cabinet fantôme restantes
classic-figure-together = votes ensemble
classic-figure-national-media = marqueurs médias sur le plateau national
classic-figure-opinion-members = adhérents grâce aux opinions nationales
classic-figure-opinion-points = points pour les opinions nationales
classic-place-national = Plateau national
classic-later-convert = Vos réunions restent en place ; elles peuvent devenir des votes plus tard.

## Les choses sur la table

classic-thing-votes = Votes
classic-thing-votes-what = Les votes d’un parti dans un État, de 0 à { $votes }.
classic-thing-votes-does = Ils décident qui gagne l’État, et sa carte les change en sièges. Ils viennent des réunions, du cabinet fantôme et de la préparation.
classic-thing-seats-what = Ce que valent les votes dans un État, selon sa carte.
classic-thing-factor = Facteur
classic-thing-factor-what = La popularité, plus les opinions visibles de l’État que partage la plateforme, moins celles qu’elle contredit.
classic-thing-factor-does = Réunions fois facteur donnent des votes. À zéro ou moins, deux réunions font un vote.
classic-thing-popularity = Popularité
classic-thing-popularity-what = La cote d’un parti dans un État, de −{ $trend } à +{ $trend }.
classic-thing-popularity-does = Elle compte dans le facteur. Les sondages et le cabinet fantôme la déplacent.
classic-thing-meeting = Réunions
classic-thing-meeting-what = Des pièces dans un État qui peuvent devenir des votes ; chacune coûte { $meeting_price }k.
classic-thing-meeting-does = Au plus { $meetings_new } nouvelles dans un État par tour, { $meeting_spaces } en tout. À partir de { $meetings_least }, elles peuvent devenir des votes ; quand l’État vote, toutes le deviennent.
classic-thing-media = Marqueurs médias
classic-thing-media-what = Un marqueur médias coûte { $media_price }k ; un État a { $media_spaces } cases.
classic-thing-media-does = Qui en a le plus contrôle les médias de l’État. Le vainqueur peut en placer un sur le plateau national, où il vaut des points.
classic-thing-control-what = Plus de marqueurs médias dans un État que tout autre parti.
classic-thing-control-does = Ce parti peut y échanger une opinion à chaque tour, et les sondages ne peuvent pas faire baisser sa popularité.
classic-thing-coalition-what = Deux partis qui additionnent leurs votes dans l’État qui vote maintenant.
classic-thing-coalition-does = Avec { $voluntary } cartes de plateforme en commun, les deux doivent accepter ; à partir de { $forced }, un seul peut l’imposer. Les deux doivent y avoir une tuile de coalition.
classic-thing-tile-what = Une tuile que certaines cartes du cabinet fantôme apportent dans un État.
classic-thing-programme = Plateforme
classic-thing-programme-what = Les { $programme } cartes visibles que défend un parti ; jusqu’à { $hand } autres sont cachées dans sa main.
classic-thing-programme-does = Les cartes que partage un État ou le plateau national apportent des votes, des adhérents et des points.
classic-thing-opinion-what = Ce que veulent les électeurs d’un État : jusqu’à { $opinions } cartes sont visibles.
classic-thing-key-issue = Issue clef
classic-thing-key-issue-what = Une opinion sous la tuile de l’issue clef.
classic-thing-key-issue-does = Elle compte double et ne peut pas être échangée. Des cartes du cabinet fantôme posent la tuile et la retirent.
classic-thing-pool = Réserve d’échange
classic-thing-pool-what = { $pool } cartes d’opinion visibles qui peuvent entrer dans un État.
classic-thing-pool-does = Qui contrôle les médias d’un État, ou y a la majorité absolue, peut échanger une opinion contre l’une d’elles.
classic-thing-national-board = Plateau national
classic-thing-national-board-what = Les opinions et les marqueurs médias que les vainqueurs y ont apportés.
classic-thing-national-board-does = Une opinion nationale apporte des adhérents après chaque élection, et des points à la fin, aux partis qui la partagent ; dominante, { $dominant } points de plus. Un marqueur vaut des points selon son tour.
classic-thing-money-does = Il sert aux mises pour le premier joueur et paie les cartes du cabinet fantôme, les marqueurs médias, les réunions et les sondages. À la fin, il ne vaut rien.
classic-thing-poll-what = Une carte vendue au plus offrant, une par État à chaque tour.
classic-thing-poll-does = L’acheteur publie jusqu’à { $lines } de ses lignes, qui déplacent la popularité ; ou il le garde secret et lance { $poll_dice } dés pour de nouveaux adhérents.
classic-thing-sheet-does = Elle apporte popularité, votes, réunions et marqueurs médias dans les { $boards } premiers États, et parfois des adhérents.
classic-thing-cabinet = Cabinet fantôme
classic-thing-cabinet-what = Des cartes posées face cachée, au plus une par État.
classic-thing-donation = Contributions
classic-thing-donation-does = Acceptée, elle apporte de l’argent, et des dés disent combien d’adhérents partent. Refusée, des dés disent combien arrivent ; qui refuse seul le plus lance { $refusal_dice } dés de plus.
classic-thing-points-does = Les sièges, les marqueurs médias et les opinions du plateau national, et les adhérents.
classic-thing-majority-what = Plus de votes dans un État que tous les autres partis ensemble.
classic-thing-majority-does = Quand les réunions y sont devenues des votes, ce parti peut échanger une opinion.
classic-thing-state = État
classic-thing-state-what = Un État vote à chacune des { $elections } élections.
classic-thing-state-does = Le parti ou la coalition qui a le plus de votes le gagne.
classic-thing-card-what = Une position : { $name }. Elle peut être dans une plateforme et une opinion d’un État.
classic-thing-card-does = Dans une plateforme, elle compte un partout où elle est visible, et moins un où son contraire l’est.
classic-thing-politician-what = Une carte du cabinet fantôme. Elle coûte { $cost }k et sert une fois.
classic-thing-donation-card = Contribution de { $amount }k
classic-thing-donation-card-what = Une carte de contribution ; elle sert une fois.
classic-thing-donation-card-does =
    Acceptée : { $amount }k, et { $accept ->
        [one] un dé
       *[other] { $accept } dés
    } pour les adhérents qui partent. Refusée : { $refuse ->
        [one] un dé
       *[other] { $refuse } dés
    } pour ceux qui arrivent.
classic-thing-state-card-what = Un État avec au plus { $most } sièges.
classic-thing-state-card-does = Le parti ou la coalition qui a le plus de votes le gagne, et sa carte dit combien de sièges valent les votes.
classic-thing-action-key = Poser ou retirer l’issue clef
classic-no-own-marker = Vous n’avez plus de marqueur médias en réserve.
classic-no-rival-marker = Aucun adversaire n’a de marqueur médias { $state-in }.
classic-no-marker-of = Ce parti n’a pas de marqueur médias { $state-in }.
classic-no-tile = Ce parti n’a pas de tuile de coalition { $state-in }.
classic-no-media-space = Les { $spaces } cases médias { $state-in } sont occupées.
classic-no-no-newcomer = Aucune carte de la réserve d’échange ne peut remplacer « { $card } » { $state-in }.
classic-no-pool = « { $card } » n’est pas dans la réserve d’échange.
figure-table-state = États
figure-table-poll = Cartes de sondage
figure-table-donation = Contributions
figure-field-media = Marqueurs médias
figure-field-votes = Votes
figure-field-seats = Sièges pour ces votes
figure-field-programme-copies = Cartes de plateforme de chaque côté
figure-field-opinion-copies = Cartes d’opinion de chaque côté
figure-field-meetings = Réunions
figure-field-trend = Popularité
figure-row-donation = Contribution de { $n }
figure-constant-boards = États sur la table
figure-constant-meetings = Réunions d’un parti
figure-constant-media-markers = Marqueurs médias d’un parti
figure-constant-coalition-tiles = Tuiles de coalition d’un parti
figure-constant-programme-cards = Cartes d’une plateforme
figure-constant-opinions-per-state = Opinions dans un État
figure-classic-constant-sheet-trend = Popularité pour une ligne de la fiche
figure-constant-sheet-votes = Votes pour une ligne de la fiche
figure-constant-sheet-meetings = Réunions pour une ligne de la fiche
figure-constant-media-price = Prix d’un marqueur médias
figure-constant-media-spaces = Cases médias d’un État
figure-constant-swap-to-owner = Payé au propriétaire du marqueur remplacé
figure-constant-swap-to-bank = Payé à la banque pour un marqueur remplacé
figure-constant-meeting-price = Prix d’une réunion
figure-constant-meetings-per-state = Nouvelles réunions au maximum par État
figure-constant-meeting-spaces = Cases de réunions d’un État
figure-constant-meetings-to-convert = Réunions au minimum à convertir
figure-classic-constant-trend-max = Popularité la plus haute
figure-constant-votes-max = Votes au maximum dans un État
figure-constant-dominant-bonus = Points supplémentaires pour une opinion dominante
figure-constant-opinions-narrow-win = Opinions après une victoire de justesse sans coalition
figure-classic-word-trend = popularité
figure-word-votes = votes
figure-word-meetings = réunions
figure-word-media = marqueurs médias

## Les plateaux

page-macher-step =
    { $worth } à partir de { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    }
page-macher-votes-of =
    { $n ->
        [one] { $party } : { $n } vote
       *[other] { $party } : { $n } votes
    }
page-macher-trend-of = { $party } : popularité { $n }
page-macher-would =
    { $n ->
        [one] { $party } aurait { $n } vote
       *[other] { $party } aurait { $n } votes
    }
page-macher-becomes =
    { $now ->
        [yes] Votes { $before } → { $votes }, sièges { $from } → { $seats }.
       *[no] Changées en votes : { $before } → { $votes }, sièges { $from } → { $seats }.
    }
page-macher-whose-sum = Parti dont les votes sont détaillés
page-macher-meetings = Réunions
page-macher-donations = Contributions
page-macher-act-votes =
    { $n ->
        [one] { $n } vote
       *[other] { $n } votes
    }
page-macher-act-key_issue = poser ou retirer l’issue clef
page-macher-act-media_swap = remplacer un marqueur médias adverse
page-macher-act-own_trend = sa popularité +{ $n }
page-macher-act-rival_trend = popularité d’un rival −{ $n }
page-macher-sign-key_issue = issue clef : double
page-macher-sign-own_trend = popularité (− : rival)
page-macher-sign-media_swap = remplacer un marqueur médias
page-macher-sign-votes = votes
page-macher-setup-offers = Choisissez ce que vous préparez, puis placez-le dans les États
page-macher-gets-trend = popularité +{ $n }
page-macher-gets-votes =
    { $n ->
        [one] { $n } vote
       *[other] { $n } votes
    }
page-macher-gets-meetings =
    { $n ->
        [one] une réunion
       *[other] { $n } réunions
    }
page-macher-gives =
    { $meetings ->
        [one] Une réunion
       *[other] { $meetings } réunions
    } : votes +{ $votes }, soit { $seats ->
        [one] { $seats } siège
       *[other] { $seats } sièges
    }.

## À quoi sert une question, et que regarder

classic-purpose-sheet = Avant le premier tour, vous donnez de l’avance à votre campagne dans les premiers États.
classic-coach-sheet = Les votes comptent tout de suite, les réunions deviennent des votes plus tard, et la popularité augmente la valeur des réunions. Marqueurs médias et adhérents se choisissent aussi : plus des uns, c’est moins des autres.
classic-coach-bid = Le premier joueur agit le premier dans les phases du tour. Misez ce que cela vaut pour vous : il faut aussi de l’argent pour le cabinet fantôme, les marqueurs médias, les réunions et les sondages.
classic-purpose-discard = Vous pouvez défausser des cartes de plateforme cachées et en piocher de nouvelles.
classic-coach-discard = Gardez les cartes qui correspondent aux opinions visibles des États que vous voulez gagner. Tous voient ce que vous défaussez.
classic-purpose-change = Vous pouvez remplacer une carte de votre plateforme pour mieux répondre aux électeurs.
classic-coach-change = Comparez votre plateforme aux opinions visibles : une carte partagée augmente votre facteur dans l’État, le contraire le diminue. Les cartes en commun avec un autre parti décident aussi si une coalition est possible.
classic-purpose-cabinet = Vous posez des cartes de cabinet fantôme face cachée, au plus une par État. Elles sont payées quand elles sont révélées.
classic-coach-cabinet = Chaque carte sert une fois dans toute la partie. Gardez les fortes pour les États que vous comptez gagner, et vérifiez l’argent qui reste pour la suite du tour.
classic-purpose-action = Votre carte de cabinet fantôme exécute une de ses actions dans cet État.
classic-coach-action = Laquelle change le plus ici : des votes tout de suite, la popularité pour les réunions à convertir plus tard, les médias ou l’issue clef ?
classic-purpose-coalition = Deux partis en coalition additionnent leurs votes à cette élection.
classic-coach-coalition = Comptez les votes et les réunions qui deviendront encore des votes : à deux, dépasseriez-vous tous les autres ? Gagneriez-vous seul ?
classic-purpose-consent = Un autre parti vous propose d’additionner vos votes à cette élection.
classic-purpose-media = Vous pouvez acheter un marqueur médias dans un État. Qui y en a plus que tout autre parti contrôle ses médias.
classic-coach-media = Le contrôle permet d’échanger une opinion dans l’État, et les sondages ne peuvent pas y faire baisser votre popularité.
classic-purpose-exchange = Vous pouvez échanger une opinion visible de cet État contre une carte de la réserve d’échange.
classic-coach-exchange = Faites entrer une opinion de votre plateforme, ou retirez-en une qui la contredit. Voyez quels facteurs montent et lesquels baissent.
classic-purpose-meetings = Vous organisez des réunions dans les États. Plus tard, elles y deviennent des votes.
classic-coach-meetings = La valeur d’une réunion dépend de votre popularité et de ce que votre plateforme partage avec l’État. Votre réserve est limitée : les réunions reviennent quand elles deviennent des votes.
classic-purpose-raise = Le sondage de cet État va au plus offrant. Seul l’acheteur le regarde.
classic-coach-raise = Un sondage publié déplace la popularité dans cet État. Si l’acheteur le garde secret, des dés disent combien d’adhérents arrivent.
classic-purpose-publish = Le sondage est à vous. Publiez-le, ou gardez-le secret et lancez les dés pour de nouveaux adhérents.
classic-coach-publish = Utilisez des lignes qui vous font monter ou font baisser un rival. La popularité ne compte que pour les réunions qui deviendront encore des votes.
classic-purpose-convert = Vous pouvez convertir maintenant des réunions de cet État en votes.
classic-coach-convert = Le facteur multiplie vos réunions ; à zéro ou moins, elles ne comptent que pour moitié. Vous pouvez en attendre un meilleur : quand l’État vote, toutes vos réunions y deviennent de toute façon des votes.
classic-purpose-national-media = Vous pouvez placer un marqueur médias de cet État sur le plateau national.
classic-purpose-national-opinion = Vous pouvez placer une opinion de cet État sur le plateau national.
classic-coach-national-opinion = Les opinions nationales apportent adhérents et points à tout parti dont la plateforme les contient. Choisissez une des vôtres que peu d’autres partagent.
classic-purpose-donation = Vous choisissez une carte de contribution, et si vous acceptez ou refusez l’argent.

## La première campagne

classic-lesson-goal = Vous dirigez : { $party }. Après { $elections } élections, le parti qui a le plus de points gagne. La plupart des points sont des sièges dans les États ; s’y ajoutent les adhérents et ce que vous apportez au plateau national.
classic-lesson-state = Les États votent l’un après l’autre. À la fin de ce tour, c’est { $state } : sa carte change les votes en sièges, { $most } au plus.
classic-lesson-count = Les votes sont les réunions multipliées par le facteur. Ce que vous avez { $state-in } : réunions { $meetings }, facteur { $factor }. Compté maintenant : votes { $votes }, sièges { $seats }.
classic-lesson-factor = Le facteur est votre popularité (ici { $popularity }), plus un pour chaque opinion visible que partage votre plateforme, moins un pour chacune qu’elle contredit. Tout ce qui suit agit sur le facteur ou sur les réunions.
classic-lesson-programme = Vous pouvez remplacer une carte de votre plateforme par une de votre main. Regardez les facteurs dans les États : c’est à cela que cela sert.
classic-lesson-cabinet = Les cartes de cabinet fantôme apportent des votes, de la popularité ou une tuile de coalition, chacune une fois dans la partie. Gardez-les cette fois : elles coûtent aussi de l’argent, et il vous en faut pour les médias et les réunions.
classic-lesson-media = Les marqueurs médias coûtent { $price }k chacun. Qui en a le plus dans un État en contrôle les médias : il peut y échanger une opinion, et les sondages ne peuvent pas faire baisser sa popularité.
classic-lesson-opinion = Vous contrôlez les médias ici et pouvez échanger une opinion de cet État contre une de la réserve d’échange. Faites entrer ce que partage votre plateforme, ou sortir ce qu’elle contredit.
classic-lesson-meetings = Les réunions coûtent { $price }k chacune et deviennent des votes ; tenez-les là où votre facteur est élevé. Avec la réponse proposée, { $state } donnerait, compté maintenant : votes { $votes }, sièges { $seats }.
classic-lesson-poll = Dans chaque État, un sondage est vendu au plus offrant, qui seul le voit et décide de ce qui est publié. Il déplace la popularité, donc le facteur. Ne misez pas plus que cela ne vaut pour vous.
classic-lesson-publish = Le sondage est à vous. Publiez jusqu’à { $lines } de ses lignes si elles vous aident ou nuisent aux autres ; ou gardez-le secret et lancez les dés pour de nouveaux adhérents.
classic-lesson-talks = Encore une chose avant le décompte. Les partis peuvent négocier : avec une tuile de coalition chacun dans l’État qui vote, deux d’entre eux peuvent additionner leurs votes et gagner ensemble. Il leur faut { $voluntary } cartes de plateforme en commun ; à partir de { $forced }, un seul peut l’imposer.
classic-lesson-convert = Les réunions deviennent maintenant des votes. Dans l’État qui vote, toutes comptent ; ailleurs, elles peuvent attendre un meilleur facteur.
classic-lesson-national = Le vainqueur apporte une opinion au plateau national. Elle apporte des adhérents après chaque élection, et des points à la fin, à tous ceux qui la partagent : choisissez-en une que vous défendez.
classic-lesson-donation = Pour finir, les contributions. Acceptée, une contribution apporte de l’argent, mais des adhérents partent ; refusée, des adhérents viennent. Les adhérents sont des points.
classic-lesson-alone = C’était un tour entier. À la fin du prochain, l’État qui vote est { $state }. Continuez sans la leçon : le guide dit à quoi sert chaque question, et un conseil montre des chiffres.
classic-lesson-why-discard = De nouvelles cartes ne coûtent rien et conviendront peut-être mieux aux États.
classic-lesson-why-keep = Votre facteur { $state-in } reste ainsi à { $factor }.
classic-lesson-why-change = Votre facteur { $state-in } passe de { $now } à { $then }.
classic-lesson-why-media = Ce seul marqueur vous donne le contrôle des médias { $state-in }.
classic-lesson-why-no-media = Vos { $money }k restent ainsi pour les réunions et les sondages.
classic-lesson-why-exchange = Votre facteur y passe de { $now } à { $then }.
classic-lesson-why-publish = Votre popularité y monte à { $popularity }.
classic-lesson-why-convert = Compté maintenant, cela rapporte en votes : { $votes }.
classic-lesson-why-national-media = Un marqueur déplacé maintenant y compte à la fin { $points }. Les cases des élections suivantes comptent moins, jusqu’à { $least }.
classic-lesson-why-national-opinion = Votre plateforme la partage. Tant que c’est le cas, elle rapporte des points à la fin ({ $points }) et de nouveaux adhérents après chaque élection ({ $members }).
classic-lesson-why-refuse = Refusée, elle vous fait lancer { $dice } dés pour de nouveaux adhérents. Qui refuse seul le plus en lance { $more } de plus.

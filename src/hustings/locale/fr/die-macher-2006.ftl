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
classic-ask-national-media = { $board } : placez-vous un marqueur médias sur le plateau national ?
classic-ask-donation = Quelle contribution choisissez-vous ?
classic-step-meetings = Nouvelles réunions { $state-in }
classic-step-exchange = Quelle carte de la réserve d’échange entre ?
classic-step-sheet-trend = Popularité +1 : où ?
classic-step-sheet-votes = Six votes : où ?
classic-step-sheet-meetings = Six réunions : où ?
classic-step-sheet-media = Un marqueur médias : où ?
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
classic-news-trend = La popularité { $other-de } { $state-in } est désormais { $trend } (par { $seat-le }).
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
    } une contribution de { $donation }.
classic-news-refuses =
    { $seat-Le } { $seat-number ->
        [plural] refusent
       *[singular] refuse
    } une contribution.
classic-news-refuses-you = Vous refusez une contribution de { $donation }.

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
page-phase-media-why = Acheter des marqueurs médias ; le plus grand nombre dans un État y contrôle les médias.
page-phase-exchanges-why = Qui contrôle les médias d’un État peut y échanger une opinion.
page-phase-meetings-why = Organiser des réunions dans les États ; elles deviendront des votes.
page-phase-polls-why = Dans chaque État, un sondage est vendu au plus offrant.
page-phase-conversion-why = État par État, les réunions peuvent devenir des votes selon le facteur de conversion.
page-phase-election-why = On compte les votes et on attribue les sièges.
page-phase-spoils-why = Le vainqueur porte un marqueur médias et des opinions sur le plateau national.
page-phase-turnover-why = L’État suivant arrive sur la table.
page-phase-donations-why = Accepter une contribution et perdre des adhérents, ou la refuser et en gagner.
page-kind-media = Marqueur médias
page-kind-meetings = Réunions
page-kind-convert = Réunions en votes
page-kind-donation = Contribution
page-kind-change = Changement de plateforme
page-kind-cabinet = Cartes de cabinet fantôme
page-board-votes = Votes
page-board-trend = Popularité
page-board-meetings = Réunions ici
page-board-media = Marqueurs médias ici
page-board-factor = Facteur de conversion
page-board-then = Sièges actuels, et si toutes les réunions devenaient des votes
page-board-seats-then = Sièges, et ce que toutes les réunions en feraient
page-board-seats-why =
    { $now ->
        [one] { $now } siège actuellement
       *[other] { $now } sièges actuellement
    } ; { $then } avec { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    } si toutes les réunions devenaient des votes
page-board-gives =
    { $meetings ->
        [one] { $meetings } réunion donnerait
       *[other] { $meetings } réunions donneraient
    } { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    }, soit { $seats ->
        [one] { $seats } siège
       *[other] { $seats } sièges
    } en tout.
page-board-gives-none = Pas encore de réunions ici.
page-board-half-votes = deux réunions, un vote
page-board-next =
    { $votes ->
        [one] À partir de { $votes } vote : { $seats }.
       *[other] À partir de { $votes } votes : { $seats }.
    }
page-board-issues-why = Partis, États et pays, thème par thème
page-board-land = Les États
page-board-national = Plateau national
page-board-supply-meetings = réunions en réserve
page-board-hand = Cartes de plateforme cachées
page-board-donations = Contributions restantes
page-board-programme = Plateforme
page-board-act-meetings = Réunions : { $state }
page-board-act-media = Marqueur médias : { $state }
page-board-part-votes = votes
page-phase-conference = Conférence de plateforme
page-phase-meetings = Réunions
page-phase-conversion = Votes
page-phase-turnover = État suivant
page-phase-donations = Contributions

classic-no-key-issue = Une issue clef est déjà { $state-in } ; on ne peut que la retirer.
classic-no-key-issue-stays = { $card } est l’issue clef { $state-in } et reste.
classic-no-meeting-space = { $state } a { $spaces } cases pour vos réunions ; occupées : { $there }.
classic-no-meetings-new = On tient au plus { $most } nouvelles réunions { $state-in } par tour.
classic-no-meetings-there = Vos réunions { $state-in } : { $meetings }.
classic-news-won-party-most = { $seat } gagne { $state } avec le plus de votes : { $votes }.
classic-news-won-party-tied = { $seat } gagne { $state } de justesse, à égalité (votes : { $votes }).
classic-news-won-coalition-most = La coalition de { $seat } et { $partner } gagne { $state } (votes ensemble : { $votes }).
classic-news-won-coalition-tied = La coalition de { $seat } et { $partner } gagne { $state } de justesse, à égalité (votes ensemble : { $votes }).
classic-no-meeting-supply = Réunions dans votre réserve : { $left }.
classic-no-all-dominant = Le plateau national est rempli d’opinions dominantes ; { $card } n’a pas de place.
page-scene-vote-points = points pour les votes
classic-no-donation-used = Vous avez déjà utilisé cette contribution.
classic-no-dominant = { $card } est dominante et ne peut pas être remplacée.
classic-no-same-topic = Votre plateforme a déjà { $topic } : { $card } ne peut remplacer que cela.
classic-no-in-common = Cartes de plateforme en commun : { $common } ; une coalition en demande { $needed }.
classic-because-alone = Votes ici pour l’instant, réunions comprises : { $votes } pour nous, { $rival } pour l’autre parti le plus fort.
classic-because-together = Votes ici pour l’instant, réunions comprises : { $votes } avec { $party-le }, { $rival } pour l’autre parti le plus fort.
classic-count-votes = Votes – { $place }
classic-count-markers = Marqueurs sur le plateau national

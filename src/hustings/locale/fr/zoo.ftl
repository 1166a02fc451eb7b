# Zoocracy
# Parties have "de" (d’Orange).

zoo-party =
    { $number ->
        [1] Jaune
        [2] Vert
        [3] Rouge
        [4] Orange
        [5] Noir
       *[other] Bleu
    }
    .de =
        { $number ->
            [1] de Jaune
            [2] de Vert
            [3] de Rouge
            [4] d’Orange
            [5] de Noir
           *[other] de Bleu
        }
zoo-nobody = personne
    .de = de personne
zoo-nowhere = pas maintenant
zoo-none = –
zoo-no-card = Ne jouer aucune carte
zoo-hidden = secret
zoo-you = { $party } (vous)
zoo-amount = { $party } { $amount }
zoo-group = ({ $parties })
zoo-tokens =
    { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    }

zoo-species-0 = éléphants
zoo-species-1 = singes
zoo-species-2 = zèbres
zoo-species-3 = serpents
zoo-species-4 = perroquets
zoo-species-5 = pingouins
zoo-species-6 = flamants roses
zoo-species-7 = hippopotames
zoo-species-8 = ours polaires

zoo-office-0 = Président
zoo-office-1 = Premier ministre
zoo-office-2 = Ministre des Finances
zoo-office-3 = Ministre de la Défense
zoo-office-4 = Dirigeant de l’opposition

zoo-side-0 = pas encore de gouvernement
zoo-side-1 = gouvernement
zoo-side-2 = opposition

zoo-card-0 = Rallier ({ $species })
zoo-card-1 = Campagne négative ({ $species })
zoo-card-2 = Saison des pluies
zoo-card-3 = Saison sèche
zoo-card-4 = Migration
zoo-card-5 = Mandat supplémentaire ({ $species })
zoo-card-6 = Élection présidentielle anticipée
zoo-card-7 = Loyauté ({ $species })
zoo-card-8 = Transfuges
zoo-card-9 = Élection parlementaire anticipée
zoo-card-10 = Assertivité ({ $office })

zoo-event-donation-1 = Donation aux bureaux du gouvernement
zoo-event-donation-2 = Donation au Président et au Dirigeant de l’opposition
zoo-event-donation-3 = Donation à chaque bureau
zoo-event-good-harvest = Bonne récolte
zoo-event-bad-harvest = Mauvaise récolte
zoo-event-strike = Grève
zoo-event-resistance = Résistance
zoo-event-end = Fin de partie

# Soft hyphens say where narrow labels may break.
zoo-phase-A = A Élection présiden­tielle
zoo-phase-B = B Campagne parle­mentaire
zoo-phase-C = C Élection parle­mentaire
zoo-phase-D = D Formation du gouver­nement
zoo-phase-E = E Événement
zoo-phase-F = F Motion de censure
zoo-phase-G = G Progression

## Sur la table

zoo-round = Manche { $round } sur { $rounds } au plus
zoo-calendar = Cette manche et la suivante
zoo-head-phase = Phase
zoo-head-round = Manche { $round }
zoo-played-true = oui : { $why }
zoo-played-false = non : { $why }
zoo-because-always = à chaque manche
zoo-because-marker-here = le marqueur est sur cette manche
zoo-because-marker-later = le marqueur est sur une manche ultérieure
zoo-because-marker-there = le marqueur est sur cette manche-là
zoo-because-marker-elsewhere = le marqueur n’est pas sur cette manche-là
zoo-because-no-government = personne ne gouverne
zoo-because-formation-failed = aucun gouvernement n’a pu être formé à cette manche
zoo-because-no-opposition = il n’y a pas de Dirigeant de l’opposition
zoo-because-opposition-larger = l’opposition a plus de sièges
zoo-because-opposition-smaller = l’opposition n’a pas plus de sièges
zoo-because-every-round = une motion est possible à chaque manche
zoo-because-majority-lost = le gouvernement a perdu sa majorité
zoo-because-majority-held = le gouvernement a sa majorité
zoo-because-only-if-majority-lost = seulement si le gouvernement n’a alors plus la majorité
zoo-because-only-if-larger = seulement si l’opposition a alors plus de sièges
zoo-next-round = Probabilité d’une manche suivante : { $percent } %.
zoo-event-now = L’événement de cette manche : { $event }.
zoo-harvest =
    Après la récolte, chaque parti peut placer à cette manche { $limit ->
        [one] { $limit } jeton
       *[other] { $limit } jetons
    } de ses fonds.

zoo-parties = Les partis, dans l’ordre des joueurs
zoo-head-party = Parti
zoo-head-goals = Objectifs
zoo-head-seats = Sièges
zoo-head-side = Camp
zoo-head-funds = Fonds
zoo-head-received = Nourriture reçue
zoo-head-spent = Nourriture dépensée
zoo-head-cards = Cartes
zoo-supply-open = La nourriture de la réserve ne s’épuise jamais.
zoo-supply-limited = Nourriture dans la réserve : { $food }. Ce qui n’y est plus ne peut être ni pris ni placé.
zoo-supply-two = Nourriture dans la réserve, couleurs inutilisées comprises : { $food }. Ce qui n’y est plus ne peut être ni pris ni placé.

zoo-majority = { $total } sièges ; la majorité est à { $majority }.
zoo-coalitions = Groupes qui l’atteignent tout juste : { $groups }.
zoo-government =
    Le gouvernement a { $seats ->
        [one] { $seats } siège
       *[other] { $seats } sièges
    }, l’opposition { $opposition }.
zoo-caretaker =
    Un gouvernement intérimaire a { $seats ->
        [one] { $seats } siège
       *[other] { $seats } sièges
    }, l’opposition { $opposition }.
zoo-no-government = Personne ne gouverne.
zoo-goal-promised = En l’état, l’objectif de cette manche revient à { $parties }.
zoo-goal-named = En l’état, le Premier ministre désigne qui réalise l’objectif de cette manche.
zoo-goal-strike = La grève empêche l’objectif promis de cette manche.
zoo-goal-no-majority = Sans majorité, personne ne réalise l’objectif promis de cette manche.
zoo-goal-no-government = Sans gouvernement, personne ne réalise d’objectif promis à cette manche.
zoo-goal-no-promise = L’objectif de cette manche n’est promis à personne.

zoo-board = Les espèces : nourriture de chaque parti
zoo-head-species = Espèce
zoo-head-votes = Votes
zoo-head-note = Note
zoo-votes =
    { $second ->
        [0] { $first }
       *[other] { $first } et { $second }
    }
zoo-note-blocked = Blocus
zoo-note-manipulated = Manipulation
zoo-note-tied = égalité
zoo-projection = Sièges si l’on comptait maintenant

zoo-offices = Bureaux
zoo-head-office = Bureau
zoo-head-privilege = Privilège
zoo-face-up = disponible
zoo-face-down = utilisé ou aucun
zoo-promises = Objectifs promis : P1 { $first }, P2 { $second }.

zoo-hand = Vos cartes : { $cards }.
zoo-discards = Défausse : { $cards }.
zoo-deck =
    La pioche a { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }. Événements encore possibles : { $events }.

## Questions

zoo-ask-bid = Combien de jetons misez-vous pour la présidence ? Vous avez { $funds } ; la moitié de la mise est perdue, que l’on gagne ou non.
zoo-ask-president-card = En tant que nouveau Président, piochez-vous une carte Action ?
zoo-ask-blockade = Posez-vous le Blocus ? Rien ne peut alors être ajouté à cette espèce à cette manche.
zoo-ask-manipulation = Posez-vous le jeton Manipulation ? Le parti en tête y reçoit alors 4 votes et les autres aucun.
zoo-ask-campaign = Votre campagne : encore { $left } sur { $limit } jetons de vos fonds à placer.
zoo-ask-election-card = Jouez-vous une carte avant le décompte des votes ?
zoo-ask-event-card = Jouez-vous une carte après l’événement ?
zoo-ask-progress-card = Jouez-vous une carte pour réaliser un objectif ?
zoo-ask-propose = Proposez un gouvernement. Il faut { $majority } sièges pour le soutenir.
zoo-ask-vote = { $proposer } propose { $prime } comme Premier ministre, { $finance } aux Finances, { $defence } à la Défense ; l’objectif de cette manche pour { $goal }, celui de la prochaine pour { $next_goal }. Acceptez-vous ?
zoo-ask-vote-own = Vous proposez { $prime } comme Premier ministre, { $finance } aux Finances, { $defence } à la Défense ; l’objectif de cette manche pour { $goal }, celui de la prochaine pour { $next_goal }. Votez-vous Oui ?
zoo-ask-vote-one = { $proposer } propose { $prime } comme Premier ministre, { $finance } aux Finances, { $defence } à la Défense ; l’objectif de cette manche pour { $goal }. Acceptez-vous ?
zoo-ask-vote-one-own = Vous proposez { $prime } comme Premier ministre, { $finance } aux Finances, { $defence } à la Défense ; l’objectif de cette manche pour { $goal }. Votez-vous Oui ?
zoo-ask-motion = Déposez-vous une motion de censure avec votre propre proposition ?
zoo-ask-take-over = Vous avez plus de sièges que le gouvernement. Prenez-vous le pouvoir ?
zoo-ask-name-goal = Quel parti réalise l’objectif ?
zoo-ask-resistance =
    Payez-vous { $cost ->
        [one] { $cost } jeton
       *[other] { $cost } jetons
    } pour votre objectif ?
zoo-ask-draw = { $seat } pioche.
zoo-ask-lots = Les tirages de la manche.
zoo-ask-event = L’événement de la manche.

zoo-step-prime = Qui est Premier ministre ?
zoo-step-finance = Qui reçoit les Finances ?
zoo-step-defence = Qui reçoit la Défense ?
zoo-step-goal = Qui réalise le premier objectif ?
zoo-step-next-goal = Qui réalise l’objectif de la manche suivante ?
zoo-step-card = Quelle carte ?
zoo-step-species = Quelle espèce ?
zoo-step-tokens = Combien ?
zoo-step-other = Quel parti ?
zoo-step-keeper = Les jetons de quel parti restent ?

## Réponses

zoo-do-bid = Miser { $amount } (coûte { $cost })
zoo-do-president-card-0 = Ne pas piocher
zoo-do-president-card-1 = Piocher une carte
zoo-do-wait = Pas maintenant
zoo-do-blockade = Poser le Blocus chez les { $species }
zoo-do-manipulation = Poser le jeton Manipulation chez les { $species }
zoo-do-pass = Ne jouer aucune carte
zoo-do-campaign-0 = Finir votre tour
zoo-do-campaign-1 =
    Placer { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    } chez les { $species }
zoo-do-campaign-3 =
    Comme Premier ministre, placer { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    } de la réserve chez les { $species }
zoo-do-campaign-4 = Comme Dirigeant de l’opposition, remplacer un jeton { $other-de } par un vôtre chez les { $species }
zoo-do-campaign-5 =
    Reprendre { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    } chez les { $species }
zoo-pick-campaign-0 = Finir votre tour
zoo-pick-campaign-1 = Placer de la nourriture de vos fonds
zoo-pick-campaign-2 = Jouer une carte
zoo-pick-campaign-3 = Utiliser les jetons du Premier ministre
zoo-pick-campaign-4 = Utiliser la campagne négative du Dirigeant de l’opposition
zoo-pick-campaign-5 = Reprendre de la nourriture placée à ce tour
zoo-pick-motion-0 = Pas de motion
zoo-pick-motion-1 = Faire une proposition
zoo-do-card-0 =
    Rallier : { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    } de la réserve chez les { $species }
zoo-do-card-1 = Campagne négative : remplacer un jeton { $other-de } par un vôtre chez les { $species }
zoo-do-card-2 = Saison des pluies : un vote de moins pour chaque parti en tête sur terre
zoo-do-card-3 = Saison sèche : un vote de moins pour chaque parti en tête dans l’eau
zoo-do-card-4 = Migration : un siège de plus pour vous
zoo-do-card-5 = Mandat supplémentaire : un siège de plus pour le parti en tête chez les { $species }
zoo-do-card-6 = Élection présidentielle anticipée : elle a lieu à la manche suivante
zoo-do-card-7 = Loyauté : garder { $tokens } de vos jetons chez les { $species }
zoo-do-card-7-of = Loyauté : garder { $tokens } des jetons { $other-de } chez les { $species }
zoo-do-card-8 =
    Transfuges : prendre { $seats ->
        [one] { $seats } siège
       *[other] { $seats } sièges
    } à { $other }, ou tous ceux qu’il a
zoo-do-card-9 = Élection parlementaire anticipée : elle a lieu à la manche suivante, dont l’objectif est perdu
zoo-do-card-10 = Assertivité : un objectif pour vous comme { $office }
zoo-do-propose-1 = { $prime } comme Premier ministre, { $finance } aux Finances, { $defence } à la Défense ; l’objectif de cette manche pour { $goal }
zoo-do-propose-2 = { $prime } comme Premier ministre, { $finance } aux Finances, { $defence } à la Défense ; l’objectif de cette manche pour { $goal }, celui de la prochaine pour { $next_goal }
zoo-do-vote-0 = Non : rejoindre l’opposition
zoo-do-vote-1 = Oui : rejoindre le gouvernement
zoo-do-motion-0 = Pas de motion
zoo-do-take-over-0 = Laisser le gouvernement en place
zoo-do-take-over-1 = Prendre le pouvoir
zoo-do-name-goal = { $seat }
zoo-do-resistance-0 = Renoncer à l’objectif
zoo-do-resistance-1 =
    Payer { $cost ->
        [one] { $cost } jeton
       *[other] { $cost } jetons
    } et réaliser l’objectif
zoo-do-discard = Défausser { $cards }
zoo-do-draw = Piocher { $cards }
zoo-do-lots = { $order }

## Pourquoi pas


## Nouvelles

zoo-news-round = La manche { $round } commence.
zoo-news-phase = { $phase }.
zoo-news-lots = Les égalités de cette manche sont départagées dans cet ordre : { $order }.
zoo-news-order = Ordre des joueurs : { $order }.
zoo-news-recommitted = { $seat } a changé sa décision secrète.
zoo-news-committed = { $seat } a décidé en secret.
zoo-news-bid = { $seat } a misé { $amount }.
zoo-news-tied = Mises les plus hautes à égalité : { $bidders } misent de nouveau.
zoo-news-paid =
    { $seat } paie { $amount ->
        [one] { $amount } jeton
       *[other] { $amount } jetons
    }.
zoo-news-president = { $seat } devient Président.
zoo-news-no-card = { $seat } ne pioche pas de carte comme Président.
zoo-news-goal-0 = { $seat } réalise un objectif grâce à la présidence et en a { $goals }.
zoo-news-goal-1 = { $seat } réalise l’objectif promis et en a { $goals }.
zoo-news-goal-2 = { $seat } réalise un objectif avec une carte et en a { $goals }.
zoo-news-no-goal-0 = Aucun objectif : personne ne gouverne.
zoo-news-no-goal-1 = Aucun objectif promis : c’est la grève.
zoo-news-no-goal-2 = Aucun objectif promis : le gouvernement n’a pas la majorité.
zoo-news-no-goal-3 = Aucun objectif : il n’était promis à personne.
zoo-news-drew =
    { $seat } pioche { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
zoo-news-drew-you = Vous piochez { $cards }.
zoo-news-reshuffled =
    La défausse ({ $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }) est mélangée en une nouvelle pioche.
zoo-news-blockade = { $seat } pose le Blocus chez les { $species }.
zoo-news-manipulation = { $seat } pose le jeton Manipulation chez les { $species }.
zoo-news-waited = { $seat } garde le privilège pour plus tard.
zoo-news-placed =
    { $seat } place { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    } chez les { $species }.
zoo-news-taken-back =
    { $seat } reprend { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    } chez les { $species }.
zoo-news-prime-tokens = { $seat } utilise les jetons du Premier ministre chez les { $species }.
zoo-news-leader-negative = { $seat }, Dirigeant de l’opposition, remplace un jeton { $other-de } chez les { $species }.
zoo-news-turn-ended = { $seat } finit son tour.
zoo-news-passed = { $seat } ne joue aucune carte.
zoo-news-card-0 =
    { $seat } rallie les { $species } : { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    }.
zoo-news-card-1 = { $seat } joue Campagne négative contre { $other } chez les { $species }.
zoo-news-card-2 = { $seat } joue Saison des pluies : un vote de moins pour chaque parti en tête sur terre.
zoo-news-card-3 = { $seat } joue Saison sèche : un vote de moins pour chaque parti en tête dans l’eau.
zoo-news-card-4 = { $seat } joue Migration et gagne un siège.
zoo-news-card-5 = { $seat } joue un Mandat supplémentaire chez les { $species }.
zoo-news-card-6 = { $seat } anticipe l’élection présidentielle.
zoo-news-card-7 =
    { $seat } garde { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    } chez les { $species } avec Loyauté.
zoo-news-card-7-of =
    { $seat } garde { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    } { $other-de } chez les { $species } avec Loyauté.
zoo-news-card-8 = { $seat } joue Transfuges contre { $other }.
zoo-news-card-9 = { $seat } anticipe l’élection parlementaire ; l’objectif de la manche suivante est perdu.
zoo-news-card-10 = { $seat } joue Assertivité comme { $office }.
zoo-news-votes-one =
    Chez les { $species } : { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    } pour { $seat }.
zoo-news-votes-two =
    Chez les { $species } : { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    } pour { $seat }, { $more } pour { $second }.
zoo-news-seats = Sièges : { $seats }.
zoo-news-majority =
    La majorité est à { $seats ->
        [one] { $seats } siège
       *[other] { $seats } sièges
    }.
zoo-news-kept =
    { $seat } garde { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    } chez les { $species }.
zoo-news-income = Nourriture pour les sièges : { $food }.
zoo-news-short =
    La réserve ne suffit pas : il manque { $amount ->
        [one] { $amount } jeton
       *[other] { $amount } jetons
    } à { $seat }.
zoo-news-proposed = { $seat } propose { $prime } comme Premier ministre, { $finance } aux Finances, { $defence } à la Défense ; l’objectif de cette manche pour { $goal }, celui de la prochaine pour { $next_goal }.
zoo-news-motion-1 = { $seat } dépose une motion de censure et propose { $prime } comme Premier ministre, { $finance } aux Finances, { $defence } à la Défense ; l’objectif de cette manche pour { $goal }.
zoo-news-motion-2 = { $seat } dépose une motion de censure et propose { $prime } comme Premier ministre, { $finance } aux Finances, { $defence } à la Défense ; l’objectif de cette manche pour { $goal }, celui de la prochaine pour { $next_goal }.
zoo-news-no-motion = { $seat } ne dépose pas de motion de censure.
zoo-news-voted-0 = { $seat } vote Non.
zoo-news-voted-1 = { $seat } vote Oui.
zoo-news-accepted =
    { $seats ->
        [one] Acceptée : { $seats } siège pour, { $majority } nécessaires.
       *[other] Acceptée : { $seats } sièges pour, { $majority } nécessaires.
    }
zoo-news-refused =
    { $seats ->
        [one] Refusée : { $seats } siège pour, { $majority } nécessaires.
       *[other] Refusée : { $seats } sièges pour, { $majority } nécessaires.
    }
zoo-news-government = Le gouvernement : { $parties }.
zoo-news-office = { $office } : { $seat }.
zoo-news-promise = L’objectif sur P{ $space } est promis à { $seat }.
zoo-news-caretaker = Aucun gouvernement n’a pu être formé ; l’ancien assure l’intérim.
zoo-news-no-government = Aucun gouvernement n’a pu être formé.
zoo-news-event = Événement : { $event }.
zoo-news-donated =
    { $seat } reçoit { $amount ->
        [one] { $amount } jeton
       *[other] { $amount } jetons
    } comme { $office }.
zoo-news-defected =
    { $seats ->
        [one] { $seats } siège passe
       *[other] { $seats } sièges passent
    } { $other-de } à { $seat }.
zoo-news-take-over-0 = { $seat } ne prend pas le pouvoir.
zoo-news-take-over-1 = { $seat } prend le pouvoir.
zoo-news-named = { $seat } désigne { $other }.
zoo-news-resistance-0 = { $seat } renonce à son objectif.
zoo-news-resistance-1 = { $seat } paie pour son objectif.
zoo-news-discarded = { $seat } défausse { $cards }.
zoo-news-end = La partie est terminée.

## Pourquoi un bot répond ainsi

zoo-because-behind = Sièges de ceux qui y gagnent, les nôtres compris : { $seats } ; il en faut { $majority }.
zoo-because-share = Notre part : objectifs { $goals } sur { $all }, bureaux { $offices } sur { $posts }.
zoo-because-government = Sièges du gouvernement : { $seats } ; la majorité est de { $majority }.

## Pourquoi un bot répond ainsi

zoo-because-own = C’est notre propre proposition.
zoo-because-goals =
    { $goals ->
        [1] Cela nous donne un objectif.
       *[other] Cela nous donne { $goals } objectifs.
    }
zoo-because-offices = Cela nous donne un bureau.
zoo-because-nothing = Nous n’avons rien à y gagner.
zoo-because-broken = { $party } a déjà manqué à sa parole.
zoo-because-partner = Avec { $party } il y a une majorité, et chacun de nous y gagne.
zoo-because-partners = Avec { $party } et { $other } il y a une majorité, et chacun de nous y gagne.
zoo-because-enough = Nous avons la majorité à nous seuls.
zoo-because-bid = Nous misons { $bid } (dans nos fonds : { $food }) ; la moitié est payée.
zoo-because-keep = Nous gardons notre nourriture ({ $food }).
zoo-because-no-word = C’était promis à { $party }.
zoo-because-first = Cela nous rend premiers chez les { $species }. Votes si l’on comptait maintenant : { $votes }.
zoo-because-second = Cela nous rend deuxièmes chez les { $species }. Votes si l’on comptait maintenant : { $votes }.
zoo-because-tokens = Nos jetons chez les { $species } seraient alors : { $tokens }.
zoo-count-promises = Objectifs promis
zoo-count-offices = Bureaux
zoo-count-leads = Espèces où l’on mène
zoo-because-word = Nous tenons parole envers { $party }.
zoo-because-tie = Une égalité ne peut pas rester.
zoo-goals-0 = Pour la présidence
zoo-goals-1 = Promis
zoo-goals-2 = Avec des cartes

## Certain, or as things stand

zoo-maybe-true = en l’état, oui : { $why }
zoo-maybe-false = en l’état, non : { $why }
zoo-because-begun = elle a commencé
zoo-because-after-formation = cela dépend du gouvernement formé pendant cette manche
zoo-goal-after-formation = L’objectif de cette manche est promis lors de la formation du gouvernement.
zoo-goal-over = L’objectif de cette manche est réglé.
zoo-goal-certain-promised = L’objectif de cette manche revient à { $parties }.
zoo-goal-certain-named = Le Premier ministre désigne qui réalise l’objectif de cette manche.
zoo-next-round-estimate = Probabilité d’une manche suivante : { $percent } %, sauf si un parti atteint d’abord le bout de la piste des objectifs.
zoo-ask-discard-so-many =
    { $count ->
        [one] Défaussez une carte : vous pouvez en garder { $limit }.
       *[other] Défaussez { $count } cartes : vous pouvez en garder { $limit }.
    }
zoo-news-goal-3 = { $seat }, désigné par le Premier ministre, réalise l’objectif et en a { $goals }.
zoo-goals-3 = Désignés par le Premier ministre

## What is not possible

zoo-no-funds = Jetons dans vos fonds : { $funds }.
zoo-no-supply = Jetons dans la réserve pour vous : { $left }.
zoo-no-food-left = Vous n’avez plus de jetons.
zoo-no-no-food = Placez au moins un jeton, ou terminez votre tour.
zoo-no-limit = Vous pouvez placer au plus { $limit } jetons de vos fonds par tour.
zoo-no-species-limit = Vous pouvez placer au plus { $limit } jetons de vos fonds par tour chez une même espèce.
zoo-no-closed = Vous avez trop souvent repris des jetons chez les { $species } pendant ce tour.
zoo-no-blocked = Le Blocus est chez les { $species } pour cette manche.
zoo-no-tied = Égalité chez les { $species } : réglez-la avant de terminer votre tour.
zoo-no-tie-there = Deux partis seraient à égalité chez les { $species }.
zoo-no-nothing-placed = Vous n’avez placé aucun jeton depuis votre dernière carte ou votre dernier privilège de ce tour.
zoo-no-not-placed = Vous n’avez placé aucun jeton chez les { $species } depuis votre dernière carte ou votre dernier privilège de ce tour.
zoo-no-campaign-card = Vous n’avez aucune carte pour la campagne.
zoo-no-card-without-tie = Chacune de vos cartes de campagne laisserait une égalité ou ne changerait rien.
zoo-no-card-not-held = Vous n’avez pas cette carte.
zoo-no-twice = Vous avez déjà choisi cette carte.
zoo-no-other-phase = Elle se joue dans une autre phase : { $phase }.
zoo-no-office = { $office } : ce bureau appartient à { $party }.
zoo-no-office-vacant = { $office } : ce bureau est vacant.
zoo-no-privilege-used = { $office } : le privilège est déjà utilisé ; il revient avec le prochain gouvernement.
zoo-no-nowhere = Aucune espèce ne le permet sans égalité.
zoo-no-negative-nobody = Aucun adversaire n’a de jeton chez les { $species }.
zoo-no-negative-self = Une campagne négative vise un autre parti.
zoo-no-no-token = { $party } n’a pas de jeton chez les { $species }.
zoo-no-rally = La carte Rallier place de 1 à { $most } jetons.
zoo-no-resistance = Prix de l’objectif : { $cost } ; dans vos fonds : { $funds }.
zoo-no-loyalty = Vos jetons chez les { $species } : { $mine } ; la carte Loyauté en garde au plus { $most }.
zoo-no-loyalty-tie = Un autre parti en garde autant chez les { $species }.
zoo-no-loyalty-any = Aucun parti n’a autant de jetons chez les { $species }.
zoo-no-loyalty-of = { $party } n’a pas autant de jetons chez les { $species }.
zoo-no-seats = { $party } n’a aucun siège à perdre.
zoo-no-seats-at-all = Aucun autre parti n’a de siège.
zoo-no-food-there = Personne n’a de jeton chez les { $species }.
zoo-no-own-food-there = Vous n’avez aucun jeton qui puisse rester chez les { $species }.
zoo-no-early = Cette élection a de toute façon lieu à la manche suivante.
zoo-no-next-round = Il n’y a pas de manche suivante.
zoo-no-effect = Cela ne ferait perdre de vote à personne.

## News with its figures

zoo-news-no-president-tied = Nouvelle égalité entre { $tied } : l’élection échoue, et { $seat } reste Président.
zoo-news-still-no-president-tied = Nouvelle égalité entre { $tied } : il n’y a toujours pas de Président.

## Ce qu’une réponse changerait

zoo-figure-tokens = jetons
zoo-figure-votes = votes si l’on comptait maintenant
zoo-figure-tied = égalité
zoo-figure-blockade = Blocus
zoo-figure-manipulation = Manipulation
zoo-figure-seats = sièges
zoo-figure-seats-if-counted = sièges si l’on comptait maintenant
zoo-figure-majority = majorité
zoo-figure-support = sièges que la proposition avantage
zoo-figure-food = nourriture dans les fonds
zoo-figure-left = nourriture encore à placer ce tour-ci
zoo-figure-goals = objectifs
zoo-figure-cards = cartes en main
zoo-figure-office = titulaire
zoo-figure-privilege = privilège disponible
zoo-figure-government = au gouvernement
zoo-figure-promise = promis à
zoo-figure-presidential = manche de la prochaine élection présidentielle
zoo-figure-parliamentary = manche de la prochaine élection parlementaire
zoo-figure-turn = place dans l’ordre des joueurs
zoo-place-parliament = Parlement
zoo-place-calendar = Calendrier
zoo-place-agenda = Objectif promis { $number }
zoo-later-bid = Une mise nulle ne coûte rien ; la moitié de toute autre mise est perdue, même si elle ne gagne pas.
zoo-later-president-card = Vous ne piochez pas de carte.
zoo-later-blockade = Le privilège reste disponible pour une manche suivante.
zoo-later-manipulation = Le privilège reste disponible pour une manche suivante.
zoo-later-campaign = Votre tour est fini ; la nourriture de vos fonds reste à vous.
zoo-later-election-card = Vous gardez vos cartes pour plus tard.
zoo-later-event-card = Vous gardez vos cartes pour plus tard.
zoo-later-progress-card = Vous gardez vos cartes pour plus tard.
zoo-later-vote = Un Non : la proposition ne passe que si les sièges du Oui atteignent la majorité sans les vôtres.
zoo-later-motion = Le gouvernement reste tel quel.
zoo-later-take-over = Le gouvernement reste tel quel.
zoo-later-resistance = Vous ne payez rien, et l’objectif n’est pas réalisé.

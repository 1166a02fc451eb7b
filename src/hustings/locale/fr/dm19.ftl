# Die Macher, 2019
# Parties have forms: number (for the verb), Le at the beginning of a sentence, le, de (du SPD), a (au SPD).
# Regions have "in" (en Bavière, dans le Brandebourg), politicians "le" and "Votre".

## Noms

dm19-party-LINKE = Die Linke
    .number = singular
    .Le = Die Linke
    .le = Die Linke
    .de = de Die Linke
    .a = à Die Linke
dm19-party-SPD = SPD
    .number = singular
    .Le = Le SPD
    .le = le SPD
    .de = du SPD
    .a = au SPD
dm19-party-GRUENE = Verts
    .number = plural
    .Le = Les Verts
    .le = les Verts
    .de = des Verts
    .a = aux Verts
dm19-party-CDU = CDU
    .number = singular
    .Le = La CDU
    .le = la CDU
    .de = de la CDU
    .a = à la CDU
dm19-party-FDP = FDP
    .number = singular
    .Le = Le FDP
    .le = le FDP
    .de = du FDP
    .a = au FDP
dm19-nobody = personne
    .number = singular
    .Le = Personne
    .le = personne
    .de = de personne
    .a = à personne
dm19-you = { $party } (vous)

dm19-topic-education = Éducation
dm19-topic-digital = Numérique
dm19-topic-genetics = Génétique
dm19-topic-security = Sécurité
dm19-topic-welfare = Social
dm19-topic-environment = Environnement
dm19-topic-traffic = Transports
dm19-card-plus = { $topic } +
dm19-card-minus = { $topic } −
dm19-face-down = (face cachée)
dm19-empty = (vide)
dm19-doubled = { $card } (2x)

dm19-board = plateau { $number }
    .in = sur le plateau { $number }

dm19-politician-backbencher = Député de base
    .le = le député de base
    .Votre = Votre député de base
dm19-politician-vice-chancellor = Vice-chancelier
    .le = le vice-chancelier
    .Votre = Votre vice-chancelier
dm19-politician-spokesperson = Porte-parole
    .le = le porte-parole
    .Votre = Votre porte-parole
dm19-politician-secretary-general = Secrétaire général
    .le = le secrétaire général
    .Votre = Votre secrétaire général
dm19-politician-parliamentary-leader = Chef de groupe
    .le = le chef de groupe
    .Votre = Votre chef de groupe
dm19-politician-honorary-president = Président d’honneur
    .le = le président d’honneur
    .Votre = Votre président d’honneur
dm19-politician-party-chair = Président du parti
    .le = le président du parti
    .Votre = Votre président du parti
dm19-politician-candidate = Candidat
    .le = le candidat
    .Votre = Votre candidat
dm19-somebody = un politicien face cachée
    .le = un politicien face cachée
    .Votre = Votre politicien

dm19-symbol-meetings = 3 meetings
dm19-symbol-trend = tendance +1
dm19-symbol-media = un pion Médias
dm19-symbol-votes = 6 voix
dm19-symbol-in = { $symbol } { $board-in }
dm19-symbols = { $number } × { $symbol }
dm19-package = Lot { $package } : { $parts }

dm19-line-plus = { $party } +{ $steps }
dm19-line-minus = { $party } −{ $steps }
dm19-line-zero = { $party } 0
dm19-amount = { $amount }k
dm19-donation = Le don de { $donation }k
dm19-hidden = secret
dm19-nothing = –
dm19-count-in = { $count } { $board-in }
dm19-politician-in = { $politician } { $board-in }
dm19-swap-one = { $in } à la place de { $out }

## Sur la table

dm19-round = Tour { $number } sur { $rounds }
dm19-first-player = Premier joueur : { $party }
dm19-region-now = { $region } : vote à ce tour (élection { $number }, jusqu’à { $most } points)
dm19-region-later = { $region } : élection { $number }, jusqu’à { $most } points
dm19-opinions = Opinions : { $cards }
dm19-media-control = Contrôle des médias : { $party }
dm19-parties-in = Les partis { $region-in }
dm19-row = Politiciens : { $parts }
dm19-row-one = { $politician } ({ $party })
dm19-parties = Les partis
dm19-cards = Cartes
dm19-programme-display = Cartes Programme exposées : { $cards }
dm19-opinion-display = Opinions exposées : { $cards }
dm19-doubles = Marqueurs 2x disponibles : { $count }
dm19-poll-top = Le sondage du dessus, s’il est publié, donne tendance +2 : { $party }
dm19-your-hand = Votre main : { $cards }
dm19-your-packet = Les cartes qu’on vous a passées : { $cards }
dm19-your-picks = Vos choix jusqu’ici : { $cards }
dm19-your-poll = Le sondage dans votre main : { $lines }
dm19-your-shelved-poll = Un sondage que vous avez gardé secret : { $lines }
dm19-hand =
    { $hidden ->
        [0] { $known }
       *[other] { $known } ; cachées : { $hidden }
    }

dm19-head-party = Parti
dm19-head-votes = Voix
dm19-head-points = Points
dm19-head-meetings = Meetings
dm19-head-trend = Tendance
dm19-head-media = Médias
dm19-head-matches = Correspondances
dm19-head-gain = Tous les meetings donneraient
dm19-head-money = Argent
dm19-head-spent = Payé jusqu’ici
dm19-head-received = Encaissé jusqu’ici
dm19-head-base = Base
dm19-head-vote-points = Points pour les voix
dm19-head-win-points = Points pour les victoires
dm19-head-media-points = Points pour les médias
dm19-head-meeting-supply = Meetings en réserve
dm19-head-media-supply = Médias en réserve
dm19-head-politicians = Politiciens
dm19-head-donations = Dons
dm19-head-programme = Programme
dm19-head-hand = Main

## Questions

dm19-ask-party = Quel parti dirigez-vous ?
dm19-ask-draft = Choix { $number } sur 4 : quelle carte gardez-vous ?
dm19-ask-hold = Quelle carte gardez-vous en main ?
dm19-ask-package = Quel lot de départ prenez-vous, et où ?
dm19-ask-bid = Combien misez-vous pour être premier joueur ? Seule la plus haute mise est payée.
dm19-ask-raise = Égalité à { $high }k. Surenchérissez-vous ?
dm19-ask-take = Comment changez-vous votre programme ?
dm19-ask-choose = Quelle carte exposée prenez-vous ?
dm19-ask-swap = Quelles cartes de votre programme échangez-vous ?
dm19-ask-keep = Quelle carte gardez-vous en main ? Les autres sont défaussées.
dm19-ask-media = Placez-vous un pion Médias pour 5k ?
dm19-ask-meetings = Où organisez-vous de nouveaux meetings ?
dm19-ask-send = Quels politiciens envoyez-vous, et où ?
dm19-ask-pay = Payez-vous { $cost }k pour { $politician-le } { $board-in } ?
dm19-ask-main = { $politician-Votre } { $board-in } : l’action principale ?
dm19-ask-secondary = { $politician-Votre } { $board-in } : quelle action secondaire ?
dm19-ask-influence = Vous contrôlez les médias { $board-in }. Remplacez-vous une opinion ?
dm19-ask-poll-bid = S’il est publié, le sondage { $board-in } donne tendance +2 { $party-a }. Que misez-vous ?
dm19-ask-publish = Votre sondage { $board-in } : { $poll }. Le publiez-vous ?
dm19-ask-convert = Combien de meetings { $board-in } convertissez-vous en voix ?
dm19-ask-donation = Quel don choisissez-vous, et l’acceptez-vous ?

dm19-step-meetings = Nouveaux meetings { $board-in }
dm19-step-send = Destination : { $board }
dm19-step-package = Où : { $symbol }
dm19-step-swap-in = Quelle autre carte entre ?
dm19-step-swap-out = Quelle carte sort ?
dm19-step-influence = Que mettre à la place de { $card } ?
dm19-step-donation = { $donation }k : accepter ou refuser ?
dm19-step-double = Où ?
dm19-step-media-swap = Le pion de qui ?

## Réponses

dm19-do-party = { $party }
dm19-do-draft = Garder { $card }
dm19-do-hold = Garder { $card }
dm19-do-keep = Garder { $card }
dm19-do-choose = Prendre { $card }
dm19-do-programme = { $cards }
dm19-do-complete = { $cards }
dm19-do-package = Lot { $package } : { $parts }
dm19-do-bid = Miser { $amount }k
dm19-do-pass = Passer
dm19-do-media-pass = Passer cette fois
dm19-do-take-0 = Ne rien prendre
dm19-do-take-1 = Piocher une carte, puis en prendre une exposée
dm19-do-take-2 = Défausser l’étalage, puis prendre l’une des nouvelles cartes
dm19-do-swap = Changer le programme : { $swaps }
dm19-do-swap-nothing = Garder le programme
dm19-do-media = Un pion { $board-in }, pour 5k
dm19-do-meetings = { $parts }, pour { $cost }k
dm19-do-meetings-none = Aucun nouveau meeting
dm19-do-meetings-one = { $count } pour { $cost }k
dm19-do-send = { $parts }
dm19-do-send-nobody = Personne
dm19-do-pay-0 = Ne pas payer : la carte est perdue
dm19-do-pay-1 = Payer
dm19-do-no-action = Y renoncer
dm19-do-double-place = Poser un marqueur 2x sur { $card }
dm19-do-double-remove = Retirer le marqueur 2x
dm19-do-media-swap = Payer { $amount }k { $other-a } et retirer un de ses pions
dm19-do-media-swap-place = Payer { $amount }k { $other-a } et mettre votre pion à la place d’un des siens
dm19-do-influence = Mettre { $card } à la place de { $out }
dm19-do-influence-pass = Laisser les opinions telles quelles
dm19-do-publish-0 = Le garder secret : base +3
dm19-do-publish-1 = Le publier
dm19-do-convert =
    { $meetings ->
        [one] { $meetings } meeting
       *[other] { $meetings } meetings
    } pour { $votes } voix
dm19-do-convert-nothing = Aucun
dm19-do-donation-accept = Accepter { $donation }k : base −{ $loss }
dm19-do-donation-refuse = Refuser { $donation }k : base +{ $gain }

dm19-act-double = Poser ou retirer un marqueur 2x
dm19-act-trend = Votre tendance +{ $amount }
dm19-act-votes = Vos voix +{ $amount }
dm19-act-programme = Changer votre programme
dm19-act-media-swap = Échange de médias : payer { $amount }k à un rival pour la place d’un de ses pions
dm19-act-poll = Prendre gratuitement le sondage du dessus
dm19-act-rivals-trend = Tendance de tous les rivaux −1
dm19-act-base = Votre base +{ $amount }


## Nouvelles

dm19-news-regions = Les régions sont { $regions } ; la première à voter : { $ballot }.
dm19-news-opinions =
    { $count ->
        [one] { $count } opinion est cachée
       *[other] { $count } opinions sont cachées
    } { $board-in }.
dm19-news-opinion = Opinion { $board-in } : { $card }.
dm19-news-opinion-clash = { $card } répète un thème { $board-in } et part à la défausse.
dm19-news-no-opinion = { $board } : il ne reste pas d’autre thème, une case reste vide.
dm19-news-poll-back = S’il est publié, le prochain sondage donne tendance +2 { $party-a }.
dm19-news-polls-shuffled = Tous les sondages sont mélangés en une nouvelle pioche.
dm19-news-display = Cartes Programme exposées : { $cards }.
dm19-news-party = Le joueur { $number } dirige { $party-le }.
dm19-news-dealt =
    { $seat-Le } { $seat-number ->
        [plural] reçoivent
       *[singular] reçoit
    } sept cartes Programme.
dm19-news-dealt-you = Vous recevez { $cards }.
dm19-news-recommitted =
    { $seat-Le } { $seat-number ->
        [plural] ont changé leur
       *[singular] a changé son
    } choix.
dm19-news-committed =
    { $seat-Le } { $seat-number ->
        [plural] ont
       *[singular] a
    } choisi.
dm19-news-passed = Les cartes passent à gauche (choix { $number } terminé).
dm19-news-received =
    { $seat-Le } { $seat-number ->
        [plural] regardent
       *[singular] regarde
    } les cartes passées.
dm19-news-received-you = On vous passe { $cards }.
dm19-news-programme =
    { $seat-Le } { $seat-number ->
        [plural] défendent
       *[singular] défend
    } : { $cards }.
dm19-news-discarded =
    { $seat-Le } { $seat-number ->
        [plural] défaussent
       *[singular] défausse
    } { $cards }.
dm19-news-drew =
    { $seat-Le } { $seat-number ->
        [plural] piochent
       *[singular] pioche
    } { $count ->
        [one] { $count } carte Programme
       *[other] { $count } cartes Programme
    }.
dm19-news-drew-you = Vous piochez { $cards }.
dm19-news-starter = Premier joueur pour le moment : { $seat }.
dm19-news-package =
    { $seat-Le } { $seat-number ->
        [plural] prennent
       *[singular] prend
    } le lot { $package } : { $parts }.
dm19-news-bid =
    { $seat-Le } { $seat-number ->
        [plural] ont
       *[singular] a
    } misé { $amount }k pour être premier joueur.
dm19-news-tied = Égalité pour la plus haute mise : { $seats }.
dm19-news-raise =
    { $seat-Le } { $seat-number ->
        [plural] misent
       *[singular] mise
    } { $amount }k.
dm19-news-pass =
    { $seat-Le } { $seat-number ->
        [plural] passent
       *[singular] passe
    }.
dm19-news-first-player =
    { $seat-Le } { $seat-number ->
        [plural] paient
       *[singular] paie
    } { $amount }k et { $seat-number ->
        [plural] deviennent
       *[singular] devient
    } premier joueur.
dm19-news-take-0 =
    { $seat-Le } ne { $seat-number ->
        [plural] prennent
       *[singular] prend
    } aucune carte Programme.
dm19-news-take-1 =
    { $seat-Le } { $seat-number ->
        [plural] piochent une carte et en prennent
       *[singular] pioche une carte et en prend
    } une exposée.
dm19-news-take-2 =
    { $seat-Le } { $seat-number ->
        [plural] défaussent
       *[singular] défausse
    } l’étalage.
dm19-news-took =
    { $seat-Le } { $seat-number ->
        [plural] prennent
       *[singular] prend
    } { $card }.
dm19-news-swap =
    { $seat-Le } { $seat-number ->
        [plural] changent leur
       *[singular] change son
    } programme : { $swaps }.
dm19-news-swap-nothing =
    { $seat-Le } { $seat-number ->
        [plural] gardent leur
       *[singular] garde son
    } programme.
dm19-news-media =
    { $seat-Le } { $seat-number ->
        [plural] placent
       *[singular] place
    } un pion Médias { $board-in }.
dm19-news-media-pass =
    { $seat-Le } ne { $seat-number ->
        [plural] placent
       *[singular] place
    } aucun pion Médias.
dm19-news-meetings =
    { $seat-Le } { $seat-number ->
        [plural] organisent
       *[singular] organise
    } de nouveaux meetings pour { $cost }k : { $parts }.
dm19-news-meetings-none =
    { $seat-Le } n’{ $seat-number ->
        [plural] organisent
       *[singular] organise
    } aucun nouveau meeting.
dm19-news-sent =
    { $seat-Le } { $seat-number ->
        [plural] envoient
       *[singular] envoie
    } des politiciens : { $boards }.
dm19-news-sent-you = Vous envoyez : { $parts }.
dm19-news-sent-nobody =
    { $seat-Le } n’{ $seat-number ->
        [plural] envoient
       *[singular] envoie
    } personne.
dm19-news-politician =
    { $board } : { $seat-le } { $seat-number ->
        [plural] révèlent
       *[singular] révèle
    } { $politician-le }.
dm19-news-paid-0 =
    { $seat-Le } ne { $seat-number ->
        [plural] paient
       *[singular] paie
    } pas pour { $politician-le }, qui part sans effet.
dm19-news-paid-1 =
    { $seat-Le } { $seat-number ->
        [plural] paient
       *[singular] paie
    } pour { $politician-le }.
dm19-news-no-action =
    { $seat-Le } ({ $politician }) { $seat-number ->
        [plural] renoncent
       *[singular] renonce
    } à une action.
dm19-news-media-swap =
    { $seat-Le } { $seat-number ->
        [plural] paient
       *[singular] paie
    } { $amount }k { $other-a } et { $seat-number ->
        [plural] retirent
       *[singular] retire
    } un pion Médias { $board-in }.
dm19-news-media-swap-place =
    { $seat-Le } { $seat-number ->
        [plural] paient
       *[singular] paie
    } { $amount }k { $other-a } et { $seat-number ->
        [plural] prennent
       *[singular] prend
    } une case Médias { $board-in }.
dm19-news-double-place =
    { $seat-Le } { $seat-number ->
        [plural] posent
       *[singular] pose
    } un marqueur 2x sur une opinion { $board-in }.
dm19-news-double-remove =
    { $seat-Le } { $seat-number ->
        [plural] retirent
       *[singular] retire
    } le marqueur 2x { $board-in }.
dm19-news-act-trend = La tendance { $seat-de } { $board-in } monte de { $amount }.
dm19-news-act-votes =
    { $seat-Le } { $seat-number ->
        [plural] gagnent
       *[singular] gagne
    } { $amount } voix { $board-in }.
dm19-news-act-programme =
    { $seat-Le } { $seat-number ->
        [plural] changent leur
       *[singular] change son
    } programme.
dm19-news-act-poll =
    { $seat-Le } { $seat-number ->
        [plural] prennent
       *[singular] prend
    } le sondage du dessus { $board-in }.
dm19-news-act-rivals-trend = La tendance de tous les rivaux { $seat-de } { $board-in } baisse de { $amount }.
dm19-news-act-base = La base { $seat-de } augmente de { $amount }.
dm19-news-influence =
    { $seat-Le } { $seat-number ->
        [plural] apportent
       *[singular] apporte
    } { $card } { $board-in }.
dm19-news-influence-pass =
    { $seat-Le } { $seat-number ->
        [plural] laissent
       *[singular] laisse
    } les opinions { $board-in } telles quelles.
dm19-news-poll-sold =
    { $seat-Le } { $seat-number ->
        [plural] achètent
       *[singular] achète
    } le sondage { $board-in } pour { $amount }k.
dm19-news-poll-unsold = Personne n’achète le sondage { $board-in }.
dm19-news-poll =
    { $seat-Le } { $seat-number ->
        [plural] regardent
       *[singular] regarde
    } un sondage { $board-in }.
dm19-news-poll-you = Votre sondage { $board-in } : { $poll }.
dm19-news-published =
    { $seat-Le } { $seat-number ->
        [plural] publient
       *[singular] publie
    } un sondage { $board-in } : { $poll }.
dm19-news-shelved =
    { $seat-Le } { $seat-number ->
        [plural] gardent secret leur
       *[singular] garde secret son
    } sondage { $board-in } : base +3.
dm19-news-converted =
    { $seat-Le } { $seat-number ->
        [plural] convertissent
       *[singular] convertit
    } { $meetings ->
        [one] { $meetings } meeting
       *[other] { $meetings } meetings
    } { $board-in } en { $votes } voix.
dm19-news-converted-nothing =
    { $seat-Le } ne { $seat-number ->
        [plural] convertissent
       *[singular] convertit
    } aucun meeting { $board-in } en voix.
dm19-news-vote-points =
    { $board } : { $seat-le } { $seat-number ->
        [plural] ont
       *[singular] a
    } { $votes } voix, soit { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
dm19-news-won =
    { $board } : { $seat-le } { $seat-number ->
        [plural] marquent
       *[singular] marque
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour le résultat.
dm19-news-presence =
    { $seat-Le } { $seat-number ->
        [plural] ont
       *[singular] a
    } un pion Médias sur le plateau fédéral, soit { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
dm19-news-income =
    { $seat-Le } { $seat-number ->
        [plural] reçoivent
       *[singular] reçoit
    } { $points }k pour les points et { $base }k pour la base.
dm19-news-donation-0 =
    { $seat-Le } { $seat-number ->
        [plural] refusent
       *[singular] refuse
    } le don de { $donation }k.
dm19-news-donation-1 =
    { $seat-Le } { $seat-number ->
        [plural] acceptent
       *[singular] accepte
    } le don de { $donation }k.
dm19-news-left = La région qui a voté quitte le jeu.
dm19-news-entered = Une région entre en jeu : { $region }.
dm19-news-opinion-display = L’étalage des opinions est complété : { $cards }.
dm19-news-round = Le tour { $round } sur { $rounds } commence.
dm19-news-end = La dernière élection est terminée.

## Pourquoi un bot répond ainsi

dm19-count-votes = Voix – { $place }
dm19-count-markers = Pions sur le plateau fédéral

## How many cards

dm19-ask-programme-so-many = Quelles cartes, toutes de thèmes différents, forment votre programme ? Choisissez-en { $count }.
dm19-ask-complete-so-many =
    { $count ->
        [one] Laquelle des nouvelles cartes complète votre programme ?
       *[other] Quelles sont les { $count } nouvelles cartes qui complètent votre programme ?
    }

## What is not possible

dm19-no-money = Vous avez { $money }k.
dm19-no-higher = La mise est à { $high }k ; la vôtre doit être plus haute.
dm19-no-too-little = La mise est à { $high }k, et vous avez { $money }k.
dm19-no-party = Quelqu’un d’autre a choisi ce parti.
dm19-no-topic-twice = Vous avez déjà une carte du thème { $topic } ; tous les thèmes doivent être différents.
dm19-no-ascending = Indiquez les cartes dans l’ordre de la liste.
dm19-no-card = Vous n’avez pas la carte { $card }.
dm19-no-swapped = { $card } fait déjà partie de cet échange.
dm19-no-swap-topic = Avec { $card }, votre programme aurait deux fois le même thème.
dm19-no-display = { $card } n’est pas dans l’étalage.
dm19-no-same-symbol = Ce symbole est déjà { $region-in } ; les symboles identiques vont dans des régions différentes.
dm19-no-places-ascending = Symboles identiques : indiquez leurs régions dans l’ordre de la liste.
dm19-no-media-space = Les { $spaces } cases Médias { $region-in } sont occupées.
dm19-no-price = Cela coûte { $price }k, et vous avez { $money }k pour cela.
dm19-no-meeting-space = { $region } a { $spaces } cases pour vos meetings ; occupées : { $there }.
dm19-no-meeting-supply = Meetings restants dans votre réserve : { $left }.
dm19-no-no-region = Il n’y a plus de région sur ce plateau.
dm19-no-sent = Vous envoyez déjà ce politicien dans une autre région.
dm19-no-politician-used = Vous avez déjà utilisé ce politicien ; chacun ne sert qu’une fois.
dm19-no-pay = { $politician } coûte { $price }k, et vous avez { $money }k.
dm19-no-once = Cette action a déjà servi dans cette région à ce tour.
dm19-no-doubles = Il ne reste aucun marqueur 2x.
dm19-no-no-open-opinion = Aucune opinion n’est visible dans cette région.
dm19-no-rival-marker = Aucun adversaire n’a de pion Médias dans cette région.
dm19-no-marker-of = Ce parti n’a pas de pion Médias dans cette région.
dm19-no-own-marker = Vous n’avez plus de pion Médias à y placer.
dm19-no-double-there = Il y a déjà un marqueur 2x ici ; on ne peut que le retirer.
dm19-no-no-double-there = Il n’y a pas de marqueur 2x à retirer ici.
dm19-no-face-down = Il n’y a pas d’opinion visible à cet endroit.
dm19-no-under-double = { $card } est sous un marqueur 2x et reste.
dm19-no-no-replacement = Rien dans l’étalage ne peut remplacer { $card } : chaque thème est déjà visible sur une autre case.
dm19-no-topic-open = Le thème { $topic } est déjà visible dans cette région.
dm19-no-same-card = { $card } est déjà là : cela ne changerait rien.
dm19-no-publish = Ce sondage ne fait pas monter { $party-le } : vous ne pouvez pas le publier.
dm19-no-meetings-there = Vos meetings { $region-in } : { $meetings }.
dm19-no-convert-few = Ne convertissez aucun de vos meetings, ou au moins { $least }.
dm19-no-donation-used = Vous avez déjà utilisé ce don.

## News with its figures

dm19-news-influence-told =
    { $seat-Le } { $seat-number ->
        [plural] remplacent
       *[singular] remplace
    } { $out } par { $card } { $board-in }.
dm19-news-left-told = Une région a voté et quitte le jeu : { $region }.
dm19-news-won-0 =
    { $seat-Le } { $seat-number ->
        [plural] l’emportent
       *[singular] l’emporte
    } sans partenaire { $board-in } (voix : { $votes } ; points : { $points }).
dm19-news-won-1 =
    { $seat-Le } { $seat-number ->
        [plural] atteignent
       *[singular] atteint
    } la majorité { $board-in }, comme d’autres (voix : { $votes } ; points : { $points }).
dm19-news-won-2 =
    { $seat-Le } { $seat-number ->
        [plural] l’emportent
       *[singular] l’emporte
    } { $board-in } en coalition avec { $partner-le } (voix ensemble : { $votes } ; points : { $points }).
dm19-news-won-3 =
    { $seat-Le } { $seat-number ->
        [plural] ont
       *[singular] a
    } le plus de voix { $board-in }, et aucune coalition n’atteint la majorité (voix : { $votes } ; points : { $points }).

## Ce qu’une réponse changerait

dm19-figure-agreement = correspondances
dm19-figure-factor = facteur des voix
dm19-figure-trend = tendance
dm19-figure-votes = voix
dm19-figure-votes-if-turned = voix si tous les meetings sont convertis
dm19-figure-seats = points pour les voix
dm19-figure-seats-if-turned = points pour les voix si tous les meetings sont convertis
dm19-figure-meetings = meetings
dm19-figure-media = pions Médias
dm19-figure-politicians = politiciens
dm19-figure-control = contrôle des médias
dm19-figure-money = argent
dm19-figure-base = base
dm19-figure-cards = cartes en main
dm19-figure-national-media = pions Médias sur le plateau fédéral
dm19-figure-points = points
dm19-figure-turn = place dans l’ordre du tour
dm19-place-national = Plateau fédéral
dm19-later-party = Rien ne change maintenant : votre parti décide quelles lignes des sondages sont les vôtres.
dm19-later-bid = Une mise nulle ne coûte rien. La plus haute mise fait le premier joueur.
dm19-later-raise = Vous passez et ne payez rien, sauf si tous passent.
dm19-later-poll-bid = Vous passez et ne payez rien.
dm19-later-take = Vous ne prenez pas de carte ; vous pouvez encore échanger avec celles que vous avez.
dm19-later-media = Vous n’achetez rien maintenant ; on vous le redemandera, sauf si tous les autres passent aussi.
dm19-later-send = Aucun de vos politiciens n’agit à ce tour.
dm19-later-pay = Sans paiement, ce politicien ne fait rien et il est perdu.
dm19-later-convert = Vos meetings restent en place ; ils peuvent devenir des voix plus tard.

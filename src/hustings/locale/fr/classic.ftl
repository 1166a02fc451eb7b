# Die Macher, les éditions de 1997 et 2006
# Parties have forms: number (for the verb), Le at the beginning of a sentence, le, de (du SPD), a (au SPD).
# States have "in" (en Bavière, dans le Brandebourg), topics "le".

classic-player = Joueur { $number }
    .number = singular
    .Le = Le joueur { $number }
    .le = le joueur { $number }
    .de = du joueur { $number }
    .a = au joueur { $number }
classic-nothing = –
classic-nobody = –

classic-party-CDU = CDU/CSU
    .number = singular
    .Le = La CDU/CSU
    .le = la CDU/CSU
    .de = de la CDU/CSU
    .a = à la CDU/CSU
classic-party-SPD = SPD
    .number = singular
    .Le = Le SPD
    .le = le SPD
    .de = du SPD
    .a = au SPD
classic-party-FDP = FDP
    .number = singular
    .Le = Le FDP
    .le = le FDP
    .de = du FDP
    .a = au FDP
classic-party-GRUENE = Verts
    .number = plural
    .Le = Les Verts
    .le = les Verts
    .de = des Verts
    .a = aux Verts
classic-party-PDS = PDS
    .number = singular
    .Le = Le PDS
    .le = le PDS
    .de = du PDS
    .a = au PDS
classic-party-LINKE = Gauche
    .number = singular
    .Le = La Gauche
    .le = la Gauche
    .de = de la Gauche
    .a = à la Gauche

classic-topic-genetic_engineering = manipulation génétique
    .le = la manipulation génétique
classic-topic-health_reform = réforme de la santé
    .le = la réforme de la santé
classic-topic-internal_security = sécurité intérieure
    .le = la sécurité intérieure
classic-topic-spelling_reform = réforme de l’orthographe
    .le = la réforme de l’orthographe
classic-topic-welfare = État social
    .le = l’État social
classic-topic-euro = passage à l’euro
    .le = le passage à l’euro
classic-topic-nuclear_energy = énergie atomique
    .le = l’énergie atomique
classic-topic-terrorism = précautions contre le terrorisme
    .le = les précautions contre le terrorisme
classic-topic-restructuring = réaménagement économique
    .le = le réaménagement économique
classic-topic-minimum_wage = salaire minimum
    .le = le salaire minimum
classic-yes = pour { $topic-le }
classic-no = contre { $topic-le }

classic-cabinet-backbencher = Député d’arrière-ban
    .le = le député d’arrière-ban
classic-cabinet-speaker = Président de la Chambre
    .le = le président de la Chambre
classic-cabinet-whip = Whip en chef
    .le = le whip en chef
classic-cabinet-justice = Ministre de la Justice
    .le = le ministre de la Justice
classic-cabinet-finance = Ministre des Finances
    .le = le ministre des Finances
classic-cabinet-foreign = Ministre des Affaires étrangères
    .le = le ministre des Affaires étrangères
classic-cabinet-chancellor = Chancelier
    .le = le chancelier

## Sur la table

classic-round =
    { $round ->
        [0] Avant le premier tour
       *[other] Tour { $round } sur { $rounds }
    }
classic-start = Premier joueur : { $party }.
classic-parties = Les partis
classic-you = { $party } (vous)
classic-programme =
    { $party-Le } { $party-number ->
        [plural] sont
       *[singular] est
    } { $cards }.
classic-election = Élection { $number } : { $state }
classic-opinions =
    { $hidden ->
        [0] Opinion publique : { $cards }.
        [1] Opinion publique : { $cards } ; une autre est cachée.
       *[other] Opinion publique : { $cards } ; { $hidden } autres sont cachées.
    }
classic-key = { $card } (thème majeur)
classic-control = Contrôle des médias : { $party }.
classic-no-control = Personne ne contrôle les médias.
classic-standing = { $state } : { $most } sièges au maximum
classic-face-down = face cachée
classic-pool = Dans la bourse d’échange : { $cards }.
classic-national = Opinion nationale
classic-scores = Le score si la partie s’arrêtait là
classic-hand = Vos cartes Programme cachées : { $cards }.
classic-own-cabinet = Vos cartes Corruption : { $cards }.
classic-own-bid = Votre mise : { $amount }k.

classic-head-party = Parti
classic-head-money = Argent
classic-head-members = Adhérents
classic-head-meetings = Meetings
classic-head-media = Médias
classic-head-cabinet = Corruption
classic-head-donations = Dons privés
classic-head-partner = Coalition avec
classic-head-votes = Voix
classic-head-seats = Sièges
classic-head-trend = Tendance
classic-head-factor = Coefficient
classic-head-tile = Téléphone
classic-head-card = Carte
classic-head-space = Case
classic-head-opinion = Opinion
classic-head-cards = Cartes
classic-head-points = Points
classic-head-bonus = Le plus d’adhérents
classic-head-opinions = Opinions
classic-head-dominant = Garanties
classic-head-total = Total

## Questions

classic-ask-party = Quel parti dirigez-vous ?
classic-ask-sheet = Comment préparez-vous la campagne ?
classic-ask-bid = Combien misez-vous pour désigner le premier joueur ?
classic-ask-start = Qui est premier joueur à ce tour ?
classic-ask-discard = Lesquelles de vos cartes Programme cachées défaussez-vous ?
classic-ask-change = Changez-vous votre programme ?
classic-ask-cabinet = Où posez-vous des cartes Corruption ?
classic-ask-action = { $card } { $board-in } : que doit faire votre carte ?
classic-ask-coalition = Avec qui voulez-vous une coalition ?
classic-ask-consent =
    { $seat-Le } vous { $seat-number ->
        [plural] proposent
       *[singular] propose
    } une coalition. Acceptez-vous ?
classic-ask-media = Où achetez-vous un pion Médias ?
classic-ask-exchange = Échangez-vous une opinion { $board-in } ?
classic-ask-majority = Vous avez la majorité absolue { $board-in }. Échangez-vous une opinion ?
classic-ask-meetings = Combien de meetings organisez-vous dans chaque région ?
classic-ask-raise = Le sondage { $board-in } : l’enchère est à { $high }k. Surenchérissez-vous ?
classic-ask-publish = Le sondage { $board-in } dit : { $poll }. Que rendez-vous public ?
classic-ask-convert = Combien de meetings { $board-in } convertissez-vous en voix ?
classic-ask-convert-voting = Combien de meetings { $board-in } convertissez-vous en voix avant l’élection ? Les autres le seront à l’élection.
classic-ask-national-media = { $board } : placez-vous un pion Médias sur le plateau fédéral ?
classic-ask-national-opinion = { $board } : quelle opinion rendez-vous nationale ?
classic-ask-donation = Quel don privé choisissez-vous ? Les dés décident combien d’adhérents partent ou arrivent ; les chiffres sont des moyennes.

classic-step-meetings = Nouveaux meetings { $state-in }
classic-step-cabinet = Une carte { $state-in }
classic-step-discard = Défausser : { $card }
classic-step-change = Quel thème remplace-t-elle ?
classic-step-exchange = Quelle carte de la bourse d’échange entre ?
classic-step-national-opinion = Quelle opinion nationale remplace-t-elle ?
classic-step-action = Sur quoi, ou contre qui ?
classic-step-donation = L’acceptez-vous ?
classic-step-raise = Combien ?
classic-step-publish = Une seconde ligne
classic-step-sheet-first = Premier lot : tendance, voix, meetings
classic-step-sheet-second = Second lot : pions Médias, adhérents
classic-step-sheet-trend = Tendance +1 : où ?
classic-step-sheet-votes = Six voix : où ?
classic-step-sheet-meetings = Six meetings : où ?
classic-step-sheet-media = Un pion Médias : où ?

## Réponses

classic-do-sheet = { $what }
classic-second-offer =
    { $media ->
        [0] aucun pion Médias
        [1] { $media } pion Médias
       *[other] { $media } pions Médias
    }, { $members ->
        [0] aucun adhérent
        [1] { $members } adhérent
       *[other] { $members } adhérents
    }
classic-line-trend = tendance +1
classic-line-votes = six voix
classic-line-meetings = six meetings
classic-line-in = { $line } { $state-in }
classic-marker-in = un pion Médias { $state-in }
classic-members =
    { $members ->
        [one] { $members } adhérent
       *[other] { $members } adhérents
    }
classic-number-in = { $number } { $state-in }
classic-number-of = { $number } × { $what }
classic-number-for = { $party } { $number }
classic-card-in = { $card } { $state-in }
classic-card-cost = { $card } ({ $cost })
classic-line = { $party } { $change }
classic-do-meetings = Organiser des meetings : { $what }
classic-do-meetings-none = N’organiser aucun meeting
classic-do-cabinet = Poser face cachée : { $what }
classic-do-cabinet-none = Ne poser aucune carte
classic-do-discard = Défausser { $what }
classic-do-discard-none = Garder toutes les cartes
classic-do-publish = Rendre public : { $lines }
classic-do-publish-none = Le garder secret et lancer les dés pour des adhérents
classic-do-raise = Miser { $amount }k
classic-do-bid = Miser { $amount }k
classic-do-convert =
    { $meetings ->
        [0] Ne rien convertir
       *[other] En convertir { $meetings }
    }
classic-pick-raise-yes = Surenchérir
classic-pick-media-no = Passer cette fois
classic-pick-raise-no = Passer
classic-do-donation = Accepter { $donation }k ; adhérents : environ −{ $loss }
classic-do-donation-none = Refuser { $donation }k ; adhérents : environ +{ $gain }
classic-pick-donation = { $donation }k : adhérents −{ $loss } si accepté, +{ $gain } si refusé
classic-pick-donation-yes = Accepter
classic-pick-donation-no = Refuser
classic-do-exchange = { $card } à la place de { $slot }
classic-do-exchange-same = Échanger { $card } contre une carte identique
classic-pick-exchange-no = Ne rien changer
classic-do-change = { $card } à la place de { $out }
classic-do-change-same = Garder le programme et défausser { $card } de votre main
classic-pick-change-no = Garder le programme
classic-do-national-opinion = { $slot } à la place de { $out }
classic-pick-national-opinion-no = Aucune
classic-do-action = { $action } : { $target }
classic-pick-coalition-no = Avec personne
classic-pick-consent-yes = Accepter
classic-pick-consent-no = Refuser
classic-pick-national-media-yes = Placer un pion
classic-pick-national-media-no = Le garder
classic-pick-cabinet-no = Aucune carte
classic-action-votes = { $number } voix
classic-action-key = Faire d’une opinion le thème majeur
classic-action-key-off = Retirer le thème majeur
classic-action-swap = Remplacer un pion Médias
classic-action-trend = Votre tendance +{ $number }
classic-action-rival = Tendance d’un rival −{ $number }

## Pourquoi un choix est refusé


## Nouvelles

classic-news-party = Le joueur { $player } dirige { $party-le }.
classic-news-programme =
    { $seat-Le } { $seat-number ->
        [plural] sont
       *[singular] est
    } { $card }.
classic-news-clash =
    { $seat-Le } { $seat-number ->
        [plural] reçoivent
       *[singular] reçoit
    } « { $card } », qui ne convient pas et est mise de côté.
classic-news-drew =
    { $seat-Le } { $seat-number ->
        [plural] piochent
       *[singular] pioche
    } { $number ->
        [one] { $number } carte Programme
       *[other] { $number } cartes Programme
    }.
classic-news-drew-you = Vous piochez : { $cards }.
classic-news-states = Prochaines élections : { $states }.
classic-news-pool = La bourse d’échange : { $cards }.
classic-news-opinion = Opinion { $state-in } : { $card }.
classic-news-opinion-clash = « { $card } » est révélée { $state-in } et ne convient pas.
classic-news-round = Le tour { $round } commence.
classic-news-end = La dernière élection est terminée.
classic-news-recommitted =
    { $seat-Le } { $seat-number ->
        [plural] ont changé leur
       *[singular] a changé sa
    } décision secrète.
classic-news-committed =
    { $seat-Le } { $seat-number ->
        [plural] ont
       *[singular] a
    } décidé en secret.
classic-news-revealed =
    { $seat-Le } { $seat-number ->
        [plural] ont
       *[singular] a
    } misé { $amount }k.
classic-news-revealed-sheet =
    { $seat-Le } { $seat-number ->
        [plural] ont
       *[singular] a
    } préparé : { $what }.
classic-news-highest-bid = Mise la plus haute : { $seats }.
classic-news-lot =
    { $seat-Le } { $seat-number ->
        [plural] gagnent
       *[singular] gagne
    } au lancer de dés.
classic-news-start =
    { $seat-Le } { $seat-number ->
        [plural] désignent
       *[singular] désigne
    } comme premier joueur : { $other }.
classic-news-paid =
    { $seat-Le } { $seat-number ->
        [plural] paient
       *[singular] paie
    } { $amount }k.
classic-news-received =
    { $seat-Le } { $seat-number ->
        [plural] reçoivent
       *[singular] reçoit
    } { $amount }k.
classic-news-discarded =
    { $seat-Le } { $seat-number ->
        [plural] défaussent
       *[singular] défausse
    } : { $cards }.
classic-news-discarded-none =
    { $seat-Le } { $seat-number ->
        [plural] gardent leurs
       *[singular] garde ses
    } cartes cachées.
classic-news-changed =
    { $seat-Le } { $seat-number ->
        [plural] sont
       *[singular] est
    } désormais { $card } au lieu de { $out }.
classic-news-changed-same =
    { $seat-Le } { $seat-number ->
        [plural] remplacent
       *[singular] remplace
    } { $card } par une carte identique.
classic-news-placed =
    { $seat-Le } { $seat-number ->
        [plural] posent
       *[singular] pose
    } des cartes Corruption : { $boards }.
classic-news-placed-none =
    { $seat-Le } ne { $seat-number ->
        [plural] posent
       *[singular] pose
    } aucune carte Corruption.
classic-news-revealed-card =
    { $seat-Le } { $seat-number ->
        [plural] révèlent
       *[singular] révèle
    } { $card-le } { $state-in }.
classic-news-tile =
    { $seat-Le } { $seat-number ->
        [plural] peuvent
       *[singular] peut
    } négocier une coalition { $state-in }.
classic-news-votes =
    { $seat-Le } { $seat-number ->
        [plural] gagnent
       *[singular] gagne
    } { $votes } voix { $state-in }.
classic-news-key-issue = « { $card } » est le thème majeur { $state-in }.
classic-news-key-issue-off = Il n’y a plus de thème majeur { $state-in }.
classic-news-media-swap =
    { $seat-Le } { $seat-number ->
        [plural] remplacent
       *[singular] remplace
    } un pion Médias { $other-de } { $state-in }.
classic-news-trend = { $seat } : tendance { $other-de } { $state-in } désormais { $trend }.
classic-news-trend-own = { $seat } : sa tendance { $state-in } est désormais { $trend }.
classic-news-proposed =
    { $seat-Le } { $seat-number ->
        [plural] proposent
       *[singular] propose
    } une coalition { $other-a }.
classic-news-refused =
    { $seat-Le } { $seat-number ->
        [plural] refusent
       *[singular] refuse
    } l’offre { $other-de }.
classic-news-forced =
    { $seat-Le } { $seat-number ->
        [plural] imposent
       *[singular] impose
    } une coalition { $other-a }.
classic-news-coalition = { $seat-Le } et { $other-le } forment une coalition.
classic-news-passed =
    { $seat-Le } { $seat-number ->
        [plural] passent
       *[singular] passe
    }.
classic-news-media =
    { $seat-Le } { $seat-number ->
        [plural] achètent
       *[singular] achète
    } un pion Médias { $state-in }.
classic-news-exchanged =
    { $seat-Le } { $seat-number ->
        [plural] échangent
       *[singular] échange
    } une opinion { $state-in } : { $card } au lieu de { $out }.
classic-news-exchanged-same =
    { $seat-Le } { $seat-number ->
        [plural] échangent
       *[singular] échange
    } { $card } { $state-in } contre une carte identique.
classic-news-meetings =
    { $seat-Le } { $seat-number ->
        [plural] organisent
       *[singular] organise
    } des meetings : { $meetings }.
classic-news-meetings-none =
    { $seat-Le } n’{ $seat-number ->
        [plural] organisent
       *[singular] organise
    } aucun meeting.
classic-news-unsold = Personne ne veut du sondage { $state-in }.
classic-news-raised =
    { $seat-Le } { $seat-number ->
        [plural] misent
       *[singular] mise
    } { $amount }k.
classic-news-poll =
    { $seat-Le } { $seat-number ->
        [plural] achètent
       *[singular] achète
    } le sondage { $state-in }.
classic-news-poll-card =
    { $seat-Le } { $seat-number ->
        [plural] regardent
       *[singular] regarde
    } le sondage.
classic-news-poll-card-you = Le sondage dit : { $poll }.
classic-news-published =
    { $seat-Le } { $seat-number ->
        [plural] rendent
       *[singular] rend
    } public le sondage { $state-in } : { $lines }.
classic-news-not-published =
    { $seat-Le } ne { $seat-number ->
        [plural] rendent
       *[singular] rend
    } pas public le sondage { $state-in }.
classic-news-rolled =
    { $seat-Le } { $seat-number ->
        [plural] lancent
       *[singular] lance
    } les dés, { $dice } : adhérents de { $before } à { $after }.
classic-news-converted =
    { $seat-Le } { $seat-number ->
        [plural] convertissent
       *[singular] convertit
    } { $meetings ->
        [one] { $meetings } meeting
       *[other] { $meetings } meetings
    } { $state-in } en { $votes } voix.
classic-news-counted = Voix { $state-in } : { $votes }.
classic-news-seats = Sièges { $state-in } : { $seats }.
classic-news-won =
    { $seat-Le } { $seat-number ->
        [plural] remportent
       *[singular] remporte
    } l’élection { $state-in }.
classic-news-won-narrowly =
    { $seat-Le } { $seat-number ->
        [plural] remportent
       *[singular] remporte
    } in extremis l’élection { $state-in }.
classic-news-members =
    { $seat-Le } { $seat-number ->
        [plural] gagnent
       *[singular] gagne
    } { $amount ->
        [one] { $amount } adhérent
       *[other] { $amount } adhérents
    }.
classic-news-national-media =
    { $seat-Le } { $seat-number ->
        [plural] placent
       *[singular] place
    } un pion Médias sur le plateau fédéral (tour { $round }).
classic-news-national-opinion =
    { $seat-Le } { $seat-number ->
        [plural] font
       *[singular] fait
    } de « { $card } » une opinion nationale, case { $space }.
classic-news-dominant =
    { $seat-Le } { $seat-number ->
        [plural] font
       *[singular] fait
    } de « { $card } » une opinion nationale garantie, case { $space }.
classic-news-accepted =
    { $seat-Le } { $seat-number ->
        [plural] acceptent
       *[singular] accepte
    } un don privé de { $donation }k.
classic-news-refuses =
    { $seat-Le } { $seat-number ->
        [plural] refusent
       *[singular] refuse
    } un don privé.
classic-news-refuses-you = Vous refusez un don privé de { $donation }k.
classic-news-turned-down =
    { $seat-Le } { $seat-number ->
        [plural] ont
       *[singular] a
    } refusé { $donation }k.

## Pourquoi un bot répond ainsi

classic-because-alone = Voix ici pour l’instant, meetings compris : { $votes } pour nous, { $rival } pour l’autre parti le plus fort.
classic-because-together = Voix ici pour l’instant, meetings compris : { $votes } avec { $party-le }, { $rival } pour l’autre parti le plus fort.
classic-count-votes = Voix – { $place }
classic-count-markers = Pions sur le plateau fédéral
classic-because-forced =
    Avec { $cards ->
        [one] { $cards } opinion commune
       *[other] { $cards } opinions communes
    }, { $party-le } ne { $party-number ->
        [plural] peuvent
       *[singular] peut
    } pas refuser.

## What is not possible

classic-no-money = Vous avez { $money }k.
classic-no-below-first = Vous aviez misé { $first }k et ne pouvez pas descendre en dessous.
classic-no-higher = La prochaine mise est de { $least }k ou plus.
classic-no-raise = La prochaine mise est de { $least }k ou plus, et vous avez { $money }k.
classic-no-party = Quelqu’un d’autre a choisi ce parti.
classic-no-discard = « { $card } » dans votre main : { $count }.
classic-no-card = Vous n’avez pas « { $card } » en main.
classic-no-tenet = « { $card } » est contraire au principe de votre parti.
classic-no-same-topic = Votre programme a déjà une carte sur { $topic-le } : « { $card } » ne peut remplacer que celle-là.
classic-no-card-laid = Vous posez déjà cette carte ailleurs.
classic-no-card-used = Vous avez déjà utilisé cette carte ; chacune ne sert qu’une fois.
classic-no-price = Cela coûte { $price }k, et vous avez { $money }k pour cela.
classic-no-key-issue = Il y a déjà un thème majeur { $state-in } ; on ne peut que le retirer.
classic-no-no-opinion = Aucune opinion n’est visible { $state-in }.
classic-no-self = Choisissez un autre parti que le vôtre.
classic-no-own-marker = Vous n’avez plus de pion Médias en réserve.
classic-no-rival-marker = Aucun adversaire n’a de pion Médias { $state-in }.
classic-no-marker-of = Ce parti n’a pas de pion Médias { $state-in }.
classic-no-tile = Ce parti n’a pas de tuile Coalition { $state-in }.
classic-no-bound = Ce parti est en coalition avec { $other-le }.
classic-no-in-common = Cartes Programme en commun : { $common } ; une coalition en demande { $needed }.
classic-no-asked-before = Ce parti a déjà refusé votre offre pour cette élection.
classic-no-media-space = Les { $spaces } cases Médias { $state-in } sont occupées.
classic-no-key-issue-stays = « { $card } » est le thème majeur { $state-in } et reste.
classic-no-no-newcomer = Aucune carte de la bourse d’échange ne peut remplacer « { $card } » { $state-in }.
classic-no-pool = « { $card } » n’est pas dans la bourse d’échange.
classic-no-topic-open = Une opinion sur { $topic-le } est déjà visible { $state-in }.
classic-no-same-card = « { $card } » est déjà là : cela ne changerait rien.
classic-no-meeting-space = { $state } a { $spaces } cases pour vos meetings ; occupées : { $there }.
classic-no-meetings-new = On organise au plus { $most } nouveaux meetings { $state-in } par tour.
classic-no-meeting-supply = Meetings restants dans votre réserve : { $left }.
classic-no-meetings-there = Vos meetings { $state-in } : { $meetings }.
classic-no-line-before = Indiquez les partis dans l’ordre de la liste, chacun une fois.
classic-no-protected = Ce parti y contrôle les médias : un sondage ne peut pas le faire baisser.
classic-no-empty-line = Le sondage ne donne aucun chiffre pour ce parti.
classic-no-dominant = « { $card } » est garantie et ne peut pas être remplacée.
classic-no-all-dominant = Le plateau fédéral est rempli d’opinions garanties ; il n’y a pas de place pour « { $card } ».
classic-no-donation-used = Vous avez déjà utilisé ce don privé.

## News with its figures

classic-news-won-party-most =
    { $seat-Le } { $seat-number ->
        [plural] remportent
       *[singular] remporte
    } l’élection { $state-in } avec { $votes } voix.
classic-news-won-party-tied =
    { $seat-Le } { $seat-number ->
        [plural] remportent
       *[singular] remporte
    } in extremis l’élection { $state-in }, à égalité ({ $votes } voix).
classic-news-won-coalition-most = La coalition { $seat-de } et { $partner-de } remporte l’élection { $state-in } avec { $votes } voix en tout.
classic-news-won-coalition-tied = La coalition { $seat-de } et { $partner-de } remporte in extremis l’élection { $state-in }, à égalité ({ $votes } voix en tout).
classic-news-national-opinion-instead =
    { $seat-Le } { $seat-number ->
        [plural] font
       *[singular] fait
    } de « { $card } » une opinion nationale, case { $space }, à la place de « { $replaced } ».

## Ce qu’une réponse changerait

classic-figure-factor = coefficient
classic-figure-popularity = tendance
classic-figure-votes = voix
classic-figure-votes-if-turned = voix si tous les meetings sont convertis
classic-figure-seats = sièges
classic-figure-seats-if-turned = sièges si tous les meetings sont convertis
classic-figure-meetings = meetings
classic-figure-media = pions Médias
classic-figure-control = contrôle des médias
classic-figure-leader = l’emporterait
classic-figure-tiles = tuiles Coalition
classic-figure-money = argent
classic-figure-members = adhérents
classic-figure-cards = cartes Programme cachées
classic-figure-cabinet = cartes Corruption restantes
classic-figure-partner = coalition avec
classic-figure-together = voix ensemble
classic-figure-national-media = pions Médias sur le plateau fédéral
classic-figure-opinion-members = adhérents grâce aux opinions nationales
classic-figure-opinion-points = points pour les opinions nationales
classic-figure-points = points
classic-figure-turn = place dans l’ordre du tour
classic-place-national = Plateau fédéral
classic-later-party = Rien ne change maintenant : votre parti décide quelles lignes des sondages sont les vôtres.
classic-later-bid = Une mise nulle ne coûte rien. Le plus offrant désigne le premier joueur.
classic-later-raise = Vous quittez cette enchère et ne payez rien.
classic-later-cabinet = Vous ne payez rien, et aucune de vos cartes n’agit à ce tour.
classic-later-coalition = Vous restez seul, sauf si un autre parti vous fait une offre.
classic-later-consent = Pas de coalition avec ce parti pour cette élection.
classic-later-convert = Vos meetings restent en place ; ils peuvent devenir des voix plus tard.
classic-later-media = Vous n’achetez rien maintenant ; on vous le redemandera, sauf si tous les autres passent aussi.

# Pocket Election, le jeu d’exemple

pocket-party =
    { $number ->
        [1] Rouge
        [2] Bleu
        [3] Vert
       *[other] Or
    }
pocket-region =
    { $number ->
        [1] Nord
       *[other] Sud
    }

pocket-issue-0 = impôts
pocket-issue-1 = écoles
pocket-issue-2 = santé
pocket-issue-3 = chemins de fer
pocket-issue-4 = forêts
pocket-issue-5 = logement

pocket-card-0 = Aucune carte
pocket-card-1 = Volte-face
pocket-card-2 = Calomnie

## Sur la table

pocket-round = Manche { $round } sur { $rounds }
pocket-parties = Les partis, dans l’ordre de jeu
pocket-you = { $party } (vous)
pocket-two = { $first }, { $second }
pocket-head-party = Parti
pocket-head-votes = Voix
pocket-head-funds = Fonds
pocket-head-cards = Cartes
pocket-head-programme = Programme
pocket-opinion = Ce qui compte pour les électeurs du { $region } : { $issue }.
pocket-hand = Vos cartes

## Questions

pocket-ask-bid = Combien misez-vous pour commencer ? Au plus { $most } ; tout le monde paie.
pocket-ask-meetings = Combien de meetings organisez-vous ? Chacun coûte 1.
pocket-ask-card = Jouez-vous une carte ?
pocket-ask-programme = Vous avez pioché : { $issue }. Que défend votre parti ?
pocket-step-meetings = Meetings dans le { $region }

## Réponses

pocket-do-bid = Miser { $amount }
pocket-do-meetings = { $first } dans le Nord, { $second } dans le Sud
pocket-do-card-0 = Ne jouer aucune carte
pocket-do-card-1 = Volte-face : piocher un thème, qui peut remplacer l’un de vos deux
pocket-do-card-2 = Calomnie dans le { $region } : chaque rival y perd un meeting
pocket-do-keep = Garder votre programme et remettre : { $issue }
pocket-do-exchange = { $in } à la place de { $out }

pocket-not-in-hand = Vous n’avez pas cette carte ({ $card }).

## Nouvelles

pocket-news-dealt = { $seat } reçoit deux cartes.
pocket-news-dealt-you = Vous recevez deux cartes : { $first }, { $second }.
pocket-news-recommitted = { $seat } a changé sa mise secrète.
pocket-news-committed = { $seat } a misé en secret.
pocket-news-revealed = { $seat } a misé { $amount }.
pocket-news-order = { $first } commence.
pocket-news-meetings = Meetings de { $seat } : { $first } dans le Nord, { $second } dans le Sud.
pocket-news-card-0 = { $seat } ne joue aucune carte.
pocket-news-card-1 = { $seat } joue une volte-face.
pocket-news-card-2 = { $seat } calomnie ses rivaux dans le { $region }.
pocket-news-drew = { $seat } pioche un thème.
pocket-news-drew-you = Vous avez pioché : { $issue }.
pocket-news-kept = { $seat } garde son programme.
pocket-news-programme = { $seat } défend désormais : { $issue }.
pocket-news-count = On compte les voix.
pocket-news-end = L’élection est terminée.

## What is not possible

pocket-no-funds = Vous avez { $funds }.
pocket-no-bid = La mise maximale est de { $most }.
pocket-no-meetings = Une région accueille au plus { $most } de vos meetings par manche.

## News with its figures

pocket-news-order-all = Ordre de jeu : { $order }.
pocket-news-votes = On compte les voix : { $votes }.

## Ce qu’une réponse changerait

pocket-figure-meetings = meetings
pocket-figure-votes = voix
pocket-figure-votes-if-counted = voix après le décompte
pocket-figure-money = fonds
pocket-figure-cards = cartes
pocket-figure-turn = place dans l’ordre de jeu
pocket-later-bid = Une mise nulle ne coûte rien. Qui mise plus joue avant vous.
pocket-later-card = Vous gardez vos cartes.
pocket-later-programme = Votre programme reste tel quel.

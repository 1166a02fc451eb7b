# La page dans le navigateur. Ce que disent les jeux est dans leurs propres fichiers.

## Frame

page-brand = Hustings, page d’accueil
page-nav = Menu principal
page-nav-home = Accueil
page-nav-new = Nouvelle table
page-nav-rules = Règles
page-nav-settings = Réglages
page-skip = Aller au contenu
page-skip-decide = Aller à votre décision
page-theme-light = Couleurs claires
page-theme-dark = Couleurs sombres
page-notices = Avis
page-dismiss = Fermer l’avis
page-close = Fermer
page-back = Retour
page-cancel = Annuler
page-save = Enregistrer
page-saved = Enregistré.
page-add = Ajouter
page-loading = Un instant…
page-reload = Recharger
page-broken = Cette partie de la page n’a pas pu être chargée
page-offline = Le serveur ne répond pas ; nouvel essai…
page-reconnecting = Connexion perdue ; nouvel essai…
page-title-home = Accueil
page-title-new = Nouvelle table
page-title-join = Invitation
page-title-mail = Avis par courriel
page-title-replay = Replay et analyse
page-title-rules = Règles
page-title-settings = Réglages
page-title-recover = Nouveau mot de passe
page-title-table = Table
page-title-lost = Page introuvable
page-seat-lost = Cette place n’est plus la vôtre.
page-nav-admin = Administration
page-title-admin = Administration
page-title-imprint = Mentions légales
page-title-privacy = Protection des données
page-legal-none = Cette page n’existe pas sur ce site.
page-banned-title = Vous êtes banni
page-lost-home = À l’accueil

## People

page-nav-people = Joueurs
page-title-profile = Profil
page-title-leaders = Classement
page-title-clubs = Soirées de club
page-title-club = Soirée de club
page-profile-mine = Mon profil
page-profile-since = Ici depuis le { $day }
page-profile-missing = Ce profil n’existe pas ou ne vous est pas ouvert.
page-profile-none = Aucune partie terminée avec d’autres pour l’instant.
page-profile-account = Les profils et les cotes sont liés à un compte. Créez-en un dans les réglages.
page-profile-game = Jeu
page-profile-games = Parties
page-profile-ranks = Rangs
page-profile-rank-times = { $times } × rang { $rank }
page-profile-rating = Cote
page-profile-rating-why = La force du joueur se situe probablement dans cet intervalle. Tout le monde commence à 1500.
page-profile-accuracy = Précision dans les analyses
page-profile-against-bots = Parties contre des bots seulement
page-profile-history = Évolution de la cote : { $game }
page-profile-recent = Parties récentes
page-profile-recent-rank = Rang { $rank } sur { $players }
page-profile-counted = comptée
page-profile-who = Qui voit mon profil
page-profile-who-why = Il montre vos cotes, vos rangs et vos parties. Seuls ceux qui y ont joué voient les tables privées.
page-profile-who-everyone = Tout le monde
page-profile-who-players = Ceux avec qui j’ai joué
page-profile-who-nobody = Personne
page-leaders-lead = Les cotes viennent des parties entre personnes ayant un compte. La liste montre tous ceux qui ont au moins { $enough } parties comptées, classés selon le bas de leur cote, si leur profil vous est ouvert.
page-leaders-empty = Personne n’a encore joué assez de parties comptées.
page-leaders-place = Place
page-leaders-name = Nom
page-rated = Cote
page-rated-why = Une partie compte si tout le monde a un compte et si les conseils sont interdits.
page-rated-yes = Comptée
page-rated-no = Amicale
page-rematch-turned = Rejouer en décalant les places
page-rematch-offered = { $name } propose une autre partie
page-rematch-mine = Une autre partie est proposée
page-rematch-in = Partants : { $names }
page-rematch-waiting = Pas encore de réponse : { $names }
page-rematch-accept = Accepter
page-rematch-decline = Refuser
page-rematch-go = Vers la partie suivante
page-rematch-declined = Vous avez refusé.
page-invited = Invitation
page-series = Résultats de la série
page-series-game = Partie { $n }
page-series-score = Points selon le rang
page-series-score-why = 10 pour avoir battu tout le monde, 0 pour personne ; une égalité compte pour moitié.
page-series-wins = Victoires
page-rating-change = { $name } : { $before } → { $after }
page-rating-changes = Cotes
page-club-lead = Plusieurs tables, plusieurs rondes, un classement. Vous tirez les tables au sort ; ceux qui se sont déjà rencontrés se retrouvent le plus tard possible.
page-club-account = Il faut un compte pour organiser une soirée. Pour participer, un lien suffit.
page-club-name = Quel est son nom ?
page-club-game = Jeu
page-club-players = Personnes par table
page-club-rounds = Rondes
page-club-play = Je joue aussi
page-club-create = Ouvrir une soirée
page-club-mine = Mes soirées
page-club-host = Hôte : { $name }
page-club-round = Ronde { $n } sur { $of }
page-club-before = Pas encore commencée
page-club-alone = Envoyez le lien aux autres. Toutes les personnes inscrites apparaissent ici ; ensuite, vous tirez les tables au sort.
page-club-over = Terminée
page-club-draw = Tirer la ronde { $n } et commencer
page-club-copy = Copier le lien pour participer
page-club-finish = Terminer la soirée
page-club-standings = Classement
page-club-one-round = R{ $n }
page-club-away = absent
page-club-leave = Passer son tour
page-club-back = Revenir
page-club-leave-other = { $name } passe son tour
page-club-back-other = { $name } revient
page-club-table = Table { $n }
page-club-my-table = À ma table
page-club-join = Participer
page-club-join-lead = { $host } organise une soirée : { $game }. Vous jouez dès la prochaine ronde.
page-club-missing = Cette soirée n’existe pas ou ne vous est pas ouverte.
page-club-playing = en cours
page-club-with-bots = et des bots

## Home

page-home-eyebrow = Jeux d’élections, selon les règles
page-home-title = Chaque siège compte.
page-home-lead = Les grands jeux de société sur les élections : chaque règle est respectée, chaque calcul est fait pour vous. Jouez contre des bots qui ne trichent pas, avec des amis grâce à un lien, ou autour d’un même écran.
page-local-home-lead = Les grands jeux de société sur les élections : chaque règle est respectée, chaque calcul est fait pour vous. Jouez contre des bots qui ne trichent pas ou autour d’un même écran, dans ce seul navigateur.
page-home-play = Jouer à { $game }
page-home-play-any = Jouer tout de suite
page-home-dealing = Mise en place…
page-home-invite = Inviter des amis
page-home-continue = Vos tables
page-home-shelf = Les jeux
page-home-examples = Pour commencer :
page-home-lobby = Tables ouvertes
page-home-lobby-empty = Personne n’attend de joueurs en ce moment.
page-home-lobby-open = Ouvrir une table à tous
page-home-finished = Terminées
page-play = Jouer
page-set-up = Préparer…
page-set-up-game = Préparer une table de { $game }
page-rules-of = Règles de { $game }
page-players = { $from } à { $to } joueurs
page-your-turn = À vous de jouer
page-gathering = En attente de joueurs
page-finished = Terminée
page-watch = Regarder
page-seats-free =
    { $n ->
        [1] une place libre
        [one] { $n } place libre
       *[other] { $n } places libres
    }
page-won-by = Victoire : { $names }
page-waiting-for = En attente : { $names }

## Games

page-game-die-macher-2006 = Sept élections régionales, enchères secrètes, sondages, coalitions : le classique dans sa deuxième édition.
page-game-die-macher-2006-year = Deuxième édition, 2006
page-game-die-macher-2006-length = 3 à 5 heures
page-game-die-macher-1997 = Sept élections régionales dans l’édition révisée, avec des principes fixes en variante.
page-game-die-macher-1997-year = Édition révisée, 1997
page-game-die-macher-1997-length = 3 à 5 heures
page-game-die-macher-2019 = Le thème reconstruit : draft, personnalités politiques et lots de départ, avec quatre ou sept élections.
page-game-die-macher-2019-year = Nouvelle édition, 2019
page-game-die-macher-2019-length = 2 à 4 heures
page-game-zoocracy = Les animaux votent : faites campagne dans neuf enclos, formez un gouvernement, tenez vos promesses. Ou pas.
page-game-zoocracy-year = 2019
page-game-zoocracy-length = 1 à 2 heures
page-game-pocket = Une petite élection en dix minutes, pour se repérer à la table.
page-game-pocket-length = 10 minutes

page-option-length = Durée
page-option-length-why = La partie courte supprime deux des sept élections.
page-option-length-full = Complète, 7 élections
page-option-length-short = Courte, 5 élections
page-option-elections = Élections
page-option-elections-why = Quatre pour une soirée, sept pour toute la campagne.
page-option-elections-4 = Quatre
page-option-elections-7 = Sept
page-option-fixed_tenets = Principes fixes
page-option-fixed_tenets-why = Une variante du livret : chaque parti a des positions qu’il ne peut pas abandonner.
page-option-advanced = Règles avancées
page-option-advanced-why = Le Premier ministre désigne qui réalise l’objectif, les promesses n’engagent pas, et une motion de censure est possible à chaque manche.
page-option-open_funds = Fonds visibles
page-option-open_funds-why = Tout le monde voit l’argent de tous. Selon la règle, il est secret.
page-option-dice = Dés
page-option-dice-why = Les sources donnent deux sortes de dés ; les dés ordinaires varient davantage.
page-option-dice-standard = 1 à 6
page-option-dice-special = 0, 1, 1, 2, 2, 3
page-option-opinion_reversal = Retourner une opinion
page-option-opinion_reversal-why = Qui contrôle les médias peut échanger une opinion contre son contraire.
page-option-donation_figures = Ce que coûtent les dons
page-option-donation_figures-why = La règle et son exemple ne s’accordent pas sur le prix d’un don accepté.
page-option-donation_figures-text = Comme dans la règle
page-option-donation_figures-swapped = Comme dans l’exemple
page-option-tied_bids = Égalité pour le premier joueur
page-option-tied_bids-why = Qui peut surenchérir d’abord quand les plus hautes mises sont égales.
page-option-tied_bids-text = Le voisin de droite
page-option-tied_bids-example = Le premier joueur du tour précédent
page-option-minority_media = Vainqueur sans coalition
page-option-minority_media-why = Un vainqueur à moins de 50 voix et sans partenaire, qui contrôle les médias, déplace-t-il un pion ? La lettre de la règle le refuse, son esprit le permet.
page-option-minority_media-controller = Déplace un pion
page-option-minority_media-none = N’en déplace pas
page-option-old_markers = Marqueurs d’une région remplacée
page-option-old_markers-why = Avec sept élections : ce que deviennent les pions Médias et le marqueur 2x quand une nouvelle région occupe un plateau. La règle ne le dit pas.
page-option-old_markers-removed = Quittent le jeu
page-option-old_markers-returned = Retournent dans la réserve
page-option-promises_to_the_opposition = Promesses aux adversaires
page-option-promises_to_the_opposition-why = Ce que devient un bureau ou un objectif promis à un parti qui vote contre le gouvernement.
page-option-promises_to_the_opposition-void = Personne ne l’obtient
page-option-promises_to_the_opposition-goals-kept = Bureaux à personne, objectifs tenus
page-option-promises_to_the_opposition-literal = Promesse tenue quand même
page-option-progress = Ordre de la phase Progression
page-option-progress-why = Joue-t-on les cartes avant ou après en avoir pioché de nouvelles ?
page-option-progress-cards-first = Jouer, puis piocher
page-option-progress-draw-first = Piocher, puis jouer
page-option-loyalty = Loyauté
page-option-loyalty-why = Quels jetons la carte Loyauté garde sur une espèce. Le livret ne le dit pas.
page-option-loyalty-own = Les siens
page-option-loyalty-any = Ceux de n’importe quel parti
page-option-food_supply = Réserve de nourriture
page-option-food_supply-why = Une couleur peut-elle manquer de nourriture ? La boîte contient 25 jetons par couleur ; à deux, les couleurs inutilisées servent d’appoint.
page-option-food_supply-open = Ne s’épuise jamais
page-option-food_supply-limited = 25 par couleur
page-value-true = Oui
page-value-false = Non

page-bot-random = Hasard
page-bot-random-about = Joue n’importe quel coup permis. Pour un premier regard sur les règles.
page-bot-greedy = Glouton
page-bot-greedy-about = Prend ce qui rapporte le plus tout de suite.
page-bot-planner = Stratège
page-bot-planner-about = Évalue où mène chaque choix, d’après ce qu’il voit. Il n’en voit pas plus que vous.
page-bot-newcomer = Débutant
page-bot-newcomer-about = Ne voit que l’immédiat : joue tout de suite ses meilleures cartes et n’épargne rien.
page-bot-club = Joueur de club
page-bot-club-about = Suit de bonnes règles générales, mais n’anticipe pas.
page-bot-strong = Fort
page-bot-strong-about = Évalue où mène chaque choix, d’après ce qu’il voit. Il n’en voit pas plus que vous.
page-bot-champion = Champion
page-bot-champion-about = Anticipe avec ce qu’il a appris en des milliers de parties. Il n’en voit pas plus que vous.
page-bot-search = Explorateur
page-bot-search-about = Simule de nombreuses parties possibles avant chaque choix. Il n’en voit pas plus que vous.

## New table

page-new-title = Nouvelle table
page-new-lead = Choisissez un jeu et vos adversaires ; le reste est déjà réglé.
page-new-game = Quel jeu ?
page-new-company = Qui joue ?
page-new-options = Options
page-new-players = Joueurs
page-new-start = Commencer la partie
page-new-open = Ouvrir la table
page-new-note = Aucun compte n’est nécessaire. Vous pouvez à tout moment confier votre place à un bot, puis la reprendre.
page-with-bots = Contre des bots
page-with-bots-why = Commence tout de suite
page-with-friends = Entre amis, par lien
page-with-friends-why = Un lien privé, pour tous ou pour chaque place
page-with-open = Table ouverte
page-with-open-why = Tout le monde peut la rejoindre
page-with-device = Autour de cet écran
page-with-device-why = Un rideau tombe entre les tours secrets
page-seat-number = Place { $n }
page-seat-me = Moi
page-seat-bot = Bot : { $name }
page-seat-link-choice = Invité par lien
page-seat-open-choice = Ouverte à tous
page-seat-device = À cet écran
page-seat-name-of = Nom pour la place { $n }
page-pin-of = Code PIN pour la place { $n } (facultatif)
page-pin = Code PIN
page-bots-about = Quelle est la force des bots ?
page-pace = Rythme
page-pace-why = En direct, tout le monde est là. En différé, chacun vient quand il peut.
page-pace-live = En direct
page-pace-async = En différé
page-clock = Limite de temps
page-clock-why = Pour chaque réponse. Une fois le temps écoulé, un bot donne cette seule réponse et vous reprenez à la suivante.
page-clock-0 = Aucune
page-help = Conseils
page-help-why = Conseils et analyse pendant la partie. Après la partie, tout est accessible de toute façon.
page-help-no = Aucun
page-help-yes = Permis
page-help-on = Les conseils et l’analyse sont permis pendant cette partie.
page-help-off = Ni conseils ni analyse avant la fin de cette partie.

## Before the start

page-options-default = Règles standard
page-table-closed = Cette table a été fermée avant le début de la partie.
page-table-stopped = Cette partie a été fermée avant la fin. On peut toujours lire ce qui s’y est passé.
page-seat-open = Ouverte à tous
page-seat-link = En attente de l’invité
page-copy-link = Copier l’invitation
page-copy-link-for = Copier l’invitation pour { $name }
page-copy-watch = Copier le lien des spectateurs
page-link-copied = Lien copié.
page-give-to-bot = Confier à un bot
page-sit-here = S’asseoir ici
page-your-name = Votre nom
page-start = Commencer
page-start-fill =
    { $n ->
        [1] Commencer, un bot prend la place libre
       *[other] Commencer, des bots prennent les { $n } places libres
    }
page-waiting-owner = En attente du lancement par l’hôte.
page-leave = Quitter
page-close-table = Fermer la table
page-close-sure = Fermer cette table ? La partie ne pourra plus être poursuivie.
page-fair = Un hasard vérifiable
page-fair-why = Voici le sceau du secret du serveur, montré avant que quelqu’un ne s’installe. Le navigateur de chaque joueur y ajoute son propre nombre. Après la partie, le secret est révélé et chacun peut recalculer chaque tirage.
page-join-eyebrow = Une invitation pour vous
page-mail-agree = Recevoir un courriel quand une partie vous attend ?
page-mail-agree-why = Un seul courriel pour toutes les parties en attente, au plus toutes les dix minutes.
page-mail-agree-do = Oui, écrivez-moi
page-mail-agree-done = Merci. Nous vous écrirons quand une partie vous attendra.
page-mail-off = Ne plus recevoir nos courriels ?
page-mail-off-why = Cela ne vaut que pour cette adresse.
page-mail-off-do = Arrêter les courriels
page-mail-off-done = C’est fait. Vous ne recevrez plus de courriels.
page-mail-gone = Ce lien n’est plus valable.
page-join-seat = Vous jouerez { $seat }.
page-join-take = Prendre cette place
page-join-watch = Vous pouvez regarder cette table.
page-join-gone = Cette invitation n’est plus valable
page-join-gone-why = Chaque invitation donne une place, une fois. Demandez-en une autre.

## At the table

page-table-missing = Cette table n’existe pas ici
page-table-missing-why = Elle est peut-être privée, ou l’adresse est incomplète.
page-seats = Places
page-you = Vous
page-bot = Bot
page-place = { NUMBER($n) ->
        [1] 1er
       *[other] { $n }e
    }
page-deciding = réfléchit
page-sealed = A fait son choix en secret
page-sealed-answer = Votre réponse secrète :
page-sealed-until = Vous pouvez la changer tant que tout le monde n’a pas répondu.
page-sealed-change = Changer la réponse
page-sealed-keep = Garder la réponse
page-sealed-mine = Votre choix est fait. Personne ne le voit avant que tous soient révélés.
page-tab-board = Table
page-tab-decide = Décider
page-tab-log = Journal
page-tab-talk = Discussion
page-tab-news = Nouveau
page-news-none = Rien de nouveau depuis votre dernier passage.
page-side = Journal et discussion
page-panes = Parties de la table
page-undo = Annuler le coup
page-undo-ask = Demander à annuler
page-undone = Coup annulé.
page-agree = Accepter
page-refuse = Refuser
page-hand-over = Laisser jouer un bot
page-take-back = Reprendre ma place
page-as-text = Afficher en texte
page-as-board = Afficher le plateau
page-replay = Revoir la partie
page-over = La partie est terminée.
page-waiting = En attente…
page-stale = La partie a avancé ; voici la question en cours.
page-announce-turn = À vous de jouer. { $ask }
page-curtain-eyebrow = Passez l’écran
page-curtain = Joueur suivant : { $name }
page-curtain-why = Les autres ne regardent pas. Rien ne s’affiche avant que vous continuiez.
page-curtain-open = C’est moi, continuer
page-curtain-change = { $name } : changer ma réponse
page-curtain-changes = { $name } change sa réponse

## Playing together


page-agreements = Ce que la table décide ensemble
page-back-title = Annuler des coups
page-back-these = Ces coups seront annulés :
page-back-by = { $name } demande à annuler { $n ->
    [one] un coup
   *[other] { $n } coups
}.
page-back-mine = Vous demandez à annuler { $n ->
    [one] un coup
   *[other] { $n } coups
}.
page-back-chance = Hasard
page-back-hidden = Un choix caché
page-back-ask = Demander aux autres
page-back-withdraw = Retirer la demande
page-back-waits = Réponses attendues : { $names }
page-back-needs = Doivent accepter : { $names }
page-back-off = À cette table, on ne peut pas annuler de coups.
page-back-own = À cette table, vous ne pouvez annuler que votre dernier coup, avant que quelqu’un d’autre ait joué.
page-back-nothing = Vous n’avez aucun coup à annuler.
page-taken-back = annulé
page-absent-ask = { $name } ne répond pas et le temps est écoulé. Que doit faire la table ?
page-absent-wait = Attendre
page-absent-standin = Bot jusqu’au retour
page-absent-replace = Donner sa place à un autre
page-absent-end = Terminer la partie
page-absent-me = Votre temps est écoulé. Les autres décident de votre place.
page-absent-here = Je suis là
page-absent-others = Les autres décident pour { $name }.
page-absent-waited = En attente de { $name }. Dernier coup : { $when }.
page-absent-what = Que faire ?
page-absent-ask-waited = { $name } ne répond plus depuis longtemps. Que doit faire la table ?
page-absent-me-waited = Vous n’avez pas répondu depuis longtemps. Les autres décident de votre place.
page-absent-end-sure = Votre voix est décisive : la partie se termine maintenant pour tout le monde, sans résultat.
page-standin-me = Un bot joue pour vous.
page-seat-vacant = { $name } cherche quelqu’un. Envoyez le lien ou laissez un bot jouer.
page-pause-ask = Demander une pause
page-pause-by = { $name } demande une pause : toutes les pendules s’arrêtent.
page-pause-mine = Vous demandez une pause.
page-pause-stands = Les pendules sont arrêtées.
page-pause-go = Reprendre
page-pause-stay = Rester en pause
page-pause-wants = Veulent reprendre : { $names }
page-here = Présent
page-away = Absent
page-seen = Vu { $when }
page-next-table = Table suivante
page-next-waiting = { $n ->
    [one] Une table vous attend
   *[other] { $n } tables vous attendent
}
page-term-clock = { $time } par réponse
page-term-reserve = { $time } de réserve
page-term-no-clock = Sans limite de temps
page-term-wait = Temps écoulé : tout le monde attend
page-term-undo-ask = On peut annuler des coups si tous acceptent
page-term-undo-own = On ne peut annuler que son dernier coup
page-term-undo-off = On ne peut pas annuler de coups
page-term-with = Avec { $names }
page-clock-reserve = Réserve
page-clock-reserve-why = Pour toute la partie. Elle sert quand le temps d’une réponse est écoulé.
page-clock-then = Quand le temps est écoulé
page-clock-then-bot = Un bot répond cette fois
page-clock-then-wait = Tout le monde attend
page-undo-rule = Annulation de coups
page-undo-rule-why = Les autres voient exactement quels coups avant d’accepter.
page-undo-rule-ask = Si tous acceptent
page-undo-rule-own = Son dernier coup seulement
page-undo-rule-off = Jamais
page-avail = Nuits et congés
page-avail-why = Aux tables en différé, votre pendule s’arrête alors. Les autres voient seulement quand votre temps finit.
page-avail-zone = Fuseau horaire
page-avail-from = Chaque nuit de
page-avail-to = à
page-avail-holidays = Congés
page-avail-first = Premier jour
page-avail-last = Dernier jour
page-avail-add = Ajouter des congés
page-avail-remove = Supprimer
page-notify = Notifications
page-notify-why = Pour quand cette page est fermée. Une notification nomme le jeu, jamais ce qui s’y est passé.
page-notify-device = Sur cet appareil
page-notify-device-on = Cet appareil est averti jusqu’à ce que vous vous déconnectiez ici.
page-notify-device-off = Cet appareil n’est pas encore averti.
page-notify-device-denied = Votre navigateur bloque les notifications de ce site. Vous pouvez les autoriser dans ses réglages.
page-notify-device-unsupported = Impossible ici : il faut https et, sur iPhone ou iPad, que cette page soit ajoutée à l’écran d’accueil.
page-notify-turn-on = Activer
page-notify-turn-off = Désactiver
page-notify-try = Tester
page-notify-webhook = Webhook
page-notify-webhook-why = Une adresse à vous, appelée quand une partie en différé vous attend.
page-notify-kinds = M’avertir quand
page-notify-turn = C’est à moi de jouer
page-notify-time = Mon temps est bientôt écoulé
page-notify-ask = Les autres posent une question : pause, annulation, joueur absent
page-notify-talk = Quelqu’un m’écrit
page-notify-invite = Une autre partie ou une ronde de club commence
page-notify-quiet = Silence de
page-notify-muted = { $n ->
    [one] Une table est muette.
   *[other] { $n } tables sont muettes.
}
page-notify-unmute = M’avertir pour toutes les tables
page-notify-table-off = Couper les notifications de cette table
page-notify-table-on = Rétablir les notifications de cette table
page-set-turn = Son quand c’est mon tour
page-set-turn-why = Un son bref quand une question arrive alors que la page est ouverte.
page-links = Invitations
page-links-table = Un lien pour la table
page-links-table-why = Qui l’ouvre prend une place libre.
page-links-make = Créer un lien
page-links-renew = Renouveler
page-links-renew-why = L’ancien lien ne marche plus.
page-links-revoke = Révoquer
page-links-revoked = Pas de lien
page-links-qr = Code QR
page-links-qr-of = Code QR de { $link }
page-links-late = Laisser quelqu’un remplacer ce bot
page-links-rated = Cette partie compte pour le classement : personne ne la rejoint en cours.
page-host-name = Votre nom, tel que les autres le voient
page-join-host = { $name } vous invite
page-join-any = Choisissez une place
page-join-full = Il n’y a plus de place libre.
page-join-late = La partie est en cours : vous reprenez cette place.
page-visible-private = Privée : seulement avec un lien
page-visible-public = Publique : dans le salon
page-visible = Qui peut trouver cette table
page-lobby-game = Jeu
page-lobby-pace = Rythme
page-lobby-any = Tous
page-lobby-none = Aucune table ouverte de ce genre.
page-title-device = Autre appareil
page-device-why = Continuez sur un autre appareil avec vos parties et votre nom : créez un code ici et saisissez-le là-bas.
page-device-make = Afficher un code
page-device-here = Saisissez-le sur { $place }. Il sert une fois, pendant dix minutes.
page-device-return = Code pour un appareil perdu
page-device-return-why = Gardez-le ailleurs. Il vous rend vos places sur n’importe quel appareil et déconnecte celui qui est perdu.
page-device-code = Code
page-device-enter = Continuer ici
page-device-enter-why = Saisissez le code de votre autre appareil. Vos parties et votre nom vous suivent.
page-device-welcome = Bon retour, { $name }.
page-device-lost = Place perdue ? Saisir un code
page-talk-deals = Offres du jeu
page-talk-unread = { $n ->
    [one] Un nouveau message
   *[other] { $n } nouveaux messages
}
page-talk-private = Visible seulement pour { $names }.
page-talk-as = Envoyer comme
page-talk-as-say = Message
page-talk-as-offer = Offre
page-talk-as-promise = Promesse
page-promises = Offres et promesses
page-promise-open = en cours
page-promise-accepted = acceptée
page-promise-declined = refusée
page-promise-withdrawn = retirée
page-promise-kept = tenue
page-promise-broken = rompue
page-promise-do-accepted = Accepter
page-promise-do-declined = Refuser
page-promise-do-withdrawn = Retirer
page-promise-do-kept = Tenue
page-promise-do-broken = Rompue
page-person-mute = Masquer à cette table
page-person-unmute = Réafficher
page-person-mute-why = Vous ne voyez plus leurs messages ici. Ils ne le remarquent pas.
page-person-profile = Profil
page-curtain-out = Quitter ; la partie attend ici
page-curtain-wrong = Ce n’est pas le bon code PIN. Réessayez.
page-device-players-why = Un code PIN cache vos cartes aux autres sur cet appareil.

## Deciding


page-decide = Décider
page-sending = Envoi…
page-go-on = Continuer
page-less = Moins
page-more = Plus
page-less-of = Moins : { $what }
page-more-of = Plus : { $what }
page-values = Valeurs
page-least = Minimum : { $n }
page-half = Moitié : { $n }
page-most = Maximum : { $n }
page-slot = Position { $n }
page-budget-left = Reste { $left } sur { $budget }
page-budget-least = Au moins { $least } ; pour l’instant { $spent }
page-choose-exactly =
    { $n ->
        [1] Faites un choix.
       *[other] Choisissez-en { $n }.
    }
page-choose-between = Choisissez-en de { $least } à { $most }.
page-ordered-chosen = Votre ordre
page-ordered-rest = Encore à placer
page-ordered-none = Aucun choix pour l’instant
page-move-up = Monter : { $what }
page-move-down = Descendre : { $what }
page-remove = Retirer : { $what }
page-step-back = Changer : { $what }
page-effects = Ce que cela ferait
page-final = C’est irréversible.
page-final-yes = Oui, confirmer
page-hint = Conseil
page-hint-take = Suivre ce conseil
page-hint-thinking = Réflexion en cours…
page-hints = Conseils
page-hints-close = Fermer les conseils
page-hints-note = Chances de gagner si des bots jouent la suite, d’après ce que vous pouvez savoir.
page-hint-chance = Gagne à { $percent } %
page-hint-error = à { $error } près
page-hint-now = Tout de suite
page-hint-later = Plus tard, par rapport aux autres réponses (en moyenne)
page-hint-taste = aussi bon : affaire de goût
page-hint-taken = Rempli
page-title-review = Analyse
page-review-open = Analyse
page-review-lead = Chaque décision est jugée d’après ce que le parti pouvait savoir ; la chance est comptée à part.
page-review-start = Analyser cette partie
page-review-why = Cela prend de quelques secondes à deux minutes selon le jeu. Vous pouvez quitter la page, l’analyse continue.
page-review-progress = { $done } décisions et tirages examinés sur { $steps }
page-review-failed = L’analyse n’a pas pu être terminée.
page-review-again = Réessayer
page-review-stop = Arrêter
page-review-go-on = Continuer
page-review-not-over = Une partie s’analyse une fois terminée.
page-review-whose = La partie de
page-review-accuracy = Précision
page-review-accuracy-why = 100 : rien de mieux n’a été trouvé de toute la partie.
page-review-accuracy-none = Aucune décision ne pouvait coûter quoi que ce soit.
page-review-sum = Du premier au dernier coup
page-review-sum-start = Chance au départ
page-review-sum-mistakes = Ses décisions
page-review-sum-luck = Chance au tirage
page-review-sum-others = Ce qu’ont fait les autres
page-review-sum-result = À la fin
page-review-curve = Chance de gagner
page-review-curve-label = La chance de gagner au fil de la partie : de { $first } à { $last } pour cent
page-review-turns =
    { $n ->
        [0] Moments décisifs
        [one] Le moment décisif
       *[other] { $n } moments décisifs
    }
page-review-turns-none = Aucun moment ne se détache.
page-review-decisions = Décisions
page-review-mistakes-only = Là où une autre réponse était nettement meilleure ({ $n })
page-review-all = Toutes ({ $n })
page-review-clean = Aucune réponse n’était nettement meilleure que celles données.
page-review-given = Réponse donnée
page-review-better = Mieux
page-review-gain = { $gain } points de chance, à { $error } près
page-review-change = { $before } → { $after } %
page-review-try = Rejouer d’ici
page-review-look = Voir sur le plateau
page-review-luck = Chance
page-review-luck-why = Ce qui a été tiré, par rapport à ce qui aurait pu l’être. Seuls les tirages qui ont nettement compté sont listés ; le total ci-dessus les compte tous ({ $n }).
page-review-luck-none = Aucun tirage n’a fait de différence mesurable.
page-review-line = Coup { $n }
page-review-mine = Votre précision, partie après partie
page-review-mine-first = C’est votre première partie analysée de ce titre. Les suivantes s’y ajouteront.
page-title-puzzles = Problèmes
page-title-puzzle = Problème
page-puzzles-lead = Des positions où une réponse est nettement la meilleure. Trouvez-la.
page-puzzles-none = Il n’y a pas encore de problèmes pour ce jeu.
page-puzzles-solved = { $n } résolus sur { $all }
page-puzzle-of-the-day = Problème du jour
page-puzzle-day-lead = Une position, une meilleure réponse. La même pour tous aujourd’hui.
page-puzzle-open = Résoudre
page-puzzle-number = Problème { $n }
page-puzzle-grade =
    { $grade ->
        [1] Pour débuter
        [2] Facile
        [3] Difficile
       *[4] Pour experts
    }
page-puzzle-is-solved = Résolu
page-puzzle-task = Vous êtes { $party }. Donnez la réponse qui gagne le plus souvent si des bots jouent la suite.
page-puzzle-right = Juste
page-puzzle-wrong = Pas la meilleure
page-puzzle-yours = Votre réponse
page-puzzle-best = La solution
page-puzzle-figures = Ce que la solution apporte en plus, en moyenne
page-puzzle-show = Montrer la solution
page-puzzle-again = Réessayer
page-puzzle-next = Problème suivant
page-puzzle-all = Tous les problèmes
page-puzzle-checking = Votre réponse est jouée jusqu’au bout…
page-rules-start = En deux minutes
page-rules-goal = Le but
page-rules-votes = Comment on compte
page-rules-moves = Ce que vous pouvez faire
page-rules-round = Un tour en une image
page-rules-round-why = Les phases dans l’ordre. Chacune mène à sa section.
page-rules-example = Un dépouillement, pas à pas
page-rules-example-why = Et voici la table juste avant. Pointez ce que vous voulez comprendre.
page-rules-example-then = Dans une partie de bots, le dépouillement s’est passé ainsi :
page-rules-sections = Les règles, section par section
page-rules-glossary = Glossaire
page-rules-glossary-more = Cartes, fonctions et lieux en détail
page-rules-places = Sur la table :
page-rules-back = Retour à la table
page-rules-found =
    { $n ->
        [0] Rien trouvé
        [one] Une section trouvée
       *[other] { $n } sections trouvées
    }
page-why-not = Qu’est-ce qui n’est pas possible, et pourquoi ?
page-why-not-none = Tout est possible ici.
page-rule-open = Montrer la règle { $section }
page-rule-title = Règle { $section }
page-rule-whole = Dans les règles
page-thing-now = Maintenant
page-rule-none = Cette section n’a pas encore de texte.
page-rule-link = Lien vers la section { $section }
page-scene-on = Continuer
page-scene-again = Revoir : { $what }
page-scene-ahead = Encore à venir
page-scene-order = Ordre des joueurs
page-scene-now = À l’instant
page-scene-away = pas concerné
page-scene-writing = choisit
page-scene-sealed = a choisi
page-scene-mine = vous : { $value }
page-scene-bids = Mises secrètes
page-scene-bids-start-why = Le plus offrant désigne le premier joueur. Lui seul paie.
page-scene-bids-first-why = Le plus offrant devient premier joueur. Lui seul paie.
page-scene-bids-again = Nouvelle mise après égalité
page-scene-bids-again-why = Pas moins que la première mise. Une nouvelle égalité se règle par tirage au sort.
page-scene-first-bid = première mise : { $n }
page-scene-secret = Chacun choisit en secret
page-scene-sealed-why = Personne ne voit le choix des autres avant que tous aient choisi.
page-scene-opened = Résultats
page-scene-best = la plus haute
page-scene-tied-one = à égalité
page-scene-tied = Égalité : { $parties }.
page-scene-wins = Plus haute mise : { $party }.
page-scene-pays = paie { $n }
page-scene-half-lost = La moitié de chaque mise, arrondie à l’unité supérieure, est perdue.
page-scene-poll = Sondage : { $state }
page-scene-poll-why = Surenchérir ou sortir pour de bon. L’acheteur voit la carte et décide de ce qui est publié.
page-scene-poll-once = Une mise par parti ; celui qui a le plus de voix ici mise en dernier.
page-scene-poll-card = Un sondage caché
page-scene-poll-back = Un sondage qui favorise : { $party }
page-scene-poll-sold = { $party } : sondage acheté, en cours de lecture.
page-scene-published = Publié par
page-scene-tie = Les ex æquo peuvent surenchérir une fois
page-scene-tie-why = Une seule mise publique par parti. Si tous passent, le dernier à passer l’emporte, au montant de l’égalité.
page-scene-no-bid = pas encore de mise
page-scene-purse = Vous avez { $n }
page-scene-limit = votre limite : { $n }
page-scene-calls = Mises jusqu’ici
page-scene-pass = passe
page-scene-bidder-turn = à lui de miser
page-scene-bidder-in = encore en lice
page-scene-bidder-leads = mène
page-scene-bidder-out = sorti
page-scene-bidder-later = plus tard
page-scene-talks = Négociations de coalition : { $state }
page-scene-talks-why = Deux cartes Programme en commun permettent une coalition, trois permettent à un parti de l’imposer. Les partenaires additionnent leurs voix. Les autres accords n’engagent jamais.
page-scene-talks-none = Personne ne peut former de coalition ici.
page-scene-votes = voix
page-scene-pair-possible = coalition possible
page-scene-pair-asked = proposition en cours
page-scene-pair-formed = en coalition
page-scene-pair-refused = refus
page-scene-pair-closed = impossible
page-scene-forced = peut être imposée
page-scene-offer = { $from } → { $to }
page-scene-election = Élection terminée : { $state }
page-scene-seats = sièges
page-scene-points = points
page-scene-votes-count = { $n } voix
page-scene-cabinet = Cartes révélées
page-scene-leads = En tête
page-scene-prepare = Préparatifs
page-scene-prepare-why = Partis, programmes et premières positions se choisissent avant le premier tour.
page-scene-presidency = Mises pour la présidence
page-scene-presidency-why = Le plus offrant devient Président et réalise un objectif. La moitié de chaque mise est perdue, que l’on gagne ou non.
page-scene-forming = { $party } forme un gouvernement
page-scene-forming-why = Trois bureaux et deux objectifs, chacun pour n’importe quel parti. Ses partisans doivent réunir { $majority } sièges.
page-scene-motion = { $party } peut déposer une motion de censure
page-scene-motion-why = Un gouvernement de son choix. Ses partisans doivent réunir { $majority } sièges.
page-scene-proposal-by = { $party } propose
page-scene-motion-by = { $party } dépose une motion de censure
page-scene-vote-why = Chacun répond en secret. Qui dit oui rejoint le gouvernement, qui dit non l’opposition.
page-scene-counted = Résultat du vote
page-scene-voted-yes = oui
page-scene-voted-no = non
page-scene-yes = Oui : { $parties }
page-scene-offered = Bureau ou objectif proposé à : { $parties }
page-scene-nobody-named = Personne n’est encore nommé
page-scene-behind =
    { $n ->
        [one] { $n } siège pour ; il en faut { $majority }
       *[other] { $n } sièges pour ; il en faut { $majority }
    }
page-scene-goal-now = Objectif de cette manche
page-scene-goal-next = Objectif de la manche suivante
page-scene-goal-round = L’objectif de cette manche va à
page-scene-goal-named = celui que désigne le Premier ministre
page-scene-goal-strike = personne : grève
page-scene-goal-no-majority = personne : pas de majorité
page-scene-goal-no-government = personne : pas de gouvernement
page-scene-goal-no-promise = personne : aucune promesse
page-scene-event = Événement
page-scene-parliament = Le nouveau parlement
page-scene-next-round = Une autre manche ?
page-scene-next-sure = certain
page-scene-next-none = non, c’est la dernière
page-scene-next-odds = { $percent } %
page-phase-bidding-why = Tous misent en secret pour désigner le premier joueur.
page-phase-conference-why = Défausser des cartes cachées, en piocher, changer un point du programme.
page-phase-placing-why = Les cartes sont posées face cachée dans les régions, puis révélées et appliquées.
page-phase-coalitions-why = Les partis assez proches peuvent additionner leurs voix dans la région qui vote maintenant.
page-phase-media-why = Acheter des pions ; qui en a le plus dans une région y contrôle les médias.
page-phase-exchanges-why = Qui contrôle les médias d’une région peut y échanger une opinion.
page-phase-meetings-why = Organiser des meetings dans les régions ; ils deviendront des voix.
page-phase-polls-why = Dans chaque région, un sondage est vendu au plus offrant.
page-phase-conversion-why = Région par région, les meetings peuvent devenir des voix selon le coefficient.
page-phase-election-why = On compte les voix et on attribue les sièges.
page-phase-spoils-why = Le vainqueur porte un pion et des opinions sur le plateau fédéral.
page-phase-members-why = Les opinions nationales amènent des adhérents aux partis qui les partagent.
page-phase-finance-why = Sièges et adhérents rapportent de l’argent.
page-phase-turnover-why = La région suivante arrive sur la table.
page-phase-donations-why = Accepter un don et perdre des adhérents, ou le refuser et en gagner.
page-phase-first-player-why = Tous misent en secret pour être premier joueur.
page-phase-programmes-why = Prendre une carte et échanger des points du programme.
page-phase-sending-why = Les politiciens partent face cachée dans les régions.
page-phase-politicians-why = Ils sont révélés ; qui paie utilise leurs actions.
page-phase-influence-why = Qui contrôle les médias d’une région peut remplacer une opinion.
page-phase-payments-why = Points et base rapportent de l’argent ; les dons sont réglés.
page-phase-next-round-why = Une nouvelle région entre en jeu, et d’autres opinions sont révélées.
page-zoo-phase-A = Élection présiden­tielle
page-zoo-phase-B = Campagne parle­mentaire
page-zoo-phase-C = Élection parle­mentaire
page-zoo-phase-D = Formation du gouver­nement
page-zoo-phase-E = Événement
page-zoo-phase-F = Motion de censure
page-zoo-phase-G = Progression
page-zoo-phase-A-why = Mises secrètes en nourriture ; le plus offrant devient Président et réalise un objectif.
page-zoo-phase-B-why = Placer de la nourriture chez les espèces : qui en a le plus gagne leurs votes.
page-zoo-phase-C-why = Les votes de chaque espèce deviennent des sièges.
page-zoo-phase-D-why = Les partis proposent tour à tour un gouvernement ; on vote en secret sur chaque proposition.
page-zoo-phase-E-why = Une carte Événement est révélée.
page-zoo-phase-F-why = Sans majorité, le Dirigeant de l’opposition peut proposer un autre gouvernement.
page-zoo-phase-G-why = L’objectif promis est réalisé, et l’on pioche des cartes.
page-tools = Autres outils
page-orders = Consignes
page-orders-why = Gardées sur le serveur, pour votre place seulement. Elles répondent pour vous dès que la question se pose, même en votre absence.
page-orders-none = Aucune. Vous pouvez en donner une à chaque décision.
page-orders-pass = { $what } : toujours passer
page-orders-pass-unless = { $what } : passer, mais me demander quand { $count ->
    [one] ce que j’ai nommé peut être choisi
   *[other] l’un des { $count } que j’ai nommés peut être choisi
 }
page-orders-bid = { $what } : la plus petite mise qui mène, { $most } au maximum
page-orders-answer = { $what } : répondre { $answer } chaque fois que c’est permis
page-orders-once = une fois
page-orders-drop = Annuler : { $what }
page-orders-here = Répondre automatiquement…
page-orders-set-pass = Toujours passer ici
page-orders-unless = … sauf si je peux choisir :
page-orders-set-answer = Toujours répondre ainsi
page-orders-set-bid = Miser pour moi, au maximum
page-orders-keep = Enregistrer la consigne
page-orders-first = Choisissez d’abord une réponse ci-dessus ; vous pourrez ensuite la rendre automatique.
page-kind-bid = Mise secrète
page-kind-raise = Surenchère
page-kind-poll-bid = Mise pour un sondage
page-kind-media = Pion Médias
page-kind-exchange = Échange d’une opinion
page-kind-influence = Influence des médias
page-kind-coalition = Offre de coalition
page-kind-consent = Réponse à une offre de coalition
page-kind-meetings = Meetings
page-kind-convert = Meetings en voix
page-kind-donation = Don
page-kind-publish = Publication d’un sondage
page-kind-discard = Défausse
page-kind-change = Changement de programme
page-kind-cabinet = Cartes du cabinet
page-kind-vote = Vote sur un gouvernement
page-kind-motion = Motion de censure
page-kind-blockade = Blocus
page-kind-manipulation = Manipulation
page-kind-campaign = Campagne parlementaire
page-kind-election-card = Carte avant le décompte
page-kind-event-card = Carte après l’événement
page-kind-progress-card = Carte pour un objectif
page-kind-resistance = Payer pour un objectif
page-hot-state = Ici
page-hot-opinion = Cette opinion
page-hot-take-back = Reprendre
page-hot-lay = Ici : { $card }

## News, log, talk


page-news-since = Depuis votre dernier passage
page-news-earlier =
    { $n ->
        [one] { $n } ligne plus ancienne est
       *[other] { $n } lignes plus anciennes sont
    } dans le journal.
page-news-seen = Marquer comme vu
page-log-filter = Montrer les coups de
page-log-all = Tout le monde
page-log-empty = Rien ne s’est encore passé.
page-log-undo = { $name } a annulé un coup.
page-log-ask-undo = { $name } demande à annuler un coup.
page-log-bot = Un bot joue maintenant pour { $name }.
page-log-person = Une personne joue maintenant { $name }.
page-log-nobody = La place de { $name } est libre.
page-log-start = La partie commence.
page-log-end = La partie est terminée.
page-log-closed = La table a été fermée.
page-log-reason = { $name } : { $reason }
page-talk-empty = Personne n’a encore rien dit.
page-talk-never-binds = Dites et promettez ce que vous voulez : les accords n’engagent jamais.
page-talk-here = Tout le monde joue sur cet appareil : parlez-vous. Les bots n’écoutent pas, et vos accords n’engagent jamais.
page-talk-all = À tous
page-talk-to = à { $names }
page-talk-channels = Conversations
page-talk-everything = Tout
page-talk-table = La table
page-talk-choose = Destinataires
page-talk-say = Votre message
page-talk-send = Envoyer

## The end, replay, analysis



page-end-eyebrow = Résultat final
page-end-you = Vous gagnez !
page-end-wins = Victoire : { $name }
page-end-shared = Victoire partagée : { $names }
page-reason-rounds-played = Toutes les manches sont jouées.
page-points = Points
page-race = La course
page-race-label = Points au fil du temps ; à la fin, { $winner } mène avec { $points }.
page-rematch = Rejouer
page-share = Partager
page-share-replay = Partager cette partie
page-turns = Tournants
page-turn-lead = En tête désormais : { $name }.
page-turn-gain =
    { $name } : { $n ->
        [one] { $n } point gagné
       *[other] { $n } points gagnés
    } sur les autres.
page-turn-loss =
    { $name } : recul de { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
page-record = Enregistrement
page-verify = Vérifier les tirages
page-verified =
    Vérifié : les { $lines } lignes se rejouent à l’identique, et le secret correspond au sceau montré au début.
page-verified-receipts =
    { $n ->
        [1] Un choix scellé a été ouvert et correspond à son reçu.
       *[other] Les { $n } choix scellés ont été ouverts et correspondent à leurs reçus.
    }
page-verifying = Vérification…
page-receipts = Reçus des choix scellés ({ $n })
page-receipt-line = Ligne
page-receipt-who = Qui
page-receipt-hash = Reçu
page-receipt-salt = Sel
page-not-verified = La vérification échoue : { $problem }
page-commitment = Sceau
page-seed = Secret
page-nonces = Nombres des joueurs
page-replay-eyes = Vu par
page-replay-open = Tout visible
page-replay-whose = Point de vue
page-replay-public = Un spectateur
page-replay-steps = Étapes
page-replay-first = Au début
page-replay-previous = Un pas en arrière
page-replay-play = Lecture
page-replay-pause = Pause
page-replay-next = Un pas en avant
page-replay-last = À la fin
page-replay-position = Position
page-replay-speed = Vitesse
page-replay-here = Ici
page-replay-start = La partie va commencer.
page-replay-quiet = Rien de visible depuis cette place.
page-replay-contents = Sommaire
page-replay-key-phase = À la phase suivante
page-replay-key-phase-back = À la phase précédente
page-replay-key-round = À la manche suivante
page-replay-key-round-back = À la manche précédente
page-replay-key-election = À l’élection suivante
page-replay-key-election-back = À l’élection précédente
page-replay-waiting = Ensuite : { $names }
page-chance = Hasard
page-branch = Continuer à partir d’ici

## Rules



page-rules-lead = Nos propres règles, complètes, pour chaque jeu, section par section. Là où un livret laisse une question ouverte, notre décision figure à côté.
page-rules-none = Il n’y a pas de texte de règles pour ce jeu.
page-rules-language = Le texte de ces règles est en { $language } ; il n’est pas encore traduit.
page-rules-contents = Sommaire
page-rules-find = Chercher dans les règles
page-rules-nothing = Rien trouvé.

## Settings


page-set-language = Langue
page-set-theme = Couleurs
page-set-theme-why = Papier le jour, soirée électorale la nuit.
page-set-theme-system = Comme l’appareil
page-set-theme-light = Clair
page-set-theme-dark = Sombre
page-set-size = Taille du texte
page-set-size-why = Toute la page grandit avec lui.
page-set-size-normal = Normale
page-set-size-large = Grande
page-set-size-larger = Plus grande
page-set-motion = Mouvement
page-set-motion-why = Le mouvement montre ce qui a changé. Il peut être plus rapide, ou absent.
page-set-motion-system = Comme l’appareil
page-set-motion-full = Calme
page-set-motion-quick = Rapide
page-set-motion-off = Aucun
page-set-confirm = Demander avant de décider
page-set-confirm-why = Confirmer une réponse avant de l’envoyer.
page-set-confirm-always = Toujours
page-set-confirm-irreversible = Si c’est irréversible
page-set-confirm-never = Jamais
page-set-more = Accessibilité
page-set-text = Montrer les tables en texte
page-set-text-why = La version texte complète au lieu du plateau dessiné.
page-set-announce = Annoncer ce qui se passe
page-set-announce-why = Les lecteurs d’écran le disent au fur et à mesure.
page-set-name = Vous
page-signed-in = Session ouverte : { $name }.
page-sign-in = Se connecter
page-sign-out = Se déconnecter
page-signed = Connexion réussie.
page-signed-out = Déconnexion réussie.
page-account = Garder mes parties
page-account-why = Un nom et un mot de passe vous donnent accès à vos tables sur vos autres appareils. Sans eux, seul ce navigateur se souvient de vous.
page-account-name = Nom du compte
page-account-password = Mot de passe, au moins 8 caractères
page-account-make = Créer un compte
page-account-made = Vos parties sont gardées sous ce nom.
page-signed-in-as = Vous vous connectez sous le nom { $login }.
page-sign-in-passkey = Se connecter avec une clé d’accès
page-password = Mot de passe
page-password-old = Mot de passe actuel
page-password-new = Nouveau mot de passe, au moins 8 caractères
page-password-change = Changer le mot de passe
page-password-why = Vous serez déconnecté partout ailleurs.
page-password-changed = Mot de passe modifié.
page-password-confirm = Votre mot de passe, pour confirmer
page-forgot = Mot de passe oublié ?
page-forgot-why = Votre code de secours permet de choisir un nouveau mot de passe. Vous l’avez reçu avec votre compte.
page-forgot-set = Définir le nouveau mot de passe
page-forgot-mail = M’envoyer un lien par courriel
page-forgot-mail-why = Ou recevez un lien à l’adresse confirmée de votre compte.
page-forgot-sent = Si ce compte a une adresse confirmée, un courriel est en route.
page-recover-why = Choisissez un nouveau mot de passe. Vous serez connecté ici et déconnecté partout ailleurs.
page-code = Code de secours
page-code-yours = Votre code de secours
page-code-why = Imprimez ce code ou notez-le. Si vous oubliez votre mot de passe, il vous permet de vous reconnecter, une seule fois. Il ne sera plus affiché.
page-code-copy = Copier
page-code-copied = Copié.
page-code-print = Imprimer
page-code-kept = Je l’ai noté
page-code-about = Il vous permet de vous reconnecter si vous oubliez votre mot de passe. Un nouveau code remplace le précédent.
page-code-renew = Nouveau code de secours
page-passkeys = Clés d’accès
page-passkeys-why = Connectez-vous avec l’empreinte, le visage ou le code de votre appareil au lieu d’un mot de passe.
page-passkey-add = Ajouter une clé d’accès
page-passkey-name = Nom de la clé d’accès
page-passkey-added = La clé d’accès est ajoutée.
page-passkey-removed = La clé d’accès est retirée.
page-passkey-none = Le navigateur n’a fourni aucune clé d’accès.
page-made-on = Ajoutée le { $date }
page-used-on = dernier usage : { $date }
page-sessions = Où vous êtes connecté
page-session-unknown = Appareil inconnu
page-session-here = ce navigateur
page-session-since = Depuis le { $date }
page-session-end = Déconnecter : { $what }
page-session-ended = Appareil déconnecté.
page-sign-out-all = Se déconnecter partout
page-sign-out-all-why = Toutes les sessions prennent fin, celle-ci aussi.
page-mail = Courriel
page-mail-why = Pour un nouveau mot de passe en cas d’oubli, et pour savoir qu’une partie en différé vous attend. Personne d’autre ne voit cette adresse.
page-mail-address = Adresse électronique
page-mail-confirmed = Cette adresse est confirmée.
page-mail-asked = Pas encore confirmée : suivez le lien du courriel que nous y avons envoyé.
page-data = Vos données
page-data-why = Tout ce qui est enregistré sur vous, dans un fichier.
page-data-export = Télécharger mes données
page-delete = Supprimer mon compte
page-delete-why = Votre nom, vos sessions, vos messages et vos comptes de bots sont supprimés. Dans les parties en cours, un bot prend vos places ; les parties finies restent, sans votre nom. C’est irréversible.
page-deleted = Tout ce qui vous concerne a été supprimé.
page-deleted-player = Compte supprimé

## Boards



page-board-party = Parti
page-board-votes = Voix
page-board-trend = Tendance
page-board-factor = Coefficient de voix
page-board-standing = { $state } : où en sont les partis
page-board-votes-now = Vote à ce tour
page-board-election = Élection { $n }
page-board-opinions = Opinion publique
page-board-no-opinions = Pas encore d’opinions
page-board-hidden-card = Une carte face cachée
page-board-face-down = face cachée
page-board-key = { $card } (compte double)
page-board-control = Contrôle des médias : { $party }
page-board-tile = ouvert à une coalition
page-board-spell = Détailler : { $party }
page-board-gives-none = Aucun meeting ici.
page-board-half-votes = deux meetings, une voix
page-board-next =
    Dès { $votes } voix : { $seats ->
        [one] { $seats } siège
       *[other] { $seats } sièges
    }.
page-board-laid = Cartes et offres de coalition ici
page-board-land = Les régions
page-board-won = { $state } (victoire : { $party })
page-board-national = Plateau fédéral
page-board-national-opinions = Opinions nationales
page-board-national-worth =
    { $members ->
        [one] { $members } adhérent
       *[other] { $members } adhérents
    } après chaque élection, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à la fin
page-board-national-media = Médias nationaux, par élection
page-board-money = Argent
page-board-members = adhérents
page-board-base = base
page-board-supply-meetings = meetings en réserve
page-board-supply-media = médias en réserve
page-board-hand = Cartes Programme cachées
page-board-cabinet = Cabinet fantôme
page-board-score = Si la partie s’arrêtait là
page-board-start = Premier joueur du tour
page-board-partner = En coalition : { $party }
page-board-secret = secret
page-board-programme = Programme
page-board-own-hand = Cartes cachées
page-board-none = aucun
page-board-used = utilisé
page-board-pool = Réserve d’échange
page-board-programme-display = Cartes Programme exposées
page-board-opinion-display = Opinions exposées
page-board-act-meetings = Meetings : { $state }
page-board-act-media = Pion Médias : { $state }
page-board-ribbon = Phases du tour
page-board-part-seats = sièges
page-board-part-media = médias
page-board-part-members = adhérents
page-board-part-bonus = le plus d’adhérents
page-board-part-opinions = opinions
page-board-part-dominant = opinions dominantes
page-board-part-votes = voix
page-board-part-wins = victoires
page-board-part-base = base

page-phase-bidding = Premier joueur
page-phase-conference = Programme
page-phase-placing = Cabinet fantôme
page-phase-coalitions = Coalitions
page-phase-media = Médias
page-phase-exchanges = Opinions
page-phase-meetings = Meetings
page-phase-polls = Sondages
page-phase-conversion = Voix
page-phase-election = Élection
page-phase-spoils = Résultats
page-phase-members = Adhérents
page-phase-finance = Finances
page-phase-turnover = Région suivante
page-phase-donations = Dons
page-phase-first-player = Premier joueur
page-phase-programmes = Programmes
page-phase-sending = Envois
page-phase-politicians = Politiciens
page-phase-influence = Influence
page-phase-payments = Recettes
page-phase-next-round = Tour suivant

page-zoo-parliament = Parlement
page-zoo-margin-over = { $n } de plus qu’il n’en faut
page-zoo-margin-just = tout juste assez
page-zoo-margin-short = { $n } de moins que la majorité
page-zoo-needed = il en faut { $n }
page-zoo-coalitions = Groupes qui ont la majorité
page-zoo-skipped = pas jouée
page-zoo-food = Nourriture par parti
page-zoo-no-food = encore personne
page-zoo-if-counted =
    Si l’on comptait maintenant : { $seats ->
        [one] { $seats } siège
       *[other] { $seats } sièges
    }
page-zoo-would-win =
    { $n ->
        [one] gagnerait { $n } siège
       *[other] gagnerait { $n } sièges
    }
page-zoo-place = Nourriture chez les { $species }
page-zoo-hand = Vos cartes
page-zoo-playable = jouable maintenant
page-zoo-discardable = peut être défaussée
page-zoo-phase = phase { $phase }

## When something goes wrong



page-problem-offline = Le serveur ne répond pas.
page-problem-invalid = Ce n’est pas possible.
page-problem-not-signed-in = Vous n’êtes pas connecté.
page-problem-wrong-password = Nom ou mot de passe incorrect.
page-problem-wrong-code = Nom ou code de secours incorrect.
page-problem-void-link = Ce lien n’est plus valable : il a servi, ou date de plus d’une heure.
page-problem-wrong-passkey = Cette clé d’accès n’a pas fonctionné, ou le délai est dépassé.
page-problem-name-taken = Ce nom est déjà pris.
page-problem-forbidden = Vous n’avez pas le droit de faire cela.
page-problem-csrf = Veuillez recharger la page.
page-problem-no-help = Pas de conseils dans une partie entre humains.
page-problem-locked = Cette place est protégée par un code PIN.
page-problem-wrong-pin = Code PIN incorrect.
page-problem-not-found = Introuvable, ou vous n’y avez pas accès.
page-problem-conflict = La partie a avancé entre-temps.
page-problem-handed-over = Un bot joue à cette place ; reprenez-la d’abord.
page-problem-not-yours-alone = D’autres ont agi, ou quelque chose a été révélé : leur accord est nécessaire.
page-problem-not-over = La partie n’est pas terminée.
page-problem-bad-record = Ce fichier ne contient pas de partie valable.
page-problem-stays-here = Cette partie ne peut pas être enregistrée dans un fichier : d’autres personnes y jouent, ou une place a un code PIN.
page-problem-was-in-a-file = Cette partie était dans un fichier, avec tout ce qui y est caché. Personne d’autre ne peut la rejoindre.
page-problem-too-much-work = Vérifier cet enregistrement prendrait trop de temps.
page-problem-too-large = C’est trop volumineux.
page-problem-too-many = Trop de demandes ; veuillez patienter un instant.
page-problem-too-many-tables = Vous avez atteint le nombre maximal de tables ouvertes : terminez-en ou fermez-en une d’abord.
page-problem-unavailable = Indisponible pour l’instant ; veuillez réessayer.
page-problem-broken = Une erreur s’est produite sur le serveur.
page-problem-banned = Vous êtes banni { $ends ->
    [yes] jusqu’au { $until }
   *[no] définitivement
 }.
page-problem-muted = Vous ne pouvez { $ends ->
    [yes] pas parler jusqu’au { $until }
   *[no] plus parler
 }.
page-problem-reason = Motif : { $reason }

## Reporting and blocking



page-person-more = { $name } : signaler ou bloquer
page-person-line = Signaler cette ligne
page-person-block = Bloquer
page-person-unblock = Débloquer
page-person-block-why = Vous ne verrez plus ce que dit cette personne, et elle ne pourra pas s’asseoir aux tables que vous ouvrez.
page-person-is-blocked = { $name } est bloqué.
page-person-not-blocked = { $name } n’est plus bloqué.
page-person-report = Signaler
page-person-report-why = Les administrateurs du site le liront, avec ce qui s’est dit auparavant à la table.
page-person-report-what = De quoi s’agit-il ?
page-person-report-person = La personne
page-person-report-talk = Cette ligne
page-person-report-table = Toute la table
page-person-reason = Quel est le problème ?
page-person-send = Envoyer le signalement
page-person-sent = Merci. Les administrateurs vont l’examiner.
page-blocks = Personnes bloquées
page-table-ended = Cette partie a été interrompue avant sa fin.

## Administration



page-admin-only = Cette page est réservée aux administrateurs.
page-admin-parts = Sections de l’administration
page-admin-tab-reports = Signalements
page-admin-tab-people = Personnes
page-admin-tab-bans = Bannissements
page-admin-tab-tables = Tables
page-admin-tab-log = Journal
page-admin-resolved = Voir les signalements clos
page-admin-no-reports = Aucun signalement.
page-admin-report-person = Au sujet de { $name }
page-admin-report-talk = Au sujet de propos de { $name }
page-admin-report-table = Au sujet d’une table de { $name }
page-admin-from = Signalé par { $name }, { $when }
page-admin-said = Ce qui a été dit
page-admin-whisper = en aparté
page-admin-reported = signalé
page-admin-note = Note
page-admin-resolve = Clore le signalement
page-admin-resolved-by = Clos par { $name }, { $when }
page-admin-mute = Rendre muet
page-admin-ban = Bannir
page-admin-lift = Lever
page-admin-search-people = Nom ou identifiant
page-admin-search-tables = Identifiant d’une table ou d’une personne, ou un nom
page-admin-find = Chercher
page-admin-nothing = Rien trouvé.
page-admin-user-guest = Invité
page-admin-user-person = Compte
page-admin-user-bot = Compte de bot
page-admin-user-admin = Administrateur
page-admin-addresses = Connecté depuis { $addresses }
page-admin-tables-of = Ses tables
page-admin-no-bans = Personne n’est muet ni banni.
page-admin-is-mute = Muet
page-admin-is-ban = Banni
page-admin-until = jusqu’au { $when }
page-admin-for-good = définitivement
page-admin-ban-range = Bannir une plage d’adresses
page-admin-range = Plage d’adresses
page-admin-range-why = Par exemple 203.0.113.0/24 ou 2001:db8::/32. Quiconque a une telle adresse est refusé.
page-admin-span = Durée
page-admin-span-hour = Une heure
page-admin-span-day = Un jour
page-admin-span-week = Une semaine
page-admin-span-month = Trente jours
page-admin-span-good = Définitivement
page-admin-reason = Motif, pour le journal
page-admin-reason-shown = Motif ; montré à la personne
page-admin-mute-title = Rendre { $name } muet
page-admin-ban-title = Bannir { $name }
page-admin-mute-why = La personne peut jouer, mais pas parler.
page-admin-ban-why = La personne est déconnectée partout et ne peut plus entrer.
page-admin-lift-title = Lever la sanction : { $name }
page-admin-status-gathering = en attente
page-admin-status-running = en cours
page-admin-status-finished = terminée
page-admin-status-closed = fermée
page-admin-table-private = privée
page-admin-table-hidden = masquée
page-admin-table-removed = retirée
page-admin-opened-by = Ouverte par { $name }, { $when }
page-admin-empty-seat = personne
page-admin-do-end = Interrompre
page-admin-do-hide = Masquer
page-admin-do-show = Montrer à nouveau
page-admin-do-remove = Retirer
page-admin-do-restore = Rétablir
page-admin-do-revoke-links = Révoquer les liens
page-admin-why-end = La partie s’arrête définitivement. Personne ne gagne.
page-admin-why-hide = La table quitte les listes publiques. Qui a son adresse continue de jouer.
page-admin-why-show = La table revient dans les listes publiques.
page-admin-why-remove = Seuls les administrateurs peuvent l’ouvrir. Elle est conservée et peut être rétablie.
page-admin-why-restore = Elle reprend là où elle en était.
page-admin-why-revoke-links = Les invitations et le lien des spectateurs ne fonctionnent plus. Les spectateurs venus par ce lien sont renvoyés.
page-admin-replace = Remplacer
page-admin-replace-seat = Remplacer { $name }
page-admin-replace-why = La place et ses cartes cachées passent à quelqu’un d’autre. Qui l’occupait ne peut plus que regarder.
page-admin-replace-bot = Par un bot
page-admin-replace-link = Par quelqu’un d’autre, avec un lien
page-admin-link-for = Envoyez ce lien à qui prend la place :
page-admin-older = Plus anciens
page-admin-log-empty = Rien n’a encore été fait.
page-admin-console = Ligne de commande
page-admin-act-grant = nommé administrateur
page-admin-act-revoke = n’est plus administrateur
page-admin-act-ban = banni
page-admin-act-mute = rendu muet
page-admin-act-lift-ban = bannissement levé
page-admin-act-lift-mute = parole rendue
page-admin-act-resolve = signalement clos
page-admin-act-end = table interrompue
page-admin-act-hide = table masquée
page-admin-act-show = table montrée à nouveau
page-admin-act-remove = table retirée
page-admin-act-restore = table rétablie
page-admin-act-revoke-links = liens révoqués
page-admin-act-replace = joueur remplacé

## Certain, or as things stand



page-estimated = { $what } (en l’état)
page-scene-goal-after-formation = à décider lors de la formation du gouvernement
page-scene-goal-over = réglé
page-scene-vote-points = points pour les voix

## Figures



page-title-figures = Valeurs
page-figures-of = Les valeurs de { $game }
page-figures-lead = Ce qui est imprimé sur les cartes et les plateaux, et notre degré de certitude.
page-figures-sources-of = Valeurs et sources
page-figures-uncertain = Seulement ce qui n’est pas confirmé
page-figures-status = Statut
page-figures-sources = Sources
page-figures-none = Ce jeu n’a pas de liste de valeurs.
page-figures-count = { $status } : { $n }
page-figures-some = { $figures } : { $status }
page-figure-confirmed = confirmé
page-figure-confirmed-why = Du livret de règles, ou rapporté par des gens qui ont la boîte.
page-figure-inferred = déduit
page-figure-inferred-why = Découle de ce qui est connu, sans être écrit nulle part.
page-figure-reconstructed = reconstitué
page-figure-reconstructed-why = Reconstitué par nous d’après ce qui est connu. La valeur imprimée peut différer.
page-figure-not-found = non trouvé
page-figure-not-found-why = Nous n’avons pas de valeur pour cela.
page-figure-own = personnalisé
page-figure-own-why = Saisi par la personne qui a ouvert la table.
page-reconstructed = Reconstitué : la valeur imprimée n’a pas été trouvée et peut différer. Voir la liste des valeurs

## Figures of one's own



page-own-figures = Valeurs personnalisées
page-own-figures-why = Si vous avez la boîte, saisissez ce qui y est imprimé. Toute la table joue ainsi et peut le lire.
page-own-figures-listed = Comme dans la liste
page-own-figures-kept =
    { $n ->
        [one] Une valeur personnalisée est conservée dans ce navigateur.
       *[other] { $n } valeurs personnalisées sont conservées dans ce navigateur.
    }
page-own-figures-edit = Modifier les valeurs
page-own-figures-stop = Arrêter la modification
page-own-figures-check = Vérifier et conserver
page-own-figures-upload = Envoyer un fichier TOML
page-own-figures-download = Télécharger
page-own-figures-remove = Supprimer
page-own-figures-removed = Valeurs personnalisées supprimées.
page-own-figures-good = Les valeurs sont valides et conservées.
page-own-figures-open = Ouvrir une table avec ces valeurs
page-own-figures-large = Ce fichier est trop volumineux.
page-own-figures-here = Cette table joue avec des valeurs personnalisées.
page-own-figures-of = { $figure }, { $row }
page-problem-bad-figures = Ces valeurs ne peuvent pas être utilisées.

## The table



page-tab-mine = À moi
page-keys = Raccourcis clavier
page-key-tab = Élément suivant
page-key-enter = Actionner le bouton, envoyer la réponse
page-key-escape = Fermer ce qui couvre le plateau
page-key-question = Aller à la question
page-key-again = Revoir le dernier résultat
page-key-log = Afficher le journal
page-key-talk = Afficher la discussion
page-key-number = Choisir cette réponse, ou ajouter un à cette ligne
page-key-send = Envoyer la réponse
page-sheet-height = Changer la hauteur
page-fold = Afficher ou masquer ce volet
page-hand-over-sure = Un bot répondra à votre place jusqu’à ce que vous la repreniez. Vous ne pourrez pas annuler seul ce qu’il décide.
page-hand-over-yes = Laisser jouer le bot
page-close-yes = Fermer
page-clock-yours = Votre temps
page-clock-mine = Votre temps : { $time }
page-clock-of = Temps de { $name } : { $time }
page-clock-soon = Votre temps s’écoule : { $time }
page-set-play = Jeu
page-set-forced = Répondre pour moi s’il n’y a qu’une réponse
page-set-forced-why = Le journal le signale.
page-set-quick = Répondre d’un clic
page-set-quick-why = Quand il y a une seule chose à choisir, cliquer dessus l’envoie. Ce qui est définitif reste confirmé selon le réglage ci-dessus.
page-set-sound = Son quand le temps s’écoule
page-set-sound-why = Un son bref avant la fin de votre temps.
page-set-vibrate = Vibrer quand le temps s’écoule
page-set-vibrate-why = Sur les appareils qui le peuvent.
page-set-coach = Guide du débutant
page-set-coach-why = Dans les parties contre des bots : à quoi sert une question et que regarder, les premières fois qu’elle se pose.
page-coach = Guide
page-coach-off = Désactiver le guide
page-coach-after = { $more ->
    [0] Ce que cela a changé : { $changes }
    [one] Ce que cela a changé : { $changes }, et un autre changement
   *[other] Ce que cela a changé : { $changes }, et { $more } autres changements
}
page-lesson = Première campagne
page-lesson-step = Étape { $step } sur { $steps }
page-lesson-show = Montrez-moi
page-lesson-free = Décidez comme vous voulez. Une bonne réponse :
page-lesson-wait = Les autres jouent…
page-lesson-strayed = La leçon proposait autre chose. Votre choix convient aussi : continuez d’ici, ou annulez-le.
page-lesson-take-back = Annuler ce choix
page-lesson-earlier = Étape précédente
page-lesson-later = Revenir à l’étape en cours
page-lesson-point = Regardez ici : { $place }
page-lesson-leave = Quitter pour l’instant
page-lesson-end = Arrêter la leçon et continuer à jouer
page-lesson-alone = Continuer sans la leçon
page-lesson-learn = Apprendre { $game }
page-lesson-learn-short = Apprendre
page-lesson-go-on = Continuer d’apprendre { $game }
page-lesson-minutes = Environ { $minutes } minutes
page-lesson-new = Première visite ? Apprenez en jouant : une première campagne à une vraie table, pas à pas.
page-key-lesson = Étape suivante de la leçon
page-forced = Il n’y avait qu’une réponse : { $answer }
page-zoo-tie = Il y aurait égalité chez les { $species }. Changez, ou jouez d’abord une carte.
page-zoo-left = Ce plan laisse { $left } de nourriture sur { $most }
page-zoo-plan = Placez la nourriture sur les enclos avec + et −, puis envoyez le tout.
page-zoo-later = Placer et continuer mon tour
page-zoo-then = Ensuite :
page-plan-stopped = Étapes faites : { $done } sur { $all } ; la suite n’était plus possible.
page-zoo-calendar-open = Quelles phases viennent, et pourquoi
page-zoo-goal-title = Objectif de cette manche
page-zoo-hand-none = Vous n’avez pas de cartes.

## Les plateaux dans le navigateur



# Un thème en un mot court, pour les cartes : huit lettres au plus.
page-macher-topic-genetic_engineering = Génétique
page-macher-topic-health_reform = Santé
page-macher-topic-internal_security = Sécurité
page-macher-topic-spelling_reform = Orthographe
page-macher-topic-welfare = Social
page-macher-topic-euro = Euro
page-macher-topic-nuclear_energy = Énergie
page-macher-topic-terrorism = Précautions
page-macher-topic-restructuring = Économie
page-macher-topic-minimum_wage = Salaires
page-macher-topic-dm19-education = Éducation
page-macher-topic-dm19-digital = Numérique
page-macher-topic-dm19-genetics = Génétique
page-macher-topic-dm19-security = Sécurité
page-macher-topic-dm19-environment = Environn.
page-macher-topic-dm19-traffic = Transports
page-macher-topic-dm19-welfare = Social

page-macher-votes-now = vote maintenant
page-macher-election = élection { $n }
page-macher-seats-of =
    { $n ->
        [one] { $n } siège
       *[other] { $n } sièges
    }
page-macher-points-of =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
page-macher-steps-seats = sièges par palier
page-macher-steps-points = points par palier
page-macher-step = { $worth } à partir de { $votes } voix
page-macher-votes-of = { $party } : { $n } voix
page-macher-trend-of = { $party } : tendance { $n }
page-macher-would = { $party } aurait { $n } voix
page-macher-becomes =
    { $now ->
        [yes] Voix { $before } → { $votes }, sièges { $from } → { $seats }.
       *[no] Changés en voix : { $before } → { $votes }, sièges { $from } → { $seats }.
    }
page-macher-becomes-points =
    { $now ->
        [yes] Voix { $before } → { $votes }, points { $from } → { $seats }.
       *[no] Changés en voix : { $before } → { $votes }, points { $from } → { $seats }.
    }
page-macher-whose-sum = Parti dont les voix sont détaillées
page-macher-meetings = Meetings
page-macher-seats = Sièges
page-macher-points = Points
page-macher-media = Médias
page-macher-comes-in = La carte qui arrive
page-macher-politicians = Politiciens
page-macher-donations = Dons
page-macher-elections = Élections
page-macher-won-by = remporté par { $party }
# Milliers, après une somme
page-macher-k = k
page-macher-costs = coûte { $n }k
page-macher-act-votes = { $n } voix
page-macher-act-key_issue = poser ou retirer le thème majeur
page-macher-act-double = poser ou retirer un marqueur 2x
page-macher-act-media_swap = remplacer un pion Médias adverse
page-macher-act-own_trend = sa tendance +{ $n }
page-macher-act-trend = sa tendance +{ $n }
page-macher-act-rival_trend = tendance d’un rival −{ $n }
page-macher-act-rivals_trend = tendance de tous les rivaux −{ $n }
page-macher-act-programme = changer le programme
page-macher-act-poll = un sondage gratuit
page-macher-act-base = base +{ $n }
page-macher-act-phone = permet de négocier une coalition
page-macher-sign-votes = voix
page-macher-sign-key_issue = thème majeur : double
page-macher-sign-double = marqueur 2x
page-macher-sign-media_swap = pion Médias remplacé
page-macher-sign-own_trend = tendance (− : rival)
page-macher-sign-trend = tendance (− : rivaux)
page-macher-sign-programme = changer le programme
page-macher-sign-poll = sondage gratuit
page-macher-sign-base = base
page-macher-sign-phone = coalition
page-macher-agrees = électeurs pour
page-macher-disagrees = contre
page-macher-donation-accept = Accepter { $n }k
page-macher-donation-refuse = Refuser { $n }k

page-macher-setup = Avant le premier tour
page-macher-setup-parties = Les partis
page-macher-party-free = libre
page-macher-setup-draft = Gardez une carte et passez les autres
page-macher-setup-programme = Votre programme : cinq cartes de thèmes différents
page-macher-setup-complete = Complétez votre programme
page-macher-setup-hold = Gardez une carte en main
page-macher-setup-offers = Choisissez ce que vous préparez, puis placez-le dans les régions
page-macher-offer = Offre { $n }
page-macher-gets-trend = tendance +{ $n }
page-macher-gets-votes = { $n } voix
page-macher-gets-meetings =
    { $n ->
        [one] un meeting
       *[other] { $n } meetings
    }
page-macher-gets-media = médias
page-macher-gets-members =
    { $n ->
        [one] un adhérent
       *[other] { $n } adhérents
    }
page-macher-key-state = Sur le plateau 1, 2, 3… : ajouter un pion, ou le choisir
page-macher-gives =
    { $meetings ->
        [one] Un meeting
       *[other] { $meetings } meetings
    } : +{ $votes } voix, soit { $seats ->
        [one] { $seats } siège
       *[other] { $seats } sièges
    }.
page-macher-gives-points =
    { $meetings ->
        [one] Un meeting
       *[other] { $meetings } meetings
    }, tendance { $trend } : +{ $votes } voix, soit { $seats ->
        [one] { $seats } point
       *[other] { $seats } points
    }.
page-bid-least = Miser { $sum }
page-bid-sum = Miser une autre somme
page-bid-number = Un autre nombre
page-bid-limit = Miser pour moi jusqu’à une limite
page-bid-limit-why = Mise un de plus que les autres, jusqu’à { $most }, puis passe. Prend fin avec cette enchère.
page-bid-out = Passer, aussi aux autres enchères de cette phase
page-pass-phase = Passer pour le reste de cette phase
page-then-pass = Après cette réponse, passer pour le reste de cette phase
page-bid-leave = Miser pour moi
page-orders-long = Combien de temps
page-orders-here-only = seulement dans cette phase
page-orders-always = pour le reste de la partie
page-orders-will-bid = Misera le minimum pour mener, jusqu’à { $most }, puis passera.
page-orders-will-pass = Passera pour vous.
page-orders-will-answer = Répondra « { $answer } » si c’est permis.
page-orders-until = Prend fin avec cette phase.
page-orders-forever = Reste valable jusqu’à ce que vous l’annuliez.
page-pocket-bidding = Mises
page-pocket-bidding-why = La plus haute mise commence. Tout le monde paie.
page-pocket-meetings = Meetings
page-pocket-cards = Cartes
page-pocket-count = Décompte
page-pocket-care = Les électeurs tiennent à
page-pocket-card-1 = Piochez un thème ; il peut remplacer l’un des vôtres.
page-pocket-card-2 = Chaque rival d’une région perd un meeting.
page-scene-fold = Voir le plateau

## Moments, racontés pas à pas



page-moment-read = Voir : { $title }
page-moment-back = Retour
page-moment-done = Terminé
page-moment-opened = Choix révélés
page-moment-bids = Mises révélées
page-moment-lot = Tirage au sort
page-moment-order = Ordre de jeu
page-moment-programme = Programmes
page-moment-revealed-sheet = Préparatifs
page-moment-package = Préparatifs
page-moment-cabinet = Cartes retournées
page-moment-coalition = Coalition
page-moment-published = Le sondage
page-moment-poll-line = { $party } : { $change }
page-moment-meetings = Les meetings deviennent des voix
page-moment-votes = Votes
page-moment-seats = Les voix deviennent des sièges
page-moment-points = Les voix deviennent des points
page-moment-parliament = Sièges au parlement
page-moment-kept = Jetons gardés
page-moment-winner = Qui gagne, et pourquoi
page-moment-national-media = Médias nationaux
page-moment-national-opinion = Opinions nationales
page-moment-members = Adhérents
page-moment-money = Revenus
page-moment-money-unit = argent
page-moment-food-unit = nourriture
page-moment-income = Revenus et dons
page-moment-donations = Dons
page-moment-dice = Dés pour les adhérents
page-moment-turned-down = Dons refusés
page-moment-president = La présidence
page-moment-vote = Le vote
page-moment-government = Gouvernement et promesses
page-moment-government-formed = Le gouvernement
page-moment-event = Ce qui se passe
page-moment-goal = Objectifs
page-key-moment-next = Étape suivante du résultat affiché
page-key-moment-previous = Étape précédente du résultat affiché

page-local-starting = Préparation des jeux…
page-local-elsewhere = Hustings est ouvert dans un autre onglet. Continuez là-bas, ou fermez-le pour jouer ici.
page-local-failed = Les jeux n’ont pas pu démarrer dans ce navigateur. Rechargez la page ou essayez un navigateur plus récent.
page-local-kept = Conservé dans ce navigateur
page-local-kept-why = Vos parties et vos réglages ne sont conservés que dans ce navigateur ; rien n’est envoyé. Un autre navigateur ne les a pas. Pour garder une partie ailleurs, ou l’y continuer, enregistrez-la dans un fichier.
page-local-kept-size = Environ { $megabytes } Mo, avec les jeux eux-mêmes, pour qu’ils fonctionnent sans réseau.
page-local-forget = Supprimer tout ce qui est conservé ici
page-local-forget-ask = Supprimer toutes les parties et tous les réglages de ce navigateur ? C’est définitif.
page-file-open = Ouvrir un fichier de partie
page-file-open-why = Une partie enregistrée continue ; une partie terminée est rejouée et vérifiée.
page-file-save = Enregistrer pour continuer ailleurs
page-file-save-ask = Le fichier contient tout ce qui est caché dans cette partie, pour que vous puissiez continuer sur un autre appareil ou sur un serveur. La partie reste aussi ici.
page-file-save-ask-server = Dès lors, elle ne compte plus pour le classement et personne d’autre ne peut la rejoindre.
page-file-save-yes = Enregistrer le fichier
page-file-saved = Enregistré. Ouvrez le fichier sur la page d’accueil d’un site Hustings pour continuer.
page-file-tag = D’un fichier
page-file-tag-why = Personne d’autre ne peut la rejoindre, et elle ne compte pas pour le classement.

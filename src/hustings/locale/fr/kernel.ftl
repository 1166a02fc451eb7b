# Le protocole et le terminal. Les jeux ont leurs propres fichiers.

## Pourquoi un choix est refusé

not-your-turn = Vous n’avez rien à décider pour l’instant.
not-asked = On vous demande autre chose : { $asked }.
space-pick = { $pick } n’est pas possible ici ; possibles : { $allowed }.
space-range = Choisissez un nombre de { $low } à { $high }.
space-twice = On ne peut pas choisir deux fois la même chose.
space-ascending = Donnez-les dans l’ordre croissant.
space-slot = { $most } au maximum ici.
space-sum = Le total ne peut pas dépasser { $most }.
space-sum-least = Le total doit être d’au moins { $least }.
space-budget = Vous pouvez dépenser { $budget } au maximum.
space-too-long =
    { $most ->
        [0] Il n’y a rien à choisir ici.
        [1] Un seul choix est possible.
       *[other] Vous pouvez faire { $most } choix au maximum.
    }
space-unfinished = Le choix n’est pas terminé ; possibles ensuite : { $allowed }.

# A sentence with the section that makes it true
cited = { $sentence } [{ $rule }]

## Jeux sans mots à eux

# Seats have the forms that the games' parties have: they stand in before parties are chosen.
seat = Place { $number }
    .number = singular
    .Le = La place { $number }
    .le = la place { $number }
    .de = de la place { $number }
    .a = à la place { $number }
ask = Votre décision : { $kind }
choice = { $kind } { $values }
pick = { $value }
step = Choix { $number }
news = { $kind } { $values }
list = { $first }, { $rest }
none = rien
labelled = { $name } : { $value }
view = La table

## Jouer dans le terminal

terminal-page = Hustings est à l’adresse { $address } (Ctrl-C l’arrête ; chaque partie est conservée).
terminal-no-page = La page n’est pas installée ici : la partie se joue en texte. Pour jouer dans le navigateur : pip install 'hustings[web]'.
terminal-begin = Tapez le numéro d’un choix. Tapez ? pour voir tout le reste ; q enregistre et quitte.
terminal-news = Depuis votre dernière décision
terminal-no-news = Rien ne s’est passé depuis votre dernière décision.
terminal-curtain = Joueur suivant : { $seat }. Les autres ne regardent pas ; appuyez ensuite sur Entrée.
terminal-confirm = { $answer }. Entrée pour confirmer, b pour revenir.
terminal-done = Terminé : { $answer }
terminal-not-done = Le choix n’est pas terminé.
terminal-nothing-to-undo = Il n’y a rien à annuler.
terminal-nothing-to-change = Il n’y a aucune réponse secrète à changer.
terminal-change-whose = Quelle réponse secrète faut-il changer ? { $names }
terminal-unknown = Je ne connais pas « { $text } ». Tapez le numéro d’un choix, ou ? pour de l’aide.
terminal-number =
    { $most ->
        [1] Le seul choix ici est 1.
       *[other] Choisissez un nombre de 1 à { $most }.
    }
terminal-possible = C’est possible.
terminal-all-possible = Tout est possible ici.
terminal-why = { $choices } : { $sentence }
terminal-no-rules = Il n’y a pas de texte de règles pour cela.
terminal-no-section = Les règles n’ont pas de section « { $section } ».
terminal-other = On vous demande aussi : { $question } (o pour y répondre d’abord)

terminal-help = Ce que vous pouvez taper
terminal-help-number = un numéro : choisit ce qui est écrit à côté
terminal-help-several = plusieurs numéros : un par étape, comme 2 1
terminal-help-done = d : terminer, là où un choix peut s’arrêter avant la fin
terminal-help-change = c : changer une réponse secrète tant que d’autres choisissent encore
terminal-help-other = o : répondre d’abord à l’autre question
terminal-help-back = b : revenir une étape en arrière
terminal-help-undo = u : revenir au début du choix
terminal-help-what = { "?" } et un nom : ce que c’est, comme { "?" } sièges ; { "?" } this explique la question
terminal-help-hint = i ou hint : les meilleurs choix ici, selon un bot
terminal-help-table = t : revoir la table
terminal-help-news = n : revoir ce qui s’est passé
terminal-help-why = w ou why : ce qui n’est pas possible ici, et pourquoi ; why 9 répond pour un seul numéro
terminal-help-rules = r ou rules : les règles de cette question ; rules 4 montre la section 4
terminal-help-leave = q : enregistrer et quitter ; la partie pourra reprendre plus tard

terminal-says = { $seat } : « { $reason } »
terminal-hint = Ce que ferait un bot
terminal-hint-row = { $answer } — gagne environ { $percent } % (± { $error }). { $reason }
terminal-hint-only = Le seul choix : { $answer }.
terminal-no-thing = Rien ne s’appelle { $name } ici. hustings things { $game } en donne la liste.
terminal-no-hint = Il n’y a pas de conseil pour cela.

terminal-over = La partie est terminée
terminal-result = Le résultat
terminal-head-seat = Place
terminal-head-place = Rang
terminal-head-points = Points
terminal-you-win = Vous gagnez !
terminal-you-share = Vous partagez la première place !
terminal-wins = Victoire : { $winner }.
terminal-share = Première place partagée : { $winners }.

terminal-which = Quel jeu ?
terminal-game = { $name }, { $players } joueurs
terminal-new = { $name } : vous êtes { $seat }, contre { $rivals }.
terminal-saved = Enregistré. Pour continuer : { $command }
terminal-kept = La partie est dans { $file } ; « hustings replay » la vérifie.
terminal-certainty = Certaines valeurs de ce jeu sont reconstituées ; « hustings data audit { $game } » les énumère.

## First campaigns in the terminal: hustings learn
terminal-lesson-step = Première campagne, étape { $step } sur { $steps }
terminal-lesson-strayed = La leçon proposait autre chose. Votre choix convient aussi : continuez d’ici, ou annulez-le.
terminal-lesson-point = Pour en savoir plus sur { $place }, tapez : { $command }
terminal-lesson-continue = Entrée pour continuer. { "?" } montre tout ce que vous pouvez taper.
terminal-lesson-first = Lisez d’abord la suite : appuyez sur Entrée. La question vient ensuite.
terminal-lesson-answer = À faire maintenant : { $answer } (m remplit la réponse)
terminal-lesson-free = Décidez comme vous voulez. Une bonne réponse : { $answer } (m remplit la réponse)
terminal-lesson-over = La leçon est terminée, la partie continue. { "?" } this explique une question, i montre ce que ferait un bot.
terminal-help-show = m ou show : remplir la réponse de la leçon ; Entrée l’envoie ensuite
terminal-help-take-back = z ou take-back : annuler votre dernière réponse
terminal-help-end = e ou end : arrêter la leçon et continuer à jouer

## Conseils

hint-chance = Gagne environ { $percent } % des parties (± { $error }).
hint-now = Tout de suite : { $changes }.
hint-later = Plus tard, par rapport aux autres réponses (en moyenne) : { $changes }.
hint-even = Aussi bon que le meilleur choix, autant qu’on puisse le dire : une affaire de goût.
count-change = { $what } { $amount }
preview-secret = Personne d’autre ne le voit avant que tout le monde ait répondu.
hint-only = Il n’y a rien à choisir.
review-mistake = Vos chances sont passées de { $before } à { $after } %. Mieux : { $better }.
review-gift = Une erreur de { $party } : { $given }. Mieux : { $better }. Vos chances sont passées de { $before } à { $after } %.
review-luck = La chance au tirage : vos chances sont passées de { $before } à { $after } %.
review-others = Ce qu’ont fait les autres : vos chances sont passées de { $before } à { $after } %.
review-why = En moyenne, cela change : { $changes }.
review-quiet = Aucune réponse n’était clairement meilleure que la vôtre.
puzzle-solved = C’est cela : cela gagne environ { $best } % des parties.
puzzle-as-good = Aussi bon que la solution, autant qu’on puisse le dire : environ { $chance } contre { $best } %.
puzzle-not-solved = Pas tout à fait : cela gagne environ { $chance } % des parties, la solution { $best } %.
story-lead = En tête désormais : { $party }.
story-gain = { $party } : +{ $points } sur le meilleur des autres.
story-loss = { $party } : recul de { $points }.

## Temps, absences et pauses

table-time-low = { $seat } : le temps est presque écoulé.
table-time-out = { $seat } : le temps est écoulé. Un bot répond à cette seule question.
table-absent = { $seat } : plusieurs fois de suite sans réponse. Les autres décident de la suite.
table-absent-waited = { $seat } ne répond plus depuis longtemps. Les autres décident de la suite.
table-absent-vote-wait = { $seat } préfère attendre : { $absent }.
table-absent-vote-standin = { $seat } préfère qu’un bot joue jusqu’au retour : { $absent }.
table-absent-vote-replace = { $seat } préfère donner cette place à quelqu’un d’autre : { $absent }.
table-absent-vote-end = Vote de { $seat } : arrêter la partie.
table-absent-decided-wait = Décidé : la table attend. Absence : { $seat }.
table-absent-decided-standin = Décidé : un bot joue jusqu’au retour. Absence : { $seat }.
table-absent-decided-replace = Décidé : cette place va à quelqu’un d’autre : { $seat }.
table-absent-decided-end = Décidé : la partie s’arrête ici.
table-back = De retour : { $seat }.
table-pause-ask = Demande de { $seat } : une pause.
table-pause-on = Tout le monde est d’accord : les pendules sont arrêtées.
table-pause-go-on = Demande de { $seat } : reprendre.
table-pause-stay = Demande de { $seat } : prolonger la pause.
table-pause-withdrawn = { $seat } : la demande de pause est retirée.
table-pause-refused = { $seat } : pas d’accord pour une pause.
table-pause-off = Les pendules repartent.
table-undo-ask = Demande de { $seat } : annuler des coups.
table-undo-agree = { $seat } : d’accord pour annuler les coups.
table-undo-refuse = { $seat } refuse l’annulation : les coups restent.
table-undo-withdrawn = { $seat } : la demande d’annulation est retirée.
table-undo-lapsed = La partie a continué, les coups restent. Demande de : { $seat }.
table-file-saved = Cette partie a été enregistrée dans un fichier. Elle ne compte plus pour le classement, et personne d’autre ne peut la rejoindre.
table-file-opened = Cette partie continue à partir d’un fichier. Elle ne compte pas pour le classement, et personne d’autre ne peut la rejoindre.

## Notices

notice-recover = Un nouveau mot de passe pour Hustings
notice-recover-text = Quelqu’un a demandé un nouveau mot de passe pour votre compte. Si c’était vous, choisissez-en un ici dans l’heure : { $link } Sinon, vous n’avez rien à faire.
notice-ask = Voulez-vous être averti par courriel quand une partie vous attend ?
notice-agree = Quelqu’un a donné cette adresse pour être averti par courriel quand une partie l’attend sur Hustings. Si c’était vous, ouvrez cette page et acceptez : { $link } Sinon ne faites rien, et vous n’aurez plus de nouvelles de nous.
notice-turn =
    { $tables ->
        [one] Une partie vous attend.
       *[other] { $tables } parties vous attendent.
    }
notice-time = Votre temps est presque écoulé à l’une de ces tables.
notice-off = Ne plus recevoir ces courriels : { $link }

## What is not possible

refused-plain = Ce n’est pas possible ici.
refused-or-more = { $choice } ou plus
refused-or-less = { $choice } ou moins
refused-and-others = { $choices } et encore { $more }

## Why own figures are refused

figure-own-too-large = Le fichier est trop volumineux : { $most } Ko au maximum.
figure-own-not-toml = Ce n’est pas un fichier TOML : { $why }
figure-own-empty = Ce fichier ne contient aucune valeur.
figure-own-form = { $table } doit être une liste de lignes, chacune avec un id.
figure-own-twice = { $table } { $row } y figure deux fois.
figure-own-no-table = Ce jeu n’a pas de table { $table } ; il a : { $known }.
figure-own-no-row = { $table } n’a pas de ligne { $row } ; il y a : { $known }.
figure-own-no-field = { $table } { $row } n’a pas de valeur { $field } ; il y a : { $known }.
figure-own-kind = { $table } { $row } : { $field } doit s’écrire comme { $ours }.
figure-own-range = { $table } { $row } : { $field } doit être compris entre { $least } et { $most }.
figure-own-length = { $table } { $row } : { $field } doit avoir de 1 à { $most } éléments.
figure-own-word = { $table } { $row } : { $field } ne peut pas être { $word } ; possibles : { $known }.
figure-own-not-fitting = Ces valeurs sont incompatibles : { $why }
figure-own-unplayable = Une partie avec ces valeurs ne peut pas être menée à terme.
figure-own-without = Ce jeu n’a pas de valeurs à modifier.

## Ce qu’une réponse changerait

what-if = { $figure } { $before } → { $after }
what-if-place = { $place } : { $figure } { $before } → { $after }
what-if-party = { $party } : { $figure } { $before } → { $after }
what-if-place-party = { $place }, { $party } : { $figure } { $before } → { $after }
what-if-estimate = { $change } (si cela se réalise)
what-if-yes = oui
what-if-no = non
what-if-nobody = personne
what-if-nothing = Cela ne change rien sur la table pour l’instant.

## Qu’est-ce que c’est ?

thing-now = { $figure } : { $values }
thing-now-place = { $place }, { $figure } : { $values }
thing-phase-on = Cette phase est en cours.
thing-programmes = Défendu par : { $parties }.
thing-open = Ouvert : { $places }.
thing-hand = Dans votre main.
thing-unused = Pas encore utilisé : { $parties }.
thing-played-by = Joué par { $party }.

## Notices off the page

notice-try = Les notifications arrivent sur cet appareil.
notice-push-turn = C’est à vous de jouer.
notice-push-time = Votre temps est bientôt écoulé.
notice-push-ask = Les autres attendent votre réponse à une question de la table.
notice-push-talk = Un message vous attend à la table.
notice-push-invite = On vous propose une autre partie.
notice-push-round = Une manche de votre soirée de club commence.

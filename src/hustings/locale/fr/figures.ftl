## Tables of figures

figure-table-constant = Valeurs isolées
figure-table-state = Länder
figure-table-region = Régions
figure-table-topic = Thèmes
figure-table-party = Partis
figure-table-cabinet = Cabinet fantôme
figure-table-politician = Politiciens
figure-table-poll = Cartes sondage
figure-table-donation = Dons
figure-table-donation-swapped = Dons selon l’exemple
figure-table-media-space = Cases des médias nationaux
figure-table-opinion-space = Cases des opinions nationales
figure-table-first-column = Feuille de départ, première colonne
figure-table-second-column = Feuille de départ, deuxième colonne
figure-table-package = Lots de départ
figure-table-symbol = Symboles des lots
figure-table-once-per-region = Une fois par région
figure-table-card = Cartes
figure-table-action = Cartes action
figure-table-event = Événements
figure-table-by-players = Selon le nombre de joueurs
figure-table-species = Espèces

## Fields

figure-field-value = Valeur
figure-field-cost = Coût
figure-field-phone = Montre un téléphone
figure-field-actions = Actions
figure-field-seven = Seulement avec sept élections
figure-field-amount = Montant
figure-field-accept-dice = Dés si accepté
figure-field-refuse-dice = Dés si refusé
figure-field-accept-dice-special = Dés spéciaux si accepté
figure-field-refuse-dice-special = Dés spéciaux si refusé
figure-field-accept = Base si accepté
figure-field-refuse = Base si refusé
figure-field-points = Points
figure-field-members = Adhérents
figure-field-lines = Lignes
figure-field-media = Pions Médias
figure-field-seats-max = Sièges au maximum
figure-field-max-points = Points au maximum
figure-field-votes = Voix
figure-field-seats = Sièges pour ces voix
figure-field-programme-copies = Cartes programme de chaque côté
figure-field-opinion-copies = Cartes opinion de chaque côté
figure-field-tenet-topic = Thème du principe
figure-field-tenet-side = Côté du principe
figure-field-meetings = Meetings
figure-field-trend = Tendance
figure-field-short-game = Dans la partie courte
figure-field-main = Action principale
figure-field-secondary = Actions secondaires
figure-field-back = Parti au dos
figure-field-size = Taille
figure-field-copies = Exemplaires
figure-field-phase = Phase
figure-field-one-per = Un par
figure-field-type = Genre
figure-field-food = Nourriture
figure-field-start-funds = Fonds de départ
figure-field-campaign-limit = Nourriture maximale par espèce
figure-field-defectors-seats = Sièges déplacés par les Transfuges
figure-field-habitat = Habitat
figure-field-first = Votes pour la première place
figure-field-second = Votes pour la deuxième place

## Rows that have a number

figure-row-poll = Carte { $n }
figure-row-donation = Don de { $n }
figure-row-donation-swapped = Don de { $n }
figure-row-media-space = Élection { $n }
figure-row-opinion-space = Case { $n }
figure-row-first-column = Offre { $n }
figure-row-second-column = Offre { $n }
figure-row-package = Lot { $n }
figure-row-by-players = { $n } joueurs

## Single figures: Die Macher

figure-constant-elections = Élections
figure-constant-elections-short = Élections de la partie courte
figure-constant-boards = Länder sur la table
figure-constant-start-money = Argent de départ
figure-constant-start-members = Adhérents de départ
figure-constant-meetings = Meetings d’un parti
figure-constant-media-markers = Pions Médias d’un parti
figure-constant-coalition-tiles = Tuiles coalition d’un parti
figure-constant-programme-cards = Cartes d’un programme
figure-constant-hand-cards = Cartes en main
figure-constant-pool-cards = Cartes de la réserve d’échange
figure-constant-opinions-per-state = Opinions dans un Land
figure-classic-constant-sheet-trend = Tendance pour une ligne de la feuille
figure-constant-sheet-votes = Voix pour une ligne de la feuille
figure-constant-sheet-meetings = Meetings pour une ligne de la feuille
figure-constant-media-price = Prix d’un pion Médias
figure-constant-media-spaces = Cases Médias d’un Land
figure-constant-swap-to-owner = Payé au propriétaire du pion remplacé
figure-constant-swap-to-bank = Payé à la banque pour un pion remplacé
figure-constant-meeting-price = Prix d’un meeting
figure-constant-meetings-per-state = Nouveaux meetings au maximum par Land
figure-constant-meeting-spaces = Cases de meetings d’un Land
figure-constant-meetings-to-convert = Meetings au minimum à convertir
figure-constant-trend-max = Tendance la plus haute
figure-classic-constant-trend-max = Tendance la plus haute
figure-constant-trend-min = Tendance la plus basse
figure-constant-votes-max = Voix au maximum dans un Land
figure-constant-poll-minimum-bid = Enchère minimale pour un sondage
figure-constant-poll-lines = Lignes d’un sondage qui comptent
figure-constant-poll-dice = Dés pour un sondage non publié
figure-constant-national-spaces = Cases d’opinions nationales
figure-constant-coalition-voluntary = Cartes communes pour une coalition volontaire
figure-constant-coalition-forced = Cartes communes pour une coalition forcée
figure-constant-refusal-bonus-dice = Dés pour qui refuse tous les dons
figure-constant-money-per-seat = Argent par siège
figure-constant-money-per-member = Argent par adhérent
figure-constant-payout-rounds = Élections après lesquelles les adhérents paient
figure-constant-payout-rounds-short = De même dans la partie courte
figure-constant-most-members = Points pour le plus d’adhérents
figure-constant-second-members = Points pour la deuxième place en adhérents
figure-constant-dominant-bonus = Bonus du parti dominant
figure-constant-opinions-lone-win = Opinions après une nette victoire seul
figure-constant-opinions-narrow-win = Opinions après une courte victoire seul
figure-constant-opinions-coalition = Opinions après une victoire en coalition
figure-constant-die-faces = Faces d’un dé
figure-constant-die-faces-special = Faces d’un dé spécial
figure-constant-base-start = Base de départ
figure-constant-media-markers-short = Pions Médias pour quatre élections
figure-constant-media-markers-long = Pions Médias pour sept élections
figure-constant-meeting-cubes = Meetings d’un parti
figure-constant-meeting-cost = Coût de 0, 1, 2… nouveaux meetings
figure-constant-min-convert = Meetings au minimum à convertir
figure-constant-majority = Voix pour la majorité absolue
figure-constant-win-alone = Points pour une victoire seul
figure-constant-win-several = Points s’il y a plusieurs vainqueurs
figure-constant-win-coalition = Points pour une victoire en coalition
figure-constant-win-without-coalition = Points sans coalition possible
figure-constant-money-points = Points pour le plus d’argent
figure-constant-poll-shelved-base = Base pour un sondage mis de côté
figure-constant-double-markers = Marqueurs qui comptent double
figure-constant-opinion-copies = Exemplaires d’une carte opinion
figure-constant-programme-copies = Exemplaires d’une carte programme
figure-constant-draft-cards = Cartes programme distribuées au départ
figure-constant-draft-picks = Cartes programme choisies au départ
figure-constant-programme-size = Cartes d’un programme
figure-constant-max-swaps = Cartes échangées au maximum
figure-constant-programme-display = Cartes programme exposées à 3, 4, 5 joueurs
figure-constant-first-open = Opinions visibles des premières régions
figure-constant-later-open = Opinions visibles des régions suivantes
figure-constant-regions-small = Petites régions sur la table
figure-constant-regions-large = Grandes régions sur la table
figure-constant-media-points = Points des cases des médias nationaux
figure-constant-media-first-space-short = Première case Médias pour quatre élections

## Single figures: Zoocracy

figure-constant-players-min = Joueurs au minimum
figure-constant-players-max = Joueurs au maximum
figure-constant-funds-per-species = Nourriture par espèce dominée
figure-constant-start-hand = Cartes de départ
figure-constant-hand-limit = Cartes en main au maximum
figure-constant-draw-government = Cartes piochées au gouvernement
figure-constant-draw-opposition = Cartes piochées dans l’opposition
figure-constant-draw-without-government = Cartes piochées sans gouvernement
figure-constant-president-goals = Objectifs du Président
figure-constant-president-cards = Cartes du Président
figure-constant-prime-minister-tokens = Nourriture déplacée par le Premier ministre
figure-constant-rally-tokens = Nourriture d’un Rallier
figure-constant-loyalty-tokens = Nourriture de la Loyauté
figure-constant-season-votes = Votes modifiés par une saison
figure-constant-mandate-seats = Sièges d’un Mandat supplémentaire
figure-constant-migration-seats = Sièges d’une Migration
figure-constant-assertiveness-goals = Objectifs de l’Assertivité
figure-constant-manipulation-first = Votes de la première place sous Manipulation
figure-constant-manipulation-second = Votes de la deuxième place sous Manipulation
figure-constant-harvest-change = Nourriture modifiée par une récolte
figure-constant-resistance-cost = Coût de la Résistance
figure-constant-election-interval = Manches d’une élection à l’autre
figure-constant-event-top = Cartes événement au-dessus de la carte de fin
figure-constant-rounds = Manches
figure-constant-goals-last-space = Cases de la piste des objectifs
figure-constant-tokens-per-colour = Jetons nourriture d’un parti
figure-constant-parliament-last-space = Cases de la piste du parlement

## Single figures: Pocket Election

figure-constant-funds = Fonds de départ
figure-constant-income = Revenu par manche
figure-constant-highest-bid = Enchère maximale
figure-constant-meetings-per-region = Meetings au maximum par région
figure-constant-copies-of-an-issue = Exemplaires d’un thème
figure-once-per-region-double = Poser ou retirer un marqueur qui compte double
figure-once-per-region-media-swap = Échange de médias

## Words that stand as a value

figure-yes = oui
figure-no = non
figure-each-species = chaque espèce
figure-each-office = chaque fonction
figure-word-yes = pour
figure-word-no = contre
figure-word-none = la partie entière
figure-word-species = espèce
figure-word-office = fonction
figure-word-land = terre
figure-word-water = eau
figure-word-large = grande
figure-word-small = petite
figure-word-trend = tendance
figure-classic-word-trend = tendance
figure-word-votes = voix
figure-word-meetings = meetings
figure-word-media = pions Médias
figure-word-donation = don
figure-word-good-harvest = bonne récolte
figure-word-bad-harvest = mauvaise récolte
figure-word-strike = grève
figure-word-resistance = résistance
figure-word-end = fin de la partie

## What is known about single rows

figure-note-faces-from-one-player-report-that = Les faces viennent du récit d’un joueur qui ne nomme pas l’édition.
figure-note-an-example-of-the-french-text = Un exemple du texte français obtient un 2 et un 5.
figure-note-the-seventh-topic-is-illegible-in = Le septième thème est illisible dans les deux traductions ; il vient de 1997.
figure-note-the-dice-of-1997-for-those = Les dés de 1997, pour ceux dont la boîte les contient.
figure-note-face-up-cards-with-3-4 = Les cartes visibles à 3, 4 et 5 joueurs sont imprimées sur le plateau ; non trouvé, une par joueur est supposée.
figure-note-the-mark-stands-on-every-card = La marque figure sur chaque carte de la partie courte qui a cette action ; illisible sur celles de la partie longue, on la suppose identique.
figure-note-three-quarters-of-the-older-editions = Trois quarts du maximum des anciennes éditions, seul facteur connu ; l’échelle suit celle du Brandebourg.
figure-note-maximum-small-size-nothing-below-5 = Le maximum, la petite taille, rien sous 5 voix et les points pour 23, 34 et 50 voix sont dans l’exemple du livret ; le reste est interpolé.
figure-note-the-reading-that-makes-the-example = La lecture qui rend l’exemple juste : les deux listes de la règle sont échangées.
figure-note-five-slots-per-group-and-the = Cinq symboles par groupe et les quatre sortes sont connus ; le mélange est supposé.
figure-note-only-the-fourth-10-is-in = Seule la quatrième valeur, 10, est dans le livret ; les trois premières cases sont celles de la partie longue.
figure-note-the-back-party-surely-gains-two = Le parti au dos gagne sûrement deux ; les autres lignes sont une rotation.
figure-note-fits-the-example-in-06-6 = Conforme à l’exemple de 06.6.
figure-note-fits-the-example-in-06-8 = Conforme à l’exemple de 06.8.
figure-note-an-example-moves-the-base-back = Un exemple recule la base de 3 ; la liste de la règle dit 2.
figure-note-display-only-the-track-must-reach = Affichage seulement : la piste doit atteindre au moins 26 et ne limite jamais les sièges.
figure-note-the-printed-numbers-were-not-found = Les nombres imprimés n’ont pas été trouvés ; les neuf paires sont choisies pour que les saisons, la Manipulation et un parlement d’environ 51 sièges aient un sens. 0 : pas de second nombre.
figure-note-defectors-seats-half-the-campaign-limit = La moitié de la nourriture maximale par espèce, arrondie au supérieur ; choisi pour convenir.
figure-note-food-by-office-in-the-order = Nourriture par fonction ; les quantités imprimées n’ont pas été trouvées.
figure-note-the-book-is-silent-see-ruling = Le livret n’en dit rien ; voir la décision D11.
figure-note-copies-per-species-per-office-or = Exemplaires par espèce, par fonction ou en tout ; comptés d’après le singulier et le pluriel du texte : 47 cartes.

## Why own figures are refused

figure-own-too-large = Le fichier est trop grand : { $most } Ko au plus.
figure-own-not-toml = Ce n’est pas un fichier TOML : { $why }
figure-own-empty = Il n’y a aucune valeur là-dedans.
figure-own-form = { $table } doit être une liste de lignes, chacune avec un id.
figure-own-twice = { $table } { $row } y figure deux fois.
figure-own-no-table = Ce jeu n’a pas de table { $table } ; il a { $known }.
figure-own-no-row = { $table } n’a pas de ligne { $row } ; il y a { $known }.
figure-own-no-field = { $table } { $row } n’a pas de valeur { $field } ; il y a { $known }.
figure-own-kind = { $table } { $row } : { $field } doit s’écrire comme { $ours }.
figure-own-range = { $table } { $row } : { $field } doit aller de { $least } à { $most }.
figure-own-length = { $table } { $row } : { $field } doit avoir de 1 à { $most } éléments.
figure-own-word = { $table } { $row } : { $field } ne peut pas être { $word } ; possibles : { $known }.
figure-own-not-fitting = Ces valeurs ne vont pas ensemble : { $why }
figure-own-unplayable = Une partie avec ces valeurs ne peut pas être menée à terme.
figure-own-without = Ce jeu n’a pas de valeurs à modifier.

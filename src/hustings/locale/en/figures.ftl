## Tables of figures

figure-table-constant = Single figures
figure-table-state = States
figure-table-region = Regions
figure-table-topic = Topics
figure-table-party = Parties
figure-table-cabinet = Shadow cabinet
figure-table-politician = Politicians
figure-table-poll = Poll cards
figure-table-donation = Donations
figure-table-donation-swapped = Donations as in the example
figure-table-media-space = National media spaces
figure-table-opinion-space = National opinion spaces
figure-table-first-column = Starting sheet, first column
figure-table-second-column = Starting sheet, second column
figure-table-package = Starting packages
figure-table-symbol = Symbols of the packages
figure-table-once-per-region = Once in a region
figure-table-card = Cards
figure-table-action = Action cards
figure-table-event = Events
figure-table-by-players = By number of players
figure-table-species = Species

## Fields

figure-field-value = Value
figure-field-cost = Cost
figure-field-phone = Shows a telephone
figure-field-actions = Actions
figure-field-seven = Only with seven elections
figure-field-amount = Amount
figure-field-accept-dice = Dice if accepted
figure-field-refuse-dice = Dice if refused
figure-field-accept-dice-special = Special dice if accepted
figure-field-refuse-dice-special = Special dice if refused
figure-field-accept = Base if accepted
figure-field-refuse = Base if refused
figure-field-points = Points
figure-field-members = Members
figure-field-lines = Lines
figure-field-media = Media markers
figure-field-seats-max = Most seats
figure-field-max-points = Most points
figure-field-votes = Votes
figure-field-seats = Seats for these votes
figure-field-programme-copies = Programme cards of each side
figure-field-opinion-copies = Opinion cards of each side
figure-field-tenet-topic = Topic of the tenet
figure-field-tenet-side = Side of the tenet
figure-field-meetings = Meetings
figure-field-trend = Trend
figure-field-short-game = In the short game
figure-field-main = Main action
figure-field-secondary = Secondary actions
figure-field-back = Party on the back
figure-field-size = Size
figure-field-copies = Copies
figure-field-phase = Phase
figure-field-one-per = One for each
figure-field-type = Kind
figure-field-food = Food
figure-field-start-funds = Funds at the start
figure-field-campaign-limit = Most food on one species
figure-field-defectors-seats = Seats that Defectors move
figure-field-habitat = Habitat
figure-field-first = Votes for first place
figure-field-second = Votes for second place

## Rows that have a number

figure-row-poll = Card { $n }
figure-row-donation = Donation of { $n }
figure-row-donation-swapped = Donation of { $n }
figure-row-media-space = Election { $n }
figure-row-opinion-space = Space { $n }
figure-row-first-column = Offer { $n }
figure-row-second-column = Offer { $n }
figure-row-package = Package { $n }
figure-row-by-players = { $n } players

## Single figures: Die Macher

figure-constant-elections = Elections
figure-constant-elections-short = Elections in the short game
figure-constant-boards = States on the table
figure-constant-start-money = Money at the start
figure-constant-start-members = Members at the start
figure-constant-meetings = Meetings of a party
figure-constant-media-markers = Media markers of a party
figure-constant-coalition-tiles = Coalition tiles of a party
figure-constant-programme-cards = Cards in a programme
figure-constant-hand-cards = Cards in hand
figure-constant-pool-cards = Cards in the exchange pool
figure-constant-opinions-per-state = Opinions in a state
figure-classic-constant-sheet-trend = Popularity for a line of the sheet
figure-constant-sheet-votes = Votes for a line of the sheet
figure-constant-sheet-meetings = Meetings for a line of the sheet
figure-constant-media-price = Price of a media marker
figure-constant-media-spaces = Media spaces in a state
figure-constant-swap-to-owner = Paid to the owner of a replaced marker
figure-constant-swap-to-bank = Paid to the bank for a replaced marker
figure-constant-meeting-price = Price of a meeting
figure-constant-meetings-per-state = Most new meetings in a state
figure-constant-meeting-spaces = Meeting spaces in a state
figure-constant-meetings-to-convert = Fewest meetings turned into votes
figure-constant-trend-max = Highest trend
figure-classic-constant-trend-max = Highest popularity
figure-constant-trend-min = Lowest trend
figure-constant-votes-max = Most votes in a state
figure-constant-poll-minimum-bid = Lowest bid for a poll
figure-constant-poll-lines = Lines of a poll that count
figure-constant-poll-dice = Dice for a poll that is not published
figure-constant-national-spaces = National opinion spaces
figure-constant-coalition-voluntary = Shared cards for a coalition by choice
figure-constant-coalition-forced = Shared cards for a forced coalition
figure-constant-refusal-bonus-dice = Dice for refusing all donations
figure-constant-money-per-seat = Money for a seat
figure-constant-money-per-member = Money for a member
figure-constant-payout-rounds = Elections after which members pay
figure-constant-payout-rounds-short = The same in the short game
figure-constant-most-members = Points for the most members
figure-constant-second-members = Points for the second most members
figure-constant-dominant-bonus = Bonus for a dominant party
figure-constant-opinions-lone-win = Opinions moved by a clear lone win
figure-constant-opinions-narrow-win = Opinions moved by a narrow lone win
figure-constant-opinions-coalition = Opinions moved by a coalition
figure-constant-die-faces = Faces of a die
figure-constant-die-faces-special = Faces of a special die
figure-constant-base-start = Base at the start
figure-constant-media-markers-short = Media markers with four elections
figure-constant-media-markers-long = Media markers with seven elections
figure-constant-meeting-cubes = Meetings of a party
figure-constant-meeting-cost = Cost of 0, 1, 2 ... new meetings
figure-constant-min-convert = Fewest meetings turned into votes
figure-constant-majority = Votes for an absolute majority
figure-constant-win-alone = Points for winning alone
figure-constant-win-several = Points for several winners
figure-constant-win-coalition = Points for winning in a coalition
figure-constant-win-without-coalition = Points for winning without a possible coalition
figure-constant-money-points = Points for the most money
figure-constant-poll-shelved-base = Base for a poll kept back
figure-constant-double-markers = Markers that count twice
figure-constant-opinion-copies = Copies of an opinion card
figure-constant-programme-copies = Copies of a programme card
figure-constant-draft-cards = Programme cards dealt at the start
figure-constant-draft-picks = Programme cards picked at the start
figure-constant-programme-size = Cards in a programme
figure-constant-max-swaps = Most cards swapped at once
figure-constant-programme-display = Programme cards on display with 3, 4, 5 players
figure-constant-first-open = Open opinions of the first regions
figure-constant-later-open = Open opinions of later regions
figure-constant-regions-small = Small regions on the table
figure-constant-regions-large = Large regions on the table
figure-constant-media-points = Points of the national media spaces
figure-constant-media-first-space-short = First media space with four elections

## Single figures: Zoocracy

figure-constant-players-min = Fewest players
figure-constant-players-max = Most players
figure-constant-funds-per-species = Food for a species led
figure-constant-start-hand = Cards at the start
figure-constant-hand-limit = Most cards in hand
figure-constant-draw-government = Cards drawn in government
figure-constant-draw-opposition = Cards drawn in opposition
figure-constant-draw-without-government = Cards drawn without a government
figure-constant-president-goals = Goals for the President
figure-constant-president-cards = Cards for the President
figure-constant-prime-minister-tokens = Food the Prime Minister may move
figure-constant-rally-tokens = Food of a Rally
figure-constant-loyalty-tokens = Food of Loyalty
figure-constant-season-votes = Votes a season changes
figure-constant-mandate-seats = Seats of an Extra mandate
figure-constant-migration-seats = Seats of a Migration
figure-constant-assertiveness-goals = Goals of Assertiveness
figure-constant-manipulation-first = First-place votes under Manipulation
figure-constant-manipulation-second = Second-place votes under Manipulation
figure-constant-harvest-change = Food a harvest changes
figure-constant-resistance-cost = Cost of Resistance
figure-constant-election-interval = Rounds from one election to the next
figure-constant-event-top = Event cards above the end card
figure-constant-rounds = Rounds
figure-constant-goals-last-space = Spaces of the goal track
figure-constant-tokens-per-colour = Food tokens of a party
figure-constant-parliament-last-space = Spaces of the parliament track

## Single figures: Pocket Election

figure-constant-funds = Funds at the start
figure-constant-income = Income of a round
figure-constant-highest-bid = Highest bid
figure-constant-meetings-per-region = Most meetings in a region
figure-constant-copies-of-an-issue = Copies of an issue
figure-once-per-region-double = Place or remove a marker that counts twice
figure-once-per-region-media-swap = Media swap

## Words that stand as a value

figure-yes = yes
figure-no = no
figure-each-species = each species
figure-each-office = each office
figure-word-yes = for
figure-word-no = against
figure-word-none = the whole game
figure-word-species = species
figure-word-office = office
figure-word-land = land
figure-word-water = water
figure-word-large = large
figure-word-small = small
figure-word-trend = trend
figure-classic-word-trend = popularity
figure-word-votes = votes
figure-word-meetings = meetings
figure-word-media = media markers
figure-word-donation = donation
figure-word-good-harvest = good harvest
figure-word-bad-harvest = bad harvest
figure-word-strike = strike
figure-word-resistance = resistance
figure-word-end = end of the game

## What is known about single rows

figure-note-faces-from-one-player-report-that = The faces come from one player's report that does not name the edition.
figure-note-an-example-of-the-french-text = An example of the French text rolls a 2 and a 5.
figure-note-the-seventh-topic-is-illegible-in = The seventh topic is illegible in both translations; it is taken from 1997.
figure-note-the-dice-of-1997-for-those = The dice of 1997, for those whose box holds them.
figure-note-face-up-cards-with-3-4 = Open cards with 3, 4 and 5 players are printed on the board; the print was not found, one card for each player is assumed.
figure-note-the-mark-stands-on-every-card = The mark stands on every card of the short game that has this action; on the cards of the long game it is illegible and taken to be the same.
figure-note-three-quarters-of-the-older-editions = Three quarters of the older editions' maximum, the only known factor; the steps are shaped like Brandenburg's.
figure-note-maximum-small-size-nothing-below-5 = The maximum, the small size, nothing below 5 votes, and the points for 23, 34 and 50 votes are in the book's example; the other steps are drawn through these.
figure-note-the-reading-that-makes-the-example = The reading that makes the example right: the two lists of the rule change places.
figure-note-five-slots-per-group-and-the = Five symbols in each group and the four kinds are known; the mix is a guess.
figure-note-only-the-fourth-10-is-in = Only the fourth value, 10, is in the book; the first three spaces belong to the long game.
figure-note-the-back-party-surely-gains-two = The party on the back surely gains two; the other lines are a rotation.
figure-note-fits-the-example-in-06-6 = Fits the example in 06.6.
figure-note-fits-the-example-in-06-8 = Fits the example in 06.8.
figure-note-an-example-moves-the-base-back = An example moves the base back 3; the list in the rule says 2.
figure-note-display-only-the-track-must-reach = Only for display: the track must reach at least 26, and seats are never limited by it.
figure-note-the-printed-numbers-were-not-found = The printed numbers were not found; all nine pairs were chosen so that the seasons, Manipulation and a parliament of about 51 seats make sense. 0 means no second number.
figure-note-defectors-seats-half-the-campaign-limit = Half the most food on one species, rounded up; chosen to fit.
figure-note-food-by-office-in-the-order = Food by office; the printed amounts were not found.
figure-note-the-book-is-silent-see-ruling = The book is silent; see ruling D11.
figure-note-copies-per-species-per-office-or = Copies for each species, for each office or in all; counted from singular and plural in the text: 47 cards.

## Why own figures are refused

figure-own-too-large = The file is too large: { $most } KB at most.
figure-own-not-toml = This is not a TOML file: { $why }
figure-own-empty = There are no figures in this.
figure-own-form = { $table } must be a list of rows, each with an id.
figure-own-twice = { $table } { $row } stands there twice.
figure-own-no-table = This game has no table { $table }; it has { $known }.
figure-own-no-row = { $table } has no row { $row }; it has { $known }.
figure-own-no-field = { $table } { $row } has no figure { $field }; it has { $known }.
figure-own-kind = { $table } { $row }: { $field } must be written like { $ours }.
figure-own-range = { $table } { $row }: { $field } must be from { $least } to { $most }.
figure-own-length = { $table } { $row }: { $field } must have from 1 to { $most } entries.
figure-own-word = { $table } { $row }: { $field } cannot be { $word }; it can be { $known }.
figure-own-not-fitting = These figures do not fit together: { $why }
figure-own-unplayable = A game with these figures cannot be played to its end.
figure-own-without = This game has no figures to change.

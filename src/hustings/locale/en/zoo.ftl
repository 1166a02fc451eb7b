# Zoocracy

zoo-party =
    { $number ->
        [1] Yellow
        [2] Green
        [3] Red
        [4] Orange
        [5] Black
       *[other] Blue
    }
zoo-nobody = nobody
zoo-nowhere = not now
zoo-none = none
zoo-no-card = Play no card
zoo-hidden = hidden
zoo-you = { $party } (you)
zoo-amount = { $party } { $amount }
zoo-group = ({ $parties })
zoo-tokens = { $tokens } food

zoo-species-0 = elephants
zoo-species-1 = monkeys
zoo-species-2 = zebras
zoo-species-3 = snakes
zoo-species-4 = parrots
zoo-species-5 = penguins
zoo-species-6 = flamingos
zoo-species-7 = hippos
zoo-species-8 = polar bears

zoo-office-0 = President
zoo-office-1 = Prime Minister
zoo-office-2 = Finance
zoo-office-3 = Defence
zoo-office-4 = Opposition leader

zoo-side-0 = no government yet
zoo-side-1 = government
zoo-side-2 = opposition

zoo-card-0 = Rally ({ $species })
zoo-card-1 = Negative campaign ({ $species })
zoo-card-2 = Rainy season
zoo-card-3 = Dry season
zoo-card-4 = Migration
zoo-card-5 = Extra mandate ({ $species })
zoo-card-6 = Early presidential election
zoo-card-7 = Loyalty ({ $species })
zoo-card-8 = Defectors
zoo-card-9 = Early parliamentary election
zoo-card-10 = Assertiveness ({ $office })

zoo-event-donation-1 = Donation to the government's offices
zoo-event-donation-2 = Donation to President and Opposition leader
zoo-event-donation-3 = Donation to every office
zoo-event-good-harvest = Good harvest
zoo-event-bad-harvest = Bad harvest
zoo-event-strike = Strike
zoo-event-resistance = Resistance
zoo-event-end = End of the game

zoo-phase-A = A Presi­dential election
zoo-phase-B = B Campaign
zoo-phase-C = C Parlia­mentary election
zoo-phase-D = D Govern­ment
zoo-phase-E = E Event
zoo-phase-F = F No confi­dence
zoo-phase-G = G Progress

## What lies on the table

zoo-round = Round { $round } of at most { $rounds }
zoo-calendar = This round and the next
zoo-head-phase = Phase
zoo-head-round = Round { $round }
zoo-played-true = yes: { $why }
zoo-played-false = no: { $why }
zoo-because-always = every round
zoo-because-marker-here = the marker is on this round
zoo-because-marker-later = the marker is on a later round
zoo-because-marker-there = the marker is on that round
zoo-because-marker-elsewhere = the marker is not on that round
zoo-because-no-government = nobody governs
zoo-because-formation-failed = no government could be formed this round
zoo-because-no-opposition = there is no opposition leader
zoo-because-opposition-larger = the opposition has more seats
zoo-because-opposition-smaller = the opposition does not have more seats
zoo-because-every-round = a motion is possible every round
zoo-because-majority-lost = the government has lost its majority
zoo-because-majority-held = the government has its majority
zoo-because-only-if-majority-lost = only if the government lacks its majority then
zoo-because-only-if-larger = only if the opposition has more seats then
zoo-next-round = Chance that there is a next round: { $percent } percent.
zoo-event-now = This round's event: { $event }.
zoo-harvest = After the harvest each party may place { $limit } food from its funds this round.

zoo-parties = The parties, in the order of play
zoo-head-party = Party
zoo-head-goals = Goals
zoo-head-seats = Seats
zoo-head-side = Side
zoo-head-funds = Funds
zoo-head-received = Food received
zoo-head-spent = Food spent
zoo-head-cards = Cards
zoo-supply-open = Food in the supply never runs out.
zoo-supply-limited = Food left in the supply: { $food }. What is not there cannot be taken or placed.
zoo-supply-two = Food left in the supply, the unused colours included: { $food }. What is not there cannot be taken or placed.

zoo-majority = { $total } seats; a majority is { $majority }.
zoo-coalitions = Groups that just reach it: { $groups }.
zoo-government =
    { $seats ->
        [one] The government has one seat, the opposition { $opposition }.
       *[other] The government has { $seats } seats, the opposition { $opposition }.
    }
zoo-caretaker =
    { $seats ->
        [one] A caretaker government has one seat, the opposition { $opposition }.
       *[other] A caretaker government has { $seats } seats, the opposition { $opposition }.
    }
zoo-no-government = Nobody governs.
zoo-goal-promised = As things stand, this round's goal goes to { $parties }.
zoo-goal-named = As things stand, the Prime Minister names the party that achieves this round's goal.
zoo-goal-strike = The strike stops this round's promised goal.
zoo-goal-no-majority = Without a majority nobody achieves this round's promised goal.
zoo-goal-no-government = Without a government nobody achieves a promised goal this round.
zoo-goal-no-promise = Nobody was promised this round's goal.

zoo-board = The species: food of each party
zoo-head-species = Species
zoo-head-votes = Votes
zoo-head-note = Note
zoo-votes =
    { $second ->
        [0] { $first }
       *[other] { $first } and { $second }
    }
zoo-note-blocked = Blockade
zoo-note-manipulated = Manipulation
zoo-note-tied = tied
zoo-projection = Seats if counted now

zoo-offices = Offices
zoo-head-office = Office
zoo-head-privilege = Privilege
zoo-face-up = available
zoo-face-down = used or none
zoo-promises = Promised goals: P1 { $first }, P2 { $second }.

zoo-hand = Your cards: { $cards }.
zoo-discards = Discard pile: { $cards }.
zoo-deck =
    { $cards ->
        [one] The deck has one card. Events that may still come: { $events }.
       *[other] The deck has { $cards } cards. Events that may still come: { $events }.
    }

## Questions

zoo-ask-bid = How much food do you bid for the presidency? You have { $funds }; half of a bid is lost, win or lose.
zoo-ask-president-card = Do you draw an action card as the new President?
zoo-ask-blockade = Do you lay the Blockade? Nothing may then be added to that species this round.
zoo-ask-manipulation = Do you lay the Manipulation token? Its leader then gets 4 votes and nobody else any.
zoo-ask-campaign = Your campaign: { $left } of { $limit } food from your funds left to place.
zoo-ask-election-card = Do you play a card before the votes are counted?
zoo-ask-event-card = Do you play a card after the event?
zoo-ask-progress-card = Do you play a card to achieve a goal?
zoo-ask-propose = Propose a government. Its supporters need { $majority } seats.
zoo-ask-vote = { $proposer } proposes { $prime } as Prime Minister, { $finance } for Finance, { $defence } for Defence; this round's goal for { $goal }, the next round's for { $next_goal }. Do you agree?
zoo-ask-vote-own = You propose { $prime } as Prime Minister, { $finance } for Finance, { $defence } for Defence; this round's goal for { $goal }, the next round's for { $next_goal }. Do you vote Yes?
zoo-ask-vote-one = { $proposer } proposes { $prime } as Prime Minister, { $finance } for Finance, { $defence } for Defence; this round's goal for { $goal }. Do you agree?
zoo-ask-vote-one-own = You propose { $prime } as Prime Minister, { $finance } for Finance, { $defence } for Defence; this round's goal for { $goal }. Do you vote Yes?
zoo-ask-motion = Do you bring a motion of no confidence, with a proposal of your own?
zoo-ask-take-over = You have more seats than the government. Do you take it over?
zoo-ask-name-goal = Which party achieves the goal?
zoo-ask-resistance = Do you pay { $cost } food for your goal?
zoo-ask-draw = { $seat } draws.
zoo-ask-lots = The lots of the round.
zoo-ask-event = The event of the round.

zoo-step-prime = Who is Prime Minister?
zoo-step-finance = Who gets Finance?
zoo-step-defence = Who gets Defence?
zoo-step-goal = Who achieves the first goal?
zoo-step-next-goal = Who achieves next round's goal?
zoo-step-card = Which card?
zoo-step-species = Which species?
zoo-step-tokens = How much?
zoo-step-other = Which party?
zoo-step-keeper = Whose food stays?

## Answers

zoo-do-bid = Bid { $amount } (costs { $cost })
zoo-do-president-card-0 = Draw no card
zoo-do-president-card-1 = Draw a card
zoo-do-wait = Not now
zoo-do-blockade = Lay the Blockade on the { $species }
zoo-do-manipulation = Lay the Manipulation token on the { $species }
zoo-do-pass = Play no card
zoo-do-campaign-0 = End your turn
zoo-do-campaign-1 = Place { $tokens } food on the { $species }
zoo-do-campaign-3 = As Prime Minister place { $tokens } food from the supply on the { $species }
zoo-do-campaign-4 = As Opposition leader replace one food of { $other } on the { $species } with yours
zoo-do-campaign-5 = Take { $tokens } food back from the { $species }
zoo-pick-campaign-0 = End your turn
zoo-pick-campaign-1 = Place food from your funds
zoo-pick-campaign-2 = Play a card
zoo-pick-campaign-3 = Use the Prime Minister's food
zoo-pick-campaign-4 = Use the Opposition leader's negative campaign
zoo-pick-campaign-5 = Take back food placed this turn
zoo-pick-motion-0 = No motion
zoo-pick-motion-1 = Make a proposal
zoo-do-card-0 = Rally: { $tokens } food from the supply on the { $species }
zoo-do-card-1 = Negative campaign: replace one food of { $other } on the { $species } with yours
zoo-do-card-2 = Rainy season: one vote less for every leader on land
zoo-do-card-3 = Dry season: one vote less for every leader in the water
zoo-do-card-4 = Migration: one seat more for you
zoo-do-card-5 = Extra mandate: one seat more for the leader of the { $species }
zoo-do-card-6 = Early presidential election: hold it next round
zoo-do-card-7 = Loyalty: keep { $tokens } of your food on the { $species }
zoo-do-card-7-of = Loyalty: keep { $tokens } of the food of { $other } on the { $species }
zoo-do-card-8 =
    Defectors: take { $seats ->
        [one] one seat
       *[other] { $seats } seats
    } from { $other }, or all it has
zoo-do-card-9 = Early parliamentary election: hold it next round; next round's goal is lost
zoo-do-card-10 = Assertiveness: a goal for you as { $office }
zoo-do-propose-1 = { $prime } as Prime Minister, { $finance } for Finance, { $defence } for Defence; this round's goal for { $goal }
zoo-do-propose-2 = { $prime } as Prime Minister, { $finance } for Finance, { $defence } for Defence; this round's goal for { $goal }, the next round's for { $next_goal }
zoo-do-vote-0 = No: join the opposition
zoo-do-vote-1 = Yes: join the government
zoo-do-motion-0 = No motion
zoo-do-take-over-0 = Leave the government as it is
zoo-do-take-over-1 = Take over the government
zoo-do-name-goal = { $seat }
zoo-do-resistance-0 = Go without the goal
zoo-do-resistance-1 = Pay { $cost } food and achieve the goal
zoo-do-discard = Discard { $cards }
zoo-do-draw = Draw { $cards }
zoo-do-lots = { $order }

## Why not


## News

zoo-news-round = Round { $round } begins.
zoo-news-phase = { $phase }.
zoo-news-lots = Ties this round are broken in this order: { $order }.
zoo-news-order = Order of play: { $order }.
zoo-news-recommitted = { $seat } has changed their secret decision.
zoo-news-committed = { $seat } has decided in secret.
zoo-news-bid = { $seat } bid { $amount }.
zoo-news-tied = The highest bids are tied: { $bidders } bid again.
zoo-news-paid = { $seat } pays { $amount } food.
zoo-news-president = { $seat } becomes President.
zoo-news-no-card = { $seat } draws no card as President.
zoo-news-goal-0 = { $seat } achieves a goal for the presidency and has { $goals }.
zoo-news-goal-1 = { $seat } achieves the promised goal and has { $goals }.
zoo-news-goal-2 = { $seat } achieves a goal with a card and has { $goals }.
zoo-news-no-goal-0 = No goal: nobody governs.
zoo-news-no-goal-1 = No promised goal: there is a strike.
zoo-news-no-goal-2 = No promised goal: the government has no majority.
zoo-news-no-goal-3 = No goal: nobody was promised it.
zoo-news-drew =
    { $count ->
        [one] { $seat } draws a card.
       *[other] { $seat } draws { $count } cards.
    }
zoo-news-drew-you = You draw { $cards }.
zoo-news-reshuffled =
    { $count ->
        [one] The one discarded card becomes the new deck.
       *[other] The { $count } discarded cards are shuffled into a new deck.
    }
zoo-news-blockade = { $seat } lays the Blockade on the { $species }.
zoo-news-manipulation = { $seat } lays the Manipulation token on the { $species }.
zoo-news-waited = { $seat } keeps the privilege for later.
zoo-news-placed = { $seat } places { $tokens } food on the { $species }.
zoo-news-taken-back = { $seat } takes { $tokens } food back from the { $species }.
zoo-news-prime-tokens = { $seat } uses the Prime Minister's food on the { $species }.
zoo-news-leader-negative = { $seat }, as Opposition leader, replaces one food of { $other } on the { $species }.
zoo-news-turn-ended = { $seat } ends its turn.
zoo-news-passed = { $seat } plays no card.
zoo-news-card-0 = { $seat } plays Rally: { $tokens } food on the { $species }.
zoo-news-card-1 = { $seat } plays a Negative campaign against { $other } on the { $species }.
zoo-news-card-2 = { $seat } plays Rainy season: one vote less for every leader on land.
zoo-news-card-3 = { $seat } plays Dry season: one vote less for every leader in the water.
zoo-news-card-4 = { $seat } plays Migration for a seat.
zoo-news-card-5 = { $seat } plays an Extra mandate on the { $species }.
zoo-news-card-6 = { $seat } calls an early presidential election.
zoo-news-card-7 = { $seat } keeps { $tokens } food on the { $species } with Loyalty.
zoo-news-card-7-of = { $seat } keeps { $tokens } food of { $other } on the { $species } with Loyalty.
zoo-news-card-8 = { $seat } plays Defectors against { $other }.
zoo-news-card-9 = { $seat } calls an early parliamentary election; next round's goal is lost.
zoo-news-card-10 = { $seat } plays Assertiveness as { $office }.
zoo-news-votes-one =
    The { $species }: { $votes ->
        [one] one vote
       *[other] { $votes } votes
    } for { $seat }.
zoo-news-votes-two =
    The { $species }: { $votes ->
        [one] one vote
       *[other] { $votes } votes
    } for { $seat }, { $more } for { $second }.
zoo-news-seats = Seats: { $seats }.
zoo-news-majority =
    { $seats ->
        [one] One seat is a majority.
       *[other] { $seats } seats are a majority.
    }
zoo-news-kept = { $seat } keeps { $tokens } food on the { $species }.
zoo-news-income = Food for seats: { $food }.
zoo-news-short = The supply is short of food: { $seat } gets { $amount } less than due.
zoo-news-proposed = { $seat } proposes { $prime } as Prime Minister, { $finance } for Finance, { $defence } for Defence; this round's goal for { $goal }, the next round's for { $next_goal }.
zoo-news-motion-1 = { $seat } brings a motion of no confidence and proposes { $prime } as Prime Minister, { $finance } for Finance, { $defence } for Defence; this round's goal for { $goal }.
zoo-news-motion-2 = { $seat } brings a motion of no confidence and proposes { $prime } as Prime Minister, { $finance } for Finance, { $defence } for Defence; this round's goal for { $goal }, the next round's for { $next_goal }.
zoo-news-no-motion = { $seat } brings no motion of no confidence.
zoo-news-voted-0 = { $seat } votes No.
zoo-news-voted-1 = { $seat } votes Yes.
zoo-news-accepted =
    Accepted: { $seats ->
        [one] one seat
       *[other] { $seats } seats
    } in favour, { $majority } needed.
zoo-news-refused =
    Refused: { $seats ->
        [one] one seat
       *[other] { $seats } seats
    } in favour, { $majority } needed.
zoo-news-government = The government: { $parties }.
zoo-news-office = { $office }: { $seat }.
zoo-news-promise = The goal on P{ $space } is promised to { $seat }.
zoo-news-caretaker = No government could be formed; the old one stays as caretaker.
zoo-news-no-government = No government could be formed.
zoo-news-event = Event: { $event }.
zoo-news-donated = { $seat } receives { $amount } food as { $office }.
zoo-news-defected =
    { $seats ->
        [one] One seat goes from { $other } to { $seat }.
       *[other] { $seats } seats go from { $other } to { $seat }.
    }
zoo-news-take-over-0 = { $seat } does not take over.
zoo-news-take-over-1 = { $seat } takes over the government.
zoo-news-named = { $seat } names { $other }.
zoo-news-resistance-0 = { $seat } goes without its goal.
zoo-news-resistance-1 = { $seat } pays for its goal.
zoo-news-discarded = { $seat } discards { $cards }.
zoo-news-end = The game is over.

## Why a bot answers so

zoo-because-behind = Seats of those who gain from it, ours included: { $seats }; it needs { $majority }.
zoo-because-share = Our part of it: goals { $goals } of { $all }, offices { $offices } of { $posts }.
zoo-because-government = Seats of the government: { $seats }; a majority is { $majority }.

## Why a bot answers so

zoo-because-own = It is our own proposal.
zoo-because-goals =
    { $goals ->
        [one] It gives us a goal.
       *[other] It gives us { $goals } goals.
    }
zoo-because-offices = It gives us an office.
zoo-because-nothing = There is nothing in it for us.
zoo-because-broken = { $party } has broken its word before.
zoo-because-partner = With { $party } there is a majority, and each of us gets something.
zoo-because-partners = With { $party } and { $other } there is a majority, and each of us gets something.
zoo-because-enough = We have the majority ourselves.
zoo-because-bid = We bid { $bid } of our { $food } food; half of it is paid.
zoo-because-keep = We keep our { $food } food.
zoo-because-no-word = It was promised to { $party }.
zoo-because-first = It puts us first on the { $species }. Votes if counted now: { $votes }.
zoo-because-second = It puts us second on the { $species }. Votes if counted now: { $votes }.
zoo-because-tokens = We then have { $tokens } food on the { $species }.
zoo-count-promises = Goals promised
zoo-count-offices = Offices
zoo-count-leads = Species led
zoo-because-word = We keep our word to { $party }.
zoo-because-tie = A tie cannot stand.

zoo-goals-0 = For the presidency
zoo-goals-1 = Promised
zoo-goals-2 = With cards

## Certain, or as things stand

zoo-maybe-true = yes, as things stand: { $why }
zoo-maybe-false = no, as things stand: { $why }
zoo-because-begun = it has begun
zoo-because-after-formation = it depends on the government formed this round
zoo-goal-after-formation = The goal of this round is promised when a government is formed.
zoo-goal-over = The goal of this round is settled.
zoo-goal-certain-promised = The goal of this round goes to { $parties }.
zoo-goal-certain-named = The Prime Minister names who achieves the goal of this round.
zoo-next-round-estimate = Chance that there is a next round: { $percent } percent, unless a party reaches the end of the goal track first.
zoo-ask-discard-so-many =
    { $count ->
        [one] Discard one card: you may keep { $limit }.
       *[other] Discard { $count } cards: you may keep { $limit }.
    }
zoo-news-goal-3 = { $seat } is named for the goal by the Prime Minister and has { $goals }.
zoo-goals-3 = Named by the Prime Minister

## What is not possible

zoo-no-funds = You have { $funds } food.
zoo-no-supply = The supply has { $left } food for you.
zoo-no-food-left = You have no food left.
zoo-no-no-food = Place at least one food, or end your turn.
zoo-no-limit = A turn places at most { $limit } food from your funds.
zoo-no-species-limit = A turn places at most { $limit } food from your funds on one species.
zoo-no-closed = You have taken food back from the { $species } too often this turn.
zoo-no-blocked = The Blockade lies on the { $species } this round.
zoo-no-tied = The { $species } are tied: settle that before you end your turn.
zoo-no-tie-there = Two parties would be tied on the { $species }.
zoo-no-nothing-placed = You have placed no food since your last card or privilege this turn.
zoo-no-not-placed = You have placed no food on the { $species } since your last card or privilege this turn.
zoo-no-campaign-card = You hold no card for the campaign.
zoo-no-card-without-tie = Every campaign card you hold would leave a tie or change nothing.
zoo-no-card-not-held = You do not hold that card.
zoo-no-twice = You have chosen that card already.
zoo-no-other-phase = It is played in another phase: { $phase }.
zoo-no-office = { $office } belongs to { $party }.
zoo-no-office-vacant = { $office }: nobody holds this office.
zoo-no-privilege-used = { $office }: the privilege has been used; it returns with the next government.
zoo-no-nowhere = There is no species where that is possible without a tie.
zoo-no-negative-nobody = No rival has food on the { $species }.
zoo-no-negative-self = A negative campaign is against another party.
zoo-no-no-token = { $party } has no food on the { $species }.
zoo-no-rally = A Rally places 1 to { $most } food.
zoo-no-resistance = The goal costs { $cost } food; you have { $funds }.
zoo-no-loyalty = Your food on the { $species }: { $mine }; Loyalty keeps at most { $most }.
zoo-no-loyalty-tie = Another party keeps as many on the { $species }.
zoo-no-loyalty-any = No party has that much food on the { $species }.
zoo-no-loyalty-of = { $party } does not have that much food on the { $species }.
zoo-no-seats = { $party } has no seats to lose.
zoo-no-seats-at-all = No other party has a seat.
zoo-no-food-there = Nobody has food on the { $species }.
zoo-no-own-food-there = You have no food on the { $species } that could stay.
zoo-no-early = That election is next round anyway.
zoo-no-next-round = There is no next round.
zoo-no-effect = Nobody would lose a vote by it.

## News with its figures

zoo-news-no-president-tied = A second tie, between { $tied }: the election fails, and { $seat } stays President.
zoo-news-still-no-president-tied = A second tie, between { $tied }: there is still no President.

## What an answer would change

zoo-figure-tokens = food
zoo-figure-votes = votes if counted now
zoo-figure-tied = tied
zoo-figure-blockade = Blockade
zoo-figure-manipulation = Manipulation
zoo-figure-seats = seats
zoo-figure-seats-if-counted = seats if counted now
zoo-figure-majority = majority
zoo-figure-support = seats that gain from the proposal
zoo-figure-food = food in funds
zoo-figure-left = food that may still be placed this turn
zoo-figure-goals = goals
zoo-figure-cards = cards in hand
zoo-figure-office = held by
zoo-figure-privilege = privilege ready
zoo-figure-government = in the government
zoo-figure-promise = promised to
zoo-figure-presidential = round of the next presidential election
zoo-figure-parliamentary = round of the next parliamentary election
zoo-figure-turn = place in the order of play
zoo-place-parliament = Parliament
zoo-place-calendar = Calendar
zoo-place-agenda = Promised goal { $number }
zoo-later-bid = A bid of nothing costs nothing; half of every other bid is lost, even if it does not win.
zoo-later-president-card = You draw no card.
zoo-later-blockade = The privilege stays ready for a later round.
zoo-later-manipulation = The privilege stays ready for a later round.
zoo-later-campaign = Your turn is over; the food left in your funds stays yours.
zoo-later-election-card = You keep your cards for later.
zoo-later-event-card = You keep your cards for later.
zoo-later-progress-card = You keep your cards for later.
zoo-later-vote = A No: the proposal passes only if the seats behind Yes reach the majority without yours.
zoo-later-motion = The government stays as it is.
zoo-later-take-over = The government stays as it is.
zoo-later-resistance = You pay nothing, and the goal is not achieved.

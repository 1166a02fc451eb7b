# What the things on the table are, and what they do

zoo-thing-goal = Goals
zoo-thing-goal-what = What the game is won with: each party climbs a track of { $last } spaces.
zoo-thing-goal-does = The party with the most goals wins; if tied, the one with the most food. Whoever reaches the last space ends the game.
zoo-thing-food = Food
zoo-thing-food-what = A party's funds, with which it bids and campaigns.
zoo-thing-food-does = In each round up to { $limit } can be placed from funds, at most { $per_species } on one species. After a parliamentary election every seat brings one.
zoo-thing-token = Food on species
zoo-thing-token-what = Food that a party has placed on a species.
zoo-thing-token-does = The party with the most food there gets the first number of votes, the second most the second number. No two parties may be tied.
zoo-thing-votes = Votes
zoo-thing-votes-what = What a species gives to the parties with the most and second most food on it.
zoo-thing-votes-does = At a parliamentary election votes become seats.
zoo-thing-seats = Seats
zoo-thing-seats-what = What a party has in parliament until the next parliamentary election.
zoo-thing-seats-does = They decide who governs and who plays first, and bring food once. After an arrow: the seats if counted now.
zoo-thing-parliament = Parliament
zoo-thing-parliament-what = The seats of all parties.
zoo-thing-parliament-does = Parties that together reach the majority can govern.
zoo-thing-majority = Majority
zoo-thing-majority-what = Half of all seats, rounded down, plus one.
zoo-thing-majority-does = A proposal needs it to pass, and a government to achieve its promised goal.
zoo-thing-government = Government
zoo-thing-government-what = The parties that voted Yes to the accepted proposal.
zoo-thing-government-does =
    They hold the offices, and the promised goals are theirs. They draw { $draw_government ->
        [one] one card
       *[other] { $draw_government } cards
    } at the end of a round.
zoo-thing-opposition = Opposition
zoo-thing-opposition-what = The parties that do not govern.
zoo-thing-opposition-does =
    Its largest party leads it. They draw { $draw_opposition ->
        [one] one card
       *[other] { $draw_opposition } cards
    } at the end of a round.
zoo-thing-agenda = Promised goals
zoo-thing-agenda-what = The proposal names who achieves the goal of this round and of the next.
zoo-thing-agenda-does = In the last phase of the round that party achieves it, if the government has its majority.
zoo-thing-proposal = Proposal
zoo-thing-proposal-what = Three offices and the goals still to come, each for any party.
zoo-thing-proposal-does = All vote in secret. It passes when the seats behind Yes reach the majority; whoever said Yes governs.
zoo-thing-privilege = Privilege
zoo-thing-privilege-what = What an office allows once until the next parliamentary election.
zoo-thing-privilege-does = When it is used, the office card is turned face down.
zoo-thing-blockade = Blockade
zoo-thing-blockade-what = A token that the Defence minister may lay on a species.
zoo-thing-blockade-does = In this round no food can be added there.
zoo-thing-manipulation = Manipulation
zoo-thing-manipulation-what = A token that the Finance minister may lay on a species.
zoo-thing-manipulation-does = At the next count its leader gets { $manipulated } votes, and nobody else any.
zoo-thing-order = Order of play
zoo-thing-order-what = Who plays first in a phase: most seats, then most goals, then the offices.
zoo-thing-order-does = In the campaign, later parties see what the earlier ones have placed.
zoo-thing-hand = Action cards
zoo-thing-hand-what = Cards that only their holder sees; at most { $hand_limit } stay in hand.
zoo-thing-hand-does = Each can be played in one phase only; any number in a turn.
zoo-thing-event = Event
zoo-thing-event-what = One card is turned up in every round.
zoo-thing-event-does = It changes this round or the next. From round { $end_from } on it may be the last.
zoo-thing-calendar = Calendar
zoo-thing-calendar-what = Markers show the rounds of the next elections.
zoo-thing-calendar-does = Elections come every { $interval } rounds, unless a card or a failure shifts them. The game lasts { $rounds } rounds at most.
zoo-thing-office = Offices
zoo-thing-office-what = President, three offices of the government, and the Opposition leader.
zoo-thing-office-does = Each has a privilege or a reward of its own, and breaks ties in the order of play.
zoo-thing-enclosure = Enclosure
zoo-thing-enclosure-what = A species with the food on it and its two numbers of votes.
zoo-thing-enclosure-does = Whoever has the most food there wins its votes.
zoo-thing-office-0-what = Goes to the highest bidder in the presidential election; everybody loses half their bid.
zoo-thing-office-0-does =
    Brings { $president_goals ->
        [one] one goal
       *[other] { $president_goals } goals
    } at once and, if wanted, a card.
zoo-thing-office-1-what = An office of the government.
zoo-thing-office-1-does = In the campaign, once: places { $prime_tokens } food from the supply on one species. In a caretaker government, names who achieves the goal.
zoo-thing-office-2-what = An office of the government.
zoo-thing-office-2-does = Before the campaign, once: lays the Manipulation on a species.
zoo-thing-office-3-what = An office of the government.
zoo-thing-office-3-does = Before the campaign, once: lays the Blockade on a species.
zoo-thing-office-4-what = Goes to the largest party of the opposition.
zoo-thing-office-4-does = In the campaign, once: replaces one food of a rival with its own. May propose another government when this one has lost its majority.
zoo-thing-species-what = A species: { $first } votes for the most food, { $second } for the second most.
zoo-thing-species-does = Its votes become seats at the next parliamentary election.
zoo-thing-card-0-what = An action card for the campaign.
zoo-thing-card-0-does = Places up to { $rally } food from the supply on the species shown on the card.
zoo-thing-card-1-what = An action card for the campaign.
zoo-thing-card-1-does = Replaces one food of a rival on the species shown on the card with yours.
zoo-thing-card-2-what = An action card before the count.
zoo-thing-card-2-does =
    The leader of every land species gets { $season ->
        [one] one vote
       *[other] { $season } votes
    } less.
zoo-thing-card-3-what = An action card before the count.
zoo-thing-card-3-does =
    The leader of every water species gets { $season ->
        [one] one vote
       *[other] { $season } votes
    } less.
zoo-thing-card-4-what = An action card before the count.
zoo-thing-card-4-does =
    Brings you { $migration ->
        [one] one seat
       *[other] { $migration } seats
    } more.
zoo-thing-card-5-what = An action card before the count.
zoo-thing-card-5-does =
    Brings the leader of the species shown on the card { $mandate ->
        [one] one seat
       *[other] { $mandate } seats
    } more.
zoo-thing-card-6-what = An action card after the event.
zoo-thing-card-6-does = The presidential election comes in the next round.
zoo-thing-card-7-what = An action card before the count.
zoo-thing-card-7-does = Up to { $loyalty } food on the species shown on the card stays there after the count.
zoo-thing-card-8-what = An action card after the event.
zoo-thing-card-8-does = { $defectors } seats of a party of your choice become yours.
zoo-thing-card-9-what = An action card after the event.
zoo-thing-card-9-does = The parliamentary election comes in the next round; the goal promised for it is lost.
zoo-thing-card-10-what = An action card for the holder of the office on it, in the last phase.
zoo-thing-card-10-does =
    Brings { $assertiveness ->
        [one] one goal
       *[other] { $assertiveness } goals
    }.
zoo-thing-event-donation-what = An event: food for offices.
zoo-thing-event-donation-does = Each holder of an office on the card receives food.
zoo-thing-event-good-harvest-what = An event for the next round.
zoo-thing-event-good-harvest-does = In the next campaign every party may place { $harvest } food more from its funds.
zoo-thing-event-bad-harvest-what = An event for the next round.
zoo-thing-event-bad-harvest-does = In the next campaign every party may place { $harvest } food less from its funds.
zoo-thing-event-strike-what = An event for this round.
zoo-thing-event-strike-does = The promised goal is not achieved.
zoo-thing-event-resistance-what = An event for this round.
zoo-thing-event-resistance-does = The promised goal costs { $resistance } food; if it is not paid, the goal is not achieved.
zoo-thing-event-end-what = The last event.
zoo-thing-event-end-does = The game ends after this round.

## What a question is for, and what to look at

zoo-purpose-bid = The highest bid takes the presidency, and with it a goal.
zoo-coach-bid = Half of your bid is lost, whether you win or not. You will not have that food in the campaign.
zoo-purpose-president-card = As the new President you may draw an action card.
zoo-coach-president-card = Another card costs nothing. You only have to discard down to the limit at the end of the round.
zoo-purpose-blockade = As Defence minister you may close a species: no food is added there this round.
zoo-coach-blockade = On a species that you lead, nobody can pass you this round. You may also keep the privilege for a later campaign.
zoo-purpose-manipulation = As Finance minister you may change what a species gives: a fixed number of votes to its leader, nothing to others.
zoo-coach-manipulation = Look for a species that you lead and that gives less now, or one where a rival counts on second place.
zoo-purpose-campaign = You place food on species. It brings votes, which become seats at the next parliamentary election.
zoo-coach-campaign = Only the first and, on some species, the second get votes. No two parties may have equal food on a species. Food stays there until the election.
zoo-purpose-election-card = You may play a card before the votes are counted.
zoo-coach-election-card = What would it change in seats? A card you keep can serve at a later election.
zoo-purpose-propose = You propose who holds the offices and who achieves the next goals. Whoever votes Yes joins the government.
zoo-coach-propose = The Yes votes need a majority of the seats. Offer each partner enough to agree, and no more.
zoo-purpose-vote = You vote in secret on this proposal.
zoo-coach-vote = If it is accepted, those who voted Yes govern and the others are the opposition. What do you get with it, and what might a later proposal offer you?
zoo-purpose-event-card = You may play a card after the event.
zoo-coach-event-card = Look at the calendar of elections, and at how many seats the government has to spare.
zoo-purpose-motion = As Opposition leader you may propose another government.
zoo-coach-motion = Count the seats: who would vote for your proposal? If it is refused, nothing changes.
zoo-purpose-take-over = You have more seats than the government and may take it over.
zoo-coach-take-over = The offices and the goals still open become yours. A privilege that has been used stays used.
zoo-purpose-progress-card = You may play a card that achieves a goal if you hold the office it names.
zoo-coach-progress-card = Goals win the game. You may lose the office before another chance comes.
zoo-purpose-name-goal = You say which party achieves the goal.
zoo-coach-name-goal = Usually your own. A goal for a partner may hold your government together.
zoo-purpose-resistance = Your goal meets resistance: you achieve it only if you pay food.
zoo-coach-resistance = Goals win the game. But will you need that food in a campaign still to come?
zoo-purpose-discard = You hold more cards than you may keep. Choose which ones go.
zoo-coach-discard = Keep cards for the phases that come next in the calendar. Everyone sees what you discard.

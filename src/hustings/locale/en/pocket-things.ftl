# What the things on the table are, and what they do

pocket-thing-votes = Votes
pocket-thing-votes-what = What the game is won with after { $rounds } rounds.
pocket-thing-votes-does = A meeting brings one vote at the count, and one more for each issue of the programme that its region cares about.
pocket-thing-money = Funds
pocket-thing-money-what = Each party starts with { $funds } and receives { $income } after every count.
pocket-thing-money-does = It pays for bids and meetings, and breaks ties at the end.
pocket-thing-meeting = Meetings
pocket-thing-meeting-what = Up to { $meetings } in a region in a round; each costs one.
pocket-thing-meeting-does = At the count they become votes, and are gone.
pocket-thing-opinion = What voters care about
pocket-thing-opinion-what = Each region cares about one issue, always the same.
pocket-thing-opinion-does = Meetings there bring one vote more for each such issue in the programme.
pocket-thing-programme = Programme
pocket-thing-programme-what = The two issues that a party stands for; everybody sees them.
pocket-thing-programme-does = Each that a region cares about makes every meeting there worth one vote more.
pocket-thing-order = Order of play
pocket-thing-order-what = Who acts first in this round.
pocket-thing-order-does = All bid in secret, at most { $bid }; everybody pays, and the highest bid goes first.
pocket-thing-hand = Cards
pocket-thing-hand-what = { $hand } cards are dealt to each party at the start; the others do not see them.
pocket-thing-hand-does = In each round one may be played.
pocket-thing-phase-bidding = Bidding
pocket-thing-phase-bidding-what = All bid in secret for the order of play.
pocket-thing-phase-bidding-does = Everybody pays their bid.
pocket-thing-phase-meetings = Meetings
pocket-thing-phase-meetings-what = In order of play, parties hold meetings in the regions.
pocket-thing-phase-meetings-does = They become votes at the count.
pocket-thing-phase-cards = Cards
pocket-thing-phase-cards-what = In order of play, each party may play one card.
pocket-thing-phase-cards-does = A card that was played is gone.
pocket-thing-phase-count = Count
pocket-thing-phase-count-what = Meetings become votes, and everybody receives { $income }.
pocket-thing-phase-count-does = After { $rounds } rounds the party with the most votes wins.
pocket-thing-card-1-what = A card that draws an issue.
pocket-thing-card-1-does = The drawn issue may replace one of the two in the programme.
pocket-thing-card-2-what = A card against rivals in one region.
pocket-thing-card-2-does = Every rival with a meeting there loses one.
pocket-thing-issue-what = An issue: { $name }.
pocket-thing-issue-does = In a programme it makes meetings worth more where voters care about it.
pocket-thing-region-what = A region with meetings of all parties.
pocket-thing-region-does = Its voters care about one issue.

## What a question is for, and what to look at

pocket-purpose-bid = The highest bid goes first this round. Everyone pays their bid.
pocket-coach-bid = Going last lets you see what the others did. What you bid is not left for meetings.
pocket-purpose-meetings = Every meeting brings a vote, and more where your programme fits the voters.
pocket-coach-meetings = Look at what the voters of each region care about, and what your party stands for.
pocket-purpose-card = You may play a card from your hand.
pocket-coach-card = Each card can be used once. See what it would change in this count.
pocket-purpose-programme = You have drawn an issue and may make it part of your programme.
pocket-coach-programme = An issue counts only where the voters of a region care about it. Where do you hold your meetings?

# What the things on the table are, and what they do

classic-thing-votes = Votes
classic-thing-votes-what = A party’s votes in a state, from 0 to { $votes }.
classic-thing-votes-does = They decide who wins the state, and its card turns them into seats. They come from meetings, cabinet cards and the preparation.
classic-thing-seats = Seats
classic-thing-seats-what = What votes are worth in a state, by its card.
classic-thing-seats-does = Each seat is a point at the end, and brings { $seat_money }k after the election.
classic-thing-factor = Factor
classic-thing-factor-what = Popularity, plus the open opinions of the state that the programme shares, less those it contradicts.
classic-thing-factor-does = Meetings times the factor are votes. At zero or less, two meetings make one vote.
classic-thing-popularity = Popularity
classic-thing-popularity-what = How well a party is liked in a state, from −{ $trend } to +{ $trend }.
classic-thing-popularity-does = It counts towards the factor. Polls and cabinet cards move it.
classic-thing-meeting = Meetings
classic-thing-meeting-what = Pieces in a state that can become votes; each costs { $meeting_price }k.
classic-thing-meeting-does = At most { $meetings_new } new ones in a state in each round, and { $meeting_spaces } in all. With { $meetings_least } or more they may be turned into votes; when the state votes, all are.
classic-thing-media = Media markers
classic-thing-media-what = A marker costs { $media_price }k; a state has { $media_spaces } spaces.
classic-thing-media-does = Most markers control the media of the state. The winner may move one to the national board, where it is worth points.
classic-thing-control = Control of the media
classic-thing-control-what = More media markers in a state than any other party.
classic-thing-control-does = Its party may exchange one opinion there in each round, and polls cannot lower its popularity.
classic-thing-coalition = Coalition
classic-thing-coalition-what = Two parties that count their votes together in the state that votes now.
classic-thing-coalition-does = With { $voluntary } programme cards in common both must agree; with { $forced } or more one of them can force it. Both need a coalition tile there.
classic-thing-tile = Coalition tile
classic-thing-tile-what = A tile that a cabinet card with a telephone brings into a state.
classic-thing-tile-does = Without one, a party can form no coalition there.
classic-thing-programme = Programme
classic-thing-programme-what = The { $programme } open cards that a party stands for; up to { $hand } more are hidden in its hand.
classic-thing-programme-does = Cards that a state or the national board shares bring votes, members and points.
classic-thing-opinion = Opinion
classic-thing-opinion-what = What the voters of a state want: up to { $opinions } cards lie open.
classic-thing-opinion-does = Each counts one for parties that share it, and one against those that stand for the opposite.
classic-thing-key-issue = Key issue
classic-thing-key-issue-what = An opinion under the key issue tile.
classic-thing-key-issue-does = It counts double and cannot be exchanged. Cabinet cards place the tile and remove it.
classic-thing-pool = Exchange pool
classic-thing-pool-what = { $pool } open opinion cards that wait to be brought into a state.
classic-thing-pool-does = Whoever controls the media of a state, or has an absolute majority there, may exchange an opinion for one of these.
classic-thing-national-board = National board
classic-thing-national-board-what = Opinions and media markers that winners have taken there from the states.
classic-thing-national-board-does = A national opinion brings members after every election, and points at the end, to parties that share it; a dominant one { $dominant } points more. A marker is worth points by its round.
classic-thing-member = Members
classic-thing-member-what = The members of a party.
classic-thing-member-does = Each is a point at the end. Most members bring { $most } points more, second most { $second }. In some rounds each pays { $member_money }k.
classic-thing-money = Money
classic-thing-money-what = Counted in thousands; every payment is public.
classic-thing-money-does = It buys the start, cabinet cards, media markers, meetings and polls. At the end it is worth nothing.
classic-thing-poll = Poll
classic-thing-poll-what = A card that is sold to the highest bidder, one for each state in each round.
classic-thing-poll-does = The buyer publishes up to { $lines } of its lines, which move popularity; or keeps it secret and rolls { $poll_dice } dice for new members.
classic-thing-start = Start player
classic-thing-start-what = The first to act in this round; the others follow clockwise.
classic-thing-start-does = All bid in secret. The highest bidder pays and names the start player.
classic-thing-sheet = Preparation
classic-thing-sheet-what = A secret sheet that each party fills in before the first round.
classic-thing-sheet-does = It brings popularity, votes, meetings and media markers in the first { $boards } states, and may bring members.
classic-thing-cabinet = Shadow cabinet
classic-thing-cabinet-what = Cards that are laid face down, at most one in each state.
classic-thing-cabinet-does = When they are turned up, they are paid, each carries out one of its actions, and is used up.
classic-thing-donation = Donations
classic-thing-donation-what = Cards from { $donation_least }k to { $donation_most }k, one of which is chosen at the end of a round.
classic-thing-donation-does = Accepted, it brings money, and dice say how many members leave. Refused, dice say how many come; whoever alone refuses the most rolls { $refusal_dice } dice more.
classic-thing-points = Points
classic-thing-points-what = What decides the game after the last election.
classic-thing-points-does = Seats, media markers and opinions on the national board, and members.
classic-thing-majority = Absolute majority
classic-thing-majority-what = More votes in a state than all other parties together.
classic-thing-majority-does = After the meetings there have been turned into votes, its party may exchange one opinion.
classic-thing-party = Party
classic-thing-party-what = One of the parties that are played.
classic-thing-party-does = Each has its own line on every poll.
classic-thing-state = State
classic-thing-state-what = One state votes in each of the { $elections } elections.
classic-thing-state-does = The party or coalition with the most votes wins it.
classic-thing-card-what = A position: { $name }. It can be in a programme, and an opinion of a state.
classic-thing-card-does = In a programme it counts one wherever it lies open, and minus one where its opposite does.
classic-thing-politician-what = A card of the shadow cabinet. It costs { $cost }k and can be used once.
classic-thing-politician-does = One of these: { $actions }.
classic-thing-politician-does-phone = One of these: { $actions }. Its telephone brings a coalition tile.
classic-thing-donation-card = Donation of { $amount }k
classic-thing-donation-card-what = A donation card; it can be used once.
classic-thing-donation-card-does =
    Accepted: { $amount }k, and { $accept ->
        [one] one die
       *[other] { $accept } dice
    } for members that leave. Refused: { $refuse ->
        [one] one die
       *[other] { $refuse } dice
    } for members that come.
classic-thing-state-card-what = A state with at most { $most } seats.
classic-thing-state-card-does = The party or coalition with the most votes wins it, and its card says how many seats votes are worth.
classic-thing-action-key = Place or remove the key issue

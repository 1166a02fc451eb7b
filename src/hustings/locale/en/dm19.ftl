# Die Macher, 2019

## Names

dm19-party-LINKE = Linke
dm19-party-SPD = SPD
dm19-party-GRUENE = Grüne
dm19-party-CDU = CDU
dm19-party-FDP = FDP
dm19-nobody = nobody
dm19-you = { $party } (you)

dm19-topic-education = Education
dm19-topic-digital = Digital
dm19-topic-genetics = Genetics
dm19-topic-security = Security
dm19-topic-welfare = Welfare
dm19-topic-environment = Environment
dm19-topic-traffic = Traffic
dm19-card-plus = { $topic } +
dm19-card-minus = { $topic } −
dm19-face-down = (face down)
dm19-empty = (empty)
dm19-doubled = { $card } (2x)

dm19-board = board { $number }

dm19-politician-backbencher = Backbencher
dm19-politician-vice-chancellor = Vice-Chancellor
dm19-politician-spokesperson = Spokesperson
dm19-politician-secretary-general = Secretary General
dm19-politician-parliamentary-leader = Parliamentary Leader
dm19-politician-honorary-president = Honorary President
dm19-politician-party-chair = Party Chair
dm19-politician-candidate = Candidate
dm19-somebody = a face-down politician

dm19-symbol-meetings = 3 meetings
dm19-symbol-trend = trend +1
dm19-symbol-media = a media marker
dm19-symbol-votes = 6 votes
dm19-symbol-in = { $symbol } in { $board }
dm19-symbols = { $number } × { $symbol }
dm19-package = Package { $package }: { $parts }

dm19-line-plus = { $party } +{ $steps }
dm19-line-minus = { $party } −{ $steps }
dm19-line-zero = { $party } 0
dm19-amount = { $amount }k
dm19-donation = The donation of { $donation }k
dm19-hidden = hidden
dm19-nothing = none
dm19-count-in = { $count } in { $board }
dm19-politician-in = { $politician } to { $board }
dm19-swap-one = { $in } instead of { $out }

## What lies on the table

dm19-round = Round { $number } of { $rounds }
dm19-first-player = First player: { $party }
dm19-region-now = { $region }: votes this round (election { $number }, up to { $most } points)
dm19-region-later = { $region }: election { $number }, up to { $most } points
dm19-opinions = Opinions: { $cards }
dm19-media-control = Media controlled by: { $party }
dm19-parties-in = The parties in { $region }
dm19-row = Politicians: { $parts }
dm19-row-one = { $politician } ({ $party })
dm19-parties = The parties
dm19-cards = Cards
dm19-programme-display = Programme cards on display: { $cards }
dm19-opinion-display = Opinions on display: { $cards }
dm19-doubles = 2x markers left: { $count }
dm19-poll-top = The top poll, if published, gives trend +2: { $party }
dm19-your-hand = Your hand: { $cards }
dm19-your-packet = The cards passed to you: { $cards }
dm19-your-picks = Your picks so far: { $cards }
dm19-your-poll = The poll in your hand: { $lines }
dm19-your-shelved-poll = A poll you kept secret: { $lines }
dm19-hand =
    { $hidden ->
        [0] { $known }
       *[other] { $known }; hidden: { $hidden }
    }

dm19-head-party = Party
dm19-head-votes = Votes
dm19-head-points = Points
dm19-head-meetings = Meetings
dm19-head-trend = Trend
dm19-head-media = Media
dm19-head-matches = Matches
dm19-head-gain = All meetings would bring
dm19-head-money = Money
dm19-head-spent = Paid so far
dm19-head-received = Received so far
dm19-head-base = Base
dm19-head-vote-points = Points for votes
dm19-head-win-points = Points for wins
dm19-head-media-points = Media points
dm19-head-meeting-supply = Meetings left
dm19-head-media-supply = Media left
dm19-head-politicians = Politicians
dm19-head-donations = Donations
dm19-head-programme = Programme
dm19-head-hand = Hand

## Questions

dm19-ask-party = Which party do you lead?
dm19-ask-draft = Pick { $number } of 4: which card do you keep?
dm19-ask-hold = Which card do you keep in hand?
dm19-ask-package = Which starting package do you take, and where?
dm19-ask-bid = How much do you bid to be first player? Only the highest bidder pays.
dm19-ask-raise = You are tied at { $high }k. Do you raise?
dm19-ask-take = How do you change your programme?
dm19-ask-choose = Which card do you take from the display?
dm19-ask-swap = Which cards of your programme do you exchange?
dm19-ask-keep = Which card do you keep in hand? The others are discarded.
dm19-ask-media = Do you place a media marker for 5k?
dm19-ask-meetings = Where do you hold new meetings?
dm19-ask-send = Which politicians do you send, and where?
dm19-ask-pay = Do you pay { $cost }k for your { $politician } in { $board }?
dm19-ask-main = Your { $politician } in { $board }: the main action?
dm19-ask-secondary = Your { $politician } in { $board }: which secondary action?
dm19-ask-influence = You control the media of { $board }. Do you replace an opinion?
dm19-ask-poll-bid = The poll for { $board }, if published, gives { $party } trend +2. What do you bid?
dm19-ask-publish = Your poll for { $board }: { $poll }. Do you publish it?
dm19-ask-convert = How many meetings in { $board } do you turn into votes?
dm19-ask-donation = Which donation do you decide on, and do you accept it?

dm19-step-meetings = New meetings in { $board }
dm19-step-send = To { $board }
dm19-step-package = Where: { $symbol }
dm19-step-swap-in = Which other card comes in?
dm19-step-swap-out = Which card goes out?
dm19-step-influence = What replaces { $card }?
dm19-step-donation = { $donation }k: accept or refuse?
dm19-step-double = Where?
dm19-step-media-swap = Whose marker?

## Answers

dm19-do-party = { $party }
dm19-do-draft = Keep { $card }
dm19-do-hold = Keep { $card }
dm19-do-keep = Keep { $card }
dm19-do-choose = Take { $card }
dm19-do-programme = { $cards }
dm19-do-complete = { $cards }
dm19-do-package = Package { $package }: { $parts }
dm19-do-bid = Bid { $amount }k
dm19-do-pass = Pass
dm19-do-media-pass = Pass this time
dm19-do-take-0 = Take nothing
dm19-do-take-1 = Draw a card, then take one from the display
dm19-do-take-2 = Clear the display, then take one of the new cards
dm19-do-swap = Change the programme: { $swaps }
dm19-do-swap-nothing = Keep the programme
dm19-do-media = A marker in { $board }, for 5k
dm19-do-meetings = { $parts }, for { $cost }k
dm19-do-meetings-none = No new meetings
dm19-do-meetings-one = { $count } for { $cost }k
dm19-do-send = { $parts }
dm19-do-send-nobody = Nobody
dm19-do-pay-0 = Do not pay: the card is lost
dm19-do-pay-1 = Pay
dm19-do-no-action = Skip it
dm19-do-double-place = Put a 2x marker on { $card }
dm19-do-double-remove = Remove the 2x marker
dm19-do-media-swap = Pay { $amount }k to { $other } and remove one of its markers
dm19-do-media-swap-place = Pay { $amount }k to { $other } and replace one of its markers with yours
dm19-do-influence = Replace { $out } with { $card }
dm19-do-influence-pass = Leave the opinions as they are
dm19-do-publish-0 = Keep it secret: base +3
dm19-do-publish-1 = Publish it
dm19-do-convert =
    { $meetings ->
        [one] one meeting
       *[other] { $meetings } meetings
    } for { $votes ->
        [one] one vote
       *[other] { $votes } votes
    }
dm19-do-convert-nothing = None
dm19-do-donation-accept = Accept { $donation }k: base −{ $loss }
dm19-do-donation-refuse = Refuse { $donation }k: base +{ $gain }

dm19-act-double = Place or remove a 2x marker
dm19-act-trend = Your trend +{ $amount }
dm19-act-votes = Your votes +{ $amount }
dm19-act-programme = Change your programme
dm19-act-media-swap = Media swap: pay a rival { $amount }k and take the place of one of their markers
dm19-act-poll = Take the top poll for free
dm19-act-rivals-trend = All rivals' trend −1
dm19-act-base = Your base +{ $amount }


## News

dm19-news-regions = The regions are { $regions }; { $ballot } votes first.
dm19-news-opinions =
    { $count ->
        [one] One opinion lies face down in { $board }.
       *[other] { $count } opinions lie face down in { $board }.
    }
dm19-news-opinion = Opinion in { $board }: { $card }.
dm19-news-opinion-clash = { $card } repeats a topic in { $board } and is discarded.
dm19-news-no-opinion = No other topic is left for { $board }: a space stays empty.
dm19-news-poll-back = The next poll, if published, gives { $party } trend +2.
dm19-news-polls-shuffled = All polls are shuffled into a new deck.
dm19-news-display = Programme cards on display: { $cards }.
dm19-news-party = Player { $number } leads { $party }.
dm19-news-dealt = { $seat } is dealt seven programme cards.
dm19-news-dealt-you = You are dealt { $cards }.
dm19-news-recommitted = { $seat } has changed their choice.
dm19-news-committed = { $seat } has chosen.
dm19-news-passed = The cards go to the left (pick { $number } is done).
dm19-news-received = { $seat } looks at the cards passed on.
dm19-news-received-you = You receive { $cards }.
dm19-news-programme = { $seat }'s programme: { $cards }.
dm19-news-discarded = { $seat } discards { $cards }.
dm19-news-drew =
    { $count ->
        [one] { $seat } draws a programme card.
       *[other] { $seat } draws { $count } programme cards.
    }
dm19-news-drew-you = You draw { $cards }.
dm19-news-starter = { $seat } is first player for now.
dm19-news-package = { $seat } takes package { $package }: { $parts }.
dm19-news-bid = { $seat } bid { $amount }k to be first player.
dm19-news-tied = The highest bid is tied: { $seats }.
dm19-news-raise = { $seat } bids { $amount }k.
dm19-news-pass = { $seat } passes.
dm19-news-first-player = { $seat } pays { $amount }k and is first player.
dm19-news-take-0 = { $seat } takes no programme card.
dm19-news-take-1 = { $seat } draws a card and takes one from the display.
dm19-news-take-2 = { $seat } clears the display.
dm19-news-took = { $seat } takes { $card }.
dm19-news-swap = { $seat } changes its programme: { $swaps }.
dm19-news-swap-nothing = { $seat } keeps its programme.
dm19-news-media = { $seat } places a media marker in { $board }.
dm19-news-media-pass = { $seat } places no media marker.
dm19-news-meetings = { $seat } holds new meetings for { $cost }k: { $parts }.
dm19-news-meetings-none = { $seat } holds no new meetings.
dm19-news-sent = { $seat } sends politicians to { $boards }.
dm19-news-sent-you = You send: { $parts }.
dm19-news-sent-nobody = { $seat } sends nobody.
dm19-news-politician = { $board }: { $seat } reveals the { $politician }.
dm19-news-paid-0 = { $seat } does not pay for the { $politician }, who leaves without effect.
dm19-news-paid-1 = { $seat } pays for the { $politician }.
dm19-news-no-action = { $seat }'s { $politician } skips an action.
dm19-news-media-swap = { $seat } pays { $other } { $amount }k and removes a media marker in { $board }.
dm19-news-media-swap-place = { $seat } pays { $other } { $amount }k and takes over a media space in { $board }.
dm19-news-double-place = { $seat } puts a 2x marker on an opinion in { $board }.
dm19-news-double-remove = { $seat } removes the 2x marker in { $board }.
dm19-news-act-trend = { $seat }'s trend rises by { $amount } in { $board }.
dm19-news-act-votes =
    { $amount ->
        [one] { $seat } gains one vote in { $board }.
       *[other] { $seat } gains { $amount } votes in { $board }.
    }
dm19-news-act-programme = { $seat } changes its programme.
dm19-news-act-poll = { $seat } takes the top poll for { $board }.
dm19-news-act-rivals-trend = The trend of all of { $seat }'s rivals falls by { $amount } in { $board }.
dm19-news-act-base = { $seat }'s base grows by { $amount }.
dm19-news-influence = { $seat } brings { $card } to { $board }.
dm19-news-influence-pass = { $seat } leaves the opinions in { $board } as they are.
dm19-news-poll-sold = { $seat } buys the poll for { $board } for { $amount }k.
dm19-news-poll-unsold = Nobody buys the poll for { $board }.
dm19-news-poll = { $seat } looks at a poll for { $board }.
dm19-news-poll-you = Your poll for { $board }: { $poll }.
dm19-news-published = { $seat } publishes a poll for { $board }: { $poll }.
dm19-news-shelved = { $seat } keeps its poll for { $board } secret: base +3.
dm19-news-converted =
    { $seat } turns { $meetings ->
        [one] one meeting
       *[other] { $meetings } meetings
    } in { $board } into { $votes ->
        [one] one vote
       *[other] { $votes } votes
    }.
dm19-news-converted-nothing = { $seat } turns no meetings in { $board } into votes.
dm19-news-vote-points =
    { $board }: { $seat } has { $votes ->
        [one] one vote
       *[other] { $votes } votes
    }, worth { $points ->
        [one] one point
       *[other] { $points } points
    }.
dm19-news-won =
    { $board }: { $seat } scores { $points ->
        [one] one point
       *[other] { $points } points
    } for the result.
dm19-news-presence =
    { $seat } has a media marker on the national board, worth { $points ->
        [one] one point
       *[other] { $points } points
    }.
dm19-news-income = { $seat } is paid { $points }k for points and { $base }k for its base.
dm19-news-donation-0 = { $seat } refuses the donation of { $donation }k.
dm19-news-donation-1 = { $seat } accepts the donation of { $donation }k.
dm19-news-left = The region that has voted leaves the game.
dm19-news-entered = { $region } enters the game.
dm19-news-opinion-display = The display of opinions is filled again: { $cards }.
dm19-news-round = Round { $round } of { $rounds } begins.
dm19-news-end = The last election is over.

## Why a bot answers so

dm19-count-votes = Votes in { $place }
dm19-count-markers = Markers on the national board

## How many cards

dm19-ask-programme-so-many = Which cards, all of different topics, are your programme? You choose { $count }.
dm19-ask-complete-so-many =
    { $count ->
        [one] Which of the new cards completes your programme?
       *[other] Which { $count } of the new cards complete your programme?
    }

## What is not possible

dm19-no-money = You have { $money }k.
dm19-no-higher = The bid stands at { $high }k; yours must be higher.
dm19-no-too-little = The bid stands at { $high }k, and you have { $money }k.
dm19-no-party = Another player has chosen this party.
dm19-no-topic-twice = You already have a card on this topic: { $topic }. All topics must differ.
dm19-no-ascending = Name the cards in the order in which they are listed.
dm19-no-card = You do not have { $card }.
dm19-no-swapped = { $card } is part of this exchange already.
dm19-no-swap-topic = With { $card } your programme would have a topic twice.
dm19-no-display = { $card } is not in the display.
dm19-no-same-symbol = This symbol is in { $region } already; equal symbols go to different regions.
dm19-no-places-ascending = Equal symbols: name their regions in the order in which they are listed.
dm19-no-media-space = All { $spaces } media spaces in { $region } are taken.
dm19-no-price = That costs { $price }k, and you have { $money }k for it.
dm19-no-meeting-space = { $region } has { $spaces } spaces for your meetings; taken: { $there }.
dm19-no-meeting-supply = Meetings left in your supply: { $left }.
dm19-no-no-region = There is no region on this board any more.
dm19-no-sent = You are sending this politician to another region.
dm19-no-politician-used = You have used this politician before; each can be used once.
dm19-no-pay = The { $politician } costs { $price }k, and you have { $money }k.
dm19-no-once = This action has been used in this region this round.
dm19-no-doubles = No 2x marker is left.
dm19-no-no-open-opinion = There is no open opinion in this region.
dm19-no-rival-marker = No rival has a media marker in this region.
dm19-no-marker-of = This party has no media marker in this region.
dm19-no-own-marker = You have no media marker left to put there.
dm19-no-double-there = There is already a 2x marker here; it can only be removed.
dm19-no-no-double-there = There is no 2x marker here to remove.
dm19-no-face-down = There is no open opinion there.
dm19-no-under-double = { $card } is under a 2x marker and stays.
dm19-no-no-replacement = Nothing in the display can replace { $card }: every topic there is already open in another space.
dm19-no-topic-open = This region already has an open opinion on this topic: { $topic }.
dm19-no-same-card = { $card } is already there: nothing would change.
dm19-no-publish = This poll brings { $party } no plus, so you cannot publish it.
dm19-no-meetings-there = Your meetings in { $region }: { $meetings }.
dm19-no-convert-few = Turn none of your meetings into votes, or at least { $least }.
dm19-no-donation-used = You have used this donation before.

## News with its figures

dm19-news-influence-told = { $seat } replaces { $out } in { $board } with { $card }.
dm19-news-left-told = { $region } has voted and leaves the table.
dm19-news-won-0 = { $seat } wins { $board } alone (votes: { $votes }; points for it: { $points }).
dm19-news-won-1 = { $seat } is one of several to reach a majority in { $board } (votes: { $votes }; points for it: { $points }).
dm19-news-won-2 = { $seat } wins { $board } in a coalition with { $partner } (votes together: { $votes }; points for it: { $points }).
dm19-news-won-3 = { $seat } has the most votes in { $board }, and no coalition reaches a majority (votes: { $votes }; points for it: { $points }).

## What an answer would change

dm19-figure-agreement = matches
dm19-figure-factor = vote factor
dm19-figure-trend = trend
dm19-figure-votes = votes
dm19-figure-votes-if-turned = votes with all meetings counted
dm19-figure-seats = points for votes
dm19-figure-seats-if-turned = points for votes with all meetings counted
dm19-figure-meetings = meetings
dm19-figure-media = media markers
dm19-figure-politicians = politicians
dm19-figure-control = control of the media
dm19-figure-money = money
dm19-figure-base = base
dm19-figure-cards = cards in hand
dm19-figure-national-media = media markers on the national board
dm19-figure-points = points
dm19-figure-turn = place in the order of play
dm19-place-national = National board
dm19-later-party = Changes nothing now: your party decides which lines of the polls are yours.
dm19-later-bid = A bid of nothing costs nothing. Whoever bids the most is first player.
dm19-later-raise = You pass and pay nothing, unless all pass.
dm19-later-poll-bid = You pass and pay nothing.
dm19-later-take = You take no card; you may still swap with what you hold.
dm19-later-media = You buy nothing now; you are asked again unless all the others pass too.
dm19-later-send = No politician of yours acts in this round.
dm19-later-pay = Unpaid, this politician does nothing and is used up.
dm19-later-convert = Your meetings stay where they are; they can be turned into votes later.

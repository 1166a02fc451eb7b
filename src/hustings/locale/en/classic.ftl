# Die Macher, the editions of 1997 and 2006

classic-player = Player { $number }
classic-nothing = –
classic-nobody = –

classic-party-CDU = CDU/CSU
classic-party-SPD = SPD
classic-party-FDP = FDP
classic-party-GRUENE = Green Party
classic-party-PDS = PDS
classic-party-LINKE = Left

classic-topic-genetic_engineering = genetic engineering
classic-topic-health_reform = health reform
classic-topic-internal_security = internal security
classic-topic-spelling_reform = spelling reform
classic-topic-welfare = welfare
classic-topic-euro = the euro
classic-topic-nuclear_energy = nuclear energy
classic-topic-terrorism = anti-terror measures
classic-topic-restructuring = economic restructuring
classic-topic-minimum_wage = the minimum wage
classic-yes = yes to { $topic }
classic-no = no to { $topic }

classic-cabinet-backbencher = Backbencher
classic-cabinet-speaker = Speaker
classic-cabinet-whip = Chief Whip
classic-cabinet-justice = Minister of Justice
classic-cabinet-finance = Minister of Finance
classic-cabinet-foreign = Foreign Minister
classic-cabinet-chancellor = Chancellor

## What lies on the table

classic-round =
    { $round ->
        [0] Before the first round
       *[other] Round { $round } of { $rounds }
    }
classic-start = { $party } is the start player.
classic-parties = The parties
classic-you = { $party } (you)
classic-programme = { $party } says { $cards }.
classic-election = Election { $number }: { $state }
classic-opinions =
    { $hidden ->
        [0] Public opinion: { $cards }.
        [one] Public opinion: { $cards }; one more is hidden.
       *[other] Public opinion: { $cards }; { $hidden } more are hidden.
    }
classic-key = { $card } (key issue)
classic-control = { $party } controls the media.
classic-no-control = Nobody controls the media.
classic-standing =
    { $most ->
        [one] { $state }: at most one seat
       *[other] { $state }: at most { $most } seats
    }
classic-face-down = face down
classic-pool = In the exchange pool: { $cards }.
classic-national = National opinion
classic-scores = The score if the game ended now
classic-hand = Your hidden programme cards: { $cards }.
classic-own-cabinet = Your cabinet: { $cards }.
classic-own-bid = Your bid: { $amount }k.

classic-head-party = Party
classic-head-money = Money
classic-head-members = Members
classic-head-meetings = Meetings
classic-head-media = Media
classic-head-cabinet = Cabinet
classic-head-donations = Donations
classic-head-partner = Coalition with
classic-head-votes = Votes
classic-head-seats = Seats
classic-head-trend = Popularity
classic-head-factor = Factor
classic-head-tile = Phone
classic-head-card = Card
classic-head-space = Space
classic-head-opinion = Opinion
classic-head-cards = Cards
classic-head-points = Points
classic-head-bonus = Most members
classic-head-opinions = Opinions
classic-head-dominant = Dominant
classic-head-total = Total

## Questions

classic-ask-party = Which party do you lead?
classic-ask-sheet = How do you prepare the campaign?
classic-ask-bid = How much do you bid to name the start player?
classic-ask-start = Who is the start player of this round?
classic-ask-discard = Which of your hidden programme cards do you discard?
classic-ask-change = Do you change your programme?
classic-ask-cabinet = Which cabinet cards do you play, and where?
classic-ask-action = What does your { $card } do in { $board }?
classic-ask-coalition = With whom do you want a coalition?
classic-ask-consent = { $seat } offers you a coalition. Do you agree?
classic-ask-media = Where do you buy a media marker?
classic-ask-exchange = Do you exchange an opinion in { $board }?
classic-ask-majority = You have an absolute majority in { $board }. Do you exchange an opinion?
classic-ask-meetings = How many meetings do you hold in each state?
classic-ask-raise = The poll in { $board }: the bid stands at { $high }k. Do you bid more?
classic-ask-publish = The poll in { $board } reads: { $poll }. What do you publish?
classic-ask-convert = How many meetings in { $board } do you turn into votes?
classic-ask-convert-voting = How many meetings in { $board } do you turn into votes before the election? The others follow in it.
classic-ask-national-media = Do you move a media marker from { $board } to the national board?
classic-ask-national-opinion = Which opinion of { $board } do you make national?
classic-ask-donation = Which donation do you choose? Dice decide how many members leave or join; the figures are averages.

classic-step-meetings = New meetings in { $state }
classic-step-cabinet = A card in { $state }
classic-step-discard = Discard: { $card }
classic-step-change = Which topic does it replace?
classic-step-exchange = Which card of the pool comes in?
classic-step-national-opinion = Which national opinion does it replace?
classic-step-action = On what, or against whom?
classic-step-donation = Do you accept it?
classic-step-raise = How much?
classic-step-publish = A second line
classic-step-sheet-first = First package: popularity, votes, meetings
classic-step-sheet-second = Second package: media markers, members
classic-step-sheet-trend = Popularity +1 in
classic-step-sheet-votes = Six votes in
classic-step-sheet-meetings = Six meetings in
classic-step-sheet-media = A media marker in

## Answers

classic-do-sheet = { $what }
classic-second-offer =
    { $media ->
        [0] no media markers
        [one] one media marker
       *[other] { $media } media markers
    }, { $members ->
        [0] no members
        [one] one member
       *[other] { $members } members
    }
classic-line-trend = popularity +1
classic-line-votes = six votes
classic-line-meetings = six meetings
classic-line-in = { $line } in { $state }
classic-marker-in = a media marker in { $state }
classic-members =
    { $members ->
        [one] one member
       *[other] { $members } members
    }
classic-number-in = { $number } in { $state }
classic-number-of = { $number } × { $what }
classic-number-for = { $party } { $number }
classic-card-in = { $card } in { $state }
classic-card-cost = { $card } ({ $cost })
classic-line = { $party } { $change }
classic-do-meetings = Hold meetings: { $what }
classic-do-meetings-none = Hold no meetings
classic-do-cabinet = Play face down: { $what }
classic-do-cabinet-none = Play no cards
classic-do-discard = Discard { $what }
classic-do-discard-none = Keep all cards
classic-do-publish = Publish: { $lines }
classic-do-publish-none = Keep it secret and roll for members
classic-do-raise = Bid { $amount }k
classic-do-bid = Bid { $amount }k
classic-do-convert =
    { $meetings ->
        [0] Turn none into votes
       *[other] Turn { $meetings } into votes
    }
classic-pick-raise-yes = Bid more
classic-pick-media-no = Pass this time
classic-pick-raise-no = Pass
classic-do-donation = Accept { $donation }k; members: about −{ $loss }
classic-do-donation-none = Refuse { $donation }k; members: about +{ $gain }
classic-pick-donation = { $donation }k: members −{ $loss } if accepted, +{ $gain } if refused
classic-pick-donation-yes = Accept
classic-pick-donation-no = Refuse
classic-do-exchange = { $card } instead of { $slot }
classic-do-exchange-same = Swap { $card } for an equal card
classic-pick-exchange-no = Leave it as it is
classic-do-change = { $card } instead of { $out }
classic-do-change-same = Keep the programme, and discard { $card } from your hand
classic-pick-change-no = Keep the programme
classic-do-national-opinion = { $slot } instead of { $out }
classic-pick-national-opinion-no = None
classic-do-action = { $action }: { $target }
classic-pick-coalition-no = With nobody
classic-pick-consent-yes = Agree
classic-pick-consent-no = Refuse
classic-pick-national-media-yes = Move a marker
classic-pick-national-media-no = Keep it
classic-pick-cabinet-no = No card
classic-action-votes =
    { $number ->
        [one] One vote
       *[other] { $number } votes
    }
classic-action-key = Make an opinion the key issue
classic-action-key-off = Remove the key issue
classic-action-swap = Replace a media marker
classic-action-trend = Own popularity +{ $number }
classic-action-rival = A rival's popularity −{ $number }

## Why a choice is refused


## News

classic-news-party = Player { $player } leads { $party }.
classic-news-programme = { $seat } says { $card }.
classic-news-clash = { $seat } is dealt “{ $card }”, which does not fit and is set aside.
classic-news-drew =
    { $number ->
        [one] { $seat } draws a programme card.
       *[other] { $seat } draws { $number } programme cards.
    }
classic-news-drew-you = You draw: { $cards }.
classic-news-states = Next to vote: { $states }.
classic-news-pool = The exchange pool: { $cards }.
classic-news-opinion = { $state } says { $card }.
classic-news-opinion-clash = “{ $card }” turns up in { $state } but does not fit there.
classic-news-round = Round { $round } begins.
classic-news-end = The last election is over.
classic-news-recommitted = { $seat } has changed their secret decision.
classic-news-committed = { $seat } has decided in secret.
classic-news-revealed = { $seat } bid { $amount }k.
classic-news-revealed-sheet = { $seat } prepared: { $what }.
classic-news-highest-bid = Highest bid: { $seats }.
classic-news-lot = { $seat } wins the dice roll.
classic-news-start = { $seat } names { $other } as start player.
classic-news-paid = { $seat } pays { $amount }k.
classic-news-received = { $seat } receives { $amount }k.
classic-news-discarded = { $seat } discards: { $cards }.
classic-news-discarded-none = { $seat } keeps its hidden cards.
classic-news-changed = { $seat } now says { $card } instead of { $out }.
classic-news-changed-same = { $seat } replaces { $card } with an equal card.
classic-news-placed = { $seat } plays cabinet cards in { $boards }.
classic-news-placed-none = { $seat } plays no cabinet card.
classic-news-revealed-card = { $seat } turns up the { $card } in { $state }.
classic-news-tile = { $seat } can negotiate a coalition in { $state }.
classic-news-votes =
    { $votes ->
        [one] { $seat } gains one vote in { $state }.
       *[other] { $seat } gains { $votes } votes in { $state }.
    }
classic-news-key-issue = “{ $card }” is the key issue in { $state }.
classic-news-key-issue-off = { $state } no longer has a key issue.
classic-news-media-swap = { $seat } replaces a media marker of { $other } in { $state }.
classic-news-trend = { $seat } moves { $other } to popularity { $trend } in { $state }.
classic-news-trend-own = { $seat } now has popularity { $trend } in { $state }.
classic-news-proposed = { $seat } offers { $other } a coalition.
classic-news-refused = { $seat } refuses the offer of { $other }.
classic-news-forced = { $seat } forces a coalition on { $other }.
classic-news-coalition = { $seat } and { $other } form a coalition.
classic-news-passed = { $seat } passes.
classic-news-media = { $seat } buys a media marker in { $state }.
classic-news-exchanged = { $seat } exchanges an opinion in { $state }: { $card } instead of { $out }.
classic-news-exchanged-same = { $seat } swaps { $card } in { $state } for an equal card.
classic-news-meetings = { $seat } holds meetings: { $meetings }.
classic-news-meetings-none = { $seat } holds no meetings.
classic-news-unsold = Nobody wants the poll in { $state }.
classic-news-raised = { $seat } bids { $amount }k.
classic-news-poll = { $seat } buys the poll in { $state }.
classic-news-poll-card = { $seat } looks at the poll.
classic-news-poll-card-you = The poll reads: { $poll }.
classic-news-published = { $seat } publishes the poll in { $state }: { $lines }.
classic-news-not-published = { $seat } does not publish the poll in { $state }.
classic-news-rolled = { $seat } rolls { $dice }: members from { $before } to { $after }.
classic-news-converted =
    { $seat } turns { $meetings ->
        [one] one meeting
       *[other] { $meetings } meetings
    } in { $state } into { $votes ->
        [one] one vote
       *[other] { $votes } votes
    }.
classic-news-counted = Votes in { $state }: { $votes }.
classic-news-seats = Seats in { $state }: { $seats }.
classic-news-won = { $seat } wins { $state }.
classic-news-won-narrowly = { $seat } wins { $state } narrowly.
classic-news-members =
    { $amount ->
        [one] { $seat } gains one member.
       *[other] { $seat } gains { $amount } members.
    }
classic-news-national-media = { $seat } moves a media marker to the national board (round { $round }).
classic-news-national-opinion = { $seat } makes “{ $card }” a national opinion on space { $space }.
classic-news-dominant = { $seat } makes “{ $card }” on space { $space } a dominant national opinion.
classic-news-accepted = { $seat } accepts a donation of { $donation }k.
classic-news-refuses = { $seat } refuses a donation.
classic-news-refuses-you = You refuse a donation of { $donation }k.
classic-news-turned-down = { $seat } has refused { $donation }k.

## Why a bot answers so

classic-because-alone = Votes here so far, meetings included: { $votes } for us, { $rival } for the strongest other party.
classic-because-together = Votes here so far, meetings included: { $votes } for { $party } and us together, { $rival } for the strongest other party.
classic-count-votes = Votes in { $place }
classic-count-markers = Markers on the national board
classic-because-forced =
    { $cards ->
        [one] With one opinion in common { $party } cannot refuse.
       *[other] With { $cards } opinions in common { $party } cannot refuse.
    }

## What is not possible

classic-no-money = You have { $money }k.
classic-no-below-first = You bid { $first }k before and cannot go below it.
classic-no-higher = The next bid is { $least }k or more.
classic-no-raise = The next bid is { $least }k or more, and you have { $money }k.
classic-no-party = Another player has chosen this party.
classic-no-discard = “{ $card }” in your hand: { $count }.
classic-no-card = You do not hold “{ $card }”.
classic-no-tenet = “{ $card }” is against your party's tenet.
classic-no-same-topic = Your programme already has a card on { $topic }; “{ $card }” can only replace that.
classic-no-card-laid = You are already playing this card in another state.
classic-no-card-used = You have used this card before; each can be used once.
classic-no-price = That costs { $price }k, and you have { $money }k for it.
classic-no-key-issue = { $state } already has a key issue; it can only be removed.
classic-no-no-opinion = There is no open opinion in { $state }.
classic-no-self = Choose another party, not your own.
classic-no-own-marker = You have no media marker left in your supply.
classic-no-rival-marker = No rival has a media marker in { $state }.
classic-no-marker-of = This party has no media marker in { $state }.
classic-no-tile = This party has no coalition tile in { $state }.
classic-no-bound = This party is in a coalition with { $other }.
classic-no-in-common = Programme cards in common: { $common }; a coalition needs { $needed }.
classic-no-asked-before = This party has refused you in this election.
classic-no-media-space = All { $spaces } media spaces in { $state } are taken.
classic-no-key-issue-stays = “{ $card }” is the key issue in { $state } and stays.
classic-no-no-newcomer = No card of the pool can replace “{ $card }” in { $state }.
classic-no-pool = “{ $card }” is not in the pool.
classic-no-topic-open = { $state } already has an open opinion on { $topic }.
classic-no-same-card = “{ $card }” is already there: nothing would change.
classic-no-meeting-space = { $state } has { $spaces } spaces for your meetings; taken: { $there }.
classic-no-meetings-new = At most { $most } new meetings can be held in { $state } in a round.
classic-no-meeting-supply = Meetings left in your supply: { $left }.
classic-no-meetings-there = Your meetings in { $state }: { $meetings }.
classic-no-line-before = Name the parties in the order of the list, each once.
classic-no-protected = This party controls the media there; a poll cannot lower it.
classic-no-empty-line = The poll has no figure for this party.
classic-no-dominant = “{ $card }” is dominant and cannot be replaced.
classic-no-all-dominant = The national board is full of dominant opinions; there is no place for “{ $card }”.
classic-no-donation-used = You have used this donation before.

## News with its figures

classic-news-won-party-most = { $seat } wins { $state } with the most votes: { $votes }.
classic-news-won-party-tied = { $seat } wins { $state } narrowly, on a tie (votes: { $votes }).
classic-news-won-coalition-most = The coalition of { $seat } and { $partner } wins { $state } (votes together: { $votes }).
classic-news-won-coalition-tied = The coalition of { $seat } and { $partner } wins { $state } narrowly, on a tie (votes together: { $votes }).
classic-news-national-opinion-instead = { $seat } makes “{ $card }” a national opinion on space { $space }; “{ $replaced }” leaves it.

## What an answer would change

classic-figure-factor = factor
classic-figure-popularity = popularity
classic-figure-votes = votes
classic-figure-votes-if-turned = votes with all meetings counted
classic-figure-seats = seats
classic-figure-seats-if-turned = seats with all meetings counted
classic-figure-meetings = meetings
classic-figure-media = media markers
classic-figure-control = control of the media
classic-figure-leader = would win
classic-figure-tiles = coalition tiles
classic-figure-money = money
classic-figure-members = members
classic-figure-cards = hidden programme cards
classic-figure-cabinet = cabinet cards left
classic-figure-partner = coalition with
classic-figure-together = votes together
classic-figure-national-media = media markers on the national board
classic-figure-opinion-members = members from national opinions
classic-figure-opinion-points = points for national opinions
classic-figure-points = points
classic-figure-turn = place in the order of play
classic-place-national = National board
classic-later-party = Changes nothing now: your party decides which lines of the polls are yours.
classic-later-bid = A bid of nothing costs nothing. Whoever bids the most names the start player.
classic-later-raise = You are out of this auction and pay nothing.
classic-later-cabinet = You pay nothing, and none of your cards acts in this round.
classic-later-coalition = You stay alone unless another party makes you an offer.
classic-later-consent = No coalition with this party in this election.
classic-later-convert = Your meetings stay where they are; they can be turned into votes later.
classic-later-media = You buy nothing now; you are asked again unless all the others pass too.

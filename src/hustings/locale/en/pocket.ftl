# Pocket Election, the worked example

pocket-party =
    { $number ->
        [1] Red
        [2] Blue
        [3] Green
       *[other] Gold
    }
pocket-region =
    { $number ->
        [1] North
       *[other] South
    }

pocket-issue-0 = taxes
pocket-issue-1 = schools
pocket-issue-2 = health
pocket-issue-3 = railways
pocket-issue-4 = forests
pocket-issue-5 = housing

pocket-card-0 = No card
pocket-card-1 = Spin
pocket-card-2 = Smear

## What lies on the table

pocket-round = Round { $round } of { $rounds }
pocket-parties = The parties, in the order of play
pocket-you = { $party } (you)
pocket-two = { $first }, { $second }
pocket-head-party = Party
pocket-head-votes = Votes
pocket-head-funds = Funds
pocket-head-cards = Cards
pocket-head-programme = Programme
pocket-opinion = Voters in the { $region } care about { $issue }.
pocket-hand = Your cards

## Questions

pocket-ask-bid = How much do you bid to go first? At most { $most }; everyone pays.
pocket-ask-meetings = How many meetings do you hold? Each costs one.
pocket-ask-card = Do you play a card?
pocket-ask-programme = You have drawn { $issue }. What does your party stand for?
pocket-step-meetings = Meetings in the { $region }

## Answers

pocket-do-bid = Bid { $amount }
pocket-do-meetings = { $first } in the North, { $second } in the South
pocket-do-card-0 = Play no card
pocket-do-card-1 = Play a spin: draw an issue, which may replace one of your two
pocket-do-card-2 = Play a smear in the { $region }: every rival there loses a meeting
pocket-do-keep = Keep your programme and put { $issue } back
pocket-do-exchange = Replace { $out } with { $in }

pocket-not-in-hand = You do not hold that card ({ $card }).

## News

pocket-news-dealt = { $seat } is dealt two cards.
pocket-news-dealt-you = You are dealt two cards: { $first }, { $second }.
pocket-news-recommitted = { $seat } has changed their secret bid.
pocket-news-committed = { $seat } has made a secret bid.
pocket-news-revealed = { $seat } bid { $amount }.
pocket-news-order = { $first } goes first.
pocket-news-meetings = { $seat } holds meetings: { $first } in the North, { $second } in the South.
pocket-news-card-0 = { $seat } plays no card.
pocket-news-card-1 = { $seat } plays a spin.
pocket-news-card-2 = { $seat } smears its rivals in the { $region }.
pocket-news-drew = { $seat } draws an issue.
pocket-news-drew-you = You have drawn { $issue }.
pocket-news-kept = { $seat } keeps its programme.
pocket-news-programme = { $seat } now stands for { $issue }.
pocket-news-count = The votes are counted.
pocket-news-end = The election is over.

## What is not possible

pocket-no-funds = You have { $funds }.
pocket-no-bid = You can bid { $most } at most.
pocket-no-meetings = You can hold at most { $most } meetings in a region in a round.

## News with its figures

pocket-news-order-all = Order of play: { $order }.
pocket-news-votes = The votes are counted: { $votes }.

## What an answer would change

pocket-figure-meetings = meetings
pocket-figure-votes = votes
pocket-figure-votes-if-counted = votes after the count
pocket-figure-money = funds
pocket-figure-cards = cards
pocket-figure-turn = place in the order of play
pocket-later-bid = A bid of nothing costs nothing. Whoever bids more goes before you.
pocket-later-card = You keep your cards.
pocket-later-programme = Your programme stays as it is.

# The first campaign

zoo-lesson-goal = You lead { $party }. Each party climbs a track of { $last } goals. Whoever has the most goals at the end wins; if tied, the most food decides.
zoo-lesson-parliament = Goals come with power. The zoo elects a parliament; parties that together have a majority of its seats form the government, and share out offices and goals.
zoo-lesson-count = Seats come from votes, and votes from food. Every species gives its votes to whoever has the most food there, and some to the second. The { $species }, for example: { $first } for the first, { $second } for the second.
zoo-lesson-calendar = Elections come every { $interval } rounds; the game lasts { $rounds } rounds at most. In this first round the President is elected, and then parliament.
zoo-lesson-bid = First the President: the highest bid wins the office and climbs the track of goals by { $goals }, but everybody loses half their bid. You have { $food } food, and the campaign needs it too: bid { $bid }.
zoo-lesson-campaign =
    Now the campaign. You may place { $limit } food from your funds, at most { $most } on one species. Begin with the { $species }: { $food } food there would, counted now, bring you { $votes ->
        [one] one vote
       *[other] { $votes } votes
    }. Then place the rest as you like.
zoo-lesson-cards = Before the count you may play an action card. Each card fits one phase only; look at one closely to read what it does. On a phone, your cards are under “Mine”.
zoo-lesson-counted = The votes are counted. You have { $seats } of { $total } seats; a majority is { $majority }.
zoo-lesson-talks = Now the parties negotiate a government. A proposal says who gets the three offices and who achieves the next goals. All vote in secret; if the seats behind Yes reach the majority, whoever said Yes governs.
zoo-lesson-vote = Goals win the game, so look first who would achieve them, then what offices there are for you. Yes brings you into the government; No keeps you in opposition, which draws more cards.
zoo-lesson-event = In every round an event is turned up. This time: { $event }. { $does } Then cards for this phase may be played.
zoo-lesson-progress = At the end of the round the promised goal is achieved, if the government has its majority. Some cards bring a goal to whoever holds the right office.
zoo-lesson-alone = That was a whole round. Your goals so far: { $goals }; the most any party has: { $best }. You are on your own now: the coach says what each question is for, and a hint shows figures.
zoo-lesson-president =
    { $mine ->
        [1] Your bid was the highest: you are President.
       *[other] { $president } made the highest bid and is President now.
    } Next, food goes to the animals.
zoo-lesson-government =
    The vote is over, and { $prime } is Prime Minister. Seats of the government: { $seats }; a majority is { $majority }. { $mine ->
        [1] You are part of it.
       *[other] You are in opposition.
    }
zoo-lesson-why-campaign =
    Counted now, the { $species } would bring you { $votes ->
        [one] one vote
       *[other] { $votes } votes
    }.
zoo-lesson-why-propose = The next goal would be yours.
zoo-lesson-why-vote = The next goal is promised to you.
zoo-lesson-why-resistance = The most goals win the game; food only breaks ties.

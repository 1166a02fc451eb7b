# The first campaign

classic-lesson-goal = You lead { $party }. After { $elections } elections the party with the most points wins. Most points are seats in the states; members, and what you bring to the national board, add to them.
classic-lesson-state = The states vote one after the other. At the end of this round it is { $state }: its card turns votes into seats, { $most } at most.
classic-lesson-count =
    Votes are meetings times factor. In { $state } you have { $meetings ->
        [one] one meeting
       *[other] { $meetings } meetings
    } and a factor of { $factor }. Counted now, that makes { $votes ->
        [one] one vote
       *[other] { $votes } votes
    } and { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }.
classic-lesson-factor = The factor is your popularity (there it is { $popularity }), plus one for every open opinion that your programme shares, minus one for every one it contradicts. All that follows moves the factor or the meetings.
classic-lesson-money = It all costs money. You have { $money }k. After an election every seat won brings { $seat }k; at the end of the game money is worth nothing.
classic-lesson-bid = The round begins: all bid in secret, the highest bidder pays and names the start player. Money is needed elsewhere this time: bid { $bid }.
classic-lesson-programme = You may replace one card of your programme with one from your hand. Watch the factors in the states: that is what it is for.
classic-lesson-cabinet = Cards of the shadow cabinet bring votes, popularity or a coalition tile, each of them once in the game. Keep them this time: they cost money too, and you need it for media and meetings.
classic-lesson-media = Media markers cost { $price }k each. Whoever has the most in a state controls its media: they may exchange an opinion there, and polls cannot lower their popularity.
classic-lesson-opinion = You control the media here, so you may exchange an opinion of this state for one from the exchange pool. Bring in what your programme shares, or take out what it contradicts.
classic-lesson-meetings =
    Meetings cost { $price }k each and become votes, so hold them where your factor is high. With the suggested answer, { $state } would give you { $votes ->
        [one] one vote
       *[other] { $votes } votes
    } and { $seats ->
        [one] one seat
       *[other] { $seats } seats
    } if it were counted now.
classic-lesson-poll = In every state a poll is sold to the highest bidder, who alone sees it and decides what is published. It moves popularity, and so the factor. Bid no more than that is worth to you.
classic-lesson-publish = The poll is yours. Publish up to { $lines } of its lines if they help you or harm rivals; or keep it secret and roll for new members.
classic-lesson-talks = One more thing before the votes are counted. Parties can talk: with a coalition tile each in the state that votes, two of them may count their votes together and win together. They need { $voluntary } programme cards in common; with { $forced } or more one of them can force it.
classic-lesson-convert = Now meetings turn into votes. In the state that votes all of them count; elsewhere they may wait for a better factor.
classic-lesson-won =
    The first election is over. { $most ->
        [1] Nobody won more seats than you: { $seats }.
       *[other] Your seats: { $seats }; those of the best party: { $best }.
    } Each is a point and brings { $money }k.
classic-lesson-national = The winner brings an opinion to the national board. It brings members after every election, and points at the end, to all who share it: choose one that you stand for.
classic-lesson-donation = Last come the donations. Accept one and it brings money, but members leave; refuse it and members come. Members are points.
classic-lesson-alone = That was a whole round. At the end of the next one { $state } votes. You are on your own now: the coach says what each question is for, and a hint shows figures.
classic-lesson-income = Now the money. Every seat you have just won brought { $each }k. After rounds { $rounds }, every member brings { $member }k as well.
classic-lesson-members = And the points. Each member is a point: you have { $members }. The party with the most members gets { $first } points more, the second { $second }. As things stand, you get { $bonus }; another party may still pass you.
classic-lesson-why-discard = New cards cost nothing and may fit the states better.
classic-lesson-why-keep = That keeps your factor of { $factor } in { $state }.
classic-lesson-why-change = Your factor in { $state } rises from { $now } to { $then }.
classic-lesson-why-media = This one marker gives you control of the media in { $state }.
classic-lesson-why-no-media = Your { $money }k are then left for meetings and polls.
classic-lesson-why-exchange = Your factor there rises from { $now } to { $then }.
classic-lesson-why-raise = Nobody has bid yet, so { $bid }k may be enough.
classic-lesson-why-publish = Your popularity there rises to { $popularity }.
classic-lesson-why-convert =
    Counted now, that brings { $votes ->
        [one] one vote
       *[other] { $votes } votes
    }.
classic-lesson-why-national-media = At the end a marker moved there now counts { $points }. The spaces of later elections count less, down to { $least }.
classic-lesson-why-national-opinion =
    Your programme shares it. As long as it does, that is { $points ->
        [one] one point
       *[other] { $points } points
    } at the end, and after every election { $members ->
        [one] one new member
       *[other] { $members } new members
    }.
classic-lesson-why-refuse = Refused, it lets you roll { $dice } dice for new members. Whoever alone refuses the most rolls { $more } more.

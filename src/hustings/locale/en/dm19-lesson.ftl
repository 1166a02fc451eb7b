# The first campaign

dm19-lesson-goal = You lead { $party }. After { $elections } elections the party with the most points wins. Points come from votes and wins in the regions, from media markers on the national board, and from your base.
dm19-lesson-region = The regions vote one after the other. At the end of this round it is { $region }. Its card turns votes into points, and { $majority } votes win it, which is worth { $alone } points to a party alone.
dm19-lesson-count =
    Votes are meetings plus trend, times matches. In { $region } you have { $meetings ->
        [one] one meeting
       *[other] { $meetings } meetings
    }, trend { $trend } and { $matches ->
        [one] one match
       *[other] { $matches } matches
    }. Counted now, that makes { $votes ->
        [one] one vote
       *[other] { $votes } votes
    } and { $points ->
        [one] one point
       *[other] { $points } points
    }.
dm19-lesson-matches = Matches are the open opinions that your programme shares, minus those it contradicts; they never count as less than one. All that follows moves matches, trend or meetings.
dm19-lesson-money = It all costs money. You have { $money }k. After the election, points for votes and your base bring more.
dm19-lesson-bid = The round begins: all bid in secret for first player, and only the highest bidder pays. Money is needed elsewhere this time: bid { $bid }.
dm19-lesson-take = Now the programmes. First you take cards, then you may swap some into your programme.
dm19-lesson-programme = You may swap up to { $swaps } cards of your programme for cards in your hand. Look for what the regions want: every match multiplies your meetings there.
dm19-lesson-media = A media marker costs { $price }k. Whoever has the most in a region controls its media: they may replace an opinion there, and polls cannot lower their trend.
dm19-lesson-meetings =
    Meetings become votes; the more you hold at once, the more they cost. Hold them where you have matches. With the suggested answer, { $region } would give you { $votes ->
        [one] one vote
       *[other] { $votes } votes
    } and { $points ->
        [one] one point
       *[other] { $points } points
    } if it were counted now.
dm19-lesson-politicians = Politicians are sent face down, at most one to a region, and each acts once in the game. They bring trend, votes and more, if you then pay for them.
dm19-lesson-poll = In every region a poll is sold to the highest bidder. Published, all its lines move the trends. Bid no more than that is worth to you.
dm19-lesson-publish = The poll is yours. Publish it if it helps you more than the others; kept secret, it adds { $base } to your base.
dm19-lesson-talks = One more thing about winning. If nobody has { $majority } votes, the strongest party wins together with the partner that shares most of its programme, if the two reach that number together: { $together } points each. Nobody is asked, so mind who stands close to you.
dm19-lesson-won =
    The first election is over. { $most ->
        [1] Your points for votes: { $votes }; no party got more. For winning: { $wins }.
       *[other] Your points for votes: { $votes }; the best party got { $best }. For winning: { $wins }.
    }
dm19-lesson-donation = Last, a donation. Accepted, it brings money and costs base; refused, it brings base, and base is points.
dm19-lesson-alone = That was a whole round. At the end of the next one { $region } votes. You are on your own now: the coach says what each question is for, and a hint shows figures.
dm19-lesson-income = Now the money. Before the donations, each point for votes in this election and each point of your base brought you one thousand. Your base is now { $base }; every point of it is also a point at the end.
dm19-lesson-national = After an election, media markers move to the national board. What they are worth at the end depends on the election: { $row }. Your points there so far: { $media }.
dm19-lesson-why-swap = Your matches in { $region } rise from { $now } to { $then }.
dm19-lesson-why-media = This one marker gives you control of the media in { $region }.
dm19-lesson-why-no-media = Your { $money }k are then left for meetings and polls.
dm19-lesson-why-influence = Your matches there rise from { $now } to { $then }.
dm19-lesson-why-shelve = Your base rises to { $base }, and nobody else gains from the poll.
dm19-lesson-why-wait = They stay where they are and may bring more later, with a better trend or more matches.
dm19-lesson-why-refuse = Your base grows by { $base }, and base is points.

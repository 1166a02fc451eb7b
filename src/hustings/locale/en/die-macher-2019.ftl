# Die Macher, 2019: what the page says otherwise than for the earlier editions, in the words of this one.

page-board-trend = Trend
page-board-factor = Matches
page-board-land = The regions
page-macher-trend-of = { $party }: trend { $n }
page-macher-gets-trend = trend +{ $n }
page-macher-setup-offers = Choose what you prepare, then put it in the regions below
page-board-cabinet = Politicians
page-phase-media-why = Place markers; whoever has the most in a region controls its media.
page-phase-meetings-why = Hold meetings in the regions; they turn into votes later.
page-phase-polls-why = A poll for each region is sold to the highest bidder.
page-phase-conversion-why = Region by region, meetings may turn into votes.
page-phase-election-why = The votes are counted and turned into points.
figure-constant-media-spaces = Media spaces in a region
figure-constant-meeting-spaces = Meeting spaces in a region
page-board-next =
    At { $votes ->
        [one] one vote
       *[other] { $votes } votes
    }: { $seats ->
        [one] one point
       *[other] { $seats } points
    }.

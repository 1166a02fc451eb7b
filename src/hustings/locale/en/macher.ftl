# What the editions of Die Macher share: the names of the states.

macher-state-NW = North Rhine-Westphalia
macher-state-BY = Bavaria
macher-state-BW = Baden-Württemberg
macher-state-NI = Lower Saxony
macher-state-HE = Hesse
macher-state-SN = Saxony
macher-state-RP = Rhineland-Palatinate
macher-state-BE = Berlin
macher-state-ST = Saxony-Anhalt
macher-state-SH = Schleswig-Holstein
macher-state-BB = Brandenburg
macher-state-TH = Thuringia
macher-state-MV = Mecklenburg-Vorpommern
macher-state-HH = Hamburg
macher-state-SL = Saarland
macher-state-HB = Bremen

## The boards in the browser

# An issue in one short word, for cards: eight letters at most.
macher-topic-genetic_engineering = Genes
macher-topic-genetics = Genes
macher-topic-health_reform = Health
macher-topic-internal_security = Safety
macher-topic-security = Safety
macher-topic-spelling_reform = Spelling
macher-topic-welfare = Welfare
macher-topic-euro = Euro
macher-topic-nuclear_energy = Nuclear
macher-topic-terrorism = Terror
macher-topic-restructuring = Industry
macher-topic-minimum_wage = Wages
macher-topic-education = Schools
macher-topic-digital = Digital
macher-topic-environment = Climate
macher-topic-traffic = Traffic

macher-votes-now = votes now
macher-election = election { $n }
macher-seats-of =
    { $n ->
        [one] one seat
       *[other] { $n } seats
    }
macher-points-of =
    { $n ->
        [one] one point
       *[other] { $n } points
    }
macher-steps-seats = seats at each step
macher-steps-points = points at each step
macher-step =
    { $worth } from { $votes ->
        [one] one vote
       *[other] { $votes } votes
    }
macher-votes-of =
    { $n ->
        [one] { $party }: one vote
       *[other] { $party }: { $n } votes
    }
macher-trend-of = { $party }: popularity { $n }
macher-would =
    { $n ->
        [one] { $party } would have one vote
       *[other] { $party } would have { $n } votes
    }
macher-becomes =
    { $now ->
        [yes] Votes { $before } → { $votes }, seats { $from } → { $seats }.
       *[no] If turned into votes: { $before } → { $votes }, seats { $from } → { $seats }.
    }
macher-becomes-points =
    { $now ->
        [yes] Votes { $before } → { $votes }, points { $from } → { $seats }.
       *[no] If turned into votes: { $before } → { $votes }, points { $from } → { $seats }.
    }
macher-whose-sum = Whose votes are spelled out
macher-meetings = Meetings
macher-seats = Seats
macher-points = Points
macher-media = Media
macher-national-media = Media points
macher-comes-in = The card that comes in
macher-politicians = Politicians
macher-donations = Donations
macher-elections = Elections
macher-won-by = won by { $party }
# Thousands, after a sum of money
macher-k = k
macher-costs = costs { $n }k
macher-act-votes =
    { $n ->
        [one] one vote
       *[other] { $n } votes
    }
macher-act-key_issue = set or remove the key issue
macher-act-double = place or remove a 2× marker
macher-act-media_swap = replace a rival's media marker
macher-act-own_trend = own popularity +{ $n }
macher-act-trend = own trend +{ $n }
macher-act-rival_trend = a rival's popularity −{ $n }
macher-act-rivals_trend = all rivals' trend −{ $n }
macher-act-programme = change the programme
macher-act-poll = a poll for free
macher-act-base = base +{ $n }
macher-act-phone = opens coalition talks
macher-donation-accept = Accept { $n }k
macher-donation-refuse = Refuse { $n }k

macher-setup = Before the first round
macher-setup-parties = The parties
macher-party-free = free
macher-setup-draft = Keep one card and pass the others on
macher-setup-programme = Your programme: five cards of different topics
macher-setup-complete = Complete your programme
macher-setup-hold = Keep one card in hand
macher-setup-offers = Choose what you prepare, then put it in the states below
macher-offer = Offer { $n }
macher-gets-trend = popularity +{ $n }
macher-gets-votes =
    { $n ->
        [one] one vote
       *[other] { $n } votes
    }
macher-gets-meetings =
    { $n ->
        [one] one meeting
       *[other] { $n } meetings
    }
macher-gets-media = media
macher-gets-members =
    { $n ->
        [one] one member
       *[other] { $n } members
    }
macher-key-state = At state 1, 2, 3 …: add a piece, or pick it
macher-gives =
    { $meetings ->
        [one] One meeting
       *[other] { $meetings } meetings
    }: votes +{ $votes }, then { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }.
macher-gives-points =
    { $meetings ->
        [one] One meeting
       *[other] { $meetings } meetings
    }: votes +{ $votes }, then { $seats ->
        [one] one point
       *[other] { $seats } points
    }.

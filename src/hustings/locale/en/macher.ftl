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
macher-step =
    { $worth } from { $votes ->
        [one] one vote
       *[other] { $votes } votes
    }
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

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

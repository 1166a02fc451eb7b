# What the editions of Die Macher share: the names of the states.

macher-state-NW = Renania Settentrionale-Vestfalia
macher-state-BY = Baviera
macher-state-BW = Baden-Württemberg
macher-state-NI = Bassa Sassonia
macher-state-HE = Assia
macher-state-SN = Sassonia
macher-state-RP = Renania-Palatinato
macher-state-BE = Berlino
macher-state-ST = Sassonia-Anhalt
macher-state-SH = Schleswig-Holstein
macher-state-BB = Brandeburgo
macher-state-TH = Turingia
macher-state-MV = Meclemburgo-Pomerania
macher-state-HH = Amburgo
macher-state-SL = Saarland
macher-state-HB = Brema

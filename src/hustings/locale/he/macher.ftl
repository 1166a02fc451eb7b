# What the editions of Die Macher share: the names of the states.

macher-state-NW = נורדריין־וסטפאליה
macher-state-BY = בוואריה
macher-state-BW = באדן־וירטמברג
macher-state-NI = סקסוניה התחתונה
macher-state-HE = הסן
macher-state-SN = סקסוניה
macher-state-RP = ריינלנד־פפאלץ
macher-state-BE = ברלין
macher-state-ST = סקסוניה־אנהלט
macher-state-SH = שלזוויג־הולשטיין
macher-state-BB = ברנדנבורג
macher-state-TH = תורינגיה
macher-state-MV = מקלנבורג־פורפומרן
macher-state-HH = המבורג
macher-state-SL = סארלנד
macher-state-HB = ברמן

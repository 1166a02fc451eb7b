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
macher-seats-of =
    { $n ->
        [one] מושב אחד
        [two] שני מושבים
       *[other] { $n } מושבים
    }
macher-points-of =
    { $n ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $n } נקודות
    }
macher-step =
    { $worth } מ{ $votes ->
        [one] קול אחד
        [two] שני קולות
       *[other] ־{ $votes } קולות
    }
macher-votes-of =
    { $n ->
        [one] { $party }: קול אחד
        [two] { $party }: שני קולות
       *[other] { $party }: { $n } קולות
    }
macher-would =
    { $n ->
        [one] { $party }: יהיה קול אחד
        [two] { $party }: יהיו שני קולות
       *[other] { $party }: יהיו { $n } קולות
    }
macher-act-votes =
    { $n ->
        [one] קול אחד
        [two] שני קולות
       *[other] { $n } קולות
    }
macher-act-double = להניח או להסיר סמן כפל
macher-act-own_trend = הדירוג שלך ⁦+{ $n }⁩
macher-act-trend = המגמה שלך ⁦+{ $n }⁩
macher-act-rival_trend = הדירוג של יריב ⁦−{ $n }⁩
macher-act-rivals_trend = המגמה של כל היריבים ⁦−{ $n }⁩
macher-act-base = בסיס ⁦+{ $n }⁩
macher-setup-draft = להשאיר קלף אחד ולהעביר את השאר
macher-setup-programme = המצע שלך: חמישה קלפים בנושאים שונים
macher-setup-complete = להשלים את המצע
macher-setup-hold = להשאיר קלף אחד ביד
macher-setup-offers = לבחור מה להכין, ואז להניח במדינות למטה
macher-gets-trend = דירוג ⁦+{ $n }⁩
macher-gets-votes =
    { $n ->
        [one] קול אחד
        [two] שני קולות
       *[other] { $n } קולות
    }
macher-gets-meetings =
    { $n ->
        [one] מפגש אחד
        [two] שני מפגשים
       *[other] { $n } מפגשים
    }
macher-gets-members =
    { $n ->
        [one] חבר מפלגה אחד
        [two] שני חברי מפלגה
       *[other] { $n } חברי מפלגה
    }
macher-gives =
    { $meetings ->
        [one] מפגש אחד
       *[other] { $meetings } מפגשים
    }: קולות ⁦+{ $votes }⁩, ואז { $seats ->
        [one] מושב אחד
       *[other] { $seats } מושבים
    }.
macher-gives-points =
    { $meetings ->
        [one] מפגש אחד
       *[other] { $meetings } מפגשים
    }: קולות ⁦+{ $votes }⁩, ואז { $seats ->
        [one] נקודה אחת
       *[other] { $seats } נקודות
    }.

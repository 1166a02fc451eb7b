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

## הלוחות בדפדפן

# נושא במילה קצרה אחת, לקלפים: עד שמונה אותיות.
macher-topic-genetic_engineering = גנטיקה
macher-topic-genetics = גנטיקה
macher-topic-health_reform = בריאות
macher-topic-internal_security = ביטחון
macher-topic-security = ביטחון
macher-topic-spelling_reform = כתיב
macher-topic-welfare = רווחה
macher-topic-euro = אירו
macher-topic-nuclear_energy = גרעין
macher-topic-terrorism = טרור
macher-topic-restructuring = תעשייה
macher-topic-minimum_wage = שכר
macher-topic-education = חינוך
macher-topic-digital = דיגיטל
macher-topic-environment = סביבה
macher-topic-traffic = תחבורה

macher-votes-now = בוחרת עכשיו
macher-election = בחירות { $n }
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
macher-steps-seats = מושבים בכל מדרגה
macher-steps-points = נקודות בכל מדרגה
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
macher-trend-of = { $party }: דירוג { $n }
macher-would =
    { $n ->
        [one] { $party }: יהיה קול אחד
        [two] { $party }: יהיו שני קולות
       *[other] { $party }: יהיו { $n } קולות
    }
macher-becomes =
    { $now ->
        [yes] קולות { $before } ← { $votes }, מושבים { $from } ← { $seats }.
       *[no] אם יהפכו לקולות: { $before } ← { $votes }, מושבים { $from } ← { $seats }.
    }
macher-becomes-points =
    { $now ->
        [yes] קולות { $before } ← { $votes }, נקודות { $from } ← { $seats }.
       *[no] אם יהפכו לקולות: { $before } ← { $votes }, נקודות { $from } ← { $seats }.
    }
macher-whose-sum = חישוב הקולות של מי
macher-meetings = מפגשים
macher-seats = מושבים
macher-points = נקודות
macher-media = תקשורת
macher-national-media = נקודות תקשורת
macher-comes-in = הקלף שנכנס
macher-politicians = פוליטיקאים
macher-donations = תרומות
macher-elections = בחירות
macher-won-by = ניצחון של { $party }
# אלפים, אחרי סכום
macher-k = א׳
macher-costs = עולה { $n } אלף
macher-act-votes =
    { $n ->
        [one] קול אחד
        [two] שני קולות
       *[other] { $n } קולות
    }
macher-act-key_issue = לקבוע או להסיר נושא מפתח
macher-act-double = להניח או להסיר סמן כפל
macher-act-media_swap = להחליף סמן תקשורת של יריב
macher-act-own_trend = הדירוג שלך ⁦+{ $n }⁩
macher-act-trend = המגמה שלך ⁦+{ $n }⁩
macher-act-rival_trend = הדירוג של יריב ⁦−{ $n }⁩
macher-act-rivals_trend = המגמה של כל היריבים ⁦−{ $n }⁩
macher-act-programme = לשנות את המצע
macher-act-poll = סקר חינם
macher-act-base = בסיס ⁦+{ $n }⁩
macher-act-phone = מאפשר שיחות קואליציה
macher-donation-accept = לקבל { $n } אלף
macher-donation-refuse = לסרב ל־{ $n } אלף

macher-setup = לפני הסיבוב הראשון
macher-setup-parties = המפלגות
macher-party-free = פנויה
macher-setup-draft = להשאיר קלף אחד ולהעביר את השאר
macher-setup-programme = המצע שלך: חמישה קלפים בנושאים שונים
macher-setup-complete = להשלים את המצע
macher-setup-hold = להשאיר קלף אחד ביד
macher-setup-offers = לבחור מה להכין, ואז להניח במדינות למטה
macher-offer = הצעה { $n }
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
macher-gets-media = תקשורת
macher-gets-members =
    { $n ->
        [one] חבר מפלגה אחד
        [two] שני חברי מפלגה
       *[other] { $n } חברי מפלגה
    }
macher-key-state = במדינה 1, 2, 3: להוסיף כלי או לבחור
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

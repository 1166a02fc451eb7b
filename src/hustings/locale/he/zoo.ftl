# Zoocracy
# A sentence with no Hebrew letter of its own, or a Latin one first, begins with a mark of direction (U+200F).

zoo-party =
    { $number ->
        [1] הצהובים
        [2] הירוקים
        [3] האדומים
        [4] הכתומים
        [5] השחורים
       *[other] הכחולים
    }
zoo-nobody = אף אחד
zoo-nowhere = לא עכשיו
zoo-none = אין
zoo-no-card = לא לשחק קלף
zoo-hidden = נסתר
zoo-you = { $party } (אני)
zoo-amount = ‏{ $party } { $amount }
zoo-group = ‏({ $parties })
zoo-tokens =
    { $tokens ->
        [one] מנת מזון אחת
        [two] שתי מנות מזון
       *[other] { $tokens } מנות מזון
    }

zoo-species-0 = הפילים
zoo-species-1 = הקופים
zoo-species-2 = הזברות
zoo-species-3 = הנחשים
zoo-species-4 = התוכים
zoo-species-5 = הפינגווינים
zoo-species-6 = הפלמינגו
zoo-species-7 = ההיפופוטמים
zoo-species-8 = דובי הקוטב

zoo-office-0 = נשיאות
zoo-office-1 = ראשות הממשלה
zoo-office-2 = אוצר
zoo-office-3 = ביטחון
zoo-office-4 = ראשות האופוזיציה

zoo-side-0 = אין ממשלה
zoo-side-1 = ממשלה
zoo-side-2 = אופוזיציה

zoo-card-0 = עצרת ({ $species })
zoo-card-1 = קמפיין שלילי ({ $species })
zoo-card-2 = עונת הגשמים
zoo-card-3 = העונה היבשה
zoo-card-4 = נדידה
zoo-card-5 = מנדט נוסף ({ $species })
zoo-card-6 = הקדמת הבחירות לנשיאות
zoo-card-7 = נאמנות ({ $species })
zoo-card-8 = עריקים
zoo-card-9 = הקדמת הבחירות לפרלמנט
zoo-card-10 = נחישות ({ $office })

zoo-event-donation-1 = תרומה לתפקידי הממשלה
zoo-event-donation-2 = תרומה לנשיאות ולראשות האופוזיציה
zoo-event-donation-3 = תרומה לכל תפקיד
zoo-event-good-harvest = יבול טוב
zoo-event-bad-harvest = יבול דל
zoo-event-strike = שביתה
zoo-event-resistance = התנגדות
zoo-event-end = סוף המשחק

zoo-phase-A = ‏A בחירות לנשיאות
zoo-phase-B = ‏B קמפיין
zoo-phase-C = ‏C בחירות לפרלמנט
zoo-phase-D = ‏D ממשלה
zoo-phase-E = ‏E אירוע
zoo-phase-F = ‏F אי־אמון
zoo-phase-G = ‏G התקדמות

## What lies on the table

zoo-round = סיבוב { $round } מתוך { $rounds } לכל היותר
zoo-calendar = הסיבוב הזה והבא
zoo-head-phase = שלב
zoo-head-round = סיבוב { $round }
zoo-played-true = כן: { $why }
zoo-played-false = לא: { $why }
zoo-because-always = בכל סיבוב
zoo-because-marker-here = הסמן על הסיבוב הזה
zoo-because-marker-later = הסמן על סיבוב מאוחר יותר
zoo-because-marker-there = הסמן על הסיבוב ההוא
zoo-because-marker-elsewhere = הסמן לא על הסיבוב ההוא
zoo-because-no-government = אין ממשלה
zoo-because-formation-failed = לא הורכבה ממשלה בסיבוב הזה
zoo-because-no-opposition = אין ראש לאופוזיציה
zoo-because-opposition-larger = לאופוזיציה יותר מנדטים
zoo-because-opposition-smaller = לאופוזיציה אין יותר מנדטים
zoo-because-every-round = אפשר להציע אי־אמון בכל סיבוב
zoo-because-majority-lost = הממשלה איבדה את הרוב
zoo-because-majority-held = לממשלה יש רוב
zoo-because-only-if-majority-lost = רק אם אז לא יהיה לממשלה רוב
zoo-because-only-if-larger = רק אם אז יהיו לאופוזיציה יותר מנדטים
zoo-next-round = הסיכוי לעוד סיבוב: { $percent } אחוז.
zoo-event-now = האירוע בסיבוב הזה: { $event }.
zoo-harvest =
    { $limit ->
        [one] אחרי היבול כל מפלגה יכולה להניח בסיבוב הזה מנת מזון אחת מהקופה.
        [two] אחרי היבול כל מפלגה יכולה להניח בסיבוב הזה עד שתי מנות מזון מהקופה.
       *[other] אחרי היבול כל מפלגה יכולה להניח בסיבוב הזה עד { $limit } מנות מזון מהקופה.
    }

zoo-parties = המפלגות, לפי סדר התורות
zoo-head-party = מפלגה
zoo-head-goals = יעדים
zoo-head-seats = מנדטים
zoo-head-side = צד
zoo-head-funds = קופה
zoo-head-received = מזון שהתקבל
zoo-head-spent = מזון שהוצא
zoo-head-cards = קלפים
zoo-supply-open = המזון במלאי לעולם אינו נגמר.
zoo-supply-limited = מזון שנותר במלאי: { $food }. מה שאין במלאי אי אפשר לקחת או להניח.
zoo-supply-two = מזון שנותר במלאי, כולל הצבעים שאינם במשחק: { $food }. מה שאין במלאי אי אפשר לקחת או להניח.

zoo-majority = { $total } מנדטים; רוב הוא { $majority }.
zoo-coalitions = קבוצות שמגיעות לרוב בדיוק: { $groups }.
zoo-government =
    { $seats ->
        [one] לממשלה מנדט אחד, לאופוזיציה { $opposition }.
        [two] לממשלה שני מנדטים, לאופוזיציה { $opposition }.
       *[other] לממשלה { $seats } מנדטים, לאופוזיציה { $opposition }.
    }
zoo-caretaker =
    { $seats ->
        [one] לממשלת המעבר מנדט אחד, לאופוזיציה { $opposition }.
        [two] לממשלת המעבר שני מנדטים, לאופוזיציה { $opposition }.
       *[other] לממשלת המעבר { $seats } מנדטים, לאופוזיציה { $opposition }.
    }
zoo-no-government = אין ממשלה.
zoo-goal-promised = כרגע היעד של הסיבוב הזה מגיע אל { $parties }.
zoo-goal-named = כרגע ראשות הממשלה קובעת מי משיג את היעד של הסיבוב הזה.
zoo-goal-strike = השביתה עוצרת את היעד המובטח של הסיבוב הזה.
zoo-goal-no-majority = בלי רוב איש אינו משיג את היעד המובטח של הסיבוב הזה.
zoo-goal-no-government = בלי ממשלה איש אינו משיג יעד מובטח בסיבוב הזה.
zoo-goal-no-promise = היעד של הסיבוב הזה לא הובטח לאיש.

zoo-board = המינים: המזון של כל מפלגה
zoo-head-species = מין
zoo-head-votes = קולות
zoo-head-note = הערה
zoo-votes =
    { $second ->
        [0] { $first }
       *[other] { $first } ו־{ $second }
    }
zoo-note-blocked = חסימה
zoo-note-manipulated = מניפולציה
zoo-note-tied = תיקו
zoo-projection = מנדטים בספירה עכשיו

zoo-offices = תפקידים
zoo-head-office = תפקיד
zoo-head-privilege = זכות
zoo-face-up = עוד לא נוצלה
zoo-face-down = נוצלה או אין
zoo-promises = יעדים מובטחים: P1 { $first }, P2 { $second }.

zoo-hand = הקלפים שלך: { $cards }.
zoo-discards = ערימת ההשלכה: { $cards }.
zoo-deck = קלפים בחפיסה: { $cards }. אירועים שעוד יכולים לבוא: { $events }.

## Questions

zoo-ask-bid = כמה מזון להציע על הנשיאות? בקופה שלך { $funds }; חצי מההצעה אובד, גם בהפסד.
zoo-ask-president-card = למשוך קלף פעולה עם הבחירה לנשיאות?
zoo-ask-blockade = להניח את החסימה? בסיבוב הזה לא יהיה אפשר להוסיף דבר למין הזה.
zoo-ask-manipulation = להניח את אסימון המניפולציה? המוביל שם יקבל 4 קולות והאחרים לא יקבלו כלום.
zoo-ask-campaign = הקמפיין שלך: נותרו { $left } מתוך { $limit } מנות מזון מהקופה להניח.
zoo-ask-election-card = לשחק קלף לפני ספירת הקולות?
zoo-ask-event-card = לשחק קלף אחרי האירוע?
zoo-ask-progress-card = לשחק קלף כדי להשיג יעד?
zoo-ask-propose = להציע ממשלה. לתומכים בה דרושים { $majority } מנדטים.
zoo-ask-vote = { $proposer } מציעים: ראשות הממשלה: { $prime }, אוצר: { $finance }, ביטחון: { $defence }; היעד של הסיבוב הזה: { $goal }, היעד של הסיבוב הבא: { $next_goal }. להסכים?
zoo-ask-vote-own = ההצעה שלך: ראשות הממשלה: { $prime }, אוצר: { $finance }, ביטחון: { $defence }; היעד של הסיבוב הזה: { $goal }, היעד של הסיבוב הבא: { $next_goal }. להצביע בעד?
zoo-ask-vote-one = { $proposer } מציעים: ראשות הממשלה: { $prime }, אוצר: { $finance }, ביטחון: { $defence }; היעד של הסיבוב הזה: { $goal }. להסכים?
zoo-ask-vote-one-own = ההצעה שלך: ראשות הממשלה: { $prime }, אוצר: { $finance }, ביטחון: { $defence }; היעד של הסיבוב הזה: { $goal }. להצביע בעד?
zoo-ask-motion = להגיש אי־אמון עם הצעת ממשלה משלך?
zoo-ask-take-over = יש לך יותר מנדטים מאשר לממשלה. לקחת את השלטון?
zoo-ask-name-goal = איזו מפלגה תשיג את היעד?
zoo-ask-resistance =
    { $cost ->
        [one] לשלם מנת מזון אחת על היעד שלך?
        [two] לשלם שתי מנות מזון על היעד שלך?
       *[other] לשלם { $cost } מנות מזון על היעד שלך?
    }
zoo-ask-draw = { $seat } מושכים.
zoo-ask-lots = הגרלות הסיבוב.
zoo-ask-event = האירוע של הסיבוב.

zoo-step-prime = למי ראשות הממשלה?
zoo-step-finance = למי האוצר?
zoo-step-defence = למי הביטחון?
zoo-step-goal = למי היעד הראשון?
zoo-step-next-goal = למי היעד של הסיבוב הבא?
zoo-step-card = איזה קלף?
zoo-step-species = איזה מין?
zoo-step-tokens = כמה?
zoo-step-other = איזו מפלגה?
zoo-step-keeper = המזון של איזו מפלגה נשאר?

## Answers

zoo-do-bid = להציע { $amount } (עולה { $cost })
zoo-do-president-card-0 = לא למשוך קלף
zoo-do-president-card-1 = למשוך קלף
zoo-do-wait = לא עכשיו
zoo-do-blockade = להניח את החסימה אצל { $species }
zoo-do-manipulation = להניח את אסימון המניפולציה אצל { $species }
zoo-do-pass = לא לשחק קלף
zoo-do-campaign-0 = לסיים את התור
zoo-do-campaign-1 =
    { $tokens ->
        [one] להניח מנת מזון אחת אצל { $species }
        [two] להניח שתי מנות מזון אצל { $species }
       *[other] להניח { $tokens } מנות מזון אצל { $species }
    }
zoo-do-campaign-3 =
    { $tokens ->
        [one] ראשות הממשלה: להניח מנת מזון אחת מהמלאי אצל { $species }
        [two] ראשות הממשלה: להניח שתי מנות מזון מהמלאי אצל { $species }
       *[other] ראשות הממשלה: להניח { $tokens } מנות מזון מהמלאי אצל { $species }
    }
zoo-do-campaign-4 = ראשות האופוזיציה: להחליף מנת מזון של { $other } אצל { $species } במנה שלך
zoo-do-campaign-5 =
    { $tokens ->
        [one] לקחת בחזרה מנת מזון אחת: { $species }
        [two] לקחת בחזרה שתי מנות מזון: { $species }
       *[other] לקחת בחזרה { $tokens } מנות מזון: { $species }
    }
zoo-pick-campaign-0 = לסיים את התור
zoo-pick-campaign-1 = להניח מזון מהקופה
zoo-pick-campaign-2 = לשחק קלף
zoo-pick-campaign-3 = להניח את המזון של ראשות הממשלה
zoo-pick-campaign-4 = לנהל את הקמפיין השלילי של ראשות האופוזיציה
zoo-pick-campaign-5 = לקחת בחזרה מזון שהונח בתור הזה
zoo-pick-motion-0 = בלי אי־אמון
zoo-pick-motion-1 = להגיש הצעה
zoo-do-card-0 =
    { $tokens ->
        [one] עצרת: מנת מזון אחת מהמלאי אצל { $species }
        [two] עצרת: שתי מנות מזון מהמלאי אצל { $species }
       *[other] עצרת: { $tokens } מנות מזון מהמלאי אצל { $species }
    }
zoo-do-card-1 = קמפיין שלילי: להחליף מנת מזון של { $other } אצל { $species } במנה שלך
zoo-do-card-2 = עונת הגשמים: קול אחד פחות לכל מוביל ביבשה
zoo-do-card-3 = העונה היבשה: קול אחד פחות לכל מוביל במים
zoo-do-card-4 = נדידה: עוד מנדט לך
zoo-do-card-5 = מנדט נוסף: עוד מנדט למי שמוביל אצל { $species }
zoo-do-card-6 = הקדמת הבחירות לנשיאות: לקיים אותן בסיבוב הבא
zoo-do-card-7 =
    { $tokens ->
        [one] נאמנות: להשאיר מנת מזון אחת שלך אצל { $species }
        [two] נאמנות: להשאיר שתי מנות מזון שלך אצל { $species }
       *[other] נאמנות: להשאיר { $tokens } מנות מזון שלך אצל { $species }
    }
zoo-do-card-7-of =
    { $tokens ->
        [one] נאמנות: להשאיר מנת מזון אחת של { $other } אצל { $species }
        [two] נאמנות: להשאיר שתי מנות מזון של { $other } אצל { $species }
       *[other] נאמנות: להשאיר { $tokens } מנות מזון של { $other } אצל { $species }
    }
zoo-do-card-8 =
    { $seats ->
        [one] עריקים: לקחת מנדט אחד של { $other }, אם יש
        [two] עריקים: לקחת שני מנדטים של { $other }, או את כל מה שיש
       *[other] עריקים: לקחת { $seats } מנדטים של { $other }, או את כל מה שיש
    }
zoo-do-card-9 = הקדמת הבחירות לפרלמנט: לקיים אותן בסיבוב הבא; היעד של הסיבוב הבא אובד
zoo-do-card-10 = נחישות: יעד בשבילך, בזכות { $office }
zoo-do-propose-1 = ראשות הממשלה: { $prime }, אוצר: { $finance }, ביטחון: { $defence }; היעד של הסיבוב הזה: { $goal }
zoo-do-propose-2 = ראשות הממשלה: { $prime }, אוצר: { $finance }, ביטחון: { $defence }; היעד של הסיבוב הזה: { $goal }, היעד של הסיבוב הבא: { $next_goal }
zoo-do-vote-0 = לא: להצטרף לאופוזיציה
zoo-do-vote-1 = כן: להצטרף לממשלה
zoo-do-motion-0 = בלי אי־אמון
zoo-do-take-over-0 = להשאיר את הממשלה
zoo-do-take-over-1 = לקחת את השלטון
zoo-do-name-goal = { $seat }
zoo-do-resistance-0 = לוותר על היעד
zoo-do-resistance-1 =
    { $cost ->
        [one] לשלם מנת מזון אחת ולהשיג את היעד
        [two] לשלם שתי מנות מזון ולהשיג את היעד
       *[other] לשלם { $cost } מנות מזון ולהשיג את היעד
    }
zoo-do-discard = להשליך { $cards }
zoo-do-draw = למשוך { $cards }
zoo-do-lots = { $order }

## Why not


## News

zoo-news-round = סיבוב { $round } מתחיל.
zoo-news-phase = ‏{ $phase }.
zoo-news-lots = בסיבוב הזה מצבי תיקו מוכרעים לפי הסדר הזה: { $order }.
zoo-news-order = סדר התורות: { $order }.
zoo-news-recommitted = { $seat } שינו את החלטתם הסודית.
zoo-news-committed = { $seat } החליטו בסתר.
zoo-news-bid = { $seat } הציעו { $amount }.
zoo-news-tied = ההצעות הגבוהות שוות, ומציעים שוב: { $bidders }.
zoo-news-paid =
    { $amount ->
        [one] { $seat } משלמים מנת מזון אחת.
        [two] { $seat } משלמים שתי מנות מזון.
       *[other] { $seat } משלמים { $amount } מנות מזון.
    }
zoo-news-president = { $seat } זוכים בנשיאות.
zoo-news-no-card = { $seat } לא מושכים קלף על הנשיאות.
zoo-news-goal-0 = { $seat } משיגים יעד על הנשיאות; סך הכול: { $goals }.
zoo-news-goal-1 = { $seat } משיגים את היעד המובטח; סך הכול: { $goals }.
zoo-news-goal-2 = { $seat } משיגים יעד בעזרת קלף; סך הכול: { $goals }.
zoo-news-no-goal-0 = אין יעד: אין ממשלה.
zoo-news-no-goal-1 = אין יעד מובטח: יש שביתה.
zoo-news-no-goal-2 = אין יעד מובטח: לממשלה אין רוב.
zoo-news-no-goal-3 = אין יעד: הוא לא הובטח לאיש.
zoo-news-drew =
    { $count ->
        [one] { $seat } מושכים קלף.
        [two] { $seat } מושכים שני קלפים.
       *[other] { $seat } מושכים { $count } קלפים.
    }
zoo-news-drew-you = משכת { $cards }.
zoo-news-reshuffled =
    { $count ->
        [one] הקלף שהושלך נטרף לחפיסה חדשה.
        [two] שני הקלפים שהושלכו נטרפים לחפיסה חדשה.
       *[other] { $count } הקלפים שהושלכו נטרפים לחפיסה חדשה.
    }
zoo-news-blockade = { $seat } מניחים את החסימה אצל { $species }.
zoo-news-manipulation = { $seat } מניחים את אסימון המניפולציה אצל { $species }.
zoo-news-waited = { $seat } שומרים את הזכות לאחר כך.
zoo-news-placed =
    { $tokens ->
        [one] { $seat } מניחים מנת מזון אחת אצל { $species }.
        [two] { $seat } מניחים שתי מנות מזון אצל { $species }.
       *[other] { $seat } מניחים { $tokens } מנות מזון אצל { $species }.
    }
zoo-news-taken-back =
    { $tokens ->
        [one] { $seat } לוקחים בחזרה מנת מזון אחת: { $species }.
        [two] { $seat } לוקחים בחזרה שתי מנות מזון: { $species }.
       *[other] { $seat } לוקחים בחזרה { $tokens } מנות מזון: { $species }.
    }
zoo-news-prime-tokens = { $seat } מניחים את המזון של ראשות הממשלה אצל { $species }.
zoo-news-leader-negative = { $seat }, בראשות האופוזיציה, מחליפים מנת מזון של { $other } אצל { $species }.
zoo-news-turn-ended = { $seat } מסיימים את התור.
zoo-news-passed = { $seat } לא משחקים קלף.
zoo-news-card-0 =
    { $tokens ->
        [one] { $seat } עורכים עצרת: מנת מזון אחת אצל { $species }.
        [two] { $seat } עורכים עצרת: שתי מנות מזון אצל { $species }.
       *[other] { $seat } עורכים עצרת: { $tokens } מנות מזון אצל { $species }.
    }
zoo-news-card-1 = { $seat } משחקים קמפיין שלילי נגד { $other } אצל { $species }.
zoo-news-card-2 = { $seat } משחקים את עונת הגשמים: קול אחד פחות לכל מוביל ביבשה.
zoo-news-card-3 = { $seat } משחקים את העונה היבשה: קול אחד פחות לכל מוביל במים.
zoo-news-card-4 = { $seat } משחקים נדידה ומקבלים מנדט.
zoo-news-card-5 = { $seat } משחקים מנדט נוסף אצל { $species }.
zoo-news-card-6 = { $seat } מקדימים את הבחירות לנשיאות.
zoo-news-card-7 =
    { $tokens ->
        [one] { $seat } משאירים מנת מזון אחת אצל { $species } בזכות נאמנות.
        [two] { $seat } משאירים שתי מנות מזון אצל { $species } בזכות נאמנות.
       *[other] { $seat } משאירים { $tokens } מנות מזון אצל { $species } בזכות נאמנות.
    }
zoo-news-card-7-of =
    { $tokens ->
        [one] { $seat } משאירים מנת מזון אחת של { $other } אצל { $species } בזכות נאמנות.
        [two] { $seat } משאירים שתי מנות מזון של { $other } אצל { $species } בזכות נאמנות.
       *[other] { $seat } משאירים { $tokens } מנות מזון של { $other } אצל { $species } בזכות נאמנות.
    }
zoo-news-card-8 = { $seat } משחקים עריקים נגד { $other }.
zoo-news-card-9 = { $seat } מקדימים את הבחירות לפרלמנט; היעד של הסיבוב הבא אובד.
zoo-news-card-10 = { $seat } משחקים נחישות: { $office }.
zoo-news-votes-one =
    { $votes ->
        [one] { $species }: קול אחד עבור { $seat }.
        [two] { $species }: שני קולות עבור { $seat }.
       *[other] { $species }: { $votes } קולות עבור { $seat }.
    }
zoo-news-votes-two =
    { $votes ->
        [one] { $species }: קול אחד עבור { $seat }, { $more } עבור { $second }.
        [two] { $species }: שני קולות עבור { $seat }, { $more } עבור { $second }.
       *[other] { $species }: { $votes } קולות עבור { $seat }, { $more } עבור { $second }.
    }
zoo-news-seats = מנדטים: { $seats }.
zoo-news-majority =
    { $seats ->
        [one] מנדט אחד הוא רוב.
        [two] שני מנדטים הם רוב.
       *[other] { $seats } מנדטים הם רוב.
    }
zoo-news-kept =
    { $tokens ->
        [one] { $seat } שומרים מנת מזון אחת אצל { $species }.
        [two] { $seat } שומרים שתי מנות מזון אצל { $species }.
       *[other] { $seat } שומרים { $tokens } מנות מזון אצל { $species }.
    }
zoo-news-income = מזון על מנדטים: { $food }.
zoo-news-short =
    { $amount ->
        [one] המלאי לא מספיק: { $seat } מקבלים מנת מזון אחת פחות מהמגיע.
        [two] המלאי לא מספיק: { $seat } מקבלים שתי מנות מזון פחות מהמגיע.
       *[other] המלאי לא מספיק: { $seat } מקבלים { $amount } מנות מזון פחות מהמגיע.
    }
zoo-news-proposed = { $seat } מציעים: ראשות הממשלה: { $prime }, אוצר: { $finance }, ביטחון: { $defence }; היעד של הסיבוב הזה: { $goal }, היעד של הסיבוב הבא: { $next_goal }.
zoo-news-motion-1 = { $seat } מגישים אי־אמון ומציעים: ראשות הממשלה: { $prime }, אוצר: { $finance }, ביטחון: { $defence }; היעד של הסיבוב הזה: { $goal }.
zoo-news-motion-2 = { $seat } מגישים אי־אמון ומציעים: ראשות הממשלה: { $prime }, אוצר: { $finance }, ביטחון: { $defence }; היעד של הסיבוב הזה: { $goal }, היעד של הסיבוב הבא: { $next_goal }.
zoo-news-no-motion = { $seat } לא מגישים אי־אמון.
zoo-news-voted-0 = { $seat } מצביעים נגד.
zoo-news-voted-1 = { $seat } מצביעים בעד.
zoo-news-accepted =
    { $seats ->
        [one] ההצעה התקבלה: מנדט אחד בעד, דרושים { $majority }.
        [two] ההצעה התקבלה: שני מנדטים בעד, דרושים { $majority }.
       *[other] ההצעה התקבלה: { $seats } מנדטים בעד, דרושים { $majority }.
    }
zoo-news-refused =
    { $seats ->
        [one] ההצעה נדחתה: מנדט אחד בעד, דרושים { $majority }.
        [two] ההצעה נדחתה: שני מנדטים בעד, דרושים { $majority }.
       *[other] ההצעה נדחתה: { $seats } מנדטים בעד, דרושים { $majority }.
    }
zoo-news-government = הממשלה: { $parties }.
zoo-news-office = ‏{ $office }: { $seat }.
zoo-news-promise = היעד במשבצת ⁦P{ $space }⁩ מובטח: { $seat }.
zoo-news-caretaker = לא הורכבה ממשלה; הקודמת נשארת כממשלת מעבר.
zoo-news-no-government = לא הורכבה ממשלה.
zoo-news-event = אירוע: { $event }.
zoo-news-donated =
    { $amount ->
        [one] { $seat } מקבלים מנת מזון אחת ({ $office }).
        [two] { $seat } מקבלים שתי מנות מזון ({ $office }).
       *[other] { $seat } מקבלים { $amount } מנות מזון ({ $office }).
    }
zoo-news-defected =
    { $seats ->
        [one] מנדט אחד של { $other } עובר אל { $seat }.
        [two] שני מנדטים של { $other } עוברים אל { $seat }.
       *[other] { $seats } מנדטים של { $other } עוברים אל { $seat }.
    }
zoo-news-take-over-0 = { $seat } לא לוקחים את השלטון.
zoo-news-take-over-1 = { $seat } לוקחים את השלטון.
zoo-news-named = { $seat } קובעים: { $other }.
zoo-news-resistance-0 = { $seat } מוותרים על היעד שלהם.
zoo-news-resistance-1 = { $seat } משלמים על היעד שלהם.
zoo-news-discarded = { $seat } משליכים קלפים: { $cards }.
zoo-news-end = המשחק נגמר.

## Why a bot answers so

zoo-because-behind = המנדטים של מי שמרוויח מזה, כולל שלנו: { $seats }; דרושים { $majority }.
zoo-because-share = החלק שלנו: יעדים { $goals } מתוך { $all }, תפקידים { $offices } מתוך { $posts }.
zoo-because-government = המנדטים של הממשלה: { $seats }; רוב הוא { $majority }.

## Why a bot answers so

zoo-because-own = זו ההצעה שלנו.
zoo-because-goals =
    { $goals ->
        [one] זה נותן לנו יעד.
        [two] זה נותן לנו שני יעדים.
       *[other] זה נותן לנו { $goals } יעדים.
    }
zoo-because-offices = זה נותן לנו תפקיד.
zoo-because-nothing = אין בזה כלום בשבילנו.
zoo-because-broken = { $party } כבר הפרו הבטחה.
zoo-because-partner = עם { $party } יש רוב, וכל אחד מאיתנו מקבל משהו.
zoo-because-partners = עם { $party } ועם { $other } יש רוב, וכל אחד מאיתנו מקבל משהו.
zoo-because-enough = יש לנו רוב לבד.
zoo-because-bid = אנחנו מציעים { $bid } מתוך { $food } בקופה; חצי מזה משולם.
zoo-because-keep = אנחנו שומרים את המזון שלנו ({ $food }).
zoo-because-no-word = זה הובטח: { $party }.
zoo-because-first = כך אנחנו ראשונים אצל { $species }. קולות אם יספרו עכשיו: { $votes }.
zoo-because-second = כך אנחנו שניים אצל { $species }. קולות אם יספרו עכשיו: { $votes }.
zoo-because-tokens = אז המזון שלנו אצל { $species }: { $tokens }.
zoo-count-promises = יעדים שהובטחו
zoo-count-offices = תפקידים
zoo-count-leads = מינים בהובלה
zoo-because-word = אנחנו מקיימים את מה שהבטחנו: { $party }.
zoo-because-tie = אסור להשאיר תיקו.

zoo-goals-0 = על הנשיאות
zoo-goals-1 = שהובטחו
zoo-goals-2 = בקלפים

## Certain, or as things stand

zoo-maybe-true = לפי המצב כרגע כן: { $why }
zoo-maybe-false = לפי המצב כרגע לא: { $why }
zoo-because-begun = הוא התחיל
zoo-because-after-formation = תלוי בממשלה שתוקם בסיבוב הזה
zoo-goal-after-formation = היעד של הסיבוב הזה יובטח עם הקמת הממשלה.
zoo-goal-over = היעד של הסיבוב הזה כבר הוכרע.
zoo-goal-certain-promised = היעד של הסיבוב הזה מגיע אל { $parties }.
zoo-goal-certain-named = ראשות הממשלה קובעת מי משיג את היעד של הסיבוב הזה.
zoo-next-round-estimate = הסיכוי לעוד סיבוב: { $percent } אחוז, אלא אם מפלגה תגיע קודם לסוף מסלול היעדים.
zoo-ask-discard-so-many =
    { $count ->
        [one] יש להשליך קלף אחד: מותר להשאיר { $limit }.
        [two] יש להשליך שני קלפים: מותר להשאיר { $limit }.
       *[other] יש להשליך { $count } קלפים: מותר להשאיר { $limit }.
    }
zoo-news-goal-3 = { $seat } משיגים יעד לפי קביעת ראשות הממשלה; סך הכול: { $goals }.
zoo-goals-3 = לפי קביעת ראשות הממשלה

## What is not possible

zoo-no-funds = מזון בקופה שלך: { $funds }.
zoo-no-supply = מזון שנותר עבורך במלאי: { $left }.
zoo-no-food-left = לא נשאר לך מזון.
zoo-no-no-food = יש להניח לפחות מנת מזון אחת, או לסיים את התור.
zoo-no-limit = בתור אחד מניחים לכל היותר { $limit } מנות מזון מהקופה.
zoo-no-species-limit = בתור אחד מניחים לכל היותר { $limit } מנות מזון מהקופה אצל מין אחד.
zoo-no-closed = לקחת בחזרה מזון יותר מדי פעמים בתור הזה: { $species }.
zoo-no-blocked = החסימה מונחת אצל { $species } בסיבוב הזה.
zoo-no-tied = יש תיקו אצל { $species }: יש ליישב אותו לפני סיום התור.
zoo-no-tie-there = שתי מפלגות יהיו בתיקו אצל { $species }.
zoo-no-nothing-placed = לא הנחת מזון בתור הזה מאז הקלף או הזכות האחרונים שלך.
zoo-no-not-placed = לא הנחת מזון אצל { $species } בתור הזה מאז הקלף או הזכות האחרונים שלך.
zoo-no-campaign-card = אין בידך קלף לקמפיין.
zoo-no-card-without-tie = כל קלף קמפיין שבידך ישאיר תיקו או לא ישנה דבר.
zoo-no-card-not-held = הקלף הזה לא בידך.
zoo-no-twice = כבר בחרת בקלף הזה.
zoo-no-other-phase = משחקים אותו בשלב אחר: { $phase }.
zoo-no-office = { $office }: התפקיד בידי { $party }.
zoo-no-office-vacant = { $office }: התפקיד פנוי.
zoo-no-privilege-used = { $office }: הזכות נוצלה; היא חוזרת עם הממשלה הבאה.
zoo-no-nowhere = אין מין שבו זה אפשרי בלי תיקו.
zoo-no-negative-nobody = לאף יריב אין מזון אצל { $species }.
zoo-no-negative-self = קמפיין שלילי הוא נגד מפלגה אחרת.
zoo-no-no-token = אין מזון של { $party } אצל { $species }.
zoo-no-rally = מנות מזון בעצרת: מ־1 עד { $most }.
zoo-no-resistance = מחיר היעד: { $cost }; בקופה שלך: { $funds }.
zoo-no-loyalty = המזון שלך אצל { $species }: { $mine }; נאמנות שומרת לכל היותר { $most }.
zoo-no-loyalty-tie = מפלגה אחרת שומרת אותו מספר אצל { $species }.
zoo-no-loyalty-any = לאף מפלגה אין כל כך הרבה מזון אצל { $species }.
zoo-no-loyalty-of = אין אצל { $species } כל כך הרבה מזון של { $party }.
zoo-no-seats = { $party }: אין מנדטים להפסיד.
zoo-no-seats-at-all = לאף מפלגה אחרת אין מנדט.
zoo-no-food-there = לאיש אין מזון אצל { $species }.
zoo-no-own-food-there = אין לך מזון שיוכל להישאר אצל { $species }.
zoo-no-early = הבחירות האלה הן ממילא בסיבוב הבא.
zoo-no-next-round = אין סיבוב הבא.
zoo-no-effect = איש לא יאבד בגללו קול.

## News with its figures

zoo-news-no-president-tied = תיקו שני בין { $tied }: הבחירות נכשלו, והנשיאות נשארת בידי { $seat }.
zoo-news-still-no-president-tied = תיקו שני בין { $tied }: הנשיאות עדיין פנויה.

## What an answer would change

zoo-figure-tokens = מזון
zoo-figure-votes = קולות אילו ספרו עכשיו
zoo-figure-tied = תיקו
zoo-figure-blockade = חסימה
zoo-figure-manipulation = מניפולציה
zoo-figure-seats = מנדטים
zoo-figure-seats-if-counted = מנדטים אילו ספרו עכשיו
zoo-figure-majority = רוב
zoo-figure-support = מנדטים שמרוויחים מההצעה
zoo-figure-food = מזון בקופה
zoo-figure-left = מזון שעוד אפשר להניח בתור הזה
zoo-figure-goals = יעדים
zoo-figure-cards = קלפים ביד
zoo-figure-office = בתפקיד
zoo-figure-privilege = הזכות זמינה
zoo-figure-government = בממשלה
zoo-figure-promise = הובטח
zoo-figure-presidential = הסיבוב של הבחירות הבאות לנשיאות
zoo-figure-parliamentary = הסיבוב של הבחירות הבאות לפרלמנט
zoo-figure-turn = מקום בסדר התורות
zoo-place-parliament = פרלמנט
zoo-place-calendar = לוח הזמנים
zoo-place-agenda = יעד מובטח { $number }
zoo-later-bid = הצעה של אפס אינה עולה דבר; מחצית מכל הצעה אחרת אובדת, גם אם אינה זוכה.
zoo-later-president-card = לא מושכים קלף.
zoo-later-blockade = הזכות נשארת זמינה לסיבוב מאוחר יותר.
zoo-later-manipulation = הזכות נשארת זמינה לסיבוב מאוחר יותר.
zoo-later-campaign = התור נגמר; המזון שבקופה נשאר שלך.
zoo-later-election-card = הקלפים נשארים אצלך להמשך.
zoo-later-event-card = הקלפים נשארים אצלך להמשך.
zoo-later-progress-card = הקלפים נשארים אצלך להמשך.
zoo-later-vote = הצבעה נגד: ההצעה תעבור רק אם המנדטים שבעד יגיעו לרוב בלי שלך.
zoo-later-motion = הממשלה נשארת כפי שהיא.
zoo-later-take-over = הממשלה נשארת כפי שהיא.
zoo-later-resistance = לא משלמים דבר, והיעד אינו מושג.

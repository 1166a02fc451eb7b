# Die Macher, 2019
# A sign and its number stand in marks of direction (U+2066, U+2069), so that the sign comes first;
# a sentence with no Hebrew letter of its own begins with one (U+200F).
# Parties have a form "full", which is feminine, for sentences with a verb.

## Names

dm19-party-LINKE = השמאל
    .full = מפלגת השמאל
dm19-party-SPD = SPD
    .full = SPD
dm19-party-GRUENE = הירוקים
    .full = מפלגת הירוקים
dm19-party-CDU = CDU
    .full = CDU
dm19-party-FDP = FDP
    .full = FDP
dm19-nobody = אף אחת
    .full = אף אחת
dm19-you = { $party } (אני)

dm19-topic-education = חינוך
dm19-topic-digital = דיגיטל
dm19-topic-genetics = גנטיקה
dm19-topic-security = ביטחון
dm19-topic-welfare = רווחה
dm19-topic-environment = סביבה
dm19-topic-traffic = תחבורה
dm19-card-plus = ‏{ $topic } +
dm19-card-minus = ‏{ $topic } −
dm19-face-down = (הפוך)
dm19-empty = (ריק)
dm19-doubled = { $card } (כפול)

dm19-board = לוח { $number }

dm19-politician-backbencher = חבר מן השורה
dm19-politician-vice-chancellor = סגן הקנצלר
dm19-politician-spokesperson = דובר המפלגה
dm19-politician-secretary-general = מזכ״ל המפלגה
dm19-politician-parliamentary-leader = יו״ר הסיעה
dm19-politician-honorary-president = נשיא הכבוד
dm19-politician-party-chair = יו״ר המפלגה
dm19-politician-candidate = המועמד
dm19-somebody = פוליטיקאי הפוך

dm19-symbol-meetings = 3 מפגשים
dm19-symbol-trend = מגמה ⁦+1⁩
dm19-symbol-media = סמן תקשורת
dm19-symbol-votes = 6 קולות
dm19-symbol-in = { $symbol } ב{ $board }
dm19-symbols = ‏{ $number } × { $symbol }
dm19-package = חבילה { $package }: { $parts }

dm19-line-plus = ‏{ $party } ⁦+{ $steps }⁩
dm19-line-minus = ‏{ $party } ⁦−{ $steps }⁩
dm19-line-zero = ‏{ $party } 0
dm19-amount = { $amount } אלף
dm19-donation = התרומה של { $donation } אלף
dm19-hidden = נסתר
dm19-nothing = אין
dm19-count-in = { $count } ב{ $board }
dm19-politician-in = { $politician } ל{ $board }
dm19-swap-one = { $in } במקום { $out }

## What lies on the table

dm19-round = סיבוב { $number } מתוך { $rounds }
dm19-first-player = השחקן הראשון: { $party }
dm19-region-now =
    { $most ->
        [one] { $region }: בחירות בסיבוב הזה (בחירות { $number }, עד נקודה אחת)
       *[other] { $region }: בחירות בסיבוב הזה (בחירות { $number }, עד { $most } נקודות)
    }
dm19-region-later = { $region }: בחירות { $number }, עד { $most } נקודות
dm19-opinions = דעות: { $cards }
dm19-media-control = השליטה בתקשורת: { $party }
dm19-parties-in = המפלגות ב{ $region }
dm19-row = פוליטיקאים: { $parts }
dm19-row-one = ‏{ $politician } ({ $party })
dm19-parties = המפלגות
dm19-cards = קלפים
dm19-programme-display = קלפי מצע בתצוגה: { $cards }
dm19-opinion-display = דעות בתצוגה: { $cards }
dm19-doubles = סמני כפל זמינים: { $count }
dm19-poll-top = אם הסקר העליון יתפרסם, מגמה ⁦+2⁩: { $party }
dm19-your-hand = היד שלך: { $cards }
dm19-your-packet = הקלפים שהועברו אליך: { $cards }
dm19-your-picks = בחרת עד כה: { $cards }
dm19-your-poll = הסקר שבידך: { $lines }
dm19-your-shelved-poll = סקר ששמרת בסוד: { $lines }
dm19-hand =
    { $hidden ->
        [0] { $known }
       *[other] { $known }; נסתרים: { $hidden }
    }

dm19-head-party = מפלגה
dm19-head-votes = קולות
dm19-head-points = נקודות
dm19-head-meetings = מפגשים
dm19-head-trend = מגמה
dm19-head-media = תקשורת
dm19-head-matches = התאמות
dm19-head-gain = כל המפגשים יביאו
dm19-head-money = כסף
dm19-head-spent = שולם עד כה
dm19-head-received = התקבל עד כה
dm19-head-base = בסיס
dm19-head-vote-points = נקודות על קולות
dm19-head-win-points = נקודות על ניצחונות
dm19-head-media-points = נקודות תקשורת
dm19-head-meeting-supply = מפגשים שנותרו
dm19-head-media-supply = סמני תקשורת שנותרו
dm19-head-politicians = פוליטיקאים
dm19-head-donations = תרומות
dm19-head-programme = מצע
dm19-head-hand = יד

## Questions

dm19-ask-party = את איזו מפלגה להנהיג?
dm19-ask-draft = בחירה { $number } מתוך 4: איזה קלף לשמור?
dm19-ask-hold = איזה קלף להשאיר ביד?
dm19-ask-package = איזו חבילת פתיחה לקחת, והיכן?
dm19-ask-bid = כמה להציע כדי להיות השחקן הראשון? רק ההצעה הגבוהה ביותר משולמת.
dm19-ask-raise = תיקו על { $high } אלף. להעלות?
dm19-ask-take = איך לשנות את המצע?
dm19-ask-choose = איזה קלף לקחת מהתצוגה?
dm19-ask-swap = אילו קלפים במצע להחליף?
dm19-ask-keep = איזה קלף להשאיר ביד? השאר יושלכו.
dm19-ask-media = להניח סמן תקשורת תמורת 5 אלף?
dm19-ask-meetings = היכן לקיים מפגשים חדשים?
dm19-ask-send = אילו פוליטיקאים לשלוח, ולאן?
dm19-ask-pay = לשלם { $cost } אלף על { $politician } ב{ $board }?
dm19-ask-main = { $politician } ב{ $board }: הפעולה הראשית?
dm19-ask-secondary = { $politician } ב{ $board }: איזו פעולה משנית?
dm19-ask-influence = התקשורת ב{ $board } בשליטתך. להחליף דעה?
dm19-ask-poll-bid = אם הסקר ב{ $board } יתפרסם, { $party-full } תקבל מגמה ⁦+2⁩. כמה להציע?
dm19-ask-publish = הסקר שלך ב{ $board }: { $poll }. לפרסם אותו?
dm19-ask-convert = כמה מפגשים ב{ $board } להפוך לקולות?
dm19-ask-donation = באיזו תרומה לטפל, והאם לקבל אותה?

dm19-step-meetings = מפגשים חדשים ב{ $board }
dm19-step-send = ל{ $board }
dm19-step-package = היכן: { $symbol }
dm19-step-swap-in = איזה עוד קלף נכנס?
dm19-step-swap-out = איזה קלף יוצא?
dm19-step-influence = מה יבוא במקום { $card }?
dm19-step-donation = { $donation } אלף: לקבל או לסרב?
dm19-step-double = היכן?
dm19-step-media-swap = סמן של מי?

## Answers

dm19-do-party = { $party }
dm19-do-draft = לשמור: { $card }
dm19-do-hold = להשאיר: { $card }
dm19-do-keep = להשאיר: { $card }
dm19-do-choose = לקחת: { $card }
dm19-do-programme = { $cards }
dm19-do-complete = { $cards }
dm19-do-package = חבילה { $package }: { $parts }
dm19-do-bid = להציע { $amount } אלף
dm19-do-pass = לוותר
dm19-do-media-pass = לוותר הפעם
dm19-do-take-0 = לא לקחת כלום
dm19-do-take-1 = למשוך קלף, ואז לקחת אחד מהתצוגה
dm19-do-take-2 = לפנות את התצוגה, ואז לקחת אחד מהקלפים החדשים
dm19-do-swap = לשנות את המצע: { $swaps }
dm19-do-swap-nothing = לשמור על המצע
dm19-do-media = סמן ב{ $board }, תמורת 5 אלף
dm19-do-meetings = { $parts }, תמורת { $cost } אלף
dm19-do-meetings-none = בלי מפגשים חדשים
dm19-do-meetings-one = { $count } תמורת { $cost } אלף
dm19-do-send = { $parts }
dm19-do-send-nobody = אף אחד
dm19-do-pay-0 = לא לשלם: הקלף אובד
dm19-do-pay-1 = לשלם
dm19-do-no-action = לוותר על הפעולה
dm19-do-double-place = להניח סמן כפל על { $card }
dm19-do-double-remove = להסיר את סמן הכפל
dm19-do-media-swap = לשלם { $amount } אלף עבור סמן של { $other } ולהסיר אותו
dm19-do-media-swap-place = לשלם { $amount } אלף עבור סמן של { $other } ולשים סמן שלך במקומו
dm19-do-influence = { $card } במקום { $out }
dm19-do-influence-pass = להשאיר את הדעות כמו שהן
dm19-do-publish-0 = לשמור אותו בסוד: בסיס ⁦+3⁩
dm19-do-publish-1 = לפרסם אותו
dm19-do-convert =
    { $meetings ->
        [one] מפגש אחד
        [two] שני מפגשים
       *[other] { $meetings } מפגשים
    } תמורת { $votes ->
        [one] קול אחד
        [two] שני קולות
       *[other] { $votes } קולות
    }
dm19-do-convert-nothing = אף מפגש
dm19-do-donation-accept = לקבל { $donation } אלף: בסיס ⁦−{ $loss }⁩
dm19-do-donation-refuse = לסרב ל־{ $donation } אלף: בסיס ⁦+{ $gain }⁩

dm19-act-double = להניח או להסיר סמן כפל
dm19-act-trend = המגמה שלך ⁦+{ $amount }⁩
dm19-act-votes = הקולות שלך ⁦+{ $amount }⁩
dm19-act-programme = לשנות את המצע
dm19-act-media-swap = החלפת תקשורת: לשלם { $amount } אלף תמורת מקום של סמן יריב
dm19-act-poll = לקחת את הסקר העליון בחינם
dm19-act-rivals-trend = המגמה של כל היריבים ⁦−1⁩
dm19-act-base = הבסיס שלך ⁦+{ $amount }⁩


## News

dm19-news-regions = האזורים: { $regions }; הבחירות הראשונות ב{ $ballot }.
dm19-news-opinions =
    { $count ->
        [one] דעה אחת מונחת הפוכה ב{ $board }.
        [two] שתי דעות מונחות הפוכות ב{ $board }.
       *[other] { $count } דעות מונחות הפוכות ב{ $board }.
    }
dm19-news-opinion = דעה ב{ $board }: { $card }.
dm19-news-opinion-clash = { $card }: הנושא כבר קיים ב{ $board }, והקלף מושלך.
dm19-news-no-opinion = לא נותר נושא אחר עבור { $board }: משבצת נשארת ריקה.
dm19-news-poll-back = אם הסקר הבא יתפרסם, { $party-full } תקבל מגמה ⁦+2⁩.
dm19-news-polls-shuffled = כל הסקרים נטרפים לחפיסה חדשה.
dm19-news-display = קלפי מצע בתצוגה: { $cards }.
dm19-news-party = שחקן { $number } בראש { $party-full }.
dm19-news-dealt = { $seat-full } מקבלת שבעה קלפי מצע.
dm19-news-dealt-you = קיבלת { $cards }.
dm19-news-recommitted = { $seat-full } שינתה את בחירתה.
dm19-news-committed = { $seat-full } בחרה.
dm19-news-passed = הקלפים עוברים שמאלה (בחירה { $number } הסתיימה).
dm19-news-received = { $seat-full } מסתכלת בקלפים שהועברו אליה.
dm19-news-received-you = קיבלת { $cards }.
dm19-news-programme = המצע של { $seat-full }: { $cards }.
dm19-news-discarded = { $seat-full } משליכה קלפים: { $cards }.
dm19-news-drew =
    { $count ->
        [one] { $seat-full } מושכת קלף מצע.
        [two] { $seat-full } מושכת שני קלפי מצע.
       *[other] { $seat-full } מושכת { $count } קלפי מצע.
    }
dm19-news-drew-you = משכת { $cards }.
dm19-news-starter = השחקן הראשון בינתיים: { $seat }.
dm19-news-package = { $seat-full } לוקחת את חבילה { $package }: { $parts }.
dm19-news-bid = { $seat-full } הציעה { $amount } אלף כדי להיות השחקן הראשון.
dm19-news-tied = תיקו על ההצעה הגבוהה ביותר: { $seats }.
dm19-news-raise = { $seat-full } מציעה { $amount } אלף.
dm19-news-pass = { $seat-full } מוותרת.
dm19-news-first-player = { $seat-full } משלמת { $amount } אלף והיא השחקן הראשון.
dm19-news-take-0 = { $seat-full } לא לוקחת קלף מצע.
dm19-news-take-1 = { $seat-full } מושכת קלף ולוקחת אחד מהתצוגה.
dm19-news-take-2 = { $seat-full } מפנה את התצוגה.
dm19-news-took = { $seat-full } לוקחת את { $card }.
dm19-news-swap = { $seat-full } משנה את המצע שלה: { $swaps }.
dm19-news-swap-nothing = { $seat-full } שומרת על המצע שלה.
dm19-news-media = { $seat-full } מניחה סמן תקשורת ב{ $board }.
dm19-news-media-pass = { $seat-full } לא מניחה סמן תקשורת.
dm19-news-meetings = { $seat-full } מקיימת מפגשים חדשים תמורת { $cost } אלף: { $parts }.
dm19-news-meetings-none = { $seat-full } לא מקיימת מפגשים חדשים.
dm19-news-sent = { $seat-full } שולחת פוליטיקאים: { $boards }.
dm19-news-sent-you = שלחת: { $parts }.
dm19-news-sent-nobody = { $seat-full } לא שולחת אף אחד.
dm19-news-politician = { $board }: { $seat-full } חושפת את { $politician }.
dm19-news-paid-0 = { $seat-full } לא משלמת על { $politician }: הקלף יוצא בלי להשפיע.
dm19-news-paid-1 = { $seat-full } משלמת על { $politician }.
dm19-news-no-action = { $politician } של { $seat-full } מוותר על פעולה.
dm19-news-media-swap = { $seat-full } משלמת { $amount } אלף ומסירה סמן תקשורת של { $other } ב{ $board }.
dm19-news-media-swap-place = { $seat-full } משלמת { $amount } אלף ותופסת משבצת תקשורת של { $other } ב{ $board }.
dm19-news-double-place = { $seat-full } מניחה סמן כפל על דעה ב{ $board }.
dm19-news-double-remove = { $seat-full } מסירה את סמן הכפל ב{ $board }.
dm19-news-act-trend = המגמה של { $seat-full } עולה ב־{ $amount } ב{ $board }.
dm19-news-act-votes =
    { $amount ->
        [one] { $seat-full } מקבלת קול אחד ב{ $board }.
        [two] { $seat-full } מקבלת שני קולות ב{ $board }.
       *[other] { $seat-full } מקבלת { $amount } קולות ב{ $board }.
    }
dm19-news-act-programme = { $seat-full } משנה את המצע שלה.
dm19-news-act-poll = { $seat-full } לוקחת את הסקר העליון עבור { $board }.
dm19-news-act-rivals-trend = המגמה של כל היריבות של { $seat-full } יורדת ב־{ $amount } ב{ $board }.
dm19-news-act-base = הבסיס של { $seat-full } גדל ב־{ $amount }.
dm19-news-influence = { $seat-full } מביאה את { $card } ל{ $board }.
dm19-news-influence-pass = { $seat-full } משאירה את הדעות ב{ $board } כמו שהן.
dm19-news-poll-sold = { $seat-full } קונה את הסקר ב{ $board } תמורת { $amount } אלף.
dm19-news-poll-unsold = איש אינו קונה את הסקר ב{ $board }.
dm19-news-poll = { $seat-full } מסתכלת בסקר ב{ $board }.
dm19-news-poll-you = הסקר שלך ב{ $board }: { $poll }.
dm19-news-published = { $seat-full } מפרסמת סקר ב{ $board }: { $poll }.
dm19-news-shelved = { $seat-full } שומרת בסוד את הסקר ב{ $board }: בסיס ⁦+3⁩.
dm19-news-converted =
    { $seat-full } הופכת { $meetings ->
        [one] מפגש אחד
        [two] שני מפגשים
       *[other] { $meetings } מפגשים
    } ב{ $board } ל{ $votes ->
        [one] קול אחד
        [two] שני קולות
       *[other] ־{ $votes } קולות
    }.
dm19-news-converted-nothing = { $seat-full } לא הופכת מפגשים ב{ $board } לקולות.
dm19-news-vote-points =
    { $board }: { $seat-full } עם { $votes ->
        [one] קול אחד
        [two] שני קולות
       *[other] { $votes } קולות
    }, ששווים { $points ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $points } נקודות
    }.
dm19-news-won =
    { $board }: { $seat-full } מקבלת { $points ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $points } נקודות
    } על התוצאה.
dm19-news-presence =
    סמן תקשורת של { $seat-full } על הלוח הלאומי שווה { $points ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $points } נקודות
    }.
dm19-news-income = { $seat-full } מקבלת { $points } אלף על נקודות ו־{ $base } אלף על הבסיס.
dm19-news-donation-0 = { $seat-full } מסרבת לתרומה של { $donation } אלף.
dm19-news-donation-1 = { $seat-full } מקבלת את התרומה של { $donation } אלף.
dm19-news-left = האזור שבחר יוצא מהשולחן.
dm19-news-entered = אזור חדש במשחק: { $region }.
dm19-news-opinion-display = תצוגת הדעות שוב מלאה: { $cards }.
dm19-news-round = סיבוב { $round } מתוך { $rounds } מתחיל.
dm19-news-end = הבחירות האחרונות הסתיימו.

## Why a bot answers so

dm19-count-votes = קולות – { $place }
dm19-count-markers = סמנים בלוח הלאומי

## How many cards

dm19-ask-programme-so-many = אילו קלפים, כולם בנושאים שונים, הם המצע שלך? יש לבחור { $count }.
dm19-ask-complete-so-many =
    { $count ->
        [one] איזה מהקלפים החדשים משלים את המצע שלך?
       *[other] אילו { $count } מהקלפים החדשים משלימים את המצע שלך?
    }

## What is not possible

dm19-no-money = יש לך { $money } אלף.
dm19-no-higher = ההצעה עומדת על { $high } אלף; שלך חייבת להיות גבוהה יותר.
dm19-no-too-little = ההצעה עומדת על { $high } אלף, ויש לך { $money } אלף.
dm19-no-party = מישהו אחר כבר בחר במפלגה הזאת.
dm19-no-topic-twice = כבר יש לך קלף בנושא { $topic }; כל הנושאים חייבים להיות שונים.
dm19-no-ascending = יש לציין את הקלפים לפי הסדר שברשימה.
dm19-no-card = אין לך { $card }.
dm19-no-swapped = { $card } כבר חלק מההחלפה הזאת.
dm19-no-swap-topic = עם { $card } יהיה במצע שלך נושא פעמיים.
dm19-no-display = { $card } לא נמצא בתצוגה.
dm19-no-same-symbol = הסמל הזה כבר ב{ $region }; סמלים זהים הולכים לאזורים שונים.
dm19-no-places-ascending = סמלים זהים: יש לציין את האזורים שלהם לפי הסדר שברשימה.
dm19-no-media-space = כל { $spaces } משבצות התקשורת ב{ $region } תפוסות.
dm19-no-price = זה עולה { $price } אלף, ולזה יש לך { $money } אלף.
dm19-no-meeting-space = ב{ $region } יש { $spaces } מקומות למפגשים שלך; תפוסים: { $there }.
dm19-no-meeting-supply = מפגשים שנותרו לך: { $left }.
dm19-no-no-region = אין יותר אזור על הלוח הזה.
dm19-no-sent = הפוליטיקאי הזה כבר נשלח לאזור אחר.
dm19-no-politician-used = כבר השתמשת בפוליטיקאי הזה; כל אחד משמש פעם אחת.
dm19-no-pay = { $politician } עולה { $price } אלף, ויש לך { $money } אלף.
dm19-no-once = הפעולה הזאת כבר נוצלה באזור הזה בסיבוב הזה.
dm19-no-doubles = לא נשאר סמן כפל.
dm19-no-no-open-opinion = אין דעה גלויה באזור הזה.
dm19-no-rival-marker = לאף יריב אין סמן תקשורת באזור הזה.
dm19-no-marker-of = למפלגה הזאת אין סמן תקשורת באזור הזה.
dm19-no-own-marker = לא נשאר לך סמן תקשורת להניח שם.
dm19-no-double-there = כבר מונח כאן סמן כפל; אפשר רק להסיר אותו.
dm19-no-no-double-there = אין כאן סמן כפל להסרה.
dm19-no-face-down = אין שם דעה גלויה.
dm19-no-under-double = { $card } נמצא מתחת לסמן כפל ונשאר.
dm19-no-no-replacement = שום קלף בתצוגה לא יכול להחליף את { $card }: כל נושא שם כבר גלוי במקום אחר.
dm19-no-topic-open = { $topic } כבר גלוי באזור הזה.
dm19-no-same-card = { $card } כבר מונח שם: זה לא ישנה דבר.
dm19-no-publish = אין בסקר הזה פלוס עבור { $party-full }, ולכן אי אפשר לפרסם אותו.
dm19-no-meetings-there = המפגשים שלך ב{ $region }: { $meetings }.
dm19-no-convert-few = מספר המפגשים שהופכים לקולות: אפס, או לפחות { $least }.
dm19-no-donation-used = כבר השתמשת בתרומה הזאת.

## News with its figures

dm19-news-influence-told = { $seat-full } מביאה ל{ $board } את { $card } במקום { $out }.
dm19-news-left-told = הבחירות ב{ $region } הסתיימו, והאזור יורד מהשולחן.
dm19-news-won-0 = { $seat-full } מנצחת לבדה ב{ $board } (קולות: { $votes }; נקודות על כך: { $points }).
dm19-news-won-1 = { $seat-full } מגיעה כמו אחרות לרוב ב{ $board } (קולות: { $votes }; נקודות על כך: { $points }).
dm19-news-won-2 = { $seat-full } מנצחת ב{ $board } בקואליציה עם { $partner-full } (קולות יחד: { $votes }; נקודות על כך: { $points }).
dm19-news-won-3 = { $seat-full } עם הכי הרבה קולות ב{ $board }, ואף קואליציה לא מגיעה לרוב (קולות: { $votes }; נקודות על כך: { $points }).

## What an answer would change

dm19-figure-agreement = התאמות
dm19-figure-factor = פקטור הקולות
dm19-figure-trend = מגמה
dm19-figure-votes = קולות
dm19-figure-votes-if-turned = קולות אם כל המפגשים ייספרו
dm19-figure-seats = נקודות על קולות
dm19-figure-seats-if-turned = נקודות על קולות אם כל המפגשים ייספרו
dm19-figure-meetings = מפגשים
dm19-figure-media = סמני תקשורת
dm19-figure-politicians = פוליטיקאים
dm19-figure-control = שליטה בתקשורת
dm19-figure-money = כסף
dm19-figure-base = בסיס
dm19-figure-cards = קלפים ביד
dm19-figure-national-media = סמני תקשורת על הלוח הלאומי
dm19-figure-points = נקודות
dm19-figure-turn = מקום בסדר התורות
dm19-place-national = הלוח הלאומי
dm19-later-party = כרגע זה לא משנה דבר: המפלגה קובעת אילו שורות בסקרים הן שלך.
dm19-later-bid = הצעה של אפס אינה עולה דבר. מי שמציעה הכי הרבה היא השחקן הראשון.
dm19-later-raise = מוותרים ולא משלמים דבר, אלא אם כולם יוותרו.
dm19-later-poll-bid = מוותרים ולא משלמים דבר.
dm19-later-take = לא לוקחים קלף; עדיין אפשר להחליף במה שיש ביד.
dm19-later-media = לא קונים דבר עכשיו; ישאלו שוב, אלא אם גם כל השאר יוותרו.
dm19-later-send = אף פוליטיקאי שלך אינו פועל בסיבוב הזה.
dm19-later-pay = בלי תשלום הפוליטיקאי הזה אינו עושה דבר, והוא נוצל.
dm19-later-convert = המפגשים שלך נשארים במקומם; אפשר להמיר אותם לקולות מאוחר יותר.

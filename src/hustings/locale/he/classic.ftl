# Die Macher, המהדורות של 1997 ו־2006
# A sign and its number stand in marks of direction (U+2066, U+2069), so that the sign comes first;
# a sentence with no Hebrew letter of its own begins with one (U+200F).
# Parties have a form "full", which is feminine, for sentences with a verb.

classic-player = שחקן { $number }
    .full = שחקן { $number }
classic-nothing = –
classic-nobody = –

classic-party-CDU = CDU/CSU
    .full = CDU/CSU
classic-party-SPD = SPD
    .full = SPD
classic-party-FDP = FDP
    .full = FDP
classic-party-GRUENE = הירוקים
    .full = מפלגת הירוקים
classic-party-PDS = PDS
    .full = PDS
classic-party-LINKE = השמאל
    .full = מפלגת השמאל

classic-topic-genetic_engineering = הנדסה גנטית
classic-topic-health_reform = הרפורמה בבריאות
classic-topic-internal_security = ביטחון הפנים
classic-topic-spelling_reform = הרפורמה בכתיב
classic-topic-welfare = מדינת הרווחה
classic-topic-euro = האירו
classic-topic-nuclear_energy = אנרגיה גרעינית
classic-topic-terrorism = ביטחון מפני טרור
classic-topic-restructuring = הבראת המשק
classic-topic-minimum_wage = שכר המינימום
classic-yes = בעד { $topic }
classic-no = נגד { $topic }

classic-cabinet-backbencher = חבר מן השורה
classic-cabinet-speaker = יו״ר הפרלמנט
classic-cabinet-whip = מצליף הסיעה
classic-cabinet-justice = שר המשפטים
classic-cabinet-finance = שר האוצר
classic-cabinet-foreign = שר החוץ
classic-cabinet-chancellor = קנצלר

## What lies on the table

classic-round =
    { $round ->
        [0] לפני הסיבוב הראשון
       *[other] סיבוב { $round } מתוך { $rounds }
    }
classic-start = השחקן הראשון: { $party }.
classic-parties = המפלגות
classic-you = { $party } (אני)
classic-programme = המצע של { $party }: { $cards }.
classic-election = בחירות { $number }: { $state }
classic-opinions =
    { $hidden ->
        [0] דעת הקהל: { $cards }.
        [one] דעת הקהל: { $cards }; עוד דעה אחת נסתרת.
        [two] דעת הקהל: { $cards }; עוד שתי דעות נסתרות.
       *[other] דעת הקהל: { $cards }; עוד { $hidden } דעות נסתרות.
    }
classic-key = { $card } (נושא מפתח)
classic-control = { $party-full } שולטת בתקשורת.
classic-no-control = איש אינו שולט בתקשורת.
classic-standing =
    { $most ->
        [one] { $state }: מושב אחד לכל היותר
        [two] { $state }: שני מושבים לכל היותר
       *[other] { $state }: { $most } מושבים לכל היותר
    }
classic-face-down = הפוך
classic-pool = בלוח ההחלפה: { $cards }.
classic-national = דעת הקהל הלאומית
classic-scores = הניקוד אילו המשחק נגמר עכשיו
classic-hand = קלפי המצע הסודיים שלך: { $cards }.
classic-own-cabinet = ממשלת הצללים שלך: { $cards }.
classic-own-bid = ההצעה שלך: { $amount } אלף.

classic-head-party = מפלגה
classic-head-money = כסף
classic-head-members = חברי מפלגה
classic-head-meetings = מפגשים
classic-head-media = תקשורת
classic-head-cabinet = ממשלת צללים
classic-head-donations = תרומות
classic-head-partner = בקואליציה עם
classic-head-votes = קולות
classic-head-seats = מושבים
classic-head-trend = דירוג
classic-head-factor = פקטור
classic-head-tile = טלפון
classic-head-card = קלף
classic-head-space = משבצת
classic-head-opinion = דעה
classic-head-cards = קלפים
classic-head-points = נקודות
classic-head-bonus = הכי הרבה חברים
classic-head-opinions = דעות
classic-head-dominant = מחוזקות
classic-head-total = סך הכול

## Questions

classic-ask-party = את איזו מפלגה להנהיג?
classic-ask-sheet = איך להכין את המערכה?
classic-ask-bid = כמה להציע על הזכות לקבוע מי השחקן הראשון?
classic-ask-start = מי השחקן הראשון בסיבוב הזה?
classic-ask-discard = אילו מקלפי המצע הסודיים להשליך?
classic-ask-change = לשנות את המצע?
classic-ask-cabinet = היכן להניח קלפי ממשלת צללים?
classic-ask-action = { $card } ב{ $board }: מה לעשות?
classic-ask-coalition = עם מי להרכיב קואליציה?
classic-ask-consent = { $seat-full } מציעה לך קואליציה. להסכים?
classic-ask-media = היכן לקנות סמן תקשורת?
classic-ask-exchange = להחליף דעה ב{ $board }?
classic-ask-majority = יש לך רוב מוחלט ב{ $board }. להחליף דעה?
classic-ask-meetings = כמה מפגשים לקיים בכל מדינה?
classic-ask-raise = הסקר ב{ $board }: ההצעה עומדת על { $high } אלף. להציע יותר?
classic-ask-publish = הסקר ב{ $board } מראה: { $poll }. מה לפרסם?
classic-ask-convert = כמה מפגשים ב{ $board } להפוך לקולות?
classic-ask-convert-voting = כמה מפגשים ב{ $board } להפוך לקולות לפני הבחירות? השאר יהפכו לקולות בבחירות.
classic-ask-national-media = להעביר סמן תקשורת מ{ $board } ללוח הלאומי?
classic-ask-national-opinion = איזו דעה מ{ $board } להפוך ללאומית?
classic-ask-donation = באיזו תרומה לבחור? הקוביות קובעות כמה חברי מפלגה יעזבו או יצטרפו; המספרים הם ממוצעים.

classic-step-meetings = מפגשים חדשים ב{ $state }
classic-step-cabinet = קלף ב{ $state }
classic-step-discard = להשליך: { $card }
classic-step-change = איזה נושא הוא מחליף?
classic-step-exchange = איזה קלף מלוח ההחלפה נכנס?
classic-step-national-opinion = איזו דעה לאומית היא מחליפה?
classic-step-action = על מה, או נגד מי?
classic-step-donation = לקבל אותה?
classic-step-raise = כמה?
classic-step-publish = שורה שנייה
classic-step-sheet-first = חבילה ראשונה: דירוג, קולות, מפגשים
classic-step-sheet-second = חבילה שנייה: סמני תקשורת, חברי מפלגה
classic-step-sheet-trend = היכן לעלות בדירוג
classic-step-sheet-votes = היכן שישה קולות
classic-step-sheet-meetings = היכן שישה מפגשים
classic-step-sheet-media = היכן סמן תקשורת

## Answers

classic-do-sheet = { $what }
classic-second-offer =
    { $media ->
        [0] חברי מפלגה: { $members }
        [one] סמן תקשורת אחד, חברי מפלגה: { $members }
        [two] שני סמני תקשורת, חברי מפלגה: { $members }
       *[other] { $media } סמני תקשורת, חברי מפלגה: { $members }
    }
classic-line-trend = דירוג ⁦+1⁩
classic-line-votes = שישה קולות
classic-line-meetings = שישה מפגשים
classic-line-in = { $line } ב{ $state }
classic-marker-in = סמן תקשורת ב{ $state }
classic-members =
    { $members ->
        [one] חבר מפלגה אחד
        [two] שני חברי מפלגה
       *[other] { $members } חברי מפלגה
    }
classic-number-in = { $number } ב{ $state }
classic-number-of = ‏{ $number } × { $what }
classic-number-for = ‏{ $party } { $number }
classic-card-in = { $card } ב{ $state }
classic-card-cost = ‏{ $card } ({ $cost })
classic-line = ‏{ $party } { $change }
classic-do-meetings = לקיים מפגשים: { $what }
classic-do-meetings-none = לא לקיים מפגשים
classic-do-cabinet = להניח הפוך: { $what }
classic-do-cabinet-none = לא להניח קלפים
classic-do-discard = להשליך: { $what }
classic-do-discard-none = לשמור את כל הקלפים
classic-do-publish = לפרסם: { $lines }
classic-do-publish-none = לשמור בסוד ולהטיל קוביות על חברי מפלגה
classic-do-raise = להציע { $amount } אלף
classic-do-bid = להציע { $amount } אלף
classic-do-convert =
    { $meetings ->
        [0] לא להפוך כלום לקולות
       *[other] להפוך { $meetings } לקולות
    }
classic-pick-raise-yes = להציע יותר
classic-pick-media-no = לוותר הפעם
classic-pick-raise-no = לוותר
classic-do-donation = לקבל { $donation } אלף; חברי מפלגה: בערך ⁦−{ $loss }⁩
classic-do-donation-none = לסרב ל־{ $donation } אלף; חברי מפלגה: בערך ⁦+{ $gain }⁩
classic-pick-donation = { $donation } אלף: חברי מפלגה ⁦−{ $loss }⁩ אם מקבלים, ⁦+{ $gain }⁩ אם מסרבים
classic-pick-donation-yes = לקבל
classic-pick-donation-no = לסרב
classic-do-exchange = { $card } במקום { $slot }
classic-do-exchange-same = להחליף את { $card } בקלף זהה
classic-pick-exchange-no = להשאיר כמו שהוא
classic-do-change = { $card } במקום { $out }
classic-do-change-same = לשמור על המצע ולהשליך { $card } מהיד
classic-pick-change-no = לשמור על המצע
classic-do-national-opinion = { $slot } במקום { $out }
classic-pick-national-opinion-no = אף אחת
classic-do-action = ‏{ $action }: { $target }
classic-pick-coalition-no = עם אף אחד
classic-pick-consent-yes = להסכים
classic-pick-consent-no = לסרב
classic-pick-national-media-yes = להעביר סמן
classic-pick-national-media-no = להשאיר
classic-pick-cabinet-no = בלי קלף
classic-action-votes =
    { $number ->
        [one] קול אחד
        [two] שני קולות
       *[other] { $number } קולות
    }
classic-action-key = להפוך דעה לנושא מפתח
classic-action-key-off = להסיר את נושא המפתח
classic-action-swap = להחליף סמן תקשורת
classic-action-trend = הדירוג שלך ⁦+{ $number }⁩
classic-action-rival = הדירוג של יריב ⁦−{ $number }⁩

## Why a choice is refused


## News

classic-news-party = שחקן { $player } בראש { $party-full }.
classic-news-programme = ‏{ $seat-full } { $card }.
classic-news-clash = { $seat-full } מקבלת את ״{ $card }״, שאינו מתאים ומונח בצד.
classic-news-drew =
    { $number ->
        [one] { $seat-full } מושכת קלף מצע.
        [two] { $seat-full } מושכת שני קלפי מצע.
       *[other] { $seat-full } מושכת { $number } קלפי מצע.
    }
classic-news-drew-you = משכת: { $cards }.
classic-news-states = הבאות בתור לבחירות: { $states }.
classic-news-pool = לוח ההחלפה: { $cards }.
classic-news-opinion = ‏{ $state } { $card }.
classic-news-opinion-clash = הקלף ״{ $card }״ נחשף ב{ $state } ואינו מתאים.
classic-news-round = סיבוב { $round } מתחיל.
classic-news-end = הבחירות האחרונות הסתיימו.
classic-news-recommitted = { $seat-full } שינתה את החלטתה הסודית.
classic-news-committed = { $seat-full } החליטה בסתר.
classic-news-revealed = { $seat-full } הציעה { $amount } אלף.
classic-news-revealed-sheet = { $seat-full } הכינה: { $what }.
classic-news-highest-bid = ההצעה הגבוהה ביותר: { $seats }.
classic-news-lot = { $seat-full } זוכה בהטלת הקוביות.
classic-news-start = { $seat-full } קובעת מי השחקן הראשון: { $other }.
classic-news-paid = { $seat-full } משלמת { $amount } אלף.
classic-news-received = { $seat-full } מקבלת { $amount } אלף.
classic-news-discarded = { $seat-full } משליכה קלפים: { $cards }.
classic-news-discarded-none = { $seat-full } שומרת את הקלפים הסודיים שלה.
classic-news-changed = { $seat-full } עכשיו { $card }, במקום { $out }.
classic-news-changed-same = { $seat-full } מחליפה את { $card } בקלף זהה.
classic-news-placed = { $seat-full } מניחה קלפי ממשלת צללים: { $boards }.
classic-news-placed-none = { $seat-full } לא מניחה קלף ממשלת צללים.
classic-news-revealed-card = { $seat-full } חושפת ב{ $state }: { $card }.
classic-news-tile = { $seat-full } יכולה לנהל משא ומתן על קואליציה ב{ $state }.
classic-news-votes =
    { $votes ->
        [one] { $seat-full } מקבלת קול אחד ב{ $state }.
        [two] { $seat-full } מקבלת שני קולות ב{ $state }.
       *[other] { $seat-full } מקבלת { $votes } קולות ב{ $state }.
    }
classic-news-key-issue = ״{ $card }״ הוא נושא המפתח ב{ $state }.
classic-news-key-issue-off = ב{ $state } כבר אין נושא מפתח.
classic-news-media-swap = { $seat-full } מחליפה סמן תקשורת של { $other } ב{ $state }.
classic-news-trend = { $seat-full }: הדירוג של { $other } ב{ $state } הוא עכשיו { $trend }.
classic-news-trend-own = { $seat-full }: הדירוג שלה ב{ $state } הוא עכשיו { $trend }.
classic-news-proposed = { $seat-full } מציעה קואליציה עם { $other }.
classic-news-refused = { $seat-full } דוחה את ההצעה של { $other }.
classic-news-forced = { $seat-full } כופה קואליציה על { $other }.
classic-news-coalition = { $seat-full } בקואליציה עם { $other }.
classic-news-passed = { $seat-full } מוותרת.
classic-news-media = { $seat-full } קונה סמן תקשורת ב{ $state }.
classic-news-exchanged = { $seat-full } מחליפה דעה ב{ $state }: { $card } במקום { $out }.
classic-news-exchanged-same = { $seat-full } מחליפה ב{ $state } את { $card } בקלף זהה.
classic-news-meetings = { $seat-full } מקיימת מפגשים: { $meetings }.
classic-news-meetings-none = { $seat-full } לא מקיימת מפגשים.
classic-news-unsold = איש אינו רוצה את הסקר ב{ $state }.
classic-news-raised = { $seat-full } מציעה { $amount } אלף.
classic-news-poll = { $seat-full } קונה את הסקר ב{ $state }.
classic-news-poll-card = { $seat-full } מסתכלת בסקר.
classic-news-poll-card-you = הסקר מראה: { $poll }.
classic-news-published = { $seat-full } מפרסמת את הסקר ב{ $state }: { $lines }.
classic-news-not-published = { $seat-full } לא מפרסמת את הסקר ב{ $state }.
classic-news-rolled = { $seat-full } מטילה { $dice }: מספר חברי המפלגה משתנה מ־{ $before } ל־{ $after }.
classic-news-converted =
    { $seat-full } הופכת { $meetings ->
        [one] מפגש אחד
        [two] שני מפגשים
       *[other] { $meetings } מפגשים
    } ב{ $state } ל{ $votes ->
        [one] קול אחד
        [two] שני קולות
       *[other] ־{ $votes } קולות
    }.
classic-news-counted = קולות ב{ $state }: { $votes }.
classic-news-seats = מושבים ב{ $state }: { $seats }.
classic-news-won = { $seat-full } מנצחת ב{ $state }.
classic-news-won-narrowly = { $seat-full } מנצחת ב{ $state } על חודו של קול.
classic-news-members =
    { $amount ->
        [one] { $seat-full } מקבלת חבר מפלגה אחד.
        [two] { $seat-full } מקבלת שני חברי מפלגה.
       *[other] { $seat-full } מקבלת { $amount } חברי מפלגה.
    }
classic-news-national-media = { $seat-full } מעבירה סמן תקשורת ללוח הלאומי (סיבוב { $round }).
classic-news-national-opinion = { $seat-full } הופכת את ״{ $card }״ לדעה לאומית במשבצת { $space }.
classic-news-dominant = { $seat-full } הופכת את ״{ $card }״ במשבצת { $space } לדעה לאומית מחוזקת.
classic-news-accepted = { $seat-full } מקבלת תרומה של { $donation } אלף.
classic-news-refuses = { $seat-full } מסרבת לתרומה.
classic-news-refuses-you = סירבת לתרומה של { $donation } אלף.
classic-news-turned-down = { $seat-full } סירבה ל־{ $donation } אלף.

## Why a bot answers so

classic-because-alone = קולות כאן בינתיים, כולל מפגשים: לנו { $votes }, למפלגה האחרת החזקה ביותר { $rival }.
classic-because-together = קולות כאן בינתיים, כולל מפגשים: יחד עם { $party-full } { $votes }, למפלגה האחרת החזקה ביותר { $rival }.
classic-count-votes = קולות – { $place }
classic-count-markers = סמנים בלוח הלאומי
classic-because-forced =
    { $cards ->
        [one] { $party }: עם דעה משותפת אחת אי אפשר לסרב.
        [two] { $party }: עם שתי דעות משותפות אי אפשר לסרב.
       *[other] { $party }: עם { $cards } דעות משותפות אי אפשר לסרב.
    }

## What is not possible

classic-no-money = יש לך { $money } אלף.
classic-no-below-first = הצעת קודם { $first } אלף ואי אפשר לרדת מתחת לזה.
classic-no-higher = ההצעה הבאה היא { $least } אלף או יותר.
classic-no-raise = ההצעה הבאה היא { $least } אלף או יותר, ויש לך { $money } אלף.
classic-no-party = מישהו אחר כבר בחר במפלגה הזאת.
classic-no-discard = ״{ $card }״ ביד שלך: { $count }.
classic-no-card = הקלף ״{ $card }״ לא בידך.
classic-no-tenet = ״{ $card }״ מנוגד לעיקרון של מפלגתך.
classic-no-same-topic = במצע שלך כבר יש קלף בנושא { $topic }; ״{ $card }״ יכול להחליף רק אותו.
classic-no-card-laid = הקלף הזה כבר מונח במדינה אחרת.
classic-no-card-used = כבר השתמשת בקלף הזה; כל קלף משמש פעם אחת.
classic-no-price = זה עולה { $price } אלף, ולזה יש לך { $money } אלף.
classic-no-key-issue = ב{ $state } כבר יש נושא מפתח; אפשר רק להסיר אותו.
classic-no-no-opinion = אין דעה גלויה ב{ $state }.
classic-no-self = יש לבחור מפלגה אחרת, לא את שלך.
classic-no-own-marker = לא נשארו לך סמני תקשורת.
classic-no-rival-marker = לאף יריב אין סמן תקשורת ב{ $state }.
classic-no-marker-of = למפלגה הזאת אין סמן תקשורת ב{ $state }.
classic-no-tile = למפלגה הזאת אין אריח קואליציה ב{ $state }.
classic-no-bound = המפלגה הזאת בקואליציה עם { $other }.
classic-no-in-common = קלפי מצע משותפים: { $common }; קואליציה דורשת { $needed }.
classic-no-asked-before = המפלגה הזאת כבר סירבה לך בבחירות האלה.
classic-no-media-space = כל { $spaces } משבצות התקשורת ב{ $state } תפוסות.
classic-no-key-issue-stays = ״{ $card }״ הוא נושא המפתח ב{ $state } ונשאר.
classic-no-no-newcomer = שום קלף מלוח ההחלפה לא יכול להחליף את ״{ $card }״ ב{ $state }.
classic-no-pool = ״{ $card }״ לא נמצא בלוח ההחלפה.
classic-no-topic-open = דעה בנושא { $topic } כבר גלויה ב{ $state }.
classic-no-same-card = ״{ $card }״ כבר מונח שם: זה לא ישנה דבר.
classic-no-meeting-space = ב{ $state } יש { $spaces } מקומות למפגשים שלך; תפוסים: { $there }.
classic-no-meetings-new = ב{ $state } אפשר לקיים לכל היותר { $most } מפגשים חדשים בסיבוב.
classic-no-meeting-supply = מפגשים שנותרו לך: { $left }.
classic-no-meetings-there = המפגשים שלך ב{ $state }: { $meetings }.
classic-no-line-before = יש לציין את המפלגות לפי סדר הרשימה, כל אחת פעם אחת.
classic-no-protected = המפלגה הזאת שולטת שם בתקשורת, וסקר לא יכול להוריד אותה.
classic-no-empty-line = בסקר אין מספר למפלגה הזאת.
classic-no-dominant = הדעה ״{ $card }״ מחוזקת ואי אפשר להחליף אותה.
classic-no-all-dominant = הלוח הלאומי מלא בדעות מחוזקות; אין מקום לדעה ״{ $card }״.
classic-no-donation-used = כבר השתמשת בתרומה הזאת.

## News with its figures

classic-news-won-party-most = { $seat-full } מנצחת ב{ $state } עם הכי הרבה קולות: { $votes }.
classic-news-won-party-tied = { $seat-full } מנצחת ב{ $state } על חודו של קול, אחרי תיקו (קולות: { $votes }).
classic-news-won-coalition-most = הקואליציה של { $seat-full } עם { $partner-full } מנצחת ב{ $state } (קולות יחד: { $votes }).
classic-news-won-coalition-tied = הקואליציה של { $seat-full } עם { $partner-full } מנצחת ב{ $state } על חודו של קול, אחרי תיקו (קולות יחד: { $votes }).
classic-news-national-opinion-instead = { $seat-full } הופכת את ״{ $card }״ לדעה לאומית במשבצת { $space }, במקום ״{ $replaced }״.

## What an answer would change

classic-figure-factor = פקטור
classic-figure-popularity = דירוג
classic-figure-votes = קולות
classic-figure-votes-if-turned = קולות אם כל המפגשים ייספרו
classic-figure-seats = מושבים
classic-figure-seats-if-turned = מושבים אם כל המפגשים ייספרו
classic-figure-meetings = מפגשים
classic-figure-media = סמני תקשורת
classic-figure-control = שליטה בתקשורת
classic-figure-leader = תנצח
classic-figure-tiles = אריחי קואליציה
classic-figure-money = כסף
classic-figure-members = חברי מפלגה
classic-figure-cards = קלפי מצע נסתרים
classic-figure-cabinet = קלפי ממשלת צללים שנותרו
classic-figure-partner = בקואליציה עם
classic-figure-together = קולות יחד
classic-figure-national-media = סמני תקשורת על הלוח הלאומי
classic-figure-opinion-members = חברי מפלגה מהדעות הלאומיות
classic-figure-opinion-points = נקודות על הדעות הלאומיות
classic-figure-points = נקודות
classic-figure-turn = מקום בסדר התורות
classic-place-national = הלוח הלאומי
classic-later-party = כרגע זה לא משנה דבר: המפלגה קובעת אילו שורות בסקרים הן שלך.
classic-later-bid = הצעה של אפס אינה עולה דבר. מי שמציעה הכי הרבה קובעת מי השחקן הראשון.
classic-later-raise = יוצאים מהמכרז הזה ולא משלמים דבר.
classic-later-cabinet = אין תשלום, ואף קלף שלך אינו פועל בסיבוב הזה.
classic-later-coalition = נשארים לבד, אלא אם מפלגה אחרת תציע קואליציה.
classic-later-consent = אין קואליציה עם המפלגה הזאת בבחירות האלה.
classic-later-convert = המפגשים שלך נשארים במקומם; אפשר להמיר אותם לקולות מאוחר יותר.
classic-later-media = לא קונים דבר עכשיו; ישאלו שוב, אלא אם גם כל השאר יוותרו.

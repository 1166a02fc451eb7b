# הדף בדפדפן. מה שהמשחקים אומרים בעצמם כתוב בקבצים שלהם.

## Frame

page-brand = ‏Hustings, דף הבית
page-nav = תפריט ראשי
page-nav-home = בית
page-nav-new = שולחן חדש
page-nav-rules = חוקים
page-nav-settings = הגדרות
page-skip = דילוג לתוכן
page-skip-decide = דילוג אל ההחלטה שלך
page-theme-light = צבעים בהירים
page-theme-dark = צבעים כהים
page-notices = הודעות
page-dismiss = סגירת ההודעה
page-close = סגירה
page-back = חזרה
page-cancel = ביטול
page-save = שמירה
page-saved = נשמר.
page-add = הוספה
page-loading = רגע אחד …
page-reload = טעינה מחדש
page-broken = לא ניתן היה לטעון חלק זה של הדף
page-offline = השרת אינו עונה; מנסים שוב …
page-reconnecting = החיבור נותק; מנסים שוב …
page-title-home = בית
page-title-new = שולחן חדש
page-title-join = הזמנה
page-title-mail = הודעות בדואר אלקטרוני
page-title-replay = צפייה חוזרת וניתוח
page-title-rules = חוקים
page-title-settings = הגדרות
page-title-recover = סיסמה חדשה
page-title-table = שולחן
page-title-lost = הדף לא נמצא
page-seat-lost = המקום הזה כבר אינו שלך.
page-nav-admin = ניהול
page-title-admin = ניהול
page-title-imprint = פרטי המפעיל
page-title-privacy = פרטיות
page-legal-none = באתר הזה אין עמוד כזה.
page-banned-title = נחסמת מהאתר
page-lost-home = לדף הבית

## People

page-nav-people = שחקנים
page-title-profile = פרופיל
page-title-leaders = טבלת המובילים
page-title-clubs = ערבי מועדון
page-title-club = ערב מועדון
page-profile-mine = הפרופיל שלי
page-profile-since = כאן מאז { $day }
page-profile-missing = אין פרופיל כזה, או שאינו פתוח בפניך.
page-profile-none = עדיין אין משחקים שהסתיימו עם אנשים אחרים.
page-profile-account = פרופילים ודירוגים שייכים לחשבונות. אפשר לפתוח חשבון בהגדרות.
page-profile-game = משחק
page-profile-games = משחקים
page-profile-ranks = מקומות
page-profile-rank-times = { $times } × מקום { $rank }
page-profile-rating = דירוג
page-profile-rating-why = החוזק של השחקן נמצא כנראה בטווח הזה. כולם מתחילים ב־1500.
page-profile-accuracy = דיוק בניתוחים
page-profile-against-bots = משחקים נגד בוטים בלבד
page-profile-history = הדירוג לאורך זמן: { $game }
page-profile-recent = משחקים אחרונים
page-profile-recent-rank = מקום { $rank } מתוך { $players }
page-profile-counted = מדורג
page-profile-who = מי רואה את הפרופיל שלי
page-profile-who-why = הוא מציג את הדירוגים, המקומות והמשחקים שלך. שולחנות פרטיים נראים רק למי שישב בהם.
page-profile-who-everyone = כולם
page-profile-who-players = מי ששיחק איתי
page-profile-who-nobody = אף אחד
page-leaders-lead = הדירוגים נקבעים במשחקים בין אנשים עם חשבון. הרשימה מציגה את מי ששיחקו לפחות { $enough } משחקים מדורגים, לפי הקצה התחתון של הדירוג, אם הפרופיל שלהם פתוח בפניך.
page-leaders-empty = עדיין אין מי ששיחק די משחקים מדורגים.
page-leaders-place = מקום
page-leaders-name = שם
page-rated = דירוג
page-rated-why = משחק מדורג נחשב אם לכולם יש חשבון ואין רמזים.
page-rated-yes = מדורג
page-rated-no = לא מדורג
page-rematch-turned = לשחק שוב בהחלפת מקומות
page-rematch-offered = הצעה של { $name }: משחק נוסף
page-rematch-mine = הוצע משחק נוסף
page-rematch-in = משתתפים: { $names }
page-rematch-waiting = טרם השיבו: { $names }
page-rematch-accept = להצטרף
page-rematch-decline = לדחות
page-rematch-go = למשחק הבא
page-rematch-declined = דחית את ההצעה.
page-invited = הזמנה
page-series = תוצאות הסדרה
page-series-game = משחק { $n }
page-series-score = נקודות לפי מקום
page-series-score-why = 10 למי שניצח את כולם, 0 למי שלא ניצח איש; תיקו נחשב חצי.
page-series-wins = ניצחונות
page-rating-change = { $name }: היה { $before }, עכשיו { $after }
page-rating-changes = דירוגים
page-club-lead = כמה שולחנות, כמה סבבים, טבלה אחת. ההגרלה בידיך; מי שכבר נפגשו ייפגשו שוב מאוחר ככל האפשר.
page-club-account = כדי לארח ערב מועדון דרוש חשבון. כדי להשתתף די בקישור.
page-club-name = איך קוראים לערב?
page-club-game = משחק
page-club-players = אנשים בשולחן
page-club-rounds = סבבים
page-club-play = להשתתף גם בעצמי
page-club-create = לפתוח ערב מועדון
page-club-mine = ערבי המועדון שלי
page-club-host = אירוח: { $name }
page-club-round = סבב { $n } מתוך { $of }
page-club-before = טרם התחיל
page-club-alone = שלחו לאחרים את הקישור. כל מי שמצטרף מופיע כאן, ואז מגרילים את השולחנות.
page-club-over = הסתיים
page-club-draw = להגריל את סבב { $n } ולהתחיל
page-club-copy = להעתיק את קישור ההצטרפות
page-club-finish = לסיים את הערב
page-club-standings = טבלה
page-club-one-round = ס{ $n }
page-club-away = נעדר
page-club-leave = לנוח
page-club-back = לחזור
page-club-leave-other = { $name }: מנוחה
page-club-back-other = { $name }: חזרה
page-club-table = שולחן { $n }
page-club-my-table = לשולחן שלי
page-club-join = להשתתף
page-club-join-lead = ערב מועדון באירוח { $host }: { $game }. המשחק שלך מתחיל בסבב הבא.
page-club-missing = אין ערב מועדון כזה, או שאינו פתוח בפניך.
page-club-playing = משחקים
page-club-with-bots = ובוטים

## Home

page-home-eyebrow = משחקי בחירות, בדיוק לפי החוקים
page-home-title = כל מנדט קובע.
page-home-lead = משחקי הבחירות הגדולים, על כל חוקיהם, וכל החשבונות נעשים בשבילך. אפשר לשחק מול בוטים הוגנים, עם חברים דרך קישור, או סביב מסך אחד.
page-local-home-lead = משחקי הבחירות הגדולים, על כל חוקיהם, וכל החשבונות נעשים בשבילך. אפשר לשחק מול בוטים הוגנים או סביב מסך אחד, בדפדפן הזה לבדו.
page-home-play = לשחק { $game } עכשיו
page-home-play-any = לשחק עכשיו
page-home-dealing = מכינים …
page-home-invite = להזמין חברים
page-home-continue = השולחנות שלך
page-home-shelf = המשחקים
page-home-examples = להתחלה:
page-home-lobby = שולחנות פתוחים
page-home-lobby-empty = איש אינו מחכה לשותפים כרגע.
page-home-lobby-open = לפתוח שולחן לאחרים
page-home-finished = הסתיימו
page-play = לשחק
page-set-up = הגדרה …
page-set-up-game = הגדרת שולחן: { $game }
page-rules-of = החוקים של { $game }
page-players = { $from } עד { $to } שחקנים
page-your-turn = תורך
page-gathering = מחכים לשחקנים
page-finished = הסתיים
page-watch = צפייה
page-seats-free =
    { $n ->
        [one] מקום אחד פנוי
        [two] שני מקומות פנויים
       *[other] { $n } מקומות פנויים
    }
page-won-by = ניצחון: { $names }
page-waiting-for = מחכים: { $names }

## Games

page-game-die-macher-2006 = שבע מערכות בחירות, הצעות חתומות, סקרים וקואליציות: הקלאסיקה במהדורתה השנייה.
page-game-die-macher-2006-year = מהדורה שנייה, 2006
page-game-die-macher-2006-length = 3 עד 5 שעות
page-game-die-macher-1997 = שבע מערכות בחירות במהדורה המחודשת, עם עקרונות קבועים כגרסה.
page-game-die-macher-1997-year = מהדורה מחודשת, 1997
page-game-die-macher-1997-length = 3 עד 5 שעות
page-game-die-macher-2019 = הנושא נבנה מחדש: בחירת קלפים, פוליטיקאים וחבילות פתיחה, עם ארבע או שבע מערכות בחירות.
page-game-die-macher-2019-year = מהדורה חדשה, 2019
page-game-die-macher-2019-length = 2 עד 4 שעות
page-game-zoocracy = החיות מצביעות: לנהל קמפיין בתשעה מתחמים, להרכיב ממשלה, לקיים הבטחות. או שלא.
page-game-zoocracy-year = 2019
page-game-zoocracy-length = שעה עד שעתיים
page-game-pocket = בחירות קטנות בעשר דקות, כדי להכיר את השולחן.
page-game-pocket-length = 10 דקות

page-option-length = אורך
page-option-length-why = המשחק הקצר מוותר על שתיים משבע מערכות הבחירות.
page-option-length-full = מלא, 7 בחירות
page-option-length-short = קצר, 5 בחירות
page-option-elections = בחירות
page-option-elections-why = ארבע ממלאות ערב, שבע את כל המערכה.
page-option-elections-4 = ארבע
page-option-elections-7 = שבע
page-option-fixed_tenets = עקרונות קבועים
page-option-fixed_tenets-why = גרסה מספר החוקים: לכל מפלגה עמדות שאינה יכולה לוותר עליהן.
page-option-advanced = חוקים מתקדמים
page-option-advanced-why = ראשות הממשלה קובעת מי משיגה את היעד, הבטחות אינן מחייבות, ואפשר להגיש אי־אמון בכל סיבוב.
page-option-open_funds = קופות גלויות
page-option-open_funds-why = כולם רואים את הכסף של כולם. לפי הספר הוא סודי.
page-option-dice = קוביות
page-option-dice-why = במקורות נזכרים שני סוגי קוביות; בקוביות הרגילות התנודות גדולות יותר.
page-option-dice-standard = 1 עד 6
page-option-dice-special = 0, 1, 1, 2, 2, 3
page-option-opinion_reversal = היפוך דעה
page-option-opinion_reversal-why = מי ששולט בתקשורת יכול להחליף דעה בדעה ההפוכה לה.
page-option-donation_figures = מחיר התרומות
page-option-donation_figures-why = החוקים והדוגמה שלהם חלוקים על המחיר של קבלת כסף.
page-option-donation_figures-text = לפי החוקים
page-option-donation_figures-swapped = לפי הדוגמה
page-option-tied_bids = תיקו על השחקן הראשון
page-option-tied_bids-why = מי יכול להעלות ראשון כשההצעות הגבוהות ביותר שוות.
page-option-tied_bids-text = השכן מימין
page-option-tied_bids-example = השחקן הראשון הקודם
page-option-minority_media = ניצחון בלי קואליציה
page-option-minority_media-why = האם מי שניצחה עם פחות מ־50 קולות ובלי שותפה, ושולטת בתקשורת, מעבירה סמן. לשון החוקים שוללת זאת, כוונתם מתירה.
page-option-minority_media-controller = מעבירה סמן
page-option-minority_media-none = לא מעבירה
page-option-old_markers = סמנים של אזור שהוחלף
page-option-old_markers-why = בשבע מערכות בחירות: מה קורה לסמני התקשורת והכפל כשאזור חדש תופס לוח. החוקים אינם אומרים.
page-option-old_markers-removed = יוצאים מהמשחק
page-option-old_markers-returned = חוזרים למלאי
page-option-promises_to_the_opposition = הבטחות למתנגדים
page-option-promises_to_the_opposition-why = מה קורה לתפקיד או ליעד שהובטחו למפלגה שמצביעה נגד הממשלה.
page-option-promises_to_the_opposition-void = איש אינו מקבל
page-option-promises_to_the_opposition-goals-kept = התפקיד לא ניתן, היעד מתקיים
page-option-promises_to_the_opposition-literal = ההבטחה מתקיימת בכל זאת
page-option-progress = הסדר בשלב ההתקדמות
page-option-progress-why = האם משחקים קלפים לפני משיכת החדשים או אחריה.
page-option-progress-cards-first = לשחק ואז למשוך
page-option-progress-draw-first = למשוך ואז לשחק
page-option-loyalty = נאמנות
page-option-loyalty-why = המזון של מי נשאר אצל המין בזכות קלף הנאמנות. ספר החוקים אינו אומר.
page-option-loyalty-own = של בעל הקלף
page-option-loyalty-any = של כל מפלגה
page-option-food_supply = מלאי המזון
page-option-food_supply-why = האם המזון של צבע יכול להיגמר. בקופסה 25 לכל צבע; בשניים משלימים בצבעים שאינם במשחק.
page-option-food_supply-open = לא נגמר לעולם
page-option-food_supply-limited = 25 לכל צבע
page-value-true = פעיל
page-value-false = כבוי

page-bot-random = אקראי
page-bot-random-about = בוחר מהלך חוקי כלשהו. למבט ראשון על החוקים.
page-bot-greedy = חמדן
page-bot-greedy-about = לוקח את מה שמביא הכי הרבה מיד.
page-bot-planner = מתכנן
page-bot-planner-about = שוקל לאן מוביל כל צעד, לפי מה שהוא רואה. הוא אינו רואה יותר ממך.
page-bot-newcomer = מתחיל
page-bot-newcomer-about = רואה רק את מה שלפניו: משחק מיד את הקלפים הטובים ביותר ולא חוסך דבר.
page-bot-club = שחקן מועדון
page-bot-club-about = משחק לפי כללי אצבע טובים, אך אינו חושב קדימה.
page-bot-strong = חזק
page-bot-strong-about = שוקל לאן מוביל כל צעד, לפי מה שהוא רואה. הוא אינו רואה יותר ממך.
page-bot-champion = אלוף
page-bot-champion-about = חושב קדימה בעזרת מה שלמד באלפי משחקים. הוא אינו רואה יותר ממך.
page-bot-search = חוקר
page-bot-search-about = משחק בראשו משחקים רבים לפני כל בחירה. הוא אינו רואה יותר ממך.

## New table

page-new-title = שולחן חדש
page-new-lead = בוחרים משחק וחברה; לכל השאר יש ברירת מחדל סבירה.
page-new-game = איזה משחק?
page-new-company = מי משחק?
page-new-options = אפשרויות
page-new-players = שחקנים
page-new-start = להתחיל
page-new-open = לפתוח את השולחן
page-new-note = אין צורך בחשבון. תמיד אפשר למסור את המקום לבוט ולקחת אותו בחזרה.
page-with-bots = מול בוטים
page-with-bots-why = מתחילים מיד
page-with-friends = חברים בקישור
page-with-friends-why = קישור פרטי, לכולם או לכל מקום
page-with-open = שולחן פתוח
page-with-open-why = כל אחד כאן יכול להצטרף
page-with-device = סביב המסך הזה
page-with-device-why = המסך מוסתר בין תור סודי לתור סודי
page-seat-number = מקום { $n }
page-seat-me = אני
page-seat-bot = בוט: { $name }
page-seat-link-choice = הזמנה בקישור
page-seat-open-choice = פתוח לכולם
page-seat-device = ליד המסך הזה
page-seat-name-of = שם למקום { $n }
page-pin-of = קוד למקום { $n } (לא חובה)
page-pin = קוד
page-bots-about = כמה חזקים הבוטים?
page-pace = קצב
page-pace-why = חי: כולם כאן באותו זמן. לאורך ימים: כל אחד משחק כשנוח לו.
page-pace-live = חי
page-pace-async = לאורך ימים
page-clock = הגבלת זמן
page-clock-why = לכל תשובה. כשהזמן נגמר, בוט עונה רק על השאלה הזאת, ובבאה התור שוב שלך.
page-clock-0 = ללא
page-help = רמזים
page-help-why = רמזים וניתוח במהלך המשחק. אחריו הכול פתוח ממילא.
page-help-no = אין
page-help-yes = מותרים
page-help-on = במשחק הזה מותרים רמזים וניתוח.
page-help-off = אין רמזים ואין ניתוח עד סוף המשחק הזה.

## Before the start

page-options-default = חוקים רגילים
page-table-closed = השולחן נסגר לפני שהמשחק התחיל.
page-table-stopped = המשחק נסגר לפני סופו. עדיין אפשר לקרוא מה קרה בו.
page-seat-open = פתוח לכולם
page-seat-link = בהמתנה למי שהוזמן
page-copy-link = העתקת ההזמנה
page-copy-link-for = העתקת ההזמנה עבור { $name }
page-copy-watch = העתקת קישור לצופים
page-link-copied = הקישור הועתק.
page-give-to-bot = למסור לבוט
page-sit-here = לשבת כאן
page-your-name = שמך
page-start = להתחיל
page-start-fill =
    { $n ->
        [one] להתחיל, ובוט יתפוס את המקום הפנוי
        [two] להתחיל, ובוטים יתפסו את שני המקומות הפנויים
       *[other] להתחיל, ובוטים יתפסו את { $n } המקומות הפנויים
    }
page-waiting-owner = מחכים שהמארח יתחיל את המשחק.
page-leave = לעזוב
page-close-table = לסגור את השולחן
page-close-sure = לסגור את השולחן? אי אפשר יהיה להמשיך במשחק.
page-fair = הגרלות שאפשר לבדוק
page-fair-why = זהו החותם על הסוד של השרת, שהוצג לפני שמישהו התיישב. הדפדפן של כל שחקן מוסיף מספר משלו. אחרי המשחק הסוד נפתח, וכל אחד יכול לחשב שוב כל הגרלה.
page-join-eyebrow = הוזמנת
page-mail-agree = לשלוח לך הודעה בדואר אלקטרוני כשמשחק מחכה לך?
page-mail-agree-why = הודעה אחת לכל המשחקים שמחכים, לכל היותר פעם בעשר דקות.
page-mail-agree-do = כן, לשלוח לי
page-mail-agree-done = תודה. נכתוב כשמשחק יחכה לך.
page-mail-off = להפסיק לשלוח לך הודעות?
page-mail-off-why = זה נוגע רק לכתובת הזאת.
page-mail-off-do = הפסקת ההודעות
page-mail-off-done = בוצע. לא יישלחו עוד הודעות.
page-mail-gone = הקישור הזה כבר לא תקף.
page-join-seat = המפלגה שלך: { $seat }.
page-join-take = לקחת את המקום
page-join-watch = אפשר לצפות בשולחן הזה.
page-join-gone = ההזמנה הזאת כבר אינה פתוחה
page-join-gone-why = כל הזמנה נותנת מקום אחד, פעם אחת. אפשר לבקש חדשה.

## At the table

page-table-missing = אין כאן שולחן כזה
page-table-missing-why = ייתכן שהוא פרטי, או שהכתובת אינה שלמה.
page-seats = מקומות
page-you = אני
page-bot = בוט
page-place = מקום { $n }
page-deciding = בהחלטה
page-sealed = בחירה חתומה הוגשה
page-sealed-answer = התשובה הסודית שלך:
page-sealed-until = אפשר לשנות אותה עד שתגיע התשובה האחרונה.
page-sealed-change = שינוי התשובה
page-sealed-keep = להשאיר את התשובה
page-sealed-mine = הבחירה שלך חתומה. איש אינו רואה אותה עד שכולן ייפתחו.
page-tab-board = שולחן
page-tab-decide = החלטה
page-tab-log = יומן
page-tab-talk = שיחה
# What happened since one last looked; beside it stands how many things.
page-tab-news = חדש
page-news-none = אין חדש מאז שהסתכלת.
page-side = יומן ושיחה
page-panes = חלקי השולחן
page-undo = ביטול
page-undo-ask = לבקש ביטול
page-undone = בוטל.
page-agree = להסכים
page-refuse = לסרב
page-hand-over = שבוט ישחק
page-take-back = לחזור לשחק בעצמי
page-as-text = הצגה כטקסט
page-as-board = הצגה כלוח
page-replay = צפייה חוזרת
page-over = המשחק נגמר.
page-waiting = מחכים …
page-stale = השולחן התקדם; הנה השאלה הנוכחית.
page-announce-turn = תורך. { $ask }
page-curtain-eyebrow = להעביר את המסך
page-curtain = התור של { $name }
page-curtain-why = כל השאר מסיטים את המבט. שום דבר לא יוצג עד להמשך.
page-curtain-open = זה התור שלי, להמשיך
page-curtain-change = { $name }: שינוי התשובה שלי
page-curtain-changes = { $name }: שינוי תשובה

## Playing together


page-agreements = מה השולחן מחליט ביחד
page-back-title = ביטול מהלכים
page-back-these = המהלכים האלה יבוטלו:
page-back-by = { $name } רוצה לבטל { $n ->
    [one] מהלך אחד
   *[other] { $n } מהלכים
}.
page-back-mine = ביקשת לבטל { $n ->
    [one] מהלך אחד
   *[other] { $n } מהלכים
}.
page-back-chance = גורל
page-back-hidden = בחירה סמויה
page-back-ask = לשאול את האחרים
page-back-withdraw = למשוך את הבקשה
page-back-waits = עוד לא ענו: { $names }
page-back-needs = צריכים להסכים: { $names }
page-back-off = בשולחן הזה אי אפשר לבטל מהלכים.
page-back-own = בשולחן הזה אפשר לבטל רק את הצעד האחרון שלך, לפני שמישהו אחר שיחק.
page-back-nothing = אין מהלך שלך לבטל.
page-taken-back = בוטל
page-absent-ask = אין תשובה מ־{ $name }, והזמן נגמר. מה לעשות?
page-absent-wait = לחכות
page-absent-standin = בוט עד שיחזרו
page-absent-replace = לתת את המקום לאחר
page-absent-end = לסיים את המשחק
page-absent-me = הזמן שלך נגמר. האחרים מחליטים על המקום שלך.
page-absent-here = אני כאן
page-absent-others = האחרים מחליטים לגבי { $name }.
page-absent-waited = ממתינים ל־{ $name }. המהלך האחרון: { $when }.
page-absent-what = מה עושים?
page-absent-ask-waited = כבר זמן רב אין תשובה מ־{ $name }. מה לעשות?
page-absent-me-waited = כבר זמן רב אין ממך תשובה. האחרים מחליטים על המקום שלך.
page-absent-end-sure = הקול שלך מכריע: המשחק יסתיים עכשיו לכולם, בלי תוצאה.
page-standin-me = בוט משחק במקומך.
page-seat-vacant = { $name }: דרוש שחקן חדש. אפשר לשלוח את הקישור או לתת לבוט לשחק.
page-pause-ask = לבקש הפסקה
page-pause-by = { $name } רוצה הפסקה: כל השעונים ייעצרו.
page-pause-mine = ביקשת הפסקה.
page-pause-stands = השעונים עומדים.
page-pause-go = להמשיך
page-pause-stay = להישאר בהפסקה
page-pause-wants = רוצים להמשיך: { $names }
page-here = כאן
page-away = לא כאן
page-seen = כאן לאחרונה: { $when }
page-next-table = השולחן הבא
page-next-waiting = { $n ->
    [one] שולחן אחד מחכה לך
   *[other] { $n } שולחנות מחכים לך
}
page-term-clock = { $time } לכל תשובה
page-term-reserve = { $time } ברזרבה
page-term-no-clock = בלי הגבלת זמן
page-term-wait = כשהזמן נגמר, כולם מחכים
page-term-undo-ask = אפשר לבטל מהלכים אם כולם מסכימים
page-term-undo-own = אפשר לבטל רק את הצעד האחרון של עצמך
page-term-undo-off = אי אפשר לבטל מהלכים
page-term-with = עם { $names }
page-clock-reserve = רזרבה
page-clock-reserve-why = לכל המשחק. היא מתחילה כשהזמן לתשובה נגמר.
page-clock-then = כשהזמן נגמר
page-clock-then-bot = בוט עונה הפעם
page-clock-then-wait = כולם מחכים
page-undo-rule = ביטול מהלכים
page-undo-rule-why = האחרים רואים בדיוק אילו מהלכים לפני שהם מסכימים.
page-undo-rule-ask = כשכולם מסכימים
page-undo-rule-own = רק הצעד האחרון שלך
page-undo-rule-off = אף פעם
page-avail = לילות וחופשות
page-avail-why = בשולחנות לאורך ימים השעון שלך עומד אז. האחרים רואים רק מתי הזמן שלך נגמר.
page-avail-zone = אזור זמן
page-avail-from = כל לילה מ־
page-avail-to = עד
page-avail-holidays = חופשות
page-avail-first = היום הראשון של החופשה
page-avail-last = היום האחרון של החופשה
page-avail-add = הוספת חופשה
page-avail-remove = הסרה
page-notify = התראות
page-notify-why = לזמן שבו הדף סגור. התראה מציינת את המשחק, אף פעם לא מה קרה בו.
page-notify-device = במכשיר הזה
page-notify-device-on = המכשיר הזה מקבל התראות עד להתנתקות כאן.
page-notify-device-off = המכשיר הזה עדיין לא מקבל התראות.
page-notify-device-denied = הדפדפן חוסם התראות מהאתר הזה. אפשר לאשר אותן בהגדרות שלו.
page-notify-device-unsupported = לא אפשרי כאן: נדרש https, ובאייפון ובאייפד צריך להוסיף את הדף הזה למסך הבית.
page-notify-turn-on = הפעלה
page-notify-turn-off = כיבוי
page-notify-try = שליחת ניסיון
page-notify-webhook = Webhook
page-notify-webhook-why = כתובת שלך שנקראת כשמשחק לאורך ימים מחכה לך.
page-notify-kinds = מתי להודיע לי
page-notify-turn = הגיע תורי
page-notify-time = הזמן שלי אוזל
page-notify-ask = האחרים שואלים משהו: הפסקה, ביטול, שחקן שנעדר
page-notify-talk = מישהו כותב לי
page-notify-invite = מתחיל משחק נוסף או סבב במועדון
page-notify-quiet = שקט מ־
page-notify-muted = { $n ->
    [one] שולחן אחד מושתק.
   *[other] { $n } שולחנות מושתקים.
}
page-notify-unmute = התראות מכל השולחנות
page-notify-table-off = השתקת התראות מהשולחן הזה
page-notify-table-on = התראות מהשולחן הזה שוב
page-set-turn = צליל כשמגיע תורי
page-set-turn-why = צליל קצר כשמגיעה שאלה והדף פתוח.
page-links = הזמנות
page-links-table = קישור אחד לשולחן
page-links-table-why = מי שפותח אותו תופס מקום פנוי.
page-links-make = יצירת קישור
page-links-renew = חידוש
page-links-renew-why = הקישור הישן כבר לא תקף.
page-links-revoke = ביטול הקישור
page-links-revoked = אין קישור
page-links-qr = קוד QR
page-links-qr-of = קוד QR של { $link }
page-links-late = לאפשר למישהו להחליף את הבוט הזה
page-links-rated = המשחק נחשב לדירוג: אי אפשר להצטרף אליו באמצע.
page-host-name = השם שלך, כפי שהאחרים רואים אותו
page-join-host = הזמנה מאת { $name }
page-join-any = בחירת מקום
page-join-full = אין עוד מקום פנוי.
page-join-late = המשחק כבר התחיל: המקום הזה עובר אליך.
page-visible-private = פרטי: רק עם קישור
page-visible-public = פומבי: בלובי
page-visible = מי יכול למצוא את השולחן
page-lobby-game = משחק
page-lobby-pace = קצב
page-lobby-any = הכול
page-lobby-none = אין שולחן פתוח כזה.
page-title-device = מכשיר אחר
page-device-why = אפשר להמשיך במכשיר אחר עם המשחקים והשם שלך: יוצרים כאן קוד ומזינים אותו שם.
page-device-make = הצגת קוד
page-device-here = יש להזין אותו ב־{ $place }. הוא תקף פעם אחת, עשר דקות.
page-device-return = קוד למכשיר שאבד
page-device-return-why = כדאי לשמור אותו במקום אחר. איתו אפשר לחזור למקומות שלך בכל שולחן מכל מכשיר, והמכשיר שאבד מנותק.
page-device-code = קוד
page-device-enter = להמשיך כאן
page-device-enter-why = יש להזין את הקוד מהמכשיר האחר. המשחקים והשם שלך יעברו לכאן.
page-device-welcome = טוב לראות אותך שוב, { $name }.
page-device-lost = איבדת את המקום? הזנת קוד
page-talk-deals = הצעות במשחק
page-talk-unread = { $n ->
    [one] הודעה חדשה אחת
   *[other] { $n } הודעות חדשות
}
page-talk-private = גלוי רק ל: { $names }
page-talk-as = לשלוח בתור
page-talk-as-say = הודעה
page-talk-as-offer = הצעה
page-talk-as-promise = הבטחה
page-promises = הצעות והבטחות
page-promise-open = פתוחה
page-promise-accepted = התקבלה
page-promise-declined = נדחתה
page-promise-withdrawn = נמשכה
page-promise-kept = קוימה
page-promise-broken = הופרה
page-promise-do-accepted = לקבל
page-promise-do-declined = לדחות
page-promise-do-withdrawn = למשוך
page-promise-do-kept = קוימה
page-promise-do-broken = הופרה
page-person-mute = להשתיק בשולחן הזה
page-person-unmute = ביטול ההשתקה
page-person-mute-why = לא יוצגו לך ההודעות שלהם כאן. הם לא יבחינו בכך.
page-person-profile = פרופיל
page-curtain-out = לצאת; המשחק מחכה כאן
page-curtain-wrong = הקוד שגוי. אפשר לנסות שוב.
page-device-players-why = קוד מסתיר את הקלפים שלך מהאחרים במכשיר הזה.

## Deciding


page-decide = להחליט
page-sending = נשלח …
page-go-on = המשך
page-less = פחות
page-more = יותר
page-less-of = פחות: { $what }
page-more-of = יותר: { $what }
page-values = ערכים
page-least = המינימום: { $n }
page-half = חצי: { $n }
page-most = המקסימום: { $n }
page-slot = מקום { $n }
page-budget-left = נותרו { $left } מתוך { $budget }
page-budget-least = לפחות { $least }; עד כה { $spent }
page-choose-exactly =
    { $n ->
        [one] לבחור אחד.
       *[other] לבחור { $n }.
    }
page-choose-between = לבחור { $least } עד { $most }.
page-ordered-chosen = הסדר שלך
page-ordered-rest = עוד לא סודרו
page-ordered-none = עוד לא נבחר דבר
page-move-up = למעלה: { $what }
page-move-down = למטה: { $what }
page-remove = להסיר: { $what }
page-step-back = לשנות: { $what }
page-effects = מה זה ישנה
page-final = אי אפשר יהיה לבטל זאת.
page-final-yes = כן, לעשות
page-hint = רמז
page-hint-take = לבחור בזה
page-hint-thinking = רגע, חושבים …
page-hints = רמזים
page-hints-close = לסגור את הרמזים
page-hints-note = הסיכוי לנצח אם בוטים ימשיכו מכאן, לפי מה שאפשר לדעת.
page-hint-chance = סיכוי ⁦{ $percent }%⁩
page-hint-error = ‏⁦± { $error }⁩
page-hint-now = מיד
page-hint-later = בהמשך, לעומת התשובות האחרות (בממוצע)
page-hint-taste = טוב באותה מידה: עניין של טעם
page-hint-taken = מולא
page-title-review = ניתוח
page-review-open = ניתוח
page-review-lead = כל החלטה נשפטת לפי מה שהמפלגה יכלה לדעת אז; המזל נספר בנפרד.
page-review-start = לנתח את המשחק הזה
page-review-why = זה לוקח בין כמה שניות לשתי דקות, לפי המשחק. אפשר לעזוב את הדף; הניתוח ממשיך.
page-review-progress = נבדקו { $done } מתוך { $steps } החלטות והגרלות
page-review-failed = לא ניתן היה לסיים את הניתוח.
page-review-again = לנסות שוב
page-review-stop = עצירה
page-review-go-on = המשך
page-review-not-over = משחק מנותח אחרי שנגמר.
page-review-whose = המשחק של
page-review-accuracy = דיוק
page-review-accuracy-why = 100 פירושו שלא נמצא דבר טוב יותר בכל המשחק.
page-review-accuracy-none = לא הייתה החלטה שיכלה לעלות במשהו.
page-review-sum = מהמהלך הראשון עד האחרון
page-review-sum-start = הסיכוי בהתחלה
page-review-sum-mistakes = ההחלטות של המפלגה
page-review-sum-luck = מזל בהגרלות
page-review-sum-others = מה שאחרים עשו
page-review-sum-result = בסוף
page-review-curve = הסיכוי לנצח
page-review-curve-label = הסיכוי לנצח לאורך המשחק: מ־{ $first } עד { $last } אחוזים
page-review-turns =
    { $n ->
        [0] רגעים מכריעים
        [one] הרגע המכריע
        [two] שני רגעים מכריעים
       *[other] { $n } רגעים מכריעים
    }
page-review-turns-none = שום רגע לא בולט.
page-review-decisions = החלטות
page-review-mistakes-only = איפה שתשובה אחרת הייתה טובה בבירור ({ $n })
page-review-all = הכול ({ $n })
page-review-clean = שום תשובה לא הייתה טובה בבירור מאלה שניתנו.
page-review-given = התשובה
page-review-better = עדיף
page-review-gain = ⁦{ $gain }⁩ נקודות סיכוי (⁦± { $error }⁩)
page-review-change = ‏⁦{ $before } → { $after }%⁩
page-review-try = לנסות שוב מכאן
page-review-look = לראות על הלוח
page-review-luck = מזל
page-review-luck-why = מה שיצא בהגרלה, לעומת מה שיכול היה לצאת. מופיעות כאן רק הגרלות שהשפיעו בבירור; הסכום שלמעלה כולל את כל ההגרלות ({ $n }).
page-review-luck-none = שום הגרלה לא שינתה באופן מובהק.
page-review-line = מהלך { $n }
page-review-mine = הדיוק שלך, משחק אחר משחק
page-review-mine-first = זה המשחק הראשון שלך שנותח בכותר הזה. הבאים יופיעו לצידו.
page-title-puzzles = חידות
page-title-puzzle = חידה
page-puzzles-lead = מצבים ממשחקים שבהם תשובה אחת טובה בבירור מכולן. יש למצוא אותה.
page-puzzles-none = עדיין אין חידות למשחק הזה.
page-puzzles-solved = נפתרו { $n } מתוך { $all }
page-puzzle-of-the-day = חידת היום
page-puzzle-day-lead = מצב אחד, תשובה אחת הטובה מכולן. היום לכולם אותה חידה.
page-puzzle-open = לפתור
page-puzzle-number = חידה { $n }
page-puzzle-grade =
    { $grade ->
        [1] למתחילים
        [2] קל
        [3] קשה
       *[4] למומחים
    }
page-puzzle-is-solved = נפתרה
page-puzzle-task = המפלגה שלך: { $party }. יש לתת את התשובה שמנצחת הכי הרבה אם בוטים ימשיכו.
page-puzzle-right = נכון
page-puzzle-wrong = לא הכי טוב
page-puzzle-yours = התשובה שלך
page-puzzle-best = הפתרון
page-puzzle-figures = מה שהפתרון מביא יותר, בממוצע
page-puzzle-show = להראות את הפתרון
page-puzzle-again = לנסות שוב
page-puzzle-next = החידה הבאה
page-puzzle-all = כל החידות
page-puzzle-checking = התשובה שלך משוחקת עד הסוף …
page-rules-start = בשתי דקות
page-rules-goal = במה מדובר
page-rules-votes = איך סופרים
page-rules-moves = מה אפשר לעשות
page-rules-round = סיבוב בתמונה אחת
page-rules-round-why = השלבים לפי הסדר. כל אחד מוביל לסעיף שלו.
page-rules-example = ספירה אחת, צעד אחר צעד
page-rules-example-why = וכך נראה השולחן רגע לפני כן. אפשר להצביע על מה שדורש הסבר.
page-rules-example-then = במשחק של בוטים נספרו הקולות כך:
page-rules-sections = החוקים, סעיף אחר סעיף
page-rules-glossary = מילון מונחים
page-rules-glossary-more = קלפים, תפקידים ומקומות
page-rules-places = על השולחן:
page-rules-back = חזרה לשולחן
page-rules-found =
    { $n ->
        [0] לא נמצא דבר
        [one] נמצא סעיף אחד
       *[other] נמצאו { $n } סעיפים
    }
page-why-not = מה אי אפשר, ולמה?
page-why-not-none = הכול אפשרי כאן.
page-rule-open = להראות חוק { $section }
page-rule-title = חוק { $section }
page-rule-whole = בספר החוקים
page-thing-now = עכשיו
page-rule-none = עדיין אין טקסט לסעיף הזה.
page-rule-link = קישור לסעיף { $section }

## The stage: what is being settled now, and what was just opened


# Buttons of the stage: leave what was opened, or see it once more ($what is its heading).
page-scene-on = המשך
page-scene-again = להציג שוב: { $what }
# Heading of the list of phases this round still brings.
page-scene-ahead = מה עוד צפוי
# The order of play, and the last things that happened.
page-scene-order = סדר התורות
page-scene-now = ממש עכשיו
# Under an envelope: this party was not asked, is still choosing, has sealed its answer; my own answer.
page-scene-away = לא בתור
page-scene-writing = בבחירה
page-scene-sealed = חתום
page-scene-mine = שלך: { $value }
# Headings and one line of explanation for sealed bids.
page-scene-bids = הצעות חתומות
page-scene-bids-start-why = מי שמציע הכי הרבה קובע מי השחקן הראשון. רק המפלגה הזאת משלמת.
page-scene-bids-first-why = מי שמציע הכי הרבה הוא השחקן הראשון. רק המפלגה הזאת משלמת.
page-scene-bids-again = שוב הצעות, אחרי תיקו
page-scene-bids-again-why = לא פחות מההצעה הראשונה. תיקו נוסף מוכרע בהגרלה.
page-scene-first-bid = הצעה ראשונה: { $n }
page-scene-secret = כולם בוחרים בסתר
page-scene-sealed-why = איש אינו רואה את הבחירות של האחרים עד שכולן מוגשות.
page-scene-opened = תוצאות
page-scene-best = הגבוהה ביותר
page-scene-tied-one = תיקו
page-scene-tied = תיקו: { $parties }.
page-scene-wins = ההצעה הגבוהה ביותר: { $party }.
page-scene-pays = תשלום: { $n }
page-scene-half-lost = חצי מכל הצעה אובד, בעיגול כלפי מעלה.
# Auctions. $state is a state or region, $party a party.
page-scene-poll = סקר ב{ $state }
page-scene-poll-why = להעלות או לפרוש סופית. מי שקונה רואה את הקלף ומחליט מה יתפרסם.
page-scene-poll-once = הצעה אחת לכל מפלגה; אחרונה מציעה מי שיש לה הכי הרבה קולות כאן.
page-scene-poll-card = סקר נסתר אחד
page-scene-poll-back = סקר שמרים את { $party }
page-scene-poll-sold = הסקר נמכר ונמצא עכשיו אצל { $party }.
page-scene-published = פורסם בידי
page-scene-tie = אחרי תיקו אפשר להעלות פעם אחת
page-scene-tie-why = הצעה גלויה אחת לכל מפלגה. אם כולן מוותרות, האחרונה שוויתרה זוכה במחיר שבו נוצר התיקו.
page-scene-no-bid = עוד אין הצעה
page-scene-purse = בידך { $n }
page-scene-limit = הגבול שלך { $n }
page-scene-calls = ההצעות עד כה
page-scene-pass = ויתור
# What a bidder is doing.
page-scene-bidder-turn = בתור
page-scene-bidder-in = במשחק
page-scene-bidder-leads = בהובלה
page-scene-bidder-out = בחוץ
page-scene-bidder-later = אחר כך
# Coalition talks before a state votes.
page-scene-talks = שיחות קואליציה ב{ $state }
page-scene-talks-why = שני קלפי מצע משותפים מאפשרים קואליציה, ועם שלושה אפשר לכפות אותה. קולות השותפות נספרים יחד. הסכמות אחרות אינן מחייבות לעולם.
page-scene-talks-none = איש כאן לא יכול להרכיב קואליציה.
page-scene-votes = קולות
page-scene-pair-possible = קואליציה אפשרית
page-scene-pair-asked = נשאלת עכשיו
page-scene-pair-formed = בקואליציה
page-scene-pair-refused = נדחתה
page-scene-pair-closed = לא אפשרי
page-scene-forced = אפשר לכפות
page-scene-offer = הצעה של { $from } אל { $to }
# Results
page-scene-election = תוצאות הבחירות: { $state }
page-scene-seats = מושבים
page-scene-points = נקודות
page-scene-votes-count =
    { $n ->
        [one] קול אחד
        [two] שני קולות
       *[other] { $n } קולות
    }
page-scene-cabinet = קלפים שנחשפו
page-scene-leads = בהובלה
page-scene-prepare = הכנות
page-scene-prepare-why = לפני הסיבוב הראשון בוחרים מפלגות, מצעים ועמדות פתיחה.
# Zoocracy
page-scene-presidency = הצעות לנשיאות
page-scene-presidency-why = מי שמציע הכי הרבה זוכה בנשיאות ומשיג יעד. חצי מכל הצעה אובד, גם בהפסד.
page-scene-forming = { $party } מרכיבים ממשלה
page-scene-forming-why = שלושה תפקידים ושני יעדים, כל אחד לכל מפלגה. לתומכים דרושים { $majority } מנדטים.
page-scene-motion = { $party } יכולים להגיש אי־אמון
page-scene-motion-why = ממשלה לפי בחירתם. לתומכים דרושים { $majority } מנדטים.
page-scene-proposal-by = { $party } מציעים
page-scene-motion-by = { $party } מגישים אי־אמון
page-scene-vote-why = כולם עונים בסתר. מי שבעד מצטרף לממשלה, מי שנגד לאופוזיציה.
page-scene-counted = הקולות נספרו
page-scene-voted-yes = בעד
page-scene-voted-no = נגד
page-scene-yes = בעד: { $parties }
page-scene-offered = מוצע להם תפקיד או יעד: { $parties }
page-scene-nobody-named = עוד לא נקבע איש
# Read aloud with the half-circle of seats.
page-scene-behind =
    { $n ->
        [one] מנדט אחד בעד; דרושים { $majority }
        [two] שני מנדטים בעד; דרושים { $majority }
       *[other] { $n } מנדטים בעד; דרושים { $majority }
    }
page-scene-goal-now = היעד של הסיבוב הזה
page-scene-goal-next = היעד של הבא
page-scene-goal-round = היעד של הסיבוב הזה מגיע אל
page-scene-goal-named = מי שראשות הממשלה תקבע
page-scene-goal-strike = אף אחד: שביתה
page-scene-goal-no-majority = אף אחד: אין רוב
page-scene-goal-no-government = אף אחד: אין ממשלה
page-scene-goal-no-promise = לא הובטח לאיש
page-scene-event = אירוע
page-scene-parliament = הפרלמנט החדש
page-scene-next-round = עוד סיבוב?
page-scene-next-sure = בטוח
page-scene-next-none = לא, זה האחרון
page-scene-next-odds = ‏⁦{ $percent }%⁩

# One line for each phase: what happens in it.
page-phase-bidding-why = כולם מציעים בסתר על הזכות לקבוע מי השחקן הראשון.
page-phase-conference-why = משליכים קלפים סודיים, מושכים חדשים, משנים סעיף אחד במצע.
page-phase-placing-why = קלפים מונחים הפוכים במדינות, ואז נחשפים ומופעלים.
page-phase-coalitions-why = מפלגות שיש להן די במשותף יכולות לספור יחד את קולותיהן במדינה שבוחרת עכשיו.
page-phase-media-why = קונים סמנים; מי שיש לו הכי הרבה סמנים במדינה שולט בתקשורת שלה.
page-phase-exchanges-why = מי ששולט בתקשורת של מדינה יכול להחליף בה דעה אחת.
page-phase-meetings-why = מקיימים מפגשים במדינות; אחר כך הם הופכים לקולות.
page-phase-polls-why = הסקר בכל מדינה נמכר להצעה הגבוהה ביותר.
page-phase-conversion-why = מדינה אחר מדינה אפשר להפוך מפגשים לקולות לפי הפקטור.
page-phase-election-why = הקולות נספרים והמושבים מחולקים.
page-phase-spoils-why = המפלגה המנצחת מעבירה סמן ודעות ללוח הלאומי.
page-phase-members-why = דעות לאומיות מביאות חברי מפלגה למפלגות ששותפות להן.
page-phase-finance-why = מושבים וחברי מפלגה מביאים כסף.
page-phase-turnover-why = המדינה הבאה עולה לשולחן.
page-phase-donations-why = מקבלים תרומה ומאבדים חברי מפלגה, או מסרבים וזוכים בחברי מפלגה.
page-phase-first-player-why = כולם מציעים בסתר כדי להיות השחקן הראשון.
page-phase-programmes-why = לוקחים קלף ומחליפים סעיפים במצע.
page-phase-sending-why = פוליטיקאים נשלחים הפוכים לאזורים.
page-phase-politicians-why = הם נחשפים; מי שמשלם משתמש בפעולות שלהם.
page-phase-influence-why = מי ששולט בתקשורת של אזור יכול להחליף דעה אחת.
page-phase-payments-why = נקודות ובסיס מביאים כסף; התרומות מוסדרות.
page-phase-next-round-why = אזור חדש נכנס למשחק, ועוד דעות נחשפות.
page-zoo-phase-A = בחירות לנשיאות
page-zoo-phase-B = קמפיין
page-zoo-phase-C = בחירות לפרלמנט
page-zoo-phase-D = ממשלה
page-zoo-phase-E = אירוע
page-zoo-phase-F = אי־אמון
page-zoo-phase-G = התקדמות
page-zoo-phase-A-why = הצעות חתומות במזון; מי שמציע הכי הרבה זוכה בנשיאות ומשיג יעד.
page-zoo-phase-B-why = מניחים מזון אצל המינים: מי שיש לה הכי הרבה זוכה בקולות שלהם.
page-zoo-phase-C-why = הקולות של כל מין הופכים למנדטים.
page-zoo-phase-D-why = המפלגות מציעות ממשלות בזו אחר זו; על כל אחת מצביעים בסתר.
page-zoo-phase-E-why = קלף אירוע אחד נחשף.
page-zoo-phase-F-why = בלי רוב, ראשות האופוזיציה יכולה להציע ממשלה אחרת.
page-zoo-phase-G-why = היעד המובטח מושג, ומושכים קלפים.

## Standing orders: answers left for later questions


page-tools = עוד כלים
page-orders = הוראות קבע
page-orders-why = נשמרות בשרת רק בשביל המקום שלך. הן עונות במקומך ברגע שהשאלה מגיעה, גם כשאינך כאן.
page-orders-none = אין. אפשר להשאיר הוראה במקום שבו מחליטים.
page-orders-pass = { $what }: תמיד לוותר
page-orders-pass-unless = { $what }: לוותר, אבל לשאול אותי כאשר { $count ->
    [one] אפשר לבחור במה שציינתי
   *[other] אפשר לבחור באחת מ־{ $count } האפשרויות שציינתי
 }
page-orders-bid = { $what }: להציע את המינימום שמוביל, עד { $most }
page-orders-answer = { $what }: לענות { $answer } בכל פעם שמותר
page-orders-once = פעם אחת
page-orders-drop = לבטל: { $what }
# Where one decides: a folded line, and what it offers.
page-orders-here = לענות אוטומטית …
page-orders-set-pass = תמיד לוותר כאן
page-orders-unless = … אלא אם אפשר לבחור:
page-orders-set-answer = תמיד לענות כך
page-orders-set-bid = להציע בשמי, עד
page-orders-keep = שמירת ההוראה
page-orders-first = קודם בוחרים תשובה למעלה; אחר כך אפשר להשאיר אותה גם לפעמים הבאות.
# What kind of question an order is for.
page-kind-bid = הצעה חתומה
page-kind-raise = העלאת הצעה
page-kind-poll-bid = הצעה על סקר
page-kind-media = סמן תקשורת
page-kind-exchange = החלפת דעה
page-kind-influence = השפעת התקשורת
page-kind-coalition = הצעת קואליציה
page-kind-consent = תשובה להצעת קואליציה
page-kind-meetings = מפגשים
page-kind-convert = מפגשים לקולות
page-kind-donation = תרומה
page-kind-publish = פרסום סקר
page-kind-discard = השלכה
page-kind-change = שינוי המצע
page-kind-cabinet = קלפי ממשלת צללים
page-kind-vote = הצבעה על ממשלה
page-kind-motion = אי־אמון
page-kind-blockade = חסימה
page-kind-manipulation = מניפולציה
page-kind-campaign = קמפיין
page-kind-election-card = קלף לפני הספירה
page-kind-event-card = קלף אחרי האירוע
page-kind-progress-card = קלף להשגת יעד
page-kind-resistance = תשלום על יעד

# Things on the board that are part of the open question; short, on small buttons.
page-hot-state = כאן
page-hot-opinion = הדעה הזאת
page-hot-take-back = לקחת בחזרה
page-hot-lay = { $card } כאן

## News, log, talk


page-news-since = מאז שהסתכלת
page-news-earlier =
    { $n ->
        [one] עוד שורה קודמת אחת ביומן.
        [two] עוד שתי שורות קודמות ביומן.
       *[other] עוד { $n } שורות קודמות ביומן.
    }
page-news-seen = ראיתי
page-log-filter = המהלכים של
page-log-all = כולם
page-log-empty = עוד לא קרה דבר.
page-log-undo = מהלך של { $name } בוטל.
page-log-ask-undo = בקשה של { $name }: לבטל מהלך.
page-log-bot = בוט משחק עכשיו במקום { $name }.
page-log-person = עכשיו אדם משחק את { $name }.
page-log-nobody = המקום של { $name } פנוי.
page-log-start = המשחק מתחיל.
page-log-end = המשחק נגמר.
page-log-closed = השולחן נסגר.
page-log-reason = ‏{ $name }: { $reason }
page-talk-empty = איש עוד לא אמר דבר.
page-talk-never-binds = אפשר לומר ולהבטיח הכול: הסכמות אינן מחייבות לעולם.
page-talk-here = כולם משחקים במכשיר הזה: פשוט דברו זה עם זה. הבוטים אינם מקשיבים, והסכמות לעולם אינן מחייבות.
page-talk-all = לכולם
page-talk-to = אל { $names }
page-talk-channels = שיחות
page-talk-everything = הכול
page-talk-table = השולחן
page-talk-choose = נמענים
page-talk-say = ההודעה שלך
page-talk-send = שליחה

## The end, replay, analysis



page-end-eyebrow = התוצאה הסופית
page-end-you = ניצחת!
page-end-wins = ניצחון: { $name }
page-end-shared = ניצחון משותף: { $names }
page-reason-rounds-played = כל הסיבובים שוחקו.
page-points = נקודות
page-race = המרוץ
page-race-label = נקודות לאורך הזמן; בסוף בהובלה: { $winner }, עם { $points }.
page-rematch = לשחק שוב
page-share = שיתוף
page-share-replay = לשתף את הצפייה החוזרת
page-turns = נקודות מפנה
page-turn-lead = { $name }: עלייה להובלה.
page-turn-gain =
    { $n ->
        [one] { $name }: יתרון של נקודה אחת על האחרים.
        [two] { $name }: יתרון של שתי נקודות על האחרים.
       *[other] { $name }: יתרון של { $n } נקודות על האחרים.
    }
page-turn-loss =
    { $n ->
        [one] { $name }: נסיגה של נקודה אחת.
        [two] { $name }: נסיגה של שתי נקודות.
       *[other] { $name }: נסיגה של { $n } נקודות.
    }
page-record = הרשומה
page-verify = לבדוק את ההגרלות
page-verified =
    { $lines ->
        [one] נבדק: השורה היחידה משתחזרת נכון, והסוד תואם את החותם שהוצג בהתחלה.
        [two] נבדק: שתי השורות משתחזרות נכון, והסוד תואם את החותם שהוצג בהתחלה.
       *[other] נבדק: כל { $lines } השורות משתחזרות נכון, והסוד תואם את החותם שהוצג בהתחלה.
    }
page-verified-receipts =
    { $n ->
        [one] בחירה חתומה אחת נפתחה והיא תואמת את הקבלה שלה.
        [two] שתי בחירות חתומות נפתחו והן תואמות את הקבלות שלהן.
       *[other] כל { $n } הבחירות החתומות נפתחו והן תואמות את הקבלות שלהן.
    }
page-verifying = בבדיקה …
page-receipts = קבלות על בחירות חתומות ({ $n })
page-receipt-line = שורה
page-receipt-who = מי
page-receipt-hash = קבלה
page-receipt-salt = מלח
page-not-verified = הבדיקה נכשלה: { $problem }
page-commitment = חותם
page-seed = סוד
page-nonces = מספרי השחקנים
page-replay-eyes = נקודת מבט
page-replay-open = הכול גלוי
page-replay-whose = מנקודת המבט של
page-replay-public = צופה
page-replay-steps = צעדים
page-replay-first = להתחלה
page-replay-previous = צעד אחורה
page-replay-play = הפעלה
page-replay-pause = השהיה
page-replay-next = צעד קדימה
page-replay-last = לסוף
page-replay-position = מיקום
page-replay-speed = מהירות
page-replay-here = כאן
page-replay-start = המשחק עומד להתחיל.
page-replay-quiet = שום דבר שהמקום הזה יכול היה לראות.
page-replay-contents = תוכן
page-replay-key-phase = לשלב הבא
page-replay-key-phase-back = לשלב הקודם
page-replay-key-round = לסיבוב הבא
page-replay-key-round-back = לסיבוב הקודם
page-replay-key-election = לבחירות הבאות
page-replay-key-election-back = לבחירות הקודמות
page-replay-waiting = הבאים: { $names }
page-chance = המזל
page-branch = להמשיך לשחק מכאן

## Rules



page-rules-lead = החוקים המלאים שלנו לכל משחק, לפי סעיפים. במקום שספר החוקים משאיר שאלה פתוחה, ההכרעה שלנו כתובה בסעיף.
page-rules-none = אין טקסט חוקים למשחק הזה.
page-rules-language = שפת החוקים האלה: { $language }. הם עדיין לא תורגמו.
page-rules-contents = תוכן
page-rules-find = חיפוש בחוקים
page-rules-nothing = לא נמצא דבר.

## Settings


page-set-language = שפה
page-set-theme = צבעים
page-set-theme-why = נייר ביום, ליל בחירות אחרי רדת החשכה.
page-set-theme-system = לפי המכשיר
page-set-theme-light = בהיר
page-set-theme-dark = כהה
page-set-size = גודל הטקסט
page-set-size-why = כל הדף גדל איתו.
page-set-size-normal = רגיל
page-set-size-large = גדול
page-set-size-larger = גדול יותר
page-set-motion = תנועה
page-set-motion-why = תנועה מראה מה השתנה. אפשר להאיץ אותה או לכבות אותה.
page-set-motion-system = לפי המכשיר
page-set-motion-full = רגועה
page-set-motion-quick = מהירה
page-set-motion-off = ללא
page-set-confirm = לשאול לפני החלטה
page-set-confirm-why = לאשר תשובה לפני שהיא נשלחת.
page-set-confirm-always = תמיד
page-set-confirm-irreversible = כשאי אפשר לבטל
page-set-confirm-never = אף פעם
page-set-more = נגישות
page-set-text = להראות שולחנות כטקסט
page-set-text-why = הצורה הכתובה המלאה במקום הלוח המצויר.
page-set-announce = להקריא חדשות
page-set-announce-why = קוראי מסך אומרים מה קורה ברגע שזה קורה.
page-set-name = אני
page-signed-in = החשבון המחובר: { $name }.
page-sign-in = כניסה
page-sign-out = יציאה
page-signed = החיבור לחשבון הצליח.
page-signed-out = החשבון נותק.
page-account = לשמור את המשחקים שלי
page-account-why = שם וסיסמה מביאים את השולחנות שלך למכשירים אחרים. בלעדיהם רק הדפדפן הזה זוכר אותך.
page-account-name = שם החשבון
page-account-password = סיסמה, 8 תווים לפחות
page-account-make = ליצור חשבון
page-account-made = המשחקים שלך נשמרים תחת השם הזה.
page-signed-in-as = הכניסה לחשבון היא בשם { $login }.
page-sign-in-passkey = כניסה עם מפתח גישה
page-password = סיסמה
page-password-old = הסיסמה הנוכחית
page-password-new = סיסמה חדשה, 8 תווים לפחות
page-password-change = החלפת הסיסמה
page-password-why = החשבון ינותק בכל מקום אחר.
page-password-changed = הסיסמה הוחלפה.
page-password-confirm = הסיסמה שלך, ליתר ביטחון
page-forgot = שכחת את הסיסמה?
page-forgot-why = קוד השחזור מאפשר לבחור סיסמה חדשה. הוא ניתן עם יצירת החשבון.
page-forgot-set = קביעת סיסמה חדשה
page-forgot-mail = לשלוח לי קישור בדואר אלקטרוני
page-forgot-mail-why = אפשר גם לקבל קישור לכתובת הדואר המאושרת של החשבון.
page-forgot-sent = אם לחשבון הזה יש כתובת מאושרת, הודעה כבר בדרך.
page-recover-why = נא לבחור סיסמה חדשה לחשבון. החשבון יחובר כאן וינותק בכל מקום אחר.
page-code = קוד שחזור
page-code-yours = קוד השחזור שלך
page-code-why = כדאי להדפיס את הקוד או לרשום אותו. אם הסיסמה נשכחה, הוא פותח את החשבון פעם אחת. הוא לא יוצג שוב.
page-code-copy = העתקה
page-code-copied = הועתק.
page-code-print = הדפסה
page-code-kept = הקוד נשמר אצלי
page-code-about = הקוד פותח את החשבון אם הסיסמה נשכחה. קוד חדש מבטל את הקודם.
page-code-renew = קוד שחזור חדש
page-passkeys = מפתחות גישה
page-passkeys-why = כניסה עם טביעת אצבע, פנים או קוד המכשיר במקום סיסמה.
page-passkey-add = הוספת מפתח גישה
page-passkey-name = שם מפתח הגישה
page-passkey-added = מפתח הגישה נוסף.
page-passkey-removed = מפתח הגישה הוסר.
page-passkey-none = הדפדפן לא מסר מפתח גישה.
page-made-on = נוסף: { $date }
page-used-on = שימוש אחרון: { $date }
page-sessions = איפה החשבון מחובר
page-session-unknown = מכשיר לא מוכר
page-session-here = הדפדפן הזה
page-session-since = מאז { $date }
page-session-end = ניתוק: { $what }
page-session-ended = החשבון נותק שם.
page-sign-out-all = ניתוק בכל מקום
page-sign-out-all-why = כל החיבורים מסתיימים, גם זה.
page-mail = דואר אלקטרוני
page-mail-why = לסיסמה חדשה אם הסיסמה נשכחה, ולהודעה כשמשחק של כמה ימים מחכה. אף אחד אחר לא רואה אותה.
page-mail-address = כתובת דואר אלקטרוני
page-mail-confirmed = הכתובת מאושרת.
page-mail-asked = עוד לא אושרה: יש לפתוח את הקישור בהודעה שנשלחה לשם.
page-data = המידע שלך
page-data-why = כל המידע השמור עליך, בקובץ אחד.
page-data-export = הורדת המידע שלי
page-delete = מחיקת החשבון שלי
page-delete-why = השם, החיבורים, ההודעות וחשבונות הבוטים שלך יימחקו. במשחקים פעילים בוט יתפוס את המקומות שלך; משחקים שנגמרו יישארו בלי השם שלך. אי אפשר לבטל את זה.
page-deleted = כל המידע עליך נמחק.
page-deleted-player = חשבון שנמחק

## Boards



page-board-party = מפלגה
page-board-votes = קולות
page-board-trend = דירוג
page-board-factor = פקטור
page-board-standing = { $state }: מצב המפלגות
page-board-votes-now = מצביעים בסיבוב הזה
page-board-election = בחירות { $n }
page-board-opinions = דעת הקהל
page-board-no-opinions = עוד אין דעות
page-board-hidden-card = קלף הפוך
page-board-face-down = הפוך
page-board-key = { $card } (נספר פעמיים)
page-board-control = השליטה בתקשורת: { $party }
page-board-tile = פתוחה לקואליציה
# The vote factor spelled out under a state: press a party to see its sum.
page-board-spell = פירוט: { $party }
page-board-gives-none = אין כאן מפגשים.
# When the factor is zero or less.
page-board-half-votes = שני מפגשים, קול אחד
page-board-next =
    עם { $votes ->
        [one] קול אחד
        [two] שני קולות
       *[other] { $votes } קולות
    }: { $seats ->
        [one] מושב אחד
        [two] שני מושבים
       *[other] { $seats } מושבים
    }.
page-board-laid = קלפים והצעות קואליציה כאן
# The map of the states, and what a state says that has voted.
page-board-land = המדינות
page-board-won = { $state }: ניצחון של { $party }
page-board-national = הלוח הלאומי
page-board-national-opinions = דעות לאומיות
page-board-national-worth =
    { $members ->
        [one] חבר מפלגה אחד
        [two] שני חברי מפלגה
       *[other] { $members } חברי מפלגה
    } אחרי כל בחירות, { $points ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $points } נקודות
    } בסוף
page-board-national-media = תקשורת לאומית, לפי בחירות
page-board-money = כסף
page-board-members = חברי מפלגה
page-board-base = בסיס
page-board-supply-meetings = מפגשים שנותרו
page-board-supply-media = סמני תקשורת שנותרו
page-board-hand = קלפי מצע סודיים
page-board-cabinet = ממשלת הצללים
page-board-score = אילו המשחק נגמר עכשיו
page-board-start = השחקן הראשון בסיבוב
page-board-partner = בקואליציה עם { $party }
page-board-secret = סודי
page-board-programme = מצע
page-board-own-hand = קלפים סודיים
page-board-none = אין
page-board-used = נוצל
page-board-pool = לוח ההחלפה
page-board-programme-display = קלפי מצע גלויים
page-board-opinion-display = דעות גלויות
page-board-act-meetings = מפגשים: { $state }
page-board-act-media = סמן תקשורת: { $state }
page-board-ribbon = שלבי הסיבוב
page-board-part-seats = מושבים
page-board-part-media = תקשורת
page-board-part-members = חברי מפלגה
page-board-part-bonus = הכי הרבה חברים
page-board-part-opinions = דעות
page-board-part-dominant = דעות מחוזקות
page-board-part-votes = קולות
page-board-part-wins = ניצחונות
page-board-part-base = בסיס

page-phase-bidding = השחקן הראשון
page-phase-conference = ועידה
page-phase-placing = ממשלת הצללים
page-phase-coalitions = קואליציות
page-phase-media = תקשורת
page-phase-exchanges = דעת הקהל
page-phase-meetings = מפגשים
page-phase-polls = סקרים
page-phase-conversion = קולות
page-phase-election = בחירות
page-phase-spoils = תוצאות
page-phase-members = חברי מפלגה
page-phase-finance = כספים
page-phase-turnover = המדינה הבאה
page-phase-donations = תרומות
page-phase-first-player = השחקן הראשון
page-phase-programmes = מצעים
page-phase-sending = שליחה
page-phase-politicians = פוליטיקאים
page-phase-influence = השפעה
page-phase-payments = תשלומים
page-phase-next-round = הסיבוב הבא

page-zoo-parliament = הפרלמנט
# How safe the government is: seats above what a majority needs, exactly enough, or too few.
page-zoo-margin-over = { $n } מעבר לנדרש
page-zoo-margin-just = בדיוק מספיק
page-zoo-margin-short = חסרים { $n } לרוב
page-zoo-needed = דרושים { $n }
page-zoo-coalitions = קבוצות שמגיעות לרוב
page-zoo-skipped = לא מתקיים
page-zoo-food = מזון לפי מפלגה
page-zoo-no-food = עוד אין
page-zoo-if-counted =
    אם יספרו עכשיו: { $seats ->
        [one] מנדט אחד
        [two] שני מנדטים
       *[other] { $seats } מנדטים
    }
page-zoo-would-win =
    { $n ->
        [one] מנדט אחד כרגע
        [two] שני מנדטים כרגע
       *[other] { $n } מנדטים כרגע
    }
page-zoo-place = להניח מזון: { $species }
page-zoo-hand = הקלפים שלך
page-zoo-playable = אפשר לשחק עכשיו
page-zoo-discardable = אפשר להשליך
page-zoo-phase = שלב { $phase }

## When something goes wrong



page-problem-offline = השרת אינו עונה.
page-problem-invalid = זה לא אפשרי.
page-problem-not-signed-in = אין חשבון מחובר.
page-problem-wrong-password = השם או הסיסמה שגויים.
page-problem-wrong-code = השם או קוד השחזור שגויים.
page-problem-void-link = הקישור כבר לא בתוקף: הוא נוצל, או שעברה שעה.
page-problem-wrong-passkey = מפתח הגישה לא מתאים, או שעבר יותר מדי זמן.
page-problem-name-taken = השם הזה תפוס.
page-problem-forbidden = אין לך הרשאה לכך.
page-problem-csrf = יש לטעון את הדף מחדש.
page-problem-no-help = אין רמזים במשחק בין אנשים.
page-problem-locked = המקום הזה נעול בקוד.
page-problem-wrong-pin = הקוד שגוי.
page-problem-not-found = אין דבר כזה, או שאין לך הרשאה לראות אותו.
page-problem-conflict = בינתיים השולחן התקדם.
page-problem-handed-over = בוט משחק במקום הזה; קודם יש לקחת אותו בחזרה.
page-problem-not-yours-alone = אחרים פעלו או שמשהו נחשף: דרושה הסכמתם.
page-problem-not-over = המשחק עוד לא נגמר.
page-problem-bad-record = הקובץ הזה אינו משחק תקין.
page-problem-stays-here = אי אפשר לשמור את המשחק הזה בקובץ: משחקים בו אנשים נוספים, או שאחד המקומות נעול בקוד.
page-problem-was-in-a-file = המשחק הזה היה בקובץ, עם כל מה שסמוי בו. איש מלבדכם אינו יכול להצטרף.
page-problem-too-much-work = בדיקת הרשומה הזאת תימשך זמן רב מדי.
page-problem-too-large = זה גדול מדי.
page-problem-too-many = יותר מדי בקשות; נא להמתין רגע.
page-problem-too-many-tables = הגעת למספר המרבי של שולחנות פתוחים: קודם יש לסיים או לסגור אחד מהם.
page-problem-unavailable = לא זמין כרגע; נא לנסות שוב.
page-problem-broken = אירעה שגיאה בשרת.
page-problem-banned = נחסמת מהאתר { $ends ->
    [yes] עד { $until }
   *[no] לצמיתות
 }.
page-problem-muted =
    הושתקת { $ends ->
        [yes] עד { $until }
       *[no] לצמיתות
    }.
page-problem-reason = סיבה: { $reason }

## Reporting and blocking



page-person-more = { $name }: דיווח או חסימה
page-person-line = דיווח על השורה הזאת
page-person-block = חסימה
page-person-unblock = ביטול החסימה
page-person-block-why = ההודעות של האדם הזה לא יוצגו לך, ולא יהיה לו אפשר להצטרף לשולחנות שלך.
page-person-is-blocked = החסימה של { $name } פעילה.
page-person-not-blocked = החסימה של { $name } בוטלה.
page-person-report = דיווח
page-person-report-why = מנהלי האתר יקראו את זה, יחד עם מה שנאמר לפני כן בשולחן.
page-person-report-what = במה מדובר?
page-person-report-person = האדם
page-person-report-talk = השורה הזאת
page-person-report-table = השולחן כולו
page-person-reason = מה לא בסדר?
page-person-send = שליחת דיווח
page-person-sent = תודה. מנהלי האתר יבדקו את זה.
page-blocks = אנשים חסומים
page-table-ended = המשחק הזה הופסק לפני סופו.

## Administration



page-admin-only = העמוד הזה מיועד למנהלי האתר.
page-admin-parts = חלקי הניהול
page-admin-tab-reports = דיווחים
page-admin-tab-people = אנשים
page-admin-tab-bans = חסימות
page-admin-tab-tables = שולחנות
page-admin-tab-log = יומן
page-admin-resolved = הצגת דיווחים סגורים
page-admin-no-reports = אין דיווחים.
page-admin-report-person = על { $name }
page-admin-report-talk = על דברים של { $name }
page-admin-report-table = על שולחן של { $name }
page-admin-from = דווח על ידי { $name }, { $when }
page-admin-said = מה נאמר
page-admin-whisper = בלחישה
page-admin-reported = דווח
page-admin-note = הערה
page-admin-resolve = סגירת הדיווח
page-admin-resolved-by = נסגר על ידי { $name }, { $when }
page-admin-mute = השתקה
page-admin-ban = חסימה מהאתר
page-admin-lift = ביטול
page-admin-search-people = שם או מזהה
page-admin-search-tables = מזהה של שולחן או אדם, או שם
page-admin-find = חיפוש
page-admin-nothing = לא נמצא דבר.
page-admin-user-guest = אורח
page-admin-user-person = חשבון
page-admin-user-bot = חשבון בוט
page-admin-user-admin = מנהל
page-admin-addresses = חיבורים מהכתובות { $addresses }
page-admin-tables-of = השולחנות של האדם הזה
page-admin-no-bans = אין השתקות ואין חסימות.
page-admin-is-mute = בהשתקה
page-admin-is-ban = בחסימה
page-admin-until = עד { $when }
page-admin-for-good = לצמיתות
page-admin-ban-range = חסימת טווח כתובות
page-admin-range = טווח כתובות
page-admin-range-why = לדוגמה 203.0.113.0/24 או 2001:db8::/32. מכתובת בטווח הזה אי אפשר להיכנס.
page-admin-span = לכמה זמן
page-admin-span-hour = שעה
page-admin-span-day = יום
page-admin-span-week = שבוע
page-admin-span-month = שלושים יום
page-admin-span-good = לצמיתות
page-admin-reason = סיבה, עבור היומן
page-admin-reason-shown = סיבה; תוצג לאדם
page-admin-mute-title = השתקת { $name }
page-admin-ban-title = חסימת { $name }
page-admin-mute-why = אפשר לשחק, אבל לא לדבר.
page-admin-ban-why = החשבון מנותק בכל מקום, ואי אפשר להיכנס.
page-admin-lift-title = ביטול עבור { $name }
page-admin-status-gathering = לפני ההתחלה
page-admin-status-running = במהלך משחק
page-admin-status-finished = הסתיים
page-admin-status-closed = סגור
page-admin-table-private = פרטי
page-admin-table-hidden = מוסתר
page-admin-table-removed = הוסר
page-admin-opened-by = נפתח על ידי { $name }, { $when }
page-admin-empty-seat = אין איש
page-admin-do-end = סיום
page-admin-do-hide = הסתרה
page-admin-do-show = הצגה מחדש
page-admin-do-remove = הסרה
page-admin-do-restore = שחזור
page-admin-do-revoke-links = ביטול קישורים
page-admin-why-end = המשחק נעצר לצמיתות. אין מנצח.
page-admin-why-hide = השולחן יוצא מהרשימות הפומביות. מי שיש לו הכתובת ממשיך לשחק.
page-admin-why-show = השולחן חוזר לרשימות הפומביות.
page-admin-why-remove = רק מנהלים יכולים לפתוח אותו. הוא נשמר וניתן לשחזור.
page-admin-why-restore = הוא ממשיך מהמקום שבו נעצר.
page-admin-why-revoke-links = ההזמנות והקישור לצפייה בטלים. הצופים מנותקים.
page-admin-replace = החלפה
page-admin-replace-seat = החלפת { $name }
page-admin-replace-why = המקום וקלפיו הסודיים עוברים למישהו אחר. מי שהחזיק בו יכול רק לצפות.
page-admin-replace-bot = בבוט
page-admin-replace-link = באדם חדש, באמצעות קישור
page-admin-link-for = את הקישור הזה יש לשלוח למי שיתפוס את המקום:
page-admin-older = ישנים יותר
page-admin-log-empty = עוד לא נעשה דבר.
page-admin-console = שורת הפקודה
page-admin-act-grant = מינוי לניהול
page-admin-act-revoke = ביטול מינוי לניהול
page-admin-act-ban = חסימה
page-admin-act-mute = השתקה
page-admin-act-lift-ban = החסימה בוטלה
page-admin-act-lift-mute = ההשתקה בוטלה
page-admin-act-resolve = הדיווח נסגר
page-admin-act-end = השולחן הופסק
page-admin-act-hide = השולחן הוסתר
page-admin-act-show = השולחן הוצג מחדש
page-admin-act-remove = השולחן הוסר
page-admin-act-restore = השולחן שוחזר
page-admin-act-revoke-links = הקישורים בוטלו
page-admin-act-replace = שחקן הוחלף

## Certain, or as things stand



page-estimated = { $what } (לפי המצב כרגע)
page-scene-goal-after-formation = ייקבע עם הקמת הממשלה
page-scene-goal-over = הוכרע
page-scene-vote-points = נקודות על קולות

## Figures



page-title-figures = ערכים
page-figures-of = הערכים של { $game }
page-figures-lead = מה מודפס על הקלפים והלוחות, ועד כמה אנחנו בטוחים בכך.
page-figures-sources-of = ערכים ומקורותיהם
page-figures-uncertain = רק מה שלא אומת
page-figures-status = מצב
page-figures-sources = מקורות
page-figures-none = למשחק הזה אין רשימת ערכים.
page-figures-count = ‏{ $status }: { $n }
page-figures-some = ‏{ $figures }: { $status }
page-figure-confirmed = מאומת
page-figure-confirmed-why = מתוך ספר החוקים, או מדיווח של אנשים שיש להם הקופסה.
page-figure-inferred = מוסק
page-figure-inferred-why = נובע ממה שידוע, אבל לא כתוב בשום מקום.
page-figure-reconstructed = משוחזר
page-figure-reconstructed-why = שוחזר על ידינו לפי מה שידוע. הערך המודפס עשוי להיות שונה.
page-figure-not-found = לא נמצא
page-figure-not-found-why = אין לנו ערך לזה.
page-figure-own = הוזן ידנית
page-figure-own-why = הוזן בידי מי שפתח את השולחן.
page-reconstructed = משוחזר: הערך המודפס לא נמצא ועשוי להיות שונה. אל רשימת הערכים

## Figures of one's own



page-own-figures = ערכים משלך
page-own-figures-why = מי שיש לו הקופסה יכול להזין את מה שמודפס בה. כל מי שבשולחן משחק לפי זה ויכול לקרוא את זה.
page-own-figures-listed = לפי הרשימה
page-own-figures-kept =
    { $n ->
        [one] ערך אחד משלך שמור בדפדפן הזה.
        [two] שני ערכים משלך שמורים בדפדפן הזה.
       *[other] { $n } ערכים משלך שמורים בדפדפן הזה.
    }
page-own-figures-edit = עריכת ערכים
page-own-figures-stop = סיום העריכה
page-own-figures-check = לבדוק ולשמור
page-own-figures-upload = העלאת קובץ TOML
page-own-figures-download = הורדה
page-own-figures-remove = הסרה
page-own-figures-removed = הערכים שלך הוסרו.
page-own-figures-good = הערכים מתאימים ונשמרו.
page-own-figures-open = לפתוח איתם שולחן
page-own-figures-large = הקובץ הזה גדול מדי.
page-own-figures-here = השולחן הזה משחק עם ערכים משלו.
page-own-figures-of = ‏{ $figure }, { $row }
page-problem-bad-figures = אי אפשר להשתמש בערכים האלה.

## The table



page-tab-mine = שלי
page-keys = קיצורי מקלדת
page-key-tab = הפקד הבא
page-key-enter = לחיצה על הכפתור, שליחת התשובה
page-key-escape = סגירת מה שמכסה את הלוח
page-key-question = אל השאלה
page-key-again = הצגת התוצאה האחרונה שוב
page-key-log = הצגת היומן
page-key-talk = הצגת השיחה
page-key-number = בחירת התשובה הזאת, או הוספת אחד בשורה הזאת
page-key-send = שליחת התשובה
page-sheet-height = שינוי הגובה
page-fold = הצגה או הסתרה של החלונית
page-hand-over-sure = בוט יענה במקומך עד שהמקום יחזור אליך. את מה שיחליט אי אפשר לבטל לבד.
page-hand-over-yes = שהבוט ישחק
page-close-yes = לסגור
page-clock-yours = הזמן שלך
page-clock-mine = הזמן שלך: { $time }
page-clock-of = הזמן של { $name }: { $time }
page-clock-soon = הזמן שלך אוזל: { $time }
page-set-play = משחק
page-set-forced = לענות במקומי כשיש רק תשובה אחת
page-set-forced-why = היומן מציין מתי זה קרה.
page-set-quick = לענות בלחיצה אחת
page-set-quick-why = כשצריך לבחור דבר אחד, לחיצה עליו שולחת אותו. מה שאי אפשר להחזיר עדיין מאושר לפי ההגדרה למעלה.
page-set-sound = צליל כשהזמן אוזל
page-set-sound-why = צליל קצר לפני שהזמן שלך נגמר.
page-set-vibrate = רטט כשהזמן אוזל
page-set-vibrate-why = במכשירים שיכולים.
page-set-coach = הדרכה
page-set-coach-why = במשחקים נגד בוטים: לשם מה השאלה ועל מה להסתכל, בפעמים הראשונות שהיא באה.
page-coach = הדרכה
page-coach-off = לכבות את ההדרכה
page-coach-after = { $more ->
    [0] מה זה שינה: { $changes }
    [one] מה זה שינה: { $changes }, ועוד שינוי אחד
   *[other] מה זה שינה: { $changes }, ועוד { $more } שינויים
}
page-lesson = מערכת בחירות ראשונה
page-lesson-step = שלב { $step } מתוך { $steps }
page-lesson-show = להראות לי
page-lesson-free = אפשר להחליט כרצונך. תשובה טובה אחת:
page-lesson-wait = האחרים משחקים…
page-lesson-strayed = השיעור הציע משהו אחר. גם הבחירה שלך טובה: אפשר להמשיך מכאן, או לבטל אותה.
page-lesson-take-back = לבטל
page-lesson-earlier = השלב הקודם
page-lesson-later = חזרה לשלב הנוכחי
page-lesson-point = להסתכל כאן: { $place }
page-lesson-leave = להפסיק לעת עתה
page-lesson-end = לסיים את השיעור ולהמשיך לשחק
page-lesson-alone = להמשיך לבד
page-lesson-learn = ללמוד את { $game }
page-lesson-learn-short = ללמוד
page-lesson-go-on = להמשיך ללמוד את { $game }
page-lesson-minutes = בערך { $minutes } דקות
page-lesson-new = פעם ראשונה כאן? אפשר ללמוד תוך כדי משחק: מערכת בחירות ראשונה בשולחן אמיתי, צעד אחר צעד.
page-key-lesson = השלב הבא בשיעור
page-forced = הייתה רק תשובה אחת: { $answer }
page-zoo-tie = יהיה תיקו במזון אצל { $species }. יש לשנות את זה, או לשחק קודם קלף.
page-zoo-left = אחרי התוכנית הזו נותרו { $left } מתוך { $most } מנות מזון
page-zoo-plan = מניחים מזון במתחמים בעזרת + ו־−, ואז שולחים הכול יחד.
page-zoo-later = להניח ולהמשיך בתור
page-zoo-then = ואז:
page-plan-stopped = צעדים שבוצעו: { $done } מתוך { $all }; ההמשך כבר לא היה אפשרי.
page-zoo-calendar-open = אילו שלבים באים, ולמה
page-zoo-goal-title = היעד של הסיבוב הזה
page-zoo-hand-none = אין לך קלפים.

## הלוחות בדפדפן



# נושא במילה קצרה אחת, לקלפים: עד שמונה אותיות.
page-macher-topic-genetic_engineering = גנטיקה
page-macher-topic-health_reform = בריאות
page-macher-topic-internal_security = ביטחון
page-macher-topic-spelling_reform = כתיב
page-macher-topic-welfare = רווחה
page-macher-topic-euro = אירו
page-macher-topic-nuclear_energy = גרעין
page-macher-topic-terrorism = ביטחון
page-macher-topic-restructuring = משק
page-macher-topic-minimum_wage = שכר
page-macher-topic-dm19-education = חינוך
page-macher-topic-dm19-digital = דיגיטל
page-macher-topic-dm19-genetics = גנטיקה
page-macher-topic-dm19-security = ביטחון
page-macher-topic-dm19-environment = סביבה
page-macher-topic-dm19-traffic = תחבורה
page-macher-topic-dm19-welfare = רווחה

page-macher-votes-now = בוחרת עכשיו
page-macher-election = בחירות { $n }
page-macher-seats-of =
    { $n ->
        [one] מושב אחד
        [two] שני מושבים
       *[other] { $n } מושבים
    }
page-macher-points-of =
    { $n ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $n } נקודות
    }
page-macher-steps-seats = מושבים בכל מדרגה
page-macher-steps-points = נקודות בכל מדרגה
page-macher-step =
    { $worth } מ{ $votes ->
        [one] קול אחד
        [two] שני קולות
       *[other] ־{ $votes } קולות
    }
page-macher-votes-of =
    { $n ->
        [one] { $party }: קול אחד
        [two] { $party }: שני קולות
       *[other] { $party }: { $n } קולות
    }
page-macher-trend-of = { $party }: דירוג { $n }
page-macher-would =
    { $n ->
        [one] { $party }: יהיה קול אחד
        [two] { $party }: יהיו שני קולות
       *[other] { $party }: יהיו { $n } קולות
    }
page-macher-becomes =
    { $now ->
        [yes] קולות { $before } ← { $votes }, מושבים { $from } ← { $seats }.
       *[no] אם יהפכו לקולות: { $before } ← { $votes }, מושבים { $from } ← { $seats }.
    }
page-macher-becomes-points =
    { $now ->
        [yes] קולות { $before } ← { $votes }, נקודות { $from } ← { $seats }.
       *[no] אם יהפכו לקולות: { $before } ← { $votes }, נקודות { $from } ← { $seats }.
    }
page-macher-whose-sum = של מי הקולות המפורטים
page-macher-meetings = מפגשים
page-macher-seats = מושבים
page-macher-points = נקודות
page-macher-media = תקשורת
page-macher-comes-in = הקלף שנכנס
page-macher-politicians = פוליטיקאים
page-macher-donations = תרומות
page-macher-elections = בחירות
page-macher-won-by = ניצחון של { $party }
# אלפים, אחרי סכום
page-macher-k = א׳
page-macher-costs = עולה { $n } אלף
page-macher-act-votes =
    { $n ->
        [one] קול אחד
        [two] שני קולות
       *[other] { $n } קולות
    }
page-macher-act-key_issue = לקבוע או להסיר נושא מפתח
page-macher-act-double = להניח או להסיר סמן כפל
page-macher-act-media_swap = להחליף סמן תקשורת של יריב
page-macher-act-own_trend = דירוג עצמי ⁦+{ $n }⁩
page-macher-act-trend = מגמה עצמית ⁦+{ $n }⁩
page-macher-act-rival_trend = דירוג של יריב ⁦−{ $n }⁩
page-macher-act-rivals_trend = המגמה של כל היריבים ⁦−{ $n }⁩
page-macher-act-programme = לשנות את המצע
page-macher-act-poll = סקר חינם
page-macher-act-base = בסיס ⁦+{ $n }⁩
page-macher-act-phone = מאפשר שיחות קואליציה
page-macher-sign-votes = קולות
page-macher-sign-key_issue = נושא מפתח: כפול
page-macher-sign-double = סמן כפל
page-macher-sign-media_swap = החלפת סמן תקשורת
page-macher-sign-own_trend = דירוג (−: של יריב)
page-macher-sign-trend = מגמה (−: של היריבים)
page-macher-sign-programme = שינוי המצע
page-macher-sign-poll = סקר חינם
page-macher-sign-base = בסיס
page-macher-sign-phone = קואליציה
page-macher-agrees = הבוחרים בעד
page-macher-disagrees = נגד
page-macher-donation-accept = לקבל { $n } אלף
page-macher-donation-refuse = לסרב ל־{ $n } אלף

page-macher-setup = לפני הסיבוב הראשון
page-macher-setup-parties = המפלגות
page-macher-party-free = פנויה
page-macher-setup-draft = להשאיר קלף אחד ולהעביר את השאר
page-macher-setup-programme = המצע שלך: חמישה קלפים בנושאים שונים
page-macher-setup-complete = להשלים את המצע
page-macher-setup-hold = להשאיר קלף אחד ביד
page-macher-setup-offers = לבחור מה להכין, ואז להניח במדינות למטה
page-macher-offer = הצעה { $n }
page-macher-gets-trend = דירוג ⁦+{ $n }⁩
page-macher-gets-votes =
    { $n ->
        [one] קול אחד
        [two] שני קולות
       *[other] { $n } קולות
    }
page-macher-gets-meetings =
    { $n ->
        [one] מפגש אחד
        [two] שני מפגשים
       *[other] { $n } מפגשים
    }
page-macher-gets-media = תקשורת
page-macher-gets-members =
    { $n ->
        [one] חבר מפלגה אחד
        [two] שני חברי מפלגה
       *[other] { $n } חברי מפלגה
    }
page-macher-key-state = בלוח 1, 2, 3: להוסיף כלי או לבחור
page-macher-gives =
    { $meetings ->
        [one] מפגש אחד
       *[other] { $meetings } מפגשים
    }: קולות ⁦+{ $votes }⁩, ואז { $seats ->
        [one] מושב אחד
       *[other] { $seats } מושבים
    }.
page-macher-gives-points =
    { $meetings ->
        [one] מפגש אחד
       *[other] { $meetings } מפגשים
    }, מגמה { $trend }: קולות ⁦+{ $votes }⁩, ואז { $seats ->
        [one] נקודה אחת
       *[other] { $seats } נקודות
    }.
page-bid-least = להציע { $sum }
page-bid-sum = להציע סכום אחר
page-bid-number = מספר אחר
page-bid-limit = להציע בשמי עד גבול
page-bid-limit-why = מציע אחד יותר מהאחרים, עד { $most }, ואז מוותר. מסתיים עם המכרז הזה.
page-bid-out = לוותר, גם במכרזים האחרים של השלב הזה
page-pass-phase = לוותר עד סוף השלב הזה
page-then-pass = אחרי התשובה הזאת, לוותר עד סוף השלב הזה
page-bid-leave = להציע בשמי
page-orders-long = לכמה זמן
page-orders-here-only = רק בשלב הזה
page-orders-always = עד סוף המשחק
page-orders-will-bid = יציע את המינימום שמוביל, עד { $most }, ואז יוותר.
page-orders-will-pass = יוותר בשמך.
page-orders-will-answer = יענה ״{ $answer }״ כשזה מותר.
page-orders-until = מסתיים עם השלב הזה.
page-orders-forever = נשאר עד לביטול.
page-pocket-bidding = הצעות
page-pocket-bidding-why = ההצעה הגבוהה פותחת. כולם משלמים.
page-pocket-meetings = אספות
page-pocket-cards = קלפים
page-pocket-count = ספירה
page-pocket-care = לבוחרים חשוב
page-pocket-card-1 = למשוך נושא; הוא יכול להחליף אחד משלך.
page-pocket-card-2 = כל יריב באזור אחד מאבד אספה.
page-scene-fold = הצגת הלוח

## Moments, told step by step



page-moment-read = הצגה: { $title }
page-moment-back = חזרה
page-moment-done = סיום
page-moment-opened = הבחירות נחשפו
page-moment-bids = ההצעות נחשפו
page-moment-lot = הגרלה
page-moment-order = סדר התורות
page-moment-programme = מצעים
page-moment-revealed-sheet = הכנות
page-moment-package = הכנות
page-moment-cabinet = קלפים שנחשפו
page-moment-coalition = קואליציה
page-moment-published = הסקר
page-moment-poll-line = ‏{ $party }: { $change }
page-moment-meetings = מפגשים הופכים לקולות
page-moment-votes = קולות
page-moment-seats = קולות הופכים למושבים
page-moment-points = קולות הופכים לנקודות
page-moment-parliament = מנדטים בפרלמנט
page-moment-kept = מזון שנשמר
page-moment-winner = מי מנצח, ולמה
page-moment-national-media = תקשורת לאומית
page-moment-national-opinion = דעות לאומיות
page-moment-members = חברי מפלגה
page-moment-money = הכנסות
page-moment-money-unit = כסף
page-moment-food-unit = מזון
page-moment-income = הכנסות ותרומות
page-moment-donations = תרומות
page-moment-dice = קוביות לחברי מפלגה
page-moment-turned-down = תרומות שנדחו
page-moment-president = הנשיאות
page-moment-vote = ההצבעה
page-moment-government = ממשלה והבטחות
page-moment-government-formed = הממשלה
page-moment-event = מה קורה
page-moment-goal = יעדים
page-key-moment-next = השלב הבא בתוצאה המוצגת
page-key-moment-previous = השלב הקודם בתוצאה המוצגת

page-local-starting = המשחקים בהכנה…
page-local-elsewhere = האתר פתוח בלשונית אחרת. אפשר להמשיך שם, או לסגור אותה כדי לשחק כאן.
page-local-failed = לא ניתן היה להפעיל את המשחקים בדפדפן הזה. אפשר לטעון את הדף מחדש או לנסות דפדפן חדש יותר.
page-local-kept = שמור בדפדפן הזה
page-local-kept-why = המשחקים וההגדרות שלכם נשמרים רק בדפדפן הזה; דבר לא נשלח. בדפדפן אחר הם לא יהיו. כדי לשמור משחק במקום אחר, או להמשיך אותו שם, שמרו אותו כקובץ.
page-local-kept-size = כ־{ $megabytes } מ״ב, כולל המשחקים עצמם, כדי שיפעלו בלי רשת.
page-local-forget = מחיקת כל מה ששמור כאן
page-local-forget-ask = למחוק את כל המשחקים וההגדרות בדפדפן הזה? אי אפשר לבטל זאת.
page-file-open = פתיחת קובץ משחק
page-file-open-why = משחק שמור נמשך; משחק שהסתיים מוצג מחדש ונבדק.
page-file-save = שמירה להמשך במקום אחר
page-file-save-ask = הקובץ מכיל את כל מה שסמוי במשחק, כדי שתוכלו להמשיך במכשיר אחר או בשרת. המשחק נשאר גם כאן.
page-file-save-ask-server = מרגע זה הוא אינו נספר לדירוג, ואיש מלבדכם אינו יכול להצטרף אליו.
page-file-save-yes = שמירת הקובץ
page-file-saved = נשמר. פתחו את הקובץ בדף הבית של כל אתר Hustings כדי להמשיך.
page-file-tag = מקובץ
page-file-tag-why = איש מלבדכם אינו יכול להצטרף, והוא אינו נספר לדירוג.

# What the things on the table are, and what they do

classic-thing-votes = קולות
classic-thing-votes-what = הקולות של מפלגה במדינה, מ־0 עד { $votes }.
classic-thing-votes-does = הם קובעים מי מנצחת במדינה, והקלף שלה הופך אותם למושבים. הם באים ממפגשים, מקלפי ממשלת הצללים ומההכנה.
classic-thing-seats = מושבים
classic-thing-seats-what = מה שקולות שווים במדינה, לפי הקלף שלה.
classic-thing-seats-does = כל מושב הוא נקודה בסוף, ומביא { $seat_money } אלף אחרי הבחירות.
classic-thing-factor = פקטור
classic-thing-factor-what = הדירוג, ועוד הדעות הגלויות במדינה שהמצע שותף להן, פחות אלה שהוא סותר.
classic-thing-factor-does = מפגשים כפול פקטור הם קולות. באפס או פחות, שני מפגשים הם קול אחד.
classic-thing-popularity = דירוג
classic-thing-popularity-what = כמה אהודה מפלגה במדינה, מ־⁦−{ $trend }⁩ עד ⁦+{ $trend }⁩.
classic-thing-popularity-does = הוא נכנס לפקטור. סקרים וקלפי ממשלת הצללים מזיזים אותו.
classic-thing-meeting = מפגשים
classic-thing-meeting-what = כלים במדינה שיכולים להפוך לקולות; כל אחד עולה { $meeting_price } אלף.
classic-thing-meeting-does = לכל היותר { $meetings_new } חדשים במדינה בכל סיבוב, ו־{ $meeting_spaces } בסך הכול. מ־{ $meetings_least } ומעלה אפשר להמיר אותם לקולות; כשהמדינה מצביעה, כולם מומרים.
classic-thing-media = סמני תקשורת
classic-thing-media-what = סמן תקשורת עולה { $media_price } אלף; במדינה יש { $media_spaces } משבצות.
classic-thing-media-does = מי שיש לה הכי הרבה סמנים שולטת בתקשורת במדינה. המנצחת רשאית להעביר אחד אל הלוח הלאומי, ושם הוא שווה נקודות.
classic-thing-control = שליטה בתקשורת
classic-thing-control-what = יותר סמני תקשורת במדינה מכל מפלגה אחרת.
classic-thing-control-does = המפלגה רשאית להחליף שם דעה אחת בכל סיבוב, וסקרים אינם יכולים להוריד את הדירוג שלה.
classic-thing-coalition = קואליציה
classic-thing-coalition-what = שתי מפלגות שמחברות את קולותיהן במדינה שמצביעה עכשיו.
classic-thing-coalition-does = עם { $voluntary } קלפי מצע משותפים שתיהן צריכות להסכים; מ־{ $forced } ומעלה די באחת. לשתיהן צריך להיות שם אריח קואליציה.
classic-thing-tile = אריח קואליציה
classic-thing-tile-what = אריח שקלף של ממשלת הצללים עם טלפון מביא למדינה.
classic-thing-tile-does = בלעדיו מפלגה אינה יכולה להרכיב שם קואליציה.
classic-thing-programme = מצע
classic-thing-programme-what = { $programme } הקלפים הגלויים של מפלגה; עד { $hand } נוספים נסתרים ביד.
classic-thing-programme-does = קלפים שמדינה או הלוח הלאומי שותפים להם מביאים קולות, חברי מפלגה ונקודות.
classic-thing-opinion = דעת הקהל
classic-thing-opinion-what = מה שהבוחרים במדינה רוצים: עד { $opinions } קלפים גלויים.
classic-thing-opinion-does = כל אחד נחשב אחד לטובת מפלגות ששותפות לו, ואחד לרעת אלה שבעד ההפך.
classic-thing-key-issue = נושא מפתח
classic-thing-key-issue-what = דעה שתחת אריח נושא המפתח.
classic-thing-key-issue-does = היא נחשבת כפול ואי אפשר להחליף אותה. קלפי ממשלת הצללים מניחים את האריח ומסירים אותו.
classic-thing-pool = לוח ההחלפה
classic-thing-pool-what = { $pool } קלפי דעה גלויים שאפשר להביא למדינה.
classic-thing-pool-does = מי ששולטת בתקשורת במדינה, או שיש לה שם רוב מוחלט, רשאית להחליף דעה באחד מהם.
classic-thing-national-board = הלוח הלאומי
classic-thing-national-board-what = דעות וסמני תקשורת שמנצחות הביאו לשם מהמדינות.
classic-thing-national-board-does = דעה לאומית מביאה חברי מפלגה אחרי כל בחירות, ונקודות בסוף, למפלגות ששותפות לה; מחוזקת מביאה עוד { $dominant } נקודות. סמן שווה נקודות לפי הסיבוב שלו.
classic-thing-member = חברי מפלגה
classic-thing-member-what = חברי המפלגה.
classic-thing-member-does = כל אחד הוא נקודה בסוף. הכי הרבה חברי מפלגה מביאים עוד { $most } נקודות, המקום השני { $second }. בחלק מהסיבובים כל אחד משלם { $member_money } אלף.
classic-thing-money = כסף
classic-thing-money-what = נספר באלפים; כל תשלום גלוי.
classic-thing-money-does = משלמים בו על הצעות לשחקן הראשון, על קלפי ממשלת הצללים, סמני תקשורת, מפגשים וסקרים. בסוף הוא אינו שווה דבר.
classic-thing-poll = סקר
classic-thing-poll-what = קלף שנמכר במכרז, אחד לכל מדינה בכל סיבוב.
classic-thing-poll-does = הקונה מפרסמת עד { $lines } משורותיו, והן מזיזות את הדירוג; או שומרת אותו בסוד ומטילה { $poll_dice } קוביות לחברי מפלגה חדשים.
classic-thing-start = השחקן הראשון
classic-thing-start-what = מי שפועל ראשון בסיבוב הזה; האחרים אחריו בכיוון השעון.
classic-thing-start-does = כולם מציעים בסתר. מי שהציעה הכי הרבה משלמת וקובעת מי השחקן הראשון.
classic-thing-sheet = הכנה
classic-thing-sheet-what = דף סודי שכל מפלגה ממלאת לפני הסיבוב הראשון.
classic-thing-sheet-does = הוא מביא דירוג, קולות, מפגשים וסמני תקשורת ב־{ $boards } המדינות הראשונות, ולפעמים חברי מפלגה.
classic-thing-cabinet = ממשלת הצללים
classic-thing-cabinet-what = קלפים שמונחים הפוכים, לכל היותר אחד בכל מדינה.
classic-thing-cabinet-does = כשהם נחשפים משלמים עליהם, כל אחד מבצע אחת מפעולותיו, ובזה נוצל.
classic-thing-donation = תרומות
classic-thing-donation-what = קלפים מ־{ $donation_least } אלף עד { $donation_most } אלף; בסוף סיבוב בוחרים אחד.
classic-thing-donation-does = תרומה שהתקבלה מביאה כסף, והקוביות קובעות כמה חברי מפלגה עוזבים. על תרומה שנדחתה הקוביות קובעות כמה באים; מי שדחתה לבדה את הסכום הגדול מטילה עוד { $refusal_dice } קוביות.
classic-thing-points = נקודות
classic-thing-points-what = מה שמכריע אחרי הבחירות האחרונות.
classic-thing-points-does = מושבים, סמני תקשורת ודעות על הלוח הלאומי, וחברי מפלגה.
classic-thing-majority = רוב מוחלט
classic-thing-majority-what = יותר קולות במדינה מכל שאר המפלגות יחד.
classic-thing-majority-does = אחרי שהמפגשים שם הומרו לקולות, המפלגה רשאית להחליף דעה אחת.
classic-thing-party = מפלגה
classic-thing-party-what = אחת המפלגות שבמשחק.
classic-thing-party-does = לכל אחת שורה משלה בכל סקר.
classic-thing-state = מדינה
classic-thing-state-what = בכל אחת מ־{ $elections } הבחירות מצביעה מדינה אחת.
classic-thing-state-does = המפלגה או הקואליציה עם הכי הרבה קולות מנצחת בה.
classic-thing-card-what = עמדה: { $name }. היא יכולה להיות במצע, ודעה של מדינה.
classic-thing-card-does = במצע היא נחשבת אחד במקום שהיא גלויה בו, ומינוס אחד במקום שההפך שלה גלוי.
classic-thing-politician-what = קלף של ממשלת הצללים. הוא עולה { $cost } אלף ומשמש פעם אחת.
classic-thing-politician-does = אחת מאלה: { $actions }.
classic-thing-politician-does-phone = אחת מאלה: { $actions }. הטלפון מביא אריח קואליציה.
classic-thing-donation-card = תרומה של { $amount } אלף
classic-thing-donation-card-what = קלף תרומה; הוא משמש פעם אחת.
classic-thing-donation-card-does =
    התקבלה: { $amount } אלף, ו־{ $accept ->
        [one] קובייה אחת
       *[other] { $accept } קוביות
    } לחברי מפלגה שעוזבים. נדחתה: { $refuse ->
        [one] קובייה אחת
       *[other] { $refuse } קוביות
    } לחברי מפלגה שבאים.
classic-thing-state-card-what = מדינה עם לכל היותר { $most } מושבים.
classic-thing-state-card-does = המפלגה או הקואליציה עם הכי הרבה קולות מנצחת בה, והקלף שלה קובע כמה מושבים שווים הקולות.
classic-thing-action-key = להניח או להסיר את נושא המפתח

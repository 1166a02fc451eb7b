# הפרוטוקול והמסוף. למשחקים קבצים משלהם.

## Why a choice is refused

not-your-turn = אין כרגע שאלה שממתינה לך.
not-asked = לא זו השאלה עכשיו, אלא: { $asked }.
space-pick = { $pick } לא אפשרי כאן; אפשר: { $allowed }.
space-range = יש לבחור מספר בין { $low } ל־{ $high }.
space-twice = אי אפשר לבחור דבר פעמיים.
space-ascending = יש לציין אותם בסדר עולה.
space-slot = אפשר כאן { $most } לכל היותר.
space-sum = הסכום לא יכול לעלות על { $most }.
space-sum-least = הסכום חייב להיות לפחות { $least }.
space-budget = אפשר להוציא { $budget } לכל היותר.
space-too-long =
    { $most ->
        [0] אין כאן מה לבחור.
        [one] אפשר לבחור רק דבר אחד.
        [two] אפשר לבחור רק שני דברים.
       *[other] אפשר לבחור רק { $most } דברים.
    }
space-unfinished = הבחירה לא הושלמה; אפשר להמשיך עם: { $allowed }.

# A sentence with the section that makes it true
cited = ‏{ $sentence } [{ $rule }]

## Games without words of their own

seat = מקום { $number }
    .full = מקום { $number }
ask = ההחלטה שלך: { $kind }
choice = ‏{ $kind } { $values }
pick = { $value }
step = בחירה { $number }
news = ‏{ $kind } { $values }
list = ‏{ $first }, { $rest }
none = כלום
labelled = ‏{ $name }: { $value }
view = השולחן

## Playing in the terminal

terminal-page = הכתובת של Hustings היא { $address } (יציאה: Ctrl-C; כל המשחקים נשמרים).
terminal-no-page = הדף אינו מותקן כאן, ולכן משחקים בטקסט. למשחק בדפדפן: pip install 'hustings[web]'.
terminal-begin = יש להקליד מספר של בחירה. ? מציג את כל מה שאפשר להקליד; q שומר ויוצא.
terminal-news = מאז ההחלטה האחרונה שלך
terminal-no-news = לא קרה דבר מאז ההחלטה האחרונה שלך.
terminal-curtain = התור של { $seat }. כל השאר מסיטים את המבט, ואז Enter.
terminal-confirm = { $answer }. לביצוע Enter, לחזרה b.
terminal-done = סיום: { $answer }
terminal-not-done = הבחירה לא הושלמה.
terminal-nothing-to-change = אין תשובה סודית שאפשר לשנות.
terminal-change-whose = איזו תשובה סודית לשנות? { $names }
terminal-nothing-to-undo = אין מה לקחת בחזרה.
terminal-unknown = לא מוכר: ״{ $text }״. יש להקליד מספר של בחירה, או ? לעזרה.
terminal-number =
    { $most ->
        [1] האפשרות היחידה כאן היא 1.
       *[other] יש לבחור מספר בין 1 ל־{ $most }.
    }
terminal-possible = זה אפשרי.
terminal-all-possible = הכול אפשרי כאן.
terminal-why = { $choices }: { $sentence }
terminal-no-rules = אין לזה טקסט בחוקים.
terminal-no-section = אין בחוקים סעיף ״{ $section }״.
terminal-other = ממתינה לך עוד שאלה: { $question } (כדי לענות עליה קודם: o)

terminal-help = מה אפשר להקליד
terminal-help-number = מספר: לבחור את מה שכתוב לידו
terminal-help-several = כמה מספרים: אחד לכל צעד, למשל 2 1
terminal-help-done = d: סיום, כשמותר לעצור לפני הסוף
terminal-help-change = c: לשנות תשובה סודית כל עוד אחרים עדיין בוחרים
terminal-help-other = o: לענות קודם על השאלה הפתוחה האחרת
terminal-help-back = b: צעד אחד אחורה
terminal-help-undo = u: כל הצעדים אחורה
terminal-help-what = ? ושם: מה זה, למשל ? קולות; ? this מסביר את השאלה
terminal-help-hint = i או hint: הבחירות הטובות כאן, בעיני בוט
terminal-help-table = t: להציג שוב את השולחן
terminal-help-news = n: להציג שוב את החדשות
terminal-help-why = w או why: מה אי אפשר כאן ולמה; why 9 שואל על מספר אחד
terminal-help-rules = r או rules: החוקים לשאלה הזאת; rules 4 מציג את סעיף 4
terminal-help-leave = q: לשמור ולצאת; אפשר להמשיך את המשחק אחר כך

terminal-says = ‏{ $seat }: { $reason }
terminal-hint = מה בוט היה עושה
terminal-hint-row = { $answer } — ניצחון בערך ב־{ $percent }% מהמשחקים (± { $error }). { $reason }
terminal-hint-only = יש רק זה: { $answer }.
terminal-no-thing = אין כאן דבר בשם { $name }. הפקודה ״hustings things { $game }״ מפרטת הכול.
terminal-no-hint = אין כאן רמז.

terminal-over = המשחק נגמר
terminal-result = התוצאה
terminal-head-seat = שחקן
terminal-head-place = מקום
terminal-head-points = נקודות
terminal-you-win = ניצחת!
terminal-you-share = מקום ראשון משותף!
terminal-wins = ניצחון: { $winner }.
terminal-share = מקום ראשון משותף: { $winners }.

terminal-which = איזה משחק?
terminal-game = { $name }, { $players } שחקנים
terminal-new = { $name }: המקום שלך הוא { $seat }, מול { $rivals }.
terminal-saved = נשמר. להמשך: { $command }
terminal-kept = הרשומה נמצאת ב־{ $file }; הפקודה ״hustings replay״ בודקת אותה.
terminal-certainty = חלק מהנתונים במשחק הזה משוחזרים; הפקודה ״hustings data audit { $game }״ מפרטת אותם.

## First campaigns in the terminal: hustings learn
terminal-lesson-step = מערכת בחירות ראשונה, שלב { $step } מתוך { $steps }
terminal-lesson-strayed = השיעור הציע משהו אחר. גם הבחירה שלך טובה: אפשר להמשיך מכאן, או לבטל אותה.
terminal-lesson-point = עוד על { $place }: להקליד { $command }
terminal-lesson-continue = ‏Enter להמשך. ? מציג מה עוד אפשר להקליד.
terminal-lesson-first = קודם כדאי לקרוא הלאה: להקיש Enter. השאלה באה אחר כך.
terminal-lesson-answer = מה לעשות עכשיו: { $answer } (‏m ממלא את התשובה)
terminal-lesson-free = אפשר להחליט כרצונך. תשובה טובה אחת: { $answer } (‏m ממלא אותה)
terminal-lesson-over = השיעור נגמר והמשחק נמשך. ? this מסביר שאלה, i מראה מה בוט היה עושה.
terminal-help-show = m או show: למלא את התשובה של השיעור; Enter שולח אותה
terminal-help-take-back = z או take-back: לבטל את התשובה האחרונה שלך
terminal-help-end = e או end: לסיים את השיעור ולהמשיך לשחק

## Hints

hint-chance = מנצח בערך ב־⁦{ $percent }%⁩ מהמשחקים (⁦± { $error }⁩).
hint-now = מיד: { $changes }.
hint-later = בהמשך, לעומת התשובות האחרות (בממוצע): { $changes }.
hint-even = טוב כמו הבחירה הטובה ביותר, עד כמה שאפשר לדעת: עניין של טעם.
count-change = ‏{ $what } { $amount }
preview-secret = איש מלבדך לא יראה זאת עד שכולם יענו.
hint-only = אין מה לבחור.

## אחרי המשחק

review-mistake = הסיכוי שלך ירד מ־{ $before } ל־⁦{ $after }%⁩. עדיף: { $better }.
review-gift = טעות של { $party }: { $given }. עדיף: { $better }. הסיכוי שלך עלה מ־{ $before } ל־⁦{ $after }%⁩.
review-luck = המזל במשיכה: הסיכוי שלך עבר מ־{ $before } ל־⁦{ $after }%⁩.
review-others = מה שעשו האחרים: הסיכוי שלך עבר מ־{ $before } ל־⁦{ $after }%⁩.
review-why = בממוצע זה משנה כך: { $changes }.
review-quiet = שום תשובה לא הייתה טובה יותר בבירור משלך.
puzzle-solved = נכון: זה מנצח בערך ב־{ $best } % מהמשחקים.
puzzle-as-good = טוב כמו הפתרון, עד כמה שאפשר לדעת: בערך { $chance } לעומת { $best } %.
puzzle-not-solved = לא בדיוק: זה מנצח בערך ב־{ $chance } % מהמשחקים, הפתרון ב־{ $best } %.

## אחרי המשחק

story-lead = { $party }: עלייה להובלה.
story-gain = { $party }: רווח של { $points } מול המתחרה הטובה ביותר.
story-loss = { $party }: נסיגה של { $points }.

## זמן, היעדרות והפסקות

table-time-low = { $seat }: הזמן עומד להיגמר.
table-time-out = { $seat }: הזמן נגמר. בוט עונה על השאלה הזאת בלבד.
table-absent = { $seat }: כמה פעמים ברצף בלי תשובה. האחרים מחליטים מה לעשות.
table-absent-waited = { $seat }: זמן רב בלי תשובה. האחרים מחליטים מה לעשות.
table-absent-vote-wait = הצבעה של { $seat }: לחכות ל־{ $absent }.
table-absent-vote-standin = הצבעה של { $seat }: בוט ישחק עד החזרה, במקום { $absent }.
table-absent-vote-replace = הצבעה של { $seat }: לתת למישהו אחר את המקום של { $absent }.
table-absent-vote-end = הצבעה של { $seat }: לסיים את המשחק.
table-absent-decided-wait = הוחלט: השולחן מחכה ל־{ $seat }.
table-absent-decided-standin = הוחלט: בוט משחק עד החזרה, במקום { $seat }.
table-absent-decided-replace = הוחלט: המקום של { $seat } עובר למישהו אחר.
table-absent-decided-end = הוחלט: המשחק מסתיים כאן.
table-back = חזרה לשולחן: { $seat }.
table-pause-ask = בקשה של { $seat }: הפסקה.
table-pause-on = כולם הסכימו: השעונים עצרו.
table-pause-go-on = בקשה של { $seat }: להמשיך.
table-pause-stay = בקשה של { $seat }: להישאר בהפסקה.
table-pause-withdrawn = { $seat }: הבקשה להפסקה בוטלה.
table-pause-refused = { $seat }: אין הסכמה להפסקה.
table-pause-off = השעונים פועלים שוב.
table-undo-ask = בקשה של { $seat }: לבטל מהלכים.
table-undo-agree = { $seat }: הסכמה לביטול המהלכים.
table-undo-refuse = { $seat }: אין הסכמה, המהלכים בתוקף.
table-undo-withdrawn = { $seat }: הבקשה לבטל מהלכים נמשכה.
table-undo-lapsed = המשחק נמשך והמהלכים של { $seat } בתוקף.
table-file-saved = המשחק הזה נשמר בקובץ. הוא אינו נספר עוד לדירוג, ואיש מלבדכם אינו יכול להצטרף אליו.
table-file-opened = המשחק הזה נמשך מקובץ. הוא אינו נספר לדירוג, ואיש מלבדכם אינו יכול להצטרף אליו.

## Notices

notice-recover = סיסמה חדשה ל־Hustings
notice-recover-text = מישהו ביקש סיסמה חדשה לחשבון שלך. אם הבקשה שלך, אפשר לבחור סיסמה כאן בתוך שעה: { $link } אם לא, אין צורך לעשות דבר.
notice-ask = לקבל הודעה בדואר אלקטרוני כשמגיע תורך?
notice-agree = הכתובת הזאת נמסרה כדי לקבל הודעה כשמשחק ב־Hustings מחכה. אם הבקשה שלך, יש לפתוח את הדף הזה ולאשר: { $link } אם לא, אין צורך לעשות דבר, ולא תגיע עוד הודעה.
notice-turn =
    { $tables ->
        [one] משחק אחד מחכה לך.
        [two] שני משחקים מחכים לך.
       *[other] { $tables } משחקים מחכים לך.
    }
notice-time = באחד השולחנות האלה הזמן שלך עומד להיגמר.
notice-off = להפסקת ההודעות האלה: { $link }

## What is not possible

refused-plain = זה לא אפשרי כאן.
refused-or-more = { $choice } או יותר
refused-or-less = { $choice } או פחות
refused-and-others = { $choices } ועוד { $more }

## Why own figures are refused

figure-own-too-large = הקובץ גדול מדי: לכל היותר { $most } ק״ב.
figure-own-not-toml = זה לא קובץ TOML: { $why }
figure-own-empty = אין כאן ערכים.
figure-own-form = { $table } חייב להיות רשימת שורות, לכל אחת id.
figure-own-twice = { $table } { $row } מופיע פעמיים.
figure-own-no-table = למשחק הזה אין טבלה { $table }; יש לו { $known }.
figure-own-no-row = ב־{ $table } אין שורה { $row }; יש { $known }.
figure-own-no-field = ב־{ $table } { $row } אין ערך { $field }; יש { $known }.
figure-own-kind = { $table } { $row }: { $field } חייב להיכתב כמו { $ours }.
figure-own-range = { $table } { $row }: { $field } חייב להיות מ־{ $least } עד { $most }.
figure-own-length = { $table } { $row }: ב־{ $field } חייבים להיות מ־1 עד { $most } פריטים.
figure-own-word = { $table } { $row }: { $field } לא יכול להיות { $word }; אפשר { $known }.
figure-own-not-fitting = הערכים האלה אינם מתיישבים: { $why }
figure-own-unplayable = אי אפשר לשחק משחק עם הערכים האלה עד סופו.
figure-own-without = במשחק הזה אין ערכים לשנות.

## What an answer would change

what-if = { $figure }: מ־{ $before } ל־{ $after }
what-if-place = { $place }: { $figure } מ־{ $before } ל־{ $after }
what-if-party = { $party }: { $figure } מ־{ $before } ל־{ $after }
what-if-place-party = { $place }, { $party }: { $figure } מ־{ $before } ל־{ $after }
what-if-estimate = { $change } (אם כך יקרה)
what-if-yes = כן
what-if-no = לא
what-if-nobody = אף אחד
what-if-nothing = זה לא משנה כרגע דבר על השולחן.

## What is this?

thing-now = ‏{ $figure }: { $values }
thing-now-place = ‏{ $place }, { $figure }: { $values }
thing-phase-on = השלב הזה מתנהל עכשיו.
thing-programmes = במצע של: { $parties }.
thing-open = גלוי: { $places }.
thing-hand = ביד שלך.
thing-unused = עוד לא נוצל: { $parties }.
thing-played-by = במשחק: { $party }.

## Notices off the page

notice-try = ההתראות מגיעות למכשיר הזה.
notice-push-turn = תורך.
notice-push-time = הזמן שלך אוזל.
notice-push-ask = האחרים מחכים לתשובתך בשאלה על השולחן.
notice-push-talk = יש בשבילך הודעה בשולחן.
notice-push-invite = הציעו לך משחק נוסף.
notice-push-round = מתחיל סבב בערב המועדון שלך.

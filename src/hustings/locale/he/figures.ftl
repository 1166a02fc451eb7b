## Tables of figures

figure-table-constant = ערכים בודדים
figure-table-state = מדינות
figure-table-region = אזורים
figure-table-topic = נושאים
figure-table-party = מפלגות
figure-table-cabinet = קבינט הצללים
figure-table-politician = פוליטיקאים
figure-table-poll = קלפי סקר
figure-table-donation = תרומות
figure-table-donation-swapped = תרומות כמו בדוגמה
figure-table-media-space = משבצות התקשורת הארצית
figure-table-opinion-space = משבצות הדעות הארציות
figure-table-first-column = גיליון הפתיחה, טור ראשון
figure-table-second-column = גיליון הפתיחה, טור שני
figure-table-package = חבילות פתיחה
figure-table-symbol = סמלי החבילות
figure-table-once-per-region = פעם אחת באזור
figure-table-card = קלפים
figure-table-action = קלפי פעולה
figure-table-event = אירועים
figure-table-by-players = לפי מספר השחקנים
figure-table-species = מינים

## Fields

figure-field-value = ערך
figure-field-cost = עלות
figure-field-phone = מציג טלפון
figure-field-actions = פעולות
figure-field-seven = רק בשבע מערכות בחירות
figure-field-amount = סכום
figure-field-accept-dice = קוביות בקבלה
figure-field-refuse-dice = קוביות בסירוב
figure-field-accept-dice-special = קוביות מיוחדות בקבלה
figure-field-refuse-dice-special = קוביות מיוחדות בסירוב
figure-field-accept = בסיס בקבלה
figure-field-refuse = בסיס בסירוב
figure-field-points = נקודות
figure-field-members = חברים
figure-field-lines = שורות
figure-field-media = סמני תקשורת
figure-field-seats-max = מספר המנדטים המרבי
figure-field-max-points = מספר הנקודות המרבי
figure-field-votes = קולות
figure-field-seats = מנדטים עבור קולות אלה
figure-field-programme-copies = קלפי מצע לכל צד
figure-field-opinion-copies = קלפי דעה לכל צד
figure-field-tenet-topic = נושא העיקרון
figure-field-tenet-side = צד העיקרון
figure-field-meetings = אספות
figure-field-trend = מגמה
figure-field-short-game = במשחק הקצר
figure-field-main = פעולה ראשית
figure-field-secondary = פעולות משניות
figure-field-back = המפלגה שבגב
figure-field-size = גודל
figure-field-copies = עותקים
figure-field-phase = שלב
figure-field-one-per = אחד לכל
figure-field-type = סוג
figure-field-food = מזון
figure-field-start-funds = קופה בהתחלה
figure-field-campaign-limit = מזון מרבי למין
figure-field-defectors-seats = מנדטים שהעריקים מעבירים
figure-field-habitat = בית גידול
figure-field-first = קולות למקום הראשון
figure-field-second = קולות למקום השני

## Rows that have a number

figure-row-poll = קלף { $n }
figure-row-donation = תרומה של { $n }
figure-row-donation-swapped = תרומה של { $n }
figure-row-media-space = בחירות { $n }
figure-row-opinion-space = משבצת { $n }
figure-row-first-column = הצעה { $n }
figure-row-second-column = הצעה { $n }
figure-row-package = חבילה { $n }
figure-row-by-players = { $n } שחקנים

## Single figures: Die Macher

figure-constant-elections = מערכות בחירות
figure-constant-elections-short = מערכות בחירות במשחק הקצר
figure-constant-boards = מדינות על השולחן
figure-constant-start-money = כסף בהתחלה
figure-constant-start-members = חברים בהתחלה
figure-constant-meetings = אספות של מפלגה
figure-constant-media-markers = סמני תקשורת של מפלגה
figure-constant-coalition-tiles = אריחי קואליציה של מפלגה
figure-constant-programme-cards = קלפים במצע
figure-constant-hand-cards = קלפים ביד
figure-constant-pool-cards = קלפים במאגר ההחלפה
figure-constant-opinions-per-state = דעות במדינה
figure-classic-constant-sheet-trend = פופולריות לשורה בגיליון
figure-constant-sheet-votes = קולות לשורה בגיליון
figure-constant-sheet-meetings = אספות לשורה בגיליון
figure-constant-media-price = מחיר סמן תקשורת
figure-constant-media-spaces = משבצות תקשורת במדינה
figure-constant-swap-to-owner = תשלום לבעל הסמן שהוחלף
figure-constant-swap-to-bank = תשלום לבנק על סמן שהוחלף
figure-constant-meeting-price = מחיר אספה
figure-constant-meetings-per-state = אספות חדשות לכל היותר במדינה
figure-constant-meeting-spaces = משבצות אספות במדינה
figure-constant-meetings-to-convert = אספות לכל הפחות בהמרה
figure-constant-trend-max = המגמה הגבוהה ביותר
figure-classic-constant-trend-max = הפופולריות הגבוהה ביותר
figure-constant-trend-min = המגמה הנמוכה ביותר
figure-constant-votes-max = קולות לכל היותר במדינה
figure-constant-poll-minimum-bid = ההצעה הנמוכה ביותר לסקר
figure-constant-poll-lines = שורות סקר שנספרות
figure-constant-poll-dice = קוביות על סקר שלא פורסם
figure-constant-national-spaces = משבצות דעה ארציות
figure-constant-coalition-voluntary = קלפים משותפים לקואליציה מרצון
figure-constant-coalition-forced = קלפים משותפים לקואליציה כפויה
figure-constant-refusal-bonus-dice = קוביות למי שמסרב לכל התרומות
figure-constant-money-per-seat = כסף למנדט
figure-constant-money-per-member = כסף לחבר
figure-constant-payout-rounds = בחירות שאחריהן החברים משלמים
figure-constant-payout-rounds-short = אותו דבר במשחק הקצר
figure-constant-most-members = נקודות על הכי הרבה חברים
figure-constant-second-members = נקודות על המקום השני בחברים
figure-constant-dominant-bonus = בונוס למפלגה שלטת
figure-constant-opinions-lone-win = דעות אחרי ניצחון יחיד ברור
figure-constant-opinions-narrow-win = דעות אחרי ניצחון יחיד דחוק
figure-constant-opinions-coalition = דעות אחרי ניצחון קואליציה
figure-constant-die-faces = פאות הקובייה
figure-constant-die-faces-special = פאות קובייה מיוחדת
figure-constant-base-start = בסיס בהתחלה
figure-constant-media-markers-short = סמני תקשורת בארבע בחירות
figure-constant-media-markers-long = סמני תקשורת בשבע בחירות
figure-constant-meeting-cubes = אספות של מפלגה
figure-constant-meeting-cost = העלות של 0, 1, 2… אספות חדשות
figure-constant-min-convert = אספות לכל הפחות בהמרה
figure-constant-majority = קולות לרוב מוחלט
figure-constant-win-alone = נקודות על ניצחון לבד
figure-constant-win-several = נקודות כשיש כמה מנצחים
figure-constant-win-coalition = נקודות על ניצחון בקואליציה
figure-constant-win-without-coalition = נקודות כשאין קואליציה אפשרית
figure-constant-money-points = נקודות על הכי הרבה כסף
figure-constant-poll-shelved-base = בסיס על סקר שנגנז
figure-constant-double-markers = סמני כפל
figure-constant-opinion-copies = עותקים של קלף דעה
figure-constant-programme-copies = עותקים של קלף מצע
figure-constant-draft-cards = קלפי מצע שמחולקים בהתחלה
figure-constant-draft-picks = קלפי מצע שנבחרים בהתחלה
figure-constant-programme-size = קלפים במצע
figure-constant-max-swaps = קלפים לכל היותר בהחלפה
figure-constant-programme-display = קלפי מצע גלויים ב-3, 4, 5 שחקנים
figure-constant-first-open = דעות גלויות באזורים הראשונים
figure-constant-later-open = דעות גלויות באזורים הבאים
figure-constant-regions-small = אזורים קטנים על השולחן
figure-constant-regions-large = אזורים גדולים על השולחן
figure-constant-media-points = נקודות משבצות התקשורת הארצית
figure-constant-media-first-space-short = משבצת התקשורת הראשונה בארבע בחירות

## Single figures: Zoocracy

figure-constant-players-min = שחקנים לכל הפחות
figure-constant-players-max = שחקנים לכל היותר
figure-constant-funds-per-species = מזון על הובלה במין
figure-constant-start-hand = קלפים בהתחלה
figure-constant-hand-limit = קלפים ביד לכל היותר
figure-constant-draw-government = קלפים שנשלפים בממשלה
figure-constant-draw-opposition = קלפים שנשלפים באופוזיציה
figure-constant-draw-without-government = קלפים שנשלפים בלי ממשלה
figure-constant-president-goals = יעדים לנשיא
figure-constant-president-cards = קלפים לנשיא
figure-constant-prime-minister-tokens = מזון שראש הממשלה מזיז
figure-constant-rally-tokens = מזון בעצרת
figure-constant-loyalty-tokens = מזון בנאמנות
figure-constant-season-votes = קולות שעונה משנה
figure-constant-mandate-seats = מנדטים במנדט נוסף
figure-constant-migration-seats = מנדטים בנדידה
figure-constant-assertiveness-goals = יעדים בנחישות
figure-constant-manipulation-first = קולות למקום ראשון במניפולציה
figure-constant-manipulation-second = קולות למקום שני במניפולציה
figure-constant-harvest-change = מזון שיבול משנה
figure-constant-resistance-cost = עלות ההתנגדות
figure-constant-election-interval = סיבובים בין בחירות לבחירות
figure-constant-event-top = קלפי אירוע מעל קלף הסיום
figure-constant-rounds = סיבובים
figure-constant-goals-last-space = משבצות מסלול היעדים
figure-constant-tokens-per-colour = אסימוני מזון של מפלגה
figure-constant-parliament-last-space = משבצות מסלול הפרלמנט

## Single figures: Pocket Election

figure-constant-funds = קופה בהתחלה
figure-constant-income = הכנסה לסיבוב
figure-constant-highest-bid = ההצעה הגבוהה ביותר
figure-constant-meetings-per-region = אספות לכל היותר באזור
figure-constant-copies-of-an-issue = עותקים של נושא
figure-once-per-region-double = להניח או להסיר סמן כפל
figure-once-per-region-media-swap = החלפת תקשורת

## Words that stand as a value

figure-yes = כן
figure-no = לא
figure-each-species = כל מין
figure-each-office = כל תפקיד
figure-word-yes = בעד
figure-word-no = נגד
figure-word-none = המשחק כולו
figure-word-species = מין
figure-word-office = תפקיד
figure-word-land = יבשה
figure-word-water = מים
figure-word-large = גדול
figure-word-small = קטן
figure-word-trend = מגמה
figure-classic-word-trend = פופולריות
figure-word-votes = קולות
figure-word-meetings = אספות
figure-word-media = סמני תקשורת
figure-word-donation = תרומה
figure-word-good-harvest = יבול טוב
figure-word-bad-harvest = יבול רע
figure-word-strike = שביתה
figure-word-resistance = התנגדות
figure-word-end = סוף המשחק

## What is known about single rows

figure-note-faces-from-one-player-report-that = הפאות לקוחות מדיווח של שחקן אחד שאינו מציין את המהדורה.
figure-note-an-example-of-the-french-text = בדוגמה בטקסט הצרפתי יוצאים 2 ו-5.
figure-note-the-seventh-topic-is-illegible-in = הנושא השביעי אינו קריא בשני התרגומים; הוא נלקח מ-1997.
figure-note-the-dice-of-1997-for-those = הקוביות של 1997, למי שהן נמצאות בקופסה שלו.
figure-note-face-up-cards-with-3-4 = הקלפים הגלויים ב-3, 4 ו-5 שחקנים מודפסים על הלוח; לא נמצא, ההנחה היא קלף אחד לשחקן.
figure-note-the-mark-stands-on-every-card = הסימן מופיע בכל קלף של המשחק הקצר עם הפעולה הזאת; בקלפי המשחק הארוך אינו קריא, וההנחה היא שהוא זהה.
figure-note-three-quarters-of-the-older-editions = שלושה רבעים מהמרבי במהדורות הקודמות, המקדם הידוע היחיד; המדרגות בנויות כמו בברנדנבורג.
figure-note-maximum-small-size-nothing-below-5 = המרבי, הגודל הקטן, אפס מתחת ל-5 קולות והנקודות ל-23, 34 ו-50 קולות מופיעים בדוגמה שבספר; שאר המדרגות הושלמו ביניהן.
figure-note-the-reading-that-makes-the-example = הקריאה שבה הדוגמה נכונה: שתי הרשימות שבכלל מתחלפות.
figure-note-five-slots-per-group-and-the = חמישה סמלים בכל קבוצה וארבעת הסוגים ידועים; ההרכב הוא ניחוש.
figure-note-only-the-fourth-10-is-in = רק הערך הרביעי, 10, מופיע בספר; שלוש המשבצות הראשונות שייכות למשחק הארוך.
figure-note-the-back-party-surely-gains-two = המפלגה שבגב בוודאי מרוויחה שתיים; שאר השורות מסודרות בסבב.
figure-note-fits-the-example-in-06-6 = מתאים לדוגמה ב-06.6.
figure-note-fits-the-example-in-06-8 = מתאים לדוגמה ב-06.8.
figure-note-an-example-moves-the-base-back = בדוגמה הבסיס יורד ב-3; ברשימה שבכלל כתוב 2.
figure-note-display-only-the-track-must-reach = לתצוגה בלבד: המסלול חייב להגיע לפחות ל-26 ואינו מגביל מנדטים.
figure-note-the-printed-numbers-were-not-found = המספרים המודפסים לא נמצאו; תשעת הזוגות נבחרו כך שהעונות, המניפולציה ופרלמנט של כ-51 מנדטים יהיו הגיוניים. 0 פירושו שאין מספר שני.
figure-note-defectors-seats-half-the-campaign-limit = מחצית המזון המרבי למין, מעוגלת כלפי מעלה; נבחר כדי להתאים.
figure-note-food-by-office-in-the-order = מזון לפי תפקיד; הכמויות המודפסות לא נמצאו.
figure-note-the-book-is-silent-see-ruling = הספר שותק; ראו הכרעה D11.
figure-note-copies-per-species-per-office-or = עותקים למין, לתפקיד או בסך הכול; נספרו לפי יחיד ורבים בטקסט: 47 קלפים.

## Why own figures are refused

figure-own-too-large = הקובץ גדול מדי: לכל היותר { $most } ק״ב.
figure-own-not-toml = זה לא קובץ TOML: { $why }
figure-own-empty = אין כאן ערכים.
figure-own-form = { $table } חייב להיות רשימת שורות, לכל אחת id.
figure-own-twice = { $table } { $row } מופיע פעמיים.
figure-own-no-table = למשחק הזה אין טבלה { $table }; יש לו { $known }.
figure-own-no-row = ב-{ $table } אין שורה { $row }; יש { $known }.
figure-own-no-field = ב-{ $table } { $row } אין ערך { $field }; יש { $known }.
figure-own-kind = { $table } { $row }: { $field } חייב להיכתב כמו { $ours }.
figure-own-range = { $table } { $row }: { $field } חייב להיות מ-{ $least } עד { $most }.
figure-own-length = { $table } { $row }: ב-{ $field } חייבים להיות 1 עד { $most } פריטים.
figure-own-word = { $table } { $row }: { $field } לא יכול להיות { $word }; אפשר { $known }.
figure-own-not-fitting = הערכים האלה אינם מתיישבים: { $why }
figure-own-unplayable = אי אפשר לשחק משחק עם הערכים האלה עד סופו.
figure-own-without = במשחק הזה אין ערכים לשנות.

# What the things on the table are, and what they do

zoo-thing-goal = יעדים
zoo-thing-goal-what = מה שמנצח במשחק: כל מפלגה עולה במסלול של { $last } משבצות.
zoo-thing-goal-does = מנצחת המפלגה שיש לה הכי הרבה יעדים; בתיקו, זו שיש לה הכי הרבה מזון. מי שמגיעה למשבצת האחרונה מסיימת את המשחק.
zoo-thing-food = מזון
zoo-thing-food-what = קופת המפלגה, להצעות ולקמפיין.
zoo-thing-food-does = בכל סיבוב אפשר להניח מהקופה עד { $limit }, לכל היותר { $per_species } אצל מין אחד. אחרי בחירות לפרלמנט כל מנדט מביא אחד.
zoo-thing-token = מזון אצל המינים
zoo-thing-token-what = מזון שמפלגה הניחה אצל מין.
zoo-thing-token-does = מי שיש לה שם הכי הרבה מזון זוכה במספר הקולות הראשון, והשנייה במספר השני. אסור תיקו.
zoo-thing-votes = קולות
zoo-thing-votes-what = מה שמין נותן למפלגה שיש לה אצלו הכי הרבה מזון, ולמקום השני.
zoo-thing-votes-does = בבחירות לפרלמנט קולות הופכים למנדטים.
zoo-thing-seats = מנדטים
zoo-thing-seats-what = מה שיש למפלגה בפרלמנט עד הבחירות הבאות.
zoo-thing-seats-does = הם קובעים מי מרכיבה ממשלה ומי משחקת ראשונה, ומביאים מזון פעם אחת. אחרי חץ: המנדטים אם יספרו עכשיו.
zoo-thing-parliament = פרלמנט
zoo-thing-parliament-what = המנדטים של כל המפלגות.
zoo-thing-parliament-does = מפלגות שמגיעות יחד לרוב יכולות להרכיב ממשלה.
zoo-thing-majority = רוב
zoo-thing-majority-what = מחצית המנדטים, מעוגלת למטה, ועוד אחד.
zoo-thing-majority-does = הצעה צריכה אותו כדי לעבור, וממשלה כדי להשיג את היעד המובטח.
zoo-thing-government = ממשלה
zoo-thing-government-what = המפלגות שהצביעו בעד ההצעה שהתקבלה.
zoo-thing-government-does =
    להן התפקידים והיעדים המובטחים. בסוף סיבוב הן מושכות { $draw_government ->
        [one] קלף אחד
       *[other] { $draw_government } קלפים
    }.
zoo-thing-opposition = אופוזיציה
zoo-thing-opposition-what = המפלגות שאינן בממשלה.
zoo-thing-opposition-does =
    הגדולה בהן עומדת בראשה. בסוף סיבוב הן מושכות { $draw_opposition ->
        [one] קלף אחד
       *[other] { $draw_opposition } קלפים
    }.
zoo-thing-agenda = יעדים מובטחים
zoo-thing-agenda-what = ההצעה קובעת מי משיגה את היעד של הסיבוב הזה ושל הבא.
zoo-thing-agenda-does = בשלב האחרון של הסיבוב המפלגה הזאת משיגה אותו, אם לממשלה יש רוב.
zoo-thing-proposal = הצעה
zoo-thing-proposal-what = שלושה תפקידים והיעדים שעוד יבואו, כל אחד למפלגה כלשהי.
zoo-thing-proposal-does = כולם מצביעים בסתר. היא עוברת כשהמנדטים שבעד מגיעים לרוב; מי שהצביעה בעד נכנסת לממשלה.
zoo-thing-privilege = זכות
zoo-thing-privilege-what = מה שתפקיד מאפשר פעם אחת עד הבחירות הבאות לפרלמנט.
zoo-thing-privilege-does = אחרי השימוש הקלף שלו מתהפך.
zoo-thing-blockade = חסימה
zoo-thing-blockade-what = אסימון שהמפלגה שבידה הביטחון רשאית להניח אצל מין.
zoo-thing-blockade-does = בסיבוב הזה אי אפשר להוסיף שם מזון.
zoo-thing-manipulation = מניפולציה
zoo-thing-manipulation-what = אסימון שהמפלגה שבידה האוצר רשאית להניח אצל מין.
zoo-thing-manipulation-does = בספירה הבאה המובילה שם מקבלת { $manipulated } קולות, ואף אחת אחרת אינה מקבלת.
zoo-thing-order = סדר התורות
zoo-thing-order-what = מי משחקת ראשונה בשלב: הכי הרבה מנדטים, אחר כך יעדים, אחר כך תפקידים.
zoo-thing-order-does = בקמפיין המפלגות המאוחרות רואות מה הניחו הקודמות.
zoo-thing-hand = קלפי פעולה
zoo-thing-hand-what = קלפים שרק בעליהם רואה; לכל היותר { $hand_limit } נשארים ביד.
zoo-thing-hand-does = כל אחד אפשר לשחק בשלב אחד בלבד, וכמה שרוצים בתור.
zoo-thing-event = אירוע
zoo-thing-event-what = בכל סיבוב נחשף קלף אחד.
zoo-thing-event-does = הוא משנה את הסיבוב הזה או הבא. מסיבוב { $end_from } והלאה הוא יכול להיות האחרון.
zoo-thing-calendar = לוח הזמנים
zoo-thing-calendar-what = סמנים מראים את הסיבובים של הבחירות הבאות.
zoo-thing-calendar-does = בחירות באות כל { $interval } סיבובים, אלא אם קלף או כישלון מזיז אותן. המשחק נמשך לכל היותר { $rounds } סיבובים.
zoo-thing-office = תפקידים
zoo-thing-office-what = הנשיאות, שלושה תפקידים בממשלה וראשות האופוזיציה.
zoo-thing-office-does = לכל אחד זכות או תגמול משלו, והוא מכריע תיקו בסדר התורות.
zoo-thing-enclosure = מתחם
zoo-thing-enclosure-what = מין עם המזון שאצלו ושני מספרי הקולות שלו.
zoo-thing-enclosure-does = מי שיש לה שם הכי הרבה מזון זוכה בקולותיו.
zoo-thing-office-0-what = הולכת להצעה הגבוהה בבחירות לנשיאות; כולם מאבדים מחצית מהצעתם.
zoo-thing-office-0-does =
    מביאה מיד { $president_goals ->
        [one] יעד אחד
       *[other] { $president_goals } יעדים
    } ואם רוצים גם קלף.
zoo-thing-office-1-what = תפקיד בממשלה.
zoo-thing-office-1-does = בקמפיין, פעם אחת: { $prime_tokens } מנות מזון מהמלאי אצל מין אחד. בממשלת מעבר קובעים כאן מי משיגה את היעד.
zoo-thing-office-2-what = תפקיד בממשלה.
zoo-thing-office-2-does = לפני הקמפיין, פעם אחת: להניח את אסימון המניפולציה אצל מין.
zoo-thing-office-3-what = תפקיד בממשלה.
zoo-thing-office-3-does = לפני הקמפיין, פעם אחת: להניח את החסימה אצל מין.
zoo-thing-office-4-what = הולכת למפלגה הגדולה באופוזיציה.
zoo-thing-office-4-does = בקמפיין, פעם אחת: מחליפה מנת מזון של יריבה באחת משלה. רשאית להציע ממשלה אחרת כשלזו אין עוד רוב.
zoo-thing-species-what = מין: { $first } קולות להכי הרבה מזון, { $second } למקום השני.
zoo-thing-species-does = קולותיו הופכים למנדטים בבחירות הבאות לפרלמנט.
zoo-thing-card-0-what = קלף פעולה לקמפיין.
zoo-thing-card-0-does = מניח עד { $rally } מנות מזון מהמלאי אצל המין שעל הקלף.
zoo-thing-card-1-what = קלף פעולה לקמפיין.
zoo-thing-card-1-does = מחליף מנת מזון של יריבה אצל המין שעל הקלף במנה שלך.
zoo-thing-card-2-what = קלף פעולה לפני הספירה.
zoo-thing-card-2-does =
    המובילה אצל כל מין ביבשה מקבלת { $season ->
        [one] קול אחד
        [two] שני קולות
       *[other] { $season } קולות
    } פחות.
zoo-thing-card-3-what = קלף פעולה לפני הספירה.
zoo-thing-card-3-does =
    המובילה אצל כל מין במים מקבלת { $season ->
        [one] קול אחד
        [two] שני קולות
       *[other] { $season } קולות
    } פחות.
zoo-thing-card-4-what = קלף פעולה לפני הספירה.
zoo-thing-card-4-does =
    מביא לך עוד { $migration ->
        [one] מנדט אחד
        [two] שני מנדטים
       *[other] { $migration } מנדטים
    }.
zoo-thing-card-5-what = קלף פעולה לפני הספירה.
zoo-thing-card-5-does =
    מביא למובילה אצל המין שעל הקלף עוד { $mandate ->
        [one] מנדט אחד
        [two] שני מנדטים
       *[other] { $mandate } מנדטים
    }.
zoo-thing-card-6-what = קלף פעולה אחרי האירוע.
zoo-thing-card-6-does = הבחירות לנשיאות יהיו בסיבוב הבא.
zoo-thing-card-7-what = קלף פעולה לפני הספירה.
zoo-thing-card-7-does = עד { $loyalty } מנות מזון אצל המין שעל הקלף נשארות שם אחרי הספירה.
zoo-thing-card-8-what = קלף פעולה אחרי האירוע.
zoo-thing-card-8-does = { $defectors } מנדטים של מפלגה לבחירתך עוברים אליך.
zoo-thing-card-9-what = קלף פעולה אחרי האירוע.
zoo-thing-card-9-does = הבחירות לפרלמנט יהיו בסיבוב הבא; היעד שהובטח לו אובד.
zoo-thing-card-10-what = קלף פעולה למי שמחזיק בתפקיד שעליו, בשלב האחרון.
zoo-thing-card-10-does =
    מביא { $assertiveness ->
        [one] יעד אחד
        [two] שני יעדים
       *[other] { $assertiveness } יעדים
    }.
zoo-thing-event-donation-what = אירוע: מזון לתפקידים.
zoo-thing-event-donation-does = כל מי שמחזיק בתפקיד שעל הקלף מקבל מזון.
zoo-thing-event-good-harvest-what = אירוע לסיבוב הבא.
zoo-thing-event-good-harvest-does =
    בקמפיין הבא כל מפלגה רשאית להניח מהקופה { $harvest ->
        [one] מנת מזון אחת
        [two] שתי מנות מזון
       *[other] { $harvest } מנות מזון
    } יותר.
zoo-thing-event-bad-harvest-what = אירוע לסיבוב הבא.
zoo-thing-event-bad-harvest-does =
    בקמפיין הבא כל מפלגה רשאית להניח מהקופה { $harvest ->
        [one] מנת מזון אחת
        [two] שתי מנות מזון
       *[other] { $harvest } מנות מזון
    } פחות.
zoo-thing-event-strike-what = אירוע לסיבוב הזה.
zoo-thing-event-strike-does = היעד המובטח אינו מושג.
zoo-thing-event-resistance-what = אירוע לסיבוב הזה.
zoo-thing-event-resistance-does = מחיר היעד המובטח במזון: { $resistance }; בלי תשלום הוא אינו מושג.
zoo-thing-event-end-what = האירוע האחרון.
zoo-thing-event-end-does = המשחק נגמר אחרי הסיבוב הזה.

## What a question is for, and what to look at

zoo-purpose-bid = ההצעה הגבוהה ביותר זוכה בנשיאות, ואיתה ביעד.
zoo-coach-bid = חצי מההצעה אובד, בניצחון ובהפסד. המזון הזה לא יעמוד לרשותך בקמפיין.
zoo-purpose-president-card = עם הבחירה לנשיאות אפשר למשוך קלף פעולה.
zoo-coach-president-card = קלף נוסף אינו עולה דבר. רק בסוף הסיבוב צריך להשליך אם היד מלאה מדי.
zoo-purpose-blockade = הביטחון בידך: אפשר לסגור מין, ובסיבוב הזה לא מוסיפים שם מזון.
zoo-coach-blockade = אצל מין שהמפלגה שלך מובילה בו, אף אחת לא תעקוף אותה בסיבוב הזה. אפשר גם לשמור את הזכות לקמפיין אחר.
zoo-purpose-manipulation = האוצר בידך: אפשר לשנות מה מין נותן, מספר קבוע של קולות למובילה ודבר לא לאחרות.
zoo-coach-manipulation = כדאי לחפש מין שהמפלגה שלך מובילה בו ושנותן עכשיו פחות, או מין שיריבה סומכת בו על המקום השני.
zoo-purpose-campaign = מניחים מזון אצל מינים. הוא מביא קולות, והם הופכים למנדטים בבחירות הבאות לפרלמנט.
zoo-coach-campaign = רק המקום הראשון, ואצל חלק מהמינים גם השני, מקבלים קולות. אסור ששתי מפלגות יהיו שוות במזון אצל מין. המזון נשאר עד הבחירות.
zoo-purpose-election-card = אפשר לשחק קלף לפני ספירת הקולות.
zoo-coach-election-card = מה הוא ישנה במנדטים? קלף ששומרים יכול לשמש בבחירות אחרות.
zoo-purpose-propose = מציעים מי תחזיק בתפקידים ומי תשיג את היעדים הבאים. מי שמצביעה בעד נכנסת לממשלה.
zoo-coach-propose = לקולות בעד נחוץ רוב המנדטים. כדאי להציע לכל שותפה מספיק כדי שתסכים, ולא יותר.
zoo-purpose-vote = מצביעים בסתר על ההצעה הזאת.
zoo-coach-vote = אם היא מתקבלת, מי שהצביעה בעד נכנסת לממשלה והאחרות הן האופוזיציה. מה היא מביאה לך, ומה תוכל להציע לך הצעה אחרת?
zoo-purpose-event-card = אפשר לשחק קלף אחרי האירוע.
zoo-coach-event-card = כדאי להביט בלוח הזמנים של הבחירות, ובכמה מנדטים יש לממשלה מעבר לרוב.
zoo-purpose-motion = ראשות האופוזיציה בידך: אפשר להציע ממשלה אחרת.
zoo-coach-motion = כדאי לספור מנדטים: מי תצביע בעד ההצעה שלך? אם היא נדחית, דבר אינו משתנה.
zoo-purpose-take-over = יש לך יותר מנדטים מאשר לממשלה, ואפשר לקחת את השלטון.
zoo-coach-take-over = התפקידים והיעדים שעוד פתוחים עוברים אליך. זכות שנוצלה נשארת מנוצלת.
zoo-purpose-progress-card = אפשר לשחק קלף שמביא יעד, אם התפקיד שעליו בידך.
zoo-coach-progress-card = יעדים מנצחים במשחק. התפקיד עלול לאבוד לפני ההזדמנות הבאה.
zoo-purpose-name-goal = כאן קובעים איזו מפלגה משיגה את היעד.
zoo-coach-name-goal = בדרך כלל שלך. יעד לשותפה יכול לשמור על הממשלה.
zoo-purpose-resistance = היעד שלך נתקל בהתנגדות: הוא מושג רק תמורת מזון.
zoo-coach-resistance = יעדים מנצחים במשחק. אבל האם המזון הזה נחוץ לקמפיין שעוד יבוא?
zoo-purpose-discard = יש לך יותר קלפים ממה שמותר שיישארו ביד. יש לבחור מה מושלך.
zoo-coach-discard = כדאי לשמור קלפים לשלבים שבאים בקרוב בלוח הזמנים. כולם רואים מה הושלך.

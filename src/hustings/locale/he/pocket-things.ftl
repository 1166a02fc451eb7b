# What the things on the table are, and what they do

pocket-thing-votes = קולות
pocket-thing-votes-what = מה שמנצח אחרי { $rounds } סיבובים.
pocket-thing-votes-does = אספה מביאה קול אחד בספירה, ועוד אחד על כל נושא במצע שחשוב לאזור שלה.
pocket-thing-money = קופה
pocket-thing-money-what = כל מפלגה מתחילה עם { $funds } ומקבלת { $income } אחרי כל ספירה.
pocket-thing-money-does = היא משלמת על הצעות ואספות, ומכריעה תיקו בסוף.
pocket-thing-meeting = אספות
pocket-thing-meeting-what = עד { $meetings } באזור בסיבוב, כל אחת עולה אחד.
pocket-thing-meeting-does = בספירה הן הופכות לקולות ונגמרות.
pocket-thing-opinion = מה שחשוב לבוחרים
pocket-thing-opinion-what = לכל אזור חשוב נושא אחד, תמיד אותו נושא.
pocket-thing-opinion-does = אספות שם מביאות קול נוסף על כל נושא כזה במצע.
pocket-thing-programme = מצע
pocket-thing-programme-what = שני הנושאים של מפלגה; כולם רואים אותם.
pocket-thing-programme-does = כל נושא שחשוב לאזור מוסיף קול לכל אספה שם.
pocket-thing-order = סדר התורות
pocket-thing-order-what = מי פועל ראשון בסיבוב הזה.
pocket-thing-order-does = כולם מציעים בסתר, לכל היותר { $bid }; כולם משלמים, וההצעה הגבוהה ראשונה.
pocket-thing-hand = קלפים
pocket-thing-hand-what = כל מפלגה מקבלת { $hand } קלפים בהתחלה; האחרות אינן רואות אותם.
pocket-thing-hand-does = בכל סיבוב אפשר לשחק אחד.
pocket-thing-phase-bidding = הצעות
pocket-thing-phase-bidding-what = כולם מציעים בסתר על סדר התורות.
pocket-thing-phase-bidding-does = כולם משלמים את הצעתם.
pocket-thing-phase-meetings = אספות
pocket-thing-phase-meetings-what = לפי הסדר המפלגות מקיימות אספות באזורים.
pocket-thing-phase-meetings-does = בספירה הן הופכות לקולות.
pocket-thing-phase-cards = קלפים
pocket-thing-phase-cards-what = לפי הסדר כל מפלגה רשאית לשחק קלף אחד.
pocket-thing-phase-cards-does = קלף ששוחק נגמר.
pocket-thing-phase-count = ספירה
pocket-thing-phase-count-what = אספות הופכות לקולות, וכולם מקבלים { $income }.
pocket-thing-phase-count-does = אחרי { $rounds } סיבובים מנצחת המפלגה שיש לה הכי הרבה קולות.
pocket-thing-card-1-what = קלף שמושך נושא.
pocket-thing-card-1-does = הנושא שנמשך יכול להחליף אחד מהשניים שבמצע.
pocket-thing-card-2-what = קלף נגד יריבות באזור אחד.
pocket-thing-card-2-does = כל יריבה שיש לה שם אספה מאבדת אחת.
pocket-thing-issue-what = נושא: { $name }.
pocket-thing-issue-does = במצע הוא מגדיל את ערך האספות במקום שהוא חשוב לבוחרים.
pocket-thing-region-what = אזור עם אספות של כל המפלגות.
pocket-thing-region-does = לבוחרים שלו חשוב נושא אחד.

## What a question is for, and what to look at

pocket-purpose-bid = ההצעה הגבוהה ביותר ראשונה בסיבוב הזה. כולם משלמים את הצעתם.
pocket-coach-bid = מי שאחרון בתור רואה מה עשו האחרים. מה שמציעים לא יישאר לאספות.
pocket-purpose-meetings = כל אספה מביאה קול, ויותר במקום שהמצע שלך מתאים לבוחרים.
pocket-coach-meetings = כדאי לראות מה חשוב לבוחרים בכל אזור, ומה יש במצע שלך.
pocket-purpose-card = אפשר לשחק קלף מהיד.
pocket-coach-card = כל קלף משמש פעם אחת. כדאי לראות מה הוא ישנה בספירה הזאת.
pocket-purpose-programme = משכת נושא, ואפשר להכניס אותו למצע.
pocket-coach-programme = נושא נחשב רק במקום שהוא חשוב לבוחרים באזור. היכן האספות שלך?

# בחירות כיס, הדוגמה המפורטת

pocket-party =
    { $number ->
        [1] האדומים
        [2] הכחולים
        [3] הירוקים
       *[other] הזהובים
    }
pocket-region =
    { $number ->
        [1] צפון
       *[other] דרום
    }

pocket-issue-0 = מיסים
pocket-issue-1 = בתי ספר
pocket-issue-2 = בריאות
pocket-issue-3 = רכבות
pocket-issue-4 = יערות
pocket-issue-5 = דיור

pocket-card-0 = בלי קלף
pocket-card-1 = ספין
pocket-card-2 = הכפשה

## What lies on the table

pocket-round = סיבוב { $round } מתוך { $rounds }
pocket-parties = המפלגות, לפי סדר התורות
pocket-you = { $party } (אני)
pocket-two = ‏{ $first }, { $second }
pocket-head-party = מפלגה
pocket-head-votes = קולות
pocket-head-funds = קופה
pocket-head-cards = קלפים
pocket-head-programme = מצע
pocket-opinion = מה שחשוב לבוחרים ב{ $region }: { $issue }.
pocket-hand = הקלפים שלך

## Questions

pocket-ask-bid = כמה להציע כדי להתחיל? לכל היותר { $most }; כולם משלמים.
pocket-ask-meetings = כמה אספות לקיים? כל אחת עולה 1.
pocket-ask-card = לשחק קלף?
pocket-ask-programme = משכת את הנושא { $issue }. מה יהיה במצע שלך?
pocket-step-meetings = אספות ב{ $region }

## Answers

pocket-do-bid = להציע { $amount }
pocket-do-meetings = { $first } בצפון, { $second } בדרום
pocket-do-card-0 = לא לשחק קלף
pocket-do-card-1 = לשחק ספין: למשוך נושא, שיכול להחליף אחד מהשניים שלך
pocket-do-card-2 = לשחק הכפשה ב{ $region }: כל יריב שם מאבד אספה
pocket-do-keep = לשמור על המצע ולהחזיר את { $issue }
pocket-do-exchange = { $in } במקום { $out }

pocket-not-in-hand = הקלף הזה לא בידך ({ $card }).

## News

pocket-news-dealt = { $seat } מקבלים שני קלפים.
pocket-news-dealt-you = קיבלת שני קלפים: { $first }, { $second }.
pocket-news-recommitted = { $seat } שינו את הצעתם הסודית.
pocket-news-committed = { $seat } הגישו הצעה סודית.
pocket-news-revealed = { $seat } הציעו { $amount }.
pocket-news-order = { $first } מתחילים.
pocket-news-meetings = האספות של { $seat }: { $first } בצפון, { $second } בדרום.
pocket-news-card-0 = { $seat } לא משחקים קלף.
pocket-news-card-1 = { $seat } משחקים ספין.
pocket-news-card-2 = { $seat } מכפישים את היריבים ב{ $region }.
pocket-news-drew = { $seat } מושכים נושא.
pocket-news-drew-you = משכת את הנושא { $issue }.
pocket-news-kept = { $seat } נשארים עם המצע שלהם.
pocket-news-programme = נושא חדש במצע של { $seat }: { $issue }.
pocket-news-count = הקולות נספרים.
pocket-news-end = הבחירות הסתיימו.

## What is not possible

pocket-no-funds = יש לך { $funds }.
pocket-no-bid = אפשר להציע { $most } לכל היותר.
pocket-no-meetings = באזור אחד אפשר לקיים לכל היותר { $most } אספות בסיבוב.

## News with its figures

pocket-news-order-all = סדר התורות: { $order }.
pocket-news-votes = הקולות נספרו: { $votes }.

## What an answer would change

pocket-figure-meetings = אספות
pocket-figure-votes = קולות
pocket-figure-votes-if-counted = קולות אחרי הספירה
pocket-figure-money = קופה
pocket-figure-cards = קלפים
pocket-figure-turn = מקום בסדר התורות
pocket-later-bid = הצעה של אפס אינה עולה דבר. מי שמציע יותר משחק לפניך.
pocket-later-card = הקלפים נשארים אצלך.
pocket-later-programme = המצע שלך נשאר כפי שהוא.

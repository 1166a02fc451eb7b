# Die Macher, 2019: מה שהדף אומר אחרת מאשר במהדורות הקודמות.

page-board-trend = מגמה
page-board-factor = התאמות
page-board-land = האזורים
page-macher-trend-of = { $party }: מגמה { $n }
page-macher-gets-trend = מגמה ⁦+{ $n }⁩
page-macher-setup-offers = לבחור מה להכין, ואז להניח באזורים למטה
page-board-cabinet = פוליטיקאים
page-phase-media-why = מניחים סמנים; מי שיש לו הכי הרבה סמנים באזור שולט בתקשורת שלו.
page-phase-meetings-why = מקיימים מפגשים באזורים; אחר כך הם הופכים לקולות.
page-phase-polls-why = הסקר בכל אזור נמכר להצעה הגבוהה ביותר.
page-phase-conversion-why = אזור אחר אזור אפשר להפוך מפגשים לקולות.
page-phase-election-why = הקולות נספרים והופכים לנקודות.
figure-constant-media-spaces = משבצות תקשורת באזור
figure-constant-meeting-spaces = משבצות מפגשים באזור
page-board-next =
    עם { $votes ->
        [one] קול אחד
        [two] שני קולות
       *[other] { $votes } קולות
    }: { $seats ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $seats } נקודות
    }.

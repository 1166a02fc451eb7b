# Die Macher, 2019: מה שהדף אומר אחרת מאשר במהדורות הקודמות.

page-board-trend = מגמה
page-board-factor = התאמות
page-board-then = נקודות עכשיו, ואם כל המפגשים יהפכו לקולות
page-board-seats-then = נקודות עכשיו, ואם כל המפגשים יהפכו לקולות
page-board-seats-why =
    נקודות עכשיו: { $now }; אם כל המפגשים יהפכו לקולות: { $then }, עם { $votes ->
        [one] קול אחד
        [two] שני קולות
       *[other] { $votes } קולות
    }
page-board-most-seats =
    { $n ->
        [one] עד נקודה אחת
        [two] עד שתי נקודות
       *[other] עד { $n } נקודות
    }
page-board-land = האזורים
macher-trend-of = { $party }: מגמה { $n }
macher-gets-trend = מגמה ‎+{ $n }
macher-setup-offers = בחרו מה להכין, והניחו אותו באזורים למטה
page-board-issues-why = מפלגות ואזורים לפי נושא
page-board-cabinet = פוליטיקאים
page-phase-media-why = מניחים סמנים; מי שיש לו הכי הרבה סמנים באזור שולט בתקשורת שלו.
page-phase-meetings-why = מקיימים מפגשים באזורים; אחר כך הם הופכים לקולות.
page-phase-polls-why = הסקר בכל אזור נמכר להצעה הגבוהה ביותר.
page-phase-conversion-why = אזור אחר אזור אפשר להפוך מפגשים לקולות.
page-phase-election-why = הקולות נספרים והופכים לנקודות.
figure-constant-media-spaces = משבצות תקשורת באזור
figure-constant-meeting-spaces = משבצות מפגשים באזור

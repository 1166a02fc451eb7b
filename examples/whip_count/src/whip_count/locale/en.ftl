whip-bill-0 = the parking act
whip-bill-1 = the school act
whip-bill-2 = the railway act
whip-bill-3 = the budget

whip-heading =
    { $left ->
        [one] One bill left
       *[other] { $left } bills left
    }

whip-ask-pledge = How many votes do you pledge?
whip-do-pledge = Pledge { $votes }

whip-news-bill = On the table: { $bill }, worth { $points }.
whip-news-committed = { $seat } has pledged.
whip-news-committed-you = You have pledged { $values }.
whip-news-revealed = { $seat } pledges { $votes }.
whip-news-passed = { $seat } carries { $bill } for { $points }.
whip-news-withdrawn = A tie: { $bill } is withdrawn.
whip-news-end = The session is over.

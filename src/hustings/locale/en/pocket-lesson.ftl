# The first campaign

pocket-lesson-goal = You lead { $party }. After { $rounds } rounds the party with the most votes wins. Nothing else counts.
pocket-lesson-count = Every round ends with a count: each meeting brings one vote. It brings one more where the voters care about an issue of your programme. The { $region } cares about { $issue }.
pocket-lesson-programme = Your programme: { $first } and { $second }. One of them is what the { $region } cares about, so every meeting there is worth two votes to you.
pocket-lesson-money = You have { $funds } in funds. Each meeting costs one, and every count brings { $income } more. What you spend on anything else is not left for meetings.
pocket-lesson-bid = A round begins with a secret bid for the order of play. Everyone pays. Going first matters little today: bid { $bid }, and { $left } are left for meetings.
pocket-lesson-order = The bids are open. You are number { $turn } of { $players } in this round.
pocket-lesson-meetings = Now hold meetings, at most { $most } in a region: { $first } in the { $region }, where each is worth two votes, and { $second } in the { $other }, where each is worth one. If it were counted then, you would have { $votes }.
pocket-lesson-card = In each round you may play one card. You hold: { $cards }. Look at what each would change, then decide.
pocket-lesson-counted = The votes are counted: you have { $votes }, and the best party has { $best }. The meetings are gone, and with the new money you have { $funds }.
pocket-lesson-alone = That is the whole game: bid, meetings, card, count. Play on to the end by yourself; the coach says what each question is for.

# The protocol and the terminal. Games have files of their own.

## Why a choice is refused

not-your-turn = You have nothing to decide right now.
not-asked = You are being asked something else: { $asked }.
space-pick = { $pick } is not possible here; possible: { $allowed }.
space-range = Choose a number from { $low } to { $high }.
space-twice = Nothing can be chosen twice.
space-ascending = List them in ascending order.
space-slot = At most { $most } are possible here.
space-sum = All together may not be more than { $most }.
space-sum-least = All together must be at least { $least }.
space-budget = You can spend { $budget } at most.
space-too-long =
    { $most ->
        [0] There is nothing to choose here.
        [one] That is more than one choice.
       *[other] That is more than { $most } choices.
    }
space-unfinished = The choice is not finished; possible next: { $allowed }.

# A sentence with the section that makes it true
cited = { $sentence } [{ $rule }]

## Games without words of their own

seat = Seat { $number }
ask = Your decision: { $kind }
choice = { $kind } { $values }
pick = { $value }
step = Choice { $number }
news = { $kind } { $values }
list = { $first }, { $rest }
none = nothing
labelled = { $name }: { $value }
view = The table

## Playing in the terminal

terminal-page = Hustings is at { $address } (Ctrl-C stops it; every game is saved).
terminal-no-page = The page is not installed here, so this is played as text. To play in the browser: pip install 'hustings[web]'.
terminal-begin = Type the number of a choice. ? shows everything else you can type; q saves and leaves.
terminal-news = Since your last decision
terminal-no-news = Nothing has happened since your last decision.
terminal-curtain = It is { $seat }'s turn. Everyone else looks away; then press Enter.
terminal-confirm = { $answer }. Press Enter to do this, or b to go back.
terminal-done = Done: { $answer }
terminal-not-done = The choice is not finished.
terminal-nothing-to-change = There is no sealed answer to change.
terminal-change-whose = Whose sealed answer is to be changed? { $names }
terminal-nothing-to-undo = There is nothing to take back.
terminal-unknown = I do not know “{ $text }”. Type the number of a choice, or ? for help.
terminal-number =
    { $most ->
        [1] The only choice here is 1.
       *[other] Choose a number from 1 to { $most }.
    }
terminal-possible = That is possible.
terminal-all-possible = Everything is possible here.
terminal-why = { $choices }: { $sentence }
terminal-no-rules = There is no rules text for this.
terminal-no-section = There is no section “{ $section }” in the rules.
terminal-other = You are also asked: { $question } (o to answer that instead)

terminal-help = What you can type
terminal-help-number = a number: choose what stands beside it
terminal-help-several = several numbers: one for each step, as in 2 1
terminal-help-done = d: done, where a choice may end early
terminal-help-change = c: change a sealed answer while others are still choosing
terminal-help-other = o: answer the other open question first
terminal-help-back = b: one step back
terminal-help-undo = u: all steps back
terminal-help-what = ? and a name: what that is, as in ? votes; ? this explains what is asked
terminal-help-hint = i or hint: the best choices here, as a bot sees them
terminal-help-table = t: the table again
terminal-help-news = n: the news again
terminal-help-why = w or why: what is not possible here, and why; why 9 asks about one number
terminal-help-rules = r or rules: the rules for this question; rules 4 shows section 4
terminal-help-leave = q: save and leave; the game can be continued later

terminal-says = { $seat } says: { $reason }
terminal-hint = What a bot would do
terminal-hint-row = { $answer } — wins about { $percent }% (± { $error }). { $reason }
terminal-hint-only = There is only this: { $answer }.
terminal-no-thing = There is nothing called { $name } here. hustings things { $game } lists them all.
terminal-no-hint = There is no hint for this.

terminal-over = The game is over
terminal-result = The result
terminal-head-seat = Seat
terminal-head-place = Place
terminal-head-points = Points
terminal-you-win = You win!
terminal-you-share = You share first place!
terminal-wins = { $winner } wins.
terminal-share = { $winners } share first place.

terminal-which = Which game?
terminal-game = { $name }, { $players } players
terminal-new = { $name }: you are { $seat }, against { $rivals }.
terminal-saved = Saved. To continue: { $command }
terminal-kept = The record is in { $file }; “hustings replay” checks it.
terminal-certainty = Some figures of this game are reconstructed; “hustings data audit { $game }” lists them.

## First campaigns in the terminal: hustings learn
terminal-lesson-step = First campaign, step { $step } of { $steps }
terminal-lesson-strayed = The lesson suggested something else. Your move is fine too: continue from here, or take it back.
terminal-lesson-point = To know more about { $place }, type: { $command }
terminal-lesson-continue = Press Enter to continue. ? shows everything else you can type.
terminal-lesson-first = Read on first: press Enter. Your question comes next.
terminal-lesson-answer = What to do now: { $answer } (m fills it in)
terminal-lesson-free = Decide as you like. One good answer: { $answer } (m fills it in)
terminal-lesson-over = The lesson is over; the game goes on. ? this explains a question, i shows what a bot would do.
terminal-help-show = m or show: fill in the lesson's answer; Enter then sends it
terminal-help-take-back = z or take-back: take your last answer back
terminal-help-end = e or end: stop the lesson and play on

## Hints

hint-chance = Wins about { $percent }% of games (± { $error }).
hint-now = At once: { $changes }.
hint-later = Later, compared with the other answers (on average): { $changes }.
hint-even = As good as the best choice, as far as can be told: a matter of taste.
count-change = { $what } { $amount }
preview-secret = Nobody else sees it until everyone has answered.
hint-only = There is nothing to choose.

## After a game

review-mistake = Your chance fell from { $before } to { $after }%. Better: { $better }.
review-gift = Mistake by { $party }: { $given }. Better: { $better }. Your chance rose from { $before } to { $after }%.
review-luck = The luck of the draw: your chance went from { $before } to { $after }%.
review-others = What the others did: your chance went from { $before } to { $after }%.
review-why = On average it makes this difference: { $changes }.
review-quiet = No answer was clearly better than yours.
puzzle-solved = That is it: it wins about { $best }% of games.
puzzle-as-good = As good as the solution, as far as can be told: about { $chance } against { $best }%.
puzzle-not-solved = Not quite: it wins about { $chance }% of games, the solution { $best }%.

## After a game

story-lead = { $party } takes the lead.
story-gain = { $party } gains { $points } on the best of the others.
story-loss = { $party } falls back by { $points }.

## Notices off the page

notice-try = Notices reach this device.
notice-push-turn = It is your turn.
notice-push-time = Your time is running out.
notice-push-ask = The others are waiting for your answer to a question about the table.
notice-push-talk = There is a message for you at the table.
notice-push-invite = Another game is offered to you.
notice-push-round = A round of your club night begins.

## Time, absence and pauses

table-time-low = { $seat }: time is running out.
table-time-out = { $seat }: time is up. A bot answers this one question.
table-absent = { $seat }: no answer several times in a row. The others decide what to do.
table-absent-waited = { $seat } has not answered for a long time. The others decide what to do.
table-absent-vote-wait = { $seat } votes to wait for { $absent }.
table-absent-vote-standin = { $seat } votes for a bot to play for { $absent } until they return.
table-absent-vote-replace = { $seat } votes to give the seat of { $absent } to someone else.
table-absent-vote-end = { $seat } votes to end the game.
table-absent-decided-wait = Decided: the table waits for { $seat }.
table-absent-decided-standin = Decided: a bot plays for { $seat } until they return.
table-absent-decided-replace = Decided: the seat of { $seat } goes to someone else.
table-absent-decided-end = Decided: the game ends here.
table-back = { $seat } is back.
table-pause-ask = { $seat } asks for a pause.
table-pause-on = Everyone agrees: the clocks are stopped.
table-pause-go-on = { $seat } wants to resume.
table-pause-stay = { $seat } wants to stay paused.
table-pause-withdrawn = { $seat } no longer asks for a pause.
table-pause-refused = { $seat } does not agree to a pause.
table-pause-off = The clocks are running again.
table-undo-ask = { $seat } asks to take back moves.
table-undo-agree = { $seat } agrees to take the moves back.
table-undo-refuse = { $seat } does not agree: the moves stand.
table-undo-withdrawn = { $seat } no longer asks to take back moves.
table-undo-lapsed = The game went on; the moves of { $seat } stand.
table-file-saved = This game was saved to a file. It no longer counts for ratings, and nobody else can join it.
table-file-opened = This game continues from a file. It does not count for ratings, and nobody else can join it.

## Notices

notice-recover = A new password for Hustings
notice-recover-text = Someone asked for a new password for your account. If it was you, choose one here within an hour: { $link } If not, you need not do anything.
notice-ask = Would you like an e-mail when it is your turn?
notice-agree = Someone entered this address to get an e-mail when a game at Hustings is waiting for them. If that was you, open this page and confirm: { $link } If not, do nothing, and you will hear no more from us.
notice-turn =
    { $tables ->
        [one] A game is waiting for you.
       *[other] { $tables } games are waiting for you.
    }
notice-time = Your time is running out at one of these tables.
notice-off = Stop these e-mails: { $link }

## What is not possible

refused-plain = That is not possible here.
refused-or-more = { $choice } or more
refused-or-less = { $choice } or less
refused-and-others = { $choices } and { $more } more

## Why own figures are refused

figure-own-too-large = The file is too large: { $most } KB at most.
figure-own-not-toml = This is not a TOML file: { $why }
figure-own-empty = There are no figures in this.
figure-own-form = { $table } must be a list of rows, each with an id.
figure-own-twice = { $table } { $row } is listed twice.
figure-own-no-table = This game has no table { $table }; it has { $known }.
figure-own-no-row = { $table } has no row { $row }; it has { $known }.
figure-own-no-field = { $table } { $row } has no figure { $field }; it has { $known }.
figure-own-kind = { $table } { $row }: { $field } must be written like { $ours }.
figure-own-range = { $table } { $row }: { $field } must be from { $least } to { $most }.
figure-own-length = { $table } { $row }: { $field } must have from 1 to { $most } entries.
figure-own-word = { $table } { $row }: { $field } cannot be { $word }; it can be { $known }.
figure-own-not-fitting = These figures do not fit together: { $why }
figure-own-unplayable = A game with these figures cannot be played to its end.
figure-own-without = This game has no figures to change.

## What an answer would change

what-if = { $figure } { $before } → { $after }
what-if-place = { $place }: { $figure } { $before } → { $after }
what-if-party = { $party }: { $figure } { $before } → { $after }
what-if-place-party = { $place }, { $party }: { $figure } { $before } → { $after }
what-if-estimate = { $change } (if it comes to that)
what-if-yes = yes
what-if-no = no
what-if-nobody = nobody
what-if-nothing = This changes nothing on the table now.

## What is this?

thing-now = { $figure }: { $values }
thing-now-place = { $place }, { $figure }: { $values }
thing-phase-on = This phase is in progress.
thing-programmes = In the programme of: { $parties }.
thing-open = Face up in: { $places }.
thing-hand = In your hand.
thing-unused = Not used yet: { $parties }.
thing-played-by = Played by { $party }.

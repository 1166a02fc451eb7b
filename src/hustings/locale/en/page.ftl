# The page in the browser. What the games say themselves stands in their own files.

## Frame

page-brand = Hustings, home page
page-nav = Main
page-nav-home = Home
page-nav-new = New table
page-nav-rules = Rules
page-nav-settings = Settings
page-skip = Skip to the content
page-skip-decide = Skip to your question
page-theme-light = Light colours
page-theme-dark = Dark colours
page-notices = Notices
page-dismiss = Dismiss
page-close = Close
page-back = Back
page-cancel = Cancel
page-save = Save
page-saved = Saved.
page-add = Add
page-loading = One moment …
page-reload = Reload
page-broken = This part of the page could not be loaded
page-offline = The server is not answering; trying again …
page-reconnecting = Connection lost; trying again …
page-title-home = Home
page-title-new = New table
page-title-join = Invitation
page-title-mail = E-mail notices
page-title-replay = Replay and analysis
page-title-rules = Rules
page-title-settings = Settings
page-title-recover = New password
page-title-table = Table
page-title-lost = Page not found
page-seat-lost = You no longer have this seat.
page-nav-admin = Administration
page-title-admin = Administration
page-title-imprint = Imprint
page-title-privacy = Privacy
page-legal-none = This site has no such page.
page-banned-title = You are banned
page-lost-home = Go to the home page

## People

page-nav-people = People
page-title-profile = Profile
page-title-leaders = Leaderboard
page-title-clubs = Club nights
page-title-club = Club night
page-profile-mine = My profile
page-profile-since = Here since { $day }
page-profile-missing = There is no such profile, or it is not open to you.
page-profile-none = No finished games with other people yet.
page-profile-account = Profiles and ratings belong to accounts. Create one in the settings.
page-profile-game = Game
page-profile-games = Games
page-profile-ranks = Ranks
page-profile-rank-times = { $times } × rank { $rank }
page-profile-rating = Rating
page-profile-rating-why = The player's strength is probably in this range. Everyone starts at 1500.
page-profile-accuracy = Accuracy in reviews
page-profile-against-bots = Games against bots only
page-profile-history = Rating over time: { $game }
page-profile-recent = Recent games
page-profile-recent-rank = Rank { $rank } of { $players }
page-profile-counted = rated
page-profile-who = Who sees my profile
page-profile-who-why = It shows your ratings, ranks and games. Private tables are seen only by those who sat there.
page-profile-who-everyone = Everyone
page-profile-who-players = People I have played with
page-profile-who-nobody = Nobody
page-leaders-lead = Ratings come from games among people with accounts. The list shows everyone with at least { $enough } rated games, ordered by the lower end of their rating, if their profile is open to you.
page-leaders-empty = Nobody has played enough rated games yet.
page-leaders-place = Place
page-leaders-name = Name
page-rated = Rating
page-rated-why = A rated game counts if everybody has an account and no hints are allowed.
page-rated-yes = Rated
page-rated-no = Unrated
page-rematch-turned = Play again, rotate seats
page-rematch-offered = { $name } offers another game
page-rematch-mine = Another game is offered
page-rematch-in = In: { $names }
page-rematch-waiting = Not answered yet: { $names }
page-rematch-accept = Join in
page-rematch-decline = Decline
page-rematch-go = Go to the next game
page-rematch-declined = You have declined.
page-invited = Invitation
page-series = Results of the series
page-series-game = Game { $n }
page-series-score = Points by rank
page-series-score-why = 10 for beating everyone, 0 for beating no one; a tie counts half.
page-series-wins = Wins
page-rating-change = { $name }: { $before } → { $after }
page-rating-changes = Ratings
page-club-lead = Several tables, several rounds, one list of results. You draw the tables; people who have already met play each other again as late as possible.
page-club-account = You need an account to run a club night. To take part, a link is enough.
page-club-name = What is it called?
page-club-game = Game
page-club-players = People at a table
page-club-rounds = Rounds
page-club-play = I play too
page-club-create = Open a club night
page-club-mine = My club nights
page-club-host = Host: { $name }
page-club-round = Round { $n } of { $of }
page-club-before = Not started
page-club-alone = Send the link to the others. Everybody who takes part appears here; then you draw the tables.
page-club-over = Over
page-club-draw = Draw round { $n } and begin
page-club-copy = Copy the link to join
page-club-finish = End the club night
page-club-standings = Standings
page-club-one-round = R{ $n }
page-club-away = away
page-club-leave = Sit out
page-club-back = Back in
page-club-leave-other = { $name } sits out
page-club-back-other = { $name } is back in
page-club-table = Table { $n }
page-club-my-table = To my table
page-club-join = Take part
page-club-join-lead = { $host } runs a club night: { $game }. You play from the next round on.
page-club-missing = There is no such club night, or it is not open to you.
page-club-playing = playing
page-club-with-bots = and bots

## Home


page-home-eyebrow = Election games, played by the book
page-home-title = Every seat counts.
page-home-lead = The great election board games, with every rule kept and every sum done for you. Play against fair bots, with friends by a link, or around one screen.
page-local-home-lead = The great election board games, with every rule kept and every sum done for you. Play against fair bots or around one screen, in this browser alone.
page-home-play = Play { $game } now
page-home-play-any = Play now
page-home-dealing = Setting up …
page-home-invite = Invite friends
page-home-continue = Your tables
page-home-shelf = The games
page-home-examples = New here? Try:
page-home-lobby = Open tables
page-home-lobby-empty = Nobody is waiting for players right now.
page-home-lobby-open = Open a table for others
page-home-finished = Finished
page-play = Play
page-set-up = Set up …
page-set-up-game = Set up a table for { $game }
page-rules-of = Rules of { $game }
page-players = { $from } to { $to } players
page-your-turn = Your turn
page-gathering = Waiting for players
page-finished = Finished
page-watch = Watch
page-seats-free =
    { $n ->
        [one] one seat free
       *[other] { $n } seats free
    }
page-won-by = Won by { $names }
page-waiting-for = Waiting for { $names }

## Games


page-game-die-macher-2006 = Seven state elections, sealed bids, polls, coalitions: the classic in its second edition.
page-game-die-macher-2006-year = Second edition, 2006
page-game-die-macher-2006-length = 3 to 5 hours
page-game-die-macher-1997 = Seven state elections in the revised edition, with fixed tenets as a variant.
page-game-die-macher-1997-year = Revised edition, 1997
page-game-die-macher-1997-length = 3 to 5 hours
page-game-die-macher-2019 = The theme rebuilt: drafting, politicians and starting packages, with four or seven elections.
page-game-die-macher-2019-year = New edition, 2019
page-game-die-macher-2019-length = 2 to 4 hours
page-game-zoocracy = The animals vote: campaign in nine enclosures, build a government, keep your promises. Or don't.
page-game-zoocracy-year = 2019
page-game-zoocracy-length = 1 to 2 hours
page-game-pocket = A small election in ten minutes, to learn your way around the table.
page-game-pocket-length = 10 minutes

page-option-length = Length
page-option-length-why = The short game leaves out two of the seven elections.
page-option-length-full = Full, 7 elections
page-option-length-short = Short, 5 elections
page-option-elections = Elections
page-option-elections-why = Four make an evening, seven the whole campaign.
page-option-elections-4 = Four
page-option-elections-7 = Seven
page-option-fixed_tenets = Fixed tenets
page-option-fixed_tenets-why = A variant of the rulebook: each party holds some positions that it cannot give up.
page-option-advanced = Advanced rules
page-option-advanced-why = The Prime Minister names who achieves the goal, promises do not bind, and a motion of no confidence can be made in every round.
page-option-open_funds = Open funds
page-option-open_funds-why = Everyone sees everyone's money. By the book it is secret.
page-option-dice = Dice
page-option-dice-why = Sources name two kinds of dice; ordinary ones vary more.
page-option-dice-standard = 1 to 6
page-option-dice-special = 0, 1, 1, 2, 2, 3
page-option-opinion_reversal = Reversing an opinion
page-option-opinion_reversal-why = Whoever controls the media may exchange an opinion for its opposite.
page-option-donation_figures = What donations cost
page-option-donation_figures-why = The rules and their example disagree about the price of taking money.
page-option-donation_figures-text = As the rules say
page-option-donation_figures-swapped = As the example says
page-option-tied_bids = Tied for first player
page-option-tied_bids-why = Who may raise first when the highest bids are equal.
page-option-tied_bids-text = The neighbour on the right
page-option-tied_bids-example = The previous first player
page-option-minority_media = Winner without a coalition
page-option-minority_media-why = Whether a winner below 50 votes and without a partner, who controls the media, moves a marker. The letter of the rules denies it, their sense allows it.
page-option-minority_media-controller = Moves a marker
page-option-minority_media-none = Moves none
page-option-old_markers = Markers of a replaced region
page-option-old_markers-why = With seven elections: what becomes of media and 2x markers when a new region takes over a board. The rules do not say.
page-option-old_markers-removed = Leave the game
page-option-old_markers-returned = Go back to the supply
page-option-promises_to_the_opposition = Promises to opponents
page-option-promises_to_the_opposition-why = What becomes of an office or goal promised to a party that votes against the government.
page-option-promises_to_the_opposition-void = Nobody gets it
page-option-promises_to_the_opposition-goals-kept = Offices to nobody, goals kept
page-option-promises_to_the_opposition-literal = It is kept all the same
page-option-progress = Order of the progress phase
page-option-progress-why = Whether cards are played before or after new ones are drawn.
page-option-progress-cards-first = Play, then draw
page-option-progress-draw-first = Draw, then play
page-option-loyalty = Loyalty
page-option-loyalty-why = Whose food the Loyalty card keeps on a species. The book does not say.
page-option-loyalty-own = One's own
page-option-loyalty-any = Any party's
page-option-food_supply = Food supply
page-option-food_supply-why = Whether a colour can run out of food. The box has 25 a colour; with two players unused colours help out.
page-option-food_supply-open = Never runs out
page-option-food_supply-limited = 25 a colour
page-value-true = On
page-value-false = Off

page-bot-random = Chance
page-bot-random-about = Plays any legal move. Good for a first look at the rules.
page-bot-greedy = Greedy
page-bot-greedy-about = Takes whatever gains the most at once.
page-bot-planner = Planner
page-bot-planner-about = Weighs what each choice leads to, from what it can see. It sees no more than you.
page-bot-newcomer = Newcomer
page-bot-newcomer-about = Looks at what is in front of it: plays its best cards at once and saves nothing.
page-bot-club = Club player
page-bot-club-about = Plays by good rules of thumb, but does not think ahead.
page-bot-strong = Strong
page-bot-strong-about = Weighs what each choice leads to, from what it can see. It sees no more than you.
page-bot-champion = Champion
page-bot-champion-about = Thinks ahead with what it learned from thousands of games. It sees no more than you.
page-bot-search = Searcher
page-bot-search-about = Plays many possible games ahead before each choice. It sees no more than you.

## New table


page-new-title = New table
page-new-lead = Choose a game and company; everything else has a sensible default.
page-new-game = Which game?
page-new-company = Who plays?
page-new-options = Options
page-new-players = Players
page-new-start = Start the game
page-new-open = Open the table
page-new-note = No account is needed. You can hand your seat to a bot and take it back at any time.
page-with-bots = Against bots
page-with-bots-why = Starts at once
page-with-friends = Friends by link
page-with-friends-why = A private link, for all or for each seat
page-with-open = Open table
page-with-open-why = Anyone here may join
page-with-device = Around this screen
page-with-device-why = A curtain falls between secret turns
page-seat-number = Seat { $n }
page-seat-me = Me
page-seat-bot = Bot: { $name }
page-seat-link-choice = Invited by link
page-seat-open-choice = Open to anyone
page-seat-device = At this screen
page-seat-name-of = Name for seat { $n }
page-pin-of = PIN for seat { $n } (optional)
page-pin = PIN
page-bots-about = How strong are the bots?
page-pace = Pace
page-pace-why = Live: everyone is here at the same time. Over days: everyone moves when they can.
page-pace-live = Live
page-pace-async = Over days
page-clock = Time limit
page-clock-why = For each answer. When it runs out, a bot gives this one answer, and you are back with the next.
page-clock-0 = None
page-help = Hints
page-help-why = Hints and analysis while you play. After the game everything is open anyway.
page-help-no = None
page-help-yes = Allowed
page-help-on = Hints and analysis are allowed during this game.
page-help-off = No hints and no analysis until this game is over.

## Before the start


page-options-default = Standard rules
page-table-closed = This table was closed before the game began.
page-table-stopped = This game was closed before its end. What happened here can still be read.
page-seat-open = Open to anyone
page-seat-link = Waiting for the invited player
page-copy-link = Copy invitation
page-copy-link-for = Copy the invitation for { $name }
page-copy-watch = Copy spectator link
page-link-copied = Link copied.
page-give-to-bot = Give to a bot
page-sit-here = Sit here
page-your-name = Your name
page-start = Start
page-start-fill =
    { $n ->
        [one] Start, a bot takes the free seat
       *[other] Start, bots take the { $n } free seats
    }
page-waiting-owner = Waiting for the host to start the game.
page-leave = Leave
page-close-table = Close the table
page-close-sure = Close this table? The game cannot be continued.
page-fair = Verifiable chance
page-fair-why = This is the seal on the server's secret, shown before anyone sat down. Each player's browser adds a number of its own. After the game the secret is revealed, and anyone can recompute every draw.
page-join-eyebrow = You are invited
page-mail-agree = Would you like an e-mail when a game is waiting for you?
page-mail-agree-why = One e-mail for all waiting games, at most every ten minutes.
page-mail-agree-do = Yes, send me e-mails
page-mail-agree-done = Thank you. We will write when a game is waiting for you.
page-mail-off = No more e-mails from us?
page-mail-off-why = This stops the e-mails to this address only.
page-mail-off-do = Stop the e-mails
page-mail-off-done = Done. There will be no more e-mails.
page-mail-gone = This link is no longer valid.
page-join-seat = You will play { $seat }.
page-join-take = Take this seat
page-join-watch = You can watch this table.
page-join-gone = This invitation is no longer open
page-join-gone-why = Each invitation works for one seat, once. Ask for a new one.

## At the table


page-table-missing = There is no such table here
page-table-missing-why = It may be private, or the address may be incomplete.
page-seats = Seats
page-you = You
page-bot = Bot
page-place = { NUMBER($n) ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $n }th
    }
page-deciding = deciding
page-sealed = Has made a sealed choice
page-sealed-mine = Your choice is sealed. Nobody can see it until all are revealed.
page-sealed-answer = Your sealed answer:
page-sealed-until = You can change it until the last one is in.
page-sealed-change = Change answer
page-sealed-keep = Keep answer
page-tab-board = Table
page-tab-decide = Decide
page-tab-log = Log
page-tab-talk = Talk
# What happened since one last looked; beside it stands how many things.
page-tab-news = New
page-news-none = Nothing new since you last looked.
page-side = Log and talk
page-panes = Parts of the table
page-undo = Undo
page-undo-ask = Ask to undo
page-undone = Undone.
page-agree = Agree
page-refuse = Refuse
page-hand-over = Let a bot play
page-take-back = Take my seat back
page-as-text = Show as text
page-as-board = Show as a board
page-replay = Replay
page-over = The game is over.
page-waiting = Waiting …
page-stale = The table has moved on; here is the current question.
page-announce-turn = Your turn. { $ask }
page-curtain-eyebrow = Hand over the screen
page-curtain = { $name } is next
page-curtain-why = Everyone else looks away. Nothing is shown until you continue.
page-curtain-open = It's me, continue
page-curtain-change = { $name }: change my answer
page-curtain-changes = { $name } changes an answer

## Playing together


page-agreements = What the table decides together
page-back-title = Take moves back
page-back-these = These moves are taken back:
page-back-by = { $name } asks to take back { $n ->
    [one] one move
   *[other] { $n } moves
}.
page-back-mine = You ask to take back { $n ->
    [one] one move
   *[other] { $n } moves
}.
page-back-chance = Chance
page-back-hidden = A hidden choice
page-back-ask = Ask the others
page-back-withdraw = Withdraw
page-back-waits = Still to answer: { $names }
page-back-needs = Must agree: { $names }
page-back-off = Moves cannot be taken back at this table.
page-back-own = At this table you can only take back your own last step, before anyone else has moved.
page-back-nothing = There is nothing of yours to take back.
page-taken-back = taken back
page-absent-ask = { $name } is not answering, and the time is up. What should the table do?
page-absent-wait = Wait
page-absent-standin = Bot until they return
page-absent-replace = Seat for someone else
page-absent-end = End the game
page-absent-me = Your time is up. The others are deciding about your seat.
page-absent-here = I am here
page-absent-others = The others decide what to do about { $name }.
page-absent-waited = Waiting for { $name }. Last move: { $when }.
page-absent-what = What should we do?
page-absent-ask-waited = { $name } has not answered for a long time. What should the table do?
page-absent-me-waited = You have not answered for a long time. The others are deciding about your seat.
page-absent-end-sure = Your vote decides: the game ends now, for everyone, without a result.
page-standin-me = A bot is playing for you.
page-seat-vacant = { $name } needs a new player. Send the link to someone, or let a bot play.
page-pause-ask = Ask for a pause
page-pause-by = { $name } asks for a pause: all clocks stop.
page-pause-mine = You ask for a pause.
page-pause-stands = The clocks are stopped.
page-pause-go = Resume
page-pause-stay = Stay paused
page-pause-wants = Want to resume: { $names }
page-here = Here
page-away = Away
page-seen = Last here { $when }
page-next-table = Next table
page-next-waiting = { $n ->
    [one] One table is waiting for you
   *[other] { $n } tables are waiting for you
}
page-term-clock = { $time } for each answer
page-term-reserve = { $time } in reserve
page-term-no-clock = No time limit
page-term-wait = When time runs out, everyone waits
page-term-undo-ask = Moves can be taken back if everyone agrees
page-term-undo-own = Only your own last step can be taken back
page-term-undo-off = Moves cannot be taken back
page-term-with = With { $names }
page-clock-reserve = Reserve
page-clock-reserve-why = For the whole game. It is used once the time for an answer is over.
page-clock-then = When time runs out
page-clock-then-bot = A bot answers this once
page-clock-then-wait = Everyone waits
page-undo-rule = Taking moves back
page-undo-rule-why = The others see exactly which moves before they agree.
page-undo-rule-ask = If everyone agrees
page-undo-rule-own = Own last step only
page-undo-rule-off = Never
page-avail = Nights and holidays
page-avail-why = At tables over days your clock stops then. The others see only when your time ends.
page-avail-zone = Time zone
page-avail-from = Every night from
page-avail-to = to
page-avail-holidays = Holidays
page-avail-first = First day
page-avail-last = Last day
page-avail-add = Add holidays
page-avail-remove = Remove
page-notify = Notices
page-notify-why = For when this page is closed. A notice names the game, never what happened in it.
page-notify-device = On this device
page-notify-device-on = This device gets notices until you sign out here.
page-notify-device-off = This device does not get notices yet.
page-notify-device-denied = Your browser blocks notices from this site. You can allow them in its settings.
page-notify-device-unsupported = Not available here: this needs https, and on an iPhone or iPad this page must be added to the home screen.
page-notify-turn-on = Turn on
page-notify-turn-off = Turn off
page-notify-try = Send a test
page-notify-webhook = Webhook
page-notify-webhook-why = An address of yours that is called when a game over days is waiting for you.
page-notify-kinds = Notify me when
page-notify-turn = It is my turn
page-notify-time = My time is running out
page-notify-ask = The others ask something: a pause, a step back, an absent player
page-notify-talk = Someone writes to me
page-notify-invite = Another game or a club round begins
page-notify-quiet = Quiet from
page-notify-muted = { $n ->
    [one] One table is muted.
   *[other] { $n } tables are muted.
}
page-notify-unmute = Unmute all tables
page-notify-table-off = Mute notices from this table
page-notify-table-on = Unmute notices from this table
page-set-turn = Sound when it is my turn
page-set-turn-why = A short tone when a question comes while this page is open.
page-links = Invitations
page-links-table = One link for the table
page-links-table-why = Whoever opens it takes a free seat.
page-links-make = Make a link
page-links-renew = Renew
page-links-renew-why = The old link no longer works.
page-links-revoke = Revoke
page-links-revoked = No link
page-links-qr = QR code
page-links-qr-of = QR code of { $link }
page-links-late = Let someone take over from this bot
page-links-rated = This game counts for ratings: nobody can join it late.
page-host-name = Your name, as the others see it
page-join-host = { $name } invites you
page-join-any = Choose a seat
page-join-full = There is no free seat any more.
page-join-late = The game is running: you take over this seat.
page-visible-private = Private: only with a link
page-visible-public = Public: in the lobby
page-visible = Who can find this table
page-lobby-game = Game
page-lobby-pace = Pace
page-lobby-any = All
page-lobby-none = No open table like that.
page-title-device = Another device
page-device-why = Continue on another device with your games and your name: get a code here and enter it there.
page-device-make = Show a code
page-device-here = Enter it at { $place }. It works once, within ten minutes.
page-device-return = Code for a lost device
page-device-return-why = Keep it somewhere else. With it you get your seats back on any device, and the lost one is signed out.
page-device-code = Code
page-device-enter = Continue here
page-device-enter-why = Enter the code from your other device. Your games and your name come with you.
page-device-welcome = Welcome back, { $name }.
page-device-lost = Lost your seat? Enter a code
page-talk-deals = Offers in the game
page-talk-unread = { $n ->
    [one] One new message
   *[other] { $n } new messages
}
page-talk-private = Visible only to { $names }.
page-talk-as = Send as
page-talk-as-say = Message
page-talk-as-offer = Offer
page-talk-as-promise = Promise
page-promises = Offers and promises
page-promise-open = open
page-promise-accepted = accepted
page-promise-declined = declined
page-promise-withdrawn = withdrawn
page-promise-kept = kept
page-promise-broken = broken
page-promise-do-accepted = Accept
page-promise-do-declined = Decline
page-promise-do-withdrawn = Withdraw
page-promise-do-kept = It was kept
page-promise-do-broken = It was broken
page-person-mute = Mute at this table
page-person-unmute = Unmute
page-person-mute-why = You no longer see what they write here. They do not notice.
page-person-profile = Profile
page-curtain-out = Leave; the game waits here
page-curtain-wrong = This is not the PIN. Try again.
page-device-players-why = A PIN keeps your cards from the others at this device.

## Deciding


page-decide = Decide
page-sending = Sending …
page-go-on = Continue
page-less = Less
page-more = More
page-less-of = Less: { $what }
page-more-of = More: { $what }
page-values = Values
page-least = Minimum: { $n }
page-half = Half: { $n }
page-most = Maximum: { $n }
page-slot = Place { $n }
page-budget-left = { $left } of { $budget } left
page-budget-least = At least { $least }; so far { $spent }
page-choose-exactly =
    { $n ->
        [one] Choose one.
       *[other] Choose { $n }.
    }
page-choose-between = Choose { $least } to { $most }.
page-ordered-chosen = Your order
page-ordered-rest = Still to place
page-ordered-none = Nothing chosen yet
page-move-up = Move up: { $what }
page-move-down = Move down: { $what }
page-remove = Remove: { $what }
page-step-back = Change: { $what }
page-effects = What this would do
page-final = This cannot be undone.
page-final-yes = Yes, do it
page-hint = A hint
page-hint-take = Take this
page-hint-thinking = Thinking …
page-hints = Hints
page-hints-close = Close the hints
page-hints-note = Chances to win if bots play on from here, by what you can know.
page-hint-chance = Wins { $percent }%
page-hint-error = give or take { $error }
page-hint-now = At once
page-hint-later = Later, compared with the other answers (on average)
page-hint-taste = just as good: a matter of taste
page-hint-taken = Filled in
page-title-review = Review
page-review-open = Review
page-review-lead = Every decision is judged by what its party could know then; luck is counted separately.
page-review-start = Review this game
page-review-why = It takes from a few seconds to two minutes, depending on the game. You may leave the page; the review continues.
page-review-progress = { $done } of { $steps } decisions and draws looked at
page-review-failed = The review could not be finished.
page-review-again = Try once more
page-review-stop = Stop
page-review-go-on = Continue
page-review-not-over = A game is reviewed once it is over.
page-review-whose = Whose game
page-review-accuracy = Accuracy
page-review-accuracy-why = 100 means that nothing better was found in the whole game.
page-review-accuracy-none = There were no decisions to get wrong.
page-review-sum = From the first to the last move
page-review-sum-start = Chance at the start
page-review-sum-mistakes = Own decisions
page-review-sum-luck = Luck of the draw
page-review-sum-others = What others did
page-review-sum-result = In the end
page-review-curve = Chance to win
page-review-curve-label = The chance to win over the game: from { $first } to { $last } percent
page-review-turns =
    { $n ->
        [0] Moments that decided
        [one] The moment that decided
       *[other] { $n } moments that decided
    }
page-review-turns-none = No single moment stands out.
page-review-decisions = Decisions
page-review-mistakes-only = Where another answer was clearly better ({ $n })
page-review-all = All ({ $n })
page-review-clean = No answer was clearly better than those given.
page-review-given = Answered
page-review-better = Better
page-review-gain = { $gain } points of chance, give or take { $error }
page-review-change = { $before } → { $after }%
page-review-try = Try again from here
page-review-look = See it on the board
page-review-luck = Luck
page-review-luck-why = What was drawn, against what could have been drawn. Only draws that clearly mattered are listed; the total above counts all { $n }.
page-review-luck-none = No draw made a difference that can be told from chance.
page-review-line = Move { $n }
page-review-mine = Your accuracy, game by game
page-review-mine-first = This is your first reviewed game of this title. The next ones will be shown next to it.
page-title-puzzles = Puzzles
page-title-puzzle = Puzzle
page-puzzles-lead = Positions from games in which one answer is clearly the best. Find it.
page-puzzles-none = There are no puzzles for this game yet.
page-puzzles-solved = { $n } of { $all } solved
page-puzzle-of-the-day = Puzzle of the day
page-puzzle-day-lead = One position, one best answer. The same for everybody today.
page-puzzle-open = Solve it
page-puzzle-number = Puzzle { $n }
page-puzzle-grade =
    { $grade ->
        [1] For beginners
        [2] Easy
        [3] Hard
       *[4] For experts
    }
page-puzzle-is-solved = Solved
page-puzzle-task = You are { $party }. Give the answer that wins most often if bots play on.
page-puzzle-right = Right
page-puzzle-wrong = Not the best
page-puzzle-yours = Your answer
page-puzzle-best = The solution
page-puzzle-figures = What the solution gains, on average
page-puzzle-show = Show the solution
page-puzzle-again = Try again
page-puzzle-next = Next puzzle
page-puzzle-all = All puzzles
page-puzzle-checking = Your answer is being played out …
page-rules-start = In two minutes
page-rules-goal = What it is about
page-rules-votes = How votes are counted
page-rules-moves = What you can do about it
page-rules-round = A round in one picture
page-rules-round-why = The phases in order. Each leads to its section.
page-rules-example = One count, worked through
page-rules-example-why = And this is the table just before. Hover or tap what you want explained.
page-rules-example-then = In a game of bots the votes were counted like this:
page-rules-sections = The rules, section by section
page-rules-glossary = Glossary
page-rules-glossary-more = Single cards, offices and places
page-rules-places = On the table:
page-rules-back = Back to the table
page-rules-found =
    { $n ->
        [0] Nothing found
        [one] One section found
       *[other] { $n } sections found
    }
page-why-not = What is not possible, and why?
page-why-not-none = Everything here is possible.
page-rule-open = Show rule { $section }
page-rule-title = Rule { $section }
page-rule-whole = In the rules
page-thing-now = Now
page-rule-none = There is no text for this section yet.
page-rule-link = Link to section { $section }

## The stage: what is being settled now, and what was just opened


# Buttons of the stage: leave what was opened, or see it once more ($what is its heading).
page-scene-on = Continue
page-scene-again = Show again: { $what }
# Heading of the list of phases this round still brings.
page-scene-ahead = Still to come
# The order of play, and the last things that happened.
page-scene-order = Order of play
page-scene-now = Just now
# Under an envelope: this party was not asked, is still choosing, has sealed its answer; my own answer.
page-scene-away = not asked
page-scene-writing = choosing
page-scene-sealed = sealed
page-scene-mine = yours: { $value }
# Headings and one line of explanation for sealed bids.
page-scene-bids = Sealed bids
page-scene-bids-start-why = The highest bidder names the start player. Only that party pays.
page-scene-bids-first-why = The highest bidder becomes first player. Only that party pays.
page-scene-bids-again = Tied bidders bid again
page-scene-bids-again-why = Not below the first bid. Another tie is settled by lot.
page-scene-first-bid = first bid: { $n }
page-scene-secret = Everyone chooses in secret
page-scene-sealed-why = Nobody can see the others' choices until all are in.
page-scene-opened = Results
page-scene-best = highest
page-scene-tied-one = tied
page-scene-tied = A tie: { $parties }.
page-scene-wins = { $party } has the highest bid.
page-scene-pays = pays { $n }
page-scene-half-lost = Half of every bid, rounded up, is lost.
# Auctions. $state is a state or region, $party a party.
page-scene-poll = Poll in { $state }
page-scene-poll-why = Raise or drop out for good. The buyer sees the card and decides what becomes public.
page-scene-poll-once = One bid each; whoever has the most votes here bids last.
page-scene-poll-card = One hidden poll
page-scene-poll-back = A poll that lifts { $party }
page-scene-poll-sold = { $party } has bought the poll and is looking at it.
page-scene-published = Published by
page-scene-tie = Tied bidders may raise once
page-scene-tie-why = One open bid each. If all pass, the last to pass wins at the tied bid.
page-scene-no-bid = no bid yet
page-scene-purse = You have { $n }
page-scene-limit = your limit { $n }
page-scene-calls = Bids so far
page-scene-pass = pass
# What a bidder is doing.
page-scene-bidder-turn = to bid
page-scene-bidder-in = still in
page-scene-bidder-leads = leads
page-scene-bidder-out = out
page-scene-bidder-later = comes later
# Coalition talks before a state votes.
page-scene-talks = Coalition talks in { $state }
page-scene-talks-why = Two programme cards in common allow a coalition, three let one party force it. Partners count their votes together. Agreements beyond that are never binding.
page-scene-talks-none = Nobody here can form a coalition.
page-scene-votes = votes
page-scene-pair-possible = could form a coalition
page-scene-pair-asked = asked now
page-scene-pair-formed = in coalition
page-scene-pair-refused = refused
page-scene-pair-closed = not possible
page-scene-forced = can be forced
page-scene-offer = { $from } asks { $to }
# Results
page-scene-election = { $state } has voted
page-scene-seats = seats
page-scene-points = points
page-scene-votes-count =
    { $n ->
        [one] one vote
       *[other] { $n } votes
    }
page-scene-cabinet = Cards turned up
page-scene-leads = Leading
page-scene-prepare = Getting ready
page-scene-prepare-why = Parties, programmes and first positions are chosen before the first round.
# Zoocracy
page-scene-presidency = Bids for the presidency
page-scene-presidency-why = The highest bidder becomes President and achieves a goal. Half of every bid is lost, win or lose.
page-scene-forming = { $party } forms a government
page-scene-forming-why = Three offices and two goals, each for any party. Its supporters need { $majority } seats.
page-scene-motion = { $party } may bring a motion of no confidence
page-scene-motion-why = A government of its own choice. Its supporters need { $majority } seats.
page-scene-proposal-by = { $party } proposes
page-scene-motion-by = { $party } brings a motion of no confidence
page-scene-vote-why = Everyone answers in secret. Whoever says yes joins the government, whoever says no the opposition.
page-scene-counted = The vote is counted
page-scene-voted-yes = yes
page-scene-voted-no = no
page-scene-yes = Yes: { $parties }
page-scene-offered = Offered an office or a goal: { $parties }
page-scene-nobody-named = Nobody is named yet
# Read aloud with the half-circle of seats.
page-scene-behind =
    { $n ->
        [one] One seat in favour; { $majority } are needed
       *[other] { $n } seats in favour; { $majority } are needed
    }
page-scene-goal-now = This round's goal
page-scene-goal-next = Next round's goal
page-scene-goal-round = This round's goal goes to
page-scene-goal-named = the party the Prime Minister names
page-scene-goal-strike = nobody: a strike
page-scene-goal-no-majority = nobody: no majority
page-scene-goal-no-government = nobody: no government
page-scene-goal-no-promise = nobody was promised it
page-scene-event = Event
page-scene-parliament = The new parliament
page-scene-next-round = Another round?
page-scene-next-sure = certain
page-scene-next-none = no, this is the last
page-scene-next-odds = { $percent }%

# One line for each phase: what happens in it.
page-phase-bidding-why = All bid in secret for the right to name the start player.
page-phase-conference-why = Discard hidden cards, draw new ones, change one point of the programme.
page-phase-placing-why = Cards are played face down in the states, then turned up and carried out.
page-phase-coalitions-why = Parties with enough in common may count their votes together in the state that votes now.
page-phase-media-why = Buy markers; whoever has the most in a state controls its media.
page-phase-exchanges-why = Whoever controls the media of a state may exchange one opinion there.
page-phase-meetings-why = Hold meetings in the states; they turn into votes later.
page-phase-polls-why = A poll in each state is sold to the highest bidder.
page-phase-conversion-why = State by state, meetings may turn into votes by the vote factor.
page-phase-election-why = The votes are counted and the seats are given.
page-phase-spoils-why = The winner takes a marker and opinions to the national board.
page-phase-members-why = National opinions bring members to the parties that share them.
page-phase-finance-why = Seats and members bring money.
page-phase-turnover-why = The next state comes onto the table.
page-phase-donations-why = Take a donation and lose members, or refuse it and gain some.
page-phase-first-player-why = All bid in secret to be first player.
page-phase-programmes-why = Take a card and exchange points of the programme.
page-phase-sending-why = Politicians go face down to the regions.
page-phase-politicians-why = They are turned up; whoever pays uses their actions.
page-phase-influence-why = Whoever controls the media of a region may replace one opinion.
page-phase-payments-why = Points and base bring money; donations are settled.
page-phase-next-round-why = A new region comes into play, and more opinions are turned up.
page-zoo-phase-A = Presi­dential election
page-zoo-phase-B = Campaign
page-zoo-phase-C = Parlia­mentary election
page-zoo-phase-D = Govern­ment
page-zoo-phase-E = Event
page-zoo-phase-F = No confi­dence
page-zoo-phase-G = Progress
page-zoo-phase-A-why = Sealed bids in food; the highest bidder becomes President and achieves a goal.
page-zoo-phase-B-why = Place food on the species: whoever has the most wins their votes.
page-zoo-phase-C-why = The votes of each species become seats.
page-zoo-phase-D-why = Parties propose governments in turn; each is voted on in secret.
page-zoo-phase-E-why = One event card is turned up.
page-zoo-phase-F-why = Without a majority, the opposition leader may propose another government.
page-zoo-phase-G-why = The promised goal is achieved, and cards are drawn.

## Standing orders: answers left for later questions


page-tools = More tools
page-orders = Standing orders
page-orders-why = Kept on the server for your seat only. They answer for you as soon as the question comes up, even when you are away.
page-orders-none = None. You can leave one wherever you decide something.
page-orders-pass = { $what }: always pass
page-orders-pass-unless = { $what }: pass, but ask me when { $count ->
    [one] what I named can be chosen
   *[other] one of the { $count } I named can be chosen
 }
page-orders-bid = { $what }: bid just enough to lead, at most { $most }
page-orders-answer = { $what }: answer { $answer } whenever that is allowed
page-orders-once = once
page-orders-drop = Cancel: { $what }
# Where one decides: a folded line, and what it offers.
page-orders-here = Answer automatically …
page-orders-set-pass = Always pass here
page-orders-unless = … unless I can choose:
page-orders-set-answer = Always answer like this
page-orders-set-bid = Bid for me, at most
page-orders-keep = Save this order
page-orders-first = Choose an answer above first; then you can make it automatic.
# What kind of question an order is for.
page-kind-bid = Sealed bid
page-kind-raise = Raising a bid
page-kind-poll-bid = Bid for a poll
page-kind-media = Media marker
page-kind-exchange = Exchange of an opinion
page-kind-influence = Media influence
page-kind-coalition = Offering a coalition
page-kind-consent = Answer to a coalition offer
page-kind-meetings = Meetings
page-kind-convert = Meetings into votes
page-kind-donation = Donation
page-kind-publish = Publishing a poll
page-kind-discard = Discarding
page-kind-change = Change of the programme
page-kind-cabinet = Cabinet cards
page-kind-vote = Vote on a government
page-kind-motion = No confidence
page-kind-blockade = Blockade
page-kind-manipulation = Manipulation
page-kind-campaign = Campaign
page-kind-election-card = Card before the count
page-kind-event-card = Card after the event
page-kind-progress-card = Card for a goal
page-kind-resistance = Paying for a goal

# Things on the board that are part of the open question; short, on small buttons.
page-hot-state = Here
page-hot-opinion = This opinion
page-hot-take-back = Take back
page-hot-lay = { $card } here

## News, log, talk


page-news-since = Since you last looked
page-news-earlier =
    { $n ->
        [one] One earlier line is in the log.
       *[other] { $n } earlier lines are in the log.
    }
page-news-seen = Mark as seen
page-log-filter = Show moves of
page-log-all = Everyone
page-log-empty = Nothing has happened yet.
page-log-undo = { $name } took back a move.
page-log-ask-undo = { $name } asks to take back a move.
page-log-bot = A bot is now playing for { $name }.
page-log-person = { $name } is now played by a person.
page-log-nobody = The seat of { $name } is free.
page-log-start = The game begins.
page-log-end = The game is over.
page-log-closed = The table was closed.
page-log-reason = { $name }: { $reason }
page-talk-empty = Nobody has said anything yet.
page-talk-never-binds = Say and promise what you like: agreements are never binding.
page-talk-here = Everybody plays at this device: just talk to each other. Bots do not listen, and agreements are never binding.
page-talk-all = To everyone
page-talk-to = to { $names }
page-talk-channels = Conversations
page-talk-everything = Everything
page-talk-table = The table
page-talk-choose = Send to
page-talk-say = Your message
page-talk-send = Send

## The end, replay, analysis



page-end-eyebrow = Final result
page-end-you = You win!
page-end-wins = { $name } wins
page-end-shared = { $names } share the victory
page-reason-rounds-played = All rounds have been played.
page-points = Points
page-race = The race
page-race-label = Points over time; at the end { $winner } leads with { $points }.
page-rematch = Play again
page-share = Share
page-share-replay = Share the replay
page-turns = Turning points
page-turn-lead = { $name } takes the lead.
page-turn-gain =
    { $n ->
        [one] { $name } gains one point on the others.
       *[other] { $name } gains { $n } points on the others.
    }
page-turn-loss =
    { $n ->
        [one] { $name } falls back by one point.
       *[other] { $name } falls back by { $n } points.
    }
page-record = Record
page-verify = Check the draws
page-verified =
    { $lines ->
        [one] Checked: the one line replays correctly, and the secret matches the seal shown at the start.
       *[other] Checked: all { $lines } lines replay correctly, and the secret matches the seal shown at the start.
    }
page-verified-receipts =
    { $n ->
        [one] One sealed choice was opened and matches its receipt.
       *[other] All { $n } sealed choices were opened and match their receipts.
    }
page-verifying = Checking …
page-receipts = Receipts of sealed choices ({ $n })
page-receipt-line = Line
page-receipt-who = Who
page-receipt-hash = Receipt
page-receipt-salt = Salt
page-not-verified = This does not check out: { $problem }
page-commitment = Seal
page-seed = Secret
page-nonces = Players' numbers
page-replay-eyes = As seen by
page-replay-open = Everything open
page-replay-whose = Seen from
page-replay-public = A spectator
page-replay-steps = Steps
page-replay-first = To the start
page-replay-previous = One step back
page-replay-play = Play
page-replay-pause = Pause
page-replay-next = One step forward
page-replay-last = To the end
page-replay-position = Position
page-replay-speed = Speed
page-replay-here = Here
page-replay-start = The game is about to begin.
page-replay-quiet = Nothing this seat could see.
page-replay-contents = Contents
page-replay-key-phase = To the next phase
page-replay-key-phase-back = To the phase before
page-replay-key-round = To the next round
page-replay-key-round-back = To the round before
page-replay-key-election = To the next election
page-replay-key-election-back = To the election before
page-replay-waiting = Next: { $names }
page-chance = Chance
page-branch = Continue from here

## Rules


page-rules-lead = Our own complete rules for each game, by section. Where a rulebook leaves a question open, you will find our ruling with the section.
page-rules-none = There is no rules text for this game.
page-rules-language = The text of these rules is in { $language }; it has not been translated yet.
page-rules-contents = Contents
page-rules-find = Find in the rules
page-rules-nothing = Nothing found.

## Settings


page-set-language = Language
page-set-theme = Colours
page-set-theme-why = Paper by day, election night after dark.
page-set-theme-system = Same as device
page-set-theme-light = Light
page-set-theme-dark = Dark
page-set-size = Size of text
page-set-size-why = Everything on the page grows with it.
page-set-size-normal = Normal
page-set-size-large = Large
page-set-size-larger = Larger
page-set-motion = Motion
page-set-motion-why = Movement shows what changed. It can be faster, or off.
page-set-motion-system = Same as device
page-set-motion-full = Calm
page-set-motion-quick = Quick
page-set-motion-off = Off
page-set-confirm = Ask before deciding
page-set-confirm-why = Confirm an answer before it is sent.
page-set-confirm-always = Always
page-set-confirm-irreversible = When it cannot be undone
page-set-confirm-never = Never
page-set-more = Accessibility
page-set-text = Show tables as text
page-set-text-why = The complete text form instead of the drawn board.
page-set-announce = Announce news
page-set-announce-why = Screen readers say what happens as it happens.
page-set-name = You
page-signed-in = Signed in as { $name }.
page-sign-in = Sign in
page-sign-out = Sign out
page-signed = Signed in.
page-signed-out = Signed out.
page-account = Keep my games
page-account-why = A name and a password bring your tables to your other devices. Without them, only this browser remembers you.
page-account-name = Account name
page-account-password = Password, at least 8 characters
page-account-make = Create account
page-account-made = Your games are kept under this name.
page-signed-in-as = You sign in with the name { $login }.
page-sign-in-passkey = Sign in with a passkey
page-password = Password
page-password-old = Current password
page-password-new = New password, at least 8 characters
page-password-change = Change password
page-password-why = You will be signed out everywhere else.
page-password-changed = Your password is changed.
page-password-confirm = Your password, to confirm
page-forgot = Forgot your password?
page-forgot-why = With your recovery code you can choose a new password. You got the code with your account.
page-forgot-set = Set new password
page-forgot-mail = Send me a link by e-mail
page-forgot-mail-why = Or have a link sent to the confirmed e-mail address of your account.
page-forgot-sent = If this account has a confirmed address, an e-mail is on its way.
page-recover-why = Choose a new password for your account. You will be signed in here and signed out everywhere else.
page-code = Recovery code
page-code-yours = Your recovery code
page-code-why = Print this code or write it down. If you forget your password, it lets you back in, once. It will not be shown again.
page-code-copy = Copy
page-code-copied = Copied.
page-code-print = Print
page-code-kept = I have saved it
page-code-about = It lets you back in if you forget your password. A new code replaces the old one.
page-code-renew = New recovery code
page-passkeys = Passkeys
page-passkeys-why = Sign in with fingerprint, face or the PIN of your device instead of a password.
page-passkey-add = Add a passkey
page-passkey-name = Name of the passkey
page-passkey-added = The passkey is added.
page-passkey-removed = The passkey is removed.
page-passkey-none = The browser did not provide a passkey.
page-made-on = Added { $date }
page-used-on = last used { $date }
page-sessions = Where you are signed in
page-session-unknown = Unknown device
page-session-here = this browser
page-session-since = Since { $date }
page-session-end = Sign out: { $what }
page-session-ended = Signed out there.
page-sign-out-all = Sign out everywhere
page-sign-out-all-why = All sessions end, this one too.
page-mail = E-mail
page-mail-why = For a new password if you forget yours, and to be told when a game over days is waiting for you. Nobody else sees it.
page-mail-address = E-mail address
page-mail-confirmed = This address is confirmed.
page-mail-asked = Not confirmed yet: follow the link in the e-mail we sent there.
page-data = Your data
page-data-why = Everything stored about you, in one file.
page-data-export = Download my data
page-delete = Delete my account
page-delete-why = Your name, sessions, messages and bot accounts are deleted. In running games a bot takes your seats; finished games stay, without your name. This cannot be undone.
page-deleted = Everything about you has been deleted.
page-deleted-player = Deleted player

## Boards



page-board-party = Party
page-board-votes = Votes
page-board-trend = Popularity
page-board-factor = Vote factor
page-board-standing = { $state }: where the parties stand
page-board-votes-now = Votes this round
page-board-election = Election { $n }
page-board-opinions = Public opinion
page-board-no-opinions = No opinions yet
page-board-hidden-card = A card face down
page-board-face-down = face down
page-board-key = { $card } (counts double)
page-board-control = { $party } controls the media
page-board-tile = open to a coalition
# The vote factor spelled out under a state: press a party to see its sum.
page-board-spell = Show the sum for { $party }
page-board-gives-none = No meetings here.
# When the factor is zero or less.
page-board-half-votes = two meetings, one vote
page-board-next =
    At { $votes ->
        [one] one vote
       *[other] { $votes } votes
    }: { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }.
page-board-laid = Cards and coalition offers here
# The map of the states, and what a state says that has voted.
page-board-land = The states
page-board-won = { $state }: won by { $party }
page-board-national = National board
page-board-national-opinions = National opinions
page-board-national-worth =
    { $members ->
        [one] one member
       *[other] { $members } members
    } after each election, { $points ->
        [one] one point
       *[other] { $points } points
    } at the end
page-board-national-media = National media, by election
page-board-money = Money
page-board-members = members
page-board-base = base
page-board-supply-meetings = meetings left
page-board-supply-media = media left
page-board-hand = Hidden programme cards
page-board-cabinet = Shadow cabinet
page-board-score = If it ended now
page-board-start = Starts the round
page-board-partner = In coalition with { $party }
page-board-secret = secret
page-board-programme = Programme
page-board-own-hand = Hidden cards
page-board-none = none
page-board-used = used
page-board-pool = Exchange pool
page-board-programme-display = Programme cards on display
page-board-opinion-display = Opinions on display
page-board-act-meetings = Meetings in { $state }
page-board-act-media = A media marker in { $state }
page-board-ribbon = Phases of the round
page-board-part-seats = seats
page-board-part-media = media
page-board-part-members = members
page-board-part-bonus = most members
page-board-part-opinions = opinions
page-board-part-dominant = dominant opinions
page-board-part-votes = votes
page-board-part-wins = wins
page-board-part-base = base

page-phase-bidding = Start player
page-phase-conference = Conference
page-phase-placing = Shadow cabinet
page-phase-coalitions = Coalitions
page-phase-media = Media
page-phase-exchanges = Opinions
page-phase-meetings = Meetings
page-phase-polls = Polls
page-phase-conversion = Votes
page-phase-election = Election
page-phase-spoils = Results
page-phase-members = Members
page-phase-finance = Finance
page-phase-turnover = Next state
page-phase-donations = Donations
page-phase-first-player = First player
page-phase-programmes = Programmes
page-phase-sending = Sending out
page-phase-politicians = Politicians
page-phase-influence = Influence
page-phase-payments = Payments
page-phase-next-round = Next round

page-zoo-parliament = Parliament
# How safe the government is: seats above what a majority needs, exactly enough, or too few.
page-zoo-margin-over = { $n } more than needed
page-zoo-margin-just = just enough
page-zoo-margin-short = { $n } short of a majority
# Under the seats of a government or a group: how many a majority needs.
page-zoo-needed = needs { $n }
page-zoo-coalitions = Groups that reach a majority
page-zoo-skipped = not played
page-zoo-food = Food by party
page-zoo-no-food = nobody yet
page-zoo-if-counted =
    If counted now: { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }
page-zoo-would-win =
    { $n ->
        [one] would win one seat
       *[other] would win { $n } seats
    }
page-zoo-place = Place food on the { $species }
page-zoo-hand = Your cards
page-zoo-playable = can be played now
page-zoo-discardable = can be discarded
page-zoo-phase = phase { $phase }

## When something goes wrong



page-problem-offline = The server is not answering.
page-problem-invalid = That is not possible.
page-problem-not-signed-in = You are not signed in.
page-problem-wrong-password = Wrong name or password.
page-problem-wrong-code = Wrong name or recovery code.
page-problem-void-link = This link is no longer valid: it was used, or is more than an hour old.
page-problem-wrong-passkey = That passkey did not work, or it took too long.
page-problem-name-taken = This name is taken.
page-problem-forbidden = You are not allowed to do that.
page-problem-csrf = Please reload the page.
page-problem-no-help = No hints in a game between people.
page-problem-locked = This seat is locked with a PIN.
page-problem-wrong-pin = Wrong PIN.
page-problem-not-found = It does not exist, or you may not see it.
page-problem-conflict = The table has moved on.
page-problem-handed-over = A bot is playing this seat; take it back first.
page-problem-not-yours-alone = Others have acted, or something was revealed: they have to agree.
page-problem-not-over = The game is not over.
page-problem-bad-record = This file is not a valid game.
page-problem-stays-here = This game cannot be saved to a file: other people play here, or a seat has a PIN.
page-problem-was-in-a-file = This game was in a file, with everything hidden in it. Nobody else can join.
page-problem-too-much-work = Checking this record would take too long.
page-problem-too-large = That is too large.
page-problem-too-many = Too many requests; please wait a moment.
page-problem-too-many-tables = You have reached your limit of open tables: finish or close one first.
page-problem-unavailable = Not available right now; please try again.
page-problem-broken = Something went wrong on the server.
page-problem-banned = You are banned { $ends ->
    [yes] until { $until }
   *[no] for good
 }.
page-problem-muted = You are muted { $ends ->
    [yes] until { $until }
   *[no] for good
 }.
page-problem-reason = Reason: { $reason }

## Reporting and blocking



page-person-more = { $name }: report or block
page-person-line = Report this line
page-person-block = Block
page-person-unblock = Unblock
page-person-block-why = You will not see what they write, and they cannot sit down at tables you open.
page-person-is-blocked = { $name } is blocked.
page-person-not-blocked = { $name } is no longer blocked.
page-person-report = Report
page-person-report-why = The administrators of this site read it, with what was said at the table before.
page-person-report-what = What is it about?
page-person-report-person = The person
page-person-report-talk = This line
page-person-report-table = The whole table
page-person-reason = What is wrong?
page-person-send = Send report
page-person-sent = Thank you. The administrators will look at it.
page-blocks = Blocked people
page-table-ended = This game was ended before it was over.

## Administration



page-admin-only = This page is for administrators.
page-admin-parts = Parts of the administration
page-admin-tab-reports = Reports
page-admin-tab-people = People
page-admin-tab-bans = Bans
page-admin-tab-tables = Tables
page-admin-tab-log = Log
page-admin-resolved = Show closed reports
page-admin-no-reports = No reports.
page-admin-report-person = About { $name }
page-admin-report-talk = About what was said by { $name }
page-admin-report-table = About a table of { $name }
page-admin-from = Reported by { $name }, { $when }
page-admin-said = What was said
page-admin-whisper = whispered
page-admin-reported = reported
page-admin-note = Note
page-admin-resolve = Close report
page-admin-resolved-by = Closed by { $name }, { $when }
page-admin-mute = Mute
page-admin-ban = Ban
page-admin-lift = Lift
page-admin-search-people = Name or id
page-admin-search-tables = Id of a table or person, or a name
page-admin-find = Find
page-admin-nothing = Nothing found.
page-admin-user-guest = Guest
page-admin-user-person = Account
page-admin-user-bot = Bot account
page-admin-user-admin = Administrator
page-admin-addresses = Connected from { $addresses }
page-admin-tables-of = Their tables
page-admin-no-bans = Nobody is muted or banned.
page-admin-is-mute = Muted
page-admin-is-ban = Banned
page-admin-until = until { $when }
page-admin-for-good = for good
page-admin-ban-range = Ban an address range
page-admin-range = Address range
page-admin-range-why = For example 203.0.113.0/24 or 2001:db8::/32. Everyone with such an address is kept out.
page-admin-span = How long
page-admin-span-hour = One hour
page-admin-span-day = One day
page-admin-span-week = One week
page-admin-span-month = Thirty days
page-admin-span-good = For good
page-admin-reason = Reason, for the log
page-admin-reason-shown = Reason; they are shown it
page-admin-mute-title = Mute { $name }
page-admin-ban-title = Ban { $name }
page-admin-mute-why = They may play, but not talk.
page-admin-ban-why = They are signed out everywhere and cannot come in.
page-admin-lift-title = Lift for { $name }
page-admin-status-gathering = gathering
page-admin-status-running = running
page-admin-status-finished = finished
page-admin-status-closed = closed
page-admin-table-private = private
page-admin-table-hidden = hidden
page-admin-table-removed = removed
page-admin-opened-by = Opened by { $name }, { $when }
page-admin-empty-seat = nobody
page-admin-do-end = End
page-admin-do-hide = Hide
page-admin-do-show = Show again
page-admin-do-remove = Remove
page-admin-do-restore = Restore
page-admin-do-revoke-links = Revoke links
page-admin-why-end = The game stops for good. Nobody wins.
page-admin-why-hide = It disappears from the public lists. Whoever has its address can still play.
page-admin-why-show = It returns to the public lists.
page-admin-why-remove = Nobody but administrators can open it. It is kept, and can be restored.
page-admin-why-restore = It continues where it was.
page-admin-why-revoke-links = Invitations and the spectator link stop working. Spectators who used it are sent away.
page-admin-replace = Replace
page-admin-replace-seat = Replace { $name }
page-admin-replace-why = The seat and its hidden cards go to someone else. Whoever held it can only watch.
page-admin-replace-bot = By a bot
page-admin-replace-link = By someone new, with a link
page-admin-link-for = Send this link to whoever takes the seat:
page-admin-older = Older
page-admin-log-empty = Nothing has been done yet.
page-admin-console = Command line
page-admin-act-grant = made administrator
page-admin-act-revoke = no longer administrator
page-admin-act-ban = banned
page-admin-act-mute = muted
page-admin-act-lift-ban = ban lifted
page-admin-act-lift-mute = mute lifted
page-admin-act-resolve = report closed
page-admin-act-end = table ended
page-admin-act-hide = table hidden
page-admin-act-show = table shown again
page-admin-act-remove = table removed
page-admin-act-restore = table restored
page-admin-act-revoke-links = links revoked
page-admin-act-replace = player replaced

## Certain, or as things stand


page-estimated = { $what } (as things stand)
page-scene-goal-after-formation = open until a government is formed
page-scene-goal-over = settled
page-scene-vote-points = points for votes

## Figures


page-title-figures = Figures
page-figures-of = Figures of { $game }
page-figures-lead = What is printed on cards and boards, and how sure we are of it.
page-figures-sources-of = Figures and their sources
page-figures-uncertain = Only what is not confirmed
page-figures-status = Status
page-figures-sources = Sources
page-figures-none = This game has no list of figures.
page-figures-count = { $status }: { $n }
page-figures-some = { $figures }: { $status }
page-figure-confirmed = confirmed
page-figure-confirmed-why = From the rulebook, or reported by people who have the box.
page-figure-inferred = inferred
page-figure-inferred-why = Follows from what is known, but nobody says so.
page-figure-reconstructed = reconstructed
page-figure-reconstructed-why = Our own reconstruction from what is known. The printed figure may differ.
page-figure-not-found = not found
page-figure-not-found-why = We have no figure for this.
page-figure-own = own
page-figure-own-why = Entered by whoever opened the table.
page-reconstructed = Reconstructed: the printed figure was not found and may differ. See the list of figures

## Figures of one's own



page-own-figures = Own figures
page-own-figures-why = If you have the box, enter what is printed in it. Everybody at your table plays by it and can read it.
page-own-figures-listed = As listed
page-own-figures-kept =
    { $n ->
        [one] One figure of your own is saved in this browser.
       *[other] { $n } figures of your own are saved in this browser.
    }
page-own-figures-edit = Edit figures
page-own-figures-stop = Stop editing
page-own-figures-check = Check and save
page-own-figures-upload = Upload a TOML file
page-own-figures-download = Download
page-own-figures-remove = Remove
page-own-figures-removed = Your own figures were removed.
page-own-figures-good = The figures are valid and saved.
page-own-figures-open = Open a table with them
page-own-figures-large = This file is too large.
page-own-figures-here = This table plays with its host's own figures.
page-own-figures-of = { $figure }, { $row }
page-problem-bad-figures = These figures cannot be used.

## The table



page-tab-mine = Mine
page-keys = Keyboard shortcuts
page-key-tab = Next control
page-key-enter = Press the button, send the answer
page-key-escape = Close whatever covers the board
page-key-question = Go to the question
page-key-again = Show the last result again
page-key-log = Show the log
page-key-talk = Show the talk
page-key-number = Choose that answer, or add one in that row
page-key-send = Send the answer
page-sheet-height = Resize the panel
page-fold = Show or hide this panel
page-hand-over-sure = A bot will answer for you until you take your seat back. What it decides cannot be undone by you alone.
page-hand-over-yes = Let the bot play
page-close-yes = Close it
page-clock-yours = Your time
page-clock-mine = Your time: { $time }
page-clock-of = Time of { $name }: { $time }
page-clock-soon = Your time is running out: { $time }
page-set-play = Playing
page-set-forced = Answer for me when there is only one answer
page-set-forced-why = The log says when that happened.
page-set-quick = Send with one click
page-set-quick-why = Where you choose one thing, clicking it sends it. What cannot be taken back is still confirmed as you set above.
page-set-sound = Sound when time runs out
page-set-sound-why = A short tone before your time is up.
page-set-vibrate = Vibrate when time runs out
page-set-vibrate-why = On devices that can.
page-set-coach = Coach
page-set-coach-why = In games against bots: says what a question is for and what to look at, the first times it comes.
page-coach = Coach
page-coach-off = Turn the coach off
page-coach-after = { $more ->
    [0] What it did: { $changes }
    [one] What it did: { $changes }, and one more change
   *[other] What it did: { $changes }, and { $more } more changes
}
page-lesson = First campaign
page-lesson-step = Step { $step } of { $steps }
page-lesson-show = Show me
page-lesson-free = Decide as you like. One good answer:
page-lesson-wait = The others are playing …
page-lesson-strayed = The lesson suggested something else. Your move is fine too: continue from here, or take it back.
page-lesson-take-back = Take it back
page-lesson-earlier = Earlier step
page-lesson-later = Back to where you are
page-lesson-point = Look here: { $place }
page-lesson-leave = Leave for now
page-lesson-end = Stop the lesson and play on
page-lesson-alone = Continue on my own
page-lesson-learn = Learn { $game }
page-lesson-learn-short = Learn it
page-lesson-go-on = Continue learning { $game }
page-lesson-minutes = About { $minutes } minutes
page-lesson-new = New here? Learn it by playing it: a first campaign at a real table, step by step.
page-key-lesson = Next step of the lesson
page-forced = There was only one answer: { $answer }
page-zoo-tie = Food would be tied on the { $species }. Change it, or use a card first.
page-zoo-left = This plan leaves { $left } of { $most } food
page-zoo-plan = Set food on the enclosures with + and −, then send it all at once.
page-zoo-later = Place it and continue my turn
page-zoo-then = Then:
page-plan-stopped = Steps done: { $done } of { $all }; the rest was no longer possible.
page-zoo-calendar-open = Which phases come, and why
page-zoo-goal-title = This round's goal
page-zoo-hand-none = You have no cards.

## The boards in the browser



# An issue in one short word, for cards: eight letters at most.
page-macher-topic-genetic_engineering = Genetics
page-macher-topic-health_reform = Health
page-macher-topic-internal_security = Security
page-macher-topic-spelling_reform = Spelling
page-macher-topic-welfare = Welfare
page-macher-topic-euro = Euro
page-macher-topic-nuclear_energy = Nuclear
page-macher-topic-terrorism = Anti-terror
page-macher-topic-restructuring = Economy
page-macher-topic-minimum_wage = Wages
page-macher-topic-dm19-education = Education
page-macher-topic-dm19-digital = Digital
page-macher-topic-dm19-genetics = Genetics
page-macher-topic-dm19-security = Security
page-macher-topic-dm19-environment = Environment
page-macher-topic-dm19-traffic = Traffic
page-macher-topic-dm19-welfare = Welfare

page-macher-votes-now = votes now
page-macher-election = election { $n }
page-macher-seats-of =
    { $n ->
        [one] one seat
       *[other] { $n } seats
    }
page-macher-points-of =
    { $n ->
        [one] one point
       *[other] { $n } points
    }
page-macher-steps-seats = seats at each step
page-macher-steps-points = points at each step
page-macher-step =
    { $worth } from { $votes ->
        [one] one vote
       *[other] { $votes } votes
    }
page-macher-votes-of =
    { $n ->
        [one] { $party }: one vote
       *[other] { $party }: { $n } votes
    }
page-macher-trend-of = { $party }: popularity { $n }
page-macher-would =
    { $n ->
        [one] { $party } would have one vote
       *[other] { $party } would have { $n } votes
    }
page-macher-becomes =
    { $now ->
        [yes] Votes { $before } → { $votes }, seats { $from } → { $seats }.
       *[no] If turned into votes: { $before } → { $votes }, seats { $from } → { $seats }.
    }
page-macher-becomes-points =
    { $now ->
        [yes] Votes { $before } → { $votes }, points { $from } → { $seats }.
       *[no] If turned into votes: { $before } → { $votes }, points { $from } → { $seats }.
    }
page-macher-whose-sum = Whose votes are shown in detail
page-macher-meetings = Meetings
page-macher-seats = Seats
page-macher-points = Points
page-macher-media = Media
page-macher-comes-in = The card that comes in
page-macher-politicians = Politicians
page-macher-donations = Donations
page-macher-elections = Elections
page-macher-won-by = won by { $party }
# Thousands, after a sum of money
page-macher-k = k
page-macher-costs = costs { $n }k
page-macher-act-votes =
    { $n ->
        [one] one vote
       *[other] { $n } votes
    }
page-macher-act-key_issue = set or remove the key issue
page-macher-act-double = place or remove a 2x marker
page-macher-act-media_swap = replace a rival's media marker
page-macher-act-own_trend = own popularity +{ $n }
page-macher-act-trend = own trend +{ $n }
page-macher-act-rival_trend = a rival's popularity −{ $n }
page-macher-act-rivals_trend = all rivals' trend −{ $n }
page-macher-act-programme = change the programme
page-macher-act-poll = a poll for free
page-macher-act-base = base +{ $n }
page-macher-act-phone = opens coalition talks
page-macher-sign-votes = votes
page-macher-sign-key_issue = key issue: double
page-macher-sign-double = 2x marker
page-macher-sign-media_swap = replace media
page-macher-sign-own_trend = popularity (−: rival's)
page-macher-sign-trend = trend (−: rivals')
page-macher-sign-programme = change programme
page-macher-sign-poll = free poll
page-macher-sign-base = base
page-macher-sign-phone = coalition
page-macher-agrees = voters agree
page-macher-disagrees = disagree
page-macher-donation-accept = Accept { $n }k
page-macher-donation-refuse = Refuse { $n }k

page-macher-setup = Before the first round
page-macher-setup-parties = The parties
page-macher-party-free = free
page-macher-setup-draft = Keep one card and pass the others on
page-macher-setup-programme = Your programme: five cards of different topics
page-macher-setup-complete = Complete your programme
page-macher-setup-hold = Keep one card in hand
page-macher-setup-offers = Choose what you prepare, then put it in the states below
page-macher-offer = Offer { $n }
page-macher-gets-trend = popularity +{ $n }
page-macher-gets-votes =
    { $n ->
        [one] one vote
       *[other] { $n } votes
    }
page-macher-gets-meetings =
    { $n ->
        [one] one meeting
       *[other] { $n } meetings
    }
page-macher-gets-media = media
page-macher-gets-members =
    { $n ->
        [one] one member
       *[other] { $n } members
    }
page-macher-key-state = On board 1, 2, 3 …: add a piece, or pick it
page-macher-gives =
    { $meetings ->
        [one] One meeting
       *[other] { $meetings } meetings
    }: votes +{ $votes }, then { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }.
page-macher-gives-points =
    { $meetings ->
        [one] One meeting
       *[other] { $meetings } meetings
    }, trend { $trend }: votes +{ $votes }, then { $seats ->
        [one] one point
       *[other] { $seats } points
    }.
page-bid-least = Bid { $sum }
page-bid-sum = Bid another sum
page-bid-number = Another number
page-bid-limit = Keep bidding for me, up to a limit
page-bid-limit-why = Bids one more than the others, up to { $most }, then passes. It ends with this auction.
page-bid-out = Pass, also in the other auctions of this phase
page-pass-phase = Pass for the rest of this phase
page-then-pass = After this answer, pass for the rest of this phase
page-bid-leave = Bid for me
page-orders-long = How long
page-orders-here-only = only in this phase
page-orders-always = for the rest of the game
page-orders-will-bid = Will bid the least that leads, up to { $most }, and then pass.
page-orders-will-pass = Will pass for you.
page-orders-will-answer = Will answer “{ $answer }” when that is allowed.
page-orders-until = It ends with this phase.
page-orders-forever = It stays until you cancel it.
page-pocket-bidding = Bids
page-pocket-bidding-why = The highest bid goes first. Everyone pays.
page-pocket-meetings = Meetings
page-pocket-cards = Cards
page-pocket-count = Count
page-pocket-care = Voters care about
page-pocket-card-1 = Draw an issue; it may replace one of yours.
page-pocket-card-2 = Every rival in one region loses a meeting.
page-scene-fold = Show the board

## Moments, told step by step



page-moment-read = Show: { $title }
page-moment-back = Back
page-moment-done = Done
page-moment-opened = Choices revealed
page-moment-bids = Bids revealed
page-moment-lot = Drawn by lot
page-moment-order = Order of play
page-moment-programme = Programmes
page-moment-revealed-sheet = Preparations
page-moment-package = Preparations
page-moment-cabinet = Cards turned up
page-moment-coalition = Coalition
page-moment-published = The poll
page-moment-poll-line = { $party }: { $change }
page-moment-meetings = Meetings become votes
page-moment-votes = Votes
page-moment-seats = Votes become seats
page-moment-points = Votes become points
page-moment-parliament = Seats in parliament
page-moment-kept = Food kept
page-moment-winner = Who wins, and why
page-moment-national-media = National media
page-moment-national-opinion = National opinions
page-moment-members = Party members
page-moment-money = Income
page-moment-money-unit = money
page-moment-food-unit = food
page-moment-income = Income and donations
page-moment-donations = Donations
page-moment-dice = Dice for members
page-moment-turned-down = Donations refused
page-moment-president = The presidency
page-moment-vote = The vote
page-moment-government = Government and promises
page-moment-government-formed = The government
page-moment-event = What happens
page-moment-goal = Goals
page-key-moment-next = Next step of the result shown
page-key-moment-previous = Previous step of the result shown

page-local-starting = Getting the games ready …
page-local-elsewhere = Hustings is open in another tab. Continue there, or close it to play here.
page-local-failed = The games could not be started in this browser. Please reload the page, or try a newer browser.
page-local-kept = Kept in this browser
page-local-kept-why = Your games and settings are kept in this browser only; nothing is sent anywhere. Another browser does not have them. To keep a game elsewhere, or to continue it there, save it as a file.
page-local-kept-size = About { $megabytes } MB, with the games themselves, so that they work without a network.
page-local-forget = Delete everything kept here
page-local-forget-ask = Delete all games and settings in this browser? This cannot be undone.
page-file-open = Open a game file
page-file-open-why = A saved game continues; a finished one is replayed and checked.
page-file-save = Save to continue elsewhere
page-file-save-ask = The file contains everything hidden in this game, so that you can continue on another device or on a server. The game also stays here.
page-file-save-ask-server = From then on it does not count for ratings, and nobody else can join it.
page-file-save-yes = Save the file
page-file-saved = Saved. Open the file on the home page of any Hustings site to continue.
page-file-tag = From a file
page-file-tag-why = Nobody else can join, and it does not count for ratings.

# -- At a table ------------------------------------------------------------------------------------------------------

# The top line
play-setup = Set-up
play-round = Round { $round } of { $rounds }
play-day = Day { $day }, { $half }
play-over = The game is over.
play-who = { $name }:
play-key = { $what } ({ $key })
play-ask-end = End your turn, or take the last step back.
play-waiting-for = { $count ->
    [one] { $names } is choosing.
   *[other] { $names } are choosing.
}
play-reconnecting = reconnecting…
play-too-many = too many pages…
play-crowded = The table stands still here: too many pages are open from your address, or at this table.
    .remedy = Close some that you do not need. It goes on by itself as soon as there is room.
play-watch = watching
play-undo = Undo
play-end-turn = End turn
play-menu = Menu
play-people = Who plays
play-your-turn = Your turn
play-tab-your-turn = ● Your turn · { $title }
play-loading = Laying out the board…
play-no-board = The board could not be loaded. Everything can still be chosen from the list below.

# The tray
play-board = Board
play-tray = Your choices
play-detail = What it does, in detail
play-options = Options
play-group-cards = Activity cards
play-group-events = Events
play-group-city = In the city
play-group-influence = With influence
play-group-pass = Pass
play-group-rest = More
play-reveals = This rolls or reveals something, and cannot be taken back.
play-held-hint = Nothing is final until you end your turn.
play-held-moment = Your turn ends by itself in a moment. Undo or any key stops it.
play-held-reveals = Ending your turn rolls or reveals something. Until then nothing is final.
play-point-hint = Whatever glows can be chosen. Point at it to see what it brings.
play-point-hint-touch = Whatever glows can be chosen. Tap it to choose it, hold it to see what it brings.
play-dice-first = You can also begin with the dice: pick up one or more in the city square, and see all that they can do.
play-understood = Got it
play-wait = It is not your turn. You can look around meanwhile.
play-watching = You are watching this table.
play-price = It costs
play-free = It is free
play-brings = It brings
play-why-rule = Read the rule
play-ways = Whole ways
play-ways-picked = { $value ->
    [0] With these dice
   *[other] With these dice, worth { $value }
}
play-ways-cheapest = The cheapest ways
play-ways-more = { $count ->
    [one] { $count } more way
   *[other] { $count } more ways
}
play-no-ways = Nothing can be done with just these dice.
play-drop-dice = Put the dice back
play-die = { $colour } { $value } ({ $owner })
play-with-dice = with { $dice }
play-end-turn-plain = End turn
play-end-turn-pay = End turn: pay { $pay }
play-end-turn-gain = End turn: gain { $gain }
play-end-turn-both = End turn: pay { $pay }, gain { $gain }
play-sum-deniers = { $count ->
    [one] { $count } denier
   *[other] { $count } deniers
}
play-sum-influence = { $count } influence
play-sum-knowledge = { $count } knowledge
play-sum-vp = { $count } VP
play-sum-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
play-sum-citizens = { $count ->
    [one] { $count } citizen
   *[other] { $count } citizens
}
play-sum-red_citizens = { $count ->
    [one] { $count } red citizen
   *[other] { $count } red citizens
}
play-sum-yellow_citizens = { $count ->
    [one] { $count } yellow citizen
   *[other] { $count } yellow citizens
}
play-sum-white_citizens = { $count ->
    [one] { $count } white citizen
   *[other] { $count } white citizens
}
play-means-deniers = deniers
play-means-influence = influence
play-means-knowledge = knowledge
play-means-vp = victory points
play-means-points = points
play-means-citizens = citizens
play-means-red_citizens = red citizens
play-means-yellow_citizens = yellow citizens
play-means-white_citizens = white citizens

# Panels
play-log = What has happened
play-log-since = Since your last turn
play-log-again = Tell it once more
play-log-more = The whole log
play-panels = Panels
play-tab-tray = Choices
play-tab-families = Families
play-tab-log = Log
play-tab-events = Events
play-tab-cards = Cards
play-tab-city = City
play-tab-waits = something waits here
play-choices = { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}
play-zoom-in = Larger
play-zoom-out = Smaller
play-to-ending = To the final count

# A bot that thinks
play-bot-level = { $name }, { $level }
play-thinking = { $name } is thinking
play-thinking-lines = { $count ->
    [0] begins to think
    [one] weighs { $count } line
   *[other] weighs { $count } lines
}
play-thinking-leans = leans to: { $what }

# A hint
play-hint = Hint
play-hint-title = What the Count would do
play-hint-thinking = Thinking it over…
play-hint-lines = { $count ->
    [0] …
    [one] { $count } line weighed
   *[other] { $count } lines weighed
}
play-hint-stop = Never mind
play-hint-best = Best
play-hint-next = Next best
play-hint-also = Also possible
play-hint-gives-up = gives up { $points }
play-hint-as-good = as good
play-hint-expected = expected { $points }
play-hint-against = expected { $points } to { $others }
play-hint-then = then
play-hint-why = Why
play-hint-do = Do it
play-hint-do-words = Do it: { $what }
play-hint-forced = There is only this to do.

# Several people at one device
play-pass-device = Pass the device to { $name }
play-pass-device-words = What { $name } sees is secret.
play-pass-device-look = I am { $name }

# Things in words
play-thing-rules = Rules
play-estimate = ~ marks an estimate of the printed number.
play-detail-activity = { $colour }, level { $level }, { $kind } · tradesman { $hire } { $paid ->
    [influence] influence
   *[deniers] deniers
} · { $by ->
    [die] a cube for each die
   *[value] division { $per }
} · spaces { $first } and { $second } VP
play-detail-event = { $colour } dice, division { $per } · { $banners } banners · { $first } VP for the most cubes, { $second } VP for the second
play-detail-character = { $first } for { $low } VP, { $second } for { $middle } VP, { $third } for { $high } VP; it counts for everybody.
play-detail-building = Each citizen who stands here brings a { $colour } die each round and costs { $due ->
    [0] nothing
    [1] { $salary } denier
   *[other] { $salary } deniers
}. { $rows ->
    [0] A newcomer takes the space of the die’s value; whoever stands there is expelled.
   *[other] A newcomer takes the first space of the row and pushes the others on.
}

# Help
play-help = Help and keys
play-help-how = Whatever glows can be chosen, on the board or from the list. The tray tells what it costs and brings. Nothing is final until you end your turn; only what has been rolled or revealed cannot be taken back.
play-help-signs = What the signs on the cards mean
play-help-digits = choose one of the first nine options
play-help-arrows = move within a group
play-help-tab = go to the next group
play-help-enter = choose what is marked
play-help-undo = take the last step back
play-help-end = end the turn
play-help-hint = ask for a hint, where the table allows it
play-help-mute = sound on or off
play-help-rules = read the rules about what is marked
play-help-esc = close, or put the dice back
play-help-help = this page

# The menu
play-lang = Language
play-theme = Colours
play-theme-auto = As the device
play-theme-light = Light
play-theme-dark = Dark
play-sound = Sound
play-sound-mute = Mute
play-sound-unmute = Sound on
play-telling-skip = Click, tap or press a key to go on at once
play-rules = Rules
play-copy-link = Copy the link
play-link-copied = The link is copied.
play-link-by-hand = Copy this link: { $link }
play-leave = Leave: a bot plays on
play-leave-note = You can come back at any time and take over again.
play-leave-rated = This is a rated game: whoever leaves has lost it, and does not come back.
play-left-rated = You have left this rated game: it counts as lost. You may look on.
play-leave-day = This is the day’s game: nobody plays it for you. Close the page whenever you like, the table waits until the day is over.
play-back = Take over from the bot
play-watch-only = Look on as a spectator
play-watch-no-more = Back to your own seat
play-is-away = { $name } is away.
play-stand-in = Let a bot play on
play-home = First page

# The end
play-counting = The points are counted…
play-count = The final count
play-total = Total
play-skip = Skip
play-le-roy = Le Roy
play-winners = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
play-king-won = { $name } meets the King’s Challenge.
play-king-lost = Le Roy is not beaten: the challenge stands.
play-solo-end = { $points ->
    [one] The week is over: { $points } point.
   *[other] The week is over: { $points } points.
}
play-ceremony-again = See the ceremony again
play-ceremony-secret = { $name }’s secret
play-ceremony-points = { $name } { $points }
play-own-won = { $points ->
    [0] You are level on points, and yours is the city.
    [one] Yours is the city, by a single point.
   *[other] Yours is the city, by { $points } points.
}
play-own-shared = You share the city with your equal.
play-own-lost = { $points ->
    [0] You are level on points, and yet the city is another’s.
    [one] You are { play-own-place }, a single point behind.
   *[other] You are { play-own-place }, { $points } points behind.
}
play-own-place = { $place ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
    [8] eighth
    [9] ninth
   *[other] tenth
}
play-best = Your best so far is { $points }.
play-best-ahead = Your best lead so far is { $points }.
play-best-now = That is your best so far.
play-best-seed = Played with a chosen seed: this game does not count in your statistics.
play-won-boxes = Won for the wall
play-moments = The moments that decided
play-moment-round = Round { $round }:
play-moment-day = Day { $round }:
play-moment-gain = { $points ->
    [one] { $name } gains a point more than anybody else.
   *[other] { $name } gains { $points } points more than anybody else.
}
play-moment-two = { $points ->
    [one] { $name } gains a point on { $other }.
   *[other] { $name } gains { $points } points on { $other }.
}
play-moment-alone = { $points ->
    [one] one point comes in.
   *[other] { $points } points come in.
}
play-moments-counted = Read off the points alone, as they would have been counted then.
play-moments-study = Ask the Count for a closer look
play-moments-studied = From the study of this game.
play-moments-more = Read all of it
play-characters = The Characters
play-growth = How the points grew
play-growth-round = Round
play-growth-day = Day
play-proof = The proof of the dice
play-proof-checking = The proof is being checked…
play-proof-right = Your browser has checked it: the seed revealed here is the one that was sealed when you first opened the table. With the saved record, “troyes verify” shows that every roll and card follows from it.
play-proof-wrong = The seed does not fit the seal that you saw when you first opened the table. Do not trust this game’s dice.
play-proof-unknown = Your browser checks this only over a secure connection. The SHA-256 of the seed must be the number below; “troyes verify” checks the record as well.
play-proof-later = Others still play with the same dice today. The seed is shown here when the day is over; its seal is already below.
play-day-leaders = Leaders of the day
play-proof-chosen = This game was played with a seed of somebody’s own choice, so it proves nothing.
play-proof-seed = Seed
play-sealed = Others still play with the same dice today: replay, study and record open when the day is over, for you as for everybody.
play-rematch = Play again
play-rematch-daily = Play again with other dice
play-rematch-join = Join the next game
play-rematch-watch = Watch the next game
play-study = Study this game
play-look = Look at the board
play-record = Save the record

# -- Looking back ----------------------------------------------------------------------------------------------------

play-replay = Replay
play-origin = Played on from another game, { $count ->
    [0] from its start
    [one] after one choice
   *[other] after { $count } choices
}.
play-origin-look = See that moment
play-origin-along = Taken along from the server when it did not answer, with other dice from there on. It counts for no board.
play-origin-device = Begun on a device, without the server. It counts for no board: whoever has the device has the dice.

# -- The pages around the tables -------------------------------------------------------------------------------------

page-and = { $first } · { $second }
page-home = First page
page-optional = if you like
page-loading = One moment…
page-again = Try again
page-skip = Skip to the content

# The ways at the top of each page
page-nav = Pages
page-nav-learn = Learn
page-nav-rules = Rules
page-nav-daily = Today
page-nav-puzzles = Puzzles
page-nav-games = Games
page-nav-leaders = Leaders
page-nav-cards = Cards
page-nav-print = Print
page-nav-friends = Friends
page-nav-me = You

# The games
page-troyes = Troyes
    .what = Lead a family through the city’s golden age: your people bring you dice, and every die in town has its price.
    .expansion = With The Ladies of Troyes: ramparts, purple dice, three ladies and many new cards.
    .players = 2 to 4 players
    .minutes = 60 to 90 minutes
page-king = The King’s Challenge
    .what = The same city, all to yourself, against le Roy: a rival who needs no money and lets two dice decide.
    .players = 1 player
    .minutes = about 45 minutes
    .play = Face le Roy
page-troyes-dice = Troyes Dice
    .what = Sixteen half days, four dice on a wheel, one sheet to fill: everyone uses the same dice, and nobody waits.
    .players = 1 to 10 players
    .minutes = about 20 minutes

# The first page
page-title = Troyes
page-subtitle = A city of dice, around the year 1200
page-welcome = Three games about one medieval city. Play in your browser, alone against bots or with friends: nothing to install, no account.
page-welcome-learn = First time here? Learn by playing, in ten minutes.
page-choose = Choose a game
page-opponents = Opponents
page-opponents-none = None
    .help = alone, for a score
page-level = How strong
page-play-bots = Play against { $count ->
    [one] a bot
   *[other] { $count } bots
}
page-play-score = Play for a score
page-play-friends = With friends, or with other options
page-play-options = Other options
page-rules = Rules
page-rules-of = Rules of { $title }
page-signs = The signs on the cards
page-signs-of = The signs on the cards of { $title }
page-signs-none = This game has no signs to explain.

page-friends-ask = { $count ->
    [one] Somebody would like to be your friend.
   *[other] { $count } people would like to be your friends.
}
page-friends-answer = Answer
page-your-games = Your games
page-your-games-none = The games that you begin are kept here, until you come back to them.
page-your-turn = Your turn
page-go-on = Go on
page-look = Look again
page-status-open = waiting for players
page-status-running = under way
page-status-over = finished
page-over-shown = Finished games ({ $count })
page-listed = Open tables
page-listed-none = Nobody has an open table at the moment. Make one of your own: the switch “Anybody may join” puts it here.
page-open-seats = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
}
page-live = Live tables
page-live-what = Games that are being played now. Look on, as long as you like.
page-round = { $game ->
    [troyes-dice] day { $round }
   *[other] round { $round }
}
page-rated = rated
page-today = Today’s game
page-today-of = day’s game of { $day }
page-today-what = The same dice for everybody, one try each.
page-today-more = Leaders of the day
page-leaders = All leaderboards
page-rating = Rating
page-rated-no = Just for fun
    .help = nobody’s rating changes
page-rated-yes = Rated
    .help = for people with an account; no hints, a drawn seed
page-rated-clock = a rated game has a clock: whoever lets it run out has lost
page-rated-agree = I agree: this game changes my rating. Whoever leaves, or lets the clock run out, counts as last.
page-asked = you are asked to play again
page-answer = Answer
page-join = Join
page-watch = Watch
page-nobody-yet = nobody yet
page-tables-trouble = The tables cannot be listed just now.

page-now = just now
page-minutes-ago = { $count } min ago
page-hours-ago = { $count } h ago
page-days-ago = { $count ->
    [one] yesterday
   *[other] { $count } days ago
}

# Above and below every page
page-lang = Language
page-theme = Colours
page-theme-auto = As the device has it
page-theme-light = Light
page-theme-dark = Dark
page-notice = Made by fans, for fans: not made, endorsed or supported by the authors or the publisher. Troyes, The Ladies of Troyes and Troyes Dice are games by Sébastien Dujardin, Xavier Georges and Alain Orban, published by Pearl Games. Every drawing and every sentence here is our own.
page-notice-buy = If you enjoy it, buy the box: the games are at their best around a table.
page-engine-native = Troyes { $version } · native engine
page-engine-plain = Troyes { $version } · plain engine
page-engine-building = Troyes { $version } · plain engine for now, the native one is being built
page-engine-ready = Troyes { $version } · plain engine, the native one is ready for the next start

# A new table
page-new = A new table
page-new-game = Game
page-new-seats = Who plays
page-new-seats-help = Seats are in playing order. A seat for a friend waits until somebody opens your link.
page-new-count = Seats
page-new-fewer = One seat less
page-new-further = One seat more
page-new-seat = Seat { $number }
page-new-who = Who sits at seat { $number }
page-new-your-name = Your name
page-new-name-at = Name at seat { $number }
page-new-level-at = Strength of the bot at seat { $number }
page-who-me = Me
    .help = you, at this device
page-who-hot = At this device
    .help = someone beside you; you pass the device on
page-who-friend = A friend
    .help = joins by the link that you send
page-who-bot = A bot
    .help = thinks for itself
page-default-hot = Player { $number }
page-bot-random = Chance
    .help = any move will do
page-bot-apprentice = Apprentice
    .help = is still learning: sees the points at hand and overlooks much
page-bot-greedy = Merchant
    .help = looks a turn ahead and takes what is worth most
page-bot-provost = Provost
    .help = thinks ahead, and weighs what the others will do
page-bot-count = Count of Champagne
    .help = the strongest; uses all the time that the table gives
page-bot-between = Between two levels
page-bot-strength = Strength { $strength }
    .help = of ten turns { $turns } are those of: { $higher }; the others of: { $lower }
    .whole = just as strong as: { $level }
page-new-strength-at = How strong the bot at seat { $number } is, from 1 to { $most }
page-bot-named = Bot, { $level }

page-new-how = How it is played
page-clock = Pace
page-clock-live = Live
    .help = everyone is here; no clock
page-clock-turns = Turn by turn
    .help = at leisure, over days; a bot helps out when the time is up
page-clock-hours = Time for a decision
page-clock-minutes-of = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
page-clock-hours-of = { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
}
page-clock-days-of = { $days ->
    [one] 1 day
   *[other] { $days } days
}
page-seconds = Thinking time of the bots
    .help = For each decision. Apprentices and merchants need next to none.
page-seconds-of = { $seconds } s
page-hints = Hints
page-hints-yes = Allowed
    .help = anybody may ask what the strongest bot would do
page-hints-no = None
    .help = everyone thinks for themselves
page-listed-no = Private
    .help = only with your link
page-listed-yes = Anybody may join
    .help = stands on the first page, and anybody may watch
page-listed-label = Who may come
page-seed = A seed of your own
    .help = The same seed deals the same game. Left empty, a secret one is drawn, and shown at the end to prove that the dice were fair.
page-seed-shared = A seed of your own needs a table without strangers or friends by link: whoever knows it knows the dice.

page-new-options = Options
page-new-options-usual = As usual. Change them if you like.
page-new-expansion = The Ladies of Troyes
page-new-expansion-help = The expansion. Its parts go together in any way.
page-preset-none = Without
    .help = the base game
page-preset-ladies = Five modules
    .help = ladies, new cards and events, purple dice, ramparts
page-preset-ladies_all = Everything
    .help = the modules and both variants
page-preset-own = Each for itself
    .help = choose part by part

page-option-numbering-at = Column { $number }
page-option-numbering-wrong = Each number from 1 to 6 once.
page-option-is = { $label }: { $value }
page-option-needs = { $count } players or more

page-sum = { $title }, { $count ->
    [one] 1 seat
   *[other] { $count } seats
}
page-sum-bots = { $count ->
    [one] 1 bot
   *[other] { $count } bots
}
page-sum-friends = { $count ->
    [one] 1 friend by link
   *[other] { $count } friends by link
}
page-sum-hot = { $count ->
    [one] 1 more at this device
   *[other] { $count } more at this device
}
page-sum-me = you
page-sum-watching = you only watch
page-sum-usual = usual options
page-sum-live = live
page-sum-hours = { $time } for a decision
page-sum-begin = The game begins at once.
page-sum-wait = You get a link to send; the game begins when every seat is taken, or when you say so.
page-make = Begin
page-make-open = Open the table
page-making = Setting up…

# Waiting at a table
page-lobby = Waiting for players
page-lobby-you-make = Send the link to your friends. The game begins when the last seat is taken.
page-lobby-invited = You are invited to a game of { $title }.
page-lobby-again = You are asked to play again. Your seat is kept for you.
page-lobby-asking = The others are asked, too. The game begins when all have said yes.
page-again-yes = Yes, I play
page-again-no = No, thanks
page-seat-kept = kept for { $name }
page-lobby-waiting = You have a seat. The game begins when the last one is taken.
page-lobby-watching = You may watch, or take a free seat.
page-link = Link for your friends
page-link-help = Whoever has this link can see the table and take a seat.
page-copy = Copy
page-copied = Copied
page-copy-failed = Select the link and copy it by hand.
page-share = Share
page-share-words = Come and play { $title } with me.
page-seat-free = Free seat
page-seat-take = Sit here
page-seat-yours = You
page-seat-here = here
page-seat-away = not here now
page-seat-count = { $taken } of { $count } seats taken
page-leave = Leave the table
page-start = Begin now
page-start-bots = { $count ->
    [one] Begin now, a bot in the free seat
   *[other] Begin now, bots in the { $count } free seats
}
page-watchers = { $count ->
    [one] 1 person watches
   *[other] { $count } people watch
}
page-lobby-options = Played with
page-lobby-thinking = Bots think up to { $seconds } s for a decision
page-lobby-hints = { $allowed ->
    [0] no hints
   *[other] hints are allowed
}
page-lobby-fair = The dice are already sealed: this number proves it at the end.

# The rules
page-toc = Contents
page-rules-all = All games
page-rules-beside = The rest is as in { $title }.
page-rules-table = Back to the table
page-rules-trouble = The rules cannot be shown just now.

# What is not there
page-lost = This page is not in the book
page-lost-words = Perhaps a letter went missing on the way. The city is this way:
page-lost-table = There is no such table, or it is private
page-lost-table-words = Ask for the link again: it ends with a key that opens the table.
page-lost-person = There is nobody here
page-lost-person-words = The account may have been removed, or the link lost a letter. Ask for it again.
page-out = You are signed out on this device
page-out-words = So it is after “Sign out everywhere”, or a new password. Your seat is kept: sign in, and play on.
page-out-way = Sign in
page-trouble = Something went wrong
page-trouble-words = It is not your fault, and no game is lost. Try again in a moment.
page-trouble-offline = The server cannot be reached. Check your connection; your games are kept.

# An owner's own numbers at a table
page-cards = Cards
    .help = With the usual numbers, or with those of your own box.
page-cards-usual = Usual numbers
    .help = Many of them are estimates.
page-cards-set-help = { $count ->
        [one] One number differs
       *[other] { $count } numbers differ
    }
page-cards-none = Your box shows other numbers? Type them in.
page-cards-mine = Cards and numbers
page-cards-with = Own cards: { $name }
page-cards-unnamed = Own cards
page-cards-used = Played with the set “{ $name }” of { $owner }.
page-cards-used-nobody = Played with the set “{ $name }”.
page-cards-used-unnamed = Played with numbers of somebody’s own.
page-cards-which = { $count ->
        [one] What differs: one number
       *[other] What differs: { $count } numbers
    }

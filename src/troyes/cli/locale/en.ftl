# -- The command line ------------------------------------------------------------------------------------------------

cli-interrupted = Stopped.
cli-decimal = .
cli-percent = { $number }%
cli-date = { $year }-{ $month }-{ $day }
cli-player = Player { $number }
cli-le-roy = le Roy

# Version and games
cli-version = troyes { $version }. { $how }
cli-games-name = name
cli-games-game = game
cli-games-players = players
cli-games-options = options

# What a command is given
cli-argument = There is no “{ $value }” here.
    .remedy = Choose one of: { $known }.

cli-usage-option = There is no option { $option } here.
    .remedy = “{ $command } --help” tells which there are.
cli-usage-option-near = There is no option { $option } here.
    .remedy = You may mean: { $near }.
cli-usage-value = { $option } needs a value behind it.
    .remedy = “{ $command } --help” tells which.
cli-usage-needless = { $option } takes no value.
    .remedy = Leave out what stands behind it.
cli-usage-missing = Something is missing: { $what }.
    .remedy = “{ $command } --help” tells what it is.
cli-usage-bad = { $what } cannot be so: { $wanted ->
    [integer] it is to be a whole number
    [number] it is to be a number
    [most] it is { $limit } at most
    [least] it is { $limit } at least
   *[other] it is not of the right kind
}.
    .remedy = “{ $command } --help” tells what it may be.
cli-usage-extra = “{ $value }” is too much here.
    .remedy = Leave it out; “{ $command } --help” tells what may be given.
cli-usage = This cannot be understood: { $said }
    .remedy = “{ $command } --help” tells what may be given.

# What the system says
cli-unwritable = What this command tells cannot be written: { $detail }.
    .remedy = Make room, or send it somewhere else. What it tells may be cut off.
cli-system = The system refuses: { $detail }.
    .remedy = Check the names, your rights and the room on the disk.

# Files
cli-file-missing = There is no file { $path }.
    .remedy = Check the name, and the folder you are in.
cli-file-folder = { $path } is a folder, not a file.
    .remedy = Name the file in it.
cli-file-unreadable = { $path } cannot be read: { $detail }.
    .remedy = Check the name and your rights.
cli-file-empty = { $path } is empty.
    .remedy = Take it from a backup or save the game again.
cli-out-folder = { $path } is a folder, and the result is to be a file.
    .remedy = Name a file in it.
cli-out-no-file = { $path } is no plain file, and would be lost.
    .remedy = Name another file.
cli-out-no-folder = { $path } cannot be written: there is no folder { $folder }.
    .remedy = Make the folder first.
cli-out-unwritable = { $path } cannot be written: { $detail }.
    .remedy = Name a place where you may write and where there is room.
cli-out-undelivered = { $path } cannot be written: { $detail }.
    .remedy = What was to go there is kept in { $here }.
cli-out-taken = { $path } is there already.
    .remedy = Name another file, or replace it with --force.

# play
cli-play-no-terminal = “troyes play” opens a table in the terminal, and this is not one.
    .remedy = Run it in a terminal window without a pipe. “troyes simulate” and “troyes replay” work anywhere.
cli-play-too-many = { $named } players are named for { $players ->
    [one] 1 seat
   *[other] { $players } seats
}.
    .remedy = Name fewer, or give more --players.
cli-play-resume-load = --resume and --load cannot go together.
    .remedy = Use --resume for the game you left last, --load for a file.
cli-play-resume-new = A game that goes on keeps its players, options and seed.
    .remedy = Leave those options out, or leave out --resume and --load to begin a new game.

cli-play-left = Your game waits for you: { $command }

# simulate
cli-simulate-playing = Playing
cli-simulate-rate = { $games } games/s
cli-simulate-seed = Seed: { $seed }
cli-simulate-kept = { $games ->
    [one] 1 game is
   *[other] { $games } games are
} in { $path } already; going on from there.
cli-simulate-summary = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $players ->
    [one] 1 seat
   *[other] { $players } seats
}
cli-simulate-bot = Bot
cli-simulate-seats = Seats
cli-simulate-mean = Mean
cli-simulate-spread = SD
cli-simulate-min = Min
cli-simulate-max = Max
cli-simulate-wins = Wins
cli-simulate-wins-note = Wins: for each seat taken, a shared victory counted as its share. By chance alone: { $fair }.
cli-simulate-written = { $games ->
    [one] 1 game is
   *[other] { $games } games are
} in { $path }.
cli-simulate-plotted = The points are drawn in { $path }.
cli-simulate-stopped = Stopped after { $games ->
    [one] 1 game
   *[other] { $games } games
}.
cli-simulate-stopped-kept = Stopped after { $games ->
    [one] 1 game
   *[other] { $games } games
}, all of them kept. The same command with --resume goes on from there.
cli-on-ray = On Ray: { $nodes ->
    [one] 1 machine
   *[other] { $nodes } machines
}, { $cores ->
    [one] 1 core
   *[other] { $cores } cores
}.
cli-simulate-too-many-bots = { $bots } bots are named for { $players ->
    [one] 1 seat
   *[other] { $players } seats
}.
    .remedy = Name fewer, or give more --players.
cli-simulate-taken = { $path } is there already.
    .remedy = Name another file, replace it with --force, or go on with it with --resume.
cli-simulate-force-resume = --force and --resume cannot go together.
    .remedy = Use --force to begin anew, --resume to go on.
cli-simulate-resume-what = --resume needs the file to go on with.
    .remedy = Name it with --out.
cli-simulate-same-file = The results and the drawing cannot both go to { $path }.
    .remedy = Name two files.
cli-simulate-other-run = { $path } holds the games of another run (line { $line }).
    .remedy = Give the bots, players, options and seed it was made with, or name another file.
cli-simulate-foreign = { $path } holds no results of “troyes simulate” (line { $line }).
    .remedy = Name another file, or replace it with --force.
cli-plot-title = { $title }: points in { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $players ->
    [one] 1 seat
   *[other] { $players } seats
}
cli-plot-points = Points at the end
cli-plot-share = Share of the seats
cli-plot-bot = { $bot }: mean { $mean }, SD { $spread }

# replay
cli-replay-end = Final count
cli-replay-so-far = So far, with all that is still hidden
cli-replay-open = The game is not over. To choose: { $who }.
cli-replay-step = Enter: go on · q: stop{" "}

# verify
cli-verify-number = No.
cli-verify-draw = draw
cli-verify-told = told
cli-verify-derived = from the seed
cli-verify-right = All is right: { $draws ->
    [one] 1 draw follows
   *[other] { $draws } draws follow
} from the seed, and the { $choices ->
    [one] 1 choice leads
   *[other] { $choices } choices lead
} to what the record says.
cli-verify-wrong = Draw { $number } is wrong ({ $draw }): the record says { $told }, the seed gives { $derived }.
cli-verify-position = This game began from a given position, with { $dice ->
    [0] no dice given
    [one] 1 die given
   *[other] { $dice } dice given
} beforehand: such dice do not follow from the seed.
cli-verify-numbers = { $count ->
    [one] One printed number of this game is not the product’s: { $first }.
   *[other] { $count } printed numbers of this game are not the product’s, the first of them { $first }.
}
cli-verify-hash-record = the record
cli-verify-hash-told = --hash
cli-verify-hash-right = The seed is the one that was committed to ({ $source }): { $hash }.
cli-verify-hash-wrong = The seed is not the one that was committed to ({ $source }): { $hash } was published, the seed gives { $derived }.
cli-verify-no-commitment = The record tells of no hash that was published beforehand. The hash of its seed is { $derived }.
cli-verify-no-hash = “{ $value }” is no SHA-256 hash.
    .remedy = Give the 64 digits and letters a to f that were published before the game.

# rules
cli-rules-no-section = The rules have no section “{ $value }”.
    .remedy = You may mean: { $known }.

# achievements
cli-wall-empty = No finished game is on the wall yet. “troyes play” is the way to it.
cli-wall-unknown = There is no wall for “{ $name }”.
    .remedy = Known players: { $known }.
cli-wall-games = { $games ->
    [one] 1 game
   *[other] { $games } games
}, best score { $best }, { $filled } of { $boxes } boxes
cli-wall-sure = Delete every game and box of { $name } for good? [y/N]
cli-wall-kept = Nothing of { $name } was deleted.
cli-wall-forgotten = All that was kept of { $name } is deleted.
cli-store-broken = The achievements in { $path } are damaged: { $detail }.
    .remedy = Nothing was changed. Put a backup in its place, or move the file away to begin a new wall.
cli-store-locked = The achievements in { $path } are being written by another program.
    .remedy = Nothing was changed. Close the other one and try again.
cli-store-foreign = { $path } is not a file of achievements.
    .remedy = Nothing was changed. Move it away, or name another folder in TROYES_DATA.
cli-store-newer = The achievements in { $path } are in format { $found }; this version knows format { $known }.
    .remedy = Nothing was changed. Install the version of troyes that wrote them, or a newer one.
cli-store-unusable = The achievements in { $path } cannot be used: { $detail }.
    .remedy = Nothing was changed. Check your rights and the room on the disk, or name another folder in TROYES_DATA.

### The terminal table

# Signs
table-letter-red = R
table-letter-yellow = Y
table-letter-white = W
table-short-influence = i
table-short-deniers = d
table-short-knowledge = k
table-free = free
table-any = { $count } of any
table-banquet = Banquet { $tile }
table-raid = Raid { $tile }
table-destroyed = destroyed
table-window = Day { $day } of { $days }
table-morning = ☼ morning ▸
table-afternoon = ◂ ☾ afternoon
table-strikes = strikes
    the sheets
table-safe = no attacks
    before day { $day }

# The sheet
table-district-red = Noble district · red (R)
table-district-yellow = Civil district · yellow (Y)
table-district-white = Religious district · white (W)
table-gain-influence = Gain
    influence
table-gain-deniers = Gain
    deniers
table-gain-knowledge = Gain
    knowledge
table-row-fortress = Fortress
table-row-counts_palace = Count’s
    Palace
table-row-great_hall = Great
    Hall
table-row-city_hall = City
    Hall
table-row-cathedral = Cathedral
table-row-bishopric = Bishopric
table-first-fortress = Hugues
table-first-counts_palace = Isabeau
table-first-great_hall = Thibaut
table-first-city_hall = Jeanne
table-first-cathedral = Urbain
table-first-bishopric = Marie
table-resources = Resources
table-track-influence = Influence { $letter }
table-track-deniers = Deniers { $letter }
table-track-knowledge = Knowledge { $letter }
table-in-hand = { $count } in hand
table-citizens = Citizens
table-citizens-red = Knights { $letter }
table-citizens-yellow = Artisans { $letter }
table-citizens-white = Priests { $letter }
table-mark-each = idk
table-mark-work = work
table-mark-prestige = prestige
table-mark-pair = pair

# A space in words
table-space-die = A { $colour } { $number } gains { $gain }.
table-space-building = { $building }, under the { $number }.
table-brings-fortress = Brings { $gain } and guards all three dice of its column.
table-brings-great_hall = Brings { $gain } for each { $colour } die on offer; now there { $now ->
    [0] is none
    [one] is 1
   *[other] are { $now }
}.
table-brings-cathedral = { $character }: { $points ->
    [one] 1 point
   *[other] { $points } points
} for each of your { $character_counts }.
table-brings-work = Brings { $gain }.
table-link = Linked to its { $side ->
    [left] left
   *[right] right
} neighbour: { $gain } for the pair.
table-state-open = { $what ->
    [die] Its buildings can still be lost.
   *[building] Open.
}
table-state-guarded = { $what ->
    [die] Guarded by the Fortress.
   *[building] Open, and guarded by the Fortress.
}
table-state-lost = { $what ->
    [die] Crossed out by an attack.
   *[building] Lost to an attack.
}
table-state-drawn = Constructed.
table-space-citizens = The track of the { $colour } citizens. Each is worth 1 point.
table-space-marks = ▾ All three at 3: one of each resource. At 6 and 11: a work building. Each track at 15: a prestige building; at 20: a citizen for both other tracks.
table-dice-reach = In reach of:
table-no-die-reaches = No die reaches it now.

# A plaza in words
table-plaza = { $same ->
    [1] A { $colour } plaza, the same on both sides.
   *[0] A { $colour } plaza; beneath it is { $was }.
}
table-die-strikes = destroys this plaza; nobody can take it.
table-die-price = on place { $place }: { $price }.

# The prompt
table-prompt-watch = Watching the table.
table-prompt-held = Look once more: end your turn, or take it back.
table-prompt-wait = Waiting for the others.
table-prompt-rest = No die is in your reach: take one of each resource.

# The tray
table-hint-choice = Choose one of the options.
table-hint-die = Click a die, or press 1 to 4. Point at anything to learn what it does.
table-hint-rest = Press Enter to take them.
table-hint-space = Choose one of the glowing spaces.
table-bill = { $paid ->
    [0] { $gained ->
        [0] Free, no resources or citizens
       *[1] Free → gain { $gain }
    }
   *[1] { $gained ->
        [0] Pay { $price }
       *[1] Pay { $price } → gain { $gain }
    }
}
table-bill-points = { $points ->
    [0] Points stay at { $total }.
   *[other] Points now: { $total } ({ $change }).
}
table-bill-more = Then there is more to choose.
table-held = Your turn so far
table-pay-how = How do you pay for this die?
table-pay-keys = I, D or K; U goes back.
table-end-turn = End turn · ⏎
table-undo = Undo · U
table-rest = Take one of each · ⏎
table-scores = Count the points · R
table-over = The game is over.
table-thinking = The others are thinking …
table-take-back-first = Your turn is ready: end it, or take the last step back first (U).
table-not-yours = This is { $name }’s sheet. Press S until yours is back.

# Bars
table-log = What happened
table-log-unread = ── new to you ──
table-points = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
table-key-die = die
table-key-move = move
table-key-enter = choose
table-key-undo = undo
table-key-sheets = sheets
table-key-group = next part
table-key-language = language
table-key-theme = theme
table-key-help = help
table-quit-how = Ctrl+Q quits; the game waits for you.
table-key-quit = quit

# Between two players
table-handover = Pass the device to { $name }
table-handover-done = { $name } is done.
table-handover-why = Look only if you are { $name }.
table-handover-half-day = What each of you chooses stays secret until the half day ends.
    Look only if you are { $name }.
table-handover-take = I am { $name } · ⏎

# The count
table-best = { $games ->
    [one] { $name }: a first game, { $best } points
   *[other] { $name }: best of { $games } games, { $best } points
}
table-earned = New achievements of { $name }
table-uncounted = The achievements are not written down yet. { $why } V and then R tries it once more.
table-kept = The record is in { $path }
table-after-board = View the table · V
table-after-keep = Write the record · W
table-after-again = Play again · A
table-after-setup = New game · N
table-after-quit = Quit · Q

# The set-up
table-setup-left = The game you left
table-setup-continue =  Continue it
table-setup-language = Language
table-setup-game = Game
table-setup-players = Players
table-setup-seed = Seed
table-setup-any-seed = any
table-setup-start =  Start the game
table-setup-keys = Tab: next field · Enter: open or press · Ctrl+S: start · Esc: quit
table-person = Person
table-bot-random = Chance
table-bot-random-line = Takes anything that is allowed, each as likely.
table-bot-apprentice = Apprentice
table-bot-apprentice-line = Has just learned the rules: overlooks much, and likes points now.
table-bot-greedy = Merchant
table-bot-greedy-line = Takes whatever a turn brings most, and looks no further.
table-bot-provost = Provost
table-bot-provost-line = Searches: weighs its turns by what may come after them.
table-bot-count = Count of Champagne
table-bot-count-line = The strongest there is: searches deeper.
table-bot-strength = Strength { $strength }
table-default-name = Player { $number }

# Saved games
table-nothing-left = There is no unfinished game to continue.
table-save-damaged = The saved game cannot be continued: { $why }
    .remedy = The file is kept as it is: { $path }
table-save-unwritten = The game cannot be saved in { $path }: { $detail }.
    .remedy = Make room there, or let TROYES_DATA name another folder.
table-save-foreign = This file is not a saved game of troyes: { $path }
    .remedy = It is kept as it is.

# Help
table-help = The table
table-help-rules = The rules
table-help-plain = Choose from the list: each option tells what it would do before you take it. Nothing is final until you end your turn, and everything is saved then.
table-help-how = Take a die: every space it can reach glows, with the price of the whole turn. Point at a space to see what it brings. Nothing is final until you end your turn, and everything is saved then.
table-help-die = take a die (again: put it back)
table-help-pay = pay with influence, a denier or knowledge, where the price is one of any
table-help-move = move among what may be chosen
table-help-enter = choose; end your turn
table-help-undo = take back the last step
table-help-group = go to the next part: the board, the log, the buttons
table-help-sheets = look at the next player’s sheet, as the last half day left it
table-help-scores = count the points when the game is over
table-help-language = another language
table-help-theme = dark or light
table-help-quit = quit; the game waits for you
table-help-signs = Signs
table-help-price = a price: influence, deniers, knowledge
table-help-hand = a resource in hand
table-help-spent = a resource spent
table-help-citizen = a citizen; on a resource track it comes with its resource
table-help-hall-sign = 3d×Y
table-help-hall = 3 deniers for each yellow die on offer
table-help-guarded = the Fortress guards this column
table-help-lost = lost to an attack
table-help-black = the black die: it destroys its plaza and, from day 3, strikes the sheets
table-help-turns = the colour beneath a plaza, which shows when it is rebuilt
table-help-letters = red, yellow and white
table-help-close = Esc closes this page.

### ----

# The server
cli-serve-at = The table is laid at { $address }
cli-serve-end = Ctrl-C ends it. Every game is kept.
cli-worker-begins = This worker thinks for the servers on the database, { $processes ->
    [one] one bot
   *[other] { $processes } bots
} at a time.
cli-worker-end = Ctrl-C ends it. What it was thinking about is taken by another.
cli-worker-database = A worker needs a PostgreSQL database.
    .remedy = Name it in TROYES_DATABASE, the same as for the servers.
cli-serve-port = Nothing can be served at { $host }, port { $port }: { $why }.
    .remedy = Name another port with --port.
cli-serve-host = This machine has no address “{ $host }” to listen at.
    .remedy = Give --host an address of this machine: 127.0.0.1 for itself alone, 0.0.0.0 for all who reach it.
cli-serve-failed = The server could not start. Its log above says why.
cli-serve-twice = A server already uses the folder { $folder }: { $address }
    .remedy = Open that page, or name another folder with --data.
cli-serve-folder = The folder { $folder } cannot be used: { $why }.
    .remedy = Name another one with --data.
cli-no-positions = There are no positions of { $game }: it tells none of its moments.
cli-no-views = Nobody has described the views of { $game }.
cli-rules-none = There are no rules of { $game } to read here.

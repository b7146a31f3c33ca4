# -- The command line ------------------------------------------------------------------------------------------------

cli-interrupted = Stopped.
cli-decimal = .
cli-percent = { $number }%
cli-date = { $year }-{ $month }-{ $day }
cli-player = Player { $number }

# Version and games
cli-version-compiled = troyes { $version }, compiled: native code.
cli-version-plain = troyes { $version }, plain Python, without native code. It plays the same games, only several times slower: install a C compiler and reinstall for native code.
cli-games-name = name
cli-games-game = game
cli-games-players = players
cli-games-options = options
cli-games-bots = Bots: { $bots }.

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
cli-out-no-folder = { $path } cannot be written: there is no folder { $folder }.
    .remedy = Make the folder first.
cli-out-unwritable = { $path } cannot be written: { $detail }.
    .remedy = Name a place where you may write and where there is room.
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
cli-simulate-lost-process = One of the processes was ended from outside, perhaps for want of memory, after { $games ->
    [one] 1 game
   *[other] { $games } games
}.
    .remedy = What was played is kept. Try again with --resume and fewer --jobs.
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
cli-plot-title = Troyes Dice: points in { $games ->
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
cli-replay-so-far = Counted here
cli-replay-winners = { $many ->
    [one] { $who } wins.
   *[other] { $who } share the victory.
}
cli-replay-open = The game is not over. To choose: { $who }.
cli-replay-step = Enter: go on · q: stop{" "}

# verify
cli-verify-number = No.
cli-verify-draw = draw
cli-verify-told = told
cli-verify-derived = from the seed
cli-draw-numbering = number of the first column
cli-draw-plazas = order of the plazas
cli-draw-sides = sides of the plazas
cli-draw-tiles = Banquets and Raids tiles
cli-draw-roll = day { $day }, { $half }
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

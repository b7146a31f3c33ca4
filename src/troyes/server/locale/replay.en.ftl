# -- Looking back: replays, playing on from a moment, records, the gallery -------------------------------------------

web-no-moment = This game has no such moment: its last is { $last }.
web-no-seat = There is no such seat at this game.
web-no-record = There is no such record, or it is not yours.
web-too-many-records = You already keep { $most } records here. Put one away first.
web-fork-over = The game is over at that moment. Choose an earlier one.
web-day-not-over = This is a game of the day, and others still play it. It opens when the day is over.

replay-of = Replay: { $game }
replay-board = The board at this moment
replay-controls = Through the game
replay-to-start = To the start
replay-to-end = To the end
replay-back = One choice back
replay-forward = One choice on
replay-turn-back = To the turn before
replay-turn-on = To the next turn
replay-round-back = To the round before
replay-round-on = To the next round
replay-half-back = To the half day before
replay-half-on = To the next half day
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-times = { $times }×
replay-scrubber = Moment of the game
replay-at = { $at } of { $all }
replay-at-words = { $when }, choice { $at } of { $all }: { $what }
replay-start = The start
replay-done = { $name }: { $what }
replay-next = Next turn of
replay-next-of = Next turn of { $name }
replay-eyes = Seen by
replay-eyes-all = One who sees all
replay-eyes-watch = A spectator
replay-more = More
replay-copy = Copy link
replay-copied = The link to this moment is copied.
replay-by-hand = Copy this link: { $link }
replay-record = Save the record
replay-study = Study
replay-table = To the table
replay-gallery = Your games
replay-help = Keys
replay-help-arrows = one choice back or on
replay-help-turns = one turn back or on
replay-help-rounds = one round back or on
replay-help-ends = to the start, to the end
replay-help-space = play or pause
replay-help-faster = slower, faster
replay-help-this = this help

fork-title = Try another way
fork-what = A new table begins here, { $when }, after { $count ->
    [0] no choice yet
    [one] one choice
   *[other] { $count } choices
}. You take a seat, bots take the others.
fork-dice = As long as everybody chooses as in this game, the same dice fall; after that they are others. The game is not rated.
fork-seat = Your seat
fork-level = The bots
fork-begin = Play on from here
fork-over = The game is over here. Go back to a moment from which it can go on.

games-title = Your games
games-none = Nothing finished yet. Games that you have played to the end, and records that you bring, are kept here.
games-none-fitting = No game fits these filters.
games-filters = Filters
games-game = Game
games-any = Any
games-players = Players
games-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
games-outcome = Result
games-won = Won
games-lost = Lost
games-left = Left
games-result-won = Won
games-result-lost = Lost
games-result-left = Left
games-against = Against
games-people = People
games-bots = Bots
games-kind = Played
games-table = At a table here
games-record = Elsewhere
games-name = Name
games-name-help = of somebody at the table, or of a record
games-since = From
games-until = To
games-sort = Order
games-newest = Newest first
games-oldest = Oldest first
games-points = Most points first
games-clear = Clear filters
games-found = { $count ->
    [0] No games
    [one] { $count } game
   *[other] { $count } games
}
games-page = Page { $page } of { $pages }
games-pages = Pages
games-before = Earlier page
games-after = Next page
games-replay = Replay
games-study = Study
games-studied = Studied
games-save = Record
games-remove = Remove
games-remove-sure = Remove { $name } for good?
games-removed = The record is removed.
games-bring = Bring a record
games-bring-what = A file that was saved here or by the command line. It is played through and checked first.
games-bring-file = Choose a file
games-brought = { $name } is there.
games-too-large = This file is larger than { $most } KB. A record is not.
games-place = At: { $place }
games-unfinished = breaks off before the end
games-daily = Game of { $day }
games-rated = Rated
games-forked = Another way
games-le-roy = Le Roy
games-seat-points = { $name } { $points }

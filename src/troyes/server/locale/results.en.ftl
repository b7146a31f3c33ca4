# -- What the server refuses -----------------------------------------------------------------------------------------

web-rated-account = Rated tables are for people with an account.
    .remedy = Make one on your own page: everything you have stays yours.
web-rated-agree = This game is rated: it changes your rating.
    .remedy = Say that you agree, or play at another table.
web-rated-left = You have left this rated game: it counts as lost, and a bot plays it to the end.
    .remedy = Ask for another game when it is over.
web-rated-clock = At a rated table the clock decides who has left.
    .remedy = Wait until their time is up.
web-rated = { $what ->
    [seats] A rated table needs at least two seats, and one of them for a person.
    [hot] At a rated table everybody plays at a device of their own.
    [hints] There are no hints at a rated table.
    [seed] The seed of a rated table is drawn, not chosen.
    [cards] A rated table is played with the usual numbers.
    [bots] At a rated table bots have one of the levels: what lies between has no rating.
   *[seconds] Bots at a rated table think for the usual time.
}
    .remedy = { $what ->
        [seats] Add a friend or a bot.
        [hot] Give the seat to a friend by link, or to a bot.
        [hints] Turn the hints off.
        [seed] Leave the seed empty.
        [cards] Choose the usual cards.
        [bots] Choose a level.
       *[seconds] Let them think for { $seconds } s.
    } Or play unrated.
web-daily-secret = Others still play with the same dice today.
    .remedy = Come back tomorrow: when the day is over, the record is yours.
web-daily-alone = Nobody plays the day’s game for you.
    .remedy = Just close the page: the table waits for you as it is.
web-no-day = There is no game of that day.
    .remedy = Look at today’s.
web-no-person-here = Nobody of that name has a page here.
    .remedy = Check the link. Guests have no public page.

# -- The day's game --------------------------------------------------------------------------------------------------

daily-title = The day’s game
daily-what = The same dice for everybody, one try each. Whoever does best leads the day.
daily-left = { $hours ->
    [0] { $minutes ->
        [one] 1 minute left
       *[other] { $minutes } minutes left
    }
    [one] 1 hour left
   *[other] { $hours } hours left
}
daily-play = Play today’s game
daily-go-on = Go on
daily-look = Look at your game
daily-not-played = You have not played it yet.
daily-under-way = Your game is under way: it waits for you.
daily-missed = You did not play that day.
daily-late = You finished with { $points }, but not on the day itself.
daily-yours = Your result: { $value }, { $place ->
    [1] first
   *[other] place { $place }
} of { $count }
daily-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
daily-ahead = { $ahead } to le Roy
daily-leads = { $name }: { $value }
daily-when = { $day } · { $left }
daily-board = { $game }, the leaders
daily-nobody = Nobody has finished it yet. Be the first.
daily-nobody-then = Nobody finished it that day.
daily-finished = { $count ->
    [0] nobody has finished yet
    [one] 1 has finished
   *[other] { $count } have finished
}
daily-rules = No hints, and nobody plays for you; undo works as always. Leave whenever you like: the same table waits until the day ends at midnight UTC. Of those with an account, name and result are listed here, and once the day is over everybody may look at the games.
daily-for-fun = You finished with { $value }, for fun: it is not on the board.
daily-under-way-for-fun = Your game is under way, for fun: it waits for you.
daily-guests = The board is for accounts. As a guest you can play the day’s game for fun: it does not go on the board, not even if you make an account afterwards.
daily-make-account = Make an account first
daily-honest = One sitting each: leaving and coming back is the same one. Until the day is over nobody can look back at a game, study it or save it, not even its player. Somebody with two accounts could still try the dice twice; that is why this board counts for no other, and why it is a matter of honour.
daily-before = The day before
daily-after = The day after
daily-to-today = To today’s game
daily-seed = Seed of the day
daily-game-of = Look at the game of { $name }
daily-others = Other days

# -- Leaderboards ----------------------------------------------------------------------------------------------------

leaders-title = Leaders
leaders-lead-what = The best lead over le Roy, one line for each account. A game counts if no hint was given, the seed was drawn, the cards were the usual ones, and you played it yourself from the beginning; that hints were allowed does no harm. The day’s game has a board of its own.
leaders-all = All time
leaders-month = This month
leaders-show = Which time
leaders-none = Nobody is listed yet. Games played with an account are listed here.
leaders-ratings = Ratings
leaders-place = Place
leaders-who = Who
leaders-lead = Lead
leaders-when = When
leaders-rating = Rating
leaders-games = Games
leaders-bot = Bot: { $level }
leaders-you = you
rating-what = Everybody begins at 1000, and each rated game moves the ratings: those who end ahead gain from those behind, the more the less it was expected, and the fewer games you have played the larger the step. Whoever has left, and is played for by a bot at the end, counts as last.
rating-unsure = still uncertain

# -- Somebody's record -----------------------------------------------------------------------------------------------

record-none = No finished games yet.
record-none-yours = Your finished games will be counted here.
record-apart = { $count ->
    [one] One more game does not count here: shared devices, lessons, forks, known seeds and numbers of one’s own are left out.
   *[other] { $count } more games do not count here: shared devices, lessons, forks, known seeds and numbers of one’s own are left out.
}
record-ratings = Ratings
record-ratings-none = No rated games yet.
record-rated-games = { $count ->
    [one] after 1 game
   *[other] after { $count } games
}
record-rating-curve = Rating at { $game }, game by game: from { $first } to { $last }
record-statistics = Statistics
record-which = Which game
record-played = Games
record-won = Won
record-best = Best
record-average = On average
record-scores = Points, game by game
record-scores-words = Points in { $count ->
    [one] 1 game
   *[other] { $count } games
}, from { $least } to { $most }, { $average } on average
record-scores-won = won
record-scores-lost = not won
record-scores-line = average of five games
record-spread = How often each score
record-spread-bar = { $from } to { $to }: { $count }
record-shares = Games won
record-shares-of = { $won } of { $played }
record-players = { $game ->
    [king] against le Roy
   *[other] with { $players } players
}
record-buildings = Buildings drawn
record-buildings-of = { $building }, column { $column }: in { $share } of the games
record-column = Column { $column }
record-cards = Activity cards used
record-tradesmen = Tradesmen placed
record-events = Cubes on events
record-characters = Characters
record-cathedral = Cubes in the Cathedral, on average
record-lines = What the points were for, on average
record-times = { $count } ×
record-best-games = Best games
record-latest = Latest games
record-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $players }
record-alone = alone
record-left = left
record-daily = day’s game of { $day }
record-with = with { $names }
record-at = { $when }: { $value }
record-wall = Achievements of Troyes Dice
record-wall-count = { $filled } of { $boxes } boxes filled
record-wall-open = not yet
record-wall-progress = { $have } of { $need }

# Puzzles: what goes wrong, the page, the panel beside the board, the terminal.
puzzle-number = There is no puzzle { $value }: they go from 1 to { $last }
puzzle-no-game = There are no puzzles of { $game }
puzzle-no-theme = No puzzle is about “{ $theme }”
puzzle-no-themes = No puzzle is about “{ $theme }”. Themes: { $known }
puzzle-none-left = You have answered every one of these puzzles
puzzle-unfinished = Play the turn to its end first: then it can be your answer

puzzles-title = Puzzles
puzzles-intro = One turn is clearly the best, and it is not the one that comes to mind first. Find it.
puzzles-how = They come from games of the strongest bot against itself. Your first answer counts.
puzzles-today = Puzzle of the day
puzzles-today-again = Look at today’s puzzle again
puzzles-next = A puzzle for you
puzzles-theme = By theme
puzzles-count = { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
}
puzzles-rating = Rating
puzzles-answered = Solved
puzzles-solved = { $right } of { $answered }
puzzles-streak = In a row
puzzles-best = best { $count }
puzzles-days = Days in a row
puzzles-unrated = Streaks are counted on this device. Ratings need a server, where others answer, too.
puzzles-grade-right = solved
puzzles-grade-nearly = nearly
puzzles-grade-wrong = missed

puzzle-title = Puzzle { $number }
puzzle-panel = The puzzle
puzzle-rated = Rating { $rating }
puzzle-of-day = The puzzle of the day
puzzle-find = Find the best turn.
puzzle-do = Play it on the board, then end the turn. Until then everything can be taken back.
puzzle-before = You have answered it before: this time it does not count.
puzzle-thinking = Your answer is being looked at …
puzzle-right = That is it!
puzzle-right-too = Just as good!
puzzle-nearly = Nearly!
puzzle-wrong = There was something better.
puzzle-gives-up = Your turn gives up { $points } { $points ->
    [one] point
   *[other] points
}.
puzzle-best = The best turn
puzzle-yours = Your turn
puzzle-lead = { $points } points ahead of the next best
puzzle-why = Why
puzzle-then = then
puzzle-about = About
puzzle-your-rating = Your rating
puzzle-in-a-row = { $count ->
    [one] One solved
   *[other] { $count } in a row
}
puzzle-in-days = { $count ->
    [one] The puzzle of today
   *[other] { $count } days in a row
}
puzzle-again = Try again
puzzle-next = Next puzzle
puzzle-all = All puzzles
puzzle-fold = Fold the puzzle’s words
puzzle-unfold = Unfold the puzzle’s words

puzzle-theme-bonus = Bonuses
puzzle-theme-link = Links
puzzle-theme-cathedral = Cathedral
puzzle-theme-fortress = Fortresses
puzzle-theme-hall = Great Halls
puzzle-theme-work = Work buildings
puzzle-theme-saving = Resources
puzzle-theme-banquet = Banquets
puzzle-theme-demolition = Before the black die
puzzle-theme-changing = Changing a die
puzzle-theme-late = The last days
puzzle-theme-reroll = A new roll
puzzle-theme-event = Events
puzzle-theme-expulsion = Expulsions
puzzle-theme-tradesman = Tradesmen
puzzle-theme-storing = Cubes for later
puzzle-theme-cube = Using cubes
puzzle-theme-harvest = Agriculture
puzzle-theme-ramparts = Ramparts
puzzle-theme-buying = Buying dice
puzzle-theme-influence = Influence
puzzle-theme-passing = Passing
puzzle-theme-character = Characters
puzzle-theme-king = The King’s Challenge
puzzle-theme-last = The last round
puzzle-told = { $title }: { $what }

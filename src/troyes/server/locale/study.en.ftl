# -- The analysis of a finished game ---------------------------------------------------------------------------------

study-title = Study of a game
study-back = Back to the table
study-none = What was each choice worth, and how much was luck? The strongest bot goes through the whole game once. That takes about a minute, and it is kept.
study-begin = Analyse this game
study-waiting = Another game is being analysed first…
study-working = Choice { $done } of { $total }
study-failed = The analysis did not come to an end.
study-note = Expected points and chances are estimates: what the strongest bot makes of each moment, with what the seat could know then.

study-curve = What was to be expected
study-curve-points = Points
study-curve-chance = Chance to win
study-curve-show = What is shown
study-curve-table = As a table
study-curve-at = { $when }: { $values }
study-curve-value = { $name } { $value }
study-curve-keys = Left and right go along the curve, Enter lays the moment on the board.
study-start = Start
study-end = End
study-when = When
study-stage-round = Round

study-turning = Turning points
study-turning-none = No moment decided more than the others.
study-turning-points = { $points } points
study-turning-chance = { $change } % chance to win
study-turning-choice = A choice
study-turning-dice = Dice and cards

study-account = Luck and choices
study-account-words = From { $start } points expected at the start to { $final } at the end.
study-luck = Luck
study-choices = Own choices
study-others = The others’ choices
study-revision = Estimate revised
study-accuracy = { $sound } of { $turns } turns as good as the best
study-le-roy = Le Roy

study-turns = Turn by turn
study-turns-filter = Show
study-turns-worth = The costliest first
study-turns-all = All, in order
study-turns-none = Nobody gave up half a point in any turn.
study-turn-gave-up = gave up { $points }
study-turn-sound = nothing better
study-turn-forced = no choice
study-turn-better = Better
study-turn-more = { $count ->
    [one] Show { $count } more turn
   *[other] Show { $count } more turns
}
study-seat-all = Everybody
study-seat = Whose turns

study-replay = Replay
study-back-games = Your games
study-look = On the board
study-look-board = The board at this moment
study-look-at = { $count ->
    [0] Before the first choice
    [one] After one choice
   *[other] After { $count } choices
}
study-look-show = Show on the board
study-look-replay = In the replay
study-look-line = What is shown
study-look-better = The better move
study-look-played = As it was played
study-look-lead = Show what it leads to
study-look-rolls = Now dice are rolled: what would have come, nobody knows.

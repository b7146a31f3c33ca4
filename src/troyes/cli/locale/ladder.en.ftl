# -- troyes ladder ---------------------------------------------------------------------------------------------------

cli-limits-both = --seconds and --simulations cannot go together.
    .remedy = Give one of them, or a limit to each player: count@0.5s, count@500.
cli-limit-idle = { $bot } does not search, so it has no limit ({ $given }).
    .remedy = Leave out what stands behind the @.
cli-ladder-title = { $title }, { $players ->
    [one] 1 seat
   *[other] { $players } seats
}: { $games ->
    [one] 1 game
   *[other] { $games } games
}
cli-ladder-pairs = Each against each
cli-ladder-player = Player
cli-ladder-against = Against
cli-ladder-rating = Rating
cli-ladder-sigma = Sigma
cli-ladder-games = Games
cli-ladder-wins = Wins
cli-ladder-share = Share
cli-ladder-points = Points
cli-ladder-spread = SD
cli-ladder-other-points = Theirs
cli-ladder-difference = Difference
cli-ladder-masterful = Above { $points }
cli-ladder-between = { $value } ({ $low }–{ $high })
cli-ladder-about = { $value } ± { $margin }
cli-ladder-fair = { $rest ->
    [one] By chance alone each would win { $fair }; a shared victory counts as its share.
   *[other] One against { $rest } of another player. By chance alone the one would win { $fair }; a shared victory counts as its share.
}
cli-ladder-alone = Each plays alone, all over the same seeds. In pairs, wins are seeds with the better result; ties count as a half.
cli-ladder-note = Every seed is played in every seating, and differences are paired by seed. Brackets and ± hold 95%. Ratings: openskill (Plackett-Luce), everybody from 25.
cli-ladder-json = The figures are in { $path }.
cli-ladder-plotted = The ladder is drawn in { $path }.
cli-ladder-rating-axis = Rating, with its 95% interval
cli-ladder-matrix = { $rest ->
    [one] Share of wins, row against column
   *[other] Share of wins, one of the row against { $rest } of the column
}
cli-ladder-matrix-alone = Share of seeds with the better result, row against column
cli-ladder-twice = { $bot } is named twice.
    .remedy = Name each player once; count@0.2s and count@1s are two.
cli-ladder-too-few = { $bots ->
    [0] No player is named.
   *[other] One player alone makes no ladder.
}
    .remedy = Name them with --bots: random,apprentice,greedy. Alone they play Troyes Dice with --players 1, and The King’s Challenge.
cli-ladder-other-run = { $path } holds games of another ladder (line { $line }).
    .remedy = Give the game, players, options and seed it was made with, or name another file.
cli-ladder-foreign = { $path } holds no results of “troyes ladder” (line { $line }).
    .remedy = Mend or remove that line, name another file, or replace it with --force.

# Who can play
cli-games-bots = Who plays against you:
cli-games-key = key
cli-games-level = level
cli-games-how = how it plays

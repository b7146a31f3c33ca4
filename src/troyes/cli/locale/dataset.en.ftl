# -- Sets of whole games -----------------------------------------------------------------------------------------------

cli-dataset-making = { $file }:
cli-dataset-made = { $path } holds { $games ->
    [one] 1 game
   *[other] { $games } games
} in { $files ->
    [one] 1 file
   *[other] { $files } files
}.
cli-dataset-right = { $path }: { $games ->
    [one] 1 game, played again and right.
   *[other] { $games } games, all played again and right.
}
cli-dataset-file = File
cli-dataset-game = Game
cli-dataset-seats = Seats
cli-dataset-games = Games
cli-dataset-bytes = Bytes a game
cli-dataset-engine = troyes
cli-dataset-table = Table

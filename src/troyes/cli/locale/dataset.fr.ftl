# -- Ensembles de parties entières -------------------------------------------------------------------------------------

cli-dataset-making = { $file } :
cli-dataset-made = { $path } contient { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} dans { $files ->
    [one] { $files } fichier
   *[other] { $files } fichiers
}.
cli-dataset-right = { $path } : { $games ->
    [one] { $games } partie, rejouée et juste.
   *[other] { $games } parties, toutes rejouées et justes.
}
cli-dataset-file = Fichier
cli-dataset-game = Jeu
cli-dataset-seats = Sièges
cli-dataset-games = Parties
cli-dataset-bytes = Octets par partie
cli-dataset-engine = troyes
cli-dataset-table = Table

# -- Parties entières dans des fichiers --------------------------------------------------------------------------------

dataset-missing = Il n’y a pas de fichier { $path }.
    .remedy = Vérifiez le nom.
dataset-unreadable = { $path } ne peut pas être lu : { $detail }.
    .remedy = Vérifiez le nom et vos droits ; un lieu sur le réseau peut demander son propre paquet, comme s3fs.
dataset-unwritable = { $path } ne peut pas être écrit : { $detail }.
    .remedy = Nommez un lieu où vous pouvez écrire et où il y a de la place. Ce qui était écrit est entier, et --resume continue à partir de là.
dataset-no-file = { $path } n’est pas un fichier ordinaire, et il en faut un pour des parties entières.
    .remedy = Nommez un autre fichier.
dataset-damaged = { $path } est abîmé, ou n’est pas un fichier Parquet : { $detail }.
    .remedy = Reprenez-le d’une sauvegarde, ou refaites-le.
dataset-foreign = { $path } ne contient pas de parties de troyes.
    .remedy = Nommez un fichier écrit par « troyes simulate --records ».
dataset-version = { $path } est au format { $found }, et cette version lit le format { $known }.
    .remedy = Installez une version plus récente de troyes.
dataset-other = { $path } contient des parties d’une autre sorte : autres options, autres nombres ou autres sièges, ou une autre version de troyes.
    .remedy = Nommez un autre fichier, ou remplacez-le par --force.
dataset-gap = { $path } ne continue pas là où { $games ->
    [one] finit { $games } partie
   *[other] finissent { $games } parties
}.
    .remedy = Refaites-le avec --force.
dataset-action = { $path }, partie { $game } : le siège { $seat } a choisi l’action { $action }, qui n’existe pas.
    .remedy = Le fichier a été modifié, ou vient d’une version plus récente de troyes.
dataset-wrong = { $path }, la partie { $game } n’a pas pu se jouer ainsi : { $why }
    .remedy = Le fichier a été modifié, ou vient d’une autre version de troyes.
dataset-winners = { $path }, partie { $game } : les sièges { $told } ne l’ont pas gagnée.
    .remedy = Le fichier a été modifié.

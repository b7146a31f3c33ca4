# -- troyes cards ----------------------------------------------------------------------------------------------------

cli-cards-title-troyes = Troyes : le plateau et les cartes
cli-cards-title-king = Le Défi du Roy : le plateau et les cartes
cli-cards-title-troyes-dice = Troyes Dice : les nombres imprimés
cli-cards-legend = ~ signale une estimation : personne ne nous a dit le nombre imprimé. { $estimates } valeurs sur { $numbers } sont des estimations ; inscrivez celles de votre boîte : troyes cards { $game } --template
cli-cards-inferred = ° signale ce qui découle de l’ordre, des quantités ou du thème : { $count ->
    [one] { $count } valeur
   *[other] { $count } valeurs
}.
cli-cards-owner = * signale un nombre de { $file }.

cli-cards-faults = { $count } de ces nombres ne peuvent pas être tels :

# Tableaux
cli-cards-characters-two = Entre parenthèses : à deux joueurs.
cli-cards-level = Niveau
cli-cards-card = Carte
cli-cards-kind = Type
cli-cards-hire = Coût
cli-cards-influence = { $price } inf.
cli-cards-influence-note = inf. : à payer en influence, sans deniers.
cli-cards-vp = PV
cli-cards-effect = Ce qu’elle fait
cli-cards-combat = Combat
cli-cards-banners = Bannières
cli-cards-black = Dés noirs
cli-cards-calls = Appelle
cli-cards-counts = Ce qui compte
cli-cards-tile = Tuile
cli-cards-side = Activité
cli-cards-from = { $points } PV

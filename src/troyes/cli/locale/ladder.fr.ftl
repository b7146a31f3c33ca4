# -- troyes ladder ---------------------------------------------------------------------------------------------------

cli-limits-both = --seconds et --simulations ne vont pas ensemble.
    .remedy = Donnez l’un des deux, ou une limite à chaque joueur : count@0.5s, count@500.
cli-limit-idle = { $bot } ne cherche pas : il n’a pas de limite ({ $given }).
    .remedy = Supprimez ce qui suit le @.
cli-ladder-title = { $title }, { $players ->
    [one] { $players } siège
   *[other] { $players } sièges
} : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
cli-ladder-pairs = Chacun contre chacun
cli-ladder-player = Joueur
cli-ladder-against = Contre
cli-ladder-rating = Cote
cli-ladder-sigma = Sigma
cli-ladder-games = Parties
cli-ladder-wins = Victoires
cli-ladder-share = Part
cli-ladder-points = Points
cli-ladder-spread = Éc.-type
cli-ladder-other-points = En face
cli-ladder-difference = Écart
cli-ladder-masterful = Plus de { $points }
cli-ladder-between = { $value } ({ $low }–{ $high })
cli-ladder-about = { $value } ± { $margin }
cli-ladder-fair = { $rest ->
    [one] Par pur hasard, chacun gagnerait { $fair } ; une victoire partagée compte pour sa part.
   *[other] Un joueur contre { $rest } autres, tous pareils. Par pur hasard, il gagnerait { $fair } ; une victoire partagée compte pour sa part.
}
cli-ladder-alone = Chacun joue seul, tous avec les mêmes graines. Entre deux joueurs, une victoire est une graine au meilleur résultat ; une égalité compte pour moitié.
cli-ladder-note = Chaque graine est jouée avec toutes les places à table, et les écarts se comptent graine par graine. Parenthèses et ± : 95 %. Cotes : openskill (Plackett-Luce), tous partent de 25.
cli-ladder-json = Les chiffres sont dans { $path }.
cli-ladder-plotted = L’échelle est dessinée dans { $path }.
cli-ladder-rating-axis = Cote, avec son intervalle à 95 %
cli-ladder-matrix = { $rest ->
    [one] Part des victoires, ligne contre colonne
   *[other] Part des victoires, un de la ligne contre { $rest } de la colonne
}
cli-ladder-matrix-alone = Part des graines au meilleur résultat, ligne contre colonne
cli-ladder-twice = { $bot } est nommé deux fois.
    .remedy = Nommez chaque joueur une fois ; count@0.2s et count@1s en font deux.
cli-ladder-too-few = { $bots ->
    [0] Aucun joueur n’est nommé.
   *[other] Un seul joueur ne fait pas une échelle.
}
    .remedy = Nommez-les avec --bots : random,apprentice,greedy. On joue seul à Troyes Dice avec --players 1, et au Défi du Roy.
cli-ladder-other-run = { $path } contient les parties d’une autre échelle (ligne { $line }).
    .remedy = Donnez le jeu, les joueurs, les options et la graine d’origine, ou nommez un autre fichier.
cli-ladder-foreign = { $path } ne contient pas de résultats de « troyes ladder » (ligne { $line }).
    .remedy = Corrigez ou supprimez cette ligne, nommez un autre fichier, ou remplacez-le avec --force.

# Qui peut jouer
cli-games-bots = Qui joue contre vous :
cli-games-key = clé
cli-games-level = niveau
cli-games-how = sa façon de jouer

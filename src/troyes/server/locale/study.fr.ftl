# -- L’analyse d’une partie terminée ---------------------------------------------------------------------------------

study-title = Étude d’une partie
study-back = Retour à la table
study-none = Que valait chaque choix, et quelle fut la part de la chance ? Le robot le plus fort parcourt toute la partie une fois. Cela prend une minute environ, et le résultat est conservé.
study-begin = Analyser cette partie
study-waiting = Une autre partie est analysée d’abord…
study-working = Choix { $done } sur { $total }
study-failed = L’analyse n’est pas arrivée à son terme.
study-note = Les points et les chances attendus sont des estimations : ce que le robot le plus fort pense de chaque moment, avec ce que le siège pouvait alors savoir.

study-curve = À quoi l’on pouvait s’attendre
study-curve-points = Points
study-curve-chance = Chance de gagner
study-curve-show = Ce qui est montré
study-curve-table = Sous forme de tableau
study-curve-at = { $when } : { $values }
study-curve-value = { $name } { $value }
study-curve-keys = Gauche et droite suivent la courbe, Entrée met le moment sur le plateau.
study-start = Début
study-end = Fin
study-when = Moment
study-stage-round = Manche

study-turning = Moments décisifs
study-turning-none = Aucun moment n’a décidé plus que les autres.
study-turning-points = { $points } pts
study-turning-chance = { $change } % de chances de gagner
study-turning-choice = Un choix
study-turning-dice = Dés et cartes

study-account = Chance et choix
study-account-words = Points attendus : { $start } au début, { $final } à la fin.
study-luck = Chance
study-choices = Propres choix
study-others = Choix des autres
study-revision = Estimation révisée
study-accuracy = Tours aussi bons que le meilleur : { $sound } sur { $turns }
study-le-roy = Le Roy

study-turns = Tour par tour
study-turns-filter = Montrer
study-turns-worth = Les plus coûteux d’abord
study-turns-all = Tous, dans l’ordre
study-turns-none = Personne n’a perdu un demi-point en un tour.
study-turn-gave-up = a coûté { $points }
study-turn-sound = rien de mieux
study-turn-forced = pas de choix
study-turn-better = Mieux
study-turn-more = { $count ->
    [one] Montrer { $count } tour de plus
   *[other] Montrer { $count } tours de plus
}
study-seat-all = Tout le monde
study-seat = Les tours de qui

study-replay = Revoir
study-back-games = Vos parties
study-look = Sur le plateau
study-look-board = Le plateau à ce moment
study-look-at = { $count ->
    [0] Avant le premier choix
    [one] Après un choix
   *[other] Après { $count } choix
}
study-look-show = Montrer sur le plateau
study-look-replay = Dans la partie
study-look-line = Ce qui est montré
study-look-better = Le meilleur coup
study-look-played = Comme il a été joué
study-look-lead = Montrer où cela mène
study-look-rolls = On lance maintenant les dés : ce qui serait venu, nul ne le sait.

### La table du terminal : les robots qui réfléchissent, les conseils, l’étude d’une partie terminée

# La mise en place
table-setup-seconds = Réflexion
table-seconds = { $seconds } s par décision
table-setup-hints = Conseils
table-hints-on = Oui : H en demande un
table-hints-off = Non
table-level = { $level }. { $line }

# Les robots au travail
table-ponders = { $name } réfléchit
table-weighs = { $lines ->
    [one] { $name } pèse { $lines } ligne, { $seconds } s
   *[other] { $name } pèse { $lines } lignes, { $seconds } s
}

# Un conseil
table-key-advice = conseil
table-help-advice = demander un conseil, si la table en donne
table-advice = Un conseil pour { $name }
table-advice-off = Cette table ne donne pas de conseils. Cela se choisit à la mise en place.
table-advice-wait = Ce n’est pas votre tour : un conseil porte sur un choix à vous.
table-advice-lost = Aucun conseil n’a pu être trouvé ({ $why }). Réessayez.
table-advice-weighs = { $lines ->
    [one] { $lines } ligne pesée, { $seconds } s
   *[other] { $lines } lignes pesées, { $seconds } s
}
table-advice-weighed = { $lines ->
    [0] Il n’y a rien d’autre à choisir.
    [one] { $lines } ligne pesée en { $seconds } s. Les points sont ceux que l’on peut attendre à la fin.
   *[other] { $lines } lignes pesées en { $seconds } s. Les points sont ceux que l’on peut attendre à la fin.
}
table-advice-best = Le mieux :
table-advice-other = Ou :
table-advice-then = puis
table-advice-best-expected = Attendu : { $points }
table-advice-other-expected = Attendu : { $points } ; cédé : { $less }
table-advice-follow = Le faire · ⏎
table-advice-close = Fermer · Échap

# L’étude d’une partie terminée
table-after-study = Étudier · S
table-study = La partie, après coup
table-study-keys = ↑ ↓ : lire la suite · Échap : retour
table-study-going = { $total ->
    [0] On commence …
    [one] { $done } choix jugé sur { $total }
   *[other] { $done } choix jugés sur { $total }
}
table-study-lost = L’étude n’a pas abouti ({ $why }). Fermez cette page et réessayez.
table-study-curve = Points que l’on pouvait attendre à la fin
table-study-chance = Chances de gagner, une estimation
table-study-when = { $when } :
table-study-turning = Les tournants
table-study-account = La chance et les choix, en points
table-study-start = début
table-study-luck = chance
table-study-choices = siens
table-study-others = autres
table-study-revision = révisé
table-study-final = fin
table-study-sound = justes
table-study-how = début + chance + choix propres + autres + révisé = fin. Révisé : ce qui a paru autre sans que rien n’arrive. Justes : tours qui ont cédé moins d’un demi-point.
table-study-turns = Les tours qui ont le plus cédé
table-study-sound-all = Aucun tour n’a cédé un demi-point.
table-study-gave-up = Points cédés par { $name } : { $points }
table-study-done = fait :
table-study-better = mieux :
table-study-budget = Chaque choix a été pesé { $seconds } s, avec ce que son joueur pouvait savoir.

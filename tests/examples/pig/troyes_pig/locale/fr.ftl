title-pig = Cochon
pig-setup-goal = But
    .help = Gagne qui garde le premier autant de points.
pig-ask = { $pot ->
    [0] Lancez le dé.
   *[other] { $pot } points sont au pot. Relancer, ou les garder ?
}
pig-option-roll = Lancer
pig-option-hold = { $pot ->
    [0] Finir le tour
   *[other] Garder { $pot } points
}
pig-log-rolled = { $seat_name } obtient { $pips ->
    [1] un : le pot est perdu
   *[other] { $pips }
}.
pig-log-held = { $seat_name } garde { $pot } et en a { $points }.
draw-die = dé

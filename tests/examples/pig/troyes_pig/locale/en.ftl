title-pig = Pig
pig-setup-goal = Goal
    .help = Who holds so many points first wins.
pig-ask = { $pot ->
    [0] Roll the die.
   *[other] { $pot } points lie in the pot. Roll again, or hold them?
}
pig-option-roll = Roll
pig-option-hold = { $pot ->
    [0] End the turn
   *[other] Hold { $pot } points
}
pig-log-rolled = { $seat_name } rolls { $pips ->
    [1] a one: the pot is lost
   *[other] { $pips }
}.
pig-log-held = { $seat_name } keeps { $pot } and has { $points }.
draw-die = die

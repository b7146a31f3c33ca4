# What all games of the family speak of
colour-red = red
colour-yellow = yellow
colour-white = white
building-city_hall = City Hall
    .the = the City Hall
building-cathedral = Cathedral
    .the = the Cathedral
building-bishopric = Bishopric
    .the = the Bishopric
resource-influence = Influence
resource-deniers = Deniers
amount-nothing = nothing
amount-influence = { $count } influence
amount-deniers = { $count ->
    [one] 1 denier
   *[other] { $count } deniers
}
score-total = Total

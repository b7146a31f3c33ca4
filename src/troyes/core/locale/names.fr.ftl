# Ce dont parlent tous les jeux de la famille
colour-red = rouge
colour-yellow = jaune
colour-white = blanc
    .f = blanche
building-city_hall = Hôtel de ville
    .the = l’Hôtel de ville
building-cathedral = Cathédrale
    .the = la Cathédrale
building-bishopric = Évêché
    .the = l’Évêché
resource-influence = Influence
resource-deniers = Deniers
amount-nothing = rien
amount-influence = { $count ->
    [one] { $count } influence
   *[other] { $count } influences
}
amount-deniers = { $count ->
    [one] { $count } denier
   *[other] { $count } deniers
}
score-total = Total

# -- troyes cards ----------------------------------------------------------------------------------------------------

cli-cards-title-troyes = Troyes: the board and the cards
cli-cards-title-king = The King’s Challenge: the board and the cards
cli-cards-title-troyes-dice = Troyes Dice: the printed numbers
cli-cards-legend = ~ marks an estimate: nobody has told us the printed number. { $estimates } of { $numbers } entries are estimates; put in those of your own box: troyes cards { $game } --template
cli-cards-inferred = ° marks what follows from order, counts or theme: { $count } entries.
cli-cards-owner = * marks a number from { $file }.

cli-cards-faults = { $count } of these numbers cannot be so:

# Tables
cli-cards-characters-two = In brackets: with two players.
cli-cards-level = Level
cli-cards-card = Card
cli-cards-kind = Kind
cli-cards-hire = Hire
cli-cards-influence = { $price } inf.
cli-cards-influence-note = inf.: paid in influence, without deniers.
cli-cards-vp = VP
cli-cards-effect = Effect
cli-cards-combat = Combat
cli-cards-banners = Banners
cli-cards-black = Black dice
cli-cards-calls = Calls
cli-cards-counts = What is counted
cli-cards-tile = Tile
cli-cards-side = Activity
cli-cards-from = { $points } VP

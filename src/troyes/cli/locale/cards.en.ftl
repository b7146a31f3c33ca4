# -- troyes cards ----------------------------------------------------------------------------------------------------

cli-cards-title-troyes = Troyes: the board and the cards
cli-cards-title-king = The King’s Challenge: the board and the cards
cli-cards-title-troyes-dice = Troyes Dice: the printed numbers
cli-cards-legend = ~ marks an estimate: nobody has told us the printed number. { $estimates } of { $numbers } entries are estimates; put in those of your own box: troyes cards { $game } --template
cli-cards-owner = * marks a number from { $file }.

# Tables
cli-cards-board = The board
cli-cards-activities-red = Red Activity cards
cli-cards-activities-yellow = Yellow Activity cards
cli-cards-activities-white = White Activity cards
cli-cards-events-board = The event on the board
cli-cards-events-red = Red events
cli-cards-events-yellow = Yellow events
cli-cards-events-white = White events
cli-cards-ladies-activities-red = The Ladies of Troyes: red Activity cards
cli-cards-ladies-activities-yellow = The Ladies of Troyes: yellow Activity cards
cli-cards-ladies-activities-white = The Ladies of Troyes: white Activity cards
cli-cards-ladies-events-red = The Ladies of Troyes: red events
cli-cards-ladies-events-yellow = The Ladies of Troyes: yellow events
cli-cards-ladies-events-white = The Ladies of Troyes: white events
cli-cards-ladies-characters = The Ladies of Troyes: Characters
cli-cards-ladies-ramparts = The Ladies of Troyes: ramparts and supply
cli-cards-ladies-outdoor = The Ladies of Troyes: outdoor activities, both sides of each tile
cli-cards-characters = Characters
cli-cards-characters-two = In brackets: with two players.
cli-cards-level = Level
cli-cards-card = Card
cli-cards-kind = Kind
cli-cards-hire = Hire
cli-cards-influence = { $price } inf.
cli-cards-influence-note = inf.: paid in influence, without deniers.
cli-cards-vp = VP
cli-cards-by-die = each die
cli-cards-effect = Effect
cli-cards-combat = Combat
cli-cards-banners = Banners
cli-cards-black = Black dice
cli-cards-calls = Calls
cli-cards-counts = What is counted
cli-cards-tile = Tile
cli-cards-side = Activity
cli-cards-from = { $points } VP
cli-cards-calls-nothing = –

# The board of Troyes
cli-cards-board-palace = Palace: die values by space
cli-cards-board-city_hall = City Hall: die values by row
cli-cards-board-city_hall_row_spaces = City Hall: spaces in a row
cli-cards-board-bishopric = Bishopric: die values by row
cli-cards-board-bishopric_row_spaces = Bishopric: spaces in a row
cli-cards-board-cathedral_levels = Cathedral: levels
cli-cards-board-influence_start = Influence at the start
cli-cards-board-influence_max = Influence at most
cli-cards-board-deniers_start = Deniers at the start
cli-cards-board-income = Income
cli-cards-board-salary = Salary of a citizen
cli-cards-board-citizens_each = Citizens of each player
cli-cards-board-neutral_citizens = Neutral citizens
cli-cards-board-start_citizens = Citizens to place, by players
cli-cards-board-rounds = Rounds, by players
cli-cards-board-two_player_neutrals = Two players: neutral citizens (value, or row/space)
cli-cards-board-roy_order = Le Roy’s places, best first (value, or row/space)

# The ramparts of The Ladies of Troyes, and what it adds to the supply
cli-cards-ramparts-spaces = Ramparts: spaces
cli-cards-ramparts-gates = Ramparts: spaces of the four gates
cli-cards-supply-neutral_citizens_more = More neutral citizens, with its events
cli-cards-supply-purple_dice_each = Purple dice of each player

# The sheet of Troyes Dice
cli-cards-dice-wheel-prices = Prices on the wheel, by place
cli-cards-dice-wheel-attack_from_day = Attacks from day
cli-cards-dice-plazas-tiles = Plaza tiles, both sides
cli-cards-dice-resources-start = Resources at the start, each
cli-cards-dice-resources-citizens_at = Resources that bring a citizen
cli-cards-dice-buildings-fortress = Fortress: its citizen, by column
cli-cards-dice-buildings-great_hall = Great Hall: for each die on offer, by column
cli-cards-dice-buildings-cathedral = Cathedral: what it scores, by column
cli-cards-dice-buildings-cathedral_numbers = Cathedral: points, in order of construction
cli-cards-dice-buildings-work_citizens = Work building: citizens
cli-cards-dice-buildings-links = Links between columns
cli-cards-dice-citizens-resources_at = Citizens: one of each resource at
cli-cards-dice-citizens-work_building_at = Citizens: a work building at
cli-cards-dice-citizens-prestige_at = Citizens: a prestige building at
cli-cards-dice-citizens-prestige = Prestige building of each track
cli-cards-dice-citizens-pair_at = Citizens: one for two other tracks at
cli-cards-dice-citizens-pair = The other tracks of each
cli-cards-free = free
cli-cards-any = { $count } of any
cli-cards-amounts = { $amounts }
cli-cards-each-die = { $amounts } for each { $colour } die

# The file for an owner's numbers
cli-cards-template = The numbers of your own copy of the game.
    Where your copy shows another number, take away the “# ” before it and write yours; all others stay as they are.
    Play with them: troyes play { $game } --cards this-file.toml
    Behind each number stands how it is known:
cli-cards-how-printed = read off the component itself
cli-cards-how-rule = stated by the rules
cli-cards-how-example = follows from an example in the rules
cli-cards-how-report = told by players
cli-cards-how-inferred = follows from order, counts or theme
cli-cards-how-estimate = not known; chosen so that the game is balanced
cli-cards-how-spaces = [row, place], both counted from 0
cli-cards-how-fixed = cannot be changed: the rules rest on it
cli-cards-how-yours = from your file

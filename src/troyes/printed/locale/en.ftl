# -- The printed numbers: what they are called, and how they are known -------------------------------------------------

# Tables
printed-board = The board
printed-activities-red = Red Activity cards
printed-activities-yellow = Yellow Activity cards
printed-activities-white = White Activity cards
printed-events-board = The event on the board
printed-events-red = Red events
printed-events-yellow = Yellow events
printed-events-white = White events
printed-ladies-activities-red = The Ladies of Troyes: red Activity cards
printed-ladies-activities-yellow = The Ladies of Troyes: yellow Activity cards
printed-ladies-activities-white = The Ladies of Troyes: white Activity cards
printed-ladies-events-red = The Ladies of Troyes: red events
printed-ladies-events-yellow = The Ladies of Troyes: yellow events
printed-ladies-events-white = The Ladies of Troyes: white events
printed-ladies-characters = The Ladies of Troyes: Characters
printed-ladies-ramparts = The Ladies of Troyes: ramparts and supply
printed-ladies-outdoor = The Ladies of Troyes: outdoor activities, both sides of each tile
printed-characters = Characters
printed-by-die = each die
printed-calls-nothing = –

# The board of Troyes
printed-board-palace = Palace: die values by space
printed-board-city_hall = City Hall: die values by row
printed-board-city_hall_row_spaces = City Hall: spaces in a row
printed-board-bishopric = Bishopric: die values by row
printed-board-bishopric_row_spaces = Bishopric: spaces in a row
printed-board-cathedral_levels = Cathedral: levels
printed-board-influence_start = Influence at the start
printed-board-influence_max = Influence at most
printed-board-deniers_start = Deniers at the start
printed-board-income = Income
printed-board-salary = Salary of a citizen
printed-board-citizens_each = Citizens of each player
printed-board-neutral_citizens = Neutral citizens
printed-board-start_citizens = Citizens to place, by players
printed-board-rounds = Rounds, by players
printed-board-two_player_neutrals = Two players: neutral citizens (value, or row/space)
printed-board-roy_order = Le Roy’s places, best first (value, or row/space)

# The ramparts of The Ladies of Troyes, and what it adds to the supply
printed-ramparts-spaces = Ramparts: spaces
printed-ramparts-gates = Ramparts: spaces of the four gates
printed-supply-neutral_citizens_more = More neutral citizens, with its events
printed-supply-purple_dice_each = Purple dice of each player

# The sheet of Troyes Dice
printed-dice-wheel-prices = Prices on the wheel, by place
printed-dice-wheel-attack_from_day = Attacks from day
printed-dice-plazas-tiles = Plaza tiles, both sides
printed-dice-resources-start = Resources at the start, each
printed-dice-resources-citizens_at = Resources that bring a citizen
printed-dice-buildings-fortress = Fortress: its citizen, by column
printed-dice-buildings-great_hall = Great Hall: for each die on offer, by column
printed-dice-buildings-cathedral = Cathedral: what it scores, by column
printed-dice-buildings-cathedral_numbers = Cathedral: points, in order of construction
printed-dice-buildings-work_citizens = Work building: citizens
printed-dice-buildings-links = Links between columns
printed-dice-citizens-resources_at = Citizens: one of each resource at
printed-dice-citizens-work_building_at = Citizens: a work building at
printed-dice-citizens-prestige_at = Citizens: a prestige building at
printed-dice-citizens-prestige = Prestige building of each track
printed-dice-citizens-pair_at = Citizens: one for two other tracks at
printed-dice-citizens-pair = The other tracks of each
printed-free = free
printed-any = { $count } of any
printed-amounts = { $amounts }
printed-each-die = { $amounts } for each { $colour } die

# The file for an owner's numbers
printed-template = The numbers of your own copy of the game.
    Where your copy shows another number, take away the “# ” before it and write yours; all others stay as they are.
    Play with them: troyes play { $game } --cards this-file.toml
    Behind each number stands how it is known:
printed-how-printed = read off the component itself
printed-how-rule = stated by the rules
printed-how-example = follows from an example in the rules
printed-how-report = told by players
printed-how-inferred = follows from order, counts or theme
printed-how-estimate = not known; chosen so that the game is balanced
printed-how-spaces = [row, place], both counted from 0
printed-how-fixed = cannot be changed: the rules rest on it
printed-how-yours = from your file
printed-given = { $title }: the numbers of an own copy of the game.
    Play with them: troyes play { $game } --cards this-file.toml
printed-usually = usually { $value }

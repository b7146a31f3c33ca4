title-troyes-dice = Troyes Dice

# Names
was-red = red
was-yellow = yellow
was-white = white
half-morning = morning
half-afternoon = afternoon
building-fortress = Fortress
    .the = the Fortress
building-counts_palace = Count’s Palace
    .the = the Count’s Palace
building-great_hall = Great Hall
    .the = the Great Hall
other-fortress = the Fortress
other-great_hall = the Great Hall
other-cathedral = the Cathedral
character-fortress = Hugues de Payns
    .counts = Fortresses
character-counts_palace = Isabeau de Bavière
    .counts = Count’s Palaces
character-great_hall = Thibaut II
    .counts = Great Halls
character-city_hall = Jeanne de Champagne
    .counts = City Halls
character-cathedral = Urbain IV
    .counts = Cathedrals
character-bishopric = Marie de Champagne
    .counts = Bishoprics
resource-knowledge = Knowledge
citizens-red = Knights
citizens-yellow = Artisans
citizens-white = Priests

amount-knowledge = { $count } knowledge
amount-red-citizen = { $count ->
    [one] 1 red citizen
   *[other] { $count } red citizens
}
amount-yellow-citizen = { $count ->
    [one] 1 yellow citizen
   *[other] { $count } yellow citizens
}
amount-white-citizen = { $count ->
    [one] 1 white citizen
   *[other] { $count } white citizens
}

# Tiles
tile-1-banquet = Each influence moves this die by one or two.
tile-1-raid = Influence cannot change this die.
tile-2-banquet = This die is free.
tile-2-raid = This die costs 1 denier more.
tile-3-banquet = A Cathedral constructed with this die brings one of each resource.
tile-3-raid = This die costs 1 knowledge more.
tile-4-banquet = A work building constructed with this die brings one more citizen of its colour.
tile-4-raid = This die is worth 0 until influence raises it.
tile-5-banquet = This die changes colour for 1 knowledge.
tile-5-raid = This die cannot change colour.
tile-6-banquet = A Fortress constructed with this die brings one more red citizen, and a yellow or a white one.
tile-6-raid = This die costs 1 influence more.
tile-7-banquet = A Great Hall constructed with this die counts one more die of the colour it needs.
tile-7-raid = This die constructs no prestige building.
tile-8-banquet = A black die here does no harm and may be chosen.
tile-8-raid = A transparent die here strikes like a black one.

# What is asked
dice-ask-die = Choose a die.
dice-ask-use = Use it: gain resources, or construct a building.
dice-ask-work-building = Bonus: construct a work building under any number.
dice-ask-prestige-building = Bonus: construct a prestige building under any number.
dice-ask-citizen = Circle one more citizen: yellow or white?
dice-ask-track = That track is full. On which track do you circle the citizen instead?

# Options
dice-option-die = { $paid ->
    [0] Place { $place }: the { $colour } { $value }, free
   *[1] Place { $place }: the { $colour } { $value } for { $price }
}
dice-option-one-of-each = No die can be had: gain one of each resource
dice-option-gain = { $paid ->
    [0] Gain { $gain }
   *[1] Gain { $gain } (pay { $price })
}
dice-option-build = { $paid ->
    [0] Construct { $building_the } under the { $number }
   *[1] Construct { $building_the } under the { $number } (pay { $price })
}
dice-option-citizen = Circle a { $colour } citizen

# Log
dice-log-numbered = The columns are numbered from a rolled { $start }.
dice-log-plazas = The plazas are laid out in the order { $order }.
dice-log-sides = Their sides come up { $sides }.
dice-log-tiles = The Banquets and Raids tiles { $tiles } are in play.
dice-log-rolled = Day { $day }, { $half }: { $one }, { $two }, { $three } and a black { $black }.
dice-log-destroyed = The { $value } on place { $place } destroys the { $colour } plaza.
dice-log-tamed = The black { $value } does no harm on the { $colour } plaza; it may be chosen.
dice-log-crossed = { $seat_name } loses the { $colour } { $number }.
dice-log-guarded = { $seat_name }’s Fortress guards the { $colour } { $number }.
dice-log-spared = { $seat_name } had already lost the { $colour } { $number }.
dice-log-plaza-turned = The { $was } plaza is rebuilt as { $colour }.
dice-log-tile-turned = Tile { $tile } turns to its Raid side.
dice-log-finished = { $seat_name } finishes with { $points } points.
dice-log-took = { $paid ->
    [0] { $seat_name } takes the { $colour } { $value } for free.
   *[1] { $seat_name } takes the { $colour } { $value } for { $price }.
}
dice-log-changed = { $seat_name } makes it a { $colour } { $value } for { $price }.
dice-log-rest = { $seat_name } can have no die and gains one of each resource.
dice-log-gained = { $seat_name } gains { $gain }.
dice-log-overflowed = { $seat_name } has no room for { $gain }.
dice-log-drew = { $seat_name } constructs { $building_the } under the { $number }.
dice-log-wrote = { $seat_name } unlocks { $character }: { $points } VP for each of the { $character_counts }.
dice-log-linked = The link between two buildings brings { $seat_name } { $gain }.
dice-log-earned-resources = { $seat_name } completes a column of citizens: one of each resource.
dice-log-earned-work = { $seat_name } completes a column of citizens: a work building.
dice-log-earned-prestige = { $seat_name } reaches the prestige building of the { $colour } citizens.
dice-log-earned-pair = { $seat_name } fills the { $colour } track: two more citizens.
dice-log-bonus-lost = { $seat_name } has nothing left to construct: the bonus is lost.
dice-log-moved-on = { $seat_name }’s { $was } track is full: the citizen becomes { $colour }.

# Why not
why-dice-die-first = Choose a die first.
why-dice-die-chosen = You have already chosen your die for this half day.
why-dice-use-first = Use your die first.
why-dice-die-can-be-had = One of each resource is only for those who can have no die at all, and you can have one.
why-dice-black = The black die can never be chosen.
why-dice-raided = The Raid on this plaza turns its die into a black one: it cannot be chosen.
why-dice-price-fixed = The price of place { $place } leaves nothing to choose: take the die as it is.
why-dice-price-any = Place { $place } costs one resource of your choice: say which.
why-dice-too-dear = That costs { $price }; you are short of { $short }.
why-dice-worth-nothing = After paying { $price } you would have no influence left to make this die worth anything.
why-dice-colour-fixed = The Raid on this plaza keeps the die { $colour }.
why-dice-colour-dear = Making the die { $colour } costs { $price }; you have { $have }.
why-dice-value-fixed = The Raid on this plaza keeps the die at { $value }.
why-dice-value-dear = Making the die a { $value } costs { $price }; you have { $have }.
why-dice-no-prestige = The Raid on this plaza lets its die construct no prestige building.
why-dice-drawn = You have already constructed { $building_the } under the { $number }.
why-dice-crossed = Your { $colour } { $number } is crossed out: { $building_the } there is lost.
why-dice-name-citizen = Choose a yellow or a white citizen.
why-dice-name-track = Choose the track for the citizen first.
why-dice-track-full = Your { $colour } track is full with { $length } citizens.
why-dice-bonus-work = This bonus is for a work building: Count’s Palace, City Hall or Bishopric.
why-dice-bonus-prestige = This bonus is for { $building_the } or { $other }.

# Scores
score-fortress = Hugues de Payns · Fortresses
score-counts_palace = Isabeau de Bavière · Count’s Palaces
score-great_hall = Thibaut II · Great Halls
score-city_hall = Jeanne de Champagne · City Halls
score-cathedral = Urbain IV · Cathedrals
score-bishopric = Marie de Champagne · Bishoprics
score-influence = Pairs of influence
score-deniers = Pairs of deniers
score-knowledge = Pairs of knowledge
score-red_citizens = Red citizens
score-yellow_citizens = Yellow citizens
score-white_citizens = White citizens

# Achievements
achievement-three_games-solo = Play 3 solo games
achievement-three_games-multiplayer = Play 3 games with others
achievement-three_games-expansion = Play 3 games with Banquets and Raids
achievement-score-45 = Score 45 points
achievement-score-55 = Score 55 points
achievement-score-65 = Score 65 points
achievement-win_over_60 = Win a game with others with more than 60 points
achievement-eighteen_from_one_character = Gain 18 points from one character
achievement-forty_citizens = Gather 40 citizens
achievement-prestige_row-fortress = Construct all six Fortresses
achievement-prestige_row-great_hall = Construct all six Great Halls
achievement-prestige_row-cathedral = Construct all six Cathedrals
achievement-work_row-counts_palace = Construct all six Count’s Palaces
achievement-work_row-city_hall = Construct all six City Halls
achievement-work_row-bishopric = Construct all six Bishoprics
achievement-resource_track-influence = Circle all influence
achievement-resource_track-deniers = Circle all deniers
achievement-resource_track-knowledge = Circle all knowledge
achievement-citizen_track-red = Circle all red citizens
achievement-citizen_track-yellow = Circle all yellow citizens
achievement-citizen_track-white = Circle all white citizens

# Positions that cannot be
position-dice-over = the game is over only after the eighth afternoon, when every seat has finished
position-dice-sheets-differ = when the game is over everybody sees each seat’s sheet as it is
position-dice-half-day-over = every seat has finished: the half day would be over
position-dice-numbers-once = each number from 1 to 6 stands above exactly one column
position-dice-numbers-option = they do not follow from the option “numbering”
position-dice-no-such-plaza = there is no further plaza with { $up } and { $down }
position-dice-tile-where = tiles lie only beside plazas of one colour, and only with “banquets”
position-dice-raid-without-tile = there is no tile to show its Raid side
position-dice-three-tiles = with “banquets” three different tiles lie beside the plazas of one colour
position-dice-more-left = more are left than were ever circled
position-dice-circled-at-start = { $count } are circled from the start
position-dice-struck-too-soon = no die is struck before day { $day }
position-dice-guarded-die = a Fortress stands under a red die that is crossed out
position-dice-no-cathedral = that Cathedral is not constructed
position-dice-cathedral-numbers = { $count } Cathedrals wrote the numbers { $due }
position-dice-nothing-chosen = it has chosen nothing yet, so its sheet is still the one everybody sees
position-dice-only-bonuses = only a bonus waits in line
position-dice-nothing-under-way = nothing is under way at the stage “{ $stage }”
position-dice-no-die-there = there is no die to choose at that place
position-dice-no-die-yet = no die is chosen yet
position-dice-track-not-full = that track is not full
position-dice-nothing-to-choose = the first of them must leave something to choose
position-dice-useless-die = that die cannot be used for anything
position-dice-struck-between = no die is struck between two events
position-dice-building-missing = a building that everybody sees is missing
position-dice-number-changed = a number once written never changes
position-dice-circle-missing = what everybody sees circled is missing
position-dice-no-such-thing = there is no such thing as “{ $name }”

# What the generator decides
draw-numbering = number of the first column
draw-plazas = order of the plazas
draw-sides = sides of the plazas
draw-roll = day { $day }, { $half }

# A game alone: the marks of the wall
dice-mark-0 = A quiet week. The first mark on the wall stands at { $mark }.
dice-mark-1 = A good week’s work. The next mark stands at { $mark }.
dice-mark-2 = The whole town speaks of it. Only the mark at { $mark } is higher.
dice-mark-3 = Masterly: there is no mark above { $mark }.

### The board of Troyes and The King's Challenge in the browser

# Its parts
board-city-board = The board
board-city-events = Events
board-city-cards = Activity cards
board-city-buildings = Principal buildings
board-city-square = City square
board-city-cathedral = Cathedral
board-city-ramparts = Ramparts
board-city-families = Families
board-city-neutral = Neutral
board-city-roy = Le Roy
board-city-roy-table = Le Roy’s table of actions
board-city-roy-words = He rolls two black dice and adds them up; the row tells what he does and how many of his best dice it costs him.
board-city-roy-rolled = Le Roy rolled { $first } and { $second }: { $act }
board-city-roy-act-2 = gains 2 VP
board-city-roy-price-2 = 3 dice, 1 yours (6 deniers)
board-city-roy-act-3 = gains 2 VP
board-city-roy-price-3 = 2 dice, 1 yours (4 deniers)
board-city-roy-act-4 = places a citizen
board-city-roy-price-4 = 1 die
board-city-roy-act-5 = counters the last event
board-city-roy-price-5 = 1 die for each free banner
board-city-roy-act-6 = places a tradesman
board-city-roy-price-6 = 1 die
board-city-roy-act-7 = 2 cubes on the Cathedral
board-city-roy-price-7 = 2 dice
board-city-roy-act-8 = lets a character count
board-city-roy-price-8 = no die
board-city-agriculture = Agriculture
board-city-black = Black dice
board-city-stack = Characters, the next first
board-city-later = round { $level }
board-city-per-die = /die
board-city-free = free
board-city-starts = Start player
board-city-secret = Secret
board-city-at-hand = at hand
board-city-to-hire = to hire
board-city-open = lies open for all
board-city-secret-of = secret of { $name }
board-city-passed-short = passed +{ $deniers }

# For those who hear the board
board-city-card = { $paid ->
    [influence] { $name }, { $per }. A tradesman costs { $hire } influence. Tradesmen: { $tradesmen }.
   *[deniers] { $hire ->
        [one] { $name }, { $per }. A tradesman costs 1 denier. Tradesmen: { $tradesmen }.
       *[other] { $name }, { $per }. A tradesman costs { $hire } deniers. Tradesmen: { $tradesmen }.
    }
}
board-city-event = { $place }. { $name }: { $colour } dice, division { $per }. { $cubes } of { $banners } banners taken. { $first } and { $second } VP.
board-city-decks = Events still to come: { $red } red, { $yellow } yellow, { $white } white.
board-city-building = { $salary ->
    [0] { $building }: no salaries.
    [one] { $building }: a salary of 1 denier for each citizen.
   *[other] { $building }: a salary of { $salary } deniers for each citizen.
}
board-city-salary = { $salary ->
    [one] A salary of 1 denier for each citizen
   *[other] A salary of { $salary } deniers for each citizen
}
board-city-space = { $building }, { $values }: { $who }
board-city-lying = { $name }’s citizen lies here: { $building }
board-city-possessed = { $count ->
    [one] One citizen of { $name } is possessed
   *[other] { $count } citizens of { $name } are possessed
}
board-city-die = { $name }: { $colour } { $value }
board-city-black-die = Black { $value }
board-city-passed = { $deniers ->
    [one] Passed; 1 denier waits in the district
   *[other] Passed; { $deniers } deniers wait in the district
}
board-city-agriculture-effect = Agriculture: 1 denier for each { $per } of the value of yellow dice
board-city-cathedral-effect = Cathedral: each white die adds a cube in the column of its value, for { $vp } VP and { $low } influence in columns { $first }, { $vp } VP and { $high } influence in columns { $second }
board-city-site = Level { $level }, column { $column }
board-city-ramparts-effect = Ramparts: a die sends your guard further round the wall
board-city-advance = To space { $space }
board-city-tile = Gate { $gate }, space { $space }: { $name }. Cubes: { $cubes }.
board-city-grey = { $name }: { $supply } citizens in the supply
board-city-gained = { $name } has gained: { $cards }
board-city-gained-title = Cards that { $name } has gained
board-city-own = What is yours
board-city-purse = Deniers { $deniers }, influence { $influence }, VP { $vp }
board-city-people = { $supply } citizens at hand, { $general } more to be hired
board-city-character = { $name }, { $whose }. 1, 3 and 6 VP for { $marks }.
board-city-family = { $passed ->
    [yes] { $name }, passed: { $deniers } deniers, { $influence } influence, { $vp } VP
   *[no] { $name }: { $deniers } deniers, { $influence } influence, { $vp } VP
}
board-city-evening = The city at evening: { $built } of { $sites } bays of the Cathedral are built.

# A turn told on the board
city-told-income = Income comes in, and salaries are paid.
city-told-roll = Everybody rolls.
city-told-nobody = It finds nothing to take: nobody is struck.

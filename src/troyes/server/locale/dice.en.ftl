# The table of Troyes Dice in the browser
board-dice-table = The table of Troyes Dice
board-dice-wheel = The wheel
board-dice-dice = The dice
board-dice-plazas = The other plazas
board-dice-sheet = { $seat_name }’s sheet
board-dice-own-sheet = Your sheet
board-dice-blank-sheet = Scoresheet
board-dice-day = Day { $day } of { $days }
board-dice-window = day
board-dice-half-morning = Morning
board-dice-half-afternoon = Afternoon
board-dice-safe = The sheets are safe
    until day { $day }
board-dice-strikes = The black die
    strikes the sheets
board-dice-free = free
board-dice-price = { $price }
board-dice-price-any = { $count ->
    [one] 1 resource of your choice
   *[other] { $count } of one resource of your choice
}
board-dice-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
board-dice-rest = Take one of each
board-dice-pay-with = Pay with
board-dice-pay-with-what = Pay with { $price }

# The sheet
board-dice-district-red = Noble
board-dice-district-yellow = Civil
board-dice-district-white = Religious
board-dice-district-name = { $colour ->
    [red] Noble district
    [yellow] Civil district
   *[other] Religious district
}
board-dice-row-fortress = Fortress
board-dice-row-counts_palace = Count’s
    Palace
board-dice-row-great_hall = Great
    Hall
board-dice-row-city_hall = City
    Hall
board-dice-row-cathedral = Cathedral
board-dice-row-bishopric = Bishopric
board-dice-gain-influence = Gain influence
board-dice-gain-deniers = Gain deniers
board-dice-gain-knowledge = Gain knowledge
board-dice-first-fortress = Hugues
board-dice-first-counts_palace = Isabeau
board-dice-first-great_hall = Thibaut
board-dice-first-city_hall = Jeanne
board-dice-first-cathedral = Urbain
board-dice-first-bishopric = Marie
board-dice-resources = Resources
board-dice-citizens = Citizens
board-dice-in-hand = { $count } in hand

# The other sheets
board-dice-others = The others, as the last half day left them
board-dice-other = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}. { $busy ->
    [1] Still choosing. Open the sheet
   *[0] Open the sheet
}
board-dice-as-it-stood = As it stood at the end of the last half day
board-dice-previous = The sheet before
board-dice-next = The next sheet
board-dice-close = Close

# In words
board-dice-die = Place { $place }: the { $colour } { $value }, { $cost }
board-dice-how = { $changed ->
    [0] With the { $was } { $value } on place { $place }
   *[1] With the { $was } { $value } on place { $place }, made a { $colour } { $number }
}
board-dice-die-black = Place { $place }: the black { $value }
board-dice-die-struck = Place { $place }: the { $colour } { $value } strikes like a black die
board-dice-destroys = { $now ->
    [0] It destroys its plaza. From day { $from } on it also strikes the sheets.
   *[1] It destroys its plaza and strikes every sheet that no Fortress guards.
}
board-dice-plaza = { $colour ->
    [red] A red plaza
    [yellow] A yellow plaza
   *[other] A white plaza
}
board-dice-plaza-same = Both of its sides have this colour.
board-dice-plaza-back = Its other side is { $colour }: that comes up when the plaza is destroyed.
board-dice-window-words = The window: this plaza rests today.
board-dice-banquet = Banquet { $tile }
board-dice-raid = Raid { $tile }
board-dice-space-die = The { $colour } { $number }
board-dice-space-building = { $building }, under the { $number }
board-dice-brings-die = A die like this gains { $gain }.
board-dice-brings-fortress = Brings { $gain } and guards its whole column.
board-dice-brings-great-hall = Brings { $gain } for each { $colour } die on offer; now there { $now ->
    [0] is none
    [one] is 1
   *[other] are { $now }
}.
board-dice-brings-cathedral = { $character }: { $points } VP for each of your { $character_counts }.
board-dice-brings-work = Brings { $gain }.
board-dice-link = With its neighbour on the { $side ->
    [left] left
   *[right] right
}: { $gain }.
board-dice-die-open = Its two buildings can still be lost to the black die.
board-dice-die-guarded = The Fortress guards this column.
board-dice-die-lost = Crossed out; a die still gains its resources.
board-dice-building-open = Not yet constructed.
board-dice-building-guarded = Not yet constructed; the Fortress guards it.
board-dice-building-lost = Lost: it can no longer be constructed.
board-dice-building-drawn = Constructed.
board-dice-reached = Can be chosen: { $cost }.
board-dice-track-citizens = { $citizens }: { $count } of 20
board-dice-track-resource = { $resource }: { $left } in hand, room for { $room } more
board-dice-at-resources = All three tracks at { $at }: one of each resource.
board-dice-at-work = All three tracks at { $at }: a work building.
board-dice-at-prestige = At { $at }: { $building_the } or { $other }.
board-dice-at-pair = At { $at }: { $gain }.
board-dice-use-influence = 1 influence moves a die up or down by one.
board-dice-use-deniers = Deniers pay for dice.
board-dice-use-knowledge = 2 knowledge give a die another colour.
board-dice-on-track = { $citizens } come along at { $at }. Each pair left at the end is worth 1 point.
board-dice-evening = { $built ->
    [one] The town at evening: one building stands.
   *[other] The town at evening: { $built } buildings stand.
}

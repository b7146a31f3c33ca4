# -- Why a printed number of an owner's cannot be so ------------------------------------------------------------------

city-cards-rule = the rules rest on { $value }: it cannot be changed
city-cards-influence = expected the start of the influence track to be no further than its end
city-cards-neutrals = expected six different spaces in the three buildings together, got { $count }
city-cards-order = expected each of the six spaces once
city-cards-rows = expected the rows to name each die value from 1 to 6 once
city-cards-room = the citizens of { $players } players must find room on { $spaces } spaces
city-cards-enough = there must be enough neutral citizens for the { $left } spaces that { $players } players leave
city-cards-price = expected a price in deniers or in influence, not in both
city-cards-slot = expected at least one { $colour } card of level { $level }{ $of_box ->
        [ladies] { " " }in The Ladies of Troyes
       *[base] { "" }
    }
city-cards-calls = a red event calls yellow or white
city-cards-calls-none = expected “nothing”: a { $colour } event calls no other
city-cards-red-events = expected at least { $least } red events in the base game, bonus cards not counted
city-cards-sides = each tile has two sides, both of its own level, and { $tile } would not
city-cards-gates = expected four rising numbers, the last of them { $last }
city-cards-falling = the first must be worth no less than the second
city-cards-rising = expected three rising numbers

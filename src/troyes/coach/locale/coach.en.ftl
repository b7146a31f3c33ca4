# -- The coach: hints, reasons and the analysis of a game ------------------------------------------------------------

coach-quiet = Nothing else changes.
coach-no-game = The coach does not know { $game }: it can neither give hints nor judge a game.

# Where a game stands
coach-when-half-day = Day { $day }, { $half }
coach-when-placement = Placement
coach-when-round = Round { $round }
coach-when-turn = Turn { $turn }

# Reasons at Troyes Dice
coach-dice-opens = { $count ->
    [0] Opens { $character }’s scoring at { $number }
    [one] Opens { $character }’s scoring at { $number }, with 1 building of that row drawn
   *[other] Opens { $character }’s scoring at { $number }, with { $count } { $character_counts } drawn
}
coach-dice-counts = { $building } counts { $number } for { $character }
coach-dice-guards = { $count ->
    [one] Keeps column { $number } safe: 1 building is still open there
   *[other] Keeps column { $number } safe: { $count } buildings are still open there
}
coach-dice-guards-later = { $count ->
    [one] Will keep column { $number } safe when the black die strikes from day { $day } on: 1 building is still open there
   *[other] Will keep column { $number } safe when the black die strikes from day { $day } on: { $count } buildings are still open there
}
coach-dice-in-time = { $building } under the { $number } is drawn before a black die can close it
coach-dice-citizens = Brings { $gain }
coach-dice-work-bonus = Fills a column of citizens: one more work building at once
coach-dice-prestige-bonus = Reaches the prestige building on the { $colour } track
coach-dice-pair = Reaches the two citizens at the end of the { $colour } track
coach-dice-resource-bonus = Fills a column of citizens: one of each resource
coach-dice-near-work = { $count ->
    [one] Only 1 citizen short of column { $column } of the citizens, and a work building
   *[other] Only { $count } citizens short of column { $column } of the citizens, and a work building
}
coach-dice-near-resources = { $count ->
    [one] Only 1 citizen short of column { $column } of the citizens, and one of each resource
   *[other] Only { $count } citizens short of column { $column } of the citizens, and one of each resource
}
coach-dice-near-prestige = { $count ->
    [one] 1 short of the { $place }th { $colour } citizen, and a prestige building
   *[other] { $count } short of the { $place }th { $colour } citizen, and a prestige building
}
coach-dice-link = Completes a link of { $building_the }: { $gain }
coach-dice-half-link = Half a link: { $building_the } under the { $number } would bring { $gain }
coach-dice-hall = { $dice ->
    [one] The Great Hall counts 1 { $colour } die
   *[other] The Great Hall counts { $dice } { $colour } dice
}
coach-dice-banquet = The Banquet beside the die rewards { $building_the }
coach-dice-gains = Gains { $gain }
coach-dice-pays = Costs { $price }
coach-dice-free = Costs nothing
coach-dice-no-deniers = Leaves no denier for the next die
coach-dice-overflow = { $gain } too many: that track is full
coach-dice-points = { $points ->
    [one] The count grows by 1 point
   *[other] The count grows by { $points } points
}

# Reasons at Troyes: events and black dice
coach-city-counters = { $vp ->
    [0] Counters { city-which-event }
   *[other] Counters { city-which-event }: { $vp } VP
}
coach-city-takes-card = { $count ->
    [one] The event card of { $event_the } is yours, your first
   *[other] The event card of { $event_the } is yours: you hold { $count }
}
coach-city-fewer-black = { $dice ->
    [one] One black die less in each round, without { $event_the }
   *[other] { $dice } black dice less in each round, without { $event_the }
}
coach-city-no-more = { $event } costs you nothing any more
coach-city-event-alone = You stand alone on { city-which-event }: { $vp } VP if it stays so
coach-city-event-first = Makes you first on { city-which-event }, { $own } to { $most }: { $vp } VP for the lead
coach-city-event-leads = Widens your lead on { city-which-event }, { $own } to { $most }: { $vp } VP for the lead
coach-city-event-level = Draws level on { city-which-event }, { $own } to { $most }
coach-city-event-second = A place on { city-which-event }, { $own } to { $most }: { $vp } VP for second place
coach-city-event-nearly = One cube more counters { city-which-event }
coach-city-presence = A first cube on { city-which-event }: 1 VP at the end if it still stands
coach-city-black-several = Takes on { $count } black dice at once: { $count } influence
coach-city-black-cheap = { $count ->
    [one] Spends { $faces } against the black { $values }
   *[other] Spends { $faces } against the black dice ({ $values })
}
coach-city-black-exact = No pip too many against the black dice
coach-city-black-spare = { $points } pips more than needed against the black dice
coach-city-black-keeps = { $count ->
    [one] Keeps 1 die for actions
   *[other] Keeps { $count } dice for actions
}
coach-city-black-red = Red counts double here
coach-city-gives-way = { $vp ->
    [0] The black { $value } cannot be met; there are no VP to lose
   *[other] The black { $value } cannot be met: { $vp } VP lost, all dice kept
}

# Reasons at Troyes: citizens
coach-city-place-first = Your first citizen in { $building_the }: { $colour } dice of your own
coach-city-place-die = { $salary ->
    [0] A { $colour } die in each of { $rounds } rounds
    [one] A { $colour } die in each of { $rounds } rounds, for 1 denier a round
   *[other] A { $colour } die in each of { $rounds } rounds, for { $salary } deniers a round
}
coach-city-place-unpaid = No salary in { $building_the }
coach-city-place-palace = Red dice count double against black ones
coach-city-place-safe = A safe place: it takes { $count } newcomers in the row to push you out
coach-city-place-edge = The next newcomer in the row pushes you out
coach-city-enters = { $salary ->
    [0] A citizen in { $building_the }: a { $colour } die more in { $rounds ->
        [one] the last round
       *[other] each of { $rounds } rounds
    }
   *[other] A citizen in { $building_the }: a { $colour } die more in { $rounds ->
        [one] the last round
       *[other] each of { $rounds } rounds
    }, salary { $salary }
}
coach-city-enters-late = A citizen in { $building_the }, too late for another die
coach-city-expels = Pushes a citizen of { $other_name } out of { $building_the }
coach-city-expels-own = Pushes your own citizen out of { $building_the }
coach-city-leaves-space = Gives up your place ({ city-space }) and its { $colour } die
coach-city-leaves-card = { $vp ->
    [0] Takes your tradesman off { $activity_the }
   *[other] Takes your tradesman off { $activity_the }: { $vp } VP less
}
coach-city-hired = A new citizen for 2 influence
coach-city-tradesman = A tradesman on { $activity_the }: { $vp } VP at the end
coach-city-tradesman-last = Takes the last scoring space on { $activity_the }: { $vp } VP at the end
coach-city-tradesman-late = A tradesman on { $activity_the }, where no scoring space is left

# Reasons at Troyes: points, means, dice
coach-city-vp = { $vp } VP at once
coach-city-vp-lost = Loses { $vp } VP
coach-city-rival-gains = { $other_name } gains { $vp } VP by it
coach-city-gains = Brings { $gain }
coach-city-costs = Costs { $price }
coach-city-poor = { $count ->
    [0] Leaves you without a denier
    [one] Leaves you with 1 denier
   *[other] Leaves you with { $count } deniers
}
coach-city-level = Your first cube on level { $level } of the Cathedral: 2 VP not lost at the end
coach-city-cathedral = { $count ->
    [one] 1 cube for the Cathedral, { $all } in all
   *[other] { $count } cubes for the Cathedral, { $all } in all
}
coach-city-stocked = { $count ->
    [one] 1 cube on { $activity_the }
   *[other] { $count } cubes on { $activity_the }
}
coach-city-used-cube = A cube from { $activity_the } makes the most of the dice
coach-city-buys-neutral = { $deniers ->
    [one] Pays 1 denier for dice of { $other_name }
   *[other] Pays { $deniers } deniers for dice of { $other_name }
}
coach-city-pays = { $deniers ->
    [one] Pays 1 denier to { $other_name }
   *[other] Pays { $deniers } deniers to { $other_name }
}
coach-city-pays-needy = { $deniers ->
    [one] Pays 1 denier to { $other_name }, who needs it
   *[other] Pays { $deniers } deniers to { $other_name }, who needs them
}
coach-city-starves = Leaves { $other_name } without { $colour } dice
coach-city-keeps-all = { $count ->
    [one] Keeps your own die for later
   *[other] Keeps all { $count } dice of your own for later
}
coach-city-last-dice = Uses the last of your dice
coach-city-keeps-best = Keeps your { $faces } for later
coach-city-passes = 2 deniers now, and 1 more each time the turn comes round
coach-city-may-sell = { $count ->
    [one] Others may still buy your die
   *[other] Others may still buy your { $count } dice
}
coach-city-no-dice = You have no dice left to act with
coach-city-pips-exact = The dice fit: no pip of { $value } is wasted
coach-city-pips-short = 1 pip short of once more
coach-city-reroll = A new roll beats the { $colour } { $value } in { $better } of 6 cases
coach-city-archer = The Archer hits in 4 of 6 cases
coach-city-archer-rolls = { $rolls ->
    [one] The Archer rolls once more, and hits in 4 of 6 cases
   *[other] The Archer rolls up to { $rolls } times, and hits in 4 of 6 cases each
}
coach-city-extra-die = One more die in your district
coach-city-turned = Your dice then show { $faces }
coach-city-character-step = Reaches a step of { $character }: { $vp } VP more
coach-city-character-step-at = Reaches { $character }’s step at { $count }: { $vp } VP more at the end, if it stays so
coach-city-character-near = { $count ->
    [one] 1 short of the next step of { $character }
   *[other] { $count } short of the next step of { $character }
}
coach-city-character-falls = Falls below a step of { $character }: { $vp } VP less

# Reasons in The King’s Challenge
coach-king-dice = { $count ->
    [one] Takes a die from le Roy, who keeps { $left }
   *[other] Takes { $count } dice from le Roy, who keeps { $left }
}
coach-king-last-dice = Le Roy has no dice left: he acts no more this round
coach-king-best-die = Takes le Roy’s best die ({ $faces })
coach-king-event = Le Roy can no longer fill { $event_the }
coach-king-tradesman = Takes the space le Roy would want most: { $left } VP are left for him instead of { $vp }

# Reasons with The Ladies of Troyes
coach-ladies-gate = Your guard opens the gate to { $outdoor_the }
coach-ladies-round = Your guard reaches the last gate ({ $outdoor }) as no. { $place }
coach-ladies-closer = { $count ->
    [one] 1 space left to { $outdoor_the }
   *[other] { $count } spaces left to { $outdoor_the }
}
coach-ladies-ahead = Your guard leads the race
coach-ladies-stationed = A cube on { $outdoor_the }
coach-ladies-used = Uses a cube from { $outdoor_the }
coach-ladies-shield = The shield destroys the black { $value }
coach-ladies-declines = Keeps the cube for a better moment
coach-ladies-line-hermit = The Hermit is worth { $vp } VP more ({ $all } as it stands)
coach-ladies-line-fort = The Fort is worth { $vp } VP more ({ $all } as it stands)
coach-ladies-line-princess = The Princess is worth { $vp } VP more ({ $all } as it stands)
coach-ladies-line-abbey = The Abbey is worth { $vp } VP more ({ $all } as it stands)
coach-ladies-line-fair = The Fair is worth { $vp } VP more ({ $all } as it stands)
coach-ladies-exchanged = { $count ->
    [one] Gets a die worth 1 more from { $other_name }
   *[other] Gets a die worth { $count } more from { $other_name }
}
coach-ladies-recoloured = Gets a die from { $other_name } that serves you better
coach-ladies-discarded = { $count ->
    [one] Uses 1 cube of { $activity_the }
   *[other] Uses { $count } cubes of { $activity_the }
}
coach-ladies-robbed = Takes { $count } influence from { $other_name }
coach-ladies-loses-cube = A cube of { $activity_the } is what you miss least
coach-ladies-loses-outdoor = A cube of { $outdoor_the } is what you miss least
coach-ladies-frees = Frees a citizen of yours from Possession
coach-ladies-possessed = This citizen is the one you miss least
coach-ladies-purple = Your purple die serves as a { $colour } { $value }

# Turning points
coach-points = { $whole }.{ $tenth }
coach-turning-choice = { $own ->
    [1] { $rises ->
        [1] { $other_name } finds a choice worth more than it seemed: a chance of { $before } % becomes { $after } %
       *[0] { $other_name } gives something away: a chance of { $before } % becomes { $after } %
    }
   *[0] { $rises ->
        [1] { $other_name } lets { $seat_name } in: a chance of { $before } % becomes { $after } %
       *[0] { $other_name } shuts { $seat_name } out: a chance of { $before } % becomes { $after } %
    }
}
coach-turning-dice = { $rises ->
    [1] Fortune favours { $seat_name }: a chance of { $before } % becomes { $after } %
   *[0] Fortune turns against { $seat_name }: a chance of { $before } % becomes { $after } %
}
coach-turning-solo-choice = { $rises ->
    [1] A choice worth { coach-points } points more than it seemed
   *[0] A choice that gave up { coach-points } points
}
coach-turning-solo-dice = { $rises ->
    [1] The dice bring { coach-points } points more than was to be expected
   *[0] The dice take { coach-points } points of what was to be expected
}

# On the command line
coach-cli-thinking = Thinking
coach-cli-curve = What was to be expected
coach-cli-points = Points
coach-cli-chance = Chance to win
coach-cli-choices = Choices made
coach-cli-unfinished = The game is not over: it is judged as far as it goes.
coach-cli-accounts = Luck and choices, in points
coach-cli-start = Expected
coach-cli-luck = Luck
coach-cli-given = Own choices
coach-cli-others = Others
coach-cli-revision = Revised
coach-cli-final = Final
coach-cli-sound = Sound turns
coach-cli-sum = Expected + luck + own choices + others + revised = final. Revised: what looked different though nothing had happened. A sound turn gave up less than half a point.
coach-cli-estimate = The chance to win is an estimate from the expected points, with a spread that narrows to the end.
coach-cli-turning = Turning points
coach-cli-costly = The turns that gave up most
coach-cli-every = Every decision
coach-cli-nothing-given = No turn gave up as much as half a point.
coach-cli-gave-up = Gave up
coach-cli-when = When
coach-cli-did = Done
coach-cli-better = Better
coach-cli-expected = Expected
coach-cli-written = The analysis is written to { $path }.
coach-cli-drawn = The curve is drawn in { $path }.
coach-cli-same-file = The analysis and the drawing cannot both go to { $path }.
    .remedy = Give them different names.
coach-cli-hint = For { $who }:
coach-cli-expects = {"   "}Expected at the end: { $points }
coach-cli-gives-up = {"   "}{ $points } points less than the best

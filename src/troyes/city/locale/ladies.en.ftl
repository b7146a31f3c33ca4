# -- The words of The Ladies of Troyes -------------------------------------------------------------------------------

colour-purple = purple

# Parts of sentences
city-boost = { $price ->
    [0] {""}
   *[other] {" "}({ city-price })
}
city-loss = { $what ->
    [deniers] { $loss ->
        [one] 1 denier
       *[other] { $loss } deniers
    }
    [influence] { $loss } influence
   *[other] a cube of the Cathedral
}

# Amounts
amount-face-purple = purple { $count }

# What is asked
city-ask-dice-patrol = Choose a die of any colour for your guard.
city-ask-times-mixed = How many cubes do you put on { $activity_the }, or use up there?
city-ask-landlady = { $count ->
    [one] The Landlady works once: for influence or for VP?
   *[other] The Landlady works { $count } times: for influence or for VP?
}
city-ask-executioner = { $count ->
    [one] From whom does the Executioner take 1 influence?
   *[other] From whom does the Executioner take 1 influence? He still works { $count } times.
}
city-ask-column = { $count ->
    [one] In which column of the Cathedral do you build?
   *[other] In which column of the Cathedral do you build? You have { $count } cubes to place.
}
city-ask-guard = { $points ->
    [0] Your guard is on space { $at }, and the die is used up: each further point costs 1 denier.
    [one] Your guard is on space { $at }, and the die has 1 point left.
   *[other] Your guard is on space { $at }, and the die has { $points } points left.
}
city-ask-exchange-get = Which die of another district do you want?
city-ask-exchange-give = Which of your dice do you give for it?
city-ask-release = { $count ->
    [one] Whose citizen do you free from Possession?
   *[other] Whose citizen do you free from Possession? You free { $count }, one by one.
}
city-ask-boon-harvest = Do you use a cube from the Harvest for 5 deniers more?
city-ask-boon-patronage = Do you use a cube from Patronage for 4 influence?
city-ask-boon-second-site = Do you move a cube from the Second Site to another card?
city-ask-answer-toll = { $other_name } buys from you: do you use a cube from the Toll for 4 influence?
city-ask-answer-guild = { $other_name } activates { $activity_the }: do you use a cube from the Guild for 4 deniers?
city-ask-ordeal-possession = Possession: which of your citizens do you put on the card?
city-ask-ordeal-harsh-winter = Harsh Winter: from where do you lose a cube?
city-ask-ordeal-shield = { $event }: do you use a cube from the Shield against the loss of { city-loss }?

# Options
city-option-patrol = Send your guard along the ramparts with one die
    .told = Send their guard along the ramparts with one die
city-option-activate-influence = { $activity }: hire a tradesman for { $hire } influence (division { $per })
city-option-fort = { $hire ->
    [0] Activate { $activity_the }: a cube for each die
    [one] { $activity }: hire a tradesman for 1 denier, a cube for each die
   *[other] { $activity }: hire a tradesman for { $hire } deniers, a cube for each die
}
city-option-use-toll = Use a cube from the Toll for 4 influence
city-option-use-guild = Use a cube from the Guild for 4 deniers
city-option-use-patronage = Use a cube from Patronage for 4 influence
city-option-use-harvest = Use a cube from the Harvest for 5 deniers
city-option-use-extra-yellow = { $outdoor }: roll another yellow die
city-option-use-extra-white = { $outdoor }: roll another white die
city-option-use-extra-red = { $outdoor }: roll another red die
city-option-use-extra-purple = { $outdoor }: roll your purple die for 2 deniers
    .told = { $outdoor }: roll their purple die for 2 deniers
city-option-use-exchange = { $outdoor }: swap dice with other districts
city-option-use-shield = Use a cube from the Shield
city-option-die-turned = Your { $colour } { $value }, turned over to { $turned }
    .told = Own { $colour } { $value }, turned over to { $turned }
city-option-purple = Your purple { $value } as a { $colour } die
    .told = Own purple { $value } as a { $colour } die
city-option-purple-turned = Your purple { $value } as a { $colour } die, turned over to { $turned }
    .told = Own purple { $value } as a { $colour } die, turned over to { $turned }
city-option-purple-black = Your purple { $value }, which counts double
    .told = Own purple { $value }, which counts double
city-option-purple-guard = Your purple { $value }
    .told = Own purple { $value }
city-option-buy-turned = From { $other_name }: { $colour } { $value }, turned over to { $turned } ({ city-price } in all)
city-option-stock = { $times ->
    [one] Put one cube there
   *[other] Put { $times } cubes there
}{ $price ->
    [0] { "" }
    [one] { " " }for 1 denier
   *[other] { " " }for { $price } deniers
}
city-option-discard = { $times ->
    [one] Use one cube up
   *[other] Use { $times } cubes up
}
city-option-lodge = { $vp ->
    [0] { $influence } influence
   *[other] { $influence ->
        [0] { $vp } VP
       *[other] { $vp } VP and { $influence } influence
    }
}
city-option-rob = Take it from { $other_name }
city-option-column = Column { $value }, level { $level }
city-option-advance = { $steps ->
    [one] Advance one space, to space { $at }{ city-boost }
   *[other] Advance { $steps } spaces, to space { $at }{ city-boost }
}
city-option-station = Put a cube on { $outdoor_the }{ city-boost }
city-option-stop-patrol = { $points ->
    [0] Stop here
    [one] Stop here: the last point is lost
   *[other] Stop here: { $points } points are lost
}
city-option-get = From { $other_name }: { $colour } { $value }
city-option-give = Your { $colour } { $value }
    .told = Own { $colour } { $value }
city-option-done-exchanging = Exchange no more dice
city-option-free = { $other_name }’s citizen
city-option-free-own = One of your own citizens
    .told = One of their own citizens
city-option-site = { $price ->
    [0] Move it to { $activity_the }
   *[other] Move it to { $activity_the } ({ city-price })
}
city-option-decline = Keep your cube
    .told = Keep their cube
city-option-endure = Keep your cube and lose { city-loss }
    .told = Keep their cube and lose { city-loss }
city-option-lose = A cube from { $activity_the }
city-option-lose-outdoor = A cube from { $outdoor_the }
city-option-lose-shield = A cube from the Shield: the loss and its answer at once

# Log: draws and rolls
city-log-tiles = Outside the gates, from the first to the last: { $tiles }.
city-log-open-character = A character lies open and counts for everybody: { $character }.
city-log-extra-die = { $colour ->
    [purple] { $seat_name } rolls the purple die again: it shows { $value }.
   *[other] { $seat_name } rolls one more { $colour } die: it shows { $value }.
}
city-log-redealt = All in { $building_the } are dealt out anew on its spaces.

# Log: what happens
city-log-raised = The Chief Outlaw raises the black dice: { $values }.
city-log-acts-patrol = { $seat_name } sends the guard along the ramparts.
city-log-boosted = { $count ->
    [one] { $seat_name } adds a point to the die.
   *[other] { $seat_name } adds { $count } points to the die.
}
city-log-advanced = { $steps ->
    [one] { $seat_name }’s guard advances one space, to space { $at }.
   *[other] { $seat_name }’s guard advances { $steps } spaces, to space { $at }.
}
city-log-stationed = { $seat_name } puts a cube on { $outdoor_the }.
city-log-used-outdoor = { $seat_name } uses a cube from { $outdoor_the }.
city-log-shielded = { $seat_name } destroys the black { $value }.
city-log-exchanged = { $seat_name } gives { $other_name } { $given } for { $received }.
city-log-discarded = { $count ->
    [one] { $seat_name } uses up a cube from { $activity_the }.
   *[other] { $seat_name } uses up { $count } cubes from { $activity_the }.
}
city-log-robbed = { $seat_name } makes { $other_name } lose 1 influence.
city-log-possessed = { $seat_name } puts a citizen on Possession.
city-log-freed = { $seat_name }’s citizen is freed from Possession.
city-log-lost-cube = { $seat_name } loses a cube on { $activity_the }.
city-log-lost-outdoor = { $seat_name } loses a cube on { $outdoor_the }.

# Why not: cards and dice
why-city-hire-influence = A tradesman on { $activity_the } costs { $price } influence; you have { $have }.
why-city-no-purple = This game is played without purple dice.
why-city-no-purple-die = You have no purple { $value } that could be used.
why-city-purple-declared = Here your purple die has to be declared { $colour }.
why-city-as-it-lies = Against black dice each die counts as it lies.
why-city-turn-own = Only a cube from the Distiller lets you use a die of your own with its other side up.
why-city-turn-not-own = A cube from the Distiller turns over only a die of your own.
why-city-turn-one = One die is all that can be turned over.
why-city-turn-a-die = Take a die that you buy with its other side up: that uses the cube.
why-city-turn-neutral = A die of the neutral player cannot be turned over.
why-city-not-mixed = There are no cubes to use up here.
why-city-discard-fewer = { $most ->
    [0] No cube from { $activity_the } can be used up now.
    [one] One cube from { $activity_the } is the most that can be used up now.
   *[other] { $most } cubes from { $activity_the } are the most that can be used up now.
}
why-city-landlady = { $count ->
    [one] The Landlady works once: choose influence or VP.
   *[other] The Landlady works { $count } times, no more and no less: divide them between influence and VP.
}
why-city-executioner = Choose first from whom the Executioner takes.
why-city-most-influence = The Executioner takes only from an opponent with the most influence.
why-city-column = Choose a column of the Cathedral that has room.
why-city-scouted = { $most ->
    [one] The Scout puts one cube on each event, no more.
   *[other] The Scout puts { $most } cubes on each event this time, no more.
}

# Why not: events
why-city-outlaw-spared = Red cards of level 1 put no cubes on the Chief Outlaw.
why-city-nobody-possessed = No citizen of that colour is on Possession.
why-city-release = { $count ->
    [one] Choose first whose citizen you free from Possession.
   *[other] Choose first whose citizens you free from Possession: { $count } of them.
}
why-city-ordeal = Answer the event first: { $event }.
why-city-no-shield = Such a cube does not help here: { $event }.
why-city-shield-at-once = Give up that cube itself: it is the loss and the answer at once.

# Why not: the guard
why-city-no-ramparts = This game is played without the ramparts.
why-city-no-cube-for-guard = No cube of an Activity card helps the guard.
why-city-patrol = See to your guard first.
why-city-patrol-something = At least one point has to be used.
why-city-ramparts-end = { $left ->
    [0] Your guard has come to the end of the ramparts.
    [one] Your guard is only one space from the end of the ramparts.
   *[other] Your guard is only { $left } spaces from the end of the ramparts.
}
why-city-six-points = { $left ->
    [0] Six points are the most, and all are used.
    [one] Six points are the most, and one is left.
   *[other] Six points are the most, and { $left } are left.
}
why-city-boost-dear = The points that the die does not give cost { city-price }; you have { $have }.
why-city-gate-closed = Your guard has not reached { $outdoor_the } yet.
why-city-stationed-once = You have put a cube on { $outdoor_the } in this action already.
why-city-same-colour = A { $colour } die puts no cube there.
why-city-race-no-cubes = The Race takes no cubes.

# Why not: cubes on outdoor activities
why-city-no-such-tile = { $outdoor } is not among the outdoor activities of this game.
why-city-no-outdoor-cube = You have no cube on { $outdoor_the }.
why-city-outdoor-once = A cube from { $outdoor_the } has served this action already.
why-city-outdoor-not-now = A cube from { $outdoor_the } does not serve now.
why-city-must-act = After that cube you cannot pass as long as an action is possible.
why-city-no-dice-left = All six { $colour } dice are on the square.
why-city-purple-is-there = Your purple die is on the square already.
why-city-extra-dear = That takes { city-price }; you have { $have }.
why-city-shield-first = A cube from the Shield can be used only before you begin to counter.
why-city-nothing-to-exchange = There are no dice that you could exchange.
why-city-exchange = Choose a die to exchange; purple ones stay where they are.
why-city-exchange-theirs = Choose first which die of another district you want.
why-city-exchange-own = Choose now which die of your own you give.
why-city-exchange-once = With this district you have exchanged a die already.
why-city-exchange-same = Equal dice are not exchanged.
why-city-exchange-passed-on = A die that you have just received is not passed on.
why-city-exchange-nothing = You have nothing to give for this die.
why-city-answer = Say first whether you use your cube for this.
why-city-offer = Say first what becomes of your cube.
why-city-stores-nothing = { $activity }: this card stores no cubes.
why-city-another-card = The cube goes to another card: { $activity } is the one that you activated.

# Scores
score-hermit = Hermit · cubes
score-fort = Fort · most cubes
score-princess = Princess · most cubes
score-abbey = Abbey · cubes
score-fair = Fair · rank by cubes
score-jeanne_de_champagne = Jeanne de Champagne · City Hall, yellow cards
score-isabeau_de_baviere = Isabeau de Bavière · Palace, red cards
score-marie_de_champagne = Marie de Champagne · Bishopric, white cards

# Options of a game
option-tournament = A tournament is not played by { $players ->
    [one] one player
   *[other] { $players } players
}.
    .remedy = Play it with three or four, or leave “{ $place }” out.

# Positions that cannot be
position-city-no-ladies = this game has none of the expansion’s modules
position-city-expansion-step = this step comes up only with the expansion
position-city-levels = the Cathedral has { $count } levels in this game
position-city-no-purple-die = only the families have purple dice, and only in a game with that module
position-city-fourth-level = nobody builds on the fourth level before the Master Builder lies face up
position-city-open-character = a character lies open if that option is chosen, and only then
position-city-ramparts = { $count ->
    [0] without the ramparts there are neither outdoor activities nor guards
   *[other] with the ramparts there are { $count } outdoor activities, and a guard for each family
}
position-city-gate = this gate is space { $gate } of the ramparts
position-city-guard = the ramparts end with space { $last }
position-city-outdoor-cubes = cubes lie here only if their owner’s guard has reached the gate, and never on a Race
position-city-possessed = nobody is possessed while Possession is not in the queue
position-city-asked = whoever is asked here does not fit the step
position-city-release = so many citizens cannot be freed from Possession at this step
position-city-under-way = this does not fit what is under way in this turn
position-city-event-phase = the events that strike do not fit the step: they act in the order of the queue

# Where the expansion asks in other words than the base game
city-ask-action-after-cube = Choose an action: after that cube there is no passing. You may still spend influence.
city-ask-event-catapult = { $count ->
    [one] At which event do you fire? It gets two cubes.
   *[other] At which event do you fire? It gets two cubes. You have { $count } shots.
}
city-ask-event-scout = { $count ->
    [one] Which events get a cube? 1 denier each, no more than one on any of them.
   *[other] Which events get a cube? 1 denier each, no more than { $count } on any of them.
}
city-option-cubes-on = Put two cubes on { city-which-event }

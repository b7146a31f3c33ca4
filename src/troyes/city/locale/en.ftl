# -- The words of Troyes and The King’s Challenge --------------------------------------------------------------------

title-troyes = Troyes
title-king = The King’s Challenge
king-ending = { $beaten ->
    [1] { $names } meets the King’s Challenge.
   *[0] Le Roy is not beaten: the challenge stands.
}

seat_name-neutral = The neutral player
seat_name-roy = Le Roy
other_name-neutral = the neutral player
other_name-roy = le Roy
colour-any = any

# Parts of sentences
city-space = { $row ->
    [0] { $building }, space { $place }
   *[other] { $building }, row { $row }, space { $place }
}
city-price = { $price ->
    [one] 1 denier
   *[other] { $price } deniers
}
city-have = { $have ->
    [one] 1 denier
   *[other] { $have } deniers
}
city-so-far = worth { $value } so far, { city-to-pay }
city-to-pay = { $price ->
    [0] nothing to pay
   *[other] { city-price } to pay
}
city-which-event = { $event_the }{ $event ->
    [Brigands] , no. { $place } in the queue
    [Skirmishes] , no. { $place } in the queue
   *[other] {""}
}

# Amounts
amount-vp = { $count } VP
amount-face-red = red { $count }
amount-face-yellow = yellow { $count }
amount-face-white = white { $count }

# What is asked
city-ask-placement = Choose an empty space for one of your citizens.
city-ask-black-dice = { $count ->
    [one] A black die attacks
   *[other] { $count } black dice attack
}: your own dice must reach { $value }, red ones count double{ $have ->
    [0] {""}
   *[other] {" "}({ $have } so far)
}.
city-ask-action = Choose an action or pass; before that you may spend influence.
city-ask-turn-over = Which other dice do you turn over?
city-ask-dice-agriculture = { $dice ->
    [0] Choose yellow dice for agriculture.
   *[other] Dice for agriculture: { city-so-far }.
}
city-ask-dice-build = { $dice ->
    [0] Choose white dice for the Cathedral.
    [one] One die for the Cathedral so far, { city-to-pay }.
   *[other] { $dice } dice for the Cathedral so far, { city-to-pay }.
}
city-ask-dice-place = Choose the die that brings a citizen into { $building_the }.
city-ask-dice-activate = { $activity ->
    [Fort] { $dice ->
        [0] Choose dice for the Fort: each puts a cube on it.
        [one] One die for the Fort so far, { city-to-pay }.
       *[other] { $dice } dice for the Fort so far, { city-to-pay }.
    }
   *[other] { $dice ->
        [0] Choose dice for { $activity_the } (division { $per }).
       *[other] Dice for { $activity_the } (division { $per }): { city-so-far }.
    }
}
city-ask-dice-combat = { $dice ->
    [0] Choose dice against { $event_the } (division { $per }).
   *[other] Dice against { $event_the } (division { $per }): { city-so-far }.
}
city-ask-citizen-place = Whom do you send to { $building_the }?
city-ask-citizen-activate = Whom do you send to { $activity_the } as a tradesman?
city-ask-times-activate = How many times do you activate { $activity_the }?
city-ask-times-combat = How many cubes do you put on { $event_the }?
city-ask-miller = { $count ->
    [one] The Miller works once: for the Palace or the Bishopric?
   *[other] The Miller works { $count } times: for the Palace or the Bishopric?
}
city-ask-event = { $count ->
    [one] On which event do you put your cube?
   *[other] On which event do you put a cube? You have { $count } to place.
}
city-ask-archer-roll = { $count ->
    [one] Roll for the Archer: one roll left.
   *[other] Roll for the Archer: { $count } rolls left.
}
city-ask-archer-hit = { $count ->
    [0] A hit! On which event do you put your cube?
    [one] A hit! On which event do you put your cube? One more roll is left.
   *[other] A hit! On which event do you put your cube? { $count } more rolls are left.
}

# Options
city-option-space = { city-space }
city-option-reroll = Reroll the { $colour } { $value } ({ $price } influence)
city-option-turn = { $price ->
    [0] Turn the { $colour } { $value } over to { $turned }
   *[other] Turn the { $colour } { $value } over to { $turned } ({ $price } influence, up to 3 dice)
}
city-option-hire = Hire a citizen ({ $price } influence)
city-option-pass = Pass for the rest of the round
city-option-agriculture = Agriculture: yellow dice for half their value in deniers
city-option-build = Build the Cathedral with white dice
city-option-place = Place a citizen in { $building_the }
city-option-activate = { $hire ->
    [0] Activate { $activity_the } (division { $per })
    [one] { $activity }: hire a tradesman for 1 denier (division { $per })
   *[other] { $activity }: hire a tradesman for { $hire } deniers (division { $per })
}
city-option-combat = Combat { city-which-event } (division { $per })
city-option-use = Use a cube from { $activity_the }
city-option-die = Your { $colour } { $value }
    .told = Own { $colour } { $value }
city-option-buy = From { $other_name }: { $colour } { $value } ({ $price ->
    [0] free
   *[other] { city-price } in all
})
city-option-done = Use these dice
city-option-done-turning = Turn over no more dice
city-option-from-supply = A citizen from your supply
    .told = A citizen from their supply
city-option-from-hiring = A new citizen, hired for { $price } influence
city-option-from-space = Your citizen: { city-space }
    .told = Own citizen: { city-space }
city-option-from-lying = Your citizen lying on { $building_the }
    .told = Own citizen lying on { $building_the }
city-option-from-card = Your tradesman on { $activity_the }
    .told = Own tradesman on { $activity_the }
city-option-times = { $times ->
    [1] Once
    [2] Twice
   *[other] { $times } times
}
city-option-cubes = { $times ->
    [one] Put one cube
   *[other] Put { $times } cubes
}
city-option-mill = { $palace ->
    [0] Bishopric × { $bishopric }
   *[other] { $bishopric ->
        [0] Palace × { $palace }
       *[other] Palace × { $palace }, Bishopric × { $bishopric }
    }
}
city-option-cube-on = Put a cube on { city-which-event }
city-option-black = Take on another black { $value } as well
city-option-give-way = Give way: lose 2 VP and keep your dice
    .told = Give way: lose 2 VP and keep their dice
city-option-roll = Roll the die
city-option-stop = Stop here

# Log: the draws of the opening
city-log-start = { $seat_name } is the start player.
city-log-cards = The nine Activity cards are { $cards }.
city-log-red-deck = The red events were shuffled in this order: { $deck }.
city-log-yellow-deck = The yellow events were shuffled in this order: { $deck }.
city-log-white-deck = The white events were shuffled in this order: { $deck }.
city-log-dealt = { $seat_name } was dealt { $characters }.
city-log-stack = The stack of characters, from the top: { $characters }.

# Log: rolls
city-log-workforce = { $seat_name } rolls { $faces }.
city-log-event-roll = A { $value } is rolled for { $event_the }.
city-log-black-roll = Black dice attack: { $values }.
city-log-rerolled = { $seat_name } rerolls the { $colour } { $was }: now it shows { $value }.
city-log-shot = { $value ->
    [1] { $seat_name } rolls a 1 for the Archer: a miss.
    [2] { $seat_name } rolls a 2 for the Archer: a miss.
   *[other] { $seat_name } rolls a { $value } for the Archer: a hit.
}
city-log-roy-dice = { $seat_name } rolls for his next three citizens: { $faces }.
city-log-roy-roll = { $seat_name } rolls a { $first } and a { $second }.

# Log: what happens
city-log-round = Round { $round } begins.
city-log-revealed = New Activity cards lie open: { $cards }.
city-log-event-came = A new event joins the queue: { $event }.
city-log-placed = { $seat_name } places a citizen: { city-space }.
city-log-filled = { $count ->
    [one] A neutral citizen takes one of the spaces.
   *[other] Neutral citizens take { $count } of the spaces.
}
city-log-income = { $salary ->
    [0] { $seat_name } receives { $income } deniers and owes no salaries.
   *[other] { $seat_name } receives { $income } deniers and owes { $salary } in salaries.
}
city-log-event-strikes = { $event }: the event strikes.
city-log-gained = { $seat_name } gains { $gain }.
city-log-spent = { $seat_name } pays { $price }.
city-log-lost = { $loss ->
    [nothing] { $seat_name } has nothing to lose.
   *[other] { $seat_name } loses { $loss }.
}
city-log-fell-short = { $vp ->
    [0] { $seat_name } should lose VP but has none.
   *[other] { $seat_name } loses { $vp } VP.
}
city-log-entered = { $seat_name }’s citizen enters { $building_the } (value { $value }).
city-log-expelled = { $seat_name }’s citizen is expelled and lies on { $building_the }.
city-log-countered = { $seat_name } counters black { $values } with { $faces }.
city-log-gave-way = { $seat_name } gives way to the black { $value }.
city-log-turned = { $seat_name } turns dice over, which now show { $faces }.
city-log-hired = { $seat_name } hires a citizen.
city-log-acts-agriculture = { $seat_name } turns to agriculture.
city-log-acts-build = { $seat_name } builds the Cathedral.
city-log-acts-place = { $seat_name } sends a citizen to { $building_the }.
city-log-acts-activate = { $seat_name } turns to { $activity_the }.
city-log-acts-combat = { $seat_name } combats { $event_the }.
city-log-used-dice = { $faces ->
    [nothing] { $seat_name } has no dice to spend.
   *[other] { $seat_name } uses { $faces }.
}
city-log-used-cube = { $seat_name } uses a cube from { $activity_the }.
city-log-bought = { $deniers ->
    [one] { $seat_name } buys from { $other_name } for 1 denier.
   *[other] { $seat_name } buys from { $other_name } for { $deniers } deniers.
}
city-log-tradesman = { $seat_name } has a tradesman on { $activity_the } now ({ $vp } VP).
city-log-sent-supply = { $seat_name } takes a citizen from the supply.
city-log-sent-hired = { $seat_name } hires a citizen for it.
city-log-sent-space = { $seat_name } calls a citizen away ({ city-space }).
city-log-sent-lying = { $seat_name } calls up the citizen lying on { $building_the }.
city-log-sent-card = { $seat_name } calls the tradesman away from { $activity_the }.
city-log-activated = { $times ->
    [1] { $seat_name } activates { $activity_the } once.
    [2] { $seat_name } activates { $activity_the } twice.
   *[other] { $seat_name } activates { $activity_the } { $times } times.
}
city-log-stocked = { $count ->
    [one] { $seat_name } puts a cube on { $activity_the }.
   *[other] { $seat_name } puts { $count } cubes on { $activity_the }.
}
city-log-cube-on = { $count ->
    [one] { $seat_name } puts a cube on { $event_the }.
   *[other] { $seat_name } puts { $count } cubes on { $event_the }.
}
city-log-settled = An event is countered: { $event }.
city-log-took-card = { $seat_name } wins the event card: { $event }.
city-log-card-gone = Nobody wins the event card: { $event }.
city-log-cube-off = { $seat_name } loses a cube on { $event_the }.
city-log-built = { $seat_name } adds a cube to the Cathedral: level { $level }, column { $value }.
city-log-unbuilt = { $seat_name } loses a cube of the Cathedral: level { $level }, column { $value }.
city-log-passed = { $seat_name } passes and sets 2 deniers aside.
city-log-waits = { $seat_name } has passed and gets 1 denier more.
city-log-round-ends = The round ends.
city-log-roy-acts = { $result ->
    [4] { $seat_name } sends a citizen to a building ({ $result }).
    [5] { $seat_name } counters the last event of the queue ({ $result }).
    [6] { $seat_name } looks for a card for a tradesman ({ $result }).
    [7] { $seat_name } builds the Cathedral ({ $result }).
    [8] { $seat_name } calls a character to count ({ $result }).
    [9] { $seat_name } counters the last event of the queue ({ $result }).
    [10] { $seat_name } sends a citizen to a building ({ $result }).
   *[other] { $seat_name } spends dice for VP ({ $result }).
}
city-log-character = { $vp ->
    [0] { $seat_name } gains nothing from { $character }.
   *[other] { $seat_name } gains { $vp } VP from { $character }.
}
city-log-roy-nothing = { $seat_name } can do nothing with that.
city-log-finished = { $points ->
    [one] { $seat_name } finishes with 1 point.
   *[other] { $seat_name } finishes with { $points } points.
}

# Why not: influence and whole actions
why-city-action-first = Choose your action first.
why-city-not-asked = That is not what is to be chosen now.
why-city-influence-short = That takes { $price } influence; you have { $have }.
why-city-influence-midst = Influence is spent before an action, never in the midst of one.
why-city-all-hired = All your { $count } citizens have been hired already.
why-city-no-own-die = There is no { $colour } { $value } left in your district.
why-city-turning = Choose another die to turn over, or turn over no more.
why-city-turned-already = This { $colour } { $value } has just been turned over.
why-city-not-open = { $activity } is not among the open cards.
why-city-hire-dear = A tradesman on { $activity_the } costs { city-price }; you have { $have }.
why-city-card-influence = { $activity }: each activation takes { $price } influence; you have { $have }.
why-city-card-deniers = { $activity }: it takes { city-price } each time; you have { $have } for that.
why-city-nobody = You have no citizen to send: to hire one and act you need { $price } influence, and you have { $have }.
why-city-no-event = That event is not in the queue: { $event }.

# Why not: dice
why-city-no-dice = { $colour ->
    [any] There is no die on the square that would serve.
   *[other] There are no { $colour } dice on the square that would serve.
}
why-city-dice-dear = { $colour ->
    [any] Dice that would do cost more than you can spend on them: { city-have }.
   *[other] The { $colour } dice that would do cost more than you can spend on them: { city-have }.
}
why-city-value-low = { $colour ->
    [any] Even the best dice on the square, three at most, do not reach { $value }.
   *[other] Even the best { $colour } dice on the square, three at most, do not reach { $value }.
}
why-city-columns-full = Every white die on the square belongs to a column of the Cathedral that is full.
why-city-no-entrance = None of your citizens can enter { $building_the } like this: it would change nothing, or expel a protected colour.
why-city-action-chosen = You have chosen your action: now choose its dice.
why-city-dice-first = Choose the dice first.
why-city-group-short = These dice are worth { $have }; it takes { $value } at least.
why-city-no-such-die = There is no { $colour } { $value } left there.
why-city-dice-colour = A { $colour } die does not serve here.
why-city-one-die = One die is all that can be used here.
why-city-three-dice = Three dice are the most that a group can have.
why-city-column-full = Column { $value } of the Cathedral has no room for this die.
why-city-group-dear = The dice would cost { city-price }; you can spend { city-have } on them.
why-city-leads-nowhere = No group with this die that you can pay for reaches { $value }.

# Why not: cubes of delayed cards
why-city-no-cube-card = { $activity }: no cube of this card changes dice.
why-city-one-cube = One cube is all that an action takes, and yours is chosen.
why-city-no-cube = You have no cube on { $activity_the }.
why-city-cube-useless = A cube from { $activity_the } does not help with this.
why-city-cube-first = A cube from { $activity_the } has to be chosen before the dice.
why-city-cube-no-group = With a cube from { $activity_the } there are no dice that would do and that you can pay for.
why-city-cube-no-effect = Your cube would have no effect.

# Why not: citizens
why-city-citizen-first = Choose first whom to send.
why-city-supply-first = You hire only when nobody is left in your supply.
why-city-nobody-there = None of your citizens is there to be sent.
why-city-unchanged = That would leave everything as it is.
why-city-protected = That would expel a citizen whose colour already lies on { $building_the } and is protected.
why-city-place-first = Place your citizen first.
why-city-space-taken = That space is taken.

# Why not: how often, and cubes on events
why-city-at-least-once = Once is the least.
why-city-too-often = { $most ->
    [0] You cannot put any cubes there.
    [one] Once is the most.
   *[other] { $most } times are the most.
}
why-city-times-first = { $most ->
    [0] Say first how many cubes you use up.
   *[other] Say first how often, from 1 to { $most }.
}
why-city-miller = { $count ->
    [one] The Miller works once: choose the Palace or the Bishopric.
   *[other] The Miller works { $count } times, no more and no less: divide them between the Palace and the Bishopric.
}
why-city-place-all = { $count ->
    [one] You still have a cube to place.
   *[other] You still have { $count } cubes to place.
}
why-city-place-one = At least one cube has to be placed.
why-city-settled-once = Marauding was countered a moment ago and takes no more cubes in this action.
why-city-roll-first = Only a roll of 3 or more gives you a cube to place.
why-city-roll-once = At least one roll has to be made.
why-city-rolls-first = See to the Archer’s rolls first.
why-city-rolls-made = The Archer has no rolls left.
why-city-cubes-first = See to your cubes on the events first.

# Why not: black dice
why-city-no-cubes-here = A cube from there never helps against black dice.
why-city-black-dice-first = Counter the black dice first.
why-city-influence-before = Influence can be spent only before you begin to counter.
why-city-must-counter = Your dice count { $have } together, enough for the { $value } that attacks: you must counter.
why-city-too-weak = Your dice count { $have } together; that does not reach { $value }.
why-city-not-enough = The dice that you have chosen do not reach { $value }.
why-city-no-black-die = There is no other black { $value }.
why-city-own-dice-only = Only your own dice help against black ones.

# Scores
score-tokens = VP gained in play
score-events = Cubes on open events
score-tradesmen = Tradesmen
score-missing_levels = Levels missing in the Cathedral
score-chretien_de_troyes = Chrétien de Troyes · citizens in buildings
score-urbain_iv = Urbain IV · cubes on the Cathedral
score-thibaut_ii = Thibaut II · deniers
score-hugues_de_payns = Hugues de Payns · influence
score-le_florentin = Le Florentin · tradesmen
score-henry_i = Henry I · event cards

# Positions that cannot be
position-city-families = “{ $game }” is not played by so many families
position-city-king-options = le Roy’s game has neither open scores nor a start player to name, and does without the expansion
position-city-no-such-seat = nobody sits in that seat
position-city-round = the rounds go from 1 to { $last }; one more, and only then, is the end of the game
position-city-placing-round = citizens are placed before round 1 only
position-city-rows = the Palace has six spaces, the City Hall two rows of three, the Bishopric three rows of two
position-city-lies-twice = no colour lies twice on one building
position-city-in-the-air = there is no cube below the one in column { $value }
position-city-influence = nobody has more than { $most } influence
position-city-district = whoever passes receives 2 deniers, so there is never 1 alone
position-city-neutral-gains-nothing = the neutral player has no points, no event cards, and no tradesmen but those whom the Monk sends
position-city-dice = there are six { $colour } dice, no more
position-city-slot = the { $colour } card of level { $level } belongs here
position-city-activity = “{ $card }” is no { $colour } card of level { $level } in this game
position-city-no-cubes = “{ $card }” keeps no cubes
position-city-face-down = nothing lies on a card that is still face down
position-city-two-tradesmen = nobody has two tradesmen on one card
position-city-banners = “{ $card }” would have been settled: all its banners are filled
position-city-marauding = “marauding” comes first, and only once
position-city-no-such-card = there is no card “{ $card }” that could be here
position-city-event-twice = each event card exists once
position-city-deck-colour = “{ $card }” does not belong in this deck
position-city-red-deck = { $count ->
    [one] one red event must be left to come
   *[other] { $count } red events must be left to come
}
position-city-characters = { $count ->
    [0] nobody holds characters in this game
    [one] each family holds one character here
   *[other] each family holds { $count } characters here
}
position-city-king-only = only The King’s Challenge has such a stack
position-city-character-twice = each character exists once
position-city-target = “{ $key }” cannot be under way here
position-city-useless-cube = a cube from “{ $card }” is of no use here
position-city-citizens = { $found ->
    [one] one citizen is here, and there must be { $count }
   *[other] { $found } citizens are here, and there must be { $count }
}
position-city-no-dice-now = no dice lie on the square at this step
position-city-black-dice = the black dice do not fit the step: the highest comes first, then those taken on, then the rest from high to low
position-city-has-passed = whoever is to act has passed already
position-city-nothing-under-way = nothing can be under way before the events or le Roy act
position-city-square-empty = without a die on the square the round is over
position-city-chosen-dice = these dice cannot have been chosen
position-city-nothing-to-choose = nothing is left to choose
position-city-placed = { $count ->
    [one] one citizen of the families stands in the buildings
   *[other] { $count } citizens of the families stand in the buildings
}, and not all have been placed
position-city-no-target = no action is under way

# What the generator decides
draw-start = start player
draw-cards = Activity cards
draw-red-deck = red events
draw-yellow-deck = yellow events
draw-white-deck = white events
draw-dealt = Characters of { $seat_name }
draw-stack = stack of Characters
draw-workforce = workforce of { $seat_name }
draw-event-roll = die for an event
draw-black-roll = black dice
draw-rerolled = new roll of { $seat_name }
draw-shot = Archer’s roll of { $seat_name }
draw-roy-dice = le Roy’s placement
draw-roy-roll = le Roy’s turn
draw-open-character = open Character
draw-extra-die = extra die of { $seat_name }
city-draw-crowd = { $building }: { $owners } (seats by number, 0 the neutral player, – nobody)
draw-redealt = spaces of a building

# How the King’s Challenge was met
city-rank-0 = { $difference }: le Roy keeps the city, and your head.
city-rank-1 = +{ $difference }: ahead by a nose. Le Roy is not amused.
city-rank-2 = +{ $difference }: a decent showing.
city-rank-3 = +{ $difference }: the city begins to know your name.
city-rank-4 = +{ $difference }: the king sleeps badly.
city-rank-5 = +{ $difference }: masterly. Troyes is yours.

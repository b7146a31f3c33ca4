### The terminal table of Troyes and The King’s Challenge

# Parts of the board
table-city-events = Events
table-city-cards = Activity cards
table-city-later = round { $level }
table-city-buildings = Principal buildings
table-city-square = City square
table-city-cathedral = Cathedral
table-city-round = Round { $round } of { $rounds }
table-city-options = Your options
table-city-neutral = Neutral
table-city-roy = Le Roy
table-city-black = Black dice
table-city-lying = lying
table-city-stack = Characters, the next first
table-city-passed = passed +{ $deniers }d
table-city-ramparts = Ramparts

# Short signs
table-city-deniers = { $count }d
table-city-vp = { $count } VP
table-city-event-vp = { $first }/{ $second } VP
table-city-per-die = /die
table-letter-purple = P

# Options in few words
table-city-option-activate = { $hire ->
    [0] { $activity } ÷{ $per }
   *[other] { $activity } ÷{ $per } · hire { $hire }d
}
table-city-option-combat = Combat { $place } { $event }
table-city-option-build = Build the Cathedral
table-city-option-place = Citizen to { $building_the }
table-city-option-agriculture = Agriculture
table-city-option-pass = Pass
table-city-option-hire = Hire a citizen · { $price }✦
table-city-option-buy = { $name }: { $colour } { $value } · { $price ->
    [0] free
   *[other] { $price }d in all
}
table-city-option-space = { $row ->
    [0] { $building }, space { $place }
   *[other] { $building }, row { $row }, space { $place }
}
table-city-option-from-supply = From your supply
table-city-option-from-hiring = A new one · { $price }✦
table-city-option-from-space = { table-city-option-space }
table-city-option-from-lying = Lying: { $building }
table-city-option-from-card = Tradesman: { $activity }
table-city-option-turn = { $price ->
    [0] The { $colour } { $value } over to { $turned }
   *[other] The { $colour } { $value } over to { $turned } · { $price }✦
}
table-city-option-cube-on = Cube on { $place } { $event }
table-city-option-cubes-on = Pair on { $place } { $event }
table-city-option-use = Use a cube: { $activity }
table-city-option-black = Black { $value } as well
table-city-option-reroll = Reroll the { $colour } { $value } · { $price }✦
table-city-option-activate-influence = { $activity } ÷{ $per } · hire { $hire }✦
table-city-option-fort = { $hire ->
    [0] { $activity }, a cube a die
   *[other] { $activity }, a cube a die · hire { $hire }d
}
table-city-option-patrol = Guard on the ramparts
table-city-option-use-extra-yellow = { $outdoor }: roll a die
table-city-option-use-extra-white = { $outdoor }: roll a die
table-city-option-use-extra-red = { $outdoor }: roll a die
table-city-option-use-extra-purple = { $outdoor }: roll a die · 2d
table-city-option-use-exchange = { $outdoor }: swap dice
table-city-option-use-shield = Use a cube: { $outdoor }
table-city-option-die-turned = Your { $colour } { $value } over to { $turned }
table-city-option-purple = Your purple { $value } as { $colour }
table-city-option-purple-black = Your purple { $value }, doubled
table-city-option-purple-turned = Your purple { $value } over to { $turned }, { $colour }
table-city-option-buy-turned = { $name }: { $colour } { $value }↻{ $turned } · { $price }d
table-city-option-get = { $name }: { $colour } { $value }
table-city-option-advance = { $price ->
    [0] Guard +{ $steps }, to { $at }
   *[other] Guard +{ $steps }, to { $at } · { $price }d
}
table-city-option-station = { $price ->
    [0] Cube: { $outdoor }
   *[other] Cube: { $outdoor } · { $price }d
}
table-city-option-stop-patrol = { $points ->
    [0] Stop here
    [one] Stop here, 1 point is lost
   *[other] Stop here, { $points } points lost
}
table-city-option-site = { $price ->
    [0] Cube to: { $activity }
   *[other] Cube to: { $activity } · { $price }d
}
table-city-option-lose = From: { $activity }
table-city-option-lose-outdoor = From: { $outdoor }
table-city-menu-reroll = Reroll a die · 1✦ …
table-city-menu-turn = Turn dice over · 4✦ …

# The prompt and the tray
table-city-waiting = { $name } is to move …
table-city-asked = { $name } is asked for an answer …
table-city-answer-held = Look once more: give this answer, or take it back.
table-city-answer = Answer · ⏎
table-city-answered = Your answer
table-city-asking-held = Look once more: when the dice are paid, { $name } is asked, and they stay paid.
table-city-asking = Pay, and ask { $name } · ⏎
table-city-done = Done choosing · Space
table-city-hint-placement = Choose one of the glowing spaces. Point at anything to learn what it does.
table-city-hint-action = Choose a glowing card, event, building or the Cathedral, or something from the list.
table-city-hint-dice = Choose one to three of the dice marked ›; those of others cost deniers.
table-city-hint-black-dice = Choose your own dice marked ›; red ones count double. You may take on more black dice.
table-city-hint-turn-over = Up to three dice for one price: choose another one, or be done.
table-city-hint-guard = Choose a space of the ramparts for your guard, or an outdoor activity for a cube, in any order.
table-city-hint-exchange = First a die of another district, then one of yours for it; one exchange with each owner.
table-city-hint-answer = Another player acts, and you may answer; then that turn goes on.
table-city-hint-ordeal = An event strikes: choose what it takes from you, or what protects you.
table-city-hint-boon = Your action is done; a cube on an outdoor activity may add to it.
table-city-group = worth { $value }{ $per ->
    [0] {""}
   *[other] {" "}÷ { $per } → { $times }×
}, { $hire ->
    [0] { $price ->
        [0] nothing to pay
        [one] 1 denier to pay
       *[other] { $price } deniers to pay
    }
   *[other] { $price ->
        [0] nothing for the dice, { $hire } deniers for the tradesman
       *[other] { $price } deniers for the dice, { $hire } for the tradesman
    }
}{ $influence ->
    [0] {""}
   *[other] , { $influence } influence for the tradesman
}
table-city-rolls = A die is rolled: this cannot be taken back.
table-city-since = Meanwhile
table-city-tale-who = { $name }:
table-city-tale-round = Round { $round }:
table-city-tale-gave-way = gives way to ✹{ $value }
table-city-tale-roy = { $result ->
    [4] a citizen
    [5] the last event
    [6] a tradesman
    [7] the Cathedral
    [8] a character
    [9] the last event
    [10] a citizen
   *[other] victory points
}
table-city-tale-expelled = ({ $name } expelled{ $count ->
    [one] {""}
   *[other] {" "}× { $count }
})
table-city-tale-settled = countered
table-city-tale-tradesman = (a new tradesman)
table-city-tale-nothing = to no effect
table-city-tale-freed = ({ $name } freed)
table-city-strength = strength { $have }, { $value } needed
table-city-die = { $name }: a { $colour } { $value }
table-city-black-die = A black { $value }
table-city-possessed = { $name }’s citizen, possessed

# Things in words
table-city-card-detail = { $colour }, level { $level }, { $kind } · tradesman { $hire } { $paid ->
    [influence] influence
   *[deniers] deniers
} · { $by ->
    [die] a cube for each die
   *[value] division { $per }
} · spaces { $first } and { $second } VP
table-city-event-detail = { $colour } dice, division { $per } · { $cubes } of { $banners } banners filled · { $first } VP for the most cubes, { $second } VP for the second
table-city-estimates = ~ an estimate
table-city-cathedral-detail = A white die puts a cube on its column: 1 VP, and 1 influence for the values 1 to 3, 2 for 4 to 6. Each level without a cube of yours costs 2 VP at the end.
table-city-fourth-level-detail = Only the Master Builder builds on the fourth level, and it counts among the levels.
table-city-ramparts-detail = One die of any colour, and up to 6 points with 1 denier for each more: the guard goes a space on, or a cube goes to an outdoor activity whose gate he has reached, at most one to each.
table-city-purple-detail = The head of a family: its colour is chosen when it is used, and nobody else can have it. Against black dice it counts double.
table-city-outdoor-detail = Gate { $gate }, space { $space } · { $count ->
    [0] no guard has reached it
   *[other] reached by { $names }
}
table-city-character-detail = { $first } for 1 VP, { $second } for 3 VP, { $third } for 6 VP; it counts for everybody.
table-city-building-detail = Each citizen who stands here brings a { $colour } die each round and costs { $due ->
    [0] nothing
    [1] 1 denier
   *[other] { $salary } deniers
}. { $at ->
    [0] A newcomer takes the space of the die’s value; whoever stands there is expelled.
   *[other] A newcomer takes the first space of the row and pushes the others on.
}
table-city-lying-detail = Expelled, lying here until the round ends, and protected: { $names }.

# Between two players
table-city-handover = Characters and victory points are secret.
    Look only if you are { $name }.

table-city-handover-asks = { $name } waits for an answer, and then goes on.
table-city-handover-answered = { $name } has answered.

# Keys and help
table-key-options = option
table-key-done = done
table-city-help-how = Whatever glows can be chosen: by mouse, with arrows and Enter, or by its number or letter in the list. The tray tells what it costs and brings. Point at a card to read it. Nothing is final until you end your turn; only rolled dice cannot be taken back.
table-city-help-options = take that option of the list
table-city-help-done = done choosing dice
table-city-help-all = move among everything, also what cannot be chosen now
table-city-help-orders = shield, wheat, arch: red, yellow and white
table-city-help-owners = the players’ citizens, tradesmen and cubes
table-city-help-others = the neutral player; le Roy
table-city-help-card = tradesman for 4 deniers; scoring spaces of 2 and 1 VP, then the illustration
table-city-help-division = each 3 of the dice’s value activates the card once
table-city-help-cubes = two cubes of a delayed card, waiting to be used
table-city-help-banners = red dice, a cube for each 2 of their value; a free banner
table-city-help-black = a black die
table-city-help-dice = a die that may be chosen; one that is chosen
table-city-help-lying = an expelled citizen, lying there until the round ends
table-city-help-citizens = citizens: two in your supply, four still to be hired
table-city-help-influence = influence
table-city-help-cards = event cards won; your Character; the start player
table-city-help-turn = whose turn it is; what the action under way is for
table-city-help-tale = a turn in short: ■’s red 4 was bought; what it all cost and brought
table-city-help-open-character = the Character that lies open; it counts for everybody
table-city-help-hire-influence = a tradesman who is paid with 5 influence
table-city-help-discarded = two cubes of a mixed card, used up
table-city-help-possessed = a citizen possessed, on the card above
table-city-help-purple = a purple die: only its owner uses it, in a colour of choice
table-city-help-outdoor = the outdoor activity at the third gate, and the cubes on it
table-city-help-guards = the guards and their spaces; a gate on the ramparts
table-city-help-exchanged = a red 4 exchanged for a red 6
table-city-help-asked = who acts, while another is asked for an answer
table-city-help-turned = a red 2 used with its other side, 5
table-city-help-estimate = an estimate of a printed number: “troyes cards” tells more

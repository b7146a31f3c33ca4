# -- The signs on the faces of cards: what each means -----------------------------------------------------------------

signs-intro = A card is read from left to right: what goes in, an arrow, what comes out. A number after ÷ divides the sum of the dice; what follows comes as often as that goes.
signs-group-read = How a line is read
signs-group-gain = What comes and goes
signs-group-dice = Dice
signs-group-people = People
signs-group-places = Places and cards
signs-example = For example
signs-sheet-activities-red = Red Activity cards
signs-sheet-activities-yellow = Yellow Activity cards
signs-sheet-activities-white = White Activity cards
signs-sheet-events = Events
signs-sheet-characters = Characters
signs-sheet-outdoor = Outdoor activities
sign-word-or = or

sign-arrow = what goes in, what comes out
sign-division = the sum of the dice is divided by this: so often it works
sign-plus = and, on top of that
sign-per = for each
sign-or = one or the other
sign-equals = counts as, or costs
sign-limit = but: the limit, or what it is not for
sign-no = struck out: not this
sign-chain = comes with
sign-also = and besides
sign-from = from there; comes to it
sign-end = at the end of the game
sign-most = whoever has the most

sign-deniers = deniers
sign-influence = influence
sign-vp = victory points (VP)
sign-lost = lost or paid
sign-cube = a cube of yours
sign-kept = a cube kept on the card; used up later, it does what follows
sign-event_cube = a cube of yours on an event
sign-neutral_cube = a neutral cube

sign-die = a die of that order
sign-dice = all dice of the group
sign-die-any = dice of any colour
sign-die-black = a black die
sign-die-purple = the purple die
sign-pips = what the dice show together
sign-number = a value
sign-roll = roll a die
sign-turn = turned over to its other side
sign-swap = exchanged
sign-again = begins anew

sign-citizen = a citizen of yours
sign-tradesman = a tradesman of yours on a card
sign-neutral = a neutral citizen
sign-other = another player, or what is theirs
sign-everybody = everybody
sign-guard = your guard

sign-district = your district
sign-square = the whole city square
sign-palace = the Palace
sign-city_hall = the City Hall
sign-bishopric = the Bishopric
sign-building = one of the three buildings
sign-cathedral = the Cathedral
sign-level = that level of the Cathedral
sign-card = an Activity card
sign-event = an event
sign-event_won = an event you have won
sign-gate = the gate
sign-field = the fields of agriculture

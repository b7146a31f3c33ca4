# Words on the printed pages
paper-title-sheets = Troyes Dice: scoresheets
paper-title-wheel = Troyes Dice: the wheel
paper-title-tiles = Troyes Dice: tiles
paper-title-cards = Troyes: reference cards
paper-dice = Troyes Dice
paper-name = Name
paper-count = Victory points
paper-district-red = Noble
paper-district-yellow = Civil
paper-district-white = Religious

# Errors
paper-start-missing = Columns numbered “{ $numbering }” begin with a rolled number.
    .remedy = Say which: start from 1 to 6. Or print them “blank” and write them in.
paper-start-needless = A number to start from goes with “rising” and “falling” only, not with “{ $numbering }”.
    .remedy = Leave “{ $place }” out.

# Tiles and wheel
paper-ruler = This line is 50 mm long if the page was printed at 100 %.
paper-tiles-plazas = Plaza tiles
paper-tiles-banquets = Banquets and Raids
paper-tiles-how-fold = Cut each pair out along the full line, fold it over along the dashed one and glue it. Stiff paper lies better. Print at 100 %, without fitting to the page.
paper-tiles-how-duplex = Print both pages on one sheet, turned along the long side, then cut the tiles out. Stiff paper lies better. Print at 100 %, without fitting to the page.
paper-tiles-rule = Draw three tiles at random and put one beside each plaza that has the same colour on both sides, Banquet up; note their numbers on the sheets. When the black die destroys that plaza, the tile turns to its Raid side as the half day ends, and stays so. It works for whoever chooses the die on its plaza; tile 8 works by itself.
paper-banquet = Banquet
paper-raid = Raid
paper-wheel-ring = The wheel: ring
paper-wheel-disc = The wheel: disc
paper-wheel-how = Cut the ring out along its outer edge and lay a plaza tile into each of the nine notches, at random, any side up. The disc goes on the dashed circle in the middle, with a paper fastener through both centres if you like. The flame: from that day on the black die strikes the sheets.
paper-wheel-disc-how = Cut the disc and its window out. Turn it so that the window shows day 1. Each evening it goes one notch clockwise. Dice lie on the plazas, the lowest on the free place; the price stands beside each.
paper-wheel-window = the day,
paper-wheel-window-cut = cut out
paper-wheel-page = The wheel
paper-wheel-page-how = Nothing to cut: lay a plaza tile on each of the nine places, at random, any side up, and put a coin on the day. The table tells which places the four dice of a half day go to, the lowest first, and what each costs.
paper-day = Day
paper-neutral = Neutral

# Reference cards
paper-mark-estimate = ~ estimate
paper-mark-owner = * your own
paper-activity = Activity card
paper-event = Event
paper-character = Character
paper-outdoor = Outdoor activity
paper-ladies = The Ladies of Troyes
paper-hire = Tradesman
paper-influence = { $count } infl.
paper-spaces = VP of the spaces
paper-division = Division
paper-kind = Kind
paper-combat = Combat
paper-banners = Banners
paper-rewards = VP, first · second
paper-calls = Calls
paper-gate = Gate
paper-tile = Tile
paper-players-more = 3–4 players
paper-players-two = 2 players
paper-ref-round = A round
paper-ref-round-text = Rounds 1 to 3: reveal the three Activity cards of that level.
    Everybody gains { $income } deniers, then pays for standing citizens: { $salary_palace } each in the Palace, { $salary_bishopric } in the Bishopric, { $salary_city_hall } in the City Hall. Who cannot pays all there is and loses 2 VP.
    A die is rolled for each standing citizen, the neutral ones too.
    A red event comes, and the one it calls. All events act, the oldest first.
    Black dice: from the start player on, each meets the highest left with dice of their own; red ones count double. 1 influence for each countered, or 2 VP lost.
    Actions in turn, until all have passed or no die is left.
    Money in the districts goes to its owners, lying citizens go home, the start card goes to the left.
    Rounds: { $rounds_2 } with two players, { $rounds_3 } with three, { $rounds_4 } with four.
paper-ref-turn = Your turn
paper-ref-turn-text = Spend influence first if you like; then one action, or pass.
    Activate a card with dice of its colour: hire a tradesman if you have none there, then divide the dice’s value by the card’s number.
    Build the Cathedral: each white die puts a cube in the column of its value, lowest free level: { $vp } VP and { $low } influence for 1 to 3, { $high } influence for 4 to 6.
    Combat an event: value divided by its number gives cubes; each brings 1 influence. Full banners settle it.
    Place a citizen with one die in the building of its colour.
    Agriculture: yellow dice bring their value divided by { $per } in deniers.
    Pass: 2 deniers into your district, and 1 more each time your turn comes round.
paper-ref-dice = Dice and influence
paper-ref-dice-text = A group is one to three dice of one colour, from any districts.
    Each die that is not yours costs 2 deniers in a group of one, 4 in a group of two, 6 in a group of three. Its owner cannot refuse.
    All of it must be in hand before the action.
    1 influence: roll one of your dice again.
    2 influence: hire a citizen into your supply.
    4 influence: turn one to three of your dice over.
    { $most } influence is the most you can have.
    One stored cube for an action; never against black dice.
paper-ref-citizens = Citizens
paper-ref-citizens-text = He comes from your supply, from anywhere on the board, or, if your supply is empty, for 2 influence from the general one.
    Palace, by die: { $rows_palace }. Whoever stands on the space is expelled.
    City Hall, rows by die: { $rows_city_hall }.
    Bishopric, rows by die: { $rows_bishopric }.
    A row is entered from the left; those there move right to the first gap. Without a gap the last one is expelled.
    The expelled lie on the building until the round ends. While one lies there, no other of that colour can be expelled from it.
paper-ref-count = The count
paper-ref-count-text = The VP gained in the game.
    1 VP for each event in the queue that bears a cube of yours, Marauding too.
    The VP of the spaces where your tradesmen stand.
    2 VP less for each level of the Cathedral without a cube of yours.
    What each Character in the game gives you, whoever held it.
    Most VP wins; equal totals share the victory.
paper-ref-purple = The purple die
paper-ref-purple-text = Roll it every round; it lies in your district and nobody else can use it.
    Choose its colour when you use it: red, yellow or white.
    While it lies on the square it has no colour.
    Against black dice it counts double.
    Influence rerolls it or turns it over like any other.
paper-ref-guard = Guard and ramparts
paper-ref-guard-text = An action: use one die of any colour, your own or one bought for 2 deniers.
    Its value is your points. Each further point costs 1 denier; 6 are the most.
    Each point moves the guard one space, or puts a cube on an outdoor activity whose gate he has reached: one on each at most.
    The ramparts have { $spaces } spaces, with gates at { $gates }.
    Two of your cubes from the same outdoor activity never serve one action.

# The rules of Troyes Dice on a page
paper-title-rules = Troyes Dice: the rules
paper-rules-free = free
paper-rules-any = { $count } of any
paper-rules-price = { $gain }
paper-rules-tile = Tile { $number }. Banquet: { $banquet } Raid: { $raid }
paper-rules-setup = To begin
paper-rules-setup-text = Lay the nine plaza tiles on the wheel, anywhere and with any side up. Turn its window to day 1.
    Everybody takes a sheet and begins with { $start } of each resource, circled beforehand.
    Number the columns, the same for all: 1 to 6 in a first game; later roll the first number and let the town crier choose rising or falling, or number them freely.
paper-rules-half-day = A half day
paper-rules-half-day-text = { $days } days, each with a morning and an afternoon. Roll the four dice and lay them on the four plazas of the half day, the lowest first. The black die goes before a light one of the same value.
    A light die takes the colour of its plaza. The black die destroys its plaza: nobody can take it. From day { $attack } on everybody also crosses out the die of its value and that plaza’s colour, with the buildings of that colour in its column that are not built yet, unless a Fortress guards the column.
    All choose at once, each one light die; several may choose the same. Prices by place: { $prices }.
    Whoever can pay for none takes one of each resource instead.
    At the end the destroyed plaza is turned over; in the evening the window goes on by one day.
paper-rules-change = Changing your die
paper-rules-change-text = 1 influence: its value one up or down, never past 1 or 6. As often as you can pay.
    2 knowledge: another colour.
    First the price of the die, then this; nothing that you gain on the way can pay for it.
paper-rules-resources = Gain resources
paper-rules-resources-text = Circle as many as the value of the die: red influence, yellow deniers, white knowledge. A citizen on a circled space is gained too.
    Spending crosses a circled one out.
paper-rules-prestige = Prestige buildings
paper-rules-prestige-text = Draw the one of the die’s colour under its value.
    Fortress (red): a citizen, and from now on the black die does no harm in its column.
    Great Hall (yellow): what its column shows, for each light die of that colour on offer.
    Cathedral (white): write a number beside its Character, in this order: { $numbers }. At the end it is what each of those buildings is worth.
paper-rules-work = Work buildings
paper-rules-work-text = Count’s Palace (red), City Hall (yellow), Bishopric (white): { $citizens } citizens of that colour.
paper-rules-bonuses = Bonuses
paper-rules-bonuses-text = Link: when both buildings beside it are drawn, gain what it shows.
    Citizens { $each_at } of all three tracks: one of each resource. Citizens { $work_at } of all three: a work building of your choice.
    Citizen { $prestige_at } of a track: one of the two prestige buildings shown. Citizen { $pair_at }: one citizen for each other track.
    A full track: circle citizens on another. A building that was crossed out is never built.
paper-rules-count = The count
paper-rules-count-text = After the afternoon of day { $days }: 1 VP for each citizen; 1 VP for each pair of the same resource that is left; for each Cathedral its number times the buildings of its kind.
    Most VP win; a tie is a shared victory.

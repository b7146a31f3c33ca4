# -- Learn by playing: the page of the lessons -----------------------------------------------------------------------

learn-title = Learn by playing
learn-intro = Someone sits down beside you and shows you the game, one move at a time. You cannot do anything wrong: what is to be touched glows, and everything can be taken back.
learn-dice = Troyes Dice
learn-dice-about = Four dice, a sheet of paper, eight short days. The easier of the two: begin here.
learn-city = Troyes
learn-city-about = The big one: citizens, dice that others may buy from you, a cathedral and a few brigands.
learn-minutes = About { $minutes } minutes
learn-steps = { $of } steps
learn-begin = Begin
learn-go-on = Go on: step { $at } of { $of }
learn-anew = Start over
learn-again = Once more
learn-done = Learned
learn-rules = Read the rules instead
learn-unread = The lessons could not be fetched.

# -- The guide at the table ------------------------------------------------------------------------------------------

guide-title = Your guide
guide-step = Step { $at } of { $of }
guide-next = Next
guide-skip = Do it for me
guide-more = More
guide-leave = Play on without the guide
guide-anew = Start the lesson over
guide-end-turn = Good. Now end your turn: that makes it count.
guide-summary = What you know now
guide-real = And now a real game
guide-real-about = Against the easiest bot, from the first move to the last. You can do it.
guide-real-alone = Your own sheet, from the first day to the last. You can do it.
guide-real-play = Play a real game
guide-other = The other lessons

# -- What the table says ---------------------------------------------------------------------------------------------

lesson-other = Also possible, but let us stay with the plan. { $lesson }
lesson-read-first = One moment: read this first, then press “Next”.
lesson-try-end = This was only a try. Press “Undo”, or “Next” to go on.
lesson-try-rolls = That would roll dice for good. Try something else here.
lesson-none = Nothing is taught at this table any more: play as you like.
lesson-no-skip = This one is yours: play as you like.
lesson-wait = { $other_name } is playing…

# -- Troyes Dice -----------------------------------------------------------------------------------------------------

lesson-dice-welcome = Welcome to Troyes! A friend had to go home early, and you take over her sheet for the last { $days } days. I show you everything on the way.
lesson-dice-wheel = This is the wheel. It is day { $day }, in the { $half }. Each half day { $dice } dice are rolled and laid out on four plazas, the lowest first.
lesson-dice-colours = A die takes the colour of its plaza. So you can choose now among { $yellow ->
    [one] one yellow die
   *[other] { $yellow } yellow dice
} and { $white ->
    [one] one white one
   *[other] { $white } white ones
}. One die each half day, no more.
lesson-dice-prices = The first place is free. The second costs { $any } resource of your choice, the third { $third ->
    [one] 1 denier
   *[other] { $third } deniers
}, the fourth { $fourth } deniers. High dice cost more.
lesson-dice-black = Nobody may take the black die. It destroys its plaza, and since day { $since } it strikes your sheet, too: the { $colour } { $number } is crossed out. Nothing new can be built there. What stands, stays.
lesson-dice-sheet = Your sheet has three districts: red, yellow, white. A die belongs to the column with its number. In each column wait a prestige building and a work building.
lesson-dice-resources = Your resources: { $influence } influence, { $deniers } deniers, { $knowledge } knowledge. Deniers buy dice. One influence moves a die up or down by { $step }. { $change } knowledge give it another colour.
lesson-dice-citizens = And here are your citizens. You have { $citizens }, and each is worth { $worth ->
    [one] 1 point
   *[other] { $worth } points
} at the end.
lesson-dice-try = Your turn to play around. Touch a die: threads of gold lead to everything it can do, with the price. Touch a space to take it. Nothing counts before you end the turn.
lesson-dice-try-do = Try any die and any space. “Undo” takes it back, “Next” takes all of it back.
lesson-dice-gain = The first use of a die: resources. The yellow one on the left is free. It brings { $gain }, and because the track passes a little citizen, also { $extra }.
lesson-dice-gain-do = Touch the free yellow die, then the yellow 4 at the top of its column.
lesson-dice-gain-well = Well done. That was your first half day.
lesson-dice-evening = It is { $half } now. The plaza that was destroyed is rebuilt with its other side up, and new dice lie on the next { $dice } plazas.
lesson-dice-fortress = The second use: a prestige building. A red die builds a Fortress. This one brings { $gain }, its own and what the link to the Fortress next to it adds: { $link }.
lesson-dice-fortress-do = Touch the free red 2, then the Fortress under the 2.
lesson-dice-fortress-well = A fine Fortress. You will be glad of it at once.
lesson-dice-guarded = Look: the black die shows { $number } and attacks the { $colour } { $number }. But your Fortress guards its whole column. Nothing is lost.
lesson-dice-hall = The black die has taken the free place, so today you pay: { $any } resource of your choice. The die shows { $value }, but we want the column of the 3: that takes { $steps } more. A Great Hall there brings { $each } for each yellow die on the wheel. There are { $count }: { $gain }!
lesson-dice-hall-do = Touch the yellow die on the second place, then the Great Hall under the 3.
lesson-dice-hall-well = You paid with one resource and changed a die with another. That is half of the art.
lesson-dice-struck = This time the black die found no Fortress: your { $colour } { $number } is crossed out. The Cathedral there was built already, so it stays.
lesson-dice-cathedral = A Cathedral needs a white die. The red { $value } becomes white for { $price }. The Cathedral under the 1 makes each of your Fortresses worth { $each } points at the end, and you have { $fortresses }.
lesson-dice-cathedral-do = Touch the free red 1, then the Cathedral under the 1.
lesson-dice-cathedral-well = Now your Fortresses count twice: as guards, and as points.
lesson-dice-work = The third use: a work building. A City Hall brings { $own } yellow citizens. With its neighbour it is linked: { $link } more.
lesson-dice-work-do = Touch the free yellow 3, then the City Hall under the 3.
lesson-dice-bonus = And there is more: all three citizens of column { $column } are circled now. That brings another work building, wherever you like.
lesson-dice-bonus-do = Choose any work building that glows, then end your turn.
lesson-dice-bonus-well = One die, two buildings. Such chains win games.
lesson-dice-count = One half day is left. Then we count: your citizens ({ $citizens }), pairs of equal resources ({ $pairs }), and what your Cathedrals count ({ $cathedrals }). That would be { $total } points now.
lesson-dice-last = The last die is yours alone: no plan any more. What brings you most?
lesson-dice-last-do = Choose any die and any use, then end your turn.
lesson-dice-learned-1 = Each half day you take one die: free, or for a price.
lesson-dice-learned-2 = A die is used in one of three ways: for resources, a prestige building or a work building.
lesson-dice-learned-3 = Influence changes a die’s value, knowledge its colour, deniers buy it.
lesson-dice-learned-4 = The black die strikes; a Fortress guards its column.
lesson-dice-learned-5 = Links and full columns of citizens bring more.
lesson-dice-learned-6 = Points: citizens, pairs of resources, and what your Cathedrals count.

# -- Troyes ----------------------------------------------------------------------------------------------------------

lesson-city-welcome = Welcome to Troyes! It is round { $round } of { $rounds }: three cards lie open, and not much has happened yet. You lead one family, the other one sits opposite. I show you everything on the way.
lesson-city-citizens = Before the first round each family placed citizens in these three buildings. You have { $count } there: in the Palace (red), the City Hall (yellow) and the Bishopric (white).
lesson-city-dice = Each round every one of them brings a die of the building’s colour. Yours lie in your district: { $red } red, { $yellow } yellow, { $white } white.
lesson-city-groups = A turn is one action, with a group of one to three dice of the same colour. You may also buy dice of others: { $one } deniers for one die, { $two } each in a group of two, { $three } each in a group of three. Nobody may refuse.
lesson-city-families = You have { $deniers } to pay with, and { $influence }. With influence you change your dice and win new people: more of that soon.
lesson-city-try = Play around a little. Touch a card or an event, and see which dice glow. Nothing counts before you end the turn.
lesson-city-try-do = Try anything. “Undo” takes it back, “Next” takes all of it back.
lesson-city-merchant = Our first action: the Merchant, an Activity card. Your two yellow dice are worth { $value } together. That, divided by { $per }, is how often he works for you: { $times } times.
lesson-city-merchant-do = Touch the Merchant, then your yellow 5 and your yellow 3.
lesson-city-tradesman = Somebody must direct the work. You have nobody there yet, so you send a tradesman for { $hire }. He stays: his space is worth { $vp ->
    [one] 1 point
   *[other] { $vp } points
} at the end, and next time you need not pay for him.
lesson-city-tradesman-do = Take the citizen from your supply.
lesson-city-times = Now the Merchant works { $times } times and brings { $gain }.
lesson-city-times-do = Choose the largest number, then end your turn.
lesson-city-times-well = A good beginning. Two dice, one tradesman, a full purse.
lesson-city-bought = { $other_name } has bought your red die for { $price }, and sent a citizen to the Palace with it. The grey one who stood there was expelled, and goes home at the end of the round.
lesson-city-build = Let us do the same, and build the Cathedral. Your white 4 and their white 3 each place a cube in the column of their value. The bought die costs { $price }, because the group has two dice; alone it would be { $one }. In return: { $gain }.
lesson-city-build-do = Touch the Cathedral, your white 4, then the white 3 of the other family, then “Use these dice”.
lesson-city-build-well = Two cubes of yours on the Cathedral, at once.
lesson-city-hourglass = A card with an hourglass, like this one, works later: for every { $per } points of dice you store a cube on it. A cube makes one later action stronger. Keep that for your next game.
lesson-city-turn = Your red die shows only a { $value }. Influence helps: for { $price } you turn up to three of your dice over. The { $value } becomes a { $then }.
lesson-city-turn-do = In “With influence”, turn your red 1 over, then “Turn over no more dice”.
lesson-city-combat = With the { $value } we fight the Brigands. Divided by { $per } that is { $cubes } cubes. { $covered } of { $banners } banners is covered already, so the event is beaten. Most of the cubes are yours: { $vp } points, the card, and { $influence }.
lesson-city-combat-do = Touch the Brigands, your red 6, “Use these dice”, both cubes, and end your turn.
lesson-city-combat-well = The road is safe, and the card lies before you.
lesson-city-hire = You have { $supply ->
    [0] nobody
   *[other] { $supply }
} left in your supply. For { $price } a new citizen joins your family.
lesson-city-hire-do = In “With influence”, hire a citizen.
lesson-city-hire-well = Welcome to the family!
lesson-city-place = The newcomer shall work in the City Hall, for a die more in each round. That takes exactly one yellow die: the grey 2 costs { $price }. It opens the row with the 2. Whoever falls off its end is expelled.
lesson-city-place-do = Touch the City Hall, the yellow 2 in the grey district, the citizen in your supply, and end your turn.
lesson-city-place-well = He stands in front now: safest from being pushed out.
lesson-city-reroll = The other family has passed. You have a white 2 left. For { $price } you may roll it again.
lesson-city-reroll-do = In “With influence”, reroll your white 2.
lesson-city-reroll-well = That is better!
lesson-city-again = A { $value }: off to the Cathedral with it. High values bring more influence: { $gain } this time.
lesson-city-again-do = Touch the Cathedral, your white 5, “Use these dice”, and end your turn.
lesson-city-again-well = And another stone.
lesson-city-pass = Your dice are used up, so pass. It brings you { $gain }, and a little more each time your turn comes round. The other family has waited longer: { $theirs }.
lesson-city-pass-do = Pass, and end your turn.
lesson-city-pass-well = When all have passed, the round is over.
lesson-city-round = A new round: three more cards lie open. Everybody got { $income } and paid salaries: { $palace } for each citizen in the Palace, { $bishopric } in the Bishopric, nothing in the City Hall. That was { $due } for you. Then all dice were rolled anew.
lesson-city-threat = Each round brings new events, and all { $count } act one after the other, the oldest first, until somebody beats them. Some send black dice: { $black } this time. The start player has met the highest one. The other is for you.
lesson-city-counter = A black { $black } attacks. You must answer with dice of your own, and red ones count double: your red { $die } is enough. You gain { $gain }.
lesson-city-counter-do = Touch your red 2, then “Use these dice”, and end your turn.
lesson-city-counter-well = Well fought, and with the smallest of your dice.
lesson-city-characters = You know two secret Characters. Urbain IV counts cubes on the Cathedral: your { $cubes } would bring { $urbain } now. Thibaut II counts deniers: your { $deniers } would bring { $thibaut }. At the end every Character counts for everybody, so watch what the others collect.
lesson-city-count = The count: points gained so far ({ $tokens }), your tradesmen ({ $tradesmen }), Characters, open events with a cube of yours; and minus { $missing } for Cathedral levels without you. As far as you can know, { $total } points now.
lesson-city-last = The rest of the game is yours, two more rounds after this one. New cards, another event, the third level of the Cathedral? When you have enough, pass.
lesson-city-last-do = Play as you like. “Pass” ends the round for you.
lesson-city-learned-1 = Citizens in the buildings bring dice; dice do everything else.
lesson-city-learned-2 = One to three dice of a colour make a group; dice of others can be bought.
lesson-city-learned-3 = Activity cards need a tradesman, who also brings points.
lesson-city-learned-4 = The Cathedral and beaten events bring points and influence.
lesson-city-learned-5 = Influence rerolls dice, turns them over, and hires citizens.
lesson-city-learned-6 = Black dice must be met with your own dice; red ones count double.
lesson-city-learned-7 = At the end all Characters count for all families.

# -- The cards: their names, and what one activation or one round of them does ---------------------------------------

building-palace = Palace
    .the = the Palace

kind-immediate = immediate
kind-delayed = delayed
card-bonus = Bonus card.

# Red Activity cards
activity-archer = Archer
    .the = the Archer
activity-archer-effect = Roll a die; a 3 or more puts a cube of yours on any event, for 1 influence.
activity-chivalry = Chivalry
    .the = Chivalry
activity-chivalry-effect = Each red die still in your district puts a cube of yours on any event, for 1 influence each.
activity-diplomat = Diplomat
    .the = the Diplomat
activity-diplomat-effect = Pay 1 influence in advance for a cube on any event; the cube brings 1 influence.
activity-hunting = Hunting
    .the = Hunting
activity-hunting-effect = Brings 3 influence.
activity-mercenary = Mercenary
    .the = the Mercenary
activity-mercenary-effect = Brings 3 deniers.
activity-tax_collector = Tax Collector
    .the = the Tax Collector
activity-tax_collector-effect = Collect 1 denier for every citizen but your own who stands in the City Hall; the bank pays for the neutral ones.
activity-tax_collector-king = Against le Roy: 2 deniers for each citizen of his.
activity-captain = Captain
    .the = the Captain
activity-captain-effect = Brings 1 VP for every event that bears a cube of yours, Marauding among them.
activity-joust = Joust
    .the = the Joust
activity-joust-effect = Brings 2 VP if the red dice still in your district add up to the highest sum; all who tie with you share in it fully.
activity-troubadour = Troubadour
    .the = the Troubadour
activity-troubadour-effect = Give up 3 influence for 2 VP.

# Yellow Activity cards
activity-artisan = Artisan
    .the = the Artisan
activity-artisan-effect = Give up 1 influence for 6 deniers.
activity-merchant = Merchant
    .the = the Merchant
activity-merchant-effect = Brings 2 deniers.
activity-miller = Miller
    .the = the Miller
activity-miller-effect = Name the Palace or the Bishopric: every citizen of yours who stands there brings 2 deniers.
activity-innkeeper = Innkeeper
    .the = the Innkeeper
activity-innkeeper-effect = 1 denier buys 1 influence.
activity-blacksmith = Blacksmith
    .the = the Blacksmith
activity-blacksmith-effect = A cube makes a group of red dice worth 5 more, except to place a citizen.
activity-militia = Militia
    .the = the Militia
activity-militia-effect = A cube lets yellow dice do the work of red ones, at their own values.
activity-journeyman = Journeyman
    .the = the Journeyman
activity-journeyman-effect = 3 deniers buy 2 VP.
activity-goldsmith = Goldsmith
    .the = the Goldsmith
activity-goldsmith-effect = Brings 1 VP and 2 deniers.
activity-sculptor = Sculptor
    .the = the Sculptor
activity-sculptor-effect = Brings 1 VP.

# White Activity cards
activity-tithe = Tithe
    .the = the Tithe
activity-tithe-effect = A cube lets you use one yellow die of every other district free of charge.
activity-tithe-king = Against le Roy: up to three of his.
activity-monk = Monk
    .the = the Monk
activity-monk-effect = A cube makes a single white die work as three yellow dice of its value.
activity-priest = Priest
    .the = the Priest
activity-priest-effect = A cube makes each yellow die of a group worth 3 more, even beyond 6, except to place a citizen.
activity-apprenticeship = Apprenticeship
    .the = Apprenticeship
activity-apprenticeship-effect = A cube makes each die of a group a 5; not for the three buildings, nor for the Cathedral.
activity-confession = Confession
    .the = Confession
activity-confession-effect = A cube makes each die of a group worth 2 more, even beyond 6; not for the three buildings, nor for the Cathedral.
activity-templar = Templar
    .the = the Templar
activity-templar-effect = A cube makes a single white die work as two red dice of its value.
activity-pilgrimage = Pilgrimage
    .the = the Pilgrimage
activity-pilgrimage-effect = Brings 2 VP; the dice may be of different colours.
activity-procession = Procession
    .the = the Procession
activity-procession-effect = Whoever has the most dice left in the district gains 2 VP, and so do all who tie.
activity-glassblower = Glassblower
    .the = the Glassblower
activity-glassblower-effect = Every two cubes of yours on the Cathedral bring 1 VP.

# Bonus Activity cards
activity-banquet = Banquet
    .the = the Banquet
activity-banquet-effect = Look for the district with the most red dice: each of them brings you 1 VP.
activity-banquet-king = Against le Roy: his dice do not count.
activity-baker = Baker
    .the = the Baker
activity-baker-effect = Every yellow die left on the city square brings 1 denier.
activity-prior = Prior
    .the = the Prior
activity-prior-effect = A cube makes a single white die work as two white dice of its value.

# Events
black-dice-attack = { $black_dice ->
    [one] One black die attacks
   *[other] { $black_dice } black dice attack
} every round.
event-marauding = Marauding
    .the = Marauding
event-marauding-effect = { black-dice-attack } When it is countered it begins anew.
event-brigands_a = Brigands
    .the = the Brigands
event-brigands_a-effect = { black-dice-attack }
event-brigands_b = Brigands
    .the = the Brigands
event-brigands_b-effect = { black-dice-attack }
event-brigands_c = Brigands
    .the = the Brigands
event-brigands_c-effect = { black-dice-attack }
event-skirmishes_a = Skirmishes
    .the = the Skirmishes
event-skirmishes_a-effect = { black-dice-attack }
event-skirmishes_b = Skirmishes
    .the = the Skirmishes
event-skirmishes_b-effect = { black-dice-attack }
event-war = War
    .the = the War
event-war-effect = { black-dice-attack }
event-normans_attack = Normans Attack
    .the = the Normans Attack
event-normans_attack-effect = { black-dice-attack }
event-succession_conflict = Succession Conflict
    .the = the Succession Conflict
event-succession_conflict-effect = A die is rolled: a neutral citizen takes that space of the Palace and expels whoever stands there.
event-theological_conflict = Theological Conflict
    .the = the Theological Conflict
event-theological_conflict-effect = A die is rolled: a neutral citizen enters that row of the Bishopric.
event-heresy = Heresy
    .the = Heresy
event-heresy-effect = Everybody loses 2 influence.
event-migrant_workers = Migrant Workers
    .the = the Migrant Workers
event-migrant_workers-effect = A neutral cube goes to the lowest level of the Cathedral that has room, at its lowest free value.
event-migrant_workers-king = Against le Roy: the cube is his and brings him 1 VP.
event-interruption_of_work = Interruption of Work
    .the = the Interruption of Work
event-interruption_of_work-effect = The Cathedral loses a cube: that of its highest level, and there of the highest value.
event-drought = Drought
    .the = the Drought
event-drought-effect = Everybody pays 1 denier for each citizen of theirs who stands in the City Hall.
event-support = Support
    .the = Support
event-support-effect = The two nearest events to its left get a neutral cube each.
event-civil_war = Civil War
    .the = the Civil War
event-civil_war-effect = Everybody loses 3 deniers.
event-wayfarers = Wayfarers
    .the = the Wayfarers
event-wayfarers-effect = A die is rolled: a neutral citizen enters that row of the City Hall.
event-resistance = Resistance
    .the = the Resistance
event-resistance-effect = It comes with a second red event from the box; every round each event loses its newest cube.

# Characters
character-chretien_de_troyes = Chrétien de Troyes
character-chretien_de_troyes-effect = Counts your citizens who stand in the Palace, the City Hall and the Bishopric.
character-urbain_iv = Urbain IV
character-urbain_iv-effect = Counts your cubes on the Cathedral.
character-thibaut_ii = Thibaut II
character-thibaut_ii-effect = Counts your deniers.
character-hugues_de_payns = Hugues de Payns
character-hugues_de_payns-effect = Counts your influence.
character-le_florentin = Le Florentin
character-le_florentin-effect = Counts your tradesmen on Activity cards.
character-henry_i = Henry I
character-henry_i-effect = Counts the event cards you have won.

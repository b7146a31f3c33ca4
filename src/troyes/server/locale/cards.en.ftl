# -- The page of all printed numbers, and sets of one's own -----------------------------------------------------------

# Refusals
web-no-set = There is no such set of cards, or it is not yours.
    .remedy = Choose one of your own sets.
web-set-other-game = This set belongs to another game.
    .remedy = Choose a set of the game that you want to play.
web-cards-twice = Give either a set or the numbers themselves.
    .remedy = Leave out one of the two.
web-set-changed = This set was changed elsewhere in the meantime. Nothing was saved.
    .remedy = Load it anew, and change that.
web-set-empty = There is nothing in this set yet.
    .remedy = Type in at least one number first.
web-set-too-large = That is more than a set can hold.
    .remedy = Leave out what does not differ.
web-too-many-sets = You have { $most } sets already.
    .remedy = Delete one that you no longer need.

# The page
box-title = Cards and numbers
box-intro = Everything that is printed on cards, tiles and boards, and how we know it. Where your own box shows something else, type it in, keep it as a set, and play with it.
box-changing = What you change here holds at tables that are set up with your set, for everybody who sits there: on the cards, in prices, gains and points, for bots and in hints. Other tables and games that have begun stay as they are, and games with numbers of your own count for no rating and no leaderboard.
box-game-troyes = Troyes
    .help = With The King’s Challenge and The Ladies of Troyes
box-game-troyes-dice = Troyes Dice
box-count = { $estimates ->
        [0] No number here is an estimate.
        [one] One of { $numbers } entries is an estimate.
       *[other] { $estimates } of { $numbers } entries are estimates.
    }
box-count-own = { $own ->
        [0] { "" }
        [one] One number is from your box.
       *[other] { $own } numbers are from your box.
    }
box-legend = How a number is known
box-legend-yours = from your own box
box-how-printed = printed
box-how-rule = rule
box-how-example = example
box-how-report = report
box-how-inferred = inferred
box-how-estimate = estimate
box-how-yours = yours
box-fixed = The rules rest on it: it stays as it is.
box-ladies = The Ladies of Troyes
box-bonus = Bonus card

# Finding
box-search = Search
box-search-hint = A name, or what a card does
box-show = Show
box-show-all = All
box-table-board = Board
box-table-activities = Activity cards
box-table-events = Events
box-table-characters = Characters
box-table-outdoor = Outdoor activities
box-table-wheel = Wheel
box-table-plazas = Plazas
box-table-resources = Resources
box-table-buildings = Buildings
box-table-citizens = Citizens
box-table-tiles = Banquets and Raids
box-colour = Colour
box-only-estimates = Only estimates
box-only-changed = Only what you changed
box-found = { $count ->
        [0] Nothing fits.
        [one] One card or entry
       *[other] { $count } cards and entries
    }
box-clear = Show everything again

# Groups that only the page has
box-group-wheel = The wheel
box-group-plazas = The plazas
box-group-resources = Resources
box-group-buildings = Buildings
box-group-citizens = Citizens
box-group-tiles = Tiles of Banquets and Raids
box-tile-banquet = Banquet { $number }
box-tile-raid = Raid { $number }

# What a number is called on its card
box-number-colour = Colour
box-number-level = Level
box-number-kind = Kind
box-number-hire = Tradesman
box-number-hire-unit = deniers
box-number-hire_influence = Tradesman
box-number-hire_influence-unit = influence
box-number-vp = VP of the spaces
box-number-vp-event = VP, first · second
box-number-per = Division
box-number-dice = Combat
box-number-banners = Banners
box-number-black_dice = Black dice
box-number-calls = Calls
box-number-at = For 1, 3 and 6 VP
box-number-two = With two players
box-number-tile = Tile
box-players = { $count } players
box-rule-agriculture_per = Agriculture: dice ÷
box-rule-cathedral_vp = Cathedral: VP for a cube
box-rule-cathedral_influence = Cathedral: influence, by column
box-rule-character_vp = Characters: VP, by threshold
box-word-any = of your choice
box-word-influence = influence
box-word-deniers = deniers
box-word-knowledge = knowledge
box-word-red-citizen = red citizen
box-word-yellow-citizen = yellow citizen
box-word-white-citizen = white citizen
box-word-nothing = nothing
box-word-each-die = each die
box-from-to = { $least } to { $most }
box-item = { $label }, { $number }
box-add = One more
box-remove = Remove { $number }

# Typing in
box-edit = Type in your numbers
box-edit-done = Done
box-editing = Type in what is printed on yours; everything else stays as it is. ✓ says that yours shows the same as our estimate, ↺ puts a number back.
box-usual = usually { $value }
box-reset = Reset
    .label = Reset { $label } to { $value }
box-same = Mine says the same
    .label = { $label }: mine says the same
box-same-done = As on yours
box-changes-none = Nothing yet.
box-change = { $card } · { $label }
box-confirmed = { $count ->
        [one] One estimate is as on your box.
       *[other] { $count } estimates are as on your box.
    }
box-reset-all = Reset all
box-wrong = { $count ->
        [one] One number cannot be so.
       *[other] { $count } numbers cannot be so.
    }
box-wrong-go = Go there

# Sets
box-sets = Your sets
box-sets-help = A set holds the numbers of one box under a name. You can choose it when you make a table.
box-set = Set
box-set-usual = Usual numbers
box-set-new = New set
box-set-line = { $count ->
        [one] { $name } – one number
       *[other] { $name } – { $count } numbers
    }
box-name = Name of the set
box-name-usual = My box
box-name-blank = A set needs a name.
box-save = Save
box-save-as = Save as a set
box-saved = “{ $name }” is saved.
box-saved-all = Everything is saved.
box-unsaved = Not saved yet
box-merged = This set was changed elsewhere in the meantime, and is merged here with what you typed in: have a look, and save again.
box-gone = “{ $name }” was deleted elsewhere. All its numbers are still here: save them as a new set.
box-rename = Rename
box-rename-do = Rename it
box-copy = Copy
box-copy-name = { $name } (copy)
box-copied = There is now a copy: “{ $name }”.
box-delete = Delete
box-delete-sure = Delete “{ $name }”? Tables that are played with it keep its numbers.
box-delete-do = Yes, delete it
box-deleted = “{ $name }” is deleted.
box-cancel = Cancel
box-export = Export as a file
box-import = Import a file
box-import-failed = “{ $file }” was not imported.
box-import-line = Line { $line }
box-imported = “{ $file }” is imported. Save it to keep it.
box-import-large = “{ $file }” is too large.
box-template = File with every number
box-play = Play with this set
box-leave-sure = What you typed in is not saved. Let it go?
box-leave-do = Let it go
box-stay = Stay

# At a table
box-used-nothing = All numbers are as usual.
box-used-more = All cards and numbers

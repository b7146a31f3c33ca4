# Options of a game
dice-setup-numbering = Numbers of the columns
    .help = Which die reaches which column of the sheet.
dice-setup-numbering-first = 1 to 6
dice-setup-numbering-rising = Rising from a roll
dice-setup-numbering-falling = Falling from a roll
dice-setup-banquets = Banquets and Raids
    .help = Three tiles on the wheel help you, or hurt you.

"""Pages to print: sheets, wheel and tiles of Troyes Dice, reference cards of Troyes. No game knows of it."""

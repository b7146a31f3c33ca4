"""What can be printed for Troyes Dice."""

"""What the coach knows of Troyes Dice."""

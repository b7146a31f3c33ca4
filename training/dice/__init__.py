"""Training the judge of Troyes Dice: values of sheets, worked out from the last half day back to the first."""

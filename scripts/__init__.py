"""What keeps the house, each to be called by its name. A package, so that it is found wherever it is sent."""

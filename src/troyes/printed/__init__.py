"""What is printed on cards, tiles and boards, of all games: how it is known, and an owner's own numbers over it."""

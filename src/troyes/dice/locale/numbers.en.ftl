# -- Why a printed number of an owner's cannot be so ------------------------------------------------------------------

dice-cards-tiles = exactly three tiles must have one colour on both sides
dice-cards-cathedral = expected each of the six rows once
dice-cards-links = a building has one link, and no link with itself ({ $building } { $first }–{ $second })
dice-cards-prestige = expected two different buildings

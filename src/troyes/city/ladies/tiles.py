"""What stands on the outdoor activities, as signs: when a cube serves, and what it brings."""

from troyes.city import faces
from troyes.city.faces import ANY, ARROW, KEPT, Line, sign, some
from troyes.city.ladies.answers import GUILD_DENIERS, TOLL_INFLUENCE
from troyes.city.ladies.boons import HARVEST_DENIERS, PATRONAGE_INFLUENCE
from troyes.city.ladies.exchange import MOST_EXCHANGES
from troyes.city.ladies.kinds import shares_shown
from troyes.city.ladies.patrol import ABBEY_REACHED, RACE
from troyes.city.ladies.reasons import EXTRA_PRICE
from troyes.city.ladies.scoring import ABBEY_VP, FAIR_VP


def _recruit(colour: str, price: int = 0) -> list[Line]:
    """A die of the colour for the own district; dice of that colour put no cube there."""
    paid: Line = [faces.PLUS, some("deniers", price)] if price else []
    return [[KEPT, *paid, ARROW, faces.ROLL, sign("die", colour), faces.LIMIT, sign("die", colour, no=True)]]


def _first_at_gate() -> list[Line]:
    return [[faces.GUARD, faces.GATE, ARROW, *[some("vp", points) for points in RACE]]]


def shows() -> dict[str, list[Line]]:
    """By the name of the tile's side."""
    bought: Line = [sign("die", ANY), faces.OTHER]
    return {
        "toll": [[faces.OTHER, faces.FROM, sign("die", ANY), faces.DISTRICT, faces.CHAIN, KEPT, ARROW,
                  some("influence", TOLL_INFLUENCE)]],
        "guild": [[faces.OTHER, sign("card", ANY), faces.TRADESMAN, faces.CHAIN, KEPT, ARROW,
                   some("deniers", GUILD_DENIERS)]],
        "patronage": [[faces.CITIZEN, sign("building"), faces.CHAIN, KEPT, ARROW,
                       some("influence", PATRONAGE_INFLUENCE)]],
        "harvest": [[faces.FIELD, faces.CHAIN, KEPT, ARROW, some("deniers", HARVEST_DENIERS, before="+")]],
        "extra_yellow": _recruit("yellow"),
        "extra_white": _recruit("white"),
        "extra_red": _recruit("red"),
        "extra_purple": _recruit("purple", EXTRA_PRICE),
        "exchange": [[KEPT, ARROW, sign("die", ANY), faces.DISTRICT, faces.SWAP, *bought, faces.LIMIT,
                      some("other", MOST_EXCHANGES)]],
        "turn_bought": [[KEPT, ARROW, some("die", 1, ANY), faces.OTHER, faces.TURN]],
        "second_site": [[sign("card", ANY), faces.CHAIN, KEPT, ARROW, sign("card", ANY), KEPT]],
        "shield": [[KEPT, ARROW, sign("die", "black", no=True), faces.CHAIN, some("influence", 1), faces.OR,
                    sign("event", no=True)]],
        "abbey": [[faces.GUARD, faces.GATE, ARROW, some("vp", ABBEY_REACHED)],
                  [faces.END, KEPT, ARROW, some("vp", ABBEY_VP)]],
        "fair": [shares_shown(FAIR_VP)],
        "race_a": _first_at_gate(),
        "race_b": _first_at_gate(),
    }  # fmt: skip

"""The civil cards of the expansion."""

from typing import Final

from troyes.city.activities.activity import Activity, AnyColour, Choice
from troyes.city.effects import TRADESMEN, Amount, citizens
from troyes.city.ladies.kinds import Mixed
from troyes.city.ladies.recipes import OneFree, Turning
from troyes.city.names import CITY_HALL
from troyes.city.state import LODGING, City


class Landlady(Choice):
    """Influence or a victory point."""

    def activate(self, city: City, times: int) -> None:
        city.left = times
        city.step = LODGING


LANDLADY: Final = Landlady("landlady", Amount(vp=1), otherwise=Amount(influence=4))
CARDS: Final[list[Activity]] = [
    Mixed("lumberjack", gives=Amount(deniers=4)),
    Activity("clog_maker", gives=Amount(deniers=1, per=citizens(CITY_HALL))),
    Activity("weaver", gives=Amount(deniers=1, per=TRADESMEN)),
    LANDLADY,
    # For any action but the guard's (L9).
    AnyColour("distiller", [Turning(colours) for colours in range(8)], placing=True, cathedral=True),
    AnyColour("viticulturist", [OneFree(colours) for colours in range(8)], placing=True, cathedral=True),
    Activity("banker", gives=Amount(vp=3, above=30)),
    Mixed("breeder", takes=Amount(deniers=3), gives=Amount(vp=2)),
    Activity("master_tradesman", gives=Amount(vp=1, per=TRADESMEN, every=2)),
]

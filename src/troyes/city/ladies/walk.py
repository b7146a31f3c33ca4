"""The steps of a walk that only the expansion has."""

from troyes.city.actions import accept, execute, free, lodge, patrol, raise_column, reply
from troyes.city.activities.cards import EXECUTIONER, MASTER_BUILDER
from troyes.city.codes import BUILD_AT, FREE, LODGE, ROB
from troyes.city.ladies.outdoor import answer_codes, exchange, exchange_codes, offer_codes
from troyes.city.ladies.patrol import patrol_codes
from troyes.city.ladies.phase import suffer, suffer_codes
from troyes.city.ladies.possession import release_codes
from troyes.city.state import (
    ANSWERING,
    EXCHANGING,
    EXECUTING,
    LODGING,
    OFFERED,
    PATROLLING,
    RAISING,
    RELEASING,
    City,
)

__all__ = ["ladies_codes", "ladies_take"]


def ladies_codes(city: City) -> list[int]:
    """Every legal choice at such a step."""
    step = city.step
    if step == LODGING:
        return [LODGE + vp for vp in range(city.left, -1, -1)]
    if step == EXECUTING:
        return EXECUTIONER.codes(city)
    if step == RAISING:
        return MASTER_BUILDER.codes(city)
    if step == PATROLLING:
        return patrol_codes(city)
    if step == EXCHANGING:
        return exchange_codes(city)
    if step == RELEASING:
        return release_codes(city)
    if step == OFFERED:
        return offer_codes(city)
    if step == ANSWERING:
        return answer_codes(city)
    return suffer_codes(city)


def ladies_take(city: City, code: int) -> None:
    """Carries out a legal choice at such a step."""
    step = city.step
    if step == LODGING:
        lodge(city, code - LODGE)
    elif step == EXECUTING:
        execute(city, code - ROB)
    elif step == RAISING:
        raise_column(city, code - BUILD_AT + 1)
    elif step == PATROLLING:
        patrol(city, code)
    elif step == EXCHANGING:
        exchange(city, code)
    elif step == RELEASING:
        free(city, code - FREE)
    elif step == OFFERED:
        accept(city, code)
    elif step == ANSWERING:
        reply(city, code)
    else:
        suffer(city, code)

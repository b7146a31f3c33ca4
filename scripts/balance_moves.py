"""Which printed numbers of Troyes may move, how far, and where to: for `balance.py`.

Only estimates move: a price or points by 2 at most, a division by 1, from where they stood in 0.1.0. What is reported
of all Activity cards binds them: the first space is worth between a third and 0.6 of the price. The second space is
worth half of the first, rounded up, as on all cards of the data.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from importlib.resources import files
from itertools import product
from math import log
from typing import Any, NamedTuple, Protocol

from troyes.city.names import BONUS_ACTIVITIES
from troyes.city.numbers import base, ladies, provenance
from troyes.core.cards import Overlay, all_numbers, leaves

BASE = ("2", "3", "4", "king")
MODULES = ("2+", "3+", "4+")
"""The tables at which the cards of the base game are judged, and those of the expansion with the bonus cards."""
FARTHEST = {"hire": 2, "vp": 2, "per": 1}
KEPT = ("weaver",)
"""Its estimates fit stray figures beside a picture of the card."""
LEAST = 1 / 3
"""No card is used less than this beside the mean of its neighbours, those of its colour and level, ..."""
MOST = 3.0
"""... nor more than this."""
CALM = 1.5
"""A card moves if it is used more than so many times as often as others, or they as it: those of its colour and level
and all of its level count alike, so that no three cards lie idle together."""
HASTE = 1.2
"""How many points a card is made better if its neighbours are used e times as often."""
MOST_HASTE = 1.5
DENIER, ACTIVATION, SECOND = 0.3, 4.0, 0.5
"""What numbers are worth, in points: a denier of the price, e times the activations, a point on the second space."""
FAR = 0.1
"""Points by which a card must be nearer to what is wanted, to move a number by one more."""


class Measured(Protocol):
    def often(self) -> float: ...


class Share(NamedTuple):
    """A card's turns in a game, beside those of others."""

    neighbours: float
    """Of its colour and level: 1 if it is used as often as they are on average."""
    level: float
    """Of its level, of whatever colour."""

    def whole(self) -> float:
        return max(self.neighbours * self.level, 0.0001) ** 0.5

    def is_outside(self) -> bool:
        return not LEAST <= self.neighbours <= MOST


class Face(NamedTuple):
    """The numbers of an Activity card that may move."""

    hire: int
    vp: int
    """Of the first space."""
    per: int

    def data(self) -> dict[str, Any]:
        return {"hire": self.hire, "vp": [self.vp, (self.vp + 1) // 2], "per": self.per}


def slot(name: str) -> tuple[str, str]:
    """Colour and level."""
    card = base()["activities"][name]
    return card["colour"], str(card["level"])


def shares(found: Any, pooled: Callable[[Any, Iterable[str]], dict[str, Any]]) -> dict[str, Share]:
    """Of every Activity card that was there."""
    told: dict[str, Share] = {}
    for tables, belongs in ((BASE, _is_base), (MODULES, lambda name: not _is_base(name))):
        uses: dict[str, Measured] = {
            place.partition(".")[2]: use
            for place, use in pooled(found, tables).items()
            if place.startswith("activities.")
        }
        for name, use in uses.items():
            colour, level = slot(name)
            others = [its.often() for other, its in uses.items() if other != name and slot(other)[1] == level]
            near = [its.often() for other, its in uses.items() if other != name and slot(other) == (colour, level)]
            if belongs(name) and near:
                told[name] = Share(_beside(use, near), _beside(use, others))
    return told


def _beside(use: Measured, others: list[float]) -> float:
    return use.often() / max(sum(others) / len(others), 0.01)


def _is_base(name: str) -> bool:
    return name not in ladies()["activities"] and name not in BONUS_ACTIVITIES


def outside(found: dict[str, Share]) -> list[str]:
    return [name for name, share in found.items() if share.is_outside()]


def spread(found: dict[str, Share]) -> float:
    """How unlike the cards are: 0 if all of a level are used equally often."""
    return (sum(log(share.whole()) ** 2 for share in found.values()) / max(len(found), 1)) ** 0.5


def judged(found: dict[str, Share]) -> str:
    """One line: how many are used too seldom or too often, and which."""
    names = sorted(outside(found), key=lambda name: found[name].whole())
    each = ", ".join(f"{name} {found[name].neighbours:.2f}" for name in names)
    return f"{len(names)} of {len(found)} cards outside, spread {spread(found):.3f}: {each or 'none'}"


def _may_move(name: str, number: str) -> bool:
    return name not in KEPT and provenance().get(f"activities.{name}.{number}") == "estimate"


@cache
def _first() -> dict[str, Any]:
    """The numbers of 0.1.0."""
    text = (files("troyes.city") / "printed-0.1.0.toml").read_text("utf-8")
    return all_numbers(base(), Overlay.of_text(text, "printed-0.1.0.toml"))


def own_face(numbers: dict[str, Any], name: str) -> Face:
    card = numbers["activities"][name]
    return Face(card["hire"], card["vp"][0], 1 if name == "fort" else card["per"])


def faces(name: str) -> Iterator[Face]:
    """Everything that could be printed on the card, as far as is known."""
    card = _first()["activities"][name]
    own = own_face(_first(), name)._asdict()
    free = {number: _may_move(name, number) for number in own}
    if f"activities.{name}.vp[0]" in provenance():
        free["vp"] = False
    ranges = [
        range(value - FARTHEST[number], value + FARTHEST[number] + 1) if free[number] else [value]
        for number, value in own.items()
    ]
    for hire, vp, per in product(*ranges):
        price = hire or card.get("hire_influence", 0)
        if per >= 1 and vp >= 1 and price <= 3 * vp and vp <= 0.6 * price:
            yield Face(hire, vp, per)


def _worth(face: Face, own: Face) -> float:
    """How much better than its own face it makes the card, in points."""
    second = (face.vp + 1) // 2 - (own.vp + 1) // 2
    better = face.vp - own.vp + SECOND * second - DENIER * (face.hire - own.hire)
    return better - ACTIVATION * log(face.per / own.per)


class Plan:
    """How much better than it was each card should be."""

    def __init__(self) -> None:
        self.wanted: dict[str, float] = {}

    def move(self, found: dict[str, Share]) -> None:
        for name, share in found.items():
            off = -log(share.whole())
            if abs(off) > log(CALM):
                self.wanted[name] = self.wanted.get(name, 0.0) + max(min(HASTE * off, MOST_HASTE), -MOST_HASTE)

    def numbers(self) -> dict[str, Any]:
        """The numbers that differ from the product's, as an owner's file has them."""
        activities: dict[str, Any] = {}
        for name, wanted in self.wanted.items():
            own = own_face(base(), name)
            best = min(faces(name), key=lambda face: (_distance(face, own, wanted), face), default=own)
            changed = {
                number: value for number, value in best.data().items() if getattr(best, number) != getattr(own, number)
            }
            if changed:
                activities[name] = changed
        return {"activities": activities}


def _distance(face: Face, own: Face, wanted: float) -> float:
    moved = sum(abs(now - then) for now, then in zip(face, own, strict=True))
    return abs(_worth(face, own) - wanted) + FAR * moved


def written(numbers: dict[str, Any]) -> str:
    """As an owner's file."""
    lines: list[str] = []
    table = ""
    for place, value in leaves(numbers):
        head, _, name = place.rpartition(".")
        if head != table:
            table = head
            lines += ["", f"[{head}]"]
        lines.append(f"{name} = {value}")
    return "\n".join(lines[1:]) + "\n"

"""Whatever is handed in from outside is either taken or refused with an error of the house, and nothing else."""

import copy
import json
import random
import types
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests import contract

import troyes
from troyes.core import records

ENDLESS = 10**5000
"""More digits than Python will write."""


class Mute:
    """Something that cannot even say what it is."""

    def __repr__(self) -> str:
        raise RuntimeError("no words")


def nested(depth: int) -> list[Any]:
    inner: list[Any] = []
    for _ in range(depth):
        inner = [inner]
    return inner


def circle() -> dict[str, Any]:
    ring: dict[str, Any] = {}
    ring["ring"] = ring
    return ring


ODD: dict[str, Any] = {
    "none": None,
    "true": True,
    "negative": -1,
    "endless": ENDLESS,
    "nan": float("nan"),
    "bytes": b"x",
    "nested": nested(100_000),
    "circle": circle(),
    "mute": Mute(),
    "long": "x" * 100_000,
    "half a character": "\ud800",
    "nul": "a\0b",
    "set": {1},
    "tuple": (1, 2),
    "odd keys": {1: 2, None: 3},
    "proxy": types.MappingProxyType({"wheel": 1}),
}


@pytest.fixture(params=list(ODD))
def odd(request: pytest.FixtureRequest) -> Any:
    return ODD[request.param]


def start() -> troyes.Game:
    return troyes.new_game("troyes-dice", players=2, seed=1)


def only_refusals(attempt: Callable[[], object]) -> None:
    """Nothing comes of it but an error of the house, which can be read in both languages and written to a file."""
    refusal: troyes.TroyesError | None = None
    try:
        attempt()
    except troyes.TroyesError as error:
        refusal = error
    if refusal is not None:
        assert refusal.place
        assert 0 < len(str(refusal).encode()) < 3000
        assert refusal.text("fr").encode()


def test_odd_arguments_of_a_new_game(odd: Any) -> None:
    only_refusals(lambda: troyes.new_game(odd, seed=1))
    only_refusals(lambda: troyes.new_game("troyes-dice", players=odd, seed=1))
    only_refusals(lambda: troyes.new_game("troyes-dice", seed=odd))
    for option in ("numbering", "banquets", "cards"):
        only_refusals(lambda option=option: troyes.new_game("troyes-dice", seed=1, **{option: odd}))


def test_odd_records(odd: Any) -> None:
    record = start().record()
    only_refusals(lambda: troyes.replay(odd))
    only_refusals(lambda: troyes.replay(record, upto=odd))
    for field in (*record, "position", "rolls", "scores", "commitment"):
        only_refusals(lambda field=field: troyes.replay({**record, field: odd}))
        only_refusals(lambda field=field: troyes.replay({**record, field: [odd]}))
    for option in ("numbering", "banquets", "cards", "name", "players", "seed"):
        options = {**record["options"], option: odd}
        only_refusals(lambda options=options: troyes.replay({**record, "options": options}))
    draws = [["roll", [odd]]]
    only_refusals(lambda: troyes.replay({**record, "draws": draws}))


def test_odd_positions(odd: Any) -> None:
    position = start().position()
    only_refusals(lambda: troyes.from_position(odd))
    only_refusals(lambda: troyes.from_position(position, seed=odd))
    only_refusals(lambda: troyes.from_position(position, rolls=odd))
    only_refusals(lambda: troyes.from_position(position, rolls=[odd]))
    for field in position:
        only_refusals(lambda field=field: troyes.from_position({**position, field: odd}))
    for option in ("numbering", "banquets", "cards"):
        options = {**position["options"], option: odd}
        only_refusals(lambda options=options: troyes.from_position({**position, "options": options}))


def test_odd_keys(odd: Any) -> None:
    game = start()
    with pytest.raises(troyes.IllegalMove, match="no such choice"):
        game.play(0, odd)
    assert "no such choice" in str(game.why_not(0, odd))


@pytest.mark.parametrize("seat", [-1, 2, ENDLESS, -ENDLESS], ids=["-1", "2", "endless", "endless below"])
def test_nobody_looks_from_a_seat_that_is_not_there(seat: int) -> None:
    """-1 is not the last seat, whose hidden walk it would show."""
    game = start()
    for look in (game.view, lambda seat: game.guess(seat, random.Random(1))):
        with pytest.raises(troyes.OptionError, match="no seat") as caught:
            look(seat)
        assert caught.value.place == "seat"


@pytest.mark.parametrize("where", ["record", "position"])
def test_no_file_is_opened_for_a_record_or_a_position(tmp_path: Path, where: str) -> None:
    """It may come from anybody: a path in it would be read on the machine of whoever opens it."""
    path = tmp_path / "mine.toml"
    path.write_text("[resources]\nstart = 5\n", "utf-8")
    options = {"numbering": "first", "banquets": False, "cards": str(path)}
    opened, data = (
        (troyes.replay, start().record()) if where == "record" else (troyes.from_position, start().position())
    )
    with pytest.raises(troyes.TroyesError) as caught:
        opened({**data, "options": options})
    assert caught.value.place == "options.cards"


@pytest.mark.parametrize("text", ["[" * 100_000, '{"format": ' + "1" * 5000 + "}"], ids=["nesting", "number"])
def test_text_without_end(text: str) -> None:
    with pytest.raises(troyes.RecordError, match="not whole JSON"):
        records.parse(text)


def test_a_line_without_end_is_refused() -> None:
    position = start().position()
    walk = position["seats"][0]["walk"]
    walk.update(stage="bonus", place=1, now=["a work building"], line=["a work building"] * 100_000)
    with pytest.raises(troyes.PositionError) as caught:
        troyes.from_position(position)
    assert caught.value.place == "seats[0].walk.line"


ELSE: list[Any] = [
    None,
    True,
    -1,
    0,
    3,
    7,
    21,
    1.5,
    "",
    "x",
    "red",
    "done",
    "one of each resource",
    [],
    {},
    [1],
    ENDLESS,
]


def places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    inner: list[tuple[Any, Any]] = []
    if isinstance(data, dict):
        inner = list(data.items())
    elif isinstance(data, list):
        inner = list(enumerate(data))
    return [path, *(place for name, part in inner for place in places(part, (*path, name)))]


def damaged(data: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """The data with something else, or nothing, in one place."""
    data = copy.deepcopy(data)
    *path, name = rng.choice(places(data)[1:])
    part: Any = data
    for step in path:
        part = part[step]
    if rng.random() < 0.2:
        del part[name]
    elif type(part[name]) is int and rng.random() < 0.5:
        part[name] += rng.choice([-1, 1])
    else:
        part[name] = copy.deepcopy(rng.choice(ELSE))
    return data


@pytest.mark.parametrize("seed", range(12))
def test_damage_anywhere_is_refused_or_can_be_played(seed: int) -> None:
    rng = random.Random(seed)
    game = troyes.new_game("troyes-dice", players=2, seed=seed, numbering="rising", banquets=True)
    contract.play_random(game, rng, rng.randrange(80))
    record, position = game.record(), game.position()
    del record["checksum"]
    for _ in range(40):
        for opened, data in ((troyes.replay, record), (troyes.from_position, position)):
            broken = damaged(data, rng)

            def play(opened: Callable[[Any], troyes.Game] = opened, broken: dict[str, Any] = broken) -> None:
                contract.play_random(opened(broken), rng)

            only_refusals(play)


def test_what_was_handed_out_is_the_readers_own() -> None:
    """Scribbling on a record, a view or a position leaves the game as it was."""
    cards = {"resources": {"start": 5}}
    game = troyes.new_game("troyes-dice", seed=1, numbering=(3, 1, 2, 6, 5, 4), cards=cards)
    before = json.dumps(game.record())
    cards["resources"]["start"] = 7
    for data in (game.record(), game.view(0), game.position()):
        data["options"]["cards"]["resources"]["start"] = 6
        data["options"]["numbering"].reverse()
    assert json.dumps(game.record()) == before

"""Positions of Troyes, written as tersely as a test wants them, and short ways to play them on.

`city(...)` sets a table in the middle of a round: by default round 3, the action phase, seat 0 to act, nobody anywhere,
no dice, no cubes. Only what a test is about is given; citizens that are named nowhere are in the general supply, decks
hold what is left. What belongs to the expansion (its cards, `tiles`, a purple die "p5", ...) chooses its module by
itself.
"""

from collections.abc import Mapping, Sequence
from itertools import chain
from pathlib import Path
from typing import Any

import troyes
from troyes.city import numbers
from troyes.city.names import (
    ACTIVITIES,
    BASE_CHARACTERS,
    BONUS_ACTIVITIES,
    CHARACTERS,
    EVENTS,
    LADIES_ACTIVITIES,
    LADIES_EVENTS,
)
from troyes.core.cards import Overlay

COLOURS = {"r": "red", "y": "yellow", "w": "white"}
BASE_EVENTS = EVENTS[:LADIES_EVENTS]
GATES = (5, 10, 15, 20)
NUMBERS = Overlay(Path(numbers.__file__).with_name("printed-0.1.0.toml")).data
"""Tests tell costs and divisions as they stood in the first version, whatever estimates have moved since."""
SLOTS = [(colour, level) for colour in ("red", "yellow", "white") for level in (1, 2, 3)]
ROUNDS = {1: 4, 2: 4, 3: 5, 4: 6}

Owner = int | str


def faces(words: str) -> dict[str, list[int]]:
    """Dice by colour: faces("r4 y5 y6") is a red 4 and two yellow dice; "p3" is the purple one."""
    found: dict[str, list[int]] = {"red": [], "yellow": [], "white": []}
    for word in words.split():
        found.setdefault("purple" if word[0] == "p" else COLOURS[word[0]], []).append(int(word[1:]))
    return {colour: sorted(values, reverse=True) for colour, values in found.items()}


def who(letter: str) -> Owner | None:
    return {".": None, "n": "neutral"}.get(letter, int(letter) if letter.isdigit() else None)


def row(words: str) -> list[Owner | None]:
    """Spaces from the first: row("0.n") is seat 0, nobody, the neutral player."""
    return [who(letter) for letter in words]


def city(
    players: int = 3,
    *,
    king: bool = False,
    round: int = 3,
    start: Owner = 0,
    turn: int = 0,
    step: str = "action",
    cards: Sequence[str] = (),
    dice: Mapping[Owner, str] | None = None,
    deniers: Sequence[int] = (),
    influence: Sequence[int] = (),
    vp: Sequence[int] = (),
    district: Sequence[int] = (),
    supply: Sequence[int] = (),
    palace: str = "......",
    city_hall: str = "... ...",
    bishopric: str = ".. .. ..",
    lying: Mapping[str, Sequence[Owner]] | None = None,
    tradesmen: Mapping[str, str] | None = None,
    illustration: Mapping[str, Sequence[Owner]] | None = None,
    cubes: Mapping[str, Sequence[int]] | None = None,
    cathedral: Sequence[str] = ("......",) * 3,
    events: Mapping[str, Sequence[Owner]] | None = None,
    taken: Mapping[Owner, Sequence[str]] | None = None,
    decks: Mapping[str, Sequence[str]] | None = None,
    characters: Sequence[Sequence[str]] = (),
    stack: Sequence[str] = tuple(CHARACTERS[:BASE_CHARACTERS]),
    black: Sequence[int] = (),
    walk: Mapping[str, Any] | None = None,
    placed: int = 0,
    roy_vp: int = 0,
    neutral_supply: int | None = None,
    tiles: Sequence[str] = (),
    guards: Sequence[int] = (),
    outdoor: Mapping[str, Sequence[int]] | None = None,
    possessed: Sequence[int] = (),
    visible: str | None = None,
    ladies: Mapping[str, Any] | None = None,
    printed: Mapping[str, Any] | None = NUMBERS,
    **options: Any,
) -> dict[str, Any]:
    """A position. `cards`: Activity cards that must lie there (the others are chosen); a bonus card joins the pool by
    itself. `events`: the queue after Marauding with the cubes on each; "marauding" may be named for its own cubes.
    `decks`: the cards to come, next first; left out: whatever is left, in the order of `EVENTS`.
    `tiles`: the four outdoor activities; `guards`: how far each has come, all the way if left out; `outdoor`: cubes on
    each; `visible`: the open Character; `ladies`: more of the expansion's part of the position; `printed`: an owner's
    numbers to play with."""
    seats = 1 if king else players
    dice, lying, tradesmen, illustration = dice or {}, lying or {}, tradesmen or {}, illustration or {}
    cubes, events, taken = cubes or {}, dict(events or {}), taken or {}
    wanted = [*cards, *tradesmen, *illustration, *cubes]
    bonus = list(options.pop("bonus", [name for name in wanted if name in BONUS_ACTIVITIES]))
    if "resistance" in events and "resistance" not in bonus:
        bonus.append("resistance")
    bonus = [name for name in ("baker", "banquet", "prior", "resistance") if name in bonus]
    queue = {"marauding": events.pop("marauding", ()), **events}
    deck_names = [name for names in (decks or {}).values() for name in names]
    dealt = [*chain(*characters), visible or ""]
    options = _modules(options, [*wanted, *queue, *deck_names, *dealt], " ".join(dice.values()), tiles, visible)
    cathedral = [*cathedral, *["......"] * (options.get("activities", "base") != "base")][:4]
    buildings = {
        "palace": row(palace),
        "city_hall": [row(part) for part in city_hall.split()],
        "bishopric": [row(part) for part in bishopric.split()],
    }
    nine = [_activity(slot, wanted, seats, tradesmen, illustration, cubes) for slot in SLOTS]
    used = _used_citizens(seats, buildings, lying, nine)
    for seat in range(seats):
        used[seat] += _at(possessed, seat, 0)
    families = [
        {
            "deniers": _at(deniers, seat, 20),
            "influence": _at(influence, seat, 4),
            "vp": _at(vp, seat, 0),
            "district": _at(district, seat, 0),
            "supply": _at(supply, seat, 2),
            "general": 12 - used[seat] - _at(supply, seat, 2),
            "dice": faces(dice.get(seat, "")),
            "events": list(taken.get(seat, ())),
        }
        for seat in range(seats)
    ]
    neutral: dict[str, Any] = {"dice": faces(dice.get("neutral", ""))}
    grey = 24 if king else 8 if options.get("events", "base") == "base" else 10
    neutral["supply"] = grey - used["neutral"] if neutral_supply is None else neutral_supply
    if king:
        neutral["vp"] = roy_vp
        neutral["events"] = list(taken.get("neutral", ()))
    else:
        hands = characters or _hands(seats)
        for family, hand in zip(families, hands, strict=True):
            family["characters"] = list(hand)
    drawn = 0 if step == "placement" else min(round, ROUNDS[seats])
    gone = {name for names in taken.values() for name in names} | set(queue)
    options["cards"] = printed
    position: dict[str, Any] = {
        "format": 1,
        "game": "king" if king else "troyes",
        "options": {"bonus": bonus, **options},
        "round": round,
        "start_player": start,
        "step": step,
        "turn": turn,
        "placed": placed,
        "buildings": buildings,
        "lying": {name: list(owners) for name, owners in lying.items()},
        "families": families,
        "neutral": neutral,
        "activities": nine,
        "black_dice": list(black),
        "cathedral": [row(level) for level in cathedral],
        "events": [{"card": card, "cubes": list(owners)} for card, owners in queue.items()],
        "decks": _decks(decks or {}, gone, bonus, ROUNDS[seats] - drawn, options.get("events", "base") != "base"),
        "walk": dict(walk or {}),
    }
    if set(options) - {"open_scores", "start_player", "cards"}:
        position["ladies"] = {
            "open_character": visible,
            "outdoor": [
                {
                    "activity": tile,
                    "gate": gate,
                    "cubes": [_at((outdoor or {}).get(tile, ()), seat, 0) for seat in range(seats)],
                }
                for tile, gate in zip(tiles, GATES if tiles else (), strict=True)
            ],
            "guards": [_at(guards, seat, 20) for seat in range(seats)] if tiles else [],
            "possessed": [_at(possessed, seat, 0) for seat in range(seats)],
            **(ladies or {}),
        }
    if king:
        position["stack"] = list(stack)
    return position


def _modules(
    options: dict[str, Any], names: Sequence[str], dice: str, tiles: Sequence[str], visible: str | None
) -> dict[str, Any]:
    """The options, with the modules that these cards, dice and tiles belong to."""
    needed: dict[str, Any] = {}
    if any(name in ACTIVITIES[LADIES_ACTIVITIES:] for name in names):
        needed["activities"] = "both"
    if any(name in EVENTS[LADIES_EVENTS:] for name in names):
        needed["events"] = "both"
    if any(name in CHARACTERS[BASE_CHARACTERS:] for name in names):
        needed["characters"] = "ladies"
    if "p" in dice or "extra_purple" in tiles:
        needed["purple_die"] = True
    if tiles:
        needed["ramparts"] = True
    if visible:
        needed["open_character"] = True
    return {**needed, **options}


def _at(numbers: Sequence[int], seat: int, default: int) -> int:
    return numbers[seat] if seat < len(numbers) else default


def _activity(
    slot: tuple[str, int],
    wanted: Sequence[str],
    seats: int,
    tradesmen: Mapping[str, str],
    illustration: Mapping[str, Sequence[Owner]],
    cubes: Mapping[str, Sequence[int]],
) -> dict[str, Any]:
    colour, level = slot
    base = numbers.base()["activities"]
    pool = [name for name in ACTIVITIES if (base[name]["colour"], base[name]["level"]) == slot]
    plain = [name for name in pool if name not in BONUS_ACTIVITIES and name in ACTIVITIES[:LADIES_ACTIVITIES]]
    card = next((name for name in pool if name in wanted), plain[0])
    return {
        "colour": colour,
        "level": level,
        "card": card,
        "tradesmen": row(tradesmen.get(card, "..")),
        "illustration": list(illustration.get(card, ())),
        "cubes": [_at(cubes.get(card, ()), seat, 0) for seat in range(seats)],
    }


def _used_citizens(
    seats: int, buildings: dict[str, Any], lying: Mapping[str, Sequence[Owner]], nine: list[dict[str, Any]]
) -> dict[Owner, int]:
    found: list[Any] = [*buildings["palace"], *chain(*buildings["city_hall"]), *chain(*buildings["bishopric"])]
    found += chain(*lying.values())
    for card in nine:
        found += card["tradesmen"] + card["illustration"]
    return {owner: found.count(owner) for owner in [*range(seats), "neutral"]}


def _hands(seats: int) -> list[list[str]]:
    each = 2 if seats == 2 else 1
    return [CHARACTERS[each * seat : each * seat + each] for seat in range(seats)]


def _decks(
    given: Mapping[str, Sequence[str]], gone: set[str], bonus: list[str], red: int, ladies: bool
) -> dict[str, list[str]]:
    base = numbers.base()["events"]
    left: dict[str, list[str]] = {"red": [], "yellow": [], "white": []}
    for name in EVENTS if ladies else BASE_EVENTS:
        if name != "marauding" and name not in gone and (name != "resistance" or name in bonus):
            left[base[name]["colour"]].append(name)
    reds = list(given.get("red", [name for name in left["red"] if name not in given.get("box", ())][:red]))
    return {
        "red": reds,
        "box": list(given.get("box", [name for name in left["red"] if name not in reds])),
        "yellow": list(given.get("yellow", left["yellow"])),
        "white": list(given.get("white", left["white"])),
    }


def place(position: dict[str, Any], rolls: Sequence[int] = (), seed: int = 1) -> troyes.Game:
    """The game at that position; `rolls` come up first."""
    return troyes.from_position(position, seed=seed, rolls=list(rolls))


def keys(game: troyes.Game) -> list[str]:
    """What can be chosen now."""
    return game.pending[0].options.keys()


def play(game: troyes.Game, *choices: str) -> troyes.Game:
    """Plays these keys, each for whoever is to choose."""
    for key in choices:
        game.play(game.pending[0].seat, key)
    return game


def family(game: troyes.Game, seat: int = 0) -> dict[str, Any]:
    """A player's means now."""
    return game.position()["families"][seat]


def die_key(seat: int, word: str) -> str:
    """The key of a die: "r4" of the seat's own district, "1r4" of seat 1's, "nr4" of the neutral one, "pr4" the purple
    one as a red die; "tr4", "t1r4", "tpr4": used with its other side up."""
    done = "turned" if word[0] == "t" else "die"
    word = word.removeprefix("t")
    owner = {"n": "neutral", "p": "purple"}.get(word[0], word[0]) if len(word) == 3 else str(seat)
    return f"{done} {owner} {COLOURS[word[-2]]} {word[-1]}"


def _chosen_key(die: dict[str, Any]) -> str:
    done = "turned" if die.get("turned") else "die"
    return f"{done} {'purple' if die.get('purple') else die['owner']} {die['colour']} {die['value']}"


def _used_face(key: str) -> list[Any]:
    """A chosen die as the log tells it: the purple one by its own colour, with the value it is used with."""
    done, owner, colour, value = key.split()
    return [f"face-{'purple' if owner == 'purple' else colour}", 7 - int(value) if done == "turned" else int(value)]


def act(
    game: troyes.Game, action: str, dice: str, *choices: str, cube: str | None = None, most: int | None = None
) -> troyes.Game:
    """An action of whoever is up, with exactly these dice and that card's cube; then what is still to be chosen.
    `most`: as many times as it goes, and that must be so many."""
    seat, told = game.pending[0].seat, len(game.log)
    wanted = [die_key(seat, word) for word in dice.split()]
    play(game, action)
    while (now := game.position())["step"] == "dice":
        chosen = [_chosen_key(die) for die in now["walk"]["dice"]]
        left = [key for key in wanted if wanted.count(key) > chosen.count(key)]
        if cube and now["walk"]["cube"] is None:
            play(game, f"use {cube}")
        else:
            play(game, left[0] if left else "done")
    log = game.log[told:]
    used: Any = next(message.args["faces"] for message in log if message.id == "city-log-used-dice")
    assert sorted(used) == sorted(_used_face(key) for key in wanted)
    assert [message.args["activity"] for message in log if message.id == "city-log-used-cube"] == [cube] * bool(cube)
    if most is not None and most > 1:
        assert keys(game) == [f"times {times}" for times in range(most, 0, -1)]
        play(game, f"times {most}")
    elif most == 1:
        assert now["step"] != "times"
    return play(game, *choices)


def why(game: troyes.Game, key: str) -> str | None:
    """Why that cannot be chosen now, in a word or two; None if it can."""
    refusal = game._why_not(game.pending[0].seat, key)
    return None if refusal is None else refusal.id.removeprefix("why-city-")


def card(game: troyes.Game, name: str) -> dict[str, Any]:
    """An Activity card as it lies there now."""
    return next(activity for activity in game.position()["activities"] if activity["card"] == name)


def banners(game: troyes.Game) -> dict[str, list[Owner]]:
    """The queue of events, and whose cubes lie on each."""
    return {event["card"]: event["cubes"] for event in game.position()["events"]}


# -- other moments ---------------------------------------------------------------------------------------------------


def facing(players: int = 3, black: Sequence[int] = (6,), **given: Any) -> dict[str, Any]:
    """Black dice to be countered: the highest is up for seat 0, or for `turn`."""
    return city(players, step="black_dice", black=black, walk={"left": 1}, **given)


def closing(
    players: int = 3, *, round: int = 2, red: str = "brigands_a", called: Sequence[str] = (), **given: Any
) -> dict[str, Any]:
    """The end of a round: all but the last seat have passed, and 2 deniers lie in each of their districts. Seat 0
    starts the next round; `red` is its event, `called` are the cards that wait to be called; else no card comes."""
    used = {red, *given.get("events", {}), *(name for names in given.get("taken", {}).values() for name in names)}
    colours = numbers.base()["events"]
    more = [
        name
        for name in BASE_EVENTS
        if name not in used and name != "resistance" and colours[name].get("colour") == "red"
    ]
    decks = {colour: [name for name in called if colours[name]["colour"] == colour] for colour in ("yellow", "white")}
    reds = [red, *more][: ROUNDS[players] - round]
    box = [name for name in [red, *more] if name not in reds]
    moment = {
        "start": players - 1,
        "turn": players - 1,
        "dice": {"neutral": "r1"},
        "district": [2] * (players - 1),
        **given,
    }
    return city(players, round=round, decks={"red": reds, "box": box, **decks}, **moment)


def next_round(players: int = 3, rolls: Sequence[int] = (), **given: Any) -> troyes.Game:
    """The next round, from `closing`: the last seat has passed, and `rolls` were rolled: the dice of seats 0, 1, ...,
    each red, yellow, white; the neutral ones; those of events; the black ones."""
    return play(place(closing(players, **given), rolls), "pass")


def step(game: troyes.Game) -> str:
    """What is to be chosen now, or that the game is over."""
    return game.position()["step"]


def standing(game: troyes.Game, building: str) -> str:
    """Who stands in a building, written as `city` takes it."""
    spaces = game.position()["buildings"][building]
    rows = [spaces] if building == "palace" else spaces
    return " ".join("".join("." if owner is None else str(owner)[0] for owner in row) for row in rows)


def lying(game: troyes.Game, building: str) -> list[Owner]:
    """Whose citizens lie on a building."""
    return game.position()["lying"][building]


def dice_of(game: troyes.Game, owner: Owner = 0) -> str:
    """The dice of a district, written as `city` takes them: red, yellow, white, the highest first."""
    data = game.position()
    dice = data["neutral"]["dice"] if owner == "neutral" else data["families"][int(owner)]["dice"]
    letters = {**COLOURS, "p": "purple"}
    return " ".join(f"{letter}{value}" for letter, colour in letters.items() for value in dice.get(colour, ()))


# -- The King's Challenge --------------------------------------------------------------------------------------------


def roy_acts(result: int, roy: str, dice: str = "w1 w1", **given: Any) -> troyes.Game:
    """The player turns a yellow 2 into a denier; then le Roy, with the dice `roy`, rolls two that make `result`. The
    player is left with `dice`, and with no deniers but that one."""
    first = max(1, result - 6)
    position = city(king=True, dice={0: f"y2 {dice}", "neutral": roy}, **{"deniers": [0], **given})
    return act(place(position, (first, result - first)), "agriculture", "y2")


def king_round(*rolls: int, starts: Owner = 0, **given: Any) -> troyes.Game:
    """The next round against le Roy, begun by `starts`: the player has passed and le Roy had no dice left. `rolls`: the
    player's dice, red, yellow, white, then le Roy's; those of events; the black ones."""
    before = "neutral" if starts == 0 else 0
    return next_round(1, rolls, king=True, start=before, turn=0, **{"dice": {0: "w1"}, **given})


def roy(game: troyes.Game) -> dict[str, Any]:
    """What le Roy has: citizens in the supply, dice, VP, event cards."""
    return game.position()["neutral"]

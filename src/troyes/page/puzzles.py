"""The paths to puzzles."""

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from troyes.page.answers import Ask
from troyes.puzzles.shelf import shelves
from troyes.server.puzzles import answering
from troyes.server.wire import puzzles as wire

Number = Annotated[int, Meta(ge=1, le=100_000)]


class About(Struct):
    theme: Annotated[str, Meta(max_length=40)] = ""


def _which(ask: Ask) -> tuple[str, int]:
    return ask.parts["set"], msgspec.convert(ask.parts["number"], Number, strict=False)


async def all_sets(ask: Ask) -> list[wire.PuzzleSetSeen]:
    return [await answering.seen(ask.house, ask.house.person.guest, shelf) for shelf in shelves().values()]


async def suiting(ask: Ask) -> wire.PuzzleNext:
    return await answering.suiting(ask.house, ask.house.person.guest, ask.parts["set"], ask.asked(About).theme)


async def one(ask: Ask) -> wire.PuzzleOpen:
    return await answering.laid_out(ask.house, ask.house.person.guest, *_which(ask))


async def attempt(ask: Ask) -> wire.PuzzleTried:
    return answering.tried(*_which(ask), ask.read(wire.PuzzleTry))


async def why(ask: Ask) -> wire.PuzzleReason:
    return answering.reason(*_which(ask), ask.read(wire.PuzzleWhy))


async def ways(ask: Ask) -> wire.PuzzleWaysSeen:
    return answering.ways_from(*_which(ask), ask.read(wire.PuzzleWays))


async def answer(ask: Ask) -> wire.PuzzleVerdict:
    return await answering.answered(ask.house, ask.house.guest, *_which(ask), ask.read(wire.PuzzleTry))


ROUTES = {
    ("GET", "/api/puzzles"): all_sets,
    ("GET", "/api/puzzles/{set}/next"): suiting,
    ("GET", "/api/puzzles/{set}/{number}"): one,
    ("POST", "/api/puzzles/{set}/{number}/try"): attempt,
    ("POST", "/api/puzzles/{set}/{number}/why"): why,
    ("POST", "/api/puzzles/{set}/{number}/ways"): ways,
    ("POST", "/api/puzzles/{set}/{number}/answer"): answer,
}

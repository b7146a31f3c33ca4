"""Who thinks next, and who makes way: fair by person and by kind. Nothing here reads a clock or starts a process."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from troyes.server.errors import Refused
from troyes.server.thinking.fair import FAIR, Marks, Places
from troyes.server.thinking.jobs import Job, Kind


def job(person: str, kind: Kind = "opponent", seconds: float = 1.0, name: str = "", bot: str = "count") -> Job:
    return Job(name or person, "troyes", 2, {}, "s", [], 0, bot, seconds, person=person, kind=kind)


class Hall:
    """Places, and thoughts that end when they are let."""

    def __init__(self, places: int = 1, **given: Any) -> None:
        self.now = 0.0
        self.places = Places(places, clock=lambda: self.now, **given)
        self.ends: dict[str, asyncio.Event] = {}
        self.begun: list[str] = []
        self.hurried: list[str] = []
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def ask(self, wanted: Job) -> None:
        self.ends[wanted.table] = asyncio.Event()
        self.tasks[wanted.table] = asyncio.create_task(self._think(wanted))
        await self.settle()

    async def _think(self, wanted: Job) -> None:
        async with self.places.taken(wanted) as hurry:
            self.begun.append(wanted.table)
            await self.ends[wanted.table].wait()
            if hurry.told:
                self.hurried.append(wanted.table)

    async def settle(self) -> None:
        for _ in range(5):
            await asyncio.sleep(0)

    async def end(self, name: str) -> None:
        self.ends[name].set()
        await self.settle()

    async def pass_time(self, seconds: float) -> None:
        self.now += seconds
        self.places._make_way()  # as its timer does
        await self.settle()

    def asked_to_end(self) -> list[str]:
        return [place.job.table for place in self.places.going if place.hurry.told]

    async def drain(self) -> list[str]:
        """All in the order in which they come."""
        while going := [place.job.table for place in self.places.going]:
            await self.end(going[0])
        return self.begun


@asynccontextmanager
async def hall(places: int = 1, **given: Any) -> AsyncGenerator[Hall]:
    made = Hall(places, **given)
    try:
        yield made
    finally:
        for task in made.tasks.values():
            task.cancel()
        await asyncio.gather(*made.tasks.values(), return_exceptions=True)
        made.places.close()


async def test_one_thought_comes_before_the_rest_of_sixty() -> None:
    async with hall() as here:
        for number in range(60):
            await here.ask(job("mallory", "study", name=f"m{number}"))
        await here.ask(job("anna", "study"))
        assert (await here.drain())[:3] == ["m0", "anna", "m1"]
        assert len(here.begun) == 61


async def test_two_who_ask_for_much_take_turns() -> None:
    async with hall() as here:
        for person in ("anna", "bea"):
            for number in range(3):
                await here.ask(job(person, name=f"{person}{number}"))
        assert await here.drain() == ["anna0", "bea0", "anna1", "bea1", "anna2", "bea2"]


async def test_an_opponent_comes_before_a_show_a_study_and_a_table_that_nobody_watches() -> None:
    async with hall() as here:
        await here.ask(job("first"))
        kinds: list[Kind] = ["away", "study", "show", "opponent"]
        for kind in kinds:
            await here.ask(job(kind, kind))
        assert await here.drain() == ["first", "opponent", "show", "study", "away"]


async def test_whoever_can_wait_does_not_wait_for_ever() -> None:
    async with hall() as here:
        await here.ask(job("first"))
        await here.ask(job("away", "away"))
        for number in range(100):
            await here.ask(job(f"p{number}"))
            await here.end(here.begun[-1])
        assert "away" in here.begun


async def test_who_never_thought_before_has_no_credit_for_it() -> None:
    """Nor is anybody remembered for long who has nothing under way."""
    marks = Marks()
    for _ in range(20):
        marks.reached(marks.next("anna", 1.0), 1.0)
    assert 0 < marks.next("anna", 1.0) - marks.next("bea", 1.0) <= 1.0
    for number in range(10):
        marks.reached(marks.next(f"p{number}", 1.0), 1.0)
    assert len(marks) < 4


async def test_a_bot_that_does_not_search_costs_next_to_nothing() -> None:
    async with hall() as here:
        await here.ask(job("first"))
        await here.ask(job("anna", seconds=1.0))
        for number in range(3):
            await here.ask(job("bea", seconds=60.0, bot="greedy", name=f"bea{number}"))
        assert await here.drain() == ["first", "bea0", "bea1", "bea2", "anna"]


async def test_a_strength_between_levels_searches_if_one_of_them_does() -> None:
    assert [job("anna", bot=f"strength-{strength}").searches for strength in (1, 1.5, 2, 2.1, 4)] == [
        *(False, False, False, True, True)
    ]


# -- who makes way ---------------------------------------------------------------------------------------------------


async def test_a_long_thought_makes_way_once_it_has_had_its_share() -> None:
    async with hall() as here:
        for number in range(10):
            await here.ask(job("mallory", "show", 60.0, f"m{number}"))
        await here.pass_time(59.0)
        assert here.asked_to_end() == []  # nobody else wants it
        await here.end("m0")
        await here.ask(job("anna"))
        assert here.asked_to_end() == []
        await here.pass_time(FAIR / 2)
        assert here.asked_to_end() == []
        await here.pass_time(FAIR / 2)
        assert here.asked_to_end() == ["m1"]
        await here.end("m1")
        assert here.begun[-1] == "anna"
        assert here.hurried == ["m1"]
        await here.pass_time(60.0)
        assert here.asked_to_end() == []  # anna has a place, and mallory had the last


async def test_as_many_make_way_as_there_are_who_wait() -> None:
    async with hall(3) as here:
        for number in range(3):
            await here.ask(job("mallory", seconds=60.0, name=f"m{number}"))
        await here.pass_time(FAIR)
        await here.ask(job("anna"))
        assert len(here.asked_to_end()) == 1
        await here.ask(job("anna", name="another of anna's"))
        assert len(here.asked_to_end()) == 1
        await here.ask(job("bea"))
        assert len(here.asked_to_end()) == 2


async def test_nobody_makes_way_for_what_can_wait_longer() -> None:
    async with hall() as here:
        await here.ask(job("anna", seconds=60.0))
        await here.ask(job("bea", "away"))
        await here.pass_time(59.0)
        assert here.asked_to_end() == []


# -- where the line ends ---------------------------------------------------------------------------------------------


async def test_who_has_filled_the_line_adds_no_more_and_keeps_nobody_else_out() -> None:
    async with hall(most=3) as here:
        for number in range(5):
            await here.ask(job("mallory", name=f"m{number}"))
        with pytest.raises(Refused, match="no more can wait"):
            await here.tasks["m4"]
        for name in ("anna", "another of anna's"):
            await here.ask(job("anna", name=name))
        with pytest.raises(Refused, match="no more can wait"):
            await here.tasks["another of anna's"]
        assert await here.drain() == ["m0", "anna", "m1", "m2", "m3"]


async def test_who_no_longer_wants_it_leaves_the_line() -> None:
    async with hall() as here:
        for name in ("one", "two", "three"):
            await here.ask(job("anna", name=name))
        here.tasks["two"].cancel()
        await here.settle()
        assert [place.job.table for place in here.places.waiting] == ["three"]
        here.tasks["one"].cancel()  # and who leaves in the midst of it makes room
        await here.settle()
        assert here.begun == ["one", "three"]


async def test_when_all_leave_at_once_nobody_is_called() -> None:
    async with hall() as here:
        for number in range(5):
            await here.ask(job("anna", name=f"{number}"))
        for task in here.tasks.values():
            task.cancel()
        found = await asyncio.gather(*here.tasks.values(), return_exceptions=True)
        assert all(isinstance(one, asyncio.CancelledError) for one in found)
        assert (here.begun, here.places.waiting, here.places.going) == (["0"], [], [])

"""What strangers write is read in a process of its own, which is ended when it takes too long."""

import asyncio
import os
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

import pytest

from troyes.core.errors import CardsError
from troyes.server.errors import Refused
from troyes.server.guard.apart import MOST_OF_ONE, Apart
from troyes.server.library import card_reading


def who(_: None) -> int:
    return os.getpid()


def endless(_: None) -> None:
    while True:
        pass


def dies(_: None) -> None:
    os._exit(1)


def wrong(_: None) -> None:
    raise CardsError("cards-unknown", place="here", name="x", known="y")


def rests(seconds: float, _: None) -> None:
    time.sleep(seconds)


@asynccontextmanager
async def reading(patience: float = 60.0) -> AsyncGenerator[Apart]:
    apart = Apart(patience)
    try:
        yield apart
    finally:
        apart.close()


async def test_it_is_read_elsewhere_and_what_is_wrong_is_told_here() -> None:
    async with reading() as apart:
        assert await apart.read("anna", who) != os.getpid()
        with pytest.raises(CardsError) as told:
            await apart.read("anna", wrong)
        assert told.value.place == "here"
        numbers, faults = await apart.read("anna", card_reading.of_text, "troyes", "[activities]\nx = 1\n", "my.toml")
        assert (numbers, faults[0].line, faults[0].place) == ({"activities": {"x": 1}}, 2, "activities.x")
        assert faults[0].text("en")


async def test_what_takes_too_long_is_ended_and_the_next_is_read() -> None:
    async with reading(1.0) as apart:
        before = await apart.read("anna", who)
        with pytest.raises(Refused) as told:
            await apart.read("mallory", endless)
        assert (told.value.message.id, told.value.status) == ("web-took-too-long", 422)
        assert await apart.read("anna", who) != before


async def test_a_process_that_dies_is_replaced() -> None:
    async with reading() as apart:
        with pytest.raises(Refused) as told:
            await apart.read("mallory", dies)
        assert (told.value.message.id, told.value.status) == ("web-busy", 503)
        assert await apart.read("anna", who)


async def test_one_person_cannot_fill_the_queue() -> None:
    async with reading() as apart:
        many = [asyncio.create_task(apart.read("mallory", rests, 0.05)) for _ in range(MOST_OF_ONE + 3)]
        await asyncio.sleep(0)
        assert await apart.read("anna", who)
        answers = await asyncio.gather(*many, return_exceptions=True)
        assert [type(answer).__name__ for answer in answers] == ["NoneType"] * MOST_OF_ONE + ["Refused"] * 3

"""Talk at a table: who may talk, who reads it, what can be taken back; and words that nobody is made to read."""

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update
from tests.server.serving import FRIEND, HOT, ME, Line, Person, Place, inside, people, refused

from troyes.server.storage.people_models import MessageRow, ReportRow
from troyes.server.talk.messages import REGRET, tidy


async def shared(anna: Person, bea: Person, **more: Any) -> dict[str, Any]:
    table = await anna.make("troyes-dice", [ME, FRIEND], **more)
    await bea.join(table)
    return table


async def say(line: Line, text: str) -> dict[str, Any]:
    answer = await line.asked("say", text=text)
    assert answer["t"] == "done", answer
    return answer


async def settled(line: Line) -> None:
    """Whatever was on its way has come."""
    await line.send("ping")
    while (await line.hear())["t"] != "pong":
        pass


def heard(line: Line) -> list[tuple[int, str]]:
    """What a page would show of the talk by now."""
    shown: dict[int, str] = {}
    for message in map(json.loads, line.heard):
        if message["t"] == "talk":
            shown = {one["n"]: one["text"] for one in message["messages"]}
        elif message["t"] == "said":
            shown[message["message"]["n"]] = message["message"]["text"]
    return sorted(shown.items())


# -- saying ----------------------------------------------------------------------------------------------------------


async def test_what_is_said_is_read_by_everybody_at_the_table_and_by_who_comes_later(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna", "Bea") as (anna, bea, nobody):
        table = await shared(anna, bea, listed=True)
        async with anna.line(table) as one, bea.line(table) as two, nobody.line(table) as three:
            for line in (one, two, three):
                await settled(line)
            await say(one, "  Bonjour,\n Béa! <b>https://example.org</b> ")
            words = "Bonjour, Béa! <b>https://example.org</b>"
            for line, yours in ((one, True), (two, False), (three, False)):
                said = next(json.loads(text) for text in line.heard if '"said"' in text) if line is one else None
                told = (said or await line.expect("said"))["message"]
                assert {**told, "made": ""} == {
                    "n": 0, "seat": 0, "name": "Anna", "text": words, "made": "", "yours": yours
                }  # fmt: skip
            await say(two, "Salut")
        place.services.tables.rooms.clear()  # and it is on disk
        async with nobody.line(table) as line:
            told = await line.expect("talk")
            assert [(one["n"], one["name"], one["text"]) for one in told["messages"]] == [
                (0, "Anna", words),
                (1, "Bea", "Salut"),
            ]


async def test_only_those_who_sit_there_talk(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna", "Bea", "Zoe") as (anna, bea, zoe, nobody):
        table = await shared(anna, bea, listed=True)
        for person in (zoe, nobody):
            async with person.line(table) as line:
                await line.refuses("talk-not-seated", "say", text="Let me in")
        async with bea.line(table, watch=True) as line:  # she looks on, and still sits there
            await say(line, "I look on")
        waiting = await anna.make("troyes", [ME, FRIEND])
        async with anna.line(waiting) as line:  # before the game
            await say(line, "Anybody there?")
        hot = await anna.make("troyes-dice", [ME, {**HOT, "name": "Guy"}])
        async with anna.line(hot, seat=1) as line:
            await say(line, "c'est moi")
            assert json.loads(line.heard[-2])["message"]["name"] == "Guy"


async def test_what_cannot_be_said_is_refused(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna", "Bea") as (anna, bea, _):
        table = await shared(anna, bea)
        async with anna.line(table) as line:
            for empty in ("", "   ", "\u200b", "\u0301", "\x07"):
                await line.refuses("talk-empty", "say", text=empty)
            await line.refuses("talk-long", "say", text="é" * 501)
            await say(line, "é" * 500)
            await say(line, "👩‍👩‍👧")
            assert [text for _, text in heard(line)] == ["é" * 500, "👩‍👩‍👧"]


def test_words_stay_on_their_line() -> None:
    assert tidy("one\r\n two\u2028three\tfour") == "one two three four"
    assert tidy("\u202egnirts\u202c\x00") == "gnirts"


async def test_who_talks_too_much_has_to_wait(tmp_path: Path) -> None:
    async with inside(tmp_path, talk_per_minute=3) as place, people(place.url, "Anna", "Bea") as (anna, bea, _):
        table = await shared(anna, bea)
        async with anna.line(table) as line, bea.line(table) as other:
            for text in ("a", "b", "c"):
                await say(line, text)
            await line.refuses("web-too-many", "say", text="d")
            await say(other, "e")  # the limit is each one's own
            await settled(line)
            assert [text for _, text in heard(line)] == ["a", "b", "c", "e"]


async def test_what_many_say_at_once_is_all_kept_in_one_order(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna", "Bea") as (anna, bea, _):
        table = await shared(anna, bea)
        async with anna.line(table) as one, bea.line(table) as two:
            await asyncio.gather(
                *(line.send("say", id=f"{at}", text=f"{at}") for at in range(20) for line in (one, two))
            )
            for line in (one, two):
                while len(heard(line)) < 40:
                    await line.hear()
            assert heard(one) == heard(two)
            assert [n for n, _ in heard(one)] == list(range(40))


async def test_who_is_blocked_says_nothing(tmp_path: Path) -> None:
    from troyes.server.storage.models import GuestRow

    async with inside(tmp_path) as place, people(place.url, "Anna", "Bea") as (anna, bea, _):
        table = await shared(anna, bea)
        blocked = update(GuestRow).where(GuestRow.id == anna.id).values(blocked="spam")
        await place.services.store.writer.run([(blocked, None)])
        place.services.store.forget_guest(anna.id)
        async with anna.line(table) as line:
            await line.refuses("web-blocked", "say", text="Hello")


# -- taking back -----------------------------------------------------------------------------------------------------


async def test_one_takes_back_what_one_has_said_for_a_while(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna", "Bea") as (anna, bea, _):
        table = await shared(anna, bea)
        async with anna.line(table) as one, bea.line(table) as two:
            await settled(two)
            await say(one, "a mistake")
            await say(one, "an old one")
            await two.refuses("talk-no-message", "unsay", n=0)
            await one.refuses("talk-no-message", "unsay", n=7)
            old = update(MessageRow).where(MessageRow.n == 1).values(made=time.time() - REGRET - 1)
            await place.services.store.writer.run([(old, None)])
            await one.refuses("talk-too-late", "unsay", n=1)
            assert (await one.asked("unsay", n=0))["t"] == "done"
            await settled(two)
            assert heard(two) == [(0, ""), (1, "an old one")]
        assert await place.services.store.reader.column(select(MessageRow.text).where(MessageRow.n == 0)) == [""]


# -- mutes -----------------------------------------------------------------------------------------------------------

WORDS = "Esmeralda"


async def mute(person: Person, table: dict[str, Any], n: int) -> Any:
    return await person.post("/api/mutes", {"table": table["id"], "n": n})


def never(line: Line) -> None:
    assert WORDS not in "".join(line.heard), line.heard


async def test_a_muted_persons_words_never_reach_the_muter(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna", "Bea", "Cleo") as (anna, bea, cleo, _):
        table = await anna.make("troyes-dice", [ME, FRIEND, FRIEND])
        await bea.join(table)
        await cleo.join(table)
        other = await shared(anna, bea)
        async with anna.line(table) as one, bea.line(table) as two, cleo.line(table) as three:
            for line in (one, two, three):
                await settled(line)
            await say(two, "harmless")
            assert await mute(anna, table, 0) == [{"id": bea.id, "name": "Bea"}]
            told = await one.expect("talk")
            assert (told["messages"], told["hidden"]) == ([], True)  # what was there goes as well
            await say(two, f"{WORDS} 1")
            await say(three, "from Cleo")
            await two.asked("unsay", n=1)
            await settled(one)
            assert heard(one) == [(2, "from Cleo")]
            await settled(three)
            assert heard(three) == [(0, "harmless"), (1, ""), (2, "from Cleo")]
            never(one)
            async with anna.line(other) as elsewhere, bea.line(other) as hers:
                await say(hers, f"{WORDS} 2")
                await settled(elsewhere)
                never(elsewhere)
            async with anna.line(table) as again:
                await settled(again)
                assert heard(again) == [(2, "from Cleo")]
                never(again)
        place.services.tables.rooms.clear()
        async with anna.line(other) as line:
            told = await line.expect("talk")
            assert (told["messages"], told["hidden"]) == ([], True)  # not as if nobody had spoken
            never(line)
        async with bea.line(other) as line:
            assert (await line.expect("talk"))["hidden"] is False


async def test_a_mute_holds_from_the_moment_it_is_answered(tmp_path: Path) -> None:
    """Words that are said all the time, lines that come in all the time: none slips through."""
    async with inside(tmp_path) as place, people(place.url, "Anna", "Bea") as (anna, bea, _):
        table = await shared(anna, bea)
        async with anna.line(table) as one, bea.line(table) as two:
            await say(two, "harmless")
            await settled(one)
            stop = False

            async def chatter() -> None:
                at = 0
                while not stop:
                    await two.send("say", id=f"c{at}", text=f"{WORDS} {at}")
                    at += 1
                    await asyncio.sleep(0.01)

            async def comes_in(muting: "asyncio.Task[Any]") -> None:
                async with anna.line(table) as line:
                    if muting.done():
                        await settled(line)
                        never(line)

            talking = asyncio.create_task(chatter())
            muting = asyncio.create_task(mute(anna, table, 0))
            while not muting.done():
                await comes_in(muting)
            await muting
            await settled(one)
            before = len(one.heard)
            for _ in range(3):
                await comes_in(muting)
            await asyncio.sleep(0.05)
            stop = True
            await talking
            await settled(one)
            assert WORDS not in "".join(one.heard[before:])


async def test_whom_one_reads_again_is_read_again(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna", "Bea", "Cleo") as (anna, bea, cleo, nobody):
        table = await shared(anna, bea)
        async with anna.line(table) as one, bea.line(table) as two:
            await settled(one)
            await say(two, "one")
            await say(one, "mine")
            await mute(anna, table, 0)
            assert await mute(anna, table, 0) == [{"id": bea.id, "name": "Bea"}]
            await say(two, "two")
            assert await cleo.get("/api/mutes") == []
            refused(await cleo.ask("DELETE", f"/api/mutes/{bea.id}"), 404, "talk-not-muted")
            assert (await anna.ask("DELETE", f"/api/mutes/{bea.id}")).json() == []
            await settled(one)
            assert heard(one) == [(0, "one"), (1, "mine"), (2, "two")]
            refused(await anna.ask("DELETE", f"/api/mutes/{bea.id}"), 404, "talk-not-muted")
            refused(await anna.ask("POST", "/api/mutes", {"table": table["id"], "n": 1}), 409, "talk-yourself")
            refused(await anna.ask("POST", "/api/mutes", {"table": table["id"], "n": 9}), 404, "talk-no-message")
            refused(await cleo.ask("POST", "/api/mutes", {"table": table["id"], "n": 0}), 404, "web-no-table")
            refused(await nobody.ask("GET", "/api/mutes"), 401, "web-no-guest")


# -- reports ---------------------------------------------------------------------------------------------------------


async def reports(place: Place) -> list[tuple[Any, ...]]:
    columns = (ReportRow.reporter, ReportRow.about, ReportRow.n, ReportRow.text, ReportRow.why, ReportRow.settled)
    return await place.services.store.reader.rows(select(*columns))


async def test_a_report_keeps_what_was_said_once_for_each_person(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna", "Bea", "Cleo") as (anna, bea, cleo, _):
        table = await shared(anna, bea, listed=True)
        path = f"/api/tables/{table['id']}/reports"
        async with bea.line(table) as line:
            await say(line, "something foul")
            answers = await asyncio.gather(*(anna.ask("POST", path, {"n": 0, "why": " rude "}) for _ in range(3)))
            assert sorted(answer.status_code for answer in answers) == [201, 409, 409]
            refused(await anna.ask("POST", path, {"n": 0, "why": "again"}), 409, "talk-reported")
            await cleo.post(path, {"n": 0, "why": "rude, too"})  # who looks on reads it as well
            refused(await bea.ask("POST", path, {"n": 0, "why": "me"}), 409, "talk-yourself")
            refused(await anna.ask("POST", path, {"n": 4, "why": "none"}), 404, "talk-no-message")
            for why in ("", "  ", "x" * 301, "two\nlines"):
                refused(await anna.ask("POST", path, {"n": 0, "why": why}), 400, "web-malformed-at", "why")
            await line.asked("unsay", n=0)
            refused(await anna.ask("POST", path, {"n": 0, "why": "late"}), 409, "talk-taken-back")
        assert sorted(await reports(place)) == sorted(
            [
                (anna.id, bea.id, 0, "something foul", "rude", None),
                (cleo.id, bea.id, 0, "something foul", "rude, too", None),
            ]
        )


async def test_reports_have_a_limit(tmp_path: Path) -> None:
    async with inside(tmp_path, reports_per_hour=2) as place, people(place.url, "Anna", "Bea") as (anna, bea, _):
        table = await shared(anna, bea)
        path = f"/api/tables/{table['id']}/reports"
        async with bea.line(table) as line:
            for text in ("a", "b", "c"):
                await say(line, text)
        for n in range(2):
            await anna.post(path, {"n": n, "why": "rude"})
        refused(await anna.ask("POST", path, {"n": 2, "why": "rude"}), 429, "web-too-many")
        assert len(await reports(place)) == 2


@pytest.mark.parametrize("method", ["say", "unsay"])
async def test_a_line_that_is_spoken_into_wrongly_is_answered(tmp_path: Path, method: str) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        table = await anna.make("troyes-dice", [ME])
        async with anna.line(table) as line:
            await line.send(method, id="x", n=-1, text=5)
            assert (await line.expect_refusal())["why"]["id"] == "web-unreadable"

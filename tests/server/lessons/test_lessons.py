"""Learn by playing: each lesson can be played to its end, says true things, and lets nobody go astray."""

import random
from pathlib import Path
from typing import Any

import pytest
from tests.server.serving import Asleep, Line, Person, inside, people, refused

from troyes.core import text
from troyes.server.lessons.shelf import lessons
from troyes.server.lessons.steps import ANY, OR, Free, Lesson, Task, Try

NAMES = ["Anna", "Thibaut"]
LESSONS = lessons()
IDS = tuple(LESSONS)


def said(guide: dict[str, Any]) -> None:
    """Every word of a step is there, with all its arguments, in both languages."""
    for lang in text.LANGUAGES:
        assert text.render(guide["says"], guide["args"], lang, NAMES)
        for id in (guide["do"], guide["well"]):
            assert not id or text.render(id, {}, lang, NAMES)


def expected(guide: dict[str, Any], offered: list[str]) -> list[str]:
    """Which of the keys on offer the step asks for now."""
    wanted = guide["keys"][: guide["free_order"]]
    return [key for key in offered if any(one == ANY or key in one.split(OR) for one in wanted)]


def offers(state: dict[str, Any]) -> list[str]:
    return [option["key"] for option in state["turn"]["options"]]


async def begin(person: Person, lesson: str, anew: bool = False) -> dict[str, Any]:
    return await person.post(f"/api/lessons/{lesson}", {"anew": anew})


async def step(person: Person, table: dict[str, Any], at: int, do: str = "next") -> None:
    await person.post(f"/api/tables/{table['id']}/lesson", {"at": at, "do": do})


async def shown(line: Line) -> dict[str, Any]:
    """What the guide says once it is the learner's turn."""
    state = await line.until(lambda state: state["over"] or (state["turn"] and state["guide"]))
    return state["guide"]


async def follow(person: Person, table: dict[str, Any], line: Line, to: str) -> dict[str, Any]:
    """Does all that the lesson asks for, up to the step of that name."""
    while not (guide := await shown(line))["says"].endswith(to):
        await on(person, table, line, guide)
    return guide


async def on(person: Person, table: dict[str, Any], line: Line, guide: dict[str, Any]) -> None:
    if guide["kind"] in ("page", "try"):
        await step(person, table, guide["at"])
        await line.until(lambda state: state["guide"] is None or state["guide"]["at"] != guide["at"])
    elif guide["end"]:
        await line.confirm()
    elif guide["keys"]:
        await line.choose(expected(guide, offers(line.state))[0])
    else:
        await line.choose(random.Random(len(line.heard)).choice(offers(line.state)))


def test_the_shelf_and_the_wire_know_the_same_lessons() -> None:
    assert IDS == ("dice", "city")


@pytest.mark.parametrize("lesson", LESSONS.values(), ids=IDS)
def test_a_lesson_is_whole(lesson: Lesson) -> None:
    """Names once, a free try in it, at its end free play; what it points at is there; and a summary."""
    names = [one.name for one in lesson.steps]
    assert len(set(names)) == len(names)
    assert any(isinstance(one, Try) for one in lesson.steps)
    assert isinstance(lesson.steps[-1], Free)
    keys = lesson.begin().vocabulary.codes
    for one in lesson.steps:
        assert all(part in lesson.parts or part in keys for part in one.parts), one
        if isinstance(one, Task):
            assert all(key in keys for choice in one.keys if choice != ANY for key in choice.split(OR)), one
    assert all(key in keys for script in lesson.others for key in script)
    for lang in text.LANGUAGES:
        for at in range(lesson.learned):
            assert text.render(f"lesson-{lesson.id}-learned-{at + 1}", {}, lang)
        assert not text.has(f"lesson-{lesson.id}-learned-{lesson.learned + 1}", lang)


@pytest.mark.parametrize("lesson", IDS)
async def test_a_lesson_is_played_to_its_end_and_nothing_else_is_let_through(lesson: str, tmp_path: Path) -> None:
    """At every moment the words are there, a wrong choice is refused and changes nothing, and the right one goes."""
    rng = random.Random(1)
    seen: list[str] = []
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        table = await begin(anna, lesson)
        async with anna.line(table) as line:
            while not line.state or not line.state["over"]:
                guide = await shown(line)
                if guide is None:
                    break
                said(guide)
                if guide["says"] not in seen:
                    seen.append(guide["says"])
                    assert guide["at"] == len(seen) - 1
                await no_other_way(line, guide, rng)
                await on(anna, table, line, guide)
                await line.until(lambda state: state["over"] or state["turn"])
        assert seen == [f"lesson-{lesson}-{one.name}" for one in LESSONS[lesson].steps]
        assert (await anna.table(table))["status"] == "over"
        found = {one["id"]: one for one in await anna.get("/api/lessons")}
        assert (found[lesson]["done"], found[lesson]["table"]) == (True, None)
        rows = await place.services.lessons.of(anna.id)
        assert [row.status for row in rows] == ["over"]


async def no_other_way(line: Line, guide: dict[str, Any], rng: random.Random) -> None:
    """What the step does not expect is refused, in both languages, and nothing has changed."""
    state = line.state
    turn = state["turn"]
    if guide["kind"] in ("free", "try") or turn["held"] is not None:
        return
    wrong = sorted(set(offers(state)) - set(expected(guide, offers(state))))
    if not wrong:
        return
    answer = await line.step("choose", keys=[rng.choice(wrong)], confirm=True)
    assert answer["t"] == "refused"
    assert answer["why"]["id"] == ("lesson-read-first" if guide["kind"] == "page" else "lesson-other")
    for lang in text.LANGUAGES:
        words = text.render(answer["why"]["id"], answer["why"]["args"], lang)
        assert guide["kind"] == "page" or text.render(guide["do"], {}, lang) in words
    await line.nothing_new()


async def test_what_the_game_itself_refuses_it_says_in_its_own_words(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        table = await begin(anna, "dice")
        async with anna.line(table) as line:
            await follow(anna, table, line, "-gain")
            answer = await line.step("choose", keys=["die 3"])
            assert answer["t"] == "refused"
            assert answer["why"]["id"].startswith("why-dice")


async def test_the_numbers_in_the_words_are_those_of_the_table(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        table = await begin(anna, "city")
        async with anna.line(table) as line:
            guide = await follow(anna, table, line, "-families")
            means = line.state["means"]
            assert guide["args"]["deniers"] == [["deniers", means["deniers"]]]
            guide = await follow(anna, table, line, "-times")
            gain = guide["args"]["gain"][0][1]
            before = line.state["means"]["deniers"]
            await line.choose(*guide["keys"])
            assert line.state["turn"]["held"]["change"]["deniers"] == gain - 4  # the tradesman, in the same turn
            assert line.state["means"]["deniers"] == before + gain


async def test_what_is_tried_is_taken_back(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        table = await begin(anna, "city")
        async with anna.line(table) as line:
            guide = await follow(anna, table, line, "-try")
            means, turn = line.state["means"], line.state["turn"]
            answer = await line.step("choose", keys=["reroll red 1"])
            assert answer["why"]["id"] == "lesson-try-rolls"
            await line.choose("hire")
            await line.choose("agriculture", "die 0 yellow 5", "done")
            assert line.state["guide"]["says"] == guide["says"]
            answer = await line.step("confirm")
            assert answer["why"]["id"] == "lesson-try-end"
            await step(anna, table, guide["at"])
            await line.until(lambda state: state["guide"]["at"] == guide["at"] + 1)
            assert line.state["means"] == means
            assert offers(line.state) == [option["key"] for option in turn["options"]]


async def test_a_lesson_goes_on_where_it_was(tmp_path: Path) -> None:
    """On another device, after a restart, and in the midst of a turn; a step back goes back in the lesson, too."""
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        table = await begin(anna, "city")
        async with anna.line(table) as line:
            await follow(anna, table, line, "-tradesman")
            await line.undo()
            assert line.state["guide"]["says"] == "lesson-city-merchant"
            assert line.state["guide"]["keys"] == ["die 0 yellow 3"]
            await line.choose("die 0 yellow 3")
        del place.services.tables.rooms[table["id"]]
        assert (await begin(anna, "city"))["id"] == table["id"]
        async with anna.line(table) as line:
            assert (await shown(line))["says"] == "lesson-city-tradesman"
        found = {one["id"]: one for one in await anna.get("/api/lessons")}
        assert (found["city"]["table"], found["city"]["at"]) == (table["id"], 7)
        assert found["dice"]["table"] is None
        other = await begin(anna, "city", anew=True)
        assert other["id"] != table["id"]
        assert (await begin(anna, "city"))["id"] == other["id"]


async def test_dice_may_be_touched_in_any_order(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        table = await begin(anna, "city")
        async with anna.line(table) as line:
            await follow(anna, table, line, "-merchant")
            await line.choose("activate merchant", "die 0 yellow 3", "die 0 yellow 5")
            assert line.state["guide"]["says"] == "lesson-city-tradesman"


async def test_a_step_can_be_done_for_one(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        for lesson in IDS:
            table = await begin(anna, lesson)
            last = len(LESSONS[lesson].steps) - 1
            async with anna.line(table) as line:
                for at in range(last):
                    assert (await shown(line))["at"] == at
                    await step(anna, table, at, "skip")
                    await line.until(lambda state, at=at: state["turn"] and state["guide"]["at"] == at + 1)
                assert line.state["guide"]["kind"] == "free"
                for do, id in (("skip", "lesson-no-skip"), ("next", "lesson-other")):
                    answer = await anna.ask("POST", f"/api/tables/{table['id']}/lesson", {"at": last, "do": do})
                    refused(answer, 409, id)


async def test_a_page_is_read_once(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        table = await begin(anna, "dice")
        await step(anna, table, 0)
        refused(await anna.ask("POST", f"/api/tables/{table['id']}/lesson", {"at": 0}), 409, "web-late")
        async with anna.line(table) as line:
            assert (await shown(line))["at"] == 1


async def test_who_leaves_a_lesson_plays_on_freely_against_the_bot(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        table = await begin(anna, "city")
        async with anna.line(table) as line:
            guide = await follow(anna, table, line, "-merchant")
            await step(anna, table, guide["at"], "leave")
            state = await line.until(lambda state: state["guide"] is None)
            assert state["turn"]
            await line.choose("pass", confirm=True)
            await line.play_out(random.Random(2))
        told = await anna.table(table)
        assert (told["status"], told["lesson"], told["seats"][1]["bot"]) == ("over", "city", "apprentice")
        answer = await anna.ask("POST", f"/api/tables/{table['id']}/lesson", {"at": 0})
        refused(answer, 409, "lesson-none")


async def test_others_follow_the_script_without_thinking(tmp_path: Path) -> None:
    async with inside(tmp_path, thinkers=Asleep) as place, people(place.url, "Anna") as (anna, _):
        table = await begin(anna, "city")
        async with anna.line(table) as line:
            await follow(anna, table, line, "-count")
            room = place.room(table)
            theirs = [key for seat, key in room.game.made() if seat == 1]
            script = LESSONS["city"].script(1)
            assert theirs == list(script[: len(theirs)])
            assert len(theirs) >= len(script) - 1


async def test_a_lesson_is_nobody_elses(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna", "Bea") as (anna, bea, stranger):
        table = await begin(anna, "dice")
        path = f"/api/tables/{table['id']}/lesson"
        refused(await bea.ask("POST", path, {"at": 0}), 404, "web-no-table")
        refused(await stranger.ask("POST", path, {"at": 0}), 401, "web-no-guest")
        refused(await stranger.ask("POST", "/api/lessons/dice", {}), 401, "web-no-guest")
        assert all(one["table"] is None for one in await bea.get("/api/lessons"))
        assert all(one["table"] is None for one in await stranger.get("/api/lessons"))
        assert (await begin(bea, "dice"))["id"] != table["id"]
        assert (await anna.ask("POST", "/api/lessons/chess", {})).status_code in (400, 404)
        async with anna.line(table) as line:
            assert (await shown(line))["at"] == 0


async def test_other_tables_have_no_guide(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        table = await anna.make("troyes-dice", [{"kind": "me"}])
        async with anna.line(table) as line:
            await line.my_turn()
            assert line.state["guide"] is None
        refused(await anna.ask("POST", f"/api/tables/{table['id']}/lesson", {"at": 0}), 409, "lesson-none")


PROMISES: dict[str, dict[str, str]] = {
    "dice": {"gain": "gain extra", "fortress": "gain", "hall": "gain", "cathedral": "-price"},
    "city": {"build": "gain -price", "turn": "-price", "hire": "-price", "place": "-price", "again": "gain",
             "counter": "gain"},
}  # fmt: skip
"""By lesson and task: the amounts in its words that its own choices must then bring, or, with a minus, cost."""


@pytest.mark.parametrize("lesson", IDS)
async def test_what_a_task_promises_comes_true(lesson: str, tmp_path: Path) -> None:
    """Played out, the choices of a task change the means by just what its words have said."""
    kept: list[str] = []
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        table = await begin(anna, lesson)
        async with anna.line(table) as line:
            while (guide := await shown(line))["kind"] != "free":
                name = guide["says"].removeprefix(f"lesson-{lesson}-")
                if name not in PROMISES[lesson]:
                    await on(anna, table, line, guide)
                    continue
                before, told = line.state["means"], guide["args"]
                while line.state["guide"]["says"] == guide["says"] and not line.state["guide"]["end"]:
                    await on(anna, table, line, line.state["guide"])
                for which in PROMISES[lesson][name].split():
                    sign = -1 if which.startswith("-") else 1
                    for what, count in told[which.removeprefix("-")]:
                        what = what.replace("-citizen", "_citizens")
                        assert line.state["means"][what] - before[what] == sign * count, (name, what)
                kept.append(name)
                while line.state["guide"]["says"] == guide["says"]:
                    await on(anna, table, line, await shown(line))
                    await line.until(lambda state: state["turn"])
    assert kept == list(PROMISES[lesson])


STORY: dict[str, dict[str, str]] = {
    "dice": {"evening": "dice-log-plaza-turned", "guarded": "dice-log-guarded", "struck": "dice-log-crossed"},
    "city": {"bought": "city-log-bought", "hire": "city-log-settled", "reroll": "city-log-passed",
             "round": "city-log-income", "threat": "city-log-black-roll"},
}  # fmt: skip
"""By lesson and step: what its words say has happened since the learner's turn before, as the log tells it."""


@pytest.mark.parametrize("lesson", IDS)
async def test_what_the_words_say_has_happened_has_happened(lesson: str, tmp_path: Path) -> None:
    heard: list[str] = []
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        table = await begin(anna, lesson)
        async with anna.line(table) as line:
            before = known = 0
            while (guide := await shown(line))["kind"] != "free":
                ids = [entry["id"] for entry in place.room(table).game.view(0, log=True)["log"]]
                if len(ids) > known:
                    before, known = known, len(ids)
                name = guide["says"].removeprefix(f"lesson-{lesson}-")
                if name in STORY[lesson] and name not in heard:
                    assert STORY[lesson][name] in ids[before:], (name, ids[before:])
                    heard.append(name)
                await on(anna, table, line, guide)
    assert heard == list(STORY[lesson])

"""The house inside a page: one person, the server's words, and everything kept before it is shown."""

import json
from collections.abc import Sequence
from typing import Any

import pytest
from tests.page.playing import Page
from tests.research.tables import TABLES

import troyes
from troyes.page.door import LOST
from troyes.page.house import FORMAT
from troyes.page.shelf import MemoryShelf, Row
from troyes.page.thinking import MindHere, Told
from troyes.server.errors import NotKept, StoreError, Unthought
from troyes.server.lessons.shelf import lessons
from troyes.server.rooms import bots

ALONE = [{"kind": "me"}]
WITH_A_BOT = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]


async def test_a_game_is_played_to_its_end_and_its_record_holds() -> None:
    page = await Page().arrive()
    table = await page.table("troyes-dice", WITH_A_BOT)
    await page.sit(table)
    await page.play_on()
    record = await page.ask("GET", f"/api/tables/{table}/record")
    again = troyes.replay(record)
    ending = await page.ask("GET", f"/api/tables/{table}/ending")
    assert again.over
    assert [score["total"] for score in ending["scores"]] == [score.total for score in again.scores()]
    assert (await page.ask("GET", "/api/me/games"))["lines"][0]["id"] == table
    assert (await page.ask("GET", "/api/me/record"))["games"][0]["played"] == 1
    replay = await page.ask("GET", f"/api/tables/{table}/replay")
    assert len(replay["moments"]) == len(record["choices"])
    states = await page.ask("GET", f"/api/tables/{table}/replay/states?first=3&count=2&eyes=all")
    assert [state["n"] for state in states["states"]] == [3, 4]
    fork = await page.ask("POST", f"/api/tables/{table}/fork", {"at": 4, "seat": 0})
    assert fork["status"] == "running"


async def test_a_step_can_be_taken_back_and_a_wrong_one_is_told_why() -> None:
    page = await Page().arrive()
    await page.sit(await page.table("troyes", [{"kind": "me"}, {"kind": "bot", "bot": "apprentice"}]))
    turn = await page.my_turn()
    at = page.state
    await page.choose(turn["options"][0]["key"])
    answer = await page.say("undo", seat=turn["seat"], at=page.state["turn"]["at"], steps=1)
    assert answer["t"] == "done"
    assert page.state["view"] == at["view"]
    why = await page.say("why", seat=turn["seat"], key="times 9")
    assert why["why"]["id"]
    late = await page.say("choose", seat=turn["seat"], at=999, keys=["x"], confirm=False)
    assert late["why"]["id"] == "web-late"


async def test_a_page_that_is_killed_comes_back_at_its_last_shown_step() -> None:
    shelf = MemoryShelf()
    page = await Page(shelf).arrive()
    table = await page.table("troyes-dice", ALONE)
    await page.sit(table)
    await page.play_on(steps=3)
    shown = page.state
    fresh = Page(MemoryShelf())
    fresh.shelf.rows.update(shelf.rows)  # all that a killed tab leaves
    await fresh.door.open()
    await fresh.sit(table)
    assert fresh.state["view"] == shown["view"]
    assert fresh.state["turn"] == shown["turn"]


class FullShelf(MemoryShelf):
    full = False

    async def put(self, rows: Sequence[tuple[str, bytes | None, int]]) -> None:
        if self.full:
            raise NotKept("alone-no-room", why="full")
        await super().put(rows)


async def test_what_cannot_be_kept_is_not_shown() -> None:
    shelf = FullShelf()
    page = await Page(shelf).arrive()
    await page.sit(await page.table("troyes-dice", ALONE))
    before = page.state
    shelf.full = True
    answer = await page.choose(before["turn"]["options"][0]["key"])
    assert answer["why"]["id"] == "alone-no-room"
    assert page.state == before
    shelf.full = False
    assert (await page.choose(before["turn"]["options"][0]["key"]))["t"] == "done"


class FullForTheBot(MemoryShelf):
    full = True

    async def put(self, rows: Sequence[tuple[str, bytes | None, int]]) -> None:
        for name, data, _ in rows:
            if self.full and name.startswith("table/") and data and b'"seat":1,"key"' in data:
                raise NotKept("alone-no-room", why="full")
        await super().put(rows)


async def test_a_bot_that_cannot_be_kept_says_so_and_tries_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "TRY_AGAIN", 0.05)
    shelf = FullForTheBot()
    page = await Page(shelf).arrive()
    await page.sit(await page.table("troyes-dice", WITH_A_BOT))
    refusal = await page.until("refused", id="")
    assert refusal["why"]["id"] == "alone-no-room"
    shelf.full = False
    await page.play_on()


class BrokenMind(MindHere):
    broken = True

    async def think(self, work: str, job: bytes, told: Told) -> bytes:
        if self.broken:
            raise Unthought("alone-no-thought", why="no room")
        return await super().think(work, job, told)


async def test_a_bot_that_cannot_think_says_so_and_tries_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "TRY_AGAIN", 0.05)
    mind = BrokenMind()
    page = await Page(mind=mind).arrive()
    await page.sit(await page.table("troyes-dice", WITH_A_BOT))
    refusal = await page.until("refused", id="")
    assert refusal["why"]["id"] == "alone-no-thought"
    mind.broken = False
    await page.play_on()


async def test_two_tabs_at_one_table_never_overwrite_each_other() -> None:
    one = await Page().arrive()
    table = await one.table("troyes-dice", ALONE)
    other = Page(one.shelf)
    await other.door.open()
    await one.sit(table)
    await other.sit(table)
    key = one.state["turn"]["options"][0]["key"]
    assert (await one.choose(key))["t"] == "done"
    refusal = await other.choose(key)
    assert refusal["why"]["id"] == "alone-late"
    await other.door.look(f"table/{table}")
    await other.sit(table)
    assert other.state["view"] == one.state["view"]


class LateOnce(MemoryShelf):
    """Another tab opens the same empty browser, and is a moment faster."""

    async def put(self, rows: Sequence[tuple[str, bytes | None, int]]) -> None:
        if not self.rows:
            await super().put(rows)
        await super().put(rows)


async def test_two_tabs_open_an_empty_browser_at_once() -> None:
    page = await Page(LateOnce()).arrive()
    assert await page.table("troyes-dice", ALONE)


async def test_what_an_older_version_has_kept_is_marked_as_ours() -> None:
    shelf = MemoryShelf()
    shelf.rows["about/kept"] = Row(b'{"format":0,"version":"0.0"}', 3)
    await Page(shelf).door.open()
    about = shelf.rows["about/kept"]
    assert json.loads(about.data) == {"format": FORMAT, "version": troyes.__version__}
    assert about.version == 4
    await Page(shelf).door.open()
    assert shelf.rows["about/kept"] == about


async def test_a_table_that_cannot_be_begun_is_dialled_again() -> None:
    shelf = FullShelf()
    page = await Page(shelf).arrive()
    table = await page.table("troyes-dice", ALONE)
    row = shelf.rows[f"table/{table}"]
    unbegun = json.loads(row.data)
    unbegun["table"]["status"] = "open"
    shelf.rows[f"table/{table}"] = Row(json.dumps(unbegun).encode(), row.version)
    fresh = Page(shelf)
    await fresh.door.open()
    shelf.full = True
    await fresh.door.dial(7, table, lambda text: None, fresh.ended.append)
    assert fresh.ended == [LOST]
    shelf.full = False
    await fresh.sit(table)
    assert fresh.state["turn"]


async def test_what_another_tab_writes_and_nobody_can_read_is_named_at_its_table() -> None:
    page = await Page().arrive()
    table = await page.table("troyes-dice", ALONE)
    await page.sit(table)
    name = f"table/{table}"
    damaged = page.shelf.rows[name] = Row(b'{"table": 1}', page.shelf.rows[name].version + 1)
    await page.door.look(name)
    refusal = await page.until("refused", id="")
    assert refusal["why"]["id"] == "alone-unreadable"
    assert refusal["why"]["args"]["name"] == name
    assert (await page.refused("GET", f"/api/tables/{table}"))["id"] == "web-no-table"
    assert page.shelf.rows[name] == damaged


async def test_everything_goes_into_one_file_and_out_of_it() -> None:
    page = await Page().arrive()
    table = await page.table("troyes-dice", ALONE)
    parcel = await page.ask("GET", "/api/me/export")
    elsewhere = Page()
    await elsewhere.door.open()
    assert (await elsewhere.ask("POST", "/api/me/import", parcel)) == {"new": 2, "known": 0}
    assert (await elsewhere.ask("POST", "/api/me/import", parcel)) == {"new": 0, "known": 2}
    assert [line["id"] for line in (await elsewhere.ask("GET", "/api/tables"))["yours"]] == [table]
    stranger = await Page().arrive()
    await stranger.ask("POST", "/api/me/import", parcel)
    assert (await stranger.ask("GET", "/api/tables"))["yours"][0]["your_turn"]


@pytest.mark.parametrize(
    "body",
    [b"", b"{}", b"[1]", b"{", b'{"format":"troyes-page","kept":1,"version":"x","rows":{"table/x":{"table":1}}}'],
)
async def test_a_file_that_holds_nothing_of_ours_changes_nothing(body: bytes) -> None:
    page = await Page().arrive()
    before = dict(page.shelf.rows)
    answer = await page.door.ask("POST", "/api/me/import", "fr", body)
    assert answer.status == 422
    assert json.loads(answer.body)["id"] == "alone-no-parcel"
    assert page.shelf.rows == before


async def test_what_a_newer_version_has_kept_is_left_alone() -> None:
    page = await Page().arrive()
    newer = json.dumps({"format": 2, "version": "9.9"}).encode()
    await page.shelf.put([("about/kept", newer, 1)])
    with pytest.raises(StoreError, match=r"9\.9"):
        await Page(page.shelf).door.open()


@pytest.mark.parametrize("path", ["/api/daily", "/api/leaders", "/api/friends", "/api/print/sheets/preview"])
@pytest.mark.parametrize("lang", ["en", "fr"])
async def test_what_needs_a_server_says_so(path: str, lang: str) -> None:
    page = await Page().arrive()
    trouble = await page.refused("GET", path, lang=lang)
    assert trouble["id"] == "alone-no-server"
    assert ("server" if lang == "en" else "serveur") in trouble["detail"]


async def test_every_game_has_its_table_with_every_option_and_number_of_players() -> None:
    page = await Page().arrive()
    for game, players, options in TABLES:
        seats = [{"kind": "me"}, *[{"kind": "hot", "name": "Bo"}] * (players - 1)]
        more = {"open_scores": players > 2, "start_player": players - 1} if game == "troyes" else {}
        await page.sit(await page.table(game, seats, options=options | more))
        assert page.state["turn"], (game, players, options)
        page.close()
    assert {game for game, _, _ in TABLES} == {game["name"] for game in (await page.ask("GET", "/api/games"))["games"]}


async def test_friends_elsewhere_need_a_server() -> None:
    page = await Page().arrive()
    wish: dict[str, Any] = {"game": "troyes", "seats": [{"kind": "me"}, {"kind": "friend"}]}
    assert (await page.refused("POST", "/api/tables", wish))["id"] == "alone-no-others"


@pytest.mark.parametrize("lesson", lessons())
async def test_a_lesson_goes_on_where_it_was_left(lesson: str) -> None:
    page = await Page().arrive()
    table = await page.ask("POST", f"/api/lessons/{lesson}", {"anew": False})
    await page.sit(table["id"])
    guide = page.state["guide"]
    assert guide["at"] == 0
    await page.ask("POST", f"/api/tables/{table['id']}/lesson", {"do": "next", "at": 0})
    assert (await page.ask("POST", f"/api/lessons/{lesson}", {"anew": False}))["id"] == table["id"]
    assert [one["at"] for one in await page.ask("GET", "/api/lessons") if one["id"] == lesson] == [1]


async def test_a_hint_is_thought_of_and_a_set_of_cards_is_played_with() -> None:
    page = await Page().arrive()
    await page.sit(await page.table("troyes-dice", ALONE, seconds=0.1))
    turn = page.state["turn"]
    hint = await page.say("hint", seat=turn["seat"], at=turn["at"])
    assert hint["t"] == "hint"
    assert hint["lines"]
    assert (await page.ask("GET", "/api/sets"))["sets"] == []
    template = await page.ask("GET", "/api/cards/troyes/template")
    assert "[" in template

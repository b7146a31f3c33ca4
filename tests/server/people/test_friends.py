"""Friends: asked by name, accepted or not; nobody learns more of others than they may."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.server.people.test_accounts import account
from tests.server.serving import FRIEND, ME, Person, Place, inside, people, refused

from troyes.server.storage.friends import MOST_OF_ONE


@asynccontextmanager
async def company(data: Path, *names: str, **changed: Any) -> AsyncGenerator[tuple[Place, list[Person]]]:
    """A server with accounts of these names, and a guest without one at the end."""
    async with inside(data, **changed) as place, people(place.url, *names, "Guest") as found:
        for person in found[: len(names)]:
            await account(person)
        yield place, found[: len(names) + 1]


def names(told: dict[str, Any]) -> dict[str, list[str]]:
    return {what: [friend["name"] for friend in told[what]] for what in ("friends", "asks", "asked")}


async def listed(person: Person) -> dict[str, list[str]]:
    return names(await person.get("/api/friends"))


NOBODY: dict[str, list[str]] = {"friends": [], "asks": [], "asked": []}


async def test_one_asks_and_the_other_accepts(tmp_path: Path) -> None:
    async with company(tmp_path, "Anna", "Bob") as (_, (anna, bob, _)):
        assert names(await anna.post("/api/friends", {"name": " BOB "})) == {**NOBODY, "asked": ["Bob"]}
        assert await listed(bob) == {**NOBODY, "asks": ["Anna"]}
        assert [(await person.get("/api/tables"))["asks"] for person in (anna, bob)] == [0, 1]
        assert (await bob.get(f"/api/people/{anna.id}"))["tie"] == "asks"
        assert (await anna.get(f"/api/people/{bob.id}"))["tie"] == "asked"
        refused(await anna.ask("POST", f"/api/friends/{bob.id}/accept"), 404, "people-nobody-asks")
        assert names(await bob.post(f"/api/friends/{anna.id}/accept")) == {**NOBODY, "friends": ["Anna"]}
        assert await listed(anna) == {**NOBODY, "friends": ["Bob"]}
        assert (await bob.get("/api/tables"))["asks"] == 0
        assert (await anna.get(f"/api/people/{bob.id}"))["tie"] == "friend"


@pytest.mark.parametrize("who", ["asker", "other", "friend"])
async def test_no_is_no(tmp_path: Path, who: str) -> None:
    async with company(tmp_path, "Anna", "Bob") as (_, (anna, bob, _)):
        await anna.post("/api/friends", {"id": bob.id})
        if who == "friend":
            await bob.post(f"/api/friends/{anna.id}/accept")
        one, other = (anna, bob) if who == "asker" else (bob, anna)
        assert (await one.ask("DELETE", f"/api/friends/{other.id}")).is_success
        assert await listed(anna) == await listed(bob) == NOBODY
        refused(await one.ask("DELETE", f"/api/friends/{other.id}"), 404, "people-nobody")


async def test_two_who_ask_each_other_are_friends(tmp_path: Path) -> None:
    async with company(tmp_path, "Anna", "Bob") as (_, (anna, bob, _)):
        asks = [anna.post("/api/friends", {"name": "bob"}), bob.post("/api/friends", {"name": "anna"})]
        await asyncio.gather(*asks)
        await anna.post("/api/friends", {"name": "bob"})
        await anna.post("/api/friends", {"name": "bob"})
        assert await listed(anna) == {**NOBODY, "friends": ["Bob"]}
        assert await listed(bob) == {**NOBODY, "friends": ["Anna"]}


async def test_only_accounts_have_friends_and_are_found(tmp_path: Path) -> None:
    async with company(tmp_path, "Anna") as (_, (anna, guest)):
        for body in ({"name": "Guest"}, {"id": guest.id}, {"name": "An"}, {"name": "%"}, {"name": ""}, {}):
            refused(await anna.ask("POST", "/api/friends", body), 404, "people-nobody")
        refused(await anna.ask("POST", "/api/friends", {"name": "anna"}), 409, "people-yourself")
        refused(await anna.ask("GET", f"/api/people/{guest.id}"), 404, "people-nobody")
        for body in ({"name": "Anna"}, {"name": "nobody at all"}):
            refused(await guest.ask("POST", "/api/friends", body), 403, "people-no-account")


async def test_names_cannot_be_tried_without_end(tmp_path: Path) -> None:
    async with company(tmp_path, "Anna", friend_asks_per_hour=3) as (_, (anna, _)):
        for at in range(3):
            refused(await anna.ask("POST", "/api/friends", {"name": f"b{at}"}), 404, "people-nobody")
        refused(await anna.ask("POST", "/api/friends", {"name": "b"}), 429, "web-too-many")


async def test_the_listed_tables_of_friends_are_shown_and_no_others(tmp_path: Path) -> None:
    async with company(tmp_path, "Anna", "Bob", "Cleo") as (_, (anna, bob, cleo, _)):
        await anna.post("/api/friends", {"name": "bob"})
        await anna.post("/api/friends", {"name": "cleo"})
        shown = await bob.make("troyes", [ME, FRIEND], listed=True)
        await bob.make("troyes", [ME, FRIEND])
        await cleo.make("troyes", [ME, FRIEND], listed=True)
        assert all(friend["tables"] == [] for friend in (await anna.get("/api/friends"))["asked"])
        await bob.post(f"/api/friends/{anna.id}/accept")
        told = await anna.get("/api/friends")
        assert [line["id"] for line in told["friends"][0]["tables"]] == [shown["id"]]
        assert told["asked"][0]["tables"] == []


async def test_a_profile_tells_the_name_and_since_when(tmp_path: Path) -> None:
    async with company(tmp_path, "Anna") as (_, (anna, guest)):
        told = await guest.get(f"/api/people/{anna.id}")
        assert set(told) == {"id", "name", "login", "since", "you", "tie"}
        assert (told["name"], told["login"], told["you"], told["tie"]) == ("Anna", "anna", False, "none")
        assert (await anna.get(f"/api/people/{anna.id}"))["you"]


async def test_a_seat_tells_whose_profile_there_is(tmp_path: Path) -> None:
    async with company(tmp_path, "Anna") as (_, (anna, guest)):
        table = await anna.make("troyes", [ME, FRIEND])
        await guest.join(table)
        assert [seat["person"] for seat in (await guest.table(table))["seats"]] == [anna.id, None]
        hot = await anna.make("troyes", [ME, {"kind": "hot", "name": "Bea"}])
        assert [seat["person"] for seat in hot["seats"]] == [None, None]


async def test_a_friend_at_many_tables_hides_no_other(tmp_path: Path) -> None:
    async with company(tmp_path, "Anna", "Bob", "Cleo") as (_, (anna, bob, cleo, _)):
        for other in (bob, cleo):
            await anna.post("/api/friends", {"name": other.name})
            await other.post(f"/api/friends/{anna.id}/accept")
        seen = await bob.make("troyes", [ME, FRIEND], listed=True)
        last = [(await cleo.make("troyes", [ME, FRIEND], listed=True))["id"] for _ in range(MOST_OF_ONE + 2)]
        tables = {one["login"]: one["tables"] for one in (await anna.get("/api/friends"))["friends"]}
        assert [line["id"] for line in tables["bob"]] == [seen["id"]]
        assert [line["id"] for line in tables["cleo"]] == last[:1:-1]

"""Being told that it is one's turn: who is, when, how often, and by what."""

import asyncio
import hmac
import json
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update
from tests.server.receiving import Browser, Posted, Receiver, receiving
from tests.server.serving import BOT, FRIEND, HOT, ME, Asleep, Line, Person, Place, inside, people, refused

from troyes.server.guard.links import Links
from troyes.server.rooms import bell
from troyes.server.storage.models import GuestRow

SOON = 0.15
"""Instead of ten seconds."""
QUIET = 0.5
"""After so many seconds nothing comes any more."""
FIRST: dict[str, Any] = {"options": {"start_player": 0}}


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bell, "SOON", SOON)
    monkeypatch.setattr(bell, "AFTER_A_LOOK", SOON)


@asynccontextmanager
async def services(data: Path, **more: Any) -> AsyncGenerator[Place]:
    async with inside(data, webhook_private=True, **more) as place:
        place.services.herald.sender.pauses = (0.01, 0.01, 0.01)
        yield place


async def hooked(place: Place, person: Person, url: str) -> str:
    """The person has an account with a webhook; returns its secret."""
    person.token = await place.services.people.make_account(person.id, person.name.lower(), "none", "code")
    answer = await person.ask("PUT", "/api/me/webhook", {"url": url})
    return answer.json()["webhook_secret"]


async def quiet(receiver: Receiver) -> None:
    await asyncio.sleep(QUIET)
    assert receiver.posts == []


async def turn_ended(line: Line) -> None:
    """Plays any way until it is somebody else's turn."""
    while (await line.until(lambda _: True))["turn"] is not None:
        await line.choose(line.state["turn"]["options"][0]["key"], confirm=True)


def told(posted: Posted) -> dict[str, Any]:
    return json.loads(posted.body)


# -- the webhook -----------------------------------------------------------------------------------------------------


async def test_who_is_away_is_told_by_a_signed_post(tmp_path: Path) -> None:
    home = "https://troyes.example"
    async with (
        receiving() as receiver,
        services(tmp_path, public_url=home) as place,
        people(place.url, "Anna", "Béa") as (anna, bea, _),
    ):
        secret = await hooked(place, bea, receiver.url())
        await bea.ask("PATCH", "/api/me", {"lang": "fr"})
        table = await anna.make("troyes", [ME, FRIEND], **FIRST)
        await bea.join(table)
        async with anna.line(table) as line:
            await turn_ended(line)
            posted = await receiver.next()
            n = line.state["n"]
        assert told(posted) == {
            "game": "troyes",
            "table": table["id"],
            "url": f"{home}/table/{table['id']}",
            "n": n,
            "lang": "fr",
            "text": "C’est votre tour à Troyes, avec Anna.",
        }
        parts = dict(part.split("=") for part in posted.headers["troyes-signature"].split(","))
        mac = hmac.new(secret.encode(), f"{parts['t']}.".encode() + posted.body, sha256).hexdigest()
        assert parts["v1"] == mac
        assert abs(int(parts["t"]) - time.time()) < 30
        assert posted.headers["content-type"] == "application/json"


async def test_a_receiver_in_trouble_is_tried_again(tmp_path: Path) -> None:
    async with receiving() as receiver, services(tmp_path) as place, people(place.url, "Anna", "Bea") as (anna, bea, _):
        await hooked(place, anna, receiver.url())
        receiver.answers = ["500 No", "503 No"]
        table = await anna.make("troyes", [ME, FRIEND], **FIRST)
        await bea.join(table)
        bodies = [(await receiver.next()).body for _ in range(3)]
        assert len(set(bodies)) == 1
        await quiet(receiver)


async def test_a_receiver_that_never_answers_stops_no_game(tmp_path: Path) -> None:
    async with receiving() as receiver, services(tmp_path) as place, people(place.url, "Anna", "Bea") as (anna, bea, _):
        receiver.silent = True
        await hooked(place, bea, receiver.url())
        table = await anna.make("troyes-dice", [ME, FRIEND])
        await bea.join(table)
        async with anna.line(table) as line:
            await receiver.next()
            await line.my_turn()
            await line.choose(line.state["turn"]["options"][0]["key"])


# -- when ------------------------------------------------------------------------------------------------------------


async def test_who_is_at_the_table_or_comes_in_time_is_not_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bell, "SOON", 60.0)
    monkeypatch.setattr(bell, "AFTER_A_LOOK", 60.0)
    async with receiving() as receiver, services(tmp_path) as place, people(place.url, "Anna", "Bea") as (anna, bea, _):
        await hooked(place, bea, receiver.url())
        table = await anna.make("troyes", [ME, FRIEND], **FIRST)
        await bea.join(table)
        async with anna.line(table) as one, bea.line(table) as two:
            await two.expect("state")
            await turn_ended(one)
            assert place.room(table).bell.ringing == frozenset()
        other = await anna.make("troyes", [ME, FRIEND], **FIRST)
        await bea.join(other)
        async with anna.line(other) as one:
            await turn_ended(one)
            assert place.room(other).bell.ringing == {1}
            async with bea.line(other) as two:  # back within the seconds that one is given
                await two.expect("state")
                assert place.room(other).bell.ringing == frozenset()
        assert receiver.posts == []


async def test_one_is_told_once_a_turn_and_again_in_the_next(tmp_path: Path) -> None:
    async with receiving() as receiver, services(tmp_path) as place, people(place.url, "Anna", "Bea") as (anna, bea, _):
        await hooked(place, bea, receiver.url())
        table = await anna.make("troyes", [ME, FRIEND], **FIRST)
        await bea.join(table)
        async with anna.line(table) as one:
            for _ in range(2):
                await turn_ended(one)
                await receiver.next()
                for _ in range(2):  # comes, looks, goes, and comes back without having chosen
                    async with bea.line(table) as two:
                        await two.expect("state")
                    await quiet(receiver)
                async with bea.line(table) as two:
                    await two.my_turn()
                    await turn_ended(two)
                await quiet(receiver)
                await one.my_turn()


async def test_who_was_there_and_went_away_is_told_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bell, "SOON", 60.0)
    async with receiving() as receiver, services(tmp_path) as place, people(place.url, "Anna", "Bea") as (anna, bea, _):
        await hooked(place, bea, receiver.url())
        table = await anna.make("troyes", [ME, FRIEND], **FIRST)
        await bea.join(table)
        async with anna.line(table) as one, bea.line(table) as two:
            await turn_ended(one)
            await two.my_turn()
        await receiver.next()


async def test_where_all_choose_at_once_each_half_day_is_a_turn(tmp_path: Path) -> None:
    async with receiving() as receiver, services(tmp_path) as place, people(place.url, "Anna", "Bea") as (anna, bea, _):
        await hooked(place, bea, receiver.url())
        table = await anna.make("troyes-dice", [ME, FRIEND])
        await bea.join(table)
        async with anna.line(table) as one:
            await receiver.next()
            await turn_ended(one)  # she is not told again because Anna has chosen
            await quiet(receiver)
            async with bea.line(table) as two:
                await two.my_turn()
                day = two.state["n"]
                while two.state["view"]["half"] == one.state["view"]["half"] and two.state["n"] <= day + 4:
                    await two.choose(two.state["turn"]["options"][0]["key"], confirm=True)
            await receiver.next()  # another half day, and she was gone at once
            await quiet(receiver)


async def test_nobody_is_told_who_shares_a_device_or_has_only_left_bots(tmp_path: Path) -> None:
    async with receiving() as receiver, services(tmp_path) as place, people(place.url, "Anna", "Bea") as (anna, bea, _):
        await hooked(place, anna, receiver.url())
        await anna.make("troyes", [ME, HOT])
        await anna.make("troyes-dice", [ME, BOT])
        await anna.make("troyes-dice", [ME])
        shared = await anna.make("troyes-dice", [ME, HOT, FRIEND])
        await bea.join(shared)
        await quiet(receiver)
        await anna.make("troyes-dice", [ME, BOT], clock=1)  # but with a clock it is worth knowing
        assert told(await receiver.next())["game"] == "troyes-dice"
        await quiet(receiver)


async def test_who_waited_long_for_bots_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with receiving() as receiver, services(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        await hooked(place, anna, receiver.url())
        table = await anna.make("troyes", [ME, BOT], **FIRST)
        async with anna.line(table) as line:
            await turn_ended(line)
            await line.my_turn()
            await turn_ended(line)
        await quiet(receiver)
        monkeypatch.setattr(bell, "LONG", 0.0)
        async with anna.line(table) as line:
            await line.my_turn()
            await turn_ended(line)
        await receiver.next()


async def test_for_whom_a_bot_plays_is_not_told(tmp_path: Path) -> None:
    async with (
        receiving() as receiver,
        services(tmp_path, thinkers=Asleep) as place,
        people(place.url, "Anna", "Bea") as (anna, bea, _),
    ):
        await hooked(place, bea, receiver.url())
        table = await anna.make("troyes-dice", [ME, FRIEND])
        await bea.join(table)
        await bea.post(f"/api/tables/{table['id']}/leave")
        await quiet(receiver)
        await bea.post(f"/api/tables/{table['id']}/back")
        await receiver.next()


async def test_who_is_blocked_is_not_told(tmp_path: Path) -> None:
    async with receiving() as receiver, services(tmp_path) as place, people(place.url, "Anna", "Bea") as (anna, bea, _):
        await hooked(place, bea, receiver.url())
        blocked = update(GuestRow).where(GuestRow.id == bea.id).values(blocked="spam")
        table = await anna.make("troyes-dice", [ME, FRIEND])
        await bea.join(table)
        await place.services.store.writer.run([(blocked, None)])
        await quiet(receiver)


async def test_after_a_restart_nobody_is_told_twice(tmp_path: Path) -> None:
    async with receiving() as receiver:
        async with services(tmp_path) as place, people(place.url, "Anna", "Bea") as (anna, bea, _):
            await hooked(place, bea, receiver.url())
            table = await anna.make("troyes-dice", [ME, FRIEND])
            await bea.join(table)
            await receiver.next()
            tokens = {"anna": anna.token, "bea": bea.token}
        async with services(tmp_path) as place, people(place.url) as (nobody,):
            anna = Person(place.url, "Anna", nobody.client)
            anna.token = tokens["anna"]
            async with anna.line(table) as line:
                await turn_ended(line)
                await quiet(receiver)
            place.services.tables.rooms.clear()  # nor when the table was only put away
            async with anna.line(table):
                await quiet(receiver)


# -- push ------------------------------------------------------------------------------------------------------------


async def test_a_browser_is_told_what_only_it_can_read(tmp_path: Path) -> None:
    async with receiving() as receiver, services(tmp_path) as place, people(place.url, "Anna", "Bea") as (anna, bea, _):
        browser = Browser(receiver.url("/browser/1"))
        kept = await bea.post("/api/me/pushes", browser.subscription())
        assert kept["pushes"] == [browser.endpoint]
        table = await anna.make("troyes-dice", [ME, FRIEND])
        await bea.join(table)
        posted = await receiver.next()
        assert posted.path == "/browser/1"
        assert b"Anna" not in posted.body
        assert browser.read(posted.body) == {
            "title": "Troyes",
            "body": "It is your turn at Troyes Dice, with Anna.",
            "url": f"/table/{table['id']}",
            "tag": table["id"],
        }
        assert posted.headers["content-encoding"] == "aes128gcm"
        assert posted.headers["authorization"].endswith(f"k={kept['push_key']}")
        assert int(posted.headers["ttl"]) > 0
        await quiet(receiver)


@pytest.mark.parametrize(
    ("answer", "stays"), [("404 None", False), ("410 Gone", False), ("400 No", True), ("204 Yes", True)]
)
async def test_a_browser_that_is_no_more_is_forgotten(tmp_path: Path, answer: str, stays: bool) -> None:
    async with receiving() as receiver, services(tmp_path) as place, people(place.url, "Anna", "Bea") as (anna, bea, _):
        endpoint = receiver.url("/browser/1")
        await bea.post("/api/me/pushes", Browser(endpoint).subscription())
        receiver.answers = [answer]
        await bea.join(await anna.make("troyes-dice", [ME, FRIEND]))
        await receiver.next()
        await asyncio.sleep(QUIET)
        assert (await bea.get("/api/me/notices"))["pushes"] == ([endpoint] if stays else [])


async def test_a_browser_tells_whoever_asked_last_and_only_so_many_are_kept(tmp_path: Path) -> None:
    async with services(tmp_path) as place, people(place.url, "Anna", "Bea") as (anna, bea, nobody):
        one = Browser("https://push.example/shared").subscription()
        await anna.post("/api/me/pushes", one)
        assert (await bea.post("/api/me/pushes", one))["pushes"] == [one["endpoint"]]
        assert (await anna.get("/api/me/notices"))["pushes"] == []
        gone = {"endpoint": one["endpoint"]}
        await anna.ask("DELETE", "/api/me/pushes", gone)  # not hers any more
        assert (await bea.get("/api/me/notices"))["pushes"] == [one["endpoint"]]
        assert (await bea.ask("DELETE", "/api/me/pushes", gone)).json()["pushes"] == []
        for at in range(12):
            kept = await anna.post("/api/me/pushes", Browser(f"https://push.example/{at}").subscription())
        assert kept["pushes"] == [f"https://push.example/{at}" for at in range(2, 12)]
        refused(await nobody.ask("POST", "/api/me/pushes", one), 401, "web-no-guest")


async def test_who_signs_out_everywhere_is_told_nowhere(tmp_path: Path) -> None:
    async with services(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        anna.token = await place.services.people.make_account(anna.id, "anna", "none", "code")
        await anna.post("/api/me/pushes", Browser("https://push.example/1").subscription())
        assert (await anna.ask("DELETE", "/api/sessions")).is_success
        ways = await place.services.notices.ways(anna.id)
        assert ways is not None
        assert ways.pushes == []


async def test_a_browser_that_cannot_be_is_refused(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        good = Browser("https://push.example/1").subscription()
        for wrong, id in (
            ({"endpoint": "http://push.example/1"}, "outside-not-https"),
            ({"endpoint": "https://127.0.0.1/1"}, "outside-private"),
            ({"endpoint": "https://localhost/1"}, "outside-private"),
            ({"p256dh": "AAAA"}, "push-malformed"),
            ({"auth": "AAAA"}, "push-malformed"),
        ):
            refused(await anna.ask("POST", "/api/me/pushes", {**good, **wrong}), 422, id)
        assert (await anna.get("/api/me/notices"))["pushes"] == []


# -- how it is set up ------------------------------------------------------------------------------------------------


async def test_a_webhook_is_for_accounts_and_can_be_tried(tmp_path: Path) -> None:
    async with receiving() as receiver, services(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        refused(await anna.ask("PUT", "/api/me/webhook", {"url": receiver.url()}), 403, "people-no-account")
        secret = await hooked(place, anna, receiver.url())
        assert await anna.post("/api/me/webhook/test") == {"ok": True, "status": 204}
        posted = await receiver.next()
        parts = dict(part.split("=") for part in posted.headers["troyes-signature"].split(","))
        mac = hmac.new(secret.encode(), f"{parts['t']}.".encode() + posted.body, sha256).hexdigest()
        assert parts["v1"] == mac
        receiver.answers = ["500 No", "302 Found"]
        assert await anna.post("/api/me/webhook/test") == {"ok": False, "status": 500}
        assert await anna.post("/api/me/webhook/test") == {"ok": False, "status": 302}
        assert len(receiver.posts) == 2  # once each
        other = (await anna.ask("PUT", "/api/me/webhook", {"url": receiver.url("/other")})).json()
        assert other["webhook_secret"] != secret
        none = (await anna.ask("PUT", "/api/me/webhook", {"url": " "})).json()
        assert (none["webhook"], none["webhook_secret"], none["account"]) == ("", "", True)
        refused(await anna.ask("POST", "/api/me/webhook/test"), 409, "notice-no-webhook")


NOT_OUTSIDE = {
    "http://example.org/": "outside-not-https",
    "https://127.0.0.1/": "outside-private",
    "https://[::ffff:10.0.0.1]/": "outside-private",
    "https://169.254.169.254/latest/meta-data": "outside-private",
    "https://localhost:8080/": "outside-private",
    "https://0x7f000001/": "outside-private",
    "https://nobody-knows-this.invalid/": "outside-private",
    "javascript:alert(1)": "outside-malformed",
    "https://me:pw@example.org/": "outside-malformed",
}


async def test_a_webhook_into_a_private_network_is_refused(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        anna.token = await place.services.people.make_account(anna.id, "anna", "none", "code")
        for url, id in NOT_OUTSIDE.items():
            refused(await anna.ask("PUT", "/api/me/webhook", {"url": url}), 422, id)
        assert (await anna.get("/api/me/notices"))["webhook"] == ""


async def test_webhooks_have_a_limit(tmp_path: Path) -> None:
    async with services(tmp_path, webhooks_per_hour=2) as place, people(place.url, "Anna") as (anna, _):
        anna.token = await place.services.people.make_account(anna.id, "anna", "none", "code")
        for _ in range(2):
            assert (await anna.ask("PUT", "/api/me/webhook", {"url": ""})).is_success
        refused(await anna.ask("PUT", "/api/me/webhook", {"url": ""}), 429, "web-too-many")


def test_each_address_of_each_person_has_a_secret_of_its_own() -> None:
    links = Links(b"x" * 32)
    pairs = [("a", "https://b"), ("a", "https://c"), ("b", "https://b")]
    assert len({links.hook_secret(*pair) for pair in pairs}) == 3

"""Nobody reads, plays, deletes or rates anything that is not theirs: every route of the server is tried by a stranger.

A new route needs a line in `ROUTES`. It says one of three things:

    Public(why)    anybody may ask; the answer must hold nothing private of the owner's
    Own(...)       it is about whoever asks: without a cookie 401, and a stranger neither learns nor changes anything of
                   the owner's
    Closed(...)    it is about something of the owner's: a stranger, and nobody at all, are turned away, and the whole
                   database stays as it is

An address is filled in from what the owner has (`{table}`, `{set}`, ...: see `Owned`).
"""

import asyncio
import json
from collections.abc import AsyncGenerator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import pytest_asyncio
from litestar.routes import HTTPRoute
from sqlalchemy import insert, update
from tests.server.people.test_leaving import everything
from tests.server.serving import BOT, FRIEND, HOT, ME, Asleep, Person, Place, inside, people, played_up_to
from websockets.exceptions import ConnectionClosed

from troyes.server.app import create_app
from troyes.server.settings import Settings
from troyes.server.storage.people_models import AccountRow, MessageRow, MuteRow, PushRow

SECRET = "Esmeralda"
"""In the name of whatever the owner keeps for themselves."""
TURNED_AWAY = {401, 403, 404}
LISTED = {401, 403, 404, 409}
"""Where anybody may look, whoever has no seat is told that they have none, or that it cannot be done now."""


class Public(NamedTuple):
    why: str
    path: str = ""
    """With what is asked, if the route has something to fill in; empty: as it is."""
    body: Any = None
    answers: tuple[int, ...] = (200,)


class Own(NamedTuple):
    body: Any = None
    path: str = ""
    answers: tuple[int, ...] = (200, 201, 204)
    """What a stranger may be told: they do something of their own, or have nothing of the kind."""


class Closed(NamedTuple):
    paths: tuple[str, ...]
    body: Any = None
    listed: str = ""
    """The same of a table that anybody may watch, where the route changes something."""


TABLES = ("{open}", "{running}", "{over}", "{daily}", "{lesson}")
FORK = {"at": 0, "seat": 0}
GUEST = {"name": "Somebody", "token": True}
OWNERS_BROWSER = "https://push.example/owner"


def at_tables(what: str = "", body: Any = None, *, listed: bool = False) -> Closed:
    """About a private table, whatever its state."""
    return Closed(
        tuple(f"/api/tables/{id}{what}" for id in TABLES), body, f"/api/tables/{{listed}}{what}" if listed else ""
    )


def at_record(what: str = "", body: Any = None) -> Closed:
    return Closed((f"/api/records/{{record}}{what}",), body)


ROUTES: dict[str, Public | Own | Closed] = {
    # care, and what is the same for everybody
    "GET /health": Public("whether all is well"),
    "GET /metrics": Public("counts without names; a proxy keeps it to the operator, see docs/server.md"),
    "GET /assets/{name:path}": Public("the page's own files", "/assets/none.js", answers=(404,)),
    "GET /api/schema": Public("the API's description", answers=(200, 404)),
    "GET /api/schema/openapi.json": Public("the API's description"),
    "GET /api/schema/{path:str}": Public("the API's description", "/api/schema/other", answers=(404,)),
    "GET /api/games": Public("what can be played"),
    "GET /api/rules/{game:str}/{lang:str}": Public("the rules", "/api/rules/troyes/en"),
    "GET /api/words/{game:str}/{lang:str}": Public("a game's words", "/api/words/troyes/en"),
    "GET /api/cards/{game:str}": Public("the usual numbers", "/api/cards/troyes"),
    "GET /api/cards/{game:str}/template": Public("the usual numbers", "/api/cards/troyes/template"),
    "POST /api/cards/{game:str}/check": Public("nothing is kept", "/api/cards/troyes/check", {"numbers": {}}),
    "POST /api/cards/{game:str}/read": Public("nothing is kept", "/api/cards/troyes/read", {"text": ""}),
    "GET /api/daily": Public("the day's games, with the names of those who have finished"),
    "GET /api/daily/{day:str}": Public("a day's games", "/api/daily/2026-01-01"),
    "GET /api/leaders": Public("names and points of those who lead"),
    "GET /api/puzzles": Public("the puzzles there are"),
    "GET /api/puzzles/{set:str}/next": Public("the number of one of them", "/api/puzzles/dice/next"),
    "GET /api/puzzles/{set:str}/{number:int}": Public("a puzzle, without its answer", "/api/puzzles/dice/1"),
    "POST /api/puzzles/{set:str}/{number:int}/try": Public("nothing is kept", "/api/puzzles/dice/1/try", {"keys": []}),
    "POST /api/puzzles/{set:str}/{number:int}/why": Public(
        "nothing is kept", "/api/puzzles/dice/1/why", {"keys": [], "key": "pass"}
    ),
    "POST /api/puzzles/{set:str}/{number:int}/ways": Public(
        "nothing is kept", "/api/puzzles/dice/1/ways", {"keys": []}
    ),
    "POST /api/puzzles/{set:str}/{number:int}/answer": Own({"keys": []}, "/api/puzzles/dice/1/answer", (409,)),
    # people
    "POST /api/guests": Public("somebody new", body=GUEST, answers=(201,)),
    "GET /api/me": Own(),
    "PATCH /api/me": Own({"name": "Other"}),
    "DELETE /api/me": Own({"password": "wrong", "name": "wrong"}, answers=(403,)),
    "GET /api/me/export": Own(),
    "GET /api/me/record": Own(),
    "GET /api/me/games": Own(),
    "GET /api/account": Public("whoever asks, or null"),
    "POST /api/account": Own({"name": "Owner", "password": "guessed it"}, answers=(409,)),
    "POST /api/account/password": Own({"old": "wrong", "new": "another one"}, answers=(403,)),
    "GET /api/account/ways-back": Public("whether this server sends mail"),
    "POST /api/account/recovery": Own({"password": "wrong"}, answers=(403,)),
    "POST /api/account/reset": Public(
        "who does not know the code is refused", "", {"name": "owner", "code": "?", "new": "guessed it"}, (403,)
    ),
    "POST /api/account/forgotten": Public("the owner alone gets a mail", "", {"name": "owner"}, (409,)),
    "PUT /api/account/mail": Own({"mail": "eve@example.org", "password": "wrong"}, answers=(403,)),
    "POST /api/account/mail/proof": Own({"code": "wrong"}, answers=(403,)),
    "POST /api/session": Public(
        "who does not know the password is refused", "", {"name": "owner", "password": "?"}, (403,)
    ),
    "DELETE /api/session": Own(),
    "DELETE /api/sessions": Own(),
    "GET /api/people/{id:str}": Public("the profile of an account: its name, and since when", "/api/people/{owner}"),
    "GET /api/people/{id:str}/record": Public("an account's results", "/api/people/{owner}/record"),
    "GET /api/friends": Own(),
    "POST /api/friends": Own({"name": "nobody there"}, answers=(404,)),
    "POST /api/friends/{id:str}/accept": Closed(("/api/friends/{owner}/accept", "/api/friends/{asker}/accept")),
    "DELETE /api/friends/{id:str}": Closed(("/api/friends/{owner}", "/api/friends/{asker}")),
    "GET /api/me/notices": Own(),
    "POST /api/me/pushes": Own({"endpoint": "http://push.example/1", "p256dh": "a", "auth": "b"}, answers=(422,)),
    "DELETE /api/me/pushes": Own({"endpoint": OWNERS_BROWSER}),
    "PUT /api/me/webhook": Own({"url": ""}),
    "POST /api/me/webhook/test": Own(answers=(409,)),
    "GET /api/mutes": Own(),
    "POST /api/mutes": Own({"table": "0123456789abcdef", "n": 0}, answers=(404,)),
    "DELETE /api/mutes/{id:str}": Closed(("/api/mutes/{asker}", "/api/mutes/{owner}")),
    # tables
    "GET /api/tables": Public("one's own tables, and listed ones"),
    "POST /api/tables": Own({"game": "troyes-dice", "seats": [ME]}),
    "GET /api/tables/{id:str}": at_tables(),
    "PUT /api/tables/{id:str}": Own({}, path="/api/tables/0123456789abcdef", answers=(400, 422)),
    "POST /api/tables/{id:str}/join": at_tables("/join", {"key": "0123456789abcdefghjk"}, listed=True),
    "POST /api/tables/{id:str}/start": at_tables("/start", listed=True),
    "POST /api/tables/{id:str}/leave": at_tables("/leave", listed=True),
    "POST /api/tables/{id:str}/back": at_tables("/back", listed=True),
    "POST /api/tables/{id:str}/stand_in": at_tables("/stand_in", {"seat": 0}, listed=True),
    "POST /api/tables/{id:str}/rematch": at_tables("/rematch", listed=True),
    "GET /api/tables/{id:str}/along": at_tables("/along"),
    "GET /api/tables/{id:str}/printed": at_tables("/printed"),
    "GET /api/tables/{id:str}/ending": at_tables("/ending"),
    "GET /api/tables/{id:str}/record": at_tables("/record"),
    "GET /api/tables/{id:str}/analysis": at_tables("/analysis"),
    "POST /api/tables/{id:str}/analysis": at_tables("/analysis", {}, listed=True),
    "GET /api/tables/{id:str}/replay": at_tables("/replay"),
    "GET /api/tables/{id:str}/replay/states": at_tables("/replay/states"),
    "GET /api/tables/{id:str}/replay/line": at_tables("/replay/line?at=0&seat=0&keys=x"),
    "POST /api/tables/{id:str}/fork": at_tables("/fork", FORK, listed=True),
    "POST /api/tables/{id:str}/reports": at_tables("/reports", {"n": 0, "why": "rude"}, listed=True),
    "WS /api/tables/{id:str}/live": at_tables("/live", listed=True),
    "POST /api/daily/{game:str}/play": Own(path="/api/daily/king/play"),
    "GET /api/lessons": Public("the lessons, and how far one is oneself"),
    "POST /api/lessons/{lesson:str}": Own({}, "/api/lessons/dice"),
    "POST /api/tables/{id:str}/lesson": at_tables("/lesson", {"at": 0, "do": "leave"}, listed=True),
    # cards and records of one's own
    "GET /api/print/{file:str}": Closed(("/api/print/cards.pdf?set={set}",)),
    "GET /api/print/{what:str}/preview": Closed(("/api/print/cards/preview?set={set}",)),
    "GET /api/sets": Public("one's own sets; nobody has none"),
    "POST /api/sets": Own({"game": "troyes", "name": "Mine", "numbers": {}}, answers=(201, 422)),
    "GET /api/sets/{id:str}": Closed(("/api/sets/{set}",)),
    "PATCH /api/sets/{id:str}": Closed(("/api/sets/{set}",), {"name": "Taken"}),
    "DELETE /api/sets/{id:str}": Closed(("/api/sets/{set}",)),
    "GET /api/sets/{id:str}/export": Closed(("/api/sets/{set}/export",)),
    "POST /api/records": Own({}, answers=(400, 422)),
    "DELETE /api/records/{id:str}": at_record(),
    "GET /api/records/{id:str}/record": at_record("/record"),
    "GET /api/records/{id:str}/printed": at_record("/printed"),
    "GET /api/records/{id:str}/replay": at_record("/replay"),
    "GET /api/records/{id:str}/replay/states": at_record("/replay/states"),
    "GET /api/records/{id:str}/replay/line": at_record("/replay/line?at=0&seat=0&keys=x"),
    "POST /api/records/{id:str}/fork": at_record("/fork", FORK),
    "GET /api/records/{id:str}/analysis": at_record("/analysis"),
    "POST /api/records/{id:str}/analysis": at_record("/analysis"),
}


def routes() -> Iterator[str]:
    """Every route there is, with its method. The page itself is served at many addresses: it holds nothing."""
    for route in create_app(Settings()).routes:
        if not isinstance(route, HTTPRoute):
            yield f"WS {route.path}"
            continue
        for method in sorted(set(route.methods) - {"OPTIONS", "HEAD"}):
            handler, _ = route.route_handler_map[method]
            if handler.fn.__module__ != "troyes.server.http.client":
                yield f"{method} {route.path}"


def test_every_route_says_whom_it_lets_in() -> None:
    there = set(routes())
    assert there - set(ROUTES) == set(), "say in ROUTES how a stranger is turned away from these"
    assert set(ROUTES) - there == set(), "these are no more"


# -- the owner, and what is theirs -----------------------------------------------------------------------------------


class Owned(NamedTuple):
    place: Place
    owner: Person
    stranger: Person
    nobody: Person
    filled: dict[str, str]
    """What stands for `{open}` and the like in an address."""

    def path(self, template: str) -> str:
        for name, value in self.filled.items():
            template = template.replace(f"{{{name}}}", value)
        assert "{" not in template, template
        return template


@asynccontextmanager
async def services(data: Path) -> AsyncGenerator[Owned]:
    async with (
        inside(data, thinkers=Asleep) as place,
        people(place.url, "Owner", "Asker", "Stranger") as (owner, asker, stranger, nobody),
    ):
        for person in (owner, asker, stranger):  # nobody knows these passwords
            person.token = await place.services.people.make_account(person.id, person.name.lower(), "none", "code")
        opened = await owner.make("troyes", [ME, FRIEND])
        running = await owner.make("troyes-dice", [ME, BOT], seed=f"{SECRET} seed")
        listed = await owner.make("troyes-dice", [ME, {"kind": "hot", "name": "Bea"}], listed=True)
        over = await owner.make("troyes-dice", [ME, HOT])
        game = await played_up_to(place, over)
        assert game.over
        daily = await owner.post("/api/daily/king/play")
        lesson = await owner.post("/api/lessons/dice", {})
        numbers = {"activities": {"merchant": {"hire": 5}}}
        kept = await owner.post("/api/sets", {"game": "troyes", "name": SECRET, "numbers": numbers})
        record = await owner.post(f"/api/records?name={SECRET}", game.record())
        await asker.post("/api/friends", {"id": owner.id})
        said = {"n": 0, "guest": owner.id, "name": "Owner", "text": f"{SECRET}!", "made": 1.0}
        rows = [{**said, "table_id": table["id"]} for table in (running, over)]
        push = {"endpoint": OWNERS_BROWSER, "guest": owner.id, "p256dh": "x", "auth": "y", "made": 1.0}
        mute = {"guest": owner.id, "muted": asker.id}
        hook = update(AccountRow).where(AccountRow.guest == owner.id).values(webhook=f"https://{SECRET}.example/")
        await place.services.store.writer.run(
            [(insert(MessageRow), rows), (insert(PushRow), [push]), (insert(MuteRow), [mute]), (hook, None)]
        )
        filled = {"open": opened, "running": running, "listed": listed, "over": over, "daily": daily, "lesson": lesson}
        ids = {name: table["id"] for name, table in filled.items()}
        ids |= {"set": kept["id"], "record": record["id"], "owner": owner.id, "asker": asker.id}
        yield Owned(place, owner, stranger, nobody, ids)


@pytest_asyncio.fixture
async def owned(tmp_path: Path) -> AsyncGenerator[Owned]:
    async with services(tmp_path) as found:
        yield found


def private(owned: Owned) -> list[str]:
    """What no answer to a stranger may hold: the words of the owner, and the way to what is theirs."""
    tables = [owned.filled[name] for name in ("open", "running", "over", "daily", "lesson")]
    rooms = owned.place.services.tables.rooms.values()
    keys = [owned.place.services.links.key(id) for id in (*tables, owned.filled["listed"])]
    seeds = [room.stored.seed for room in rooms if room.stored.maker == owned.owner.id]
    return [SECRET, owned.owner.token, owned.filled["set"], owned.filled["record"], *tables, *keys, *seeds]


async def kept(owned: Owned, *, whole: bool) -> Any:
    """The database; or of it only what has to do with the owner."""
    found = await everything(owned.place)
    if whole:
        return found
    ids = set(owned.filled.values())
    return {
        table: [row for row in rows if ids & {str(value) for value in row.values()}] for table, rows in found.items()
    }


async def newcomer(owned: Owned) -> Person:
    """Another stranger, for a route after which this one may be no more."""
    guest, _ = await owned.place.services.store.new_guest("Newcomer", "en")
    token = await owned.place.services.people.make_account(guest.id, f"newcomer {guest.id}", "none", "code")
    person = Person(owned.place.url, "Newcomer", owned.nobody.client)
    person.id, person.token = guest.id, token
    return person


# -- the tries -------------------------------------------------------------------------------------------------------


async def tried(owned: Owned, person: Person, method: str, path: str, body: Any) -> tuple[int, str]:
    if method == "WS":
        return await dialled(owned, person, path)
    answer = await person.ask(method, path, body)
    return answer.status_code, answer.text


async def dialled(owned: Owned, person: Person, path: str) -> tuple[int, str]:
    """What a live line comes to: the close code as a status, or the refusal of a step."""
    table = {"id": path.split("/")[3]}
    heard: list[str] = []
    try:
        async with person.dial(table) as socket:
            for message in (
                {"t": "hello", "foresee": False},
                {"t": "choose", "seat": 0, "at": 0, "keys": ["x"], "id": "me"},
            ):
                await socket.send(json.dumps(message))
            async with asyncio.timeout(5):
                while True:
                    heard.append(str(await socket.recv()))
                    message = json.loads(heard[-1])
                    if message["t"] == "refused":
                        return 403 if message["why"]["id"] == "web-not-your-seat" else 500, "".join(heard)
    except ConnectionClosed as closed:
        return (closed.rcvd.code if closed.rcvd else 0) - 4000, "".join(heard)


async def test_a_stranger_is_turned_away_from_what_is_not_theirs(owned: Owned) -> None:
    before = await kept(owned, whole=True)
    hidden = private(owned)
    wrong: list[str] = []
    for route, expected in ROUTES.items():
        if not isinstance(expected, Closed):
            continue
        method = route.partition(" ")[0]
        told = [(path, TURNED_AWAY) for path in expected.paths] + [
            (path, LISTED) for path in (expected.listed,) if path
        ]
        for template, allowed in told:
            for person in (owned.stranger, owned.nobody):
                path = owned.path(template)
                status, text = await tried(owned, person, method, path, expected.body)
                shown = [word for word in hidden if word in text.replace(path, "")]
                if status not in allowed or shown:
                    wrong.append(f"{method} {template}, {person.name or 'nobody'}: {status} {text[:200]} {shown}")
                if await kept(owned, whole=True) != before:
                    wrong.append(f"{method} {template}, {person.name or 'nobody'}: something changed")
                    before = await kept(owned, whole=True)
    assert wrong == []


async def test_what_is_about_oneself_is_about_nobody_else(owned: Owned) -> None:
    hidden = private(owned)
    before = await kept(owned, whole=False)
    wrong: list[str] = []
    for route, expected in ROUTES.items():
        if not isinstance(expected, Own):
            continue
        method, _, pattern = route.partition(" ")
        path = owned.path(expected.path or pattern)
        status, _ = await tried(owned, owned.nobody, method, path, expected.body)
        if status != 401:
            wrong.append(f"{route}, nobody: {status}")
        status, text = await tried(owned, await newcomer(owned), method, path, expected.body)
        shown = [word for word in hidden if word in text]
        if status not in expected.answers or shown:
            wrong.append(f"{route}: {status} {text[:200]} {shown}")
        if await kept(owned, whole=False) != before:
            wrong.append(f"{route}: something of the owner's changed")
            before = await kept(owned, whole=False)
    assert wrong == []


async def test_what_is_public_holds_nothing_private(owned: Owned) -> None:
    hidden = private(owned)
    before = await kept(owned, whole=False)
    wrong: list[str] = []
    for route, expected in ROUTES.items():
        if not isinstance(expected, Public):
            continue
        method, _, pattern = route.partition(" ")
        path = owned.path(expected.path or pattern)
        for person in (await newcomer(owned), owned.nobody):
            status, text = await tried(owned, person, method, path, expected.body)
            shown = [word for word in hidden if word in text]
            if status not in expected.answers or shown:
                wrong.append(f"{route}, {person.name or 'nobody'}: {status} {text[:200]} {shown}")
        if await kept(owned, whole=False) != before:
            wrong.append(f"{route}: something of the owner's changed")
    assert wrong == []


async def test_the_owner_is_let_in(owned: Owned) -> None:
    """Otherwise the refusals would prove nothing."""
    for route, expected in ROUTES.items():
        method = route.partition(" ")[0]
        if isinstance(expected, Closed) and method == "GET" and "/line" not in route:
            answers = [await owned.owner.ask(method, owned.path(path)) for path in expected.paths]
            assert any(answer.is_success for answer in answers), route


async def test_another_ones_set_and_game_are_not_taken(owned: Owned) -> None:
    """What is named in a request's body is not let in by the back door."""
    body = {"game": "troyes", "seats": [ME, BOT], "cards": owned.filled["set"]}
    answer = await owned.stranger.ask("POST", "/api/tables", body)
    assert answer.status_code in (400, 404, 422), answer.text
    links = owned.place.services.links
    other = links.key(owned.filled["over"])
    answer = await owned.stranger.ask("GET", f"/api/tables/{owned.filled['running']}?key={other}")
    assert answer.status_code == 404, "a key opens its own table only"

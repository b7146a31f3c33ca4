"""Every route: the good answer, and each way to be refused, in both languages."""

from pathlib import Path
from typing import Any

from tests.server.serving import BOT, FRIEND, HOT, ME, good, inside, people, played_up_to, refused

FOREIGN = "https://elsewhere.example"
NO_TABLE = "0123456789abcdef"
PRIVATE: list[tuple[str, str, Any]] = [
    ("GET", "", None),
    ("POST", "/join", {"key": "wrong"}),
    ("POST", "/join", {}),
    ("POST", "/start", None),
    ("POST", "/leave", None),
    ("POST", "/back", None),
    ("POST", "/stand_in", {"seat": 0}),
    ("POST", "/rematch", None),
    ("GET", "/printed", None),
    ("GET", "/printed?key=wrong", None),
    ("GET", "/ending", None),
    ("GET", "/record", None),
]
"""Everything that can be asked of a table."""


# -- people ----------------------------------------------------------------------------------------------------------


async def test_a_program_gets_a_token_and_no_cookie(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url) as (nobody,):
        answer = await nobody.ask("POST", "/api/guests", {"name": "  Robot ", "lang": "fr", "token": True})
        told = good(answer)
        assert answer.status_code == 201
        assert (told["name"], told["lang"]) == ("Robot", "fr")
        assert "set-cookie" not in answer.headers
        me = await nobody.get("/api/me", authorization=f"Bearer {told['token']}")
        assert me == {**told, "token": None}


async def test_a_page_gets_a_cookie_that_no_script_can_read(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url) as (nobody,):
        answer = await nobody.ask("POST", "/api/guests", {"name": "Anna"})
        told = good(answer)
        assert told["token"] is None
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert "secure" not in cookie
        assert (await nobody.get("/api/me"))["id"] == told["id"]  # the client keeps the cookie
        again = await nobody.ask("POST", "/api/guests", {"name": "Another"}, sec_fetch_site="same-origin")
        assert good(again) == told
        assert "set-cookie" not in again.headers
        changed = await nobody.ask("PATCH", "/api/me", {"name": "Anne", "lang": "fr"}, origin=place.url)
        assert good(changed) == {**told, "name": "Anne", "lang": "fr"}
        assert (await nobody.get("/api/me"))["name"] == "Anne"


async def test_behind_https_the_cookie_is_for_https_only(tmp_path: Path) -> None:
    async with inside(tmp_path, public_url="https://troyes.example") as place, people(place.url) as (nobody,):
        answer = await nobody.ask("POST", "/api/guests", {"name": "Anna"})
        assert "secure" in answer.headers["set-cookie"].lower()


STRANGE: list[tuple[Any, str]] = [
    ({}, "data"),
    ({"name": 5}, "name"),
    ({"name": "Anna", "lang": "de"}, "lang"),
    ({"name": "Anna", "rights": "all"}, "data"),
    ([], "data"),
]


async def test_a_guest_needs_a_name_and_nothing_strange(tmp_path: Path) -> None:
    async with inside(tmp_path) as at, people(at.url) as (nobody,):
        for body, place in STRANGE:
            refused(await nobody.ask("POST", "/api/guests", body), 400, "web-malformed-at", place)
        for name in ("", "   ", "x" * 25, "a\x00b", "a\tb"):  # anybody may type that: it is told in words for people
            for lang, words in (("en", "This name cannot be"), ("fr", "Ce nom n’est pas possible")):
                answer = await nobody.ask("POST", "/api/guests", {"name": name}, accept_language=lang)
                told = refused(answer, 400, "web-bad-name", "name")
                assert words in told["detail"]
                assert "str" not in told["detail"]


async def test_what_is_no_json_is_refused_in_a_whole_sentence(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        refused(await anna.client.post("/api/guests", content=b""), 400, "web-malformed-at", "data")
        for text in ("{", '{"name": "\\ud800"}', "[" * 5000, "\xff", '{"name": "\xff"}'):
            answer = await anna.client.post("/api/guests", content=text.encode("latin-1"))
            told = refused(answer, 400, "web-malformed", "")
            assert ": ." not in told["detail"]


async def test_who_is_not_known_is_told_so(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, nobody):
        table = await anna.make("troyes", [ME, FRIEND], listed=True)
        at = f"/api/tables/{table['id']}"
        needed = [("GET", "/api/me", None), ("PATCH", "/api/me", {}), ("POST", "/api/tables", {})]
        needed += [("POST", at + path, body) for method, path, body in PRIVATE if method == "POST"]
        whole = {"game": "troyes", "seats": [ME, HOT]}
        for method, path, body in needed:
            sent = whole if path == "/api/tables" else body
            refused(await nobody.ask(method, path, sent), 401, "web-no-guest")
            for token in ("nonsense", anna.token[:-1] + "x", f"{anna.id}.", "é", "x" * 5000):
                headers = {b"authorization": f"Bearer {token}".encode()}
                answer = await anna.client.request(method, path, json=sent, headers=headers)
                refused(answer, 401, "web-no-guest")


# -- refusals that every route shares --------------------------------------------------------------------------------


async def test_refusals_speak_both_languages(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, nobody):
        asked: list[tuple[str, str, Any]] = [
            ("GET", "/api/me", None),
            ("GET", f"/api/tables/{NO_TABLE}", None),
            ("POST", "/api/guests", {}),
            ("POST", "/api/guests", {"name": "x" * 70_000}),
            ("GET", "/api/nothing", None),
            ("DELETE", "/api/games", None),
        ]
        for method, path, body in asked:
            english = (await nobody.ask(method, path, body)).json()
            french = (await nobody.ask(method, path, body, accept_language="de, fr-CA;q=0.8, en;q=0.2")).json()
            assert english["id"] == french["id"]
            assert english["detail"] != french["detail"]
        wish = {"game": "troyes", "seats": [ME, HOT], "options": {"ramparts": "yes"}}
        words = {
            (await anna.ask("POST", "/api/tables", wish, accept_language=lang)).json()["detail"]
            for lang in ("en", "fr", "tlh", "")
        }
        assert len(words) == 2


async def test_a_large_body_is_not_read(tmp_path: Path) -> None:
    async with inside(tmp_path, max_body=1000) as place, people(place.url, "Anna") as (anna, _):
        for path in ("/api/guests", "/api/tables", f"/api/tables/{NO_TABLE}/join"):
            refused(await anna.ask("POST", path, {"name": "x" * 1000}), 413, "web-too-large")

        async def drops():  # without telling its length
            for _ in range(20):
                yield b" " * 100

        answer = await anna.client.post("/api/guests", content=drops())
        refused(answer, 413, "web-too-large")


async def test_what_is_not_there_and_what_cannot_be_done(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        refused(await anna.ask("GET", "/api/nothing"), 404, "web-no-page")
        refused(await anna.ask("DELETE", "/api/games"), 405, "web-no-method")
        refused(await anna.ask("GET", f"/api/tables/{'0' * 41}"), 400, "web-malformed-at", "id")
        refused(await anna.ask("GET", f"/api/tables/{NO_TABLE}?key={'0' * 65}"), 400, "web-malformed-at", "key")
        for strange in ("%00", "..%2f..%2fetc", "%F0%9F%8E%B2", "%ff", "'; drop table tables; --"):
            assert (await anna.ask("GET", f"/api/tables/{strange}")).status_code in (400, 404)


async def test_another_sites_page_can_do_nothing(tmp_path: Path) -> None:
    """A browser sends the cookie along, and says where the page comes from."""
    async with inside(tmp_path) as place, people(place.url) as (page,):
        good(await page.ask("POST", "/api/guests", {"name": "Anna"}))  # now it has the cookie
        wish = {"game": "troyes", "seats": [ME, HOT]}
        for headers in ({"origin": FOREIGN}, {"origin": "null"}, {"sec_fetch_site": "cross-site"}, {}):
            refused(await page.ask("POST", "/api/tables", wish, **headers), 403, "web-cross-site")
            refused(await page.ask("PATCH", "/api/me", {"name": "Eve"}, **headers), 403, "web-cross-site")
        assert (await page.get("/api/me"))["name"] == "Anna"
        assert (await page.get("/api/tables"))["yours"] == []
        good(await page.ask("POST", "/api/tables", wish, origin=place.url))
        good(await page.ask("POST", "/api/tables", wish, sec_fetch_site="same-origin"))


async def test_the_public_address_is_the_only_origin_when_there_is_one(tmp_path: Path) -> None:
    async with inside(tmp_path, public_url="https://troyes.example") as place, people(place.url) as (nobody,):
        good(await nobody.ask("POST", "/api/guests", {"name": "A", "token": True}, origin="https://troyes.example"))
        answer = await nobody.ask("POST", "/api/guests", {"name": "A", "token": True}, origin=place.url)
        refused(answer, 403, "web-cross-site")


# -- what can be played ----------------------------------------------------------------------------------------------


async def test_games_and_rules_are_for_everybody(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url) as (nobody,):
        told = await nobody.get("/api/games")
        assert [game["name"] for game in told["games"]] == ["troyes", "king", "troyes-dice"]
        assert told["usual_bot"] in told["bots"]
        pages = [
            await nobody.get(f"/api/rules/{game['name']}/{lang}") for game in told["games"] for lang in ("en", "fr")
        ]
        assert len({str(page) for page in pages}) == 6
        refused(await nobody.ask("GET", "/api/rules/chess/en"), 400, "web-malformed-at", "game")
        refused(await nobody.ask("GET", "/api/rules/troyes/de"), 400, "web-malformed-at", "lang")


async def test_health_and_metrics(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, nobody):
        assert (await nobody.get("/health"))["status"] == "ok"
        table = await anna.make("troyes-dice", [ME])
        async with anna.line(table) as line:
            await line.my_turn()
            told = (await nobody.ask("GET", "/metrics")).text
            for name in ("troyes_choices_total", "troyes_connections", "troyes_rooms", "troyes_step_seconds"):
                assert f"\n{name}" in told


# -- private tables --------------------------------------------------------------------------------------------------


async def test_a_private_table_looks_like_none_at_all(tmp_path: Path) -> None:
    """Word for word: whoever has no key does not even learn that there is a table."""
    async with inside(tmp_path) as place, people(place.url, "Anna", "Eve") as (anna, eve, nobody):
        tables = [await anna.make("troyes", [ME, FRIEND]), await anna.make("troyes-dice", [ME])]
        over = await anna.make("troyes-dice", [ME])
        await played_up_to(place, over)
        for table in [*tables, over]:
            for method, path, body in PRIVATE:
                for person in (eve, nobody):
                    mine = await person.ask(method, f"/api/tables/{table['id']}{path}", body)
                    none = await person.ask(method, f"/api/tables/{NO_TABLE}{path}", body)
                    assert (mine.status_code, mine.content) == (none.status_code, none.content)
                    assert mine.status_code == (401 if person is nobody and method == "POST" else 404)
                    assert [name for name in mine.headers if name != "date"] == [n for n in none.headers if n != "date"]


async def test_the_key_of_one_table_opens_no_other(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna", "Eve") as (anna, eve, nobody):
        one, other = await anna.make("troyes", [ME, FRIEND]), await anna.make("troyes", [ME, FRIEND])
        refused(await eve.ask("GET", f"/api/tables/{one['id']}?key={other['key']}"), 404, "web-no-table")
        for person in (eve, nobody):
            told = await person.get(f"/api/tables/{one['id']}?key={one['key']}")
            assert told["key"] == ""  # who only watches is not told more
            assert [seat["yours"] for seat in told["seats"]] == [False, False]


async def test_guessing_links_is_slowed_down(tmp_path: Path) -> None:
    async with (
        inside(tmp_path, unknown_links_per_minute=5) as place,
        people(place.url, "Anna", "Eve") as (anna, eve, _),
    ):
        table = await anna.make("troyes", [ME, FRIEND])
        for guess in range(5):
            refused(await eve.ask("GET", f"/api/tables/{table['id']}?key=guess{guess}"), 404, "web-no-table")
        for path in (f"/{table['id']}?key=another", f"/{NO_TABLE}", f"/{NO_TABLE}/printed"):
            answer = await eve.ask("GET", "/api/tables" + path)
            refused(answer, 429, "web-too-many")
            assert 1 <= int(answer.headers["retry-after"]) <= 60
        assert (await anna.table(table))["id"] == table["id"]  # who belongs there is not troubled


# -- making tables ---------------------------------------------------------------------------------------------------


IMPOSSIBLE: list[tuple[dict[str, Any], str | None, str]] = [
    ({"seats": [ME]}, "option-players", "players"),
    ({"seats": [ME, *[BOT] * 4]}, "option-players", "players"),
    ({"game": "king", "seats": [ME, BOT]}, "option-players-only", "players"),
    ({"seats": [ME, ME]}, "web-seat-twice", "seats"),
    ({"seats": [ME, {"kind": "bot", "bot": "clever"}]}, "option-bot", "seats[1].bot"),
    ({"seats": [ME, {"kind": "bot", "bot": "strength-4.5"}]}, "option-bad", "seats[1].bot"),
    ({"seats": [ME, FRIEND], "seed": "mine"}, "web-seed-shared", "seed"),
    ({"seats": [ME, BOT], "seed": "mine", "listed": True}, "web-seed-shared", "seed"),
    ({"options": {"bonus": ["nonsense"]}}, "option-bad", "bonus"),
    ({"options": {"colour": "red"}}, "option-unknown", "colour"),
    ({"options": {"players": 3}}, "option-unknown", "players"),
    ({"options": {"seed": 3}}, "option-unknown", "seed"),
    ({"options": {"name": "king"}}, "option-unknown", "name"),
    ({"options": {"cards": "/etc/passwd"}}, "option-bad", "cards"),
    ({"options": {"start_player": 9}}, "option-bad", "start_player"),
    ({"game": "troyes-dice", "options": {"numbering": "backwards"}}, None, "numbering"),
]


async def test_a_table_that_cannot_be_says_what_is_wrong(tmp_path: Path) -> None:
    async with inside(tmp_path) as at, people(at.url, "Anna") as (anna, _):
        for wish, id, place in IMPOSSIBLE:
            answer = await anna.ask("POST", "/api/tables", {"game": "troyes", "seats": [ME, BOT], **wish})
            refused(answer, 422, answer.json()["id"] if id is None else id, place)
        assert (await anna.get("/api/tables"))["yours"] == []


MALFORMED: list[tuple[dict[str, Any], str | None]] = [
    ({"game": "chess"}, "game"),
    ({"seats": []}, "seats"),
    ({"seats": [ME] * 11}, "seats"),
    ({"seats": [{"kind": "ghost"}]}, None),
    ({"clock": -1}, "clock"),
    ({"clock": 721}, "clock"),
    ({"clock": 10**30}, "clock"),
    ({"seed": 5}, "seed"),
    ({"seed": "x" * 65}, "seed"),
    ({"options": []}, "options"),
    ({"seats": [{"kind": "hot", "name": "\x07"}]}, None),
    ({"more": 1}, "data"),
]


async def test_a_wish_of_the_wrong_form_says_where(tmp_path: Path) -> None:
    async with inside(tmp_path) as at, people(at.url, "Anna") as (anna, _):
        for wish, place in MALFORMED:
            answer = await anna.ask("POST", "/api/tables", {"game": "troyes", "seats": [ME, BOT], **wish})
            refused(answer, 400, "web-malformed-at", place)


async def test_cards_come_as_numbers_only(tmp_path: Path) -> None:
    """No file of the server's is read for a guest, nor looked for."""
    own = tmp_path / "own.toml"
    own.write_text("")
    async with inside(tmp_path / "data") as at, people(at.url, "Anna") as (anna, _):
        said: set[str] = set()
        for path in (str(own), str(tmp_path / "none.toml")):
            wish = {"game": "troyes", "seats": [ME, BOT], "options": {"cards": path}}
            told = refused(await anna.ask("POST", "/api/tables", wish), 422, "option-bad", "cards")
            said.add(told["detail"].replace(path, "it"))
        assert len({words[:20] for words in said}) == 1


# -- a table's own routes --------------------------------------------------------------------------------------------


async def test_what_can_be_asked_at_each_time_of_a_table(tmp_path: Path) -> None:
    """An open table cannot be ended or offered again, a running one not joined, a finished one not left open."""
    async with inside(tmp_path) as place, people(place.url, "Anna", "Bea") as (anna, bea, nobody):
        table = await anna.make("troyes-dice", [ME, FRIEND], listed=True)
        at = f"/api/tables/{table['id']}"
        for path in ("/ending", "/record"):
            refused(await nobody.ask("GET", at + path), 409, "web-not-over")
        refused(await anna.ask("POST", f"{at}/rematch"), 409, "web-not-over")
        refused(await bea.ask("POST", f"{at}/rematch"), 403, "web-not-seated")
        refused(await anna.ask("POST", f"{at}/join", {}), 409, "web-seated")
        refused(await bea.ask("POST", f"{at}/join", {"seat": 0}), 409, "web-seat-taken")
        refused(await bea.ask("POST", f"{at}/join", {"seat": 10}), 400, "web-malformed-at", "seat")
        refused(await bea.ask("POST", f"{at}/start"), 403, "web-not-maker")
        refused(await bea.ask("POST", f"{at}/leave"), 403, "web-not-seated")
        refused(await bea.ask("POST", f"{at}/back"), 403, "web-not-seated")
        refused(await anna.ask("POST", f"{at}/stand_in", {"seat": 1}), 403, "web-not-seated")
        assert "numbers" in await nobody.get(f"{at}/printed")

        begun = await bea.join(table)
        assert begun["status"] == "running"
        refused(await bea.ask("POST", f"{at}/join", {}), 409, "web-begun")
        refused(await anna.ask("POST", f"{at}/start"), 409, "web-begun")
        refused(await anna.ask("POST", f"{at}/stand_in", {"seat": 1}), 409, "web-not-away")
        refused(await anna.ask("POST", f"{at}/stand_in", {"seat": 7}), 409, "web-no-person")
        for path in ("/ending", "/record"):
            refused(await anna.ask("GET", at + path), 409, "web-not-over")

        game = await played_up_to(place, table)
        assert (await anna.table(table))["status"] == "over"
        refused(await anna.ask("POST", f"{at}/start"), 409, "web-begun")
        end = await nobody.get(f"{at}/ending")
        assert [score["total"] for score in end["scores"]] == [score.total for score in game.scores()]
        assert tuple(end["winners"]) == game.winners()
        assert end["seed"] == game.seed
        assert end["commitment"] == table["commitment"]
        assert end["growth"][-1]["totals"] == [score.total for score in game.scores()]
        answer = await nobody.ask("GET", f"{at}/record")
        assert good(answer) == game.record()
        assert table["id"] in answer.headers["content-disposition"]


async def test_the_first_pages_of_the_site_are_served_or_say_why_not(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url) as (nobody,):
        for path in ("/", "/new/troyes", "/table/x", "/rules/troyes"):
            answer = await nobody.ask("GET", path)
            if answer.status_code == 503:
                refused(answer, 503, "web-no-client")
            else:
                assert answer.status_code == 200
                assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]

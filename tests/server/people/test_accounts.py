"""Accounts: a guest becomes one and loses nothing, signs in elsewhere, signs out, and is kept out when blocked."""

import asyncio
import time
from pathlib import Path
from typing import Any

import argon2
import httpx
import pytest
from tests.server.bases import asked
from tests.server.serving import BOT, FRIEND, ME, Person, good, inside, people, refused

from troyes.server.errors import Refused
from troyes.server.guard.common_passwords import check_password
from troyes.server.guard.names import plain_name
from troyes.server.guard.passwords import Passwords, folded
from troyes.server.storage import store as store_module

PASSWORD = "correct horse é"


async def account(person: Person, name: str = "", password: str = PASSWORD) -> dict[str, Any]:
    """They are known by another token afterwards."""
    told = await person.post("/api/account", {"name": name or person.name, "password": password})
    person.token = told["token"]
    return told


async def entered(person: Person, name: str, password: str = PASSWORD, **more: Any) -> str:
    """The token of a sign-in."""
    told = await person.post("/api/session", {"name": name, "password": password, "token": True, **more})
    return told["token"]


async def asked_with(person: Person, token: str, method: str, path: str, body: Any = None) -> Any:
    return await Person(person.url, "", person.client).ask(method, path, body, authorization=f"Bearer {token}")


# -- becoming an account ---------------------------------------------------------------------------------------------


async def test_a_guest_becomes_an_account_and_loses_nothing(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, nobody):
        table = await anna.make("troyes-dice", [ME])
        before = await anna.get("/api/account")
        assert (before["account"], before["login"], before["tables"]) == (False, "", 1)
        told = await account(anna, " Änna  ")
        assert (told["id"], told["account"], told["name"], told["login"]) == (anna.id, True, "Anna", "änna")
        assert (told["tables"], told["devices"]) == (1, 1)
        assert (await anna.table(table))["yours"]
        token = await entered(nobody, "ÄNNA")
        again = good(await asked_with(nobody, token, "GET", f"/api/tables/{table['id']}"))
        assert again["yours"]
        assert (await anna.get("/api/account"))["devices"] == 2
        refused(
            await anna.ask("POST", "/api/account", {"name": "B", "password": PASSWORD}), 409, "people-account-already"
        )


@pytest.mark.parametrize(
    ("before", "after"), [("Captain", "Captain"), ("Guest", "Zoe"), ("Invité", "Zoe")], ids=["chosen", "none", "aucun"]
)
async def test_an_account_leaves_the_name_that_others_see(tmp_path: Path, before: str, after: str) -> None:
    async with inside(tmp_path) as place, people(place.url, before) as (one, nobody):
        told = await account(one, " Zoe ")
        assert (told["name"], told["login"]) == (after, "zoe")
        assert (await one.get("/api/me"))["name"] == after
        person = await nobody.get(f"/api/people/{one.id}")
        assert (person["name"], person["login"]) == (after, "zoe")


async def test_no_two_accounts_have_names_that_look_alike(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna", "Bob", "Cleo") as (anna, bob, cleo, _):
        await account(anna, "Anna Belle")
        for name in ("anna belle", "ANNA  BELLE", " Anna\u00a0Belle ", "Ａnna Belle"):
            body = {"name": name, "password": PASSWORD}
            refused(await bob.ask("POST", "/api/account", body), 409, "people-name-taken")
        same = [one.ask("POST", "/api/account", {"name": "Zoe", "password": PASSWORD}) for one in (bob, cleo)]
        assert sorted(answer.status_code for answer in await asyncio.gather(*same)) == [201, 409]


@pytest.mark.parametrize(("one", "other"), [("Straße", "STRASSE"), ("ﬁne", "Fine"), ("e\u0301", "É"), ("a\tb", "A B")])
def test_names_are_folded(one: str, other: str) -> None:
    assert folded(one) == folded(other) != ""


async def test_passwords_have_eight_letters_or_more_and_are_not_kept(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        for password in ("short", "1234567", "x" * 201):
            answer = await anna.ask("POST", "/api/account", {"name": "Anna", "password": password})
            refused(answer, 400, "web-malformed-at", "password")
        await account(anna, password="any thing: \N{BIRD} ✓ 'or 1=1")
    ((kept,),) = asked(tmp_path, "SELECT password FROM accounts")
    assert kept.startswith("$argon2id$")
    for path in tmp_path.iterdir():
        assert b"any thing: " not in path.read_bytes()


async def test_a_hash_of_an_older_way_is_made_anew(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, nobody):
        await account(anna)
        old = argon2.PasswordHasher(time_cost=1, memory_cost=1024).hash(PASSWORD)
        await place.services.people.keep_password(anna.id, old)
        refused(
            await nobody.ask("POST", "/api/session", {"name": "anna", "password": "wrong"}), 403, "people-not-signed-in"
        )
        found = await place.services.people.account(anna.id)
        assert found is not None
        assert found.password == old
        await entered(nobody, "anna")
        found = await place.services.people.account(anna.id)
        assert found is not None
        assert found.password != old
        assert not place.services.passwords.outdated(found.password)
        await entered(nobody, "anna")


# -- signing in ------------------------------------------------------------------------------------------------------


async def test_who_does_not_know_the_password_is_told_the_same_as_who_does_not_know_the_name(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, nobody):
        await account(anna)
        told: list[dict[str, Any]] = []
        for name in ("anna", "nobody", "\u200b"):
            answer = await nobody.ask("POST", "/api/session", {"name": name, "password": "not this one"})
            told.append(refused(answer, 403, "people-not-signed-in"))
            assert "set-cookie" not in answer.headers
        assert told[0] == told[1] == told[2]


@pytest.mark.quiet
async def test_an_unknown_name_takes_as_long_as_a_wrong_password() -> None:
    passwords = Passwords()
    kept = await passwords.hashed(PASSWORD)
    await passwords.fits("warm up", None)
    took: dict[bool, float] = {}
    for known in (True, False, True, False):
        began = time.perf_counter()
        assert not await passwords.fits("wrong password", kept if known else None)
        took[known] = min(took.get(known, 9.0), time.perf_counter() - began)
    assert 0.3 < took[True] / took[False] < 3.0
    assert await passwords.fits(PASSWORD, kept)
    assert await passwords.fits("correct horse e\u0301", kept)  # the same letters, typed in another way
    assert not await passwords.fits(PASSWORD, None)


async def signing_in(page: Person, password: str, address: str = "192.0.2.1", name: str = "anna") -> httpx.Response:
    """As a page does it, from somewhere."""
    told = {"x_forwarded_for": address, "sec_fetch_site": "same-origin"}
    return await page.ask("POST", "/api/session", {"name": name, "password": password}, **told)


async def test_wrong_passwords_slow_the_guesser_and_never_the_owner(tmp_path: Path) -> None:
    bad = "198.51.100.7"
    async with (
        inside(tmp_path, sign_ins_per_name_per_hour=3, trusted_proxy=True) as place,
        people(place.url, "Anna") as (anna, page),
        people(place.url) as (stranger,),
    ):
        await account(anna)
        good(await signing_in(page, PASSWORD))
        good(await page.ask("DELETE", "/api/session", sec_fetch_site="same-origin"))
        for _ in range(3):
            refused(await signing_in(stranger, "not this one", bad, "ANNA "), 403, "people-not-signed-in")
        refused(await signing_in(stranger, PASSWORD, bad), 429, "web-too-many")
        refused(await signing_in(stranger, "not this one", bad, "other"), 403, "people-not-signed-in")
        change = {"old": PASSWORD, "new": "kettle-violin"}
        told = await anna.ask("POST", "/api/account/password", change, sec_fetch_site="same-origin")
        good(told)  # the owner is not kept from anything
        good(await signing_in(stranger, "kettle-violin", "203.0.113.5"))  # nor anywhere else,
        good(await signing_in(page, "kettle-violin", bad))  # nor at the guesser's side, where they have been before


async def test_a_device_of_the_owner_s_has_no_more_tries_than_others(tmp_path: Path) -> None:
    async with inside(tmp_path, sign_ins_per_name_per_hour=3) as place, people(place.url, "Anna") as (anna, page):
        await account(anna)
        good(await signing_in(page, PASSWORD))
        tries = [await signing_in(page, "not this one") for _ in range(4)]
        assert [answer.status_code for answer in tries] == [403, 403, 403, 429]


async def test_tries_are_limited_by_address(tmp_path: Path) -> None:
    wrong = {"name": "anna", "password": "not this one"}
    async with inside(tmp_path, sign_ins_per_hour=2) as place, people(place.url) as (nobody,):
        for name in ("a", "b"):
            refused(await nobody.ask("POST", "/api/session", {**wrong, "name": name}), 403, "people-not-signed-in")
        refused(await nobody.ask("POST", "/api/session", wrong), 429, "web-too-many")


async def used_up(neighbour: Person, path: str, body: dict[str, Any]) -> None:
    """Somebody at the same address tries until there is no more room for it."""
    async with asyncio.timeout(30):
        while (await neighbour.ask("POST", path, body)).status_code != 429:
            pass


GUESS = {"name": "nobody", "password": "not this one"}
BLIND = {"name": "nobody", "code": "x", "new": "kettle-violin"}
SAME = {"sec_fetch_site": "same-origin"}


async def test_where_an_account_was_made_no_neighbour_keeps_its_owner_out(tmp_path: Path) -> None:
    """They need not have signed in there before."""
    async with (
        inside(tmp_path, sign_ins_per_hour=3) as place,
        people(place.url) as (page,),
        people(place.url) as (bad,),
    ):
        good(await page.ask("POST", "/api/guests", {"name": "Anna"}))
        made = good(await page.ask("POST", "/api/account", {"name": "Anna", "password": PASSWORD}, **SAME))
        await used_up(bad, "/api/session", GUESS)
        await used_up(bad, "/api/account/reset", BLIND)
        page.client.cookies.delete("troyes")  # the session is over
        good(await signing_in(page, PASSWORD))
        page.client.cookies.delete("troyes")
        change = {"name": "anna", "code": made["recovery"], "new": "kettle-violin"}
        good(await page.ask("POST", "/api/account/reset", change, **SAME))


async def test_who_is_signed_in_is_known_to_be_the_owner(tmp_path: Path) -> None:
    async with inside(tmp_path, sign_ins_per_hour=3) as place, people(place.url, "Anna") as (anna, bad):
        await account(anna)
        await used_up(bad, "/api/session", GUESS)
        refused(await bad.ask("POST", "/api/session", {"name": "anna", "password": PASSWORD}), 429, "web-too-many")
        await anna.post("/api/account/password", {"old": PASSWORD, "new": "kettle-violin"})
        await anna.post("/api/account/recovery", {"password": "kettle-violin"})
        wrong = {"old": PASSWORD, "new": "another-kettle"}
        refused(await anna.ask("POST", "/api/account/password", wrong), 403, "people-wrong-password")
        refused(await anna.ask("POST", "/api/account/password", wrong), 429, "web-too-many")  # they have no more tries


async def test_each_way_into_an_account_has_room_of_its_own(tmp_path: Path) -> None:
    mails: dict[str, Any] = {"smtp_host": "127.0.0.1", "smtp_from": "troyes@example.org"}
    async with (
        inside(tmp_path, sign_ins_per_hour=3, **mails) as place,
        people(place.url, "Anna") as (anna, bad),
        people(place.url) as (page,),
    ):
        code = (await account(anna))["recovery"]
        await used_up(bad, "/api/session", GUESS)
        change = {"name": "anna", "code": code, "new": "kettle-violin"}
        good(await page.ask("POST", "/api/account/reset", change, **SAME))
        page.client.cookies.delete("troyes")
        good(await signing_in(page, "kettle-violin"))  # where the password was set anew, the owner is known
        await used_up(bad, "/api/account/reset", BLIND)
        await used_up(bad, "/api/account/forgotten", {"name": "nobody"})
        page.client.cookies.clear()
        good(await page.ask("POST", "/api/guests", {"name": "Bea"}))
        good(await page.ask("POST", "/api/account", {"name": "Bea", "password": PASSWORD}, **SAME))


COMMON = (
    *(
        " " * 12,
        "password",
        "Password123!",
        "12345678",
        "987654321",
        "qwertyui",
        "azertyuiop",
        "aaaaaaaaaa",
        "anna anna",
    ),
    *("motdepasse1", "  I love you ", "abcabcabc", "Anna of Troyes", "sunshine2026"),
)
FALSE = (
    *("An\u200bna", "\u202eannA", "Anna\u2066", "\u200d", "An\u00adna", "\u3164", "\u2800\u2800", "\ufeffAnna"),
    *("\u0410nna", "Ann\u03b1", "e" + "\u0301" * 4, "\u0301Anna", "\U000e0041nna"),
)


@pytest.mark.parametrize("password", COMMON)
def test_common_and_blank_passwords_are_refused(password: str) -> None:
    with pytest.raises(Refused) as refusal:
        check_password(password, "anna of troyes")
    assert refusal.value.message.id == "people-common-password"


@pytest.mark.parametrize("password", [PASSWORD, "kettle-violin", "Gänseblümchen", "x9!Rv_2q", "le pont de pierre"])
def test_other_passwords_are_not(password: str) -> None:
    check_password(password, "anna of troyes")


async def test_nobody_sets_a_common_password(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        body = {"name": "Anna", "password": "password1"}
        refused(await anna.ask("POST", "/api/account", body), 422, "people-common-password", "password")
        await account(anna)
        change = {"old": PASSWORD, "new": "iloveyou"}
        refused(await anna.ask("POST", "/api/account/password", change), 422, "people-common-password", "password")


async def test_names_that_are_not_what_they_look_like_are_refused(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, nobody):
        for name in FALSE:
            for ask in (
                nobody.ask("POST", "/api/guests", {"name": name, "token": True}),
                anna.ask("PATCH", "/api/me", {"name": name}),
                anna.ask("POST", "/api/account", {"name": name, "password": PASSWORD}),
                anna.ask("POST", "/api/tables", {"game": "troyes", "seats": [ME, {"kind": "hot", "name": name}]}),
            ):
                refused(await ask, 422, "web-bad-name", "name")


@pytest.mark.parametrize(
    ("given", "kept"),
    [("  Zoë\u00a0 of  Troyes ", "Zoë of Troyes"), ("Анна", "Анна"), ("王 小明", "王 小明"), ("A🙂", "A🙂")],
)
def test_other_names_are_kept_without_spare_blanks(given: str, kept: str) -> None:
    assert plain_name(given) == kept


async def test_what_a_guest_was_known_by_opens_nothing_of_the_account(tmp_path: Path) -> None:
    """Somebody may have given them that token, or seen it."""
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, page):
        table, before = await anna.make("troyes-dice", [ME]), anna.token
        async with anna.line(table) as line:
            await line.my_turn()
            await account(anna)
            await asyncio.wait_for(line.socket.wait_closed(), 5)
        assert anna.token != before
        refused(await asked_with(page, before, "GET", "/api/me"), 401, "web-no-guest")
        async with anna.line(table) as line:
            await line.my_turn()
        good(await page.ask("POST", "/api/guests", {"name": "Zoe"}))
        old = page.client.cookies["troyes"]
        wish = {"name": "Zoe", "password": PASSWORD}
        made = await page.ask("POST", "/api/account", wish, sec_fetch_site="same-origin")
        assert good(made)["token"] is None
        assert page.client.cookies["troyes"] != old
        assert (await page.get("/api/account"))["login"] == "zoe"
        refused(await asked_with(page, old, "GET", "/api/me"), 401, "web-no-guest")


async def test_a_page_signs_in_with_a_cookie_and_out_again(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, page):
        await account(anna)
        answer = await page.ask("POST", "/api/session", {"name": "Anna", "password": PASSWORD})
        assert good(answer)["token"] is None
        assert "httponly" in answer.headers["set-cookie"].lower()
        cookie = answer.cookies["troyes"]
        assert (await page.get("/api/me"))["id"] == anna.id
        out = await page.ask("DELETE", "/api/session", sec_fetch_site="same-origin")
        assert good(out) == {}
        assert "troyes" not in page.client.cookies
        refused(await asked_with(page, cookie, "GET", "/api/me"), 401, "web-no-guest")
        assert (await anna.get("/api/me"))["id"] == anna.id  # the other device is still signed in


async def test_a_guest_cannot_sign_out_since_nothing_would_bring_them_back(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        for path in ("/api/session", "/api/sessions"):
            refused(await anna.ask("DELETE", path), 403, "people-no-account")
        assert (await anna.get("/api/me"))["id"] == anna.id


async def test_signing_out_everywhere_ends_every_device_and_line(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, nobody):
        await account(anna)
        table = await anna.make("troyes-dice", [ME])
        tokens = [anna.token, *[await entered(nobody, "anna") for _ in range(2)]]
        async with anna.line(table) as line:
            await line.my_turn()
            good(await asked_with(nobody, tokens[1], "DELETE", "/api/sessions"))
            await asyncio.wait_for(line.socket.wait_closed(), 5)
        for token in tokens:
            refused(await asked_with(nobody, token, "GET", "/api/me"), 401, "web-no-guest")
        await entered(nobody, "anna")


async def test_a_new_password_needs_the_old_one_and_ends_other_devices(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, nobody):
        await account(anna)
        here, there = await entered(nobody, "anna"), await entered(nobody, "anna")
        body = {"old": "wrong", "new": "quite another"}
        refused(await asked_with(nobody, here, "POST", "/api/account/password", body), 403, "people-wrong-password")
        good(await asked_with(nobody, there, "GET", "/api/me"))
        good(await asked_with(nobody, here, "POST", "/api/account/password", {**body, "old": PASSWORD}))
        good(await asked_with(nobody, here, "GET", "/api/me"))
        for token in (there, anna.token):
            refused(await asked_with(nobody, token, "GET", "/api/me"), 401, "web-no-guest")
        refused(
            await nobody.ask("POST", "/api/session", {"name": "anna", "password": PASSWORD}),
            403,
            "people-not-signed-in",
        )
        await entered(nobody, "anna", "quite another")


async def test_only_so_many_devices_are_signed_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("troyes.server.storage.people.MOST_DEVICES", 2)
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, nobody):
        await account(anna)
        tokens = [await place.services.people.sign_in(anna.id) for _ in range(3)]
        refused(await asked_with(nobody, tokens[0], "GET", "/api/me"), 401, "web-no-guest")
        for token in (anna.token, *tokens[1:]):
            good(await asked_with(nobody, token, "GET", "/api/me"))


# -- what a guest had ------------------------------------------------------------------------------------------------


async def test_what_a_guest_has_played_is_brought_along(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna", "Guest", "Bob") as (anna, guest, bob, _):
        await account(anna)
        alone = await guest.make("troyes-dice", [ME])
        shared = await bob.make("troyes", [ME, FRIEND])
        await guest.join(shared)
        async with guest.line(alone) as line:
            await line.my_turn()
            told = await guest.post(
                "/api/session", {"name": "anna", "password": PASSWORD, "bring": True, "token": True}
            )
        assert told["tables"] == 2
        mine = (await anna.get("/api/tables"))["yours"]
        assert {line["id"] for line in mine} == {alone["id"], shared["id"]}
        refused(await guest.ask("GET", "/api/me"), 401, "web-no-guest")
        async with anna.line(alone) as line:
            turn = await line.my_turn()
            await line.choose(turn["options"][0]["key"], confirm=True)
        seats = (await anna.table(shared))["seats"]
        assert [seat["yours"] for seat in seats] == [False, True]


async def test_what_is_not_brought_along_stays_with_the_guest(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna", "Guest") as (anna, guest, _):
        await account(anna)
        await guest.make("troyes-dice", [ME])
        told = await guest.post("/api/session", {"name": "anna", "password": PASSWORD, "token": True})
        assert told["tables"] == 0
        assert (await guest.get("/api/account"))["tables"] == 1


async def test_an_account_is_never_brought_into_another(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna", "Bob") as (anna, bob, _):
        await account(anna)
        await account(bob)
        table = await bob.make("troyes-dice", [ME])
        told = await bob.post("/api/session", {"name": "anna", "password": PASSWORD, "bring": True, "token": True})
        assert told["tables"] == 0
        assert (await bob.table(table))["yours"]


async def test_nothing_is_brought_with_a_wrong_password(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna", "Guest") as (anna, guest, _):
        await account(anna)
        table = await guest.make("troyes-dice", [ME])
        body = {"name": "anna", "password": "not this one", "bring": True}
        refused(await guest.ask("POST", "/api/session", body), 403, "people-not-signed-in")
        assert (await guest.table(table))["yours"]


# -- blocked ---------------------------------------------------------------------------------------------------------


def block(data: Path, guest: str) -> None:
    asked(data, "UPDATE guests SET blocked = 'spoiled the fun' WHERE id = :guest", guest=guest)


async def test_who_is_blocked_changes_nothing_and_is_told_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The operator's command line writes to the database behind the server's back."""
    monkeypatch.setattr(store_module, "KNOWN_FOR", 0.2)
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, nobody):
        await account(anna)
        table = await anna.make("troyes-dice", [ME, BOT])
        async with anna.line(table) as line:
            turn = await line.my_turn()
            await asyncio.to_thread(block, tmp_path, anna.id)
            await asyncio.sleep(0.3)
            key = turn["options"][0]["key"]
            await line.refuses("web-blocked", "choose", seat=0, at=turn["at"], keys=[key])
        for method, path, body in [
            ("POST", "/api/tables", {"game": "troyes-dice", "seats": [ME]}),
            ("PATCH", "/api/me", {"name": "Other"}),
            ("POST", f"/api/tables/{table['id']}/leave", None),
            ("DELETE", "/api/sessions", None),
        ]:
            told = refused(await anna.ask(method, path, body), 403, "web-blocked")
            assert "spoiled the fun" in told["detail"]
        body = {"name": "anna", "password": PASSWORD}
        refused(await nobody.ask("POST", "/api/session", body), 403, "web-blocked")
        assert (await anna.get("/api/me"))["name"] == "Anna"  # looking is free


@pytest.mark.parametrize("as_account", [True, False])
async def test_who_is_blocked_can_still_take_their_data_and_go(tmp_path: Path, as_account: bool) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna", "Bea") as (anna, bea, _):
        if as_account:
            await account(anna)
        await anna.make("troyes-dice", [ME, BOT])
        for one in (anna, bea):
            await asyncio.to_thread(block, tmp_path, one.id)
            place.services.store.forget_guest(one.id)
        refused(await anna.ask("PATCH", "/api/me", {"name": "Other"}), 403, "web-blocked")
        assert [one["game"] for one in (await anna.get("/api/me/export"))["tables"]] == ["troyes-dice"]
        assert not (await anna.ask("DELETE", "/api/me", {"name": "Bea"})).is_success  # it must be meant, as ever
        good(await anna.ask("DELETE", "/api/me", {"password": PASSWORD} if as_account else {"name": "Anna"}))
        refused(await anna.ask("GET", "/api/me"), 401, "web-no-guest")
        refused(await bea.ask("DELETE", "/api/sessions"), 403, "web-blocked")  # nothing else is opened


def test_a_block_is_noticed_within_a_minute() -> None:
    assert store_module.KNOWN_FOR <= 60

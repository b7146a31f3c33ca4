"""A forgotten password: a code that was shown once, or one that comes by mail, and nobody else's."""

import asyncio
import re
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from email import message_from_bytes
from email.message import Message
from email.policy import default
from pathlib import Path
from typing import Any

from sqlalchemy import update
from tests.server.bases import asked
from tests.server.people.test_accounts import PASSWORD, account, asked_with, entered
from tests.server.serving import ME, Person, good, inside, people, refused

from troyes.server.guard.ids import new_code, plain_code
from troyes.server.storage.people_models import MailCodeRow
from troyes.server.storage.recovery import LASTS, PAUSE

NEW = "kettle-violin-9"


class LetterBox:
    """A mail server that keeps what it is given."""

    def __init__(self) -> None:
        self.letters: asyncio.Queue[Message] = asyncio.Queue()
        self.port = 0

    async def next(self) -> Message:
        return await asyncio.wait_for(self.letters.get(), 30)

    async def heard(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 here\r\n")
        while line := await reader.readline():
            if line.upper().startswith(b"DATA"):
                writer.write(b"354 go on\r\n")
                text = await reader.readuntil(b"\r\n.\r\n")
                self.letters.put_nowait(message_from_bytes(text[:-5], policy=default))
            writer.write(b"250 yes\r\n" if not line.upper().startswith(b"QUIT") else b"221 bye\r\n")
        writer.close()


@asynccontextmanager
async def letter_box() -> AsyncGenerator[LetterBox]:
    box = LetterBox()
    async with await asyncio.start_server(box.heard, "127.0.0.1") as server:
        box.port = server.sockets[0].getsockname()[1]
        yield box


def posted(box: LetterBox) -> dict[str, Any]:
    told = {
        "smtp_host": "127.0.0.1",
        "smtp_port": box.port,
        "smtp_tls": False,
        "smtp_from": "Troyes <troyes@example.org>",
    }
    return {**told, "public_url": "http://troyes.example"}


def words_of(letter: Message) -> str:
    words = letter.get_payload(decode=True)
    assert isinstance(words, bytes)
    return words.decode()


def code_in(letter: Message) -> str:
    found = re.search(r"[0-9a-z]{5}(-[0-9a-z]{5}){3}", words_of(letter))
    assert found is not None
    return found[0]


async def set_anew(person: Person, code: str, name: str = "anna", new: str = NEW) -> Any:
    return await person.ask("POST", "/api/account/reset", {"name": name, "code": code, "new": new, "token": True})


async def test_a_recovery_code_sets_a_new_password_once(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, nobody):
        code = (await account(anna))["recovery"]
        assert (await anna.get("/api/account"))["recovery"] is None  # it is shown once
        other = await entered(nobody, "anna")
        table = await anna.make("troyes-dice", [ME])
        async with anna.line(table) as line:
            await line.my_turn()
            told = good(await set_anew(nobody, code.upper().replace("-", " "), "ANNA"))
            await asyncio.wait_for(line.socket.wait_closed(), 5)
        for token in (anna.token, other):
            refused(await asked_with(nobody, token, "GET", "/api/me"), 401, "web-no-guest")
        assert good(await asked_with(nobody, told["token"], "GET", "/api/me"))["id"] == anna.id
        refused(await set_anew(nobody, code), 403, "people-wrong-code", "code")
        refused(
            await nobody.ask("POST", "/api/session", {"name": "anna", "password": PASSWORD}),
            403,
            "people-not-signed-in",
        )
        await entered(nobody, "anna", NEW)
        good(await set_anew(nobody, told["recovery"], new="another-kettle"))  # the code that came with it
    for path in tmp_path.iterdir():
        assert code.encode() not in path.read_bytes()


async def test_who_does_not_know_the_code_is_told_no_more_than_who_does_not_know_the_name(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna", "Bea") as (anna, bea, nobody):
        await account(anna)
        theirs = (await account(bea))["recovery"]
        told = [
            refused(await set_anew(nobody, code, name), 403, "people-wrong-code")
            for name, code in (("anna", new_code()), ("nobody", new_code()), ("anna", theirs), ("anna", "-"))
        ]
        assert all(one == told[0] for one in told)
        refused(await set_anew(nobody, theirs, "bea", "password"), 422, "people-common-password")
    async with inside(tmp_path, sign_ins_per_hour=2) as place, people(place.url) as (nobody,):
        for _ in range(2):
            refused(await set_anew(nobody, new_code()), 403, "people-wrong-code")
        refused(await set_anew(nobody, new_code()), 429, "web-too-many")


async def test_an_account_without_a_code_is_opened_by_none(tmp_path: Path) -> None:
    """As those are that were made before there were any."""
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, nobody):
        await account(anna)
        asked(tmp_path, "UPDATE accounts SET recovery = ''")
        refused(await set_anew(nobody, "x"), 403, "people-wrong-code")
        assert not (await anna.get("/api/account"))["recoverable"]
        refused(await anna.ask("POST", "/api/account/recovery", {"password": "wrong"}), 403, "people-wrong-password")
        code = (await anna.post("/api/account/recovery", {"password": PASSWORD}))["recovery"]
        good(await set_anew(nobody, code))


async def test_a_new_password_takes_the_old_code_away(tmp_path: Path) -> None:
    """Whoever knew the password may have made one."""
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, nobody):
        old = (await account(anna))["recovery"]
        told = await anna.post("/api/account/password", {"old": PASSWORD, "new": NEW})
        refused(await set_anew(nobody, old), 403, "people-wrong-code")
        good(await set_anew(nobody, told["recovery"], new="another-kettle"))


async def test_a_code_comes_by_mail_to_an_address_that_was_proved(tmp_path: Path) -> None:
    async with (
        letter_box() as box,
        inside(tmp_path, **posted(box)) as place,
        people(place.url, "Anna") as (anna, nobody),
    ):
        await account(anna)
        wish = {"mail": "anna@example.org", "password": PASSWORD}
        refused(await anna.ask("PUT", "/api/account/mail", {**wish, "password": "wrong"}), 403, "people-wrong-password")
        good(await anna.ask("PUT", "/api/account/mail", wish))
        letter = await box.next()
        assert (letter["To"], letter["From"]) == ("anna@example.org", "Troyes <troyes@example.org>")
        assert (await anna.get("/api/account"))["mail"] == ""  # not proved yet
        assert await nobody.post("/api/account/forgotten", {"name": "anna"}) == {}
        refused(await anna.ask("PUT", "/api/account/mail", wish), 429, "people-mail-sent")
        refused(await set_anew(nobody, code_in(letter)), 403, "people-wrong-code")  # it proves the address, and no more
        refused(await anna.ask("POST", "/api/account/mail/proof", {"code": new_code()}), 403, "people-wrong-code")
        proved = await anna.post("/api/account/mail/proof", {"code": code_in(letter)})
        assert proved["mail"] == "anna@example.org"

        for name in ("anna", "nobody", "ANNA"):
            assert await nobody.post("/api/account/forgotten", {"name": name}) == {}
        letter = await box.next()
        assert box.letters.empty()  # one is enough for a while
        assert f"http://troyes.example/recover?name=anna#{code_in(letter)}" in words_of(letter)
        good(await set_anew(nobody, code_in(letter)))
        refused(await set_anew(nobody, code_in(letter)), 403, "people-wrong-code")


async def test_a_code_that_was_sent_lasts_half_an_hour(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, nobody):
        await account(anna)
        code = new_code()
        await place.services.recovery.keep_mail_code(anna.id, "password", code, "anna@example.org")
        await place.services.store.writer.run([(update(MailCodeRow).values(made=MailCodeRow.made - LASTS), None)])
        refused(await set_anew(nobody, code), 403, "people-wrong-code")
        assert LASTS > PAUSE


async def test_a_server_without_mail_says_so(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, nobody):
        await account(anna)
        assert await nobody.get("/api/account/ways-back") == {"mail": False}
        refused(await nobody.ask("POST", "/api/account/forgotten", {"name": "anna"}), 409, "people-no-mail")
        wish = {"mail": "anna@example.org", "password": PASSWORD}
        refused(await anna.ask("PUT", "/api/account/mail", wish), 409, "people-no-mail")
        for mail in ("anna", "a@b\nBcc: c@d", "<a@b>", "a@b, c@d"):
            assert (await anna.ask("PUT", "/api/account/mail", {**wish, "mail": mail})).status_code == 400


def test_a_code_is_read_however_it_is_typed() -> None:
    code = new_code()
    assert plain_code(code) == plain_code(f" {code.upper().replace('-', '')} ") == code
    assert plain_code("OIL00-11111") == "01100-11111"

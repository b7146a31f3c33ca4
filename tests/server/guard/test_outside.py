"""Nothing is ever posted into the server's own network, whatever somebody names and however they write it."""

import socket
from typing import Any

import pytest
from tests.server.receiving import receiving

from troyes.server.guard import outside as guard
from troyes.server.guard.outside import OutsideError, looked_up, outside
from troyes.server.notices.sender import Sender

PUBLIC = ["93.184.215.14", "2606:2800:21f:cb07:6820:80da:af6b:8b2c"]
PRIVATE = [
    "127.0.0.1", "127.8.8.8", "0.0.0.0", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1",
    "192.0.2.1", "198.18.0.1", "224.0.0.1", "240.0.0.1", "255.255.255.255",
    "::1", "::", "fe80::1", "fec0::1", "fc00::1", "fd12:3456::1", "ff02::1", "2001:db8::1",
    "::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "64:ff9b::a00:1", "64:ff9b:1::1",
    "2002:7f00:1::", "2002:c0a8:101::1", "2001:0:4136:e378:8000:63bf:80ff:fffe", "::127.0.0.1",
]  # fmt: skip


def names(monkeypatch: pytest.MonkeyPatch, *addresses: str) -> list[str]:
    """Every name has these addresses from now on; returns what was asked for."""
    asked: list[str] = []

    def look(host: str, port: int, **_: Any) -> list[Any]:
        asked.append(host)
        kind = {True: socket.AF_INET6, False: socket.AF_INET}
        return [(kind[":" in one], socket.SOCK_STREAM, 6, "", (one, port)) for one in addresses]

    monkeypatch.setattr(guard.socket, "getaddrinfo", look)
    return asked


def refusal(url: str, private: bool = False) -> str:
    with pytest.raises(OutsideError) as caught:
        outside(url, private)
    return caught.value.message.id


@pytest.mark.parametrize(
    "url",
    [
        "", "turn", "//example.org/x", "https://", "https:///x", "ftp://example.org", "file:///etc/passwd", "gopher://x.org",
        "https://anna:secret@example.org/", "https://anna@example.org", "https://example.org:0/", "https://example.org:99999/",
        "https://exa mple.org/", "https://example.org/\nx", "https://example.org\\@127.0.0.1/", "https://[::1/", "https://éxample.org/",
    ],
)  # fmt: skip
def test_what_is_no_address_is_refused(url: str) -> None:
    assert refusal(url) == "outside-malformed"
    assert refusal(url, private=True) == "outside-malformed"


def test_without_tls_nothing_leaves_unless_the_operator_allows_it() -> None:
    assert refusal("http://example.org/turn") == "outside-not-https"
    assert outside("http://example.org/turn", True).port == 80
    assert outside("https://example.org/turn", False).port == 443
    assert outside("https://example.org:8443/turn", False).port == 8443


@pytest.mark.parametrize("address", PRIVATE)
async def test_an_address_in_a_private_network_is_refused(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    written = f"[{address}]" if ":" in address else address
    assert refusal(f"https://{written}/turn") == "outside-private"
    names(monkeypatch, address)
    with pytest.raises(OutsideError) as caught:
        await looked_up(outside("https://example.org/", False), False)
    assert caught.value.message.id == "outside-private"
    names(monkeypatch, PUBLIC[0], address)  # one bad one is enough
    with pytest.raises(OutsideError):
        await looked_up(outside("https://example.org/", False), False)


@pytest.mark.parametrize(
    "host", ["localhost", "LOCALHOST.", "printer.local", "db.internal", "a.localhost", "nas.home.arpa"]
)
def test_a_name_that_never_leaves_a_network_is_refused(host: str) -> None:
    assert refusal(f"https://{host}/") == "outside-private"


@pytest.mark.parametrize("host", ["127.1", "0x7f000001", "2130706433", "0177.0.0.1"])
async def test_other_ways_to_write_an_address_come_to_the_same(host: str) -> None:
    with pytest.raises(OutsideError):
        await looked_up(outside(f"https://{host}/", False), False)


@pytest.mark.parametrize("address", PUBLIC)
async def test_a_public_address_is_found(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    names(monkeypatch, address)
    assert await looked_up(outside("https://example.org/", False), False) == address


async def test_a_name_that_nobody_knows_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def lost(*_: Any, **__: Any) -> None:
        raise socket.gaierror

    monkeypatch.setattr(guard.socket, "getaddrinfo", lost)
    with pytest.raises(OutsideError) as caught:
        await looked_up(outside("https://example.org/", False), False)
    assert caught.value.message.id == "outside-unknown"


# -- posts -----------------------------------------------------------------------------------------------------------


async def test_a_post_goes_to_the_address_that_was_judged_and_to_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """The name is looked up once: who changes it in between gains nothing."""
    async with receiving() as receiver:
        asked = names(monkeypatch, "127.0.0.1")
        sender = Sender(private=True)
        url = f"http://somewhere.example:{receiver.port}/turn?x=1"
        assert await sender.post(url, {"content-type": "text/plain"}, b"hello") == 204
        posted = await receiver.next()
        assert asked == ["somewhere.example"]
        assert (posted.path, posted.body) == ("/turn?x=1", b"hello")
        assert posted.headers["host"] == f"somewhere.example:{receiver.port}"
        await sender.close()


async def test_a_sender_that_may_not_reaches_nothing_private(monkeypatch: pytest.MonkeyPatch) -> None:
    async with receiving() as receiver:
        sender = Sender(private=False)
        for url in (receiver.url(), f"https://127.0.0.1:{receiver.port}/", f"https://localhost:{receiver.port}/"):
            assert await sender.post(url, {}, b"") == 0
        names(monkeypatch, "127.0.0.1")  # a name of somebody's that leads to us
        assert await sender.post(f"https://attack.example:{receiver.port}/", {}, b"") == 0
        assert receiver.posts == []
        await sender.close()


async def test_nobody_is_led_on_and_nobody_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    async with receiving() as receiver:
        sender = Sender(private=True, pauses=(0.0,))
        receiver.answers = ["302 Found"]
        assert await sender.post(receiver.url(), {}, b"") == 302
        assert [posted.path for posted in receiver.posts] == ["/turn"]
        receiver.silent = True
        monkeypatch.setattr("troyes.server.notices.sender.PATIENCE", 0.1)
        assert await sender.post(receiver.url(), {}, b"") == 0
        await sender.close()


@pytest.mark.parametrize(
    ("answers", "tries", "last"),
    [
        ([], 1, 204),
        (["500 No", "503 No"], 3, 204),
        (["429 Slow"], 2, 204),
        (["500 No"] * 9, 4, 500),  # three times after the first
        (["404 None"], 1, 404),
        (["301 Moved"], 1, 301),
        (["400 Bad"], 1, 400),
    ],
)
async def test_a_post_is_tried_again_as_long_as_that_may_help(answers: list[str], tries: int, last: int) -> None:
    async with receiving() as receiver:
        sender = Sender(private=True, pauses=(0.0, 0.0, 0.0))
        receiver.answers = answers
        assert await sender.post_until_heard(receiver.url(), dict, b"", lambda: True) == last
        assert len(receiver.posts) == tries
        await sender.close()


async def test_what_is_no_longer_wanted_is_not_tried_again() -> None:
    async with receiving() as receiver:
        sender = Sender(private=True, pauses=(0.0, 0.0, 0.0))
        receiver.answers = ["500 No"] * 9
        await sender.post_until_heard(receiver.url(), dict, b"", lambda: False)
        assert len(receiver.posts) == 1
        await sender.close()

"""Only our own page acts in a guest's name; programs come with a token, not with a cookie."""

import pytest

from troyes.server.guard.origin import same_origin

HOST = "troyes.example:8080"
OURS = "http://troyes.example:8080"
COOKIE = {"Cookie": "guest=x.y"}


def test_our_own_page_may() -> None:
    assert same_origin({"Origin": OURS, **COOKIE}, HOST, "")
    assert same_origin({"Sec-Fetch-Site": "same-origin", "Origin": OURS, **COOKIE}, HOST, "")
    assert same_origin({"sec-fetch-site": "same-origin", "cookie": "x"}, HOST, "")
    assert same_origin({"Sec-Fetch-Site": "none", **COOKIE}, HOST, "")  # typed by the person


@pytest.mark.parametrize(
    "origin",
    [
        *("null", "", "*", "http://", "http:", "troyes.example:8080", "//troyes.example:8080"),
        *("http://evil.example", "http://evil.example:8080", "https://troyes.example:8080.evil.example"),
        *("http://troyes.example", "http://troyes.example:8081", "http://troyes.example:80", "http://troyes.example:0"),
        *("http://sub.troyes.example:8080", "http://example:8080", "http://xtroyes.example:8080"),
        *("http://troyes.example:8080@evil.example", "http://evil.example#troyes.example:8080"),
        *("http://evil.example?troyes.example:8080", "http://evil.example/troyes.example:8080"),
        *("http://me@troyes.example:8080", "http://troyes.example:8080/path", f"{OURS}?x", f"{OURS}/x?y"),
        *("http://troyes.example:8080,http://evil.example", "http://troyes.example:8080 http://evil.example"),
        *(
            "file://",
            "file://troyes.example:8080",
            "chrome-extension://troyes.example:8080",
            "ws://troyes.example:8080",
        ),
        *("http://troyes.example:port", "http://troyes.example:99999", "http://[::1", "http://tröyes.example:8080"),
        *("http://troyes.example\\:8080", "http://troyes.example:8080\\@evil.example", "x" * 10_000, "http://\ud800"),
    ],
)
def test_pages_of_others_may_not(origin: str) -> None:
    for cookie in ({}, COOKIE):
        assert not same_origin({"Origin": origin, **cookie}, HOST, "")
        assert not same_origin({"ORIGIN": origin, **cookie}, HOST, "")
        assert not same_origin({"Sec-Fetch-Site": "cross-site", "Origin": origin, **cookie}, HOST, "")


@pytest.mark.parametrize("site", ["cross-site", "same-site", "", "Same-Origin?", "same-origin, cross-site", "evil"])
def test_what_the_browser_says_goes_before_the_origin(site: str) -> None:
    assert not same_origin({"Sec-Fetch-Site": site, "Origin": OURS, **COOKIE}, HOST, "")
    assert not same_origin({"Sec-Fetch-Site": site}, HOST, "")


def test_programs_may_without_a_cookie() -> None:
    assert same_origin({}, HOST, "")
    assert same_origin({"Authorization": "Bearer x.y", "User-Agent": "curl/8"}, HOST, "")
    assert not same_origin({"Authorization": "Bearer x.y", **COOKIE}, HOST, "")
    assert not same_origin(COOKIE, HOST, "")
    assert not same_origin({"cookie": ""}, HOST, "")


def test_a_header_may_not_say_two_things() -> None:
    assert not same_origin({"Origin": OURS, "origin": "http://evil.example"}, HOST, "")
    assert not same_origin({"Sec-Fetch-Site": "same-origin", "sec-fetch-site": "cross-site"}, HOST, "")
    assert same_origin({"Origin": OURS, "origin": OURS}, HOST, "")


@pytest.mark.parametrize(
    ("origin", "host"),
    [
        ("http://troyes.example", "troyes.example"),
        ("http://troyes.example", "troyes.example:80"),
        ("http://troyes.example:80", "troyes.example"),
        ("https://troyes.example", "troyes.example"),
        ("https://troyes.example", "troyes.example:443"),
        ("http://TROYES.example", "troyes.EXAMPLE"),
        ("http://127.0.0.1:8080", "127.0.0.1:8080"),
        ("http://[::1]:8080", "[::1]:8080"),
        ("http://localhost:5173", "localhost:5173"),
    ],
)
def test_the_same_place_in_other_words(origin: str, host: str) -> None:
    assert same_origin({"Origin": origin}, host, "")


@pytest.mark.parametrize(
    ("origin", "host"),
    [
        ("https://troyes.example", "troyes.example:80"),
        ("http://troyes.example", "troyes.example:443"),
        ("http://localhost:8080", "127.0.0.1:8080"),
        ("http://troyes.example", ""),
        ("http://troyes.example", "me@troyes.example"),
        ("http://troyes.example", "troyes.example/x"),
        ("http://troyes.example", "evil.example#troyes.example"),
    ],
)
def test_nearly_the_same_place_is_another(origin: str, host: str) -> None:
    assert not same_origin({"Origin": origin}, host, "")


def test_with_a_public_address_only_that_counts() -> None:
    public = "https://troyes.example"
    assert same_origin({"Origin": "https://troyes.example"}, "10.0.0.5:8080", public)
    assert same_origin({"Origin": "https://troyes.example:443"}, "10.0.0.5:8080", public)
    assert not same_origin({"Origin": "http://troyes.example"}, "troyes.example", public)
    assert not same_origin({"Origin": "https://troyes.example:8443"}, "10.0.0.5:8080", public)
    assert not same_origin({"Origin": "http://10.0.0.5:8080"}, "10.0.0.5:8080", public)
    assert not same_origin({"Origin": "null"}, "10.0.0.5:8080", public)

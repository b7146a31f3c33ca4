"""What every answer tells the browser, who may look for pages, and cookies behind a proxy."""

from pathlib import Path

import httpx
import pytest
from tests.server.serving import inside, people

from troyes.server.http.client import client_folder

PATHS = ("/", "/table/x", "/health", "/metrics", "/api/games", "/api/me", "/api/none", "/none", "/robots.txt")


async def test_every_answer_is_guarded_refusals_too(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url) as (nobody,):
        assets = [f"/assets/{path.name}" for path in sorted(((client_folder() or tmp_path) / "assets").glob("*"))[:2]]
        for path in (*PATHS, *assets, "/assets/none.js"):
            answer = await nobody.ask("GET", path)
            assert answer.headers["x-content-type-options"] == "nosniff", path
            assert answer.headers["referrer-policy"] == "same-origin", path
            assert "camera=()" in answer.headers["permissions-policy"], path
            assert "frame-ancestors 'none'" in answer.headers["content-security-policy"], path
        foreign = await nobody.ask("POST", "/api/guests", {"name": "Eve"}, origin="https://evil.example")
        assert foreign.status_code == 403
        assert foreign.headers["x-content-type-options"] == "nosniff"
        told = (await nobody.ask("GET", "/api/games")).headers["content-security-policy"]
        assert "default-src 'none'" in told


async def test_a_page_may_run_our_own_scripts_and_no_others(tmp_path: Path) -> None:
    if client_folder() is None:
        pytest.fail("the client is not built")
    async with inside(tmp_path) as place, people(place.url) as (nobody,):
        for path in ("/", "/no/such/page"):
            policy = str((await nobody.ask("GET", path, accept="text/html")).headers["content-security-policy"])
            rules: dict[str, str] = {}
            for rule in policy.split(";"):
                name, _, value = rule.strip().partition(" ")
                rules[name] = value
            assert rules["default-src"] == "'self'"
            assert "unsafe" not in rules.get("script-src", "'self'")
            assert rules["object-src"] == "'none'"


async def test_robots_leave_people_and_their_games_alone(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url) as (nobody,):
        answer = await nobody.ask("GET", "/robots.txt")
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/plain")
        closed = [line.removeprefix("Disallow: ") for line in answer.text.splitlines() if line.startswith("Disallow")]
        assert {"/api/", "/table/", "/people/", "/me"} <= set(closed)
        assert "/" not in closed


async def cookie(url: str, **headers: str) -> str:
    async with httpx.AsyncClient(base_url=url) as client:
        answer = await client.post("/api/guests", json={"name": "Anna"}, headers=headers)
        assert answer.status_code == 201, answer.text
        return answer.headers["set-cookie"]


async def test_cookies_go_over_https_alone_where_there_is_https(tmp_path: Path) -> None:
    forwarded = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.9"}
    async with inside(tmp_path / "1", public_url="https://troyes.example") as place:
        assert "; Secure" in await cookie(place.url)
    async with inside(tmp_path / "2", trusted_proxy=True) as place:
        assert "; Secure" in await cookie(place.url, **forwarded)
        assert "; Secure" not in await cookie(place.url)
    async with inside(tmp_path / "3") as place:  # whoever is not trusted is not believed
        plain = await cookie(place.url, **forwarded)
        assert "; Secure" not in plain
        assert "HttpOnly" in plain
        assert "SameSite=lax" in plain

"""The page's own files are sent as they were compressed when it was built."""

import gzip
from collections.abc import Generator
from pathlib import Path
from unittest import mock

import httpx
import pytest
from tests.server.serving import inside

CODE = b"let a = 1;\n" * 500
SMALL = b"x"
BEST = b"what brotli would make of it"


@pytest.fixture(autouse=True)
def client(tmp_path: Path) -> Generator[None]:
    """A built page."""
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    for name in ("index.html", "favicon.svg"):
        (folder / name).write_text("<!doctype html>", "utf-8")
    files = {"a.js": CODE, "a.js.gz": gzip.compress(CODE), "a.js.br": BEST, "b.css": SMALL, "b.css.gz": b"not smaller"}
    (folder / "assets" / "engine-1" / "api").mkdir(parents=True)
    files |= {"engine-1/python.bin": b"packed", "engine-1/api/games.json": b"{}"}
    for name, content in files.items():
        (folder / "assets" / name).write_bytes(content)
    with mock.patch("troyes.server.http.client.client_folder", return_value=folder):
        yield


async def test_a_file_is_sent_as_it_lies(tmp_path: Path) -> None:
    ways = {"gzip, deflate, br": ("br", BEST), "gzip": ("gzip", gzip.compress(CODE)), "identity": (None, CODE)}
    ways |= {"br;q=0, gzip;q=0.5": ("gzip", gzip.compress(CODE)), "": (None, CODE)}
    async with inside(tmp_path) as place, httpx.AsyncClient(base_url=place.url) as asked:
        for accepted, (way, content) in ways.items():
            async with asked.stream("GET", "/assets/a.js", headers={"accept-encoding": accepted}) as answer:
                raw = b"".join([part async for part in answer.aiter_raw()])
            assert (answer.status_code, answer.headers.get("content-encoding")) == (200, way)
            assert gzip.decompress(raw) == CODE if way == "gzip" else raw == content
            assert "javascript" in answer.headers["content-type"]
            assert "immutable" in answer.headers["cache-control"]
            assert answer.headers["vary"] == "accept-encoding"
        plain = await asked.get("/assets/b.css", headers={"accept-encoding": "gzip"})
        assert (plain.content, plain.headers.get("content-encoding")) == (SMALL, None)
        head = await asked.head("/assets/a.js", headers={"accept-encoding": "identity"})
        assert (head.status_code, head.headers["content-length"], head.content) == (200, str(len(CODE)), b"")


async def test_the_engine_is_sent_packed_as_it_is(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, httpx.AsyncClient(base_url=place.url) as asked:
        packed = await asked.get("/assets/engine-1/python.bin")
        assert (packed.content, packed.headers.get("content-encoding")) == (b"packed", None)
        assert packed.headers["content-type"] == "application/octet-stream"
        answer = await asked.get("/assets/engine-1/api/games.json")
        assert (answer.json(), answer.headers["content-type"]) == ({}, "application/json")


async def test_what_is_no_file_of_the_page_is_not_there(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, httpx.AsyncClient(base_url=place.url) as asked:
        for path in (
            "%00",
            "a.js%00",
            "%00a.js",
            "..%2findex.html",
            "../index.html",
            "a.js.gz",
            "engine-1",
            "engine-1/../a.js.gz",
            "",
            "%ff",
            ".",
        ):
            assert (await asked.get(f"/assets/{path}")).status_code == 404, path


async def test_files_are_counted(tmp_path: Path) -> None:
    async with (
        inside(tmp_path, asset_requests_per_minute=5) as place,
        httpx.AsyncClient(base_url=place.url) as asked,
    ):
        codes = [(await asked.get("/assets/a.js")).status_code for _ in range(7)]
        assert codes == [200] * 5 + [429] * 2
        assert (await asked.get("/api/games")).status_code == 200

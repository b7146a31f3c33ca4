"""Pages to print, over HTTP: for anybody; with an owner's numbers, for that owner."""

import json
import time
from gzip import decompress
from pathlib import Path

import pypdfium2
import pytest
from tests.server.serving import good, inside, people, refused

from troyes.paper.order import order_of
from troyes.paper.press import document, preview


@pytest.mark.parametrize("what", ["sheets", "wheel", "tiles", "rules", "cards"])
async def test_anybody_may_print(tmp_path: Path, what: str) -> None:
    async with inside(tmp_path) as place, people(place.url) as (nobody,):
        answer = await nobody.ask("GET", f"/api/print/{what}.pdf?lang=fr&paper=letter")
        assert answer.status_code == 200
        assert answer.headers["content-type"] == "application/pdf"
        assert answer.headers["content-disposition"] == f'attachment; filename="troyes-{what}-fr-letter.pdf"'
        assert "public" in answer.headers["cache-control"]
        assert answer.content == document(order_of(what, lang="fr", paper="letter"))


async def test_choices_are_heard(tmp_path: Path) -> None:
    wish = "numbering=falling&start=4&per_page=4&banquets=true&ink=black"
    async with inside(tmp_path) as place, people(place.url) as (nobody,):
        answer = await nobody.ask("GET", f"/api/print/sheets.pdf?{wish}")
        order = order_of("sheets", numbering="4,3,2,1,6,5", per_page=4, banquets=True, ink="black")
        assert answer.content == document(order)
        seen = good(await nobody.ask("GET", f"/api/print/sheets/preview?{wish}&page=2"))
        assert (seen["page"], seen["pages"]) == (2, 2)
        assert "Banquet" in seen["svg"]
        assert "<script" not in seen["svg"]
        last = good(await nobody.ask("GET", "/api/print/sheets/preview?page=9"))
        assert (last["page"], last["pages"]) == (1, 1)


@pytest.mark.parametrize(
    ("path", "status", "place"),
    [
        ("posters.pdf", 400, "file"),
        ("sheets.docx", 400, "file"),
        ("sheets.pdf?paper=a5", 400, "paper"),
        ("sheets.pdf?per_page=3", 400, "per_page"),
        ("sheets.pdf?numbering=112345", 404, "numbering"),
        ("sheets.pdf?numbering=rising&start=9", 400, "start"),
        ("posters/preview", 400, "what"),
        ("sheets/preview?page=0", 400, "page"),
    ],
)
async def test_what_cannot_be_is_refused(tmp_path: Path, path: str, status: int, place: str) -> None:
    async with inside(tmp_path) as services, people(services.url) as (nobody,):
        answer = await nobody.ask("GET", f"/api/print/{path}")
        assert answer.status_code == status
        assert answer.json()["place"] == place


async def test_own_numbers_are_for_their_owner_alone(tmp_path: Path) -> None:
    own = {"activities": {"merchant": {"hire": 19}}}
    async with inside(tmp_path) as place, people(place.url, "Anna", "Ben") as (anna, ben, nobody):
        kept = await anna.post("/api/sets", {"game": "troyes", "name": "My box", "numbers": own})
        path = f"/api/print/cards.pdf?set={kept['id']}"
        answer = await anna.ask("GET", path)
        assert answer.headers["cache-control"] == "no-store"
        file = pypdfium2.PdfDocument(answer.content)
        assert any("*19" in page.get_textpage().get_text_bounded() for page in file)
        file.close()
        refused(await ben.ask("GET", path), 404, "web-no-set")
        refused(await ben.ask("GET", f"/api/print/cards/preview?set={kept['id']}"), 404, "web-no-set")
        refused(await nobody.ask("GET", path), 401, "web-no-guest")
        refused(await anna.ask("GET", f"/api/print/sheets.pdf?set={kept['id']}"), 404, "web-set-other-game")
        plain = await anna.ask("GET", "/api/print/cards.pdf")
        assert plain.content != answer.content


async def test_not_more_than_is_allowed(tmp_path: Path) -> None:
    async with inside(tmp_path, prints_per_minute=3) as place, people(place.url) as (nobody,):
        for _ in range(3):
            assert (await nobody.ask("GET", "/api/print/wheel.pdf")).status_code == 200
        refused(await nobody.ask("GET", "/api/print/wheel/preview"), 429, "web-too-many")


async def test_printing_counts_for_whoever_asks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is done in the one thread beside the loop, as all computing is, and nothing is compressed on the loop."""
    order = order_of("cards", bonus=True, ladies=True)
    preview(order, 1)
    began = time.thread_time()
    preview(order, 1)
    costs = time.thread_time() - began
    async with inside(tmp_path, address_work_per_second=400) as place, people(place.url) as (nobody,):
        spent: list[float] = []
        monkeypatch.setattr(place.services.limits, "spend", lambda _what, _who, tokens: spent.append(tokens))
        answer = await nobody.ask("GET", "/api/print/cards/preview?bonus=true&ladies=true&page=3")
        file = await nobody.ask("GET", "/api/print/wheel.pdf")
    assert spent[0] > 1000 * costs / 2
    assert answer.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in file.headers


async def test_a_page_to_look_at_comes_compressed_or_as_it_is(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url) as (nobody,):
        path = "/api/print/wheel/preview"
        plain = await nobody.ask("GET", path, accept_encoding="identity")
        assert "content-encoding" not in plain.headers
        async with nobody.client.stream("GET", path, headers={"accept-encoding": "gzip"}) as small:
            raw = b"".join([piece async for piece in small.aiter_raw()])
        assert json.loads(decompress(raw)) == plain.json()

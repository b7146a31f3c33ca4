"""The rules as a page."""

import ast
import re
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

import pytest

import troyes
from troyes.city.names import ACTIVITIES, EVENTS, OUTDOOR
from troyes.core.errors import OptionError
from troyes.server.rules import RulesPage, rules_page

ROOT = Path(__file__).parents[2]
GAMES = ("troyes", "king", "troyes-dice")
LANGS = ("en", "fr")
every_page = pytest.mark.parametrize(("game", "lang"), [(game, lang) for game in GAMES for lang in LANGS])


class Reader(HTMLParser):
    """What a browser would find on the page."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.open: list[str] = []
        self.tags: set[str] = set()
        self.feed(html)
        assert not self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self.ids += [value or "" for name, value in attrs if name == "id"]
        self.links += [value or "" for name, value in attrs if name == "href"]
        assert not [name for name, _ in attrs if name.startswith("on")]
        if tag not in ("br", "hr"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@cache
def ids(game: str, lang: str) -> list[str]:
    return Reader(rules_page(game, lang).html).ids


def anchors(game: str, lang: str) -> set[str]:
    """Every place that a link to these rules finds: on the game's own page, or on the one that it builds upon."""
    page: RulesPage = rules_page(game, lang)
    own = set(ids(game, lang))
    return own | anchors(page.beside, lang) if page.beside else own


def cited(*modules: str) -> set[str]:
    """The rules that refusals in these sources name outright."""
    found: set[str] = set()
    for module in modules:
        tree = ast.parse((ROOT / "src" / "troyes" / module).read_text("utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in ("why", "Message") and len(node.args) > 1:
                rule = node.args[2 if ast.unparse(node.func) == "Message" else 1 :][:1]
                words = [part for given in rule for part in ast.walk(given)]
                found |= {
                    part.value for part in words if isinstance(part, ast.Constant) and isinstance(part.value, str)
                }
    return {rule for rule in found if re.fullmatch(r"[a-z][a-z0-9-]*(\.[a-z0-9-]+)*", rule)}


@every_page
def test_a_page_is_whole_html_without_anything_that_runs(game: str, lang: str):
    page = Reader(rules_page(game, lang).html)
    assert not page.tags & {"script", "style", "iframe", "img", "svg", "object"}
    assert {"h2", "h3", "p", "table", "a"} <= page.tags


@every_page
def test_an_id_stands_once(game: str, lang: str):
    page, found = rules_page(game, lang), ids(game, lang)
    assert len(found) == len(set(found))
    assert [line.id for line in page.toc] == [id for id in found if not re.fullmatch(r"[A-Z]\d+", id)]


@every_page
def test_every_link_leads_somewhere(game: str, lang: str):
    for link in Reader(rules_page(game, lang).html).links:
        room, _, id = link.partition("#")
        assert id in ids(room.removeprefix("/rules/") or game, lang)


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_places(game: str):
    english, french = (rules_page(game, lang) for lang in LANGS)
    assert ids(game, "en") == ids(game, "fr")
    assert [(line.id, line.depth) for line in english.toc] == [(line.id, line.depth) for line in french.toc]
    assert english.title != french.title


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", ["troyes", "king"])
def test_every_rule_that_a_refusal_in_the_city_names_has_a_place(game: str, lang: str):
    """Those of cards, events and outdoor activities are put together from their names."""
    asking = ["drought", "civil_war", "heresy", "interruption_of_work", "harsh_winter", "possession"]
    assert set(asking) <= set(EVENTS)
    named = [("activities", ACTIVITIES), ("events", asking), ("outdoor", OUTDOOR)]
    rules = {f"{room}.{name.replace('_', '-')}" for room, names in named for name in names}
    outright = cited("city/refusal.py", "city/ladies/refusal.py")
    assert {"round.black-dice", "ladies.guard", "action.times"} <= outright
    assert rules | outright <= anchors(game, lang)


@pytest.mark.parametrize("lang", LANGS)
def test_every_rule_that_a_refusal_of_the_dice_game_names_has_a_place(lang: str):
    outright = cited("dice/refusal.py")
    assert {"action.choice", "work", "prestige"} <= outright
    assert outright <= anchors("troyes-dice", lang)


@pytest.mark.parametrize("game", GAMES)
def test_what_a_real_game_names_has_a_place(game: str):
    """A few steps of a game of each kind, asked about every key that another moment offered."""
    table = troyes.new_game(game, seed=3, **({} if game == "king" else {"players": 2}))
    keys: set[str] = set()
    named: set[str] = set()
    for _ in range(60):
        decision = table.pending[0]
        reasons = [table.why_not(decision.seat, key) for key in sorted(keys)]
        named |= {reason.rule for reason in reasons if reason is not None and reason.rule}
        keys |= {option.key for option in decision.options}
        table.play(decision.seat, decision.options[len(keys) % len(decision.options)])
    assert len(named) > 3
    assert named <= anchors(game, "en") & anchors(game, "fr")


def test_a_ruling_has_a_place_and_the_text_leads_there():
    page = rules_page("troyes", "en")
    assert '<tr id="T8">' in page.html
    assert '(<a href="#T8">T8</a>)' in page.html
    assert '<td><a href="#action.pass">action.pass</a>, <a href="#round.actions">round.actions</a></td>' in page.html


@pytest.mark.parametrize("lang", LANGS)
def test_every_ruling_has_a_place(lang: str):
    told = (ROOT / "docs" / "rulings.md").read_text("utf-8")
    rulings = set(re.findall(r"^\*\*([A-Z]\d+)\.", told, re.MULTILINE))
    assert {"T1", "L1", "K1", "D1"} <= rulings
    assert rulings <= {id for game in GAMES for id in anchors(game, lang)}


def test_a_heading_shows_its_id_as_a_link_to_itself():
    html = rules_page("troyes-dice", "en").html
    assert re.search(r'<h3 id="wheel\.costs">[^<]+ <a href="#wheel\.costs" class="id">\[wheel\.costs\]</a></h3>', html)


@pytest.mark.parametrize(("lang", "title"), [("en", "The Ladies of Troyes"), ("fr", "Les Dames de Troyes")])
def test_the_expansion_is_the_second_part_of_troyes(lang: str, title: str):
    page = rules_page("troyes", lang)
    parts = [line for line in page.toc if line.depth == 1]
    assert [part.id for part in parts] == ["part.ladies"]
    assert parts[0].title.startswith(title)
    order = [line.id for line in page.toc]
    assert order.index("rulings") < order.index("part.ladies") < order.index("ladies")


def test_the_solo_game_leaves_the_rest_to_troyes():
    page = rules_page("king", "en")
    assert page.beside == "troyes"
    assert 'href="/rules/troyes#T22"' in page.html
    assert rules_page("troyes", "en").beside == rules_page("troyes-dice", "en").beside == ""


def test_words_are_escaped():
    assert "&amp;" not in rules_page("troyes", "en").title
    assert not re.search(r"&(?!(amp|lt|gt|quot|#\d+);)", rules_page("troyes", "fr").html)


def test_a_page_is_made_once():
    assert rules_page("king", "fr") is rules_page("king", "fr")


@pytest.mark.parametrize(("game", "lang"), [("chess", "en"), ("../secret", "en"), ("troyes", "de"), ("troyes", "..")])
def test_an_unknown_page_is_refused(game: str, lang: str):
    with pytest.raises(OptionError):
        rules_page(game, lang)

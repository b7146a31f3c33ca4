"""The rules as pages: their places, their cards, their rulings, and what leads from one to another."""

import ast
import re
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

import pytest
from tests.city import test_why_not as city_why_not
from tests.city import test_why_not_yet as city_why_not_yet
from tests.city.ladies import test_why_not as ladies_why_not
from tests.dice import test_why_not as dice_why_not

import troyes
from troyes.city.names import ACTIVITIES, BONUS, CHARACTERS, EVENTS, OUTDOOR
from troyes.core.errors import OptionError
from troyes.core.text import render
from troyes.dice.names import ROWS
from troyes.server.library.rules import rules_page
from troyes.server.wire.rules import RulesPage, RulesSection

ROOT = Path(__file__).parents[3]
GAMES = ("troyes", "king", "troyes-dice")
LANGS = ("en", "fr")
RULING = re.compile(r"[A-Z]\d+")
every_page = pytest.mark.parametrize(("game", "lang"), [(game, lang) for game in GAMES for lang in LANGS])
every_language = pytest.mark.parametrize("lang", LANGS)


class Reader(HTMLParser):
    """What a browser would find in a piece of a page."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.open: list[str] = []
        self.tags: set[str] = set()
        self.names: set[str] = set()
        self.feed(html)
        assert not self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self.names |= {name for name, _ in attrs}
        self.links += [value or "" for name, value in attrs if name == "href"]
        if tag not in ("br", "hr"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@cache
def ids(game: str, lang: str) -> list[str]:
    return [section.id for section in rules_page(game, lang).sections]


def section(game: str, lang: str, id: str) -> RulesSection:
    return next(one for one in rules_page(game, lang).sections if one.id == id)


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


# -- the pages -------------------------------------------------------------------------------------------------------


@every_page
def test_a_page_is_whole_html_without_anything_that_runs(game: str, lang: str):
    tags: set[str] = set()
    for html in [rules_page(game, lang).html, *(one.html for one in rules_page(game, lang).sections)]:
        read = Reader(html)
        tags |= read.tags
        assert read.names <= {"href", "class", "tabindex", "start", "style"}
    assert not tags & {"script", "style", "iframe", "img", "svg", "object"}
    assert {"p", "table", "a", "li"} <= tags


@every_page
def test_an_id_stands_once(game: str, lang: str):
    found = ids(game, lang)
    assert len(found) > 20
    assert len(found) == len(set(found))


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_places(game: str):
    english, french = (rules_page(game, lang) for lang in LANGS)
    assert english.title != french.title
    assert len(english.sections) == len(french.sections)
    for one, two in zip(english.sections, french.sections, strict=True):
        told = (one.id, one.depth, one.kind, one.cards, one.settles)
        assert told == (two.id, two.depth, two.kind, two.cards, two.settles)
        assert set(one.rulings) == set(two.rulings), one.id
        assert bool(one.html) == bool(two.html)
        assert one.html != two.html or not one.html


@every_page
def test_every_link_leads_somewhere(game: str, lang: str):
    page = rules_page(game, lang)
    links = [link for html in [page.html, *(one.html for one in page.sections)] for link in Reader(html).links]
    assert len(links) > 20
    for link in links:
        room, _, id = link.partition("#")
        assert id in ids(room.removeprefix("/rules/") or game, lang)


@every_language
def test_the_expansion_is_the_second_part_of_troyes(lang: str):
    page = rules_page("troyes", lang)
    parts = [line for line in page.sections if line.depth == 1]
    assert [part.id for part in parts] == ["part.ladies"]
    assert parts[0].title.startswith({"en": "The Ladies of Troyes", "fr": "Les Dames de Troyes"}[lang])
    order = ids("troyes", lang)
    assert order.index("T36") < order.index("part.ladies") < order.index("ladies") < order.index("L26")


def test_the_solo_game_leaves_the_rest_to_troyes():
    page = rules_page("king", "en")
    assert page.beside == "troyes"
    assert 'href="/rules/troyes#T22"' in page.html
    assert rules_page("troyes", "en").beside is rules_page("troyes-dice", "en").beside is None


def test_words_are_escaped():
    page = rules_page("troyes", "fr")
    for html in (one.html for one in page.sections):
        assert not re.search(r"&(?!(amp|lt|gt|quot|#\d+);)", html)
    assert "&amp;" not in "".join(one.title for one in page.sections)


def test_a_page_is_made_once():
    assert rules_page("king", "fr") is rules_page("king", "fr")


@pytest.mark.parametrize(("game", "lang"), [("chess", "en"), ("../secret", "en"), ("troyes", "de"), ("troyes", "..")])
def test_an_unknown_page_is_refused(game: str, lang: str):
    with pytest.raises(OptionError):
        rules_page(game, lang)


# -- from a refusal to its rule --------------------------------------------------------------------------------------


@every_language
@pytest.mark.parametrize("game", ["troyes", "king"])
def test_every_refusal_in_the_city_leads_to_its_rule(game: str, lang: str):
    """There is a case for every refusal. Rules of cards, events and outdoor activities are put together from names."""
    cases = [*city_why_not.CASES, *city_why_not_yet.CASES, *ladies_why_not.CASES]
    words = "".join((ROOT / f"src/troyes/city/locale/{name}.ftl").read_text("utf-8") for name in ("en", "ladies.en"))
    assert {case[0] for case in cases} == set(re.findall(r"^why-city-([\w-]+) =", words, re.MULTILINE))
    asking = ["drought", "civil_war", "heresy", "interruption_of_work", "harsh_winter", "possession"]
    assert set(asking) <= set(EVENTS)
    named = [("activities", ACTIVITIES), ("events", asking), ("outdoor", OUTDOOR)]
    rules = {f"{room}.{name.replace('_', '-')}" for room, names in named for name in names}
    city = ROOT / "src" / "troyes" / "city"
    sources = sorted(set(city.rglob("*.py")) - {city / "king" / "verdict.py"})  # a verdict is no refusal
    outright = cited(*[str(source.relative_to(ROOT / "src" / "troyes")) for source in sources])
    assert {"round.black-dice", "ladies.guard", "action.times"} <= outright
    assert rules | outright | {case[1] for case in cases} <= anchors(game, lang)


@every_language
def test_every_refusal_of_the_dice_game_leads_to_its_rule(lang: str):
    words = (ROOT / "src/troyes/dice/locale/en.ftl").read_text("utf-8")
    assert {case[0] for case in dice_why_not.CASES} == set(re.findall(r"^why-dice-([\w-]+) =", words, re.MULTILINE))
    outright = cited("dice/refusal.py")
    assert {"action.choice", "work", "prestige"} <= outright
    assert outright | {case[1] for case in dice_why_not.CASES} <= anchors("troyes-dice", lang)


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


@every_language
def test_what_the_table_links_to_has_a_place(lang: str):
    """The client names the sections of buildings, tracks and plazas itself; those of cards follow from their names."""
    dice = set(re.findall(r'"dice-[^"]+": "([^"]+)"', (ROOT / "web/src/dice/client.ts").read_text("utf-8")))
    source = (ROOT / "web/src/city/client.ts").read_text("utf-8")
    city = set(re.findall(r'(?:"place \w+"|building|gained): "([^"]+)"', source))
    assert len(dice) >= 10
    assert len(city) >= 5
    assert dice <= anchors("troyes-dice", lang)
    assert city <= anchors("troyes", lang)


# -- cards -----------------------------------------------------------------------------------------------------------

CARDS = [
    *(("troyes", "activity", id) for id in ACTIVITIES),
    *(("troyes", "event", id) for id in EVENTS),
    *(("troyes", "character", id) for id in CHARACTERS),
    *(("troyes", "outdoor", id) for id in OUTDOOR),
    *(("troyes-dice", "building", id) for id in ROWS),
    *(("troyes-dice", "tile", str(number)) for number in range(1, 9)),
]


@every_language
def test_every_card_has_an_entry_of_its_own(lang: str):
    for game, kind, id in CARDS:
        found = [one for one in rules_page(game, lang).sections if (kind, id) in [(c.kind, c.id) for c in one.cards]]
        assert len(found) == 1, id
        assert found[0].kind == "card"
        assert len(found[0].html) > 25, id
    told = [card for game in GAMES for one in rules_page(game, lang).sections for card in one.cards]
    assert len(told) == len(CARDS)
    assert set(BONUS) <= {card.id for card in told}


@every_language
def test_an_entry_is_called_as_the_card_is_at_the_table(lang: str):
    for game, kind, id in CARDS:
        if kind == "tile":
            continue
        entry = next(
            one for one in rules_page(game, lang).sections if (kind, id) in [(c.kind, c.id) for c in one.cards]
        )
        assert render(f"{kind}-{id}", {}, lang) in entry.title, entry.title


@pytest.mark.parametrize("game", GAMES)
def test_a_page_brings_the_printed_numbers_and_which_are_estimates(game: str):
    printed = rules_page(game, "en").printed
    if game == "troyes-dice":
        assert printed.numbers["wheel"]["attack_from_day"] == 3
        assert printed.estimates == []
    else:
        assert printed.numbers["activities"]["merchant"]["hire"] == 4
        assert set(printed.numbers["activities"]) == set(ACTIVITIES)
        assert set(printed.numbers["events"]) == set(EVENTS)
        assert "activities.archer.hire" in printed.estimates
        assert "activities.merchant.hire" not in printed.estimates


# -- rulings ---------------------------------------------------------------------------------------------------------


def as_written() -> dict[str, tuple[str, list[str], str]]:
    """Of each ruling its title, the sections it settles, and its words, as the files have them."""
    text = "\n".join(path.read_text("utf-8") for path in (ROOT / "src" / "troyes").rglob("rulings.en.md"))
    form = r"^## (\w\d+)\. (.+?)\s+\[([^\]]+)\]\n\n(.*?)(?=^## |\Z)"
    found = re.findall(form, text, re.MULTILINE | re.DOTALL)
    return {id: (title, re.split(r",\s+", where), " ".join(body.split())) for id, title, where, body in found}


def words_of(html: str) -> str:
    return " ".join(re.sub(r"<[^>]+>", " ", html).split())


def rulings(lang: str) -> dict[str, RulesSection]:
    return {one.id: one for game in GAMES for one in rules_page(game, lang).sections if one.kind == "ruling"}


def test_every_ruling_is_told_as_it_is_written():
    docs, pages = as_written(), rulings("en")
    assert {"T1", "T36", "L26", "K17", "D16"} <= set(docs)
    assert set(docs) == set(pages)
    for id, (title, where, body) in docs.items():
        assert pages[id].title == f"{id}. {title}"
        assert pages[id].settles == where
        plain = re.sub(r"[*-]|&quot;|\"|\s", "", body)
        assert re.sub(r"[*-]|&quot;|\"|\s", "", words_of(pages[id].html)) == plain, id


def test_every_ruling_is_told_in_french():
    english, french = rulings("en"), rulings("fr")
    assert list(english) == list(french)
    for id, ruling in french.items():
        assert "<em>Pourquoi\u00a0:</em>" in ruling.html
        assert "<em>Donc" in ruling.html
        assert ruling.settles == english[id].settles


@every_page
def test_a_ruling_and_the_rules_it_settles_lead_to_each_other(game: str, lang: str):
    page = rules_page(game, lang)
    for ruling in (one for one in page.sections if one.kind == "ruling"):
        assert ruling.settles
        for id in ruling.settles:
            assert ruling.id in section(game, lang, id).rulings, (ruling.id, id)
    for one in page.sections:
        assert set(one.rulings) <= {id for id in anchors(game, lang) if RULING.fullmatch(id)}


@every_language
def test_the_tables_of_rulings_lead_to_them(lang: str):
    html = section("troyes", lang, "rulings").html
    assert '<td><a href="#T8">T8</a></td>' in html
    assert '<td><a href="#action.pass">action.pass</a>, <a href="#round.actions">round.actions</a></td>' in html
    for game, id in [
        ("troyes", "rulings"),
        ("troyes", "ladies.rulings"),
        ("king", "rulings"),
        ("troyes-dice", "rulings"),
    ]:
        links = Reader(section(game, lang, id).html).links
        after = ids(game, lang)[ids(game, lang).index(id) + 1 :]
        listed = [link.removeprefix("#") for link in links if RULING.fullmatch(link.removeprefix("#"))]
        assert after[: len(listed)] == listed


def test_a_text_that_names_a_ruling_leads_there():
    assert '(<a href="#T8">T8</a>)' in section("troyes", "en", "action.pass").html
    assert section("troyes", "en", "activities.ransom").rulings == ["L12"]
    assert section("troyes-dice", "fr", "tiles.eight").rulings == ["D10", "D11"]

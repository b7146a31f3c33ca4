"""No message is missing in either language, and both say the same with the same arguments."""

import ast
import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import troyes
from troyes.core import text
from troyes.core.message import Message

PACKAGE = Path(str(files("troyes")))
ROOMS = sorted({path.parent.parent.name for path in PACKAGE.glob("*/locale/*en.ftl")})


class Variables(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def messages(room: str, lang: str) -> dict[str, set[str]]:
    """Each message and attribute of a room, with the arguments it asks for."""
    pages = sorted((PACKAGE / room / "locale").glob(f"*{lang}.ftl"))
    found: dict[str, set[str]] = {}
    for entry in (entry for page in pages for entry in FluentParser().parse(page.read_text("utf-8")).body):
        assert not isinstance(entry, ftl.Junk), f"{room}/{lang}: {entry.content}"
        if isinstance(entry, ftl.Message):
            variables = Variables()
            variables.visit(entry)
            assert entry.id.name not in found, f"{room}/{lang}: {entry.id.name} twice"
            found[entry.id.name] = variables.found
    return found


@pytest.mark.parametrize("room", ROOMS)
def test_both_languages_hold_the_same_messages(room: str) -> None:
    assert sorted(messages(room, "en")) == sorted(messages(room, "fr"))


@pytest.mark.parametrize("lang", text.LANGUAGES)
@pytest.mark.parametrize("room", ROOMS)
def test_every_page_of_a_room_is_read(room: str, lang: str) -> None:
    assert all(text.has(id, lang) for id in messages(room, lang))


def base_name(variable: str) -> str:
    """A name's attribute stands for the same argument as the name."""
    return re.sub(r"_[a-z]+$", "", variable)


@pytest.mark.parametrize("room", ROOMS)
def test_both_languages_ask_for_the_same_arguments(room: str) -> None:
    english, french = messages(room, "en"), messages(room, "fr")
    for id in english:
        assert {base_name(name) for name in english[id]} == {base_name(name) for name in french[id]}, id


def test_no_message_stands_in_two_rooms() -> None:
    ids = [id for room in ROOMS for id in messages(room, "en")]
    assert sorted(set(ids)) == sorted(ids)


class Straight(Visitor):
    """Texts in which a typewriter's apostrophe follows a letter."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        if re.search(r"[^\W\d_]'", node.value):
            self.found.append(node.value)


@pytest.mark.parametrize("room", ROOMS)
def test_french_apostrophes_are_those_of_a_printer(room: str) -> None:
    straight = Straight()
    for page in sorted((PACKAGE / room / "locale").glob("*fr.ftl")):
        straight.visit(FluentParser().parse(page.read_text("utf-8")))
    assert straight.found == []


def whole_literals() -> set[str]:
    """Every text in the sources that is a message id of some room's kind."""
    prefixes = ("why-", "option-", "record-", "position-", "cards-", "table-", "cli-")
    prefixes += ("dice-ask-", "dice-log-", "dice-option-", "city-ask-", "city-log-", "city-option-")
    found: set[str] = set()
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith(prefixes):
                found.add(node.value)
    return {literal for literal in found if re.fullmatch(r"[a-z]+(-[a-z_]+)+", literal)}


def test_every_message_that_the_code_names_is_there() -> None:
    missing = sorted(id for id in whole_literals() if not text.has(id, "en") or not text.has(id, "fr"))
    assert missing == []


def called(path: str, function: str, argument: int) -> set[str]:
    """The texts that a module's calls of a function hand over."""
    calls = [node for node in ast.walk(ast.parse((PACKAGE / path).read_text("utf-8"))) if isinstance(node, ast.Call)]
    given = [call.args[argument] for call in calls if getattr(call.func, "id", "") == function]
    return {node.value for node in given if isinstance(node, ast.Constant) and isinstance(node.value, str)}


@pytest.mark.parametrize(
    ("path", "function", "argument", "prefix", "least"),
    [
        ("dice/refusal.py", "why", 0, "why-dice-", 20),
        ("dice/position.py", "_wrong", 1, "position-dice-", 25),
    ],
)
def test_every_message_that_is_put_together_is_there(
    path: str, function: str, argument: int, prefix: str, least: int
) -> None:
    """And none of its kind is left over."""
    named = {prefix + id for id in called(path, function, argument)}
    assert len(named) >= least
    assert named == {id for id in messages("dice", "en") if id.startswith(prefix)}


def test_a_missing_message_or_argument_is_loud() -> None:
    with pytest.raises(text.MissingMessage):
        Message("no-such-message", {}).text()
    with pytest.raises(text.MissingMessage):
        Message("dice-option-citizen", {}).text("fr")
    with pytest.raises(text.MissingMessage):
        Message("why-game-over", {}).text("de")


def test_names_and_amounts_are_put_in_words() -> None:
    message = Message("dice-option-build", {"building": "city_hall", "number": 3, "paid": 1, "price": [["deniers", 1]]})
    assert message.text("en") == "Construct the City Hall under the 3 (pay 1 denier)"
    assert message.text("fr") == "Construire l’Hôtel de ville sous le 3 (payer 1 denier)"


def test_errors_speak_both_languages() -> None:
    with pytest.raises(troyes.OptionError) as caught:
        troyes.new_game("troyes-dice", players=12, seed=1)
    assert str(caught.value) == "troyes-dice is not played by 12. Give a whole number of players from 1 to 10."
    assert "de 1 à 10" in caught.value.text("fr")

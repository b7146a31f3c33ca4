"""Our small Fluent says every message of the product as Fluent's own runtime does."""

from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from troyes.core import text
from troyes.core.fluent import Bundle, MissingMessage

PAGES = sorted(Path(str(files("troyes"))).glob("*/locale/*.ftl"))
NUMBERS = (0, 1, 2, 7, 21, 1_234, 1_000_000, -1, -3)


class Asked(Visitor):
    """The variables of a message, and the names and numbers that its choices know."""

    def __init__(self, messages: dict[str, ftl.Message]) -> None:
        super().__init__()
        self.messages = messages
        self.names: set[str] = set()
        self.keys: set[str | int] = {"a word"}

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.visit(self.messages[node.id.name])

    def visit_Variant(self, node: ftl.Variant) -> None:  # noqa: N802
        key = node.key.name if isinstance(node.key, ftl.Identifier) else int(node.key.value)
        if key not in ("one", "other"):  # these stand for numbers
            self.keys.add(key)
        self.generic_visit(node)


@cache
def messages(lang: str) -> dict[str, ftl.Message]:
    pages = [page.read_text("utf-8") for page in PAGES if f".{page.name}".endswith(f".{lang}.ftl")]
    entries = [entry for page in pages for entry in FluentParser().parse(page).body]
    return {entry.id.name: entry for entry in entries if isinstance(entry, ftl.Message)}


@cache
def theirs(lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for page in PAGES:
        if f".{page.name}".endswith(f".{lang}.ftl"):
            bundle.add_resource(FluentResource(page.read_text("utf-8")))
    return bundle


def said_by_both(lang: str, id: str, args: dict[str, Any]) -> list[tuple[str, str]]:
    message = theirs(lang).get_message(id)
    pairs = [("", message.value), *message.attributes.items()]
    ours = text.bundle(lang)
    return [
        (ours.say(id, args, name), str(theirs(lang).format_pattern(pattern, args)[0]))
        for name, pattern in pairs
        if pattern is not None
    ]


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_every_message_is_said_as_fluent_says_it(lang: str) -> None:
    compared = 0
    for id, message in messages(lang).items():
        asked = Asked(messages(lang))
        asked.visit(message)
        for value in (*asked.keys, *NUMBERS) if asked.names else ("",):
            for ours, reference in said_by_both(lang, id, dict.fromkeys(asked.names, value)):
                assert ours == reference, (id, value)
                compared += 1
    assert compared > 10_000


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_every_message_and_attribute_is_found(lang: str) -> None:
    for id, message in messages(lang).items():
        assert text.has(id, lang)
        assert text.bundle(lang).attributes(id) == [attribute.id.name for attribute in message.attributes]


def spoken(page: str, id: str = "said", **args: Any) -> str:
    bundle = Bundle("en")
    bundle.add(page)
    return bundle.say(id, args)


def test_a_page_is_cut_where_its_messages_begin() -> None:
    page = '# said = no\n\nother = a\nsaid =\n    two\n\n    lines\n    .more = attribute\nthird = { "" }\n'
    assert spoken(page) == "two\n\nlines"
    assert spoken(page, "third") == ""


def test_what_is_not_spoken_here_is_loud() -> None:
    for page in ("said = { NUMBER($n) }", "said = { -term }", "said = { $gone }", "said = { nobody }", "said = { $n"):
        with pytest.raises(MissingMessage):
            spoken(page, n=1)
    with pytest.raises(MissingMessage):
        spoken("said = { $n }", n=1.5)
    with pytest.raises(MissingMessage):
        text.bundle("de")

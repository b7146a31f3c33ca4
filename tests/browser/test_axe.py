"""axe finds nothing serious on any page, light or dark, large or small."""

import random
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from tests.browser.conftest import DESKTOP, PHONE, Visit, Visitor
from tests.browser.driving import Player, play_on
from tests.browser.pages import Ending, Home, Study, Table
from tests.browser.reaching import finished, to_action

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """() => axe.run(document, { resultTypes: ["violations"], elementRef: true }).then(({ violations }) => violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map((one) => one.id !== "label-content-name-mismatch" ? one
        : { ...one, nodes: one.nodes.filter(({ element }) => !element.closest("svg")) })
    .filter(({ nodes }) => nodes.length > 0)
    .map(({ id, impact, nodes }) => `${impact} ${id}: ` + nodes.slice(0, 4).map(({ target, failureSummary }) =>
        `${target.join(" ")} (${failureSummary.split("\\n").slice(1).join("; ").trim()})`).join(" | ")))"""
"""The figures drawn on a piece of a board are no label of it: its name begins with what it is called, and says them in
a sentence. So the rule that a label is part of the name is left out there, and only there."""
LADIES = {
    "characters": "ladies", "activities": "both", "events": "both", "purple_die": True, "ramparts": True,
    "open_character": True,
}  # fmt: skip
ME = {"kind": "me"}
BOT = {"kind": "bot", "bot": "random"}


@cache
def axe() -> str:
    assert AXE.is_file(), "no axe here: `python scripts/client.py check` brings it"
    return AXE.read_text("utf-8")


def nothing_serious(page: Page) -> None:
    page.evaluate(axe())
    found = page.evaluate(RUN)
    assert not found, "\n".join(found)


# -- the pages -------------------------------------------------------------------------------------------------------


def home(one: Visitor) -> None:
    one.make("troyes-dice", [ME], seed="axe")
    one.make("troyes", [ME, {"kind": "friend"}], listed=True)
    one.open("/")
    expect(Home(one.page).table("Troyes Dice").first).to_be_visible()


def card(one: Visitor) -> None:
    home(one)
    Home(one.page).game("Troyes").click()
    expect(one.page.get_by_role("button", name="Play against 2 bots")).to_be_visible()


def new_table(game: str) -> Callable[[Visitor], None]:
    def open_it(one: Visitor) -> None:
        one.open(f"/new/{game}")
        expect(one.page.get_by_role("button", name="Begin")).to_be_visible()
        if game == "troyes":
            one.page.get_by_role("radio", name="Each for itself").check()

    return open_it


def lobby(one: Visitor) -> None:
    one.sit_at("troyes", [ME, {"kind": "friend"}, BOT])
    expect(one.page.get_by_label("Link for your friends")).to_be_visible()


def city(one: Visitor) -> None:
    one.sit_at("troyes", [ME, BOT, BOT], seed="axe")
    table = seated(one)
    to_action(table)


def ladies(one: Visitor) -> None:
    one.sit_at("troyes", [ME, BOT], seed="axe", options=LADIES)
    table = seated(one)
    to_action(table)
    play_on(Player(table, random.Random(1)), until=lambda: one.watch.n > 60 and table.options.count() > 0)


def king(one: Visitor) -> None:
    one.sit_at("king", [ME], seed="axe")
    to_action(seated(one))


def dice(one: Visitor) -> None:
    one.sit_at("troyes-dice", [ME, BOT], seed="axe")
    table = seated(one)
    play_on(Player(table, random.Random(1)), until=lambda: one.watch.n > 20 and table.options.count() > 0)


def held(one: Visitor) -> None:
    one.sit_at("troyes-dice", [ME], seed="axe")
    table = seated(one)
    play_on(Player(table, random.Random(1)), until=table.end.is_enabled)


def menu(one: Visitor) -> None:
    one.sit_at("troyes-dice", [ME], seed="axe")
    seated(one).menu()


def curtain(one: Visitor) -> None:
    one.sit_at("troyes", [ME, {"kind": "hot", "name": "Bea"}], seed="axe")
    expect(Table(one.page, one.watch).curtain).to_be_visible()


def ending(one: Visitor) -> None:
    one.open(f"/table/{finished(one, 'troyes', [ME, BOT], seed='axe')}")
    Ending(one.page).counted()


def hint(one: Visitor) -> None:
    one.sit_at("troyes-dice", [ME, BOT], seed="axe")
    table = seated(one)
    table.hint.click()
    table.advised()


def thinking(one: Visitor) -> None:
    one.sit_at("troyes", [ME, {"kind": "bot", "bot": "count"}], seconds=10, options={"start_player": 1})
    Table(one.page, one.watch).ready()
    expect(one.page.get_by_role("group", name="Thibaut is thinking")).to_be_visible()


def study(one: Visitor) -> None:
    id = finished(one, "troyes-dice", [ME, BOT], seed="axe")
    one.open(f"/study/{id}")
    shown = Study(one.page)
    shown.begin.click()
    expect(shown.curve).to_be_visible()
    one.page.get_by_text("As a table").click()
    one.page.get_by_role("radio", name="All, in order").check()
    expect(shown.turns.get_by_role("listitem").first).to_be_visible()


def unstudied(one: Visitor) -> None:
    one.open(f"/study/{finished(one, 'troyes-dice', [ME, BOT], seed='axe')}")
    expect(Study(one.page).begin).to_be_visible()


def rules(one: Visitor) -> None:
    one.open("/rules/troyes")
    expect(one.page.get_by_role("heading", level=1).first).to_be_visible()


def lost(one: Visitor) -> None:
    one.watch.deliberate("404 GET /lost")
    one.open("/lost")
    expect(one.page.get_by_role("heading", name="This page is not in the book")).to_be_visible()


def seated(one: Visitor) -> Table:
    table = Table(one.page, one.watch)
    table.ready()
    table.my_turn()
    return table


LOOKS: list[tuple[Literal["light", "dark"], ViewportSize]] = [
    ("light", DESKTOP),
    ("dark", DESKTOP),
    ("dark", PHONE["viewport"]),
]
PAGES: dict[str, Callable[[Visitor], None]] = {
    "home": home,
    "card": card,
    "new troyes": new_table("troyes"),
    "new king": new_table("king"),
    "new dice": new_table("troyes-dice"),
    "lobby": lobby,
    "troyes": city,
    "ladies": ladies,
    "king": king,
    "dice": dice,
    "held": held,
    "menu": menu,
    "curtain": curtain,
    "ending": ending,
    "hint": hint,
    "thinking": thinking,
    "study": study,
    "unstudied": unstudied,
    "rules": rules,
    "lost": lost,
}


@pytest.mark.parametrize("name", PAGES)
def test_nothing_serious(visit: Visit, name: str) -> None:
    """What stands in one's way is a matter of size, contrast one of light and dark: three looks find both."""
    one = visit("Anna", color_scheme="light")
    PAGES[name](one)
    root = one.page.locator("html")
    for scheme, size in LOOKS:
        one.page.set_viewport_size(size)
        one.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        expect(root).to_have_attribute("data-theme", scheme)
        one.page.wait_for_function("() => document.getAnimations().length === 0")
        nothing_serious(one.page)

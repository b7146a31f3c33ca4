"""axe finds nothing serious on any page, light or dark, large or small."""

import random
import re
import secrets
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
from tests.browser.test_puzzles import solve
from tests.browser.test_results import play_out

from troyes.puzzles.shelf import shelves

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
    shown.turns.get_by_role("button", name="Show on the board").first.click()
    expect(one.page.get_by_role("region", name="On the board")).to_be_visible()


def replay(one: Visitor) -> None:
    one.open(f"/replay/{finished(one, 'troyes', [ME, BOT], seed='axe')}?at=30")
    expect(one.page.get_by_role("slider", name="Moment of the game")).to_have_value("30")


def gallery(one: Visitor) -> None:
    finished(one, "troyes-dice", [ME, BOT], seed="axe")
    one.open("/games")
    expect(one.page.get_by_role("link", name="Replay").first).to_be_visible()


def unstudied(one: Visitor) -> None:
    one.open(f"/study/{finished(one, 'troyes-dice', [ME, BOT], seed='axe')}")
    expect(Study(one.page).begin).to_be_visible()


READ_ON = """async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 2 * innerHeight) {
        scrollTo(0, y);
        await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    }
}"""
EACH_KIND = """(which) => {
    const seen = new Set();
    const kind = (one) => `${one.tagName} ${one.getAttribute("class")} ${one.getAttribute("role")}`;
    for (const section of document.querySelectorAll(which)) {
        const kinds = [...section.querySelectorAll(":not(svg *), text, [role], [tabindex]")].map(kind);
        if (kinds.every((one) => seen.has(one))) section.remove();
        for (const one of kinds) seen.add(one);
    }
    return document.querySelectorAll("[data-section]").length;
}"""
"""Takes away sections with nothing for axe to judge that none before them has: hundreds would take a minute."""


def rules(game: str) -> Callable[[Visitor], None]:
    """The drawings are there, as for someone who has read to the end. Cards are alike, and so are rulings."""

    def open_it(one: Visitor) -> None:
        one.open(f"/rules/{game}")
        expect(one.page.locator("figure").first).to_be_visible()
        one.page.evaluate(EACH_KIND, "[data-section]:is(.card, .ruling)")
        one.page.evaluate(READ_ON)
        expect(one.page.locator("figure:not(:has(svg > *))")).to_have_count(0)
        assert one.page.evaluate(EACH_KIND, "[data-section]") >= 10

    return open_it


def cards(one: Visitor) -> None:
    """Some changed, one of them wrongly."""
    one.open("/cards")
    one.page.get_by_label("Search").fill("m")
    one.page.get_by_label("Show").select_option("activities")
    one.page.get_by_role("button", name="yellow").click()
    one.page.get_by_role("button", name="Type in your numbers").click()
    one.page.get_by_role("textbox", name="Merchant · Tradesman", exact=True).fill("21")
    one.page.get_by_role("textbox", name="Miller · Tradesman", exact=True).fill("3")
    expect(one.page.get_by_text("One number cannot be so.")).to_be_visible()


def cards_of_dice(one: Visitor) -> None:
    one.open("/cards/troyes-dice")
    expect(one.page.get_by_role("heading", name="The wheel", exact=True)).to_be_visible()


def printing(one: Visitor) -> None:
    one.open("/print")
    one.page.get_by_role("radio", name="Your own").check()
    one.page.get_by_role("checkbox", name="Banquets and Raids").check()
    expect(one.page.get_by_role("img", name="Scoresheets, Page 1 of 2")).to_be_visible()


def signs(one: Visitor) -> None:
    one.open("/rules/troyes/signs")
    expect(one.page.locator("svg[data-card]").first).to_be_visible()


def rulebook(one: Visitor) -> None:
    one.open("/rules")
    expect(one.page.get_by_role("link", name="Tax Collector")).to_be_visible()
    one.page.get_by_role("searchbox").fill("tax")
    expect(one.page.locator("a.result").first).to_be_visible()


def learn(one: Visitor) -> None:
    one.ask("POST", "/api/lessons/city", {})
    one.open("/learn")
    expect(one.page.get_by_role("button", name="Start over")).to_be_visible()


def lesson(one: Visitor) -> None:
    table = one.ask("POST", "/api/lessons/dice", {})
    one.ask("POST", f"/api/tables/{table['id']}/lesson", {"at": 0})
    one.open(f"/table/{table['id']}")
    guide = one.page.get_by_role("complementary", name="Your guide")
    guide.get_by_role("button", name="More").click()
    expect(one.page.locator("[data-guide]").first).to_be_visible()


def puzzles(one: Visitor) -> None:
    one.open("/puzzles")
    expect(one.page.get_by_role("link", name="Puzzle of the day").first).to_be_visible()


def puzzle(one: Visitor) -> None:
    solve(one, shelves()["dice"].puzzle(1).obvious)


def lost(one: Visitor) -> None:
    one.watch.deliberate("404 GET /lost")
    one.open("/lost")
    expect(one.page.get_by_role("heading", name="This page is not in the book")).to_be_visible()


def chat(one: Visitor) -> None:
    table = one.make("troyes-dice", [ME, {"kind": "friend"}])
    token = one.ask("POST", "/api/guests", {"name": "Bea", "token": True})["token"]
    headers = {"origin": one.server.url, "authorization": f"Bearer {token}"}
    path = f"{one.server.url}/api/tables/{table['id']}/join"
    assert one.context.request.post(path, data={"key": table["key"]}, headers=headers).ok
    one.open(f"/table/{table['id']}")
    seated(one)
    one.page.get_by_role("tab", name="Chat").click()
    one.page.get_by_label("Message to the table").fill("Hello")
    one.page.get_by_role("button", name="Send").click()
    one.page.get_by_role("button", name="More about what Anna said").click()
    expect(one.page.get_by_role("button", name="Take back")).to_be_visible()


def myself(one: Visitor) -> None:
    one.open("/me")
    one.page.get_by_role("button", name="Remove everything").click()
    expect(one.page.get_by_role("button", name="Remove all my data")).to_be_visible()


def account(one: Visitor) -> str:
    name = f"Axe {secrets.token_hex(4)}"
    return one.ask("POST", "/api/account", {"name": name, "password": "as good as any"})["id"]


def my_account(one: Visitor) -> None:
    account(one)
    one.open("/me")
    one.page.get_by_text("Change the password").click()
    expect(one.page.get_by_label("Old password")).to_be_visible()


def friends(one: Visitor) -> None:
    account(one)
    one.open("/friends")
    expect(one.page.get_by_label("Account name of a friend")).to_be_visible()


def record(one: Visitor) -> None:
    id = account(one)
    play_out(one, one.make("troyes-dice", [ME, BOT], rated=True, options={"banquets": True})["id"])
    one.open(f"/people/{id}")
    expect(one.page.get_by_role("img", name=re.compile("^Points in"))).to_be_visible()


def daily(one: Visitor) -> None:
    account(one)  # the board is for accounts
    play_out(one, one.ask("POST", "/api/daily/troyes-dice/play")["id"])
    one.open("/daily")
    expect(one.page.get_by_role("list", name="Troyes Dice, the leaders")).to_be_visible()


def leaders(one: Visitor) -> None:
    record(one)
    one.open("/leaders")
    expect(one.page.get_by_role("table", name="Troyes Dice")).to_be_visible()


def seated(one: Visitor) -> Table:
    table = Table(one.page, one.watch)
    table.ready()
    table.my_turn()
    return table


AT_REST = """() => {
    const still = new CSSStyleSheet();
    still.replaceSync("*, *::before, *::after { transition: none !important; animation: none !important; }");
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];
}"""
"""Colours on their way from light to dark are at their end at once: that is what axe looks at."""
LOOKS: list[tuple[Literal["light", "dark"], ViewportSize]] = [
    ("light", DESKTOP),
    ("dark", PHONE["viewport"]),
]
PAGES: dict[str, Callable[[Visitor], None]] = {
    "card": card,
    "new troyes": new_table("troyes"),
    "new dice": new_table("troyes-dice"),
    "lobby": lobby,
    "troyes": city,
    "ladies": ladies,
    "king": king,
    "dice": dice,
    "held": held,
    "menu": menu,
    "chat": chat,
    "curtain": curtain,
    "ending": ending,
    "hint": hint,
    "thinking": thinking,
    "study": study,
    "unstudied": unstudied,
    "replay": replay,
    "gallery": gallery,
    "rules troyes": rules("troyes"),
    "rules dice": rules("troyes-dice"),
    "signs": signs,
    "rulebook": rulebook,
    "me": myself,
    "account": my_account,
    "friends": friends,
    "record": record,
    "daily": daily,
    "leaders": leaders,
    "cards": cards,
    "cards of dice": cards_of_dice,
    "print": printing,
    "learn": learn,
    "puzzles": puzzles,
    "puzzle": puzzle,
    "lesson": lesson,
    "lost": lost,
}


@pytest.mark.parametrize("name", PAGES)
def test_nothing_serious(visit: Visit, name: str) -> None:
    """What stands in one's way is a matter of size, contrast one of light and dark: two looks find both."""
    one = visit("Anna", color_scheme="light")
    PAGES[name](one)
    one.page.evaluate(AT_REST)
    root = one.page.locator("html")
    for scheme, size in LOOKS:
        one.page.set_viewport_size(size)
        one.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        expect(root).to_have_attribute("data-theme", scheme)
        nothing_serious(one.page)

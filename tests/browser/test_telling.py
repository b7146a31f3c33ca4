"""What others do is told on the board: in order, whole, once. Who does not want to wait has the same table at once."""

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from tests.browser.conftest import EVERY_LOOK, Visit, Visitor
from tests.browser.driving import Player, play_on
from tests.browser.pages import Table

DESKTOP: ViewportSize = {"width": 1440, "height": 900}
LAPTOP: ViewportSize = {"width": 1280, "height": 720}
PHONE: ViewportSize = {"width": 390, "height": 844}

LISTEN = """() => {
    window.beats = [];
    let last = "";
    const hear = () => {
        const told = document.querySelector("[data-beat]");
        if (!told || told.dataset.nth === last) return;
        last = told.dataset.nth;
        const row = document.querySelector("main [data-row][data-lit]");
        window.beats.push([told.dataset.beat, told.textContent.trim(), row?.dataset.row ?? ""]);
    };
    new MutationObserver(hear).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""
"""Keeps each beat that is told: what sort it is, its words, and the row of le Roy's table that is lit."""
HIDING = """
    Object.defineProperty(Document.prototype, "hidden", { get: () => sessionStorage.hidden === "yes" });
"""
"""Nothing is told to nobody: a page that is hidden stays at its beat, however long the test takes to look."""
PIECES = "() => [...document.querySelectorAll('main [data-piece]')].map((one) => one.dataset.piece).sort()"
LIT = "() => [...document.querySelectorAll('main [data-told=now]')].map((one) => one.dataset.place ?? one.dataset.part)"


class Listener:
    """Somebody at a table whose others are bots."""

    def __init__(self, visitor: Visitor, seed: int) -> None:
        self.visitor = visitor
        self.page: Page = visitor.page
        self.watch = visitor.watch
        self.table = Table(self.page, self.watch)
        self.player = Player(self.table, random.Random(seed))

    def hide(self, whether: bool = True) -> None:
        """As if another tab was in front, or no longer."""
        hidden = "(how) => { sessionStorage.hidden = how; document.dispatchEvent(new Event('visibilitychange')); }"
        self.page.evaluate(hidden, "yes" if whether else "no")

    def turn(self) -> dict[str, Any]:
        return self.watch.state.get("turn") or {}

    def asked(self) -> bool:
        """Something new is to be chosen here."""
        return bool(self.turn()) and not self.turn()["held"]

    def to_the_end_of_a_turn(self) -> None:
        """Plays until an action is chosen that only has to be confirmed."""
        acting = {"at": -1}

        def held() -> bool:
            turn = self.turn()
            if turn.get("held") and turn["held"]["key"] == "pass":
                expect(self.table.undo).to_be_enabled()  # the state comes before the page is done with the choice
                before = self.watch.n
                self.page.keyboard.press("u")  # others would have more than one turn
                self.table.stepped("a step back", before)
                return False
            if turn.get("kind") == "action" and not turn["held"]:
                acting["at"] = turn["at"]
            return acting["at"] >= 0 and bool(turn.get("held")) and turn["kind"] != "black_dice"

        play_on(self.player, until=held)

    def pace(self, name: str) -> None:
        menu = self.table.menu()
        menu.get_by_role("button", name=name, exact=True).click()
        self.page.keyboard.press("Escape")
        expect(menu).to_have_count(0)

    def told(self) -> list[list[str]]:
        """Waits until all is told."""
        done = "() => window.beats.length > 0 && !document.querySelector('[data-beat]')"
        self.watch.until(
            lambda: self.asked() and self.table.shows_the_latest() and self.page.evaluate(done),
            "it is not told, or for ever",
        )
        return self.page.evaluate("() => window.beats.splice(0)")

    def story(self) -> str:
        """What the log tells since the own last turn."""
        lines = self.table.log.locator("button.fresh .line, .since ~ .heading")
        return " ".join(lines.all_inner_texts())


def looks(*usual: tuple[ViewportSize, str, bool]) -> list[tuple[ViewportSize, str, bool]]:
    if not EVERY_LOOK:
        return list(usual)
    return [(size, scheme, moving) for size, _, moving in usual for scheme in ("light", "dark")]


def at_a_table(visit: Visit, game: str, seats: int, seed: int, **more: Any) -> Listener:
    anna = visit("Anna", **more)
    anna.context.add_init_script(HIDING)
    others = [{"kind": "bot", "bot": "greedy"}] * (seats - 1)
    anna.sit_at(game, [{"kind": "me"}, *others], seed=f"told {seed}")
    found = Listener(anna, seed)
    found.table.ready()
    found.to_the_end_of_a_turn()
    return found


@pytest.mark.parametrize(
    ("size", "scheme", "moving"), looks((DESKTOP, "light", True), (LAPTOP, "dark", False), (PHONE, "dark", False))
)
def test_a_bots_turn_is_told_in_beats(visit: Visit, size: ViewportSize, scheme: str, moving: bool) -> None:
    anna = at_a_table(visit, "troyes", 2, 3, color_scheme=scheme, moving=moving)
    anna.pace("Fast")
    anna.page.set_viewport_size(size)
    anna.page.evaluate(LISTEN)
    anna.page.keyboard.press("e")
    beats = anna.told()

    kinds = [kind for kind, _, _ in beats]
    assert kinds[0] in ("acts", "influence"), beats
    assert kinds.index("acts") < kinds.index("dice") < len(kinds) - 1, beats
    assert all(words for _, words, _ in beats), beats
    anna.page.set_viewport_size(DESKTOP)
    expect(anna.table.log).to_be_visible()
    # each line of the log once, in its order
    told = " ".join(words for _, words, _ in beats)
    anna.watch.until(lambda: anna.story() == told)

    # what changed keeps an edge, until the first click
    changed = anna.page.locator("main [data-told=since]")
    expect(changed.first).to_be_visible()
    anna.page.locator("main.ground").click(position={"x": 2, "y": 2})
    expect(changed).to_have_count(0)

    # the board at the end is the true one
    shown = anna.page.evaluate(PIECES)
    anna.page.reload()
    anna.table.ready()
    assert anna.page.evaluate(PIECES) == shown
    assert anna.page.locator("[data-beat]").count() == 0


def test_skipping_gives_the_same_table(visit: Visit) -> None:
    anna = at_a_table(visit, "troyes", 2, 4)
    anna.pace("Slowly")
    anna.hide()
    anna.page.keyboard.press("e")
    told = anna.page.locator("[data-beat]")
    expect(told).to_be_visible()
    anna.watch.until(lambda: anna.asked() and anna.table.shows_the_latest())
    before = anna.watch.n
    anna.page.locator("main.ground").click(position={"x": 700, "y": 300})  # whatever lies there is not chosen
    expect(told).to_have_count(0)
    assert anna.watch.n == before
    shown = anna.page.evaluate(PIECES)
    anna.page.reload()
    anna.table.ready()
    assert anna.page.evaluate(PIECES) == shown
    expect(told).to_have_count(0)

    # and whoever acts early has acted
    anna.hide(False)
    anna.to_the_end_of_a_turn()
    anna.hide()
    anna.page.keyboard.press("e")
    expect(told).to_be_visible()
    anna.watch.until(lambda: anna.turn().get("kind") == "action" and anna.table.shows_the_latest())
    before = anna.watch.n
    anna.page.keyboard.press("1")
    anna.table.stepped("an early choice", before)
    expect(told).to_have_count(0)


def test_a_reload_goes_on_where_it_was(visit: Visit) -> None:
    anna = at_a_table(visit, "troyes", 2, 5)
    anna.pace("Slowly")
    anna.page.keyboard.press("e")
    expect(anna.page.locator("[data-beat=dice]")).to_be_visible()
    anna.hide()
    words = anna.page.locator("[data-beat]").inner_text()
    anna.watch.until(anna.asked)
    anna.page.reload()
    again = anna.page.locator("[data-beat]")
    expect(again).to_be_visible()
    assert again.inner_text() == words
    anna.page.keyboard.press("Escape")
    expect(again).to_have_count(0)
    assert words in anna.story()


def test_a_line_of_the_log_lights_its_places_and_is_told_again(visit: Visit) -> None:
    anna = at_a_table(visit, "troyes", 2, 6)
    anna.page.keyboard.press("e")
    anna.watch.until(lambda: anna.turn().get("kind") == "action")
    assert anna.page.locator("[data-beat]").count() == 0  # told not at all
    turn = anna.table.log.locator("button.fresh").first
    turn.hover()
    anna.watch.until(lambda: anna.page.evaluate(LIT), "nothing is lit")
    anna.page.mouse.move(5, 5)
    anna.watch.until(lambda: not anna.page.evaluate(LIT), "it stays lit")
    anna.page.evaluate(LISTEN)
    words = " ".join(turn.locator(".line").all_inner_texts())
    turn.focus()
    anna.page.keyboard.press("Enter")
    anna.watch.until(lambda: anna.page.locator("[data-beat]").count())
    assert " ".join(words for _, words, _ in anna.told()) == words
    anna.table.log.locator("xpath=..").get_by_role("button", name="The whole log").click()
    drawer = anna.page.get_by_role("dialog", name="What has happened")
    expect(drawer.get_by_text("Round 1 begins.")).to_be_visible()


def test_le_roys_turn_and_the_change_of_a_round(visit: Visit) -> None:
    anna = at_a_table(visit, "king", 1, 2, color_scheme="dark")
    anna.pace("Fast")
    anna.page.evaluate(LISTEN)
    anna.page.keyboard.press("e")
    beats = anna.told()
    roll, row = next((words, row) for kind, words, row in beats if kind == "roy")
    total = sum(int(value) for value in re.findall(r"rolls a (\d) and a (\d)", roll)[0])
    assert int(row) in (total, 14 - total)
    assert " ".join(words for _, words, _ in beats) == anna.story()

    anna.pace("Not at all")
    play_on(anna.player, until=lambda: anna.turn().get("kind") == "action" and not anna.turn()["held"])
    anna.pace("Fast")
    anna.table.bar.get_by_role("button", name="Pass").click()
    anna.watch.until(lambda: anna.turn().get("held"))
    anna.page.evaluate("() => window.beats.splice(0)")
    anna.page.keyboard.press("e")
    kinds = [kind for kind, _, _ in anna.told()]
    scene = kinds[kinds.index("round") :]
    wanted = ["round", "cards", "income", "roll", "comes", "black"]
    assert [kind for kind in scene if kind in wanted] == wanted, kinds


WORDS = "() => [...document.querySelectorAll('main [aria-label]')].map((one) => one.getAttribute('aria-label'))"
"""All that the board says of itself."""


def said(anna: Listener) -> list[str]:
    """All that the board says once nobody else chooses and the ways have come: each changes it in a time of its own."""
    expect(anna.page.get_by_role("button", name=re.compile("Still choosing"))).to_have_count(0)
    expect(anna.table.board.get_by_label(re.compile("Can be chosen")).first).to_be_attached()
    return anna.page.evaluate(WORDS)


def at_the_end_of_a_half_day(visit: Visit, seats: int, seed: int, **more: Any) -> Listener:
    """At a table of Troyes Dice, with everything chosen that is to be chosen."""
    anna = visit("Anna", **more)
    anna.context.add_init_script(HIDING)
    others = [{"kind": "bot", "bot": "greedy"}] * (seats - 1)
    anna.sit_at("troyes-dice", [{"kind": "me"}, *others], seed=f"told {seed}")
    found = Listener(anna, seed)
    found.table.ready()
    play_on(found.player, until=lambda: bool(found.turn().get("held")))
    return found


@pytest.mark.parametrize(
    ("size", "scheme", "moving"), looks((DESKTOP, "dark", False), (LAPTOP, "light", True), (PHONE, "light", False))
)
def test_a_half_day_of_troyes_dice_is_told(visit: Visit, size: ViewportSize, scheme: str, moving: bool) -> None:
    anna = at_the_end_of_a_half_day(visit, 3, 1, color_scheme=scheme, moving=moving)
    anna.pace("Fast")
    anna.page.set_viewport_size(size)
    anna.page.evaluate(LISTEN)
    anna.page.keyboard.press("e")
    beats = anna.told()

    # one for each of the others and none for oneself, then the change to the next half day
    assert [kind for kind, _, _ in beats if kind not in ("turns", "tamed", "strikes")] == ["takes", "takes", "roll"]
    assert not any("Anna takes" in words for _, words, _ in beats), beats
    anna.page.set_viewport_size(DESKTOP)
    expect(anna.table.log).to_be_visible()
    heard = anna.table.log.inner_text()
    assert all(line.strip() in heard for _, words, _ in beats for line in re.findall(r"[^.]+\.", words)), (beats, heard)

    # the board at the end is the true one
    shown = said(anna)
    anna.page.reload()
    anna.table.ready()
    anna.table.my_turn()
    anna.watch.until(lambda: anna.page.evaluate(WORDS) == shown, "other sheets after a reload")
    assert anna.page.locator("[data-beat]").count() == 0


def test_skipping_a_half_day_gives_the_same_sheets(visit: Visit) -> None:
    anna = at_the_end_of_a_half_day(visit, 2, 2)
    anna.pace("Slowly")
    anna.hide()
    anna.page.keyboard.press("e")
    told = anna.page.locator("[data-beat]")
    expect(told).to_have_attribute("data-beat", "takes")
    anna.watch.until(lambda: anna.asked() and anna.table.shows_the_latest())
    before = anna.turn()
    anna.table.board.locator('[data-key="die 2"]').click(force=True)  # it is a die of the half day that is over
    expect(told).to_have_count(0)
    expect(anna.table.board.locator('[aria-pressed="true"]')).to_have_count(0)
    assert anna.turn() == before
    expect(anna.page.locator("main [data-told=since]").first).to_be_attached()
    shown = said(anna)
    anna.page.reload()
    anna.table.ready()
    anna.table.my_turn()
    anna.watch.until(lambda: anna.page.evaluate(WORDS) == shown, "other sheets after a reload")
    expect(told).to_have_count(0)

    # the day's heading and what somebody did light what they speak of, and are told again
    turn = anna.table.log.locator("button.passage.fresh").first
    turn.hover()
    anna.hide(False)
    anna.watch.until(lambda: "sheet 1" in anna.page.evaluate(LIT), "the sheet is not lit")
    anna.page.evaluate(LISTEN)
    anna.table.log.get_by_role("button", name=re.compile("^Day 1, afternoon")).click()
    anna.watch.until(lambda: [kind for kind, _, _ in anna.page.evaluate("() => window.beats")] == ["roll"])


def test_whoever_plays_alone_is_told_the_roll_and_never_waits(visit: Visit) -> None:
    anna = at_the_end_of_a_half_day(visit, 1, 3)
    anna.pace("Slowly")
    anna.page.evaluate(LISTEN)
    anna.hide()
    anna.page.keyboard.press("e")
    told = anna.page.locator("[data-beat]")
    expect(told).to_be_visible()
    anna.watch.until(lambda: anna.asked() and anna.table.shows_the_latest())
    die = anna.table.board.locator('[data-key^="die "]:not([aria-disabled])').first
    die.click()
    expect(die).to_have_attribute("aria-pressed", "true")
    expect(told).to_have_count(0)
    assert all(kind != "takes" for kind, _, _ in anna.page.evaluate("() => window.beats"))

"""The pages as a person finds their way in them: by what things are and what they are called."""

import re

from playwright.sync_api import Locator, Page, expect
from tests.browser.watching import Watch

GROUPS = re.compile(r"^(Options|Activity cards|Events|In the city|More|With influence|Pass)$")
GLOWING = "[role=button]:not([aria-disabled])"

SHOWN = "(n) => [...document.querySelectorAll('main[data-n]')].every((board) => Number(board.dataset.n) >= n)"


class Home:
    def __init__(self, page: Page) -> None:
        self.page = page

    def game(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def play(self, words: str | re.Pattern[str]) -> None:
        self.page.get_by_role("button", name=words).click()

    def table(self, *words: str) -> Locator:
        """The way in to a table in a list that has all these words."""
        found = self.page.get_by_role("listitem").get_by_role("link")
        for word in words:
            found = found.filter(has_text=word)
        return found


class NewTable:
    def __init__(self, page: Page) -> None:
        self.page = page

    def seats(self, count: int) -> None:
        shown = self.page.get_by_role("group", name="Seats")
        while (now := int(shown.get_by_role("status").inner_text())) != count:
            shown.get_by_role("button", name="One seat more" if now < count else "One seat less").click()

    def who(self, seat: int, kind: str) -> None:
        self.page.get_by_label(f"Who sits at seat {seat}", exact=True).select_option(label=kind)

    def pick(self, legend: str, label: str) -> None:
        group = self.page.get_by_role("group", name=legend, exact=True)
        group.get_by_role("radio", name=re.compile(f"^{re.escape(label)}")).check()

    def begin(self) -> None:
        self.page.get_by_role("button", name=re.compile(r"^(Begin|Open the table)$")).click()


class Table:
    """A table that is being played, in English."""

    def __init__(self, page: Page, watch: Watch) -> None:
        self.page = page
        self.watch = watch
        self.bar = page.get_by_role("banner")
        self.prompt = self.bar.get_by_role("status")
        self.acting = page.locator("header.bar, footer.act")
        """Where a turn is ended or taken back: above the board, and on a phone below it."""
        self.undo = self.acting.get_by_role("button", name="Undo")
        self.hint = self.bar.get_by_role("button", name="Hint")
        self.advice = page.get_by_role("region", name="What the Count would do")
        self.end = self.acting.get_by_role("button", name="End turn")
        self.board = page.get_by_role("main", name="Board")
        self.tray = page.get_by_role("region", name="Your choices")
        self.options = self.tray.get_by_role("group", name=GROUPS).get_by_role("button")
        self.ways = self.tray.get_by_role("group", name="Whole ways").get_by_role("button")
        self.log = page.get_by_role("log")
        self.glowing = self.board.locator(GLOWING)
        self.curtain = page.get_by_role("dialog", name=re.compile("Pass the device"))

    def option(self, words: str | re.Pattern[str]) -> Locator:
        return self.tray.get_by_role("button", name=words)

    def unfold(self, name: str) -> None:
        """Opens a group of options, if it is folded."""
        fold = self.tray.get_by_role("button", name=re.compile(rf"^{name} \d+$"), expanded=False)
        if fold.count():
            fold.click()

    def ready(self) -> None:
        expect(self.board.locator("svg").first).to_be_visible()
        expect(self.page.locator("main[aria-busy]")).to_have_count(0)

    def my_turn(self) -> None:
        """Waits until something can be chosen or confirmed here."""
        expect(self.tray.get_by_role("button").first).to_be_enabled()

    def advised(self) -> Locator:
        """Waits for a hint that was asked for; returns its lines, the best first."""
        lines = self.advice.get_by_role("list").first.locator("> li")
        expect(lines.first).to_be_visible()
        return lines

    def menu(self) -> Locator:
        self.bar.get_by_role("button", name="Menu").click()
        return self.page.get_by_role("dialog", name="Menu")

    def stepped(self, step: object, before: int) -> None:
        """Waits for the state that a step has led to, and until the page has it as well.

        Others move meanwhile, too: only an own step changes whose turn is open here, or after how many own moves.
        """
        open_before = self.watch.turns.get(before)
        self.watch.until(
            lambda: self.watch.n > before and self.watch.turns[self.watch.n] != open_before, f"nothing came of {step}"
        )
        self.watch.until(self.shows_the_latest, f"the page does not hear what came of {step}")

    def shows_the_latest(self) -> bool:
        """What came over the line is known here before the page has read it."""
        return self.page.evaluate(SHOWN, self.watch.n)


class Phone(Table):
    """The same in one hand: pages that are swiped, and what is one's own below them."""

    def __init__(self, page: Page, watch: Watch) -> None:
        super().__init__(page, watch)
        self.tabs = page.get_by_role("navigation", name="Panels")
        self.list = page.locator("footer.act").get_by_role("button", name=re.compile(r"^\d+ choices?$"))
        self.own = self.board.get_by_role("group", name="What is yours")

    def tab(self, name: str) -> Locator:
        return self.tabs.get_by_role("button", name=re.compile(f"^{name}"))

    def turn_to(self, name: str) -> Locator:
        """Taps the name of a page; returns the page, once it is in sight."""
        self.tab(name).tap()
        return self.shown(name)

    def shown(self, name: str) -> Locator:
        expect(self.tab(name)).to_have_attribute("aria-current", "page")
        page = self.board.get_by_role("region", name=name, exact=True)
        expect(page).to_be_in_viewport(ratio=0.9)
        return page

    def my_turn(self) -> None:
        expect(self.page.locator("footer.act button:enabled:not(.undo)").first).to_be_visible()

    def open_list(self) -> None:
        if self.list.get_attribute("aria-expanded") == "false":
            self.list.tap()
        expect(self.tray).to_be_visible()


class Study:
    """The analysis of a finished game, in English."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.begin = page.get_by_role("button", name="Analyse this game")
        self.curve = page.get_by_role("slider", name="What was to be expected")
        self.turning = page.locator("section").filter(has=page.get_by_role("heading", name="Turning points"))
        self.account = page.locator("section").filter(has=page.get_by_role("heading", name="Luck and choices"))
        self.turns = page.locator("section").filter(has=page.get_by_role("heading", name="Turn by turn"))


class Ending:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.count = page.get_by_role("table", name="The final count")
        self.study = page.get_by_role("link", name="Study this game")
        self.rematch = page.get_by_role("button", name="Play again")
        self.stage = page.locator(".stage")
        self.skip = page.get_by_role("button", name="Skip", exact=True)
        self.proof = page.locator("details", has=page.get_by_role("heading", name="The proof of the dice"))

    def counted(self) -> None:
        """To the count at once, past what is left of the ceremony."""
        expect(self.skip.or_(self.proof).first).to_be_visible()
        if self.skip.is_visible():
            self.skip.click()
        expect(self.proof).to_be_visible()

    def unfold_the_proof(self) -> None:
        self.counted()
        self.proof.locator("summary").click()

    def lines(self) -> dict[str, list[int]]:
        rows = self.count.get_by_role("row").all()[1:]
        found: dict[str, list[int]] = {}
        for row in rows:
            cells = [cell.inner_text() for cell in row.get_by_role("cell").all()]
            found[row.get_by_role("rowheader").inner_text()] = [int(cell.replace("\u2212", "-")) for cell in cells]
        return found

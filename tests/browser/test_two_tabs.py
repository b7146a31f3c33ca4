"""The same table in two tabs, a late choice, and a nervous finger."""

import json
import random

from playwright.sync_api import Locator, WebSocketRoute, expect
from tests.browser.conftest import Visit
from tests.browser.driving import Player, play_on
from tests.browser.pages import Table


class Held:
    """A line that can be held up: what the server says arrives later."""

    def __init__(self) -> None:
        self.holding = False
        self.waiting: list[str | bytes] = []
        self.page: WebSocketRoute | None = None

    def __call__(self, route: WebSocketRoute) -> None:
        self.page = route
        server = route.connect_to_server()
        route.on_message(server.send)
        server.on_message(self.arrived)

    def arrived(self, message: str | bytes) -> None:
        if self.holding:
            self.waiting.append(message)
        elif self.page is not None:
            self.page.send(message)

    def holds(self, kind: str) -> bool:
        return any(json.loads(message)["t"] == kind for message in self.waiting)

    def let_go(self) -> None:
        self.holding = False
        assert self.page is not None
        for message in self.waiting:
            self.page.send(message)
        self.waiting = []


def test_both_tabs_follow_and_a_late_choice_is_refused_gently(visit: Visit) -> None:
    anna = visit("Anna")
    path = f"/table/{anna.sit_at('troyes', [{'kind': 'me'}, {'kind': 'bot', 'bot': 'random'}], seed='two tabs')['id']}"
    line = Held()
    second = anna.tab()
    second.route_web_socket("**/live*", line)
    second.goto(anna.server.url + path)
    one, two = Table(anna.page, anna.watches[0]), Table(second, anna.watches[1])
    for table in (one, two):
        table.ready()
        table.my_turn()
    expect(two.prompt).to_have_text(one.prompt.inner_text())

    # what is done in one is seen in the other
    one.options.first.click()
    expect(one.end).to_be_enabled()
    expect(two.end).to_be_enabled()
    two.undo.click()
    expect(one.undo).to_be_disabled()
    expect(one.options.first).to_be_enabled()

    # the second hears nothing for a while, and chooses what is no longer to be chosen
    line.holding = True
    at = anna.watch.n
    one.options.first.click()
    one.stepped("a choice", at)
    one.end.click()
    expect(one.log).to_contain_text("Anna places a citizen")
    two.options.nth(1).click()
    two.watch.until(lambda: line.holds("refused"), "the server has answered")
    line.let_go()
    expect(two.tray.get_by_text("This step comes too late")).to_be_visible()
    for table in (one, two):
        table.my_turn()  # the rival has done all it does
    expect(two.prompt).to_have_text(one.prompt.inner_text())
    expect(two.log).to_have_text(one.log.inner_text(), use_inner_text=True)
    play_on(Player(one, random.Random(2)), until=lambda: anna.watch.n > 20)
    one.my_turn()
    expect(two.log).to_have_text(one.log.inner_text(), use_inner_text=True)


def nervously(table: Table, button: Locator) -> int:
    """Clicks twice in one place, the second time when the table has answered. How many acts the second one sent."""
    before = table.watch.n
    box = button.bounding_box()
    assert box is not None
    table.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    for count in (1, 2):
        sent = acts(table)
        table.page.mouse.down(click_count=count)
        table.page.mouse.up(click_count=count)
        if count == 1:
            table.stepped("a click", before)
    table.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    return acts(table) - sent


def acts(table: Table) -> int:
    return sum(json.loads(message)["t"] in ("choose", "undo", "confirm") for message in table.watch.sent)


def test_a_double_click_is_one_step(visit: Visit) -> None:
    anna = visit("Anna")
    anna.sit_at("troyes-dice", [{"kind": "me"}], seed="nervous")
    table = Table(anna.page, anna.watch)
    table.ready()
    for _ in range(6):
        table.my_turn()
        assert nervously(table, table.end if table.end.is_enabled() else table.options.first) == 0


def test_steps_are_taken_back_as_fast_as_one_clicks(visit: Visit) -> None:
    anna = visit("Anna")
    anna.sit_at("troyes-dice", [{"kind": "me"}], seed="nervous")
    table = Table(anna.page, anna.watch)
    table.ready()
    table.my_turn()
    for _ in range(2):
        before = anna.watch.n
        table.options.first.click()
        table.stepped("a choice", before)
    assert nervously(table, table.undo) == 1
    expect(table.undo).to_be_disabled()

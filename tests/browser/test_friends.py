"""Two people, each with a browser, at a table of Troyes: by link, through a reload and a killed server, to the end."""

import random
import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.driving import Player, play_on
from tests.browser.pages import GLOWING, Ending, NewTable, Table
from tests.server.serving import Server


@pytest.fixture(scope="module")
def server(house_apart: Server) -> Server:
    return house_apart


class Pointing(Player):
    """Points at what glows on the board, where anything does."""

    def choose(self, count: int) -> None:
        glowing = self.table.board.locator(f"[data-lit=true]{GLOWING}")
        lit = glowing.count()
        if lit:
            glowing.nth(self.rng.randrange(lit)).dispatch_event("click")
        else:
            super().choose(count)


class Hasty(Player):
    """Passes as soon as it may: the game comes to its end."""

    def choose(self, count: int) -> None:
        way_out = self.table.tray.get_by_role("group", name="Pass").get_by_role("button")
        if way_out.count():
            way_out.first.click()
        else:
            super().choose(count)


def test_two_friends_play_to_the_end(visit: Visit, server: Server) -> None:
    anna, bruno = visit(), visit()
    anna.open("/new/troyes")
    new = NewTable(anna.page)
    anna.page.get_by_label("Your name", exact=True).fill("Anna")
    new.seats(2)
    new.who(2, "A friend")
    new.begin()
    link = anna.page.get_by_label("Link for your friends").input_value()
    assert link.startswith(server.url)

    bruno.page.goto(link)
    expect(bruno.page.get_by_text("You are invited to a game of Troyes.")).to_be_visible()
    bruno.page.get_by_label("Your name").fill("Bruno")
    bruno.page.get_by_role("button", name="Sit here").click()

    tables = [Table(one.page, one.watch) for one in (anna, bruno)]
    players = [Pointing(table, random.Random(seat)) for seat, table in enumerate(tables)]
    for table in tables:
        table.ready()
    play_on(*players, until=played(tables[0], 24))

    # a page is loaded anew, and goes on
    bruno.page.reload()
    tables[1].ready()
    expect(tables[1].log).to_contain_text("places a citizen")
    play_on(*players, until=played(tables[0], 60))

    # the server dies; both pages say so, and find back by themselves
    game = anna.page.url.split("?")[0].rpartition("/")[2]
    for one, table in zip((anna, bruno), tables, strict=True):
        one.watch.deliberate(r"WebSocket connection .* failed")
        come_to(table, one.ask("GET", f"/api/tables/{game}")["n"])
    logs = [table.log.inner_text() for table in tables]
    server.kill()
    for table in tables:
        expect(table.bar.get_by_text("reconnecting…")).to_be_visible()
    server.start()
    for table, log in zip(tables, logs, strict=True):
        expect(table.bar.get_by_text("reconnecting…")).to_have_count(0)
        expect(table.log).to_have_text(log, use_inner_text=True)

    players = [Hasty(table, random.Random(seat)) for seat, table in enumerate(tables)]
    play_on(*players, until=lambda: all(player.over() for player in players))
    endings = [Ending(one.page) for one in (anna, bruno)]
    for ending in endings:
        ending.unfold_the_proof()
    assert endings[0].lines() == endings[1].lines()
    for one in (anna, bruno):
        expect(one.page.get_by_role("columnheader")).to_have_text(["Anna", "Bruno"])
        expect(one.page.get_by_role("heading", name="The Characters")).to_be_visible()
        expect(one.page.get_by_text("Your browser has checked it")).to_be_visible()

    # once more: one offers it, the other accepts
    over = anna.page.url.split("?")[0]
    endings[0].rematch.click()
    expect(anna.page).not_to_have_url(re.compile(re.escape(over)))
    bruno.page.get_by_role("button", name="Join the next game").click()
    for table in tables:
        table.ready()
    expect(tables[0].prompt).to_contain_text(re.compile("Anna:|Bruno is choosing"))
    assert anna.page.url.split("?")[0] == bruno.page.url.split("?")[0] != over
    play_on(*players, until=lambda: max(table.watch.n for table in tables) < 20 and tables[0].watch.n > 4)


def come_to(table: Table, n: int) -> None:
    """Waits until a page has all that has happened: who did not move last may hear of it later."""
    table.watch.until(lambda: table.watch.n >= n and table.shows_the_latest(), f"the page does not hear of {n}")


def played(table: Table, choices: int):
    """Whether the table's number has come so far."""
    return lambda: table.watch.n >= choices

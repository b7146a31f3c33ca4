"""Who only watches sees the board, no secret, and nothing to choose."""

import random
import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit, Visitor
from tests.browser.driving import Player, play_on
from tests.browser.pages import Home, NewTable, Table
from tests.browser.wording import plain_words
from tests.server.serving import Server


@pytest.fixture(scope="module")
def server(house_apart: Server) -> Server:
    return house_apart


def secrets_of(player: Visitor) -> list[str]:
    families = player.watch.state["view"]["families"]
    return [one for family in families for one in family["characters"] or []]


def sees_no_secret(watcher: Visitor, table: Table, secrets: list[str]) -> None:
    assert secrets
    shown = watcher.page.content()
    for one in secrets:
        assert plain_words("en")[f"character-{one}"] not in shown
        assert not [frame for frame in watcher.watch.heard if f'"{one}"' in frame]
    assert watcher.watch.state["turn"] is None
    assert watcher.watch.state["seat"] is None
    expect(table.tray.get_by_role("button")).to_have_count(0)
    expect(table.board.locator("[data-lit]")).to_have_count(0)
    expect(table.undo.or_(table.end).and_(watcher.page.locator(":enabled"))).to_have_count(0)


def test_a_spectator_at_a_listed_table(visit: Visit) -> None:
    anna, carl = visit(), visit()
    new = NewTable(anna.page)
    anna.open("/new/troyes")
    anna.page.get_by_label("Your name", exact=True).fill("Anna")
    new.seats(2)
    new.pick("Who may come", "Anybody may join")
    new.begin()
    hers, his = Table(anna.page, anna.watch), Table(carl.page, carl.watch)
    hers.my_turn()

    carl.open("/")
    Home(carl.page).table("Troyes", "Anna", "Watch").click()
    his.ready()
    expect(his.bar.get_by_text("watching")).to_be_visible()
    expect(his.tray).to_contain_text("You are watching this table.")
    sees_no_secret(carl, his, secrets_of(anna))

    play_on(Player(hers, random.Random(3)), until=lambda: carl.watch.n > 30)
    sees_no_secret(carl, his, secrets_of(anna))
    assert "was dealt" not in his.log.inner_text()


def test_who_was_invited_and_came_too_late(visit: Visit) -> None:
    anna, bruno, carl = visit("Anna"), visit("Bruno"), visit("Carl")
    table = anna.make("troyes", [{"kind": "me"}, {"kind": "friend"}])
    for one in (anna, bruno):
        one.open(f"/table/{table['id']}?key={table['key']}")
    bruno.page.get_by_role("button", name="Sit here").wait_for()
    carl.ask("POST", f"/api/tables/{table['id']}/join", {"key": table["key"]})
    for one in (anna, bruno):
        Table(one.page, one.watch).ready()
    sees_no_secret(bruno, Table(bruno.page, bruno.watch), secrets_of(anna))


def test_a_seat_that_was_given_up_in_the_lobby(visit: Visit) -> None:
    """Who has left a seat does not go on seeing with its eyes."""
    anna, bruno, carl = visit("Anna"), visit("Bruno"), visit("Carl")
    table = anna.make("troyes", [{"kind": "me"}, {"kind": "friend"}, {"kind": "friend"}])
    bruno.open(f"/table/{table['id']}?key={table['key']}")
    bruno.page.get_by_role("button", name="Sit here").first.click()
    bruno.page.get_by_role("button", name="Leave the table").click()
    expect(bruno.page.get_by_role("button", name="Sit here")).to_have_count(2)
    carl.ask("POST", f"/api/tables/{table['id']}/join", {"key": table["key"], "seat": 1})
    carl.open(f"/table/{table['id']}")
    expect(carl.page.get_by_text("You have a seat.")).to_be_visible()
    anna.ask("POST", f"/api/tables/{table['id']}/start")
    his = Table(bruno.page, bruno.watch)
    his.ready()
    Table(carl.page, carl.watch).ready()
    sees_no_secret(bruno, his, secrets_of(carl))


def test_looking_on_with_a_seat_of_ones_own(visit: Visit) -> None:
    anna = visit("Anna")
    anna.sit_at("troyes", [{"kind": "me"}, {"kind": "bot"}], seed="look on")
    table = Table(anna.page, anna.watch)
    table.ready()
    table.my_turn()
    secret = table.board.get_by_role("button", name=re.compile("secret of Anna"))
    expect(secret).to_have_count(2)
    table.menu().get_by_role("button", name="Look on as a spectator").click()
    expect(secret).to_have_count(0)
    expect(table.bar.get_by_text("watching")).to_be_visible()
    table.menu().get_by_role("button", name="Back to your own seat").click()
    expect(secret).to_have_count(2)
    table.my_turn()

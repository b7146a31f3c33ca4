"""What was played: the day's game from the first page to its board, and an account's record after a rated game."""

import asyncio
import random
import re
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit, Visitor
from tests.browser.pages import Ending, NewTable, Table
from tests.server.serving import Person, Server

ACCOUNT = {"name": "Bea of Troyes", "password": "as good as any"}


@pytest.fixture(scope="module")
def server(house_apart: Server) -> Server:
    return house_apart


def play_out(one: Visitor, id: str) -> None:
    """Plays a table to its end behind the page's back, at random."""

    cookies = {str(cookie.get("name")): str(cookie.get("value")) for cookie in one.context.cookies()}

    async def play() -> None:
        person = Person(one.server.url, "", httpx.AsyncClient())
        person.token = cookies["troyes"]
        async with person.line({"id": id}) as line:
            await line.play_out(random.Random(1))

    with ThreadPoolExecutor(1) as beside:  # this thread's loop is the browser's
        beside.submit(lambda: asyncio.run(play())).result()


def test_the_day_s_game_is_played_once_and_listed(visit: Visit) -> None:
    anna = visit("Anna")
    anna.ask("POST", "/api/account", {**ACCOUNT, "name": "Anna of the day"})
    anna.open("/")
    today = anna.page.get_by_role("region", name="Today’s game")
    today.get_by_role("button", name="Play today’s game").first.click()
    table = Table(anna.page, anna.watch)
    table.my_turn()
    id = anna.page.url.rpartition("/")[2]
    table.menu()
    expect(anna.page.get_by_text("nobody plays it for you")).to_be_visible()
    expect(anna.page.get_by_role("button", name="Leave")).to_have_count(0)

    anna.open("/")
    expect(today.get_by_text("Your game is under way")).to_be_visible()
    today.get_by_role("link", name="Go on").click()
    table.my_turn()
    assert anna.page.url.endswith(id)

    play_out(anna, id)
    anna.open(f"/table/{id}")
    Ending(anna.page).unfold_the_proof()
    expect(anna.page.get_by_text("Others still play with the same dice today.")).to_be_visible()
    for sealed in ("Save the record", "Replay", "Study this game"):
        expect(anna.page.get_by_role("link", name=sealed)).to_have_count(0)
    expect(anna.page.get_by_text("open when the day is over, for you as for everybody")).to_be_visible()
    anna.page.get_by_role("link", name="Leaders of the day").click()
    board = anna.page.get_by_role("list", name="Troyes Dice, the leaders").get_by_role("listitem")
    expect(board).to_have_count(1)
    expect(board).to_contain_text("Anna")
    dice = anna.page.get_by_role("region", name="Troyes Dice")
    expect(dice.get_by_text(re.compile(r"Your result: \d+ points?, first of 1"))).to_be_visible()
    expect(dice.get_by_role("button", name="Play today’s game")).to_have_count(0)

    bea = visit("Bea")
    bea.open("/daily")
    shown = bea.page.get_by_role("region", name="Troyes Dice")
    expect(shown.get_by_role("listitem")).to_contain_text("Anna")
    expect(shown.get_by_role("listitem").get_by_role("link")).to_have_text(["Anna"])  # no game before the day is over
    expect(bea.page.get_by_text("The board is for accounts.")).to_be_visible()
    expect(shown.get_by_role("button", name="Play today’s game")).to_be_visible()


def test_a_rated_game_stands_in_the_record_and_among_the_leaders(visit: Visit) -> None:
    bea = visit("Bea")
    bea.watch.deliberate("403 POST /api/tables$")
    bea.open("/new/troyes-dice")
    new = NewTable(bea.page)
    new.seats(2)
    new.pick("Rating", "Rated")
    expect(bea.page.get_by_role("group", name="Hints")).to_have_count(0)
    new.begin()
    expect(bea.page.get_by_role("alert")).to_contain_text("people with an account")
    id = bea.ask("POST", "/api/account", ACCOUNT)["id"]
    new.begin()
    Table(bea.page, bea.watch).my_turn()
    play_out(bea, bea.page.url.rpartition("/")[2])

    bea.open("/leaders")
    ratings = bea.page.get_by_role("table", name="Troyes Dice").get_by_role("row")
    expect(ratings).to_have_count(3)
    expect(ratings.filter(has_text="Bot: Merchant")).to_have_count(1)
    mine = ratings.filter(has_text="you")
    rating = mine.get_by_role("cell").nth(2).inner_text()
    mine.get_by_role("link").click()

    page = bea.page
    expect(page).to_have_url(re.compile(f"/people/{id}$"))
    expect(page.get_by_text("after 1 game")).to_contain_text(rating)
    wall = page.locator("section", has=page.get_by_role("heading", name="Achievements of Troyes Dice"))
    expect(wall.get_by_role("listitem")).to_have_count(21)
    expect(wall.get_by_role("listitem").filter(has_text="Play 3 games with others")).to_contain_text("1 of 3")
    expect(page.get_by_role("img", name=re.compile("^Points in 1 game,"))).to_be_visible()
    expect(page.get_by_role("heading", name="Buildings drawn")).to_be_visible()

"""Two people at one device: between them a screen that hides everything, and each sees only their own secrets."""

import random
import re

from playwright.sync_api import expect
from tests.browser.conftest import Visit, Visitor
from tests.browser.driving import Player, play_on
from tests.browser.pages import NewTable, Table
from tests.browser.wording import plain_words


def own_characters(visitor: Visitor) -> list[str]:
    """The names of the Characters that the page was told of last."""
    words = plain_words("en")
    families = visitor.watch.state["view"]["families"]
    return [words[f"character-{one}"] for family in families for one in family.get("characters") or []]


def test_passing_the_device(visit: Visit) -> None:
    anna = visit()
    page, table, new = anna.page, Table(anna.page, anna.watch), NewTable(anna.page)
    anna.open("/new/troyes")
    page.get_by_label("Your name", exact=True).fill("Anna")
    new.seats(2)
    new.who(2, "At this device")
    page.get_by_label("Name at seat 2").fill("Bea")
    new.begin()
    table.curtain.get_by_role("button").click()
    table.ready()
    table.my_turn()

    secrets: dict[str, list[str]] = {}
    player = Player(table, random.Random(1))
    for turn in range(4):
        first = page.evaluate("() => document.querySelector('header.bar b').textContent.replace(':', '')")
        other = {"Anna": "Bea", "Bea": "Anna"}[first]
        mine = secrets.setdefault(first, own_characters(anna))
        assert len(mine) == 2
        expect(table.board.get_by_role("button", name=re.compile(f"secret of {first}"))).to_have_count(2)
        expect(table.board.get_by_role("button", name=re.compile(f"secret of {other}"))).to_have_count(0)
        for name in secrets.get(other, []):
            assert name in mine or name not in page.content()

        play_on(player, until=table.curtain.is_visible)
        expect(table.curtain).to_have_accessible_name(f"Pass the device to {other}")
        shown = page.content()
        assert not [name for name in [*mine, *secrets.get(other, [])] if name in shown], (
            "behind the screen nothing is left"
        )
        if turn == 1:
            page.reload()  # nor can one look past it like that
            expect(table.curtain).to_have_accessible_name(f"Pass the device to {other}")
            assert not [name for name in [*mine, *secrets.get(other, [])] if name in page.content()]
        expect(table.log).to_have_count(0)
        page.keyboard.press("1")  # nothing is chosen through it
        expect(table.curtain.get_by_role("button", name=f"I am {other}")).to_be_focused()
        page.keyboard.press("Enter")
        expect(table.curtain).to_have_count(0)
        expect(table.prompt).to_contain_text(f"{other}:")
    assert not set(secrets["Anna"]) & set(secrets["Bea"])

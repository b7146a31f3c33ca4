"""Nothing is final before the end of the turn is: cost and result first, then back as far as nothing was revealed."""

import json
import re

from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.pages import Table
from tests.browser.reaching import kind, to_action

BOT = {"kind": "bot", "bot": "random"}


def test_cost_and_result_first_and_back_step_by_step(visit: Visit) -> None:
    anna = visit("Anna")
    anna.sit_at("troyes", [{"kind": "me"}, BOT], seed="undo")
    table = Table(anna.page, anna.watch)
    table.ready()
    to_action(table)
    expect(table.undo).to_be_disabled()
    expect(table.end).to_be_disabled()
    story, means = table.log.inner_text(), family(table)

    # agriculture: a field that glows, dice that glow, and the price before it is paid
    field = table.board.get_by_role("button", name=re.compile("^Agriculture: "))
    field.hover()
    expect(table.tray.get_by_role("status").or_(table.tray).first).to_contain_text("Agriculture")
    field.click()
    expect(table.prompt).to_contain_text("dice")
    table.ways.first.click()
    hold = table.tray.get_by_role("button", name=re.compile(r"^End turn: (pay \d+ deniers?, )?gain \d+ deniers?$"))
    expect(hold).to_be_visible()
    expect(table.prompt).to_contain_text("End your turn, or take the last step back.")
    expect(table.tray).to_contain_text("Nothing is final until you end your turn.")
    words = hold.inner_text()
    change = anna.watch.state["turn"]["held"]["change"]["deniers"]

    steps = 0
    while anna.watch.state["turn"]["can_undo"]:
        at = anna.watch.n
        table.undo.click()
        table.stepped("undo", at)
        expect(table.end).to_be_disabled()
        steps += 1
    assert steps >= 2
    assert kind(table) == "action"
    expect(table.log).to_have_text(story, use_inner_text=True)
    assert family(table) == means

    # the same again, and this time it counts
    field.click()
    table.ways.first.click()
    expect(hold).to_have_text(words)
    expect(table.end).to_be_enabled()
    at = len(anna.watch.heard)
    hold.click()
    anna.watch.until(lambda: any('"t":"state"' in frame for frame in anna.watch.heard[at:]))
    after = next(json.loads(frame) for frame in anna.watch.heard[at:] if '"t":"state"' in frame)
    assert after["view"]["families"][0]["deniers"] == means["deniers"] + change
    assert after["turn"] is None or not after["turn"]["can_undo"]
    expect(table.undo).to_be_disabled()


def test_what_was_rolled_stays_rolled(visit: Visit) -> None:
    anna = visit("Anna")
    anna.sit_at("troyes", [{"kind": "me"}, BOT], seed="undo")
    table = Table(anna.page, anna.watch)
    table.ready()
    to_action(table)
    table.unfold("With influence")
    rolls = table.tray.get_by_role("group", name="With influence").get_by_role(
        "button", name=re.compile("This rolls or reveals")
    )
    expect(rolls.first).to_be_visible()
    before = family(table)["influence"]
    at = anna.watch.n
    rolls.first.click()
    table.stepped("a roll", at)
    expect(table.undo).to_be_disabled()
    assert family(table)["influence"] < before


def family(table: Table) -> dict[str, int]:
    """The own means, as the board tells them."""
    words = table.board.get_by_role("button", name=re.compile(r"^Anna: \d+ deniers")).get_attribute("aria-label")
    found = re.fullmatch(r"Anna: (\d+) deniers, (\d+) influence, (\d+) VP", words or "")
    assert found, words
    return dict(zip(("deniers", "influence", "vp"), map(int, found.groups()), strict=True))

"""Sound is made by our own code, when it is on and somebody has touched the page; and never otherwise."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import LOOKS, Visit, Visitor
from tests.browser.pages import Table

SPY = """() => {
    window.heard = { contexts: 0, voices: 0 };
    let touched = false;
    for (const gesture of ["pointerdown", "keydown"]) addEventListener(gesture, () => (touched = true), true);
    Object.defineProperty(navigator, "userActivation", { get: () => ({ hasBeenActive: touched }) });
    const Real = window.AudioContext;
    window.AudioContext = class extends Real {
        constructor(...more) {
            super(...more);
            window.heard.contexts += 1;
        }
        createOscillator() {
            window.heard.voices += 1;
            return super.createOscillator();
        }
        createBufferSource() {
            window.heard.voices += 1;
            return super.createBufferSource();
        }
    };
}"""
"""Counts what is built. The driver's own looks at a page count as gestures to the browser: here only hands do."""


def seated(one: Visitor) -> Table:
    one.page.add_init_script(f"({SPY})()")
    one.sit_at("troyes-dice", [{"kind": "me"}], seed="sound")
    table = Table(one.page, one.watch)
    table.ready()
    table.my_turn()
    return table


def heard(page: Page) -> dict[str, int]:
    return page.evaluate("() => window.heard")


@pytest.mark.parametrize("look", LOOKS.values(), ids=LOOKS)
def test_what_one_does_is_heard_after_the_first_touch(visit: Visit, look: dict[str, Any]) -> None:
    anna = visit("Anna", **look)
    table = seated(anna)
    assert heard(anna.page) == {"contexts": 0, "voices": 0}
    at = anna.watch.n
    table.options.first.click()
    table.stepped("an option", at)
    anna.page.wait_for_function("() => window.heard.voices > 0")
    assert heard(anna.page)["contexts"] == 1


@pytest.mark.parametrize("look", LOOKS.values(), ids=LOOKS)
def test_one_tap_mutes_the_table_for_good(visit: Visit, look: dict[str, Any]) -> None:
    anna = visit("Anna", **look)
    table = seated(anna)
    horn = table.bar.get_by_role("button", name="Sound", exact=True)
    expect(horn).to_have_attribute("aria-pressed", "true")
    horn.click()
    expect(horn).to_have_attribute("aria-pressed", "false")
    at = anna.watch.n
    table.options.first.click()
    table.stepped("an option", at)
    assert heard(anna.page) == {"contexts": 0, "voices": 0}

    anna.page.reload()
    table.my_turn()
    expect(horn).to_have_attribute("aria-pressed", "false")
    sound = table.menu().get_by_role("group", name="Sound")
    expect(sound.get_by_role("slider", name="Volume")).to_be_disabled()
    sound.get_by_role("button", name="On", exact=True).click()
    anna.page.wait_for_function("() => window.heard.voices > 0")
    sound.get_by_role("slider", name="Volume").fill("80")
    expect(sound.get_by_role("slider", name="Volume")).to_have_attribute("aria-valuetext", "80%")

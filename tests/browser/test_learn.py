"""Learn by playing: who touches nothing but what glows comes to the end of a lesson, and to a real game."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import PHONE, Visit, Visitor
from tests.browser.pages import Ending, Table

LESSONS = {"dice": "Troyes Dice", "city": "Troyes"}
GLOWS = "[data-guide]"


def begin(one: Visitor, lesson: str) -> Locator:
    one.open("/learn")
    one.page.get_by_role("button", name=re.compile(rf"^Begin ?: {LESSONS[lesson]}$")).click()
    guide = one.page.get_by_role("complementary", name="Your guide")
    expect(guide).to_be_visible()
    return guide


ANY = ["*"]


def touch(page: Page, meant: Locator) -> None:
    """With a finger or the mouse, once it lies still."""
    if page.evaluate("() => matchMedia('(pointer: coarse)').matches"):
        meant.tap()
    else:
        meant.click()


COVERED = """() => {
    const words = document.querySelector("aside.guide").getBoundingClientRect();
    const seen = (one) => (one.dataset.part ? null : one.querySelector(".on-it")) ?? one;
    const over = (one) => Math.min(one.right, words.right) - Math.max(one.left, words.left) > 1
        && Math.min(one.bottom, words.bottom) - Math.max(one.top, words.top) > 1;
    return [...document.querySelectorAll("[data-guide]")].filter((one) => over(seen(one).getBoundingClientRect()))
        .map((one) => one.dataset.key ?? one.dataset.part ?? one.textContent);
}"""
"""What is meant, and lies under the words about it."""


DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""The rings are set with the next picture."""


def follow(one: Visitor, guide: Locator) -> None:
    """One thing that the guide points at."""
    page, before = one.page, one.watch.n
    now = one.watch.state["guide"]
    glowing = page.locator(GLOWS)
    expect(guide).to_contain_text(f"Step {now['at'] + 1} of")  # the page has drawn what the line has told
    page.evaluate(DRAWN)
    one.watch.until(lambda: page.evaluate(COVERED) == [], f"the words cover what they speak of: {now}")
    if now["kind"] in ("page", "try"):
        for part in now["parts"]:
            expect(page.locator(f'{GLOWS}[data-part="{part}"], {GLOWS}[data-key="{part}"]').first).to_be_visible()
        guide.get_by_role("button", name="Next").click()
    elif now["keys"] or now["end"]:
        # of several that belong together the topmost: those below are hit through it; where any will do, they may lie
        # too far apart for a phone, and the first of them comes into sight
        meant = glowing.first if now["keys"] == ANY else glowing.last
        expect(meant).to_be_in_viewport(ratio=0.75)  # what is touched
        picks = not now["end"] and glowing.first.get_attribute("aria-pressed") == "false" and len(now["keys"]) == 2
        touch(page, meant)
        if picks:  # a die of Troyes Dice is picked up first: then its space glows
            expect(page.locator(f'{GLOWS}[data-key="{now["keys"][1]}"]')).to_be_visible()
            touch(page, glowing.last)
    else:
        offered = [option["key"] for option in one.watch.state["turn"]["options"]]
        chosen = "pass" if "pass" in offered else offered[0]
        button = page.locator(f':is(section.tray, footer.act) button[data-key="{chosen}"]')
        if button.count() == 0:  # on a phone the list opens over the page
            page.get_by_role("button", name=re.compile(r"^\d+ choices?$")).tap()
        touch(page, button.last)
    one.watch.until(lambda: one.watch.n > before, f"nothing came of {now}")
    one.watch.until(lambda: one.watch.state["over"] or one.watch.state["turn"] is not None, "nobody moves")


LOOKS = {"dice on a phone": ("dice", PHONE), "city": ("city", {}), "city on a phone": ("city", PHONE)}


@pytest.mark.parametrize(("lesson", "look"), LOOKS.values(), ids=LOOKS)
def test_touching_only_what_glows_leads_to_the_end(visit: Visit, lesson: str, look: dict[str, object]) -> None:
    one = visit(**look)
    guide = begin(one, lesson)
    steps = 0
    while not one.watch.state.get("over"):
        follow(one, guide)
        steps += 1
        assert steps < 80, "it does not come to an end"
    page = one.page
    Ending(page).counted()
    expect(page.get_by_role("heading", name="What you know now")).to_be_visible()
    page.get_by_role("button", name="Play a real game").click()
    expect(page.get_by_role("banner").get_by_role("status")).to_be_visible()
    expect(guide).to_have_count(0)
    one.open("/learn")
    expect(page.get_by_text("Learned")).to_have_count(1)


def test_a_wrong_step_is_met_with_a_friendly_word_and_the_lesson_goes_on_after_a_reload(visit: Visit) -> None:
    one = visit()
    guide = begin(one, "dice")
    table = Table(one.page, one.watch)
    while one.watch.state["guide"]["kind"] != "task":
        follow(one, guide)
    at = one.watch.n
    table.option("Place 4: the yellow 6").click()
    expect(guide).to_contain_text("let us stay with the plan")
    assert one.watch.n == at
    one.page.reload()
    expect(guide).to_contain_text("Step 10 of 20")
    guide.get_by_role("button", name="Do it for me").click()
    expect(guide).to_contain_text("Step 11 of 20")
    guide.get_by_role("button", name="More").click()
    guide.get_by_role("button", name="Play on without the guide").click()
    expect(guide).to_have_count(0)
    expect(table.log).to_be_visible()

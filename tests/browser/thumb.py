"""A thumb on a phone: it touches what it sees, where it sees it, and nothing else."""

import random
from collections.abc import Callable
from typing import Any

from tests.browser.pages import Phone
from tests.browser.watching import PATIENCE

FINGER = 44
DIE = 36
"""Pixels: what must be hit is never smaller."""

IN_SIGHT = """() => {
    const board = document.querySelector("main.ground");
    const current = document.querySelector("nav.tabs [aria-current]")?.dataset.tab;
    const box = (one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return { x, y, width, height };
    };
    const points = ({ x, y, width, height }) => [
        [x + width / 2, y + height / 2], [x + width / 2, y + 12], [x + 12, y + height - 12], [x + width - 12, y + 12],
    ];
    const hit = (one) => points(box(one)).find(([x, y]) => {
        const found = document.elementFromPoint(x, y);
        return one.contains(found) && found.closest("[data-spot]") === one.closest("[data-spot]");
    });
    const seen = (found, kind) => [...found].flatMap((one) => {
        const at = one.disabled ? undefined : hit(one);
        const name = one.getAttribute("aria-label") ?? one.textContent.trim();
        const die = one.querySelector('[data-piece^="die:"]') !== null;
        return at ? [{ kind, name, die, at, ...box(one), key: one.dataset.key ?? "" }] : [];
    });
    const lit = '[data-spot][data-lit="true"]';
    return {
        over: document.querySelector("main.ending") !== null,
        current,
        end: seen(document.querySelectorAll("footer.act [data-end]"), "end"),
        ways: seen(document.querySelectorAll(".told .way"), "way"),
        spots: board ? seen(board.querySelectorAll(`[data-page="${current}"] ${lit}, .own ${lit}`), "spot") : [],
        deeds: seen(document.querySelectorAll("footer.act button[data-key]"), "deed"),
        options: seen(document.querySelectorAll("section.tray .option"), "option"),
        dots: seen(document.querySelectorAll("nav.tabs button:has(.waits)"), "tab"),
    };
}"""
"""What a thumb could touch now, and where; what is covered or out of sight is not there."""

Seen = dict[str, Any]


class Thumb:
    """Plays whatever comes up by itself; now and then it looks at another page first."""

    def __init__(self, phone: Phone, rng: random.Random) -> None:
        self.phone = phone
        self.rng = rng
        self.touched = 0
        self.small: list[str] = []
        """What it could hardly hit."""

    def look(self) -> Seen:
        return self.phone.page.evaluate(IN_SIGHT)

    def tap(self, what: Seen) -> None:
        least = DIE if what["die"] else FINGER
        if min(what["width"], what["height"]) < least - 0.5:
            self.small.append(f"{what['kind']} {what['name']}: {what['width']:.0f} x {what['height']:.0f}")
        self.phone.page.touchscreen.tap(*what["at"])
        self.touched += 1

    def step(self) -> bool:
        """One thing, if there is anything to do: the end of the turn, a whole way, or whatever is in sight."""
        watch = self.phone.watch
        if not watch.state.get("turn"):
            return False
        seen, before = self.look(), watch.n
        if seen["end"]:
            what = seen["end"][0]
        elif watch.state["turn"]["held"]:
            return False
        else:
            if len(seen["dots"]) > 1 and self.rng.random() < 0.3:
                self.tap(self.rng.choice(seen["dots"]))
                self.phone.page.wait_for_timeout(60)
                seen = self.look()
            choices = self.choices(seen)
            if not choices:
                return False
            what = self.rng.choice(choices)
        self.tap(what)
        self.phone.stepped(what, before)
        return True

    def choices(self, seen: Seen) -> list[Seen]:
        if seen["ways"] and self.rng.random() < 0.8:
            return seen["ways"]
        return (
            seen["spots"] + seen["options"] + [deed for deed in seen["deeds"] if deed["key"] != "pass"] or seen["deeds"]
        )

    def play_on(self, until: Callable[[], bool], steps: int = 600) -> None:
        """Nobody helps it: what can be chosen must come into sight within moments."""
        idle = made = 0
        while not until():
            if self.step():
                idle, made = 0, made + 1
            else:
                idle += 1
                self.phone.page.wait_for_timeout(15)
            assert idle < PATIENCE * 20, f"nothing to touch in sight: {self.phone.watch.state['turn']}"
            assert made < steps, "it does not come to an end"

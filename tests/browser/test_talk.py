"""People talk at a table, one mutes another; and one is told of one's turn."""

import json

from playwright.sync_api import BrowserContext, Page, expect
from tests.browser.conftest import PHONE, Visit, Visitor
from tests.server.receiving import Browser

ME = {"kind": "me"}
FRIEND = {"kind": "friend"}
WORDS = "Esmeralda"
SHOWN = """ServiceWorkerRegistration.prototype.showNotification = function (title, told) {
    (window.shown ??= []).push([title, told.body, told.data.url]); return Promise.resolve(); };"""
"""What would appear on the screen."""
SUBSCRIBE = """{
    const keys = { p256dh: %s, auth: %s };
    const push = { endpoint: "https://push.example/browser", getKey: (name) => Uint8Array.from(keys[name]).buffer,
        unsubscribe: () => Promise.resolve(true) };
    let there = null;
    PushManager.prototype.subscribe = () => Promise.resolve(there = push);
    PushManager.prototype.getSubscription = () => Promise.resolve(there);
}"""
"""A browser with a push service: there is none in a test."""
EDGES = """(words) => {
    const note = [...document.querySelectorAll(".toast")].find((one) => one.textContent.includes(words));
    const parts = [document.querySelector("header.bar"), note, document.querySelector("[data-chat]")];
    return note && parts.map((one) => one.getBoundingClientRect()).map(({ top, bottom }) => [top, bottom]);
}"""


def write(one: Visitor, text: str) -> None:
    field = one.page.get_by_label("Message to the table")
    field.fill(text)
    field.press("Enter")
    expect(field).to_have_value("")


def edges_of_a_note(page: Page, words: str) -> list[list[float]]:
    """Where prompt, note and chat line begin and end, from above: in one look, for a note soon goes."""
    return page.wait_for_function(EDGES, arg=words).json_value()


def test_two_talk_and_one_reads_no_more(visit: Visit) -> None:
    anna, bea = visit("Anna"), visit("Bea", **PHONE)
    table = anna.make("troyes-dice", [ME, FRIEND, FRIEND])
    bea.ask("POST", f"/api/tables/{table['id']}/join", {"key": table["key"]})
    for one in (anna, bea):
        one.open(f"/table/{table['id']}")
    write(anna, "Shall we begin? <b>https://example.org</b>")  # while they wait
    shown = bea.page.get_by_role("log", name="Chat")
    expect(shown).to_contain_text("Shall we begin? <b>https://example.org</b>")
    expect(shown.get_by_role("link")).to_have_count(0)
    (muted,) = bea.ask("POST", "/api/mutes", {"table": table["id"], "n": 0})
    expect(shown).to_contain_text("Messages of people whom you have muted are hidden")  # not: nobody has spoken
    expect(shown.get_by_role("link")).to_have_attribute("href", "/me")
    bea.ask("DELETE", f"/api/mutes/{muted['id']}")
    expect(shown).to_contain_text("Shall we begin?")
    anna.ask("POST", f"/api/tables/{table['id']}/start")

    # at the table: what is new is marked until it is read
    chat = bea.page.get_by_role("button", name="Chat")
    expect(chat).to_be_visible()
    expect(chat).not_to_contain_text("new message")
    expect(anna.page.get_by_role("tab", name="Chat")).to_be_visible()
    anna.page.keyboard.press("c")
    write(anna, "Good luck")
    note = bea.page.get_by_role("status").filter(has_text="Anna says: Good luck")
    expect(note).to_have_count(1)  # this first: it does not stay
    expect(chat).to_contain_text("1 new message")
    chat.click()
    expect(chat).not_to_contain_text("new message")
    write(bea, "You too")
    expect(anna.page.get_by_role("log", name="Chat")).to_contain_text("You too")
    anna.page.get_by_role("tab", name="Chat").press("ArrowUp")
    expect(anna.page.get_by_role("tab", name="Log")).to_be_focused()
    write(bea, "Are you there?")
    expect(anna.page.get_by_role("tab", name="Chat")).to_contain_text("1 new message")

    # one's own words can be taken back, and another's reported
    bea.page.get_by_role("button", name="More about what Bea said").last.click()
    bea.page.get_by_role("button", name="Take back").click()
    expect(bea.page.get_by_text("taken back")).to_be_visible()
    bea.page.get_by_role("button", name="More about what Anna said").last.click()
    bea.page.get_by_role("button", name="Report").click()
    bea.page.get_by_label("What is wrong with this message?").fill("not kind")
    bea.page.get_by_role("button", name="Send the report").click()
    edges = [edge for part in edges_of_a_note(bea.page, "Thank you.") for edge in part]
    assert edges == sorted(edges)  # it covers neither the prompt nor the chat

    # muted: none of the words arrives, until they are read again
    bea.page.get_by_role("button", name="More about what Anna said").last.click()
    bea.page.get_by_role("button", name="Read no more of Anna").click()
    bea.page.get_by_role("button", name="Mute").click()
    expect(shown).not_to_contain_text("Good luck")
    anna.page.get_by_role("tab", name="Chat").click()
    write(anna, WORDS)
    write(bea, "still here")
    expect(shown).to_contain_text("still here")
    assert WORDS not in "".join(bea.watch.heard)
    bea.open("/me")
    muted = bea.page.get_by_role("listitem").filter(has_text="Anna")
    muted.get_by_role("button", name="Read again").click()
    expect(muted).to_have_count(0)
    bea.open(f"/table/{table['id']}")
    bea.page.get_by_role("button", name="Chat").click()
    expect(shown).to_contain_text(WORDS)


def able(context: BrowserContext, url: str) -> None:
    """A browser whose owner says yes, and which has a push service."""
    browser = Browser("https://push.example/browser")
    context.grant_permissions(["notifications"], origin=url)
    keys = (json.dumps(list(browser.public)), json.dumps(list(browser.auth)))
    context.add_init_script(SHOWN + SUBSCRIBE % keys)


def test_one_is_told_of_ones_turn(visit: Visit) -> None:
    anna, bea = visit("Anna", service_workers="allow"), visit("Bea")
    able(anna.context, anna.server.url)
    anna.open("/me")
    told = anna.page.get_by_text("You are told here, also when no page of ours is open.")
    for name, pushes in (("Turn on", ["https://push.example/browser"]), ("Turn off", []), ("Turn on", None)):
        anna.page.get_by_role("button", name=name).click()
        expect(told).to_have_count(1 if name == "Turn on" else 0)
        assert pushes is None or anna.ask("GET", "/api/me/notices")["pushes"] == pushes

    # a page of the table that lies behind others: its tab is marked, and a message appears
    table = bea.make("troyes", [ME, FRIEND], options={"start_player": 0})
    anna.ask("POST", f"/api/tables/{table['id']}/join", {"key": table["key"]})
    anna.open(f"/table/{table['id']}")
    icon = anna.page.locator("link[rel=icon]")
    expect(icon).to_have_attribute("href", "/favicon.svg")
    anna.page.evaluate("Object.defineProperty(document, 'hidden', { get: () => true })")
    bea.open(f"/table/{table['id']}")
    bea.page.get_by_role("button", name="Palace, space 1").first.click()
    bea.page.get_by_role("banner").get_by_role("button", name="End turn").click()
    expect(anna.page).to_have_title("● Your turn · Troyes")
    anna.watch.until(lambda: (icon.get_attribute("href") or "").startswith("data:image/svg"), "the tab is marked")
    anna.watch.until(lambda: anna.page.evaluate("window.shown ?? null"), "a message on the screen")
    assert anna.page.evaluate("window.shown") == [["Troyes", "It is your turn at Troyes.", f"/table/{table['id']}"]]

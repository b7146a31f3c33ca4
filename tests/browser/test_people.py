"""People in the browser: an account made of a guest, two devices, friends, and a farewell."""

import json

from playwright.sync_api import Page, expect
from tests.browser.conftest import PHONE, Visit
from tests.browser.pages import Table

ME = {"kind": "me"}
PASSWORD = "as good as any"


def form(page: Page, button: str) -> None:
    page.get_by_role("button", name=button, exact=True).click()


def make_account(page: Page, name: str) -> None:
    made = page.locator("form", has=page.get_by_role("heading", name="Make an account"))
    made.get_by_label("Account name").fill(name)
    made.get_by_label("Password").fill(PASSWORD)
    made.get_by_role("button", name="Make the account").click()
    expect(page.get_by_role("heading", name="Devices")).to_be_visible()


def sign_in(page: Page, name: str, password: str = PASSWORD) -> None:
    known = page.locator("form", has=page.get_by_role("heading", name="Sign in"))
    known.get_by_label("Account name").fill(name)
    known.get_by_label("Password").fill(password)
    known.get_by_role("button", name="Sign in").click()


def test_a_guest_becomes_an_account_and_takes_it_to_another_device(visit: Visit) -> None:
    home = visit("Anna")
    table = home.make("troyes-dice", [ME])
    home.open("/me")
    make_account(home.page, "Anna of Troyes")
    expect(home.page.get_by_role("heading", level=1, name="Anna", exact=True)).to_be_visible()  # as others know her
    expect(home.page.get_by_text("Your account is called anna of troyes")).to_be_visible()
    ways = home.page.get_by_role("navigation", name="Pages")
    expect(ways.get_by_role("link", name="Anna", exact=True)).to_be_visible()  # at once, not only after a reload
    expect(home.page.get_by_label("Address", exact=True)).to_be_visible()

    phone = visit("Somebody", **PHONE)
    other = phone.make("king", [ME])
    phone.watch.deliberate("403 POST /api/session$")
    phone.open("/me")
    sign_in(phone.page, "anna of troyes", "not this one")
    expect(phone.page.get_by_role("alert")).to_contain_text("do not fit together")
    expect(phone.page.get_by_label("Bring along the table of this browser")).to_be_checked()
    sign_in(phone.page, "ANNA of troyes")
    expect(phone.page.get_by_text("2 devices or programs are signed in.")).to_be_visible()
    mine = {line["id"] for line in phone.ask("GET", "/api/tables")["yours"]}
    assert mine == {table["id"], other["id"]}

    with phone.page.expect_download() as file:
        phone.page.get_by_role("link", name="Download").click()
    told = json.loads(file.value.path().read_text("utf-8"))
    assert {one["id"] for one in told["tables"]} == mine

    # signed out from elsewhere: an open table says so, and signing in leads back to it
    home.open(f"/table/{table['id']}")
    Table(home.page, home.watch).ready()
    form(phone.page, "Sign out everywhere")
    expect(phone.page.get_by_role("heading", name="Make an account")).to_be_visible()
    expect(home.page.get_by_role("heading", name="You are signed out on this device")).to_be_visible()
    expect(ways.get_by_role("link", name="You", exact=True)).to_be_visible()
    home.page.get_by_role("main").get_by_role("link", name="Sign in").click()
    sign_in(home.page, "Anna of Troyes")
    Table(home.page, home.watch).ready()
    assert home.page.url.endswith(f"/table/{table['id']}")

    # so does the page about oneself, at the first answer
    home.open("/me")
    expect(home.page.get_by_role("heading", name="Devices")).to_be_visible()
    phone.ask("POST", "/api/session", {"name": "Anna of Troyes", "password": PASSWORD})
    phone.ask("DELETE", "/api/sessions")
    home.page.get_by_label("Name that others see").fill("Anne")
    home.page.get_by_label("Name that others see").press("Enter")
    expect(home.page.get_by_role("alert")).to_contain_text("You are signed out on this device")
    expect(ways.get_by_role("link", name="You", exact=True)).to_be_visible()
    sign_in(home.page, "Anna of Troyes")
    expect(home.page.get_by_role("alert")).to_have_count(0)
    form(home.page, "Remove everything")
    sure = home.page.get_by_role("button", name="Remove all my data")
    expect(sure).to_be_disabled()
    home.page.get_by_label("Your password").fill(PASSWORD)
    sure.click()
    expect(home.page.get_by_text("All your data is removed.")).to_be_visible()
    home.watch.deliberate("403 POST /api/session$")
    sign_in(home.page, "Anna of Troyes")
    expect(home.page.get_by_role("alert")).to_contain_text("do not fit together")


def test_friends_find_each_other(visit: Visit) -> None:
    anna, bob = visit("Anna Friend"), visit("Bob Friend")
    for one, name in ((anna, "Anna Friend"), (bob, "Bob Friend")):
        one.ask("POST", "/api/account", {"name": name, "password": PASSWORD})
        one.open("/friends")
    table = bob.make("troyes", [ME, {"kind": "friend"}], listed=True)
    anna.watch.deliberate("404 POST /api/friends")
    anna.page.get_by_label("Account name of a friend").fill("bob")
    form(anna.page, "Ask")
    expect(anna.page.get_by_role("alert")).to_contain_text("nobody of that name")
    anna.page.get_by_label("Account name of a friend").fill("bob friend")
    form(anna.page, "Ask")
    expect(anna.page.get_by_role("heading", name="You have asked")).to_be_visible()

    bob.page.reload()
    form(bob.page, "Accept")
    expect(bob.page.get_by_role("button", name="Accept")).to_have_count(0)  # else her page comes before the answer
    bob.page.get_by_role("link", name="Anna Friend").click()
    expect(bob.page.get_by_text("You are friends.")).to_be_visible()

    anna.page.reload()
    anna.page.get_by_role("listitem").get_by_role("link").filter(has_text="Join").click()
    expect(anna.page.get_by_role("link", name="Bob Friend")).to_be_visible()
    assert table["id"] in anna.page.url

    # at the table, too, whoever has an account has a page
    anna.page.get_by_role("button", name="Sit here").click()
    known = Table(anna.page, anna.watch).menu().get_by_role("link", name="Bob Friend")
    with anna.context.expect_page() as opened:
        known.click()
    expect(opened.value.get_by_role("heading", level=1, name="Bob Friend")).to_be_visible()

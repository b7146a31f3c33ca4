"""What every answer tells the browser: nobody frames us, guesses at types, or hears where somebody came from."""

from litestar.types import Message, Scope

ALWAYS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    "cross-origin-resource-policy": "same-origin",
}
UNFRAMED = "frame-ancestors 'none'"
NOTHING = f"default-src 'none'; {UNFRAMED}"
"""For what is no page at all."""
NO_PAGES = (b"application/json", b"text/plain")


async def guarded(message: Message, scope: Scope) -> None:
    """Adds what is missing, to refusals too. The page has a policy of its own: `troyes.server.http.client`."""
    if message["type"] != "http.response.start":
        return
    told = list(message["headers"])
    there = {name.lower(): value for name, value in told}
    bare = there.get(b"content-type", b"").startswith(NO_PAGES)
    for name, value in {**ALWAYS, "content-security-policy": NOTHING if bare else UNFRAMED}.items():
        if name.encode() not in there:
            told.append((name.encode(), value.encode()))
    message["headers"] = told

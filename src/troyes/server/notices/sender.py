"""A post to an address outside: one try, or several with growing pauses."""

import asyncio
import ssl
from collections.abc import Callable, Mapping, Sequence

import httpx

from troyes.server.guard.outside import OutsideError, looked_up, outside

PATIENCE = 5.0
"""Seconds that a try takes at most, from looking up the name to the answer."""
PAUSES = (5.0, 30.0, 120.0)
"""Seconds before each try after the first."""
LATER = (408, 425, 429)
"""Answers after which another try may help, besides those of a server in trouble."""
NOTHING = 0
"""Instead of a status: there was no answer."""
AT_ONCE = 20


def good(status: int) -> bool:
    return 200 <= status < 300


class Sender:
    """`private`: whether addresses of one's own network are allowed, and such without TLS."""

    def __init__(self, private: bool, pauses: Sequence[float] = PAUSES) -> None:
        self.private = private
        self.pauses = pauses
        self._client: httpx.AsyncClient | None = None
        self._few = asyncio.Semaphore(AT_ONCE)

    async def post(self, url: str, headers: Mapping[str, str], content: bytes) -> int:
        """The status that was answered; 0: none was. What else the answer says is not read, nor followed."""
        try:
            async with self._few, asyncio.timeout(PATIENCE):
                return await self._post(url, headers, content)
        except (OutsideError, httpx.HTTPError, httpx.InvalidURL, OSError, ssl.SSLError, TimeoutError, ValueError):
            return NOTHING

    async def post_until_heard(
        self, url: str, headers: Callable[[], Mapping[str, str]], content: bytes, wanted: Callable[[], bool]
    ) -> int:
        """Tries again as long as that may help, and as long as it is still `wanted`."""
        status = await self.post(url, headers(), content)
        for pause in self.pauses:
            if not (status == NOTHING or status in LATER or status >= 500):
                break
            await asyncio.sleep(pause)
            if not wanted():
                break
            status = await self.post(url, headers(), content)
        return status

    async def close(self) -> None:
        if self._client is not None:
            await self._client.aclose()

    async def _post(self, url: str, headers: Mapping[str, str], content: bytes) -> int:
        place = outside(url, self.private)
        address = await looked_up(place, self.private)
        target = httpx.URL(url)
        request = self._open().build_request(
            "POST",
            target.copy_with(host=address),
            headers={**headers, "host": target.netloc.decode("ascii"), "user-agent": "troyes"},
            content=content,
            extensions={"sni_hostname": place.host},  # the certificate must be the name's, wherever we connect to
        )
        answer = await self._open().send(request, stream=True, follow_redirects=False)
        await answer.aclose()
        return answer.status_code

    def _open(self) -> httpx.AsyncClient:
        """No line is kept open: one that was made for a name must not serve another at the same address."""
        if self._client is None:
            limits = httpx.Limits(max_keepalive_connections=0)
            self._client = httpx.AsyncClient(trust_env=False, timeout=PATIENCE, limits=limits)
        return self._client

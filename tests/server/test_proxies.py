"""The shipped files for nginx and Caddy, tried with the real servers: `make proxies`."""

import asyncio
import re
import ssl
import subprocess
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from tests.server.serving import ME, PATIENCE, Place, free_port, inside, people
from websockets.asyncio.client import connect

DEPLOY = Path(__file__).parents[2] / "deploy"
FIGURES = [
    *("/metrics", "/metrics/", "/metrics?x=1", "/metrics/x"),
    *("//metrics", "/./metrics/", "/%6detrics", "/x/../metrics"),
]
TEMPORARY = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
PATH = "/usr/sbin:/usr/bin:/bin"
HOST = "troyes.example"


def certificate(folder: Path) -> tuple[Path, Path]:
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    new = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={HOST}"]
    names = ["-addext", f"subjectAltName=DNS:{HOST}", "-keyout", str(key), "-out", str(certificate)]
    subprocess.run([*new, *names], check=True, capture_output=True)
    return certificate, key


def nginx(folder: Path, port: int, behind: int) -> list[str]:
    """As the shipped file says, but for ports, certificate and patience."""
    found, key = certificate(folder)
    text = (DEPLOY / "nginx.conf").read_text("utf-8")
    text = re.sub(r"listen \[::\].*\n", "", text)
    text = text.replace("listen 80;", f"listen 127.0.0.1:{free_port()};").replace("443 ssl", f"127.0.0.1:{port} ssl")
    text = text.replace("127.0.0.1:8080", f"127.0.0.1:{behind}").replace("_timeout 15s", "_timeout 1s")
    text = re.sub(r"(ssl_certificate +)\S+;", rf"\1{found};", text)
    text = re.sub(r"(ssl_certificate_key +)\S+;", rf"\1{key};", text)
    text = text.replace("client_body_timeout   15s", "client_body_timeout 1s")
    places = " ".join(f"{kind}_temp_path {folder}/{kind};" for kind in TEMPORARY)
    whole = folder / "nginx.conf"
    around = f"pid {folder}/pid; daemon off; error_log stderr;\nevents {{}}\nhttp {{ {places}\n"
    whole.write_text(f"{around}{text}\n}}\n", "utf-8")
    return ["nginx", "-p", str(folder), "-e", "stderr", "-c", str(whole)]


def caddy(folder: Path, port: int, behind: int) -> list[str]:
    found, key = certificate(folder)
    text = (DEPLOY / "Caddyfile").read_text("utf-8")
    text = text.replace(f"{HOST} {{", f"https://{HOST}:{port} {{\n\ttls {found} {key}\n\tbind 127.0.0.1", 1)
    text = text.replace("{\n", "{\n\tadmin off\n\tauto_https disable_redirects\n", 1)
    text = text.replace("127.0.0.1:8080", f"127.0.0.1:{behind}").replace(" 15s", " 1s")
    (folder / "Caddyfile").write_text(text, "utf-8")
    return ["caddy", "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]


def secured() -> ssl.SSLContext:
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    return context


class Front:
    """A proxy, and the server behind it."""

    def __init__(self, port: int, place: Place) -> None:
        self.port = port
        self.place = place
        self.server = place.url

    async def raw(self, sent: str) -> str:
        """What comes back for exactly this; empty if the line is cut."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, ssl=secured(), server_hostname=HOST)
        writer.write(sent.encode())
        try:
            return (await asyncio.wait_for(reader.read(), PATIENCE)).decode("utf-8", "replace")
        finally:
            writer.close()

    async def get(self, path: str, more: str = "") -> str:
        return await self.raw(f"GET {path} HTTP/1.1\r\nHost: {HOST}\r\nConnection: close\r\n{more}\r\n")


@pytest.fixture(params=[nginx, caddy], ids=["nginx", "caddy"])
async def front(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncGenerator[Front]:
    async with _front(request.param, tmp_path) as found:
        yield found


@asynccontextmanager
async def _front(proxy, tmp_path: Path) -> AsyncGenerator[Front]:
    settings = {"trusted_proxy": True, "new_guests_per_hour": 2, "public_url": f"https://{HOST}"}
    settings["max_connections_per_address"] = 3
    async with inside(tmp_path / "data", **settings) as place:
        port = free_port()
        folder = tmp_path / "proxy"
        folder.mkdir()
        words = proxy(folder, port, int(place.url.rpartition(":")[2]))
        with (folder / "log.txt").open("wb") as log:
            running = subprocess.Popen(words, stdout=log, stderr=log, env={"HOME": str(folder), "PATH": PATH})
        try:
            await _answers(port, running, folder / "log.txt")
            yield Front(port, place)
        finally:
            running.terminate()
            running.wait(PATIENCE)


async def _answers(port: int, running: "subprocess.Popen[bytes]", log: Path) -> None:
    until = time.monotonic() + PATIENCE
    while True:
        assert running.poll() is None, log.read_text("utf-8")
        assert time.monotonic() < until, log.read_text("utf-8")
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            await asyncio.sleep(0.05)
        else:
            writer.close()
            return


async def test_the_figures_are_the_operators_alone(front: Front) -> None:
    assert "200 OK" in await front.get("/api/games")
    for path in FIGURES:
        answer = await front.get(path)
        assert "troyes_" not in answer, path
        assert re.match(r"HTTP/1.1 (404|400|308|301)", answer), (path, answer[:200])


async def test_who_asks_is_told_by_the_proxy_and_not_by_themselves(front: Front) -> None:
    answers: list[str] = []
    for at in range(4):
        body = '{"name": "A", "token": true}'
        head = f"X-Forwarded-For: 192.0.2.{at}\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\n"
        line = f"POST /api/guests HTTP/1.1\r\nHost: {HOST}\r\nConnection: close\r\n"
        answers.append(await front.raw(f"{line}{head}\r\n{body}"))
    assert [answer.split()[1] for answer in answers] == ["201", "201", "429", "429"]


async def test_nobody_has_more_requests_under_way_than_allowed(front: Front, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever they say about where they come from. Caddy itself counts none."""
    well = asyncio.Event()
    monkeypatch.setattr(front.place.services.store, "healthy", well.wait)
    held = [asyncio.create_task(front.get("/health")) for _ in range(3)]
    async with asyncio.timeout(PATIENCE):
        while "200 OK" in await front.get("/api/games", "X-Forwarded-For: 192.0.2.1\r\n"):
            await asyncio.sleep(0.01)  # until all of them have come
    assert "HTTP/1.1 429" in await front.get("/api/games", "X-Forwarded-For: 192.0.2.2\r\n")
    well.set()
    assert all("200 OK" in answer for answer in await asyncio.gather(*held))
    async with asyncio.timeout(PATIENCE):
        while len(front.place.services.asking):
            await asyncio.sleep(0.01)
    assert "200 OK" in await front.get("/api/games")


async def test_the_live_line_goes_through(front: Front) -> None:
    async with people(front.server, "Anna") as (anna, _):
        table = await anna.make("troyes-dice", [ME])
        there = f"wss://{HOST}:{front.port}/api/tables/{table['id']}/live"
        headers = {"authorization": f"Bearer {anna.token}"}
        async with connect(there, host="127.0.0.1", ssl=secured(), additional_headers=headers, proxy=None) as line:
            await line.send('{"t": "hello"}')
            assert '"t":"table"' in str(await asyncio.wait_for(line.recv(), PATIENCE))


async def test_who_sends_a_request_by_drops_is_let_go(front: Front) -> None:
    await front.raw(f"GET / HTTP/1.1\r\nHost: {HOST}\r\nX-Slow: ")
    await front.raw(f"POST /api/guests HTTP/1.1\r\nHost: {HOST}\r\nContent-Length: 1000\r\n\r\n{{")

"""Several servers on this machine, to try: `make cluster`.

PostgreSQL, nginx in front, three servers and two workers behind it.

Everything lies in `build/cluster` and stays there for the next time; `--fresh` begins anew. Ctrl-C ends all of it. A
server can be killed or stopped meanwhile, and its lines go on at another.
"""

import argparse
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

sys.path.insert(0, str(Path(__file__).parent.parent))

from scripts.postgres import Postgres

FOLDER = Path("build") / "cluster"
PATIENCE = 120.0
SHIPPED = Path(__file__).parent.parent / "deploy" / "nginx-cluster.conf"
AROUND = """
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/nginx.log;
worker_rlimit_nofile 16384;
events {{ worker_connections 8192; }}
http {{
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
{shipped}}}
"""


def configuration(folder: Path, port: int, servers: Iterable[int]) -> str:
    """The shipped file, but for its ports, and what Debian's own file has around it."""
    each = re.compile(r"    server server\d+:8080( .*;)\n")
    text = SHIPPED.read_text("utf-8").replace("listen 80;", f"listen {port};")
    known = each.search(text)
    assert known is not None
    behind = "".join(f"    server 127.0.0.1:{at}{known[1]}\n" for at in servers)
    text = each.sub("", text).replace("    keepalive ", f"{behind}    keepalive ")
    return AROUND.format(folder=folder.absolute(), shipped=text)


def nginx() -> str:
    found = shutil.which("nginx") or shutil.which("/usr/sbin/nginx")
    if found is None:
        raise SystemExit("nginx is not installed here. Debian and Ubuntu: apt install nginx-light.")
    return found


@contextmanager
def started(command: list[str], log: Path, **environment: str) -> Iterator["subprocess.Popen[bytes]"]:
    with log.open("ab") as output:
        surroundings = {**os.environ, **environment}
        process = subprocess.Popen(command, stdout=output, stderr=output, env=surroundings, start_new_session=True)
    try:
        yield process
    finally:
        if process.poll() is None:
            process.send_signal(signal.SIGTERM)
            process.wait(20)


def answers(port: int) -> bool:
    try:
        with urlopen(f"http://127.0.0.1:{port}/health", timeout=2):
            return True
    except (URLError, OSError):
        return False


def wait_for(port: int, log: Path) -> None:
    until = time.monotonic() + PATIENCE
    while not answers(port):
        if time.monotonic() > until:
            raise SystemExit(f"port {port} does not answer: see {log}")
        time.sleep(0.1)


@contextmanager
def cluster(folder: Path, port: int, servers: int, workers: int) -> Iterator[None]:
    """Everything, until it is left."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "pg").mkdir(exist_ok=True)
    postgres = Postgres((folder / "pg").absolute(), careful=True)
    postgres.make()
    ports = [port + at for at in range(1, servers + 1)]
    with ExitStack() as all_of_it:
        postgres.start()
        all_of_it.callback(postgres.stop)
        for at in ports:
            command = [sys.executable, "-m", "troyes", "serve", "--port", str(at), "--data", str(folder / "data")]
            settings = {"TROYES_DATABASE": postgres.address, "TROYES_TRUSTED_PROXY": "true"}
            settings["TROYES_PUBLIC_URL"] = f"http://localhost:{port}"
            settings["TROYES_WORKERS"] = "0" if workers else "1"
            all_of_it.enter_context(started([*command, "--no-open"], folder / f"server-{at}.log", **settings))
            wait_for(at, folder / f"server-{at}.log")
        for at in range(1, workers + 1):
            command = [sys.executable, "-m", "troyes", "worker"]
            log = folder / f"worker-{at}.log"
            all_of_it.enter_context(started(command, log, TROYES_DATABASE=postgres.address))
        config = folder.absolute() / "nginx.conf"
        config.write_text(configuration(folder, port, ports), "utf-8")
        command = [nginx(), "-p", str(folder.absolute()), "-c", str(config), "-e", str(folder.absolute() / "nginx.log")]
        all_of_it.enter_context(started(command, folder / "nginx.log"))
        wait_for(port, folder / "nginx.log")
        yield


def main() -> None:
    arguments = argparse.ArgumentParser(prog="make cluster")
    arguments.add_argument("--port", type=int, default=8080, help="nginx's; the servers have the next ones")
    arguments.add_argument("--servers", type=int, default=3)
    arguments.add_argument("--workers", type=int, default=2, help="that think; with 0 each server thinks by itself")
    arguments.add_argument("--fresh", action="store_true", help="forget what an earlier run has kept")
    chosen = arguments.parse_args()
    if chosen.fresh:
        shutil.rmtree(FOLDER, ignore_errors=True)
    for asked in (signal.SIGINT, signal.SIGTERM):  # also where a shell has made it deaf to Ctrl-C
        signal.signal(asked, signal.default_int_handler)
    try:
        with cluster(FOLDER, chosen.port, chosen.servers, chosen.workers):
            print(
                f"== http://localhost:{chosen.port}/ with {chosen.servers} servers and {chosen.workers} workers "
                "behind it; Ctrl-C ends it",
                flush=True,
            )
            signal.pause()
    except KeyboardInterrupt:
        print("== ended; everything is kept in", FOLDER)


if __name__ == "__main__":
    main()

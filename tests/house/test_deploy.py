"""What an operator is given fits the product: units, dashboard, and the exact versions it is installed with."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet
from packaging.utils import canonicalize_name
from prometheus_client import REGISTRY
from scripts import client

from troyes.server import metrics
from troyes.server.files import WANTED

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
PINNED = re.compile(
    r"^([\w.-]+)(?:\[[\w,-]+\])?==(\S+?)(?: ;.*)? \\\n((?: +--hash=sha256:[0-9a-f]{64}(?: \\)?\n)+)", re.MULTILINE
)


@pytest.mark.parametrize("unit", ["troyes.service", "troyes@.service"])
def test_a_unit_lets_the_server_open_as_many_files_as_it_asks_for(unit: str) -> None:
    (files,) = re.findall(r"^LimitNOFILE=(\d+)$", (DEPLOY / unit).read_text("utf-8"), re.MULTILINE)
    assert int(files) >= WANTED


def test_the_dashboard_asks_for_figures_that_there_are() -> None:
    assert metrics.CHOICES
    known = {sample for figure in REGISTRY.collect() for sample in (figure.name, f"{figure.name}_total")}
    known |= {f"{figure.name}_{part}" for figure in REGISTRY.collect() for part in ("bucket", "count", "sum")}
    asked = set(re.findall(r"\b(?:troyes|process)_\w+", (DEPLOY / "grafana.json").read_text("utf-8")))
    assert len(asked) > 5
    assert asked <= known


def wanted(part: str, project: dict[str, Any]) -> list[Requirement]:
    """All that a part of the product leans on, with the parts that it names."""
    own = [Requirement(line) for line in project["optional-dependencies"][part]]
    inner = [extra for one in own if one.name == "troyes" for extra in one.extras]
    return [one for one in own if one.name != "troyes"] + [each for extra in inner for each in wanted(extra, project)]


def test_the_lock_file_has_whatever_a_server_needs_with_hashes() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    text = (DEPLOY / "requirements.lock").read_text("utf-8")
    locked: dict[str, list[str]] = {}
    for name, version, _ in PINNED.findall(text):
        locked.setdefault(canonicalize_name(name), []).append(version)
    assert sum(map(len, locked.values())) == len(re.findall(r"^\S+==", text, re.MULTILINE)), "each has its hashes"
    for one in (*map(Requirement, project["dependencies"]), *wanted("all", project)):
        found = locked.get(canonicalize_name(one.name), [])
        assert any(map(one.specifier.contains, found)), f"{one}: {found}; make lock notes it anew"


def test_the_container_is_made_of_what_the_lock_file_says() -> None:
    text = (DEPLOY / "Containerfile").read_text("utf-8")
    asked = re.findall(r"pip install (.*)", text)
    assert len(asked) == 2
    assert "--require-hashes -r deploy/requirements.lock" in asked[0]
    assert "--no-deps" in asked[1]
    for image in re.findall(r"^FROM \S+/python:(\S+?)-", text, re.MULTILINE):
        project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
        assert SpecifierSet(project["requires-python"]).contains(f"{image}.0"), "the lock file is made for these"


def test_a_proxy_holds_as_many_lines_as_it_is_said_to() -> None:
    """What raises the number finds it in nginx's own file, as Debian and the image have it."""
    text = (DEPLOY / "compose.yaml").read_text("utf-8")
    (pattern, instead) = re.findall(r"sed -i 's/(.*?)/(.*?)/'", text)[0]
    (files,) = re.findall(r"worker_rlimit_nofile (\d+);", text)
    assert re.sub(pattern, instead, "\tworker_connections 768;") == "\tworker_connections 16384;"
    assert int(files) >= 2 * 16384, "a file for each, and some more"
    assert f"ulimits: {{nofile: {files}}}" in text
    assert f"s/{pattern}/{instead}/" in (ROOT / "docs" / "deployment.md").read_text("utf-8")
    assert "limit_conn " in (DEPLOY / "nginx-cluster.conf").read_text("utf-8")


def test_every_lock_file_of_packages_is_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Path] = []
    monkeypatch.setattr(client, "npm", lambda folder, *words: asked.append(folder) if words[0] == "audit" else None)
    client.audit(ROOT)
    assert set(asked) >= {ROOT / "web", ROOT / "scripts" / "engine", ROOT / "tests" / "browser" / "firefox"}
    assert not [folder for folder in asked if "node_modules" in folder.parts]

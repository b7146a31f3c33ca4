"""Packages that bring bots or games, as Python finds them once they are installed: no network, no build."""

from pathlib import Path


def install(folder: Path, package: str, points: dict[str, dict[str, str]]) -> Path:
    """Writes what an installer would write of a package into a folder that must be on the path: its entry points."""
    info = folder / f"{package}-1.0.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0.0\n")
    groups = (
        f"[{group}]\n" + "".join(f"{name} = {value}\n" for name, value in each.items())
        for group, each in points.items()
    )
    (info / "entry_points.txt").write_text("\n".join(groups))
    return folder

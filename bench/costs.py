"""What processes have cost so far: seconds of processor and memory, as Linux counts them."""

import os
from pathlib import Path

TICK = os.sysconf("SC_CLK_TCK")


def cpu_seconds(leader: int) -> float:
    """Of a process and all that it has started, and that still runs or was waited for."""
    parents: dict[int, int] = {}
    ticks: dict[int, int] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:  # it has just ended
            continue
        pid = int(stat.parent.name)
        parents[pid], ticks[pid] = int(fields[1]), sum(int(field) for field in fields[11:15])
    return sum(ticks[pid] for pid in parents if _descends(pid, leader, parents)) / TICK


def _descends(pid: int, leader: int, parents: dict[int, int]) -> bool:
    while pid and pid != leader:
        pid = parents.get(pid, 0)
    return pid == leader


def memory(pid: int) -> float:
    """Of one process, in bytes."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")

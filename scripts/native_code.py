"""What is made better of the C that mypyc writes, before it is compiled.

mypyc calls its own functions for whatever is done to lists and numbers, also where nearly nothing has to be done. All
of this falls back on them: what is not found in the C stays as it is.
"""

from pathlib import Path

HEADER = "__native_internal_troyes.h"
"""What every C file of ours includes."""
ITS_LAST_INCLUDE = '#include "__native_troyes.h"\n'
SMALL = 257
"""Numbers from 0 to below this one lie ready as objects, as Python has them itself."""

READS = {
    "CPyList_GetItemInt64": ("int64_t", "at", True),
    "CPyList_GetItemInt64Borrow": ("int64_t", "at", False),
    "CPyList_GetItem": ("CPyTagged", "(at & 1) ? -1 : (Py_ssize_t)at >> 1", True),
    "CPyList_GetItemBorrow": ("CPyTagged", "(at & 1) ? -1 : (Py_ssize_t)at >> 1", False),
}
"""What reads a place of a list: how it takes the place, how that becomes a plain number, and whether it counts another
reference."""
BOXES = {
    "CPyTagged_StealAsObject": ("CPyTagged", "(number & 1) ? -1 : (Py_ssize_t)number >> 1"),
    "PyLong_FromLongLong": ("long long", "number"),
}
"""What makes an object of a number: how it takes the number, and how that becomes a plain one."""


def improve(folder: Path) -> None:
    """Every C file in the folder, and the header that they share."""
    known = "".join((folder / name).read_text("utf-8") for name in ("list_ops.c", "int_ops.c"))
    header = folder / HEADER
    opening = ITS_LAST_INCLUDE + reads(known) + boxes(known)
    header.write_text(header.read_text("utf-8").replace(ITS_LAST_INCLUDE, opening, 1), "utf-8")
    for source in folder.rglob("*.c"):
        text = freed_at_once(source.read_text("utf-8"))
        source.write_text(with_small_numbers(text) if source.name == "__native_troyes.c" else text, "utf-8")


def freed_at_once(source: str) -> str:
    """The same C, in which objects that the collector does not know are freed where they stand.

    mypyc puts off the freeing of anything deep inside of other things by Python's own way, which notes what is still to
    be freed in the collector's part of an object. Where there is no such part (`acyclic`) it writes beside the object.
    """
    kept: list[str] = []
    known = False
    for line in source.splitlines(keepends=True):
        if line.startswith("{"):
            known = False
        known = known or "PyObject_GC_UnTrack(self)" in line
        if known or "CPy_TRASHCAN_" not in line:
            kept.append(line)
    return "".join(kept)


def reads(known: str) -> str:
    """Places of lists are read where that is asked, without a call. Those counted from the end are left to mypyc."""
    lines = ["#ifndef Py_GIL_DISABLED"]
    for name, (kind, place, counted) in READS.items():
        if f" *{name}(PyObject *list, {kind} " in known:
            lines += [
                f"static inline PyObject *{name}_here(PyObject *list, {kind} at) {{",
                f"    Py_ssize_t place = {place};",
                "    if ((size_t)place < (size_t)PyList_GET_SIZE(list)) {",
                "        PyObject *item = PyList_GET_ITEM(list, place);",
                "        Py_INCREF(item);" if counted else "",
                "        return item;",
                "    }",
                f"    return {name}(list, at);",
                "}",
                f"#define {name} {name}_here",
            ]
    return "\n".join([*lines, "#endif\n"])


def boxes(known: str) -> str:
    """Small numbers become objects where that is asked, without a call."""
    lines = ["extern PyObject *troyes_small_numbers[];"]
    for name, (kind, plain) in BOXES.items():
        if name.startswith("Py") or f" *{name}({kind} " in known:
            lines += [
                f"static inline PyObject *{name}_here({kind} number) {{",
                f"    long long plain = {plain};",
                f"    if ((unsigned long long)plain < {SMALL}) {{",
                "        PyObject *object = troyes_small_numbers[plain];",
                "        Py_INCREF(object);",
                "        return object;",
                "    }",
                f"    return {name}(number);",
                "}",
                f"#define {name} {name}_here",
            ]
    return "\n".join([*lines, ""])


def with_small_numbers(source: str) -> str:
    """The C file that begins everything lays the small numbers ready."""
    begins, laid = "    CPy_Init();\n", "        troyes_small_numbers[number] = PyLong_FromLong(number);\n"
    if begins not in source:
        raise ValueError("mypyc begins in another way: see `boxes`")
    loop = f"    for (long number = 0; number < {SMALL}; number++)\n{laid}"
    array = f"PyObject *troyes_small_numbers[{SMALL}];\n\n"
    return source.replace("int CPyGlobalsInit(void)", array + "int CPyGlobalsInit(void)", 1).replace(
        begins, begins + loop, 1
    )

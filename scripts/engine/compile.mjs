/**
 * Compiles Python to what the interpreter of the page reads at once: with that very interpreter, in Node.
 *
 *     node compile.mjs FOLDER < names.json
 *
 * What is read is a list of pairs: a file in FOLDER without its ending, and the name under which errors know it. Each
 * .py there gets a .pyc beside it, without docstrings and without the numbers of lines: a quarter less to fetch.
 */
import { readFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const python = await loadPyodide();
python.FS.mkdirTree("/room");
python.FS.mount(python.FS.filesystems.NODEFS, { root: process.argv[2] }, "/room");
python.globals.set("names", readFileSync(0, "utf-8"));
python.runPython(`
import ast, importlib._bootstrap_external as bootstrap, json, pathlib, types

HOLDERS = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)

def bare(source: bytes, name: str):
    tree = ast.parse(source, name)
    for node in ast.walk(tree):
        if isinstance(node, HOLDERS) and node.body and ast.get_docstring(node, clean=False) is not None:
            said = node.body.pop(0)
            node.body = node.body or [ast.copy_location(ast.Pass(), said)]
    return lineless(compile(tree, name, "exec", dont_inherit=True))

def lineless(code):
    consts = tuple(lineless(one) if isinstance(one, types.CodeType) else one for one in code.co_consts)
    whole, rest = divmod(len(code.co_code) // 2, 8)  # "no line" for eight instructions at a time: traces can be told
    return code.replace(co_linetable=bytes([0xFF] * whole + [0xF8 + rest - 1] * (rest > 0)), co_consts=consts)

for file, name in json.loads(names):
    path = pathlib.Path("/room") / file
    code = bare(path.with_suffix(".py").read_bytes(), name)
    path.with_suffix(".pyc").write_bytes(bootstrap._code_to_timestamp_pyc(code, 0, 0))
`);

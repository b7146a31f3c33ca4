/**
 * Runs Python in the engine as it lies in a site, in Node: what the page would run.
 *
 *     node run.mjs ENGINE-FOLDER < program.py
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { loadPyodide } from "pyodide";

const folder = process.argv[2];
const pack = gunzipSync(readFileSync(join(folder, "troyes.bin")));
const length = pack.readUInt32BE(0);
const files = new Map();
let at = 4 + length;
for (const [name, size] of JSON.parse(pack.subarray(4, at).toString("utf-8"))) {
  files.set(name, pack.subarray(at, at + size));
  at += size;
}
const room = mkdtempSync(join(tmpdir(), "troyes-"));
try {
  const library = join(room, "library.zip");
  writeFileSync(library, gunzipSync(readFileSync(join(folder, "library.bin"))));
  const python = await loadPyodide({ stdLibURL: library });
  for (const [name, data] of files) {
    python.FS.mkdirTree(`/${name.slice(0, name.lastIndexOf("/"))}`);
    python.FS.writeFile(`/${name}`, data);
  }
  python.runPython('import sys\nsys.path.insert(0, "/site")');
  await python.runPythonAsync(readFileSync(0, "utf-8"));
} finally {
  rmSync(room, { recursive: true });
}

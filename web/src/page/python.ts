/** The engine's files, and Python started with them. The files are packed small: browsers unpack what no host would. */
import type { Files, Interpreter } from "./words";

/** As much of Pyodide as is needed here. */
export interface Python {
  FS: { mkdirTree(path: string): void; writeFile(path: string, data: Uint8Array, more: { canOwn: boolean }): void };
  runPython(code: string): unknown;
  pyimport(name: string): unknown;
}

interface Pyodide {
  loadPyodide(options: Record<string, unknown>): Promise<Python>;
}

const SITE = "/site";
/** There are no packages to be fetched from anywhere. */
const NOTHING = { info: { arch: "wasm32", platform: "emscripten_5_0_3", version: "314.0.7", python: "3.14", abi_version: "2026_0" }, packages: {} };

/** Fetches a file that was packed; `fetched` hears of each piece. */
function unpacked(url: string, fetched: (bytes: number) => void): Promise<Response> {
  const count = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, on) {
      fetched(piece.length);
      on.enqueue(piece);
    },
  });
  return fetch(url).then((answer) => {
    if (!answer.ok || !answer.body) throw new Error(`${url}: ${answer.status}`);
    const stream = answer.body.pipeThrough(count).pipeThrough(new DecompressionStream("gzip") as unknown as TransformStream<Uint8Array, Uint8Array>);
    return new Response(stream, { headers: { "Content-Type": "application/wasm" } });
  });
}

/** `from`: the address of the folder with the engine. Our own files come last: Python can start meanwhile. */
export function fetchParts(from: string, fetched: (bytes: number) => void): { interpreter: Promise<Interpreter>; files: Promise<Files> } {
  const whole = (name: string) => unpacked(from + name, fetched).then((answer) => answer.arrayBuffer());
  const first = [WebAssembly.compileStreaming(unpacked(`${from}python.bin`, fetched)), whole("library.bin"), whole("glue.bin")] as const;
  const interpreter = Promise.all(first).then(([wasm, library, glue]) => {
    const script = new Blob([glue], { type: "text/javascript" });
    return { wasm, library, glue: URL.createObjectURL(script), pyodide: `${from}pyodide.js` };
  });
  const files = interpreter.then(() => whole("troyes.bin")).then(filesOf);
  files.catch(() => undefined); // whoever wants them hears of it
  return { interpreter, files };
}

/** A pack is a list of names and lengths, its own length before it, then the files. */
function filesOf(pack: ArrayBuffer): Files {
  const length = new DataView(pack).getUint32(0);
  const index = JSON.parse(new TextDecoder().decode(new Uint8Array(pack, 4, length))) as [name: string, length: number][];
  const found: Files = new Map();
  let at = 4 + length;
  for (const [name, size] of index) {
    found.set(name, new Uint8Array(pack, at, size));
    at += size;
  }
  return found;
}

/** Python, with the files: they may still be on their way. */
export async function started(interpreter: Interpreter, files: Files | Promise<Files>): Promise<Python> {
  const library = URL.createObjectURL(new Blob([interpreter.library]));
  const [{ loadPyodide }, glue] = await Promise.all([
    import(/* @vite-ignore */ interpreter.pyodide) as Promise<Pyodide>,
    import(/* @vite-ignore */ interpreter.glue) as Promise<{ default: unknown }>,
  ]);
  const python = await withCompiled(interpreter.wasm, () =>
    loadPyodide({
      indexURL: interpreter.pyodide.slice(0, interpreter.pyodide.lastIndexOf("/") + 1),
      stdLibURL: library,
      lockFileContents: NOTHING,
      createPyodideModule: glue.default,
      packageBaseUrl: "/nowhere/",
    }),
  );
  URL.revokeObjectURL(library);
  const folders = new Set<string>();
  for (const [name, data] of await files) {
    const path = `/${name}`;
    const folder = path.slice(0, path.lastIndexOf("/"));
    if (!folders.has(folder)) python.FS.mkdirTree(folder);
    folders.add(folder);
    python.FS.writeFile(path, data, { canOwn: false });
  }
  python.runPython(`import sys\nsys.path.insert(0, "${SITE}")`);
  return python;
}

/** Pyodide fetches and compiles its own file: here both have been done. */
async function withCompiled<T>(wasm: WebAssembly.Module, work: () => Promise<T>): Promise<T> {
  const [fetching, instantiating] = [self.fetch, WebAssembly.instantiateStreaming];
  self.fetch = (what, options) =>
    String(what instanceof Request ? what.url : what).endsWith("pyodide.asm.wasm") ? Promise.resolve(new Response()) : fetching(what, options);
  WebAssembly.instantiateStreaming = async (_, imports) => ({ module: wasm, instance: await WebAssembly.instantiate(wasm, imports) });
  try {
    return await work();
  } finally {
    self.fetch = fetching;
    WebAssembly.instantiateStreaming = instantiating;
  }
}

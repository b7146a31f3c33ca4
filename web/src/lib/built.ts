/** What was built together with this page: `scripts/offline.py` writes it into the page's head. */

/** The folder that all of it lies in. */
const ROOT = import.meta.env.BASE_URL;

function told(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="troyes-${name}"]`)?.content ?? "";
}

/** The address of a file that lies beside the page. */
export function beside(path: string): string {
  return new URL(ROOT + path, document.baseURI).href;
}

/** Of all that was built. Empty: the page has not been built, it is being worked on. */
export function version(): string {
  return told("version");
}

/** The folder with the engine, and how many bytes of it are counted as they come. */
export function engineHere(): { from: string; bytes: number } | null {
  const [path, bytes] = told("engine").split(" ");
  return path ? { from: beside(path), bytes: Number(bytes) } : null;
}

/** As long as this page is open, the files of its version are kept: `web/worker.js` asks who holds such a lock. */
export function holdVersion(): void {
  void navigator.locks?.request(`troyes ${beside("")} ${version()}`, { mode: "shared" }, () => new Promise(() => undefined));
}

/**
 * The product's own words (`src/troyes/<room>/locale/*.ftl`) as `virtual:words`: a few files to fetch instead of dozens.
 * Each holds what is wanted together, in one language: what the first page says, what many pages say, what a game says.
 */
import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";

const ROOT = resolve(import.meta.dirname, "../src/troyes");
const FILE = /(\w+)\/locale\/(?:(\w+)\.)?(\w+)\.ftl$/;
/** What is spoken elsewhere than in a browser. */
const ELSEWHERE = /^(cli|paper)\/|\/storage\./;
/** What is said on every page, and what several pages say. */
const FIRST = ["core", "shell", "pages"];
const COMMON = ["cards", "people", "replay", "server", "study", "table", "talk"];
const ALL = "\0virtual:words";

/** Each file: what it is called apart from its language (`city/setup`), and the bundle that holds it. */
function pages() {
  const found = globSync("*/locale/*.ftl", { cwd: ROOT }).map((path) => path.replaceAll("\\", "/"));
  return found.filter((path) => !ELSEWHERE.test(path)).sort().map(pageOf);
}

function pageOf(path) {
  const [, room = "", name = room, lang = ""] = FILE.exec(path) ?? [];
  const part = room === "server" ? name : room;
  const bundle = FIRST.includes(part) || name === "setup" ? "first" : COMMON.includes(part) ? "common" : part;
  return { path: `${ROOT}/${path}`, key: `${room}/${name}`, lang, bundle };
}

/** Without what only translators read. */
function spoken(ftl) {
  return ftl.replace(/^#.*\n/gm, "").replace(/\n{2,}/g, "\n");
}

/** Which bundle holds a page, and how each bundle is fetched. */
function list() {
  const all = pages();
  const where = Object.fromEntries(all.map(({ key, bundle }) => [key, bundle]));
  const names = [...new Set(all.map(({ bundle, lang }) => `${bundle}-${lang}`))];
  const loads = names.map((name) => `"${name}": () => import("virtual:words/words-${name}")`);
  return `export const where = ${JSON.stringify(where)};\nexport const bundles = { ${loads.join(", ")} };`;
}

export function words() {
  return {
    name: "words",
    resolveId: (id) => (id.startsWith(ALL.slice(1)) ? `\0${id}` : undefined),
    load(id) {
      if (id === ALL) return list();
      if (!id.startsWith(ALL)) return undefined;
      const name = id.slice(`${ALL}/words-`.length);
      const held = pages().filter(({ bundle, lang }) => `${bundle}-${lang}` === name);
      for (const { path } of held) this.addWatchFile(path);
      const texts = Object.fromEntries(held.map(({ key, path }) => [key, spoken(readFileSync(path, "utf-8"))]));
      return `export default ${JSON.stringify(texts)};`;
    },
  };
}

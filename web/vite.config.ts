import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { words } from "./bundles.js";

// `npm run dev` serves the page with hot reload and hands everything else to a server started with `troyes serve`.
const server = "http://127.0.0.1:8080";

/** The emblem and the printed lines of each game are wherever games are named. */
const BOARD = /\/web\/src\/(?!lib\/|pages\/|table\/)(\w+)\/(?!Emblem\.|rows\.)/;
/** What is wanted only where a game is shown. */
const PLAYED = /\/web\/src\/lib\/(play|telling|tales|story|live|motion|moments|sounds?|synth|talk|advice|coach)\.|\/web\/src\/lib\/art\/(?!Art|EmblemDie|seats|shapes|art)/;

/** Each game's board is a file of its own. */
function board(file: string): string {
  return BOARD.exec(file)?.[1] ?? "";
}

const OPENING = /\/web\/src\/(main\.ts|pages\/Home\.svelte)$/;
const opening = new Set<string>();
/** Notes what the first page needs. */
const noted: Plugin = {
  name: "opening",
  buildEnd() {
    const follow = (id: string): void => {
      if (opening.has(id)) return;
      opening.add(id);
      this.getModuleInfo(id)?.importedIds.forEach(follow);
    };
    [...this.getModuleIds()].filter((id) => OPENING.test(id)).forEach(follow);
  },
};

/**
 * What many pages share comes in a few files: dozens of tiny ones would take a slow line longer than their bytes do.
 * What the first page needs of it is one, and nothing else is in it.
 */
const ANYWHERE = /\/web\/(src\/(lib|pages\/parts)\/|node_modules\/)/;
const SHARED = [
  { name: "first", test: (file: string) => opening.has(file), minShareCount: 2, priority: 4 },
  { name: "shared", test: (file: string) => ANYWHERE.test(file) && !PLAYED.test(file), minShareCount: 4, priority: 3 },
  { name: board, test: BOARD, minShareCount: 2, priority: 2 },
  { name: "table", test: /\/web\/(src\/(table|lib)\/|node_modules\/)/, minShareCount: 2, priority: 1 },
];

export default defineConfig({
  plugins: [svelte(), words(), noted],
  build: {
    target: "es2022",
    outDir: "dist",
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
    rolldownOptions: { output: { codeSplitting: { groups: SHARED } } },
  },
  worker: { format: "es" },
  server: { proxy: { "/api": { target: server, ws: true } }, fs: { allow: [".."] } },
});

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// `npm run dev` serves the page with hot reload and hands everything else to a server started with `troyes serve`.
const server = "http://127.0.0.1:8080";

/** The emblem and the printed lines of each game are wherever games are named. */
const BOARD = /\/web\/src\/(?!lib\/|pages\/|table\/)(\w+)\/(?!Emblem\.|rows\.)/;
/** What is wanted only where a game is shown. */
const PLAYED = /\/web\/src\/lib\/(play|telling|tales|story|live|motion|moments|sounds?|synth|talk|advice|coach)\.|\/web\/src\/lib\/art\/(?!Art|EmblemDie|seats|shapes|art)/;
const WORDS = /(\w+)\/locale\/(?:(\w+)\.)?(\w+)\.ftl/;
/** What is said on every page, and what several pages say. */
const FIRST = ["core", "shell", "pages"];
const COMMON = ["cards", "people", "replay", "server", "study", "table", "talk"];

/** Each game's board is a file of its own. */
function board(file: string): string {
  return BOARD.exec(file)?.[1] ?? "";
}

/** So are the words of a room, of a page, and of what they share. */
function words(file: string): string {
  const [, room = "", name = room, lang = ""] = WORDS.exec(file) ?? [];
  const part = room === "server" ? name : room;
  const kind = FIRST.includes(part) || name === "setup" ? "first" : COMMON.includes(part) ? "common" : part;
  return `words.${kind}.${lang}`;
}

/** What many pages share comes in a few files: dozens of tiny ones would take a slow line longer than their bytes do. */
const ANYWHERE = /\/web\/(src\/(lib|pages\/parts)\/|node_modules\/)/;
const SHARED = [
  { name: "shared", test: (file: string) => ANYWHERE.test(file) && !PLAYED.test(file), minShareCount: 4, priority: 3 },
  { name: board, test: BOARD, minShareCount: 2, priority: 2 },
  { name: "table", test: /\/web\/(src\/(table|lib)\/|node_modules\/)/, minShareCount: 2, priority: 1 },
  { name: words, test: WORDS, priority: 1 },
];

export default defineConfig({
  plugins: [svelte()],
  build: {
    target: "es2022",
    outDir: "dist",
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
    rolldownOptions: { output: { codeSplitting: { groups: SHARED } } },
  },
  server: { proxy: { "/api": { target: server, ws: true } }, fs: { allow: [".."] } },
});

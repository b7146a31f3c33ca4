import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// `npm run dev` serves the page with hot reload and hands everything else to a server started with `troyes serve`.
const server = "http://127.0.0.1:8080";

/** What many pages share comes in a few files: dozens of tiny ones would take a slow line longer than their bytes do. */
const SHARED = [
  { name: "shared", test: /\/web\/(src\/(lib|pages\/parts)\/(?!words\/)|node_modules\/)/, minShareCount: 4, priority: 3 },
  { name: "city", test: /\/web\/src\/city\//, minShareCount: 2, priority: 2 },
  { name: "dice", test: /\/web\/src\/dice\//, minShareCount: 2, priority: 2 },
  { name: "table", test: /\/web\/(src\/(table|lib)\/(?!words\/)|node_modules\/)/, minShareCount: 2, priority: 1 },
  { name: words, test: /\/server\/locale\/(cards|people|replay|results|server|study|table|talk)\.\w+\.ftl/, priority: 1 },
];

function words(file: string): string {
  return `words.${/\.(\w+)\.ftl/.exec(file)?.[1]}`;
}

export default defineConfig({
  plugins: [svelte()],
  build: {
    target: "es2022",
    outDir: "dist",
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
    rolldownOptions: { output: { codeSplitting: { groups: SHARED } } },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
});

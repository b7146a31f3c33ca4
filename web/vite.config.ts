import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// `npm run dev` serves the page with hot reload and hands everything else to a server started with `troyes serve`.
const server = "http://127.0.0.1:8080";

export default defineConfig({
  plugins: [svelte()],
  build: { target: "es2022", outDir: "dist", assetsInlineLimit: 0, chunkSizeWarningLimit: 400 },
  server: { proxy: { "/api": { target: server, ws: true } } },
});

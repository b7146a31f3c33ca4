import { mount } from "svelte";
import App from "./App.svelte";
import { TroubleError } from "./lib/api";
import { wordsOf } from "./games";
import { engineHere, holdVersion, version } from "./lib/built";
import { offer } from "./lib/catalogue.svelte";
import { able, keep } from "./lib/keeping";
import { router } from "./lib/router.svelte";
import { toasts } from "./lib/toasts.svelte";
import { moveTo } from "./lib/house";
import { second, served } from "./lib/served";
import { settings } from "./lib/settings.svelte";
import { loadWords, SHELL, t } from "./lib/words";
import "./theme.css";

/** Parts of the page that could not be fetched. */
const unfetched = new Set<unknown>();
addEventListener("vite:preloadError", ({ payload }) => unfetched.add(payload));

// A refusal that nobody dealt with is at least told; and so is a part of the page that did not come.
addEventListener("unhandledrejection", (event) => {
  const { reason } = event as { reason: unknown };
  const words = reason instanceof TroubleError ? reason.message : unfetched.has(reason) ? t("shell-unreached") : "";
  if (!words) return;
  event.preventDefault();
  toasts.show(words, "trouble");
});

holdVersion();

// A page that plays by itself asks the engine in it, and no server.
const engine = import.meta.env.MODE === "page" ? await (await import("./page/begin")).begin() : null;

// A served one asks the server; and where that does not answer, the engine, if there is one beside it.
const two = import.meta.env.MODE !== "page" && engineHere() !== null;
if (two) moveTo(served);

/** After so long somebody has what they came for. */
const QUIET_MS = 2000;
/** The letters come before the page, so that nothing moves when they do; a slow line is not waited for. */
const LETTERS_MS = 1000;
const letters = ["400", "600"].flatMap((weight) => ["Source Sans 3", "EB Garamond"].map((face) => `${weight} 1em "${face}"`));
const set = Promise.all(letters.map((face) => document.fonts.load(face))).catch(() => undefined);

await Promise.all([
  loadWords(SHELL),
  offer.ask().catch(() => undefined), // without a server the page says so
  Promise.race([set, new Promise((done) => setTimeout(done, LETTERS_MS))]),
]);
await loadWords(offer.names.filter((game) => wordsOf(game) === game)); // what games from elsewhere are called
router.start();
mount(App, { target: document.getElementById("app")! });
if (two && settings.device) void second().then((house) => house.bringAll()).catch(() => undefined); // the next page asks again

// What is needed now comes first. Once nobody waits for anything, that which is wanted when the line is lost is fetched,
// since it cannot be then; and all of it is kept in this browser.
if (version()) {
  if (engine?.status !== "resting") await engine?.settled;
  await new Promise((done) => setTimeout(done, QUIET_MS));
  if (two) await second().then((house) => house.prepare()).catch(() => undefined);
  if (able()) await keep().catch(() => undefined); // a browser that keeps nothing is as good as before
}

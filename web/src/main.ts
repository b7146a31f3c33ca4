import { mount } from "svelte";
import App from "./App.svelte";
import { TroubleError } from "./lib/api";
import { wordsOf } from "./games";
import { offer } from "./lib/catalogue.svelte";
import { router } from "./lib/router.svelte";
import { toasts } from "./lib/toasts.svelte";
import { loadWords, SHELL } from "./lib/words";
import "./theme.css";

// A refusal that nobody dealt with is at least told.
addEventListener("unhandledrejection", (event) => {
  if (!(event.reason instanceof TroubleError)) return;
  event.preventDefault();
  toasts.show(event.reason.message, "trouble");
});

await Promise.all([loadWords(SHELL), offer.ask().catch(() => undefined)]); // without a server the page says so
await loadWords(offer.names.filter((game) => wordsOf(game) === game)); // what games from elsewhere are called
router.start();
mount(App, { target: document.getElementById("app")! });

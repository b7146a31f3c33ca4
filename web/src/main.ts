import { mount } from "svelte";
import App from "./App.svelte";
import { TroubleError } from "./lib/api";
import { router } from "./lib/router.svelte";
import { toasts } from "./lib/toasts.svelte";
import { loadWords } from "./lib/words";
import "./theme.css";

// A refusal that nobody dealt with is at least told.
addEventListener("unhandledrejection", (event) => {
  if (!(event.reason instanceof TroubleError)) return;
  event.preventDefault();
  toasts.show(event.reason.message, "trouble");
});

await loadWords(["shell"]);
router.start();
mount(App, { target: document.getElementById("app")! });

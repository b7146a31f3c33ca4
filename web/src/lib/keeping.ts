/** The page kept in this browser by a worker (`web/worker.js`): it opens without a network, and a new version is offered. */
import { beside, version } from "./built";
import { toasts } from "./toasts.svelte";
import { t } from "./words";

const OFTEN_MS = 60 * 60 * 1000;

let worker: Promise<ServiceWorkerRegistration> | null = null;

export function able(): boolean {
  return typeof navigator !== "undefined" && "serviceWorker" in navigator;
}

/** The worker of this page, once it is at work. */
export function keeper(): Promise<ServiceWorkerRegistration> {
  worker ??= navigator.serviceWorker.register(beside("sw.js"), { updateViaCache: "none" }).then(() => navigator.serviceWorker.ready);
  return worker;
}

function versionOf(one: ServiceWorker): Promise<string> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((done) => {
    port1.onmessage = ({ data }: MessageEvent<string>) => done(data);
    one.postMessage("version", [port2]);
  });
}

/** The page goes over to another version: as soon as its worker is at work. */
function changeTo(next: ServiceWorker): void {
  const load = () => {
    if (next.state === "activated") location.reload();
  };
  next.addEventListener("statechange", load);
  next.postMessage("take over");
  load();
}

/** A new version is here, with all its files. This page goes on with its own until somebody says otherwise. */
async function offer(next: ServiceWorker): Promise<void> {
  if ((await versionOf(next)) === version()) next.postMessage("take over");
  else toasts.offer(t("shell-newer"), t("shell-newer-take"), () => changeTo(next));
}

function watch(registration: ServiceWorkerRegistration): void {
  const look = () => {
    if (registration.waiting) void offer(registration.waiting);
  };
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", look));
  look();
  const ask = () => void registration.update().catch(() => undefined); // without a network there is nothing new
  setInterval(ask, OFTEN_MS);
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) ask();
  });
}

/** A worker that has no room for the page says so: it is told once. */
function heed(): void {
  const hear = ({ data }: MessageEvent<unknown>): void => {
    if (data !== "no room") return;
    navigator.serviceWorker.removeEventListener("message", hear);
    toasts.show(t("shell-no-room"), "trouble");
  };
  navigator.serviceWorker.addEventListener("message", hear);
  navigator.serviceWorker.startMessages();
}

function saving(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

export async function keep(): Promise<void> {
  heed();
  const registration = await keeper();
  watch(registration);
  registration.active?.postMessage("tidy up");
  if (!saving()) registration.active?.postMessage("bring the rest");
}

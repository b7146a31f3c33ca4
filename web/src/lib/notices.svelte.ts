/**
 * Being told on this device that it is one's turn.
 *
 * While a page of the table is open behind others it tells so itself (`noticeTurn`). When none is, the server reaches
 * the browser by push, where that is possible.
 */
import { notices } from "./api-talk";
import { beside } from "./built";
import * as keeping from "./keeping";
import type { Notices } from "./talk";

const KEY = "troyes.notices";

/** "none": this browser cannot; "denied": it was told not to; "page": while a page is open; "push": always. */
export type Told = "none" | "denied" | "off" | "page" | "push";

function wished(): boolean {
  try {
    return localStorage.getItem(KEY) === "yes";
  } catch {
    return false;
  }
}

function wish(on: boolean): void {
  try {
    if (on) localStorage.setItem(KEY, "yes");
    else localStorage.removeItem(KEY);
  } catch {
    // a browser that keeps nothing forgets it with the page
  }
}

function able(): boolean {
  return typeof Notification !== "undefined" && keeping.able();
}

async function subscribed(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

function letters(key: ArrayBuffer | null): string {
  const bytes = String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0)));
  return btoa(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function bytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** How this browser stands, given how the server would reach its owner. */
export async function howTold(known: Notices): Promise<Told> {
  if (!able()) return "none";
  if (Notification.permission === "denied") return "denied";
  if (Notification.permission !== "granted" || !wished()) return "off";
  const push = await subscribed().catch(() => null);
  return push && known.pushes.includes(push.endpoint) ? "push" : "page";
}

/** Asks the browser, then the server. A browser without a push service still tells while a page is open. */
export async function tellHere(known: Notices): Promise<[Told, Notices]> {
  if (!able()) return ["none", known];
  const answer = await Notification.requestPermission();
  if (answer !== "granted") return [answer === "denied" ? "denied" : "off", known];
  wish(true);
  const registration = await keeping.keeper();
  let push: PushSubscription;
  try {
    const key = bytes(known.push_key);
    push = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  } catch {
    return ["page", known];
  }
  const now = await notices.push({
    endpoint: push.endpoint,
    p256dh: letters(push.getKey("p256dh")),
    auth: letters(push.getKey("auth")),
  });
  return ["push", now];
}

export async function tellHereNoMore(known: Notices): Promise<[Told, Notices]> {
  wish(false);
  const push = await subscribed().catch(() => null);
  if (!push) return ["off", known];
  const now = await notices.noPush({ endpoint: push.endpoint });
  await push.unsubscribe().catch(() => false);
  return ["off", now];
}

/** Whoever leaves this browser is not told on it any more. Nothing here keeps them from leaving. */
export async function leaveBrowser(): Promise<void> {
  wish(false);
  if (!able()) return;
  const push = await subscribed().catch(() => null);
  await push?.unsubscribe().catch(() => false);
}

/** A message on the screen, if the page is behind others and its owner wants that. */
export async function noticeTurn(words: string, table: string): Promise<void> {
  if (!able() || !document.hidden || !wished() || Notification.permission !== "granted") return;
  const registration = await keeping.keeper().catch(() => null);
  await registration?.showNotification("Troyes", {
    body: words,
    tag: table,
    icon: beside("icon-192.png"),
    data: { url: `/table/${table}` },
  });
}

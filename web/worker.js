/**
 * Keeps the page in the browser, so that it opens without a network; and hears of one's turn when no page is open.
 *
 * `scripts/offline.py` writes in front of this what was built: `BUILT`, with every file and its digest. Each version has a
 * cache of its own that is full before the version is used, so no page is ever put together from two. A new version waits
 * until nobody has the old one open, or somebody asks for it. Every page holds a lock that is called like its version's
 * cache: a cache goes when nobody holds its lock.
 */
const OURS = `troyes ${registration.scope} `;
const HERE = OURS + BUILT.version;
const ROOT = registration.scope;
/** What lies there is named by its content. */
const NAMED = "assets/";
/** So many files are fetched at a time: the page has things to ask, too. */
const LANES = 4;
/** For so long a server may think about a page that is here as well. */
const PATIENCE_MS = 4000;
/** What those in front of a server say when it does not answer. */
const UNREACHED = [502, 503, 504];
const KNOWN = new Set([...BUILT.files, ...BUILT.later].map(([path]) => addressOf(path)));

function addressOf(path) {
  return new URL(path, ROOT).href;
}

// -- versions ---------------------------------------------------------------------------------------------------------

addEventListener("install", (event) => event.waitUntil(brought(BUILT.files).then(inherited)));
addEventListener("activate", (event) => event.waitUntil(tidied().then(() => clients.claim())));

addEventListener("message", (event) => {
  if (event.data === "version") event.ports[0].postMessage(BUILT.version);
  else if (event.data === "take over") skipWaiting();
  else if (event.data === "tidy up") event.waitUntil(tidied());
  else if (event.data === "bring the rest") event.waitUntil(brought(BUILT.later).catch(() => undefined)); // the next page asks again
});

/** Fetches what is not here yet. Where there is no room for it, what there is is left to the games, and every page is told. */
async function brought(files) {
  const cache = await caches.open(HERE);
  const left = [...files];
  const lane = async () => {
    for (let next = left.shift(); next; next = left.shift()) await bring(cache, ...next);
  };
  const lanes = await Promise.allSettled(Array.from({ length: LANES }, () => lane().finally(() => (left.length = 0))));
  const failed = lanes.find(({ status }) => status === "rejected");
  if (!failed) return;
  if (failed.reason.name === "QuotaExceededError") {
    await Promise.all(files.map(([path]) => cache.delete(addressOf(path))));
    for (const page of await clients.matchAll({ type: "window", includeUncontrolled: true })) page.postMessage("no room");
  }
  throw failed.reason;
}

async function bring(cache, path, integrity) {
  const url = addressOf(path);
  if (await cache.match(url)) return;
  await cache.put(url, (path.startsWith(NAMED) && (await kept(url))) || (await fetched(path, integrity)));
}

/** Of what can wait, an earlier version may have fetched something. */
async function inherited() {
  const cache = await caches.open(HERE);
  for (const [path] of BUILT.later) {
    const found = await kept(addressOf(path));
    if (found) await cache.put(addressOf(path), found);
  }
}

/** As it was built, or not at all. */
async function fetched(path, integrity) {
  const answer = await fetch(addressOf(path), { integrity, cache: path.startsWith(NAMED) ? "default" : "no-cache" });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.redirected ? new Response(answer.body, { headers: answer.headers }) : answer;
}

/** From any version that is here. */
async function kept(url) {
  const names = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== HERE);
  for (const cacheName of [HERE, ...names]) {
    const found = await caches.match(url, { cacheName, ignoreVary: true });
    if (found) return found;
  }
  return undefined;
}

/** Lets go of versions that no page has open. One that is on its way is nobody's yet. */
async function tidied() {
  const names = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== HERE);
  if (registration.installing || registration.waiting) return;
  const { held } = await navigator.locks.query();
  const used = new Set(held.map((lock) => lock.name));
  await Promise.all(names.filter((name) => !used.has(name)).map((name) => caches.delete(name)));
}

// -- what is asked for ------------------------------------------------------------------------------------------------

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const url = origin + pathname;
  if (request.method !== "GET" || !url.startsWith(ROOT)) return;
  const path = url.slice(ROOT.length);
  if (request.mode === "navigate") {
    if (BUILT.served ? !path.startsWith("api/") : ["", "index.html"].includes(path)) event.respondWith(page(request));
  } else if (KNOWN.has(url) || path.startsWith(NAMED)) event.respondWith(kept(url).then((found) => found ?? fetch(request)));
});

/** A server's page fits that server, so it is asked first; a host of plain files is not needed. */
async function page(request) {
  const own = () => caches.match(ROOT, { cacheName: HERE, ignoreVary: true });
  if (!BUILT.served) return (await own()) ?? fetch(request);
  const asked = fetch(request).catch(() => undefined);
  const answer = await Promise.race([asked, new Promise((done) => setTimeout(done, PATIENCE_MS))]);
  if (answer && !UNREACHED.includes(answer.status)) return answer;
  return (await own()) ?? (await asked) ?? Response.error();
}

// -- one's turn -------------------------------------------------------------------------------------------------------

// The words come from the server, in the language of whoever is told.
addEventListener("push", (event) => {
  let told;
  try {
    told = event.data.json();
  } catch {
    return;
  }
  event.waitUntil(
    registration.showNotification(String(told.title), {
      body: String(told.body),
      tag: String(told.tag),
      icon: addressOf("icon-192.png"),
      data: { url: String(told.url) },
    }),
  );
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(new URL(event.notification.data?.url ?? "/", location.origin)));
});

/** The page that shows it already, or a new one. Never another site. */
async function open(url) {
  if (url.origin !== location.origin) return;
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === url.pathname);
  await (there ? there.focus() : clients.openWindow(url.pathname + url.search));
}

// Hears of one's turn when no page is open. The words come from the server, in the language of whoever is told.
addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));

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
      icon: "/favicon.svg",
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

// Shows notices, and opens the table they are about. It answers no request of the page, so it can never serve old code.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => {
  let told = {};
  try {
    told = event.data?.json() ?? {};
  } catch {
    // What cannot be read is shown without words: browsers want something shown for every message.
  }
  event.waitUntil(
    self.registration.showNotification(told.title || "Hustings", {
      body: told.body || "",
      tag: told.tag || "hustings",
      renotify: true,
      icon: "/icon-192.png",
      badge: "/badge.png",
      data: { url: told.url || "/" },
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const to = new URL(event.notification.data?.url || "/", self.location.origin);
  if (to.origin !== self.location.origin) return;
  event.waitUntil(
    (async () => {
      const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
      const there = open.find((client) => new URL(client.url).pathname === to.pathname);
      if (there) return there.focus();
      return self.clients.openWindow(to.href);
    })(),
  );
});

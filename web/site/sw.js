// Keeps the whole site in the browser, so that it works without a network after the first visit.
// A new version is fetched beside the old one and takes over when no page of the old one is open any more: a page
// always works with the files it was made with.
const VERSION = "__VERSION__";
const FILES = "__FILES__";
const CACHE = `hustings ${registration.scope} ${VERSION}`;
const OURS = `hustings ${registration.scope} `;

addEventListener("install", (event) => {
  event.waitUntil(
    caches.open(CACHE).then((cache) => cache.addAll(FILES.map((file) => new Request(file, { cache: "no-cache" })))),
  );
});

addEventListener("activate", (event) => {
  const forget = async () => {
    for (const name of await caches.keys()) if (name.startsWith(OURS) && name !== CACHE) await caches.delete(name);
    await clients.claim();
  };
  event.waitUntil(forget());
});

addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  if (method !== "GET" || !url.startsWith(registration.scope)) return;
  const wanted = mode === "navigate" ? "./" : event.request;
  event.respondWith(
    caches.match(wanted, { ignoreSearch: true, cacheName: CACHE }).then((kept) => kept ?? fetch(event.request)),
  );
});

// Keeps the whole site in the browser, so that it works without a network after the first visit.
// A new version is fetched beside the old one and takes over when no page of the old one is open any more: a page
// always works with the files it was made with.
const VERSION = "__VERSION__";
const FILES = "__FILES__";
const CACHE = `hustings ${registration.scope} ${VERSION}`;
const OURS = `hustings ${registration.scope} `;

// Named after what they hold: what the browser has of them already need not be fetched again.
const NAMED = /^(assets|python)[^/]*\//;

addEventListener("install", (event) => {
  const fresh = (file) => new Request(file, { cache: NAMED.test(file) ? "force-cache" : "no-cache" });
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES.map(fresh))));
});

addEventListener("activate", (event) => {
  const forget = async () => {
    for (const name of await caches.keys()) if (name.startsWith(OURS) && name !== CACHE) await caches.delete(name);
    await clients.claim();
  };
  event.waitUntil(forget());
});

addEventListener("fetch", (event) => {
  const { cache, method, mode, url } = event.request;
  if (method !== "GET" || !url.startsWith(registration.scope)) return;
  // Whoever asks for it so wants what the browser itself has kept, with what it has made of it; or asks again.
  if (cache === "force-cache" && url.endsWith(".wasm")) return;
  // By its address alone: a search that leaves anything out of account would look at every file there is.
  const wanted = mode === "navigate" ? "./" : url.split(/[?#]/)[0];
  event.respondWith(
    caches.match(wanted, { ignoreVary: true, cacheName: CACHE }).then((kept) => kept ?? fetch(event.request)),
  );
});

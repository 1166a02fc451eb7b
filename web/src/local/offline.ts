// After the first visit the site needs no network; see site/sw.js.

/** Keeps the site in this browser, once the first table can be played. */
export function keepOffline(): void {
  if (!("serviceWorker" in navigator)) return;
  navigator.serviceWorker.register(new URL("sw.js", new URL(".", location.href))).catch((error: unknown) => {
    console.warn("the site is not kept for later:", error); // a file opened from disk, or a browser that keeps nothing
  });
  void navigator.storage?.persist?.().catch(() => undefined);
}

/** What is kept here, in bytes; undefined where the browser does not say. */
export async function kept(): Promise<number | undefined> {
  return (await navigator.storage?.estimate?.())?.usage;
}

/** Forgets games, settings and the site itself. */
export async function forgetEverything(): Promise<void> {
  const { deleteTables } = await import("$/local/store");
  for (const registration of (await navigator.serviceWorker?.getRegistrations?.()) ?? [])
    if (registration.scope === new URL(".", location.href).href) await registration.unregister();
  const ours = `hustings ${new URL(".", location.href).href} `;
  for (const name of await caches.keys()) if (name.startsWith(ours)) await caches.delete(name);
  for (const name of Object.keys(localStorage)) if (name.startsWith("hustings.")) localStorage.removeItem(name);
  await deleteTables();
}

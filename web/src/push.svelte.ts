// Notices to this browser, also while the page is closed.
import { api } from "$/api/client";
import type { Push } from "$/api/types";
import { i18n } from "$/i18n.svelte";

export type PushState = "unsupported" | "off" | "denied" | "on";

export const supported = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** Once, when the page has come: notices need the worker, and its newest version takes over at once. */
export function register(): void {
  if ("serviceWorker" in navigator) navigator.serviceWorker.register("/sw.js").catch(() => undefined);
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

class PushNotices {
  info = $state.raw<Push | null>(null);
  busy = $state(false);
  denied = $state(false);
  state = $derived<PushState>(
    !supported() || !this.info?.key ? "unsupported" : this.info.here ? "on" : this.denied ? "denied" : "off",
  );

  async load(): Promise<void> {
    this.denied = supported() && Notification.permission === "denied";
    this.info = await api.push().catch(() => null);
  }

  async turnOn(): Promise<void> {
    const key = this.info?.key;
    if (!key) return;
    this.busy = true;
    try {
      if ((await Notification.requestPermission()) !== "granted") {
        this.denied = true;
        return;
      }
      const worker = await navigator.serviceWorker.ready;
      const old = await worker.pushManager.getSubscription();
      await old?.unsubscribe(); // it may be for another key, or another person
      const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
      const { endpoint, keys } = made.toJSON();
      this.info = await api.subscribePush({
        endpoint: endpoint ?? "",
        keys: { p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" },
        language: i18n.lang,
      });
    } finally {
      this.busy = false;
    }
  }

  async turnOff(): Promise<void> {
    this.busy = true;
    try {
      await api.unsubscribePush();
      const worker = await navigator.serviceWorker.getRegistration();
      await (await worker?.pushManager.getSubscription())?.unsubscribe();
      await this.load();
    } finally {
      this.busy = false;
    }
  }
}

export const push = new PushNotices();

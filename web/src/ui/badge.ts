// How many tables wait for me, on the icon of the page and of the installed app.

type Badging = Navigator & { setAppBadge?: (n: number) => Promise<void>; clearAppBadge?: () => Promise<void> };

const PLAIN = "/icon.svg";
const WAITING = "/icon-waiting.svg";

export function badge(n: number): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = n ? WAITING : PLAIN;
  if (link && link.getAttribute("href") !== wanted) link.setAttribute("href", wanted);
  const app = navigator as Badging;
  void (n ? app.setAppBadge?.(n) : app.clearAppBadge?.())?.catch(() => undefined);
}

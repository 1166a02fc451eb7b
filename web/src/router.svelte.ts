/** Where we are: one path, one page. Links are ordinary anchors; clicks on them stay in the page. */
class Router {
  path = $state(location.pathname);
  query = $state(new URLSearchParams(location.search));
  hash = $state(location.hash);
  /** The last page that was not one of rules: where looking something up began. */
  came = $state("");

  constructor() {
    addEventListener("popstate", () => this.#read());
    document.addEventListener("click", (event) => {
      if (
        event.defaultPrevented ||
        event.button !== 0 ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        event.altKey
      )
        return;
      const link = (event.target as Element | null)?.closest?.("a");
      if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
      if (link.pathname.startsWith("/api/")) return;
      if (link.pathname === location.pathname && link.hash) return; // within the page: the browser's business
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    });
  }

  #read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
    this.hash = location.hash;
  }

  go(to: string, replace = false): void {
    if (!location.pathname.startsWith("/rules")) this.came = location.pathname + location.search;
    const samePath = new URL(to, location.href).pathname === location.pathname;
    history[replace ? "replaceState" : "pushState"](null, "", to);
    this.#read();
    if (!samePath) scrollTo(0, 0);
  }
}

export const router = new Router();

import { LOCAL } from "$/local/mode";

/** The address of a page. Without a server it stands behind the #, so that any host can serve the one file there is. */
function here(): URL {
  return LOCAL ? new URL(location.hash.slice(1) || "/", location.origin) : new URL(location.href);
}

/** What to write into an anchor so that it also works in another tab. */
const written = (to: string): string => (LOCAL ? `#${to}` : to);

/** Where we are: one path, one page. Links are ordinary anchors; clicks on them stay in the page. */
class Router {
  path = $state(here().pathname);
  query = $state(here().searchParams);
  hash = $state(here().hash);
  /** The last page that was not one of rules: where looking something up began. */
  came = $state("");

  constructor() {
    addEventListener("popstate", () => this.#read());
    if (LOCAL)
      for (const name of ["pointerdown", "focusin", "contextmenu"])
        document.addEventListener(name, (event) => {
          const link = (event.target as Element | null)?.closest?.("a");
          const to = link?.getAttribute("href");
          if (to?.startsWith("/") && !to.startsWith("/api/")) link?.setAttribute("href", written(to));
        });
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
      // Without a server only one tab has the tables (local/python.worker.ts): what others open beside, is opened here.
      if (!link || (link.target && !LOCAL) || link.hasAttribute("download") || link.origin !== location.origin) return;
      if (link.pathname.startsWith("/api/")) return;
      const within = link.pathname === location.pathname && link.hash;
      if (LOCAL && within && !link.hash.startsWith("#/")) {
        event.preventDefault();
        this.#jump(link.hash.slice(1));
        return;
      }
      if (within && !LOCAL) return; // within the page: the browser's business
      event.preventDefault();
      this.go(LOCAL && within ? link.hash.slice(1) : link.pathname + link.search + link.hash);
    });
  }

  /** To a place of this page, where the # is taken for its address. */
  #jump(id: string): void {
    const place = document.getElementById(decodeURIComponent(id));
    place?.scrollIntoView();
    place?.focus();
  }

  #read(): void {
    const now = here();
    this.path = now.pathname;
    this.query = now.searchParams;
    this.hash = now.hash;
  }

  go(to: string, replace = false): void {
    const now = here();
    if (!now.pathname.startsWith("/rules")) this.came = now.pathname + now.search;
    const samePath = new URL(to, now).pathname === this.path;
    history[replace ? "replaceState" : "pushState"](null, "", written(to));
    this.#read();
    if (!samePath) scrollTo(0, 0);
  }
}

export const router = new Router();

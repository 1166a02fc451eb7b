// The tables that wait for me, wherever I am on the site: in the head of the page, in its title, on its icon.
import { api } from "$/api/client";
import type { WaitingTable } from "$/api/types";
import { who } from "$/who.svelte";

const EVERY = 15_000; // milliseconds between looks, while somebody looks at the page
const HIDDEN = 60_000;

class WaitingTables {
  tables = $state.raw<WaitingTable[]>([]);
  #timer = 0;
  #at = 0;

  /** Looks again and again, until it calls what it gets. */
  follow(): () => void {
    const look = (): void => {
      const due = document.visibilityState === "visible" ? EVERY : HIDDEN;
      if (Date.now() - this.#at >= due - 100) void this.look();
    };
    const shown = (): void => void (document.visibilityState === "visible" && this.look());
    this.#timer = window.setInterval(look, EVERY);
    document.addEventListener("visibilitychange", shown);
    void this.look();
    return () => {
      clearInterval(this.#timer);
      document.removeEventListener("visibilitychange", shown);
    };
  }

  async look(): Promise<void> {
    this.#at = Date.now();
    if (!who.user) {
      this.tables = [];
      return;
    }
    try {
      this.tables = await api.waiting();
    } catch {
      // The next look will tell.
    }
  }

  /** The most urgent table but this one. */
  next(but = ""): WaitingTable | undefined {
    return this.tables.find((each) => each.table !== but);
  }

  others(but = ""): number {
    return new Set(this.tables.filter((each) => each.table !== but).map((each) => each.table)).size;
  }
}

export const waiting = new WaitingTables();

// Which puzzles I have solved: kept by the server for an account, and in this browser for everybody.
import { untrack } from "svelte";
import { api } from "$/api/client";
import { who } from "$/who.svelte";

const KEY = "hustings.puzzles";

/** What a browser has kept; anything else counts as nothing. */
export function parse(kept: string | null): string[] {
  try {
    const found: unknown = JSON.parse(kept ?? "[]");
    return Array.isArray(found) ? found.filter((each): each is string => typeof each === "string") : [];
  } catch {
    return [];
  }
}

function read(): string[] {
  try {
    return parse(localStorage.getItem(KEY));
  } catch {
    return [];
  }
}

class Solved {
  #ids = $state.raw<ReadonlySet<string>>(new Set(read()));

  has(puzzle: string): boolean {
    return this.#ids.has(puzzle);
  }
  async load(): Promise<void> {
    if (!who.login) return;
    const mine = await api.myPuzzles().catch(() => []);
    this.#ids = new Set([...this.#ids, ...mine.filter((each) => each.solved_at).map((each) => each.puzzle)]);
  }
  add(puzzle: string): void {
    if (untrack(() => this.has(puzzle))) return;
    this.#ids = new Set([...untrack(() => this.#ids), puzzle]);
    try {
      localStorage.setItem(KEY, JSON.stringify([...new Set([...read(), puzzle])]));
    } catch {
      /* nothing is kept */
    }
  }
}

export const solved = new Solved();

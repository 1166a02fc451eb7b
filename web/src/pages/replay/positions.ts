// Positions of a replay, each asked for once; the neighbours of the one shown are fetched ahead.
import { api } from "$/api/client";
import type { Position } from "$/api/types";

const MOST = 80;

export class Positions {
  #kept = new Map<string, Promise<Position>>();

  constructor(readonly id: string) {}

  at(n: number, seat: number): Promise<Position> {
    const key = `${n} ${seat}`;
    let found = this.#kept.get(key);
    if (!found) {
      found = api.position(this.id, n, seat);
      found.catch(() => this.#kept.delete(key));
      this.#kept.set(key, found);
      for (const old of this.#kept.keys()) {
        if (this.#kept.size <= MOST) break;
        this.#kept.delete(old);
      }
    }
    return found;
  }

  ahead(n: number, seat: number): void {
    this.at(n, seat).catch(() => undefined);
  }

  /** In another language everything is said anew. */
  forget(): void {
    this.#kept.clear();
  }
}

import { api } from "$/api/client";
import type { User } from "$/api/types";

/** Whom I have blocked. What they say is left out here, on the page. */
class Blocks {
  people = $state.raw<User[]>([]);
  #asked = "";

  /** Asks once for each person who sits before this browser. */
  load(me: string | undefined): void {
    if (!me || me === this.#asked) return;
    this.#asked = me;
    api.blocks().then(
      (found) => (this.people = found),
      () => (this.#asked = ""),
    );
  }

  has(user: string | null | undefined): boolean {
    return !!user && this.people.some((one) => one.id === user);
  }

  async set(user: string, blocked: boolean): Promise<void> {
    this.people = await (blocked ? api.block(user) : api.unblock(user));
  }
}

export const blocks = new Blocks();

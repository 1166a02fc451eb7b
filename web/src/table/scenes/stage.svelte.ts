import type { Entry } from "$/api/types";
import { i18n } from "$/i18n.svelte";
import type { Scene } from "$/table/scenes/types";
import type { Session } from "$/table/session.svelte";

const LONGEST_QUEUE = 3;

/** How long something opened stays on the stage: long enough to read, shorter for those in a hurry. */
export function hold(scene: Scene | null): number {
  const words = scene?.type === "phase" ? (scene.cards ?? []).reduce((sum, card) => sum + card.text.length, 0) : 0;
  const full = Math.min(4200 + 25 * Math.max(0, words - 80), 11_000);
  return i18n.settings.motion === "quick" ? full / 2 : full;
}

/** Shows what was just opened for a while, one thing after another, and keeps the last for another look. */
export class Stage {
  shown = $state.raw<Scene | null>(null);
  last = $state.raw<Scene | null>(null);
  #queue: Scene[] = [];
  #timer = 0;

  constructor(
    session: Session,
    private readonly read: (entry: Entry) => Scene | null,
  ) {
    session.listen((fresh) => {
      // Who has answered has seen enough of what was before.
      if (fresh.some((entry) => entry.type === "move" && entry.seat === session.me)) this.#drop();
      for (const entry of fresh) {
        const scene = this.read(entry);
        if (scene) this.#queue.push(scene);
      }
      this.#queue = this.#queue.slice(-LONGEST_QUEUE);
      if (!this.shown) this.next();
    });
  }

  next(): void {
    clearTimeout(this.#timer);
    const scene = this.#queue.shift() ?? null;
    this.shown = scene;
    if (!scene) return;
    this.last = scene;
    this.#timer = window.setTimeout(() => this.next(), hold(scene));
  }

  again(): void {
    this.shown = this.last;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.next(), hold(this.last) * 2);
  }

  close(): void {
    this.#drop();
  }

  #drop(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.shown = null;
  }
}

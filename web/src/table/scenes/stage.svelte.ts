import type { Entry } from "$/api/types";
import { inForce, type Moment, type Teller } from "$/table/scenes/teller";

/** Moments that wait while one is told; older ones are in the log. */
const LONGEST_QUEUE = 3;

/** Where the stage of a table is found by what stands on it. */
export const STAGE = Symbol("stage");
export interface StageContext {
  now: () => Stage | null;
}

/** Tells the moments of a game one after another, step by step, and keeps them all for another look. */
export class Stage {
  /** The moment that is told, and which of its steps; null where nothing has to be said. */
  moment = $state.raw<Moment | null>(null);
  step = $state(0);
  /** Somebody goes through it by hand: it waits for them. */
  held = $state(false);
  /** All moments so far, oldest first. */
  all = $state.raw<Moment[]>([]);
  #queue: Moment[] = [];
  #teller: Teller;
  /** Grows when a moment does. */
  #grown = $state(0);

  /** ``past``: what had happened before; it can be read, and is not told. */
  constructor(
    private readonly make: () => Teller,
    past: readonly Entry[] = [],
  ) {
    this.#teller = make();
    this.#read(past);
  }

  get steps(): Moment["steps"] {
    void this.#grown;
    return this.moment?.steps ?? [];
  }

  #read(entries: readonly Entry[]): void {
    for (const entry of inForce(entries)) this.#teller.hear(entry);
    this.all = [...this.#teller.moments];
  }

  /** What has just happened; ``all`` with what had happened before. */
  hear(fresh: readonly Entry[], all: readonly Entry[]): void {
    if (fresh.some((entry) => entry.type === "undo")) {
      this.close();
      this.#teller = this.make();
      this.#read(all);
      return;
    }
    const told = new Set<Moment>();
    for (const entry of fresh)
      if (this.#teller.hear(entry)) {
        const last = this.#teller.moments.at(-1);
        if (last) told.add(last);
      }
    // One entry may hold the end of one moment and the whole of the next.
    for (const moment of this.#teller.moments.slice(this.all.length)) told.add(moment);
    if (!told.size) return;
    this.all = [...this.#teller.moments];
    for (const moment of [...told].sort((a, b) => a.index - b.index))
      if (moment === this.moment) this.#grown++;
      else if (!this.#queue.includes(moment)) this.#queue.push(moment);
    this.#queue = this.#queue.slice(-LONGEST_QUEUE);
    if (!this.moment) this.#begin();
  }

  #begin(): void {
    this.moment = this.#queue.shift() ?? null;
    this.step = 0;
    this.held = false;
  }

  /** The next step, then the next moment, then nothing. */
  next(): void {
    if (!this.moment) return;
    if (this.step + 1 < this.steps.length) this.step++;
    else this.#begin();
  }

  /** By hand: it stays until somebody goes on. */
  go(step: number): void {
    this.held = true;
    this.step = Math.max(0, Math.min(this.steps.length - 1, step));
  }

  show(moment: Moment | undefined, step = 0): void {
    if (!moment) return;
    this.moment = moment;
    this.step = Math.min(step, moment.steps.length - 1);
    this.held = true;
  }

  /** These, one after another, by themselves. */
  tell(moments: readonly Moment[]): void {
    this.#queue = [...moments];
    this.#begin();
  }

  /** The last moment once more. */
  again(): void {
    this.show(this.all.at(-1));
  }

  /** The moment that an entry of the log is part of, with the step. */
  at(seq: number): { moment: Moment; step: number } | null {
    for (const moment of this.all) {
      const step = moment.steps.findIndex((each) => each.events.some((event) => event.entry.seq === seq));
      if (step >= 0) return { moment, step };
    }
    return null;
  }

  /** Nothing more has to be said. */
  close(): void {
    this.#queue = [];
    this.moment = null;
    this.held = false;
  }
}

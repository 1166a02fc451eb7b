/** How far Python and the games have come; shown until they are here. */
class Starting {
  done = $state(0);
  why = $state("");
  /** Another tab keeps the tables; this one waits for it to be closed. */
  elsewhere = $state(false);
  #all = (): void => undefined;
  /** Tables can be played. */
  readonly ready = new Promise<void>((resolve) => (this.#all = resolve));
  /** A bot has been asked something. */
  ask = (): void => undefined;
  readonly asked = new Promise<void>((resolve) => (this.ask = resolve));
  /** The bots are here too, and what can wait may begin. */
  settle = (): void => undefined;
  readonly settled = new Promise<void>((resolve) => (this.settle = resolve));

  advance(to: number): void {
    this.done = Math.max(this.done, to);
    if (this.done >= 1) this.#all();
  }

  fail(why: string): void {
    console.error(why);
    this.why = why;
  }
}

export const starting = new Starting();

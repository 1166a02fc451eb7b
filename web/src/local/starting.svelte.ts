/** How far Python and the games have come; shown until they are here. */
class Starting {
  done = $state(0);
  why = $state("");
  /** Another tab keeps the tables; this one waits for it to be closed. */
  elsewhere = $state(false);
  #half = (): void => undefined;
  #all = (): void => undefined;
  /** Python is here; what can wait may begin. */
  readonly halfway = new Promise<void>((resolve) => (this.#half = resolve));
  readonly ready = new Promise<void>((resolve) => (this.#all = resolve));

  advance(to: number): void {
    this.done = Math.max(this.done, to);
    if (this.done >= 0.5) this.#half();
    if (this.done >= 1) this.#all();
  }

  fail(why: string): void {
    console.error(why);
    this.why = why;
  }
}

export const starting = new Starting();

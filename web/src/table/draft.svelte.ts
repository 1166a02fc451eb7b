/** An answer in the making, shared by the board and the panel; the person decides in the panel. */
interface Wish {
  decision: string;
  args: number[];
  /** a click on the thing itself that says all of it */ picked?: boolean;
}

class Draft {
  #wish = $state.raw<Wish | null>(null);
  #now = $state.raw<Wish | null>(null);
  #parts = $state.raw<{ decision: string; parts: (number | null)[] } | null>(null);

  /** What the board or a hint proposed. */
  of(decision: string): number[] | null {
    return this.#wish?.decision === decision ? this.#wish.args : null;
  }
  /** Whether that was a click on the thing itself that said the whole answer, and may send it. */
  picked(decision: string): boolean {
    return this.#wish?.decision === decision && !!this.#wish.picked;
  }
  /** What stands in the panel. */
  now(decision: string): number[] | null {
    return this.#now?.decision === decision ? this.#now.args : null;
  }
  /** The parts of an answer chosen so far, for scenes that show it growing. */
  parts(decision: string): (number | null)[] {
    return this.#parts?.decision === decision ? this.#parts.parts : [];
  }
  sketch(decision: string, parts: (number | null)[]): void {
    this.#parts = { decision, parts };
  }
  propose(decision: string, args: number[]): void {
    this.#wish = { decision, args };
  }
  pick(decision: string, args: number[]): void {
    this.#wish = { decision, args, picked: true };
  }
  follow(decision: string, args: number[] | null): void {
    this.#now = args ? { decision, args } : null;
  }
  clear(): void {
    this.#wish = null;
    this.#now = null;
    this.#parts = null;
  }
}

export const draft = new Draft();

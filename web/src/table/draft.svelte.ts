/** An answer proposed by the board or by a hint, waiting in the panel for the person's word. */
class Draft {
  #wish = $state.raw<{ decision: string; args: number[] } | null>(null);

  of(decision: string): number[] | null {
    return this.#wish?.decision === decision ? this.#wish.args : null;
  }
  propose(decision: string, args: number[]): void {
    this.#wish = { decision, args };
  }
  clear(): void {
    this.#wish = null;
  }
}

export const draft = new Draft();

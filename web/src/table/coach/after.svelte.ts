import type { Decision, FigureChange } from "$/api/types";

/** What an answer has changed, told once after a question that the coach has explained. */
class After {
  #told = $state.raw<{ table: string; question: string; lines: FigureChange[] } | null>(null);

  /** The answer stands; ``figures`` were foreseen for it. What was only supposed is not told as done. */
  async note(table: string, decision: Decision, figures: FigureChange[] | Promise<FigureChange[]>): Promise<void> {
    const told = { table, question: decision.id, lines: [] as FigureChange[] };
    this.#told = told;
    const lines = (await figures).filter((figure) => !figure.estimate);
    if (this.#told === told) this.#told = lines.length ? { ...told, lines } : null;
  }

  /** At this table, as long as no other question has been answered. */
  of(table: string): FigureChange[] {
    return this.#told?.table === table ? this.#told.lines : [];
  }

  clear(): void {
    this.#told = null;
  }
}

export const after = new After();

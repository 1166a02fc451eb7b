import type { Decision, FigureChange } from "$/api/types";

/** Figures that are told of one answer. */
const MOST = 3;

/** What an answer has changed, told once after a question that the coach has explained. */
class After {
  #told = $state.raw<{ table: string; question: string; lines: FigureChange[] } | null>(null);

  /** The answer stands; ``figures`` were foreseen for it. What was only supposed is not told as done. */
  note(table: string, decision: Decision, figures: FigureChange[]): void {
    const lines = figures.filter((figure) => !figure.estimate).slice(0, MOST);
    this.#told = lines.length ? { table, question: decision.id, lines } : null;
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

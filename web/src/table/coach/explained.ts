/** So often each kind of question is explained. */
export const TIMES = 2;

const KEY = "hustings.coach";

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Which questions the coach has explained, by game and kind. It is kept in this browser, so the coach grows quiet. */
export class Explained {
  readonly #store: Store | null;
  /** The questions of each kind that were explained, TIMES at most. */
  #seen: Record<string, string[]> = {};

  constructor(store: Store | null) {
    this.#store = store;
    try {
      this.#seen = JSON.parse(store?.getItem(KEY) ?? "{}") as Record<string, string[]>;
    } catch {
      /* nothing is kept */
    }
  }

  /** Whether to explain this question, which then counts as explained; it stays so for as long as it is asked. */
  next(game: string, kind: string, question: string): boolean {
    const seen = (this.#seen[`${game} ${kind}`] ??= []);
    if (seen.includes(question)) return true;
    if (seen.length >= TIMES) return false;
    seen.push(question);
    try {
      this.#store?.setItem(KEY, JSON.stringify(this.#seen));
    } catch {
      /* for this visit only */
    }
    return true;
  }

  /** Whether this very question was explained. */
  has(game: string, kind: string, question: string): boolean {
    return this.#seen[`${game} ${kind}`]?.includes(question) ?? false;
  }

  /** Whoever turns the coach on again hears everything again. */
  forget(): void {
    this.#seen = {};
    try {
      this.#store?.removeItem(KEY);
    } catch {
      /* nothing is kept */
    }
  }
}

function kept(): Store | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

export const explained = new Explained(kept());

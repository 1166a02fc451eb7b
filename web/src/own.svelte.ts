/** Figures of my own, by game: kept in this browser until a table takes them. */
class Own {
  #kept = $state<Record<string, string>>({});

  constructor() {
    try {
      this.#kept = JSON.parse(localStorage.getItem("hustings.figures") ?? "{}") as Record<string, string>;
    } catch {
      /* nothing is kept */
    }
  }

  of(game: string): string {
    return this.#kept[game] ?? "";
  }

  set(game: string, text: string): void {
    if (text) this.#kept[game] = text;
    else delete this.#kept[game];
    try {
      localStorage.setItem("hustings.figures", JSON.stringify(this.#kept));
    } catch {
      /* for this visit only */
    }
  }

  /** How many figures they are. */
  count(game: string): number {
    const text = this.of(game);
    const tables = text ? (JSON.parse(text) as Record<string, object[]>) : {};
    return Object.values(tables)
      .flat()
      .reduce((n, row) => n + Object.keys(row).length - 1, 0);
  }
}

export const own = new Own();

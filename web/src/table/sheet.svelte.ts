/** The sheet of a phone: how high it stands, and which of its pages lies on top. Wide windows use only the fold. */
export type Height = "peek" | "half" | "full";
export type Tab = "ask" | "mine" | "news" | "log" | "talk";

const HEIGHTS: Height[] = ["peek", "half", "full"];

/** ms; an answer is still fresh then, and nothing seems to move by itself. */
const SOON = 400;

export class Sheet {
  height = $state<Height>("peek");
  tab = $state<Tab>("ask");
  /** What stands beside the board. */
  side = $state<"news" | "log" | "talk">("news");
  /** Log and talk beside the board are folded away. */
  folded = $state(false);
  /** They have made room for answers that would not fit; until the question is gone, or somebody wants to read. */
  crowded = $state(false);
  #wanted = false;
  #gone: ReturnType<typeof setTimeout> | undefined;

  get closed(): boolean {
    return this.folded || this.crowded;
  }

  /** A question has come, or none is left. */
  asked(open: boolean): void {
    clearTimeout(this.#gone);
    if (open) {
      this.show("ask");
      return;
    }
    // The next question often comes at once: log and talk do not open and close in between.
    this.#gone = setTimeout(() => (this.crowded = this.#wanted = false), SOON);
    if (this.tab === "ask") this.height = "peek";
  }

  /** A page is wanted: it is shown at least half. */
  show(tab: Tab): void {
    this.tab = tab;
    this.folded = false;
    if (this.height === "peek") this.height = "half";
  }

  crowd(): void {
    this.crowded = !this.#wanted;
  }

  /** Log and talk, there or away. */
  fold(away: boolean): void {
    this.folded = away;
    this.crowded = false;
    this.#wanted = !away;
  }

  /** Up, and from the top down again. */
  turn(): void {
    this.height = HEIGHTS[(HEIGHTS.indexOf(this.height) + 1) % HEIGHTS.length] ?? "half";
  }

  /** By a drag of so many pixels, upwards positive. */
  move(by: number): void {
    const step = by > 40 ? 1 : by < -40 ? -1 : 0;
    const at = Math.max(0, Math.min(HEIGHTS.length - 1, HEIGHTS.indexOf(this.height) + step));
    this.height = HEIGHTS[at] ?? "half";
  }
}

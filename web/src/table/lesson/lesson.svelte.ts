import { api, ApiError } from "$/api/client";
import type { LessonCard } from "$/api/types";
import type { Session } from "$/table/session.svelte";
import { notices } from "$/ui/notices.svelte";

/** The lesson at a table: the card that is due, and those before it, to be read again. */
export class Lesson {
  card = $state.raw<LessonCard | null>(null);
  busy = $state(false);
  #read = $state.raw<LessonCard[]>([]);
  #back = $state(0);
  #asked = 0;

  constructor(readonly session: Session) {
    session.taught = true; // until the first card says otherwise
  }

  /** What is on screen: the card that is due, or one that is read again. */
  get shown(): LessonCard | null {
    return this.#back ? (this.#read.at(-1 - this.#back) ?? this.card) : this.card;
  }
  get again(): boolean {
    return this.#back > 0;
  }
  get mayGoBack(): boolean {
    return this.#back < this.#read.length - 1;
  }
  back(): void {
    if (this.mayGoBack) this.#back++;
  }
  forth(): void {
    if (this.#back) this.#back--;
  }

  /** The table has moved on, or speaks another language. */
  async follow(): Promise<void> {
    const asked = ++this.#asked;
    try {
      const card = await api.lesson(this.session.id);
      if (asked === this.#asked) this.#take(card);
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) this.session.taught = false;
    }
  }

  /** The card was read: the next one. */
  async read(): Promise<void> {
    if (this.#back) {
      this.forth();
      return;
    }
    const { card } = this;
    if (card && card.do === "continue" && card.id) await this.#tell(card.step);
  }

  /** No more lesson at this table; the coach goes on. */
  end(): Promise<void> {
    return this.#tell(null);
  }

  async #tell(step: number | null): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    const asked = ++this.#asked;
    try {
      const card = await api.readStep(this.session.id, step);
      if (asked === this.#asked) this.#take(card);
      else await this.follow(); // what was asked meanwhile may have been answered before this was heard
    } catch (error) {
      notices.toast(error instanceof ApiError ? error.message : String(error), "bad");
    } finally {
      this.busy = false;
    }
  }

  #take(card: LessonCard): void {
    this.card = card;
    this.session.taught = !card.finished;
    if (!card.say) return; // the others are at play
    const name = (one: LessonCard): string => one.id || (one.decision ?? "");
    const last = this.#read.at(-1);
    if (last && name(last) === name(card)) this.#read = [...this.#read.slice(0, -1), card];
    else {
      this.#read = [...this.#read, card];
      this.#back = 0;
    }
  }
}

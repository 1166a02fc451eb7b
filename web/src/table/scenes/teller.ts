// Moments of a game, read from its log: an election, a poll, a vote on a government, each told step by step.
// A game's teller says which events make which steps; what is said comes from the events themselves.
import type { Entry, EventInfo } from "$/api/types";
import type { IconName } from "$/art/icons";
import { say } from "$/i18n.svelte";
import type { Scene, TellScene } from "$/table/scenes/types";

/** An event with the entry of the log it stands in. */
export type Heard<E extends { kind: string } = { kind: string; fields: Record<string, unknown> }> = E &
  Pick<EventInfo, "news" | "about"> & { entry: Entry };

export interface MomentStep {
  /** What the step is about; its message is ``page-moment-<id>``. */
  id: string;
  icon: IconName;
  events: Heard[];
  scene: () => Scene;
}

export interface Moment {
  /** Its place among all moments of the game, from 0. */
  index: number;
  key: string;
  title: () => string;
  steps: MomentStep[];
}

/** The entries and lines of the record that a moment tells of. */
export const entriesOf = (moment: Moment): Entry[] => moment.steps.flatMap((step) => step.events.map((e) => e.entry));

type Handler<T> = (teller: T, event: Heard, rest: Heard[]) => void;
/** By kind of event: the moment it is told in, and how. */
export type Told<T> = Record<string, readonly [moment: string, hear: Handler<T>]>;

/** Hears entry after entry, and adds to its moments. */
export abstract class Teller {
  readonly moments: Moment[] = [];
  #open: Moment | null = null;

  constructor(
    readonly game: string,
    readonly name: (seat: number) => string,
    /** The view as it is now, for what the log does not say. */
    readonly view: () => Record<string, unknown>,
  ) {}

  protected abstract readonly told: Told<never>;

  /** Whether anything was told. */
  hear(entry: Entry): boolean {
    if (entry.type !== "move") return false;
    const before = this.moments.length + (this.moments.at(-1)?.steps ?? []).reduce((n, s) => n + s.events.length, 0);
    const events = ((entry.events ?? []) as EventInfo[]).map((event) => ({ ...event, entry })) as unknown as Heard[];
    events.forEach((event, i) => (this.told as Told<this>)[event.kind]?.[1](this, event, events.slice(i)));
    return before !== this.moments.length + (this.moments.at(-1)?.steps ?? []).reduce((n, s) => n + s.events.length, 0);
  }

  /** A moment of this key: the one that is on, or a new one. */
  begin(key: string, title: () => string): void {
    if (this.#open?.key === key) return;
    this.#open = { index: this.moments.length, key, title, steps: [] };
  }

  end(): void {
    this.#open = null;
  }

  /** Whether the moment that is on has this key, or one that begins so. */
  on(key: string): boolean {
    return this.#open?.key.startsWith(key) ?? false;
  }

  /** A step of the moment that is on, or more of its last step. */
  step(id: string, icon: IconName, events: Heard[], scene: (events: Heard[]) => Scene): void {
    const open = this.#open;
    if (!open || !events.length) return;
    if (!open.steps.length) this.moments.push(open);
    const last = open.steps.at(-1);
    if (last?.id === id) last.events.push(...events);
    else {
      const heard = [...events];
      open.steps.push({ id, icon, events: heard, scene: () => scene(heard) });
    }
  }

  /** A step that says what happened in the words of the events. */
  lines(id: string, icon: IconName, events: Heard[]): void {
    this.step(id, icon, events, (heard) => spoken(id, icon, heard));
  }
}

/** The sentences of events, each with whom it is about. */
export const spoken = (id: string, icon: IconName, events: Heard[], verdict?: string): TellScene => ({
  type: "tell",
  title: id,
  icon,
  lines: events
    .map((event) => ({
      seat: event.about ?? Number((event.fields as Record<string, unknown> | undefined)?.["seat"] ?? -1),
      text: say(event.news),
      rule: event.news.rule,
    }))
    .filter((line) => line.text),
  verdict,
});

/** What is in force: without what was taken back. */
export function inForce(entries: readonly Entry[]): Entry[] {
  const kept: Entry[] = [];
  for (const entry of entries) {
    if (entry.type === "undo") while ((kept.at(-1)?.n ?? 0) > (typeof entry.to === "number" ? entry.to : 0)) kept.pop();
    else if (entry.type === "move") kept.push(entry);
  }
  return kept;
}

/** How long a step takes to read, in milliseconds. */
export function readingTime(scene: Scene): number {
  const words =
    scene.type === "tell"
      ? scene.lines.reduce((sum, line) => sum + line.text.length, 0)
      : scene.type === "result"
        ? scene.rows.length * 14
        : scene.type === "proposal"
          ? 120
          : 40;
  const verdict = "verdict" in scene ? (scene.verdict?.length ?? 0) : 0;
  return Math.min(2600 + 32 * (words + verdict), 12_000);
}

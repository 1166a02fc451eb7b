// Food that one means to lay, species by species, before any of it is sent.
import { untrack } from "svelte";
import type { Decision, SpaceData } from "$/api/types";
import { facts } from "$/boards/zoo/model";

/** How many may be laid on each species now, least first; species that take none are missing. */
export function allowed(decision: Decision | undefined): Map<number, number[]> {
  const { place } = facts().turn;
  const inner = decision?.space.spaces?.[decision.space.items?.indexOf(place) ?? -1];
  const out = new Map<number, number[]>();
  (inner?.items ?? []).forEach((species, i) => out.set(species, counts(inner?.spaces?.[i])));
  return out;
}

function counts(space: SpaceData | undefined): number[] {
  if (!space) return [];
  if (space.items) return space.items;
  const low = space.low ?? 1;
  return Array.from({ length: (space.high ?? low) - low + 1 }, (_, i) => low + i);
}

class Plan {
  #of = "";
  #counts = $state.raw(new Map<number, number>());
  #most = 0;

  /** Another question: nothing is planned for it yet. ``most``: food that may be laid in all. */
  begin(id: string, most: number): void {
    this.#most = most;
    if (this.#of === id) return;
    this.#of = id;
    untrack(() => this.#counts.size && (this.#counts = new Map()));
  }
  get counts(): ReadonlyMap<number, number> {
    return this.#counts;
  }
  get total(): number {
    return [...this.#counts.values()].reduce((a, b) => a + b, 0);
  }
  of(species: number): number {
    return this.#counts.get(species) ?? 0;
  }
  /** The next number up or down that is allowed here and that the rest of the food pays for; none, where there is none. */
  next(species: number, may: number[], by: 1 | -1): number | undefined {
    const now = this.of(species);
    const rest = this.#most - this.total + now;
    if (by > 0) return may.find((n) => n > now && n <= rest);
    return now ? ([...may].reverse().find((n) => n < now) ?? 0) : undefined;
  }
  set(species: number, count: number): void {
    const next = new Map(this.#counts);
    if (count) next.set(species, count);
    else next.delete(species);
    this.#counts = next;
  }
  /** In the order of the species, as answers. */
  answers(): number[][] {
    const { place } = facts().turn;
    return [...this.#counts].sort(([a], [b]) => a - b).map(([species, count]) => [place, species, count]);
  }
}

export const plan = new Plan();

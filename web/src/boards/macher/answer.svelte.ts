// How the question that is open is answered on the board: steppers, chips and cards, state by state.
import type { Decision } from "$/api/types";
import type { Campaign } from "$/boards/macher/model";
import { draft } from "$/table/draft.svelte";
import type { Target } from "$/table/hot.svelte";

/** Meetings to be held or turned into votes in a state. */
export interface Act {
  planned: number;
  /** How many more meetings stand there then; fewer than none where they become votes. */
  change: number;
  less?: (() => void) | undefined;
  more?: (() => void) | undefined;
  /** Few enough to be places: a click on the third makes it three, another takes the last back. */
  places: (() => void)[];
}
/** What can be picked at a state besides its own pieces: words, and cards that come in. */
export interface Offers {
  chips: (Target & { kind: string; short: string })[];
  fan: { card: number; target: Target }[];
}

export const MEETINGS = ["meetings", "convert"];
/** More than these are counted instead of placed. */
const PLACES = 5;

export function actAt(asked: Decision | undefined, campaign: Campaign, board: number): Act | undefined {
  if (!asked) return undefined;
  const { space, id } = asked;
  const now = draft.now(id);
  if (asked.kind === "convert") {
    if (board !== campaign.board) return undefined; // they become votes in one state after the other
    const most = space.high ?? 0;
    const least = space.type === "offer" ? 0 : (space.low ?? 0);
    const count = now?.[0] ?? least;
    const up = space.type === "offer" && count === 0 ? (space.low ?? 1) : count + 1;
    const down = space.type === "offer" && count <= (space.low ?? 1) ? 0 : count - 1;
    return {
      planned: count,
      change: -count,
      less: count > least ? () => draft.propose(id, [down]) : undefined,
      more: up <= most ? () => draft.propose(id, [up]) : undefined,
      places: [],
    };
  }
  const caps = space.caps ?? space.prices?.map((row) => row.length - 1) ?? [];
  const counts = now ?? caps.map(() => 0);
  const cost = (to: number[]): number =>
    to.reduce((sum, n, i) => sum + (space.prices ? (space.prices[i]?.[n] ?? 1e9) : n), 0);
  const here = counts[board] ?? 0;
  const set = (count: number): number[] => counts.map((n, i) => (i === board ? count : n));
  const most = space.budget ?? space.most ?? 0;
  const fits = (next: number[]): boolean =>
    (next[board] ?? 0) <= (caps[board] ?? 0) &&
    cost(next) <= most &&
    (space.type !== "supplied" || next.reduce((a, b) => a + b, 0) <= (space.most ?? 0));
  const plan = (count: number) => (): void => draft.propose(id, set(count));
  const places: (() => void)[] = [];
  if (Math.max(...caps) <= PLACES)
    for (let n = 1; n <= (caps[board] ?? 0) && (n <= here || fits(set(n))); n++)
      places.push(plan(n === here ? n - 1 : n));
  return {
    planned: here,
    change: here,
    less: here > 0 ? plan(here - 1) : undefined,
    more: fits(set(here + 1)) ? plan(here + 1) : undefined,
    places,
  };
}

/** The chips and cards among the targets that belong to a state. */
export function offersAt(targets: Map<string, Target>, board: number): Offers {
  const offers: Offers = { chips: [], fan: [] };
  for (const [key, target] of targets) {
    const [what, at, card] = key.split(":");
    if (Number(at) !== board) continue;
    if (what === "chip")
      offers.chips.push({ ...target, kind: card ?? "", short: target.label.replace(/[^\d+×−]/g, "") });
    if (what === "fan") offers.fan.push({ card: Number(card), target });
  }
  return offers;
}

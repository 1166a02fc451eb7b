// What a replay can jump to: rounds, their phases, and the moments of the game.
import type { Chapter } from "$/api/types";
import { say } from "$/i18n.svelte";
import type { Moment } from "$/table/scenes/teller";

export interface Stop {
  n: number;
  label: string;
  type: "phase" | "moment";
  moment?: Moment;
}
export interface Round {
  n: number;
  label: string;
  stops: Stop[];
}

/** The line on which a moment happened: of an election that on which votes were counted, not what led there. */
export const lineOf = (moment: Moment): number => {
  const [first, second] = moment.steps;
  const told = first?.id === "meetings" ? (second ?? first) : first;
  return told?.events[0]?.entry.n ?? 0;
};

/** Rounds with their phases, and in each the moments that came in it. ``before`` is called what comes before the first. */
export function contents(
  chapters: readonly Chapter[],
  moments: readonly Moment[],
  phase: (id: string) => string,
  before: string,
): Round[] {
  const rounds: (Round & { key: string })[] = [];
  for (const { n, heading, phase: id } of chapters) {
    // Before its first phase a round has not begun: that is still the end of the one before, or getting ready.
    const key = id ? (heading ? say(heading) : "") : (rounds.at(-1)?.key ?? "");
    let round = rounds.at(-1);
    if (!round || (round.key !== key && id)) rounds.push((round = { n, key, label: id ? key : before, stops: [] }));
    if (id && round.stops.at(-1)?.label !== phase(id)) round.stops.push({ n, label: phase(id), type: "phase" });
  }
  for (const moment of moments) {
    const n = lineOf(moment);
    const round = rounds.findLast((each) => each.n < n) ?? rounds[0];
    if (!round) continue;
    // What happened brought the phase that begins there.
    const at = round.stops.findIndex((stop) => stop.n > n || (stop.n === n && stop.type === "phase"));
    round.stops.splice(at < 0 ? round.stops.length : at, 0, { n, label: moment.title(), type: "moment", moment });
  }
  return rounds;
}

/** The nearest of these lines after or before a line; the last or first line of all where there is none. */
export function neighbour(lines: readonly number[], now: number, way: 1 | -1, last: number): number {
  const sorted = [...new Set(lines)].sort((a, b) => a - b);
  return way > 0 ? (sorted.find((n) => n > now) ?? last) : (sorted.findLast((n) => n < now) ?? 0);
}

export const isElection = (moment: Moment): boolean => moment.key.startsWith("election");

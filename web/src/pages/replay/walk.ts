// The way through a game: whose eyes, which line, and where keys lead.
import type { Table } from "$/api/types";
import { neighbour, type Round } from "$/pages/replay/contents";

/** With everything open; of a finished game. */
export const OPEN = -3;
export const SPECTATOR = -2;

/** The line to show: the one that is named, else the start of a finished game or a running one as it stands. */
export const lineWanted = (at: number, table: Pick<Table, "status" | "n"> | null): number =>
  at >= 0 ? at : table?.status === "finished" ? 0 : (table?.n ?? 0);

/** The end of a line's address; eyes that are not my own are named in it. */
export const lineAddress = (n: number, seat: number | undefined, mine: readonly number[]): string =>
  `/${n}${seat !== undefined && seat !== mine[0] ? `?seat=${seat}` : ""}`;

/** Through whose eyes the log is heard: my own where I sat there, else as anybody. */
export const earsOf = (seat: number | undefined, mine: readonly number[]): number | undefined =>
  seat === undefined ? undefined : mine.includes(seat) ? seat : SPECTATOR;

export type Leap = "phase" | "round" | "election";

/** The line that a leap from ``now`` leads to. */
export function leap(
  rounds: readonly Round[],
  elections: readonly number[],
  by: Leap,
  now: number,
  way: 1 | -1,
  last: number,
): number {
  const lines =
    by === "election"
      ? elections
      : rounds.flatMap(({ n, stops }) =>
          // Not to moments, which may be read later: a key must lead to the same place at any time.
          by === "round" ? [n] : [n, ...stops.filter((stop) => stop.type === "phase").map((stop) => stop.n)],
        );
  return neighbour(lines, now, way, last);
}

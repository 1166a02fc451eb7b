// Whom a table without a clock has waited for so long that the others may be asked what to do.
import type { Entry, Table, Waiting } from "$/api/types";

const GOES_ON = ["start", "back", "absent-decided"];

/** When something last went on in the game. */
export function lastMove(entries: Entry[]): string {
  return entries.findLast((entry) => typeof entry.n === "number" || GOES_ON.includes(entry.type))?.at ?? "";
}

export function awaited(
  table: Pick<Table, "patience" | "seats" | "mine">,
  waiting: Waiting[],
  entries: Entry[],
  now: number,
): number[] {
  const last = lastMove(entries);
  const { patience } = table;
  if (!patience || !last) return [];
  const waited = (now - Date.parse(last)) / 1000;
  const asked = new Set(waiting.map((each) => each.seat));
  return table.seats
    .filter((seat) => asked.has(seat.seat) && seat.kind === "human" && !seat.standin)
    .filter((seat) => !table.mine.includes(seat.seat) && waited >= (seat.here ? patience.here : patience.away))
    .map((seat) => seat.seat);
}

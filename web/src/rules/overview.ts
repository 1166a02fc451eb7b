// What the beginning and the end of the rules are made of: things, phases and where they stand.
import type { Thing } from "$/api/types";
import { cite } from "$/rules/rules";

/** The phases of a round, in the order of the programme. */
export const phasesOf = (things: Thing[]): Thing[] => things.filter((thing) => thing.id.startsWith("phase:"));

/** What a glossary explains by itself; and single cards, offices and places, which are many. */
export function glossary(things: Thing[]): { words: Thing[]; more: Thing[] } {
  const rest = things.filter((thing) => !thing.id.startsWith("phase:"));
  return {
    words: rest.filter((thing) => !thing.id.includes(":")),
    more: rest.filter((thing) => thing.id.includes(":")),
  };
}

/** The things that a section governs, by section; a column has the name of what it shows, which is said once. */
export function placesBySection(things: Thing[], game: string): Map<string, Thing[]> {
  const found = new Map<string, Thing[]>();
  for (const thing of things) {
    const at = cite(thing.rule, game);
    if (!at || at.game !== game) continue;
    const there = found.get(at.section) ?? [];
    const name = JSON.stringify(thing.name);
    if (there.some((other) => JSON.stringify(other.name) === name)) continue;
    found.set(at.section, [...there, thing]);
  }
  return found;
}

export interface Step {
  x: number;
  y: number;
  /** Where the line to the next one begins and ends; none after the last. */
  to: { x: number; y: number } | null;
}

/** Places along a winding track: from the start to the end of a row, then one row down, and back. */
export function track(count: number, columns: number, width: number, height: number, rtl: boolean): Step[] {
  const at = (i: number): { x: number; y: number } => {
    const row = Math.floor(i / columns);
    const column = row % 2 ? columns - 1 - (i % columns) : i % columns;
    return { x: (rtl ? columns - 1 - column : column) * width, y: row * height };
  };
  return Array.from({ length: count }, (_, i) => ({ ...at(i), to: i + 1 < count ? at(i + 1) : null }));
}

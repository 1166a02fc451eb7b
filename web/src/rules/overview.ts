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

// The puzzles of each title, in the order in which they are numbered.
import type { PuzzleInfo } from "$/api/types";

export interface Numbered extends PuzzleInfo {
  n: number;
}

/** By title; the easy ones come first, as the server sends them. */
export function byTitle(all: PuzzleInfo[]): Map<string, Numbered[]> {
  const found = new Map<string, Numbered[]>();
  for (const each of all) {
    const mine = found.get(each.game) ?? [];
    mine.push({ ...each, n: mine.length + 1 });
    found.set(each.game, mine);
  }
  return found;
}

/** The next one of the title that is not solved yet, after this one and then from the start; none where all are. */
export function next(all: PuzzleInfo[], id: string, solved: (id: string) => boolean): PuzzleInfo | undefined {
  const here = all.find((each) => each.id === id);
  const mine = all.filter((each) => each.game === here?.game);
  const at = mine.findIndex((each) => each.id === id);
  return [...mine.slice(at + 1), ...mine.slice(0, at)].find((each) => !solved(each.id));
}

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { MEETINGS } from "$/boards/macher/answer.svelte";
import { KINDS } from "$/boards/macher/hot.svelte";

/** Answered by chance, never by a person. */
const CHANCE: Record<string, string[]> = {
  classic: ["programme", "hand", "states", "opinion", "pool", "lot", "poll", "dice", "state"],
  modern: [
    ...["regions", "boards", "opinions", "opinion", "poll-back", "display", "deal", "replacement"],
    ...["starter", "card", "unsold", "poll", "region"],
  ],
};
/** Sums of money, and whether a card is drawn at all: there is no place for these on a board. */
const SUMS = ["bid", "raise", "poll-bid", "take"];

function asked(title: string): string[] {
  const text = readFileSync(new URL(`../../../../docs/reference/${title}.md`, import.meta.url), "utf8");
  const questions = text.split("## Questions")[1]?.split("## Events")[0] ?? "";
  return [...questions.matchAll(/^\| `([\w-]+)` \|/gm)].map((row) => row[1] ?? "");
}

test.each([
  ["die-macher-1997", "classic"],
  ["die-macher-2006", "classic"],
  ["die-macher-2019", "modern"],
])("every question of %s is answered on the board, by chance, or with a sum", (title, family) => {
  const open = asked(title).filter((kind) => !CHANCE[family]?.includes(kind) && !SUMS.includes(kind));
  expect(open.length).toBeGreaterThan(10);
  expect(open.filter((kind) => !(kind in KINDS) && !MEETINGS.includes(kind))).toEqual([]);
});

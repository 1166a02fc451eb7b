import { expect, test } from "vitest";
import { click, packageArgs, sheetArgs, swapArgs, toggle, wantedOf, type Wanted } from "$/boards/macher/plans";

const two: Wanted = { kind: "trend", worth: 1, need: 2, once: false, at: [] };

test("two of a kind may go to one state, and are named in ascending order", () => {
  const once = click(two, 3);
  const twice = click({ ...two, at: once }, 1);
  expect(twice).toEqual([1, 3]);
  expect(click({ ...two, at: [1] }, 1)).toEqual([1, 1]);
  expect(click({ ...two, at: [1, 3] }, 3)).toEqual([1]);
  expect(click({ ...two, at: [1, 3] }, 2)).toEqual([1, 3]);
});

test("the only one of its kind moves; where a state holds one at most, a second click takes it back", () => {
  expect(click({ ...two, need: 1, at: [0] }, 2)).toEqual([2]);
  expect(click({ ...two, once: true, at: [0] }, 0)).toEqual([]);
});

test("a sheet is complete with a state for every line and every marker", () => {
  const lines = ["trend", "votes", "meetings"];
  const wanted = wantedOf(lines, { trend: 1, votes: 6, meetings: 6 }, { trend: [2], votes: [0], meetings: [3] });
  const media: Wanted = { kind: "media", worth: 1, need: 2, once: false, at: [1] };
  expect(sheetArgs(1, lines, [...wanted, media], 1)).toBeNull();
  expect(sheetArgs(1, lines, [...wanted, { ...media, at: [1, 1] }], 1)).toEqual([1, 2, 0, 3, 1, 1, 1]);
  expect(sheetArgs(1, lines, wanted, -1)).toBeNull();
});

test("equal lines take their states in ascending order", () => {
  const lines = ["trend", "trend", "meetings"];
  const wanted = wantedOf(lines, {}, { trend: [0, 3], meetings: [1] });
  expect(sheetArgs(0, lines, wanted, 3)).toEqual([0, 0, 3, 1, 3]);
});

test("a package names its states kind by kind", () => {
  const wanted: Wanted[] = [
    { kind: "meetings", worth: 3, need: 2, once: true, at: [0, 2] },
    { kind: "votes", worth: 6, need: 1, once: true, at: [1] },
  ];
  expect(packageArgs(4, wanted)).toEqual([4, 0, 2, 1]);
  expect(packageArgs(4, [{ ...wanted[0]!, at: [0] }])).toBeNull();
});

test("a programme holds one card of a topic", () => {
  const topic = (card: number): number => card >> 1;
  expect(toggle([0, 4], 1, 3, topic)).toEqual([1, 4]);
  expect(toggle([0, 4], 4, 3, topic)).toEqual([0]);
  expect(toggle([0, 4], 6, 2, topic)).toEqual([0, 4]);
});

test("swaps are pairs that ascend on both sides", () => {
  expect(swapArgs([9, 2], [4, 11])).toEqual([2, 4, 9, 11]);
  expect(swapArgs([9], [])).toBeNull();
  expect(swapArgs([], [])).toEqual([]);
});

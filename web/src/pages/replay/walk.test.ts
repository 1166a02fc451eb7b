import { expect, test } from "vitest";
import type { Round } from "$/pages/replay/contents";
import { lineAddress, earsOf, leap, lineWanted, OPEN, SPECTATOR } from "$/pages/replay/walk";

const rounds: Round[] = [
  { n: 0, label: "Preparation", stops: [] },
  {
    n: 10,
    label: "Round 1",
    stops: [
      { n: 12, label: "Media", type: "phase" },
      { n: 15, label: "A marker is placed", type: "moment" },
      { n: 18, label: "Polls", type: "phase" },
    ],
  },
  { n: 30, label: "Round 2", stops: [] },
];

test("a finished game is shown from its start, a running one as it stands, and a line that is named before both", () => {
  expect(lineWanted(-1, { status: "finished", n: 90 })).toBe(0);
  expect(lineWanted(-1, { status: "running", n: 40 })).toBe(40);
  expect(lineWanted(7, { status: "running", n: 40 })).toBe(7);
  expect(lineWanted(-1, null)).toBe(0);
});

test("the address names eyes that are not my own", () => {
  expect(lineAddress(3, 1, [1, 2])).toBe("/3");
  expect(lineAddress(3, 2, [1, 2])).toBe("/3?seat=2");
  expect(lineAddress(3, OPEN, [])).toBe("/3?seat=-3");
});

test("only my own seats hear what was said to them", () => {
  expect(earsOf(1, [1])).toBe(1);
  expect(earsOf(0, [1])).toBe(SPECTATOR);
  expect(earsOf(OPEN, [1])).toBe(SPECTATOR);
  expect(earsOf(undefined, [1])).toBeUndefined();
});

test("leaps go by phase, round and election, whatever happens between, and end at the ends", () => {
  expect(leap(rounds, [25], "phase", 12, 1, 40)).toBe(18);
  expect(leap(rounds, [25], "phase", 18, -1, 40)).toBe(12);
  expect(leap(rounds, [25], "phase", 12, -1, 40)).toBe(10);
  expect(leap(rounds, [25], "round", 12, 1, 40)).toBe(30);
  expect(leap(rounds, [25], "round", 30, 1, 40)).toBe(40);
  expect(leap(rounds, [25], "election", 12, 1, 40)).toBe(25);
  expect(leap(rounds, [25], "election", 12, -1, 40)).toBe(0);
});

import { expect, test } from "vitest";
import { changesBy, classicChoices, ghostAt, ghostsOf, modernChoices, partsOf } from "$/boards/macher/ghosts";

const states = [{ state: "BY" }, { state: "HE" }];

test("the classic editions name states by letters, the board by its place", () => {
  const [choice] = classicChoices(
    [
      {
        args: [3],
        changes: [
          ["votes", "HE", 1, 12, 18],
          ["seats", "HE", 1, 15, 18],
          ["money", "", 1, 20, 17],
        ],
      },
    ],
    states,
  );
  const ghosts = ghostsOf(choice?.changes ?? [], true);
  expect(ghostAt(ghosts, 1, 1)).toEqual({ votes: 18, seats: 18 });
  expect(ghostAt(ghosts, 0, 1)).toBeUndefined();
  expect(choice?.changes[2]?.place).toBe("");
});

test("2019 names a change by its board and seat", () => {
  const [choice] = modernChoices([
    {
      kind: "convert",
      args: [4],
      changes: {
        "votes:2:0": [5, 13],
        "points:2:0": [9, 14],
        "trend:2:1": [1, 0],
        "matches:2:1": [1, 2],
        "controller:3": [0, 1],
        "money:0": [9, 5],
      },
    },
  ]);
  const ghosts = ghostsOf(choice?.changes ?? [], false);
  expect(ghostAt(ghosts, 2, 0)).toEqual({ votes: 13, seats: 14 });
  expect(ghostAt(ghosts, 2, 1)).toEqual({ trend: 0, factor: 2 });
  expect(ghosts.size).toBe(2);
});

test("only the very answer that stands is shown", () => {
  const choices = [{ args: [1, 2], changes: [{ figure: "votes", place: "state:0", seat: 0, before: 0, after: 1 }] }];
  expect(changesBy(choices, [1, 2])).toHaveLength(1);
  expect(changesBy(choices, [1])).toEqual([]);
  expect(changesBy(choices, null)).toEqual([]);
});

test("a factor of 2019 is what meetings are multiplied by, the agreement what it comes from", () => {
  const change = { place: "state:1", seat: 0, before: 1 };
  const changes = [
    { ...change, figure: "agreement", after: -1 },
    { ...change, figure: "factor", after: 1 },
    { ...change, figure: "votes-if-turned", after: 9 },
  ];
  expect(ghostAt(ghostsOf(changes, false), 1, 0)).toEqual({ factor: -1, times: 1, votesThen: 9 });
});

test("a classic factor below one makes a vote of two meetings", () => {
  const change = { figure: "factor", place: "state:0", seat: 0, before: 2 };
  expect(ghostAt(ghostsOf([{ ...change, after: -3 }], true), 0, 0)).toEqual({ factor: -3, times: 0 });
  expect(ghostAt(ghostsOf([{ ...change, after: 3 }], true), 0, 0)).toEqual({ factor: 3, times: 3 });
});

test("the parts of a sum add up, now and with the answer", () => {
  const change = { place: "state:0", seat: 0 };
  const changes = [
    { ...change, figure: "factor", before: 1, after: 3 },
    { ...change, figure: "term-4", before: -1, after: 0 },
    { ...change, figure: "term-7", before: 0, after: 1 },
  ];
  const terms = [
    { card: 4, worth: -1 },
    { card: 9, worth: 2 },
  ];
  const ghost = ghostAt(ghostsOf(changes, true), 0, 0);
  const parts = partsOf(terms, ghost);
  expect(parts).toEqual([
    { card: 4, worth: -1, then: 0 },
    { card: 9, worth: 2, then: 2 },
    { card: 7, worth: 0, then: 1 },
  ]);
  expect(parts.reduce((sum, { worth }) => sum + worth, 0)).toBe(1);
  expect(parts.reduce((sum, { then }) => sum + then, 0)).toBe(ghost?.factor);
});

test("without an answer the parts are what counts now", () => {
  expect(partsOf([{ card: 4, worth: -1 }], undefined)).toEqual([{ card: 4, worth: -1, then: -1 }]);
});

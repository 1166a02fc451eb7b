import { expect, test } from "vitest";
import { changesBy, classicChoices, ghostAt, ghostsOf, modernChoices } from "$/boards/macher/ghosts";

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

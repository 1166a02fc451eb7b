import { expect, test } from "vitest";
import type { Story } from "$/api/types";
import { turningPoints } from "$/charts/turns";

const race = [
  { n: 0, points: [0, 0] },
  { n: 4, points: [5, 3] },
  { n: 9, points: [5, 8] },
  { n: 12, points: [9, 8] },
];

test("without the server's turning points, changes of the lead are marked", () => {
  const marks = turningPoints({ race } as Story, ["Ann", "Ben"]);
  expect(marks.map(({ n, seat }) => [n, seat])).toEqual([
    [9, 1],
    [12, 0],
  ]);
  expect(marks[0]!.points).toEqual([5, 8]);
});

test("the server's turning points carry the points of their moment", () => {
  const story = { race, turns: [{ n: 7, seat: 1, gain: 5, lead: true }] } as unknown as Story;
  expect(turningPoints(story, ["Ann", "Ben"])).toMatchObject([{ n: 7, seat: 1, points: [5, 8] }]);
});

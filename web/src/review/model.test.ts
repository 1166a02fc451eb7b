import { expect, test } from "vitest";
import type { Review } from "$/api/types";
import { curve, lucky, mistakes, parts } from "$/review/model";

const text = { id: "x", rule: "", values: {} };
const decision = (n: number, seat: number, before: number, after: number): Review["decisions"][number] => ({
  n,
  seat,
  kind: "bid",
  ask: text,
  heading: null,
  args: [],
  label: text,
  before,
  after,
  error: 0,
  loss: before - after,
  better: [],
});
const review: Review = {
  playouts: 1,
  seats: [
    {
      seat: 0,
      accuracy: 80,
      start: 0.3,
      result: 1,
      mistakes: -0.1,
      luck: 0.25,
      luck_error: 0.02,
      others: 0.55,
      turns: [],
    },
  ],
  decisions: [decision(9, 0, 0.5, 0.25), decision(4, 0, 0.4, 0.375), decision(6, 1, 0.9, 0.1), decision(12, 0, 1, 1)],
  draws: [
    { n: 2, kind: "deal", effects: [0.01, 0.4], errors: [0.02, 0.02], news: [] },
    { n: 5, kind: "deal", effects: [-0.2, 0.2], errors: [0.02, 0.02], news: [] },
    { n: 14, kind: "deal", effects: [0.3, -0.3], errors: [0.02, 0.02], news: [] },
  ],
};

test("the curve begins at the start, follows one's own decisions and ends with the result", () => {
  expect(curve(review, 0)).toEqual([
    { n: 0, chance: 0.3 },
    { n: 4, chance: 0.4 },
    { n: 4, chance: 0.375 },
    { n: 9, chance: 0.5 },
    { n: 9, chance: 0.25 },
    { n: 12, chance: 1 },
    { n: 15, chance: 1 },
  ]);
});

test("the parts lead from the start to the result", () => {
  const found = parts(review.seats[0]!);
  expect(found.map((part) => part.amount)).toEqual([30, -10, 25, 55, 100]);
  expect(found[2]!.from).toBeCloseTo(found[1]!.to);
  expect(found[3]!.to).toBeCloseTo(100);
  expect(found[2]!.error).toBe(4);
});

test("mistakes are a seat's own, the worst first", () => {
  expect(mistakes(review, 0).map((each) => each.n)).toEqual([9, 4]);
});

test("only draws beyond chance count as luck", () => {
  expect(lucky(review, 0).map((draw) => draw.n)).toEqual([14, 5]);
});

import { expect, it } from "vitest";
import type { Chapter } from "$/api/types";
import { contents, lineOf, neighbour } from "$/pages/replay/contents";
import type { Moment } from "$/table/scenes/teller";

const chapter = (n: number, round: number, phase: string): Chapter =>
  ({ n, heading: { id: "round", values: {}, rule: "", text: `Round ${round}` }, phase }) as unknown as Chapter;
const moment = (index: number, ...lines: [id: string, n: number][]): Moment =>
  ({
    index,
    key: "election",
    title: () => `moment ${index}`,
    steps: lines.map(([id, n]) => ({ id, events: [{ entry: { n } }] })),
  }) as unknown as Moment;
const chapters = [
  chapter(0, 1, ""),
  chapter(5, 1, "A"),
  chapter(9, 1, "B"),
  chapter(12, 2, ""), // the next round is being prepared
  chapter(14, 2, "A"),
];

it("lists rounds, their phases, and moments before the phase they brought", () => {
  const found = contents(chapters, [moment(0, ["votes", 9]), moment(1, ["bids", 16])], (id) => id, "Before");
  expect(found.map((round) => [round.n, round.label, round.stops.map((stop) => `${stop.n} ${stop.label}`)])).toEqual([
    [0, "Before", []],
    [5, "Round 1", ["5 A", "9 moment 0", "9 B"]],
    [14, "Round 2", ["14 A", "16 moment 1"]],
  ]);
});

it("places an election where votes are counted", () => {
  expect(lineOf(moment(0, ["meetings", 3], ["seats", 8], ["money", 11]))).toBe(8);
  expect(lineOf(moment(0, ["meetings", 3]))).toBe(3);
});

it("jumps to the next and the one before, and stays in the game", () => {
  const lines = [9, 5, 14];
  expect([0, 5, 6, 14].map((now) => neighbour(lines, now, 1, 20))).toEqual([5, 9, 9, 20]);
  expect([20, 14, 6, 5].map((now) => neighbour(lines, now, -1, 20))).toEqual([14, 9, 5, 0]);
});

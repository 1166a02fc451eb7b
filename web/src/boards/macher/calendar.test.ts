import { expect, test } from "vitest";
import { electionsOf } from "$/boards/macher/calendar";
import type { StateBoard } from "$/boards/macher/model";

const place = (number: number, code: string, votingNow = false): StateBoard =>
  ({ number, code, votingNow }) as StateBoard;

test("what has voted, what lies on the table, and what is to come", () => {
  const found = electionsOf({ ballots: [1, 1, 1, 2], states: [place(2, "HE", true), place(3, "BY")] }, [
    { code: "SL", seats: [2] },
  ]);
  expect(found.map(({ code, when }) => [code, when])).toEqual([
    ["SL", "past"],
    ["HE", "now"],
    ["BY", "next"],
    ["", "later"],
    ["", "later"],
  ]);
  expect(found[0]?.seats).toEqual([2]);
});

test("before the first state is turned up nothing has voted", () => {
  expect(electionsOf({ ballots: [1, 1], states: [] }, []).map(({ when }) => when)).toEqual(["later", "later"]);
});

test("before the log is read the past has no names", () => {
  expect(electionsOf({ ballots: [1, 1], states: [place(2, "HE")] }, [])[0]).toEqual({
    number: 1,
    code: "",
    when: "past",
    seats: [],
  });
});

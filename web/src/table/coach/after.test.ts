import { describe, expect, it } from "vitest";
import type { Decision, FigureChange } from "$/api/types";
import { after } from "./after.svelte";

const question = { id: "4.0.bid" } as Decision;
const figure = (n: number, estimate = false): FigureChange => ({
  figure: "money",
  place: "seat:0",
  seat: 0,
  before: 10,
  after: 10 - n,
  text: { id: "what-if", values: {}, rule: "", text: `${n}` },
  estimate,
});

describe("what the coach tells afterwards", () => {
  it("is what the answer surely changed", async () => {
    await after.note("t", question, [figure(1), figure(2, true), figure(3), figure(4), figure(5)]);
    expect(after.of("t").map((line) => line.after)).toEqual([9, 7, 6, 5]);
  });
  it("is told at its own table only, and not where there is nothing to tell", async () => {
    await after.note("t", question, [figure(1)]);
    expect(after.of("other")).toEqual([]);
    await after.note("t", question, [figure(1, true)]);
    expect(after.of("t")).toEqual([]);
  });
  it("may come late, but not after the next answer", async () => {
    let known = (_: FigureChange[]): void => undefined;
    const late = after.note("t", question, new Promise<FigureChange[]>((resolve) => (known = resolve)));
    expect(after.of("t")).toEqual([]);
    await after.note("t", question, [figure(1)]);
    known([figure(2)]);
    await late;
    expect(after.of("t").map((line) => line.after)).toEqual([9]);
  });
});

import { beforeEach, describe, expect, it } from "vitest";
import type { Decision } from "$/api/types";
import { facts } from "./model";
import { allowed, plan } from "./plan.svelte";

const { place, end } = facts().turn;
const range = (high: number) => ({ type: "range", rule: "", low: 1, high });
const asked = {
  id: "q",
  kind: "campaign",
  space: {
    type: "branch",
    rule: "",
    items: [end, place],
    spaces: [
      { type: "unit", rule: "" },
      { type: "branch", rule: "", items: [0, 4], spaces: [range(3), { type: "one-of", rule: "", items: [2, 3] }] },
    ],
  },
} as unknown as Decision;

describe("food that is planned", () => {
  let id = 0;
  beforeEach(() => plan.begin(`question ${id++}`, 5));

  it("knows what each species takes", () => {
    expect([...allowed(asked)]).toEqual([
      [0, [1, 2, 3]],
      [4, [2, 3]],
    ]);
    expect(allowed(undefined).size).toBe(0);
  });
  it("keeps the first species when a second is added", () => {
    plan.set(0, 2);
    plan.set(4, 2);
    expect([plan.of(0), plan.of(4), plan.total]).toEqual([2, 2, 4]);
    expect(plan.answers()).toEqual([
      [place, 0, 2],
      [place, 4, 2],
    ]);
  });
  it("offers no more than what is left", () => {
    plan.set(0, 3);
    plan.set(4, 2);
    expect(plan.next(4, [2, 3], 1)).toBeUndefined();
    expect(plan.next(0, [1, 2, 3], -1)).toBe(2);
    expect(plan.next(4, [2, 3], -1)).toBe(0);
  });
  it("is gone with its question", () => {
    plan.set(0, 1);
    plan.begin("another", 5);
    expect(plan.total).toBe(0);
  });
});

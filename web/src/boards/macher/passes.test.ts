import { expect, test } from "vitest";
import type { Decision } from "$/api/types";
import { passesOf } from "$/boards/macher/passes";

const asked = (kind: string, space = {}): Decision => ({ kind, space }) as unknown as Decision;

test("a question that comes again is left alone with its own pass", () => {
  expect(passesOf(asked("media"))).toEqual([{ kind: "media", args: [0], again: true }]);
  expect(passesOf(asked("exchange"))).toEqual([{ kind: "exchange", args: [0] }]);
});

test("a conference without a change discards nothing and keeps the programme", () => {
  expect(passesOf(asked("discard", { caps: [1, 0, 2] }))).toEqual([
    { kind: "discard", args: [0, 0, 0] },
    { kind: "change", args: [0] },
  ]);
});

test("what comes once is not left alone for a phase", () => {
  expect(passesOf(asked("meetings"))).toEqual([]);
});

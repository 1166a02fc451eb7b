import { expect, test } from "vitest";
import type { Entry, SeatInfo, Table } from "$/api/types";
import { awaited, lastMove } from "./awaited";

const at = (seconds: number): string => new Date(seconds * 1000).toISOString();
const entry = (type: string, seconds: number, n?: number): Entry => ({ seq: 1, at: at(seconds), type, n }) as Entry;
const seat = (number: number, more: Partial<SeatInfo> = {}): SeatInfo =>
  ({ seat: number, kind: "human", standin: false, here: false, ...more }) as SeatInfo;
const table = (...seats: SeatInfo[]): Pick<Table, "patience" | "seats" | "mine"> => ({
  patience: { away: 300, here: 1800 },
  seats,
  mine: [0],
});
const asked = [0, 1, 2].map((number) => ({ seat: number, kind: "bid" }));

test("talk and votes are no moves", () => {
  expect(lastMove([entry("move", 10, 1), entry("talk", 20), entry("absent-vote", 30)])).toBe(at(10));
  expect(lastMove([entry("move", 10, 1), entry("back", 20)])).toBe(at(20));
});

test("who is here may think for longer, and nobody waits for themselves or a bot", () => {
  const log = [entry("move", 0, 1)];
  const seats = [seat(0), seat(1), seat(2, { here: true }), seat(3, { kind: "bot" })];
  expect(awaited(table(...seats), asked, log, 299_000)).toEqual([]);
  expect(awaited(table(...seats), asked, log, 300_000)).toEqual([1]);
  expect(awaited(table(...seats), asked, log, 1_800_000)).toEqual([1, 2]);
  expect(awaited({ ...table(...seats), patience: null }, asked, log, 1_800_000)).toEqual([]);
});

import { expect, test } from "vitest";
import type { PuzzleInfo } from "$/api/types";
import { byTitle, next } from "$/puzzles/list";
import { parse } from "$/puzzles/solved.svelte";

const puzzle = (id: string, game: string): PuzzleInfo => ({ id, game, players: 4, grade: 1, kind: "bid", ask: null });
const all = [puzzle("a", "x"), puzzle("b", "y"), puzzle("c", "x"), puzzle("d", "x")];

test("puzzles are numbered title by title", () => {
  expect([...byTitle(all)].map(([game, mine]) => [game, mine.map((each) => `${each.n}${each.id}`)])).toEqual([
    ["x", ["1a", "2c", "3d"]],
    ["y", ["1b"]],
  ]);
});

test("the next puzzle is one of the same title that is not solved", () => {
  expect(next(all, "a", (id) => id === "c")?.id).toBe("d");
  expect(next(all, "d", (id) => id === "d")?.id).toBe("a");
  expect(next(all, "b", () => true)).toBeUndefined();
});

test("what a browser has kept is read with care", () => {
  expect(parse('["a", 3, "b"]')).toEqual(["a", "b"]);
  expect(parse("nonsense")).toEqual([]);
  expect(parse(null)).toEqual([]);
});

import { expect, test } from "vitest";
import type { GameInfo } from "$/api/types";
import { atPace, people, ready, seatsFor, TERMS, wish } from "$/pages/new/wish";

const game = { id: "pocket" } as GameInfo;
const called = (n: number): string => `Player ${n}`;

test("I sit first, and the others are of the company I wish for", () => {
  expect(seatsFor(3, "bots", "club", called)).toEqual([
    { kind: "me" },
    { kind: "bot", bot: "club" },
    { kind: "bot", bot: "club" },
  ]);
  expect(seatsFor(2, "device", "club", called)[1]).toEqual({ kind: "hotseat", name: "Player 2" });
});

test("a table waits for friends and strangers, not for bots or people at this device", () => {
  expect(ready(seatsFor(3, "bots", "club", called))).toBe(true);
  expect(ready(seatsFor(3, "device", "club", called))).toBe(true);
  expect(ready(seatsFor(3, "friends", "club", called))).toBe(false);
  expect(ready(seatsFor(3, "open", "club", called))).toBe(false);
});

test("only a table with a free seat is public", () => {
  const sent = (company: "open" | "friends") => wish(game, seatsFor(3, company, "", called), {}, TERMS, "club", "");
  expect(sent("open").visibility).toBe("public");
  expect(sent("friends").visibility).toBe("private");
});

test("help is agreed upon among several people only", () => {
  const terms = { ...TERMS, help: true };
  expect(wish(game, seatsFor(3, "bots", "club", called), {}, terms, "club", "").help).toBe(false);
  expect(wish(game, seatsFor(3, "device", "club", called), {}, terms, "club", "").help).toBe(true);
  expect(people(seatsFor(3, "device", "club", called))).toBe(3);
});

test("without a time for a move there is no clock", () => {
  const seats = seatsFor(3, "bots", "club", called);
  expect(wish(game, seats, {}, TERMS, "club", "").clock).toBeNull();
  expect(wish(game, seats, {}, atPace(TERMS, "async"), "club", "").clock).toEqual({
    seconds: 86_400,
    bank: 259_200,
    then: "bot",
  });
  expect(atPace(atPace(TERMS, "async"), "live").clock).toBe(0);
});

test("a bot without a name is the usual one", () => {
  expect(wish(game, [{ kind: "me" }, { kind: "bot" }], {}, TERMS, "club", "").seats?.[1]).toEqual({
    kind: "bot",
    bot: "club",
  });
});

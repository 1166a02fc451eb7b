import { expect, test } from "vitest";
import { lanes, part } from "$/boards/macher/track";

test("pieces apart stand in one lane", () => {
  const placed = lanes(
    [
      { seat: 0, at: 20 },
      { seat: 1, at: 3 },
    ],
    2,
  );
  expect(placed.map(({ seat, lane, lanes }) => [seat, lane, lanes])).toEqual([
    [1, 0, 1],
    [0, 0, 1],
  ]);
});

test("pieces in one place get a lane each, by seat", () => {
  const placed = lanes(
    [0, 1, 2].map((seat) => ({ seat, at: 0 })),
    2,
  );
  expect(placed.map((piece) => piece.lane)).toEqual([0, 1, 2]);
  expect(placed.every((piece) => piece.lanes === 3)).toBe(true);
});

test("a row of neighbours takes no more lanes than it needs", () => {
  const placed = lanes(
    [0, 1, 2, 3].map((seat) => ({ seat, at: seat * 2 })),
    3,
  );
  expect(placed.map((piece) => piece.lane)).toEqual([0, 1, 0, 1]);
  expect(placed[0]?.lanes).toBe(2);
});

test("a track ends where it ends", () => {
  expect(part(60, 50)).toBe(100);
  expect(part(-1, 50)).toBe(0);
  expect(part(25, 50)).toBe(50);
});

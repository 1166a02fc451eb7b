import { describe, expect, it } from "vitest";
import { clockText, left } from "./time";

const at = Date.parse("2026-01-01T12:00:00Z");
const ends = (seconds: number): string => new Date(at + seconds * 1000).toISOString();

describe("a seat's clock", () => {
  it("stands at what it has while nobody is asked", () => {
    expect(left({ seat: 0, ends: null, left: 300 }, at)).toEqual({ seconds: 300, running: false, mark: "" });
  });
  it("runs to its end and warns before it", () => {
    const mark = (seconds: number): string | undefined => left({ seat: 0, ends: ends(seconds), left: 300 }, at)?.mark;
    expect([mark(61), mark(60), mark(11), mark(10), mark(-5)]).toEqual(["", "soon", "soon", "now", "now"]);
    expect(left({ seat: 0, ends: ends(-5), left: 300 }, at)?.seconds).toBe(0);
  });
  it("warns of a short time only when little of it is left", () => {
    expect(left({ seat: 0, ends: ends(40), left: 60 }, at)?.mark).toBe("");
    expect(left({ seat: 0, ends: ends(12), left: 60 }, at)?.mark).toBe("soon");
  });
  it("does not count the quiet hours of its person", () => {
    const quiet = [
      [ends(100), ends(200)],
      [ends(900), ends(1000)],
    ];
    const seen = (now: number) => left({ seat: 0, ends: ends(1060), left: 860, quiet }, at + now * 1000);
    expect(seen(0)).toEqual({ seconds: 860, running: true, mark: "" });
    expect(seen(150)).toEqual({ seconds: 760, running: false, mark: "" });
    expect(seen(1000)).toEqual({ seconds: 60, running: true, mark: "soon" });
  });
});

it("says times shortly", () => {
  expect([5, 65, 3600 + 120, 2 * 86_400 + 3600].map(clockText)).toEqual(["0:05", "1:05", "1:02:00", "2d 1h"]);
});

import { expect, test } from "vitest";
import { signsOf } from "$/boards/macher/acts";
import { factsOf } from "$/boards/macher/model";
import { longest, narrow } from "$/boards/macher/narrow";

test("a long word is written narrower, a short one as it is", () => {
  expect(narrow("Euro", 8)).toBe(1);
  expect(narrow("Environment", 8)).toBeLessThan(0.9);
  expect(narrow("Anti-terror", 8)).toBeGreaterThan(0.9); // thin letters
  expect(narrow("Rechtschreibreform", 8)).toBeCloseTo(2 / 3);
  expect(longest("Leader of the parliamentary group")).toBe("parliamentary");
});

test("each sign of an edition is explained once", () => {
  expect(signsOf(factsOf("die-macher-2006"))).toEqual(["key_issue", "phone", "media_swap", "own_trend", "votes"]);
  expect(signsOf(factsOf("die-macher-2019"))).toContain("double");
  expect(signsOf(factsOf("die-macher-2019"))).not.toContain("phone");
});

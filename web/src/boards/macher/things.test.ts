import { expect, test } from "vitest";
import type { Facts } from "$/boards/macher/model";
import { stateThing, thing } from "$/boards/macher/things";

const classic = { prefix: "classic", states: ["NW", "BY"] } as Facts;
const modern = { prefix: "dm19", states: ["NW", "BY"] } as Facts;

test("each edition has its own name for a thing", () => {
  expect(thing(classic, "member")).toBe("member");
  expect(thing(modern, "member")).toBe("base");
  expect(thing(modern, "media")).toBe("media");
  expect(stateThing(classic, "BY")).toBe("state:1");
  expect(stateThing(modern, "BY")).toBe("region:1");
});

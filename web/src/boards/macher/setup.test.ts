import { expect, test } from "vitest";
import type { Decision } from "$/api/types";
import type { Campaign } from "$/boards/macher/model";
import { setupOf } from "$/boards/macher/setup";

const at = (round: number, phase: string): Campaign =>
  ({ round, phase, states: [{}], parties: [{ party: "SPD" }] }) as unknown as Campaign;
const asked = (kind: string): Decision[] => [{ kind, space: { items: [3] } } as unknown as Decision];

test("the strip above the states stays until the first round begins", () => {
  expect(setupOf(at(1, ""), asked("draft"))).toMatchObject({ type: "cards", cards: [3] });
  expect(setupOf(at(1, ""), [])).toEqual({ type: "parties" });
  expect(setupOf(at(1, "bidding"), asked("bid"))).toBeNull();
  expect(setupOf(at(7, ""), [])).toBeNull();
});

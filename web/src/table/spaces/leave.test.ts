import { expect, test } from "vitest";
import { oneOnly } from "$/table/spaces/leave";

test("one is enough: the answer is given once, and the pass stays for the phase", () => {
  const [answer, pass] = oneOnly("media", [3], [0]);
  expect(answer).toMatchObject({ kind: "media", then: "answer", args: [3], once: true, phase: true });
  expect(pass).toMatchObject({ kind: "media", then: "answer", args: [0], once: false, phase: true });
});

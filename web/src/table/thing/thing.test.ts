import { describe, expect, it } from "vitest";
import { beside } from "$/table/thing/thing";

const card = { width: 300, height: 120 };
const view = { width: 1280, height: 800 };

describe("where the card of a thing goes", () => {
  it("is below it, in its middle", () => {
    expect(beside({ left: 500, top: 100, width: 100, height: 20 }, card, view)).toEqual({ left: 400, top: 128 });
  });
  it("is above where there is no room below", () => {
    expect(beside({ left: 500, top: 760, width: 100, height: 20 }, card, view)).toEqual({ left: 400, top: 632 });
  });
  it("stays in the window at both sides", () => {
    expect(beside({ left: 0, top: 100, width: 20, height: 20 }, card, view).left).toBe(8);
    expect(beside({ left: 1270, top: 100, width: 10, height: 20 }, card, view).left).toBe(972);
  });
  it("stays in a window that is too low for it", () => {
    const low = { width: 640, height: 200 };
    expect(beside({ left: 300, top: 90, width: 20, height: 20 }, card, low).top).toBe(72);
  });
});

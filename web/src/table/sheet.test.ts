import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Sheet } from "$/table/sheet.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("log and talk stay folded between two questions that follow each other", () => {
  const sheet = new Sheet();
  sheet.asked(true);
  sheet.crowd();
  sheet.asked(false);
  vi.advanceTimersByTime(200);
  sheet.asked(true);
  vi.advanceTimersByTime(2000);
  expect(sheet.closed).toBe(true);
  sheet.asked(false);
  vi.advanceTimersByTime(2000);
  expect(sheet.closed).toBe(false);
});

test("who opens log and talk keeps them for the question", () => {
  const sheet = new Sheet();
  sheet.asked(true);
  sheet.crowd();
  sheet.fold(false);
  sheet.crowd();
  expect(sheet.closed).toBe(false);
});

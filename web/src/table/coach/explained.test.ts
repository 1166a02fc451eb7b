import { describe, expect, it } from "vitest";
import { Explained } from "./explained";

function store(): Pick<Storage, "getItem" | "setItem" | "removeItem"> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

describe("the coach", () => {
  it("explains a kind of question twice, then is quiet", () => {
    const explained = new Explained(store());
    expect(["t/1", "t/2", "t/3"].map((id) => explained.next("pocket", "bid", id))).toEqual([true, true, false]);
    expect(explained.next("pocket", "meetings", "t/4")).toBe(true);
    expect(explained.next("zoocracy", "bid", "z/1")).toBe(true);
  });
  it("counts a question once, however often it is drawn", () => {
    const explained = new Explained(store());
    for (let i = 0; i < 5; i++) expect(explained.next("pocket", "bid", "t/1")).toBe(true);
    expect(explained.next("pocket", "bid", "t/2")).toBe(true);
    expect(explained.next("pocket", "bid", "t/1")).toBe(true);
    expect(explained.next("pocket", "bid", "t/3")).toBe(false);
  });
  it("remembers across visits, until it is told to forget", () => {
    const browser = store();
    for (const id of ["t/1", "t/2"]) new Explained(browser).next("pocket", "bid", id);
    const later = new Explained(browser);
    expect(later.next("pocket", "bid", "t/3")).toBe(false);
    later.forget();
    expect(later.next("pocket", "bid", "t/4")).toBe(true);
    expect(new Explained(browser).next("pocket", "bid", "t/4")).toBe(true);
  });
  it("knows which questions it has explained", () => {
    const explained = new Explained(store());
    for (const id of ["t/1", "t/2", "t/3"]) explained.next("pocket", "bid", id);
    expect(["t/1", "t/2", "t/3"].map((id) => explained.has("pocket", "bid", id))).toEqual([true, true, false]);
  });
  it("works in a browser that keeps nothing", () => {
    const explained = new Explained(null);
    expect(["t/1", "t/2", "t/3"].map((id) => explained.next("pocket", "bid", id))).toEqual([true, true, false]);
  });
});

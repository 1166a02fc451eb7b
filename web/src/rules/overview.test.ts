import { expect, test } from "vitest";
import type { Thing } from "$/api/types";
import { glossary, phasesOf, placesBySection } from "$/rules/overview";

const text = { id: "x", rule: "", values: {} };
const thing = (id: string): Thing => ({ id, name: text, what: text, does: null, rule: "" });
const things = ["votes", "phase:media", "card:3", "phase:polls", "money"].map(thing);

test("phases keep their order", () => {
  expect(phasesOf(things).map((each) => each.id)).toEqual(["phase:media", "phase:polls"]);
});

test("the glossary has words first, then single cards and places", () => {
  const { words, more } = glossary(things);
  expect(words.map((each) => each.id)).toEqual(["votes", "money"]);
  expect(more.map((each) => each.id)).toEqual(["card:3"]);
});

test("a section names what it governs once, also where a column has the same name", () => {
  const at = (id: string, name: string): Thing => ({
    ...thing(id),
    name: { ...text, id: name },
    rule: "zoocracy §5.3",
  });
  const places = placesBySection([at("hand", "cards"), at("column:cards", "cards"), at("order", "order")], "zoocracy");
  expect(places.get("5.3")?.map((each) => each.id)).toEqual(["hand", "order"]);
});

// What the page declares of every kind of question: where on the board it is answered, and which events its moments
// tell. ``HUSTINGS_WRITE=1 npm run unit -- questions`` writes questions.json; tools/question_matrix.py reads it.
import { readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { MEETINGS } from "$/boards/macher/answer.svelte";
import { CLASSIC } from "$/boards/macher/classic.telling";
import { KINDS } from "$/boards/macher/hot.svelte";
import { MODERN } from "$/boards/macher/modern.telling";
import * as macher from "$/boards/macher/places";
import * as pocket from "$/boards/pocket/places";
import { POCKET } from "$/boards/pocket/telling";
import { targets as zooTargets } from "$/boards/zoo/hot";
import * as zoo from "$/boards/zoo/places";
import { ZOO } from "$/boards/zoo/telling";
import type { Decision } from "$/api/types";

const FILE = new URL("./questions.json", import.meta.url);
const WORDS: Record<string, string> = {
  party: "party cards",
  offer: "offers",
  chip: "chips at the state",
  media: "media places",
  hand: "my hand",
  programme: "my programme",
  "programme-display": "programme cards on display",
  seat: "parties",
  rival: "parties at the state",
  cabinet: "cards of my cabinet",
  state: "states",
  opinion: "opinions of the state",
  fan: "cards fanned out at the state",
  display: "opinions on display",
  national: "national board",
  donation: "donation cards",
  stepper: "a stepper at the place",
  species: "enclosures",
  card: "my hand",
  region: "regions",
};

type Declared = { PLACES: Record<string, readonly string[]>; IN_PANEL: Record<string, string> };
const TITLES: Record<string, [Declared, Record<string, readonly [string, unknown]>]> = {
  "die-macher-1997": [macher, CLASSIC],
  "die-macher-2006": [macher, CLASSIC],
  "die-macher-2019": [macher, MODERN],
  pocket: [pocket, POCKET],
  zoocracy: [zoo, ZOO],
};

/** Put to chance in these titles, to people in others. */
const CHANCE: Record<string, string[]> = { "die-macher-1997": ["programme"], "die-macher-2006": ["programme"] };

/** The kinds of question and event that a title has, from its reference. */
function listed(title: string, part: "Questions" | "Events"): string[] {
  const text = readFileSync(new URL(`../../../docs/reference/${title}.md`, import.meta.url), "utf8");
  const section = text.split(`## ${part}`)[1]?.split("\n## ")[0] ?? "";
  return [...section.matchAll(/^\| `([\w-]+)` \|/gm)].map((row) => row[1] ?? "");
}

function declared(): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(TITLES).map(([title, [{ PLACES, IN_PANEL }, told]]) => {
      const asked = listed(title, "Questions").filter((kind) => !CHANCE[title]?.includes(kind));
      const board = asked.flatMap((kind): [string, string][] => {
        const places = PLACES[kind];
        if (places) return [[kind, places.map((place) => WORDS[place] ?? place).join(", ")]];
        return IN_PANEL[kind] ? [[kind, `in the panel: ${IN_PANEL[kind]}`]] : [];
      });
      const events = listed(title, "Events");
      const moments = Object.entries(told).flatMap(([kind, [moment]]): [string, string][] =>
        moment && events.includes(kind) ? [[kind, moment]] : [],
      );
      return [title, { board: Object.fromEntries(board), moments: Object.fromEntries(moments) }];
    }),
  );
}

test("questions.json says what the boards and tellers do", () => {
  const made = `${JSON.stringify(declared(), null, 2)}\n`;
  if (process.env["HUSTINGS_WRITE"]) writeFileSync(FILE, made);
  expect(readFileSync(FILE, "utf8")).toBe(made);
});

test.each(Object.keys(TITLES))("what %s tells are events that it has", (title) => {
  const shared = title.startsWith("die-macher-1997") || title.startsWith("die-macher-2006");
  const events = new Set(
    shared ? [...listed("die-macher-1997", "Events"), ...listed("die-macher-2006", "Events")] : listed(title, "Events"),
  );
  expect(Object.keys(TITLES[title]?.[1] ?? {}).filter((kind) => !events.has(kind))).toEqual([]);
});

test("places of Die Macher are those that its targets have", () => {
  const named = (kind: string): string[] => {
    const source = String(KINDS[kind]);
    return [...source.matchAll(/[`"]([a-z-]+):\$\{|[`"]?(hand|programme|pool|opinion-display)[`"]/g)].map(
      (match) => match[1] ?? match[2] ?? "",
    );
  };
  for (const [kind, places] of Object.entries(macher.PLACES)) {
    if (MEETINGS.includes(kind)) continue;
    const found = named(kind).map((name) => (name === "pool" || name === "opinion-display" ? "display" : name));
    expect(KINDS[kind], kind).toBeDefined();
    for (const place of places) expect(found, `${kind}: ${place}`).toContain(place);
  }
  expect(Object.keys(KINDS).filter((kind) => !macher.PLACES[kind])).toEqual([]);
});

test("places of the zoo are those that its targets have", () => {
  const space = { type: "range", rule: "", low: 0, high: 2, items: [0, 1, 2] };
  const fields: Record<string, { role: string; list?: boolean }> = {
    species: { role: "species" },
    seat: { role: "seat" },
    card: { role: "card" },
  };
  for (const [kind, places] of Object.entries(zoo.PLACES)) {
    const [place = ""] = places.filter((each) => each !== "stepper");
    const field = { name: "x", ...fields[place], list: kind === "discard" };
    const answer = kind === "campaign" ? [{ name: "step", role: "turn-step" }] : [field];
    const inner =
      kind === "campaign" ? { ...space, type: "one-of", items: [0, 1, 2], spaces: [space, space, space] } : space;
    const type = place === "card" && kind !== "campaign" ? { ...space, type: "one-of" } : inner;
    const decision = { id: `1.0.${kind}`, kind, space: type, answer } as unknown as Decision;
    const keys = [...zooTargets([decision], String, String).keys()].map((key) => key.split(":")[0]);
    expect(keys, kind).toContain(place);
  }
});

import { describe, expect, it } from "vitest";
import type { Entry } from "$/api/types";
import { ClassicTeller } from "$/boards/macher/classic.telling";
import { ModernTeller } from "$/boards/macher/modern.telling";
import { PocketTeller } from "$/boards/pocket/telling";
import { ZooTeller } from "$/boards/zoo/telling";
import { Stage } from "$/table/scenes/stage.svelte";
import { inForce, type Moment, type Teller } from "$/table/scenes/teller";
import type { ResultScene, SealedScene, TellScene } from "$/table/scenes/types";

type Event = [kind: string, fields: Record<string, unknown>];
let seq = 0;
/** An entry of the log; every event says its kind and its fields. */
const entry = (n: number, ...events: Event[]): Entry =>
  ({
    seq: ++seq,
    n,
    at: "",
    type: "move",
    seat: 0,
    events: events.map(([kind, fields]) => ({
      kind,
      fields,
      about: fields["seat"] ?? null,
      news: { id: kind, values: {}, rule: "", text: `${kind} ${Object.values(fields).join(" ")}` },
    })),
  }) as unknown as Entry;
const name = (seat: number): string => `P${seat}`;
const told = (teller: Teller, entries: Entry[]): Moment[] => {
  for (const each of entries) teller.hear(each);
  return teller.moments;
};
const steps = (moment: Moment | undefined): string[] => (moment?.steps ?? []).map((step) => step.id);
const scene = <S>(moment: Moment | undefined, id: string): S =>
  moment?.steps.find((step) => step.id === id)?.scene() as S;

const ELECTION: Event[][] = [
  [["converted", { seat: 1, state: 3, meetings: 2, votes: 1 }]], // elsewhere
  [["converted", { seat: 0, state: 13, meetings: 10, votes: 30 }]],
  [
    ["converted", { seat: 1, state: 13, meetings: 3, votes: 3 }],
    ["counted", { state: 13, votes: [33, 12, 3] }],
    ["seats", { state: 13, seats: [15, 7, 0] }],
    ["won", { state: 13, seat: 0, partner: -1, narrow: 0, votes: 33 }],
  ],
  [["national-opinion", { seat: 0, card: 3, space: 0, strength: 1, replaced: -1 }]],
  [
    ["national-opinion", { seat: 0, card: 6, space: 1, strength: 1, replaced: -1 }],
    ["members", { seat: 0, amount: 2 }],
    ["received", { seat: 0, amount: 15 }],
    ["received", { seat: 0, amount: 7 }],
    ["received", { seat: 1, amount: 7 }],
  ],
  [["states", { states: [7] }]],
];
const log = (lists: Event[][]): Entry[] => lists.map((events, i) => entry(i + 1, ...events));
const classic = (): ClassicTeller => new ClassicTeller("die-macher-2006", name, () => ({}));

describe("an election of 2006", () => {
  it("goes from meetings to money in one moment", () => {
    const [moment, ...more] = told(classic(), log(ELECTION));
    expect(more).toEqual([]);
    expect(steps(moment)).toEqual(["meetings", "seats", "winner", "national-opinion", "members", "money"]);
    const turned = scene<TellScene>(moment, "meetings");
    expect(turned.lines.map((line) => line.seat)).toEqual([0, 1]); // not what was turned in elsewhere
    const counted = scene<ResultScene>(moment, "seats");
    expect(counted.rows.map((row) => [row.value, row.becomes])).toEqual([[33, 15], [12, 7], [3, 0]]); // prettier-ignore
    const won = scene<ResultScene>(moment, "winner");
    expect(won.rows.filter((row) => row.best).map((row) => row.seat)).toEqual([0]);
    expect(won.verdict).toContain("won 13 0");
    expect(scene<TellScene>(moment, "national-opinion").lines).toHaveLength(2); // of two entries
    expect(scene<ResultScene>(moment, "money").rows.map((row) => [row.seat, row.value, row.note])).toEqual([
      [0, 22, "15 + 7"],
      [1, 7, undefined],
    ]);
  });

  it("shows seats alone where the log has no votes", () => {
    const [moment] = told(classic(), log([[["seats", { state: 1, seats: [4, 9] }]]]));
    const { rows } = scene<ResultScene>(moment, "seats");
    expect(rows.map((row) => [row.value, row.becomes])).toEqual([[4, undefined], [9, undefined]]); // prettier-ignore
  });

  it("ends with the round, in the middle of an entry", () => {
    const [first, second] = told(
      classic(),
      log([
        ...ELECTION.slice(0, 3),
        [
          ["members", { seat: 1, amount: 1 }],
          ["round", { round: 2 }],
          ["converted", { seat: 1, state: 4, meetings: 1, votes: 1 }],
          ["counted", { state: 4, votes: [0, 1] }],
          ["seats", { state: 4, seats: [0, 1] }],
        ],
      ]),
    );
    expect(steps(first)).toEqual(["meetings", "seats", "winner", "members"]);
    expect(steps(second)).toEqual(["meetings", "seats"]);
  });
});

it("tells donations once all have decided", () => {
  const teller = classic();
  teller.hear(entry(1, ["refuses", { seat: 2 }]));
  teller.hear(entry(2, ["accepted", { seat: 0, donation: 4 }]));
  expect(teller.moments).toEqual([]);
  teller.hear(entry(3, ["refuses", { seat: 1 }], ["received", { seat: 0, amount: 50 }]));
  teller.hear(entry(4, ["rolled", { seat: 0, before: 7, after: 3, dice: [4] }], ["turned-down", { seat: 2 }]));
  expect(teller.moments.map(steps)).toEqual([["donations", "money", "dice", "turned-down"]]);
  expect(scene<TellScene>(teller.moments[0], "donations").lines.map((line) => line.seat)).toEqual([2, 0, 1]);
});

it("marks the highest bids, and a tie", () => {
  const bids = (top: number[]): Event[] => [
    ["revealed", { seat: 0, amount: 4 }],
    ["revealed", { seat: 1, amount: 4 }],
    ["revealed", { seat: 2, amount: 1 }],
    ["highest-bid", { seats: top }],
  ];
  const moments = told(classic(), [entry(1, ...bids([0, 1])), entry(2, ...bids([1]))]);
  const marks = moments.map((m) => scene<SealedScene>(m, "bids").envelopes.map((envelope) => envelope.mark));
  expect(marks).toEqual([["tied", "tied", undefined], [undefined, "best", undefined]]); // prettier-ignore
});

it("does not tell a programme card alone", () => {
  expect(told(classic(), [entry(1, ["programme", { seat: 0, card: 3 }])])).toEqual([]);
});

it("tells an election of 2019 with points, and money and donations together", () => {
  const teller = new ModernTeller("die-macher-2019", name, () => ({}));
  const moments = told(teller, [
    entry(1, ["regions", { regions: [15, 2, 3, 4], ballot: 0 }]),
    entry(
      2,
      ["converted", { seat: 1, board: 0, meetings: 5, votes: 24 }],
      ["vote-points", { seat: 0, board: 0, votes: 6, points: 3 }],
      ["vote-points", { seat: 1, board: 0, votes: 24, points: 6 }],
      ["won", { seat: 1, board: 0, region: 15, points: 5 }],
      ["income", { seat: 0, points: 3, base: 10 }],
    ),
    entry(3, ["donation", { seat: 0, donation: 0, accepted: 1 }], ["income", { seat: 1, points: 6, base: 13 }]),
    entry(4, ["donation", { seat: 1, donation: 0, accepted: 0 }], ["left", { board: 0, region: 15 }]),
  ]);
  expect(moments.map(steps)).toEqual([
    ["meetings", "points", "winner"],
    ["money", "donations"],
  ]);
  expect(scene<ResultScene>(moments[0], "points").rows.map((row) => row.becomes)).toEqual([3, 6]);
});

it("counts a vote on a government with the seats of its time", () => {
  const teller = new ZooTeller("zoocracy", name, () => ({ seats: [9, 9] })); // now
  const moments = told(teller, [
    entry(1, ["votes", { species: 7, seat: 1, votes: 6 }], ["seats", { seats: [2, 4] }], ["majority", { seats: 4 }]),
    entry(2, ["phase", { phase: 3 }], ["proposed", { seat: 1, prime: 0, finance: 1, defence: 1, goal: 0 }]),
    entry(
      3,
      ["voted", { seat: 0, yes: 0 }],
      ["voted", { seat: 1, yes: 1 }],
      ["accepted", { seats: 4, majority: 4 }],
      ["government", { parties: [1] }],
      ["promise", { space: 0, seat: 1 }],
    ),
  ]);
  expect(moments.map(steps)).toEqual([
    ["votes", "parliament"],
    ["vote", "government"],
  ]);
  expect(moments[1]?.steps[0]?.scene()).toMatchObject({
    proposer: 1,
    behind: 4,
    passed: true,
    benches: [
      { seat: 1, seats: 4, lit: true },
      { seat: 0, seats: 2, lit: false },
    ],
  });
});

describe("the stage", () => {
  const count = (n: number): Entry => entry(n, ["count", { votes: [n, 0] }]);
  const bids = (n: number): Entry => entry(n, ["revealed", { seat: 0, amount: 1 }], ["order", { order: [0, 1] }]);
  const make = (): PocketTeller => new PocketTeller("pocket", name, () => ({}));

  it("keeps what was before, and tells only what comes", () => {
    const past = [count(1)];
    const stage = new Stage(make, past);
    expect(stage.all).toHaveLength(1);
    expect(stage.moment).toBeNull();
    const fresh = bids(2);
    stage.hear([fresh], [...past, fresh]);
    expect(stage.moment?.key).toContain("bids");
    stage.next(); // the order of play
    expect(stage.step).toBe(1);
    stage.next();
    expect(stage.moment).toBeNull();
    stage.again();
    expect([stage.moment?.index, stage.step, stage.held]).toEqual([1, 0, true]);
  });

  it("tells what comes meanwhile afterwards, and finds a moment by its entry", () => {
    const stage = new Stage(make);
    const [first, second] = [bids(1), count(2)];
    stage.hear([first], [first]);
    stage.hear([second], [first, second]);
    expect(stage.moment?.index).toBe(0);
    stage.go(1);
    stage.next();
    expect(stage.moment?.index).toBe(1);
    expect(stage.at(second.seq)?.moment.index).toBe(1);
    expect(stage.at(-1)).toBeNull();
  });

  it("forgets what was taken back", () => {
    const [first, second] = [count(1), count(2)];
    const back = { seq: ++seq, n: 3, at: "", type: "undo", to: 1 } as unknown as Entry;
    const stage = new Stage(make, [first, second]);
    stage.hear([back], [first, second, back]);
    expect(stage.all).toHaveLength(1);
    expect(inForce([first, second, back])).toEqual([first]);
  });
});

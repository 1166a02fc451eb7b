// The moments of 1997 and 2006.
import type { ClassicEvent } from "$/api/types";
import { MacherTeller, stateName, sums, text } from "$/boards/macher/telling";
import { t } from "$/i18n.svelte";
import type { Heard, Told } from "$/table/scenes/teller";
import type { ResultScene } from "$/table/scenes/types";

type Kind<K extends ClassicEvent["kind"]> = Heard<Extract<ClassicEvent, { kind: K }>>;
/** Of one kind among those that follow in the same entry. */
const of = <K extends ClassicEvent["kind"]>(events: readonly Heard[], ...kinds: K[]): Kind<K>[] =>
  events.filter((event) => (kinds as string[]).includes(event.kind)) as unknown as Kind<K>[];

export class ClassicTeller extends MacherTeller {
  protected readonly told = CLASSIC;

  /** Votes as they are counted, with what they become; who won, if that is known. */
  election(events: Heard[], verdict: boolean): ResultScene {
    const [counted] = of(events, "counted");
    const [seats] = of(events, "seats");
    const [won] = of(events, "won");
    const values = counted?.fields.votes ?? seats?.fields.seats ?? [];
    return {
      type: "result",
      title: "",
      unit: counted ? t("page-scene-votes") : t("page-scene-seats"),
      ...(counted ? { becomes: t("page-scene-seats") } : {}),
      rows: values.map((value, seat) => ({
        seat,
        value,
        becomes: counted ? seats?.fields.seats[seat] : undefined,
        best: verdict && (seat === won?.fields.seat || seat === won?.fields.partner),
      })),
      verdict: verdict ? text(won) : undefined,
    };
  }

  donations(): void {
    if (!this.waiting.length) return;
    this.begin("donations", () => t("page-moment-donations"));
    this.lines("donations", "donation", this.waiting);
    this.waiting = [];
  }
}

/** Opened together: told only where there are several. */
const opened = (teller: ClassicTeller, event: Heard, rest: Heard[]): void => {
  if (!teller.on(`opened ${event.entry.seq}`) && rest.filter((each) => each.kind === event.kind).length < 2) return;
  teller.begin(`opened ${event.entry.seq}`, () => t("page-moment-opened"));
  teller.lines(event.kind, event.kind === "revealed-sheet" ? "sealed" : "programme", [event]);
};
const national = (teller: ClassicTeller, event: Heard): void =>
  teller.lines(event.kind, event.kind === "national-media" ? "media" : "opinion", [event]);
const gift = (teller: ClassicTeller, event: Heard): void => void teller.waiting.push(event);

export const CLASSIC: Told<ClassicTeller> = {
  party: [
    "",
    (teller, event) => {
      const { seat, party } = (event as unknown as Kind<"party">).fields;
      teller.party(seat, party);
    },
  ],
  programme: ["opened", opened],
  "revealed-sheet": ["opened", opened],
  revealed: [
    "bids",
    (teller, event, rest) => {
      const key = `bids ${event.entry.seq}`;
      const bids = of(rest, "revealed");
      if (teller.on(key) || bids.length < 2) return;
      teller.begin(key, () => t("page-moment-bids"));
      const top = of(rest, "highest-bid")[0]?.fields.seats ?? [];
      teller.step("bids", "sealed", bids as unknown as Heard[], () =>
        teller.bids(
          bids.map(({ fields }) => fields),
          top,
        ),
      );
    },
  ],
  lot: ["bids", (teller, event) => teller.on("bids") && teller.lines("lot", "cards", [event])],
  "revealed-card": [
    "cabinet",
    (teller, event) => {
      teller.begin(`cabinet ${event.entry.seq}`, () => t("page-scene-cabinet"));
      teller.lines("cabinet", "cabinet", [event]);
    },
  ],
  forced: ["coalition", (teller, event, rest) => coalition(teller, event, rest)],
  coalition: ["coalition", (teller, event, rest) => coalition(teller, event, rest)],
  published: [
    "poll",
    (teller, event, rest) => {
      const { state, poll, seats } = (event as unknown as Kind<"published">).fields;
      teller.begin(`poll ${event.entry.seq}`, () =>
        t("page-scene-poll", { state: stateName(teller.facts.states[state] ?? "") }),
      );
      const trends = rest.filter((each) => each.kind === "trend");
      teller.step("published", "poll", [event], () =>
        teller.poll(event, teller.facts.polls[poll] ?? [], seats, trends),
      );
    },
  ],
  converted: ["election", (teller, event) => void teller.converted.push(event)],
  counted: ["election", (teller, event, rest) => counted(teller, event, rest)],
  seats: ["election", (teller, event, rest) => counted(teller, event, rest)],
  won: [
    "election",
    (teller, event, rest) =>
      teller.step("winner", "star", [event], () => {
        const all = event.entry.events as unknown as Heard[];
        return teller.election([...all.filter(({ kind }) => kind === "counted" || kind === "seats"), ...rest], true);
      }),
  ],
  "national-media": ["election", national],
  "national-opinion": ["election", national],
  members: ["election", (teller, event) => teller.on("election") && teller.lines("members", "member", [event])],
  received: [
    "election",
    (teller, event) => {
      teller.donations();
      if (!teller.on("election") && !teller.on("donations")) return;
      teller.step("money", "money", [event], (events) =>
        sums(
          t("page-moment-money-unit"),
          of(events, "received").map(({ fields }) => fields),
        ),
      );
    },
  ],
  accepted: ["donations", gift],
  refuses: ["donations", gift],
  rolled: [
    "donations",
    (teller, event) => {
      teller.donations();
      teller.lines("dice", "member", [event]);
    },
  ],
  "turned-down": [
    "donations",
    (teller, event) => {
      teller.donations();
      teller.lines("turned-down", "donation", [event]);
    },
  ],
  states: ["", (teller) => teller.end()],
  round: [
    "",
    (teller) => {
      teller.donations();
      teller.converted = [];
      teller.end();
    },
  ],
};

function coalition(teller: ClassicTeller, event: Heard, rest: Heard[]): void {
  // A coalition is what was agreed; that it was forced says why.
  if (event.kind === "forced" && !rest.some(({ kind }) => kind === "coalition")) return;
  teller.begin(`coalition ${event.entry.seq}`, () => t("page-phase-coalitions"));
  teller.lines("coalition", "coalition", [event]);
}

/** Votes, then seats of a state, in one step; before it the meetings that became votes. */
function counted(teller: ClassicTeller, event: Heard, rest: Heard[]): void {
  const { state } = (event as unknown as Kind<"counted" | "seats">).fields;
  teller.begin(`election ${state}`, () =>
    t("page-scene-election", { state: stateName(teller.facts.states[state] ?? "") }),
  );
  const turned = of(teller.converted, "converted").filter(({ fields }) => fields.state === state);
  teller.lines("meetings", "meeting", turned as unknown as Heard[]);
  teller.converted = [];
  teller.step("seats", "seat", [event], () => teller.election(rest, false));
}

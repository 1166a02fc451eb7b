// The moments of 2019.
import type { ModernEvent, ModernView } from "$/api/types";
import { MacherTeller, stateName, text } from "$/boards/macher/telling";
import { t } from "$/i18n.svelte";
import type { Heard, Told } from "$/table/scenes/teller";

type Kind<K extends ModernEvent["kind"]> = Heard<Extract<ModernEvent, { kind: K }>>;
const of = <K extends ModernEvent["kind"]>(events: readonly Heard[], ...kinds: K[]): Kind<K>[] =>
  events.filter((event) => (kinds as string[]).includes(event.kind)) as unknown as Kind<K>[];
type Fields<K extends ModernEvent["kind"]> = Extract<ModernEvent, { kind: K }>["fields"];
const as = <K extends ModernEvent["kind"]>(event: Heard): Fields<K> => event.fields as unknown as Fields<K>;

export class ModernTeller extends MacherTeller {
  protected readonly told = MODERN;
  /** Which state lies on which board. */
  regions: number[] = [];

  at(board: number): string {
    const view = this.view() as unknown as Partial<ModernView>;
    return stateName(this.facts.states[this.regions[board] ?? view.regions?.[board]?.region ?? -1] ?? "");
  }

  /** Money and donations come party by party; they are told together. */
  income(): void {
    if (!this.waiting.length) return;
    this.begin("income", () => t("page-moment-income"));
    this.lines("money", "money", of(this.waiting, "income") as unknown as Heard[]);
    this.lines("donations", "donation", of(this.waiting, "donation") as unknown as Heard[]);
    this.waiting = [];
  }
}

const opened = (teller: ModernTeller, event: Heard, rest: Heard[]): void => {
  if (!teller.on(`opened ${event.entry.seq}`) && rest.filter((each) => each.kind === event.kind).length < 2) return;
  teller.begin(`opened ${event.entry.seq}`, () => t("page-moment-opened"));
  teller.lines(event.kind, event.kind === "package" ? "sealed" : "programme", [event]);
};
const paid = (teller: ModernTeller, event: Heard): void => void teller.waiting.push(event);

export const MODERN: Told<ModernTeller> = {
  party: ["", (teller, event) => teller.party(as<"party">(event).seat, as<"party">(event).party)],
  regions: ["", (teller, event) => void (teller.regions = [...as<"regions">(event).regions])],
  programme: ["opened", opened],
  package: ["opened", opened],
  bid: [
    "bids",
    (teller, event, rest) => {
      const key = `bids ${event.entry.seq}`;
      const bids = of(rest, "bid");
      if (teller.on(key) || bids.length < 2) return;
      teller.begin(key, () => t("page-moment-bids"));
      const [first] = of(rest, "first-player");
      const top = of(rest, "tied")[0]?.fields.seats ?? (first ? [first.fields.seat] : []);
      teller.step("bids", "sealed", bids as unknown as Heard[], () =>
        teller.bids(
          bids.map(({ fields }) => fields),
          top,
          text(first),
        ),
      );
    },
  ],
  politician: [
    "cabinet",
    (teller, event) => {
      teller.begin(`cabinet ${event.entry.seq}`, () => t("page-scene-cabinet"));
      teller.lines("cabinet", "cabinet", [event]);
    },
  ],
  published: [
    "poll",
    (teller, event) => {
      const { board, poll } = as<"published">(event);
      const state = teller.at(board);
      const lines = teller.facts.polls[poll] ?? [];
      teller.begin(`poll ${event.entry.seq}`, () => t("page-scene-poll", { state }));
      teller.step("published", "poll", [event], () => {
        const seats = ((teller.view()["party"] ?? []) as number[]).map((_, seat) => seat);
        return teller.poll(
          event,
          lines,
          seats.filter((seat) => teller.line(lines, seat)),
          [],
        );
      });
    },
  ],
  converted: ["election", (teller, event) => void teller.converted.push(event)],
  "vote-points": [
    "election",
    (teller, event) => {
      const { board } = as<"vote-points">(event);
      const state = teller.at(board);
      teller.begin(`election ${event.entry.seq} ${board}`, () => t("page-scene-election", { state }));
      const turned = of(teller.converted, "converted").filter(({ fields }) => fields.board === board);
      const worth = turned.filter(({ fields }) => fields.meetings > 0);
      teller.lines("meetings", "meeting", (worth.length ? worth : turned) as unknown as Heard[]);
      teller.converted = teller.converted.filter((each) => !turned.includes(each as never));
      teller.step("points", "vote", [event], (events) => ({
        type: "result",
        title: "",
        unit: t("page-scene-votes"),
        becomes: t("page-scene-points"),
        rows: of(events, "vote-points").map(({ fields }) => ({
          seat: fields.seat,
          value: fields.votes,
          becomes: fields.points,
        })),
      }));
    },
  ],
  won: ["election", (teller, event) => teller.on("election") && teller.lines("winner", "star", [event])],
  presence: ["election", (teller, event) => teller.on("election") && teller.lines("national-media", "media", [event])],
  income: ["income", paid],
  donation: ["income", paid],
  left: ["", (teller) => teller.income()],
  entered: ["", (teller, event) => void (teller.regions[as<"entered">(event).board] = as<"entered">(event).region)],
  round: [
    "",
    (teller) => {
      teller.income();
      teller.converted = [];
      teller.end();
    },
  ],
  end: ["", (teller) => teller.income()],
};

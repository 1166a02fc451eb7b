// The moments of a pocket election.
import type { PocketEvent } from "$/api/types";
import { t } from "$/i18n.svelte";
import { Teller, type Heard, type Told } from "$/table/scenes/teller";
import type { Envelope } from "$/table/scenes/types";

type Kind<K extends PocketEvent["kind"]> = Heard<Extract<PocketEvent, { kind: K }>>;
const of = <K extends PocketEvent["kind"]>(events: readonly Heard[], kind: K): Kind<K>[] =>
  events.filter((event) => event.kind === kind) as unknown as Kind<K>[];

export class PocketTeller extends Teller {
  protected readonly told = POCKET;
}

export const POCKET: Told<PocketTeller> = {
  revealed: [
    "bids",
    (teller, event, rest) => {
      const key = `bids ${event.entry.seq}`;
      if (teller.on(key)) return;
      teller.begin(key, () => t("page-moment-bids"));
      const bids = of(rest, "revealed");
      const first = of(rest, "order")[0]?.fields.order[0];
      teller.step("bids", "sealed", bids as unknown as Heard[], () => ({
        type: "sealed",
        title: "",
        rule: "pocket §2",
        envelopes: bids.map(({ fields: { seat, amount } }): Envelope => ({
          seat,
          state: "open",
          value: String(amount),
          mark: seat === first ? "best" : undefined,
        })),
      }));
    },
  ],
  order: ["bids", (teller, event) => void (teller.on("bids") && teller.lines("order", "first", [event]))],
  count: [
    "election",
    (teller, event) => {
      const { votes } = (event as unknown as Kind<"count">).fields;
      const best = Math.max(...votes);
      teller.begin(`election ${event.entry.seq}`, () => t("page-pocket-count"));
      teller.step("votes", "vote", [event], () => ({
        type: "result",
        title: "",
        rule: "pocket §5",
        unit: t("pocket-head-votes"),
        rows: votes
          .map((value, seat) => ({ seat, value, best: value === best }))
          .sort((a, b) => b.value - a.value || a.seat - b.seat),
      }));
    },
  ],
};

// What both families of Die Macher tell in the same way.
import type { EventInfo } from "$/api/types";
import { factsOf, type Facts } from "$/boards/macher/model";
import { list, say, signed, t } from "$/i18n.svelte";
import { Teller, type Heard } from "$/table/scenes/teller";
import type { Envelope, ResultScene, SealedScene, TellScene } from "$/table/scenes/types";

export const stateName = (code: string): string => t(`macher-state-${code}`);
export const text = (event: Pick<EventInfo, "news"> | undefined): string => (event ? say(event.news) : "");

export abstract class MacherTeller extends Teller {
  readonly facts: Facts = factsOf(this.game);
  /** Meetings turned into votes since the round began. */
  converted: Heard[] = [];
  /** What is told once all have decided. */
  waiting: Heard[] = [];
  #parties: number[] = [];

  party(seat: number, party: number): void {
    this.#parties[seat] = party;
  }

  /** What a poll card says of a seat's party. */
  line(lines: readonly number[], seat: number): number {
    const parties = this.view()["party"] as number[] | undefined;
    return lines[this.#parties[seat] ?? parties?.[seat] ?? -1] ?? 0;
  }

  /** Bids that were opened together; ``top`` are the highest, as the server says. */
  bids(bids: { seat: number; amount: number }[], top: number[], verdict = ""): SealedScene {
    const tied = top.length > 1;
    return {
      type: "sealed",
      title: "",
      envelopes: bids.map(({ seat, amount }): Envelope => {
        const best = top.includes(seat);
        return {
          seat,
          state: "open",
          value: String(amount),
          mark: !best ? undefined : tied ? "tied" : "best",
          note: !best ? "" : t(tied ? "page-scene-tied-one" : "page-scene-best"),
        };
      }),
      verdict: tied
        ? t("page-scene-tied", { parties: list(top.map((seat) => this.name(seat))) })
        : verdict || t("page-scene-wins", { party: this.name(top[0] ?? -1) }),
    };
  }

  /** A poll that was published: what it says of each party. */
  poll(published: Heard, lines: readonly number[], seats: number[], more: Heard[]): TellScene {
    return {
      type: "tell",
      title: "",
      icon: "poll",
      figure: ["poll", "lines"],
      lines: [
        ...seats.map((seat) => ({
          seat,
          text: t("page-moment-poll-line", { party: this.name(seat), change: signed(this.line(lines, seat)) }),
          rule: "",
        })),
        ...more.map((event) => ({ seat: event.about ?? -1, text: text(event), rule: "" })),
      ],
      verdict: text(published),
    };
  }
}

/** Sums by seat, the parts beside them where there are several. */
export function sums(unit: string, parts: { seat: number; amount: number }[]): ResultScene {
  const bySeat = new Map<number, number[]>();
  for (const { seat, amount } of parts) bySeat.set(seat, [...(bySeat.get(seat) ?? []), amount]);
  return {
    type: "result",
    title: "",
    unit,
    rows: [...bySeat].map(([seat, amounts]) => ({
      seat,
      value: amounts.reduce((a, b) => a + b, 0),
      note: amounts.length > 1 ? amounts.join(" + ") : undefined,
    })),
  };
}

// Picks of cards: opinions that are exchanged, hands that are sorted, cabinets that are sent out.
import type { Decision } from "$/api/types";
import type { Campaign } from "$/boards/macher/model";
import { plan } from "$/boards/macher/plan.svelte";
import { cardName, personName } from "$/boards/macher/scenes";
import { shift, unshift } from "$/boards/numbers";
import { t } from "$/i18n.svelte";
import type { Target } from "$/table/hot.svelte";

/** What a kind of question is given to say what can be picked for it. */
export interface Found {
  campaign: Campaign;
  decision: Decision;
  /** The answer in the making, or what there is of it. */
  now: number[];
  items: number[];
  /** A pick that says this answer. */
  put: (key: string, label: string, args: number[], on: boolean) => void;
  /** A pick that adds to the answer in the making; there may be more. */
  add: (key: string, label: string, args: number[], on: boolean) => void;
  /** A pick that is the first part of an answer, or the whole of it. */
  part: (key: string, label: string, item: number, whole: boolean) => void;
  set: (key: string, target: Target) => void;
}

/** An open opinion of the state in question, then the card that comes in for it, or its place on the national board. */
export function opinions({ campaign, decision, items, now, part, put }: Found): void {
  const { board, facts } = campaign;
  items.forEach((item, i) => {
    if (item === 0) return;
    const inner = decision.space.spaces?.[i];
    part(`opinion:${board}:${unshift(item)}`, t("page-hot-opinion"), item, inner?.type === "unit");
    if (now[0] !== item || inner?.type !== "one-of") return;
    for (const card of inner.items ?? []) {
      const on = now[1] === card;
      if (decision.kind === "national-opinion") put(`national:${card}`, t("page-hot-opinion"), [item, card], on);
      else {
        const display = decision.kind === "exchange" ? "pool" : "opinion-display";
        for (const key of [`fan:${board}:${card}`, `${display}:${card}`])
          put(key, cardName(facts, card), [item, card], on);
      }
    }
  });
}

export function discard({ campaign, decision, now, add }: Found): void {
  const caps = decision.space.caps ?? [];
  caps.forEach((cap, card) => {
    if (!cap) return;
    const count = now[card] ?? 0;
    add(
      `hand:${card}`,
      cardName(campaign.facts, card),
      caps.map((_, i) => (i === card ? (count < cap ? count + 1 : 0) : (now[i] ?? 0))),
      count > 0,
    );
  });
}

/** Cards of the hand come, as many of the programme go. */
export function swap({ campaign, decision, set }: Found): void {
  const side = (cards: number[], key: string, way: "in" | "out", on: number[]): void => {
    for (const card of cards)
      set(`${key}:${card}`, {
        label: cardName(campaign.facts, card),
        on: on.includes(card),
        pick: () => plan.swap(decision, card, way),
      });
  };
  side(decision.space.hand ?? [], "hand", "in", plan.cards(decision));
  side(decision.space.programme ?? [], "programme", "out", plan.out(decision));
}

/** By state: which card of the cabinet the answer in the making lays there, and 0 for none. */
export function laidAt(decision: Decision): number[] {
  const now = plan.now(decision);
  const slots = decision.space.boards ?? decision.space.slots?.length ?? 0;
  return Array.from({ length: slots }, (_, i) => now[i] ?? 0);
}

/** Take a card of the cabinet, then click the state it goes to; a click on a state with a card takes it back. */
export function lay({ campaign, decision, add, set }: Found): void {
  const { facts } = campaign;
  const name = (card: number): string => personName(facts, facts.cabinet[card] ?? "");
  const laid = laidAt(decision);
  for (const card of decision.space.cards ?? decision.space.items ?? []) {
    set(`cabinet:${card}`, {
      label: name(card),
      on: plan.held === card || laid.includes(shift(card)),
      pick: () => (plan.held = plan.held === card ? -1 : card),
    });
  }
  for (const [board, here] of laid.entries()) {
    if (decision.space.slots && !decision.space.slots[board]) continue;
    if (plan.held < 0 && !here) continue;
    const card = here || shift(plan.held);
    const next = here
      ? laid.map((value, i) => (i === board ? 0 : value))
      : laid.map((value, i) => (i === board ? card : value === card ? 0 : value));
    add(
      `state:${board}`,
      here ? t("page-hot-take-back") : t("page-hot-lay", { card: name(plan.held) }),
      next,
      here > 0,
    );
  }
}

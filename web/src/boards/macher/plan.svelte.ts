// The parts of an answer that are on the board but not yet enough to be one. Once they are, they are proposed.
import type { Decision } from "$/api/types";
import { isClassic, topicOf, type Campaign } from "$/boards/macher/model";
import { click, packageArgs, sheetArgs, swapArgs, toggle, wantedOf, type Wanted } from "$/boards/macher/plans";
import { draft } from "$/table/draft.svelte";

class Plan {
  /** The question that these parts belong to. */
  #of = $state("");
  #offer = $state(-1);
  #extra = $state(-1);
  #places = $state.raw<Record<string, number[]>>({});
  #cards = $state.raw<number[]>([]);
  #out = $state.raw<number[]>([]);
  /** The first part of an answer of two, picked while that stood in the panel. */
  #first = $state.raw<{ item: number; stood: string } | null>(null);
  /** The cabinet card in hand, on its way to a state. */
  held = $state(-1);

  /** Another question: nothing is planned for it. */
  begin(id: string): void {
    if (this.#of === id) return;
    this.#of = id;
    this.#offer = this.#extra = this.held = -1;
    this.#places = {};
    this.#cards = this.#out = [];
    this.#first = null;
  }
  /** The answer in the making: what stands in the panel, or the first part that was picked since. */
  now(decision: Decision): number[] {
    const stands = draft.now(decision.id) ?? draft.of(decision.id) ?? [];
    const first = this.#of === decision.id ? this.#first : null;
    return first && first.stood === stands.join(" ") ? [first.item] : stands;
  }
  part(decision: Decision, item: number): void {
    this.begin(decision.id);
    const stands = draft.now(decision.id) ?? draft.of(decision.id) ?? [];
    this.#first = { item, stood: stands.join(" ") };
  }
  offer(decision: Decision): number {
    return this.#of === decision.id ? this.#offer : -1;
  }
  extra(decision: Decision): number {
    return this.#of === decision.id ? this.#extra : -1;
  }
  cards(decision: Decision): number[] {
    return this.#of === decision.id ? this.#cards : [];
  }
  out(decision: Decision): number[] {
    return this.#of === decision.id ? this.#out : [];
  }

  /** What goes to states with the offers that are chosen. */
  wanted({ facts }: Campaign, decision: Decision): Wanted[] {
    const places = this.#of === decision.id ? this.#places : {};
    if (isClassic(facts)) {
      const { sheet } = facts;
      const lines = sheet?.lines[this.offer(decision)] ?? [];
      const need = sheet?.media[this.extra(decision)] ?? 0;
      const found = wantedOf(lines, sheet?.worth ?? {}, places);
      if (need) found.push({ kind: "media", worth: 1, need, once: false, at: (places.media ?? []).slice(0, need) });
      return found;
    }
    const counts = facts.packages?.[this.offer(decision)] ?? [];
    return (facts.symbols ?? []).flatMap(([kind, worth], i) => {
      const need = counts[i] ?? 0;
      return need ? [{ kind, worth, need, once: true, at: (places[kind] ?? []).slice(0, need) }] : [];
    });
  }

  choose(campaign: Campaign, decision: Decision, which: "first" | "second", offer: number): void {
    this.begin(decision.id);
    if (which === "first") this.#offer = offer;
    else this.#extra = offer;
    this.#settle(campaign, decision);
  }
  put(campaign: Campaign, decision: Decision, wanted: Wanted, board: number): void {
    this.begin(decision.id);
    this.#places = { ...this.#places, [wanted.kind]: click(wanted, board) };
    this.#settle(campaign, decision);
  }
  #settle(campaign: Campaign, decision: Decision): void {
    const wanted = this.wanted(campaign, decision);
    const args = isClassic(campaign.facts)
      ? sheetArgs(this.#offer, campaign.facts.sheet?.lines[this.#offer] ?? [], wanted, this.#extra)
      : packageArgs(this.#offer, wanted);
    if (args) draft.propose(decision.id, args);
  }

  /** A card for a programme, of which there must be so many. */
  pick({ facts }: Campaign, decision: Decision, card: number): void {
    this.begin(decision.id);
    const size = decision.space.size ?? 0;
    this.#cards = toggle(this.#cards, card, size, (other) => topicOf(facts, other));
    if (this.#cards.length === size) draft.propose(decision.id, this.#cards);
  }
  /** A card that comes from the hand, or goes from the programme. */
  swap(decision: Decision, card: number, side: "in" | "out"): void {
    this.begin(decision.id);
    const most = decision.space.most ?? 0;
    const old = side === "in" ? this.#cards : this.#out;
    const next = old.includes(card) ? old.filter((other) => other !== card) : [...old, card].slice(-most);
    if (side === "in") this.#cards = next;
    else this.#out = next;
    const args = swapArgs(this.#cards, this.#out);
    if (args) draft.propose(decision.id, args);
  }
}

export const plan = new Plan();

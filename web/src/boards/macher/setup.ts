// What is laid out before the first round: parties, cards to draft, offers to prepare with.
import type { Decision } from "$/api/types";
import type { Campaign } from "$/boards/macher/model";

export type Setup =
  { type: "parties" } | { type: "cards"; cards: number[]; kind: string } | { type: "offers"; decision: Decision };

const CARDS = ["draft", "programme", "complete", "hold"];

/** The strip above the states, or nothing once the campaign is on. */
export function setupOf(campaign: Campaign, open: readonly Decision[]): Setup | null {
  const cards = open.find((decision) => CARDS.includes(decision.kind));
  if (cards) return { type: "cards", cards: cards.space.items ?? cards.space.kinds ?? [], kind: cards.kind };
  const offers = open.find((decision) => decision.kind === "sheet" || decision.kind === "package");
  if (offers) return { type: "offers", decision: offers };
  // It stays until the first round begins, whoever is asked: the states below keep their place.
  const before = campaign.round <= 1 && !campaign.phase;
  if (!campaign.states.length || before || campaign.parties.some((party) => !party.party)) return { type: "parties" };
  return null;
}

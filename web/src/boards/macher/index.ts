import { hueOf } from "$/art/party.svelte";
import type { BoardModule, Seat as SeatLook } from "$/boards";
import { ClassicTeller } from "$/boards/macher/classic.telling";
import { factsOf, isClassic } from "$/boards/macher/model";
import { ModernTeller } from "$/boards/macher/modern.telling";
import { i18n, t } from "$/i18n.svelte";

export { default } from "$/boards/macher/MacherBoard.svelte";
export { default as Side } from "$/boards/macher/Side.svelte";
export { default as Seat } from "$/boards/macher/SeatFigures.svelte";
export { default as Mine } from "$/boards/macher/Mine.svelte";
export { default as Calendar } from "$/boards/macher/Calendar.svelte";

export const words = async (game: string): Promise<void> => {
  await Promise.all([i18n.words("macher"), i18n.words(factsOf(game).prefix)]);
};

/** Parties are chosen during the game, so the view knows them. */
export function seats(game: string, view: Record<string, unknown>): (SeatLook | null)[] {
  const facts = factsOf(game);
  return ((view.party ?? []) as number[]).map((party, seat) => {
    const id = facts.parties[party];
    return id ? { hue: hueOf(game, seat, id), name: t(`${facts.prefix}-party-${id}`) } : null;
  });
}

export { live } from "$/boards/macher/scenes";

export const teller: BoardModule["teller"] = (...args) =>
  isClassic(factsOf(args[0])) ? new ClassicTeller(...args) : new ModernTeller(...args);

export { PLACES as places } from "$/boards/macher/places";

export { passesOf as passes } from "$/boards/macher/passes";

export const phase = (id: string): string => t(`page-phase-${id}`);

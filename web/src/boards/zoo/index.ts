import { hueOf } from "$/art/party.svelte";
import type { BoardModule, Seat as SeatLook } from "$/boards";
import CampaignAnswer from "$/boards/zoo/CampaignAnswer.svelte";
import { ZooTeller } from "$/boards/zoo/telling";
import { i18n, t } from "$/i18n.svelte";

export { default } from "$/boards/zoo/ZooBoard.svelte";
export { default as Side } from "$/boards/zoo/Side.svelte";
export { default as Seat } from "$/boards/zoo/SeatFigures.svelte";
export { default as Mine } from "$/boards/zoo/Mine.svelte";
export { default as Calendar } from "$/boards/zoo/Calendar.svelte";

export const answers: BoardModule["answers"] = { campaign: CampaignAnswer };

export const words = (): Promise<void> => i18n.words("zoo");

export const seats = (game: string, view: Record<string, unknown>): SeatLook[] =>
  ((view.seats ?? []) as number[]).map((_, seat) => ({
    hue: hueOf(game, seat),
    name: t("zoo-party", { number: seat + 1 }),
  }));

export { live } from "$/boards/zoo/scenes";
export { PLACES as places } from "$/boards/zoo/places";

export const teller: BoardModule["teller"] = (...args) => new ZooTeller(...args);

export const phase = (id: string): string => t(`page-zoo-phase-${id}`);

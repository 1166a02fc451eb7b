import { hueOf } from "$/art/party.svelte";
import type { Seat } from "$/boards";
import { i18n, t } from "$/i18n.svelte";

export { default } from "$/boards/zoo/ZooBoard.svelte";

export const words = (): Promise<void> => i18n.words("zoo");

export const seats = (game: string, view: Record<string, unknown>): Seat[] =>
  ((view.seats ?? []) as number[]).map((_, seat) => ({
    hue: hueOf(game, seat),
    name: t("zoo-party", { number: seat + 1 }),
  }));

export { live, moment } from "$/boards/zoo/scenes";

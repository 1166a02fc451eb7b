import type { BoardModule } from "$/boards";
import { PocketTeller } from "$/boards/pocket/telling";
import { i18n, t, tOr } from "$/i18n.svelte";

export { default } from "$/boards/pocket/PocketBoard.svelte";
export { default as Seat } from "$/boards/pocket/SeatFigures.svelte";
export { default as Mine } from "$/boards/pocket/Mine.svelte";
export { default as Calendar } from "$/boards/pocket/Calendar.svelte";
export { live } from "$/boards/pocket/scenes";
export { PLACES as places } from "$/boards/pocket/places";

export const words = (): Promise<void> => i18n.words("pocket");

export const teller: BoardModule["teller"] = (...args) => new PocketTeller(...args);

export const phase = (id: string): string => tOr(`page-pocket-${id}`, t("page-scene-prepare"));

// What games, options and bots are called: by the page, where it knows them better; else as they say themselves.
import type { GameInfo, OptionInfo, SeatInfo } from "$/api/types";
import { say, t, tOr } from "$/i18n.svelte";
import { who } from "$/who.svelte";

export const gameAbout = (game: GameInfo): string => tOr(`page-game-${game.id}`, say(game.about));
export const gameYear = (game: GameInfo): string => tOr(`page-game-${game.id}-year`, "");
export const gameLength = (game: GameInfo): string => tOr(`page-game-${game.id}-length`, "");
export const gamePlayers = (game: GameInfo): string =>
  t("page-players", { from: game.players[0] ?? 0, to: game.players.at(-1) ?? 0 });

export const optionName = (option: OptionInfo): string =>
  tOr(`page-option-${option.name}`, say(option.label) || option.name.replaceAll("_", " "));
export const optionWhy = (option: OptionInfo): string => tOr(`page-option-${option.name}-why`, say(option.about));
export function valueName(option: OptionInfo, value: string): string {
  return tOr(
    `page-option-${option.name}-${value}`,
    say(option.labels?.[option.values.indexOf(value)]) || tOr(`page-value-${value}`, value),
  );
}

/** Of the person on a seat. */
export function personName(seat: SeatInfo): string {
  return seat.name === "Deleted player" && !seat.user ? t("page-deleted-player") : seat.name;
}

export function botName(name: string | null | undefined): string {
  return tOr(`page-bot-${name}`, say(who.bots.find((bot) => bot.name === name)?.label) || (name ?? ""));
}
export function botAbout(name: string): string {
  return tOr(`page-bot-${name}-about`, say(who.bots.find((bot) => bot.name === name)?.about));
}

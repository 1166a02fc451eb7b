// What one agrees to at a table: pace, clock, steps back, help, length.
import type { Clock, Table } from "$/api/types";
import { i18n, t } from "$/i18n.svelte";
import { gameLength } from "$/pages/names";
import { people } from "$/table/help";
import { who } from "$/who.svelte";

const UNITS: [number, Intl.NumberFormatOptions["unit"]][] = [
  [86_400, "day"],
  [3600, "hour"],
  [60, "minute"],
  [1, "second"],
];

/** "5 minutes", in the largest unit that says it exactly. */
export function duration(seconds: number): string {
  const [size, unit] = UNITS.find(([each]) => seconds % each === 0 && seconds >= each) ?? [1, "second"];
  return new Intl.NumberFormat(i18n.lang, { style: "unit", unit: unit as string, unitDisplay: "long" }).format(
    seconds / size,
  );
}

export function clockTerms(clock: Clock | null | undefined): string[] {
  if (!clock) return [t("page-term-no-clock")];
  return [
    t("page-term-clock", { time: duration(clock.seconds) }),
    ...(clock.bank ? [t("page-term-reserve", { time: duration(clock.bank) })] : []),
    ...(clock.then === "wait" ? [t("page-term-wait")] : []),
  ];
}

export function terms(table: Table): string[] {
  const game = who.game(table.game);
  const length = game ? gameLength(game) : "";
  return [
    t(`page-pace-${table.pace}`),
    ...clockTerms(table.clock),
    ...(length ? [length] : []),
    ...(people(table) > 1
      ? [t(`page-term-undo-${table.undo ?? "ask"}`), t(table.help ? "page-help-on" : "page-help-off")]
      : []),
  ];
}

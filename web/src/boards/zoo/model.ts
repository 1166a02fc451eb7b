// The view of Zoocracy with its fields typed; figures beside it as the server worked them out.
import { t } from "$/i18n.svelte";
import all from "$/boards/facts.json";

export interface ZooFacts { species: string[]; habitat: number[]; card_type: number[]; card_subject: number[]; card_phase: number[]; events: string[]; goals: number; rounds: number; frames: Record<string, number>; first: number[] }
export const FACTS = (all as unknown as Record<string, ZooFacts>)["zoocracy"]!;

export interface ZooView {
  seat: number; round: number; presidential: number; parliamentary: number; goals: number[]; funds: number[]; received: number[]; spent: number[];
  seats: number[]; majority: number; tokens: number[][]; offices: number[]; active: number[]; sides: number[]; caretaker: number; promises: number[];
  blockade: number; manipulation: number; event: number; order: number[]; hand: number[]; hand_pools: number[][]; bonus: number[]; placed: number[];
  sealed: { status: number[]; values: number[][] }; stack: { kind: number; step: number; args: number[] }[];
}
export interface Species { first: number; second: number; leader: number; runner_up: number; tied: boolean; votes: number[]; blocked: boolean; manipulated: boolean }
export interface Phase { phase: string; played: boolean; begun: boolean; why: string }
export interface ZooInsights {
  calendar: { round: number; phases: Phase[] }[]; next_round: { odds: [number, number]; why: string }; species: Species[];
  projection: { seats: number[]; majority: number }; additions: number[][][]; campaign_limit: number;
  parliament: { total: number; majority: number; government: number; opposition: number; margin: number; coalitions: number[][] };
  goal: { parties: number[]; why: string };
  proposal: { proposer: number; motion: boolean; offices: number[]; goals: number[]; named: number[]; seats: number } | null;
}

export const animal = (species: number): string => (FACTS.species[species] ?? "").replace("_", "-");

/** The message of a card by its number. */
export function cardMessage(card: number): { id: string; type: number; subject: "species" | "office" | ""; number: number } {
  const type = FACTS.card_type[card] ?? -1;
  const subject = [0, 1, 5, 7].includes(type) ? "species" : type === 10 ? "office" : "";
  return { id: `zoo-card-${type}`, type, subject, number: FACTS.card_subject[card] ?? 0 };
}

export function cardText(card: number): string {
  const { id, subject, number } = cardMessage(card);
  return t(id, { species: subject === "species" ? t(`zoo-species-${number}`) : "", office: subject === "office" ? t(`zoo-office-${number}`) : "" });
}

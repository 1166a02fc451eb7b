// What Zoocracy prints on its cards, and how they are called.
import { t } from "$/i18n.svelte";
import { factsFor } from "$/boards/facts.svelte";

/** An action card: on which species or office it acts, and in which phase it can be played. */
export interface ActionCard {
  type: number;
  subject: "species" | "office" | "";
  number: number;
  phase: string;
}
export interface ZooFacts {
  species: string[];
  habitat: number[];
  cards: ActionCard[];
  events: string[];
  goals: number;
  rounds: number;
  /** What an answer in a campaign turn begins with. */ turn: { end: number; place: number; card: number };
}
export const facts = (): ZooFacts => factsFor("zoocracy") as ZooFacts;
const NO_CARD: ActionCard = { type: -1, subject: "", number: 0, phase: "" };

export const animal = (species: number): string => (facts().species[species] ?? "").replace("_", "-");

export const actionCard = (card: number): ActionCard => facts().cards[card] ?? NO_CARD;

export function cardText(card: number): string {
  const { type, subject, number } = actionCard(card);
  return t(`zoo-card-${type}`, {
    species: subject === "species" ? t(`zoo-species-${number}`) : "",
    office: subject === "office" ? t(`zoo-office-${number}`) : "",
  });
}

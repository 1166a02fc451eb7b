import { hue, SIGNS } from "$/art/party.svelte";
import { i18n } from "$/i18n.svelte";

/** Milliseconds a movement across the table takes; none where it is not wanted. */
function time(): number {
  const { motion } = i18n.settings;
  if (motion === "off") return 0;
  if (motion !== "full" && matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  return motion === "quick" ? 280 : 720;
}

interface Flight {
  seat: number;
  from: Element;
  to: Element;
  wait: number;
  ms: number;
}
let flights: Flight[] = [];

/** A party's sign travels from one thing on the table to another, so that the eye can follow what moved. */
export function fly(seat: number, from: Element | null | undefined, to: Element | null | undefined, wait = 0): void {
  const ms = time();
  if (!ms || !from || !to || document.hidden) return;
  if (!flights.length) requestAnimationFrame(depart);
  flights.push({ seat, from, to, wait, ms });
}

/** All that leave in one frame are measured before any is drawn, so that the page is laid out once. */
function depart(): void {
  const ready = flights.map((flight) => ({
    ...flight,
    a: flight.from.getBoundingClientRect(),
    b: flight.to.getBoundingClientRect(),
  }));
  flights = [];
  for (const flight of ready) if (flight.a.width && flight.b.width) draw(flight);
}

function draw({ seat, wait, ms, a, b }: Flight & { a: DOMRect; b: DOMRect }): void {
  const k = hue(seat);
  const ghost = document.createElement("div");
  ghost.className = "ghost";
  ghost.ariaHidden = "true";
  ghost.innerHTML = `<svg viewBox="0 0 24 24" width="22" height="22"><path d="${SIGNS[k]}" fill="var(--p${k})" stroke="var(--ink)" stroke-opacity=".55"/></svg>`;
  document.body.append(ghost);
  const at = (box: DOMRect): string => `translate(${box.x + box.width / 2 - 11}px, ${box.y + box.height / 2 - 11}px)`;
  const flight = ghost.animate(
    [
      { transform: `${at(a)} scale(.6)`, opacity: 0 },
      { transform: `${at(a)} scale(1.2)`, opacity: 1, offset: 0.15 },
      { transform: `${at(b)} scale(1.2)`, opacity: 1, offset: 0.85 },
      { transform: `${at(b)} scale(.5)`, opacity: 0 },
    ],
    { duration: ms, delay: wait, easing: "cubic-bezier(.4,0,.2,1)", fill: "both" },
  );
  flight.onfinish = () => ghost.remove();
  flight.oncancel = () => ghost.remove();
}

export const chip = (seat: number): Element | null => document.getElementById(`chip-${seat}`);

// When and how the browser draws what has changed.
import type { Decision } from "$/api/types";

/**
 * Takes the focus out of a question that goes, before anything is drawn: an element that is removed with the focus in it
 * makes the browser lay out the page twice.
 */
export function letGo(open: readonly Decision[]): void {
  const held = document.activeElement as HTMLElement | null;
  const form = held?.closest<HTMLElement>(".decide");
  if (form && !open.some((decision) => decision.id === form.dataset.id)) held?.blur();
}

/** When the next frame is on its way to the screen; at once where nobody looks. */
export function afterFrame(run: () => void): void {
  if (document.hidden) run();
  else requestAnimationFrame(() => setTimeout(run));
}

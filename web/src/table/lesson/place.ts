// Where a lesson points: things (``data-thing``) and parts of the table (``data-place``) by their names.

const seen = (element: Element): boolean => element.getClientRects().length > 0;

/** All that goes by a name, in the order of the page. */
function named(root: ParentNode, name: string): HTMLElement[] {
  const quoted = CSS.escape(name);
  return [...root.querySelectorAll<HTMLElement>(`[data-place="${quoted}"], [data-thing="${quoted}"]`)];
}

/** The first of these places that is on screen; else the first that there is, though hidden. What is being told lies over the board. */
export function placeOf(names: string[], root: ParentNode = document): HTMLElement | null {
  const all = names.flatMap((name) => named(root, name));
  const found = all.find(seen) ?? all[0] ?? null;
  const told = found?.closest('[data-place="board"]')
    ? root.querySelector<HTMLElement>('[data-place="moment"] .past')
    : null;
  return told && seen(told) ? told : found;
}

/** The page of a phone's sheet that holds an element. */
export function pageOf(element: Element): "ask" | "mine" | null {
  if (element.closest('[data-place="question"]')) return "ask";
  return element.closest('[data-place="mine"]') ? "mine" : null;
}

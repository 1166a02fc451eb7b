// Where a lesson points: things (``data-thing``) and parts of the table (``data-place``) by their names.

const seen = (element: Element): boolean => element.getClientRects().length > 0;

/** All that goes by a name, in the order of the page. */
function named(root: ParentNode, name: string): HTMLElement[] {
  const quoted = CSS.escape(name);
  return [...root.querySelectorAll<HTMLElement>(`[data-place="${quoted}"], [data-thing="${quoted}"]`)];
}

/** The first of these places that is on screen; else the first that there is, though hidden. */
export function placeOf(names: string[], root: ParentNode = document): HTMLElement | null {
  const found = names.flatMap((name) => named(root, name));
  return found.find(seen) ?? found[0] ?? null;
}

/** The page of a phone's sheet that holds an element. */
export function pageOf(element: Element): "ask" | "mine" | null {
  if (element.closest('[data-place="question"]')) return "ask";
  return element.closest('[data-place="mine"]') ? "mine" : null;
}

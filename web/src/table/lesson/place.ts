// Where a lesson points: things (``data-thing``) and parts of the table (``data-place``) by their names.

const seen = (element: Element): boolean => element.getClientRects().length > 0;

/** What lies over the table for a while: told, in the making, or opened by a click. */
const PASSING = 'dialog, [data-place="moment"], [data-place="making"], [data-place="lesson"]';

/** All that goes by a name, parts of the table first, in the order of the page. ``a/b`` is what is called b within a. */
function named(root: ParentNode, name: string): HTMLElement[] {
  const [first = "", ...rest] = name.split("/");
  const quoted = CSS.escape(first);
  const found = ["place", "thing"].flatMap((kind) => [
    ...root.querySelectorAll<HTMLElement>(`[data-${kind}="${quoted}"]`),
  ]);
  const lasting = found.filter((element) => !element.closest(PASSING));
  return rest.length ? lasting.flatMap((element) => named(element, rest.join("/"))) : lasting;
}

/** On the board or mine: what rivals have is meant last. */
const near = (element: Element): boolean =>
  !!element.closest('[data-place="board"], [data-place="mine"], [data-place="me"]');

/** The first of these places that is on screen; else the first that there is, though hidden. */
export function placeOf(names: string[], root: ParentNode = document): HTMLElement | null {
  const all = names.map((name) => named(root, name));
  const shown = all.map((some) => some.filter(seen)).find((some) => some.length);
  return shown?.find(near) ?? shown?.[0] ?? all.flat()[0] ?? null;
}

/** The page of a phone's sheet that holds an element. */
export function pageOf(element: Element): "ask" | "mine" | null {
  if (element.closest('[data-place="question"]')) return "ask";
  return element.closest('[data-place="mine"]') ? "mine" : null;
}

// Everything that carries ``data-thing`` can be asked about: by hover, long press, or "?" on what has the focus.

export interface Asked {
  id: string;
  element: HTMLElement;
}

/** The thing that an element is, or lies in; null where there is none. */
export function thingAt(target: EventTarget | null): Asked | null {
  const element = target instanceof Element ? target.closest<HTMLElement>("[data-thing]") : null;
  const id = element?.dataset["thing"];
  return element && id ? { id, element } : null;
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 8; // px between a thing and its card, and around the card

/** Where the card of a thing goes: below it if there is room, else above, and never outside the window. */
export function beside(
  thing: Box,
  card: Pick<Box, "width" | "height">,
  view: Pick<Box, "width" | "height">,
): {
  left: number;
  top: number;
} {
  const below = thing.top + thing.height + GAP;
  const above = thing.top - GAP - card.height;
  const fits = below + card.height + GAP <= view.height;
  const top = fits || above < GAP ? Math.min(below, view.height - GAP - card.height) : above;
  const left = thing.left + thing.width / 2 - card.width / 2;
  return {
    left: Math.max(GAP, Math.min(left, view.width - GAP - card.width)),
    top: Math.max(GAP, top),
  };
}

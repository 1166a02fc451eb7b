/** Drawings by their markup, parsed once. A copy costs a tenth of parsing, and a table holds hundreds of icons. */
const parsed = new Map<string, DocumentFragment>();

function copy(markup: string): Node {
  let found = parsed.get(markup);
  if (!found) {
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    svg.innerHTML = markup;
    found = document.createDocumentFragment();
    found.append(...svg.childNodes);
    parsed.set(markup, found);
  }
  return document.importNode(found, true);
}

/** Fills an element of an svg with a drawing: ``<svg {@attach drawing(ICONS.vote)}></svg>``. */
export const drawing =
  (markup: string) =>
  (into: SVGElement): void =>
    into.replaceChildren(copy(markup));

// Pieces that are dragged to places, besides what clicks and keys do. With a mouse or a pen only: a finger scrolls and taps.
import "$/table/drag.css";

/** By piece, by place: what dropping it there does. Pieces and places are named as things on the board are. */
export type Drags = Map<string, Map<string, () => void>>;

/** One more place for a piece. */
export function onto(drags: Drags, piece: string, place: string, then: () => void): void {
  const places = drags.get(piece) ?? new Map<string, () => void>();
  drags.set(piece, places.set(place, then));
}

/** Pixels; less is a click by an unsteady hand. */
const FAR = 6;

class Drag {
  #drags = $state.raw<Drags>(new Map());

  set(drags: Drags): void {
    if (drags.size || this.#drags.size) this.#drags = drags;
  }
  /** The name of a piece that can be dragged now; none of one that cannot. */
  piece(key: string): string | undefined {
    return this.#drags.has(key) ? key : undefined;
  }

  /** A piece is held, and let go somewhere. */
  grab(event: PointerEvent): void {
    const piece = (event.target as Element).closest<HTMLElement>("[data-piece]");
    const then = this.#drags.get(piece?.dataset.piece ?? "");
    if (!piece || !then || event.button !== 0 || event.pointerType === "touch") return;
    const [x, y] = [event.clientX, event.clientY];
    let shade: HTMLElement | null = null;
    let over: HTMLElement | null = null;
    const places = [...document.querySelectorAll<HTMLElement>("[data-drop]")].filter((place) =>
      then.has(place.dataset.drop ?? ""),
    );
    const move = (at: PointerEvent): void => {
      if (!shade) {
        if (Math.hypot(at.clientX - x, at.clientY - y) < FAR) return;
        shade = shadeOf(piece);
        for (const place of places) place.classList.add("droppable");
      }
      shade.style.translate = `${at.clientX - x}px ${at.clientY - y}px`;
      const below = document.elementFromPoint(at.clientX, at.clientY);
      const next = places.find((place) => place.contains(below)) ?? null;
      if (next === over) return;
      over?.classList.remove("dropping");
      next?.classList.add("dropping");
      over = next;
    };
    const key = (pressed: KeyboardEvent): void => {
      if (pressed.key === "Escape") end();
    };
    const drop = (): void => {
      if (shade) addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", swallow, true));
      if (over) then.get(over.dataset.drop ?? "")?.();
      end();
    };
    const end = (): void => {
      shade?.remove();
      for (const place of places) place.classList.remove("droppable", "dropping");
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", drop);
      removeEventListener("pointercancel", end);
      removeEventListener("keydown", key);
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", drop);
    addEventListener("pointercancel", end);
    addEventListener("keydown", key);
  }
}

/** The piece as it looks, following the pointer. */
function shadeOf(piece: HTMLElement): HTMLElement {
  const box = piece.getBoundingClientRect();
  const shade = piece.cloneNode(true) as HTMLElement;
  shade.className += " ghost";
  shade.ariaHidden = "true";
  shade.inert = true;
  Object.assign(shade.style, {
    position: "fixed",
    insetBlockStart: `${box.top}px`,
    left: `${box.left}px`,
    right: "auto",
    inlineSize: `${box.width}px`,
    blockSize: `${box.height}px`,
  });
  document.body.append(shade);
  return shade;
}

/** A drag is no click on what lies under its end. */
const swallow = (event: Event): void => {
  event.stopPropagation();
  event.preventDefault();
};

export const drag = new Drag();

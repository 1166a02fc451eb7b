import type { Scene } from "$/table/scenes/types";

/** Whether everything stands side by side, as the style sheets decide it too. */
class Wide {
  now = $state(true);
  constructor() {
    const query = matchMedia("(min-width: 60rem)");
    this.now = query.matches;
    query.addEventListener("change", () => (this.now = query.matches));
  }
}

export const wide = new Wide();

/** Scenes that need the width of the board while they are played. */
export const overBoard = (scene: Scene): boolean => scene.type === "proposal" || scene.type === "talks";

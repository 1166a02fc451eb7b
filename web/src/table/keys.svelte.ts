// Single keys for what is done often. Whoever can do it says so while on screen; "?" lists them.
import { untrack } from "svelte";

export interface Key {
  /** As the event names it. */
  key: string;
  /** The message that says what it does. */
  label: string;
  run: () => void;
  /** How it is shown, where the name of the event says little. */
  shown?: string;
  /** Held down, it goes on. */
  repeats?: boolean;
}

const TYPING = "input:not([type=radio]):not([type=checkbox]):not([type=range]), textarea, select, [contenteditable]";

class Keys {
  #all = $state.raw<Key[]>([]);

  get list(): Key[] {
    return this.#all;
  }

  /** Until it calls what it gets. */
  add(some: Key[]): () => void {
    const set = (now: Key[]): void => {
      this.#all = now;
      document.removeEventListener("keydown", this.#press);
      if (now.length) document.addEventListener("keydown", this.#press);
    };
    untrack(() => set([...this.#all, ...some]));
    return () => untrack(() => set(this.#all.filter((key) => !some.includes(key))));
  }

  #press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const at = event.target as Element | null;
    if (at?.closest(TYPING) || document.querySelector("dialog[open]")) return;
    const found = this.#all.find((key) => key.key === event.key);
    if (!found || (event.repeat && !found.repeats)) return;
    event.preventDefault();
    found.run();
  };
}

export const keys = new Keys();

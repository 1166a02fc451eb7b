// Things on the table that are part of an open question. Boards say which; whatever draws one makes it a button.
// A pick only proposes: the panel shows the answer in words, and the person decides there.
export interface Target {
  label: string;
  on: boolean;
  pick: () => void;
}

class Hot {
  #targets = $state.raw(new Map<string, Target>());
  of(key: string): Target | undefined {
    return this.#targets.get(key);
  }
  set(targets: Map<string, Target>): void {
    if (targets.size || this.#targets.size) this.#targets = targets;
  }
}

export const hot = new Hot();

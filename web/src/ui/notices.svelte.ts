/** Short notices in the corner, and sentences for screen readers. */
interface Toast {
  id: number;
  text: string;
  kind: "info" | "bad" | "good";
  rule?: { href: string; label: string };
}

class Notices {
  toasts = $state<Toast[]>([]);
  polite = $state("");
  assertive = $state("");
  #next = 0;

  toast(text: string, kind: Toast["kind"] = "info", rule?: Toast["rule"]): void {
    const id = this.#next++;
    this.toasts.push(rule ? { id, text, kind, rule } : { id, text, kind });
    setTimeout(() => this.drop(id), kind === "bad" ? 9000 : 4500);
  }

  drop(id: number): void {
    this.toasts = this.toasts.filter((toast) => toast.id !== id);
  }

  announce(text: string, now = false): void {
    if (now) this.assertive = text;
    else this.polite = text;
  }
}

export const notices = new Notices();

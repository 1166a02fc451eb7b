import type { Page } from "@playwright/test";

/** One request of the person at ``page``; a text is sent as it is. */
export async function ask<T>(page: Page, method: string, path: string, body?: unknown): Promise<T> {
  return page.evaluate(
    async ([method, path, body]) => {
      const me = (await (await fetch("/api/me")).json()) as { csrf: string };
      const answer = await fetch(path as string, {
        method: method as string,
        headers: { "X-CSRF-Token": me.csrf, "Content-Type": "application/json" },
        ...(method === "GET" ? {} : { body: typeof body === "string" ? body : JSON.stringify(body ?? {}) }),
      });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${path as string}: ${answer.status} ${text}`);
      return text ? (JSON.parse(text) as unknown) : null;
    },
    [method, path, body] as const,
  ) as Promise<T>;
}

// Tests that hold with a server and without one: those marked @anywhere run against both. See docs/static-site.md.
import { test as base } from "@playwright/test";

/** Runs before the program of a worker: the same test meets the same deals, as at the server. */
const SEEDED = `{
  let state = 1;
  crypto.getRandomValues = (into) => {
    const bytes = new Uint8Array(into.buffer, into.byteOffset, into.byteLength);
    for (let at = 0; at < bytes.length; at++) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      bytes[at] = state >>> 24;
    }
    return into;
  };
}
`;

/**
 * On the site without a server the addresses of pages stand behind the #, and chance comes from the browser. Going from one of
 * its pages to another does not load it again.
 */
export const test = base.extend({
  page: async ({ page, baseURL }, use, info) => {
    if (info.project.name === "site") {
      const goto = page.goto.bind(page);
      page.goto = (to, how) => goto(to.startsWith("/") ? `${baseURL}#${to}` : to, how);
      await page.context().route("**/python.worker-*.js", async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ response: answer, body: SEEDED + (await answer.text()) });
      });
    }
    await use(page);
    // A worker may be asked for when the test is over.
    await page.context().unrouteAll({ behavior: "ignoreErrors" });
  },
});

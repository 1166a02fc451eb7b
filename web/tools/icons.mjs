// Draws public/*.png from public/icon.svg: node tools/icons.mjs (needs a Chromium, see scripts/test-page).
import { readFileSync } from "node:fs";
import { chromium } from "@playwright/test";

const folder = new URL("../public/", import.meta.url);
const svg = readFileSync(new URL("icon.svg", folder), "utf8");
const badge = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 44 44"><circle cx="22" cy="22" r="15" fill="none" stroke="#fff" stroke-width="4"/><path d="M12 10c6 7 14 15 20 24M32 9c-7 7-14 15-21 25" fill="none" stroke="#fff" stroke-width="5.500" stroke-linecap="round"/></svg>`;
const browser = await chromium.launch({
    ...(process.env.HUSTINGS_CHROMIUM ? { executablePath: process.env.HUSTINGS_CHROMIUM } : {}),
    args: ["--no-sandbox", "--disable-gpu"],
});
/** Around a maskable icon there must be room that may be cut off. */
const draw = async (name, size, drawing, share, background) => {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(
        `<body style="margin:0;display:grid;place-items:center;block-size:100vh;background:${background}">${drawing.replace("<svg ", `<svg width="${size * share}" height="${size * share}" `)}</body>`,
    );
    await page.screenshot({ path: new URL(name, folder).pathname, omitBackground: background === "transparent" });
    await page.close();
};
await draw("icon-192.png", 192, svg, 1, "transparent");
await draw("icon-512.png", 512, svg, 1, "transparent");
await draw("icon-maskable-512.png", 512, svg, 0.62, "#f4efe4");
await draw("apple-touch-icon.png", 180, svg, 0.78, "#f4efe4");
await draw("badge.png", 96, badge, 1, "transparent");
await browser.close();

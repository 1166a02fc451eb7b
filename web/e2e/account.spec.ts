// An account in a real browser: made, left, recovered, opened with a passkey, and deleted.
import { expect, type Page, test } from "@playwright/test";
import { accessible, faults, fits, prefer } from "./play.js";

const PASSWORD = "correct horse";
let made = 0;
const fresh = (): string => `Tester ${Date.now() % 1_000_000} ${process.pid} ${made++}`;

async function register(page: Page, name: string): Promise<string> {
  await page.getByRole("button", { name: "Create account" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Account name")).toBeFocused();
  await dialog.getByLabel("Account name").fill(name);
  await dialog.getByLabel("Password", { exact: false }).fill(PASSWORD);
  await page.keyboard.press("Enter");
  const code = page.locator("dialog .code");
  await expect(code).toHaveText(/^(\w{5}-){4}\w{5}$/);
  const text = (await code.textContent()) ?? "";
  await page.getByRole("button", { name: "I have saved it" }).click();
  await expect(page.getByText(`Signed in as ${name}.`)).toBeVisible();
  return text;
}

test("an account is made, left and recovered", async ({ page, context }) => {
  const found = faults(page);
  await prefer(page, { language: "en" });
  await page.goto("/settings");
  const name = fresh();
  const code = await register(page, name);
  await expect(page.getByText("this browser")).toBeVisible();

  const before = (await context.cookies()).find((one) => one.name === "hustings_session");
  await page.getByLabel("Current password").fill(PASSWORD);
  await page.getByLabel("New password").fill("another horse");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("Your password is changed.")).toBeVisible();
  expect((await context.cookies()).find((one) => one.name === "hustings_session")?.value).not.toBe(before?.value);

  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Account name").fill(name);
  await dialog.getByLabel("Password").fill(PASSWORD);
  await dialog.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(dialog.getByRole("alert")).toHaveText("name or password is wrong");
  await dialog.getByRole("button", { name: "Forgot your password?" }).click();
  await expect(dialog.getByLabel("Account name")).toBeFocused();
  await dialog.getByLabel("Recovery code").fill(code.toLowerCase().replaceAll("-", " "));
  await dialog.getByLabel("New password").fill(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page.locator("dialog .code")).not.toHaveText(code);
  await page.getByRole("button", { name: "I have saved it" }).click();
  await expect(page.getByText(`Signed in as ${name}.`)).toBeVisible();

  await page.getByRole("button", { name: "Delete my account" }).click();
  await dialog.getByLabel("Your password, to confirm").fill(PASSWORD);
  await dialog.getByRole("button", { name: "Delete my account" }).click();
  await expect(page.getByText("Everything about you has been deleted.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Create account" })).toBeVisible();
  expect(found).toEqual([]);
});

test("another tab goes on after the session has changed", async ({ page, context }) => {
  await prefer(page, { language: "en" });
  await page.goto("/settings");
  const other = await context.newPage();
  await prefer(other, { language: "en" });
  await other.goto("/settings");
  await register(page, fresh());
  await other.getByLabel("Your name").fill("Renamed elsewhere");
  await other.getByRole("button", { name: "Save", exact: true }).first().click();
  await expect(other.getByText("Saved.")).toBeVisible();
});

test("a passkey opens the account", async ({ page, context }) => {
  const url = (process.env.HUSTINGS_URL ?? "").replace("127.0.0.1", "localhost");
  const cdp = await context.newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  const options = {
    protocol: "ctap2",
    transport: "internal",
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const;
  await cdp.send("WebAuthn.addVirtualAuthenticator", { options });
  await prefer(page, { language: "en" });
  await page.goto(`${url}/settings`);
  const name = fresh();
  await register(page, name);
  await page.getByRole("button", { name: "Add a passkey" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name of the passkey").fill("My laptop");
  await dialog.getByLabel("Your password, to confirm").fill(PASSWORD);
  await dialog.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByText("My laptop")).toBeVisible();

  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await dialog.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByText(`Signed in as ${name}.`)).toBeVisible();
  await page.getByRole("button", { name: "Remove: My laptop" }).click();
  await expect(page.getByText("The passkey is removed.")).toBeVisible();
});

const PHONE = { width: 360, height: 740 };
const LOOKS = [
  { name: "light @long", settings: { theme: "light", language: "en" }, size: { width: 1280, height: 860 } },
  { name: "dark, Hebrew, phone", settings: { theme: "dark", language: "he" }, size: PHONE },
  {
    name: "German, large type, phone @long",
    settings: { theme: "light", language: "de", size: "larger" },
    size: PHONE,
  },
];
for (const { name, settings, size } of LOOKS) {
  test(`the account is accessible and fits: ${name}`, async ({ page }) => {
    const url = (process.env.HUSTINGS_URL ?? "").replace("127.0.0.1", "localhost");
    await prefer(page, settings);
    await page.setViewportSize(size);
    const seen = async (where: string): Promise<void> => {
      await accessible(page, `${where}, ${name}`);
      await fits(page, `${where}, ${name}`);
      if (process.env.HUSTINGS_PICTURES)
        await page.screenshot({
          path: `${process.env.HUSTINGS_PICTURES}/${where} ${name}.png`,
          fullPage: where === "account",
        });
    };
    await page.goto(`${url}/recover#nothing`);
    await page.locator("#r-new").waitFor();
    await seen("recover");
    await page.goto(`${url}/settings`);
    const account = page.locator(".account");
    const dialog = page.locator("dialog[open]");
    await account.locator("h3 ~ .row .btn").nth(1).click();
    await seen("sign in");
    await dialog.locator("form .btn.quiet").click();
    await seen("forgot");
    await page.keyboard.press("Escape");
    await account.locator("h3 ~ .row .btn").first().click();
    await dialog.locator("input").first().fill(fresh());
    await dialog.locator("input").nth(1).fill(PASSWORD);
    await seen("register");
    await page.keyboard.press("Enter");
    await dialog.locator(".code").waitFor();
    await seen("code");
    await dialog.locator(".btn.primary").click();
    await account.locator("ul.owned li").first().waitFor();
    await seen("account");
    await account.locator(".btn.danger").click();
    await seen("delete");
  });
}

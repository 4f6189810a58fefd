import type { Locator, Page } from "@playwright/test";
import { violations } from "./axe.ts";
import { expect, test } from "./fixtures.ts";

const SIZES = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
];

/** Axe, and whether anything is cut off, at both widths. */
async function expectGood(page: Page) {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
  }
}

/** Goes on by Tab until that is where the focus is. */
async function tabTo(page: Page, role: "button" | "textbox", name: string, within: Page | Locator = page) {
  const wanted = within.getByRole(role, { name, exact: true });
  await expect(wanted).toBeVisible();
  for (let left = 60; left > 0; left -= 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not reach ${name}`);
}

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`axe finds nothing in the ${colorScheme} theme, wide and narrow`, () => {
    test.use({ colorScheme });

    test("where the links of mails lead", async ({ stranger: page }) => {
      test.slow();
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.goto("/auth/forgot");
      await page.getByRole("button", { name: "Send the link" }).click();
      await expect(page.getByText("Email is required")).toBeVisible();
      await expectGood(page);
      await page.goto("/auth/reset?token=none");
      await page.getByRole("button", { name: "Show what is typed" }).click();
      await page.getByRole("button", { name: "Set password" }).click();
      await expectGood(page);
      await page.goto("/auth/confirm?token=none&type=email_change");
      await expect(page.getByRole("button", { name: "Confirm" })).toBeVisible();
      await expectGood(page);
    });

    test("in the account's section", async ({ page, account: _ }) => {
      test.slow();
      await page.route("**/auth/v1/settings", (route) => route.fulfill({ json: { mailer_autoconfirm: false } }));
      await page.goto("/profile#account");
      await page.getByRole("button", { name: "Change email" }).click();
      await page.getByRole("button", { name: "Change password" }).click();
      await expect(page.getByText("Email is required")).toBeVisible();
      await expectGood(page);
      await page.getByRole("button", { name: "Delete account" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await expectGood(page);
    });
  });
}

test.describe("by the keyboard alone", () => {
  test.use({ expectedErrors: [/status of 40[03]/] });

  test("a spent link is told, and leads to another one", async ({ stranger: page }) => {
    await page.goto("/auth/reset?token=none");
    await tabTo(page, "textbox", "New password");
    await page.keyboard.type("battery staple");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alert")).toBeVisible();
    await page.goto("/auth/confirm?token=none&type=email_change");
    await tabTo(page, "button", "Confirm");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alert")).toBeVisible();
  });

  test("the password is looked at, changed, and the old one is out", async ({ page, account }) => {
    await page.goto("/profile");
    const form = page.getByRole("form", { name: "Change password" });
    await tabTo(page, "textbox", "Current password", form);
    await page.keyboard.type(account.password);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await expect(form.getByLabel("Current password")).toHaveAttribute("type", "text");
    await tabTo(page, "textbox", "New password");
    await page.keyboard.type("battery staple");
    await page.keyboard.press("Enter");
    await expect(form.getByRole("status")).toContainText("Your password is changed");
  });
});

test("Back asks before a half-typed address is lost", async ({ page, account: _ }) => {
  await page.route("**/auth/v1/settings", (route) => route.fulfill({ json: { mailer_autoconfirm: false } }));
  await page.goto("/people");
  await page.getByRole("link", { name: "Ada" }).click();
  await page.getByLabel("New email").fill("grace@example.com");
  await page.goBack();
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByLabel("New email")).toHaveValue("grace@example.com");
  await page.goBack();
  await question.getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL("/people");
});

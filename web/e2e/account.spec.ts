import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

/** Opens the newest mail to an address in the stack's own mail page, and gives where its link leads. */
async function linkTo(page: Page, address: string): Promise<string> {
  const mails = await page.context().newPage();
  await mails.goto(process.env["TRACKER_MAIL_URL"] ?? "");
  const mail = mails
    .getByRole("article")
    .filter({ hasText: `To ${address},` })
    .first();
  const href = await mail.getByRole("link").getAttribute("href");
  await mails.close();
  return href ?? "";
}

test("a forgotten password is set anew through the mailed link", async ({ stranger: page, account }) => {
  await page.goto("/auth");
  await page.getByLabel("Email").fill(account.email);
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(page.getByLabel("Email")).toHaveValue(account.email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByText("a link to set a new password is on its way")).toBeVisible();
  await page.goto(await linkTo(page, account.email));
  await page.getByLabel("New password").fill("battery staple");
  await page.getByRole("button", { name: "Set password" }).click();
  await expect(page).toHaveURL("/people");
});

test.describe("in the profile", () => {
  test.use({ expectedErrors: [/status of 40[013]/] });

  test("the password changes for whoever knows it", async ({ page, account }) => {
    await page.goto("/profile#account");
    const form = page.getByRole("form", { name: "Change password" });
    await form.getByLabel("Current password").fill("not the password");
    await form.getByLabel("New password").fill("battery staple");
    await form.getByRole("button", { name: "Change password" }).click();
    await expect(form.getByRole("alert")).toHaveText("This is not your password.");
    await form.getByLabel("Current password").fill(account.password);
    await form.getByRole("button", { name: "Change password" }).click();
    await expect(form.getByRole("status")).toContainText("Your password is changed");
  });

  test("an account is deleted once its address was typed and its password given", async ({ page, account }) => {
    await page.goto("/profile#account");
    await page.getByRole("button", { name: "Delete account" }).click();
    const dialog = page.getByRole("dialog", { name: "Delete your account?" });
    const button = dialog.getByRole("button", { name: "Delete everything" });
    await dialog.getByLabel("Password").fill("not the password");
    await expect(button).toBeDisabled();
    await dialog.getByLabel(/to confirm/).fill(account.email);
    await button.click();
    await expect(dialog.getByRole("alert")).toHaveText("This is not your password.");
    await dialog.getByLabel("Password").fill(account.password);
    await button.click();
    await expect(page).toHaveURL(/\/(auth)?$/);
    await page.goto("/auth");
    await page.getByLabel("Email").fill(account.email);
    await page.getByLabel("Password", { exact: true }).fill(account.password);
    await page.getByRole("button", { name: "Get Started" }).click();
    await expect(page.getByRole("alert")).toHaveText("Invalid login credentials");
  });
});

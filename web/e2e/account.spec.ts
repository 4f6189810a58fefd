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
  // Its own links come first, then the one to see it as it looks.
  const href = await mail.getByRole("link").first().getAttribute("href");
  await mails.close();
  return href ?? "";
}

test("a forgotten password is set again through the mailed link", async ({ stranger: page, account }) => {
  await page.goto("/auth?next=%2Ftasks");
  await page.getByLabel("Email").fill(account.email);
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(page.getByLabel("Email")).toHaveValue(account.email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByText("we've sent it a link to set a new password")).toBeVisible();
  await page.goto(await linkTo(page, account.email));
  await page.getByLabel("New password").fill("battery staple");
  await page.getByRole("button", { name: "Set password" }).click();
  await expect(page).toHaveURL("/tasks");
});

test.describe("in the profile", () => {
  test.use({ expectedErrors: [/status of 40[013]/] });

  test("the password changes for anyone who knows it", async ({ page, account }) => {
    await page.goto("/profile#account");
    const form = page.getByRole("form", { name: "Change password" });
    await form.getByLabel("Current password").fill("not the password");
    await form.getByLabel("New password").fill("battery staple");
    await form.getByRole("button", { name: "Change password" }).click();
    const current = form.getByLabel("Current password");
    await expect(current).toHaveAccessibleDescription("That's not your password.");
    await expect(current).toHaveAttribute("aria-invalid", "true");
    await expect(current).toBeFocused();
    await expect(form.getByLabel("New password")).toHaveValue("battery staple");
    await form.getByLabel("Current password").fill(account.password);
    await form.getByRole("button", { name: "Change password" }).click();
    await expect(form.getByRole("status")).toContainText("Your password is changed");
  });

  test("the address stays while this stack confirms none, and the page says how to turn that on", async ({
    page,
    account: _,
  }) => {
    await page.goto("/profile#account");
    await expect(
      page.getByText(/can't be changed here yet: this installation doesn't confirm addresses/),
    ).toBeVisible();
    await expect(page.getByRole("form", { name: "Change email" })).toBeHidden();
  });

  test.describe("by someone who asks Auth itself", () => {
    test.use({ expectedErrors: [/status of (4|5)\d\d/] });

    test("the address stays, whichever mailbox opens its link", async ({ page, account }) => {
      // As on a project that confirms addresses: the form is there, and this stack would finish with the first link.
      await page.route("**/auth/v1/settings", (route) => route.fulfill({ json: { mailer_autoconfirm: false } }));
      const next = `grace-${account.email}`;
      await page.goto("/profile#account");
      const form = page.getByRole("form", { name: "Change email" });
      await form.getByLabel("New email").fill(next);
      await form.getByLabel("Current password").fill(account.password);
      await form.getByRole("button", { name: "Change email" }).click();
      await expect(form.getByRole("status")).toContainText("We've sent a link to both email addresses");
      for (const link of [await linkTo(page, next), await linkTo(page, account.email)]) {
        await page.goto(link);
        await page.getByRole("button", { name: "Confirm" }).click();
        await expect(page.getByRole("alert")).toBeVisible();
      }
      await page.goto("/profile#account");
      await expect(page.getByText(`You sign in as ${account.email}.`)).toBeVisible();
    });
  });

  test("signing out everywhere puts a second browser out too", async ({ page, stranger: second, account }) => {
    await second.goto("/auth");
    await second.getByLabel("Email").fill(account.email);
    await second.getByLabel("Password", { exact: true }).fill(account.password);
    await second.getByRole("button", { name: "Get Started" }).click();
    await expect(second).toHaveURL("/people");

    await page.goto("/profile#account");
    await page.getByRole("button", { name: "Sign out everywhere" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Sign out everywhere" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("link", { name: "Get Started" }).first()).toBeVisible();
    await second.reload();
    await expect(second.getByText("Your session has ended.")).toBeVisible();
    expect(await second.evaluate(() => localStorage.getItem("sb-127-auth-token"))).toBeNull();
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
    await expect(dialog.getByLabel("Password")).toHaveAccessibleDescription("That's not your password.");
    await expect(dialog.getByLabel("Password")).toBeFocused();
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

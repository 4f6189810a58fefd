import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectApart } from "./apart.ts";
import { violations } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { ines } from "./people.ts";

async function saved(page: Page, how: "Export as JSON" | "Export as CSV") {
  const waiting = page.waitForEvent("download");
  await page.getByRole("button", { name: how }).click();
  const file = await waiting;
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
}

test("a changed profile is highlighted, kept over a reload, saved and told about", async ({ page, account: _ }) => {
  await page.goto("/profile");
  const save = page.getByRole("button", { name: "Save Changes" });
  await expect(page.getByLabel("Goals", { exact: true })).toHaveAttribute("rows", "3");
  await expect(page.getByLabel("Notes", { exact: true })).toHaveAttribute("rows", "4");
  await expect(save).toHaveAttribute("aria-disabled", "true");
  // A value of the onboarding's list that the settings' list does not have.
  await expect(page.getByLabel("Primary use case")).toHaveValue("Investment & Due Diligence");
  await page.getByLabel("Job title").fill("General Partner");
  await page.getByLabel("LinkedIn URL").fill("linkedin.com/in/ada");
  await expect(save).toHaveAttribute("aria-disabled", "false");
  // The browser asks, because something is not saved.
  page.once("dialog", (question) => void question.accept());
  await page.reload();
  await expect(page.getByLabel("Job title")).toHaveValue("General Partner");
  await save.click();
  await expect(page.getByText("Profile updated successfully!")).toBeVisible();
  await expect(page.getByText("Profile updated successfully!")).toBeHidden({ timeout: 4_000 });
  await expect(page.getByLabel("LinkedIn URL")).toHaveValue("https://www.linkedin.com/in/ada");
  await expect(save).toHaveAttribute("aria-disabled", "true");
});

test("the message of a saved profile is gone after three seconds", async ({ page, account: _ }) => {
  await page.goto("/profile");
  await page.getByLabel("Job title").fill("Managing partner");
  // Measured in the page: a check from outside adds its own time.
  const shownMs = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let since: number | null = null;
        const look = () => {
          const isShown = document.body.textContent.includes("Profile updated successfully!");
          if (isShown) since ??= performance.now();
          if (since !== null && !isShown) resolve(performance.now() - since);
        };
        new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
  );
  await page.getByRole("button", { name: "Save Changes" }).click();
  expect(await shownMs).toBeGreaterThan(2_900);
  expect(await shownMs).toBeLessThan(3_300);
});

test("a phone number and a LinkedIn URL are checked under their fields, and shown as they are kept", async ({
  page,
  account: _,
}) => {
  await page.goto("/profile");
  const phone = page.getByLabel("Phone");
  const url = page.getByLabel("LinkedIn URL");
  await phone.fill("(415) 555-2671");
  await url.fill("::::");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(phone).toHaveAccessibleDescription("Start with the country code, such as +1 415 555 2671.");
  await expect(url).toHaveAccessibleDescription(/^Enter a LinkedIn URL/);
  await expect(phone).toBeFocused();
  await phone.fill("+1 (415) 555-2671");
  await expect(phone).toHaveAccessibleDescription("Saved as +1 415 555 2671");
  await url.fill("linkedin.com/in/Ada?x=1");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Profile updated successfully!")).toBeVisible();
  await expect(phone).toHaveValue("+1 415 555 2671");
  await expect(url).toHaveValue("https://www.linkedin.com/in/ada");
});

test("the floating Save Changes covers no field that has the focus, nor Delete account", async ({
  page,
  account: _,
}) => {
  await page.goto("/profile");
  const save = page.getByRole("button", { name: "Save Changes" });
  await expect(save).toBeVisible();
  for (const height of [900, 480]) {
    await page.setViewportSize({ width: 1280, height });
    const form = page.getByRole("form", { name: "Profile" });
    const fields = await form.locator("input, select, textarea, button").all();
    expect(fields.length).toBeGreaterThan(10);
    for (const field of [...fields, page.getByRole("button", { name: "Delete account" })]) {
      await field.focus();
      await expectApart(field, save);
      await expect(save).toBeInViewport({ ratio: 1 });
    }
  }
});

test("the links beside the sections mark the one that is being read", async ({ page, account: _ }) => {
  await page.goto("/profile");
  const link = (name: string) => page.getByRole("navigation", { name: "Sections" }).getByRole("link", { name });
  await expect(link("Basic Information")).toHaveAttribute("aria-current", "location");
  await page.getByRole("heading", { name: "Goals & Contact" }).evaluate((heading) => heading.scrollIntoView());
  await expect(link("Goals & Contact")).toHaveAttribute("aria-current", "location");
  await expect(link("Basic Information")).not.toHaveAttribute("aria-current");
  await link("Account").click();
  await expect(link("Account")).toHaveAttribute("aria-current", "location");
});

test("a time zone is found by its city, with how far it is from UTC", async ({ page, account: _ }) => {
  await page.goto("/profile");
  await page.getByRole("button", { name: /^Time zone/ }).click();
  await page.getByRole("combobox", { name: "Search time zones" }).fill("kolk");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Time zone Asia/Kolkata (UTC+5:30)" })).toBeFocused();
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Profile updated successfully!")).toBeVisible();
});

test.describe("when the server refuses", () => {
  test.use({ expectedErrors: [/500/] });

  test("the profile says that it failed, and keeps what was typed", async ({ page, account: _ }) => {
    await page.route("**/rest/v1/profiles*", (route) =>
      route.request().method() === "PATCH"
        ? route.fulfill({ status: 500, json: { code: "XX000", message: "secret" } })
        : route.fallback(),
    );
    await page.goto("/profile");
    await page.getByLabel("Company").fill("Elsewhere");
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(page.getByRole("alert")).toHaveText("Failed to update profile");
    await expect(page.getByLabel("Company")).toHaveValue("Elsewhere");

    // On a phone it takes two lines, and stays clear of what floats in the corner.
    await page.setViewportSize({ width: 360, height: 740 });
    const floating = page.getByRole("button", { name: "Add and more" });
    for (const part of [page.getByRole("alert"), page.getByRole("button", { name: "Save Changes" })])
      await expectApart(part, floating);
  });
});

test("a personal token is made, works against the API, and is dead once revoked", async ({ page, account: _ }) => {
  await page.goto("/profile#api-access");
  await expect(page.getByLabel("Session token", { exact: true })).toHaveValue(/^•+$/);
  await page.getByRole("button", { name: "New token" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Create token" }).click();
  await expect(dialog.getByText("Token name is required")).toBeVisible();
  await dialog.getByLabel("Name").fill("Reading script");
  await dialog.getByLabel("Permissions").selectOption("read");
  await dialog.getByRole("button", { name: "Create token" }).click();
  const token = await dialog.getByLabel("Token", { exact: true }).inputValue();
  const read = () => page.request.get("/api/founders", { headers: { authorization: `Bearer ${token}` } });
  expect((await read()).status()).toBe(200);
  await dialog.getByRole("button", { name: "Done" }).click();

  await page.reload();
  const row = page.getByRole("list", { name: "Personal tokens" }).getByRole("listitem");
  await expect(row).toContainText("Last used just now");
  expect(await page.content()).not.toContain(token);
  await row.getByRole("button", { name: "Revoke Reading script" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Revoke" }).click();
  await expect(page.getByText("No tokens yet.")).toBeVisible();
  expect((await read()).status()).toBe(401);
});

test("the session token is copied while it is masked, says so for two seconds, and is shown only when revealed", async ({
  page,
  account: _,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/profile");
  const field = page.getByLabel("Session token", { exact: true });
  await expect(field).toHaveValue(/^•+$/);
  await page.getByRole("button", { name: "Copy" }).click();
  await expect(page.getByRole("button", { name: "Copied!" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Copied!" })).toBeHidden({ timeout: 3_000 });
  const token = await page.evaluate(() => navigator.clipboard.readText());
  expect(token).toMatch(/^eyJ/);
  expect(await page.content()).not.toContain(token);
  await page.getByRole("button", { name: "Reveal the session token" }).click();
  await expect(field).toHaveValue(token);
  await page.getByRole("button", { name: "Hide the session token" }).click();
  await expect(field).toHaveValue(/^•+$/);
});

test("the export holds what was stored, as JSON and as CSV", async ({ page, account }) => {
  await account.add(ines);
  await account.note(ines.name, "=HYPERLINK(1)");
  await account.note(ines.name, "Second");
  await account.saveView("Investors");
  await account.say("Who works at Northwind?");
  await expect.poll(() => account.waiting()).toBe(0);
  await page.goto("/profile");
  const json = await saved(page, "Export as JSON");
  expect(json.name).toMatch(/^tracker-export-\d{4}-\d\d-\d\d\.json$/);
  const everything = JSON.parse(json.content.toString()) as Record<string, { [field: string]: unknown }[]>;
  expect(everything["people"]).toMatchObject([{ name: ines.name, profileUrl: ines.profileUrl }]);
  expect(everything["notes"]?.map(({ content }) => content)).toEqual(["Second", "=HYPERLINK(1)"]);
  expect(everything["posts"]?.length).toBeGreaterThan(4);
  expect(everything["savedViews"]).toMatchObject([{ name: "Investors" }]);
  expect(everything["conversations"]).toHaveLength(1);
  expect(everything["conversationMessages"]).toMatchObject([{ role: "user", content: "Who works at Northwind?" }]);

  const archive = (await saved(page, "Export as CSV")).content.toString();
  // Stored, not compressed, so the text is in the archive as it is.
  expect(archive.startsWith("PK")).toBe(true);
  expect(archive).toContain("'=HYPERLINK(1)");
  expect(archive).toContain(ines.profileUrl);
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`axe finds nothing in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    test("on the profile, wide and narrow, and while a token is made", async ({ page, account: _ }) => {
      test.slow();
      await page.goto("/profile");
      await expect(page.getByLabel("Session token", { exact: true })).toHaveValue(/^•+$/);
      await page.getByLabel("Company").fill("Elsewhere");
      expect(await violations(page)).toEqual([]);
      await page.getByRole("button", { name: "New token" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await page.setViewportSize({ width: 360, height: 740 });
      expect(await violations(page)).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBe(360);
    });
  });
}

import type { Page } from "@playwright/test";
import { violations } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { samplePeople } from "./people.ts";
import { newestPoster } from "./sample-posts.ts";

const poster = newestPoster();
const today = () => new Date().toISOString().slice(0, 10);
const silent = { ...samplePeople[5], name: "Bo Chen", profileUrl: "https://www.linkedin.com/in/nobody-bo-chen" };

/** A row of the digest and its checkbox. */
const row = (page: Page, title: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("checkbox", { name: `Done: ${title}` }) });

// For the refused hour.
test.use({ expectedErrors: [/status of 400/] });

test("a digest is turned on in the profile, arrives once, and is worked through in the app", async ({
  page,
  account,
}) => {
  test.slow();
  await account.add(poster, silent);
  await account.change(silent.name, { keep_in_touch_days: 7 });
  await account.logTouch(silent.name, "email", "Hello");
  await account.addTasks({ title: "Send the deck", due_on: "2020-01-31" }, { title: "Call the bank", due_on: today() });
  await page.goto("/reach-out");
  await page.getByRole("link", { name: "Morning digest" }).click();
  await expect(page.getByText("A short message at the start of your day")).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("link", { name: "Turn it on" }).click();

  const section = page.getByRole("region", { name: "Morning digest" });
  await section.getByRole("switch", { name: "Send me a digest" }).click();
  await section.getByLabel("Hour of the digest").selectOption("08:00");
  await section.getByRole("switch", { name: "On weekends too" }).click();
  // An hour within the quiet hours is refused with the reason, and the previous one is shown again.
  await section.getByLabel("Hour of the digest").selectOption("23:00");
  await expect(page.getByRole("alert")).toContainText("The digest's hour is in your quiet hours.");
  await expect(section.getByLabel("Hour of the digest")).toHaveValue("8");
  await page.reload();
  await expect(section.getByLabel("Hour of the digest")).toHaveValue("8");
  await expect(section.getByRole("switch", { name: "On weekends too" })).not.toBeChecked();
  await section.getByRole("button", { name: "Preview" }).click();
  await expect(section.getByRole("region", { name: "Preview" })).toContainText("Send the deck");
  expect(await violations(page)).toEqual([]);

  await expect.poll(() => account.waiting()).toBe(0);
  await section.getByRole("button", { name: "Send me one now" }).click();
  await expect(section.getByRole("status")).toContainText("Your digest is ready.", { timeout: 20_000 });
  await section.getByRole("status").getByRole("link", { name: "Open it" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Today" })).toHaveCount(1);
  await expect(row(page, `${poster.name} posted`)).toContainText(
    (await account.lastPostSummary(poster.name)).slice(0, 30),
  );
  expect(await violations(page)).toEqual([]);

  await row(page, "Call the bank").getByRole("checkbox").click();
  await expect
    .poll(async () => (await account.tasks()).find(({ title }) => title === "Call the bank")?.status)
    .toBe("done");
  await row(page, "Send the deck").getByRole("button", { name: "Snooze Send the deck" }).click();
  await page.getByRole("menuitem", { name: "3 days" }).click();
  await expect(row(page, "Send the deck")).toContainText("Snoozed");
  await expect
    .poll(async () => (await account.tasks()).find(({ title }) => title === "Send the deck")?.due_on)
    .not.toBe("2020-01-31");
  await page.reload();
  await expect(row(page, "Call the bank").getByRole("checkbox")).toBeChecked();
  await row(page, "Call the bank").getByRole("checkbox").click();
  await expect
    .poll(async () => (await account.tasks()).find(({ title }) => title === "Call the bank")?.status)
    .toBe("todo");
  await row(page, `${poster.name} posted`).getByRole("link").click();
  await expect(page).toHaveURL(/\/people\/[0-9a-f-]{36}/);
});

test("an empty digest is not sent, and the page fits on a phone", async ({ page, account }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/profile#morning-digest");
  const section = page.getByRole("region", { name: "Morning digest" });
  await section.getByRole("button", { name: "Send me one now" }).click();
  await expect(section.getByRole("status")).toContainText("There is nothing new right now");
  await account.addTasks({
    title: "Ask everybody we met at the flower fair in May about the second round",
    due_on: today(),
  });
  await section.getByRole("button", { name: "Send me one now" }).click();
  await section.getByRole("link", { name: "Open it" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Today" })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await violations(page)).toEqual([]);
  // Someone who has the digest open needs no bell for it.
  await page.getByRole("banner").getByRole("button", { name: "Notifications" }).click();
  const ready = page.getByRole("dialog", { name: "Notifications" }).getByRole("link", { name: /Your digest is ready/ });
  await expect(ready).toBeVisible();
  await expect(ready).not.toContainText("Unread");
});

test("a digest is mailed, and its link unsubscribes from the mail and nothing else", async ({
  page,
  account,
  stranger,
}) => {
  const title = `Send the deck to ${account.id}`;
  await account.addTasks({ title, due_on: today() });
  await page.goto("/profile#morning-digest");
  const section = page.getByRole("region", { name: "Morning digest" });
  const byEmail = section.getByRole("switch", { name: "By email" });
  await section.getByRole("switch", { name: "Send me a digest" }).click();
  await byEmail.click();
  await expect(byEmail).toBeChecked();
  await section.getByRole("button", { name: "Send me one now" }).click();
  await expect(section.getByRole("status")).toContainText("Your digest is ready.", { timeout: 20_000 });
  const mails = await stranger.context().newPage();
  const mail = mails.getByRole("article").filter({ hasText: title });
  await expect(async () => {
    await mails.goto(process.env["TRACKER_MAIL_URL"] ?? "");
    await expect(mail).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 20_000 });
  await expect(mail.getByText("due today")).toBeVisible();
  await stranger.goto((await mail.getByRole("link", { name: "Unsubscribe" }).first().getAttribute("href")) ?? "");
  await stranger.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(stranger.getByRole("status").first()).toContainText("You get no more mails with the morning digest.");
  expect(await violations(stranger)).toEqual([]);
  await expect(stranger.getByRole("link", { name: "Choose what you get" })).toHaveAttribute(
    "href",
    "/profile#morning-digest",
  );
  await page.reload();
  await expect(byEmail).not.toBeChecked();
  await expect(section.getByRole("switch", { name: "Send me a digest" })).toBeChecked();
});

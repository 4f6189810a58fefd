import type { Page } from "@playwright/test";
import { violations } from "./axe.ts";
import { expect, test } from "./fixtures.ts";

// The websites are those of sites.ts: every name of this stack leads there.
const grace = { name: "Grace Real", profileUrl: "https://www.linkedin.com/in/grace-real-person" };
const follows = (page: Page) => page.getByRole("region", { name: "Follows" });
const feeds = (page: Page) => follows(page).getByRole("list", { name: "Feeds", exact: true });

async function openGrace(page: Page) {
  await page.goto("/people");
  await page.getByRole("link", { name: grace.name, exact: true }).click();
}

async function find(page: Page, address: string) {
  await follows(page).getByRole("textbox", { name: "Website or feed" }).fill(address);
  await follows(page).getByRole("button", { name: "Find" }).click();
}

test("typing a website finds its feed, and the newest post's summary is in the table", async ({ page, account }) => {
  await account.add(grace);
  await openGrace(page);
  await find(page, "workshop.example");
  const found = follows(page).getByRole("list", { name: "Feeds found" });
  await expect(found.getByRole("listitem")).toHaveText([/Workshop notes/, /Comments/]);
  expect(await violations(page)).toEqual([]);
  await found.getByRole("button", { name: "Follow Workshop notes" }).click();
  await expect(feeds(page).getByRole("listitem")).toContainText(["Workshop notes"]);
  await expect(feeds(page)).toContainText("Connected", { timeout: 30_000 });
  const timeline = page.getByRole("list", { name: "Timeline" });
  await expect(timeline).toContainText("second workshop");
  expect(await page.evaluate(() => "stolen" in window)).toBe(false);
  expect(await violations(page)).toEqual([]);

  await page.goto("/people");
  await expect(page.getByRole("row", { name: new RegExp(grace.name) })).toContainText("second workshop");
});

test("a post without a date is shown as first seen: in the timeline, the table and reach out", async ({
  page,
  account,
}) => {
  await account.add(grace);
  await openGrace(page);
  await find(page, "http://undated.example/feed.xml");
  await follows(page).getByRole("button", { name: "Follow Undated notes" }).click();
  const entry = page.getByRole("list", { name: "Timeline" }).getByRole("listitem").filter({ hasText: "bigger shed" });
  await expect(entry).toContainText("First seen", { timeout: 30_000 });
  await page.goto("/people");
  const posted = page.getByRole("row", { name: new RegExp(grace.name) }).getByText(/^Seen \d\d:\d\d$/);
  await expect(posted).toHaveAttribute("title", /^First seen .* Its own date isn't known\.$/);
  await page.goto("/reach-out");
  await expect(page.getByText("Article first seen today").or(page.getByText("Post first seen today"))).toBeVisible();
});

test("a feed is removed with its posts, and Undo brings both back", async ({ page, account }) => {
  await account.add(grace);
  await openGrace(page);
  await find(page, "http://workshop.example/feed.xml");
  await follows(page).getByRole("button", { name: "Follow Workshop notes" }).click();
  await expect(feeds(page)).toContainText("Connected", { timeout: 30_000 });
  const timeline = page.getByRole("list", { name: "Timeline" });
  await expect(timeline).toContainText("second workshop");
  await follows(page).getByRole("button", { name: "Remove Workshop notes" }).click();
  await expect(feeds(page)).toBeHidden();
  await expect(timeline).not.toContainText("second workshop");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(feeds(page)).toContainText("Workshop notes");
  await expect(timeline).toContainText("second workshop");
});

test("an address that can't be followed says why", async ({ page, account }) => {
  await account.add(grace);
  await openGrace(page);
  const said = follows(page).getByRole("status");
  await find(page, "plain.example");
  await expect(said).toHaveText("This website has no feed that we can find.");
  await find(page, "http://127.0.0.1/feed");
  await expect(said).toHaveText("This isn't the address of a public website.");
  await find(page, "workshop.example/nothing");
  await expect(said).toHaveText("The site answered with error 404.");
});

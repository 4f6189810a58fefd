import type { Page } from "@playwright/test";
import postgres from "postgres";
import type { Account } from "./account.ts";
import { expect, test } from "./fixtures.ts";
import { park } from "./parked-jobs.ts";
import { ines } from "./people.ts";

const fields = (page: Page) => page.getByRole("complementary", { name: "Fields" });
const timeline = (page: Page) => page.getByRole("list", { name: "Timeline" });
const note = (page: Page) => page.getByRole("textbox", { name: "Note", exact: true });
const open = async (page: Page, account: Account, name = ines.name) => page.goto(`/people/${await account.idOf(name)}`);

test.describe("without a connection", () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch/] });

  test("what was typed stays, says that it waits, and is sent later", async ({ page, account, context }) => {
    await account.add(ines);
    await open(page, account);
    await expect(timeline(page)).toBeVisible();
    const stage = fields(page).getByRole("button", { name: /^Stage / });
    await stage.click();
    await page.keyboard.press("Escape");
    await context.setOffline(true);
    await note(page).fill("Written on a train");
    await note(page).press("Enter");
    await stage.click();
    await fields(page).getByRole("option", { name: "Meeting", exact: true }).click();
    await expect(stage).toContainText("Meeting");
    await expect(page.getByText("Written on a train")).toBeVisible();
    await expect(page.getByText("You are offline. 2 changes will be saved when you are back.")).toBeVisible();
    expect(await account.notes()).toEqual([]);
    await context.setOffline(false);
    await expect.poll(() => account.notes(), { timeout: 30_000 }).toEqual(["Written on a train"]);
    await page.reload();
    await expect(stage).toContainText("Meeting");
  });
});

test.describe("the bell's count, whose code does not come", () => {
  test.use({ expectedErrors: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED/] });

  test("disturbs nobody, and is asked for again when the connection is back", async ({ page, account, context }) => {
    await account.add(ines);
    const code = /\/assets\/unread-count-/;
    await page.route(code, (route) => route.abort());
    const failed = page.waitForEvent("requestfailed", (request) => code.test(request.url()));
    await open(page, account);
    await note(page).fill("Half a sentence");
    await failed;
    await page.unroute(code);
    await context.setOffline(true);
    const loaded = page.waitForResponse(code);
    await context.setOffline(false);
    expect((await loaded).ok()).toBe(true);
    await expect(page.getByText("A part of Tracker could not be loaded.")).toHaveCount(0);
    await expect(note(page)).toHaveValue("Half a sentence");
  });
});

test.describe("fields whose code does not come", () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch|ERR_FAILED|could not be loaded/] });

  test("can be asked for again", async ({ page, account }) => {
    await account.add(ines);
    const code = /\/assets\/person-fields-/;
    await page.route(code, (route) => route.abort());
    await open(page, account);
    await expect(timeline(page)).toBeVisible();
    await expect(fields(page).getByRole("alert")).toContainText("The fields couldn't load.");
    await page.unroute(code);
    await fields(page).getByRole("button", { name: "Retry" }).click();
    await expect(fields(page).getByRole("button", { name: /^Company / })).toBeVisible();
  });
});

test.describe("someone who was deleted in another tab", () => {
  test.use({ expectedErrors: [/status of (404|409)/] });

  test("is said to be gone, and the note about them is kept", async ({ page, account }) => {
    await account.add(ines);
    await open(page, account);
    await expect(timeline(page)).toBeVisible();
    await note(page).fill("Half a thought");
    await account.remove(ines.name);
    await note(page).press("Enter");
    await expect(page.getByText("Founder not found").first()).toBeVisible();
    const kept = page.getByRole("region", { name: "Your note" });
    await expect(kept).toContainText("Half a thought");
    await kept.getByRole("button", { name: "Discard" }).click();
    await expect(kept).toBeHidden();
  });

  test("is said to be gone in the panel too", async ({ page, account }) => {
    await account.add(ines);
    await page.goto("/people");
    await page.getByRole("link", { name: ines.name, exact: true }).focus();
    await page.keyboard.press("Space");
    const panel = page.locator("[data-docked=person]");
    const text = panel.getByRole("textbox", { name: "Note", exact: true });
    await text.fill("Half a thought");
    await account.remove(ines.name);
    await text.press("Enter");
    await expect(panel).toContainText("Founder not found");
    await expect(panel.getByRole("region", { name: "Your note" })).toContainText("Half a thought");
  });
});

test("a note of 10,000 characters and a name from right to left keep to their place at 360 px", async ({
  page,
  account,
}) => {
  await account.add({
    name: "نور الهدى",
    profileUrl: "https://www.linkedin.com/in/nobody-nour",
    company: "شركة النور",
  });
  await account.note("نور الهدى", "كتاب ".repeat(2_000).trim());
  await account.note("نور الهدى", "W".repeat(10_000));
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, account, "نور الهدى");
    await expect(timeline(page).getByRole("listitem")).toHaveCount(3);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const arabic = timeline(page).getByText(/^كتاب/);
    expect(await arabic.evaluate((text) => getComputedStyle(text).direction)).toBe("rtl");
    const more = timeline(page).getByRole("button", { name: "Show more of this note" }).first();
    await more.click();
    await expect(timeline(page).getByText("W".repeat(10_000))).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  // On a phone, what can be done with someone is one line.
  const heights = await page
    .locator("header [data-action], header button[aria-label^='More about']")
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
  expect(heights.length).toBe(3);
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(8);
});

test("without posts it says why: on their way, none, or a profile that nobody knows", async ({ page, account }) => {
  await park(account, { name: "Just Added", state: "queued" }, { name: "Long Here", state: "queued" });
  const sql = postgres(process.env["TRACKER_DB_URL"] ?? "", { max: 1 });
  await sql`update public.founders set created_at = now() - interval '11 minutes' where name = 'Long Here' and user_id = ${account.id}`;
  await sql.end();
  await open(page, account, "Just Added");
  await expect(page.getByText("Processing LinkedIn posts...")).toBeVisible();
  await expect(page.getByText("This takes about 3 to 5 minutes.")).toBeVisible();
  await expect(fields(page)).toContainText("The first check is on its way");
  await open(page, account, "Long Here");
  await expect(page.getByText("No posts yet")).toBeVisible();
  await page.getByRole("button", { name: "Write a note" }).click();
  await expect(note(page)).toBeFocused();
  await account.add({ name: "Nobody Known", profileUrl: "https://www.linkedin.com/in/nobody-known" });
  await open(page, account, "Nobody Known");
  await expect(page.getByText("LinkedIn not connected").first()).toBeVisible();
  await expect(fields(page)).toContainText("Checked once you connect a data source");
});

test("the panel says where posts come from, how often, and when next", async ({ page, account }) => {
  await account.add(ines);
  await expect.poll(() => account.waiting()).toBe(0);
  await open(page, account);
  await expect(fields(page)).toContainText(/Sample postsChecked just now/);
  await expect(fields(page)).toContainText(/Every 12 hours · next in 12 h/);
});

test.describe("what fails to load", () => {
  test.use({ expectedErrors: [/status of 500/] });

  test("is said in the specification's words, with Retry", async ({ page, account }) => {
    await account.add(ines);
    const id = await account.idOf(ines.name);
    const people = "**/rest/v1/rpc/list_people*";
    const entries = "**/rest/v1/rpc/person_timeline";
    await page.route(people, (route) => route.fulfill({ status: 500, json: {} }));
    await page.route(entries, (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto(`/people/${id}`);
    const alert = page.getByRole("alert");
    await expect(alert).toContainText("Failed to fetch founder profile", { timeout: 30_000 });
    await page.unroute(people);
    await alert.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(ines.name);
    await expect(alert).toContainText("Error loading timeline: Failed to fetch AI timeline", { timeout: 30_000 });
    await page.unroute(entries);
    await alert.getByRole("button", { name: "Retry" }).click();
    await expect(timeline(page)).toBeVisible();
  });
});

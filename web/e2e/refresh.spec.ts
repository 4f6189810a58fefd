import type { Page } from "@playwright/test";
import { createAccount } from "./account.ts";
import { violationsInBothThemes } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { park } from "./parked-jobs.ts";
import { ines, rowOf, seeSummary } from "./people.ts";

const queue = (page: Page) => page.getByRole("complementary", { name: "Job queue" });
const indicator = (page: Page) => page.getByRole("button", { name: /^Job queue: / });
const section = (page: Page, name: string) => queue(page).getByRole("region", { name });
const SIGNED_OUT = "The post source has to be signed in again.";

test("the indicator opens the person's own queue: places, counts, reasons, cancelling and trying again", async ({
  page,
  account,
}) => {
  const other = await createAccount(process.env["TRACKER_WEB_URL"] ?? "");
  await park(other, { name: "Someone else's", state: "queued" });
  await park(
    account,
    { name: "First In Line", state: "queued" },
    { name: "Second In Line", state: "queued" },
    { name: "Out Of Luck", state: "dead", error: SIGNED_OUT },
    { name: "All Done", state: "done" },
  );
  await page.goto("/people");
  await expect(rowOf(page, "First In Line")).toContainText("Waiting in the queue…");
  await expect(rowOf(page, "Out Of Luck")).toContainText(`Refresh failed: ${SIGNED_OUT}`);
  await expect(indicator(page)).toHaveAccessibleName("Job queue: 0 running, 2 waiting, 1 failed");

  await indicator(page).focus();
  await page.keyboard.press("Enter");
  await expect(queue(page)).toBeFocused();
  await expect(section(page, "Waiting").getByRole("listitem")).toContainText([/^1First In Line/, /^2Second In Line/]);
  await expect(section(page, "Failed")).toContainText(SIGNED_OUT);
  await expect(queue(page)).not.toContainText("Someone else's");
  expect(await violationsInBothThemes(page)).toEqual([]);

  await queue(page).getByRole("button", { name: "Cancel First In Line" }).click();
  await expect(section(page, "Waiting").getByRole("listitem")).toContainText([/^1Second In Line/]);
  await expect(section(page, "Recently finished")).toContainText("First In Line");
  await expect(rowOf(page, "First In Line")).toContainText("Never refreshed");

  await queue(page).getByRole("button", { name: "Retry Out Of Luck" }).click();
  await expect(section(page, "Failed")).toHaveCount(0);
  // It runs now, and this profile is in no source.
  await expect(rowOf(page, "Out Of Luck")).toContainText("LinkedIn not connected");

  await section(page, "Waiting").getByRole("button", { name: "Cancel all" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel jobs" }).click();
  await expect(section(page, "Waiting")).toHaveCount(0);
  await expect(indicator(page)).toHaveAccessibleName("Job queue: No jobs running");

  await section(page, "Recently finished").getByRole("button", { name: "Queue Second In Line again" }).click();
  await expect(rowOf(page, "Second In Line")).toContainText("LinkedIn not connected");
  await queue(page).focus();
  await page.keyboard.press("Escape");
  await expect(queue(page)).toBeHidden();
  await expect(indicator(page)).toBeFocused();
});

test("a job that runs turns the indicator red, and is asked to stop", async ({ page, account }) => {
  await park(account, { name: "On The Way", state: "running" });
  await page.goto("/people?panel=queue");
  await expect(indicator(page)).toHaveAccessibleName("Job queue: 1 running, 0 waiting");
  await expect(indicator(page).locator("[data-running=true]")).toBeVisible();
  await expect(rowOf(page, "On The Way")).toContainText("Looking for posts…");
  await expect(page.getByRole("button", { name: "Refreshing On The Way" })).toBeDisabled();
  await section(page, "Running").getByRole("button", { name: "Cancel On The Way" }).click();
  await expect(section(page, "Running")).toContainText("Stopping…");
});

test("refresh-all asks first, says how many it queued, and leads to them", async ({ page, account }) => {
  await account.add(ines);
  await page.goto("/people");
  await seeSummary(page, ines.name);
  const button = page.getByRole("button", { name: "Refresh all profiles" });
  await button.click();
  const question = page.getByRole("alertdialog", { name: "Refresh all profiles?" });
  await expect(question).toContainText("Jobs run one at a time in the background.");
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(button).toBeFocused();

  await button.click();
  await question.getByRole("button", { name: "Refresh all" }).click();
  const told = page.getByText("Successfully queued 1 refresh jobs! Jobs run one at a time in the background.");
  await expect(told).toBeVisible();
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await expect(section(page, "Recently finished")).toContainText(ines.name);
});

test.describe("when the server fails", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("says which way refresh-all failed", async ({ page, account }) => {
    await account.add(ines);
    await page.goto("/people");
    await seeSummary(page, ines.name);
    const ask = async () => {
      await page.getByRole("button", { name: "Refresh all profiles" }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Refresh all" }).click();
    };
    const address = "**/rest/v1/rpc/request_refresh_all";
    await page.route(address, (route) => route.fulfill({ status: 500, json: { message: "broken", code: "XX000" } }));
    await ask();
    await expect(page.getByText("Failed to queue refresh jobs. Please try again.")).toBeVisible();
    await page.unroute(address);
    await page.route(address, (route) => route.abort());
    await ask();
    await expect(page.getByText("Failed to refresh all profiles. Please try again.")).toBeVisible();
  });

  test("the row's refresh says what the server reported, and that it failed", async ({ page, account }) => {
    await account.add(ines);
    await page.goto("/people");
    await seeSummary(page, ines.name);
    const job = {
      state: "dead",
      outcome: "failed",
      waitsForTomorrow: false,
      attempt: 5,
      error: SIGNED_OUT,
      newPostsCount: 0,
      updatedSummariesCount: 0,
      source: null,
    };
    await page.route("**/rest/v1/rpc/refresh_job", (route) => route.fulfill({ json: job }));
    const ask = async () => {
      await page.getByRole("button", { name: `Refresh ${ines.name}` }).click();
      const dialog = page.getByRole("dialog", { name: "Refresh LinkedIn Profile" });
      await expect(dialog).toContainText("This will fetch the latest posts and update AI summaries.");
      await dialog.getByRole("button", { name: "OK" }).click();
    };
    await ask();
    await expect(page.getByText(`Failed to refresh AI summary: ${SIGNED_OUT}`)).toBeVisible();
    await page.route("**/rest/v1/rpc/request_refresh", (route) => route.fulfill({ status: 500, json: {} }));
    await ask();
    await expect(page.getByText("Failed to refresh AI summary. Please try again.")).toBeVisible();
  });

  test("a queue that cannot be read offers to try again", async ({ page, account: _ }) => {
    await page.route("**/rest/v1/rpc/refresh_jobs", (route) => route.fulfill({ status: 400, json: { message: "no" } }));
    await page.goto("/people?panel=queue");
    await expect(queue(page).getByRole("alert")).toContainText("The queue couldn't be loaded.");
    await page.unroute("**/rest/v1/rpc/refresh_jobs");
    await queue(page).getByRole("button", { name: "Retry" }).click();
    await expect(queue(page)).toContainText("Queue empty");
  });
});

test.describe("on a narrow screen", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("the queue covers the screen and is closed again by a tap", async ({ page, account }) => {
    await park(account, { name: "First In Line", state: "queued" });
    await page.goto("/people");
    await indicator(page).tap();
    const cancel = queue(page).getByRole("button", { name: "Cancel First In Line" });
    const box = await cancel.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);
    await cancel.tap();
    await expect(section(page, "Recently finished")).toContainText("Cancelled");
    await queue(page).getByRole("button", { name: "Close the job queue" }).tap();
    await expect(queue(page)).toBeHidden();
  });
});

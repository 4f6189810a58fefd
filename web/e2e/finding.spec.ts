import type { Page } from "@playwright/test";
import { violations, violationsInBothThemes } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { rowOf } from "./people.ts";

const person = (name: string, company: string, email: string) => ({
  ...{ name, company, email },
  profileUrl: `https://www.linkedin.com/in/found-${name.toLowerCase().replace(/\W+/g, "-")}`,
});
const people = [
  person("Ada Lovelace", "Analytical Engines", "ada@engines.example"),
  person("Grace Hopper", "Navy Systems", "grace@navy.example"),
  person("Katherine Johnson", "Orbit Works", "kj@orbit.example"),
  person("Hedy Lamarr", "Orbit Works", "hedy@orbit.example"),
];

const searchBox = (page: Page) => page.getByRole("searchbox", { name: "Search people, notes and posts" });
const count = (page: Page, text: string) => page.getByText(text, { exact: true });
const filterBy = (page: Page, name: string) => page.getByRole("textbox", { name: `Filter by ${name}...` });

/** Names of the rows that are drawn, from the first. */
const names = (page: Page) => page.locator('[role="row"] a[href^="/people/"]').allInnerTexts();

test.beforeEach(async ({ account, page }) => {
  await account.add(...people);
  await page.goto("/people");
  // A row, or on a phone a card.
  await expect(page.getByRole("link", { name: "Ada Lovelace", exact: true })).toBeVisible();
});

test.describe("search", () => {
  test("finds people and notes, misspelt too, by the keyboard alone, and stays in the address", async ({
    page,
    account,
  }) => {
    await account.note("Grace Hopper", "Wants to hear about the pension scheme");
    await page.keyboard.press("/");
    await expect(searchBox(page)).toBeFocused();
    await page.keyboard.type("katerine jonson");
    await expect(count(page, "1 person")).toBeVisible();
    await expect(rowOf(page, "Katherine Johnson")).toBeVisible();
    expect(new URL(page.url()).searchParams.get("q")).toBe("katerine jonson");
    await expect(page.locator("[aria-live=polite]").getByText("1 person found")).toBeAttached();

    await searchBox(page).fill("pension");
    await expect(rowOf(page, "Grace Hopper")).toBeVisible();
    await expect(count(page, "1 person")).toBeVisible();
    await expect(rowOf(page, "Grace Hopper").locator("mark")).toHaveText("pension");
    await expect(rowOf(page, "Grace Hopper")).toContainText("Note: … about the pension scheme");
    await page.reload();
    await expect(searchBox(page)).toHaveValue("pension");
    await expect(count(page, "1 person")).toBeVisible();

    await searchBox(page).press("Escape");
    await expect(searchBox(page)).toHaveValue("");
    await expect(count(page, "4 people")).toBeVisible();
    await searchBox(page).press("Escape");
    await expect(searchBox(page)).not.toBeFocused();
  });

  test("that finds nobody says so and leads back", async ({ page }) => {
    await searchBox(page).fill("xylophone");
    await expect(page.getByText("Nobody found for “xylophone”")).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.getByRole("button", { name: "Clear search" }).last().click();
    await expect(count(page, "4 people")).toBeVisible();
  });
});

test.describe("filters", () => {
  test("of the first three columns are typed in, combined, kept, and cleared", async ({ page }) => {
    const toggle = page.getByRole("button", { name: /^Filter/ });
    await toggle.click();
    await expect(filterBy(page, "Name")).toHaveAttribute("placeholder", "Filter by Name...");
    await expect(filterBy(page, "Email")).toHaveAttribute("placeholder", "Filter by Email...");
    await filterBy(page, "Company").fill("orbit");
    await expect(count(page, "2 people")).toBeVisible();
    await filterBy(page, "Name").fill("hedy");
    await expect(count(page, "1 person")).toBeVisible();
    // Closed, they are chips; the address and the user's own preferences have them.
    await toggle.click();
    await expect(page.getByRole("button", { name: "Remove filter: Company contains orbit" })).toBeVisible();
    const saved = page.waitForResponse("**/rest/v1/rpc/save_table_preferences");
    await page.getByRole("button", { name: "Remove filter: Name contains hedy" }).click();
    await expect(count(page, "2 people")).toBeVisible();
    await saved;
    await page.goto("/people");
    await expect(count(page, "2 people")).toBeVisible();
    await page.getByRole("button", { name: "Clear filters" }).click();
    await expect(count(page, "4 people")).toBeVisible();
    expect(new URL(page.url()).searchParams.getAll("f")).toEqual([]);
  });

  test("by a column's type are made, changed and taken off with the keyboard", async ({ page }) => {
    await page.getByRole("button", { name: /^Filter/ }).press("Enter");
    await page.getByRole("button", { name: "Add filter" }).press("Enter");
    const form = page.getByRole("dialog", { name: "Add filter" });
    await form.getByRole("combobox", { name: "Column" }).selectOption({ label: "Followers" });
    await form.getByRole("button", { name: "Add filter" }).press("Enter");
    await expect(form.getByRole("alert")).toHaveText("Type one number at least.");
    expect(await violationsInBothThemes(page)).toEqual([]);
    await form.getByRole("combobox", { name: "Test" }).selectOption({ label: "is empty" });
    await form.getByRole("button", { name: "Add filter" }).press("Enter");
    await expect(form).toBeHidden();
    const chip = page.getByRole("button", { name: "Followers is empty", exact: true });
    await expect(chip).toBeVisible();
    await expect(count(page, "4 people")).toBeVisible();

    await chip.press("Enter");
    const change = page.getByRole("dialog", { name: "Filter Followers" });
    await change.getByRole("combobox", { name: "Column" }).selectOption({ label: "Added" });
    await change.getByRole("combobox", { name: "When" }).selectOption({ label: "more than 30 days ago" });
    await change.getByRole("button", { name: "Change filter" }).press("Enter");
    await expect(page.getByText("Nobody passes these filters")).toBeVisible();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.getByRole("button", { name: "Remove filter: Added is more than 30 days ago" }).press("Enter");
    await expect(count(page, "4 people")).toBeVisible();
  });

  test("are asked for in a column's menu", async ({ page }) => {
    await page.getByRole("columnheader", { name: "Company" }).click({ button: "right" });
    await page.getByRole("menuitem", { name: "Filter by Company" }).click();
    const form = page.getByRole("dialog", { name: "Add filter" });
    await expect(form.getByRole("combobox", { name: "Column" })).toHaveValue("company");
    await form.getByRole("textbox", { name: "Text" }).fill("navy");
    await page.keyboard.press("Enter");
    await expect(count(page, "1 person")).toBeVisible();
    await expect(rowOf(page, "Grace Hopper")).toBeVisible();
  });
});

test.describe("order", () => {
  test("of a column goes up, down and off with its header", async ({ page }) => {
    const header = page.getByRole("columnheader", { name: "Name", exact: true });
    await expect(header).toHaveAttribute("aria-sort", "none");
    await header.click();
    await expect(header).toHaveAttribute("aria-sort", "ascending");
    await expect.poll(() => names(page)).toEqual(["Ada Lovelace", "Grace Hopper", "Hedy Lamarr", "Katherine Johnson"]);
    await header.press("Enter");
    await expect(header).toHaveAttribute("aria-sort", "descending");
    await expect.poll(async () => (await names(page))[0]).toBe("Katherine Johnson");
    expect(new URL(page.url()).searchParams.get("sort")).toBe("-name");
    await page.reload();
    await expect(header).toHaveAttribute("aria-sort", "descending");
    await header.click();
    await expect(header).toHaveAttribute("aria-sort", "none");
  });

  test("of any other column is in its menu, by the keyboard too", async ({ page }) => {
    const header = page.getByRole("columnheader", { name: "Posted", exact: true });
    await header.focus();
    await page.keyboard.press("Alt+ArrowDown");
    await page.getByRole("menuitem", { name: "Sort descending" }).press("Enter");
    await expect(header).toHaveAttribute("aria-sort", "descending");
    await expect(header).toBeFocused();
    await page.keyboard.press("Alt+ArrowDown");
    await page.getByRole("menuitem", { name: "Clear sort" }).press("Enter");
    await expect(header).toHaveAttribute("aria-sort", "none");
  });
});

test.describe("what did not come", () => {
  test.use({ expectedErrors: [/status of 500/] });

  test("is told with its reason, and Retry reloads", async ({ page }) => {
    let isBroken = true;
    await page.route("**/rest/v1/rpc/list_people", (route) =>
      isBroken
        ? route.fulfill({ status: 500, json: { message: "boom", code: "XX000", details: null, hint: null } })
        : route.fallback(),
    );
    await page.reload();
    await expect(page.getByRole("alert").getByText("Error: Failed to fetch data")).toBeVisible();
    isBroken = false;
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(rowOf(page, "Ada Lovelace")).toBeVisible();
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  test("a sheet has the search, the filters and the order", async ({ page }) => {
    await page.getByRole("button", { name: "Find and sort" }).tap();
    const sheet = page.getByRole("dialog", { name: "Find people" });
    await expect(sheet).toBeVisible();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await filterBy(page, "Company").fill("orbit");
    await sheet.getByRole("button", { name: "Add filter" }).tap();
    await sheet.getByRole("combobox", { name: "Column" }).selectOption({ label: "Email" });
    await sheet.getByRole("textbox", { name: "Text" }).fill("hedy");
    await sheet.getByRole("button", { name: "Add filter" }).tap();
    // It is what the input of that column asks.
    await expect(filterBy(page, "Email")).toHaveValue("hedy");
    expect(await sheet.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
    await sheet.getByRole("combobox", { name: "Sort by" }).selectOption({ label: "Name" });
    await sheet.getByRole("button", { name: "Show people" }).tap();
    await expect(page.getByRole("listitem")).toHaveCount(1);
    await expect(page.getByRole("listitem").filter({ hasText: "Hedy Lamarr" })).toBeVisible();
    await page.getByRole("button", { name: "Find and sort: 2 on" }).tap();
    await sheet.getByRole("button", { name: "Clear all" }).tap();
    await sheet.getByRole("button", { name: "Show people" }).tap();
    await expect(page.getByRole("listitem")).toHaveCount(4);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});

import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { violations, violationsInBothThemes } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { rowOf } from "./people.ts";

const person = (name: string, company: string) => ({
  ...{ name, company },
  profileUrl: `https://www.linkedin.com/in/viewed-${name.toLowerCase()}`,
});

const trigger = (page: Page, name: string) => page.getByRole("button", { name: `View: ${name}` });
const count = (page: Page, text: string) => page.getByText(text, { exact: true });
const choose = async (page: Page, shown: string, item: string | RegExp) => {
  await trigger(page, shown).click();
  await page
    .getByRole("menuitem", { name: item })
    .or(page.getByRole("menuitemradio", { name: item }))
    .click();
};

/** Shows who is at Orbit, and saves that as a view. */
async function saveOrbit(page: Page) {
  await page.goto("/people?f=company:contains:orbit&sort=name");
  await expect(count(page, "2 people")).toBeVisible();
  await choose(page, "All people", "Save as new view…");
  await page.getByRole("dialog").getByRole("textbox", { name: "Name" }).fill("At Orbit");
  await page.getByRole("dialog").getByRole("button", { name: "Save view" }).click();
  await expect(trigger(page, "At Orbit")).toBeVisible();
}

test.beforeEach(async ({ account }) => {
  await account.add(person("Ada", "Analytical"), person("Hedy", "Orbit Works"), person("Katherine", "Orbit Works"));
});

test("a view is saved, left, and shown again with its filters and order", async ({ page }) => {
  await saveOrbit(page);
  expect(new URL(page.url()).searchParams.has("view")).toBe(true);
  await choose(page, "At Orbit", "All people");
  await expect(count(page, "3 people")).toBeVisible();
  await choose(page, "All people", "At Orbit");
  await expect(count(page, "2 people")).toBeVisible();
  await expect(page.getByRole("columnheader", { name: "Name", exact: true })).toHaveAttribute("aria-sort", "ascending");
  expect(await violations(page)).toEqual([]);
  await trigger(page, "At Orbit").click();
  await expect(page.getByRole("menu")).toBeVisible();
  expect(await violationsInBothThemes(page)).toEqual([]);
});

test("a view sorted by a column that was deleted since opens in the order of all people", async ({ page, account }) => {
  for (const name of ["Mary", "Sally", "Valentina"]) await account.add(person(name, "Orbit Works"));
  const names = () => page.locator("[data-row] [role=gridcell] a[href^='/people/']").allInnerTexts();
  await page.goto("/people");
  await expect(count(page, "6 people")).toBeVisible();
  const byNature = await names();
  await page.goto(`/people?sort=${crypto.randomUUID()}`);
  await choose(page, "All people", "Save as new view…");
  await page.getByRole("dialog").getByRole("textbox", { name: "Name" }).fill("By what went");
  await page.getByRole("dialog").getByRole("button", { name: "Save view" }).click();
  await expect(trigger(page, "By what went")).toBeVisible();
  await choose(page, "By what went", "All people");
  await choose(page, "All people", "By what went");
  await expect(count(page, "6 people")).toBeVisible();
  expect(await names()).toEqual(byNature);
  expect(byNature[0]).toBe("Valentina");
  await expect(page.locator("[aria-sort]:not([aria-sort=none])")).toHaveCount(0);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole("button", { name: "Find and sort" }).click();
  const sheet = page.getByRole("dialog", { name: "Find people" });
  await expect(sheet.getByLabel("Sort by")).toHaveValue("");
  await expect(sheet.getByLabel("Direction")).toBeHidden();
});

test("changes of a view are shown quietly, taken back, and saved", async ({ page }) => {
  await saveOrbit(page);
  const changed = page.getByRole("group", { name: "Unsaved changes of the view" });
  await expect(changed).toBeHidden();
  await page.getByRole("button", { name: "Remove filter: Company contains orbit" }).click();
  await expect(count(page, "3 people")).toBeVisible();
  await expect(changed).toBeVisible();
  await changed.getByRole("button", { name: "Reset" }).click();
  await expect(count(page, "2 people")).toBeVisible();
  await expect(changed).toBeHidden();

  // A column is part of a view too.
  await page.getByRole("columnheader", { name: "Email" }).click({ button: "right" });
  await page.getByRole("menuitem", { name: "Hide column" }).click();
  await expect(page.getByRole("columnheader", { name: "Email" })).toHaveCount(0);
  await changed.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("status").getByText("“At Orbit” is saved.")).toBeVisible();
  await expect(changed).toBeHidden();
});

test("its link shows it in another tab, whatever the table looked like", async ({ page, context, baseURL }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await saveOrbit(page);
  await choose(page, "At Orbit", "Copy link");
  await expect(page.getByText("Link copied.")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain(`${baseURL ?? ""}/people?view=`);
  await choose(page, "At Orbit", "All people");
  await expect(count(page, "3 people")).toBeVisible();
  const other = await context.newPage();
  await other.goto(link);
  await expect(trigger(other, "At Orbit")).toBeVisible();
  await expect(count(other, "2 people")).toBeVisible();
  await other.goto(`/people?view=${crypto.randomUUID()}`);
  await expect(other.getByText("This view is not there any more.")).toBeVisible();
  await expect(count(other, "3 people")).toBeVisible();
});

test("its address shows it as it was saved, in the tab that changed it too", async ({ page }) => {
  await saveOrbit(page);
  const viewId = new URL(page.url()).searchParams.get("view") ?? "";
  const remove = page.getByRole("button", { name: "Remove filter: Company contains orbit" });
  await remove.click();
  await expect(count(page, "3 people")).toBeVisible();
  await page.reload();
  await expect(count(page, "3 people")).toBeVisible();
  await expect(trigger(page, "At Orbit")).toBeVisible();

  await page.goto(`/people?view=${viewId}`);
  await expect(count(page, "2 people")).toBeVisible();
  await expect(remove).toBeVisible();
  await expect(page.getByRole("group", { name: "Unsaved changes of the view" })).toBeHidden();
});

test("the default view opens in a new tab, and not over what this one shows", async ({ page, context }) => {
  await saveOrbit(page);
  const saved = page.waitForResponse("**/rest/v1/rpc/save_table_preferences");
  await choose(page, "At Orbit", "Set as default");
  await saved;
  await choose(page, "At Orbit", "All people");
  await page.getByRole("link", { name: "Tasks", exact: true }).first().click();
  await page.getByRole("link", { name: "People", exact: true }).first().click();
  await expect(count(page, "3 people")).toBeVisible();
  const other = await context.newPage();
  await other.goto("/people");
  await expect(trigger(other, "At Orbit")).toBeVisible();
  await expect(count(other, "2 people")).toBeVisible();
});

test("a view is renamed and deleted by the keyboard, and put back", async ({ page }) => {
  await saveOrbit(page);
  await trigger(page, "At Orbit").press("Enter");
  await page.getByRole("menuitem", { name: "Rename…" }).press("Enter");
  await page.getByRole("dialog").getByRole("textbox", { name: "Name" }).fill("   ");
  await page.keyboard.press("Enter");
  await expect(page.getByText("View name is required")).toBeVisible();
  await page.getByRole("dialog").getByRole("textbox", { name: "Name" }).fill("Orbit");
  await page.keyboard.press("Enter");
  await expect(trigger(page, "Orbit")).toBeVisible();
  await trigger(page, "Orbit").press("Enter");
  await page.getByRole("menuitem", { name: "Delete" }).press("Enter");
  await expect(trigger(page, "All people")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(trigger(page, "Orbit")).toBeVisible();
  await expect(count(page, "2 people")).toBeVisible();
  await page.reload();
  await expect(trigger(page, "Orbit")).toBeVisible();

  await choose(page, "Orbit", "Delete");
  await expect(page.getByText("“Orbit” is deleted.")).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(trigger(page, "Orbit")).toBeVisible();
  await page.keyboard.press("Control+Shift+Z");
  await expect(trigger(page, "All people")).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(trigger(page, "Orbit")).toBeVisible();
});

test.describe("a name that is taken", () => {
  test.use({ expectedErrors: [/status of 409/] });

  test("is refused beside the field", async ({ page }) => {
    await saveOrbit(page);
    await choose(page, "At Orbit", "Save as new view…");
    await page.getByRole("dialog").getByRole("textbox", { name: "Name" }).fill("at orbit");
    await page.keyboard.press("Enter");
    await expect(page.getByText("There is a view of this name already.")).toBeVisible();
  });
});

test("the file of an export has the columns and people of the view, and starts no formula", async ({
  page,
  account,
}) => {
  await account.add({ ...person("Formula", "Orbit Works"), name: "=SUM(A1)" });
  await page.goto("/people?f=company:contains:orbit&sort=name");
  await expect(count(page, "3 people")).toBeVisible();
  await page.getByRole("columnheader", { name: "Email" }).click({ button: "right" });
  await page.getByRole("menuitem", { name: "Hide column" }).click();
  await expect(rowOf(page, "Hedy")).toBeVisible();
  await page.getByRole("button", { name: "More" }).click();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: /^Export .* as CSV/ }).click(),
  ]);
  const [header, ...rows] = readFileSync(await file.path(), "utf8").split("\r\n");
  expect(header).toBe("\ufeffName,Company,LinkedIn URL,Meeting summaries,Notes,Update,Posted");
  expect(rows.map((row) => row.split(",")[0])).toEqual(["'=SUM(A1)", "Hedy", "Katherine", ""]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("views are chosen, changed and saved too", async ({ page }) => {
    await page.goto("/people?f=company:contains:orbit");
    await expect(page.getByRole("listitem")).toHaveCount(2);
    await trigger(page, "All people").tap();
    await page.getByRole("menuitem", { name: "Save as new view…" }).tap();
    await page.getByRole("dialog").getByRole("textbox", { name: "Name" }).fill("At Orbit");
    await page.getByRole("dialog").getByRole("button", { name: "Save view" }).tap();
    await expect(trigger(page, "At Orbit")).toBeVisible();
    await trigger(page, "At Orbit").tap();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.getByRole("menuitemradio", { name: "All people" }).tap();
    await expect(page.getByRole("listitem")).toHaveCount(3);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});

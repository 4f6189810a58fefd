import { violations } from "./axe.ts";
import { question, undo } from "./crowd.ts";
import { expect, test } from "./fixtures.ts";
import { cellOf, rowOf } from "./people.ts";

const ada = { name: "Ada Okafor", profileUrl: "https://www.linkedin.com/in/nobody-ada", company: "Northwind" };
const ben = { name: "Ben Adeyemi", profileUrl: "https://www.linkedin.com/in/nobody-ben", company: "Fabrikam" };

test.beforeEach(async ({ page, account }) => {
  await account.add(ada);
  await account.add(ben);
  await page.goto("/people");
  await expect(rowOf(page, ada.name)).toContainText("LinkedIn not connected");
});

test("one person is deleted from the menu of their row, once it is confirmed, and comes back with Undo", async ({
  page,
}) => {
  await page.getByRole("link", { name: ada.name, exact: true }).click({ button: "right" });
  const menu = page.getByRole("menu", { name: ada.name });
  await expect(menu.getByRole("menuitem")).toHaveText([
    "Open",
    /^Show beside the table/,
    "Open in a new tab",
    "Refresh…",
    "History",
    /^Edit Name/,
    /^Copy/,
    "Delete…",
  ]);
  expect(await violations(page)).toEqual([]);
  await menu.getByRole("menuitem", { name: "Delete…" }).click();
  await expect(question(page)).toContainText("Delete Ada Okafor?");
  await question(page).getByRole("button", { name: "Delete" }).click();
  await expect(rowOf(page, ada.name)).toHaveCount(0);
  await expect(rowOf(page, ben.name)).toBeVisible();
  await undo(page).click();
  await expect(rowOf(page, ada.name)).toBeVisible();
});

test("the menu opens on the active cell by keyboard, edits it, and gives the focus back", async ({ page }) => {
  const company = await cellOf(page, ada.name, "Company");
  const menu = page.getByRole("menu", { name: ada.name });
  await company.focus();
  await page.keyboard.press("Shift+F10");
  await expect(menu).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(company).toBeFocused();
  await page.keyboard.press("ContextMenu");
  await menu.getByRole("menuitem", { name: "Edit Company" }).press("Enter");
  const editor = page.getByRole("textbox", { name: "Company" });
  await expect(editor).toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.type(" Ltd");
  await page.keyboard.press("Enter");
  await expect(company).toHaveText("Northwind Ltd");
  await page.keyboard.press("Shift+F10");
  await menu.getByRole("menuitem", { name: "Refresh…" }).press("Enter");
  await expect(page.getByRole("dialog", { name: "Refresh LinkedIn Profile" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(company).toBeFocused();
  await page.keyboard.press("Shift+F10");
  await menu.getByRole("menuitem", { name: "Open", exact: true }).press("Enter");
  await expect(page).toHaveURL(/\/people\/[0-9a-f-]{36}$/);
});

test("a right click copies the cell, and within a range all of it", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const copy = page.getByRole("menuitem", { name: "Copy" });
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await (await cellOf(page, ada.name, "Company")).click({ button: "right" });
  await copy.click();
  await expect.poll(copied).toBe("Northwind");
  await (await cellOf(page, ben.name, "Company")).click();
  await page.keyboard.press("Shift+ArrowDown");
  await (await cellOf(page, ben.name, "Company")).click({ button: "right" });
  await copy.click();
  await expect.poll(copied).toBe("Fabrikam\nNorthwind");
});

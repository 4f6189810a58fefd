import type { Page } from "@playwright/test";
import { violations } from "./axe.ts";
import { addColumn, ada, addDialogOf, header, openPanel, panelOf } from "./columns.ts";
import { expect, test } from "./fixtures.ts";
import { rowOf } from "./people.ts";

/** Waits until the server has the layout, then looks at the table as another browser would. */
async function asElsewhere(page: Page, change: () => Promise<unknown>) {
  const saved = page.waitForResponse((response) => response.url().includes("save_table_preferences"));
  await change();
  expect((await saved).ok()).toBe(true);
  await page.evaluate(() =>
    Object.keys(localStorage).forEach((key) => key.startsWith("tracker-table:") && localStorage.removeItem(key)),
  );
  await page.reload();
  await rowOf(page, ada.name).waitFor();
}

test.beforeEach(async ({ page, account }) => {
  await account.add(ada);
  await page.goto("/people");
  await expect(page.getByRole("link", { name: ada.name, exact: true })).toBeVisible();
});

test("columns are hidden, pinned and moved in the column manager, by mouse and by keyboard, and reset", async ({
  page,
}) => {
  await openPanel(page);
  const names = panelOf(page).getByRole("list", { name: "Built-in Columns" }).getByRole("listitem");
  await expect(names.nth(1)).toHaveText("Email");
  await expect(panelOf(page).getByRole("checkbox", { name: "Name" })).toBeDisabled();
  await panelOf(page).getByRole("checkbox", { name: "Company" }).click();
  await expect(header(page, "Company")).toHaveCount(0);
  await panelOf(page).getByRole("checkbox", { name: "Stage" }).click();
  await expect(header(page, "Stage")).toHaveCount(1);

  await panelOf(page).getByRole("button", { name: "Move Email" }).focus();
  await page.keyboard.press("Space");
  await expect(page.getByText("Email would be 2 of", { exact: false })).toBeAttached();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByText("Email would be 4 of", { exact: false })).toBeAttached();
  await page.keyboard.press("Space");
  await expect(names.nth(3)).toHaveText("Email");
  const at = async (name: string) => Number(await header(page, name).getAttribute("data-column"));
  expect(await at("Email")).toBeGreaterThan(await at("LinkedIn URL"));

  await panelOf(page).getByRole("button", { name: "Pin Email" }).focus();
  await page.keyboard.press("Enter");
  await expect(names.nth(1)).toHaveText("Email");
  await expect.poll(() => at("Email")).toBe((await at("Name")) + 1);

  await asElsewhere(page, () => panelOf(page).getByRole("checkbox", { name: "Industry" }).click());
  await expect(header(page, "Industry")).toHaveCount(1);
  await expect(header(page, "Company")).toHaveCount(0);
  expect(await at("Email")).toBe((await at("Name")) + 1);

  await panelOf(page).getByRole("button", { name: "Reset all columns" }).click();
  await expect(header(page, "Company")).toHaveCount(1);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(header(page, "Company")).toHaveCount(0);
  await page.keyboard.press("Control+y");
  await expect(header(page, "Company")).toHaveCount(1);
  await page.keyboard.press("Control+z");
  await expect(header(page, "Company")).toHaveCount(0);
  await page.getByRole("button", { name: "Close columns" }).click();
  await expect(page).toHaveURL(/\/people$/);
});

test("in the table itself columns are resized and moved, by mouse and by keyboard, to 50 pixels at least", async ({
  page,
}) => {
  // Wide enough for what every column wants.
  await page.setViewportSize({ width: 1900, height: 720 });
  const width = async (name: string) => Math.round((await header(page, name).boundingBox())?.width ?? 0);
  expect(
    await Promise.all(["Name", "Email", "Company", "LinkedIn URL", "Meeting summaries", "Notes"].map(width)),
  ).toEqual([200, 200, 200, 50, 300, 250]);
  const edge = header(page, "Email").locator("[data-resize]");
  const box = await edge.boundingBox();
  if (!box) throw new Error("The column has no edge to drag.");
  await page.mouse.move(box.x + 2, box.y + 8);
  await page.mouse.down();
  await page.mouse.move(box.x + 42, box.y + 8, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => width("Email")).toBe(240);

  await header(page, "Company").focus();
  await page.keyboard.press("Shift+ArrowLeft");
  await expect.poll(() => width("Company")).toBe(190);
  for (let press = 0; press < 20; press += 1) await page.keyboard.press("Shift+ArrowLeft");
  await expect.poll(() => width("Company")).toBe(50);

  // Three times in a row: there and back, and there again.
  for (const way of ["Left", "Right", "Left"]) await page.keyboard.press(`Control+Shift+Arrow${way}`);
  await expect(page.getByRole("columnheader").nth(3)).toHaveAccessibleName("Company");
  await expect(header(page, "Company")).toBeFocused();
  const from = await header(page, "Notes").boundingBox();
  const to = await header(page, "Email").boundingBox();
  if (!from || !to) throw new Error("The headers are not drawn.");
  await page.mouse.move(from.x + 40, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x + 60, to.y + 10, { steps: 8 });
  await asElsewhere(page, () => page.mouse.up());
  await expect(page.getByRole("columnheader").nth(4)).toHaveAccessibleName("Notes");
  expect(await width("Email")).toBe(240);
  expect(await width("Company")).toBe(50);
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`axe finds nothing in the column manager and its dialog in the ${colorScheme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await openPanel(page);
    await addColumn(page, "Round", "select", ["Seed"]);
    expect(await violations(page)).toEqual([]);
    await panelOf(page).getByRole("button", { name: "Add Custom Column" }).click();
    await addDialogOf(page).getByLabel("Type").selectOption("multiselect");
    await addDialogOf(page).getByRole("button", { name: "Add Column" }).click();
    expect(await violations(page)).toEqual([]);
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("the column manager is a sheet as wide as the screen, and adds a column", async ({ page }) => {
    await page.getByRole("button", { name: "Add and more" }).click();
    await page.getByRole("menuitem", { name: "Column settings" }).click();
    const sheet = page.getByRole("dialog", { name: "Columns" });
    await sheet.getByRole("button", { name: "Add Custom Column" }).click();
    await addDialogOf(page).getByLabel("Field label").fill("Team");
    await addDialogOf(page).getByRole("button", { name: "Add Column" }).click();
    await expect(sheet.getByRole("checkbox", { name: "Team" })).toBeChecked();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

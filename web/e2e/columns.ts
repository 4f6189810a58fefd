import { expect, type Page } from "@playwright/test";

export const ada = { name: "Ada Okafor", profileUrl: "https://www.linkedin.com/in/nobody-ada", company: "Northwind" };

export const panelOf = (page: Page) => page.getByRole("complementary", { name: "Columns" });
export const addDialogOf = (page: Page) => page.getByRole("dialog", { name: "Add Custom Column" });
export const header = (page: Page, name: string) => page.getByRole("columnheader", { name, exact: true });

/** Opens the column manager. */
export async function openPanel(page: Page) {
  await page.getByRole("button", { name: "Column settings" }).click();
  await expect(panelOf(page)).toBeFocused();
}

/** Adds a column in the open column manager. */
export async function addColumn(page: Page, label: string, type: string, options: string[] = []) {
  await panelOf(page).getByRole("button", { name: "Add Custom Column" }).click();
  const dialog = addDialogOf(page);
  await dialog.getByLabel("Field label").fill(label);
  await dialog.getByLabel("Type").selectOption(type);
  for (const option of options) {
    await dialog.getByRole("textbox", { name: "Options" }).fill(option);
    await page.keyboard.press("Enter");
  }
  await dialog.getByRole("button", { name: "Add Column" }).click();
  await expect(dialog).toBeHidden();
}

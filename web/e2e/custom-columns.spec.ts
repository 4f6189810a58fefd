import type { Page } from "@playwright/test";
import { addColumn, ada, addDialogOf, header, openPanel, panelOf } from "./columns.ts";
import { expect, test } from "./fixtures.ts";
import { cellOf, rowOf } from "./people.ts";

test.beforeEach(async ({ page, account }) => {
  await account.add(ada);
  await page.goto("/people");
  await expect(page.getByRole("link", { name: ada.name, exact: true })).toBeVisible();
});

test("a column of one's own: what is missing is said in the specification's words, options are chips", async ({
  page,
}) => {
  await openPanel(page);
  await expect(panelOf(page).getByText("No custom columns yet.", { exact: false })).toBeVisible();
  await panelOf(page).getByRole("button", { name: "Add Custom Column" }).click();
  const dialog = addDialogOf(page);
  const add = dialog.getByRole("button", { name: "Add Column" });
  await add.click();
  await expect(dialog.getByText("Field label is required", { exact: true })).toBeVisible();
  await expect(dialog.getByText("Field name is required", { exact: true })).toBeVisible();
  await dialog.getByLabel("Field label").fill("Deal Stage!");
  await expect(dialog.getByLabel("Field name")).toHaveAttribute("placeholder", "deal_stage_");
  await dialog.getByLabel("Type").selectOption("select");
  await expect(dialog.getByRole("alert")).toHaveText("Options are required for select and multiselect fields");

  const options = dialog.getByRole("textbox", { name: "Options" });
  const chips = dialog.getByRole("list", { name: "Options" }).getByRole("listitem");
  await options.fill("  Won ");
  await page.keyboard.press("Enter");
  await options.fill("Lost");
  await dialog.getByRole("button", { name: "Add option" }).click();
  await expect(chips).toHaveText(["Won", "Lost"]);
  await options.fill("Won");
  await page.keyboard.press("Enter");
  await expect(chips).toHaveCount(2);
  await expect(dialog.getByRole("alert")).toHaveText("“Won” is already an option.");
  await options.fill("");
  await chips.first().getByRole("button", { name: "Remove Won" }).click();

  // What is typed stays when the dialog is closed by a slip.
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await panelOf(page).getByRole("button", { name: "Add Custom Column" }).click();
  await expect(chips).toHaveText(["Lost"]);
  await add.click();
  await expect(dialog).toBeHidden();
  await expect(header(page, "Deal Stage!")).toBeVisible();
  await expect(panelOf(page).getByRole("list", { name: "Custom Columns" }).getByRole("listitem")).toHaveText([
    "Deal Stage!",
  ]);
});

test("every kind of column shows and edits its values, and a required one cannot be emptied", async ({ page }) => {
  await openPanel(page);
  for (const name of ["Meeting summaries", "Notes", "Update", "Posted"]) {
    await panelOf(page).getByRole("checkbox", { name }).click();
  }
  await addColumn(page, "Deal Size", "number");
  await addColumn(page, "Met On", "date");
  await addColumn(page, "Customer", "boolean");
  await addColumn(page, "Round", "select", ["Seed", "Series A"]);
  await addColumn(page, "Tags", "multiselect", ["Fast", "Kind"]);
  await panelOf(page).getByRole("button", { name: "Close columns" }).click();

  const cell = (column: string) => cellOf(page, ada.name, column);
  const customer = await cell("Customer");
  await expect(customer).toHaveAccessibleName("Click to add customer");
  await expect(customer).toHaveText("");
  await (await cell("Deal Size")).click();
  await page.getByRole("textbox", { name: "Deal Size" }).fill("12500");
  await page.keyboard.press("Tab");
  await expect(await cell("Deal Size")).toHaveText("12,500");
  await page.keyboard.press("Enter");
  await page.locator("input[type=date]").fill("2026-11-02");
  await page.keyboard.press("Enter");
  await expect(await cell("Met On")).toHaveText("2 Nov 2026");
  await (await cell("Customer")).click();
  await page.getByRole("option", { name: "No", exact: true }).click();
  await expect(await cell("Customer")).toHaveText("No");
  await (await cell("Round")).click();
  await page.getByRole("option", { name: "Series A" }).click();
  await expect(await cell("Round")).toHaveText("Series A");
  await (await cell("Tags")).click();
  await page.getByRole("option", { name: "Kind" }).click();
  await page.getByRole("option", { name: "Fast" }).click();
  await page.keyboard.press("Enter");
  await expect(await cell("Tags")).toHaveText("FastKind");
  await page.reload();
  await expect(await cell("Tags")).toHaveText("FastKind");
  await expect(await cell("Customer")).toHaveText("No");

  await openPanel(page);
  await panelOf(page).getByRole("listitem").filter({ hasText: "Deal Size" }).hover();
  await panelOf(page).getByRole("button", { name: "Edit Deal Size" }).click();
  const edit = page.getByRole("dialog", { name: "Edit Custom Column" });
  await expect(edit.getByLabel("Field name")).toHaveValue("deal_size");
  await edit.getByLabel("Field label").fill("Deal");
  await edit.getByRole("checkbox", { name: "Required" }).click();
  await edit.getByRole("button", { name: "Save" }).click();
  await expect(edit).toBeHidden();
  await expect(header(page, "Deal")).toBeVisible();
  await (await cell("Deal")).focus();
  await expect(await cell("Deal")).toBeFocused();
  await page.keyboard.press("Delete");
  await expect(page.getByText("Deal is required").first()).toBeVisible();
  await expect(await cell("Deal")).toHaveText("12,500");
});

test("two tabs that change the options of one column lose none of them", async ({ page, context }) => {
  await openPanel(page);
  await addColumn(page, "Team", "select", ["Red"]);
  const other = await context.newPage();
  await other.goto("/people");
  await expect(header(other, "Team")).toBeVisible();
  await openPanel(other);
  const dialogOf = (tab: Page) => tab.getByRole("dialog", { name: "Edit Custom Column" });
  const addOption = async (tab: Page, option: string) => {
    await panelOf(tab).getByRole("listitem").filter({ hasText: "Team" }).hover();
    await panelOf(tab).getByRole("button", { name: "Edit Team" }).click();
    await dialogOf(tab).getByRole("textbox", { name: "Options" }).fill(option);
    await tab.keyboard.press("Enter");
  };
  const save = async (tab: Page) => {
    await dialogOf(tab).getByRole("button", { name: "Save" }).click();
    await expect(dialogOf(tab)).toBeHidden();
  };
  await addOption(page, "Blue");
  await addOption(other, "Green");
  await save(other);
  await save(page);
  await panelOf(page).getByRole("button", { name: "Edit Team" }).click();
  const chips = dialogOf(page).getByRole("list", { name: "Options" }).getByRole("listitem");
  await expect(chips).toHaveText(["Red", "Green", "Blue"]);
});

test.describe("a server that refuses", () => {
  test.use({ expectedErrors: [/status of [45]\d\d/] });

  test("has the deleted column put back; a deletion asks first, and takes the order by it along", async ({ page }) => {
    await openPanel(page);
    await addColumn(page, "Team", "text");
    await header(page, "Team").click();
    await expect(header(page, "Team")).toHaveAttribute("aria-sort", "ascending");
    const remove = async () => {
      await panelOf(page).getByRole("listitem").filter({ hasText: "Team" }).hover();
      await panelOf(page).getByRole("button", { name: "Delete Team" }).click();
      await expect(page.getByRole("alertdialog")).toContainText("All data for this field will be removed");
    };
    await remove();
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(header(page, "Team")).toBeVisible();

    await page.route("**/rest/v1/custom_fields?*", (route) => route.fulfill({ status: 500, json: { message: "" } }));
    await remove();
    await page.getByRole("button", { name: "Delete column" }).click();
    await expect(page.getByRole("alert")).toHaveText("Failed to delete custom field");
    await expect(header(page, "Team")).toBeVisible();

    await page.unroute("**/rest/v1/custom_fields?*");
    await remove();
    await page.getByRole("button", { name: "Delete column" }).click();
    await expect(header(page, "Team")).toBeHidden();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(header(page, "Team")).toBeVisible();
    await page.keyboard.press("Control+y");
    await expect(header(page, "Team")).toBeHidden();
    await expect(page.getByText("Change redone")).toBeVisible();
    await page.reload();
    await expect(header(page, "Email")).toBeVisible();
    await expect(rowOf(page, ada.name)).toBeVisible();
    await expect(header(page, "Team")).toHaveCount(0);
  });

  test("has a second column of the same name said so", async ({ page }) => {
    await openPanel(page);
    await addColumn(page, "Deal stage", "text");
    await panelOf(page).getByRole("button", { name: "Add Custom Column" }).click();
    await addDialogOf(page).getByLabel("Field label").fill("Deal-stage");
    await expect(addDialogOf(page).getByLabel("Field name")).toHaveAttribute("placeholder", "deal_stage_2");
    await addDialogOf(page).getByLabel("Field name").fill("deal_stage");
    await addDialogOf(page).getByRole("button", { name: "Add Column" }).click();
    await expect(addDialogOf(page).getByRole("alert")).toHaveText("There is a field of this name already.");
  });

  test("has a column beyond the 200th told so, and what was typed stays", async ({ page, account }) => {
    await account.addColumns(200);
    await page.reload();
    await openPanel(page);
    await panelOf(page).getByRole("button", { name: "Add Custom Column" }).click();
    await addDialogOf(page).getByLabel("Field label").fill("Team");
    await addDialogOf(page).getByRole("button", { name: "Add Column" }).click();
    const sentence = "You have 200 custom columns already. Delete one first.";
    await expect(addDialogOf(page).getByRole("alert")).toHaveText(sentence);
    await expect(addDialogOf(page).getByLabel("Field label")).toHaveValue("Team");
  });

  test("has a column that could not be added said in the specification's words", async ({ page }) => {
    await openPanel(page);
    await page.route("**/rest/v1/custom_fields?*", (route) => route.fulfill({ status: 500, json: { message: "" } }));
    await panelOf(page).getByRole("button", { name: "Add Custom Column" }).click();
    await addDialogOf(page).getByLabel("Field label").fill("Team");
    await addDialogOf(page).getByRole("button", { name: "Add Column" }).click();
    await expect(addDialogOf(page).getByRole("alert")).toHaveText("Failed to create custom field");
  });
});

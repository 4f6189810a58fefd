import { violationsInBothThemes } from "./axe.ts";
import { addCrowd, bar, box, boxAt, CROWD, everyBox, question, undo } from "./crowd.ts";
import { expect, test } from "./fixtures.ts";
import { park } from "./parked-jobs.ts";
import { cellOf, rowOf } from "./people.ts";

test("people are selected one by one, by a range, all that are loaded, and all that match", async ({
  page,
  account,
}) => {
  await addCrowd(account);
  await page.goto("/people");
  await boxAt(page, 1).click();
  await expect(bar(page)).toContainText("1 selected");
  await expect(page.getByText("1 of 60 people selected")).toBeVisible();
  await boxAt(page, 4).click({ modifiers: ["Shift"] });
  await expect(bar(page)).toContainText("4 selected");
  await boxAt(page, 2).click();
  await expect(bar(page)).toContainText("3 selected");
  await expect(everyBox(page)).toHaveJSProperty("indeterminate", true);

  await everyBox(page).click();
  await expect(bar(page)).toContainText("50 selected");
  await bar(page).getByRole("button", { name: "Select all 60 that match" }).click();
  await expect(bar(page)).toContainText("60 selected");
  await boxAt(page, 0).click();
  await expect(bar(page)).toContainText("59 selected");

  // The last row can be seen and reached beside the bar.
  await rowOf(page, "Person").first().hover();
  await page.mouse.wheel(0, CROWD * 36);
  const last = page.locator(`[data-row="${CROWD - 1}"]`);
  await expect(last.getByRole("checkbox")).toBeChecked();
  const [row, floating] = [await last.boundingBox(), await bar(page).boundingBox()];
  expect((row?.y ?? 0) + (row?.height ?? 0)).toBeLessThanOrEqual(floating?.y ?? 0);

  expect(await violationsInBothThemes(page)).toEqual([]);

  await bar(page).getByRole("button", { name: "Clear the selection" }).click();
  await expect(bar(page)).toBeHidden();
});

test("what the filters match is deleted once its counts are confirmed, and comes back with Undo", async ({
  page,
  account,
}) => {
  await addCrowd(account, 8);
  await account.note("Person 00", "Met at the fair");
  await account.addTasks({ title: "Call", founder: "Person 02" });
  await page.goto("/people?f=company:equals:Acme");
  await expect(rowOf(page, "Person 00")).toBeVisible();
  await expect(rowOf(page, "Person 01")).toHaveCount(0);
  await everyBox(page).click();
  await bar(page).getByRole("button", { name: "Delete" }).click();
  await expect(question(page)).toContainText("Delete 4 people?");
  await expect(question(page)).toContainText(
    "Also deletes 1 note. 1 task stays on your board. You can restore them for 30 days.",
  );
  await question(page).getByRole("button", { name: "Cancel" }).click();
  await expect(rowOf(page, "Person 00")).toBeVisible();

  await bar(page).getByRole("button", { name: "Delete" }).click();
  await question(page).getByRole("button", { name: "Delete 4 people" }).click();
  await expect(page.getByText("4 people deleted.")).toBeVisible();
  await expect(rowOf(page, "Person 00")).toHaveCount(0);
  await expect(bar(page)).toBeHidden();
  expect(await account.countPeople()).toBe(4);

  await undo(page).click();
  await expect(page.getByText("Change undone")).toBeVisible();
  await expect(rowOf(page, "Person 00")).toBeVisible();
  await expect(await cellOf(page, "Person 00", "Notes")).toHaveText("Met at the fair");
  expect(await account.countPeople()).toBe(8);
});

test("a field is set and emptied for many, loaded or not, and put back", async ({ page, account }) => {
  await addCrowd(account);
  await page.goto("/people");
  await boxAt(page, 0).click();
  await bar(page)
    .getByRole("button", { name: /^Select all/ })
    .click();
  await bar(page).getByRole("button", { name: "Set a field…" }).click();
  const dialog = page.getByRole("dialog", { name: "Set a field" });
  await dialog.getByLabel("Field", { exact: true }).selectOption("Company");
  await dialog.getByLabel("Value").fill("Initech");
  expect(await violationsInBothThemes(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Set for 60 people" }).click();
  await expect(page.getByText("Company updated for 60 people")).toBeVisible();
  await expect(await cellOf(page, "Person 59", "Company")).toHaveText("Initech");
  await page.goto("/people?f=company:equals:Initech");
  await expect(page.getByText("60 people", { exact: true })).toBeVisible();
  await page.goto("/people?f=company:equals:Initech&sort=name");
  await everyBox(page).click();
  await bar(page)
    .getByRole("button", { name: /^Select all/ })
    .click();
  await bar(page).getByRole("button", { name: "Set a field…" }).click();
  await dialog.getByLabel("Field", { exact: true }).selectOption("Company");
  // Nothing is chosen yet, so nothing can be set; emptying is asked for by name.
  await expect(dialog.getByRole("button", { name: "Set for 60 people" })).toBeDisabled();
  await dialog.getByLabel("Field", { exact: true }).selectOption("Stage");
  await expect(dialog.getByLabel("Value").locator("option:checked")).toHaveText("Choose a value");
  await expect(dialog.getByRole("button", { name: "Set for 60 people" })).toBeDisabled();
  await dialog.getByLabel("Field", { exact: true }).selectOption("Company");
  await dialog.getByRole("checkbox", { name: "Clear this field instead" }).click();
  await dialog.getByRole("button", { name: "Clear for 60 people" }).click();
  await expect(page.getByText("Company updated for 60 people")).toBeVisible();
  await expect(page.getByText("0 people", { exact: true })).toBeVisible();
  await undo(page).click();
  await expect(page.getByText("Change undone")).toBeVisible();
  await expect(await cellOf(page, "Person 00", "Company")).toHaveText("Initech");
});

test("by keyboard alone: Space, a range with Shift, Ctrl+A twice, Escape, and every change is said", async ({
  page,
  account,
}) => {
  await addCrowd(account);
  await page.goto("/people");
  await expect(boxAt(page, 0)).toBeVisible();
  await boxAt(page, 0).focus();
  await page.keyboard.press("Space");
  await expect(page.getByText("1 selected").first()).toBeAttached();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Shift+Space");
  await expect(bar(page)).toContainText("3 selected");
  await page.keyboard.press("Control+a");
  await expect(bar(page)).toContainText("50 selected");
  await page.keyboard.press("Control+a");
  await expect(bar(page)).toContainText("60 selected");
  await expect(page.locator("[aria-live=polite]").filter({ hasText: "60 selected" })).toBeAttached();
  await page.keyboard.press("Escape");
  await expect(bar(page)).toBeHidden();
  await expect(page.locator("[aria-live=polite]").filter({ hasText: "Nobody is selected" })).toBeAttached();

  // From any other cell Space shows the person, and Shift+Space selects the row.
  await page.keyboard.press("End");
  await page.keyboard.press("Shift+Space");
  await expect(bar(page)).toContainText("1 selected");
  await bar(page).getByRole("button", { name: "Delete" }).focus();
  await page.keyboard.press("Enter");
  await expect(question(page)).toContainText(/Delete Person \d+\?/);
  await page.keyboard.press("Escape");
  await expect(question(page)).toBeHidden();
  await expect(bar(page)).toContainText("1 selected");
  await bar(page).getByRole("button", { name: "Clear the selection" }).focus();
  await page.keyboard.press("Enter");
  await expect(bar(page)).toBeHidden();
  await expect(page.getByRole("grid", { name: "People" }).locator(":focus")).toHaveCount(1);
});

test("many are refreshed; those that still wait are taken out again by Undo, and queued again by Redo", async ({
  page,
  account,
}) => {
  await addCrowd(account, 4);
  // While one runs, the others wait.
  await park(account, { name: "Being Refreshed", state: "running" });
  await page.goto("/people");
  await box(page, "Person 01").click();
  await box(page, "Person 02").click();
  await bar(page).getByRole("button", { name: "Refresh" }).click();
  const told = "Successfully queued 2 refresh jobs! Jobs run one at a time in the background.";
  await expect(page.getByText(told)).toBeVisible();
  const waiting = page.getByText("Waiting in the queue…");
  await expect(waiting).toHaveCount(2);
  await undo(page).click();
  await expect(page.getByText("Change undone")).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await page.keyboard.press("Control+Shift+Z");
  await expect(page.getByText("Change redone")).toBeVisible();
  await expect(waiting).toHaveCount(2);
});

test("other filters select nobody: what is not seen is not deleted", async ({ page, account }) => {
  await addCrowd(account, 4);
  await page.goto("/people");
  await everyBox(page).click();
  await expect(bar(page)).toContainText("4 selected");
  await page.evaluate(() => {
    history.pushState({}, "", "/people?q=Person%2001");
    dispatchEvent(new PopStateEvent("popstate", { state: {} }));
  });
  await expect(rowOf(page, "Person 02")).toHaveCount(0);
  await expect(bar(page)).toBeHidden();
});

import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { ines, zephyr } from "./people.ts";

const timeline = (page: Page) => page.getByRole("list", { name: "Timeline" });
const entry = (page: Page, text: string) => timeline(page).getByRole("listitem").filter({ hasText: text });
const fields = (page: Page) => page.getByRole("complementary", { name: "Fields" });
const isLost = (page: Page) => page.evaluate(() => document.activeElement === document.body);

for (const way of ["the link", "Back"]) {
  for (const isReloaded of [false, true]) {
    test(`${way} returns to the row, focused${isReloaded ? ", after a reload too" : ""}`, async ({ page, account }) => {
      await account.add(ines, zephyr);
      await page.goto("/people");
      const row = page.getByRole("link", { name: ines.name, exact: true });
      await row.click();
      const list = page.getByRole("navigation", { name: "List" });
      await expect(list).toContainText(/[12] of 2/);
      if (isReloaded) await page.reload();
      await expect(timeline(page)).toBeVisible();
      await expect(list).toContainText(/[12] of 2/);
      if (way === "Back") await page.goBack();
      else await list.getByRole("link", { name: "People", exact: true }).click();
      await expect(row).toBeFocused();
    });
  }
}

test("after a reload the people before and after are those of the list as it is then", async ({ page, account }) => {
  await account.add(ines, zephyr);
  await page.goto("/people");
  await page.getByRole("link", { name: ines.name, exact: true }).click();
  const list = page.getByRole("navigation", { name: "List" });
  await expect(list).toContainText(/[12] of 2/);
  await account.remove(zephyr.name);
  await page.reload();
  await expect(list).toContainText("1 of 1");
});

test("an undo of a change keeps the focus in the timeline", async ({ page, account }) => {
  await account.add(ines);
  await page.goto(`/people/${await account.idOf(ines.name)}`);
  const company = fields(page).getByRole("button", { name: /^Company / });
  await company.click();
  await fields(page).getByRole("textbox", { name: "Company" }).fill("Elsewhere");
  await page.keyboard.press("Enter");
  await expect(company).toContainText("Elsewhere");
  const undo = entry(page, "Elsewhere").getByRole("button", { name: /^Undo/ });
  await undo.press("Enter");
  await expect(company).not.toContainText("Elsewhere");
  await expect(entry(page, "Elsewhere").getByRole("button", { name: /^Undo: / })).toHaveCount(0);
  expect(await isLost(page)).toBe(false);
});

test("when someone was last contacted is right as soon as a touch is deleted, and as it comes back", async ({
  page,
  account,
}) => {
  await account.add(ines);
  await account.logTouch(ines.name, "phone", "Talked about the pilot");
  await page.goto(`/people/${await account.idOf(ines.name)}`);
  const last = fields(page)
    .locator("div")
    .filter({ has: page.getByText("Last in touch", { exact: true }) })
    .last();
  await expect(last).toContainText(/ago|Just now/);
  await entry(page, "Talked about the pilot")
    .getByRole("button", { name: /^Delete this/ })
    .press("Enter");
  await expect(entry(page, "Talked about the pilot")).toHaveCount(0);
  await expect(last).toContainText("Never");
  expect(await isLost(page)).toBe(false);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(entry(page, "Talked about the pilot")).toBeVisible();
  await expect(last).toContainText(/ago|Just now/);
});

test("a note that was deleted comes back from History, which says which note it is", async ({ page, account }) => {
  await account.add(ines);
  await account.note(ines.name, "Wants an intro to Odalys");
  await page.goto(`/people/${await account.idOf(ines.name)}`);
  await entry(page, "Wants an intro").getByRole("button", { name: "Delete note" }).press("Enter");
  await expect.poll(() => account.notes()).toEqual([]);
  await page.reload();
  await timeline(page).waitFor();
  await expect(entry(page, "Wants an intro")).toHaveCount(0);
  await page.keyboard.press("h");
  const history = page.getByRole("dialog", { name: "History" });
  const deletion = history
    .getByRole("listitem")
    .filter({ hasText: "Wants an intro to Odalys" })
    .filter({ hasText: /deleted/i });
  await deletion.getByRole("button", { name: /^Undo/ }).click();
  await expect.poll(() => account.notes()).toEqual(["Wants an intro to Odalys"]);
  await page.keyboard.press("Escape");
  await expect(entry(page, "Wants an intro to Odalys")).toBeVisible();
});

test("a task that is added or done elsewhere is there within seconds", async ({ page, account }) => {
  await account.add(ines);
  await page.goto(`/people/${await account.idOf(ines.name)}`);
  await timeline(page).waitFor();
  await account.addTasks({ title: "Send the deck", founder: ines.name });
  await expect(entry(page, "Send the deck")).toBeVisible({ timeout: 15_000 });
  await expect(fields(page)).toContainText("Send the deck");
});

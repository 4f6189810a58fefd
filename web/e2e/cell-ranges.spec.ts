import { addCrowd, CROWD } from "./crowd.ts";
import { expect, test } from "./fixtures.ts";
import { cellOf } from "./people.ts";

test("what is copied to the end of the table is all of it, though the last rows are still to come", async ({
  page,
  account,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await addCrowd(account);
  await page.goto("/people");
  const company = await cellOf(page, `Person ${CROWD - 1}`, "Company");
  await company.click();
  let arrive: () => void = () => undefined;
  const late = new Promise<void>((resolve) => (arrive = resolve));
  await page.route("**/rest/v1/rpc/list_people", async (route) => {
    await late;
    await route.continue();
  });
  // Opened and given up, so that what edits and copies has come.
  await page.keyboard.press("F2");
  await expect(page.getByRole("textbox", { name: "Company" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(company).toBeFocused();
  await page.keyboard.press("Control+Shift+ArrowDown");
  await page.keyboard.press("Control+c");
  await expect(page.getByRole("status").filter({ hasText: `Loading ${CROWD} rows…` })).toBeVisible();
  arrive();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(async () => (await copied()).split("\n").length).toBe(CROWD);
  await expect(page.getByText("Loading", { exact: false })).toBeHidden();

  // Emptied to the end, and put back by one Undo.
  await page.keyboard.press("Delete");
  await expect(page.getByText(`${CROWD} cells changed`)).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(page.getByText(`Undone: ${CROWD} cells changed`)).toBeVisible();
  await expect(page.locator(`[data-row="${CROWD - 1}"]`)).toContainText("Acme");
});

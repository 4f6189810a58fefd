import { violations } from "./axe.ts";
import { addCrowd, bar, box, question } from "./crowd.ts";
import { expect, test } from "./fixtures.ts";
import { cellOf, rowOf } from "./people.ts";

test("a deleted person is listed among recent deletions, and comes back with their notes", async ({
  page,
  account,
}) => {
  await addCrowd(account, 3);
  await account.note("Person 01", "Met at the fair");
  await page.goto("/people");
  await box(page, "Person 01").click();
  await bar(page).getByRole("button", { name: "Delete" }).click();
  await expect(question(page)).toContainText("Delete Person 01?");
  await question(page).getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("1 person deleted.")).toBeVisible();
  await page.getByRole("button", { name: "Dismiss" }).click();

  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitem", { name: "Recently deleted" }).click();
  const trash = page.getByRole("dialog", { name: "Recently deleted" });
  await expect(trash.getByRole("listitem")).toContainText(["Person 01"]);
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await violations(page)).toEqual([]);
  await trash.getByRole("button", { name: "Restore Person 01" }).click();
  await expect(trash).toContainText("Trash is empty");
  await trash.getByRole("button", { name: "Close" }).click();
  await expect(rowOf(page, "Person 01")).toBeVisible();
  await expect(await cellOf(page, "Person 01", "Notes")).toHaveText("Met at the fair");
});

test.describe("when the server fails", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("what could not be restored stays, and the sentence says so", async ({ page, account }) => {
    await addCrowd(account, 1);
    await page.goto("/people");
    await box(page, "Person 00").click();
    await bar(page).getByRole("button", { name: "Delete" }).click();
    await question(page).getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("Follow your first person")).toBeVisible();
    await page.route("**/rest/v1/rpc/undo", (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto("/people?show=trash");
    const trash = page.getByRole("dialog", { name: "Recently deleted" });
    await trash.getByRole("button", { name: "Restore Person 00" }).click();
    await expect(page.getByText("Failed to restore. Please try again.")).toBeVisible();
    await expect(trash.getByRole("listitem")).toContainText(["Person 00"]);
  });
});

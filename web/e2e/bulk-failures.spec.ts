import { violations } from "./axe.ts";
import { addCrowd, bar, box, everyBox, question, undo } from "./crowd.ts";
import { expect, test } from "./fixtures.ts";
import { rowOf } from "./people.ts";

test.describe("when the server says no", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("the reason is in the dialog beside what was typed, and nobody is changed", async ({ page, account }) => {
    await addCrowd(account, 4);
    await page.goto("/people");
    await everyBox(page).click();
    await bar(page).getByRole("button", { name: "Set a field…" }).click();
    const dialog = page.getByRole("dialog", { name: "Set a field" });
    await dialog.getByLabel("Field", { exact: true }).selectOption("Email");
    await dialog.getByLabel("Value").fill("nobody");
    await dialog.getByRole("button", { name: "Set for 4 people" }).click();
    await expect(dialog.getByRole("alert")).toHaveText("Enter a valid email address.");
    await expect(dialog.getByLabel("Value")).toHaveValue("nobody");
    await page.keyboard.press("Escape");
    await expect(bar(page)).toContainText("4 selected");
  });

  test("people who could not be deleted are there again, and each failure has its sentence", async ({
    page,
    account,
  }) => {
    await addCrowd(account, 4);
    await page.goto("/people");
    await everyBox(page).click();
    await page.route("**/rest/v1/rpc/delete_people", (route) => route.fulfill({ status: 500, json: {} }));
    await page.route("**/rest/v1/rpc/refresh_people", (route) => route.abort());
    await bar(page).getByRole("button", { name: "Delete" }).click();
    await question(page).getByRole("button", { name: "Delete 4 people" }).click();
    await expect(page.getByText("Failed to delete people. Please try again.")).toBeVisible();
    await expect(rowOf(page, "Person 01")).toBeVisible();
    await bar(page).getByRole("button", { name: "Refresh" }).click();
    await expect(page.getByText("Failed to queue refresh jobs. Please try again.")).toBeVisible();
  });
});

test.describe("on a narrow screen", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("cards are selected by a tap; the bar is below them, and its targets are big enough", async ({
    page,
    account,
  }) => {
    await addCrowd(account, 8);
    await page.goto("/people");
    await box(page, "Person 01").tap();
    await expect(bar(page)).toContainText("1 selected");
    for (const button of await bar(page).getByRole("button").all()) {
      const size = await button.boundingBox();
      expect(Math.min(size?.width ?? 0, size?.height ?? 0), await button.innerText()).toBeGreaterThanOrEqual(44);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);
    await expect(page.getByRole("button", { name: "Add and more" })).toBeHidden();
    const list = await page.getByRole("list", { name: "People" }).locator("xpath=..").boundingBox();
    const floating = await bar(page).boundingBox();
    expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual((floating?.y ?? 0) + 1);
    expect(await violations(page)).toEqual([]);

    await bar(page).getByRole("button", { name: "Select all 8 that match" }).tap();
    await bar(page).getByRole("button", { name: "Delete" }).tap();
    await question(page).getByRole("button", { name: "Delete 8 people" }).tap();
    await expect(page.getByText("8 people deleted.")).toBeVisible();
    await undo(page).tap();
    await expect(box(page, "Person 01")).toBeVisible();
    await expect(page.getByRole("button", { name: "Add and more" })).toBeVisible();
  });
});

import { ada, header, openPanel, panelOf } from "./columns.ts";
import { expect, test } from "./fixtures.ts";
import { cellOf } from "./people.ts";
import { allWritten, watchWrites } from "./writes.ts";

test("a word typed on a Stage cell chooses the stage of that name, and one of no stage leaves the cell as it is", async ({
  page,
  account,
}) => {
  watchWrites(page);
  await account.add(ada);
  await account.arrange({ hidden: ["update", "meetingSummaries", "notes"] });
  await page.setViewportSize({ width: 1900, height: 700 });
  await page.goto("/people");
  await openPanel(page);
  await panelOf(page).getByRole("checkbox", { name: "Stage" }).click();
  await expect(header(page, "Stage")).toHaveCount(1);
  await page.keyboard.press("Escape");
  const stage = await cellOf(page, ada.name, "Stage");
  const list = page.getByRole("listbox", { name: "Stage" });
  await stage.click();
  await expect(list).toBeHidden();
  await page.keyboard.type("meeting", { delay: 40 });
  await page.keyboard.press("Enter");
  await expect(stage).toHaveText("Meeting");
  await page.keyboard.type("zzz");
  await page.keyboard.press("Enter");
  await expect(page.getByText("No match for “zzz”", { exact: true }).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
  await expect(stage).toHaveText("Meeting");
  await page.keyboard.type("cl");
  await page.keyboard.press("Enter");
  await expect(stage).toHaveText("Closed");
  await page.keyboard.press("Escape");
  await expect(stage).toBeFocused();
  await allWritten(page);
  await page.reload();
  await expect(await cellOf(page, ada.name, "Stage")).toHaveText("Closed");
});

import type { Page } from "@playwright/test";
import { isFullRun } from "../../supabase/tests/full-run.ts";
import { card, stop, titles } from "./board.ts";
import { expect, test } from "./fixtures.ts";
import { slowProcessor } from "./slow-processor.ts";

/** A slow computer, on a line where the code that is fetched later comes two seconds late. */
async function slowDown(page: Page) {
  await slowProcessor(page);
  let isFirst = true;
  await page.route("**/assets/*.js", async (route) => {
    const isNeededFirst = isFirst || /(main|index|tasks)-/.test(route.request().url());
    isFirst = false;
    if (!isNeededFirst) await new Promise((resolve) => setTimeout(resolve, 2_000));
    await route.continue();
  });
}

/** Presses keys in the page one right after the other, without waiting for anything: faster than any hand. */
function pressAtOnce(page: Page, ...codes: string[]) {
  return page.evaluate((pressed) => {
    for (const code of pressed) {
      const key = code === "Space" ? " " : code;
      document.activeElement?.dispatchEvent(
        new KeyboardEvent("keydown", { key, code, bubbles: true, cancelable: true }),
      );
    }
  }, codes);
}

test.describe("on a slow computer", () => {
  test("no key that is pressed as soon as the board is there gets lost", async ({ page, account }) => {
    test.slow();
    await account.addTasks({ title: "One" }, { title: "Two" }, { title: "Three" }, { title: "Four", status: "done" });
    await slowDown(page);
    await page.goto("/tasks");
    for (let round = 0; round < (isFullRun ? 2 : 1); round += 1) {
      await stop(page, "One").focus();
      await page.keyboard.press("Space");
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("Space");
      await expect.poll(() => titles(page, "IN PROGRESS")).toEqual(["One"]);
      await expect(stop(page, "One")).toBeFocused();
      await page.keyboard.press("Space");
      await page.keyboard.press("ArrowLeft");
      await page.keyboard.press("Space");
      await expect.poll(() => titles(page, "TO DO")).toEqual(["One", "Two", "Three"]);
      await expect.poll(async () => (await account.tasks()).map(({ status }) => status)).not.toContain("in_progress");
      await page.reload();
    }
    await stop(page, "Two").focus();
    await page.keyboard.press("Enter");
    await page.keyboard.type("Second");
    await expect(page.getByLabel("Title")).toHaveValue("TwoSecond");
  });
});

test("keys of one moment are all heard: a card is carried twice before the board is drawn again", async ({
  page,
  account,
}) => {
  await account.addTasks({ title: "One" }, { title: "Two" }, { title: "Three" });
  await page.goto("/tasks");
  await stop(page, "One").focus();
  await pressAtOnce(page, "Space", "ArrowDown", "Space", "Space", "ArrowDown", "Space");
  await expect.poll(() => titles(page, "TO DO")).toEqual(["Two", "Three", "One"]);
  await expect.poll(async () => (await account.tasks()).map(({ title }) => title)).toEqual(["Two", "Three", "One"]);
  await expect(stop(page, "One")).toBeFocused();
});

test("a carried card that is put back says so, and completing a task by keyboard leads to the next one", async ({
  page,
  account,
}) => {
  await account.addTasks({ title: "One" }, { title: "Two" }, { title: "Three" });
  await page.goto("/tasks");
  await stop(page, "One").focus();
  await pressAtOnce(page, "Space", "ArrowRight", "Escape");
  await expect(page.getByText("One is back where it was.")).toBeAttached();
  await expect(stop(page, "One")).toBeFocused();
  await card(page, "One").getByRole("button", { name: "Complete One" }).press("Enter");
  await expect.poll(() => titles(page, "DONE")).toEqual(["One"]);
  await expect(stop(page, "Two")).toBeFocused();
});

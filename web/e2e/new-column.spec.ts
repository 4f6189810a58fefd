import type { Page } from "@playwright/test";
import { violations } from "./axe.ts";
import { addColumn, ada, addDialogOf, header, openPanel } from "./columns.ts";
import { expect, test } from "./fixtures.ts";
import { cellOf } from "./people.ts";

test.beforeEach(async ({ page, account }) => {
  await account.add(ada);
  await page.goto("/people");
  await expect(page.getByRole("link", { name: ada.name, exact: true })).toBeVisible();
});

/** Notes from now on which columns flash; their ids are those of the header's cells. */
async function noteFlashes(page: Page) {
  await page.evaluate(() => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (this: Element, ...given) {
      const { flashed = "" } = document.body.dataset;
      document.body.dataset["flashed"] = `${flashed} ${this.getAttribute("data-column")}`;
      return animate.apply(this, given);
    };
  });
  return () => page.evaluate(() => new Set(document.body.dataset["flashed"]?.trim().split(" ") ?? []).size);
}

const paneOf = (page: Page) => page.getByRole("grid", { name: "People" }).locator("..");
const plusOf = (page: Page) => page.getByRole("button", { name: "Add column", exact: true });

for (const width of [1440, 1280]) {
  test(`a + ends the header row, and a new column is shown with its first cell active, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: "no-preference" });
    const flashes = await noteFlashes(page);
    const last = await page.getByRole("columnheader").last().boundingBox();
    const plus = await plusOf(page).boundingBox();
    const pane = await paneOf(page).boundingBox();
    if (!last || !plus || !pane) throw new Error("The header is not drawn.");
    expect(plus.x).toBeGreaterThanOrEqual(last.x + last.width);
    expect(plus.x + plus.width).toBeLessThanOrEqual(pane.x + pane.width);
    // The columns make room for it: nothing scrolls sideways.
    expect(await paneOf(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    expect(await violations(page)).toEqual([]);

    await plusOf(page).click();
    await addDialogOf(page).getByLabel("Field label").fill("Deal Size");
    await addDialogOf(page).getByRole("button", { name: "Add Column" }).click();
    await expect(addDialogOf(page)).toBeHidden();
    await expect(await cellOf(page, ada.name, "Deal Size")).toBeFocused();
    await expect(header(page, "Deal Size")).toBeInViewport({ ratio: 1 });
    await expect.poll(flashes).toBe(1);
    await page.keyboard.type("12");
    await page.keyboard.press("Enter");
    await expect(await cellOf(page, ada.name, "Deal Size")).toHaveText("12");

    // From the panel, beside which the table has to scroll.
    await openPanel(page);
    await addColumn(page, "Team", "text");
    await expect(await cellOf(page, ada.name, "Team")).toBeFocused();
    await expect(header(page, "Team")).toBeInViewport({ ratio: 1 });
    await expect.poll(flashes).toBe(2);

    await page.emulateMedia({ reducedMotion: "reduce" });
    await addColumn(page, "Round", "text");
    await expect(await cellOf(page, ada.name, "Round")).toBeFocused();
    expect(await flashes()).toBe(2);
  });
}

test("the + of the header row is reached with the arrow keys, and takes the focus back from its dialog", async ({
  page,
}) => {
  await header(page, "Posted").focus();
  await page.keyboard.press("ArrowRight");
  await expect(plusOf(page)).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(header(page, "Posted")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowDown");
  await expect(await cellOf(page, ada.name, "Posted")).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(addDialogOf(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(addDialogOf(page)).toBeHidden();
  await expect(plusOf(page)).toBeFocused();
  await expect(header(page, "Posted")).toHaveAttribute("aria-sort", "none");
});

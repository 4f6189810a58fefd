import type { Locator, Page } from "@playwright/test";
import { addCrowd, CROWD } from "./crowd.ts";
import { expect, test } from "./fixtures.ts";
import { cellOf } from "./people.ts";

test("what is copied to the end of the table is all of it, though the last rows are still to come", async ({
  page,
  account,
  context,
}) => {
  test.slow();
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

  // Emptied to the end, and put back by one Undo, each with one request.
  await page.keyboard.press("Delete");
  await expect(page.getByText(`Company updated for ${CROWD} people`)).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(page.getByText("Change undone")).toBeVisible();
  await expect(page.locator(`[data-row="${CROWD - 1}"]`)).toContainText("Acme");
});

const paneOf = (page: Page) => page.getByRole("grid", { name: "People" }).locator("..");
const inHand = (page: Page) => page.locator("[role=gridcell][data-active]");
const rowInHand = (page: Page) => page.locator("[data-row]:has([role=gridcell][data-active])");

async function boxOf(of: Locator) {
  const box = await of.boundingBox();
  if (!box) throw new Error("It is not on screen.");
  return box;
}

async function pressOn(page: Page, cell: Locator) {
  const { x, y } = await boxOf(cell);
  await page.mouse.move(x + 10, y + 10);
  await page.mouse.down();
  return { x: x + 10, y: y + 10 };
}

/** How far the pane is scrolled, once in each of some frames. */
const places = (page: Page) =>
  paneOf(page).evaluate(async (pane) => {
    const seen: string[] = [];
    while (seen.length < 5) {
      await new Promise((next) => requestAnimationFrame(next));
      seen.push(`${pane.scrollLeft} ${pane.scrollTop}`);
    }
    return seen;
  });

test("a range that is dragged beyond the edge scrolls the table, to its last row and back, and ends where it is released", async ({
  page,
  account,
}) => {
  await addCrowd(account);
  await page.goto("/people");
  const { x } = await pressOn(page, await cellOf(page, `Person ${CROWD - 2}`, "Company"));
  const pane = await boxOf(paneOf(page));
  await page.mouse.move(x, pane.y + pane.height + 30, { steps: 3 });
  await expect(rowInHand(page)).toHaveAttribute("data-row", String(CROWD - 1));
  await expect(rowInHand(page)).toBeInViewport();
  await page.mouse.move(x, pane.y - 40, { steps: 3 });
  await expect(rowInHand(page)).toHaveAttribute("data-row", "0");
  await page.mouse.move(x, pane.y + pane.height + 5, { steps: 3 });
  await expect.poll(async () => new Set(await places(page)).size).toBeGreaterThan(1);
  await page.mouse.up();
  expect(new Set(await places(page)).size).toBe(1);

  // The keyboard goes on where the mouse left off.
  const row = Number(await rowInHand(page).getAttribute("data-row"));
  await expect(inHand(page)).toBeFocused();
  await page.keyboard.press("Shift+ArrowDown");
  await expect(rowInHand(page)).toHaveAttribute("data-row", String(row + 1));
  await expect(page.locator('[data-row] [role=gridcell][aria-selected="true"]').first()).toBeVisible();
});

for (const direction of ["ltr", "rtl"] as const) {
  test(`a range that is dragged sideways scrolls the columns, ${direction}`, async ({ page, account }) => {
    // Too narrow for the columns, however far they shrink.
    await page.setViewportSize({ width: 1024, height: 768 });
    await addCrowd(account, 3);
    await page.goto("/people");
    await page.evaluate((dir) => document.documentElement.setAttribute("dir", dir), direction);
    const from = await pressOn(page, await cellOf(page, "Person 01", "Company"));
    const [end, start] = direction === "ltr" ? [1022, 2] : [2, 1022];
    await page.mouse.move(end, from.y, { steps: 3 });
    const last = Number(await page.getByRole("grid").getAttribute("aria-colcount"));
    await expect(inHand(page)).toHaveAttribute("aria-colindex", String(last));
    await expect(inHand(page)).toBeInViewport({ ratio: 1 });
    const isScrolled = () => paneOf(page).evaluate((pane) => pane.scrollLeft !== 0);
    expect(await isScrolled()).toBe(true);
    await page.mouse.move(start, from.y, { steps: 3 });
    await expect.poll(isScrolled).toBe(false);
    await expect(inHand(page)).toHaveAttribute("aria-colindex", "1");
    await page.mouse.up();
  });
}

test("a copied block fills a longer range again and again, and it is said what changed", async ({
  page,
  account,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await addCrowd(account, 4);
  await page.goto("/people");
  const summaries = await cellOf(page, "Person 03", "Meeting summaries");
  await (await cellOf(page, "Person 03", "Company")).click();
  await page.keyboard.press("Shift+ArrowDown");
  await page.keyboard.press("Control+c");
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe("Globex\nAcme");
  await summaries.click();
  await page.keyboard.press("Control+Shift+ArrowDown");
  await page.keyboard.press("Control+v");
  await expect(page.getByText("Meeting summaries updated for 4 people")).toBeVisible();
  for (const [at, text] of ["Acme", "Globex", "Acme", "Globex"].entries()) {
    await expect(await cellOf(page, `Person 0${at}`, "Meeting summaries")).toHaveText(text);
  }
});

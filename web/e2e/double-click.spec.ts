import type { Locator, Page } from "@playwright/test";
import { addCrowd } from "./crowd.ts";
import { expect, test } from "./fixtures.ts";
import { cellOf } from "./people.ts";

const COUNT = 30;

const kinds = [
  { label: "Email", editor: "textbox" },
  { label: "Company", editor: "textbox" },
  { label: "Meeting summaries", editor: "textbox" },
  { label: "Notes", editor: "textbox" },
  { label: "Warmth", type: "select", options: ["Cold", "Warm", "Hot"], editor: "listbox" },
  { label: "Tags", type: "multiselect", options: ["Fast", "Kind"], editor: "listbox" },
  { label: "Advisor", type: "boolean", editor: "listbox" },
  { label: "Deal", type: "number", editor: "textbox" },
  { label: "Motto", type: "text", editor: "textbox" },
  { label: "Met", type: "date", editor: null },
] as const;

test.beforeEach(async ({ page, account }) => {
  for (const kind of kinds) {
    if (!("type" in kind)) continue;
    const { label, type } = kind;
    const options = "options" in kind ? { options: [...kind.options] } : {};
    await account.addField({ name: label.toLowerCase(), label, type, ...options });
  }
  await account.arrange({
    hidden: ["update", "lastPostDate"],
    widths: { meetingSummaries: 120, notes: 120, email: 120 },
  });
  await addCrowd(account, COUNT);
  await page.setViewportSize({ width: 1900, height: 700 });
  await page.goto("/people");
  await expect(await cellOf(page, "Person 29", "Met")).toBeVisible();
});

/** What is sent to the server while something is done, other than reads. */
async function writesDuring(page: Page, act: () => Promise<void>) {
  const writes: string[] = [];
  const note = (request: { method: () => string; url: () => string }) => {
    const isWrite = ["PATCH", "DELETE"].includes(request.method()) || /custom_values|notes|set_/.test(request.url());
    if (isWrite && request.method() !== "GET") writes.push(`${request.method()} ${request.url()}`);
  };
  page.on("request", note);
  await act();
  page.off("request", note);
  return writes;
}

async function centreOf(cell: Locator) {
  const box = await cell.boundingBox();
  if (!box) throw new Error("The cell is not on screen.");
  // Where people press: in the middle, not on the cell's very edge.
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Clicks of a real mouse with a person's pauses between them. `isCounted`: the system still takes them for one double click. */
async function clicks(
  page: Page,
  cell: Locator,
  { gap, count = 2, isCounted = true }: { gap: number; count?: number; isCounted?: boolean },
) {
  const { x, y } = await centreOf(cell);
  await page.mouse.move(x, y);
  for (let click = 1; click <= count; click += 1) {
    if (click > 1) await page.waitForTimeout(gap);
    const clickCount = isCounted ? click : 1;
    await page.mouse.down({ clickCount });
    await page.mouse.up({ clickCount });
  }
}

const openEditor = (page: Page) => page.locator("[data-editor]");

/** A cell at the very top, and the last one that is wholly in view at the foot of the pane, where lists open upwards. */
async function cellsOf(page: Page, column: string) {
  const at = await page.getByRole("columnheader", { name: column, exact: true }).getAttribute("data-column");
  const last = await page.getByRole("grid", { name: "People" }).evaluate((grid) => {
    const pane = grid.parentElement?.getBoundingClientRect();
    const rows = [...grid.querySelectorAll<HTMLElement>("[data-row]")];
    return rows.findLast((row) => row.getBoundingClientRect().bottom <= (pane?.bottom ?? 0))?.dataset["row"];
  });
  const cell = (row: string) => page.locator(`[data-row="${row}"] [data-column="${at ?? ""}"]`);
  return [cell("0"), cell(last ?? "")];
}

const ways = [{ gap: 20 }, { gap: 130 }, { gap: 130, isCounted: false }, { gap: 300 }, { gap: 130, count: 3 }] as const;

for (const { label, editor, ...kind } of kinds) {
  test(`a double click on a cell of ${label} opens its editor, and writes nothing`, async ({ page }) => {
    const writes = await writesDuring(page, async () => {
      for (const cell of await cellsOf(page, label)) {
        const before = await cell.textContent();
        for (const way of ways) {
          await clicks(page, cell, way);
          const said = JSON.stringify(way);
          const isInvited = "type" in kind;
          // Cells that do not invite a single click need clicks that the system takes for a double click.
          if (!("isCounted" in way) || isInvited) await expect(openEditor(page), said).toBeVisible();
          if (editor && (await openEditor(page).isVisible()))
            await expect(openEditor(page).getByRole(editor)).toBeFocused();
          await page.keyboard.press("Escape");
          await expect(openEditor(page)).toBeHidden();
          expect(await cell.textContent(), said).toBe(before);
        }
      }
    });
    expect(writes).toEqual([]);
  });
}

test("a list never lies over its own cell, and is whole within the pane", async ({ page }) => {
  for (const cell of await cellsOf(page, "Warmth")) {
    await clicks(page, cell, { gap: 130 });
    const list = page.getByRole("listbox", { name: "Warmth" });
    const [over, own] = [await list.boundingBox(), await cell.boundingBox()];
    const pane = await page.getByRole("grid", { name: "People" }).locator("..").boundingBox();
    if (!over || !own || !pane) throw new Error("Nothing to measure.");
    expect(over.y >= own.y + own.height || over.y + over.height <= own.y).toBe(true);
    expect(over.y).toBeGreaterThanOrEqual(pane.y);
    expect(over.y + over.height).toBeLessThanOrEqual(pane.y + pane.height);
    await page.keyboard.press("Escape");
  }
});

test("once the list is open, a press on an option chooses it, and so do Space and Enter", async ({ page }) => {
  const [advisor] = await cellsOf(page, "Advisor");
  if (!advisor) throw new Error("No cell.");
  await clicks(page, advisor, { gap: 130 });
  await page.getByRole("option", { name: "No", exact: true }).click();
  await expect(advisor).toHaveText("No");
  await expect(advisor).toBeFocused();
  await page.keyboard.press("F2");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Space");
  await expect(advisor).toHaveText("Yes");
  // Filled, it opens like every other filled cell: a single press only makes it the active one.
  await advisor.click();
  await expect(openEditor(page)).toBeHidden();
});

test.describe("a finger", () => {
  test.use({ hasTouch: true });

  test("that taps twice opens a list and chooses nothing in it", async ({ page }) => {
    for (const label of ["Warmth", "Tags", "Advisor"]) {
      for (const cell of await cellsOf(page, label)) {
        const before = await cell.textContent();
        const { x, y } = await centreOf(cell);
        await page.touchscreen.tap(x, y);
        await page.waitForTimeout(120);
        await page.touchscreen.tap(x, y);
        await expect(openEditor(page).getByRole("listbox")).toBeFocused();
        await page.keyboard.press("Escape");
        expect(await cell.textContent()).toBe(before);
      }
    }
  });
});

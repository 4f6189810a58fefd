import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { cellOf, ines, rowOf, samplePeople } from "./people.ts";

/** How much of every summary is on screen: the letters from its start whose boxes lie where nothing cuts them off. */
function lettersOnScreen(page: Page) {
  return page.getByRole("grid", { name: "People" }).evaluate((grid) => {
    const pen = document.createElement("canvas").getContext("2d");
    const pane = grid.parentElement?.getBoundingClientRect();
    if (!pen || !pane) throw new Error("The table is not drawn.");
    const header = [...grid.querySelectorAll("[role=columnheader]")].find(({ ariaLabel }) => ariaLabel === "Update");
    const column = header?.getAttribute("data-column") ?? "";
    return [...grid.querySelectorAll(`[role=gridcell][data-column="${column}"] p`)].map((paragraph) => {
      const style = getComputedStyle(paragraph);
      const box = paragraph.getBoundingClientRect();
      pen.font = style.font;
      const cut = pen.measureText("…").width;
      const isReversed = style.direction === "rtl";
      const words = [...paragraph.childNodes].find((node) => node instanceof Text);
      const text = words?.textContent ?? "";
      const isOnScreen = (at: number, isEnd: boolean) => {
        const range = document.createRange();
        if (words) range.setStart(words, at);
        if (words) range.setEnd(words, at + 1);
        const letter = range.getClientRects()[0];
        if (!letter) return true; // of a letter with the one before it
        // Where a text continues, its last line ends with an ellipsis, which covers the words below it.
        const reserved = isEnd ? 0 : cut;
        const left = Math.max(box.left, pane.left) + (isReversed ? reserved : 0);
        const right = Math.min(box.right, pane.right) - (isReversed ? 0 : reserved);
        const isOnLastLine = letter.bottom > box.bottom - letter.height * 1.2;
        return (
          letter.bottom <= Math.min(box.bottom, pane.bottom) + 1 &&
          (isOnLastLine
            ? letter.left >= left - 1 && letter.right <= right + 1
            : letter.left >= pane.left && letter.right <= pane.right)
        );
      };
      let count = 0;
      while (count < text.length && isOnScreen(count, false)) count += 1;
      // The whole text needs no ellipsis.
      let whole = count;
      while (whole < text.length && isOnScreen(whole, true)) whole += 1;
      return { text, count: whole === text.length ? whole : count };
    });
  });
}

/** How much moved by itself since the page came, as the browser reckons it. */
function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          // The browser's type has no name yet.
          const shifts = list.getEntries() as (PerformanceEntry & { value?: number })[];
          resolve(shifts.reduce((sum, { value = 0 }) => sum + value, 0));
        }).observe({ type: "layout-shift", buffered: true });
        // Without a shift there is nothing to tell of.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );
}

/** A machine without letters of its own for a script draws a box for every mark of it. */
const isDrawnByChance = (text: string) => /\p{Script=Devanagari}/u.test(text);

for (const { width, letters, marks } of [
  { width: 1280, letters: 70, marks: 70 },
  { width: 1440, letters: 90, marks: 70 },
]) {
  test(`at ${width} px the first ${letters} letters of every summary are on screen`, async ({ page, account }) => {
    // High enough for everybody: only what is in view is drawn.
    await page.setViewportSize({ width, height: 900 });
    await account.add(...samplePeople);
    await expect.poll(() => account.waiting()).toBe(0);
    await page.goto("/people");
    await expect(rowOf(page, ines.name).getByRole("paragraph")).toContainText("Bramblewick");
    expect(await shiftOf(page), "nothing moves while the table comes").toBeLessThan(0.01);
    const shown = await lettersOnScreen(page);
    expect(shown).toHaveLength(samplePeople.length);
    const tooShort = shown.filter(
      ({ text, count }) => count < Math.min(text.length, isDrawnByChance(text) ? marks : letters),
    );
    expect(tooShort).toEqual([]);
    // Nor does it take sideways scrolling to see the rest.
    const pane = page.getByRole("grid", { name: "People" }).locator("..");
    expect(await pane.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
  });
}

test("columns shrink to the pane, docked panels or not, until one is resized; then all stay as they were", async ({
  page,
  account,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await account.add(...samplePeople.slice(0, 2));
  await page.goto("/people");
  await rowOf(page, ines.name).waitFor();
  const headers = page.getByRole("columnheader");
  const widths = async () => {
    const boxes = await headers.evaluateAll((all) =>
      all.map((one) => [one.ariaLabel, one.getBoundingClientRect().width]),
    );
    return Object.fromEntries(boxes) as Record<string, number>;
  };
  const pane = page.getByRole("grid", { name: "People" }).locator("..");
  const overflow = () => pane.evaluate((element) => element.scrollWidth - element.clientWidth);
  const before = await widths();
  expect(before).toMatchObject({ Select: 60, NO: 60, "LinkedIn URL": 50, Update: 350 });
  expect(
    Math.min(...["Name", "Email", "Company", "Meeting summaries", "Notes"].map((name) => before[name] ?? 0)),
  ).toBeGreaterThanOrEqual(96);

  await page.getByRole("button", { name: "Column settings" }).click();
  await expect.poll(async () => (await widths())["Notes"]).toBeLessThan(before["Notes"] ?? 0);
  expect((await widths())["Update"]).toBe(350);
  await page.getByRole("button", { name: "Close columns" }).click();
  await expect.poll(widths).toEqual(before);

  const edge = await page.getByRole("columnheader", { name: "Email" }).locator("[data-resize]").boundingBox();
  if (!edge) throw new Error("The column has no edge to drag.");
  await page.mouse.move(edge.x + 2, edge.y + 8);
  await page.mouse.down();
  await page.mouse.move(edge.x + 52, edge.y + 8, { steps: 4 });
  await page.mouse.up();
  await expect.poll(widths).toEqual({ ...before, Email: (before["Email"] ?? 0) + 50, Posted: expect.any(Number) });
  await page.setViewportSize({ width: 1100, height: 720 });
  await expect.poll(overflow).toBeGreaterThan(0);
  expect((await widths())["Notes"]).toBe(before["Notes"]);

  await page.setViewportSize({ width: 1280, height: 720 });
  await page.getByRole("button", { name: "Column settings" }).click();
  await page.getByRole("button", { name: "Reset widths" }).click();
  await page.getByRole("button", { name: "Close columns" }).click();
  await expect.poll(widths).toEqual(before);
});

test("someone invented is marked, and every link of theirs stays inside the product", async ({ page, account }) => {
  const real = { name: "Li Shan", profileUrl: "https://www.linkedin.com/in/demo-lishan" };
  await account.add(ines, real);
  await expect.poll(() => account.waiting()).toBe(0);
  await page.goto("/people");
  const row = rowOf(page, ines.name);
  await expect(row.getByText("Sample", { exact: true })).toBeVisible();
  await expect(rowOf(page, real.name).getByText("Sample", { exact: true })).toHaveCount(0);
  const away = page.locator('a[href*="linkedin.com"]');
  await expect(rowOf(page, real.name).locator(away)).toHaveCount(1);
  await expect(row.locator(away)).toHaveCount(0);

  const summary = await row.getByRole("paragraph").innerText();
  await (await cellOf(page, ines.name, "LinkedIn URL")).getByRole("link").click();
  await expect(page).toHaveURL(/\/people\/[0-9a-f-]{36}\?post=\d+$/);
  await expect(page.getByText("Sample · Invented, to show how Tracker works")).toBeVisible();
  const open = page
    .getByRole("list", { name: "Timeline" })
    .getByRole("listitem")
    .filter({ has: page.locator("[aria-expanded=true]") });
  await expect(open).toHaveCount(1);
  await expect(open).toBeInViewport();
  // The whole post, which has the sentences of the summary once.
  const first = summary.split(". ")[0] ?? "";
  await expect(open.getByText(first, { exact: false }).and(page.locator(":visible"))).toHaveCount(1);
  await expect(open.getByText("Sample post. It isn't on LinkedIn.")).toBeVisible();
  await expect(away).toHaveCount(0);
});

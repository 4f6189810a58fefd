import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { ines, zephyr } from "./people.ts";

const timeline = (page: Page) => page.getByRole("list", { name: "Timeline" });

const entry = (page: Page, text: string) => timeline(page).getByRole("listitem").filter({ hasText: text });
const focusedEntry = (page: Page) => page.evaluate(() => document.activeElement?.closest("li")?.textContent ?? null);

for (const width of [1440, 360]) {
  test(`the editor of every field is whole at ${width} pixels`, async ({ page, account }) => {
    await account.add(ines);
    await page.setViewportSize({ width, height: 740 });
    await page.goto(`/people/${await account.idOf(ines.name)}`);
    if (width === 360) await page.getByText("All fields").click();
    const fields = page.locator("[data-record-field]");
    await fields.first().waitFor();
    const names = await fields.evaluateAll((all) => all.map((one) => one.getAttribute("data-record-field") ?? ""));
    expect(names.length).toBeGreaterThan(8);
    const cut: string[] = [];
    for (const name of names) {
      await page.locator(`[data-record-field="${name}"]`).click();
      const editor = page.locator("[data-editor]");
      await editor.waitFor();
      // Whatever scrolls would cut what is wider than it.
      const isCut = await editor.evaluate((box) => {
        let pane: Element | null = box;
        while (pane && getComputedStyle(pane).overflowX === "visible") pane = pane.parentElement;
        const edge = pane ? pane.getBoundingClientRect().left + pane.clientWidth : window.innerWidth;
        return [box, ...box.querySelectorAll("button")].some((one) => one.getBoundingClientRect().right > edge);
      });
      if (isCut) cut.push(name);
      await page.keyboard.press("Escape");
      await expect(editor).toHaveCount(0);
    }
    expect(cut).toEqual([]);
  });
}

/** Adds up the layout shift, from the next page on. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    let moved = 0;
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) if ("value" in shift) moved += Number(shift.value);
      document.documentElement.dataset["moved"] = String(moved);
    }).observe({ type: "layout-shift", buffered: true });
  });
const movedSoFar = async (page: Page) => Number((await page.locator("html").getAttribute("data-moved")) ?? 0);

test("on a desktop nothing moves while the page loads, from its address and from the table", async ({
  page,
  account,
}) => {
  await account.add(ines);
  await account.note(ines.name, "A note");
  await expect.poll(() => account.waiting()).toBe(0);
  await watchShifts(page);
  const isWhole = async () => {
    await expect(timeline(page).getByRole("listitem").first()).toBeVisible();
    const fields = page.getByRole("complementary", { name: "Fields" });
    await expect(fields.getByRole("button", { name: /^Company / })).toBeVisible();
    await expect(fields).toContainText(/Sample postsChecked/);
  };
  const figures: string[] = [];
  for (const width of [1440, 1280, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/people/${await account.idOf(ines.name)}`);
    await isWhole();
    const cold = await movedSoFar(page);
    await page.goto("/people");
    await page.getByRole("link", { name: ines.name, exact: true }).click();
    await isWhole();
    const pressed = await movedSoFar(page);
    figures.push(`${width} px: ${cold.toFixed(4)} cold, ${pressed.toFixed(4)} with the table before`);
    expect(Math.max(cold, pressed)).toBeLessThan(0.02);
  }
  console.log(`layout shift of the person page at ${figures.join("; ")}`);
});

test("the buttons are where they are, however long a name is", async ({ page, account }) => {
  const long = { ...zephyr, name: "Maximiliana Featherstonehaugh-Cholmondeley", company: "Bramblewick and Daughters" };
  await account.add({ name: ines.name, profileUrl: ines.profileUrl }, long);
  const places = [];
  for (const width of [1440, 1100, 800, 360]) {
    await page.setViewportSize({ width, height: 740 });
    for (const { name } of [ines, long]) {
      await page.goto(`/people/${await account.idOf(name)}`);
      await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
      // Until its font is loaded, a button is a little wider.
      await page.evaluate(() => document.fonts.ready.then(() => null));
      places.push((await page.getByRole("button", { name: "New task" }).boundingBox())?.x);
    }
    expect(places.pop()).toBe(places.pop());
  }
});

test("the keyboard goes on where it was: after a new task, another date and a deletion", async ({ page, account }) => {
  await account.add(ines);
  await account.note(ines.name, "First note");
  await account.note(ines.name, "Second note");
  await page.goto(`/people/${await account.idOf(ines.name)}`);
  await entry(page, "Second note").waitFor();
  const all = page.getByRole("group", { name: "Show" }).getByRole("button", { name: /^Tasks/ });
  await page.keyboard.press("t");
  await page.getByRole("dialog").getByLabel("Title").fill("Send the deck");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^New task/ })).toBeFocused();
  await expect(entry(page, "Send the deck")).toBeVisible();
  await expect(all).toHaveText(/1$/);

  const due = page.getByRole("button", { name: "Set a due date for Send the deck" });
  for (const time of ["first", "second"]) {
    await test.step(`another date, the ${time} time`, async () => {
      await due.focus();
      await page.keyboard.press("Enter");
      await page.getByRole("menuitem", { name: "Other date…" }).press("Enter");
      await expect(page.getByRole("dialog", { name: "Edit task" })).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(due).toBeFocused();
    });
  }

  await entry(page, "Second note").getByRole("button", { name: "Delete note" }).press("Enter");
  await expect(entry(page, "Second note")).toHaveCount(0);
  expect(await focusedEntry(page)).not.toBeNull();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("the first screen has the name, what can be done and the first entries, and nothing moves as they come", async ({
    page,
    account,
  }) => {
    await account.add(ines);
    await expect.poll(() => account.waiting()).toBe(0);
    await watchShifts(page);
    await page.goto(`/people/${await account.idOf(ines.name)}`);
    const first = timeline(page).getByRole("listitem").first();
    await expect(first).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    await expect(page.getByRole("button", { name: "Write email" })).toBeInViewport();
    expect((await first.boundingBox())?.y).toBeLessThan(420);
    expect(await movedSoFar(page)).toBeLessThan(0.01);
    // The search is a button until it is wanted.
    const search = page.getByRole("textbox", { name: "Search the timeline" });
    await expect(search).toBeHidden();
    await page.getByRole("button", { name: "Search the timeline" }).tap();
    await expect(search).toBeFocused();
    await search.fill("nothing like it");
    await expect(page.getByText("Nothing found for “nothing like it”")).toBeVisible();
    await page.getByRole("button", { name: "Clear search" }).first().tap();
    await expect(search).toBeFocused();
    await search.blur();
    await expect(search).toBeHidden();
  });

  test("the round button covers nothing at the end of the page, and goes while something is typed", async ({
    page,
    account,
  }) => {
    await account.add(ines);
    await expect.poll(() => account.waiting()).toBe(0);
    await page.goto(`/people/${await account.idOf(ines.name)}?show=changes`);
    const last = timeline(page).getByRole("listitem").last();
    await last.waitFor();
    await last.evaluate((item) => item.closest(".pb-floats")?.scrollTo(0, 1e6));
    const plus = page.getByRole("button", { name: "Add and more" });
    const [over, under] = [await plus.boundingBox(), await last.boundingBox()];
    expect((under?.y ?? 0) + (under?.height ?? 0)).toBeLessThanOrEqual(over?.y ?? 0);
    const note = page.getByRole("textbox", { name: "Note", exact: true });
    await note.tap();
    await expect(plus).toBeHidden();
    await note.fill("Met at the fair");
    await page.getByRole("button", { name: "Save" }).tap();
    await expect(note).toHaveValue("");
    await expect(note).toBeFocused();
  });

  test("the recipient's address and its Change are beside each other", async ({ page, account }) => {
    await account.add({ ...ines, email: "a-long-name-of-someone@bramblewick-robotics.example" });
    await page.goto(`/people/${await account.idOf(ines.name)}`);
    await page.getByRole("button", { name: "Write email" }).tap();
    const dialog = page.getByRole("dialog");
    const address = await dialog.getByText("a-long-name-of-someone@").boundingBox();
    const change = await dialog.getByRole("button", { name: "Change the email address" }).boundingBox();
    expect(change?.x).toBeGreaterThanOrEqual((address?.x ?? 1e6) + (address?.width ?? 0));
    expect((change?.x ?? 1e6) + (change?.width ?? 0)).toBeLessThanOrEqual(360);
    expect(change?.y).toBeLessThan((address?.y ?? 0) + (address?.height ?? 0));
  });
});

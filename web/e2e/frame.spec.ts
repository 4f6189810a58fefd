import type { Locator, Page } from "@playwright/test";
import { addCrowd } from "./crowd.ts";
import { expect, test } from "./fixtures.ts";
import { rowOf } from "./people.ts";

const floats = (page: Page) => page.getByRole("group", { name: "Floating controls" });

/** The box of what is drawn. */
async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error("It is not drawn.");
  return box;
}

/** Whether a press in the middle of an element, scrolled into view, meets it or what is in it. */
const meetsPress = (element: Element) => {
  element.scrollIntoView({ block: "center", inline: "nearest" });
  const { x, y, width, height } = element.getBoundingClientRect();
  const met = document.elementFromPoint(x + width / 2, y + height / 2);
  return (
    met !== null && (element.contains(met) || met.contains(element) || met.closest("label")?.contains(element) === true)
  );
};

for (const width of [1440, 1024, 360]) {
  test(`every tip at ${width} px is next to its own control, on one line and inside the window`, async ({
    page,
    account,
  }) => {
    await addCrowd(account, 3);
    await account.addTasks({ title: "Late", due_on: "2020-01-01" });
    await page.setViewportSize({ width, height: 740 });
    const seen = new Set<string>();
    for (const route of ["/people", "/tasks", "/profile"]) {
      await page.goto(route);
      await page.locator("main [data-tip], main h1").first().waitFor();
      // It comes last, and makes its link wider.
      await page.getByText("1 overdue").first().waitFor({ state: "attached" });
      for (const control of await page.locator("[data-tip]:visible").all()) {
        const label = (await control.getAttribute("data-tip")) ?? "";
        const place = `${label} ${JSON.stringify(await boxOf(control))}`;
        // What is around every screen is in the same place on each, and a tip takes its time to come.
        if (seen.has(place)) continue;
        seen.add(place);
        await page.mouse.move(0, 400);
        await control.dispatchEvent("pointerover", { pointerType: "mouse", clientX: seen.size, clientY: 1 });
        const tip = page.locator("[data-tip-shown]");
        await expect(tip).toContainText(label);
        const [its, own] = [await boxOf(tip), await boxOf(control)];
        const middle = (box: typeof own) => box.x + box.width / 2;
        const isAtEdge = its.x <= 9 || its.x + its.width >= width - 9;
        expect.soft(isAtEdge || Math.abs(middle(its) - middle(own)) <= 1, `${label} is centred`).toBe(true);
        const gap = its.y > own.y ? its.y - own.y - own.height : own.y - its.y - its.height;
        expect.soft(gap, `${label} is beside its control`).toBeGreaterThanOrEqual(0);
        expect.soft(gap, `${label} is beside its control`).toBeLessThanOrEqual(12);
        expect.soft(its.height, `${label} is on one line`).toBeLessThanOrEqual(32);
        expect
          .soft(Math.min(its.x, its.y, width - its.x - its.width), `${label} is in the window`)
          .toBeGreaterThanOrEqual(0);
        expect.soft(its.y + its.height, `${label} is in the window`).toBeLessThanOrEqual(740);
      }
    }
    expect(seen.size).toBeGreaterThan(width === 360 ? 5 : 12);
  });
}

test("a tip does not come back with the focus that a dialog gives back", async ({ page, account: _ }) => {
  await page.goto("/people");
  const add = page.getByRole("button", { name: "Add New Person" });
  await add.hover();
  await expect(page.locator("[data-tip-shown]")).toContainText("Add New Person");
  await add.click();
  await expect(page.getByRole("dialog", { name: "Add New Person" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(add).toBeFocused();
  // Long enough for a tip to come.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 600)));
  await expect(page.locator("[data-tip-shown]")).toHaveCount(0);
});

test("the floating controls cover no row, and docked panels move them", async ({ page, account }) => {
  await addCrowd(account);
  await page.goto("/people");
  await expect(floats(page).getByRole("button")).toHaveCount(3);
  const table = page.getByRole("grid");
  const scroller = table.locator("xpath=..");
  for (const panel of ["", "columns", "queue"]) {
    await page.goto(`/people${panel && `?panel=${panel}`}`);
    await rowOf(page, "Person 59").waitFor();
    // The panel's code comes after the rows.
    await expect(page.locator("[data-docked]")).toHaveCount(panel === "" ? 0 : 1);
    const box = await boxOf(floats(page));
    const pane = await boxOf(scroller);
    expect(box.y, "below the rows").toBeGreaterThanOrEqual(pane.y + pane.height);
    expect(box.x + box.width, `beside ${panel || "nothing"}`).toBeLessThanOrEqual(pane.x + pane.width);
  }
  await page.getByRole("button", { name: "Ask the assistant" }).click();
  const assistant = page.getByRole("complementary", { name: "Assistant" });
  await expect(assistant).toBeVisible();
  const [box, dock] = [await boxOf(floats(page)), await boxOf(assistant)];
  expect(box.x + box.width).toBeLessThanOrEqual(dock.x);
});

for (const { route, place, size } of [
  { route: "/people", place: "a phone", size: { width: 360, height: 740 } },
  { route: "/tasks", place: "a phone", size: { width: 360, height: 740 } },
  { route: "/reach-out", place: "a phone", size: { width: 360, height: 740 } },
  { route: "/profile", place: "a phone", size: { width: 360, height: 740 } },
  { route: "/people/:id", place: "a phone", size: { width: 360, height: 740 } },
  { route: "/privacy-policy", place: "a phone", size: { width: 360, height: 740 } },
  { route: "/tasks", place: "a laptop", size: { width: 1024, height: 640 } },
  { route: "/reach-out", place: "a laptop", size: { width: 1024, height: 640 } },
  { route: "/profile", place: "a laptop", size: { width: 1024, height: 640 } },
  { route: "/people/:id", place: "a laptop", size: { width: 1024, height: 640 } },
]) {
  test(`nothing of ${route} is out of reach on ${place}`, async ({ page, account }) => {
    await addCrowd(account, 12);
    await account.addTasks(...Array.from({ length: 12 }, (_, at) => ({ title: `Task ${at}`, due_on: "2020-01-01" })));
    await page.setViewportSize(size);
    await page.goto("/people");
    const someone = page.getByRole("link", { name: "Person 03", exact: true });
    const address = (await someone.getAttribute("href")) ?? "";
    await page.goto(route.replace("/people/:id", address));
    await expect(page.locator("main").getByRole("heading").first()).toBeAttached();
    await page.waitForLoadState("networkidle");
    const controls = page.locator("main :is(a, button, input, select, textarea):visible:not([tabindex='-1'])");
    const count = await controls.count();
    expect(count).toBeGreaterThan(0);
    for (let at = 0; at < count; at += 1) {
      const control = controls.nth(at);
      const words = await control.evaluate((element) => element.getAttribute("aria-label") ?? element.textContent);
      expect.soft(await control.evaluate(meetsPress), `${words} can be pressed`).toBe(true);
    }
  });
}

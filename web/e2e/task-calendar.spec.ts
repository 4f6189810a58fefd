import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

const NOW = new Date("2026-11-18T12:00:00Z");
const onDay = (page: Page, date: string) => page.locator(`[data-date="${date}"]`);
const entry = (page: Page, title: string) =>
  page.getByRole("grid").getByRole("button", { name: new RegExp(`^${title},`) });

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(NOW);
});

test("a month from Sunday, two tasks a day and the rest behind '+N', titles cut at 20", async ({ page, account }) => {
  await account.addTasks(
    ...["One", "Two", "Three", "Four"].map((title) => ({ title, due_on: "2026-11-20" })),
    { title: "Twenty characters and then some", due_on: "2026-11-10", status: "in_progress" as const },
    { title: "Every week", due_on: "2026-11-03", recurrence: "weekly" as const },
  );
  await page.goto("/tasks");
  await page.getByText("Calendar View").click();
  await expect(page.getByRole("grid", { name: "November 2026" })).toBeVisible();
  await expect(page.getByRole("columnheader").first()).toHaveText("Sun");
  await expect(onDay(page, "2026-11-20").getByRole("button", { name: /^(One|Two),/ })).toHaveCount(2);
  await onDay(page, "2026-11-20").getByRole("button", { name: "2 more on" }).click();
  const all = page.getByRole("dialog", { name: /^Friday,? 20 November 2026$/ });
  await expect(all.getByRole("listitem")).toHaveCount(4);
  await page.keyboard.press("Escape");
  await expect(onDay(page, "2026-11-10")).toContainText("Twenty characters an…");
  for (const date of ["2026-11-03", "2026-11-10", "2026-11-17", "2026-11-24"]) {
    await expect(onDay(page, date).getByRole("button", { name: /^Every week,/ })).toBeVisible();
  }
  await expect(page.getByRole("region", { name: /Overdue/ })).toContainText("Every week");
  await page.getByRole("button", { name: "Next month" }).click();
  await expect(page.getByRole("grid", { name: "December 2026" })).toBeVisible();
  await expect(onDay(page, "2026-12-01").getByRole("button", { name: /^Every week,/ })).toBeVisible();
  await page.getByRole("button", { name: "Previous month" }).click();
  await expect(page.getByRole("grid", { name: "November 2026" })).toBeVisible();

  await page.getByRole("link", { name: "People", exact: true }).first().click();
  await expect(page.getByText("Follow your first person")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("grid", { name: "November 2026" })).toBeVisible();

  // An address that shows the calendar is a choice too.
  await page.reload();
  await expect(page.getByRole("grid", { name: "November 2026" })).toBeVisible();
  const places = page.getByRole("navigation", { name: "Main" });
  await places.getByRole("link", { name: "People" }).click();
  await expect(page.getByText("Follow your first person")).toBeVisible();
  await places.getByRole("link", { name: /^Tasks/ }).click();
  await expect(page.getByRole("grid", { name: "November 2026" })).toBeVisible();
});

test("a task is moved to another day, by mouse and by keyboard, with Undo", async ({ page, account }) => {
  await account.addTasks({ title: "Move me", due_on: "2026-11-19" });
  await page.goto("/tasks?view=calendar");
  const from = await entry(page, "Move me").boundingBox();
  const to = await onDay(page, "2026-11-25").boundingBox();
  if (!from || !to) throw new Error("Both days must be in sight");
  await page.mouse.move(from.x + 20, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x + 40, to.y + 60, { steps: 10 });
  await page.mouse.up();
  await expect(onDay(page, "2026-11-25").getByRole("button", { name: /^Move me,/ })).toBeVisible();
  await expect.poll(() => account.tasks().then(([task]) => task?.due_on)).toBe("2026-11-25");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(onDay(page, "2026-11-19").getByRole("button", { name: /^Move me,/ })).toBeVisible();

  await entry(page, "Move me").focus();
  await page.keyboard.press("Shift+ArrowDown");
  await expect(onDay(page, "2026-11-26").getByRole("button", { name: /^Move me,/ })).toBeFocused();
  await expect.poll(() => account.tasks().then(([task]) => task?.due_on)).toBe("2026-11-26");
});

test("what is overdue is listed while there is any; without it the month has the whole width and height", async ({
  page,
  account,
}) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await account.addTasks({ title: "Late", due_on: "2026-11-10" });
  await page.goto("/tasks?view=calendar");
  await expect(page.getByRole("heading", { name: "Overdue" })).toBeVisible();
  const grid = page.getByRole("grid");
  const narrow = await grid.boundingBox();
  await entry(page, "Late").click();
  const form = page.getByRole("dialog", { name: "Edit task" });
  await form.getByLabel("Status").selectOption("Done");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { name: "Overdue" })).toHaveCount(0);
  await expect.poll(async () => (await account.tasks())[0]?.status).toBe("done");
  const wide = await grid.boundingBox();
  expect(wide?.width).toBeGreaterThan((narrow?.width ?? 0) + 200);
  const isScrolled = await grid.evaluate((table) => {
    const pane = table.closest(".overflow-y-auto");
    return {
      over: (pane?.scrollHeight ?? 0) - (pane?.clientHeight ?? 0),
      left: innerHeight - table.getBoundingClientRect().bottom,
    };
  });
  expect(isScrolled.over, "the month fits the window").toBeLessThanOrEqual(0);
  expect(isScrolled.left, "and fills it down to the legend and the floating controls").toBeLessThan(130);

  await entry(page, "Late").click();
  await form.getByRole("button", { name: "Delete" }).click();
  const question = page.getByRole("alertdialog", { name: "Are you sure you want to delete this task?" });
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(form).toBeHidden();
  await expect.poll(() => account.tasks()).toEqual([]);
});

test.describe("without its code", () => {
  test.use({ expectedErrors: [/Failed to load resource|net::ERR|ChunkLoadError/] });

  test("the calendar says 'Error loading calendar'", async ({ page, account: _ }) => {
    await page.route("**/assets/task-calendar-*.js", (route) => route.abort());
    await page.goto("/tasks?view=calendar");
    await expect(page.getByRole("alert")).toContainText("Error loading calendar");
    await expect(page.getByRole("button", { name: "Retry" })).toBeVisible();
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("a small month is above the day's tasks", async ({ page, account }) => {
    await account.addTasks({ title: "A title that is longer than twenty characters", due_on: "2026-11-20" });
    await page.goto("/tasks?view=calendar");
    await page.getByRole("button", { name: /20 November 2026, 1 task/ }).click();
    await expect(page.getByRole("region", { name: /^Friday,? 20 November 2026$/ })).toContainText(
      "A title that is longer than twenty characters",
    );
    const isWider = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(isWider).toBe(false);
    // The letters are above their numbers.
    const middles = await page.getByRole("grid").evaluate((table) =>
      ["th abbr", "tbody tr:first-child button"].map((selector) =>
        [...table.querySelectorAll(selector)].map((element) => {
          const { left, width } = element.getBoundingClientRect();
          return Math.round(left + width / 2);
        }),
      ),
    );
    const [letters = [], numbers = []] = middles;
    expect(letters).toHaveLength(7);
    letters.forEach((letter, at) => expect(Math.abs(letter - (numbers[at] ?? 0))).toBeLessThanOrEqual(1));
  });
});

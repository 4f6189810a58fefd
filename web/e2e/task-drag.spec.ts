import { card, carry, column, stop, titles } from "./board.ts";
import { expect, test } from "./fixtures.ts";

test("cards are carried by mouse, within a column and to another one, and stay there", async ({ page, account }) => {
  await account.addTasks(
    { title: "One" },
    { title: "Two" },
    { title: "Three" },
    { title: "Four", status: "in_progress" },
  );
  await page.goto("/tasks");
  await expect(card(page, "Three")).toBeVisible();
  await carry(page, "Three", "One", "upper");
  await expect.poll(() => titles(page, "TO DO")).toEqual(["Three", "One", "Two"]);
  await carry(page, "One", "Four", "lower");
  await expect.poll(() => titles(page, "IN PROGRESS")).toEqual(["Four", "One"]);
  await expect
    .poll(() => account.tasks().then((all) => all.filter((task) => task.status === "in_progress").length))
    .toBe(2);
  await page.reload();
  await expect.poll(() => titles(page, "TO DO")).toEqual(["Three", "Two"]);
  await expect.poll(() => titles(page, "IN PROGRESS")).toEqual(["Four", "One"]);
});

test("cards are carried by keyboard, and every step is told", async ({ page, account }) => {
  await account.addTasks({ title: "One" }, { title: "Two" }, { title: "Three", status: "in_progress" });
  await page.goto("/tasks");
  const said = page.locator("[aria-live=assertive].sr-only").first();
  await stop(page, "One").focus();
  await page.keyboard.press("Space");
  await expect(page.getByText("Picked up One, position 1 of 2 in TO DO.")).toBeAttached();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByText("One: position 2 of 2 in TO DO.")).toBeAttached();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText("One: position 2 of 2 in IN PROGRESS.")).toBeAttached();
  await page.keyboard.press("Space");
  await expect.poll(() => titles(page, "IN PROGRESS")).toEqual(["Three", "One"]);
  await expect(stop(page, "One")).toBeFocused();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Escape");
  await expect(page.getByText("One is back where it was.")).toBeAttached();
  expect(await titles(page, "IN PROGRESS")).toEqual(["Three", "One"]);
  await expect(said).toBeAttached();
});

test("arrow keys lead from card to card", async ({ page, account }) => {
  await account.addTasks({ title: "One" }, { title: "Two" }, { title: "Three", status: "done" });
  await page.goto("/tasks");
  await card(page, "Three").waitFor();
  const complete = (title: string) => card(page, title).getByRole("button", { name: /^(Complete|Reopen) / });
  const [first = "", second = ""] = await titles(page, "TO DO");
  await stop(page, first).focus();
  await page.keyboard.press("ArrowDown");
  await expect(stop(page, second)).toBeFocused();
  await complete(first).focus();
  await page.keyboard.press("ArrowDown");
  await expect(complete(second)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowRight");
  await expect(complete("Three"), "past the empty column").toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(complete(first)).toBeFocused();
  // In a menu the arrow keys are the menu's.
  await card(page, first)
    .getByRole("button", { name: `More about ${first}` })
    .press("Enter");
  await page.getByRole("menu").waitFor();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("menuitem").locator(":scope:focus")).toHaveCount(1);
});

test.describe("a finger", () => {
  test.use({ hasTouch: true, viewport: { width: 900, height: 800 } });

  test("carries a card after a moment's hold", async ({ page, account }) => {
    await account.addTasks({ title: "One" }, { title: "Two", status: "in_progress" });
    await page.goto("/tasks");
    const from = await card(page, "One").boundingBox();
    const to = await card(page, "Two").boundingBox();
    if (!from || !to) throw new Error("Both cards must be in sight");
    const session = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", x: number, y: number) =>
      session.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [{ x, y }] });
    const start = { x: from.x + from.width / 2, y: from.y + from.height / 2 };
    await touch("touchStart", start.x, start.y);
    await expect(page.locator("[data-dragging]")).toBeVisible();
    for (let step = 1; step <= 8; step += 1) {
      const part = step / 8;
      await touch("touchMove", start.x + (to.x + to.width / 2 - start.x) * part, start.y + (to.y + 4 - start.y) * part);
    }
    await touch("touchEnd", 0, 0);
    await expect.poll(() => titles(page, "IN PROGRESS")).toEqual(["One", "Two"]);
  });
});

test("a column of hundreds draws only what is in sight, and its cards can still be carried", async ({
  page,
  account,
}) => {
  await account.addTasks(...Array.from({ length: 250 }, (_, n) => ({ title: `Task ${n}` })), {
    title: "Other",
    status: "done",
  });
  await page.goto("/tasks");
  await expect(card(page, "Task 0")).toBeVisible();
  expect(await column(page, "TO DO").getByRole("listitem").count()).toBeLessThan(60);
  await carry(page, "Task 1", "Other", "lower");
  await expect.poll(() => titles(page, "DONE")).toEqual(["Other", "Task 1"]);
  await stop(page, "Task 2").focus();
  await page.keyboard.press("Space");
  await expect(page.getByText("Picked up Task 2, position 2 of 249 in TO DO.")).toBeAttached();
  for (let step = 0; step < 25; step += 1) await page.keyboard.press("ArrowDown");
  await expect(page.getByText("Task 2: position 27 of 249 in TO DO.")).toBeAttached();
  await page.keyboard.press("Space");
  await expect(card(page, "Task 2")).toBeVisible();
  await expect(stop(page, "Task 2")).toBeFocused();
});

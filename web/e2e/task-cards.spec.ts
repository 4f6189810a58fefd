import { card, stop, titles } from "./board.ts";
import { expect, test } from "./fixtures.ts";
import { ines } from "./people.ts";

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test("a card opens its editor when it is clicked or on Enter, and has the focus again after it", async ({
  page,
  account,
}) => {
  await account.add(ines);
  await account.addTasks(
    { title: "One", description: "The round" },
    { title: `Call ${ines.name}`, founder: ines.name },
  );
  await page.goto("/tasks");
  const form = page.getByRole("form", { name: "Edit One" });
  await card(page, "One").getByText("The round").click();
  await expect(form.getByLabel("Title")).toBeFocused();
  await form.getByRole("button", { name: "Cancel" }).click();
  await expect(stop(page, "One")).toBeFocused();
  await page.keyboard.press("Enter");
  await form.getByLabel("Status").selectOption("In progress");
  await form.getByLabel("Title").fill("One more");
  await page.keyboard.press("Enter");
  await expect.poll(() => titles(page, "IN PROGRESS")).toEqual(["One more"]);
  await expect(stop(page, "One more")).toBeFocused();
  await expect
    .poll(async () => (await account.tasks()).find(({ title }) => title === "One more")?.status)
    .toBe("in_progress");

  // What does its own thing does only that.
  const other = card(page, `Call ${ines.name}`);
  await other.getByRole("button", { name: /More about/ }).click();
  await page.keyboard.press("Escape");
  await other.getByRole("checkbox").click();
  await other.getByRole("checkbox").click();
  await other.getByRole("button", { name: /^Complete/ }).click();
  await expect(page.getByRole("form", { name: /^Edit/ })).toHaveCount(0);
  await other.getByRole("button", { name: /^Reopen/ }).click();
  await expect.poll(() => titles(page, "TO DO")).toEqual([`Call ${ines.name}`]);
  await other.getByRole("link", { name: ines.name }).click();
  await expect(page.getByLabel("Note", { exact: true })).toBeVisible();

  // From the editor it can be deleted too.
  await page.goBack();
  await stop(page, "One more").click();
  await page.getByRole("form", { name: "Edit One more" }).getByRole("button", { name: "Delete" }).click();
  const question = page.getByRole("alertdialog", { name: "Are you sure you want to delete this task?" });
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(card(page, "One more")).toHaveCount(0);
});

test("selected tasks are moved, snoozed, opened again and deleted together", async ({ page, account }) => {
  await account.addTasks({ title: "One" }, { title: "Two" }, { title: "Three", status: "done" });
  await page.goto("/tasks");
  const bar = page.getByRole("toolbar", { name: "Selected tasks" });
  const select = async (...names: string[]) => {
    for (const name of names) await stop(page, name).click({ modifiers: ["Shift"] });
    await expect(bar).toContainText(`${names.length} selected`);
  };
  await stop(page, "One").focus();
  await page.keyboard.press("x");
  await expect(bar).toContainText("1 selected");
  await page.keyboard.press("Escape");
  await expect(bar).toHaveCount(0);

  await select("One", "Two");
  await bar.getByRole("button", { name: "Snooze" }).click();
  await page.getByRole("menuitem", { name: /^Tomorrow/ }).click();
  await expect
    .poll(async () => (await account.tasks()).map(({ due_on }) => due_on).sort())
    .toEqual([day(1), day(1), null]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(async () => (await account.tasks()).filter(({ due_on }) => due_on !== null)).toEqual([]);

  await select("One", "Two");
  await bar.getByRole("button", { name: "Move to…" }).click();
  await page.getByRole("menuitem", { name: "In progress" }).click();
  await expect.poll(async () => (await titles(page, "IN PROGRESS")).sort()).toEqual(["One", "Two"]);

  await select("Three");
  await bar.getByRole("button", { name: "Reopen" }).click();
  await expect.poll(() => titles(page, "TO DO")).toEqual(["Three"]);

  await select("One", "Two", "Three");
  await bar.getByRole("button", { name: "Delete" }).click();
  const question = page.getByRole("alertdialog", { name: "Are you sure you want to delete these 3 tasks?" });
  await question.getByRole("button", { name: "Delete" }).click();
  await expect.poll(() => account.tasks()).toEqual([]);
  await page.getByText("3 tasks deleted.").waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(async () => (await account.tasks()).length).toBe(3);
});

test("cards with and without a person are equally high, and say at a glance what is late", async ({
  page,
  account,
}) => {
  await account.add(ines);
  await account.addTasks(
    { title: "Alone", due_on: "2020-01-01" },
    { title: "Together", due_on: day(0), founder: ines.name },
  );
  await page.goto("/tasks");
  const boxes = await Promise.all(["Alone", "Together"].map((title) => stop(page, title).boundingBox()));
  expect(boxes[0]?.height).toBe(boxes[1]?.height);
  await expect(stop(page, "Alone").getByText("Overdue: ")).toBeAttached();
  // The checkbox is next to the text, and covers none of it.
  await stop(page, "Together").hover();
  const box = await stop(page, "Together").getByRole("checkbox").boundingBox();
  const name = await stop(page, "Together").getByRole("link", { name: ines.name }).boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(name?.x ?? 0);
});

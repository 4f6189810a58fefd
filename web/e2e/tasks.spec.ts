import { card, carry, column, titles } from "./board.ts";
import { expect, test } from "./fixtures.ts";
import { ines } from "./people.ts";

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test("a task is added, edited, snoozed, completed, deleted and brought back", async ({ page, account }) => {
  await account.add(ines);
  await page.goto("/tasks");
  await expect(page).toHaveTitle("Tasks · Tracker");
  await expect(page.getByText("Add your first follow-up")).toBeVisible();

  await page.getByRole("button", { name: "Add task to TO DO" }).click();
  const form = page.getByRole("form", { name: "New task in TO DO" });
  await form.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("alert")).toHaveText("Task title is required");
  await form.getByLabel("Title").fill(`Call ${ines.name} about the round`);
  await form.getByLabel("Description").fill("Ask about the figures");
  await form.getByRole("button", { name: "Choose a person" }).click();
  await page.getByRole("combobox", { name: "Search people" }).fill("ines");
  await page.getByRole("option", { name: ines.name }).click();
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form).toBeHidden();
  const added = card(page, `Call ${ines.name} about the round`);
  await expect(added.getByRole("link", { name: ines.name })).toBeVisible();
  expect(await account.tasks()).toMatchObject([{ description: "Ask about the figures", due_on: null, status: "todo" }]);

  await added.getByRole("button", { name: /More about/ }).click();
  await page.getByRole("menuitem", { name: "Edit" }).click();
  const edit = page.getByRole("form", { name: /^Edit/ });
  await edit.getByLabel("Title").fill(" ");
  await edit.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("alert")).toHaveText("Task title is required");
  await edit.getByLabel("Title").fill("Call her");
  await edit.getByLabel("Due date").fill("2020-01-31");
  await edit.getByLabel("Repeats").selectOption("Monthly");
  await edit.getByRole("button", { name: "Save" }).click();
  await expect(card(page, "Call her")).toContainText("Monthly");

  await card(page, "Call her")
    .getByRole("button", { name: /More about/ })
    .click();
  await page.getByRole("menuitem", { name: "Snooze" }).click();
  await page.getByRole("menuitem", { name: /Tomorrow/ }).click();
  await expect(card(page, "Call her")).toContainText("Tomorrow");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(card(page, "Call her")).toContainText("31 Jan 2020");

  await card(page, "Call her").getByRole("button", { name: "Complete Call her" }).click();
  await expect(column(page, "DONE").getByRole("heading", { level: 3 })).toHaveText("Call her");
  await expect(column(page, "TO DO").getByRole("heading", { level: 3 }), "the next one follows").toHaveText("Call her");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(column(page, "DONE").getByRole("heading", { level: 3 })).toHaveCount(0);
  await expect(column(page, "TO DO").getByRole("heading", { level: 3 })).toHaveCount(1);

  await card(page, "Call her")
    .getByRole("button", { name: /More about/ })
    .click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("Are you sure you want to delete this task?");
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(card(page, "Call her")).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(card(page, "Call her")).toBeVisible();
});

test.describe("when the server refuses", () => {
  test.use({ expectedErrors: [/status of 500/] });

  test("a moved card comes back, and the board says so", async ({ page, account }) => {
    await account.addTasks({ title: "One" }, { title: "Two", status: "in_progress" });
    await page.goto("/tasks");
    await expect(card(page, "One")).toBeVisible();
    await page.route("**/rest/v1/tasks?*", (route) =>
      route.request().method() === "PATCH"
        ? route.fulfill({ status: 500, json: { message: "no", code: "XX000" } })
        : route.fallback(),
    );
    await carry(page, "One", "Two", "lower");
    await expect(page.getByRole("alert")).toHaveText("The task could not be moved. It is back where it was.");
    expect(await titles(page, "TO DO")).toEqual(["One"]);
    expect(await titles(page, "IN PROGRESS")).toEqual(["Two"]);
  });

  test("an edit that is not saved is kept for another try", async ({ page, account }) => {
    await account.addTasks({ title: "One" });
    await page.goto("/tasks");
    await page.route("**/rest/v1/tasks?*", (route) =>
      route.request().method() === "PATCH"
        ? route.fulfill({ status: 500, json: { message: "no", code: "XX000" } })
        : route.fallback(),
    );
    await card(page, "One")
      .getByRole("button", { name: /More about/ })
      .click();
    await page.getByRole("menuitem", { name: "Edit" }).click();
    await page.getByLabel("Title").fill("One and a half");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("alert")).toHaveText("The task could not be saved. What you typed is still here.");
    await page.unroute("**/rest/v1/tasks?*");
    await card(page, "One").getByRole("button", { name: "Unsaved changes" }).click();
    await expect(page.getByLabel("Title")).toHaveValue("One and a half");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(card(page, "One and a half")).toBeVisible();
    await expect.poll(() => account.tasks().then(([task]) => task?.title)).toBe("One and a half");
  });
});

test("what is typed survives Escape and a reload, until Cancel", async ({ page, account: _ }) => {
  await page.goto("/tasks");
  await page.getByRole("button", { name: "Add task to DONE" }).click();
  await page.getByLabel("Title").fill("Half a thought");
  await page.keyboard.press("Escape");
  await page.reload();
  await page.getByRole("button", { name: "Add task to DONE" }).click();
  await expect(page.getByLabel("Title")).toHaveValue("Half a thought");
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Add task to DONE" }).click();
  await expect(page.getByLabel("Title")).toHaveValue("");
});

test("a completed task says that there is no room for the next one, alone and with others", async ({
  page,
  account,
}) => {
  const due = { due_on: day(1), recurrence: "weekly" as const };
  await account.addTasks(
    { title: "One", ...due },
    { title: "Two", ...due },
    { title: "Three", ...due },
    { title: "Once" },
  );
  await page.goto("/tasks");
  const complete = (title: string) =>
    card(page, title)
      .getByRole("button", { name: `Complete ${title}` })
      .click();
  const message = page.getByText(/too many/);
  const isAsked = page.waitForResponse((response) => response.url().includes("select=follows_id"));
  await complete("One");
  await isAsked;
  await expect.poll(() => titles(page, "TO DO").then((all) => all.sort())).toEqual(["Once", "One", "Three", "Two"]);
  await expect(message).toBeHidden();

  // As with 100,000 tasks: the next one is not there.
  await page.route("**/rest/v1/tasks?*select=follows_id*", (route) => route.fulfill({ json: [] }));
  await complete("Two");
  await expect(message).toHaveText(
    "The task is done, but you have too many tasks for the next one. Delete some, then add it again.",
  );
  await page.getByRole("button", { name: "Dismiss" }).first().click();
  await complete("Once");
  await expect.poll(() => titles(page, "DONE")).toContain("Once");
  await expect(message).toBeHidden();
});

test("several tasks are completed together, and opened again together", async ({ page, account }) => {
  await account.addTasks({ title: "One" }, { title: "Two", status: "in_progress" }, { title: "Three" });
  await page.goto("/tasks");
  for (const title of ["One", "Two"]) {
    await card(page, title).hover();
    await card(page, title)
      .getByRole("checkbox", { name: `Select ${title}` })
      .click();
  }
  const bar = page.getByRole("toolbar", { name: "Selected tasks" });
  await expect(bar).toContainText("2 selected");
  await bar.getByRole("button", { name: "Complete" }).click();
  await expect.poll(async () => (await titles(page, "DONE")).sort()).toEqual(["One", "Two"]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => titles(page, "DONE")).toEqual([]);
  expect(await titles(page, "IN PROGRESS")).toEqual(["Two"]);
});

test("quick add understands a line, shows what it understood, and lets it be set right", async ({ page, account }) => {
  await account.add(ines);
  await page.goto("/tasks");
  const line = page.getByLabel("Add a task in your own words");
  await line.fill(`call ${ines.name} tomorrow every week`);
  await expect(page.getByRole("button", { name: "Due date: Tomorrow", exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Repeats: Weekly", exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: `Person: ${ines.name}`, exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Remove repeats: Weekly" }).click();
  await page.getByRole("button", { name: "Due date: Tomorrow", exact: true }).click();
  await page
    .getByRole("textbox", { name: "Due date" })
    .or(page.getByLabel("Due date", { exact: true }))
    .last()
    .fill(day(0));
  await page.keyboard.press("Escape");
  await line.press("Enter");
  await expect(line).toHaveValue("");
  await expect(column(page, "TO DO").getByRole("heading", { level: 3 })).toHaveText(`call ${ines.name} every week`);
  expect(await account.tasks()).toMatchObject([{ due_on: day(0), recurrence: null }]);
});

test("a task added on a person's page is in their timeline", async ({ page, account }) => {
  await account.add(ines);
  await page.goto("/people");
  await page.getByRole("link", { name: ines.name, exact: true }).click();
  await page.getByRole("button", { name: "New task" }).click();
  const dialog = page.getByRole("dialog", { name: "New task" });
  await dialog.getByLabel("Title").fill("Ask about the pilot");
  await dialog.getByLabel("Due date").fill("2026-12-24");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  const entry = page
    .getByRole("list", { name: "Timeline" })
    .getByRole("listitem")
    .filter({ hasText: "Ask about the pilot" });
  await entry.getByRole("button").first().click();
  await expect(entry).toContainText("Due: 24 Dec 2026");
});

test("the weekly figures are a chart, and the same in a table", async ({ page, account }) => {
  await account.addTasks({ title: "Late", due_on: "2020-01-01" }, { title: "Done", status: "done" });
  await page.goto("/tasks");
  await page.getByRole("button", { name: "Weekly updates" }).click();
  const panel = page.getByRole("dialog", { name: "Weekly updates" });
  await expect(panel.getByRole("img")).toHaveAccessibleName(
    /This week: 2 created, 1 completed, 1 overdue, 0 posts seen/,
  );
  await panel.getByText("Table", { exact: true }).click();
  await expect(panel.getByRole("row")).toHaveCount(9);
  await expect(panel.getByRole("row").last().getByRole("cell")).toHaveText(["2", "1", "1", "0"]);
});

import { violations } from "./axe.ts";
import type { TaskRow } from "./account.ts";
import { card } from "./board.ts";
import { expect, test } from "./fixtures.ts";
import { ines } from "./people.ts";

const today = new Date().toISOString().slice(0, 10);

const someTasks: TaskRow[] = [
  { title: `Call ${ines.name}`, due_on: "2020-01-01", founder: ines.name, description: "About the round" },
  { title: "Review", due_on: today, recurrence: "weekly", status: "in_progress", founder: ines.name },
  { title: "Done", due_on: today, status: "done" },
  { title: "One more", due_on: today },
];

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`axe finds nothing in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    test("on the board, in its editor, menu, quick add and figures", async ({ page, account }) => {
      await account.add(ines);
      await account.addTasks(...someTasks);
      await page.goto("/tasks");
      await expect(card(page, "Review")).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.getByLabel("Add a task in your own words").fill("call them tomorrow every week");
      await expect(page.getByRole("button", { name: "Due date: Tomorrow", exact: true })).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.getByLabel("Add a task in your own words").fill("");
      await page.getByRole("button", { name: "More about Review" }).click();
      expect(await violations(page)).toEqual([]);
      await page.getByRole("menuitem", { name: "Edit" }).click();
      await page.getByRole("button", { name: `Person: ${ines.name}` }).click();
      await expect(page.getByRole("option", { name: ines.name })).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Cancel" }).click();
      await page.getByRole("button", { name: "Weekly updates" }).click();
      await expect(page.getByRole("dialog", { name: "Weekly updates" }).getByRole("img")).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    test("on the calendar, and on a phone", async ({ page, account }) => {
      await account.add(ines);
      await account.addTasks(...someTasks);
      await page.goto("/tasks?view=calendar");
      await expect(page.getByRole("grid")).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.getByRole("button", { name: /^1 more on/ }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await page.setViewportSize({ width: 360, height: 740 });
      await expect(page.getByRole("gridcell", { selected: true })).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.getByText("Table View").click();
      await expect(card(page, "Review")).toBeAttached();
      expect(await violations(page)).toEqual([]);
      const isWider = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
      expect(isWider).toBe(false);
    });
  });
}

test("the bar counts what is overdue and due today", async ({ page, account }) => {
  await account.addTasks({ title: "Late", due_on: "2020-01-01" }, { title: "Now", due_on: today });
  await page.goto("/people");
  const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: /^Tasks/ });
  await expect(link).toHaveText(/1 overdue1 due today/);
  await link.click();
  await page.getByRole("button", { name: "Complete Late" }).click();
  await expect(link).not.toContainText("overdue");
});

test.describe("offline", () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test("without a connection tasks are added, moved, completed, deleted and brought back, and all of it arrives later", async ({
    page,
    account,
  }) => {
    await account.addTasks({ title: "One" }, { title: "Gone" }, { title: "Kept" }, { title: "Ended" });
    // The code of the question before a deletion comes once the screen has settled.
    const questions = page.waitForResponse(/confirm-dialog/);
    await page.goto("/tasks");
    await questions;
    await page.getByLabel("Add a task in your own words").fill("call tomorrow");
    await expect(page.getByRole("button", { name: "Due date: Tomorrow", exact: true })).toBeVisible();
    await page.context().setOffline(true);
    await page.getByLabel("Add a task in your own words").press("Enter");
    await expect(card(page, "call")).toBeVisible();
    await card(page, "One").getByRole("button", { name: "More about One" }).click();
    await page.getByRole("menuitem", { name: "Move to" }).click();
    await page.getByRole("menuitem", { name: "In progress" }).click();
    await expect(page.getByRole("region", { name: "IN PROGRESS" }).getByRole("heading", { level: 3 })).toHaveText(
      "One",
    );
    for (const title of ["Gone", "Kept"]) {
      await card(page, title)
        .getByRole("button", { name: `More about ${title}` })
        .click();
      await page.getByRole("menuitem", { name: /Delete/ }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
      await expect(card(page, title)).toBeHidden();
      await expect(page.getByText("Task deleted.")).toBeVisible();
      // So that the Undo below is not still that of the one before, whose message has the same words.
      if (title === "Gone") await page.getByRole("button", { name: "Dismiss" }).click();
      await expect(page.getByText("Task deleted.")).toHaveCount(title === "Gone" ? 0 : 1);
    }
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(card(page, "Kept")).toBeVisible();
    await card(page, "Ended").getByRole("button", { name: "Complete Ended" }).click();
    await expect(page.getByRole("region", { name: "DONE" }).getByRole("heading", { level: 3 })).toHaveText("Ended");
    await page.context().setOffline(false);
    await expect
      .poll(async () => (await account.tasks()).map(({ title, status }) => `${title} ${status}`).sort())
      .toEqual(["Ended done", "Kept todo", "One in_progress", "call todo"]);
  });
});

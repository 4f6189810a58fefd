import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { ines } from "./people.ts";

const timeline = (page: Page) => page.getByRole("list", { name: "Timeline" });
const entry = (page: Page, text: string) => timeline(page).getByRole("listitem").filter({ hasText: text });
const chip = (page: Page, name: RegExp) => page.getByRole("group", { name: "Show" }).getByRole("button", { name });

async function addNote(page: Page, text: string) {
  const note = page.getByLabel("Note", { exact: true });
  await note.fill(text);
  await note.press("Enter");
  await expect(entry(page, text)).toBeVisible();
}

test("older entries follow to the last, are counted and searched, and the address keeps what is shown", async ({
  page,
  account,
}) => {
  await account.add(ines);
  await expect.poll(() => account.waiting()).toBe(0);
  await page.goto(`/people/${await account.idOf(ines.name)}`);
  await expect(chip(page, /^Posts 28$/)).toBeVisible();
  await chip(page, /^Posts/).click();
  await expect(timeline(page).locator("[data-kind=added]")).toHaveCount(0);
  await timeline(page).getByRole("listitem").last().scrollIntoViewIfNeeded();
  await expect(timeline(page).getByRole("listitem")).toHaveCount(28);
  await expect(page.getByRole("button", { name: "Show earlier" })).toHaveCount(0);
  await page.getByRole("textbox", { name: "Search the timeline" }).fill("SETUBAL");
  await expect(page).toHaveURL(/\?show=posts&find=SETUBAL$/);
  // Each shows where it has the word, even where its summary does not.
  await expect(timeline(page).getByRole("listitem").first().locator("mark").first()).toHaveText("Setúbal");
  await expect(
    timeline(page)
      .getByRole("listitem")
      .filter({ hasNot: page.locator("mark") }),
  ).toHaveCount(0);
  await page.reload();
  await expect(chip(page, /^Posts/)).toHaveAttribute("aria-pressed", "true");
  await expect(timeline(page).getByRole("listitem").first()).toContainText("Setúbal");
  await chip(page, /^Emails/).click();
  await expect(page.getByText("Nothing found for “SETUBAL”")).toBeVisible();
  await page.getByRole("button", { name: "Clear search" }).first().click();
  await expect(page.getByText("No emails yet")).toBeVisible();
});

test("a post is summarised again where it is", async ({ page, account }) => {
  await account.add(ines);
  await expect.poll(() => account.waiting()).toBe(0);
  await page.goto(`/people/${await account.idOf(ines.name)}?show=posts`);
  const post = timeline(page).getByRole("listitem").first();
  await expect(post).toContainText("Key points");
  await post.getByRole("button").first().click();
  const reply = page.waitForResponse(/\/api\/posts\/[0-9a-f-]{36}\/summarise$/);
  await post.getByRole("button", { name: "Summarise again" }).click();
  expect((await reply).status()).toBe(200);
  await expect(post.getByRole("button", { name: "Summarise again" })).not.toHaveAttribute("aria-disabled", "true");
});

test("a note is edited and deleted where it is, and comes back", async ({ page, account }) => {
  await account.add(ines);
  await page.goto(`/people/${await account.idOf(ines.name)}`);
  await addNote(page, "Wants an intro");
  await entry(page, "Wants an intro").hover();
  await entry(page, "Wants an intro").getByRole("button", { name: "Edit note" }).click();
  await page.getByLabel("Edit note").fill("Wants an intro to Odalys");
  await page.getByLabel("Edit note").press("Enter");
  await expect.poll(() => account.notes()).toEqual(["Wants an intro to Odalys"]);
  const note = entry(page, "Wants an intro to Odalys");
  await expect(note.getByRole("button", { name: "Edit note" })).toBeFocused();
  await note.getByRole("button", { name: "Delete note" }).click();
  await expect(note).toHaveCount(0);
  await expect.poll(() => account.notes()).toEqual([]);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(note).toBeVisible();
});

test("a task is put off from its chip and ticked, and one that recurs stays one entry", async ({ page, account }) => {
  await account.add(ines);
  await page.goto(`/people/${await account.idOf(ines.name)}?show=tasks`);
  await expect(page.getByText("No tasks yet")).toBeVisible();
  await page.getByRole("button", { name: "New task" }).click();
  const dialog = page.getByRole("dialog", { name: "New task" });
  await dialog.getByLabel("Title").fill("Call her");
  await dialog.getByLabel("Due date").fill("2020-01-31");
  await dialog.getByLabel("Repeats").selectOption("Weekly");
  await dialog.getByRole("button", { name: "Save" }).click();
  const task = entry(page, "Call her");
  await task.getByRole("button", { name: /^Due/ }).click();
  await page.getByRole("menuitem", { name: /^Tomorrow/ }).click();
  await expect(task.getByRole("button", { name: /^Due Tomorrow/ })).toBeVisible();
  await task.getByRole("checkbox", { name: "Done: Call her" }).click();
  await expect(task).toContainText("Weekly · done once before");
  await expect(task).toHaveCount(1);
  await expect(task.getByRole("checkbox", { name: "Done: Call her" })).not.toBeChecked();
});

test("a change of a field is undone from the timeline, and the list keeps the focus", async ({ page, account }) => {
  await account.add(ines);
  await expect.poll(() => account.waiting()).toBe(0);
  const id = await account.idOf(ines.name);
  await page.goto(`/people/${id}?show=changes`);
  await expect(entry(page, "By LinkedIn profile")).toBeVisible();
  await entry(page, "By LinkedIn profile").getByRole("button", { name: /^Undo/ }).click();
  await expect(entry(page, "By LinkedIn profile")).toHaveCount(0);
  await expect(page.getByText("Change undone.")).toBeVisible();
  await expect(entry(page, "Added")).toHaveCount(1);
});

import type { Page } from "@playwright/test";
import { isFullRun } from "../../supabase/tests/full-run.ts";
import { expect, test } from "./fixtures.ts";
import { ines, rowOf } from "./people.ts";
import { slowProcessor } from "./slow-processor.ts";

/** Chunks that are asked for by name come that much later. */
async function delay(page: Page, pattern: string, ms: number) {
  await page.route(pattern, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    await route.continue();
  });
}

const WORDS = "nora of the fair 42";
const palette = (page: Page) => page.getByRole("dialog", { name: "Search and commands" });

/** What opens something with a field: the keys, the chunk that it waits for, and the field. */
const openers = [
  {
    what: "the palette",
    at: "/people",
    keys: "Control+k",
    chunk: "command-palette",
    field: (page: Page) => palette(page).getByRole("combobox"),
  },
  {
    what: "a new person",
    at: "/people",
    keys: "n",
    chunk: "add-person-dialog",
    field: (page: Page) => page.getByRole("dialog").getByLabel("Name"),
  },
  {
    what: "a new person from the tasks",
    at: "/tasks",
    keys: "n",
    chunk: "people",
    field: (page: Page) => page.getByRole("dialog").getByLabel("Name"),
  },
  {
    what: "a new task",
    at: "/people",
    keys: "t",
    chunk: "tasks",
    field: (page: Page) => page.getByLabel("Add a task in your own words"),
  },
  { what: "the search", at: "/people", keys: "/", chunk: "people", field: (page: Page) => page.getByRole("searchbox") },
  {
    what: "the assistant",
    at: "/people",
    keys: "Control+j",
    chunk: "assistant",
    field: (page: Page) => page.getByLabel("Message to the assistant"),
  },
] as const;

/** Milliseconds a key. A slow computer takes long for each of them: every opener has one, and all of them in a full run. */
const SPEEDS = [5, 30, 90];

for (const [index, { what, at, keys, chunk, field }] of openers.entries()) {
  for (const speed of SPEEDS.filter((_, place) => isFullRun || index % SPEEDS.length === place)) {
    test(`everything typed for ${what} at ${speed} ms a key arrives, right after the page has loaded`, async ({
      page,
      account,
    }) => {
      await account.add(ines);
      await delay(page, `**/assets/${chunk}-*.js`, 700);
      await slowProcessor(page);
      await page.goto(at, { waitUntil: speed === 5 ? "commit" : "load" });
      await page.waitForFunction(() => "earlyKeys" in window);
      await page.keyboard.press(keys);
      await page.keyboard.type(WORDS, { delay: speed });
      await expect(field(page)).toHaveValue(WORDS, { timeout: 30_000 });
      await page.keyboard.type(" and more", { delay: speed });
      await expect(field(page)).toHaveValue(`${WORDS} and more`);
    });
  }
}

test("keys pressed while the page is loaded again are not lost", async ({ page, account }) => {
  await account.add(ines);
  await slowProcessor(page);
  await page.goto("/people");
  await rowOf(page, ines.name).waitFor();
  await page.reload({ waitUntil: "commit" });
  await page.waitForFunction(() => "earlyKeys" in window);
  await page.keyboard.type("gt", { delay: 5 });
  await expect(page).toHaveURL("/tasks", { timeout: 30_000 });
  await page.reload({ waitUntil: "commit" });
  await page.waitForFunction(() => "earlyKeys" in window);
  await page.keyboard.type("gpc", { delay: 5 });
  await expect(page).toHaveURL("/people?panel=columns", { timeout: 30_000 });
  await page.reload({ waitUntil: "commit" });
  await page.waitForFunction(() => "earlyKeys" in window);
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible({ timeout: 30_000 });
});

test("Enter and Backspace typed ahead do in the palette what they would have done", async ({ page, account }) => {
  await account.add(ines);
  await delay(page, "**/assets/command-palette-*.js", 700);
  await page.goto("/people");
  await rowOf(page, ines.name).waitFor();
  await page.keyboard.press("Control+k");
  await page.keyboard.type("ines marrx", { delay: 5 });
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(ines.name);
});

test("Escape typed ahead closes the palette again, and the next key is one of the screen", async ({
  page,
  account,
}) => {
  await account.add(ines);
  await delay(page, "**/assets/command-palette-*.js", 700);
  await page.goto("/people");
  await rowOf(page, ines.name).waitFor();
  await page.keyboard.press("Control+k");
  await page.keyboard.type("x");
  await page.keyboard.press("Escape");
  await page.keyboard.press("c");
  await expect(page).toHaveURL("/people?panel=columns");
  await expect(palette(page)).toBeHidden();
});

test("what is typed for the palette does not end up in the note it was opened from", async ({ page, account }) => {
  await account.add(ines);
  await page.goto(`/people/${await account.idOf(ines.name)}`);
  const note = page.getByLabel("Note", { exact: true });
  await note.click();
  await page.keyboard.type("Met at ");
  await delay(page, "**/assets/command-palette-*.js", 1_000);
  await page.keyboard.press("Control+k");
  await page.keyboard.type("fair");
  await expect(palette(page).getByRole("combobox")).toHaveValue("fair");
  await page.keyboard.press("Escape");
  await expect(note).toHaveValue("Met at ");
  await expect(note).toBeFocused();
  await page.keyboard.type("noon");
  await expect(note).toHaveValue("Met at noon");
});

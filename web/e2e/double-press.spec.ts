import type { Locator, Page } from "@playwright/test";
import { createClient } from "@supabase/supabase-js";
import type { Account } from "./account.ts";
import { addDialogOf, openPanel, panelOf } from "./columns.ts";
import { expect, test } from "./fixtures.ts";
import { ines } from "./people.ts";

/** The rows of a table that the account can see. */
async function countOf(account: Account, table: string): Promise<number> {
  const { access_token: token } = JSON.parse(account.session) as { access_token: string };
  const client = createClient(process.env["TRACKER_WEB_URL"] ?? "", process.env["TRACKER_KEY"] ?? "", {
    auth: { persistSession: false },
    global: { headers: { Authorization: `Bearer ${token}` } },
  });
  const { count, error } = await client.from(table).select("id", { count: "exact", head: true });
  if (error) throw new Error(error.message);
  return count ?? 0;
}

/** Two presses in one frame: nothing is drawn between them. */
const twoClicks = (button: Locator) =>
  button.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
const twoSubmits = (button: Locator) =>
  button.evaluate((element: HTMLButtonElement) => {
    element.form?.requestSubmit();
    element.form?.requestSubmit();
  });
const twoEnters = (field: Locator) =>
  field.evaluate((element: HTMLElement) => {
    for (let press = 0; press < 2; press += 1) {
      element.dispatchEvent(
        new KeyboardEvent("keydown", { key: "Enter", code: "Enter", bubbles: true, cancelable: true }),
      );
    }
  });

interface Form {
  name: string;
  table: string;
  /** Opens the form, fills it in, and gives what saves it. */
  fill: (page: Page, account: Account) => Promise<Locator>;
  press: (target: Locator) => Promise<unknown>;
}

const task = async (page: Page) => {
  await page.goto("/tasks");
  await page.getByRole("button", { name: "Add task to TO DO" }).click();
  await page.getByLabel("Title").fill("Once");
  return page.getByRole("button", { name: "Save" });
};
const quickTask = async (page: Page) => {
  await page.goto("/tasks");
  await page.getByLabel("Add a task in your own words").fill("Once tomorrow");
  return page.getByRole("button", { name: "Add", exact: true });
};
const taskOnDay = async (page: Page) => {
  await page.goto("/tasks?view=calendar");
  await page
    .getByRole("button", { name: /^Add a task on/ })
    .first()
    .focus();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").getByLabel("Title").fill("Once");
  return page.getByRole("dialog").getByRole("button", { name: "Save" });
};
const note = async (page: Page, account: Account) => {
  await account.add(ines);
  await page.goto("/people");
  await page.getByRole("link", { name: ines.name, exact: true }).click();
  await page.getByLabel("Note", { exact: true }).fill("Once");
  return page.getByRole("button", { name: "Save", exact: true });
};
const noteField = async (page: Page, account: Account) => {
  await note(page, account);
  return page.getByLabel("Note", { exact: true });
};
const person = async (page: Page) => {
  await page.goto("/people?add=person");
  const dialog = page.getByRole("dialog", { name: "Add New Person" });
  await dialog.getByLabel("Name").fill(ines.name);
  await dialog.getByLabel(/LinkedIn/).fill(ines.profileUrl);
  return dialog.locator("button[type=submit]");
};
const submitOf = (page: Page) => page.getByRole("dialog").locator("button[type=submit]");
const column = async (page: Page) => {
  await page.goto("/people");
  await openPanel(page);
  await panelOf(page).getByRole("button", { name: "Add Custom Column" }).click();
  await addDialogOf(page).getByLabel("Field label").fill("Once");
  return submitOf(page);
};
const view = async (page: Page, account: Account) => {
  await account.add(ines);
  await page.goto("/people?q=ines");
  await page.getByRole("button", { name: /^View:/ }).click();
  await page.getByRole("menuitem", { name: "Save as new view…" }).click();
  await page.getByRole("dialog").getByLabel("Name").fill("Once");
  return submitOf(page);
};
const token = async (page: Page) => {
  await page.goto("/profile");
  await page.getByRole("button", { name: "New token" }).click();
  await page.getByRole("dialog").getByLabel("Name").fill("Once");
  return submitOf(page);
};
const imported = async (page: Page) => {
  await page.goto("/people?show=import");
  const file = `Name,URL\n${ines.name},${ines.profileUrl}\n`;
  await page
    .getByLabel(/Choose a CSV file/)
    .setInputFiles({ name: "people.csv", mimeType: "text/csv", buffer: Buffer.from(file) });
  return page.getByRole("dialog").getByRole("button", { name: "Next" });
};

const forms: Form[] = [
  ...[twoClicks, twoSubmits, (target: Locator) => target.dblclick({ noWaitAfter: true })].flatMap((press, at) => {
    const how = ["two clicks", "two submits", "a double click"][at] ?? "";
    return [
      { name: `a task, ${how}`, table: "tasks", fill: task, press },
      { name: `quick add, ${how}`, table: "tasks", fill: quickTask, press },
      { name: `a task on a day, ${how}`, table: "tasks", fill: taskOnDay, press },
    ];
  }),
  { name: "a note, two clicks", table: "notes", fill: note, press: twoClicks },
  { name: "a note, Enter twice", table: "notes", fill: noteField, press: twoEnters },
  { name: "a person", table: "founders", fill: person, press: twoSubmits },
  { name: "a column", table: "custom_fields", fill: column, press: twoSubmits },
  { name: "a token", table: "personal_tokens", fill: token, press: twoSubmits },
  { name: "a view", table: "saved_views", fill: view, press: twoSubmits },
  { name: "an import", table: "imports", fill: imported, press: twoClicks },
];

for (const { name, table, fill, press } of forms) {
  test(`${name}: pressed twice in one frame, it is there once`, async ({ page, account }) => {
    const target = await fill(page, account);
    const before = await countOf(account, table);
    await press(target);
    await expect.poll(() => countOf(account, table)).toBe(before + 1);
    // A second one would have been sent before this answer.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await page.reload();
    expect(await countOf(account, table)).toBe(before + 1);
  });
}

/** How often the page asks for something, by the end of its address. */
function countAsked(page: Page, path: string) {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && new URL(request.url()).pathname.endsWith(path)) asked.push(request.url());
  });
  return asked;
}

test("feedback: pressed twice in one frame, it is sent once", async ({ page, account: _ }) => {
  const asked = countAsked(page, "/feedback");
  await page.goto("/people");
  await page.getByRole("button", { name: "Feedback" }).click();
  await page.getByRole("dialog").getByRole("textbox").fill("Once, please");
  await twoSubmits(submitOf(page));
  await expect(page.getByText("Thank you!")).toBeVisible();
  expect(asked).toHaveLength(1);
});

test("sign-up: pressed twice in one frame, one account is asked for", async ({ stranger }) => {
  const asked = countAsked(stranger, "/signup");
  await stranger.goto("/auth?tab=sign-up");
  await stranger.getByLabel("Email").fill(`once-${crypto.randomUUID()}@example.com`);
  await stranger.getByLabel("Password", { exact: true }).fill("correct horse battery");
  await twoSubmits(stranger.locator("form button[type=submit]"));
  await expect(stranger).not.toHaveURL(/\/auth/);
  expect(asked).toHaveLength(1);
});

import type { Page } from "@playwright/test";
import { assistantPanel } from "./assistant.ts";
import { violations } from "./axe.ts";
import { question } from "./crowd.ts";
import { expect, test } from "./fixtures.ts";
import { choose, dialog } from "./import-dialog.ts";
import { cellOf, rowOf } from "./people.ts";

const ada = { name: "Ada Okafor", profileUrl: "https://www.linkedin.com/in/nobody-ada", company: "Northwind" };
const history = (page: Page) => page.getByRole("dialog", { name: "History" });
const changes = (page: Page) => page.getByRole("dialog", { name: "Recent changes" });

async function edit(page: Page, name: string, column: string, text: string) {
  const cell = await cellOf(page, name, column);
  await cell.focus();
  await page.keyboard.press("Enter");
  const editor = page.getByRole("textbox", { name: column });
  await editor.fill(text);
  await editor.press("Enter");
  await expect(cell).toHaveText(text);
}

test("a field is put back from the history of its person, and made so again with Redo", async ({ page, account }) => {
  await account.add(ada);
  await page.goto("/people");
  await edit(page, ada.name, "Company", "Halden");
  // Behind the panel nothing is found by its role.
  const row = page.locator("[data-row='0']");
  await page.getByRole("link", { name: ada.name, exact: true }).click({ button: "right" });
  await page.getByRole("menuitem", { name: "History" }).click();
  const change = history(page).getByRole("listitem").filter({ hasText: "Northwind" }).first();
  await expect(change).toContainText("Northwind → became Halden");
  await expect(change).toContainText("You");
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await violations(page)).toEqual([]);
  await change.getByRole("button", { name: /^Undo/ }).press("Enter");
  const undone = history(page).getByRole("listitem", { name: /^Undid a change/ });
  await expect(undone).toContainText("Halden → became Northwind");
  await expect(row).toContainText("Northwind");
  await undone.getByRole("button", { name: /^Redo/ }).click();
  await expect(history(page).getByRole("listitem", { name: /^Did a change again/ })).toBeVisible();
  await expect(row).toContainText("Halden");
  await page.keyboard.press("Escape");
  await expect(history(page)).toBeHidden();
});

test("what was edited since stays when an earlier change is undone, and it says so", async ({ page, account }) => {
  await account.add(ada);
  const id = await account.idOf(ada.name);
  // The session is that of supabase-js.
  const { access_token } = JSON.parse(account.session) as { access_token: string };
  const put = async (data: object) =>
    page.request.put(`/api/founders/${id}`, { headers: { authorization: `Bearer ${access_token}` }, data });
  await put({ company: "Halden", roleTitle: "Founder" });
  await put({ company: "Brightwater" });
  await page.goto(`/people/${id}`);
  await page.getByRole("heading", { name: /Ada Okafor/ }).waitFor();
  await page.keyboard.press("h");
  const items = history(page).getByRole("listitem");
  await items.filter({ hasText: "Founder" }).getByRole("button", { name: /^Undo/ }).click();
  const sentence = "1 field was edited since and stays.";
  await expect(page.getByText(`Change undone. ${sentence}`)).toBeVisible();
  await expect(history(page).getByRole("listitem", { name: /^Undid/ })).toContainText(sentence);
  await expect(page.getByRole("heading", { name: /Ada Okafor/, includeHidden: true })).toContainText("Brightwater");
});

const file = `Name,LinkedIn URL,Company
Grace Hopper,https://www.linkedin.com/in/nobody-grace,Navy
Alan Turing,https://www.linkedin.com/in/nobody-alan,NPL
Ada Okafor,https://www.linkedin.com/in/nobody-ada,Northwind
`;

test("an import is undone in one press but for who was given a note, and comes back with Redo", async ({
  page,
  account,
}) => {
  await choose(page, "people.csv", file);
  await dialog(page).getByRole("button", { name: "Next" }).click();
  await dialog(page).getByRole("button", { name: "Import 3 people" }).click();
  await expect(dialog(page).getByRole("list", { name: "Totals" })).toHaveText("Added 3");
  await account.note("Grace Hopper", "Met at the fair");
  await dialog(page).getByRole("button", { name: "Undo import" }).click();
  await expect(dialog(page).getByRole("status")).toHaveText(
    "Import undone. Grace Hopper stays: they were changed or got a note or task since.",
  );
  expect(await account.countPeople()).toBe(1);
  await dialog(page).getByRole("button", { name: "Redo import" }).click();
  await expect(dialog(page).getByRole("status")).toHaveText("Import redone.");
  expect(await account.countPeople()).toBe(3);
  await dialog(page).getByRole("button", { name: "Done" }).click();

  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitem", { name: "Recent changes" }).click();
  await changes(page).getByRole("combobox", { name: "Changed by" }).selectOption("Imports");
  await expect(changes(page).getByRole("listitem")).toHaveCount(1);
  await expect(changes(page).getByRole("listitem")).toContainText("Imported “people.csv”");
  await changes(page).getByRole("combobox", { name: "Changed by" }).selectOption("Redo");
  await changes(page).getByRole("button", { name: "Undo: Did the import of “people.csv” again" }).click();
  await expect.poll(() => account.countPeople()).toBe(1);
  await expect(rowOf(page, "Alan Turing")).toHaveCount(0);
});

test("what the assistant and a token changed carries their names, and the palette leads there from any screen", async ({
  page,
  account,
}) => {
  await account.add(ada);
  const authorized = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
  // The session is that of supabase-js.
  const { access_token } = JSON.parse(account.session) as { access_token: string };
  const asked = { ...authorized(access_token), data: { name: "Phone", scope: "write" } };
  const minted = await page.request.post("/api/auth/tokens", asked);
  const { token } = (await minted.json()) as { token: string };
  const path = `/api/founders/${await account.idOf(ada.name)}`;
  const saved = await page.request.put(path, { ...authorized(token), data: { company: "Halden" } });
  expect(saved.ok()).toBe(true);
  await page.goto("/tasks");
  const chat = assistantPanel(page);
  await chat.open();
  await chat.say(`Remind me to call ${ada.name} tomorrow`);
  await expect(chat.card("Done")).toBeVisible();
  await page.keyboard.press("ControlOrMeta+k");
  await page.keyboard.type("Recent changes");
  await page.keyboard.press("Enter");
  const items = changes(page).getByRole("listitem");
  await expect(items.filter({ hasText: "Assistant" })).toContainText(`Call ${ada.name}`);
  await expect(items.filter({ hasText: "Token “Phone”" })).toContainText("Northwind → became Halden");
  await items.filter({ hasText: "Assistant" }).getByRole("button", { name: /^Undo/ }).click();
  await expect.poll(() => account.tasks()).toEqual([]);
  // The chat says so too, also after a reload, and knows what is done again.
  await page.keyboard.press("Escape");
  await expect(chat.card("Undone")).toBeVisible();
  await expect(chat.button("Undo")).toHaveCount(0);
  await page.reload();
  await expect(chat.card("Undone")).toBeVisible();
  await page.goto("/tasks?history=all");
  await items.getByRole("button", { name: /^Redo/ }).click();
  await expect.poll(() => account.tasks()).toHaveLength(1);
  await page.keyboard.press("Escape");
  await chat.card("Done").getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => account.tasks()).toEqual([]);
});

test("all that one answer of the assistant did is undone in one press", async ({ page, account }) => {
  await account.add(ada);
  await page.goto("/people");
  const chat = assistantPanel(page);
  await chat.open();
  await chat.say(`Remind me to call ${ada.name} tomorrow and add a note to ${ada.name} that they like tea`);
  await expect(chat.card("Done")).toHaveCount(2);
  await chat.button("Undo all").click();
  await expect(chat.card("Undone")).toHaveCount(2);
  await expect(chat.button("Undo all")).toHaveCount(0);
  expect(await account.tasks()).toEqual([]);
  expect(await account.notes()).toEqual([]);
});

test("what is deleted for good is gone from the trash, and the whole trash is emptied", async ({ page, account }) => {
  await account.add(ada, { ...ada, name: "Ben Adeyemi", profileUrl: "https://www.linkedin.com/in/nobody-ben" });
  await account.add({ ...ada, name: "Cy Moreau", profileUrl: "https://www.linkedin.com/in/nobody-cy" });
  await page.goto("/people");
  await page.getByRole("checkbox", { name: "Select all people that are loaded" }).click();
  await page.getByRole("toolbar", { name: "Selected people" }).getByRole("button", { name: "Delete" }).click();
  await question(page).getByRole("button", { name: "Delete 3 people" }).click();
  await expect(page.getByText("3 people deleted.")).toBeVisible();
  await page.goto("/people?show=trash");
  const trash = page.getByRole("dialog", { name: "Recently deleted" });
  await trash.getByRole("button", { name: "Delete Ada Okafor for good" }).click();
  await expect(question(page)).toContainText("Delete Ada Okafor for good?");
  await question(page).getByRole("button", { name: "Cancel" }).click();
  await expect(trash.getByRole("listitem")).toHaveCount(3);
  await trash.getByRole("button", { name: "Delete Ada Okafor for good" }).click();
  await question(page).getByRole("button", { name: "Delete for good" }).click();
  await expect(trash.getByRole("listitem")).toHaveCount(2);
  await page.reload();
  await expect(trash.getByRole("listitem")).toHaveCount(2);
  await trash.getByRole("button", { name: "Empty trash" }).click();
  await expect(question(page)).toContainText("2 items will be gone. This cannot be undone.");
  await question(page).getByRole("button", { name: "Empty trash" }).click();
  await expect(trash).toContainText("Trash is empty");
});

test("at 360 px the history fills the screen, from the person's page and from their sheet", async ({
  page,
  account,
}) => {
  await account.add(ada);
  await page.setViewportSize({ width: 360, height: 740 });
  const fillsScreen = async () => {
    await expect(history(page).getByRole("listitem")).toContainText("Added");
    expect(await history(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: 360, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  };
  await page.goto(`/people/${await account.idOf(ada.name)}`);
  await page.getByRole("button", { name: `More about ${ada.name}` }).click();
  await page.getByRole("menuitem", { name: "History" }).click();
  await fillsScreen();
  expect(await violations(page)).toEqual([]);
  await page.goto("/people");
  await page.getByRole("button", { name: `Edit ${ada.name}` }).click();
  await page
    .getByRole("dialog", { name: ada.name })
    .getByRole("button", { name: `More about ${ada.name}` })
    .click();
  await page.getByRole("menuitem", { name: "History" }).click();
  await fillsScreen();
  await history(page).getByRole("button", { name: "Close" }).click();
  await expect(page).toHaveURL(/\/people$/);
});

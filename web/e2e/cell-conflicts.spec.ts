import type { Page } from "@playwright/test";
import { violations } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { cellOf } from "./people.ts";
import { allWritten, watchWrites } from "./writes.ts";

const ada = { name: "Ada Okafor", profileUrl: "https://www.linkedin.com/in/nobody-ada", company: "Northwind" };
const ben = { name: "Ben Adeyemi", profileUrl: "https://www.linkedin.com/in/nobody-ben", company: "Fabrikam" };

const question = (page: Page, text: string) => page.getByRole("listitem").filter({ hasText: text });
const keepMine = (page: Page) => page.getByRole("button", { name: "Keep mine", exact: true });
const takeTheirs = (page: Page) => page.getByRole("button", { name: "Take theirs", exact: true });

async function stored(page: Page, name: string, column: string) {
  await allWritten(page);
  await page.reload();
  return cellOf(page, name, column);
}

test.beforeEach(async ({ page, account }) => {
  watchWrites(page);
  await account.add(ada);
  await account.add(ben);
  // Rows that are being refreshed are read every second, which would show the change from elsewhere before it is edited here.
  await expect.poll(() => account.waiting()).toBe(0);
  await page.goto("/people");
  await expect(page.getByText("Northwind").first()).toBeVisible();
});

test("two tabs edit one cell: the second is asked, keeps what it typed, and can undo that", async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto("/people");
  const company = await cellOf(page, ada.name, "Company");
  await company.dblclick();
  const editor = page.getByRole("textbox", { name: "Company" });
  await editor.fill("From the first tab");

  await (await cellOf(other, ada.name, "Company")).dblclick();
  await other.getByRole("textbox", { name: "Company" }).fill("From the second tab");
  await other.keyboard.press("Enter");
  await expect(await cellOf(other, ada.name, "Company")).toHaveText("From the second tab");
  await other.close();

  await editor.press("Enter");
  const asked = question(page, "Ada Okafor, Company: Changed elsewhere to “From the second tab”.");
  await expect(asked).toBeVisible();
  await expect(asked.getByRole("alert")).toBeVisible();
  await expect(company).toHaveText("From the first tab");
  await expect(company).toHaveAttribute("aria-description", "Changed elsewhere to “From the second tab”.");
  await expect(company).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await violations(page)).toEqual([]);

  // With the keyboard; it goes on in the same cell.
  await keepMine(page).focus();
  await page.keyboard.press("Enter");
  await expect(asked).toBeHidden();
  await expect(company).not.toHaveAttribute("aria-description", /./);
  await expect(company).toBeFocused();
  await expect(await stored(page, ada.name, "Company")).toHaveText("From the first tab");
});

test("a cell that the API changed meanwhile can be given up, and then nothing is overwritten", async ({
  page,
  account,
}) => {
  await account.change(ada.name, { company: "From the API" });
  const company = await cellOf(page, ada.name, "Company");
  await company.focus();
  await page.keyboard.type("Mine");
  await page.keyboard.press("Tab");
  await expect(question(page, "Changed elsewhere to “From the API”.")).toBeVisible();
  await expect(company).toHaveText("Mine");
  // Other cells can be edited meanwhile.
  await (await cellOf(page, ben.name, "Company")).focus();
  await page.keyboard.type("Contoso");
  await page.keyboard.press("Enter");
  await takeTheirs(page).click();
  await expect(company).toHaveText("From the API");
  await expect(await stored(page, ada.name, "Company")).toHaveText("From the API");
  await expect(await cellOf(page, ben.name, "Company")).toHaveText("Contoso");
});

test("a pasted block asks once for all of its cells, and each can be chosen", async ({ page, account, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await account.change(ada.name, { company: "Ada elsewhere", email: "elsewhere@a.example" });
  await account.change(ben.name, { company: "Ben elsewhere" });
  await page.evaluate(() => navigator.clipboard.writeText("ben@a.example\tBen's\nada@a.example\tAda's"));
  // Ben is above Ada.
  await (await cellOf(page, ben.name, "Email")).click();
  await page.keyboard.press("Control+v");
  const dialog = page.getByRole("dialog", { name: "Changed elsewhere" });
  await expect(dialog.getByRole("listitem")).toHaveCount(3);
  await expect(dialog).toContainText("Ada Okafor, Company");
  await expect(dialog).toContainText("Changed elsewhere to “Ada elsewhere”.");
  await expect(dialog).toContainText("You made it “Ada's”.");
  expect(await violations(page)).toEqual([]);
  // Closed unanswered, nothing is lost: the message leads back.
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(await cellOf(page, ada.name, "Company")).toHaveText("Ada's");
  await question(page, "3 cells were changed elsewhere since you began.")
    .getByRole("button", { name: "Choose" })
    .click();
  await dialog.getByRole("button", { name: "Take theirs: Ada Okafor, Email" }).click();
  await expect(dialog.getByRole("listitem")).toHaveCount(2);
  await dialog.getByRole("button", { name: "Keep all mine" }).click();
  await expect(dialog).toBeHidden();
  await expect(await stored(page, ada.name, "Company")).toHaveText("Ada's");
  await expect(await cellOf(page, ben.name, "Company")).toHaveText("Ben's");
  await expect(await cellOf(page, ben.name, "Email")).toHaveText("ben@a.example");
  await expect(await cellOf(page, ada.name, "Email")).toHaveText("elsewhere@a.example");
});

test.describe("without a connection", () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch/] });

  test("what was typed offline and changed elsewhere is asked about when the network is back", async ({
    page,
    account,
    context,
  }) => {
    const company = await cellOf(page, ada.name, "Company");
    // Fetches what edits.
    await company.dblclick();
    await page.keyboard.press("Escape");
    await context.setOffline(true);
    await page.keyboard.type("Typed on a train");
    await page.keyboard.press("Enter");
    await expect(page.getByText("You are offline. 1 change will be saved when you are back.")).toBeVisible();
    await account.change(ada.name, { company: "From the office" });
    await context.setOffline(false);
    await expect(question(page, "Changed elsewhere to “From the office”.")).toBeVisible();
    await expect(company).toHaveText("Typed on a train");
    await keepMine(page).click();
    await expect(page.getByRole("button", { name: "Show changes" })).toBeHidden();
    await expect(await stored(page, ada.name, "Company")).toHaveText("Typed on a train");
  });

  test("an edit that waits is dropped by Ctrl+Z", async ({ page, context }) => {
    const company = await cellOf(page, ada.name, "Company");
    await company.dblclick();
    await page.keyboard.press("Escape");
    await context.setOffline(true);
    await page.keyboard.type("Typed on a train");
    await page.keyboard.press("Enter");
    await expect(page.getByText("You are offline. 1 change will be saved when you are back.")).toBeVisible();
    await page.keyboard.press("Control+z");
    await expect(company).toHaveText("Northwind");
    await expect(page.getByRole("button", { name: "Show changes" })).toBeHidden();
    await context.setOffline(false);
    await expect(await stored(page, ada.name, "Company")).toHaveText("Northwind");
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("a field that was changed elsewhere is asked about too", async ({ page, account }) => {
    const card = page.getByRole("listitem").filter({ hasText: ada.name });
    await card.getByRole("button", { name: `Edit ${ada.name}` }).tap();
    const sheet = page.getByRole("dialog", { name: ada.name });
    const company = sheet.getByRole("button", { name: /^Company / });
    await company.tap();
    await sheet.getByRole("textbox", { name: "Company" }).fill("From the phone");
    await account.change(ada.name, { company: "From the desk" });
    await page.keyboard.press("Enter");
    await expect(question(page, "Company: Changed elsewhere to “From the desk”.").last()).toBeVisible();
    await keepMine(page).tap();
    await expect(keepMine(page)).toBeHidden();
    await expect(company).toContainText("From the phone");
    await sheet.getByRole("button", { name: "Close", exact: true }).tap();
    await allWritten(page);
    await page.reload();
    await expect(card).toContainText("From the phone");
  });
});

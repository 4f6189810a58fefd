import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { cellOf, rowOf } from "./people.ts";
import { allWritten, watchWrites } from "./writes.ts";

const ada = { name: "Ada Okafor", profileUrl: "https://www.linkedin.com/in/nobody-ada", company: "Northwind" };
const ben = { name: "Ben Adeyemi", profileUrl: "https://www.linkedin.com/in/nobody-ben", company: "Fabrikam" };

/** What the server has, past the cache. */
async function afterReload(page: Page, name: string, column: string) {
  await allWritten(page);
  await page.reload();
  return cellOf(page, name, column);
}

test.beforeEach(async ({ page, account }) => {
  watchWrites(page);
  await account.add(ada);
  await account.add(ben);
  await page.goto("/people");
  await expect(rowOf(page, ada.name)).toContainText("LinkedIn not connected");
});

test("a double click edits a cell: Enter saves, Escape cancels, leaving saves, unchanged just closes", async ({
  page,
}) => {
  const email = await cellOf(page, ada.name, "Email");
  const editor = page.getByRole("textbox", { name: "Email" });
  const save = page.getByRole("button", { name: "Save", exact: true });

  await email.dblclick();
  await expect(save).toHaveAttribute("data-differs", "false");
  await editor.fill("ada@northwind.example");
  await expect(save).toHaveAttribute("data-differs", "true");
  await editor.press("Enter");
  await expect(editor).toBeHidden();
  await expect(email).toHaveText("ada@northwind.example");
  await expect(email).toBeFocused();

  await email.dblclick();
  await editor.fill("nothing of this");
  await editor.press("Escape");
  await expect(email).toHaveText("ada@northwind.example");

  const company = await cellOf(page, ada.name, "Company");
  await company.dblclick();
  await page.getByRole("textbox", { name: "Company" }).fill("Contoso");
  await (await cellOf(page, ben.name, "Email")).click();
  await expect(company).toHaveText("Contoso");

  let writes = 0;
  page.on(
    "request",
    (request) =>
      (writes += Number(/PATCH|POST/.test(request.method()) && /founders\?|change_people/.test(request.url()))),
  );
  await company.dblclick();
  await page.getByRole("textbox", { name: "Company" }).press("Enter");
  await expect(page.getByRole("textbox", { name: "Company" })).toBeHidden();
  expect(writes).toBe(0);
  await expect(await afterReload(page, ada.name, "Company")).toHaveText("Contoso");
  await expect(await cellOf(page, ada.name, "Email")).toHaveText("ada@northwind.example");
});

test("with the keyboard alone: typing replaces, F2 and Enter go on with what is there, Tab goes on to the next cell", async ({
  page,
}) => {
  await (await cellOf(page, ada.name, "Company")).focus();
  await page.keyboard.type("Contoso");
  await page.keyboard.press("Enter");
  await expect(await cellOf(page, ada.name, "Company")).toHaveText("Contoso");
  await page.keyboard.press("Enter");
  await page.keyboard.type(" Ltd");
  await page.keyboard.press("Shift+Tab");
  await expect(await cellOf(page, ada.name, "Company")).toHaveText("Contoso Ltd");
  await expect(await cellOf(page, ada.name, "Email")).toBeFocused();

  // The name is a link, so it is edited with F2.
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("F2");
  await page.keyboard.press("End");
  await page.keyboard.type(" Jr");
  await page.keyboard.press("Enter");
  const link = page.getByRole("link", { name: "Ada Okafor Jr", exact: true });
  await expect(link).toBeFocused();
  await page.keyboard.press("Control+z");
  await expect(page.getByRole("link", { name: ada.name, exact: true })).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(await cellOf(page, ada.name, "Company")).toHaveText("Contoso");
});

test("what is typed before the editors have come is not lost", async ({ page }) => {
  await page.reload();
  await rowOf(page, ada.name).waitFor();
  let arrive: () => void = () => undefined;
  const late = new Promise<void>((resolve) => (arrive = resolve));
  await page.route("**/assets/people-tools-*.js", async (route) => {
    await late;
    await route.continue();
  });
  const asked = page.waitForRequest("**/assets/people-tools-*.js");
  await (await cellOf(page, ada.name, "Company")).focus();
  await asked;
  await page.keyboard.type("Contosoo");
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Tab");
  arrive();
  await expect(await cellOf(page, ada.name, "Company")).toHaveText("Contoso");
  await expect((await cellOf(page, ada.name, "LinkedIn URL")).getByRole("link")).toBeFocused();
  await expect(await afterReload(page, ada.name, "Company")).toHaveText("Contoso");
});

test("a value that does not fit says why and keeps what was typed, also when the cell is left", async ({ page }) => {
  const email = await cellOf(page, ada.name, "Email");
  await email.dblclick();
  const editor = page.getByRole("textbox", { name: "Email" });
  await editor.fill("no address");
  await editor.press("Enter");
  await expect(page.getByRole("alert")).toHaveText("Enter a valid email address.");
  await (await cellOf(page, ben.name, "Company")).click();
  await expect(editor).toBeHidden();
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await email.dblclick();
  await expect(editor).toHaveValue("no address");
  await editor.fill("ada@northwind.example");
  await editor.press("Enter");
  await expect(email).not.toHaveAttribute("aria-invalid", "true");
});

test.describe("a server that refuses", () => {
  test.use({ expectedErrors: [/status of [45]\d\d/] });

  test("has the cell put back with the reason, and what was typed is there for the next try", async ({ page }) => {
    const refused = { at: 0, key: "email", code: "23514", message: "Enter a valid email address." };
    await page.route("**/rest/v1/rpc/change_people", (route) =>
      route.fulfill({ json: { batchId: null, changed: 0, columns: [], conflicts: [], refused: [refused] } }),
    );
    const email = await cellOf(page, ada.name, "Email");
    await email.dblclick();
    await page.getByRole("textbox", { name: "Email" }).fill("ada@northwind.example");
    await page.keyboard.press("Enter");
    const refusal = page.getByRole("listitem").filter({ hasText: "Enter a valid email address." });
    await expect(refusal).toBeVisible();
    await expect(email).toHaveText("");
    await refusal.getByRole("button", { name: "Edit" }).click();
    await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue("ada@northwind.example");
    await page.unroute("**/rest/v1/rpc/change_people");
    await page.keyboard.press("End");
    await page.keyboard.type("s");
    await page.keyboard.press("Enter");
    await expect(await afterReload(page, ada.name, "Email")).toHaveText("ada@northwind.examples");
  });

  test("has a note that could not be saved said in the specification's words, and kept", async ({ page }) => {
    await page.route("**/rest/v1/rpc/change_people", (route) => route.fulfill({ status: 500, json: { message: "" } }));
    await (await cellOf(page, ada.name, "Notes")).dblclick();
    await page.getByRole("textbox", { name: "Notes" }).fill("Keep me");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alert")).toHaveText("Failed to save note. Please try again.");
    await (await cellOf(page, ada.name, "Notes")).dblclick();
    await expect(page.getByRole("textbox", { name: "Notes" })).toHaveValue("Keep me");
  });
});

test("a note opens with the latest one, has lines with Shift+Enter, saves on leaving, and an empty one closes", async ({
  page,
}) => {
  const notes = await cellOf(page, ada.name, "Notes");
  const editor = page.getByRole("textbox", { name: "Notes" });
  await notes.dblclick();
  await page.keyboard.type("one");
  await page.keyboard.press("Shift+Enter");
  await page.keyboard.type("two");
  await page.keyboard.press("Enter");
  await expect(notes).toHaveText("one two");
  await notes.dblclick();
  await expect(editor).toHaveValue("one\ntwo");
  await editor.fill("");
  await page.keyboard.press("Enter");
  await expect(notes).toHaveText("one two");
  await notes.dblclick();
  await editor.fill("three");
  await (await cellOf(page, ben.name, "Company")).click();
  await expect(notes).toHaveText("three");
  await page.getByRole("link", { name: ada.name, exact: true }).click();
  await expect(page.getByRole("list", { name: "Timeline" })).toContainText("three");
  await expect(page.getByRole("list", { name: "Timeline" })).toContainText("one");
});

test("cells go to a spreadsheet and come from one, and all of it is undone at once", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await (await cellOf(page, ada.name, "Email")).focus();
  await page.keyboard.type("=cmd@x.example");
  await page.keyboard.press("Enter");
  await expect(await cellOf(page, ada.name, "Email")).toHaveText("=cmd@x.example");
  await (await cellOf(page, ben.name, "Email")).click();
  await page.keyboard.press("Shift+ArrowDown");
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Control+c");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe("\tFabrikam\n'=cmd@x.example\tNorthwind");

  await page.evaluate(() =>
    navigator.clipboard.writeText('ben@a.example\tContoso\nada@a.example\t"Zeta\nLtd"\nbeyond\tthe end'),
  );
  await (await cellOf(page, ben.name, "Email")).click();
  await page.keyboard.press("Control+v");
  await expect(await cellOf(page, ada.name, "Email")).toHaveText("ada@a.example");
  await expect(await cellOf(page, ben.name, "Company")).toHaveText("Contoso");
  const told = page.getByRole("listitem").filter({ hasText: "4 cells updated" });
  await told.getByRole("button", { name: "Undo" }).click();
  await expect(await cellOf(page, ben.name, "Company")).toHaveText("Fabrikam");
  await expect(await afterReload(page, ada.name, "Email")).toHaveText("=cmd@x.example");

  // Delete empties a range, Ctrl+D repeats its first row.
  await (await cellOf(page, ben.name, "Company")).click();
  await page.keyboard.press("Shift+ArrowDown");
  await page.keyboard.press("Control+d");
  await expect(await cellOf(page, ada.name, "Company")).toHaveText("Fabrikam");
  await page.keyboard.press("Delete");
  await expect(await cellOf(page, ada.name, "Company")).toHaveText("");
  await expect(await afterReload(page, ben.name, "Company")).toHaveText("");
});

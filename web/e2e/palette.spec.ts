import { expect, test } from "./fixtures.ts";
import { ines, rowOf, zephyr } from "./people.ts";

test("the palette finds people on the server, places and actions by name", async ({ page, account }) => {
  await account.add(ines, zephyr, { name: '100% "quoted", (odd)', profileUrl: "https://www.linkedin.com/in/odd-one" });
  await page.goto("/people");
  await rowOf(page, ines.name).waitFor();
  await page.keyboard.press("Control+k");
  const palette = page.getByRole("dialog", { name: "Search and commands" });
  const words = palette.getByRole("combobox");
  await expect(words).toBeFocused();
  await expect(palette.getByRole("option", { name: ines.name })).toBeVisible();

  await words.fill("okonjo");
  await expect(palette.getByRole("option", { name: zephyr.name })).toBeVisible();
  await expect(palette.getByRole("option", { name: ines.name })).toBeHidden();
  // A misspelt name, and signs that mean something to the server.
  await words.fill("okonyo");
  await expect(palette.getByRole("option", { name: zephyr.name })).toBeVisible();
  await words.fill('100% "quoted", (');
  await expect(palette.getByRole("option", { name: /quoted/ })).toBeVisible();
  await words.fill("zzzz");
  await expect(palette.getByText("No results for “zzzz”.")).toBeVisible();
  await words.fill("okonjo");
  await expect(palette.getByRole("option", { name: zephyr.name })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(zephyr.name);

  await page.keyboard.press("/");
  await expect(palette.getByRole("option").first()).toContainText(zephyr.name);
  await words.fill("new pers");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Add New Person" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/people");

  await page.keyboard.press("Control+k");
  await words.fill("export");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Export as JSON" })).toBeInViewport();
  await page.keyboard.press("Control+k");
  await words.fill("add task");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/tasks");
  await expect(page.getByLabel("Add a task in your own words")).toBeFocused();
});

test("the palette finds tasks, notes and posts and says why, ranks commands, and asks the assistant", async ({
  page,
  account,
}) => {
  await account.add(ines, zephyr);
  await account.addTasks(
    { title: "Send the term sheet", due_on: "2030-01-02", founder: ines.name },
    { title: "Water the plants" },
  );
  await account.note(zephyr.name, "Asked how to import the ledger");
  await page.goto("/people");
  await rowOf(page, ines.name).waitFor();
  const palette = page.getByRole("dialog", { name: "Search and commands" });
  const options = palette.getByRole("option");

  await page.keyboard.press("Control+k");
  await page.keyboard.type("term shet");
  await expect(palette.getByRole("group", { name: "Tasks" }).getByRole("option")).toContainText(
    /Due .*2030.*Ines Marrow/,
  );
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Edit task" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/tasks");

  await page.goto("/people");
  await rowOf(page, ines.name).waitFor();
  await page.keyboard.press("Control+k");
  await page.keyboard.type("import");
  await expect(palette.getByRole("group", { name: "Notes and posts" }).getByRole("option")).toContainText(
    "Note: Asked how to import the ledger",
  );
  await expect(options.first()).toContainText("Import people");
  await expect(options.last()).toContainText("Ask the assistant: “import”");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: /Import/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+k");
  await page.keyboard.type("who posted?");
  await palette.getByRole("option", { name: "Ask the assistant: “who posted?”" }).click();
  const input = page.getByLabel("Message to the assistant");
  await expect(input).toHaveValue("who posted?");
  await expect(input).toBeFocused();
  await page.keyboard.type(" and when?");
  await expect(input).toHaveValue("who posted? and when?");
});

test("recent people are those opened lately, also after a reload, and none after signing out", async ({
  page,
  account,
}) => {
  await account.add(ines, zephyr);
  await page.goto("/people");
  const palette = page.getByRole("dialog", { name: "Search and commands" });
  await page.getByRole("link", { name: ines.name, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(ines.name);
  await page.goto("/people");
  await rowOf(page, ines.name).waitFor();
  await page.keyboard.press("Control+k");
  const recent = palette.getByRole("group", { name: "Recent people" }).getByRole("option");
  await expect(recent).toHaveCount(1);
  await expect(recent).toContainText(ines.name);
  await page.keyboard.press("Escape");
  await expect(palette).toBeHidden();
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByRole("link", { name: "Get Started" }).first()).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("recent")))).toEqual([]);
});

test("what is typed before the palette is there does nothing to the screen", async ({ page, account: _ }) => {
  await page.goto("/people");
  let arrive: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  await page.route("**/assets/command-palette-*.js", async (route) => {
    await arrival;
    await route.continue();
  });
  await expect(page.getByText("Follow your first person")).toBeVisible();
  const asked = page.waitForRequest("**/assets/command-palette-*.js");
  await page.keyboard.press("Control+k");
  await asked;
  await page.keyboard.type("tn");
  arrive();
  await expect(page.getByRole("dialog", { name: "Search and commands" })).toBeVisible();
  await expect(page).toHaveURL("/people");
});

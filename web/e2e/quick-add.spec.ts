import { column, stop } from "./board.ts";
import { expect, test } from "./fixtures.ts";
import { ines } from "./people.ts";

const people = [
  ines,
  { name: "Chris Abt", profileUrl: "https://www.linkedin.com/in/quick-chris-abt" },
  { name: "Chris Okoye", profileUrl: "https://www.linkedin.com/in/quick-chris-okoye" },
];
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test.beforeEach(async ({ page, account }) => {
  await account.add(...people);
  await account.addTasks({ title: "One" });
  await page.goto("/tasks");
  await stop(page, "One").waitFor();
});

test("a first name is enough for one person; of two, one is chosen; and the board stays where it is", async ({
  page,
  account,
}) => {
  const line = page.getByLabel("Add a task in your own words");
  const before = await stop(page, "One").boundingBox();
  await line.fill("Ping Inés in 2 weeks !high");
  await expect(page.getByRole("button", { name: `Person: ${ines.name}`, exact: true })).toBeVisible();
  expect(await stop(page, "One").boundingBox()).toEqual(before);
  await line.press("Enter");
  await expect(column(page, "TO DO").getByRole("heading", { level: 3 })).toHaveText(["One", "Ping Inés !high"]);

  await line.fill("Email Chris about the deck at 3pm tomorrow");
  await page.getByRole("button", { name: "Person: Which one of 2?" }).click();
  await page.getByRole("list", { name: "People of this name" }).getByRole("button", { name: "Chris Okoye" }).click();
  await expect(page.getByRole("button", { name: "Person: Chris Okoye", exact: true })).toBeVisible();
  await line.press("Enter");
  await expect(line).toHaveValue("");
  const added = (await account.tasks()).find(({ title }) => title.startsWith("Email"));
  expect(added).toMatchObject({ title: "Email Chris about the deck at 3pm", due_on: day(1) });
  await expect(
    page.getByRole("group", { name: "Email Chris about the deck at 3pm" }).getByRole("link", { name: "Chris Okoye" }),
  ).toBeVisible();
});

test("an @ opens a list, and the keys choose from it", async ({ page }) => {
  const line = page.getByLabel("Add a task in your own words");
  await line.pressSequentially("Call @chr");
  const list = page.getByRole("listbox", { name: "People" });
  await expect(list.getByRole("option")).toHaveText([/Chris/, /Chris/]);
  await line.press("ArrowDown");
  const chosen = (await list.getByRole("option", { selected: true }).textContent()) ?? "";
  await line.press("Enter");
  await expect(line).toHaveValue(`Call ${chosen} `);
  await page.keyboard.type("tomorrow @");
  await expect(list).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
  await page.keyboard.press("Backspace");
  await expect(page.getByRole("button", { name: `Person: ${chosen}`, exact: true })).toBeVisible();
  await line.press("Enter");
  await expect(page.getByRole("group", { name: `Call ${chosen}` }).getByRole("link", { name: chosen })).toBeVisible();
});

test("Enter that is faster than the code which reads dates waits for it", async ({ page, account }) => {
  await page.route("**/assets/understand-task-*.js", async (route) => {
    const response = await route.fetch();
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.fulfill({ response });
  });
  const line = page.getByLabel("Add a task in your own words");
  await line.fill("Call them tomorrow");
  await line.press("Enter");
  await expect.poll(async () => (await account.tasks()).map(({ title }) => title)).toContain("Call them");
  expect((await account.tasks()).find(({ title }) => title === "Call them")?.due_on).toBe(day(1));
});

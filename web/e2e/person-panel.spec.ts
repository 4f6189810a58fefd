import type { Page } from "@playwright/test";
import { violations } from "./axe.ts";
import { addCrowd } from "./crowd.ts";
import { expect, test } from "./fixtures.ts";
import { ines, samplePeople } from "./people.ts";

const fields = (page: Page) => page.getByRole("complementary", { name: "Fields" });
const peek = (page: Page, name: string) => page.getByRole("complementary", { name });
const cell = (page: Page, row: number, column: string) =>
  page.locator(`[role=row][data-row="${row}"]`).getByRole("link", { name: column, exact: true });

test("every field is edited in place, by the table's editors, and Ctrl+Z undoes it", async ({ page, account }) => {
  await account.add(ines);
  await page.goto("/people");
  await page.getByRole("link", { name: ines.name, exact: true }).click();
  const panel = fields(page);
  const field = (label: string) => panel.getByRole("button", { name: new RegExp(`^${label} `) });
  await field("Company").click();
  await panel.getByRole("textbox", { name: "Company" }).fill("Bramblewick & Daughters");
  await page.keyboard.press("Tab");
  await expect(field("Company")).toContainText("Bramblewick & Daughters");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Bramblewick & Daughters");
  await expect(field("LinkedIn URL")).toBeFocused();
  await field("Stage").click();
  await panel.getByRole("option", { name: "Meeting", exact: true }).click();
  await expect(field("Stage")).toContainText("Meeting");
  await expect(field("Stage")).toBeFocused();
  const rhythm = panel.getByText("Days between contacts", { exact: true });
  expect(await rhythm.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
  await field("Days between contacts").click();
  await panel.getByRole("textbox", { name: "Days between contacts" }).fill("30");
  await page.keyboard.press("Enter");
  await expect(field("Days between contacts")).toContainText("Every 30 days");
  // What is wrong stays as it was typed, with the reason.
  await field("Email").click();
  await panel.getByRole("textbox", { name: "Email" }).fill("nobody");
  await page.getByRole("textbox", { name: "Note" }).focus();
  await expect(page.getByText("Email: Enter a valid email address. You typed “nobody”.")).toBeVisible();
  await expect(field("Email")).toContainText("nobody");
  await expect(field("Email")).toHaveAttribute("aria-invalid", "true");
  await field("Email").click();
  await expect(panel.getByRole("textbox", { name: "Email" })).toHaveValue("nobody");
  await page.keyboard.press("Escape");
  await expect(field("Email")).not.toHaveAttribute("aria-invalid");
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await expect(field("Days between contacts")).toContainText("Every 30 days");
  await expect(field("Stage")).toContainText("Meeting");
});

test("the owner's field offers those who look after someone already", async ({ page, account }) => {
  await account.add(...samplePeople.slice(0, 3));
  const [first, second, third] = samplePeople.map(({ name }) => name);
  await account.change(first ?? "", { owner: "Beatrix Ova" });
  await account.change(second ?? "", { owner: "Bertil Marsh" });
  await page.goto(`/people/${await account.idOf(third ?? "")}`);
  const owner = fields(page).getByRole("button", { name: /^Owner / });
  await owner.click();
  await page.keyboard.type("be");
  const offered = fields(page).getByRole("option");
  await expect(offered).toHaveCount(2);
  await page.keyboard.type("rt");
  await expect(offered).toHaveText(["Bertil Marsh"]);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(owner).toContainText("Bertil Marsh");
  await expect(owner).toBeFocused();
});

test("a field that is pressed before the code that edits has come opens then, with what was typed meanwhile", async ({
  page,
  account,
}) => {
  await account.add(ines);
  let arrive: () => void = () => undefined;
  const late = new Promise<void>((resolve) => (arrive = resolve));
  await page.goto(`/people/${await account.idOf(ines.name)}`);
  const company = fields(page).getByRole("button", { name: /^Company / });
  await expect(company).toBeVisible();
  // The panel is drawn; what edits comes from the next load on only when it is told to.
  await page.route(/assets\/people-tools[^/]*\.js/, async (route) => {
    await late;
    await route.continue();
  });
  await page.reload();
  await company.click();
  await page.keyboard.type("Nest");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  arrive();
  await expect(fields(page).getByRole("textbox", { name: "Company" })).toHaveValue(/Nest/);
});

test("a long text has its earlier versions, and each can be brought back", async ({ page, account }) => {
  await account.add({ ...ines, meetingSummaries: "First call: wants a pilot" });
  await page.goto("/people");
  await page.getByRole("link", { name: ines.name, exact: true }).click();
  const panel = fields(page);
  const summaries = panel.getByRole("button", { name: /^Meeting summaries / });
  // There are none yet.
  await expect(panel.getByText(/earlier version/)).toHaveCount(0);
  await summaries.click();
  await panel.getByRole("textbox", { name: "Meeting summaries" }).fill("Second call: signed");
  await page.keyboard.press("Enter");
  await expect(summaries).toContainText("Second call: signed");
  await panel.getByText("1 earlier version").click();
  await expect(panel.getByText("First call: wants a pilot")).toBeVisible();
  await panel.getByRole("button", { name: "Bring back" }).click();
  await expect(summaries).toContainText("First call: wants a pilot");
});

test("Space shows a person beside the table, arrows go on, Enter opens the page, and Back returns to the row", async ({
  page,
  account,
}) => {
  await addCrowd(account, 4);
  await page.goto("/people");
  const name = (row: number) => page.locator(`[role=row][data-row="${row}"] a[data-cut]`);
  await expect(name(0)).toBeVisible();
  const [first, second, third] = await Promise.all([0, 1, 2].map((row) => name(row).innerText()));
  await name(0).focus();
  await page.keyboard.press("Space");
  await expect(peek(page, first ?? "")).toBeVisible();
  // The focus stays in the table, and the row is not covered.
  await expect(name(0)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(peek(page, second ?? "")).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await peek(page, second ?? "")
    .getByRole("button", { name: "Next person" })
    .click();
  await expect(peek(page, third ?? "")).toBeVisible();
  await peek(page, third ?? "")
    .getByRole("button", { name: /^Company / })
    .click();
  await page.keyboard.type("Zeta");
  await page.keyboard.press("Enter");
  await expect(page.locator('[role=row][data-row="2"]')).toContainText("Zeta");
  await name(2).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(third ?? "");
  await expect(page.getByText("3 of 4")).toBeVisible();
  await page.keyboard.press("k");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(second ?? "");
  await page.goBack();
  await expect(name(1)).toBeFocused();
  // Space closes what Space opened; so does Escape.
  await page.keyboard.press("Space");
  await expect(peek(page, second ?? "")).toBeVisible();
  await page.keyboard.press("Space");
  await expect(peek(page, second ?? "")).toBeHidden();
  await page.keyboard.press("Space");
  await page.keyboard.press("Escape");
  await expect(peek(page, second ?? "")).toBeHidden();
  await expect(cell(page, 1, second ?? "")).toBeFocused();
});

test("the panel also opens from search, reach out and the board, and returns the focus", async ({ page, account }) => {
  await account.add(ines);
  await expect.poll(() => account.waiting()).toBe(0);
  await account.addTasks({ title: "Send the deck", founder: ines.name });
  const panel = peek(page, ines.name);
  await page.goto("/tasks");
  const onBoard = page.getByRole("group", { name: "Send the deck" }).getByRole("link", { name: ines.name });
  await onBoard.focus();
  await page.keyboard.press("Space");
  await expect(panel).toBeVisible();
  // The card was not picked up.
  await expect(onBoard).toBeFocused();
  await panel.getByRole("textbox", { name: "Note", exact: true }).focus();
  await panel.getByRole("button", { name: `Close ${ines.name}` }).focus();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(onBoard).toBeFocused();
  await page.goto("/reach-out");
  const inList = page.getByRole("list", { name: "People to reach out to" }).getByRole("link", { name: ines.name });
  await inList.focus();
  await page.keyboard.press("Space");
  await expect(panel).toBeVisible();
  // What they posted has the width of the list that the panel leaves.
  await page.setViewportSize({ width: 1024, height: 800 });
  const words = (await account.lastPostSummary(ines.name)).slice(0, 30);
  const posted = page.getByRole("list", { name: "People to reach out to" }).getByText(words);
  await expect.poll(async () => (await posted.boundingBox())?.width).toBeGreaterThan(400);
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(inList).toBeFocused();
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Search and commands" }).fill(ines.name);
  await expect(page.getByRole("option", { name: new RegExp(ines.name) }).first()).toBeVisible();
  await page.keyboard.press("Control+Enter");
  await expect(panel).toBeVisible();
});

test("the keys of a person's page: E, T, N, R, H", async ({ page, account }) => {
  await account.add(...samplePeople.slice(0, 1));
  await page.goto("/people");
  await page.locator('[role=row][data-row="0"] a[data-cut]').click();
  await expect(page.getByRole("list", { name: "Timeline" })).toBeVisible();
  const dialog = page.getByRole("dialog");
  for (const [key, name] of [
    ["e", /^Email to /],
    ["t", "New task"],
    ["r", "Refresh LinkedIn Profile"],
    ["h", "History"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByRole("dialog", { name })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  }
  await page.keyboard.press("n");
  await expect(page.getByRole("textbox", { name: "Note" })).toBeFocused();
});

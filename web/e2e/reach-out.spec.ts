import { violations } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { ines, samplePeople, zephyr } from "./people.ts";

const others = samplePeople.filter(({ name }) => name !== ines.name && name !== zephyr.name).slice(0, 10);

test("an empty list says what fills it, and the bar, a key and the palette lead to it", async ({
  page,
  account: _,
}) => {
  await page.goto("/people");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Reach out" }).click();
  await expect(page.getByText("You're all caught up")).toBeVisible();
  await expect(page).toHaveTitle("Reach out today · Tracker");
  await page.getByRole("link", { name: "Tasks", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Tasks" })).toBeVisible();
  await page.keyboard.press("g");
  await page.keyboard.press("r");
  await expect(page.getByRole("heading", { level: 1, name: "Reach out today" })).toBeVisible();
});

test("names who is worth it, what they posted and why; answers stay where they were given, until a reload", async ({
  page,
  account,
}) => {
  test.slow();
  await account.add(ines, zephyr);
  await page.goto("/people");
  await expect.poll(() => account.waiting()).toBe(0);
  // With these two there is nothing to say; the one with a task has something due.
  await account.add(
    ...others.slice(0, 2).map((person, at) => ({ ...person, profileUrl: `https://www.linkedin.com/in/nobody-${at}` })),
  );
  await account.addTasks({ title: "Send the deck", due_on: "2020-01-31", founder: others[0]?.name ?? "" });
  await page.goto("/reach-out");
  const list = page.getByRole("list", { name: "People to reach out to" });
  const rows = list.getByRole("listitem");
  const row = (name: string) => rows.filter({ has: page.getByRole("link", { name, exact: true }) });
  await expect(rows).toHaveCount(3);
  await expect(row(others[1]?.name ?? "")).toHaveCount(0);
  await expect(row(others[0]?.name ?? "").getByRole("link", { name: /“Send the deck” is overdue/ })).toHaveAttribute(
    "href",
    "/tasks",
  );
  await expect(row(ines.name)).toContainText(ines.company);
  await expect(row(ines.name)).toContainText((await account.lastPostSummary(ines.name)).slice(0, 30));
  const names = () => list.locator("[data-open]").allTextContents();
  const before = await names();

  await row(ines.name)
    .getByRole("button", { name: `Snooze ${ines.name}` })
    .click();
  await page.getByRole("menuitem", { name: "1 week" }).click();
  await expect(row(ines.name)).toContainText("Snoozed for 1 week");
  expect(await names()).toEqual(before);
  await row(ines.name).getByRole("button", { name: "Undo" }).click();
  await row(ines.name)
    .getByRole("button", { name: `${ines.name} is not useful` })
    .click();
  await expect(row(ines.name).getByRole("button", { name: "Undo" })).toBeVisible();
  expect(await names()).toEqual(before);
  await page.reload();
  await expect(rows).toHaveCount(2);
  await expect(row(ines.name)).toHaveCount(0);
});

test("the whole list is worked through with the keyboard", async ({ page, account }) => {
  test.slow();
  await account.add(ines, zephyr);
  await page.goto("/people");
  await expect.poll(() => account.waiting()).toBe(0);
  await page.goto("/reach-out");
  const rows = page.getByRole("list", { name: "People to reach out to" }).getByRole("listitem");
  await expect(rows).toHaveCount(2);
  const [first, second] = await rows.locator("[data-open]").allTextContents();
  await page.keyboard.press("j");
  await expect(rows.nth(0).locator("[data-open]")).toBeFocused();
  // The ring around the name leaves the line below it alone.
  const ring = await rows
    .nth(0)
    .locator("[data-open]")
    .evaluate((link) => {
      const { outlineWidth, outlineOffset } = getComputedStyle(link);
      const below = link.nextElementSibling?.getBoundingClientRect().top ?? NaN;
      return below - link.getBoundingClientRect().bottom - parseFloat(outlineWidth) - parseFloat(outlineOffset);
    });
  expect(ring).toBeGreaterThanOrEqual(0);
  await page.keyboard.press("j");
  await expect(rows.nth(1).locator("[data-open]")).toBeFocused();
  await page.keyboard.press("k");
  await page.keyboard.press("l");
  await page.getByRole("menuitem", { name: "Phone" }).click();
  await expect(rows.nth(0)).toContainText("Contacted: Phone");
  await expect
    .poll(async () => Date.now() - Date.parse((await account.lastTouch(first ?? "")) ?? ""))
    .toBeLessThan(60_000);
  await page.keyboard.press("Control+z");
  await expect(rows.nth(0).getByRole("button", { name: "Mark as contacted" })).toBeVisible();
  await expect.poll(() => account.lastTouch(first ?? "")).toBeNull();
  await page.keyboard.press("Control+Shift+z");
  await expect.poll(() => account.lastTouch(first ?? "")).not.toBeNull();
  await page.keyboard.press("Control+z");
  await expect.poll(() => account.lastTouch(first ?? "")).toBeNull();
  await page.reload();
  await rows.nth(1).locator("[data-open]").focus();
  await page.keyboard.press("s");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(rows.nth(1)).toContainText("Snoozed for");
  await rows.nth(1).getByRole("button", { name: "Undo" }).click();
  await rows.nth(1).locator("[data-open]").focus();
  await page.keyboard.press("e");
  await expect(page.getByRole("dialog", { name: `Email to ${second ?? ""}` })).toBeVisible();
  await page.keyboard.press("Escape");
  await rows.nth(1).locator("[data-open]").focus();
  await page.keyboard.press("x");
  await expect(rows.nth(1)).toContainText("Hidden for three months");
});

test("an e-mail is drafted, edited, kept, copied, handed on and logged", async ({ page, account, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await account.add({ ...ines, email: "ines@example.com" });
  await page.goto("/people");
  await expect.poll(() => account.waiting()).toBe(0);
  await page.getByRole("link", { name: ines.name, exact: true }).click();
  await page.getByRole("button", { name: "Write email" }).click();
  const dialog = page.getByRole("dialog", { name: `Email to ${ines.name}` });
  await expect(dialog).toContainText("Drafted from your template");
  const message = dialog.getByLabel("Message");
  await expect(message).toHaveValue(/^Hi Ines,.*Ada Lovelace/s);
  const quote = (await dialog.locator("q").textContent()) ?? "";
  expect(quote.length).toBeGreaterThan(10);
  await expect(message).toHaveValue(new RegExp(quote.slice(0, 20).replace(/[$().*+?]/g, "\\$&")));
  await expect(dialog.getByRole("link", { name: "See the post" })).toHaveAttribute(
    "href",
    /^\/people\/[-0-9a-f]+\?post=\d+$/,
  );
  await dialog.getByRole("radio", { name: "Formal" }).click();
  await expect(message).toHaveValue(new RegExp(`^Dear ${ines.name},`));
  await dialog.getByLabel("Purpose").selectOption("Congratulate");
  await expect(dialog.getByLabel("Subject")).toHaveValue("Congratulations, Ines!");

  await message.fill("Dear Ines, & well done: 100%?");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.reload();
  await page.getByRole("button", { name: "Write email" }).click();
  await expect(message).toHaveValue("Dear Ines, & well done: 100%?");
  await dialog.getByRole("radio", { name: "Short" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click();
  await expect(message).toHaveValue("Dear Ines, & well done: 100%?");

  await dialog.getByRole("button", { name: "Copy" }).click();
  await expect(dialog.getByRole("button", { name: "Copied!" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("Dear Ines, & well done: 100%?");
  await expect(dialog.getByRole("link", { name: "Open in mail" })).toHaveAttribute(
    "href",
    "mailto:ines@example.com?subject=Congratulations%2C%20Ines!&body=Dear%20Ines%2C%20%26%20well%20done%3A%20100%25%3F",
  );
  expect(await account.lastTouch(ines.name)).toBeNull();
  await dialog.getByRole("button", { name: "Mark as sent" }).click();
  await expect(page.getByRole("status").filter({ hasText: `Email to ${ines.name} logged` })).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(Date.now() - Date.parse((await account.lastTouch(ines.name)) ?? "")).toBeLessThan(60_000);
  await page.getByRole("button", { name: "Write email" }).click();
  await expect(message).toHaveValue(/^Hi Ines,/);
});

test.describe("a list that does not come", () => {
  test.use({ expectedErrors: [/status of 500/] });

  test("says so, and comes when it is asked for again", async ({ page, account }) => {
    await account.add(ines);
    await account.addTasks({ title: "Send the deck", due_on: "2020-01-31", founder: ines.name });
    const calls = "**/functions/v1/api/ai/outreach/opportunities*";
    await page.route(calls, (route) => route.fulfill({ status: 500, json: { error: "It is away." } }));
    await page.goto("/reach-out");
    await expect(page.getByRole("alert")).toContainText("It is away.");
    await page.unroute(calls);
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByRole("link", { name: ines.name, exact: true })).toBeVisible();
  });
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    test("axe finds nothing in the list and the draft, and both fit a phone", async ({ page, account }) => {
      test.slow();
      await account.add(ines, zephyr);
      for (const { name } of [ines, zephyr]) {
        await account.addTasks({ title: "Send the deck", due_on: "2020-01-31", founder: name });
      }
      await page.goto("/reach-out");
      const list = page.getByRole("list", { name: "People to reach out to" });
      await expect(list.getByRole("listitem")).toHaveCount(2);
      expect(await violations(page)).toEqual([]);
      await page.setViewportSize({ width: 360, height: 740 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      expect(await violations(page)).toEqual([]);
      await list.getByRole("button", { name: "Write email" }).first().click();
      await expect(page.getByRole("dialog").getByLabel("Message")).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.setViewportSize({ width: 1440, height: 900 });
      expect(await violations(page)).toEqual([]);
    });
  });
}

import type { Page } from "@playwright/test";
import { violations } from "./axe.ts";
import { addCrowd } from "./crowd.ts";
import { expect, test } from "./fixtures.ts";
import { ines, samplePeople } from "./people.ts";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const LONG = "A name that goes on and on, without any end in sight, as some names do";
const cardOf = (page: Page, name: string) =>
  page.getByRole("list", { name: "People" }).getByRole("listitem").filter({ hasText: name });
const isTooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

test("a card does what a row does, with targets big enough for a finger", async ({ page, account }) => {
  await account.add(ines);
  await page.goto("/people");
  const card = cardOf(page, ines.name);
  await expect(card.getByText("Key points")).toBeVisible();
  await expect(card.getByText(/^Posted /)).toBeVisible();
  await expect(card.locator("[data-freshness=fresh]")).toHaveText("Checked just now");
  const targets = [
    card.getByRole("checkbox").locator("xpath=.."),
    ...(await card.getByRole("button").all()),
    card.getByRole("link", { name: `Latest post of ${ines.name}`, exact: true }),
  ];
  for (const target of targets) {
    const box = await target.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  expect(await violations(page)).toEqual([]);

  await card.getByRole("button", { name: `Refresh ${ines.name}` }).tap();
  const modal = page.getByRole("dialog", { name: "Refresh LinkedIn Profile" });
  await modal.getByRole("button", { name: "OK" }).tap();
  await expect(page.getByText(`${ines.name}: No new posts.`)).toBeVisible();
  await card.getByRole("link", { name: ines.name, exact: true }).tap();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(ines.name);
});

test("fields and notes are edited in a sheet, each as it is left, and undone", async ({ page, account }) => {
  await account.add(ines);
  await page.goto("/people");
  await cardOf(page, ines.name)
    .getByRole("button", { name: `Edit ${ines.name}` })
    .tap();
  const sheet = page.getByRole("dialog", { name: ines.name });
  const type = async (label: string, text: string) => {
    await sheet.getByRole("button", { name: new RegExp(`^${label} `) }).tap();
    await sheet.getByRole("textbox", { name: label }).fill(text);
  };
  await sheet.getByLabel("Note").fill("Met at the fair");
  await sheet.getByRole("button", { name: "Save" }).tap();
  await type("Company", "Bramblewick & Daughters");
  await type("Email", "nobody");
  await type("Location", "Lisbon");
  await expect(page.getByText("Email: Enter a valid email address. You typed “nobody”.")).toBeVisible();
  await sheet.getByRole("button", { name: /^Email / }).tap();
  await expect(sheet.getByRole("textbox", { name: "Email" })).toHaveValue("nobody");
  await page.keyboard.press("Escape");
  await expect(sheet.getByRole("button", { name: /^Email / })).not.toHaveAttribute("aria-invalid");
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await violations(page)).toEqual([]);
  expect(await isTooWide(page)).toBe(false);
  // The role is being typed: closing saves it too.
  await type("Role", "Gardener");
  await sheet.getByRole("button", { name: "Close", exact: true }).tap();
  await expect(cardOf(page, ines.name)).toContainText("Met at the fair");
  await expect(cardOf(page, ines.name)).toContainText("Bramblewick & Daughters");
  await expect.poll(() => account.notes()).toEqual(["Met at the fair"]);
  await page.reload();
  await cardOf(page, ines.name)
    .getByRole("button", { name: `Edit ${ines.name}` })
    .tap();
  await expect(sheet.getByRole("button", { name: /^Location / })).toContainText("Lisbon");
  await expect(sheet.getByRole("button", { name: /^Role / })).toContainText("Gardener");
});

test("a person is deleted from the sheet, by name, and comes back", async ({ page, account }) => {
  await addCrowd(account, 2);
  await account.note("Person 01", "Met at the fair");
  await page.goto("/people");
  await page.getByRole("button", { name: "Edit Person 01" }).tap();
  const sheet = page.getByRole("dialog", { name: "Person 01" });
  await sheet.getByRole("button", { name: "More about Person 01" }).tap();
  await page.getByRole("menuitem", { name: "Delete…" }).tap();
  const question = page.getByRole("alertdialog", { name: "Delete Person 01?" });
  await expect(question).toContainText("Also deletes 1 note.");
  await question.getByRole("button", { name: "Delete" }).tap();
  await expect(cardOf(page, "Person 01")).toHaveCount(0);
  await expect(sheet).toBeHidden();
  await page.getByRole("button", { name: "Undo" }).tap();
  await expect(cardOf(page, "Person 01")).toContainText("Met at the fair");
});

test("a very long name is in its card, and nothing is wider than the screen", async ({ page, account }) => {
  await account.add({ name: LONG, profileUrl: "https://www.linkedin.com/in/nobody-long", company: LONG });
  await page.goto("/people");
  await expect(page.getByRole("link", { name: LONG, exact: true })).toBeVisible();
  expect(await isTooWide(page)).toBe(false);
  await page.getByRole("button", { name: `Edit ${LONG}` }).tap();
  await expect(page.getByRole("dialog", { name: LONG }).getByLabel("Note", { exact: true })).toBeVisible();
  expect(await isTooWide(page)).toBe(false);
});

test("no word is too long for a card: every part of it stays on the screen", async ({ page, account }) => {
  const word = "Donaudampfschifffahrtsgesellschaft".repeat(6).slice(0, 200);
  await account.add({ ...ines, name: word, company: word });
  await account.note(word, `#${word.slice(1)}`);
  await account.add(...samplePeople.filter(({ name }) => name !== ines.name));
  // A summary is as long as the post makes it.
  await page.route("**/rest/v1/rpc/list_people", async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({
      response,
      body: text.replace(/("last_?[pP]ost_?[sS]ummary":\s*")(?:[^"\\]|\\.)*"/g, `$1${word}"`),
    });
  });
  await page.goto("/people");
  const cards = page.getByRole("list", { name: "People" });
  await expect(cards.locator("p", { hasText: word }).first()).toBeVisible();
  // Only the cards near the screen are drawn: each is gone to in turn.
  for (let position = 1; position <= samplePeople.length; position += 1) {
    await cards.locator(`[aria-posinset="${position}"]`).scrollIntoViewIfNeeded();
    const tooWide = await cards.evaluate((list) =>
      [...list.querySelectorAll("*")]
        .filter((part) => part.getBoundingClientRect().right > window.innerWidth)
        .map((part) => part.outerHTML.slice(0, 120)),
    );
    expect(tooWide, `around card ${position}`).toEqual([]);
  }
});

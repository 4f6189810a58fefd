import type { Page } from "@playwright/test";
import type { Account } from "./account.ts";
import { violations } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { ines, zephyr } from "./people.ts";

const dialog = (page: Page, name = ines.name) => page.getByRole("dialog", { name: `Email to ${name}` });
const message = (page: Page) => page.getByRole("dialog").getByLabel("Message");
const source = (page: Page, name: string) => page.getByRole("dialog").getByRole("checkbox", { name });
const write = (page: Page) => page.getByRole("button", { name: "Write email" }).click();

async function open(page: Page, account: Account, name = ines.name) {
  await page.goto(`/people/${await account.idOf(name)}`);
  await write(page);
  await expect(message(page)).toHaveValue(/^Hi /);
}

test("the recipient is shown, and an address is added where the email is written", async ({ page, account }) => {
  // Nothing is known of them that would fill the field in.
  await account.add({ name: ines.name, profileUrl: "https://www.linkedin.com/in/nobody-knows-ines" });
  await open(page, account);
  const box = dialog(page);
  await expect(box).toContainText(`To${ines.name}`);
  await expect(box.getByRole("link", { name: "Open in mail app" })).toHaveAttribute("href", /^mailto:\?subject=/);
  await box.getByRole("button", { name: "Add an email address" }).click();
  const address = box.getByRole("textbox", { name: "Email address" });
  await expect(address).toBeFocused();
  await address.fill("ines");
  await address.press("Enter");
  await expect(box.getByRole("alert")).toHaveText("Enter a valid email address.");
  await expect(address).toHaveValue("ines");
  // Escape leaves the field, not the email.
  await address.press("Escape");
  await expect(address).toBeHidden();
  await expect(box.getByRole("button", { name: "Add an email address" })).toBeFocused();
  await box.getByRole("button", { name: "Add an email address" }).click();
  await address.fill("ines@example.com");
  await address.press("Enter");
  await expect(box).toContainText("ines@example.com");
  await expect(box.getByRole("button", { name: "Change the email address" })).toBeFocused();
  await expect(box.getByRole("link", { name: "Open in mail app" })).toHaveAttribute(
    "href",
    /^mailto:ines@example.com\?/,
  );
  await page.keyboard.press("Escape");
  await expect(box).toBeHidden();
  const fields = page.getByRole("complementary", { name: "Fields" });
  await expect(fields.getByRole("button", { name: /^Email / })).toContainText("ines@example.com");
  await page.keyboard.press("Control+z");
  await expect(fields.getByRole("button", { name: /^Email / })).not.toContainText("ines@example.com");
});

test("the draft is based on what is ticked, and what there is nothing of cannot be", async ({ page, account }) => {
  await account.add(ines);
  await expect.poll(() => account.waiting()).toBe(0);
  await open(page, account);
  const quote = (await dialog(page).locator("q").textContent()) ?? "";
  await expect(message(page)).toHaveValue(/Your post from/);
  await expect(source(page, "Latest post")).toBeChecked();
  for (const [name, said] of [
    ["Notes", "No notes yet"],
    ["Last contact", "No email, call or meeting logged yet"],
  ] as const) {
    await expect(source(page, name)).toBeDisabled();
    await expect(source(page, name)).not.toBeChecked();
    await expect(source(page, name)).toHaveAccessibleDescription(said);
  }
  await page.keyboard.press("Escape");
  await account.note(ines.name, "Asked for our deck");
  await account.logTouch(ines.name, "phone", "Talked about Lisbon");
  await page.reload();
  await write(page);
  await expect(source(page, "Last contact")).toBeChecked();
  await expect(source(page, "Last contact")).toHaveAccessibleDescription(/Phone: .*Talked about Lisbon/);
  await expect(message(page)).toHaveValue(/We were last in touch by phone on/);
  // Notes are the user's own: they are only used when that is asked for.
  await expect(source(page, "Notes")).not.toBeChecked();
  await expect(message(page)).not.toHaveValue(/deck/);
  await source(page, "Notes").click();
  await expect(message(page)).toHaveValue(/\[From your notes, to say in your own words: “Asked for our deck”\]/);
  await source(page, "Latest post").click();
  await source(page, "Last contact").click();
  await expect(message(page)).toHaveValue(/From your notes/);
  await expect(message(page)).not.toHaveValue(/Your post from|last in touch/);
  expect(quote.length).toBeGreaterThan(10);
  expect(await violations(page)).toEqual([]);
});

test("a draft stays through closing, a reload and another person, and a new one asks first", async ({
  page,
  account,
}) => {
  await account.add(ines, zephyr);
  await open(page, account);
  const own = "Dear Ines, this is mine.";
  await message(page).fill(own);
  await page.keyboard.press("Escape");
  await open(page, account, zephyr.name);
  await expect(message(page)).not.toHaveValue(own);
  await page.goto(`/people/${await account.idOf(ines.name)}`);
  await page.reload();
  await write(page);
  await expect(message(page)).toHaveValue(own);
  await dialog(page).getByRole("radio", { name: "Formal" }).click();
  const asked = page.getByRole("alertdialog", { name: "Start a new draft?" });
  await asked.getByRole("button", { name: "Cancel" }).click();
  await expect(message(page)).toHaveValue(own);
  await dialog(page).getByRole("radio", { name: "Formal" }).click();
  await asked.getByRole("button", { name: "New draft" }).click();
  await expect(message(page)).toHaveValue(/^Dear Ines Marrow/);
  await dialog(page).getByRole("button", { name: "Bring my text back" }).click();
  await expect(message(page)).toHaveValue(own);
  await expect(dialog(page).getByRole("radio", { name: "Friendly" })).toBeChecked();
  await dialog(page).getByRole("button", { name: "Start over" }).click();
  await asked.getByRole("button", { name: "New draft" }).click();
  await expect(message(page)).toHaveValue(/^Hi Ines,/);
  // Until the new draft is changed, a reload shows what was written.
  await page.reload();
  await write(page);
  await expect(message(page)).toHaveValue(own);
});

test.describe("what the server refuses", () => {
  test.use({ expectedErrors: [/status of (400|500)/] });

  test("an email that can't be logged is still a draft", async ({ page, account }) => {
    await account.add(ines);
    await open(page, account);
    await message(page).fill("Mine");
    const calls = "**/rest/v1/rpc/log_touch";
    await page.route(calls, (route) => route.fulfill({ status: 400, json: { message: "No." } }));
    await dialog(page).getByRole("button", { name: "Mark as sent" }).click();
    await expect(page.getByText("This could not be logged. Your draft is kept; please try again.")).toBeVisible();
    await page.unroute(calls);
    await write(page);
    await expect(message(page)).toHaveValue("Mine");
  });

  test("a new draft that fails says so, and loses nothing of what was written", async ({ page, account }) => {
    await account.add(ines);
    await open(page, account);
    await message(page).fill("Mine");
    const calls = "**/functions/v1/api/ai/generate-email";
    await page.route(calls, (route) => route.fulfill({ status: 500, json: { error: "It is away." } }));
    await dialog(page).getByRole("radio", { name: "Short" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "New draft" }).click();
    await expect(dialog(page).getByRole("alert")).toContainText("It is away.");
    await dialog(page).getByRole("button", { name: "Bring my text back" }).click();
    await expect(message(page)).toHaveValue("Mine");
    await page.unroute(calls);
  });
});

test("an email that is marked as sent is in the timeline at once", async ({ page, account }) => {
  await account.add(ines);
  await open(page, account);
  await dialog(page).getByLabel("Subject").fill("Our deck");
  await message(page).fill("Here it is.");
  await page.route("**/rest/v1/rpc/person_timeline", () => undefined);
  await dialog(page).getByRole("button", { name: "Mark as sent" }).click();
  await expect(dialog(page)).toBeHidden();
  const entry = page.getByRole("list", { name: "Timeline" }).getByRole("listitem").first();
  await expect(entry).toContainText("Our deck");
  await page.unroute("**/rest/v1/rpc/person_timeline");
  await page.reload();
  await expect(entry).toContainText("Our deck");
});

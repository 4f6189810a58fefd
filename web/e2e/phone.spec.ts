import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import postgres from "postgres";
import { violations } from "./axe.ts";
import { expect, test } from "./fixtures.ts";

const someNumber = () => `+1415555${randomInt(1_000, 9_999)}`;

/** Opens the simulator from the phone walkthrough and sends the text that it begins with, which is the code. */
async function linkPhone(page: Page, number: string): Promise<Page> {
  const dialog = page.getByRole("dialog", { name: "Phone Walkthrough" });
  await expect(dialog.getByRole("img", { name: /^Code that texts LINK \w{8} to / })).toBeVisible();
  const opened = page.waitForEvent("popup");
  await dialog.getByRole("link", { name: "Open the phone simulator" }).click();
  const phone = await opened;
  await phone.getByLabel("This phone's number").fill(number);
  await phone.getByRole("button", { name: "Send" }).click();
  await expect(phone.getByText(/^This number now texts Tracker as /)).toBeVisible();
  return phone;
}

async function text(phone: Page, words: string) {
  await phone.getByLabel(/^Text to/).fill(words);
  await phone.getByRole("button", { name: "Send" }).click();
}

for (const width of [1280, 360]) {
  test(`the phone walkthrough ends with a linked number, and a text adds a task to the board, ${width} px wide`, async ({
    page,
    account,
  }) => {
    const number = someNumber();
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/people?walkthrough=phone");
    const dialog = page.getByRole("dialog", { name: "Phone Walkthrough" });
    await expect(dialog.getByText("Waiting for your text…")).toBeVisible();
    expect(await violations(page)).toEqual([]);
    const phone = await linkPhone(page, number);
    expect(await violations(phone)).toEqual([]);
    await expect(dialog.getByText(/^\+1 415 555 \d+ is linked$/)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await text(phone, "Remind me on Friday to call the bank");
    await expect(phone.getByText(/^Added the task/)).toBeVisible({ timeout: 20_000 });
    expect((await account.tasks()).map(({ title }) => title)).toEqual(["Call the bank"]);
    await dialog.getByRole("button", { name: "Done" }).click();
    await page.goto("/tasks");
    await expect(page.getByText("Call the bank")).toBeVisible();
    await phone.close();
  });
}

test("the profile shows the linked phone and its number, and unlinks it", async ({ page }) => {
  const number = someNumber();
  await page.goto("/profile#texting");
  const section = page.getByRole("region", { name: "Texting" });
  await section.getByRole("link", { name: "Link your phone" }).click();
  const phone = await linkPhone(page, number);
  await page.getByRole("dialog", { name: "Phone Walkthrough" }).getByRole("button", { name: "Done" }).click();
  // Closed before it could report the link, which the section then does.
  await expect(section.getByText("Linked", { exact: true })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await section.getByRole("button", { name: "Unlink" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Unlink" }).click();
  await expect(section.getByRole("link", { name: "Link your phone" })).toBeVisible();
  await text(phone, "Remind me to call the bank");
  await expect(phone.getByText(/^This number isn't linked to a Tracker account/)).toBeVisible({ timeout: 20_000 });
  await phone.close();
});

test("the profile says that a phone texted STOP, and what brings its texts back", async ({ page, account }) => {
  const number = someNumber();
  const sql = postgres(process.env["TRACKER_DB_URL"] ?? "", { max: 1, onnotice: () => undefined });
  await sql`insert into public.phones (user_id, phone, verified_at) values (${account.id}, ${number}, now() - interval '2 days')`;
  await sql.end();
  const phone = await page.context().newPage();
  await phone.goto(`/phone-simulator?from=${encodeURIComponent(number)}`);
  await text(phone, "STOP");
  await expect(phone.getByText(/^You have successfully been unsubscribed/)).toBeVisible();
  await page.goto("/profile#texting");
  const section = page.getByRole("region", { name: "Texting" });
  await expect(section.getByText("It texted STOP, so it gets no texts.")).toBeVisible();
  await expect(section.getByText("Stopped", { exact: true })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await text(phone, "START");
  await expect(async () => {
    await page.reload();
    await expect(section.getByText("Linked", { exact: true })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await phone.close();
});

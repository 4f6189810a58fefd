import postgres, { type Sql } from "postgres";
import { violations } from "./axe.ts";
import { expect, test } from "./fixtures.ts";

/** Changes something in the database, as an event would. */
async function inDatabase(act: (sql: Sql) => Promise<unknown>): Promise<void> {
  const sql = postgres(process.env["TRACKER_DB_URL"] ?? "", { max: 1, onnotice: () => undefined });
  await act(sql).finally(() => sql.end());
}

/** Links a phone of the user's and adds a text to it that was refused at once. */
const failText = (userId: string, words: string) =>
  inDatabase(async (sql) => {
    const number = `+1415${String(Math.random()).slice(2, 9)}`;
    await sql`insert into public.phones (user_id, phone) values (${userId}, ${number})`;
    await sql`
      insert into public.outbox (user_id, recipient, body, state, reason, next_try_at)
      values (${userId}, ${number}, ${words}, 'failed', 'This isn''t a mobile number.', null)`;
  });

for (const width of [1440, 360]) {
  test(`the bell counts and shows notifications, and leads to the text that can be resent, ${width} px wide`, async ({
    page,
    account,
  }) => {
    await failText(account.id, "Your answer about Ana");
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/people");
    const bar = page.getByRole("banner");
    await expect(bar.getByText("1 unread notifications")).toBeVisible();
    await bar.getByRole("button", { name: "Notifications" }).click();
    const panel = page.getByRole("dialog", { name: "Notifications" });
    await expect(panel.getByText("A text wasn't delivered")).toBeVisible();
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await panel.getByRole("link", { name: /A text wasn't delivered/ }).click();
    await expect(page).toHaveURL(/\/profile#notifications$/);
    await expect(bar.getByText("unread notifications")).toBeHidden();
    const section = page.getByRole("region", { name: "Notifications" });
    await expect(section.getByText("1 text or mail didn't arrive, in the last 30 days.")).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await section.getByRole("button", { name: "Send again" }).click();
    await expect(page.getByText("The text is being sent again.")).toBeVisible();
  });
}

test("all are marked as read at once, and a kind that is turned off stays off", async ({ page, account }) => {
  await inDatabase(async (sql) => {
    for (const [kind, title] of [
      ["task_due", "2 tasks are due today"],
      ["source_paused", "Apify is signed out"],
    ] as const)
      await sql`select queue.notify(${account.id}, ${kind}, ${title}, ${title}, null, '/tasks')`;
  });
  await page.goto("/tasks");
  const bar = page.getByRole("banner");
  await expect(bar.getByText("2 unread notifications")).toBeVisible();
  await bar.getByRole("button", { name: "Notifications" }).click();
  const panel = page.getByRole("dialog", { name: "Notifications" });
  await panel.getByRole("button", { name: "Mark all as read" }).click();
  await expect(bar.getByText("unread notifications")).toBeHidden();
  await panel.getByRole("link", { name: "Choose what you hear about" }).click();
  const saved = page.waitForResponse((response) => response.url().includes("/rpc/set_notification"));
  await page.getByRole("switch", { name: "Sources in the app" }).click();
  await saved;
  await page.reload();
  await expect(page.getByRole("switch", { name: "Sources in the app" })).not.toBeChecked();
  await expect(page.getByRole("switch", { name: "Tasks due in the app" })).toBeChecked();
});

test("a mail appears on the mail page, and its link unsubscribes without a sign-in after a confirmation", async ({
  page,
  account,
  stranger,
}) => {
  await page.goto("/profile#notifications");
  const byMail = page.getByRole("switch", { name: "Tasks due by email" });
  await byMail.click();
  await expect(byMail).toBeChecked();
  const title = `Task ${account.id} is due today`;
  await expect(async () => {
    await inDatabase(
      (sql) =>
        sql`select queue.notify(${account.id}, 'task_due', gen_random_uuid()::text, ${title}, 'Call Ana', '/tasks')`,
    );
    await inDatabase(async (sql) => {
      const [row] = await sql`select 1 from public.outbox where user_id = ${account.id} and channel = 'email'`;
      expect(row).toBeDefined();
    });
  }).toPass();
  await inDatabase((sql) => sql`select private.wake_mail()`);
  const mails = await stranger.context().newPage();
  const mail = mails.getByRole("article").filter({ hasText: title }).first();
  await expect(async () => {
    await mails.goto(process.env["TRACKER_MAIL_URL"] ?? "");
    await expect(mail).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 20_000 });
  await expect(mail.getByText("Call Ana")).toBeVisible();
  await stranger.goto((await mail.getByRole("link", { name: "Unsubscribe" }).getAttribute("href")) ?? "");
  await expect(stranger.getByRole("heading", { name: "Unsubscribe?" })).toBeVisible();
  expect(await violations(stranger)).toEqual([]);
  await page.reload();
  await expect(byMail).toBeChecked();
  await stranger.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(stranger.getByRole("heading", { name: "You are unsubscribed" })).toBeVisible();
  await page.reload();
  await expect(byMail).not.toBeChecked();
});

test.describe("with an invalid link", () => {
  test.use({ expectedErrors: [/status of 400/] });
  test("nobody is unsubscribed, and it says so", async ({ stranger }) => {
    await stranger.goto("/unsubscribe?token=x");
    await expect(stranger.getByText("This link doesn't work")).toBeVisible();
    const token = `${crypto.randomUUID()}.digest.${"0".repeat(40)}`;
    await stranger.goto(`/unsubscribe?token=${token}`);
    await stranger.getByRole("button", { name: "Unsubscribe" }).click();
    await expect(stranger.getByRole("alert")).toHaveText("This didn't work. Please try again.");
  });
});

import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Sql, TransactionSql } from "postgres";
import { createScratchDatabase, type ScratchDatabase } from "./scratch-database.ts";

let database: ScratchDatabase;
let sql: Sql;
let userId: string;
let email: string;
beforeAll(async () => {
  database = await createScratchDatabase("mail");
  ({ sql } = database);
});
afterAll(() => database.drop());
beforeEach(async () => {
  await sql`delete from public.outbox`;
  ({ id: userId, email } = await newUser());
});

async function newUser(confirmedAt: string | null = "2026-11-01T08:00:00Z"): Promise<{ id: string; email: string }> {
  const address = `${randomUUID()}@example.com`;
  const [user] = await sql<[{ id: string }]>`
    insert into auth.users (email, email_confirmed_at) values (${address}, ${confirmedAt}) returning id`;
  return { id: user.id, email: address };
}

async function sendMail(owner = userId, kind = "digest"): Promise<string | null> {
  const [row] = await sql<[{ id: string | null }]>`
    select queue.send_mail(${owner}, ${kind}, 'Your morning', 'Call Ana', '<p>Call Ana</p>') as id`;
  return row.id;
}

interface Claimed {
  id: string;
  token: string;
  recipient: string;
  unsubscribe: string;
  unclear: number;
}

async function claim(): Promise<Claimed | null> {
  const [row] = await sql<[{ mail: Claimed | null }]>`select worker.claim_mail(60) as mail`;
  return row.mail;
}

interface Ending {
  outcome: string;
  vendorId?: string;
  isDead?: boolean;
}

async function end({ id, token }: Claimed, { outcome, vendorId, isDead = false }: Ending): Promise<boolean> {
  const [row] = await sql<[{ ok: boolean }]>`
    select worker.end_mail(${id}, ${token}, ${outcome}, ${vendorId ?? null}, null, null, 1, ${isDead}) as ok`;
  return row.ok;
}

/** Ends the next mail as sent under this vendor id. Returns the outbox's id. */
async function sent(vendorId: string): Promise<string> {
  await sendMail();
  const mail = await claim();
  if (mail === null) throw new Error("There is no mail to send.");
  await end(mail, { outcome: "sent", vendorId });
  return mail.id;
}

const note = async (vendorId: string, event: string) =>
  (await sql<[{ ok: boolean }]>`select worker.note_mail(${vendorId}, ${event}, 'No such mailbox.') as ok`)[0].ok;
const stateOf = async (id: string | null) => (await sql`select state, reason from public.outbox where id = ${id}`)[0];
const stops = () => sql`select address, why from public.mail_stops where user_id = ${userId}`;
const unsubscribe = async (token: string) =>
  (await sql<[{ ok: boolean }]>`select worker.unsubscribe(${token}) as ok`)[0].ok;

/** Does something as a signed-in user. */
const acting = <T>(user: string, act: (as: TransactionSql) => Promise<T>) =>
  sql.begin(async (as) => {
    await as`select set_config('request.jwt.claim.sub', ${user}, true)`;
    await as`set local role authenticated`;
    return await act(as);
  });

test("a mail goes to the account's confirmed address, and the worker for texts never claims it", async () => {
  const id = await sendMail();
  const [text] = await sql<[{ text: unknown }]>`select worker.claim_outbox(60) as text`;
  expect(text.text).toBeNull();
  expect(await claim()).toMatchObject({ id, recipient: email, unclear: 0 });
  expect(await claim()).toBeNull();
});

test("an account whose address isn't confirmed gets none", async () => {
  const { id } = await newUser(null);
  expect(await sendMail(id)).toBeNull();
});

test("a subject can't add a header", async () => {
  await sql`select queue.send_mail(${userId}, 'digest', ${"Hello\r\nBcc: eve@example.com"}, 'x', '<p>x</p>')`;
  expect(await claim()).toMatchObject({ subject: "Hello Bcc: eve@example.com" });
});

test("stops at the day's budget, and keeps the rest as failed", async () => {
  await sql`update private.budgets set units_per_day = 2 where budget = 'mails_sent'`;
  const ids = [await sendMail(), await sendMail(), await sendMail()];
  await sql`update private.budgets set units_per_day = 50 where budget = 'mails_sent'`;
  expect(await stateOf(ids[1] ?? null)).toMatchObject({ state: "queued" });
  expect(await stateOf(ids[2] ?? null)).toEqual({ state: "failed", reason: "Today's budget for mails is used up." });
});

test("without a budget nothing is sent", async () => {
  await sql`update private.budgets set budget = 'nobody set it' where budget = 'mails_sent'`;
  const id = await sendMail();
  await sql`update private.budgets set budget = 'mails_sent' where budget = 'nobody set it'`;
  expect(await stateOf(id)).toMatchObject({ state: "failed" });
});

test("a link unsubscribes one account from one kind of mail, and nothing else", async () => {
  await sendMail();
  const mail = await claim();
  const token = mail?.unsubscribe ?? "";
  const other = await newUser();
  const [, , signature = ""] = token.split(".");
  const forged = [
    token.replace(userId, other.id),
    token.replace("digest", "task_due"),
    `${token.slice(0, -1)}${token.endsWith("0") ? "1" : "0"}`,
    `${userId}.digest.${"0".repeat(40)}`,
    `${randomUUID()}.digest.${signature}`,
    `${token}x`,
    "",
  ];
  for (const wrong of forged) expect([wrong, await unsubscribe(wrong)]).toEqual([wrong, false]);
  expect(await sql`select 1 from public.notification_settings`).toHaveLength(0);
  expect([await unsubscribe(token), await unsubscribe(token)]).toEqual([true, true]);
  expect(await sendMail()).toBeNull();
  expect(await sendMail(userId, "task_due")).not.toBeNull();
  expect(await sendMail(other.id)).not.toBeNull();
});

test("a queued mail isn't sent once its owner unsubscribed", async () => {
  const id = await sendMail();
  await acting(userId, (as) => as`select public.set_notification('digest', 'email', false)`);
  expect(await claim()).toBeNull();
  expect(await stateOf(id)).toEqual({
    ...{ state: "failed", reason: "You unsubscribed from these mails. Turn them on in your profile first." },
  });
});

test("a dead address stops the mails to it, until its owner allows them again", async () => {
  await sendMail();
  const mail = await claim();
  const waiting = await sendMail();
  if (mail) await end(mail, { outcome: "failed", isDead: true });
  expect(await stops()).toEqual([{ address: email, why: "bounced" }]);
  expect([await stateOf(waiting), await sendMail()]).toMatchObject([{ state: "failed" }, null]);
  const other = await newUser();
  await acting(other.id, (as) => as`delete from public.mail_stops`);
  expect(await stops()).toHaveLength(1);
  await acting(userId, (as) => as`delete from public.mail_stops`);
  expect(await sendMail()).not.toBeNull();
});

test("mail to a new address of the account is not stopped", async () => {
  await sql`insert into public.mail_stops (user_id, address, why) values (${userId}, ${email}, 'bounced')`;
  expect(await sendMail()).toBeNull();
  await sql`update public.mail_stops set address = ${`earlier-${email}`} where user_id = ${userId}`;
  expect(await sendMail()).not.toBeNull();
});

test("delivery events only move forward, and a repeated one stops no mail that its owner allowed again", async () => {
  const id = await sent("mail-1");
  expect(await note("of someone else", "bounced")).toBe(false);
  expect(await note("mail-1", "delivered")).toBe(true);
  await note("mail-1", "failed");
  expect(await stateOf(id)).toMatchObject({ state: "delivered" });
  await note("mail-1", "complained");
  expect(await stops()).toEqual([{ address: email, why: "complained" }]);
  await acting(userId, (as) => as`delete from public.mail_stops`);
  await note("mail-1", "complained");
  expect(await stops()).toHaveLength(0);
});

test("a bounce that arrives before the result of the try still ends the mail", async () => {
  const id = await sent("mail-2");
  await note("mail-2", "bounced");
  expect(await stateOf(id)).toEqual({ state: "failed", reason: "No such mailbox." });
  await note("mail-2", "delivered");
  expect(await stateOf(id)).toMatchObject({ state: "failed" });
});

test("a worker that lost its lease changes nothing", async () => {
  await sendMail();
  const dead = await claim();
  await sql`update public.outbox set next_try_at = now() - interval '1 second'`;
  const alive = await claim();
  expect(alive).toMatchObject({ id: dead?.id, unclear: 1 });
  if (dead) expect(await end(dead, { outcome: "failed", isDead: true })).toBe(false);
  expect(await stops()).toHaveLength(0);
  if (alive) expect(await end(alive, { outcome: "sent" })).toBe(true);
});

test("only its owner can resend a failed mail", async () => {
  await sendMail();
  const mail = await claim();
  if (mail) await end(mail, { outcome: "failed" });
  const retryAs = async (user: string) =>
    (await acting(user, (as) => as<[{ ok: boolean }]>`select public.retry_message(${mail?.id ?? null}) as ok`))[0].ok;
  expect(await retryAs((await newUser()).id)).toBe(false);
  await acting(userId, (as) => as`select public.set_notification('digest', 'email', false)`);
  await expect(retryAs(userId)).rejects.toThrow("You unsubscribed from these mails.");
  await acting(userId, (as) => as`select public.set_notification('digest', 'email', true)`);
  expect(await retryAs(userId)).toBe(true);
  expect(await claim()).toMatchObject({ id: mail?.id });
});

test("a user reads only their own settings and stops, and nobody reads the signing key", async () => {
  await acting(userId, (as) => as`select public.set_notification('task_due', 'email', true)`);
  await sql`insert into public.mail_stops (user_id, address, why) values (${userId}, ${email}, 'bounced')`;
  const { id: other } = await newUser();
  const seen = (user: string) =>
    acting(user, async (as) => [
      (await as`select kind, channel, is_on from public.notification_settings`).length,
      (await as`select * from public.mail_stops`).length,
    ]);
  expect([await seen(userId), await seen(other)]).toEqual([
    [1, 1],
    [0, 0],
  ]);
  await expect(acting(userId, (as) => as`select key from private.mail_key`)).rejects.toThrow("permission denied");
  await expect(acting(userId, (as) => as`select worker.unsubscribe('x')`)).rejects.toThrow("permission denied");
});

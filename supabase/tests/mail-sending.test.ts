// Mail through both mailers, against local servers that speak SMTP and Resend's API.
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Sql } from "postgres";
import { connectMailQueue, type MailQueue } from "../functions/mail/mail-queue.ts";
import type { Mailer } from "../functions/mail/mailer.ts";
import { createResendMailer } from "../functions/mail/resend-mailer.ts";
import { sendMail } from "../functions/mail/send-mail.ts";
import { createSmtpMailer, readSmtpUrl } from "../functions/mail/smtp-mailer.ts";
import { type ResendServer, startResendServer } from "../local/vendors/resend-server.ts";
import { type MailServer, startMailServer } from "./mail-server.ts";
import { createScratchDatabase, type ScratchDatabase } from "./scratch-database.ts";
import { sqlAskWorker } from "./sql-ask-worker.ts";

let database: ScratchDatabase;
let sql: Sql;
let queue: MailQueue;
let smtp: MailServer;
let resend: ResendServer;
let userId: string;
let email: string;
const logged: string[] = [];
beforeAll(async () => {
  const nobody = () => Promise.resolve();
  [database, smtp, resend] = await Promise.all([
    createScratchDatabase("mail_sending"),
    startMailServer(),
    startResendServer(nobody),
  ]);
  ({ sql } = database);
  queue = connectMailQueue(sqlAskWorker(sql));
});
afterAll(() => Promise.all([database.drop(), smtp.stop(), resend.stop()]));
beforeEach(async () => {
  smtp.behave({});
  resend.behave({});
  smtp.mails.length = resend.mails.length = logged.length = 0;
  await sql`delete from public.outbox`;
  email = `${crypto.randomUUID()}@example.com`;
  const [user] = await sql<[{ id: string }]>`insert into auth.users (email) values (${email}) returning id`;
  userId = user.id;
});

const bySmtp = () => createSmtpMailer(readSmtpUrl(smtp.url, false));
const byResend = () => createResendMailer(resend.apiKey, resend.url);
const addresses = {
  from: "Tracker <mail@tracker.example>",
  publicUrl: "https://api.tracker.example/functions/v1",
  siteUrl: "https://tracker.example",
};

async function enqueue(subject = "Your morning"): Promise<string> {
  const [row] = await sql<[{ id: string }]>`
    select queue.send_mail(${userId}, 'digest', ${subject}, 'Call Ana', '<p>Call <b>Ana</b></p>') as id`;
  return row.id;
}

/** Makes one try at what is due, as a worker does, and skips any wait. */
async function trySending(mailer: Mailer, alone: Partial<MailQueue> = {}, later = 0): Promise<void> {
  await sql`update public.outbox set next_try_at = now() - interval '1 second' where next_try_at is not null`;
  const mail = await queue.claim();
  const now = () => new Date(Date.now() + later);
  const logError = (line: string) => void logged.push(line);
  if (mail) await sendMail(mail, { queue: { ...queue, ...alone }, mailer, addresses, now, logError });
}
const stateOf = async (id: string) =>
  (await sql`select state, error_code, reason from public.outbox where id = ${id}`)[0];
const stops = () => sql`select address, why from public.mail_stops where user_id = ${userId}`;
/** Resends a mail as its owner. */
const sendAgain = (id: string) =>
  sql.begin(async (as) => {
    await as`select set_config('request.jwt.claim.sub', ${userId}, true)`;
    await as`set local role authenticated`;
    await as`select public.retry_message(${id})`;
  });

test("sends by SMTP with a Message-ID, as text and HTML, and with the headers to unsubscribe", async () => {
  const id = await enqueue("Your morning: 3 things – été");
  await trySending(bySmtp());
  expect(await stateOf(id)).toMatchObject({ state: "sent" });
  const [mail = ""] = smtp.mails;
  const lines = mail.replaceAll(/\r\n[ \t]+/g, " ").split("\r\n");
  expect(lines).toContain(`Message-ID: <${id}@tracker.example>`);
  expect(lines).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  const link = lines.find((line) => line.startsWith("List-Unsubscribe:")) ?? "";
  const [, token = ""] =
    /<https:\/\/api\.tracker\.example\/functions\/v1\/mail\/unsubscribe\?token=([^>]+)>/.exec(link) ?? [];
  expect(await queue.unsubscribe(decodeURIComponent(token))).toBe(true);
  expect(mail).toContain("Content-Type: text/plain; charset=utf-8");
  expect(mail).toContain("Content-Type: text/html; charset=utf-8");
  expect(mail).toContain("<p>Call <b>Ana</b></p>");
});

test("sends by Resend with the outbox's id as the key", async () => {
  const id = await enqueue();
  await trySending(byResend());
  expect(await stateOf(id)).toMatchObject({ state: "sent" });
  expect(resend.mails).toMatchObject([{ to: [email], from: addresses.from, subject: "Your morning" }]);
  expect(resend.mails[0]?.headers).toMatchObject({ "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" });
  const [row] = await sql`select vendor_id from public.outbox where id = ${id}`;
  expect(row).toEqual({ vendor_id: resend.mails[0]?.id });
});

test.each(["taken and cut off", "taken and 500", "not taken and 500"] as const)(
  "delivers a mail once after a response of Resend that was %s",
  async (answer) => {
    const id = await enqueue();
    resend.behave({ answer, times: 1 });
    await trySending(byResend());
    expect(await stateOf(id)).toMatchObject({ state: "sending" });
    await trySending(byResend());
    expect([await stateOf(id), resend.mails.length]).toMatchObject([{ state: "sent" }, 1]);
  },
);

test("a worker that dies after sending by Resend doubles nothing", async () => {
  const id = await enqueue();
  await trySending(byResend(), { end: () => Promise.resolve(false) });
  await trySending(byResend());
  expect([await stateOf(id), resend.mails.length]).toMatchObject([{ state: "sent" }, 1]);
});

test.each([
  ["taken", 2],
  ["not taken", 1],
] as const)(
  "by SMTP, a mail that was %s without a response is sent a second time, with the same Message-ID",
  async (cutOff, times) => {
    const id = await enqueue();
    smtp.behave({ cutOff });
    await trySending(bySmtp());
    expect(await stateOf(id)).toMatchObject({ state: "sending" });
    await trySending(bySmtp());
    expect([await stateOf(id), smtp.mails.length]).toMatchObject([{ state: "sent" }, times]);
    for (const mail of smtp.mails) expect(mail).toContain(`<${id}@tracker.example>`);
  },
);

test("sends nothing more after two unclear tries, and says so", async () => {
  const id = await enqueue();
  for (let at = 0; at < 3; at += 1) {
    smtp.behave({ cutOff: "taken" });
    await trySending(bySmtp());
  }
  expect(await stateOf(id)).toMatchObject({
    ...{
      state: "unknown",
      reason: "The mail server didn't say whether it took this mail, so it may or may not have arrived.",
    },
  });
  expect(smtp.mails).toHaveLength(2);
});

test("gives up an unclear mail after an hour, even where a retry would be harmless", async () => {
  const id = await enqueue();
  resend.behave({ answer: "not taken and 500" });
  await trySending(byResend());
  await trySending(byResend(), {}, 3_700_000);
  expect(await stateOf(id)).toMatchObject({ state: "unknown" });
});

test("stops mail to an address that doesn't exist, but not to a full mailbox or after a refused sender", async () => {
  smtp.behave({ recipient: "552 5.2.2 Over quota" });
  const full = await enqueue();
  await trySending(bySmtp());
  expect(await stateOf(full)).toEqual({ state: "failed", error_code: 552, reason: "The mailbox is full." });
  smtp.behave({ recipient: "550 5.7.1 Relay denied" });
  const unwanted = await enqueue();
  await trySending(bySmtp());
  expect(await stateOf(unwanted)).toMatchObject({
    state: "failed",
    reason: "The mail server doesn't accept mail from us.",
  });
  expect([logged.length, (await stops()).length]).toEqual([1, 0]);
  smtp.behave({ recipient: "550 5.1.1 No such user" });
  const dead = await enqueue();
  await trySending(bySmtp());
  expect(await stateOf(dead)).toEqual({
    ...{ state: "failed", error_code: 550, reason: "The mail server says that this address doesn't exist." },
  });
  expect(await stops()).toEqual([{ address: email, why: "bounced" }]);
});

test("retries a mail that is refused for now, five times", async () => {
  const id = await enqueue();
  smtp.behave({ recipient: "451 4.7.1 Greylisted" });
  await trySending(bySmtp());
  expect(await stateOf(id)).toMatchObject({ state: "queued" });
  for (let at = 0; at < 4; at += 1) await trySending(bySmtp());
  expect(await stateOf(id)).toMatchObject({ state: "failed", error_code: 451 });
});

test("a server that is down or refuses our sign-in has sent nothing; the operator is told of the second", async () => {
  const id = await enqueue();
  await trySending(createSmtpMailer(readSmtpUrl("smtp://127.0.0.1:9", false)));
  expect(await stateOf(id)).toMatchObject({ state: "queued", reason: "The mail server couldn't be reached." });
  await trySending(createSmtpMailer(readSmtpUrl(smtp.url.replace("tracker:", "other:"), false)));
  expect(await stateOf(id)).toMatchObject({ state: "queued", reason: "Our mail account was refused." });
  expect(logged).toEqual(["Mail can't be sent (535): Our mail account was refused."]);
});

test.each([
  [{ name: "rate_limit_exceeded", status: 429, retryAfter: "2" }, "queued", 0],
  [{ name: "concurrent_idempotent_requests", status: 409 }, "queued", 0],
  [{ name: "invalid_api_key", status: 403 }, "queued", 1],
  [{ name: "monthly_quota_exceeded", status: 429 }, "failed", 1],
  [{ name: "validation_error", status: 422 }, "failed", 0],
])("Resend's %o leaves it %s", async (refuse, state, warnings) => {
  const id = await enqueue();
  resend.behave({ refuse });
  await trySending(byResend());
  expect([await stateOf(id), logged.length]).toMatchObject([{ state }, warnings]);
});

test("a refused mail is sent when its owner resends it, and one that may have arrived still arrives once", async () => {
  const refused = await enqueue();
  await trySending(byResend());
  await queue.note({ vendorId: resend.mails[0]?.id ?? "", event: "failed", reason: "The mail server didn't take it." });
  await sendAgain(refused);
  await trySending(byResend());
  expect([await stateOf(refused), resend.mails.length]).toMatchObject([{ state: "sent" }, 2]);
  const unknown = await enqueue("Nobody knows");
  resend.behave({ answer: "taken and 500" });
  await trySending(byResend());
  await trySending(byResend(), {}, 3_700_000);
  expect(await stateOf(unknown)).toMatchObject({ state: "unknown" });
  resend.behave({});
  await sendAgain(unknown);
  await trySending(byResend());
  expect([await stateOf(unknown), resend.mails.length]).toMatchObject([{ state: "sent" }, 3]);
});

test("many workers at once send each mail once", async () => {
  for (let at = 0; at < 40; at += 1) await enqueue(`Mail ${at}`);
  const work = async () => {
    const mailer = byResend();
    for (let mail = await queue.claim(); mail; mail = await queue.claim())
      await sendMail(mail, { queue, mailer, addresses, now: () => new Date(), logError: () => undefined });
  };
  await Promise.all(Array.from({ length: 5 }, work));
  expect(new Set(resend.mails.map(({ subject }) => subject)).size).toBe(40);
  expect(resend.mails).toHaveLength(40);
});

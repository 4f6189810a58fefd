// A mail on the running stack, from the database through the function to the mail page, and its links.
import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { waitUntil } from "../local/wait-until.ts";
import { type Person, signUp } from "../proof/people.ts";
import { startMailServer } from "./mail-server.ts";

const stack = inject("stack");
let sql: Sql;
let ana: Person;
beforeAll(async () => {
  sql = postgres(stack.dbUrl, { max: 1, onnotice: () => undefined });
  ana = await signUp(stack, "Ana");
});
afterAll(() => sql.end());

const mailPage = async () => (await fetch(`${stack.supabaseUrl}/mail`)).text();
const isOn = async () =>
  (await sql`select is_on from public.notification_settings where user_id = ${ana.id} and kind = 'task_due'`)[0]?.[
    "is_on"
  ] as boolean | undefined;

test.runIf(stack.isEmbedded)(
  "a mail appears on the mail page, and its links unsubscribe without a sign-in",
  async () => {
    const subject = `Due today ${ana.id}`;
    await sql`select queue.send_mail(${ana.id}, 'task_due', ${subject}, 'Call Bob', '<p>Call <a href="https://x.example/t">Bob</a></p>')`;
    const drained = await fetch(`${stack.supabaseUrl}/functions/v1/mail/drain`, {
      method: "POST",
      headers: { apikey: stack.cronKey },
    });
    expect(drained.status).toBe(202);
    expect(await waitUntil(async () => (await mailPage()).includes(subject), 15_000, 50)).toBe(true);
    const page = await mailPage();
    expect(page).toContain(`To ${ana.email}`);
    expect(page).toContain("Call Bob");
    const [, token = ""] = /\/unsubscribe\?token=([^"&]+)/.exec(page.slice(page.indexOf(subject))) ?? [];
    const address = `${stack.supabaseUrl}/functions/v1/mail/unsubscribe?token=${token}`;
    const looked = await fetch(address, { redirect: "manual" });
    expect([looked.status, looked.headers.get("location"), await isOn()]).toEqual([
      302,
      expect.stringMatching(/\/unsubscribe\?token=/),
      undefined,
    ]);
    const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
    expect((await fetch(address, { method: "POST", body })).status).toBe(200);
    expect((await fetch(address, { method: "POST", body })).status).toBe(200);
    expect(await isOn()).toBe(false);
    expect((await fetch(`${address}0`, { method: "POST", body })).status).toBe(400);
  },
);

test.each([
  "",
  "%00",
  "x".repeat(4_000),
  "%F0%9F%98%80",
  "%D8%00",
  `${"0".repeat(8)}-0000-4000-8000-${"0".repeat(12)}.digest.${"0".repeat(40)}`,
])("refuses to unsubscribe with the token %j", async (token) => {
  const response = await fetch(`${stack.supabaseUrl}/functions/v1/mail/unsubscribe?token=${token}`, { method: "POST" });
  expect([response.status, await response.json()]).toEqual([400, { error: "This link isn't one of ours." }]);
});

test("SMTP works in Deno with the permissions of a function", async () => {
  const smtp = await startMailServer();
  const functions = fileURLToPath(new URL("../functions/", import.meta.url));
  const root = fileURLToPath(new URL("../../", import.meta.url));
  const mail = { key: "from-deno", to: ana.email, subject: "Deno", text: "x", html: "<p>x</p>", headers: {} };
  const program = `import { createSmtpMailer, readSmtpUrl } from "file://${functions}mail/smtp-mailer.ts";
    const mailer = createSmtpMailer(readSmtpUrl("${smtp.url}", false));
    console.log(JSON.stringify(await mailer.send(${JSON.stringify({ ...mail, from: "Tracker <mail@tracker.example>" })})));
    Deno.exit();`;
  const allowed = ["--allow-net", "--allow-env", `--allow-read=${functions}`, "--no-prompt"];
  const modules = ["--config", `${functions}deno.json`, "--cached-only", "--frozen"];
  const deno = spawn(`${root}node_modules/.bin/deno`, ["run", "--quiet", ...allowed, ...modules, "-"], {
    cwd: functions,
    env: { ...process.env, DENO_DIR: `${root}node_modules/.cache/deno` },
    stdio: ["pipe", "pipe", "inherit"],
  });
  deno.stdin.end(program);
  const said = await text(deno.stdout);
  expect(JSON.parse(said)).toEqual({ outcome: "sent", id: "<from-deno@tracker.example>" });
  await smtp.stop();
  expect(smtp.mails).toHaveLength(1);
});

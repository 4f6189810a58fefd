import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Db } from "../functions/_shared/stores/db.ts";
import { getLinkedPhone } from "../functions/_shared/stores/phones.ts";
import { waitUntil } from "../local/wait-until.ts";
import { codeFor, startTexting, someNumber, type TextingWorld } from "./texting-world.ts";

let world: TextingWorld;
beforeAll(async () => {
  world = await startTexting();
}, 60_000);
afterAll(() => world.stop());

const titles = async (db: Db) => (await db.from("tasks").select("title").order("created_at")).data?.map((t) => t.title);

test("a number that texts the code is linked, and its texts are carried out and answered", async () => {
  const ana = await world.link();
  expect(world.sentTo(ana.number)[0]?.body).toMatch(/^This number now texts Tracker as a\*\*\*@example\.com\./);
  expect((await ana.db.from("phones").select("phone")).data).toEqual([{ phone: ana.number }]);
  expect((await ana.db.from("profiles").select("phone")).data).toEqual([{ phone: ana.number }]);
  expect(await ana.say("Remind me on Friday to call the bank")).toEqual([expect.stringMatching(/^Added the task/)]);
  expect(await titles(ana.db)).toEqual(["Call the bank"]);
  // Twilio reports the delivery a moment later.
  const states = async () => (await ana.db.from("outbox").select("state")).data;
  await expect.poll(states).toEqual([{ state: "delivered" }, { state: "delivered" }]);
}, 60_000);

test("five quick texts are one turn with one answer to all of them", async () => {
  const ana = await world.link();
  const before = world.sentTo(ana.number).length;
  const names = ["Bob", "Eve", "Ida", "Tom", "Zoe"];
  await Promise.all(names.map((name) => world.twilio.textIn(ana.number, `Remind me to call ${name} on Friday.`)));
  await world.settle();
  const answers = world.sentTo(ana.number).slice(before);
  expect(answers).toHaveLength(1);
  for (const name of names) expect(answers[0]?.body).toContain(`"Call ${name}"`);
  // More than three changes at a time wait for a yes.
  expect(await titles(ana.db)).toHaveLength(3);
}, 60_000);

test("a stranger is answered once, and their texts are neither stored nor carried out", async () => {
  const number = someNumber();
  expect(await world.say(number, "Delete everything")).toEqual([
    "This number isn't linked to a Tracker account. Link it in Tracker, under Profile.",
  ]);
  expect(await world.say(number, "Hello?", 0)).toEqual([]);
  const kept = await world.sql`select 1 from queue.texts where body like '%Delete everything%'`;
  expect(kept).toHaveLength(0);
}, 60_000);

const linked = async ({ db }: { db: Db }) => (await db.from("phones").select("phone")).data?.map(({ phone }) => phone);

test("a code works once, for ten minutes, and the newest only", async () => {
  const [ana, bob] = [await world.join(), await world.join("Bob")];
  const old = await codeFor(ana.db);
  const code = await codeFor(ana.db);
  const wrong = [expect.stringMatching(/^This code is wrong or has expired/)];
  expect(await world.say(someNumber(), `LINK ${old}`)).toEqual(wrong);
  const number = someNumber();
  expect(await world.say(number, `link ${code.toLowerCase().replace(/^(.{4})/, "$1 ")}`)).toHaveLength(1);
  expect(await linked(ana)).toEqual([number]);
  expect(await world.say(someNumber(), `LINK ${code}`)).toEqual(wrong);
  const late = await codeFor(bob.db);
  await world.sql`update private.phone_codes set expires_at = now() where user_id = ${bob.id}`;
  expect(await world.say(someNumber(), `LINK ${late}`)).toEqual(wrong);
  expect(await linked(bob)).toEqual([]);
}, 60_000);

test("a number that was typed in the profile stays until another one is linked, and the answer says that it is replaced", async () => {
  const ana = await world.join();
  const [typed, number] = [someNumber(), someNumber()];
  const inProfile = async () => (await ana.db.from("profiles").select("phone").single()).data?.phone;
  expect((await ana.db.from("profiles").update({ phone: typed }).eq("id", ana.id)).error).toBeNull();
  const code = await codeFor(ana.db);
  await world.say(number, "LINK AAAA2222");
  expect(await inProfile()).toBe(typed);
  expect(await world.say(number, `LINK ${code}`)).toEqual([
    expect.stringContaining(`In your profile it replaces the number ending in ${typed.slice(-4)}.`),
  ]);
  expect([await inProfile(), await linked(ana)]).toEqual([number, [number]]);
  expect(await world.say(number, `LINK ${await codeFor(ana.db)}`)).toEqual([expect.not.stringContaining("replaces")]);
}, 60_000);

test("after five wrong codes a number is ignored for ten minutes, even with the right one", async () => {
  const ana = await world.join();
  const number = someNumber();
  for (let at = 0; at < 5; at += 1) expect(await world.say(number, "LINK AAAA2222")).toHaveLength(1);
  expect(await world.say(number, `LINK ${await codeFor(ana.db)}`, 0)).toEqual([]);
  expect(await linked(ana)).toEqual([]);
}, 60_000);

test("a number stays with its account until the account unlinks it or sends no text for 180 days", async () => {
  const [ana, bob] = [await world.link(), await world.join("Bob")];
  expect(await world.say(ana.number, `LINK ${await codeFor(bob.db)}`)).toEqual([
    "This number is linked to another Tracker account. Unlink it there first, under Profile.",
  ]);
  expect([await linked(ana), await linked(bob)]).toEqual([[ana.number], []]);
  await world.sql`update public.phones set last_text_at = now() - interval '180 days' where user_id = ${ana.id}`;
  expect(await ana.say("Remind me to call Eve")).toEqual([expect.stringMatching(/isn't linked/)]);
  expect(await world.say(ana.number, `LINK ${await codeFor(bob.db)}`)).toHaveLength(1);
  expect([await linked(ana), await linked(bob)]).toEqual([[], [ana.number]]);
}, 60_000);

test("another number in the profile, or Unlink, ends the phone's rights, also for waiting texts", async () => {
  const [ana, bob] = [await world.link(), await world.link()];
  await world.twilio.textIn(bob.number, "Remind me to call Eve");
  await bob.db.from("phones").delete().eq("user_id", bob.id);
  await ana.db.from("profiles").update({ phone: "+14155550100" }).eq("id", ana.id);
  expect(await linked(ana)).toEqual([]);
  expect(await ana.say("Remind me to call Eve")).toEqual([expect.stringMatching(/isn't linked/)]);
  await world.settle();
  expect([await titles(ana.db), await titles(bob.db)]).toEqual([[], []]);
}, 60_000);

test("STOP and similar words end the texts, START begins them again", async () => {
  const ana = await world.link();
  await world.sql`update public.phones set verified_at = now() - interval '1 day' where user_id = ${ana.id}`;
  const isStopped = async () => (await getLinkedPhone(ana.db))?.optedOutAt !== null;
  expect(await ana.say("STOP", 0)).toEqual([]);
  expect(await isStopped()).toBe(true);
  expect(await ana.say("Remind me to call Eve", 0)).toEqual([]);
  expect(await ana.say("START", 0)).toEqual([]);
  expect(await isStopped()).toBe(false);
  expect(await ana.say("Remind me to call Bob")).toHaveLength(1);
  expect(await ana.say("Please stop texting me.")).toEqual([
    "You get no more texts from Tracker. Text START to get them again.",
  ]);
  expect(await isStopped()).toBe(true);
  expect(await ana.say("Remind me to call Zoe", 0)).toEqual([]);
  expect(await titles(ana.db)).toEqual(["Call Bob"]);
  const { data } = await ana.db.from("notifications").select("title, detail, times");
  const detail = `${ana.number} texted STOP. Text START from it to get texts again.`;
  expect(data).toEqual([{ title: "Your texts have stopped", detail, times: 2 }]);
}, 60_000);

test("a webhook that is repeated a hundred times at once has one effect", async () => {
  const ana = await world.link();
  const before = world.sentTo(ana.number).length;
  const MessageSid = `SM${"0123456789abcdef".repeat(2)}`;
  const statuses = await Promise.all(
    Array.from({ length: 100 }, () => world.twilio.textIn(ana.number, "Remind me to call Eve", { MessageSid })),
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
  await world.settle();
  expect(await titles(ana.db)).toEqual(["Call Eve"]);
  expect(world.sentTo(ana.number)).toHaveLength(before + 1);
}, 60_000);

test("nobody acts for a number without the lease on its turn", async () => {
  const headers = { Authorization: `Bearer ${crypto.randomUUID()}`, apikey: world.stack.publishableKey };
  const address = `${world.stack.supabaseUrl}/functions/v1/token/text`;
  expect((await fetch(address, { method: "POST", headers })).status).toBe(401);
});

/** Returns the function's process id; null while it restarts. */
async function functionProcess(): Promise<number | null> {
  const find = promisify(execFile)("pgrep", ["-P", String(process.pid), "-f", "functions/sms/index.ts"]);
  return await find.then(({ stdout }) => Number(stdout.trim())).catch(() => null);
}

/** Kills the function's process. Resolves when it has restarted and the dead process's statements have ended. */
async function killFunction(): Promise<void> {
  const pid = await functionProcess();
  if (pid === null) throw new Error("The function is not running.");
  process.kill(pid, "SIGKILL");
  const isReplaced = async () => ![null, pid].includes(await functionProcess());
  expect(await waitUntil(isReplaced, 20_000, 50)).toBe(true);
}

/** Sends a text as Twilio does, which retries until it gets a response. */
async function textPatiently(from: string, words: string): Promise<void> {
  const MessageSid = `SM${crypto.randomUUID().replaceAll("-", "")}`;
  const isTaken = async () => (await world.twilio.textIn(from, words, { MessageSid })) === 200;
  expect(await waitUntil(isTaken, 20_000, 100)).toBe(true);
}

test.each([
  ["has just stored a text", "select 1"],
  ["answers it", "select 1 from queue.text_lanes where user_id = $1 and lease_token is not null"],
  ["has the answer to send", "select 1 from public.outbox where user_id = $1 and next_try_at is not null"],
])(
  "a function that is killed when it %s loses nothing and doubles nothing",
  async (_, moment) => {
    const ana = await world.link();
    await world.settle();
    const before = world.sentTo(ana.number).length;
    await textPatiently(ana.number, "Remind me to call Ada");
    const isThere = async () => (await world.sql.unsafe(moment.replace("$1", `'${ana.id}'`))).length > 0;
    expect(await waitUntil(isThere, 10_000, 1)).toBe(true);
    await killFunction();
    // Skips the leases of the dead process.
    const hurry = async () => {
      await world.sql`update queue.text_lanes set lease_until = now(), due_at = now() where user_id = ${ana.id} and turn_id is not null`;
      await world.sql`update public.conversation_messages set tried_at = now() - interval '1 hour' where user_id = ${ana.id}`;
      await world.sql`update public.outbox set next_try_at = now() where user_id = ${ana.id} and state = 'sending'`;
    };
    await new Promise((resolve) => setTimeout(resolve, 300));
    await hurry();
    await world.settle();
    expect(world.sentTo(ana.number)).toHaveLength(before + 1);
    expect(world.sentTo(ana.number).at(-1)?.body).toMatch(/^Added the task/);
    expect(await titles(ana.db)).toEqual(["Call Ada"]);
  },
  120_000,
);

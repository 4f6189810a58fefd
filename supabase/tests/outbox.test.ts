import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { sendText } from "../functions/sms/send-text.ts";
import { waitUntil } from "../local/wait-until.ts";
import { NUMBER, type Outbox, openOutbox } from "./outbox-world.ts";
import { startProgram } from "./worker-process.ts";

let outbox: Outbox;
let { sql, url, twilio, queue, logged, outside, enqueue, trySending, stateOf, taken, userId } = {} as Outbox;
beforeAll(async () => {
  outbox = await openOutbox("outbox");
  ({ sql, url, twilio, queue, logged, outside, enqueue, trySending, stateOf, taken, userId } = outbox);
});
beforeEach(() => outbox.reset());
afterAll(() => outbox.stop());

test.each([
  ["taken and cut off", "sent", 1],
  ["taken and 500", "sent", 1],
  ["not taken and cut off", "sent", 1],
  ["not taken and 500", "sent", 1],
] as const)("after an answer that was %s, the text is %s once", async (answer, state, times) => {
  const id = await enqueue(`Unclear: ${answer}`);
  twilio.behave({ answer, isSilent: true, times: 1 });
  await trySending();
  expect(await stateOf(id)).toMatchObject({ state: "sending" });
  await trySending();
  expect(await stateOf(id)).toMatchObject({ state });
  expect(taken()).toBe(times);
});

test("a worker that dies after sending loses nothing and doubles nothing", async () => {
  const id = await enqueue("Sent by the dead");
  await trySending({ endText: () => Promise.resolve(false) });
  expect(taken()).toBe(1);
  await trySending();
  expect([await stateOf(id), taken()]).toMatchObject([{ state: "sent" }, 1]);
});

test.each([
  ["claimed", 0],
  ["accepted", 1],
] as const)(
  "kill -9 of a worker once a text is %s loses nothing and doubles nothing",
  async (moment, takenBefore) => {
    const id = await enqueue(`Killed once it is ${moment}`);
    const worker = startProgram("text-worker.ts", [
      ...[url, twilio.url, twilio.accountSid, twilio.authToken, twilio.number],
      moment,
    ]);
    await worker.says(/^waits/);
    await worker.kill();
    expect([await stateOf(id), taken()]).toMatchObject([{ state: "sending" }, takenBefore]);
    // Its lease protects it from another worker until it expires.
    expect(await queue.claimText()).toBeNull();
    await trySending();
    expect([await stateOf(id), taken()]).toMatchObject([{ state: "sent" }, 1]);
  },
  30_000,
);

test("answers are claimed before the digests that wait, and the oldest of each first", async () => {
  const words = ["digest 1", "digest 2", "answer 1", "answer 2"];
  for (const one of words) await enqueue(one);
  await sql`update public.outbox set stale_at = now() + interval '1 hour', next_try_at = next_try_at - interval '1 minute' where body like 'digest%'`;
  const claimed = [];
  for (let text = await queue.claimText(); text; text = await queue.claimText()) claimed.push(text.body);
  expect(claimed).toEqual(["answer 1", "answer 2", "digest 1", "digest 2"]);
});

test("the same words sent twice are two texts: a found one is not mistaken for the other", async () => {
  const first = await enqueue("The same words");
  await trySending();
  const second = await enqueue("The same words");
  twilio.behave({ answer: "not taken and 500", isSilent: true, times: 1 });
  await trySending();
  await trySending();
  expect(await stateOf(first)).toMatchObject({ state: "sent" });
  expect([await stateOf(second), taken()]).toMatchObject([{ state: "sent" }, 2]);
});

test("sends nothing more after two unclear tries, and says so", async () => {
  const id = await enqueue("Nobody knows");
  twilio.behave({ answer: "not taken and cut off", isSilent: true });
  for (let at = 0; at < 4; at += 1) await trySending();
  const { state, reason } = await stateOf(id);
  expect([state, reason]).toEqual([
    "unknown",
    "Twilio didn't say whether it took this text, so it may or may not have arrived.",
  ]);
  expect(taken()).toBe(0);
});

test("resends nothing while Twilio's list can't be read", async () => {
  const id = await enqueue("Can't be asked");
  twilio.behave({ answer: "taken and 500", isSilent: true, times: 1 });
  await trySending();
  const text = { ...outside().twilio, find: () => Promise.reject(new Error("down")) };
  await sql`update public.outbox set next_try_at = now()`;
  const due = await queue.claimText();
  if (due) await sendText(due, { ...outside(), twilio: text });
  expect([await stateOf(id), taken()]).toMatchObject([{ state: "sending" }, 1]);
  await trySending();
  expect([await stateOf(id), taken()]).toMatchObject([{ state: "sent" }, 1]);
});

test("retries a text that Twilio refuses for now, five times, and not one that it refuses for good", async () => {
  const id = await enqueue("Too many requests");
  twilio.behave({ refuse: { code: 20429, status: 429, retryAfter: "7" }, isSilent: true });
  await trySending();
  const [row] = await sql`select state, next_try_at - now() as wait from public.outbox where id = ${id}`;
  expect(row).toMatchObject({ state: "queued" });
  for (let at = 0; at < 4; at += 1) await trySending();
  expect(await stateOf(id)).toMatchObject({ state: "failed", error_code: 20429 });
  const abroad = await enqueue("Not to this country", "+15005550003");
  twilio.behave({ isSilent: true });
  await trySending();
  expect(await stateOf(abroad)).toEqual({
    ...{ state: "failed", error_code: 21408, reason: "Texts to this country aren't switched on here." },
  });
});

test.each(["the answer", "a status callback"])("Twilio's error 21610 in %s opts the number out", async (where) => {
  const to = where === "the answer" ? "+15005550004" : NUMBER;
  const id = await enqueue("To someone who opted out", to);
  await trySending();
  const vendorId = twilio.messages.at(-1)?.sid ?? "";
  if (to === NUMBER) await queue.noteDelivery({ outboxId: id, vendorId, status: "failed", errorCode: 21610 });
  const later = await enqueue("Not sent at all", to);
  expect([await stateOf(id), await stateOf(later)]).toMatchObject([
    { state: "failed", error_code: 21610 },
    { state: "failed", error_code: null, reason: expect.stringMatching(/opted out/) as string },
  ]);
  await sql`select queue.receive_text(${sql.json({ id: crypto.randomUUID(), from: to, body: "START" })})`;
  expect(await stateOf(await enqueue("Sent again", to))).toMatchObject({ state: "queued" });
});

test("gives Twilio at most two hours for a text that expires, and does not send an expired one", async () => {
  const validFor = async (id: string, stale: string) => {
    await sql`update public.outbox set stale_at = now() + ${stale}::interval where id = ${id}`;
    const before = twilio.messages.length;
    await trySending();
    return twilio.messages.slice(before).map(({ validSeconds }) => validSeconds);
  };
  expect(await validFor(await enqueue("For hours"), "3 hours")).toEqual([7_200]);
  const [left = 0] = await validFor(await enqueue("For minutes"), "10 minutes");
  expect(left).toBeGreaterThan(590);
  expect(left).toBeLessThanOrEqual(600);
  const late = await enqueue("For nobody");
  expect(await validFor(late, "-1 second")).toEqual([]);
  expect(await stateOf(late)).toMatchObject({ state: "failed", reason: "It was too late to send this." });
  await enqueue("At any time");
  await trySending();
  expect(twilio.messages.at(-1)?.validSeconds).toBeNull();
});

test("logs an unregistered number for the operator", async () => {
  await enqueue("Unregistered");
  twilio.behave({ refuse: { code: 30034, status: 400 }, isSilent: true });
  await trySending();
  expect(logged.at(-1)).toContain("30034");
});

test("delivery reports in any order only move a text forward", async () => {
  const id = await enqueue("Told of");
  await trySending();
  const sid = twilio.messages.at(-1)?.sid ?? "";
  const tell = (status: string, errorCode: number | null = null, vendorId = sid) =>
    queue.noteDelivery({ outboxId: id, vendorId, status, errorCode });
  expect(await tell("delivered", null, `SM${"0".repeat(32)}`)).toBe(false);
  expect(await tell("delivered")).toBe(true);
  for (const late of ["sent", "sending", "queued", "undelivered"]) expect(await tell(late)).toBe(false);
  expect(await stateOf(id)).toMatchObject({ state: "delivered" });
});

test("a report that arrives before the result of the try still ends the text", async () => {
  const id = await enqueue("Told early");
  await trySending({ endText: () => Promise.resolve(false) });
  const sid = twilio.messages.at(-1)?.sid ?? "";
  await queue.noteDelivery({ outboxId: id, vendorId: sid, status: "delivered", errorCode: null });
  expect(await queue.claimText()).toBeNull();
  expect([await stateOf(id), taken()]).toMatchObject([{ state: "delivered" }, 1]);
});

test("unlinks a number that two texts in a row did not reach, but not one that was reached in between", async () => {
  const linked = async () => (await sql`select 1 from public.phones where user_id = ${userId()}`).length;
  const fail = async (status: string, errorCode: number | null) => {
    const id = await enqueue(`Text ${crypto.randomUUID()}`);
    await trySending();
    const vendorId = twilio.messages.at(-1)?.sid ?? "";
    await queue.noteDelivery({ outboxId: id, vendorId, status, errorCode });
  };
  await fail("undelivered", 30005);
  await fail("delivered", null);
  await fail("undelivered", 30006);
  expect(await linked()).toBe(1);
  await fail("undelivered", 30005);
  expect(await linked()).toBe(0);
});

test("stops at the day's budget of an account, and at the one for all strangers", async () => {
  await sql`update private.budgets set units_per_day = 2 where budget = 'texts_sent'`;
  const ids = [await enqueue("1"), await enqueue("2"), await enqueue("3")];
  expect(await Promise.all(ids.map(stateOf))).toMatchObject([
    { state: "queued" },
    { state: "queued" },
    { state: "failed" },
  ]);
  await sql`update private.budgets set units_per_day = 300 where budget = 'texts_sent'`;
  const answered = await sql<{ id: string | null }[]>`
    select queue.send_text(null, '+1415555' || (1000 + n), 'Hello') as id from generate_series(1, 205) n`;
  expect(answered.filter(({ id }) => id !== null)).toHaveLength(200);
});

test("many workers at once send each text once", async () => {
  const words = Array.from({ length: 60 }, (_, at) => `Text ${at}`);
  for (const one of words) await enqueue(one);
  const work = async () => {
    for (let text = await queue.claimText(); text; text = await queue.claimText()) await sendText(text, outside());
  };
  await Promise.all(Array.from({ length: 6 }, work));
  await waitUntil(() => Promise.resolve(taken() >= words.length), 5_000);
  expect(taken()).toBe(words.length);
});

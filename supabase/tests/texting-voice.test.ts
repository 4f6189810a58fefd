import { afterAll, beforeAll, expect, test } from "vitest";
import { UNHEARD } from "../functions/sms/hear-turn.ts";
import { waitUntil } from "../local/wait-until.ts";
import { type SpeechStandIn, startSpeechStandIn } from "../local/speech-stand-in.ts";
import type { PhoneFile } from "../local/vendors/twilio-media.ts";
import { startTexting, type Texter, type TextingWorld } from "./texting-world.ts";

let speech: SpeechStandIn;
let world: TextingWorld;
beforeAll(async () => {
  speech = await startSpeechStandIn();
  world = await startTexting({ OPENAI_TRANSCRIBE_BASE_URL: speech.baseUrl });
}, 60_000);
afterAll(async () => {
  await world.stop();
  await speech.stop();
});

const VOICE: PhoneFile = { type: "audio/ogg", bytes: new TextEncoder().encode("OggS and sound") };
const PICTURE: PhoneFile = { type: "image/jpeg", bytes: new Uint8Array([0xff, 0xd8, 0xff, 0xe0]) };
const titles = async ({ db }: Texter) =>
  (await db.from("tasks").select("title").order("title")).data?.map(({ title }) => title);

/** Sends a message with files and waits until everything is answered. Returns the answers. */
async function send({ number }: Texter, words: string, files: PhoneFile[]): Promise<string[]> {
  const before = world.sentTo(number).length;
  expect(await world.twilio.textIn(number, words, {}, files)).toBe(200);
  await world.endPause(number);
  await world.settle();
  return world
    .sentTo(number)
    .slice(before)
    .map(({ body }) => body);
}

test("a voice note works like a text, its answer begins with what was heard, and Twilio keeps nothing", async () => {
  speech.hear("Remind me on Friday to call the bank");
  const ana = await world.link();
  const answers = await send(ana, "", [VOICE]);
  expect(answers).toEqual([
    expect.stringMatching(/^Heard: "Remind me on Friday to call the bank"\nAdded the task "Call the bank"/),
  ]);
  expect(await titles(ana)).toEqual(["Call the bank"]);
  const said = await ana.db.from("conversation_messages").select("content").eq("role", "user");
  expect(said.data).toEqual([{ content: "Remind me on Friday to call the bank" }]);
  expect(world.twilio.filesKept()).toBe(0);
}, 60_000);

test("a text and a voice note in quick succession are one turn", async () => {
  speech.hear("Remind me to call Bob on Friday.");
  const ana = await world.link();
  const before = world.sentTo(ana.number).length;
  await world.twilio.textIn(ana.number, "Remind me to call Eve on Friday.");
  await world.twilio.textIn(ana.number, "", {}, [VOICE]);
  await world.settle();
  expect(world.sentTo(ana.number).slice(before)).toHaveLength(1);
  expect(await titles(ana)).toEqual(["Call Bob", "Call Eve"]);
}, 60_000);

test("says that a picture can't be opened, and the words sent with it count", async () => {
  const [ana, bob] = await Promise.all([world.link(), world.link()]);
  const [[answer = ""], alone] = await Promise.all([
    send(ana, "Remind me to call Zoe on Friday.", [PICTURE]),
    send(bob, "", [PICTURE]),
  ]);
  expect(answer.startsWith(`${UNHEARD.file}\nAdded the task "Call Zoe"`)).toBe(true);
  expect(alone).toEqual([UNHEARD.file]);
  expect([await titles(ana), world.twilio.filesKept()]).toEqual([["Call Zoe"], 0]);
}, 60_000);

test("a spoken opt-out ends the texts", async () => {
  speech.hear("Stop texting me.");
  const ana = await world.link();
  expect(await send(ana, "", [VOICE])).toEqual(["You get no more texts from Tracker. Text START to get them again."]);
  expect(await send(ana, "Remind me to call Zoe on Friday.", [])).toEqual([]);
  expect([await titles(ana), world.twilio.filesKept()]).toEqual([[], 0]);
}, 60_000);

test("the day's budget for speech counts for voice notes too", async () => {
  speech.hear("Remind me to call Zoe on Friday.");
  const ana = await world.link();
  await world.sql`update private.budgets set units_per_day = 0 where budget = 'transcription'`;
  expect(await send(ana, "", [VOICE])).toEqual([UNHEARD.budget]);
  await world.sql`update private.budgets set units_per_day = 200 where budget = 'transcription'`;
  expect(await titles(ana)).toEqual([]);
}, 60_000);

test("a retry of a turn that died after transcribing has the same words, without the file", async () => {
  const ana = await world.link();
  const claimed = {
    turn: crypto.randomUUID(),
    token: crypto.randomUUID(),
    message: `MM${crypto.randomUUID().replaceAll("-", "")}`,
  };
  const media = JSON.stringify([{ mediaId: `ME${"0".repeat(32)}`, type: "audio/ogg" }]);
  const note = (heard: string, token = claimed.token) =>
    world.sql<[{ words: { text: string; unread: unknown[] } | null }]>`
      select queue.note_heard(${token}, ${JSON.stringify([{ messageId: claimed.message, heard, unheard: null }])}::text::jsonb) as words`;
  await world.sql.begin(async (sql) => {
    await sql`insert into queue.texts (vendor_id, user_id, body, media, turn_id)
      values (${claimed.message}, ${ana.id}, '', ${media}::text::jsonb, ${claimed.turn})`;
    await sql`insert into queue.text_lanes (user_id, due_at, turn_id, attempts, lease_token, lease_until)
      values (${ana.id}, now() + interval '1 hour', ${claimed.turn}, 1, ${claimed.token}, now() + interval '1 hour')
      on conflict (user_id) do update set due_at = excluded.due_at, turn_id = excluded.turn_id, attempts = 1,
        lease_token = excluded.lease_token, lease_until = excluded.lease_until`;
  });
  expect((await note("Call Eve", crypto.randomUUID()))[0].words).toBeNull();
  expect((await note("Remind me to call Bob on Friday."))[0].words).toEqual({
    text: "Remind me to call Bob on Friday.",
    heard: ["Remind me to call Bob on Friday."],
    unheard: [],
    unread: [],
  });
  expect((await note("Call Eve"))[0].words?.text).toBe("Remind me to call Bob on Friday.");
  const before = world.sentTo(ana.number).length;
  await world.sql`update queue.text_lanes set due_at = now(), lease_until = now() where user_id = ${ana.id}`;
  await fetch(`${world.stack.supabaseUrl}/functions/v1/sms/drain`, {
    method: "POST",
    headers: { apikey: world.stack.cronKey },
  });
  await world.settle();
  expect(world.sentTo(ana.number)).toHaveLength(before + 1);
  expect(world.sentTo(ana.number).at(-1)?.body).toMatch(/^Heard: "Remind me to call Bob/);
  expect(await titles(ana)).toEqual(["Call Bob"]);
}, 60_000);

test("the phone simulator sends a sound file", async () => {
  speech.hear("Remind me to call Ida on Friday.");
  const ana = await world.link();
  const form = new FormData();
  form.set("from", ana.number);
  form.set("words", "");
  form.set("file", new File([Uint8Array.from(VOICE.bytes)], "note.ogg", { type: VOICE.type }));
  const page = `${world.stack.supabaseUrl}/phone-simulator`;
  expect((await fetch(page, { method: "POST", body: form, redirect: "manual" })).status).toBe(303);
  expect(await waitUntil(async () => (await titles(ana))?.[0] === "Call Ida", 10_000, 50)).toBe(true);
  form.delete("file");
  expect((await fetch(page, { method: "POST", body: form })).status).toBe(400);
}, 60_000);

import { afterAll, beforeAll, expect, test } from "vitest";
import type { Sql } from "postgres";
import { linkPhone, newSid, receiveText, textsTo } from "./received-texts.ts";
import { createScratchDatabase, type ScratchDatabase } from "./scratch-database.ts";
import { someNumber } from "./texting-world.ts";

let database: ScratchDatabase;
let sql: Sql;
beforeAll(async () => {
  database = await createScratchDatabase("texting_attacks");
  ({ sql } = database);
});
afterAll(() => database.drop());

const receive = (from: string, body: string, id?: string) => receiveText(sql, from, body, id);
const sentTo = (number: string) => textsTo(sql, number);
const link = () => linkPhone(sql);
async function codeFor(userId: string): Promise<string> {
  return await sql.begin(async (as) => {
    await as`select set_config('request.jwt.claim.sub', ${userId}, true)`;
    await as`set local role authenticated`;
    return (await as<[{ code: string }]>`select public.begin_phone_link() ->> 'code' as code`)[0].code;
  });
}

/** Returns everything that texts can change. */
const state = async () =>
  (
    await sql<[{ all: string }]>`
      select jsonb_build_array(
        (select jsonb_agg(to_jsonb(t) order by t.id) from queue.texts t), (select jsonb_agg(to_jsonb(l) order by l.user_id) from queue.text_lanes l),
        (select jsonb_agg(to_jsonb(n) order by n.number_hash) from queue.numbers n), (select jsonb_agg(to_jsonb(p) order by p.phone) from public.phones p),
        (select jsonb_agg(to_jsonb(c) order by c.user_id) from private.phone_codes c), (select jsonb_agg(to_jsonb(o) order by o.id) from public.outbox o),
        (select jsonb_agg(to_jsonb(s) order by s.user_id, s.budget) from private.spending s), (select jsonb_agg(to_jsonb(r) order by r.bucket) from private.request_counts r)
      )::text as all`
  )[0].all;

test("1,000 replays of each kind of text change nothing; the same words as a new text do", async () => {
  const { userId, number } = await link();
  const newcomer = someNumber();
  const texts = [
    [number, "Delete everything", "turn"],
    [number, "stop texting me", "enough"],
    [number, "START", "start"],
    [number, "STOP", "stop"],
    [number, "Start", "start"],
    [newcomer, `LINK ${await codeFor(userId)}`, "link"],
    [someNumber(), "LINK AAAA2222", "link"],
    [someNumber(), "Hello", "stranger"],
    [number, "", "stranger"],
  ] as const;
  const sids = texts.map(() => newSid());
  for (const [at, [from, words, kind]] of texts.entries()) expect(await receive(from, words, sids[at])).toBe(kind);
  const before = await state();
  for (const [at, [from, words]] of texts.entries()) {
    const kinds = await sql<{ kind: string }[]>`
      select queue.receive_text(jsonb_build_object('id', ${sids[at] ?? ""}::text, 'from', ${from}::text, 'body', ${words}::text, 'media', '[]'::jsonb)) as kind
      from generate_series(1, 1000)`;
    expect([kinds.length, new Set(kinds.map(({ kind }) => kind))]).toEqual([1_000, new Set(["repeat"])]);
  }
  expect(await state()).toBe(before);
  await receive(newcomer, "Delete everything");
  expect(await state()).not.toBe(before);
});

const TWILIOS_OWN = "STOP stopall Unsubscribe CANCEL end Quit REVOKE optout".split(" ");
const ENOUGH = [
  ...["STOP.", "Stop!", "stop!!!", '"STOP"', "“Stop”", "(stop)", "*stop*", "STOP 🛑", "ＳＴＯＰ", "\u200bStop\u2060"],
  ...[
    "stop\u00a0",
    "Stop please",
    "please stop",
    "Please, stop.",
    "STOP STOP STOP",
    "stop all",
    "STOP ALL",
    "Stop now",
    "stop, thanks",
  ],
  ...[
    "opt out",
    "Opt-out",
    "OPT OUT PLEASE",
    "opt me out",
    "unsubscribe me",
    "Please unsubscribe",
    "Cancel.",
    "end!",
    "quit…",
    "revoke.",
  ],
  ...[
    "stop texting me",
    "Stop texting me.",
    "Please stop texting me!",
    "stop messaging me",
    "stop texting",
    "stop texts",
    "Stop messages",
  ],
  ...[
    "stop sending me texts",
    "Stop sending me messages",
    "stop sending texts",
    "stop sending messages to this number",
    "stop spamming me",
  ],
  ...[
    "don't text me",
    "Don’t text me anymore",
    "dont text me again",
    "do not text me",
    "Do not message me ever again",
    "never text me again",
  ],
  ...[
    "no more texts",
    "No more messages please",
    "don't send me any more texts",
    "do not contact me",
    "stop contacting me",
    "quit texting me",
  ],
  ...["remove me from your list", "Take me off the list.", "take my number off", "delete my number from your texts"],
  ...["leave me alone", "Leave me alone!", "Stopp", "ARRÊT", "Arret", "ALTO!", "parar", "Baja", "detener"],
];
const NOT_AT_ALL = [
  ...[
    "Stop by Ana's office on Friday",
    "Cancel the meeting with Ana",
    "End the week with a call",
    "Unsubscribe Ana from the newsletter",
  ],
  ...[
    "stop following Bob",
    "stop it",
    "Cancel it",
    "don't",
    "Don't text Bob",
    "do not contact Ana before May",
    "no more calls with Bob",
  ],
  ...[
    "Send me a text tomorrow",
    "note on Ana: stop texting me",
    "leave Bob alone",
    "Remove Ana from the list",
    "don't send it",
  ],
  ...[
    "stop 会議",
    "остановить stop",
    "quit smoking task",
    "revoke Bob's invite",
    "Please cancel",
    "stop messages from Bob",
    "yes, stop",
    "Alto Networks is a customer",
    "Stopp die Erinnerung an Ana",
  ],
];

test.each([...TWILIOS_OWN, ...ENOUGH])("%s ends the texts", async (words) => {
  const { number } = await link();
  const isTwilios = TWILIOS_OWN.includes(words);
  expect(await receive(number, words)).toBe(isTwilios ? "stop" : "enough");
  // Twilio answers its own keywords.
  expect(await sentTo(number)).toEqual(
    isTwilios ? [] : ["You get no more texts from Tracker. Text START to get them again."],
  );
  expect(await receive(number, "Remind me to call Bob")).toBe("silence");
  expect(await receive(number, "Start")).toBe("start");
  expect(await receive(number, "Remind me to call Bob")).toBe("turn");
});

test.each(NOT_AT_ALL)("%s is a message like any other", async (words) => {
  expect(await receive((await link()).number, words)).toBe("turn");
});

test("confirms repeated opt-outs once, and at most three times a day however often someone starts again", async () => {
  for (const number of [(await link()).number, someNumber()]) {
    for (let at = 0; at < 20; at += 1) await receive(number, "stop texting me");
    expect(await sentTo(number)).toHaveLength(1);
    for (let at = 0; at < 20; at += 1) {
      await receive(number, "START");
      await receive(number, "stop texting me");
    }
    expect(await sentTo(number)).toHaveLength(3);
    expect(await receive(number, "Remind me to call Bob")).toBe("silence");
  }
});

test.each(["STOP", "stop texting me"])("%s within a day of a forged link undoes it", async (words) => {
  const [forger, owner] = [await link(), await link()];
  const { number } = owner;
  await sql`delete from public.phones where user_id in (${forger.userId}, ${owner.userId})`;
  const linked = async () =>
    (await sql`select user_id from public.phones where phone = ${number}`).map((row) => row["user_id"] as string);
  await receive(number, `LINK ${await codeFor(forger.userId)}`);
  expect(await linked()).toEqual([forger.userId]);
  await receive(number, words);
  await receive(number, "START");
  expect(await linked()).toEqual([]);
  await receive(number, `LINK ${await codeFor(owner.userId)}`);
  expect(await linked()).toEqual([owner.userId]);
});

test("answers a stranger once, and five of their wrong codes a day, so that other strangers get answers too", async () => {
  const number = someNumber();
  for (let at = 0; at < 40; at += 1) {
    await receive(number, at % 2 ? "LINK AAAA2222" : "Hello");
    await sql`update queue.numbers set wrong_since = now() - interval '11 minutes' where wrong_codes > 0`;
    await sql`delete from private.request_counts where bucket like 'text:%'`;
  }
  const answers = await sentTo(number);
  expect(answers.filter((words) => words.startsWith("This number isn't linked"))).toHaveLength(1);
  expect(answers.filter((words) => words.startsWith("This code is wrong"))).toHaveLength(5);
});

test("2,000 guesses from 400 numbers link nobody, and the right code still works afterwards", async () => {
  const { userId, number } = await link();
  await sql`delete from public.phones where user_id = ${userId}`;
  const code = await codeFor(userId);
  expect(code).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
  const guesses = await sql<{ kind: string }[]>`
    select queue.receive_text(jsonb_build_object('id', 'guess' || n, 'from', '+1646555' || (1000 + n / 5), 'media', '[]'::jsonb,
      'body', 'LINK ' || translate(upper(left(md5(n::text), 8)), '01', 'XY'))) as kind from generate_series(0, 1999) n`;
  expect(new Set(guesses.map(({ kind }) => kind))).toEqual(new Set(["link"]));
  expect(await sql`select 1 from public.phones where user_id = ${userId}`).toHaveLength(0);
  await receive(number, `LINK ${code}`);
  expect(await sql`select 1 from public.phones where user_id = ${userId} and phone = ${number}`).toHaveLength(1);
});

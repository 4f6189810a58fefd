import postgres from "postgres";
import { afterAll, describe, expect, inject, test } from "vitest";
import type { AssistantModel } from "../functions/_shared/assistant/assistant-model.ts";
import { converse } from "../functions/_shared/assistant/converse.ts";
import { CHAT_MESSAGE_MAX_LENGTH, sendMessage } from "../functions/_shared/contract/assistant.ts";
import { endpoints } from "../functions/_shared/contract/endpoints.ts";
import { addFounder, getFounder } from "../functions/_shared/contract/founders.ts";
import { NOTE_MAX_LENGTH } from "../functions/_shared/contract/notes.ts";
import { isStorable } from "../functions/_shared/contract/storable.ts";
import { addImport } from "../functions/_shared/stores/imports.ts";
import { toStoreError } from "../functions/_shared/stores/store-error.ts";
import { exampleBodies } from "../../web/api-reference/examples.ts";
import { conversing } from "./conversing.ts";
import { newFounder, signUp } from "./named-user.ts";

const { api, dbUrl } = inject("stack");
const sql = postgres(dbUrl, { max: 1 });
afterAll(() => sql.end());

async function withGrace(name = "Ada") {
  const user = await signUp(name);
  const { id: founderId } = await user.call(addFounder, { input: newFounder("Grace Hopper") });
  const notes = async () =>
    (await user.call(getFounder, { params: { founderId } })).notes.map(({ content }) => content);
  return { user, founderId, notes };
}

/** What Postgres or PostgREST refuse, and what is halved by a cut at a wrong place. */
const ODD = ["\0", "a\0b", "\ud800", "\udc00", "a\ud83d", "😀\udc00"];
const ASTRAL = [1, 59, 60, 61, 99, 100, 101, 199, 200, 201, 300, 499, 500, 501, 1_000].map((count) =>
  "😀".repeat(count),
);

/** Each text of an example body, by the way to it, replaced by another one. */
function variants(body: unknown, text: string): unknown[] {
  if (typeof body === "string") return [text];
  if (Array.isArray(body))
    return body.flatMap((item, at) => variants(item, text).map((odd): unknown => (body as unknown[]).with(at, odd)));
  if (typeof body !== "object" || body === null) return [];
  return Object.entries(body).flatMap(([key, item]) => variants(item, text).map((odd) => ({ ...body, [key]: odd })));
}

const withBody = endpoints.filter(
  ({ method, path, access }) => access === "session" && exampleBodies[`${method} ${path}`] !== undefined,
);

describe("a text with NUL, half a character or nothing but emoji", () => {
  test.each(withBody.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    "is stored or refused with a sentence by %s",
    async (name, { method, path }) => {
      const { user, founderId } = await withGrace();
      // A session is needed for some, and none of them may go away while it is tried.
      const address = api + path.replace(":founderId", founderId).replace(/:\w+/, crypto.randomUUID());
      for (const text of [...ODD, ...ASTRAL])
        for (const body of variants(exampleBodies[name], text)) {
          const sent = JSON.stringify(body).replaceAll("$FOUNDER_ID", founderId);
          const response = await fetch(address, {
            method,
            headers: { Authorization: `Bearer ${user.token}`, "Content-Type": "application/json" },
            body: sent,
          });
          const answer: unknown = response.status === 204 ? null : await response.json();
          expect([response.status < 500, isStorable(answer)], `${sent.slice(0, 200)}: ${response.status}`).toEqual([
            true,
            true,
          ]);
          if (!response.ok) expect(answer).toMatchObject({ error: expect.stringMatching(/\w+ \w+/) as string });
        }
    },
  );
});

/** Every length at which something of ours is cut, and the places beside it. */
const CUTS = [40, 60, 79, 80, 100, 160, 199, 200, 239, 240, 299, 300, 500, 599, 600, 999, 1_000, 1_999, 2_000];

test("a note keeps every character, wherever an emoji is in it", async () => {
  const lead = "Add a note to Grace Hopper: ";
  let { user, notes } = await withGrace();
  const places = CUTS.flatMap((cut) => [cut - lead.length, cut])
    .flatMap((at) => [at - 1, at])
    .filter((at) => at > 0);
  for (const [index, at] of [...new Set(places)].entries()) {
    if (index % 40 === 39) ({ user, notes } = await withGrace());
    const words = `${"X".repeat(at)}😀 and more`;
    const reply = await user.call(sendMessage, { input: { message: lead + words } });
    expect([at, reply.error, reply.executedCount, isStorable(reply)]).toEqual([at, null, 1, true]);
    expect(await notes()).toContain(words);
  }
});

test.each([
  `She said "${"I like tea. ".repeat(20)}" and left.`,
  `${"We met. ".repeat(100)}Then we parted.`,
  `${"we met\n".repeat(3)}\`\`\`\na plan\n\`\`\`\nand parted`,
])("a long note, or one with a quote in it, is kept whole: %#", async (words) => {
  const { user, notes } = await withGrace();
  const reply = await user.call(sendMessage, { input: { message: `Add a note to Grace Hopper: ${words}` } });
  expect([reply.error, reply.executedCount]).toEqual([null, 1]);
  expect((await notes()).map((note) => note.toLowerCase())).toEqual([words.toLowerCase()]);
});

test("the longest message and the longest note may be of nothing but emoji", async () => {
  const { user, founderId } = await withGrace();
  const message = "😀".repeat(CHAT_MESSAGE_MAX_LENGTH);
  expect(await user.call(sendMessage, { input: { message } })).toMatchObject({ executedCount: 0 });
  const content = "😀".repeat(NOTE_MAX_LENGTH);
  const { data } = await user.db.from("notes").insert({ founder_id: founderId, content }).select("content").single();
  expect(data).toEqual({ content });
});

/** A language model that writes one note and says something, both with what no database takes. */
const oddModel = (founderId: string, odd: string): AssistantModel => ({
  madeBy: "openai",
  model: "odd",
  followsRules: false,
  takeStep: ({ steps }, onText) => {
    if (steps.length === 0) {
      const input = { founderId, content: `likes tea${odd}`, [`odd${odd}`]: odd };
      return Promise.resolve({ text: "", calls: [{ id: odd, name: "create_note", input }] });
    }
    onText(`Noted${odd}, I think.`);
    return Promise.resolve({ text: `Noted${odd}, I think.`, calls: [] });
  },
});

test.each(ODD)("what a model says and wants with %j in it is cleaned before it is stored", async (odd) => {
  const { user, founderId } = await withGrace();
  const message = "Add a note to Grace Hopper: likes tea";
  const sent = { message, sessionId: null, messageId: null, mode: "agent" as const };
  const reply = await converse(conversing(user, oddModel(founderId, odd)), sent);
  expect(reply.error).toBeNull();
  expect(reply.reply).toMatch(/^Noted/);
  expect(reply.actions.map(({ tool }) => tool)).toEqual(["create_note"]);
  const stored = await sql<{ content: string }[]>`
    select content from public.conversation_messages where user_id = ${user.id} and role = 'assistant'`;
  expect(stored).toEqual([{ content: reply.reply }]);
});

test("a file's name is cut between characters", async () => {
  const { user } = await withGrace();
  const { fileName } = await addImport(user.db, { fileName: `${"x".repeat(299)}😀\0\ud800.csv`, rowCount: 1 });
  expect(fileName).toBe(`${"x".repeat(299)}😀`);
});

test("JSON that PostgREST cannot read is the sender's fault, so that it is not sent again for ever", () => {
  expect(toStoreError({ code: "PGRST102", message: "Empty or invalid json" })).toMatchObject({ status: 400 });
});

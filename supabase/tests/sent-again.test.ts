import { randomUUID } from "node:crypto";
import postgres from "postgres";
import { afterAll, expect, inject, test } from "vitest";
import { sendMessage, STILL_ANSWERING } from "../functions/_shared/contract/assistant.ts";
import { addFounder, getFounder } from "../functions/_shared/contract/founders.ts";
import { refusal } from "./api-answers.ts";
import { signUp, newFounder } from "./named-user.ts";

const sql = postgres(inject("stack").dbUrl, { max: 1 });
afterAll(() => sql.end());

const NOTE = "Add a note to Grace Hopper: likes ships";

async function withGrace() {
  const user = await signUp("Ada");
  const { id: founderId } = await user.call(addFounder, { input: newFounder("Grace Hopper") });
  const messageId = randomUUID();
  return {
    user,
    messageId,
    send: (message = NOTE, id = messageId) => user.call(sendMessage, { input: { message, messageId: id } }),
    notes: async () => (await user.call(getFounder, { params: { founderId } })).notes.map(({ content }) => content),
    messages: async () =>
      (await user.db.from("conversation_messages").select("role, turn").order("id")).data?.map(({ role }) => role),
  };
}

test("a message that is sent again has the same answer, and is neither stored nor carried out twice", async () => {
  const { send, notes, messages } = await withGrace();
  const first = await send();
  expect(first.executedCount).toBe(1);
  expect(await send()).toEqual(first);
  expect(await notes()).toEqual(["Likes ships"]);
  expect(await messages()).toEqual(["user", "assistant"]);
});

test("the same words with another id, or with none, are another message", async () => {
  const { send, messages } = await withGrace();
  await send();
  expect(await send(NOTE, randomUUID())).toMatchObject({ executedCount: 0, alreadyExistsCount: 1 });
  expect(await messages()).toHaveLength(4);
});

test("of a message that is sent twice at once one is answered", async () => {
  const { user, messageId, send, notes } = await withGrace();
  const tries = await Promise.allSettled([send(), send()]);
  expect(tries.some(({ status }) => status === "fulfilled")).toBe(true);
  for (const tried of tries) if (tried.status === "rejected") expect(String(tried.reason)).toContain(STILL_ANSWERING);
  expect(await notes()).toEqual(["Likes ships"]);
  await sql`delete from public.conversation_messages where user_id = ${user.id} and role = 'assistant'`;
  expect(await refusal(sendMessage, user.token, { input: { message: NOTE, messageId } })).toEqual({
    status: 409,
    error: STILL_ANSWERING,
  });
});

test("an answer that was never finished is begun again, and what the first try did is not done twice", async () => {
  const { user, send, notes, messages } = await withGrace();
  const first = await send();
  await sql`delete from public.conversation_messages where user_id = ${user.id} and role = 'assistant'`;
  await sql`update public.conversation_messages set tried_at = now() - interval '3 minutes' where user_id = ${user.id}`;
  const again = await send();
  expect(again).toMatchObject({ sessionId: first.sessionId, turn: 1, actions: [{ id: first.actions[0]?.id }] });
  expect(await notes()).toEqual(["Likes ships"]);
  expect(await messages()).toEqual(["user", "assistant"]);
});

test("an answer that failed is retried at once", async () => {
  const { user, send, messages } = await withGrace();
  await send("What did Grace Hopper post?");
  await sql`update public.conversation_messages set detail = '{"error": "The model is away."}'
    where user_id = ${user.id} and role = 'assistant'`;
  expect(await send("What did Grace Hopper post?")).toMatchObject({ error: null, turn: 1 });
  expect(await messages()).toEqual(["user", "assistant"]);
});

test("an id is for one message, and for nobody else's", async () => {
  const { user, messageId, send } = await withGrace();
  await send();
  const input = { message: "Delete Grace Hopper", messageId };
  expect(await refusal(sendMessage, user.token, { input })).toEqual({
    status: 409,
    error: "This message id belongs to another message.",
  });
  const bob = await signUp("Bob");
  expect(await bob.call(sendMessage, { input: { message: "Hello", messageId } })).toMatchObject({ turn: 1 });
});

import postgres from "postgres";
import { afterAll, expect, inject, test } from "vitest";
import {
  type AssistantAction,
  cancelAction,
  confirmAction,
  endConversation,
  listAssistantActions,
  sendMessage,
  undoAction,
} from "../functions/_shared/contract/assistant.ts";
import { getFounder, listFounders } from "../functions/_shared/contract/founders.ts";
import { addNote } from "../functions/_shared/contract/notes.ts";
import { listTasks } from "../functions/_shared/contract/tasks.ts";
import { addFounder } from "../functions/_shared/contract/founders.ts";
import { refusal } from "./api-answers.ts";
import { type NamedUser, signUp, newFounder } from "./named-user.ts";

const sql = postgres(inject("stack").dbUrl, { max: 1 });
afterAll(() => sql.end());

/** Someone who follows Grace Hopper, and how they talk to the assistant. */
async function withGrace() {
  const user = await signUp("Ada");
  const { id: founderId } = await user.call(addFounder, { input: newFounder("Grace Hopper") });
  const ask = (message: string, more: { sessionId?: string; mode?: "agent" | "ask" } = {}) =>
    user.call(sendMessage, { input: { message, ...more } });
  return { user, founderId, ask };
}

const only = (actions: AssistantAction[]): AssistantAction => {
  const [action] = actions;
  if (!action || actions.length > 1) throw new Error(`Not one action: ${JSON.stringify(actions)}`);
  return action;
};

const isThere = (user: NamedUser, founderId: string) =>
  user.call(getFounder, { params: { founderId } }).then(
    () => true,
    () => false,
  );

test("does what is asked, says so, and does not do it twice", async () => {
  const { user, founderId, ask } = await withGrace();
  const first = await ask("Remind me to call Grace Hopper on 2030-05-04");
  expect(first).toMatchObject({ error: null, executedCount: 1, failedCount: 0, madeBy: "builtin", turn: 1 });
  expect(only(first.actions)).toMatchObject({
    tool: "create_task",
    status: "executed",
    founderId,
    canUndo: true,
    userWords: "Remind me to call Grace Hopper on 2030-05-04",
  });
  const { tasks } = await user.call(listTasks);
  expect(tasks).toMatchObject([{ title: "Call Grace Hopper", dueDate: "2030-05-04", founderId }]);
  const again = await ask("Remind me to call Grace Hopper on 2030-05-04", { sessionId: first.sessionId });
  expect(again).toMatchObject({ executedCount: 0, alreadyExistsCount: 1, sessionId: first.sessionId, turn: 2 });
  expect(again.alreadyExists[0]?.message).toContain("is there already");
  expect((await user.call(listTasks)).tasks).toHaveLength(1);
});

test("waits with a deletion until it is confirmed, and brings back what was deleted", async () => {
  const { user, founderId, ask } = await withGrace();
  await user.call(addNote, { params: { founderId }, input: { content: "Likes ships" } });
  const { actions } = await ask("Delete Grace Hopper");
  const action = only(actions);
  expect(action).toMatchObject({ status: "proposed", tool: "delete_founder", losses: [{ what: "note", count: 1 }] });
  expect(await isThere(user, founderId)).toBe(true);
  const done = await user.call(confirmAction, { params: { actionId: action.id } });
  expect(done).toMatchObject({ status: "executed", canUndo: true });
  expect(await isThere(user, founderId)).toBe(false);
  expect(await user.call(confirmAction, { params: { actionId: action.id } })).toEqual(done);
  expect(await user.call(undoAction, { params: { actionId: action.id } })).toMatchObject({ status: "undone" });
  expect((await user.call(getFounder, { params: { founderId } })).notes).toHaveLength(1);
});

test("takes a plain yes for the proposal before it, and a no for its end", async () => {
  const { user, founderId, ask } = await withGrace();
  const { sessionId } = await ask("Delete Grace Hopper");
  expect(await ask("no", { sessionId })).toMatchObject({ actions: [{ status: "cancelled" }] });
  expect(await isThere(user, founderId)).toBe(true);
  await ask("Delete Grace Hopper", { sessionId });
  expect(await ask("Yes, please.", { sessionId })).toMatchObject({ executedCount: 1 });
  expect(await isThere(user, founderId)).toBe(false);
});

test("carries out what was stored with a proposal, and nothing once it expired or was cancelled", async () => {
  const { user, founderId, ask } = await withGrace();
  const late = only((await ask("Delete Grace Hopper")).actions);
  await sql`update public.assistant_actions set expires_at = now() - interval '1 second' where id = ${late.id}`;
  expect(await refusal(confirmAction, user.token, { params: { actionId: late.id } })).toEqual({
    status: 409,
    error: "This request expired. Please ask again.",
  });
  const dropped = only((await ask("Delete Grace Hopper")).actions);
  await user.call(cancelAction, { params: { actionId: dropped.id } });
  expect(await user.call(confirmAction, { params: { actionId: dropped.id } })).toMatchObject({ status: "cancelled" });
  expect(await isThere(user, founderId)).toBe(true);
});

test("refuses to undo what has been changed since", async () => {
  const { user, founderId, ask } = await withGrace();
  const action = only((await ask("Set Grace Hopper's company to Northwind")).actions);
  expect(action).toMatchObject({
    status: "executed",
    changes: [{ field: "Company", before: null, after: "Northwind" }],
  });
  await user.db.from("founders").update({ company: "Initech" }).eq("id", founderId);
  expect(await refusal(undoAction, user.token, { params: { actionId: action.id } })).toEqual({
    status: 409,
    error: "It has been changed since, so it stays as it is.",
  });
  await user.db.from("founders").update({ company: "Northwind" }).eq("id", founderId);
  await user.call(undoAction, { params: { actionId: action.id } });
  expect((await user.call(getFounder, { params: { founderId } })).company).toBeNull();
});

test("changes nothing in ask mode, and answers", async () => {
  const { user, ask } = await withGrace();
  const refused = await ask("Add a note to Grace Hopper: met at the fair", { mode: "ask" });
  expect(refused.actions).toEqual([]);
  expect(refused.reply).toContain("Ask mode");
  expect(await ask("How many people do I follow?", { mode: "ask" })).toMatchObject({ reply: "You follow 1 person." });
  expect((await user.call(listFounders)).data[0]?.notes).toEqual([]);
});

test("asks which one when a name fits two, and offers both", async () => {
  const { user, ask } = await withGrace();
  await user.call(addFounder, { input: newFounder("Grace Kelly") });
  const { reply, actions, suggestions } = await ask("Add a note to Grace: met at the fair");
  expect(reply).toContain("Grace Hopper, Grace Kelly");
  expect(actions).toEqual([]);
  expect(suggestions).toContain("Add a note to Grace Kelly: met at the fair");
});

test("ends a conversation with everything that was done in it, and says the same when it is ended again", async () => {
  const { user, ask } = await withGrace();
  const { sessionId } = await ask("Remind me to call Grace Hopper on 2030-05-04");
  await ask("Delete Grace Hopper", { sessionId });
  const result = await user.call(endConversation, { input: { sessionId, userId: "someone-else" } });
  expect(result.executed).toMatchObject([
    { actionId: "create_task", message: expect.stringContaining("Call Grace Hopper") as string },
  ]);
  expect(result.failed).toEqual([]);
  expect(result.waiting).toMatchObject([{ tool: "delete_founder", status: "proposed", title: "Delete Grace Hopper" }]);
  expect(result.transcript).toContain("User: Remind me to call Grace Hopper");
  expect(await user.call(endConversation, { input: { sessionId } })).toEqual(result);
  expect((await user.call(listTasks)).tasks).toHaveLength(1);
  expect(await refusal(sendMessage, user.token, { input: { message: "Hello", sessionId } })).toMatchObject({
    status: 409,
  });
});

test("knows nobody else's conversation or action", async () => {
  const { ask } = await withGrace();
  const { sessionId, actions } = await ask("Delete Grace Hopper");
  const bob = await signUp("Bob");
  const notFound = { status: 404, error: "Conversation not found" };
  expect(await refusal(sendMessage, bob.token, { input: { message: "Hello", sessionId } })).toEqual(notFound);
  expect(await refusal(sendMessage, bob.token, { input: { message: "Hello", sessionId: "not-an-id" } })).toEqual(
    notFound,
  );
  for (const unknown of [sessionId, crypto.randomUUID(), "not-an-id"])
    expect(await refusal(endConversation, bob.token, { input: { sessionId: unknown } })).toEqual(notFound);
  const params = { actionId: only(actions).id };
  for (const endpoint of [confirmAction, cancelAction, undoAction]) {
    expect(await refusal(endpoint, bob.token, { params })).toEqual({ status: 404, error: "Action not found" });
  }
  expect(await bob.call(listAssistantActions, { query: { sessionId } })).toEqual({ data: [] });
});

test("streams its answer as events, the last of which is the whole", async () => {
  const { user } = await withGrace();
  const response = await fetch(`${inject("stack").api}/conversation`, {
    method: "POST",
    headers: { Authorization: `Bearer ${user.token}`, "Content-Type": "application/json", Accept: "text/event-stream" },
    body: JSON.stringify({ message: "Remind me to call Grace Hopper tomorrow" }),
  });
  expect(response.headers.get("Content-Type")).toContain("text/event-stream");
  const events = (await response.text())
    .trim()
    .split("\n\n")
    .map((block) => /^event: (\w+)\ndata: (.*)$/s.exec(block));
  const names = events.map((event) => event?.[1]);
  expect(names).toEqual(expect.arrayContaining(["tool", "result", "delta"]));
  expect(names.at(-1)).toBe("done");
  expect(JSON.parse(events.at(-1)?.[2] ?? "null")).toMatchObject({ executedCount: 1 });
});

test("refuses before it streams what it refuses at all", async () => {
  const { user } = await withGrace();
  const response = await fetch(`${inject("stack").api}/conversation`, {
    method: "POST",
    headers: { Authorization: `Bearer ${user.token}`, "Content-Type": "application/json", Accept: "text/event-stream" },
    body: JSON.stringify({ message: "Hi", sessionId: crypto.randomUUID() }),
  });
  expect([response.status, await response.json()]).toEqual([404, { error: "Conversation not found" }]);
});

test("nobody writes the log but the assistant's own functions", async () => {
  const { user, ask } = await withGrace();
  const { actions } = await ask("Delete Grace Hopper");
  const { id } = only(actions);
  for (const table of ["conversations", "conversation_messages", "assistant_actions"] as const) {
    expect((await user.db.from(table).delete().eq("user_id", user.id)).error?.code).toBe("42501");
    expect(
      (
        await user.db
          .from(table)
          .update({ user_id: user.id } as never)
          .eq("user_id", user.id)
      ).error?.code,
    ).toBe("42501");
    expect((await user.db.from(table).insert({ user_id: user.id } as never)).error?.code).toBe("42501");
  }
  expect((await user.db.from("assistant_actions").select("status").eq("id", id).single()).data).toEqual({
    status: "proposed",
  });
});

test("a task that is there already is said so, with its day as the app writes it", async () => {
  const { ask } = await withGrace();
  const order = "Remind me to call the printer on 4 December 2040";
  const { sessionId } = await ask(order);
  const { actions } = await ask(order, { sessionId });
  expect(only(actions).message).toBe("The task “Call the printer”, due Dec 4, 2040, is there already.");
});

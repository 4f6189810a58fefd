import { expect, test } from "vitest";
import { replyOf, sessionId } from "@/testing/assistant";
import { chatReducer, type ChatState, type ChatStep, emptyChat, type SaidBefore } from "./chat-state";
import { CUT_OFF } from "./messages";
import { chatAfterReload, writeUnanswered } from "./unanswered";

const after = (...steps: ChatStep[]): ChatState => steps.reduce(chatReducer, emptyChat);
const ask = (message: string, messageId: string): ChatStep => ({ type: "asked", messageId, message, at: 7 });
const failed: ChatStep = { type: "failed", error: "Failed to fetch", isRefused: false };
const done: ChatStep = { type: "heard", event: { event: "done", data: replyOf() } };
const saidOf = (messageId: string, content: string, hasFailed = false): SaidBefore[] => [
  { role: "user", content, at: 1, messageId, hasFailed: false, actions: [] },
  { role: "assistant", content: `About: ${content}`, at: 2, messageId, hasFailed, actions: [] },
];
const contents = (state: ChatState) => state.messages.map(({ content }) => content);

test("a reload keeps what has no answer, as the same messages, and nothing else", () => {
  const text = writeUnanswered(
    after(ask("One", "m1"), done, ask("Two", "m2"), failed, ask("Three", "m3"), { type: "stopped" }, ask("Four", "m4")),
  );
  const { messages, sessionId: session } = chatAfterReload(sessionId, text);
  expect(session).toBe(sessionId);
  expect(
    messages.map(({ role, content, status, error, sent, timestamp }) => [
      role === "user" ? content : status,
      error,
      sent?.messageId,
      timestamp,
    ]),
  ).toEqual([
    ["Two", null, "m2", 7],
    ["failed", CUT_OFF, "m2", 7],
    ["Four", null, "m4", 7],
    ["failed", CUT_OFF, "m4", 7],
  ]);
  expect(writeUnanswered(after(ask("One", "m1"), done))).toBe("");
});

test("what was kept in another shape is nothing", () => {
  for (const text of ["", "{", "[1]", '[{"content":"One"}]']) expect(chatAfterReload(null, text)).toEqual(emptyChat);
});

test("below what was said before, each message once: an answer that came all the same counts, one that failed does not", () => {
  const text = writeUnanswered(after(ask("Two", "m2"), failed, ask("Three", "m3"), failed, ask("Four", "m4"), failed));
  const messages = [...saidOf("m1", "One"), ...saidOf("m2", "Two"), ...saidOf("m3", "Three", true)];
  const state = chatReducer(chatAfterReload(sessionId, text), { type: "restored", sessionId, messages });
  expect(contents(state).filter((_, no) => no % 2 === 0)).toEqual(["One", "Two", "Three", "Four"]);
  expect(state.messages.map(({ status }) => status)).toEqual([
    ...["done", "done", "done", "done", "done", "failed", "done", "failed"],
  ]);
  expect(new Set(state.messages.map(({ id }) => id)).size).toBe(8);
});

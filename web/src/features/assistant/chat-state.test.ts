import { CHAT_FAILED } from "@contract/assistant";
import { expect, test } from "vitest";
import { actionOf, replyOf, sessionId } from "@/testing/assistant";
import { chatReducer, type ChatState, type ChatStep, emptyChat, failedMessage, loadingMessage } from "./chat-state";

const after = (...steps: ChatStep[]): ChatState => steps.reduce(chatReducer, emptyChat);
const asked: ChatStep = { type: "asked", messageId: "m1", message: "Hello", at: 0 };
const delta = (text: string): ChatStep => ({ type: "heard", event: { event: "delta", data: { text } } });
const done = (given = {}): ChatStep => ({ type: "heard", event: { event: "done", data: replyOf(given) } });

test("starts in agent mode, without a session", () => {
  expect(emptyChat).toEqual({ conversation: 0, mode: "agent", sessionId: null, messages: [] });
});

test("shows the message and an answer that grows", () => {
  const state = after(asked, delta("Good "), delta("day"));
  expect(state.messages.map(({ role, content, status }) => [role, content, status])).toEqual([
    ["user", "Hello", "done"],
    ["assistant", "Good day", "loading"],
  ]);
  expect(loadingMessage(state)).toBeDefined();
});

test("takes the text and the session of the end, whatever came before", () => {
  const state = after(asked, delta("Hal"), done({ reply: "Good day." }));
  expect(state.messages.at(-1)).toMatchObject({ content: "Good day.", status: "done" });
  expect(state.sessionId).toBe(sessionId);
  expect(loadingMessage(state)).toBeUndefined();
});

test("shows again what was said before a reload, and goes on in the same session", () => {
  const action = actionOf({ status: "proposed" });
  const messages = [
    { role: "user" as const, content: "Move Ada to Meeting", at: 1, actions: [] },
    { role: "assistant" as const, content: "Please confirm.", at: 2, actions: [action] },
  ];
  const state = after({ type: "restored", sessionId, messages });
  expect(state.sessionId).toBe(sessionId);
  expect(state.messages.map(({ role, content, status, actions }) => [role, content, status, actions])).toEqual([
    ["user", "Move Ada to Meeting", "done", []],
    ["assistant", "Please confirm.", "done", [action]],
  ]);
  // What was said meanwhile is not replaced.
  expect(after(asked, { type: "restored", sessionId, messages }).messages[0]?.content).toBe("Hello");
});

test("shows a reply that carries an error as unsuccessful", () => {
  expect(after(asked, done({ error: "The model is away" })).messages.at(-1)).toMatchObject({
    status: "failed",
    error: "The model is away",
  });
});

test("says the specification's sentence for an answer that is an error and nothing else", () => {
  expect(after(asked, done({ reply: "", error: "The model is away" })).messages.at(-1)?.content).toBe(CHAT_FAILED);
});

test("says the specification's sentence when sending failed, with the reason apart, and keeps what was done", () => {
  const pending: ChatStep = { type: "heard", event: { event: "result", data: actionOf() } };
  const last = after(asked, pending, { type: "failed", error: "Failed to fetch" }).messages.at(-1);
  expect(last).toMatchObject({ content: CHAT_FAILED, error: "Failed to fetch", status: "failed" });
  expect(last?.actions).toHaveLength(1);
});

test("knows the session of an answer that was stopped after it had done something", () => {
  const result: ChatStep = { type: "heard", event: { event: "result", data: actionOf() } };
  const state = after(asked, result, { type: "stopped" });
  expect([state.sessionId, state.messages.at(-1)?.status]).toEqual([sessionId, "stopped"]);
});

test("forgets messages and session on New, and keeps the mode", () => {
  expect(after({ type: "mode", mode: "ask" }, asked, done(), { type: "new" })).toEqual({
    ...emptyChat,
    conversation: 1,
    mode: "ask",
  });
});

test("sends a message whose answer failed again as the same one, in its mode", () => {
  const failed = after(
    asked,
    delta("Half"),
    { type: "failed", error: "Failed to fetch" },
    { type: "mode", mode: "ask" },
  );
  expect(failedMessage(failed)?.sent).toEqual({ messageId: "m1", mode: "agent" });
  const again = chatReducer(failed, { type: "again" });
  expect(again.messages.map(({ content, status }) => [content, status])).toEqual([
    ["Hello", "done"],
    ["", "loading"],
  ]);
  expect(failedMessage(again)).toBeNull();
  expect(failedMessage(after(asked, done()))).toBeNull();
});

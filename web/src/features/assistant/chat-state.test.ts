import { CHAT_FAILED } from "@contract/assistant";
import { expect, test } from "vitest";
import { actionOf, replyOf, sessionId } from "@/testing/assistant";
import { chatReducer, type ChatState, type ChatStep, emptyChat, failedMessages, loadingMessage } from "./chat-state";

const after = (...steps: ChatStep[]): ChatState => steps.reduce(chatReducer, emptyChat);
const ask = (message: string, messageId: string): ChatStep => ({ type: "asked", messageId, message, at: 0 });
const asked = ask("Hello", "m1");
const failed: ChatStep = { type: "failed", error: "Failed to fetch", isRefused: false };
const contents = (state: ChatState) => state.messages.map(({ content }) => content);
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
  const ids = { messageId: "m0", hasFailed: false };
  const messages = [
    { ...ids, role: "user" as const, content: "Move Ada to Meeting", at: 1, actions: [] },
    { ...ids, role: "assistant" as const, content: "Please confirm.", at: 2, actions: [action] },
  ];
  const open = { ...emptyChat, sessionId };
  const state = chatReducer(open, { type: "restored", sessionId, messages });
  expect(state.sessionId).toBe(sessionId);
  expect(state.messages.map(({ role, content, status, actions }) => [role, content, status, actions])).toEqual([
    ["user", "Move Ada to Meeting", "done", []],
    ["assistant", "Please confirm.", "done", [action]],
  ]);
  // What was said meanwhile comes after it, and another conversation is left alone.
  const meanwhile = chatReducer(chatReducer(open, asked), { type: "restored", sessionId, messages });
  expect(contents(meanwhile)).toEqual(["Move Ada to Meeting", "Please confirm.", "Hello", ""]);
  expect(new Set(meanwhile.messages.map(({ id }) => id)).size).toBe(4);
  expect(contents(after(asked, { type: "restored", sessionId, messages }))).toEqual(["Hello", ""]);
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
  const last = after(asked, pending, { type: "failed", error: "Failed to fetch", isRefused: false }).messages.at(-1);
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
  const state = after(asked, delta("Half"), failed, { type: "mode", mode: "ask" });
  expect(failedMessages(state)[0]?.sent).toEqual({ messageId: "m1", mode: "agent" });
  const again = chatReducer(state, { type: "again", messageId: "m1" });
  expect(again.messages.map(({ content, status }) => [content, status])).toEqual([
    ["Hello", "done"],
    ["", "loading"],
  ]);
  expect(failedMessages(again)).toEqual([]);
  expect(failedMessages(after(asked, done()))).toEqual([]);
});

test("keeps every message that failed, and sends those up to the chosen one in order, after what was answered", () => {
  const state = after(
    asked,
    failed,
    ask("And Bo", "m2"),
    failed,
    ask("And Cy", "m3"),
    done(),
    ask("And Di", "m4"),
    failed,
  );
  expect(failedMessages(state).map(({ content }) => content)).toEqual(["Hello", "And Bo", "And Di"]);
  const again: ChatStep = { type: "again", messageId: "m2" };
  const first = chatReducer(state, again);
  const shown = ({ messages }: ChatState) =>
    messages.filter((_, no) => no % 2 === 0).map(({ content }, no) => [content, messages[2 * no + 1]?.status]);
  expect(shown(first)).toEqual([
    ["And Cy", "done"],
    ["Hello", "loading"],
    ["And Bo", "failed"],
    ["And Di", "failed"],
  ]);
  const second = chatReducer(chatReducer(first, done()), again);
  expect(shown(second).slice(1)).toEqual([
    ["Hello", "done"],
    ["And Bo", "loading"],
    ["And Di", "failed"],
  ]);
});

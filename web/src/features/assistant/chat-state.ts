import {
  type AssistantAction,
  CHAT_FAILED,
  type ChatEvent,
  type ChatMode,
  type ConversationReply,
  DEFAULT_CHAT_MODE,
} from "@contract/assistant";

import { SET_ASIDE } from "./messages";

/** One bubble of the panel. `content` of an answer is Markdown. Times are Unix ms. */
export interface ChatMessage {
  id: number;
  role: "user" | "assistant";
  content: string;
  timestamp: number;
  /** Of an answer: `refused` when the same message can never be answered, such as one that is too long. */
  status: "loading" | "done" | "failed" | "refused" | "stopped";
  /** The error's own message, under the sentence that says that it failed. */
  error: string | null;
  /** What the assistant is looking at while it answers. */
  doing: string | null;
  /** Of an answer that waits for an earlier try of its message: when that counts as over, in Unix ms. */
  waitsUntil: number | null;
  actions: AssistantAction[];
  reply: ConversationReply | null;
  /** Of a message of the user's and of its answer: its id and mode, with which it can be sent again as the same message. */
  sent: { messageId: string; mode: ChatMode } | null;
}

/** A message of an open conversation as it was stored. */
export interface SaidBefore {
  role: ChatMessage["role"];
  content: string;
  /** Unix ms. */
  at: number;
  /** The id of the user's message that it is, or answers. */
  messageId: string | null;
  /** Whether it is an answer that failed. */
  hasFailed: boolean;
  actions: AssistantAction[];
}

/** What is heard of an answer; one that breaks off in an error is `failed` instead. */
export type AnswerEvent = Exclude<ChatEvent, { event: "error" }>;

export interface ChatState {
  /** Counts the conversations since the panel was opened. */
  conversation: number;
  mode: ChatMode;
  sessionId: string | null;
  messages: ChatMessage[];
}

export type ChatStep =
  | { type: "asked"; message: string; messageId: string; at: number }
  | { type: "again"; messageId: string }
  | { type: "heard"; event: AnswerEvent }
  | { type: "waits"; until: number }
  | { type: "setAside" }
  | { type: "failed"; error: string; isRefused: boolean }
  | { type: "stopped" }
  | { type: "restored"; sessionId: string; messages: SaidBefore[] }
  | { type: "ended"; sessionId: string }
  | { type: "mode"; mode: ChatMode }
  | { type: "new" };

export const emptyChat: ChatState = { conversation: 0, mode: DEFAULT_CHAT_MODE, sessionId: null, messages: [] };

/** The answer that is still coming, if one is. */
export function loadingMessage(state: ChatState): ChatMessage | undefined {
  return state.messages.find((message) => message.status === "loading");
}

function put(actions: readonly AssistantAction[], action: AssistantAction): AssistantAction[] {
  return actions.some(({ id }) => id === action.id)
    ? actions.map((known) => (known.id === action.id ? action : known))
    : [...actions, action];
}

function hear(message: ChatMessage, { event, data }: AnswerEvent): ChatMessage {
  switch (event) {
    case "delta":
      return { ...message, content: message.content + data.text, doing: null };
    case "tool":
      return { ...message, doing: data.label };
    case "pending":
    case "result":
      return { ...message, actions: put(message.actions, data), doing: null };
    case "done":
      return {
        ...message,
        content: data.reply === "" && data.error !== null ? CHAT_FAILED : data.reply,
        status: data.error === null ? "done" : "failed",
        error: data.error,
        doing: null,
        actions: data.actions,
        reply: data,
      };
  }
}

function changeLoading(state: ChatState, change: (message: ChatMessage) => ChatMessage): ChatState {
  return {
    ...state,
    messages: state.messages.map((message) => (message.status === "loading" ? change(message) : message)),
  };
}

const fail =
  (error: string, status: "failed" | "refused" = "failed") =>
  (message: ChatMessage): ChatMessage => ({
    ...message,
    ...{ content: CHAT_FAILED, status, error, doing: null, waitsUntil: null },
  });

const askedWith =
  (...statuses: ChatMessage["status"][]) =>
  ({ messages }: ChatState): ChatMessage[] =>
    messages.filter(({ role }, no) => role === "user" && statuses.includes(messages[no + 1]?.status ?? "done"));
/** The messages whose answers failed and that can be sent again, in order. */
export const failedMessages = askedWith("failed");
/** The messages that have no answer and are not being answered, in order. */
export const unansweredMessages = askedWith("failed", "refused");

/** Moves all that failed to the end, in its order, and begins with the first again, on the way to that message. */
function askAgain(state: ChatState, messageId: string): ChatState {
  const failed = failedMessages(state).map(({ sent }) => sent?.messageId);
  if (!failed.includes(messageId)) return state;
  const hasFailed = ({ sent }: ChatMessage) => sent !== null && failed.includes(sent.messageId);
  const fresh = { content: "", status: "loading", error: null, doing: null, waitsUntil: null, reply: null } as const;
  const begin = (message: ChatMessage): ChatMessage =>
    message.role === "assistant" && message.sent?.messageId === failed[0]
      ? { ...message, ...fresh, actions: [] }
      : message;
  const moved = state.messages.filter(hasFailed).map(begin);
  return { ...state, messages: [...state.messages.filter((message) => !hasFailed(message)), ...moved] };
}

interface Asked {
  content: string;
  sent: NonNullable<ChatMessage["sent"]>;
  at: number;
}

/** Returns a message of the user's and its answer. */
export function pairOf(
  id: number,
  { content, sent, at }: Asked,
  answer: Pick<ChatMessage, "content" | "status" | "error">,
): ChatMessage[] {
  const blank = { timestamp: at, doing: null, waitsUntil: null, actions: [], reply: null, sent };
  return [
    { ...blank, id, role: "user", content, status: "done", error: null },
    { ...blank, id: id + 1, role: "assistant", ...answer },
  ];
}

function ask(state: ChatState, content: string, messageId: string, at: number): ChatState {
  const id = Math.max(0, ...state.messages.map((message) => message.id)) + 1;
  const asked = { content, sent: { messageId, mode: state.mode }, at };
  return {
    ...state,
    messages: [...state.messages, ...pairOf(id, asked, { content: "", status: "loading", error: null })],
  };
}

/** Puts what was said before a reload above what is here by now. */
function restore(state: ChatState, sessionId: string, said: readonly SaidBefore[]): ChatState {
  if (state.sessionId !== sessionId) return state;
  const answered = said.filter(({ role, hasFailed }) => role === "assistant" && !hasFailed);
  const isAnswered = (id: string | undefined) => answered.some(({ messageId }) => messageId === id);
  // A reload may have cut off an answer that came all the same.
  const lost = failedMessages(state).flatMap(({ sent }) => (isAnswered(sent?.messageId) ? [sent?.messageId] : []));
  const here = state.messages.filter(({ sent }) => !lost.includes(sent?.messageId));
  const before = said.filter(({ messageId }) => !here.some(({ sent }) => sent?.messageId === messageId));
  const from = Math.min(1, ...here.map(({ id }) => id)) - before.length;
  return {
    ...state,
    messages: [
      ...before.map(({ role, content, at, actions }, no) => ({
        ...{ id: from + no, role, content, actions, timestamp: at, status: "done" as const },
        ...{ error: null, doing: null, waitsUntil: null, reply: null, sent: null },
      })),
      ...here,
    ],
  };
}

/** What the panel shows after something happened to it. */
export function chatReducer(state: ChatState, step: ChatStep): ChatState {
  switch (step.type) {
    case "asked":
      return ask(state, step.message, step.messageId, step.at);
    case "again":
      return askAgain(state, step.messageId);
    case "heard": {
      const heard = changeLoading(state, (message) => hear({ ...message, waitsUntil: null }, step.event));
      // A message that was cut off may be answered in a conversation of its own; this one stays what it is.
      return "sessionId" in step.event.data
        ? { ...heard, sessionId: state.sessionId ?? step.event.data.sessionId }
        : heard;
    }
    case "waits":
      return changeLoading(state, (message) => ({ ...message, waitsUntil: step.until }));
    case "setAside":
      // Nothing went wrong, so nothing says that it did.
      return changeLoading(state, (message) => ({ ...fail(SET_ASIDE)(message), content: "" }));
    case "failed":
      return changeLoading(state, fail(step.error, step.isRefused ? "refused" : "failed"));
    case "stopped":
      return changeLoading(state, (message) => ({ ...message, status: "stopped", doing: null }));
    case "restored":
      return restore(state, step.sessionId, step.messages);
    case "ended":
      return state.sessionId === step.sessionId ? { ...state, sessionId: null } : state;
    case "mode":
      return { ...state, mode: step.mode };
    case "new":
      return { ...emptyChat, conversation: state.conversation + 1, mode: state.mode };
  }
}

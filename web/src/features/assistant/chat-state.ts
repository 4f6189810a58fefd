import {
  type AssistantAction,
  CHAT_FAILED,
  type ChatEvent,
  type ChatMode,
  type ConversationReply,
  DEFAULT_CHAT_MODE,
} from "@contract/assistant";

/** One bubble of the panel. `content` of an answer is Markdown. Times are Unix ms. */
export interface ChatMessage {
  id: number;
  role: "user" | "assistant";
  content: string;
  timestamp: number;
  status: "loading" | "done" | "failed" | "stopped";
  /** The error's own message, under the sentence that says that it failed. */
  error: string | null;
  /** What the assistant is looking at while it answers. */
  doing: string | null;
  actions: AssistantAction[];
  reply: ConversationReply | null;
  /** Of a message of the user's: its id and mode, with which it can be sent again as the same message. */
  sent: { messageId: string; mode: ChatMode } | null;
}

/** A message of an open conversation as it was stored. */
export interface SaidBefore {
  role: ChatMessage["role"];
  content: string;
  /** Unix ms. */
  at: number;
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
  | { type: "again" }
  | { type: "heard"; event: AnswerEvent }
  | { type: "failed"; error: string }
  | { type: "stopped" }
  | { type: "restored"; sessionId: string; messages: SaidBefore[] }
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

/** The message whose answer failed, if that was the last one: it can be sent again. */
export function failedMessage({ messages }: ChatState): ChatMessage | null {
  const [message, answer] = messages.slice(-2);
  return message?.role === "user" && answer?.status === "failed" ? message : null;
}

function askAgain(state: ChatState): ChatState {
  const fresh = { content: "", status: "loading", error: null, doing: null, actions: [], reply: null } as const;
  return {
    ...state,
    messages: state.messages.map((message) =>
      message === state.messages.at(-1) ? { ...message, ...fresh, actions: [] } : message,
    ),
  };
}

function ask(state: ChatState, content: string, messageId: string, timestamp: number): ChatState {
  const id = (state.messages.at(-1)?.id ?? 0) + 1;
  const blank = { timestamp, error: null, doing: null, actions: [], reply: null, sent: null };
  return {
    ...state,
    messages: [
      ...state.messages,
      { ...blank, id, role: "user", content, status: "done", sent: { messageId, mode: state.mode } },
      { ...blank, id: id + 1, role: "assistant", content: "", status: "loading" },
    ],
  };
}

/** What was said before a reload; what has been said since then stays. */
function restore(state: ChatState, sessionId: string, messages: readonly SaidBefore[]): ChatState {
  if (state.messages.length > 0) return state;
  return {
    ...state,
    sessionId,
    messages: messages.map(({ role, content, at, actions }, id) => ({
      ...{ id: id + 1, role, content, actions, timestamp: at, status: "done" },
      ...{ error: null, doing: null, reply: null, sent: null },
    })),
  };
}

/** What the panel shows after something happened to it. */
export function chatReducer(state: ChatState, step: ChatStep): ChatState {
  switch (step.type) {
    case "asked":
      return ask(state, step.message, step.messageId, step.at);
    case "again":
      return failedMessage(state) === null ? state : askAgain(state);
    case "heard": {
      const heard = changeLoading(state, (message) => hear(message, step.event));
      return "sessionId" in step.event.data ? { ...heard, sessionId: step.event.data.sessionId } : heard;
    }
    case "failed":
      return changeLoading(state, (message) => ({
        ...message,
        content: CHAT_FAILED,
        status: "failed",
        error: step.error,
        doing: null,
      }));
    case "stopped":
      return changeLoading(state, (message) => ({ ...message, status: "stopped", doing: null }));
    case "restored":
      return restore(state, step.sessionId, step.messages);
    case "mode":
      return { ...state, mode: step.mode };
    case "new":
      return { ...emptyChat, conversation: state.conversation + 1, mode: state.mode };
  }
}

import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { countParameter } from "./paging.ts";
import { summaryBySchema } from "./posts.ts";
import { requiredText } from "./text.ts";

/** The longest message, in characters: a page or two of pasted notes. */
export const CHAT_MESSAGE_MAX_LENGTH = 8_000;

/** Said with the error's own message under it when a message fails (spec §8). */
export const CHAT_FAILED = "Sorry, I encountered an error. Please try again.";
/** The Action Extraction Log when there is nothing in it (spec §8). */
export const NO_ACTIONS = "No actions needed from this conversation.";

/** `agent` may change records, `ask` only answers. */
export const chatModeSchema = z.enum(["agent", "ask"]);
export type ChatMode = z.infer<typeof chatModeSchema>;
export const DEFAULT_CHAT_MODE: ChatMode = "agent";

/** What can become of an action. `proposed` waits for the user; nothing of it has been done. */
export const actionStatusSchema = z.enum(["proposed", "executed", "already_exists", "failed", "cancelled", "undone"]);

/** One field as it was and as it becomes; null is empty. */
export const fieldChangeSchema = z.object({
  /** The record's name, where a change touches several. */
  record: z._default(z.nullable(z.string()), null),
  field: z.string(),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
});
export type FieldChange = z.infer<typeof fieldChangeSchema>;

/** What else goes with a record that is deleted: "notes", 3. */
export const lossSchema = z.object({ what: z.string(), count: z.int() });
export type Loss = z.infer<typeof lossSchema>;

/** One thing that the assistant did or means to do: a confirmation card, a line of the log. */
export const assistantActionSchema = z.object({
  id: z.uuid(),
  sessionId: z.uuid(),
  /** The user's message of the conversation, counted from 1. */
  turn: z.int(),
  /** The tool, as in `update_founder`: the spec's actionId. */
  tool: z.string(),
  status: actionStatusSchema,
  /** What it does, in a few words: "Change Jane Doe". */
  title: z.string(),
  /** What came of it, or why it failed; null while it is proposed. */
  message: z.nullable(z.string()),
  /** What is said once it is done: "Added the task “Call Jane”." */
  saidWhenDone: z.string(),
  /** Why it waits for the user; null when it does not. */
  heldBecause: z.nullable(z.string()),
  params: z.record(z.string(), z.unknown()),
  changes: z.array(fieldChangeSchema),
  losses: z.array(lossSchema),
  /** The user's words that asked for it; null when nothing of theirs does. */
  userWords: z.nullable(z.string()),
  /** Whether text that someone else may have written was in the conversation. */
  tainted: z.boolean(),
  /** 0 to 1. */
  confidence: z.number(),
  model: z.string(),
  /** The person that it is about, to link to. */
  founderId: z.nullable(z.uuid()),
  recordId: z.nullable(z.uuid()),
  canUndo: z.boolean(),
  /** Times are ISO 8601. A proposal cannot be confirmed any more after `expiresAt`. */
  createdAt: z.string(),
  settledAt: z.nullable(z.string()),
  expiresAt: z.nullable(z.string()),
});
export type AssistantAction = z.infer<typeof assistantActionSchema>;

/** A record that an answer rests on. */
export const sourceSchema = z.object({
  kind: z.enum(["founder", "note", "task", "post"]),
  id: z.uuid(),
  label: z.string(),
  /** A path of the app (`/people/…`), or a post's own address. */
  href: z.string(),
});
export type Source = z.infer<typeof sourceSchema>;

export const extractedActionSchema = z.object({
  actionId: z.string(),
  params: z.record(z.string(), z.unknown()),
  confidence: z.number(),
});

/** The answer to one message: spec §3 *Conversation reply*, and what a screen shows beside it. */
export const conversationReplySchema = z.object({
  /** Markdown without HTML and images; its links lead to the user's own records or their known addresses. */
  reply: z.string(),
  sessionId: z.uuid(),
  /** Set when the answer failed; `reply` then holds what there is. */
  error: z.nullable(z.string()),
  conversationEnded: z.boolean(),
  extractedActions: z.array(extractedActionSchema),
  executedCount: z.int(),
  failedCount: z.int(),
  alreadyExistsCount: z.int(),
  alreadyExists: z.array(z.object({ message: z.string() })),
  summary: z.nullable(z.string()),
  turn: z.int(),
  /** Everything that this message did or proposes, in order. */
  actions: z.array(assistantActionSchema),
  sources: z.array(sourceSchema),
  /** Messages to offer for tapping; often none. */
  suggestions: z.array(z.string()),
  madeBy: summaryBySchema,
  model: z.string(),
});
export type ConversationReply = z.infer<typeof conversationReplySchema>;

/**
 * The events of a streamed answer (`Accept: text/event-stream`), by their `event:` names; each `data:` is one of these as JSON.
 * `done` comes last and exactly once (or `error`, when the server fails half-way); its `reply` replaces what the deltas gave. A request that is refused before the answer
 * begins is refused with its status and `{ error }`, not as a stream.
 */
export const chatEventSchemas = {
  /** More of the answer's text. */
  delta: z.object({ text: z.string() }),
  /** What the assistant is looking at: "Searching people". */
  tool: z.object({ tool: z.string(), label: z.string() }),
  /** A change that waits for Confirm or Cancel. */
  pending: assistantActionSchema,
  /** A change that was made, was there already, or failed. */
  result: assistantActionSchema,
  done: conversationReplySchema,
  error: z.object({ error: z.string() }),
} as const;
export type ChatEventName = keyof typeof chatEventSchemas;
export type ChatEvent = {
  [Name in ChatEventName]: { event: Name; data: z.output<(typeof chatEventSchemas)[Name]> };
}[ChatEventName];

/** What came of a whole conversation: the Action Extraction Log. */
export const conversationResultSchema = z.object({
  transcript: z.string(),
  extractedActions: z.array(extractedActionSchema),
  executed: z.array(
    z.object({ actionId: z.string(), params: z.record(z.string(), z.unknown()), message: z.string(), id: z.uuid() }),
  ),
  alreadyExists: z.array(z.object({ actionId: z.string(), message: z.string() })),
  failed: z.array(z.object({ actionId: z.string(), reason: z.string() })),
  /** What was taken back, and what was declined, in a few words each. */
  undone: z._default(z.array(z.string()), []),
  cancelled: z._default(z.array(z.string()), []),
  /** What waits for Confirm or Cancel, asked for in the conversation or found at its end. */
  waiting: z._default(z.array(assistantActionSchema), []),
});
export type ConversationResult = z.infer<typeof conversationResultSchema>;

/** The session's id is what an earlier reply gave; nothing, null or blank begins a new conversation. */
const sessionIdSchema = z.pipe(
  z.optional(z.nullable(z.string())),
  z.transform((id: string | null | undefined) => (id?.trim() ? id.trim() : null)),
);
/** Whose conversation it is follows from the token; what is sent here is not believed. */
const unbelieved = z.optional(z.nullable(z.string()));
const mode = z._default(chatModeSchema, DEFAULT_CHAT_MODE);

/** A message that is being answered already; to be sent again a little later. */
export const STILL_ANSWERING = "This message is still being answered.";
/** A message whose id is known from another conversation, or with other words. */
export const OTHER_MESSAGE = "This message id belongs to another message.";
/** How long a message counts as being answered, in ms: as long as a function lives (begin_turn). A try that was killed holds it so long. */
export const ANSWERING_AT_MOST_MS = 150_000;

/** One message to the assistant. With `Accept: text/event-stream` the answer comes as the events above, otherwise as JSON. */
export const sendMessage = endpoint({
  method: "POST",
  path: "/conversation",
  isCostly: true,
  input: z.strictObject({
    message: requiredText("Message", CHAT_MESSAGE_MAX_LENGTH),
    userId: unbelieved,
    sessionId: sessionIdSchema,
    /** Made by the caller: sent again with the same id, a message is neither stored nor carried out twice, and has the same answer. */
    messageId: z._default(z.nullable(z.uuid("The message id must be a UUID.")), null),
    mode,
  }),
  reply: conversationReplySchema,
});

/**
 * Ends a conversation and tells what it did. What the user's own words still ask for is proposed, not done. Called again, it answers the
 * same, with what waits as it is by then.
 */
export const endConversation = endpoint({
  method: "POST",
  path: "/conversation/end",
  isCostly: true,
  input: z.strictObject({ sessionId: z.uuid("Conversation not found"), userId: unbelieved, mode }),
  reply: conversationResultSchema,
});

/** Who answers here, and what can be tried. */
export const describeAssistant = endpoint({
  method: "GET",
  path: "/conversation/assistant",
  reply: z.object({
    madeBy: summaryBySchema,
    model: z.string(),
    /** Whether speech is turned into text here; otherwise the browser's own recognition may be. */
    canTranscribe: z.boolean(),
    suggestions: z.array(z.string()),
  }),
});

/** What the assistant did and proposes, newest first: of one conversation or of all. */
export const listAssistantActions = endpoint({
  method: "GET",
  path: "/conversation/actions",
  query: z.object({
    sessionId: z.optional(z.uuid("Conversation not found")),
    limit: countParameter({ from: 1, to: 200, otherwise: 50 }),
  }),
  reply: z.object({ data: z.array(assistantActionSchema) }),
});

const actionParams = z.object({ actionId: z.uuid("Action not found") });

/** Carries out a proposed action with the parameters that were shown. The answer says what came of it; a repeat answers the same. */
export const confirmAction = endpoint({
  method: "POST",
  path: "/conversation/actions/:actionId/confirm",
  params: actionParams,
  reply: assistantActionSchema,
});
/** Drops a proposed action. */
export const cancelAction = endpoint({
  method: "POST",
  path: "/conversation/actions/:actionId/cancel",
  params: actionParams,
  reply: assistantActionSchema,
});
/** Takes back an executed action; 409 when the record has changed since. */
export const undoAction = endpoint({
  method: "POST",
  path: "/conversation/actions/:actionId/undo",
  params: actionParams,
  reply: assistantActionSchema,
});

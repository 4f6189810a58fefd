import * as z from "zod/mini";
import {
  type ChatMode,
  chatModeSchema,
  type ConversationResult,
  conversationResultSchema,
  sourceSchema,
} from "../contract/assistant.ts";
import { customFieldTypeSchema } from "../contract/custom-fields.ts";
import { summaryBySchema } from "../contract/posts.ts";
import { type ActionRow, toAction, toWaiting } from "./assistant-actions.ts";
import type { Json } from "./database.types.ts";
import type { Db } from "./db.ts";
import { replyOf, rowsOf } from "./rows.ts";
import { rowsOrThrow, StoreError } from "./store-error.ts";

const personSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  company: z.nullable(z.string()),
  stage: z.nullable(z.string()),
  status: z.nullable(z.string()),
  by: z.enum(["name", "part", "company", "near"]),
  card: z.record(z.string(), z.unknown()),
  /** The whole row, of the first few. */
  record: z.nullable(z.record(z.string(), z.unknown())),
});
/** One of the caller's founders who a text names. `near`: by something that is spelled nearly like the name. */
export type NamedPerson = z.infer<typeof personSchema>;

/** Rows as the database's own functions write them, which the contract's schema then parses. */
const actionRowsSchema = z.pipe(
  z.array(z.custom<ActionRow>()),
  z.transform((rows: ActionRow[]) => rows.map(toAction)),
);

const listedSchema = z.object({
  kind: z.enum(["person", "task", "note", "post", "column", "choice"]),
  ...{ id: z.string(), name: z.string(), reads: z.optional(z.string()) },
});
const questionSchema = z.object({
  asks: z.enum(["person", "url", "date", "value", "task", "choice", "question", "block"]),
  message: z.string(),
  mode: chatModeSchema,
  people: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      company: z.nullable(z.string()),
      stage: z.nullable(z.string()),
      status: z.nullable(z.string()),
      by: z.enum(["name", "part", "company", "near"]),
    }),
  ),
  about: z.string(),
  choices: z.array(listedSchema),
  ...{ given: z.record(z.string(), z.string()), isTheirs: z.optional(z.boolean()) },
});
const threadSchema = z.object({
  list: z.array(listedSchema),
  spoken: z.array(z.string()),
  fields: z.array(
    z.object({
      label: z.string(),
      value: z.nullable(z.string()),
      person: z.object({ id: z.string(), name: z.string() }),
    }),
  ),
});
/** What an answer leaves for the next message to refer to; a shape of an older version is forgotten. */
const stateSchema = z.catch(
  z.nullable(
    z.object({
      question: z.nullable(questionSchema),
      person: z.nullable(z.object({ id: z.uuid(), name: z.string() })),
      list: z.array(listedSchema),
      thread: z.optional(threadSchema),
      earlier: z.optional(
        z.array(
          z.object({
            id: z.uuid(),
            title: z.string(),
            fields: z.optional(z.array(z.string())),
            taskId: z.optional(z.string()),
            personId: z.optional(z.string()),
            madeBy: z.optional(z.string()),
            isWaiting: z.optional(z.boolean()),
          }),
        ),
      ),
      newcomer: z.optional(z.nullable(questionSchema)),
      undone: z.optional(z.array(z.array(z.object({ id: z.uuid(), title: z.string() })))),
    }),
  ),
  null,
);

const begunSchema = z.object({
  answered: z.literal(false),
  sessionId: z.uuid(),
  turn: z.int(),
  tainted: z.boolean(),
  history: z.array(z.object({ role: z.enum(["user", "assistant"]), content: z.string(), turn: z.int() })),
  user: z.object({
    name: z.nullable(z.string()),
    company: z.nullable(z.string()),
    jobTitle: z.nullable(z.string()),
    goals: z.nullable(z.string()),
    timeZone: z.string(),
    stages: z.array(z.string()),
    statuses: z.array(z.string()),
    weekStart: z.enum(["sunday", "monday", "saturday"]),
  }),
  people: z.array(personSchema),
  columns: z.array(
    z.object({ id: z.uuid(), label: z.string(), type: customFieldTypeSchema, options: z.array(z.string()) }),
  ),
  state: stateSchema,
  changes: actionRowsSchema,
  waiting: z.pipe(
    z.array(z.custom<ActionRow>()),
    z.transform((rows: ActionRow[]) => rows.map(toWaiting)),
  ),
  actions: actionRowsSchema,
});
/**
 * What a turn begins with: the conversation's last messages, what of its user matters, who the words name, what waits since the last
 * answer, and what an earlier try of the same message has done.
 */
export type BegunTurn = z.infer<typeof begunSchema>;

/** What of an answer is no text. */
const answerDetailSchema = z.object({
  error: z._default(z.nullable(z.string()), null),
  sources: z._default(z.array(sourceSchema), []),
  suggestions: z._default(z.array(z.string()), []),
  madeBy: z._default(summaryBySchema, "builtin"),
  /** Everything that it reported: a plain "yes" reports what the message before it proposed. */
  actionIds: z._default(z.array(z.uuid()), []),
  state: z._default(stateSchema, null),
});
export type AnswerDetail = z.infer<typeof answerDetailSchema>;

const answeredSchema = z.object({
  answered: z.literal(true),
  sessionId: z.uuid(),
  turn: z.int(),
  reply: z.string(),
  model: z.string(),
  detail: answerDetailSchema,
  actions: actionRowsSchema,
});
/** A message that was answered before, with its answer. */
export type AnsweredTurn = z.infer<typeof answeredSchema>;

const asJson = (value: object): Json => value as Json;

/** A message as it is sent: the same `messageId` again is the same message. */
export interface SentMessage {
  sessionId: string | null;
  messageId: string | null;
  mode: ChatMode;
  message: string;
}

/**
 * Begins a turn with the user's words, or gives the answer that the same message had before. With `isPaid`, one call of the language model is
 * taken from the caller's budget. Throws StoreError: 404 when the session is not the caller's, 409 when it has ended or the same
 * message is being answered, 429 when the budget is used up.
 */
export async function beginTurn(db: Db, sent: SentMessage, isPaid: boolean): Promise<BegunTurn | AnsweredTurn> {
  if (sent.sessionId !== null && !z.safeParse(z.uuid(), sent.sessionId).success)
    throw new StoreError("Conversation not found", 404);
  return replyOf(z.union([begunSchema, answeredSchema]), db.rpc("begin_turn", { given: { ...sent, isPaid } }));
}

/** Ends a turn with the answer. Throws StoreError. */
export async function endTurn(
  db: Db,
  turn: { sessionId: string; turn: number; reply: string; model: string; tainted: boolean; detail: AnswerDetail },
): Promise<void> {
  const { error } = await db.rpc("end_turn", {
    session_id: turn.sessionId,
    turn: turn.turn,
    reply: turn.reply,
    model: turn.model,
    tainted: turn.tainted,
    detail: asJson(turn.detail),
  });
  if (error) rowsOrThrow(null, error);
}

/** The id of the message that a turn answered; null when its conversation is gone. Throws StoreError. */
export async function messageIdOf(
  db: Db,
  { sessionId, turn }: { sessionId: string; turn: number },
): Promise<string | null> {
  const asked = db
    .from("conversation_messages")
    .select("message_id")
    .match({ conversation_id: sessionId, turn, role: "user" })
    .order("id")
    .limit(1);
  return (await rowsOf(asked))[0]?.message_id ?? null;
}

/** A whole conversation, in order, with what each answer did, proposed or reminded of. Throws StoreError: 404 when it is not the caller's. */
export async function getConversation(db: Db, sessionId: string) {
  const [conversation, messages] = await Promise.all([
    db.from("conversations").select("id, mode, turns, tainted, ended_at, result").eq("id", sessionId).maybeSingle(),
    db
      .from("conversation_messages")
      .select(
        "role, content, turn, mode, messageId:message_id, createdAt:created_at, detail->>error, detail->actionIds",
      )
      .eq("conversation_id", sessionId)
      .order("turn")
      .order("role", { ascending: false }),
  ]);
  if (!conversation.error && conversation.data === null) throw new StoreError("Conversation not found", 404);
  const { tainted, turns, result, ended_at } = rowsOrThrow(conversation.data, conversation.error);
  return {
    tainted,
    turns,
    isEnded: ended_at !== null,
    result: result === null ? null : z.parse(conversationResultSchema, result),
    messages: rowsOrThrow(messages.data, messages.error).map(({ role, mode, error, actionIds, ...message }) => ({
      ...message,
      role: role === "user" ? ("user" as const) : ("assistant" as const),
      mode: z.parse(z.nullable(chatModeSchema), mode),
      error: z.parse(z.nullable(z.string()), error),
      actionIds: z.parse(z.nullable(z.array(z.string())), actionIds) ?? [],
    })),
  };
}

/** Closes a conversation; gives the result that it was closed with first. Throws StoreError. */
export async function closeConversation(
  db: Db,
  sessionId: string,
  result: ConversationResult,
): Promise<ConversationResult> {
  const { data, error } = await db.rpc("close_conversation", { session_id: sessionId, result: asJson(result) });
  return z.parse(conversationResultSchema, rowsOrThrow(data, error));
}

/** The caller's founders who a text names, the surest first, each with what there is to know of them in short. Throws StoreError. */
export async function findNamedPeople(db: Db, words: string): Promise<NamedPerson[]> {
  return replyOf(z.array(personSchema), db.rpc("find_named_people", { words }));
}

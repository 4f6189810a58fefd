import * as z from "zod/mini";
import {
  type AssistantAction,
  assistantActionSchema,
  type ChatMode,
  chatModeSchema,
  type ConversationResult,
  conversationResultSchema,
} from "../contract/assistant.ts";
import type { Cursor } from "../contract/paging.ts";
import type { Database, Json } from "./database.types.ts";
import type { Db } from "./db.ts";
import { olderThan } from "./older-than.ts";
import { rowsOrThrow, StoreError } from "./store-error.ts";

const turnSchema = z.object({
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
  }),
});
/** What a turn begins with: the conversation's last messages, and what of its user matters. */
export type BegunTurn = z.infer<typeof turnSchema>;

/** An action as it is to be written down. `key` makes a repeat harmless; with a `reason` it has failed already. */
export interface NewAction {
  sessionId: string;
  turn: number;
  tool: string;
  title: string;
  params: unknown;
  operation: object;
  changes: object[];
  losses: object[];
  saidWhenDone: string;
  saidWhenThere: string;
  heldBecause: string | null;
  userWords: string | null;
  tainted: boolean;
  confidence: number;
  model: string;
  founderId: string | null;
  recordId: string | null;
  key: string;
  reason?: string;
}

const ACTION_COLUMNS =
  `id, conversation_id, turn, tool, status, title, message, held_because, params, changes, losses, user_words, tainted, confidence,
  model, founder_id, record_id, operation, created_at, settled_at, expires_at` as const;

type ActionRow = Pick<
  Database["public"]["Tables"]["assistant_actions"]["Row"],
  | "id"
  | "conversation_id"
  | "turn"
  | "tool"
  | "status"
  | "title"
  | "message"
  | "held_because"
  | "params"
  | "changes"
  | "losses"
  | "user_words"
  | "tainted"
  | "confidence"
  | "model"
  | "founder_id"
  | "record_id"
  | "operation"
  | "created_at"
  | "settled_at"
  | "expires_at"
>;

const operationKind = z.object({ kind: z.string() });

function toAction(row: ActionRow): AssistantAction {
  const isRecord = z.safeParse(operationKind, row.operation).data?.kind !== "none";
  return z.parse(assistantActionSchema, {
    id: row.id,
    sessionId: row.conversation_id,
    turn: row.turn,
    tool: row.tool,
    status: row.status,
    title: row.title,
    message: row.message,
    heldBecause: row.held_because,
    params: row.params,
    changes: row.changes,
    losses: row.losses,
    userWords: row.user_words,
    tainted: row.tainted,
    confidence: row.confidence,
    model: row.model,
    founderId: row.founder_id,
    recordId: row.record_id,
    canUndo: row.status === "executed" && isRecord,
    createdAt: row.created_at,
    settledAt: row.settled_at,
    expiresAt: row.status === "proposed" ? row.expires_at : null,
  });
}

const asJson = (value: object): Json => value as Json;

/** Begins a turn with the user's words. Throws StoreError: 404 when the session is not the caller's, 409 when it has ended. */
export async function beginTurn(db: Db, sessionId: string | null, mode: ChatMode, message: string): Promise<BegunTurn> {
  if (sessionId !== null && !z.safeParse(z.uuid(), sessionId).success)
    throw new StoreError("Conversation not found", 404);
  // The generated types take no null for an argument, though the function does.
  const { data, error } = await db.rpc("begin_turn", { session_id: sessionId as string, mode, message });
  return z.parse(turnSchema, rowsOrThrow(data, error));
}

/** Ends a turn with the answer. Throws StoreError. */
export async function endTurn(
  db: Db,
  turn: { sessionId: string; turn: number; reply: string; model: string; tainted: boolean },
): Promise<void> {
  const { error } = await db.rpc("end_turn", {
    session_id: turn.sessionId,
    turn: turn.turn,
    reply: turn.reply,
    model: turn.model,
    tainted: turn.tainted,
  });
  if (error) rowsOrThrow(null, error);
}

/** Writes an action down and, `atOnce`, carries it out in the same transaction. Throws StoreError when it cannot be carried out. */
export async function takeAction(db: Db, action: NewAction, atOnce: boolean): Promise<AssistantAction> {
  const { data, error } = await db.rpc("take_action", { given: asJson(action), at_once: atOnce });
  return toAction(rowsOrThrow(data, error) as unknown as ActionRow);
}

/** Carries out what was stored with a proposed action. Throws StoreError: 404, 409 when it waited too long, or why it cannot be done. */
export async function performAction(db: Db, actionId: string): Promise<AssistantAction> {
  const { data, error } = await db.rpc("perform_action", { action_id: actionId });
  return toAction(rowsOrThrow(data, error) as unknown as ActionRow);
}

/** Lets go of a proposed action: cancelled, or failed for a reason. Throws StoreError. */
export async function dropAction(db: Db, actionId: string, reason: string | null): Promise<AssistantAction> {
  const { data, error } = await db.rpc("drop_action", { action_id: actionId, ...(reason !== null && { reason }) });
  return toAction(rowsOrThrow(data, error) as unknown as ActionRow);
}

/** Takes back an executed action. Throws StoreError: 404, or 409 when the record has changed since. */
export async function undoAction(db: Db, actionId: string): Promise<AssistantAction> {
  const { data, error } = await db.rpc("undo_action", { action_id: actionId });
  return toAction(rowsOrThrow(data, error) as unknown as ActionRow);
}

/** What the assistant did and proposes, newest first, of one conversation or of all, from `cursor` on. Throws StoreError. */
export async function listActions(
  db: Db,
  { sessionId, limit, cursor }: { sessionId?: string | undefined; limit: number; cursor?: Cursor | undefined },
): Promise<AssistantAction[]> {
  let query = db.from("assistant_actions").select(ACTION_COLUMNS);
  if (sessionId !== undefined) query = query.eq("conversation_id", sessionId);
  if (cursor !== undefined) query = query.or(olderThan(cursor));
  const { data, error } = await query
    .order("created_at", { ascending: false })
    .order("id", { ascending: false })
    .limit(limit);
  return rowsOrThrow(data, error).map(toAction);
}

/** A whole conversation, in order. Throws StoreError: 404 when it is not the caller's. */
export async function getConversation(db: Db, sessionId: string) {
  const [conversation, messages] = await Promise.all([
    db.from("conversations").select("id, mode, turns, tainted, ended_at, result").eq("id", sessionId).maybeSingle(),
    db
      .from("conversation_messages")
      .select("role, content, turn, mode")
      .eq("conversation_id", sessionId)
      .order("turn")
      .order("role", { ascending: false }),
  ]);
  if (!conversation.error && conversation.data === null) throw new StoreError("Conversation not found", 404);
  const { tainted, turns, result } = rowsOrThrow(conversation.data, conversation.error);
  return {
    tainted,
    turns,
    result: result === null ? null : z.parse(conversationResultSchema, result),
    messages: rowsOrThrow(messages.data, messages.error).map(({ role, content, turn, mode }) => ({
      role: role === "user" ? ("user" as const) : ("assistant" as const),
      content,
      turn,
      mode: z.parse(z.nullable(chatModeSchema), mode),
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

const personSchema = z.array(
  z.object({
    id: z.uuid(),
    name: z.string(),
    company: z.nullable(z.string()),
    stage: z.nullable(z.string()),
    status: z.nullable(z.string()),
    by: z.enum(["name", "part", "company"]),
    card: z.record(z.string(), z.unknown()),
  }),
);
export type NamedPerson = z.infer<typeof personSchema>[number];

/** The caller's founders whom a text names, the surest first, each with what there is to know of them in short. Throws StoreError. */
export async function findNamedPeople(db: Db, words: string): Promise<NamedPerson[]> {
  const { data, error } = await db.rpc("find_named_people", { words });
  return z.parse(personSchema, rowsOrThrow(data, error));
}

import * as z from "zod/mini";
import { type AssistantAction, assistantActionSchema } from "../contract/assistant.ts";
import type { Cursor } from "../contract/paging.ts";
import type { Database, Json } from "./database.types.ts";
import type { Db } from "./db.ts";
import { olderThan } from "./older-than.ts";
import { rowsOrThrow } from "./store-error.ts";

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

/** An action as stored. */
export type ActionRow = Pick<
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

const rowsBeforeSchema = z.object({
  was: z.record(z.string(), z.record(z.string(), z.unknown())),
  goes: z.record(z.string(), z.int()),
});
/** What the rows hold that an operation would change, and how many records go with those that it deletes. Throws StoreError. */
export async function rowsBefore(db: Db, operation: object): Promise<z.infer<typeof rowsBeforeSchema>> {
  const { data, error } = await db.rpc("rows_before", { operation: { ...operation } as unknown as Json });
  return z.parse(rowsBeforeSchema, rowsOrThrow(data, error));
}

/** A stored action as the contract has it. */
export function toAction(row: ActionRow): AssistantAction {
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

const targetsSchema = z.object({
  ids: z._default(z.array(z.string()), []),
  names: z._default(z.record(z.string(), z.string()), {}),
});
/** A proposal with the names of the records that it changes or deletes. */
export interface WaitingAction extends AssistantAction {
  targets: string[];
}
/** A stored proposal as the contract has it, with whom it is about. */
export function toWaiting(row: ActionRow): WaitingAction {
  const { ids, names } = z.parse(targetsSchema, row.operation);
  return { ...toAction(row), targets: ids.map((id) => names[id] ?? id) };
}

/** Writes an action down and, `atOnce`, carries it out in the same transaction. Throws StoreError when it cannot be carried out. */
export async function takeAction(db: Db, action: NewAction, atOnce: boolean): Promise<AssistantAction> {
  const { data, error } = await db.rpc("take_action", { given: { ...action } as unknown as Json, at_once: atOnce });
  return toAction(rowsOrThrow(data, error) as unknown as ActionRow);
}

/** Carries out what was stored with a proposed action. Throws StoreError: 404, 409 when it expired, or why it cannot be done. */
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

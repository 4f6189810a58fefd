import * as z from "zod/mini";
import { type AssistantAction, assistantActionSchema } from "../contract/assistant.ts";
import type { Cursor } from "../contract/paging.ts";
import type { Database, Json } from "./database.types.ts";
import type { Db } from "./db.ts";
import { undoChange, undoOf } from "./people-changes.ts";
import { camelCased, newestFirst, replyOf, rowOr404, rowsOf } from "./rows.ts";
import { StoreError } from "./store-error.ts";

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
  `id, conversation_id, turn, tool, status, title, message, said_when_done, held_because, params, changes, losses, user_words, tainted, confidence,
  model, founder_id, record_id, operation, created_at, settled_at, expires_at` as const;

/** An action as stored. */
export type ActionRow = Pick<
  Database["public"]["Tables"]["assistant_actions"]["Row"],
  "conversation_id" | "status" | "operation" | "expires_at"
>;

const operationKind = z.object({ kind: z.string() });

const rowsBeforeSchema = z.object({
  was: z.record(z.string(), z.record(z.string(), z.unknown())),
  goes: z.record(z.string(), z.int()),
});
/** What the rows hold that an operation would change, and how many records go with those that it deletes. Throws StoreError. */
export async function rowsBefore(db: Db, operation: object): Promise<z.infer<typeof rowsBeforeSchema>> {
  return replyOf(rowsBeforeSchema, db.rpc("rows_before", { operation: { ...operation } as unknown as Json }));
}

/** A stored action as the contract has it. */
export function toAction({ conversation_id, ...row }: ActionRow): AssistantAction {
  const isRecord = z.safeParse(operationKind, row.operation).data?.kind !== "none";
  return z.parse(assistantActionSchema, {
    ...camelCased(row),
    sessionId: conversation_id,
    canUndo: row.status === "executed" && isRecord,
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
/** A stored proposal as the contract has it, with the people that it is about. */
export function toWaiting(row: ActionRow): WaitingAction {
  const { ids, names } = z.parse(targetsSchema, row.operation);
  return { ...toAction(row), targets: ids.map((id) => names[id] ?? id) };
}

/** The row that a function of the database returns as JSON. Throws StoreError. */
const actionOf = async (query: Parameters<typeof rowsOf>[0]) => toAction((await rowsOf(query)) as ActionRow);

/** Writes an action down and, `atOnce`, carries it out in the same transaction. Throws StoreError when it cannot be carried out. */
export async function takeAction(db: Db, action: NewAction, atOnce: boolean): Promise<AssistantAction> {
  return actionOf(db.rpc("take_action", { given: { ...action } as unknown as Json, at_once: atOnce }));
}

/** Carries out what was stored with a proposed action. Throws StoreError: 404, 409 when it expired, or why it cannot be done. */
export async function performAction(db: Db, actionId: string): Promise<AssistantAction> {
  return actionOf(db.rpc("perform_action", { action_id: actionId }));
}

/** Lets go of a proposed action: cancelled, or failed for a reason. Throws StoreError. */
export async function dropAction(db: Db, actionId: string, reason: string | null): Promise<AssistantAction> {
  return actionOf(db.rpc("drop_action", { action_id: actionId, ...(reason !== null && { reason }) }));
}

/** Undoes the batch of an executed action; one that is undone is returned as it is. Throws StoreError: 404, or 409 when it has changed since. */
export async function undoAction(db: Db, actionId: string): Promise<AssistantAction> {
  const now = async () =>
    toAction(
      await rowOr404(db.from("assistant_actions").select(ACTION_COLUMNS).eq("id", actionId), "Action not found"),
    );
  const action = await now();
  if (action.status === "undone") return action;
  if (action.status !== "executed") throw new StoreError("Only what was done can be undone.", 409);
  try {
    const { count } = await undoChange(db, actionId);
    if (count === 0) throw new StoreError("It has been changed since, so it stays as it is.", 409);
  } catch (error) {
    // Another request may have undone it meanwhile.
    const after = await now();
    if (after.status !== "undone") throw error;
  }
  return now();
}

/** Does again what was undone, by undoing the undo: with the same records. Throws StoreError: 404, or 409 for a deletion or what has changed since. */
export async function redoAction(db: Db, actionId: string): Promise<AssistantAction> {
  const now = async () =>
    toAction(
      await rowOr404(db.from("assistant_actions").select(ACTION_COLUMNS).eq("id", actionId), "Action not found"),
    );
  const { status, tool } = await now();
  if (status !== "undone") throw new StoreError("Only what was undone can be done again.", 409);
  if (tool.startsWith("delete_")) throw new StoreError("A deletion takes its own card. Please say it again.", 409);
  const { count } = await undoChange(db, await undoOf(db, actionId));
  if (count === 0) throw new StoreError("It has been changed since, so it stays as it is.", 409);
  return now();
}

/** What the assistant did and proposes, newest first, of one conversation, of these ids or of all, from `cursor` on. Throws StoreError. */
export async function listActions(
  db: Db,
  {
    sessionId,
    ids,
    limit,
    cursor,
  }: { sessionId?: string | undefined; ids?: readonly string[]; limit: number; cursor?: Cursor | undefined },
): Promise<AssistantAction[]> {
  let query = db.from("assistant_actions").select(ACTION_COLUMNS);
  if (ids !== undefined) query = query.in("id", [...ids]);
  if (sessionId !== undefined) query = query.eq("conversation_id", sessionId);
  return (await rowsOf(newestFirst(query, cursor, limit))).map(toAction);
}

/** More proposals than anyone has open before they expire. */
const WAITING_AT_MOST = 50;

/** Returns the proposals that still wait for an answer, newest first, of one conversation or of all. Throws StoreError. */
export async function listWaiting(db: Db, sessionId?: string): Promise<WaitingAction[]> {
  let query = db.from("assistant_actions").select(ACTION_COLUMNS).eq("status", "proposed");
  if (sessionId !== undefined) query = query.eq("conversation_id", sessionId);
  return (await rowsOf(newestFirst(query, undefined, WAITING_AT_MOST))).map(toWaiting);
}

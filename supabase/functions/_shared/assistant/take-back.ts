import type { AssistantAction } from "../contract/assistant.ts";
import { dropAction, undoAction } from "../stores/assistant-actions.ts";
import type { Db } from "../stores/db.ts";

/** Takes back a change of the assistant's, or lets go of one that still waits. Throws StoreError: 404, or 409 when it has changed since. */
export async function takeBack(db: Db, actionId: string): Promise<AssistantAction> {
  const dropped = await dropAction(db, actionId, null);
  return dropped.status === "executed" ? await undoAction(db, actionId) : dropped;
}

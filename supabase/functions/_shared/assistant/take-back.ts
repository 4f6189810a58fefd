import type { AssistantAction } from "../contract/assistant.ts";
import { dropAction, undoAction } from "../stores/assistant-actions.ts";
import type { Db } from "../stores/db.ts";
import { StoreError } from "../stores/store-error.ts";

/** Returns whether a change was to several records: a card has a line each for the same field. */
const isOfSeveral = ({ changes }: AssistantAction) => new Set(changes.map(({ field }) => field)).size < changes.length;

/**
 * Takes back a change of the assistant's, or lets go of one that still waits. `undoesOne`: only where it was to one record, as by text, whose
 * sender may be forged. Throws StoreError: 404, or 409 when it has changed since or was to several.
 */
export async function takeBack(db: Db, actionId: string, undoesOne = false): Promise<AssistantAction> {
  const dropped = await dropAction(db, actionId, null);
  if (dropped.status !== "executed") return dropped;
  if (undoesOne && isOfSeveral(dropped))
    throw new StoreError(`${dropped.title}: that's too much to undo by text. Undo it in the app.`, 409);
  return await undoAction(db, actionId);
}

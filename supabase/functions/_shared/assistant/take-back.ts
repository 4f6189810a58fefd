import * as z from "zod/mini";
import type { AssistantAction } from "../contract/assistant.ts";
import { dropAction, redoAction, undoAction } from "../stores/assistant-actions.ts";
import type { Db } from "../stores/db.ts";
import { StoreError } from "../stores/store-error.ts";
import { failed, refusalOf } from "./refusals.ts";
import type { ToolContext } from "./tools/tool.ts";

/** Returns whether a change was to several records: a card has a line each for the same field. */
const isOfSeveral = ({ changes }: AssistantAction) => new Set(changes.map(({ field }) => field)).size < changes.length;

/**
 * Takes back a change of the assistant's, or lets go of one that still waits. `undoesOne`: only where it was to one record, as by text, whose
 * sender may be forged. Throws StoreError: 404, or 409 when it has changed since or was to several.
 */
export async function takeBack(db: Db, actionId: string, undoesOne = false): Promise<AssistantAction> {
  return (await takenBack(db, actionId, undoesOne)).action;
}

async function takenBack(db: Db, actionId: string, undoesOne = false) {
  const dropped = await dropAction(db, actionId, null);
  if (dropped.status !== "executed") return { action: dropped, wasUndone: dropped.status === "undone" };
  if (undoesOne && isOfSeveral(dropped))
    throw new StoreError(`${dropped.title}: that's too much to undo by text. Undo it in the app.`, 409);
  return { action: await undoAction(db, actionId), wasUndone: false };
}

/** The calls with which rules take back a change, or do it again; they are no tools, so that nothing else can be led to them. */
const TAKE_BACK = "take_back";
const BRING_BACK = "bring_back";
/** Whether a call takes a change back or does it again. */
export const goesBack = (call: string): boolean => call === TAKE_BACK || call === BRING_BACK;

/** Takes back what was done, lets go of what waits or does again what was undone, as the user's own words ask. */
export async function goBack(
  call: string,
  given: unknown,
  {
    context,
    undoesOne,
    onAction,
  }: { context: ToolContext; undoesOne?: boolean; onAction: (action: AssistantAction) => void },
): Promise<unknown> {
  const asked = z.safeParse(z.object({ actionId: z.uuid() }), given);
  if (!asked.success || context.mode === "ask") return failed("Ask mode changes nothing.");
  const { actionId } = asked.data;
  const done = await (
    call === BRING_BACK
      ? redoAction(context.db, actionId).then((action) => ({ action, wasUndone: false }))
      : takenBack(context.db, actionId, undoesOne)
  ).catch(refusalOf);
  if ("reason" in done) return done;
  const { action, wasUndone } = done;
  context.founders.forget();
  onAction(action);
  return { status: action.status, message: action.message, title: action.title, ...(wasUndone && { wasUndone }) };
}

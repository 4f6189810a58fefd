import type { AssistantAction } from "../contract/assistant.ts";
import { dropAction, performAction } from "../stores/assistant-actions.ts";
import type { Db } from "../stores/db.ts";
import { StoreError } from "../stores/store-error.ts";

const YES =
  /^\s*(?:yes|yep|yeah|y|ok|okay|sure|confirm(?:ed)?|go ahead|do it|do that|please do|yes[, ]+(?:please|do it|go ahead|confirm|delete (?:it|them|her|him)|that's right))\s*[.!]*\s*$/i;
const NO =
  /^\s*(?:no|nope|n|cancel|stop|don't|do not|never ?mind|no[, ]+(?:thanks|thank you|don't|cancel|leave it))(?: (?:it|that|them))?\s*[.!]*\s*$/i;

/**
 * Carries out a proposed action with what was stored, never with what a model says now; a failure that is the record's own is
 * written down as such. Throws StoreError: 404, or 409 when it waited too long.
 */
export async function confirm(db: Db, actionId: string): Promise<AssistantAction> {
  try {
    return await performAction(db, actionId);
  } catch (error) {
    if (
      !(error instanceof StoreError) ||
      error.status >= 500 ||
      /waited too long|Action not found|may not/.test(error.message)
    )
      throw error;
    return await dropAction(db, actionId, error.message);
  }
}

/** What a plain yes or no does to the proposals of the message before; null when the message is something else, or nothing waits. */
export async function answerToProposals(
  db: Db,
  waiting: readonly AssistantAction[],
  words: string,
  report: (action: AssistantAction) => void,
): Promise<string | null> {
  const isYes = YES.test(words);
  if (waiting.length === 0 || (!isYes && !NO.test(words))) return null;
  const said: string[] = [];
  for (const { id, title } of waiting) {
    const action = await (isYes ? confirm(db, id) : dropAction(db, id, null)).catch((error: unknown) => {
      if (!(error instanceof StoreError)) throw error;
      said.push(error.message);
      return null;
    });
    if (action === null) continue;
    report(action);
    said.push(action.status === "cancelled" ? `Cancelled: ${title}.` : (action.message ?? title));
  }
  return said.join(" ");
}

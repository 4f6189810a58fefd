import type { AssistantAction } from "../contract/assistant.ts";
import { type ConversationState, NOTHING_SAID } from "./builtin/reading.ts";

/** What a conversation remembers once a card for one new person was confirmed: "she" is that person from then on. */
export function withConfirmedPerson(
  state: ConversationState | null,
  actions: readonly AssistantAction[],
): ConversationState | null {
  const [made, another] = actions.filter(
    ({ tool, status, heldBecause }) => tool === "create_founder" && status === "executed" && heldBecause !== null,
  );
  const name = made?.params["name"];
  const id = made?.founderId ?? made?.recordId ?? null;
  if (another || id === null || typeof name !== "string" || state?.person?.id === id) return state;
  return { ...(state ?? NOTHING_SAID), person: { id, name } };
}

/** What a conversation remembers when a message comes: a card of the last answer may have been confirmed by its button. */
export const spokenOf = ({
  state,
  changes,
  turn,
}: {
  state: ConversationState | null;
  changes: readonly AssistantAction[];
  turn: number;
}): ConversationState | null =>
  withConfirmedPerson(
    state,
    changes.filter((change) => change.turn === turn - 1),
  );

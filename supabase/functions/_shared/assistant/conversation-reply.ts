import type { AssistantAction, ConversationReply } from "../contract/assistant.ts";
import type { AnsweredTurn } from "../stores/conversations.ts";

/** The contract's reply of a turn; of one that was answered before, with its actions as they are by now. */
export function replyOf({
  reply,
  sessionId,
  turn,
  model,
  detail: { error, sources, suggestions, madeBy },
  actions,
}: Omit<AnsweredTurn, "answered">): ConversationReply {
  return {
    reply,
    sessionId,
    error,
    conversationEnded: false,
    ...countsOf(actions),
    turn,
    actions,
    sources,
    suggestions,
    madeBy,
    model,
  };
}

/** The spec's figures about a list of actions. */
export function countsOf(actions: readonly AssistantAction[]) {
  const are = (status: AssistantAction["status"]) => actions.filter((action) => action.status === status);
  const done = are("executed");
  return {
    extractedActions: actions.map(({ tool, params, confidence }) => ({ actionId: tool, params, confidence })),
    executedCount: done.length,
    failedCount: are("failed").length,
    alreadyExistsCount: are("already_exists").length,
    alreadyExists: are("already_exists").map(({ message, title }) => ({ message: message ?? title })),
    summary: done.length === 0 ? null : summaryOf(done),
  };
}

/** What came of actions, in their own words. */
export function summaryOf(actions: readonly AssistantAction[]): string {
  const said = actions.map(({ status, message, title }) =>
    status === "proposed" ? `${title}: waiting for your confirmation.` : (message ?? title),
  );
  return said.join(" ") || "I changed nothing.";
}

import type { ConversationReply } from "@contract/assistant";
import { ApiError } from "@contract/call";
import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { actionsQuery, type Sending, showActions, streamMessage, useReadAllAgain } from "./assistant.queries";
import type { AnswerEvent, ChatStep } from "./chat-state";

const messageOf = (error: unknown) => (error instanceof Error ? error.message : "An error occurred");

const actionsIn = ({ event, data }: AnswerEvent) =>
  event === "done" ? data.actions : event === "pending" || event === "result" ? [data] : [];

const hasChanged = ({ executedCount, actions }: ConversationReply) =>
  executedCount > 0 || actions.some(({ status }) => status === "executed" || status === "undone");

/** The same message would be refused again: it is not as the contract has it, or too big. */
const REFUSALS = [400, 413];

/** Sends one message at a time and tells what is heard of its answer. */
export function useExchange(step: (step: ChatStep) => void) {
  const client = useQueryClient();
  const readAllAgain = useReadAllAgain();
  const running = useRef<AbortController | null>(null);

  /** Returns the answer; null when it failed or was left behind. */
  const exchange = async (sending: Sending): Promise<ConversationReply | "refused" | null> => {
    const controller = new AbortController();
    running.current = controller;
    // An answer that was left behind by Stop or New has nothing more to say.
    const isLeft = () => running.current !== controller;
    const hear = (event: AnswerEvent) => {
      if (isLeft()) return;
      showActions(client, actionsIn(event));
      step({ type: "heard", event });
    };
    const wait = (until: number) => {
      if (!isLeft()) step({ type: "waits", until });
    };
    try {
      const reply = await streamMessage(sending, { hear, wait, signal: controller.signal });
      void (hasChanged(reply) ? readAllAgain() : client.invalidateQueries(actionsQuery(reply.sessionId)));
      return isLeft() || reply.error !== null ? null : reply;
    } catch (error) {
      const isRefused = error instanceof ApiError && REFUSALS.includes(error.status);
      if (!isLeft()) step({ type: "failed", error: messageOf(error), isRefused });
      return isRefused ? "refused" : null;
    }
  };

  const drop = () => {
    const controller = running.current;
    running.current = null;
    controller?.abort();
  };
  return { exchange, drop };
}

import type { ChatMode, ConversationReply } from "@contract/assistant";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useReducer, useRef } from "react";
import { useUserId } from "@/features/session/session.queries";
import {
  actionsQuery,
  asStored,
  readConversation,
  showActions,
  streamMessage,
  useReadAllAgain,
  useStoredActions,
} from "./assistant.queries";
import {
  type AnswerEvent,
  type ChatMessage,
  chatReducer,
  type ChatState,
  type ChatStep,
  emptyChat,
  failedMessage,
  loadingMessage,
} from "./chat-state";
import { keepConversation, keptConversation } from "./kept-conversation";

const messageOf = (error: unknown) => (error instanceof Error ? error.message : "An error occurred");

/** Shows the conversation again that was open before a reload, and remembers the open one for the next. */
function useKeptConversation(sessionId: string | null, step: (step: ChatStep) => void) {
  const userId = useUserId();
  const client = useQueryClient();
  useEffect(() => {
    const kept = keptConversation(userId);
    if (kept === null) return undefined;
    let isGone = false;
    readConversation(kept)
      .then((messages) => {
        if (messages === null) keepConversation(userId, null);
        else if (!isGone) {
          showActions(
            client,
            messages.flatMap(({ actions }) => actions),
          );
          step({ type: "restored", sessionId: kept, messages });
        }
      })
      // It stays as it is, and is read at the next reload.
      .catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [client, userId, step]);
  useEffect(() => {
    if (sessionId !== null) keepConversation(userId, sessionId);
  }, [userId, sessionId]);
  return () => keepConversation(userId, null);
}

const actionsIn = ({ event, data }: AnswerEvent) =>
  event === "done" ? data.actions : event === "pending" || event === "result" ? [data] : [];

/** Whether a message is being sent: both presses of one frame see the state before the first one. */
function useSendingMark(isLoading: boolean) {
  const isSending = useRef(false);
  useEffect(() => {
    isSending.current = isLoading;
  }, [isLoading]);
  return isSending;
}

/** The messages with their actions as these are by now, wherever they were undone. */
function useCurrentMessages({ sessionId, messages }: ChatState) {
  const stored = useStoredActions(
    sessionId,
    messages.some(({ actions }) => actions.length > 0),
  );
  return useMemo(() => {
    const current = (message: ChatMessage) => ({ ...message, actions: asStored(message.actions, stored) });
    return messages.map((message) => (message.actions.length === 0 ? message : current(message)));
  }, [messages, stored]);
}

const hasChanged = ({ executedCount, actions }: ConversationReply) =>
  executedCount > 0 || actions.some(({ status }) => status === "executed" || status === "undone");

/** A conversation with the assistant, from its first message until *New* or its end. */
export function useChat() {
  const [state, step] = useReducer(chatReducer, emptyChat);
  const client = useQueryClient();
  const messages = useCurrentMessages(state);
  const running = useRef<AbortController | null>(null);
  const readAllAgain = useReadAllAgain();
  const forget = useKeptConversation(state.sessionId, step);
  const isLoading = loadingMessage(state) !== undefined;
  const isSendingRef = useSendingMark(isLoading);

  const exchange = (message: string, { messageId, mode }: { messageId: string; mode: ChatMode }) => {
    const controller = new AbortController();
    running.current = controller;
    streamMessage(
      { message, messageId, sessionId: state.sessionId, mode },
      // An answer that was left behind by Stop or New has nothing more to say.
      (event) => {
        if (running.current !== controller) return;
        showActions(client, actionsIn(event));
        step({ type: "heard", event });
      },
      controller.signal,
    )
      .then((reply) => (hasChanged(reply) ? readAllAgain() : client.invalidateQueries(actionsQuery(reply.sessionId))))
      .catch((error: unknown) => {
        if (running.current === controller) step({ type: "failed", error: messageOf(error) });
      });
  };

  /** Sends a message; false when there is nothing to send, or an answer is still coming. */
  const send = (text: string): boolean => {
    const message = text.trim();
    if (message === "" || isLoading || isSendingRef.current) return false;
    isSendingRef.current = true;
    const messageId = crypto.randomUUID();
    step({ type: "asked", message, messageId, at: Date.now() });
    exchange(message, { messageId, mode: state.mode });
    return true;
  };

  const failed = failedMessage(state);
  /** Resends the message whose answer failed, as the same message, so that nothing is done twice. */
  const sendAgain = () => {
    if (!failed?.sent) return;
    step({ type: "again" });
    exchange(failed.content, failed.sent);
  };

  const drop = () => {
    const controller = running.current;
    running.current = null;
    controller?.abort();
  };

  return {
    ...state,
    messages,
    isLoading,
    send,
    sendAgain,
    /** What was typed and has no answer; null when all of it has. */
    unanswered: failed?.content ?? null,
    stop: () => {
      drop();
      step({ type: "stopped" });
      // It may have changed something before it was stopped.
      void readAllAgain();
    },
    /** Ends here: a reload begins with nothing. */
    forget,
    startNew: () => {
      drop();
      forget();
      step({ type: "new" });
    },
    setMode: (mode: ChatMode) => step({ type: "mode", mode }),
  };
}
export type Chat = ReturnType<typeof useChat>;

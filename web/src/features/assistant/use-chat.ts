import type { ChatMode } from "@contract/assistant";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useReducer, useRef } from "react";
import { useUserId } from "@/features/session/session.queries";
import { asStored, readConversation, showActions, useReadAllAgain, useStoredActions } from "./assistant.queries";
import {
  type ChatMessage,
  chatReducer,
  type ChatState,
  type ChatStep,
  failedMessages,
  loadingMessage,
  unansweredMessages,
} from "./chat-state";
import { keepConversation, keepUnanswered, keptConversation, keptUnanswered } from "./kept-conversation";
import { chatAfterReload, writeUnanswered } from "./unanswered";
import { useExchange } from "./use-exchange";

/** Shows the conversation again that was open before a reload, and remembers the open one for the next. */
function useKeptConversation(userId: string, state: ChatState, step: (step: ChatStep) => void) {
  const { sessionId } = state;
  const client = useQueryClient();
  useEffect(() => {
    const kept = keptConversation(userId);
    if (kept === null) return undefined;
    let isGone = false;
    readConversation(kept)
      .then((messages) => {
        if (messages === null) {
          keepConversation(userId, null);
          if (!isGone) step({ type: "ended", sessionId: kept });
        } else if (!isGone) {
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
  const unanswered = writeUnanswered(state);
  useEffect(() => keepUnanswered(userId, unanswered), [userId, unanswered]);
  return () => {
    keepConversation(userId, null);
    keepUnanswered(userId, "");
  };
}

/** Whether a message is being sent: both presses of one frame see the state before the first one. */
function useSendingMark(isLoading: boolean) {
  const isSending = useRef(false);
  useEffect(() => {
    isSending.current = isLoading;
  }, [isLoading]);
  return isSending;
}

/** The messages with their actions as these are by now, wherever they were undone. */
function useCurrentMessages({ messages }: ChatState) {
  const sessionIds = messages.flatMap(({ actions }) => actions.map(({ sessionId }) => sessionId));
  const stored = useStoredActions([...new Set(sessionIds)]);
  return useMemo(() => {
    const current = (message: ChatMessage) => ({ ...message, actions: asStored(message.actions, stored) });
    return messages.map((message) => (message.actions.length === 0 ? message : current(message)));
  }, [messages, stored]);
}

/** A conversation with the assistant, from its first message until *New* or its end. */
export function useChat() {
  const userId = useUserId();
  const [state, step] = useReducer(chatReducer, userId, () =>
    chatAfterReload(keptConversation(userId), keptUnanswered(userId)),
  );
  const messages = useCurrentMessages(state);
  const readAllAgain = useReadAllAgain();
  const { exchange, drop } = useExchange(step);
  const forget = useKeptConversation(userId, state, step);
  const loading = loadingMessage(state);
  const isLoading = loading !== undefined;
  const isWaiting = loading !== undefined && loading.waitsUntil !== null;
  const isSendingRef = useSendingMark(isLoading && !isWaiting);

  /** Waits no longer for an earlier try of a message, which can be sent again later. */
  const setAside = () => {
    drop();
    step({ type: "setAside" });
  };

  /** Sends a message; false when there is nothing to send, or an answer is still coming. One that only waits is set aside. */
  const send = (text: string): boolean => {
    const message = text.trim();
    if (message === "" || isSendingRef.current || (isLoading && !isWaiting)) return false;
    isSendingRef.current = true;
    if (isWaiting) setAside();
    const messageId = crypto.randomUUID();
    step({ type: "asked", message, messageId, at: Date.now() });
    void exchange({ message, messageId, sessionId: state.sessionId, mode: state.mode });
    return true;
  };

  const failed = failedMessages(state);
  /**
   * Resends a message whose answer failed, and before it those that failed earlier, each as the same message, so that nothing is done
   * twice. It ends at the first that fails again; one that is refused holds up no other.
   */
  const sendAgain = async (messageId: string) => {
    const last = failed.findIndex(({ sent }) => sent?.messageId === messageId);
    if (last < 0 || isLoading || isSendingRef.current) return;
    isSendingRef.current = true;
    let { sessionId } = state;
    for (const { content, sent } of failed.slice(0, last + 1)) {
      if (sent === null) return;
      step({ type: "again", messageId });
      const reply = await exchange({ message: content, ...sent, sessionId });
      if (reply === null) return;
      if (reply !== "refused") sessionId ??= reply.sessionId;
    }
  };

  return {
    ...state,
    messages,
    isLoading,
    /** What is loading waits for an earlier try, which may have been cut off: something else can be sent meanwhile. */
    isWaiting,
    setAside,
    send,
    sendAgain,
    /** What was typed and has no answer, in order. */
    unanswered: unansweredMessages(state).map(({ content }) => content),
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

import type { AssistantAction, ChatMode } from "@contract/assistant";
import { useEffect, useReducer, useRef } from "react";
import { useUserId } from "@/features/session/session.queries";
import { readConversation, streamMessage, useReadAllAgain } from "./assistant.queries";
import { chatReducer, type ChatStep, emptyChat, failedMessage, loadingMessage } from "./chat-state";
import { keepConversation, keptConversation } from "./kept-conversation";

const messageOf = (error: unknown) => (error instanceof Error ? error.message : "An error occurred");

/** Shows the conversation again that was open before a reload, and remembers the open one for the next. */
function useKeptConversation(sessionId: string | null, step: (step: ChatStep) => void) {
  const userId = useUserId();
  useEffect(() => {
    const kept = keptConversation(userId);
    if (kept === null) return undefined;
    let isGone = false;
    readConversation(kept)
      .then((messages) => {
        if (messages === null) keepConversation(userId, null);
        else if (!isGone) step({ type: "restored", sessionId: kept, messages });
      })
      // It stays as it is, and is read at the next reload.
      .catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [userId, step]);
  useEffect(() => {
    if (sessionId !== null) keepConversation(userId, sessionId);
  }, [userId, sessionId]);
  return () => keepConversation(userId, null);
}

/** A conversation with the assistant, from its first message until *New* or its end. */
export function useChat() {
  const [state, step] = useReducer(chatReducer, emptyChat);
  const running = useRef<AbortController | null>(null);
  const readAllAgain = useReadAllAgain();
  const forget = useKeptConversation(state.sessionId, step);
  const isLoading = loadingMessage(state) !== undefined;
  // Both presses of one frame see the state before the first one.
  const isSending = useRef(false);
  useEffect(() => {
    isSending.current = isLoading;
  }, [isLoading]);

  const exchange = (message: string, { messageId, mode }: { messageId: string; mode: ChatMode }) => {
    const controller = new AbortController();
    running.current = controller;
    streamMessage(
      { message, messageId, sessionId: state.sessionId, mode },
      // An answer that was left behind by Stop or New has nothing more to say.
      (event) => running.current === controller && step({ type: "heard", event }),
      controller.signal,
    )
      .then((reply) => (reply.executedCount > 0 ? readAllAgain() : undefined))
      .catch((error: unknown) => {
        if (running.current === controller) step({ type: "failed", error: messageOf(error) });
      });
  };

  /** Sends a message; false when there is nothing to send, or an answer is still coming. */
  const send = (text: string): boolean => {
    const message = text.trim();
    if (message === "" || isLoading || isSending.current) return false;
    isSending.current = true;
    const messageId = crypto.randomUUID();
    step({ type: "asked", message, messageId, at: Date.now() });
    exchange(message, { messageId, mode: state.mode });
    return true;
  };

  const failed = failedMessage(state);
  /** Sends the message whose answer failed once more: as the same message, so that nothing is done twice. */
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
    settle: (action: AssistantAction) => step({ type: "settled", action }),
  };
}
export type Chat = ReturnType<typeof useChat>;

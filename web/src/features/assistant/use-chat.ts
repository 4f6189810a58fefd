import type { AssistantAction, ChatMode } from "@contract/assistant";
import { useReducer, useRef } from "react";
import { streamMessage, useReadAllAgain } from "./assistant.queries";
import { chatReducer, emptyChat, loadingMessage } from "./chat-state";

const messageOf = (error: unknown) => (error instanceof Error ? error.message : "An error occurred");

/** A conversation with the assistant, from its first message until *New* or its end. */
export function useChat() {
  const [state, step] = useReducer(chatReducer, emptyChat);
  const running = useRef<AbortController | null>(null);
  const readAllAgain = useReadAllAgain();
  const isLoading = loadingMessage(state) !== undefined;

  /** Sends a message; false when there is nothing to send, or an answer is still coming. */
  const send = (text: string): boolean => {
    const message = text.trim();
    if (message === "" || isLoading) return false;
    const controller = new AbortController();
    running.current = controller;
    step({ type: "asked", message, at: Date.now() });
    const { sessionId, mode } = state;
    streamMessage(
      { message, sessionId, mode },
      // An answer that was left behind by Stop or New has nothing more to say.
      (event) => running.current === controller && step({ type: "heard", event }),
      controller.signal,
    )
      .then((reply) => (reply.executedCount > 0 ? readAllAgain() : undefined))
      .catch((error: unknown) => {
        if (running.current === controller) step({ type: "failed", error: messageOf(error) });
      });
    return true;
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
    stop: () => {
      drop();
      step({ type: "stopped" });
      // It may have changed something before it was stopped.
      void readAllAgain();
    },
    startNew: () => {
      drop();
      step({ type: "new" });
    },
    setMode: (mode: ChatMode) => step({ type: "mode", mode }),
    settle: (action: AssistantAction) => step({ type: "settled", action }),
  };
}
export type Chat = ReturnType<typeof useChat>;

import { useEffect, useEffectEvent, useRef } from "react";
import ActionLogDialog from "./action-log-dialog";
import { useEndConversation } from "./assistant.queries";
import { ChatPanel } from "./chat-panel";
import { useChat } from "./use-chat";

interface AssistantProps {
  /** It is being closed from outside. */
  isClosing: boolean;
  onClosed: () => void;
}

/** Once all is closed, the keyboard is where it was before. */
function useFocusBack() {
  const before = useRef(document.activeElement);
  useEffect(() => {
    const opener = before.current;
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
}

/**
 * A conversation from the panel's opening to its closing. Closing ends it and shows what came of it; a conversation in which
 * nothing was said just closes.
 */
export default function Assistant({ isClosing, onClosed }: AssistantProps) {
  useFocusBack();
  const chat = useChat();
  const ending = useEndConversation();
  const { sessionId, mode } = chat;
  const isOpen = ending.isIdle;

  const close = () => {
    if (chat.isLoading) chat.stop();
    if (sessionId === null) {
      onClosed();
      return;
    }
    ending.mutate({ sessionId, mode });
  };

  const closeNow = useEffectEvent(() => isOpen && close());
  useEffect(() => {
    if (isClosing) closeNow();
  }, [isClosing]);

  return isOpen ? (
    <ChatPanel chat={chat} onClose={close} />
  ) : (
    <ActionLogDialog
      ending={ending}
      onRetry={() => sessionId !== null && ending.mutate({ sessionId, mode })}
      onClose={onClosed}
    />
  );
}

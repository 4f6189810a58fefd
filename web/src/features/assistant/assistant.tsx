import { type RefObject, useEffect, useState } from "react";
import ActionLogDialog from "./action-log-dialog";
import { useEndConversation } from "./assistant.queries";
import { ChatPanel } from "./chat-panel";
import { useChat } from "./use-chat";

interface AssistantProps {
  /** Gets the way to close it from outside. */
  closing: RefObject<(() => void) | null>;
  onClosed: () => void;
}

/**
 * A conversation from the panel's opening to its closing. Closing ends it and shows what came of it; a conversation in which
 * nothing was said just closes.
 */
export default function Assistant({ closing, onClosed }: AssistantProps) {
  const chat = useChat();
  const ending = useEndConversation();
  const [isOpen, setIsOpen] = useState(true);
  const { sessionId, mode } = chat;

  const close = () => {
    chat.stop();
    if (sessionId === null) {
      onClosed();
      return;
    }
    setIsOpen(false);
    ending.mutate({ sessionId, mode });
  };

  useEffect(() => {
    closing.current = close;
    return () => {
      closing.current = null;
    };
  });

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

import { useEffect, useEffectEvent, useRef, useState } from "react";
import ActionLogDialog from "./action-log-dialog";
import { useUserId } from "@/features/session/session.queries";
import { useDraft } from "@/lib/use-draft";
import { useEndConversation } from "./assistant.queries";
import { ChatPanel } from "./chat-panel";
import { useChat } from "./use-chat";

interface AssistantProps {
  /** It is being closed from outside. */
  isClosing: boolean;
  /** What something else puts into the input; another object for each time. */
  asked: { text: string } | null;
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
export default function Assistant({ isClosing, asked, onClosed }: AssistantProps) {
  useFocusBack();
  const chat = useChat();
  const ending = useEndConversation();
  const { sessionId, mode } = chat;
  const [text, setText] = useDraft(useUserId(), "chat");
  /** What has had no answer is in the input again when its conversation goes, before what is half typed. */
  const giveBack = () => {
    if (chat.unanswered.length > 0) setText([...chat.unanswered, text].join("\n").trimEnd());
  };
  const [isClosed, setClosed] = useState(false);
  const closes = isClosing || isClosed;
  // Until its first answer is complete a conversation has no id to be ended by, though it may have changed something already.
  const isWaiting = closes && sessionId === null && chat.isLoading;

  const end = useEffectEvent(() => {
    if (!ending.isIdle) return;
    if (chat.isLoading) chat.stop();
    giveBack();
    chat.forget();
    if (sessionId === null) onClosed();
    else ending.mutate({ sessionId, mode });
  });
  useEffect(() => {
    if (closes && !isWaiting) end();
  }, [closes, isWaiting]);

  if (!closes) {
    return (
      <ChatPanel
        chat={chat}
        text={text}
        onText={setText}
        asked={asked}
        onNew={() => {
          giveBack();
          chat.startNew();
        }}
        onClose={() => setClosed(true)}
      />
    );
  }
  // Nothing was said, or nothing came of it.
  if (sessionId === null && !isWaiting) return null;
  return (
    <ActionLogDialog
      sessionId={sessionId}
      ending={ending.isIdle ? { data: undefined, error: null, isPending: true } : ending}
      onRetry={() => sessionId !== null && ending.mutate({ sessionId, mode })}
      onClose={onClosed}
    />
  );
}

import { type ChatMode, chatModeSchema } from "@contract/assistant";
import { Plus, X } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { Segmented } from "@/components/ui/segmented";
import { ChatInput } from "./chat-input";
import { Message } from "./chat-message";
import { ChatWelcome, WhoAnswers } from "./chat-welcome";
import type { Chat } from "./use-chat";

const modeLabels: Record<ChatMode, string> = { agent: "Agent", ask: "Ask" };
const modes = chatModeSchema.options.map((value) => ({ value, label: modeLabels[value] }));
/** How near its end a list must be to be kept there as more comes, in pixels. */
const NEAR_END = 80;

/** Keeps the end of the conversation in sight, unless the reader went up to read something. */
function useFollowEnd(content: unknown) {
  const list = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  useEffect(() => {
    if (follows.current) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [content]);
  return {
    ref: list,
    onScroll: () => {
      const { scrollHeight = 0, scrollTop = 0, clientHeight = 0 } = list.current ?? {};
      follows.current = scrollHeight - scrollTop - clientHeight < NEAR_END;
    },
  };
}

interface ChatPanelProps {
  chat: Chat;
  onClose: () => void;
}

/** The assistant, docked beside the screen; on a phone, over it. */
export function ChatPanel({ chat, onClose }: ChatPanelProps) {
  const { messages } = chat;
  const end = useFollowEnd(messages);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && !event.defaultPrevented) onClose();
  };

  return (
    <aside
      aria-label="Assistant"
      onKeyDown={onKeyDown}
      className="bg-background flex flex-col border-s max-lg:fixed max-lg:inset-0 max-lg:z-40 lg:w-[24rem] lg:shrink-0"
    >
      <header className="flex h-12 shrink-0 items-center gap-2 border-b px-3">
        <h2 className="text-base font-semibold">Assistant</h2>
        <Segmented label="Mode" value={chat.mode} onChange={chat.setMode} options={modes} className="ms-2" />
        <Button size="sm" variant="ghost" className="ms-auto" onClick={chat.startNew}>
          <Plus aria-hidden className="size-4" /> New
        </Button>
        <Button size="icon" variant="ghost" aria-label="Close the assistant" onClick={onClose}>
          <X aria-hidden className="size-4" />
        </Button>
      </header>
      <div
        {...end}
        tabIndex={0}
        role="log"
        aria-label="Conversation"
        className="flex min-h-0 flex-1 flex-col overflow-y-auto"
      >
        {messages.length === 0 ? (
          <ChatWelcome mode={chat.mode} onSuggestion={chat.send} />
        ) : (
          <ul className="grid gap-4 p-3">
            {messages.map((message) => (
              <Message
                key={message.id}
                message={message}
                isLast={message === messages.at(-1)}
                onSettled={chat.settle}
                onSuggestion={chat.send}
              />
            ))}
          </ul>
        )}
      </div>
      <ChatInput isLoading={chat.isLoading} onSend={chat.send} onStop={chat.stop} />
      <p className="text-muted-foreground px-3 pb-2 text-xs max-lg:pb-[max(0.5rem,env(safe-area-inset-bottom))]">
        <WhoAnswers />
      </p>
    </aside>
  );
}

import { type ChatMode, chatModeSchema } from "@contract/assistant";
import { Plus, X } from "lucide-react";
import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from "react";
import { flushSync } from "react-dom";
import { Button } from "@/components/ui/button";
import { Segmented } from "@/components/ui/segmented";
import { useCoversScreen } from "@/lib/use-covers-screen";
import { useMediaQuery } from "@/lib/use-media-query";
import { ChatInput } from "./chat-input";
import { Message } from "./chat-message";
import { ChatWelcome, WhoAnswers } from "./chat-welcome";
import { WAITS } from "./messages";
import type { Chat } from "./use-chat";
import { useFollowEnd } from "./use-follow-end";
import type { ChatMessage } from "./chat-state";

const modeLabels: Record<ChatMode, string> = { agent: "Agent", ask: "Ask" };
const modes = chatModeSchema.options.map((value) => ({ value, label: modeLabels[value] }));
/** What the user fills in, in a suggestion. */
const GAP = "…";
/** Where the panel lies over the screen instead of beside it. */
const NARROW = "(width < 64rem)";
interface PanelHeaderProps {
  mode: ChatMode;
  onMode: (mode: ChatMode) => void;
  onNew: () => void;
  onClose: () => void;
}

function PanelHeader({ mode, onMode, onNew, onClose }: PanelHeaderProps) {
  return (
    <header className="flex h-12 shrink-0 items-center gap-2 border-b px-3 pointer-coarse:h-14">
      <h2 className="text-base font-semibold">Assistant</h2>
      <Segmented label="Mode" value={mode} onChange={onMode} options={modes} className="ms-2" />
      <Button size="sm" variant="ghost" className="ms-auto" onClick={onNew}>
        <Plus aria-hidden className="size-4" /> New
      </Button>
      <Button size="icon" variant="ghost" aria-label="Close the assistant" onClick={onClose}>
        <X aria-hidden className="size-4" />
      </Button>
    </header>
  );
}

interface ChatPanelProps {
  chat: Chat;
  /** What is typed and not sent. */
  text: string;
  onText: (text: string) => void;
  asked: { text: string } | null;
  onNew: () => void;
  onClose: () => void;
}

/** The assistant, docked beside the screen; on a phone, over it. */
export function ChatPanel({ chat, text, onText, asked, onNew, onClose }: ChatPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  useCoversScreen(panel, useMediaQuery(NARROW));
  useTakeAsked(asked, (more) => {
    // What is half typed stays.
    onText(text.trim() === "" || text.trim() === more ? more : `${text.trimEnd()}\n${more}`);
    box.current?.focus();
  });
  const suggest = (suggestion: string) => {
    const gap = suggestion.indexOf(GAP);
    if (gap < 0) chat.send(suggestion);
    else flushSync(() => onText(suggestion));
    box.current?.focus();
    if (gap >= 0) box.current?.setSelectionRange(gap, gap + GAP.length);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && !event.defaultPrevented) onClose();
  };
  /** A button that goes with its message would take the focus along. */
  const andBack = <Given extends unknown[]>(run: (...given: Given) => void) => {
    return (...given: Given) => {
      run(...given);
      box.current?.focus();
    };
  };

  return (
    <aside
      ref={panel}
      aria-label="Assistant"
      onKeyDown={onKeyDown}
      className="bg-background flex flex-col border-s max-lg:fixed max-lg:inset-0 max-lg:z-40 lg:w-[24rem] lg:shrink-0"
    >
      <PanelHeader mode={chat.mode} onMode={chat.setMode} onNew={andBack(onNew)} onClose={onClose} />
      <Log
        chat={chat}
        onSuggestion={suggest}
        onAgain={andBack((messageId: string) => void chat.sendAgain(messageId))}
        onSetAside={andBack(chat.setAside)}
      />
      <Announcement message={chat.messages.at(-1)} />
      <ChatInput
        // New begins without what went wrong before.
        key={chat.conversation}
        text={text}
        onText={onText}
        isLoading={chat.isLoading && !chat.isWaiting}
        onSend={chat.send}
        onStop={chat.stop}
        box={box}
      />
      <p className="text-muted-foreground px-3 pb-2 text-xs max-lg:pb-[max(0.5rem,env(safe-area-inset-bottom))]">
        <WhoAnswers />
      </p>
    </aside>
  );
}

/** Takes what something else puts into the input, once each time. */
function useTakeAsked(asked: { text: string } | null, take: (text: string) => void) {
  const takeNow = useEffectEvent(take);
  useEffect(() => {
    if (asked) takeNow(asked.text);
  }, [asked]);
}

interface LogProps {
  chat: Chat;
  /** Sends a suggestion; one with a gap goes into the input, with the gap selected. */
  onSuggestion: (text: string) => void;
  onAgain: (messageId: string) => void;
  onSetAside: () => void;
}

/** The ids of the actions that the answers before one show. */
const shownBefore = (messages: readonly ChatMessage[], no: number): ReadonlySet<string> =>
  new Set(messages.slice(0, no).flatMap(({ actions }) => actions.map(({ id }) => id)));

/** The conversation so far, which follows its end. */
function Log({ chat, onSuggestion, onAgain, onSetAside }: LogProps) {
  const { messages } = chat;
  const { list, inner, onScroll } = useFollowEnd(messages, messages.length);
  return (
    <div
      ref={list}
      onScroll={onScroll}
      tabIndex={0}
      role="log"
      // Word by word is no way to listen: what came of it is said once, below.
      aria-live="off"
      aria-label="Conversation"
      className="flex min-h-0 flex-1 flex-col overflow-y-auto"
    >
      <div ref={inner} className="flex shrink-0 grow flex-col">
        {messages.length === 0 ? (
          <ChatWelcome mode={chat.mode} onSuggestion={onSuggestion} />
        ) : (
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 p-3">
            {messages.map((message, no) => (
              <Message
                key={message.id}
                message={message}
                shown={shownBefore(messages, no)}
                isLast={message === messages.at(-1)}
                isBusy={chat.isLoading}
                onSuggestion={onSuggestion}
                onAgain={onAgain}
                onSetAside={onSetAside}
              />
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

/** Returns an answer for a screen reader: without marks and addresses. */
function spoken({ content, actions, status, waitsUntil }: ChatMessage): string {
  if (status === "loading") return waitsUntil === null ? "The assistant is answering." : WAITS;
  const words = content
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[*_`#>|]/g, "")
    .replace(/^\s*[-+]\s+/gm, "")
    .trim();
  const waiting = actions.filter((action) => action.status === "proposed").map(({ title }) => title);
  return [words, ...waiting.map((title) => `Waiting for your confirmation: ${title}.`)].filter(Boolean).join(" ");
}

/** Announces that an answer is on its way and then, once, the whole answer. A failure has an alert of its own. */
function Announcement({ message }: { message: ChatMessage | undefined }) {
  return (
    <p role="status" className="sr-only">
      {message?.role === "assistant" && message.status !== "failed" ? spoken(message) : ""}
    </p>
  );
}

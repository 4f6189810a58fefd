import type { AssistantAction, ConversationReply } from "@contract/assistant";
import { RotateCcw } from "lucide-react";
import { Link } from "react-router-dom";
import { Button } from "@/components/ui/button";
import { safeUrl } from "@/lib/safe-url";
import { ActionCard } from "./action-card";
import { AnswerText } from "./answer-text";
import type { ChatMessage } from "./chat-state";
import { UndoTurn } from "./undo-turn";
import { alreadyExistsSentence, executedSentence, STOPPED } from "./messages";
import { cardsOf, withoutCards } from "./said-once";
import { sentFor } from "./sent-for";
import { Waiting } from "./waiting";

function Sources({ sources }: { sources: ConversationReply["sources"] }) {
  if (sources.length === 0) return null;
  return (
    <p className="text-muted-foreground flex flex-wrap gap-x-2 gap-y-1 text-xs">
      <span className="leading-6">From</span>
      {sources.map(({ kind, id, label, href }) => {
        const safe = safeUrl(href);
        const style = "max-w-56 min-w-6 truncate leading-6 underline underline-offset-2";
        if (safe === null)
          return (
            <span key={kind + id} className="leading-6">
              {label}
            </span>
          );
        return safe.startsWith("/") ? (
          <Link key={kind + id} to={safe} dir="auto" className={style}>
            {label}
          </Link>
        ) : (
          <a key={kind + id} href={safe} target="_blank" rel="noreferrer noopener" dir="auto" className={style}>
            {label}
          </a>
        );
      })}
    </p>
  );
}

/** Whether a sentence is not in the answer already. */
const saysMore = (sentence: string | null, { reply }: ConversationReply): boolean =>
  sentence !== null && !reply.includes(sentence);

/** What came of actions that have no card here. */
function Outcome({ reply }: { reply: ConversationReply }) {
  const cards = (status: AssistantAction["status"]) =>
    reply.actions.filter((action) => action.status === status).length;
  const isShown = cards("executed") >= reply.executedCount;
  const exist = cards("already_exists") >= reply.alreadyExists.length ? [] : reply.alreadyExists;
  return (
    <>
      {!isShown && (
        <p>{executedSentence(reply.executedCount, saysMore(reply.summary, reply) ? reply.summary : null)}</p>
      )}
      {exist.map(({ message }) => (
        <p key={message} dir="auto">
          {alreadyExistsSentence(message)}
        </p>
      ))}
    </>
  );
}

interface MessageProps {
  message: ChatMessage;
  /** The actions that earlier answers show. */
  shown: ReadonlySet<string>;
  /** Whether it is the last one, whose suggestions can still be taken. */
  isLast: boolean;
  /** Whether an answer is on its way: nothing else can be sent until it is there. */
  isBusy: boolean;
  onSuggestion: (text: string) => void;
  /** Sends the message whose answer failed again. */
  onAgain: (messageId: string) => void;
  /** Stops waiting for an earlier try. */
  onSetAside: () => void;
}

/** One message of the conversation, with what its answer did, proposes and rests on. */
export function Message({ message, shown, isLast, isBusy, onSuggestion, onAgain, onSetAside }: MessageProps) {
  const { reply, sent } = message;
  const cards = cardsOf(message.content, message.actions, shown);
  const words = withoutCards(message.content, cards);
  if (message.role === "user") {
    return (
      <li className="grid justify-items-end">
        <p
          dir="auto"
          className="bg-secondary rounded-card max-w-[85%] px-3 py-2 text-base wrap-break-word whitespace-pre-wrap"
        >
          <span className="sr-only">You: </span>
          {message.content}
        </p>
      </li>
    );
  }
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-2 text-base" aria-busy={message.status === "loading"}>
      <span className="sr-only">Assistant:</span>
      {words !== "" && <AnswerText text={words} />}
      {message.status === "loading" && message.waitsUntil !== null && (
        <Waiting until={message.waitsUntil} onSetAside={onSetAside} />
      )}
      {message.status === "loading" && message.waitsUntil === null && (
        <p className="text-muted-foreground flex items-center gap-2 text-sm">
          <span aria-hidden className="bg-primary size-1.5 animate-pulse rounded-full" />
          {message.doing ?? (message.content === "" ? "Thinking…" : "Writing…")}
        </p>
      )}
      {(message.status === "failed" || message.status === "refused") && message.error && (
        <p role="alert" dir="auto" className="text-bad-foreground text-sm wrap-break-word">
          {message.error}
        </p>
      )}
      {message.status === "failed" && sent && (
        <Button size="sm" className="justify-self-start" disabled={isBusy} onClick={() => onAgain(sent.messageId)}>
          <RotateCcw aria-hidden className="size-3.5" /> Try again
        </Button>
      )}
      {message.status === "stopped" && <p className="text-muted-foreground text-sm">{STOPPED}</p>}
      {cards.map((action) => (
        <ActionCard key={action.id} action={action} />
      ))}
      <UndoTurn actions={cards} />
      {reply && (
        <div className="text-muted-foreground grid gap-2 text-sm empty:hidden">
          <Outcome reply={reply} />
          <Sources sources={reply.sources} />
        </div>
      )}
      {reply && isLast && reply.suggestions.length > 0 && (
        <div className="flex flex-wrap gap-1.5">
          {reply.suggestions.map((text) => (
            <Button
              key={text}
              size="sm"
              className="h-auto min-h-7 max-w-full shrink py-1 text-start whitespace-normal"
              onClick={() => onSuggestion(sentFor(text, reply.reply))}
            >
              {text}
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}

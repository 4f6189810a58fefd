import type { AssistantAction, ConversationResult } from "@contract/assistant";
import type { UseMutationResult } from "@tanstack/react-query";
import { Check, Info, type LucideIcon, RotateCcw, X } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogDescription, DialogFooter, DialogTitle } from "@/components/ui/dialog";
import { Spinner } from "@/components/ui/spinner";
import { toast } from "@/lib/toast";
import { ActionCard } from "./action-card";
import { asStored, useSettleAction, useStoredActions } from "./assistant.queries";
import { executedSentence, NO_ACTIONS } from "./messages";

function Section({
  title,
  icon: Icon,
  tone,
  lines,
}: {
  title: string;
  icon: LucideIcon;
  tone: string;
  lines: string[];
}) {
  if (lines.length === 0) return null;
  return (
    <section className="grid gap-1">
      <h3 className="text-sm font-semibold">{title}</h3>
      <ul className="grid gap-1 text-base">
        {lines.map((line, index) => (
          <li key={`${index}:${line}`} dir="auto" className="flex gap-2 wrap-break-word">
            <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${tone}`} />
            <span className="min-w-0">{line}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ExecutedProps {
  executed: Pick<ConversationResult["executed"][number], "id" | "message">[];
  isUndone: (actionId: string) => boolean;
}

function Executed({ executed, isUndone }: ExecutedProps) {
  const settle = useSettleAction();
  if (executed.length === 0) return null;
  const undo = (actionId: string) =>
    settle.mutate({ actionId, how: "undo" }, { onError: (error) => toast.bad(error.message) });
  return (
    <section className="grid gap-1">
      <h3 className="text-sm font-semibold">{executedSentence(executed.length, null)}</h3>
      <ul className="grid gap-1 text-base">
        {executed.map(({ id, message }) => (
          <li key={id} className="flex items-start gap-2">
            <Check aria-hidden className="text-good-foreground mt-0.5 size-4 shrink-0" />
            <span dir="auto" className="min-w-0 flex-1 wrap-break-word">
              {message}
            </span>
            {isUndone(id) ? (
              <span className="text-muted-foreground text-sm">Undone</span>
            ) : (
              <Button size="sm" variant="ghost" className="-my-1" disabled={settle.isPending} onClick={() => undo(id)}>
                Undo
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Result({ result, sessionId }: { result: ConversationResult; sessionId: string | null }) {
  const stored = useStoredActions(
    sessionId !== null && result.executed.length + result.waiting.length > 0 ? [sessionId] : [],
  );
  // What was waiting goes where it belongs as soon as it is settled here.
  const actions = asStored(result.waiting, stored);
  const are = (status: AssistantAction["status"]) => actions.filter((action) => action.status === status);
  const messageOf = ({ id, message, title }: AssistantAction) => ({ id, message: message ?? title });
  const executed = [...result.executed, ...are("executed").map(messageOf)];
  const alreadyExists = [...result.alreadyExists, ...are("already_exists").map(messageOf)];
  const failed = [...result.failed.map(({ reason }) => reason), ...are("failed").map((one) => messageOf(one).message)];
  const titles = (status: AssistantAction["status"]) => are(status).map(({ title }) => title);
  const undone = [...result.undone, ...titles("undone")];
  const cancelled = [...result.cancelled, ...titles("cancelled")];
  const waiting = are("proposed");
  const lists = [executed, alreadyExists, failed, undone, cancelled, waiting];
  if (lists.every((list) => list.length === 0)) return <p className="text-base">{NO_ACTIONS}</p>;
  return (
    <div className="grid gap-4">
      <Executed
        executed={executed}
        isUndone={(actionId) => stored.some(({ id, status }) => id === actionId && status === "undone")}
      />
      {waiting.length > 0 && (
        <section className="grid gap-2">
          <h3 className="text-sm font-semibold">Waiting</h3>
          {waiting.map((action) => (
            <ActionCard key={action.id} action={action} />
          ))}
        </section>
      )}
      <Section
        title="Already exists"
        icon={Info}
        tone="text-info-foreground"
        lines={alreadyExists.map(({ message }) => message)}
      />
      <Section title="Undone" icon={RotateCcw} tone="text-muted-foreground" lines={undone} />
      <Section title="Cancelled" icon={X} tone="text-muted-foreground" lines={cancelled} />
      <Section title="Failed" icon={X} tone="text-bad-foreground" lines={failed} />
      <details className="text-sm">
        <summary className="text-muted-foreground">The conversation</summary>
        <p dir="auto" className="text-muted-foreground mt-2 wrap-break-word whitespace-pre-wrap">
          {result.transcript}
        </p>
      </details>
    </div>
  );
}

interface ActionLogProps {
  sessionId: string | null;
  ending: Pick<UseMutationResult<ConversationResult>, "data" | "error" | "isPending">;
  onRetry: () => void;
  onClose: () => void;
}

/** What came of a conversation that has been closed. */
export default function ActionLogDialog({ sessionId, ending, onRetry, onClose }: ActionLogProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="md:w-[32rem]">
        <DialogTitle>Action Extraction Log</DialogTitle>
        <DialogDescription className="sr-only">What the assistant did in this conversation</DialogDescription>
        {ending.isPending && (
          <p role="status" className="text-muted-foreground flex items-center gap-2">
            <Spinner /> Finishing up…
          </p>
        )}
        {ending.error && (
          <p role="alert" className="text-bad-foreground">
            The conversation couldn't be ended: {ending.error.message}
          </p>
        )}
        {ending.data && <Result result={ending.data} sessionId={sessionId} />}
        <DialogFooter>
          {ending.error && <Button onClick={onRetry}>Try again</Button>}
          <Button variant="primary" onClick={onClose}>
            Close
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

import type { AssistantAction, FieldChange } from "@contract/assistant";
import { Check, Info, RotateCcw, ShieldQuestion, X } from "lucide-react";
import { useRef } from "react";
import { Link } from "react-router-dom";
import { Button } from "@/components/ui/button";
import { calendarDay } from "@/lib/relative-time";
import { toast } from "@/lib/toast";
import { useNow } from "@/lib/use-now";
import { lossesInWords } from "./losses-in-words";
import { type Settling, useSettleAction } from "./assistant.queries";
import { alreadyExistsSentence } from "./messages";

const looks = {
  proposed: { icon: ShieldQuestion, label: "Waiting for you", tone: "text-warn-foreground" },
  executed: { icon: Check, label: "Done", tone: "text-good-foreground" },
  already_exists: { icon: Info, label: "Already there", tone: "text-info-foreground" },
  failed: { icon: X, label: "Failed", tone: "text-bad-foreground" },
  cancelled: { icon: X, label: "Cancelled", tone: "text-muted-foreground" },
  undone: { icon: RotateCcw, label: "Undone", tone: "text-muted-foreground" },
} as const;

const isLoss = (tool: string) => tool.startsWith("delete_");

/** A value as a person reads it: a date is told in words. */
const readable = (value: string) => (/^\d{4}-\d{2}-\d{2}$/.test(value) ? calendarDay(value) : value);

interface ChangeProps {
  change: FieldChange;
  action: Pick<AssistantAction, "status" | "tool">;
}

/** One field of a change: what it was and becomes, or, once that is undone, what it was for a while and is again. */
function Change({ change: { record, field, before, after }, action: { status, tool } }: ChangeProps) {
  const [had, has] = status === "undone" ? [after, before] : [before, after];
  const isEmpty = has === null || has === "";
  // A deletion shows what goes or is there again, and an addition that was undone what is gone.
  const isGone = isLoss(tool) ? status === "executed" : status === "undone" && isEmpty;
  return (
    <div className="col-span-2 grid grid-cols-subgrid">
      <dt dir="auto" className="text-muted-foreground min-w-18">
        {record === null ? field : `${record} · ${field}`}
      </dt>
      <dd dir="auto" className="min-w-0 wrap-break-word whitespace-pre-line">
        {isLoss(tool) || isGone ? (
          <WholeValue value={before ?? after ?? ""} isGone={isGone} />
        ) : (
          <>
            {had !== null && had !== "" && had !== has && (
              <>
                <del className="text-muted-foreground">{readable(had)}</del>
                <span aria-hidden> → </span>
                <span className="sr-only"> becomes </span>
              </>
            )}
            {isEmpty ? <span className="text-muted-foreground">empty</span> : readable(has)}
          </>
        )}
      </dd>
    </div>
  );
}

const WholeValue = ({ value, isGone }: { value: string; isGone: boolean }) =>
  isGone ? <del className="text-muted-foreground">{readable(value)}</del> : readable(value);

interface QuestionProps {
  action: AssistantAction;
  isPending: boolean;
  onSettle: (how: Settling) => void;
}

/** Why a change waits, and the answers to it. */
function Question({ action: { heldBecause, expiresAt, tool }, isPending, onSettle }: QuestionProps) {
  const now = useNow();
  const isOver = expiresAt !== null && Date.parse(expiresAt) < now.getTime();
  return (
    <>
      {heldBecause && <p className="text-muted-foreground">{heldBecause}</p>}
      {isOver ? (
        <p className="text-muted-foreground">This request expired. Please ask again.</p>
      ) : (
        <div className="flex gap-2">
          <Button
            size="sm"
            variant={isLoss(tool) ? "danger" : "primary"}
            disabled={isPending}
            onClick={() => onSettle("confirm")}
          >
            Confirm
          </Button>
          <Button size="sm" disabled={isPending} onClick={() => onSettle("cancel")}>
            Cancel
          </Button>
        </div>
      )}
    </>
  );
}

/** One thing that the assistant did or means to do: the exact change, what else goes with it, and what can be done about it. */
export function ActionCard({ action }: { action: AssistantAction }) {
  const card = useRef<HTMLElement>(null);
  // The button that was pressed goes away, and would take the focus along.
  const settle = useSettleAction(() => card.current?.focus());
  const { icon: Icon, label, tone } = looks[action.status];
  const change = (how: Settling) =>
    settle.mutate({ actionId: action.id, how }, { onError: (error) => toast.bad(error.message) });
  const losses = action.losses.filter(({ count }) => count > 0);

  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-label={`${label}: ${action.title}`}
      className="rounded-card bg-card grid gap-2 border p-3 text-sm"
    >
      <div className="flex items-start gap-2">
        <Icon aria-hidden className={`mt-px size-4 shrink-0 ${tone}`} />
        <div className="min-w-0 flex-1">
          <p dir="auto" className="font-medium wrap-break-word">
            {action.founderId ? (
              <Link to={`/people/${action.founderId}`} className="hover:underline">
                {action.title}
              </Link>
            ) : (
              action.title
            )}
          </p>
          <p className={tone}>{label}</p>
        </div>
        {action.status === "executed" && action.canUndo && (
          <Button size="sm" variant="ghost" disabled={settle.isPending} onClick={() => change("undo")}>
            <RotateCcw aria-hidden className="size-3.5" /> Undo
          </Button>
        )}
      </div>
      {action.changes.length > 0 && (
        <dl className="grid grid-cols-[fit-content(45%)_minmax(0,1fr)] gap-x-3 gap-y-1">
          {action.changes.map((one) => (
            <Change key={`${one.record ?? ""}:${one.field}`} change={one} action={action} />
          ))}
        </dl>
      )}
      {losses.length > 0 && <p className="text-bad-foreground">{lossesInWords(losses)}</p>}
      {action.message && (action.status === "failed" || action.status === "already_exists") && (
        <p dir="auto" className="text-muted-foreground wrap-break-word">
          {action.status === "failed" ? action.message : alreadyExistsSentence(action.message)}
        </p>
      )}
      {action.status === "proposed" && <Question action={action} isPending={settle.isPending} onSettle={change} />}
    </section>
  );
}

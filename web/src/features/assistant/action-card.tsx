import type { AssistantAction, FieldChange } from "@contract/assistant";
import { Check, Info, RotateCcw, ShieldQuestion, X } from "lucide-react";
import { Link } from "react-router-dom";
import { Button } from "@/components/ui/button";
import { toast } from "@/lib/toast";
import { useNow } from "@/lib/use-now";
import { type Settling, useSettleAction } from "./assistant.queries";

const looks = {
  proposed: { icon: ShieldQuestion, label: "Waiting for you", tone: "text-warn-foreground" },
  executed: { icon: Check, label: "Done", tone: "text-good-foreground" },
  already_exists: { icon: Info, label: "Already there", tone: "text-info-foreground" },
  failed: { icon: X, label: "Failed", tone: "text-bad-foreground" },
  cancelled: { icon: X, label: "Cancelled", tone: "text-muted-foreground" },
  undone: { icon: RotateCcw, label: "Undone", tone: "text-muted-foreground" },
} as const;

const isLoss = (tool: string) => tool.startsWith("delete_");

function Change({ change: { field, before, after } }: { change: FieldChange }) {
  return (
    <div className="grid grid-cols-[minmax(4.5rem,auto)_1fr] gap-x-3">
      <dt className="text-muted-foreground">{field}</dt>
      <dd dir="auto" className="min-w-0 wrap-break-word">
        {before !== null && before !== "" && (
          <>
            <del className="text-muted-foreground">{before}</del>
            <span aria-hidden> → </span>
            <span className="sr-only"> becomes </span>
          </>
        )}
        {after === null || after === "" ? <span className="text-muted-foreground">empty</span> : after}
      </dd>
    </div>
  );
}

/** One thing that the assistant did or means to do: the exact change, what else goes with it, and what can be done about it. */
export function ActionCard({
  action,
  onSettled,
}: {
  action: AssistantAction;
  onSettled: (action: AssistantAction) => void;
}) {
  const settle = useSettleAction(onSettled);
  const { icon: Icon, label, tone } = looks[action.status];
  const change = (how: Settling) =>
    settle.mutate({ actionId: action.id, how }, { onError: (error) => toast.bad(error.message) });
  const now = useNow();
  const isOver = action.expiresAt !== null && Date.parse(action.expiresAt) < now.getTime();
  const losses = action.losses.filter(({ count }) => count > 0);

  return (
    <section aria-label={`${label}: ${action.title}`} className="rounded-card bg-card grid gap-2 border p-3 text-sm">
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
        <dl className="grid gap-1">
          {action.changes.map((one) => (
            <Change key={one.field} change={one} />
          ))}
        </dl>
      )}
      {losses.length > 0 && (
        <p className="text-bad-foreground">
          Goes with it: {losses.map(({ what, count }) => `${count} ${what}`).join(", ")}. It stays in the trash for 30
          days.
        </p>
      )}
      {action.message && action.status !== "proposed" && (
        <p dir="auto" className="text-muted-foreground wrap-break-word">
          {action.message}
        </p>
      )}
      {action.status === "proposed" && (
        <>
          {action.heldBecause && <p className="text-muted-foreground">{action.heldBecause}</p>}
          {isOver ? (
            <p className="text-muted-foreground">This waited too long. Ask again to do it.</p>
          ) : (
            <div className="flex gap-2">
              <Button
                size="sm"
                variant={isLoss(action.tool) ? "danger" : "primary"}
                disabled={settle.isPending}
                onClick={() => change("confirm")}
              >
                Confirm
              </Button>
              <Button size="sm" disabled={settle.isPending} onClick={() => change("cancel")}>
                Cancel
              </Button>
            </div>
          )}
        </>
      )}
    </section>
  );
}

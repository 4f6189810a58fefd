import { personIn } from "@contract/compose-digest";
import type { Digest, StoredDigestItem } from "@contract/digests";
import { Clock } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { cn } from "@/lib/cn";
import { safeUrl } from "@/lib/safe-url";
import { useAnswerItem } from "./digests.queries";

const SNOOZES = [
  [1, "1 day"],
  [3, "3 days"],
  [7, "1 week"],
  [30, "1 month"],
] as const;

export type WriteEmail = (founder: { id: string; name: string }) => ReactNode;

interface DigestRowProps {
  digestId: Digest["id"];
  item: StoredDigestItem;
  writeEmail: WriteEmail;
}

/** One item of a digest: mark it as done, snooze it, write to the person, or open its source. */
export function DigestRow({ digestId, item, writeEmail }: DigestRowProps) {
  const { mutate } = useAnswerItem();
  const isDone = item.ended === "done";
  const isOver = isDone || item.ended === "snoozed";
  const name = personIn(item);
  const canSnooze = item.kind === "task" || item.kind === "reach_out";
  // A logged contact stays in the person's timeline, where it can be deleted.
  const isFixed = isDone && item.kind === "reach_out";
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 gap-y-1 px-4 py-2.5 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      <Checkbox
        aria-label={`Done: ${item.title}`}
        checked={isDone}
        disabled={isFixed}
        onCheckedChange={(checked) => mutate({ digestId, item, answer: { ended: checked === true ? "done" : null } })}
      />
      <div className={cn("grid min-w-0 gap-0.5 pt-0.5 pointer-coarse:pt-2.5", isOver && "opacity-55")}>
        <p className="min-w-0 text-base font-medium wrap-break-word" dir="auto">
          <span className="text-muted-foreground tabular-nums">{item.number}.</span> <Title item={item} />
        </p>
        {item.detail && (
          <p className="text-muted-foreground line-clamp-2 text-sm wrap-break-word" dir="auto">
            {item.detail}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-1 max-sm:col-start-2">
        {item.ended === "snoozed" ? (
          <span className="text-muted-foreground text-sm sm:px-2">Snoozed</span>
        ) : (
          !isDone && (
            <>
              {name !== null && item.founderId !== null && writeEmail({ id: item.founderId, name })}
              {canSnooze && (
                <Snooze
                  title={item.title}
                  onPick={(days) => mutate({ digestId, item, answer: { ended: "snoozed", days } })}
                />
              )}
            </>
          )
        )}
      </div>
    </li>
  );
}

/** Links to the post, person, task or setting. */
function Title({ item: { title, taskId, sourceUrl } }: { item: StoredDigestItem }) {
  if (taskId !== null)
    return (
      <Link to={`/tasks?task=${taskId}`} className="hover:underline">
        {title}
      </Link>
    );
  if (sourceUrl?.startsWith("/"))
    return (
      <Link to={sourceUrl} className="hover:underline">
        {title}
      </Link>
    );
  const address = safeUrl(sourceUrl);
  if (address === null) return title;
  return (
    <a href={address} target="_blank" rel="noreferrer noopener" className="hover:underline">
      {title}
    </a>
  );
}

function Snooze({ title, onPick }: { title: string; onPick: (days: number) => void }) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button icon={Clock} size="sm" variant="ghost" aria-label={`Snooze ${title}`}>
          Snooze
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        {SNOOZES.map(([days, label]) => (
          <DropdownMenuItem key={days} onSelect={() => onPick(days)}>
            {label}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

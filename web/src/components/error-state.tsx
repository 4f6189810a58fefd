import { CircleAlert, CloudOff, Lock, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "./ui/button";
import { Spinner } from "./ui/spinner";

const icons: Record<"failed" | "offline" | "forbidden", LucideIcon> = {
  failed: CircleAlert,
  offline: CloudOff,
  forbidden: Lock,
};

interface ErrorStateProps {
  /** The sentence: what happened. */
  title: string;
  /** What to do next. */
  text?: ReactNode;
  kind?: keyof typeof icons;
  /** The query to run again; or, where there is none, what else tries again. */
  query?: { refetch: () => unknown; isFetching: boolean };
  onRetry?: (() => void) | undefined;
  retrying?: boolean | undefined;
  /** Other ways on. */
  children?: ReactNode;
}

/** What is in a pane whose data did not come: a sentence, and a way on. */
export function ErrorState({ title, text, kind = "failed", query, children, ...given }: ErrorStateProps) {
  const Icon = icons[kind];
  const { onRetry, retrying } = query ? { onRetry: () => void query.refetch(), retrying: query.isFetching } : given;
  return (
    <div role="alert" className="mx-auto flex max-w-md flex-col items-center gap-1 p-6 text-center">
      <span className="rounded-card bg-secondary text-muted-foreground mb-2 grid size-10 place-items-center">
        <Icon aria-hidden className="size-5" />
      </span>
      <p className="text-base font-semibold wrap-break-word" dir="auto">
        {title}
      </p>
      {text && <div className="text-muted-foreground text-base text-pretty">{text}</div>}
      <div className="flex flex-wrap justify-center gap-2 pt-3 empty:hidden">
        {onRetry && (
          <Button size="sm" variant="primary" aria-disabled={retrying} onClick={() => !retrying && onRetry()}>
            {retrying && <Spinner />}
            Retry
          </Button>
        )}
        {children}
      </div>
    </div>
  );
}

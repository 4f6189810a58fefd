import type { ReactNode } from "react";

interface QueueSectionProps {
  title: string;
  count: number;
  /** How many of them stand in the list. */
  shown: number;
  /** What can be done with all of them. */
  action?: ReactNode;
  children: ReactNode;
}

/** The jobs of one kind, with how many there are. */
export function QueueSection({ title, count, shown, action, children }: QueueSectionProps) {
  if (count === 0) return null;
  const rest = count - shown;
  return (
    <section aria-label={title} className="grid gap-0.5 py-2">
      <div className="flex min-h-7 items-center gap-2 ps-4 pe-2">
        <h3 className="text-muted-foreground text-xs font-medium">
          {title} <span className="text-foreground ms-1 tabular-nums">{count.toLocaleString()}</span>
        </h3>
        <span className="ms-auto">{action}</span>
      </div>
      <ul>{children}</ul>
      {rest > 0 && <p className="text-muted-foreground ps-12 text-xs tabular-nums">and {rest.toLocaleString()} more</p>}
    </section>
  );
}

import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

interface EmptyStateProps {
  icon?: LucideIcon;
  /** One sentence: what will be here. */
  title: string;
  /** An example, or how it fills. */
  text?: ReactNode;
  /** The one action. */
  children?: ReactNode;
}

/** What is in a list that has nothing yet: a sentence, an example, an action. */
export function EmptyState({ icon: Icon, title, text, children }: EmptyStateProps) {
  return (
    <div className="mx-auto flex max-w-sm flex-col items-center gap-1 p-6 text-center">
      {Icon && (
        <span className="rounded-card bg-secondary text-muted-foreground mb-2 grid size-10 place-items-center">
          <Icon aria-hidden className="size-5" />
        </span>
      )}
      <p className="text-base font-semibold text-balance" dir="auto">
        {title}
      </p>
      {text && <div className="text-muted-foreground text-base text-pretty">{text}</div>}
      {children && <div className="flex flex-wrap justify-center gap-2 pt-3">{children}</div>}
    </div>
  );
}

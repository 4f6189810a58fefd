import { cn } from "@/lib/cn";

/** A text on one line that cuts with an ellipsis; all of it shows while its cell is pointed at or focused (FullText). */
export function CutText({ text, className }: { text: string | null; className?: string | undefined }) {
  if (text === null || text === "") return null;
  return (
    <span data-cut className={cn("as-written block min-w-0 truncate", className)}>
      {text}
    </span>
  );
}

import { cn } from "@/lib/cn";
import { keyLabels } from "@/lib/key-labels";

/** The keys that do something, as the person's keyboard names them: "mod+k", "g p", "?". None where fingers do it. */
export function Kbd({ keys, className }: { keys: string; className?: string }) {
  return (
    <span aria-hidden className={cn("inline-flex shrink-0 gap-0.5 pointer-coarse:hidden", className)}>
      {keyLabels(keys).map((label, at) => (
        <kbd
          // The order of a shortcut's keys never changes.
          key={at}
          className="border-border text-muted-foreground grid h-[1.125rem] min-w-[1.125rem] place-items-center rounded-[4px] border px-1 font-sans text-[0.6875rem] leading-none font-medium"
        >
          {label}
        </kbd>
      ))}
    </span>
  );
}

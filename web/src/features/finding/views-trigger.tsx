import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";

export const EVERYBODY_VIEW = "All people";

/** The button that opens the views, with the name of the one that is shown. */
export function ViewsTrigger({ name, ...props }: ComponentProps<"button"> & { name: string }) {
  return (
    <button
      type="button"
      aria-haspopup="menu"
      className="rounded-control hover:bg-secondary data-[state=open]:bg-secondary text-muted-foreground hover:text-foreground flex h-7 min-w-0 items-center gap-1 px-2 text-sm font-medium pointer-coarse:h-11"
      {...props}
    >
      <span className="sr-only">View: </span>
      <span dir="auto" className="max-md:text-foreground max-w-44 min-w-0 truncate max-md:text-base">
        {name}
      </span>
      <ChevronDown aria-hidden className="size-3.5 shrink-0" />
    </button>
  );
}

import { Check, Minus } from "lucide-react";
import { Checkbox as Primitive } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";

/** A box of 16 px in a target of 24 px, 44 px under a finger. `checked="indeterminate"` for some of many. */
export function Checkbox({ className, ...props }: ComponentProps<typeof Primitive.Root>) {
  return (
    <Primitive.Root
      className={cn(
        "peer group rounded-control grid size-6 shrink-0 place-items-center disabled:opacity-55 pointer-coarse:size-11",
        className,
      )}
      {...props}
    >
      <span className="border-input bg-background text-primary-foreground group-hover:border-foreground group-data-[state=checked]:border-primary group-data-[state=checked]:bg-primary group-data-[state=indeterminate]:border-primary group-data-[state=indeterminate]:bg-primary grid size-4 place-items-center rounded-[4px] border transition-colors pointer-coarse:size-5">
        <Primitive.Indicator className="group">
          <Check aria-hidden strokeWidth={3} className="size-3 group-data-[state=indeterminate]:hidden" />
          <Minus aria-hidden strokeWidth={3} className="hidden size-3 group-data-[state=indeterminate]:block" />
        </Primitive.Indicator>
      </span>
    </Primitive.Root>
  );
}

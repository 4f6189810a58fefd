import { Switch as Primitive } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";

/** On or off, at once and without a Save. Label it with a <Label htmlFor>. */
export function Switch({ className, ...props }: ComponentProps<typeof Primitive.Root>) {
  return (
    <Primitive.Root
      className={cn(
        "group inline-flex h-6 w-9 shrink-0 items-center rounded-full disabled:opacity-55 pointer-coarse:h-11 pointer-coarse:w-11",
        className,
      )}
      {...props}
    >
      <span className="bg-input group-data-[state=checked]:bg-primary flex h-5 w-9 items-center rounded-full px-0.5 transition-colors">
        <Primitive.Thumb className="bg-primary-foreground shadow-low size-4 rounded-full transition-transform data-[state=checked]:translate-x-4 rtl:data-[state=checked]:-translate-x-4" />
      </span>
    </Primitive.Root>
  );
}

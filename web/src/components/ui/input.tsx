import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";

export function Input({ className, ...props }: ComponentProps<"input">) {
  return (
    <input
      className={cn(
        "rounded-control border-input bg-background placeholder:text-muted-foreground aria-invalid:border-destructive read-only:bg-secondary read-only:border-border h-9 w-full border px-3 text-base focus-visible:outline-offset-0 pointer-coarse:h-11 pointer-coarse:text-lg",
        className,
      )}
      {...props}
    />
  );
}

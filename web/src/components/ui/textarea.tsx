import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";

export function Textarea({ className, ...props }: ComponentProps<"textarea">) {
  return (
    <textarea
      className={cn(
        "rounded-control border-input bg-background placeholder:text-muted-foreground field-sizing-content max-h-72 min-h-9 w-full resize-none border px-3 py-[7px] text-base focus-visible:outline-offset-0 pointer-coarse:min-h-11 pointer-coarse:text-lg",
        className,
      )}
      {...props}
    />
  );
}

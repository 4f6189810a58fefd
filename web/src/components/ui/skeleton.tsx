import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";

/** A grey bar of the size of what comes; say in words nearby what is loading. */
export function Skeleton({ className, ...props }: ComponentProps<"div">) {
  return <div aria-hidden className={cn("rounded-control bg-border/70 animate-pulse", className)} {...props} />;
}

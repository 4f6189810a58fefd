import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";

/** A grey bar of the size of what comes; say in words nearby what is loading. */
export function Skeleton({ className, ...props }: ComponentProps<"div">) {
  return <div aria-hidden className={cn("rounded-control bg-border/70 animate-pulse", className)} {...props} />;
}

/** Many bars that pulse as one: each by itself would be a layer of its own to draw, frame by frame. */
export function SkeletonGroup({ className, ...props }: ComponentProps<"div">) {
  return <div className={cn("animate-pulse **:animate-none", className)} {...props} />;
}

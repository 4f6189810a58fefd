import { type ClassValue, clsx } from "clsx";
import { extendTailwindMerge } from "tailwind-merge";

const merge = extendTailwindMerge({
  extend: { theme: { radius: ["control", "card", "dialog"], shadow: ["low", "float"] } },
});

/** Joins class names; of two that set the same property the later one stays. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes));
}

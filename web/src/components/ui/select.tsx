import { ChevronDown } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "@/lib/cn";

/**
 * The browser's own select in our clothes: the phone's picker, the keyboard and screen readers come with it, and Radix's
 * Select writes a <style> that the content policy refuses. The first <option value=""> is its placeholder.
 */
export function Select({ className, children, ...props }: ComponentProps<"select">) {
  return (
    <span className={cn("relative block w-full", className)}>
      <select
        className="peer rounded-control border-input bg-background aria-invalid:border-destructive has-[option[value='']:checked]:text-muted-foreground [&_option]:bg-popover [&_option]:text-popover-foreground h-9 w-full cursor-pointer appearance-none truncate border ps-3 pe-9 text-base focus-visible:outline-offset-0 disabled:cursor-default disabled:opacity-55 pointer-coarse:h-11 pointer-coarse:text-lg"
        {...props}
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden
        className="text-muted-foreground pointer-events-none absolute end-2.5 top-1/2 size-4 -translate-y-1/2 peer-disabled:opacity-55"
      />
    </span>
  );
}

/** The options of a Select, each with its label. */
export function Options<Value extends string | number>({
  values,
  label,
}: {
  values: readonly Value[];
  label: (value: Value) => ReactNode;
}) {
  return values.map((value) => (
    <option key={value} value={value}>
      {label(value)}
    </option>
  ));
}

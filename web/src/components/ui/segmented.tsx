import { ToggleGroup } from "radix-ui";
import type { ReactNode } from "react";
import { cn } from "@/lib/cn";

interface SegmentedProps<Value extends string> {
  /** What is being chosen, for those who cannot see it. */
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: ReactNode }[];
  className?: string;
}

/** One of a few, side by side: a view, a mode. Arrow keys move between them. */
export function Segmented<Value extends string>({ label, value, onChange, options, className }: SegmentedProps<Value>) {
  return (
    <ToggleGroup.Root
      type="single"
      aria-label={label}
      value={value}
      // Pressing the chosen one again gives "": one is always chosen.
      onValueChange={(next) => {
        const chosen = options.find((option) => option.value === next);
        if (chosen) onChange(chosen.value);
      }}
      className={cn("rounded-control bg-secondary inline-flex gap-0.5 p-0.5", className)}
    >
      {options.map((option) => (
        <ToggleGroup.Item
          key={option.value}
          value={option.value}
          className="text-muted-foreground hover:text-foreground data-[state=on]:bg-raised data-[state=on]:text-foreground data-[state=on]:shadow-low inline-flex h-7 flex-1 items-center justify-center gap-1.5 rounded-[5px] px-2.5 text-sm font-medium whitespace-nowrap transition-colors pointer-coarse:h-11 [&_svg]:size-4 [&_svg]:shrink-0"
        >
          {option.label}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  );
}

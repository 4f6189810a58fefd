import { Progress as Primitive } from "radix-ui";
import { cn } from "@/lib/cn";

interface ProgressProps {
  /** From 0 to 100. */
  value: number;
  /** What is under way. */
  label: string;
  className?: string;
}

export function Progress({ value, label, className }: ProgressProps) {
  const done = Math.max(0, Math.min(100, value));
  return (
    <Primitive.Root
      value={done}
      aria-label={label}
      className={cn("bg-secondary h-1.5 w-full overflow-hidden rounded-full", className)}
    >
      <Primitive.Indicator
        className="bg-primary duration-calm size-full origin-left transition-transform rtl:origin-right"
        style={{ transform: `scaleX(${done / 100})` }}
      />
    </Primitive.Root>
  );
}

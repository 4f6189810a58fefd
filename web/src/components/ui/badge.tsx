import { cva, type VariantProps } from "class-variance-authority";
import { X } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";

const badgeVariants = cva(
  "inline-flex h-5 max-w-full shrink-0 items-center gap-1 rounded-full px-2 text-xs font-medium whitespace-nowrap [&_svg]:size-3 [&_svg]:shrink-0",
  {
    variants: {
      tone: {
        neutral: "bg-secondary text-foreground",
        info: "bg-info text-info-foreground",
        good: "bg-good text-good-foreground",
        warn: "bg-warn text-warn-foreground",
        bad: "bg-bad text-bad-foreground",
      },
    },
    defaultVariants: { tone: "neutral" },
  },
);

/** A word or a count that says a state. */
export function Badge({ className, tone, ...props }: ComponentProps<"span"> & VariantProps<typeof badgeVariants>) {
  return <span className={cn(badgeVariants({ tone }), className)} {...props} />;
}

interface ChipProps extends Omit<ComponentProps<"span">, "children"> {
  label: string;
  /** One of the twelve hues, 0 to 11 and round again; grey without. */
  hue?: number;
  onRemove?: () => void;
}

const HUES = 12;

/** A name in a pill, perhaps one that can be taken away. */
export function Chip({ label, hue, onRemove, className, ...props }: ChipProps) {
  return (
    <span
      data-hue={hue === undefined ? undefined : hue % HUES}
      className={cn(
        "inline-flex h-6 max-w-full items-center gap-0.5 rounded-full px-2 text-sm",
        hue === undefined ? "bg-secondary text-foreground" : "bg-chip text-chip-foreground",
        onRemove && "pe-0.5 pointer-coarse:h-11",
        className,
      )}
      {...props}
    >
      <span className="min-w-0 truncate" dir="auto">
        {label}
      </span>
      {onRemove && (
        <button
          type="button"
          aria-label={`Remove ${label}`}
          onClick={onRemove}
          className="grid size-6 shrink-0 place-items-center rounded-full hover:opacity-70 pointer-coarse:size-11"
        >
          <X aria-hidden className="size-3.5" />
        </button>
      )}
    </span>
  );
}

import { cva, type VariantProps } from "class-variance-authority";
import type { LucideIcon } from "lucide-react";
import { Slot } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";

const buttonVariants = cva(
  "inline-flex shrink-0 items-center justify-center gap-2 rounded-control font-medium whitespace-nowrap transition-colors select-none disabled:pointer-events-none disabled:opacity-55 aria-disabled:opacity-55 [&_svg]:shrink-0",
  {
    variants: {
      variant: {
        primary: "bg-primary text-primary-foreground hover:bg-primary-hover",
        secondary: "border border-border bg-card text-foreground hover:bg-accent",
        danger: "bg-destructive text-destructive-foreground hover:bg-destructive-hover",
        ghost: "text-muted-foreground hover:bg-secondary hover:text-foreground",
      },
      size: {
        sm: "h-7 px-2.5 text-sm pointer-coarse:h-11",
        md: "h-9 px-3.5 text-base pointer-coarse:h-11",
        icon: "size-7 pointer-coarse:size-11",
      },
    },
    defaultVariants: { variant: "secondary", size: "md" },
  },
);

type ButtonProps = ComponentProps<"button"> &
  VariantProps<typeof buttonVariants> & {
    asChild?: boolean;
    /** Before the text, or without one alone. */
    icon?: LucideIcon;
  };

export function Button({
  className,
  variant,
  size,
  asChild = false,
  type = "button",
  icon: Icon,
  ...props
}: ButtonProps) {
  const classes = cn(buttonVariants({ variant, size }), className);
  if (asChild) return <Slot.Root className={classes} {...props} />;
  return (
    <button type={type} className={classes} {...props}>
      {Icon && <Icon aria-hidden className="size-4" />}
      {props.children}
    </button>
  );
}

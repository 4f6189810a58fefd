import { Plus } from "lucide-react";
import type { ComponentProps } from "react";

/** The button alone; the menu takes it over once its code is there. */
export function PhoneTrigger(props: ComponentProps<"button">) {
  return (
    <button
      type="button"
      aria-label="Add and more"
      className="shadow-float bg-primary text-primary-foreground hover:bg-primary-hover grid size-12 place-items-center rounded-full transition-colors"
      {...props}
    >
      <Plus aria-hidden className="size-5" />
    </button>
  );
}

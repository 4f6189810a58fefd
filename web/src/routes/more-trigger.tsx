import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { Button } from "@/components/ui/button";

/** The button that opens the menu of people; the menu takes it over once its code is there. */
export function MoreTrigger(props: ComponentProps<typeof Button>) {
  return (
    <Button variant="ghost" size="sm" {...props}>
      More
      <ChevronDown aria-hidden className="size-4" />
    </Button>
  );
}

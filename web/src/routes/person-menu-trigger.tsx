import { Ellipsis } from "lucide-react";
import type { ComponentProps } from "react";
import { Button } from "@/components/ui/button";
import { Tooltip } from "@/components/ui/tooltip";

/** The button that opens the menu of a person; the menu takes it over once its code is there. */
export function PersonMenuTrigger({ name, ...props }: ComponentProps<typeof Button> & { name: string }) {
  return (
    <Tooltip label="More">
      <Button size="icon" variant="ghost" aria-label={`More about ${name}`} {...props}>
        <Ellipsis aria-hidden className="size-4" />
      </Button>
    </Tooltip>
  );
}

import { CircleHelp } from "lucide-react";
import type { ComponentProps } from "react";
import { Button } from "@/components/ui/button";
import { Tooltip } from "@/components/ui/tooltip";

/** The button that opens the help menu; the menu takes it over once its code is there. */
export function HelpTrigger(props: ComponentProps<typeof Button>) {
  return (
    <Tooltip label="Help">
      <Button icon={CircleHelp} variant="ghost" size="icon" aria-label="Help" {...props} />
    </Tooltip>
  );
}

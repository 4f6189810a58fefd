import { Bell } from "lucide-react";
import type { ComponentProps } from "react";
import { Button } from "@/components/ui/button";
import { Tooltip } from "@/components/ui/tooltip";

/** The button that opens the notifications. The panel replaces it once its code is loaded. */
export function BellTrigger(props: ComponentProps<typeof Button>) {
  return (
    <Tooltip label="Notifications">
      <Button icon={Bell} variant="ghost" size="icon" aria-label="Notifications" {...props} aria-haspopup="dialog" />
    </Tooltip>
  );
}

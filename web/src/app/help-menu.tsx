import { Keyboard } from "lucide-react";

import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { HelpTrigger } from "./help-trigger";
import { helpEntries, type Tour } from "./help-entries";

interface HelpMenuProps {
  onTour: (tour: Tour) => void;
  onShortcuts: () => void;
}

/** The help menu, open from the start: it is loaded by the press that opens it. */
export default function HelpMenu({ onTour, onShortcuts }: HelpMenuProps) {
  return (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger asChild>
        <HelpTrigger />
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end" className="w-60">
        {helpEntries.map(({ tour, label, icon: Icon }) => (
          <DropdownMenuItem key={tour} onSelect={() => onTour(tour)}>
            <Icon aria-hidden className="text-muted-foreground" />
            {label}
          </DropdownMenuItem>
        ))}
        <DropdownMenuSeparator />
        <DropdownMenuItem keys="?" onSelect={onShortcuts}>
          <Keyboard aria-hidden className="text-muted-foreground" />
          Keyboard shortcuts
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

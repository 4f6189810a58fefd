import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { CopyCheck, Download, FileUp, History, IdCard, type LucideIcon, Trash2 } from "lucide-react";
import type { Command } from "@/lib/commands";
import { MoreTrigger } from "./more-trigger";

// They are here, not with the actions, which load with the table.
const icons: Record<string, LucideIcon> = {
  import: FileUp,
  duplicates: CopyCheck,
  trash: Trash2,
  changes: History,
  "export csv": Download,
  "export vcard": IdCard,
};

/** What can be done with people beside the table, open from the first moment: someone has just asked for it. */
export default function PeopleMenu({ actions }: { actions: Command[] }) {
  return (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger asChild>
        <MoreTrigger />
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        {actions.map(({ id, label, run }) => {
          const Icon = icons[id];
          return (
            <DropdownMenuItem key={id} onSelect={run}>
              {Icon && <Icon className="size-4" />}
              {label}
            </DropdownMenuItem>
          );
        })}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

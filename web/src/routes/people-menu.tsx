import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import type { Command } from "@/lib/commands";
import { MoreTrigger } from "./more-trigger";

/** What can be done with people beside the table, open from the first moment: somebody has just asked for it. */
export default function PeopleMenu({ actions }: { actions: Command[] }) {
  return (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger asChild>
        <MoreTrigger />
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        {actions.map(({ id, label, icon: Icon, run }) => (
          <DropdownMenuItem key={id} onSelect={run}>
            {Icon && <Icon className="size-4" />}
            {label}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

import { useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { commandStore, runCommand } from "@/lib/commands";
import { PhoneTrigger } from "./phone-trigger";
import { TASKS_PATH } from "./places";

/** The commands behind the button, by screen: on the people screen what the three floating controls do. */
function idsOf(pathname: string): string[] {
  if (pathname === "/people") return ["add person", "columns", "assistant"];
  return pathname === TASKS_PATH ? ["add task", "assistant"] : ["assistant", "add task"];
}

/** What a phone's floating button opens, open from the start: it is loaded by the press that opens it. */
export default function PhoneMenu() {
  const { pathname } = useLocation();
  const commands = useSyncExternalStore(commandStore.subscribe, commandStore.read);
  const shown = idsOf(pathname).flatMap((id) => commands.find((command) => command.id === id) ?? []);
  return (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger asChild>
        <PhoneTrigger />
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end" side="top" className="w-56">
        {shown.map((command) => (
          <DropdownMenuItem key={command.id} onSelect={() => runCommand(command)}>
            {command.icon && <command.icon aria-hidden className="text-muted-foreground" />}
            {command.label}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

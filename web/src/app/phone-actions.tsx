import { Plus } from "lucide-react";
import { useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { commandStore, runCommand } from "@/lib/commands";
import { TASKS_PATH } from "./places";

/** The commands behind the button, by screen: on the people screen what the three floating controls do. */
const idsOf = (pathname: string) => {
  if (pathname === "/people") return ["add person", "columns", "assistant"];
  return pathname === TASKS_PATH ? ["add task", "assistant"] : ["assistant", "add task"];
};

/**
 * A phone's one floating button, in place of the floating controls of a wider screen. It stands over the lower end corner; what
 * scrolls there ends with `pb-floats`.
 */
export function PhoneActions() {
  const { pathname } = useLocation();
  const commands = useSyncExternalStore(commandStore.subscribe, commandStore.read);
  const shown = idsOf(pathname).flatMap((id) => commands.find((command) => command.id === id) ?? []);
  return (
    <div className="fixed end-4 bottom-[calc(4.25rem+env(safe-area-inset-bottom))] z-30 md:hidden [main:has([data-selection-bar])~&]:hidden">
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <button
            type="button"
            aria-label="Add and more"
            className="shadow-float bg-primary text-primary-foreground hover:bg-primary-hover grid size-12 place-items-center rounded-full transition-colors"
          >
            <Plus aria-hidden className="size-5" />
          </button>
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
    </div>
  );
}

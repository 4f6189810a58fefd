import { useEffect, useMemo } from "react";
import { type Command, useCommands } from "@/lib/commands";

/** Escape in the grid gives the keyboard to the screen, where single keys are shortcuts; the down arrow leads back to the same cell. */
function useLeaveGrid() {
  useEffect(() => {
    const onKeyDown = ({ key, target, defaultPrevented, repeat }: KeyboardEvent) => {
      if (defaultPrevented || !(target instanceof Element)) return;
      // A key held down that closed an editor is not pressed again.
      if (key === "Escape" && !repeat && target.closest("[role=grid]")) document.getElementById("main")?.focus();
      if (key === "ArrowDown" && (target === document.body || target.id === "main"))
        document.querySelector<HTMLElement>("[role=grid] [tabindex='0']")?.focus();
    };
    // After the commands, for which Escape clears a selection first.
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);
}

/** What the table's own keys do, wherever on the screen they are pressed. */
export function usePeopleKeys(selectAll: () => void) {
  useLeaveGrid();
  useCommands(
    useMemo<Command[]>(() => {
      const section = "Actions" as const;
      return [
        { id: "select all", label: "Select all people", section, keys: "mod+a", yieldsToText: true, run: selectAll },
      ];
    }, [selectAll]),
  );
}

import type { ComponentType } from "react";
import { useEffect } from "react";

export type Section = "Go to" | "Actions" | "Help";

/** Something a person can do by name or by key: the palette lists it, its keys do it, and `?` explains it. */
export interface Command {
  /** Unique among the commands on screen. */
  id: string;
  label: string;
  section: Section;
  /** "mod+k" (Ctrl, or Cmd on a Mac), "?" or one after the other: "g p". */
  keys?: string;
  /** Other words one might look for it by. */
  keywords?: string[];
  icon?: ComponentType<{ className?: string }>;
  /** Bound and explained, but not listed in the palette: what opens the palette, or moves within a list. */
  unlisted?: boolean;
  run: () => void;
}

let groups: readonly (readonly Command[])[] = [];
let all: readonly Command[] = [];
const listeners = new Set<() => void>();

function become(next: typeof groups) {
  groups = next;
  // A screen's own commands come last and win a key that the frame uses too.
  all = groups.flat();
  for (const listener of listeners) listener();
}

/** Every command of what is on screen now. */
export const commandStore = {
  read: () => all,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};

/** Offers these commands while the calling component is on screen. Give it a list that stays the same (`useMemo`). */
export function useCommands(commands: readonly Command[]): void {
  useEffect(() => {
    become([...groups, commands]);
    return () => become(groups.filter((group) => group !== commands));
  }, [commands]);
}

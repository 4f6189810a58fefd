import type { ComponentType } from "react";
import { useLayoutEffect, useState } from "react";
import { createStore } from "./store";
import { typedAhead } from "./typed-ahead";

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
  /** Its keys mean something where text is typed, and there they do: Ctrl+A, Ctrl+Z. */
  yieldsToText?: boolean;
  /** It opens something with a field that takes the focus: what is typed meanwhile is kept for that. */
  opensField?: boolean;
  run: () => void;
}

/** Whose commands they are: of the frame around every screen, or of the screen itself. */
type Owner = "frame" | "screen";

const groups = new Map<symbol, { owner: Owner; commands: readonly Command[] }>();
const all = createStore<readonly Command[]>([]);

const ofOwner = (owner: Owner) => [...groups.values()].filter((group) => group.owner === owner);

function change() {
  // The frame's commands are first in every list, on any screen; a screen's own come last and win a key that the frame uses too.
  all.set([...ofOwner("frame"), ...ofOwner("screen")].flatMap(({ commands }) => commands));
}

/** Every command of what is on screen now. */
export const commandStore = { read: all.read, subscribe: all.subscribe };

/** Does what a command says. */
export function runCommand({ opensField = false, run }: Command): void {
  if (opensField) typedAhead.waitForField();
  run();
}

/**
 * Offers these commands while the calling component is on screen. Give it a list that stays the same (`useMemo`); another list
 * takes the place of the one before.
 */
export function useCommands(commands: readonly Command[], owner: Owner = "screen"): void {
  const [key] = useState(() => Symbol("commands"));
  // In the same moment as the screen: a key pressed once it can be seen works, and one of the screen before does not.
  useLayoutEffect(() => {
    groups.set(key, { owner, commands });
    change();
  }, [key, owner, commands]);
  useLayoutEffect(
    () => () => {
      groups.delete(key);
      change();
    },
    [key],
  );
}

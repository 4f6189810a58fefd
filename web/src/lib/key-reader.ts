import type { Command } from "./commands";
import type { PressedKey } from "./pressed-key";

const SEQUENCE_MS = 1_200;

function nameOf({ key, ctrlKey, metaKey, shiftKey }: PressedKey): string {
  const name = key.toLowerCase();
  if (!ctrlKey && !metaKey) return name;
  // Shift gives a key alone another character, and one with Ctrl another meaning: Ctrl+Shift+Z is no Undo.
  return shiftKey ? `mod+shift+${name}` : `mod+${name}`;
}

/**
 * Reads keys one after the other and gives the command they spell: at once for "?" and "mod+k", with the second key for
 * "g p". Of two commands with the same keys the later one wins. `single` false leaves only those with Ctrl or Cmd.
 */
export function createKeyReader() {
  let first = "";
  let firstAt = -Infinity;
  return (event: PressedKey, commands: readonly Command[], single = true): Command | null => {
    if (event.altKey || (event.ctrlKey && event.metaKey)) return null;
    const name = nameOf(event);
    if (!single && !name.startsWith("mod+")) return null;
    const bound = (keys: string) => commands.findLast((command) => command.keys === keys);
    const isSecond = first !== "" && event.timeStamp - firstAt < SEQUENCE_MS;
    const found = (isSecond ? bound(`${first} ${name}`) : undefined) ?? bound(name) ?? null;
    const opens = !found && commands.some((command) => command.keys?.startsWith(`${name} `));
    first = opens ? name : "";
    firstAt = event.timeStamp;
    return found;
  };
}

/** Whether a key pressed here is text: then only those with Ctrl or Cmd are commands. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.matches("textarea, select")) return true;
  return target instanceof HTMLInputElement && !/^(checkbox|radio|button|submit|reset|range)$/.test(target.type);
}

/** Whether a dialog or a menu has the keyboard to itself. */
export function isTaken(target: EventTarget | null): boolean {
  if (document.querySelector("[data-scrim]")) return true;
  return target instanceof Element && target.closest("[role=dialog], [role=menu], [role=listbox]") !== null;
}

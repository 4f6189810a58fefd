import { useLayoutEffect } from "react";
import { commandStore, runCommand } from "./commands";
import { createKeyReader, isTaken, isTyping } from "./key-reader";
import { singleKeys } from "./single-keys";
import type { PressedKey } from "./pressed-key";
import { typedAhead } from "./typed-ahead";

/** Lets the keys of every command on screen do what they say, also those pressed before it was there. Once in the app. */
export function useCommandKeys(): void {
  useLayoutEffect(() => {
    const read = createKeyReader();
    const run = (key: PressedKey, target: EventTarget | null): boolean => {
      const isText = isTyping(target);
      const commands = commandStore.read().filter(({ yieldsToText }) => !(isText && yieldsToText));
      // Also what a closing dialog has no use for is read: the "t" of "g t" may come once it is gone.
      const command = read(key, commands, singleKeys.read() && !isText);
      if (!command || isTaken(target)) return false;
      runCommand(command);
      return true;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      // What used the key already (a grid, a menu) says so; a key held down is not pressed again.
      if (event.defaultPrevented || event.repeat || event.isComposing) return;
      if (run(event, event.target)) event.preventDefault();
    };
    window.addEventListener("keydown", onKeyDown);
    const stopPassingOn = typedAhead.onCommandKey((key) => run(key, document.activeElement));
    return () => {
      window.removeEventListener("keydown", onKeyDown);
      stopPassingOn();
    };
  }, []);
}

import { useEffect } from "react";
import { commandStore } from "./commands";
import { createKeyReader, isTaken, isTyping } from "./key-reader";
import { singleKeys } from "./single-keys";

/** Lets the keys of every command on screen do what they say. Once in the app. */
export function useCommandKeys(): void {
  useEffect(() => {
    const read = createKeyReader();
    const onKeyDown = (event: KeyboardEvent) => {
      // Whoever used the key already (a grid, a menu) says so; a key held down is not pressed again.
      if (event.defaultPrevented || event.repeat || event.isComposing || isTaken(event.target)) return;
      const isText = isTyping(event.target);
      const commands = commandStore.read().filter(({ yieldsToText }) => !(isText && yieldsToText));
      const command = read(event, commands, singleKeys.read() && !isText);
      if (!command) return;
      event.preventDefault();
      command.run();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);
}

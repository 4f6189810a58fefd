import { useLayoutEffect } from "react";
import { typedAhead } from "@/lib/typed-ahead";

/** Within a dialog or a menu: keeps the keys that are pressed between its end and the return of the focus. */
export function KeysOnClose() {
  useLayoutEffect(() => () => typedAhead.waitForFocus(), []);
  return null;
}

/**
 * For `onCloseAutoFocus`: from then on the keys go where they usually do. Radix gives the focus back in a task of its own; a user who went
 * on to another field before it keeps that.
 */
export function keysAreFree(onCloseAutoFocus?: (event: Event) => void) {
  return (event: Event) => {
    onCloseAutoFocus?.(event);
    if (document.activeElement !== document.body) event.preventDefault();
    typedAhead.focusIsBack();
  };
}

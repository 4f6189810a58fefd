import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from "react";

/** Ctrl+Enter, which shows a person beside the screen. */
export const isShowKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) => key === "Enter" && (ctrlKey || metaKey);

/** Keeps an Enter or Ctrl+Enter that is pressed while there is nothing to choose yet, until there is. */
export function useEarlyEnter(isEarly: boolean, enter: (isShow: boolean) => void) {
  const held = useRef<"enter" | "show" | null>(null);
  const enterNow = useEffectEvent(enter);
  useEffect(() => {
    if (isEarly || held.current === null) return;
    const isShow = held.current === "show";
    held.current = null;
    enterNow(isShow);
  }, [isEarly]);
  return (event: KeyboardEvent) => {
    // Ctrl alone, on the way to Ctrl+Enter or after it, gives nothing up.
    if (event.key === "Control" || event.key === "Meta") return;
    held.current = !isEarly || event.key !== "Enter" ? null : isShowKey(event) ? "show" : "enter";
    if (held.current !== null) event.preventDefault();
  };
}

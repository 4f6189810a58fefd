import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from "react";

/** Whether the key is Ctrl+Enter, which shows a person beside the screen. */
export const isShowKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) => key === "Enter" && (ctrlKey || metaKey);

/** Remembers an Enter or Ctrl+Enter that is pressed before there is a result, and applies it to the first one. */
export function useEarlyEnter(isEarly: boolean, enter: (isShow: boolean) => void) {
  const pending = useRef<"enter" | "show" | null>(null);
  const enterNow = useEffectEvent(enter);
  useEffect(() => {
    if (isEarly || pending.current === null) return;
    const isShow = pending.current === "show";
    pending.current = null;
    enterNow(isShow);
  }, [isEarly]);
  return (event: KeyboardEvent) => {
    // Ctrl alone, before or after Ctrl+Enter, cancels nothing.
    if (event.key === "Control" || event.key === "Meta") return;
    pending.current = !isEarly || event.key !== "Enter" ? null : isShowKey(event) ? "show" : "enter";
    if (pending.current !== null) event.preventDefault();
  };
}

import { useEffect, useRef } from "react";
import { useLatest } from "@/lib/use-latest";

interface CarryKeys {
  /** An arrow key, by its code. */
  onStep: (code: string) => void;
  onDrop: () => void;
  onCancel: () => void;
}

/**
 * Listens to the keys that carry a card from the moment it is lifted until it is dropped. dnd-kit's keyboard sensor begins to
 * listen in a later task, so on a busy computer it loses a key that is pressed right after Space.
 */
export function useCarryKeys({ onStep, onDrop, onCancel }: CarryKeys) {
  const listening = useRef<AbortController | null>(null);
  const end = useLatest(() => listening.current?.abort());
  const act = useLatest((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // While a card is carried, no key means anything else.
    event.preventDefault();
    event.stopPropagation();
    if (event.code.startsWith("Arrow")) onStep(event.code);
    // A key that is held down has lifted the card; it does not drop it too.
    else if (["Space", "Enter", "Tab"].includes(event.code) && !event.repeat) onDrop();
    else if (event.code === "Escape") onCancel();
  });
  const cancel = useLatest(onCancel);
  useEffect(() => () => end(), [end]);
  const begin = useLatest(() => {
    end();
    const controller = new AbortController();
    listening.current = controller;
    const { signal } = controller;
    document.addEventListener("keydown", act, { capture: true, signal });
    for (const type of ["pointerdown", "resize"]) {
      window.addEventListener(type, () => cancel(), { capture: true, signal });
    }
    document.addEventListener("visibilitychange", () => cancel(), { signal });
  });
  return { begin, end };
}

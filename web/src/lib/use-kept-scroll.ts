import { useCallback } from "react";

const offsets = new Map<string, { left: number; top: number }>();

/** How far down a pane was left, for what scrolls it itself; 0 when it was not. */
export const keptOffset = (name: string): number => offsets.get(name)?.top ?? 0;

/** A ref for a pane that scrolls: anyone who comes back to it in this tab finds it where it was left, once what it shows `isThere`. */
export function useKeptScroll(name: string, isThere = true) {
  return useCallback(
    (pane: HTMLElement | null) => {
      if (!pane || !isThere) return;
      const kept = offsets.get(name);
      if (kept) {
        pane.scrollLeft = kept.left;
        pane.scrollTop = kept.top;
      }
      // Read once, as the pane goes: while it scrolls, each look would lay out what was just drawn.
      return () => {
        offsets.set(name, { left: pane.scrollLeft, top: pane.scrollTop });
      };
    },
    [name, isThere],
  );
}

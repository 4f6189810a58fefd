import { useCallback } from "react";

const offsets = new Map<string, { left: number; top: number }>();

/** A ref for a pane that scrolls: whoever comes back to it in this tab finds it where it was left. */
export function useKeptScroll(name: string) {
  return useCallback(
    (pane: HTMLElement | null) => {
      if (!pane) return;
      const kept = offsets.get(name);
      if (kept) {
        pane.scrollLeft = kept.left;
        pane.scrollTop = kept.top;
      }
      const keep = () => offsets.set(name, { left: pane.scrollLeft, top: pane.scrollTop });
      pane.addEventListener("scroll", keep, { passive: true });
      return () => pane.removeEventListener("scroll", keep);
    },
    [name],
  );
}

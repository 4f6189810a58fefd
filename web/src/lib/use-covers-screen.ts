import { type RefObject, useEffect } from "react";

/** Everything beside an element, in its own row and beside that row. */
function around(element: HTMLElement): Element[] {
  const row = element.parentElement;
  return [element, row].flatMap((one) =>
    Array.from(one?.parentElement?.children ?? []).filter((other) => other !== one && !other.contains(element)),
  );
}

/** While it `covers` the frame that it is in, nothing behind an element can be reached. */
export function useCoversScreen(element: RefObject<HTMLElement | null>, covers: boolean): void {
  useEffect(() => {
    if (!covers || !element.current) return;
    const hidden = around(element.current).filter((one) => !one.hasAttribute("inert"));
    for (const one of hidden) one.setAttribute("inert", "");
    return () => {
      for (const one of hidden) one.removeAttribute("inert");
    };
  }, [element, covers]);
}

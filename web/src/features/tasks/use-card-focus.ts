import { useCallback, useEffect, useLayoutEffect, useRef } from "react";
import { cardStop } from "./card-keys";

/**
 * Keeps the focus on a card that is drawn again, in another column or after its form: the same commit that takes it away gives
 * it back, so that no key is pressed in between. If the user moves elsewhere first, the focus stays there.
 */
export function useCardFocus(): (id: string) => void {
  const wanted = useRef<string | null>(null);
  useLayoutEffect(() => {
    const id = wanted.current;
    if (id === null || (document.activeElement && document.activeElement !== document.body)) return;
    cardStop(id)?.focus();
  });
  useEffect(() => {
    const forget = (event: Event) => {
      const card = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-card]") : null;
      if (card?.dataset["card"] !== wanted.current) wanted.current = null;
    };
    document.addEventListener("focusin", forget);
    document.addEventListener("pointerdown", forget, true);
    return () => {
      document.removeEventListener("focusin", forget);
      document.removeEventListener("pointerdown", forget, true);
    };
  }, []);
  return useCallback((id: string) => {
    wanted.current = id;
  }, []);
}

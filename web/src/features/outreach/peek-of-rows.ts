import type { Opportunity } from "@contract/ai";
import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from "react";
import { rememberList, useReturnedFrom } from "@/features/founders/founders.queries";
import { showPeek, togglePeek, usePeekedId } from "@/lib/peeked-person";

const linkOf = (list: HTMLElement | null, personId: string) =>
  list?.querySelector<HTMLElement>(`[data-opportunity="${personId}"] [data-open]`);

/** Lets the next and the previous person be those of this list, and gives the focus to the row that one comes back to. */
export function useReturn(list: RefObject<HTMLElement | null>, people: readonly Opportunity[] | undefined) {
  const shown = useReturnedFrom();
  const hasReturned = useRef(false);
  useEffect(() => {
    if (people === undefined) return;
    rememberList({ kind: "others", path: "/reach-out", label: "Reach out", ids: people.map((one) => one.founderId) });
    if (shown !== null && !hasReturned.current) linkOf(list.current, shown)?.focus();
    hasReturned.current = true;
  }, [list, people, shown]);
}

/** Space on a name shows the person beside the list, Escape closes the panel. The panel and the active row always show the same person. */
export function usePeekOfRows(list: RefObject<HTMLElement | null>) {
  const peekedId = usePeekedId();
  useEffect(() => {
    if (peekedId !== null && list.current?.contains(document.activeElement)) linkOf(list.current, peekedId)?.focus();
  }, [list, peekedId]);
  const personOf = (target: EventTarget) =>
    target instanceof Element ? target.closest<HTMLElement>("[data-opportunity]")?.dataset["opportunity"] : undefined;
  return {
    onKeyDown: (event: KeyboardEvent) => {
      const personId = personOf(event.target);
      // A button is pressed by Space; a link has no use for it.
      if (personId === undefined || !(event.target instanceof HTMLAnchorElement)) return;
      if (event.key === " ") togglePeek(personId);
      else if (event.key === "Escape" && peekedId !== null) showPeek(null);
      else return;
      event.preventDefault();
    },
    onFocus: ({ target }: FocusEvent) => {
      const personId = personOf(target);
      if (peekedId !== null && personId !== undefined) showPeek(personId);
    },
  };
}

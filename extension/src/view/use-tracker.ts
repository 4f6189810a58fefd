import { useCallback, useEffect, useRef, useState } from "react";
import type { PageInView, State } from "../messages.ts";
import type { Outside } from "./outside.ts";

export interface View {
  state: State;
  /** Null until the page was read. */
  page: PageInView | null;
  tabId: number | null;
}

/** What popup and panel show, kept as it is now. Null until the background has said it for the first time. */
export function useTracker(outside: Outside) {
  const [state, setState] = useState<State | null>(null);
  const [page, setPage] = useState<PageInView | null>(null);
  const [tabId, setTabId] = useState<number | null>(null);

  const readings = useRef(0);

  const readPage = useCallback(async () => {
    const turn = ++readings.current;
    const tab = await outside.currentTab();
    const read: PageInView = tab === null ? { kind: "no-page" } : await outside.send({ kind: "page", tabId: tab });
    // The user has gone on meanwhile, and a later reading says what they see now.
    if (turn !== readings.current) return;
    setTabId(tab);
    setPage(read);
  }, [outside]);

  const reload = useCallback(async () => {
    setState(await outside.send({ kind: "state" }));
    await readPage();
  }, [outside, readPage]);

  useEffect(() => {
    const ignore = () => undefined;
    const show = () => void reload().catch(ignore);
    const stop = outside.onChange(show);
    queueMicrotask(show);
    outside.send({ kind: "check" }).then(setState, ignore);
    return stop;
  }, [outside, reload]);

  return { view: state && { state, page, tabId }, setState, setPage, reload };
}

import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";
import type { PeopleView } from "./founder-list";
import { EVERYBODY, foundersQuery, useMoreFounders } from "./founders.queries";

/** The list that a person was opened from: people of the table by their view, or those of another screen. */
type ListOrder =
  { kind: "table"; view: PeopleView } | { kind: "others"; path: string; label: string; ids: readonly string[] };

let order: ListOrder | null = null;
let lastShown: string | null = null;

const lastList = (): ListOrder | null => order;

/** Says which list is on screen. */
export function rememberList(shown: ListOrder) {
  order = shown;
}

/** Says whose page or panel is on screen. */
export function rememberShown(personId: string) {
  lastShown = personId;
}

/** What the way back to a list says in the history: one that is not the browser's own. */
export const GOING_BACK = { isBack: true };

const saysBack = (state: unknown) => typeof state === "object" && state !== null && "isBack" in state;

/** Whose page one comes back from, for the list to give the focus to their row; null where one came another way, such as by a key. */
export function useReturnedFrom(): string | null {
  const way = useNavigationType();
  const location = useLocation();
  const [personId] = useState(() => {
    const taken = takeLastShown();
    return way === NavigationType.Pop || saysBack(location.state) ? taken : null;
  });
  return personId;
}

/** Whose page was on screen last, once. */
export function takeLastShown(): string | null {
  const taken = lastShown;
  lastShown = null;
  return taken;
}

const NOBODY: readonly string[] = [];
/** So many people before the end of what is loaded, more are asked for. */
const NEAR_END = 3;

/** Who comes before and after a person in the list that they were opened from; null at its ends and without a list. */
export function useNeighbours(personId: string) {
  const [list] = useState(lastList);
  const view = list?.kind === "table" ? list.view : EVERYBODY;
  // Read already: the screen that was left has it.
  const { data } = useQuery({ ...foundersQuery(view), enabled: false, subscribed: list?.kind === "table" });
  const { mutate: load, isPending, isError } = useMoreFounders(view);
  const ids = list?.kind === "others" ? list.ids : list && data ? data.rows.map(({ id }) => id) : NOBODY;
  const at = ids.indexOf(personId);
  const isNearEnd = list?.kind === "table" && at >= 0 && at >= ids.length - NEAR_END && data?.next != null;
  useEffect(() => {
    if (isNearEnd && !isPending && !isError) load();
  }, [isNearEnd, isPending, isError, load]);
  return {
    previous: ids[at - 1] ?? null,
    next: at < 0 ? null : (ids[at + 1] ?? null),
    /** Where Back leads. */
    back: list?.kind === "others" ? { path: list.path, label: list.label } : { path: "/people", label: "People" },
    place: at < 0 ? null : { number: at + 1, of: list?.kind === "table" ? (data?.total ?? ids.length) : ids.length },
  };
}

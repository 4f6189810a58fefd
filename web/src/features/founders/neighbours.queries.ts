import { filterSchema, sortSchema } from "@contract/founder-list";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";
import * as z from "zod/mini";
import { personOf, session } from "@/features/session/session.queries";
import { forgetStored, store, stored } from "@/lib/browser-storage";
import type { PeopleView } from "./founder-list";
import { EVERYBODY, foundersQuery, useMoreFounders } from "./founders.queries";

/** The list that a person was opened from: people of the table by their view, or those of another screen. */
type ListOrder =
  { kind: "table"; view: PeopleView } | { kind: "others"; path: string; label: string; ids: readonly string[] };

const listSchema: z.ZodMiniType<ListOrder> = z.union([
  z.object({
    kind: z.literal("table"),
    view: z.object({ filters: z.array(filterSchema), search: z.string(), sort: z.nullable(sortSchema) }),
  }),
  z.object({ kind: z.literal("others"), path: z.string(), label: z.string(), ids: z.array(z.uuid()) }),
]);

let lastShown: string | null = null;

// In this tab, so that a reload of a person's page still knows the list; no list is another user's.
const PREFIX = "tracker-list:";
const listKey = () => `${PREFIX}${personOf(session.read())?.userId ?? "nobody"}`;

session.subscribe(() => {
  const state = session.read();
  if (state.status === "signed-out" && state.after === "leaving") forgetStored("session", PREFIX);
});

function lastList(): ListOrder | null {
  try {
    return z.safeParse(listSchema, JSON.parse(stored("session", listKey()) ?? "null")).data ?? null;
  } catch {
    return null;
  }
}

/** Says which list is on screen. */
export function rememberList(shown: ListOrder) {
  store("session", listKey(), JSON.stringify(shown));
}

/** Says whose page or panel is on screen. */
export function rememberShown(personId: string) {
  lastShown = personId;
}

/** The history state of a link back to a list, which tells it from the browser's own Back. */
export const GOING_BACK = { isBack: true };

const saysBack = (state: unknown) => typeof state === "object" && state !== null && "isBack" in state;

/**
 * Whose page one comes back from, for the list to give the focus to their row; null where one came another way, such as by a key.
 * It is asked once: another list that is opened later is come to from elsewhere.
 */
export function useReturnedFrom(): string | null {
  const way = useNavigationType();
  const location = useLocation();
  // Read alone: React draws a part again whose neighbour's code is still on the way.
  const [personId] = useState(() => (way === NavigationType.Pop || saysBack(location.state) ? lastShown : null));
  useEffect(() => {
    lastShown = null;
  }, []);
  return personId;
}

const NOBODY: readonly string[] = [];
/** So many people before the end of what is loaded, more are asked for. */
const NEAR_END = 3;

/** Who comes before and after a person in the list that they were opened from; null at its ends and without a list. */
export function useNeighbours(personId: string) {
  const [list] = useState(lastList);
  const view = list?.kind === "table" ? list.view : EVERYBODY;
  // The screen that was left has it; after a reload it is read as it is now.
  const { data } = useQuery({
    ...foundersQuery(view),
    enabled: (query) => list?.kind === "table" && query.state.data === undefined,
    subscribed: list?.kind === "table",
  });
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

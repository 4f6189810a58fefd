import { type FoundFounder, searchFounders } from "@stores/founder-search";
import { keepPreviousData, type QueryClient, queryOptions } from "@tanstack/react-query";
import { db } from "@/lib/db";

export type { FoundFounder };

const FOUND_AT_ONCE = 8;
const RECENT = 5;
const RECENT_KEY = ["search", "recent"] as const;

/** People whose name or company has `text` in it; the newest ones for "". */
export function peopleSearchQuery(text: string) {
  return queryOptions({
    queryKey: ["search", "people", text] as const,
    queryFn: () => searchFounders(db, text, FOUND_AT_ONCE),
    placeholderData: keepPreviousData,
    // A failed search is tried again by typing on.
    retry: false,
  });
}

/** The people opened last from the palette, the latest first. Kept as long as the tab and the session. */
export function recentPeople(client: QueryClient): FoundFounder[] {
  return client.getQueryData<FoundFounder[]>(RECENT_KEY) ?? [];
}

export function rememberPerson(client: QueryClient, person: FoundFounder): void {
  const others = recentPeople(client).filter(({ id }) => id !== person.id);
  client.setQueryDefaults(RECENT_KEY, { gcTime: Infinity });
  client.setQueryData(RECENT_KEY, [person, ...others].slice(0, RECENT));
}

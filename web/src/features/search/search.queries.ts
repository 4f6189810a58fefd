import type { Founder } from "@contract/founders";
import { listPeople } from "@stores/founder-list";
import { keepPreviousData, type QueryClient, queryOptions } from "@tanstack/react-query";
import { db } from "@/lib/db";

export type FoundFounder = Pick<Founder, "id" | "name" | "company">;

const FOUND_AT_ONCE = 8;
const RECENT = 5;
const RECENT_KEY = ["search", "recent"] as const;

async function findPeople(text: string): Promise<FoundFounder[]> {
  const { rows } = await listPeople(db, { limit: FOUND_AT_ONCE, ...(text !== "" && { search: text }) });
  return rows.map(({ id, name, company }) => ({ id, name, company }));
}

/** The people that `text` fits best, misspelt or not; the newest ones for "". */
export function peopleSearchQuery(text: string) {
  return queryOptions({
    queryKey: ["search", "people", text] as const,
    queryFn: () => findPeople(text),
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

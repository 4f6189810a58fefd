import { listPeople } from "@stores/founder-list";
import { findTasks } from "@stores/search";
import { searchTexts } from "@stores/search-texts";
import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { personRowQuery } from "@/features/founders/founders.queries";
import { session } from "@/features/session/session.queries";
import { db } from "@/lib/db";
import type { FoundPerson, FoundTask, FoundText } from "./palette-hits";
import { forgetVisits, rememberVisit, type Visit } from "./recent-visits";

const PEOPLE_AT_ONCE = 8;
const TASKS_AT_ONCE = 5;
const TEXTS_AT_ONCE = 20;

session.subscribe(() => {
  const state = session.read();
  if (state.status === "signed-out" && state.after === "leaving") forgetVisits();
});

interface Found {
  people: FoundPerson[];
  tasks: FoundTask[];
  texts: FoundText[];
}

const toText =
  (kind: FoundText["kind"]) =>
  ({
    id,
    founderId,
    founderName,
    content,
  }: {
    id: string;
    founderId: string;
    founderName: string;
    content: string;
  }) => ({
    ...{ id, kind, content },
    person: { id: founderId, name: founderName, company: null },
  });

async function findContent(text: string): Promise<Found> {
  const [{ rows }, tasks, { notes, posts }] = await Promise.all([
    listPeople(db, { limit: PEOPLE_AT_ONCE, search: text }),
    findTasks(db, text, TASKS_AT_ONCE),
    searchTexts(db, "any", text, TEXTS_AT_ONCE),
  ]);
  return { people: rows, tasks, texts: [...notes.map(toText("notes")), ...posts.map(toText("posts"))] };
}

/** People, tasks, notes and posts that `text` fits best, misspelt or not. */
export function contentSearchQuery(text: string) {
  return queryOptions({
    queryKey: ["search", "content", text] as const,
    queryFn: () => findContent(text),
    enabled: text !== "",
    placeholderData: keepPreviousData,
    // A failed search is retried by typing on.
    retry: false,
  });
}

/** The people of these visits as they are now, without those that were deleted since; the newest people when there are no visits. */
export function startingPeopleQuery(visits: readonly Visit[]) {
  const ids = visits.map(({ id }) => id);
  return queryOptions({
    queryKey: ["search", "start", ids] as const,
    queryFn: async (): Promise<FoundPerson[]> => {
      const { rows } = await listPeople(db, { limit: PEOPLE_AT_ONCE, ids: ids.length > 0 ? ids : null });
      return ids.length === 0 ? rows : ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
    },
    placeholderData: () => (visits.length > 0 ? [...visits] : undefined),
    retry: false,
  });
}

/** Remembers whose page a user opens, for the palette. */
export function useRememberVisits(userId: string, pathname: string): void {
  const id = /^\/people\/([0-9a-f-]{36})$/i.exec(pathname)?.[1];
  const { data } = useQuery({ ...personRowQuery(id ?? ""), enabled: id !== undefined });
  const person = data?.rows[0];
  useEffect(() => {
    if (person && person.id === id) rememberVisit(userId, person);
  }, [userId, person, id]);
}

import { listCustomFields } from "../stores/custom-fields.ts";
import type { Db } from "../stores/db.ts";
import { queryPeople } from "../stores/people-questions.ts";
import { searchTasks } from "../stores/search.ts";

/** Who and what of the user's own an example can be about. */
export interface ExampleRecords {
  person: { name: string; location: string | null; company: string | null } | null;
  hasTasks: boolean;
  column: string | null;
}

/** A name, place or label that makes a plain sentence: nothing that a sentence could be cut at. */
const isPlain = (text: string) => /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} .'’&-]{0,40}$/u.test(text) && !/[.]$/.test(text);

/** Whole sentences to try, about the user's own records, that the built-in assistant answers word for word. */
export function examplesOf({ person, hasTasks, column }: ExampleRecords): string[] {
  if (!person) return ["How do I add people?", "How do I import people?", "What can you do?"];
  const { name, location, company } = person;
  const place =
    location && isPlain(location)
      ? `Who is in ${location}?`
      : company && isPlain(company)
        ? `Who is at ${company}?`
        : null;
  return [
    ...(isPlain(name) ? [`Tell me about ${name}`] : []),
    ...(hasTasks ? ["What is due this week?"] : isPlain(name) ? [`Remind me to call ${name} tomorrow`] : []),
    ...(place ? [place] : ["Who has no email?"]),
    ...(column && isPlain(column) ? [`Who has no ${column}?`] : ["Who have I not contacted in the last 30 days?"]),
  ].slice(0, 4);
}

/** The same for the caller, with the person they added last. Throws StoreError. */
export async function examplesFor(db: Db, today: string): Promise<string[]> {
  const newest = { column: "createdAt", direction: "descending" } as const;
  const [{ people }, tasks, fields] = await Promise.all([
    queryPeople(db, { anyOf: [], sort: newest, limit: 1 }),
    searchTasks(db, { query: null, status: "open", due: "week", founderId: null, today }, 1),
    listCustomFields(db),
  ]);
  return examplesOf({ person: people[0] ?? null, hasTasks: tasks.length > 0, column: fields[0]?.label ?? null });
}

import { plainWords } from "../../words.ts";
import { placed } from "../described-people.ts";
import type { Call } from "../script.ts";
import type { Person } from "./targets.ts";

/** The one person at a company or place of which every word is said; null where there are several, or nobody. */
export function oneWhoIsAt(place: string, call: Call): Person | null {
  const words = plainWords(place);
  const where = words.length === 0 || words.length > 5 ? null : placed(words, call);
  if (where?.words !== words.length) return null;
  const asked = { ids: null, search: null, sort: null, limit: 2, figuresOf: null };
  const [only, another] = call("query_people", { anyOf: where.conditions, ...asked }).founders ?? [];
  return only && !another ? { id: only.id, name: only.name } : null;
}

import * as z from "zod/mini";

const PREFIX = "tracker-recent:";
const KEPT = 8;

const visitsSchema = z.array(z.object({ id: z.string(), name: z.string(), company: z.nullable(z.string()) }));
export type Visit = z.infer<typeof visitsSchema>[number];

/** The people a user opened lately in this browser, the latest first. */
export function recentVisits(userId: string): Visit[] {
  try {
    return z.safeParse(visitsSchema, JSON.parse(localStorage.getItem(PREFIX + userId) ?? "[]")).data ?? [];
  } catch {
    // Storage is off, or holds something else.
    return [];
  }
}

export function rememberVisit(userId: string, { id, name, company }: Visit): void {
  const others = recentVisits(userId).filter((visit) => visit.id !== id);
  try {
    localStorage.setItem(PREFIX + userId, JSON.stringify([{ id, name, company }, ...others].slice(0, KEPT)));
  } catch {
    // Storage is off or full: nothing is recent then.
  }
}

/** Forgets every user's: for somebody who signs out on purpose. */
export function forgetVisits(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  } catch {
    // Storage is off: there is nothing to forget.
  }
}

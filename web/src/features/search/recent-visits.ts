import * as z from "zod/mini";
import { forgetStored, store, stored } from "@/lib/browser-storage";

const PREFIX = "tracker-recent:";
const KEPT = 8;

const visitsSchema = z.array(z.object({ id: z.string(), name: z.string(), company: z.nullable(z.string()) }));
export type Visit = z.infer<typeof visitsSchema>[number];

/** The people a user opened lately in this browser, the latest first. */
export function recentVisits(userId: string): Visit[] {
  try {
    return z.safeParse(visitsSchema, JSON.parse(stored("local", PREFIX + userId) ?? "[]")).data ?? [];
  } catch {
    // It holds something else.
    return [];
  }
}

export function rememberVisit(userId: string, { id, name, company }: Visit): void {
  const others = recentVisits(userId).filter((visit) => visit.id !== id);
  store("local", PREFIX + userId, JSON.stringify([{ id, name, company }, ...others].slice(0, KEPT)));
}

/** Forgets every user's: for someone who signs out on purpose. */
export const forgetVisits = () => forgetStored("local", PREFIX);

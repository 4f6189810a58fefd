import * as z from "zod/mini";
import { stored, storedKeys } from "./browser-storage";

/** Whether this browser keeps a session, good or not; known at once, while supabase-js still reads and renews it. */
export const hasStoredSession = (): boolean => storedKeys("local", "sb-").some((key) => /^sb-.+-auth-token$/.test(key));

const sessionSchema = z.object({
  expires_at: z.number(),
  user: z.object({ id: z.string(), email: z._default(z.string(), "") }),
});

export interface StoredSession {
  userId: string;
  email: string;
  /** Its access token has to be renewed before anything can be asked with it. */
  hasExpired: boolean;
}

/** A session as auth-js writes it; null for anything else. */
export function readSession(text: string | null, now: Date): StoredSession | null {
  try {
    const kept = z.safeParse(sessionSchema, JSON.parse(text ?? "null")).data;
    if (!kept) return null;
    return { userId: kept.user.id, email: kept.user.email, hasExpired: kept.expires_at * 1000 <= now.getTime() };
  } catch {
    return null;
  }
}

/** The session that auth-js keeps in this browser under `key`, which is there also while it cannot be renewed. */
export const storedSession = (key: string): StoredSession | null => readSession(stored("local", key), new Date());

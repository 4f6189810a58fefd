import { nextPath } from "@/lib/next-path";

const KEY = "tracker-next";
/** As long as the mailed link works, in ms. */
const GOOD_FOR_MS = 60 * 60_000;

type Kept = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/**
 * Keeps in this browser where someone was going, while they wait for the mail with which they set a new password. Not in the mail:
 * anyone who asks for one could put an address into it.
 */
export function keepNext(next: string | null, now: Date, storage: Kept = localStorage) {
  try {
    if (next === null) storage.removeItem(KEY);
    else storage.setItem(KEY, `${now.getTime()} ${next}`);
  } catch {
    // Storage is off: they arrive at the table.
  }
}

/** Gives it, once: a path of our own. */
export function takeNext(now: Date, storage: Kept = localStorage): string {
  try {
    const [at, next] = /^(\d+) (.*)$/.exec(storage.getItem(KEY) ?? "")?.slice(1) ?? [];
    storage.removeItem(KEY);
    return nextPath(next !== undefined && now.getTime() - Number(at) < GOOD_FOR_MS ? next : null);
  } catch {
    return nextPath(null);
  }
}

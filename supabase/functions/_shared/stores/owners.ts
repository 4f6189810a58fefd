import type { Db } from "./db.ts";
import { rowsOf } from "./rows.ts";

const MOST_READ = 1_000;

/** The owners of the user's people, the most frequent first, from the thousand people added last that have one. Throws StoreError. */
export async function listOwners(db: Db): Promise<string[]> {
  const rows = await rowsOf(
    db
      .from("founders")
      .select("owner")
      .not("owner", "is", null)
      .order("created_at", { ascending: false })
      .order("id")
      .limit(MOST_READ),
  );
  const counts = new Map<string, number>();
  for (const { owner } of rows) if (owner) counts.set(owner, (counts.get(owner) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one).map(([owner]) => owner);
}

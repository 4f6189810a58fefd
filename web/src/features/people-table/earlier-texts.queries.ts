import { listFounderActivities } from "@stores/activities";
import { queryOptions } from "@tanstack/react-query";
import { db } from "@/lib/db";

/** So many of a person's last entries are looked through. */
const LOOKED_THROUGH = 200;

/** What a field of a person was before `current`, newest first: [{id, at, text}], as far as the history keeps it. */
export function earlierTextsQuery(personId: string, column: string, current: string | null) {
  return queryOptions({
    queryKey: ["timeline", personId, "earlier", column, current] as const,
    queryFn: async () => {
      const lines = await listFounderActivities(db, personId, LOOKED_THROUGH);
      return lines.flatMap(({ id, type, details, happenedAt }) =>
        type === "field_change" && details["field"] === column && typeof details["old"] === "string"
          ? [{ id, at: happenedAt, text: details["old"] }]
          : [],
      );
    },
  });
}

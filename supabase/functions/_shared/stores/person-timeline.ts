import * as z from "zod/mini";
import {
  entryCountsSchema,
  type EntryKind,
  entryKindSchema,
  personEntrySchema,
  type PersonEntry,
  type PersonTimelinePage,
  type TimelinePlace,
  timelinePlaceSchema,
} from "../contract/person-timeline.ts";
import type { Db } from "./db.ts";
import { toNote } from "./notes.ts";
import { toPost } from "./posts.ts";
import { replyOf } from "./rows.ts";
import { toTask } from "./tasks.ts";

/** Which part of a person's timeline is asked for. */
export interface AskedTimeline {
  founderId: string;
  /** Of all kinds without. */
  kinds?: readonly EntryKind[] | undefined;
  /** Each of its words is in the text of an entry, in any case and without accents. */
  search?: string | undefined;
  /** Where the page before ended. */
  before?: TimelinePlace | null;
  limit?: number | undefined;
}

const listedSchema = z.object({ kind: entryKindSchema, id: z.string(), at: z.string(), entry: z.unknown() });
const pageSchema = z.object({
  entries: z.array(listedSchema),
  next: z.nullable(timelinePlaceSchema),
  counts: z.optional(entryCountsSchema),
});

// What the function builds of a row has the columns that these take.
type PostDocument = Parameters<typeof toPost>[0];
type NoteDocument = Parameters<typeof toNote>[0];
type TaskDocument = Omit<Parameters<typeof toTask>[0], "founders"> & {
  founder_name: string | null;
  next_due_on: string | null;
  done_before: number;
};

function documentOf({ kind, entry }: z.infer<typeof listedSchema>): object {
  switch (kind) {
    case "post":
      return { post: toPost(entry as PostDocument) };
    case "note":
      return { note: toNote(entry as NoteDocument) };
    case "task": {
      const { founder_name: name, next_due_on, done_before, ...row } = entry as TaskDocument;
      return {
        task: toTask({ ...row, founders: name === null ? null : { name } }, next_due_on),
        doneBefore: done_before,
      };
    }
    case "email":
    case "touch": {
      const {
        channel = "other",
        message = "",
        ...touch
      } = entry as { channel?: string; message?: string; key?: string };
      return { touch: { ...touch, channel, message } };
    }
    case "change":
      return { change: entry };
    case "added":
      return entry as object;
  }
}

const toEntry = (listed: z.infer<typeof listedSchema>): PersonEntry =>
  z.parse(personEntrySchema, { ...documentOf(listed), kind: listed.kind, id: listed.id, at: listed.at });

/** One page of what there is about a person, newest first, with the counts of each kind on the first page. Throws StoreError. */
export async function getPersonTimeline(db: Db, asked: AskedTimeline): Promise<PersonTimelinePage> {
  const { kinds, ...given } = asked;
  const query = db.rpc("person_timeline", { given: { ...given, ...(kinds && { kinds: [...kinds] }) } });
  const { entries, next, counts = null } = await replyOf(pageSchema, query);
  return { entries: entries.map(toEntry), next, counts };
}

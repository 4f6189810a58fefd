import { aFounder } from "./founder";

// Entries of a timeline, as the server sends them.

/** The id of an entry by its number, which is the hour it is from. */
export const entryId = (number: number) => `7c0d3f7e-93ad-4c36-8a1e-${String(number).padStart(12, "0")}`;
const at = (hour: number) => `2026-11-21T${String(hour).padStart(2, "0")}:00:00+00:00`;
/** Whose timeline it is. */
export const founder = aFounder({ lastRefreshOutcome: "nothing_new" });

export const note = (number: number, content: string) => ({
  ...{ kind: "note", id: entryId(number), at: at(number) },
  entry: { id: entryId(number), content, created_at: at(number) },
});
export const task = (number: number, title: string, given = {}) => ({
  ...{ kind: "task", id: entryId(number), at: at(number) },
  entry: {
    ...{
      id: entryId(number),
      title,
      description: null,
      status: "todo",
      due_on: null,
      recurrence: null,
      recurs_from: null,
    },
    ...{ founder_id: founder.id, board_position: "a0", completed_at: null, created_at: at(number) },
    ...{ founder_name: founder.name, next_due_on: null, done_before: 0, ...given },
  },
});
export const touch = (number: number, message: string) => ({
  ...{ kind: "email", id: String(number), at: at(number) },
  entry: { channel: "email", message },
});
/** How many entries there are of each kind, but for the one of the day they were added. */
export const none = { post: 0, note: 0, task: 0, email: 0, touch: 0, change: 0, added: 1 };

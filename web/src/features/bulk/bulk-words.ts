import type { PeopleCount } from "@contract/people-changes";

const counted = (count: number, noun: string, nouns = `${noun}s`) =>
  `${count.toLocaleString()} ${count === 1 ? noun : nouns}`;

export const peopleInWords = (count: number): string => counted(count, "person", "people");

const together = (parts: string[]) => [parts.slice(0, -1).join(", "), parts.at(-1)].filter(Boolean).join(" and ");

/** The question before a deletion: how many people, what goes with them, what stays. */
export function deleteQuestion({ people, notes, posts, tasks }: Omit<PeopleCount, "mark">, name: string | null) {
  const who = people === 1 && name !== null ? name : peopleInWords(people);
  const lost = together([
    ...(notes > 0 ? [counted(notes, "note")] : []),
    ...(posts > 0 ? [counted(posts, "post")] : []),
  ]);
  const sentences = [
    lost && `Also deletes ${lost}.`,
    tasks > 0 && `${counted(tasks, "task")} ${tasks === 1 ? "stays" : "stay"} on your board.`,
    `You can restore ${people === 1 ? "this person" : "them"} for 30 days.`,
  ];
  return {
    title: `Delete ${who}?`,
    body: sentences.filter(Boolean).join(" "),
    action: people === 1 ? "Delete" : `Delete ${peopleInWords(people)}`,
  };
}

export const bulkMessages = {
  nobody: "These people were already deleted.",
  deleted: (count: number) => `${peopleInWords(count)} deleted.`,
  /** A deletion whose last step has no answer. */
  deletedAtLeast: (count: number) =>
    count === 0 ? "Some people may have been deleted." : `At least ${peopleInWords(count)} deleted.`,
  notAllDeleted: "The others couldn't be deleted and are still selected. Please try again.",
  deleteFailed: "Failed to delete people. Please try again.",
  changed: (label: string, count: number) => `${label} updated for ${peopleInWords(count)}`,
  unchanged: (label: string) => `Nothing to change: ${label} already has this value.`,
  setFailed: "Failed to save. Please try again.",
  queued: (count: number) => `Successfully queued ${count} refresh jobs! Jobs run one at a time in the background.`,
  queuedAlready: "These people are already in the queue.",
  notCancelled: "these refreshes have begun or are over.",
  notQueuedAgain: "these people were refreshed or queued again since.",
  queueFailed: "Failed to queue refresh jobs. Please try again.",
  cadence: (label: string, count: number, hasSource: boolean) =>
    `${label} is set for ${peopleInWords(count)}.${hasSource ? "" : " LinkedIn posts are checked once you connect a data source."}`,
  cadenceUnchanged: "Nothing to change: their posts are checked like this already.",
  setting: (label: string, done: number, of: number) =>
    `Setting ${label} for ${done.toLocaleString()} of ${peopleInWords(of)}…`,
  changedAtLeast: (label: string, count: number) =>
    count === 0 ? `${label} may be changed for some people.` : `${label} updated for at least ${peopleInWords(count)}`,
  notAllChanged: "The others couldn't be changed and are still selected. Please try again.",
  deleting: (done: number, of: number) => `Deleting ${done.toLocaleString()} of ${peopleInWords(of)}…`,
};

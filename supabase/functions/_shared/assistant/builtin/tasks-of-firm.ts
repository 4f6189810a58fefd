import type { KnownPerson } from "../assistant-model.ts";
import { plainWords } from "../words.ts";
import type { TaskLine } from "./script.ts";

/** Words with which a task is spoken of and not named. */
const NO_NAME = /^(?:the|my|our|that|this|a|task|tasks|one|thing|job|to|do|todo|reminder|item|for|of|with|at|about|s)$/;

/** The open tasks that words may mean which say nothing but the name of a firm: those with it in their title, and those of the people there. */
export function tasksOfFirm(
  words: string,
  tasks: readonly TaskLine[],
  people: readonly KnownPerson[],
): readonly TaskLine[] {
  const firm = plainWords(words)
    .filter((word) => !NO_NAME.test(word))
    .join(" ");
  const there = people.filter(({ company }) => firm !== "" && plainWords(company ?? "").join(" ") === firm);
  if (there.length === 0) return [];
  const ids = new Set(there.map(({ id }) => id));
  return tasks.filter(
    ({ title, founderId, status }) =>
      status !== "done" &&
      ((founderId !== null && ids.has(founderId)) || ` ${plainWords(title).join(" ")} `.includes(` ${firm} `)),
  );
}

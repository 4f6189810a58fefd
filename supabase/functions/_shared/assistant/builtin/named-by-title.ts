import type { StepRequest } from "../assistant-model.ts";
import { plainWords, stem } from "../words.ts";
import type { Call, TaskLine } from "./script.ts";
import { isAkin } from "./vocabulary/akin.ts";

const wordsOf = (texts: readonly (string | null | undefined)[]): string[] =>
  texts.flatMap((text) => plainWords(text ?? "").map(stem));

/** The words of a title by which a task is named. */
function wordsInTitle(words: readonly string[], { title }: TaskLine): string[] {
  const own = wordsOf([title]);
  return words.filter((word) => own.some((one) => one === word || isAkin(word, one)));
}

/** Words that say who someone is or how far they are. */
const wordsOfPeople = ({ founderId, founderName }: TaskLine, { people, user }: StepRequest): string[] => {
  const meant = people.filter(({ id, by }) => id === founderId || by !== "near");
  return wordsOf([founderName, ...meant.map(({ name }) => name), ...user.stages, ...user.statuses]);
};

/** Whether words name a task by a word of its title that is no one's name and no stage: “Ana: done” may be news of her. */
export function isNamedByTitle(words: readonly string[], task: TaskLine, request: StepRequest): boolean {
  const theirs = wordsOfPeople(task, request);
  return wordsInTitle(words, task).some((word) => !theirs.includes(stem(word)));
}

/** The same, where the name of a firm is not enough either: “Kelp: another week” may be news of the firm. */
export function isNamedByMoreThanFirm(words: readonly string[], task: TaskLine, request: StepRequest, call: Call) {
  const { founderId } = task;
  const theirs = wordsOfPeople(task, request);
  const left = wordsInTitle(words, task).filter((word) => !theirs.includes(stem(word)));
  if (left.length === 0 || founderId === null) return left.length > 0;
  const { founders = [] } = call("query_people", {
    ...{ anyOf: [], ids: [founderId], search: null, sort: null, limit: 1, figuresOf: null },
  });
  const firm = wordsOf(founders.map(({ company }) => company));
  return left.some((word) => !firm.some((one) => one === word || isAkin(word, one)));
}

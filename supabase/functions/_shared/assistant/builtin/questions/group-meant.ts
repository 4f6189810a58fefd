import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";

/** Words for a group of people that say nothing of which one it is. */
const SMALL = new Set(
  "just only all the our my your those these people folk folks everyone everybody persons with in at of for from a an who are is still side angle focus lot lots crowd bunch batch gang ones group crew set pls please then lads team".split(
    " ",
  ),
);

/** The values of the user's own lists, each with the words that its list is called by. */
const choicesOf = ({ user, columns = [] }: Pick<StepRequest, "user" | "columns">) => [
  ...user.stages.map((choice) => ({ choice, list: ["stage"] })),
  ...user.statuses.map((choice) => ({ choice, list: ["status"] })),
  ...columns.flatMap(({ label, options }) => options.map((choice) => ({ choice, list: plainWords(label) }))),
];

const isNumberOrLetter = (word: string): boolean => /^\d+$/u.test(word) || word.length < 2;

/**
 * The value of a list that a group is called by, as it is spelled: "the spring lot" and "the spring cohort" are Spring 27, where that is the only one of
 * that name. Null where the words are of none, or of several.
 */
export function groupMeant(said: string, request: Pick<StepRequest, "user" | "columns">): string | null {
  const words = plainWords(said).filter((word) => !SMALL.has(word));
  if (words.length === 0) return null;
  const choices = choicesOf(request);
  const fits = (isFit: (own: readonly string[], list: readonly string[]) => boolean): string[] => [
    ...new Set(choices.filter(({ choice, list }) => isFit(plainWords(choice), list)).map(({ choice }) => choice)),
  ];
  const whole = (words_: readonly string[]) => words_.join(" ");
  const same = fits((own) => [whole(own), `${whole(own)}s`].includes(whole(words)));
  if (same.length > 0) return same.length === 1 ? (same[0] ?? null) : null;
  const begun = fits((own, list) => {
    const rest = words.filter((word) => own.includes(word) || !list.includes(word));
    const left = own.filter((word) => !rest.includes(word));
    return rest.length > 0 && rest.every((word) => own.includes(word)) && left.every(isNumberOrLetter);
  });
  return begun.length === 1 ? (begun[0] ?? null) : null;
}

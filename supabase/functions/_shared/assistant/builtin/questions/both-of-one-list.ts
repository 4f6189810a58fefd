import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import type { Answer } from "../answers.ts";
import { plain } from "../wording.ts";
import { answer } from "./question.ts";
import { re, SOFT } from "./spoken-words.ts";

const WHO =
  "(?:who|which (?:people|ones|of (?:them|those|these|my people)|\\p{L}+)|anyone|anybody|is (?:anyone|anybody|there anyone|there anybody))(?:['’]s)?";
const BOTH = re(
  `^${SOFT}${WHO}\\b[^?]{0,40}?\\bboth (?<one>[^?,]{1,30}?) (?:and|as well as) (?<other>[^?,]{1,30}?)(?: (?:as|in|for|at once|at the same time)(?: (?:a|the|their|his|her))?(?: [\\p{L} ]{2,25})?)?[\\s?.!]*$`,
);

/** "Who is both Warm and Cold?", of one list: everybody has one value of it, and nobody two. Null for other questions. */
export function bothOfOneList(text: string, { user, columns = [] }: StepRequest): Answer | null {
  const { one = "", other = "" } = BOTH.exec(text)?.groups ?? {};
  const lists: (readonly [string, readonly string[]])[] = [
    ["stage", user.stages],
    ["status", user.statuses],
    ...columns.filter(({ type }) => type === "select").map(({ label, options }) => [label, options] as const),
  ];
  const optionOf = (said: string, options: readonly string[]) =>
    options.find(
      (option) => plainWords(option).join(" ") === plainWords(said.replace(/^(?:in|at|on)\s+/iu, "")).join(" "),
    );
  const of = lists.flatMap(([label, options]) => {
    const [first, second] = [optionOf(one, options), optionOf(other, options)];
    return first !== undefined && second !== undefined && first !== second ? [{ label, first, second }] : [];
  });
  const [found, another] = of;
  if (!found || another) return null;
  const { label, first, second } = found;
  const either = `Who is ${first} or ${second}?`;
  return answer(
    `Nobody: everybody has only one ${plain(label)} at a time. Do you mean: who is ${plain(first)} or ${plain(second)}?`,
    { instead: either, suggestions: [either] },
  );
}

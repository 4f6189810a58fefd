import { plainWords } from "../../words.ts";
import type { Question } from "./question.ts";

/** "Series A" is a value of the user's own column before it is a matter that people write about. */
export const optionsOf = ({ columns }: Question["world"]): Set<string> =>
  new Set(columns.flatMap(({ options = [] }) => options.map((option) => plainWords(option).join(" "))));

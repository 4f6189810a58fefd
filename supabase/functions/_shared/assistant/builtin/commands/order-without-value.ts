import { plainWords } from "../../words.ts";
import type { Part } from "./split-clauses.ts";

const NAME = "\\p{L}[\\p{L}\\p{M}'’-]*(?: \\p{L}[\\p{L}\\p{M}'’-]*){0,2}?";
/** "Set the tier of Noam, and Rosa wants gold": no value is said for the first, and the second sentence tells something. */
const SETS_AND_TELLS = new RegExp(
  `^(?<order>[^,.:;?!\\n]{0,20}(?<!\\p{L})(?:set|change|update|edit|adjust|correct|fix|enter)\\s+(?:the\\s+)?\\p{L}[\\p{L} ]{0,30}?\\s(?:of|for)\\s(?<first>${NAME}))\\s*,?\\s+and\\s+(?<news>(?<second>${NAME})\\s+(?:is|has|was|got|\\p{Ll}{2,}s)\\s.+)$`,
  "isu",
);

/** Splits an order whose value was left out from what is told of someone else behind it, so that both do not get the value that is told. */
export const withNewsApart =
  (names: readonly string[]) =>
  (part: Part): Part[] => {
    const { order, first, news, second } = (/ and /iu.test(part.text) && SETS_AND_TELLS.exec(part.text)?.groups) || {};
    const isName = (said: string) => {
      const words = plainWords(said);
      return names.some((name) => words.every((word) => plainWords(name).includes(word)));
    };
    if (order === undefined || news === undefined || !isName(first ?? "") || !isName(second ?? "")) return [part];
    return [
      { ...part, text: order },
      { ...part, text: news },
    ];
  };

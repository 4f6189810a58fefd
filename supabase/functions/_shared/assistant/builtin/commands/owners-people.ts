import { plainWords } from "../../words.ts";
import { isNoteLead, type Part } from "./split-clauses.ts";
import type { Lists } from "./values.ts";

const OF_OWNER =
  /(?<![\p{L}])(?<owner>\p{L}[\p{L}\p{M}.-]*)['’]s? (?:founders?|people|clients?|contacts?|leads?|customers?|accounts?|guests?|candidates?|prospects?|patients?|members?|two|three|ones)\s*[:,]?\s+(?=(?<name>\p{L}[\p{L}\p{M}-]*))/giu;

/** "Duarte's clients Linh and Zoltan": those who are named, whose owner is no value. Other parts are unchanged. */
export const withoutTheirOwner =
  (names: readonly string[], { owners = [] }: Lists) =>
  (part: Part): Part => {
    if (owners.length === 0 || isNoteLead(part.text)) return part;
    const known = new Set(names.flatMap((name) => plainWords(name)));
    const own = new Set(owners.map((owner) => plainWords(owner)[0]));
    const text = part.text.replace(OF_OWNER, (all: string, owner: string, name: string) =>
      own.has(plainWords(owner)[0]) && plainWords(name).every((word) => known.has(word)) ? "" : all,
    );
    return { ...part, text };
  };

import type { Part } from "./split-clauses.ts";
import type { Token } from "./tokens.ts";

/** "…, make a note" and "remember that" make a note of what was said before. */
const NOTED =
  "(?:please\\s+|can you\\s+|could you\\s+)*(?:(?:make|take|add) (?:a )?note(?: of (?:it|that|this))?|(?:note|remember|record|save|write|jot|keep) (?:that|this|it)(?: down| in mind| please)?|add (?:it|that|this) as a note)\\s*[.!?]?\\s*$";
const IS_NOTED = new RegExp(`^(?:and\\s+)?${NOTED}`, "iu");
const ENDS_NOTED = new RegExp(`\\s*[,;–—-]\\s*(?:and\\s+|so\\s+)?${NOTED}`, "iu");

export function withNoted(parts: readonly Part[]): Part[] {
  return parts.flatMap((part, no) => {
    const next = parts[no + 1];
    if (no > 0 && IS_NOTED.test(part.text)) return [];
    const text = part.text.replace(ENDS_NOTED, "");
    const isNoted = text !== part.text || (next !== undefined && IS_NOTED.test(next.text));
    return [isNoted ? { ...part, text: `Note that ${text}` } : part];
  });
}

/** "Add her": somebody who was only talked about. */
export const ADDS_THEM =
  /^(?:please\s+|can you\s+|could you\s+)*(?:add|put|save|create|include|track|follow|enter)\s+(?:her|him|them|that person|this person)(?![\p{L}])(?<tail>[^]*)$/iu;

const OF_FIRM =
  /(?:\b(?:runs?|running|founded|co-?founded|started|owns?|leads?|heads?|left|quit|joined|built|at|from|for|with|of|company|startup|firm)|\b(?:works?|working) (?:at|for)|\b(?:company|startup|firm) (?:is )?(?:called|named))\s+(?:a |the )?$/iu;
/** The stranger whom a clause is about; a name that says where somebody works is no person's. */
export const strangerIn = ({ text, tokens }: { text: string; tokens: readonly Token[] }): Token | undefined =>
  tokens.find(
    ({ code, from }) =>
      code === "X" && (/\b(?:with|met)\s+$/iu.test(text.slice(0, from)) || !OF_FIRM.test(text.slice(0, from))),
  );

/** What a clause says of a stranger, from the name on, without the day. */
export function withoutDays({ text, tokens }: { text: string; tokens: readonly Token[] }, from: Token): string {
  const day = tokens.find((token) => token.code === "D" && token.from > from.from);
  return (day ? text.slice(from.from, day.from) + text.slice(day.to) : text.slice(from.from))
    .replace(/\b(?:yesterday|today|last \w+|earlier)\b/giu, " ")
    .replace(/[\s,.]+$/u, "");
}

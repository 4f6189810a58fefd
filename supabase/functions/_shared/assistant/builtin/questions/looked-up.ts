import type { FoundValue } from "../../../stores/people-questions.ts";
import { forms } from "./forms.ts";
import { isWord, itemsOf, type QuestionWorld } from "./items.ts";
import { tokensOf } from "./tokens.ts";

/** What is looked for in the values of people's columns: up to four words in a row, of which one at least is unknown. */
export function phrasesToLookUp(text: string, world: QuestionWorld): string[] {
  const items = itemsOf(text, world);
  const tokens = tokensOf(text, world.language);
  const unknown = new Set(
    items.flatMap((item) =>
      isWord(item) || (item.isName && item.people.length === 0)
        ? Array.from({ length: item.length }, (_, no) => item.at + no)
        : [],
    ),
  );
  const phrases = new Set<string>();
  for (let at = 0; at < tokens.length; at += 1)
    for (let length = 4; length > 0; length -= 1) {
      const part = tokens.slice(at, at + length);
      if (part.length < length || ![...part.keys()].some((no) => unknown.has(at + no))) continue;
      const words = part.map(({ plain }) => plain.replace(/[^\p{L}\p{N}]+/gu, " ").trim());
      if (words.some((word) => word === "")) continue;
      const joined = words.join(" ");
      phrases.add(joined);
      if (length === 1 && joined.length > 2) for (const form of forms(joined)) phrases.add(form);
    }
  return [...phrases].slice(0, 60);
}

/** What was found under another form of a word counts for the word as it was written. */
export function heldAsWritten(held: readonly FoundValue[], looked: readonly string[]): FoundValue[] {
  const out = new Map<string, FoundValue>();
  for (const found of held)
    for (const phrase of looked) {
      if (phrase !== found.phrase && (phrase.includes(" ") || !forms(phrase).includes(found.phrase))) continue;
      const key = `${phrase}|${found.column}`;
      const known = out.get(key);
      out.set(key, { phrase, column: found.column, values: [...new Set([...(known?.values ?? []), ...found.values])] });
    }
  return [...out.values()];
}

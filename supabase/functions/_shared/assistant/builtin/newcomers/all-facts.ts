import type { Lists } from "../commands/values.ts";
import type { Language } from "../reading.ts";
import { PhraseReader } from "./phrase-facts.ts";

/** Whether words are facts to the last one, and no label of what follows them. */
export const isFactIn = (lists: Lists, language: Language) => {
  const phrases = new PhraseReader(lists, language);
  return (words: string): boolean => {
    const { changes, left } = phrases.read(words);
    return changes.length > 0 && left.length === 0;
  };
};

import { re } from "../commands/rewording.ts";

const NAME = '(?:["“][^"“”\\n]{1,40}["”]|(?-i:\\p{Lu})[\\p{L}\\p{N}\'’-]*(?: (?-i:\\p{Lu})[\\p{L}\\p{N}\'’-]*){0,3})';
/** "A column "Vetted" yes or no, with yes for Ana and no for Leo": the type stands between the name and the values. */
const BEHIND = re(
  `^(?<order>\\W*(?:(?:please|pls|hey|hi|ok|okay|can you|could you)[\\s,]+)*(?:i(?:['’]d like| would like| need| want)|we need|add|create|make|set up|give me)(?: me)?) (?:an? )?(?:new )?(?<noun>column|field),?(?: called| named)? (?<name>${NAME}),? (?:as |of type )?(?:a )?(?:yes or no|yes ?\\/ ?no|yes-no|checkbox),? (?:with |where |so )?(?=\\p{L})`,
);

/** An order for a yes-or-no column with the type before its noun, as it is read. Other messages are unchanged. */
export function withTypeBeforeNoun(message: string): string {
  const { order, noun = "", name = "" } = (message.length < 300 && BEHIND.exec(message)?.groups) || {};
  if (order === undefined) return message;
  return message.replace(BEHIND, `${order} a yes or no ${noun} "${name.replace(/["“”]/gu, "")}" with `);
}

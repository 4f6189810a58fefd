import type { TaskChange } from "./frames.ts";
import type { Parse } from "./grammar.ts";
import { type Token, written } from "./tokens.ts";
import { sentenceCase } from "../wording.ts";

const REF = "(?<ref>.+?)";
const ADD = "(?:add|append|note|put|write|attach|log|mention|include|jot|pin)";
const TASK = "(?:task|todo|to do|reminder)";

/** How the text of a task is set, and how something is added to it: its task in `ref`, what is said in `words`. */
export const TEXT_CHANGES: readonly (readonly [
  pattern: string,
  change: (groups: Record<string, Token[]>, parse: Parse) => TaskChange | null,
])[] = [
  [
    `${ADD}(?: (?:this|that|following))? (?:to|on|in|into|onto|under) (?:description|details?|text) (?:of|for|on) ${REF}(?: that| ?(?::|,|-)) ?(?<words>.+)`,
    (groups, parse) => (isOnlyPerson(groups) ? null : addition(groups, parse)),
  ],
  // "Append to the mast survey description: …", where the text is named behind its task.
  [
    `${ADD}(?: (?:this|that|following))? (?:to|on|in|into|onto|under) ${REF} (?:description|details?)(?: that| ?(?::|,|-)) ?(?<words>.+)`,
    addition,
  ],
  [
    `(?:add|set|put|change|update|write|give) (?:as )?(?:description|details?) (?:of|to|for|on) ${REF} (?:to|:|,|-|saying) (?<words>.+)`,
    descriptionChange,
  ],
  [
    `(?:description|details?) (?:of|to|for|on) ${REF} (?:(?:should|must|has to|needs to) (?:be|say|read)|is|:|-) (?<words>.+)`,
    descriptionChange,
  ],
  [
    `${ADD}(?: (?:this|that|following))? (?:to|on|in|into|onto|under) (?<ref>[^:]+? ${TASK}) ?(?::|,|-|that) ?(?<words>.+)`,
    addition,
  ],
  [`${ADD}(?: (?:words?|text|line|sentence))? (?<words>Q) (?:to|on|in|into|onto|under) ${REF}`, addition],
  [`(?:extend|amend|complete|supplement|update) ${REF} (?:with|by) (?<words>Q)`, addition],
  [`(?:in|on|under|to) (?<ref>[^:]+? ${TASK}) ?,? (?:please )?${ADD}(?: (?:also|that))* ?:? ?(?<words>.+)`, addition],
  [`(?<ref>[^:]+? ${TASK}) ?(?::|-|,) (?:also )?${ADD}(?: (?:also|that))* ?:? ?(?<words>.+)`, addition],
  [`(?:for |in )?(?<ref>[^:PX]+?) ?(?::|-|,) ?(?:also )?(?:mention|include) (?:that )?(?<words>.+)`, addition],
  [`(?<ref>[^:PX]+?) ?(?::|-) (?:also )?${ADD}(?: (?:also|that))* ?:? ?(?<words>Q)`, addition],
  [
    `(?:let |have )?${REF} (?:(?:should|must) (?:also )?)?(?:say|mention|read) (?:also )?(?<words>Q) (?:too|also|as well)`,
    addition,
  ],
  [
    `${REF} ?(?::|,|-)? (?:description|details?)(?! of ) ?(?:(?:should|must|has to|needs to) (?:be|say|read)|is|says|:|-)? ?:? ?(?<words>.+)`,
    descriptionChange,
  ],
];

/** "Details of Ana" are no task's. */
const isOnlyPerson = ({ ref = [] }: Record<string, Token[]>): boolean => ref.every(({ code }) => /^[PX]$/.test(code));

function descriptionChange({ words = [] }: Record<string, Token[]>, { text }: Parse): TaskChange | null {
  const said = written(words, text);
  return said === "" ? null : { description: sentenceCase(said) };
}

/** What stands in a task's text stays; a person or a day alone is no text. */
function addition({ words = [] }: Record<string, Token[]>, { text }: Parse): TaskChange | null {
  const article = /(?:the|an?|my|our)\s+$/iu.exec(text.slice(0, words[0]?.from))?.[0] ?? "";
  const said = `${article}${written(words, text)}`;
  return said === "" || words.every(({ code }) => /^[PXDR]$/.test(code)) ? null : { addition: sentenceCase(said) };
}

import { plainOf } from "../commands/clause-kind.ts";
import { startsCommand } from "../commands/split-clauses.ts";
import { isAction } from "../commands/task-leads.ts";

/** How people tell someone to change something, beside the verbs of commands. */
const VERBS =
  "bump|bring|kick|lose|stick|downgrade|upgrade|demote|promote|raise|lower|wipe|swap|switch|pull|drag|shift|lift|knock|cut|drop|scrap|bin|ditch|kill|axe|strike|cross|untick|tick|check off|close|correct|fix|archive|unarchive|park|freeze|revive|reassign|retitle|relabel|link|attach|file|flag|tag|call it|call this|give|hand|take|leave out|throw|pop|whack|chuck|shove|plonk|slot|pencil|book in|finish|wrap up|bring forward|double|halve|increase|decrease|reduce|reset|restore|keep|make";
/** With which words a command is spelt, with a slip in it. */
const BEGINS = new RegExp(
  `^(?:(?:please|pls|plz|ok|okay|so|and|also|then|oh|hey|yo|can you|could you|would you|just|actually|now|maybe you) )*(?:${VERBS})(?![\\p{L}])`,
  "u",
);
const ENDS = /\b(?:please|pls|plz|thanks|thx|ta)[\s.!]*$/iu;
/** An order behind news: "…, so bump her to 85", "…; rename the task". */
const BEHIND = new RegExp(
  `(?:[,;:–—]|\\.\\s|\\s-)\\s+(?:(?:and|so|then|also|please|pls|just|oh|now)[\\s,]+)*(?:${VERBS}|set|put|move|mark|add|rename|change|update|delete|remove|remind|note it)(?![\\p{L}])(?!\\s+(?:sure|sense|it clear|do\\b|off\\b|up\\b$))`,
  "iu",
);
/** "Armelle = top", "Layla → 20": signs for what something becomes. */
const SIGNS = /\s(?:=|→|->|=>|>>)\s/u;

/** "Call with Tobias went fine": what was, and no order. */
const EVENT = /^\W*\p{L}+ (?:with|from|at|by|was|went|is)\b/iu;
/** "Put that in": what is told is to be kept. */
const KEEPS =
  /^\W*(?:please |pls )?(?:put|get|write|note|keep|save|add) (?:that|this|it) (?:in|down|somewhere|there|as a note)\b/iu;

/** Whether words seem to ask for a change, although no rule reads which. */
export const seemsAnOrder = (text: string): boolean =>
  !KEEPS.test(text) &&
  (BEGINS.test(plainOf(text)) ||
    startsCommand(text) ||
    (isAction(text) && !EVENT.test(text)) ||
    ENDS.test(text) ||
    BEHIND.test(text) ||
    SIGNS.test(text));

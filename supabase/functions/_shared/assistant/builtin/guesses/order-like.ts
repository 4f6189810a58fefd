import { plainOf } from "../commands/clause-kind.ts";
import { startsCommand } from "../commands/split-clauses.ts";
import type { ReadClause } from "../commands/read-clauses.ts";
import { isAction } from "../commands/task-leads.ts";

/** How people tell someone to change something, beside the verbs of commands. */
const VERBS =
  "bump|bring|kick|lose|stick|downgrade|upgrade|demote|promote|raise|lower|wipe|swap|switch|pull|drag|shift|lift|knock|cut|drop|scrap|bin|ditch|kill|axe|strike|cross|untick|tick|check off|close|correct|fix|archive|unarchive|park|freeze|revive|reassign|retitle|relabel|link|attach|file|flag|tag|call it|call this|give|hand|take|leave out|throw|pop|whack|chuck|shove|plonk|slot|pencil|book in|finish|wrap up|bring forward|double|halve|let(?:['’]?s| s)?|have|increase|decrease|reduce|reset|restore|keep|make";
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

const NUMBER_WORD =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred)$/;
export const isNumber = (code: string): boolean => code === "N" || NUMBER_WORD.test(code);
const CATCHWORDS_MOST = 9;
/** What tells of something has a verb that says what is or was. */
const TELLS =
  /(?<!\p{L})(?:is|are|was|were|am|be|been|has|have|had|do|does|did|got|gets?|said|says|told|tells?|thinks?|likes?|loves?|hates?|wants?|needs?|seems?|sounds?|looks?|feels?|came|comes?|went|goes|met|saw|spoke|knows?|knew|works?|runs?|lives?|left|leaves|made|makes?|took|takes?|gave|gives?|sent|brought|bought|sold|found|lost|won|wrote|rang|can|could|will|would|may|might|should|must|\p{L}{3,}ed|\p{L}+n['’]t|['’](?:s (?:not|no|an?|the|in|at|on|off|back|happy|ill|sick)\b|re|ll|d|ve|m))(?!\p{L})/iu;

/** "Two more panels for Jo", "Jo: invoice by Friday": a few words about one person with a day to come or a number, which tell of nothing. */
export function isCatchword({ text, people, dates, tokens }: ReadClause, today: string): boolean {
  const isSaid = tokens.some(({ code }) => isNumber(code)) || dates.some(({ date }) => date > today);
  return (
    isSaid &&
    people.length === 1 &&
    text.trim().split(/\s+/u).length <= CATCHWORDS_MOST &&
    !TELLS.test(text) &&
    !/[?？!]/u.test(text)
  );
}

/** Whether words tell what is or was. */
export const tells = (text: string): boolean => TELLS.test(text);

const REMINDS =
  /^\W*(?:(?:and|also|then|ok|okay|please|hey|so|can you|could you)[\s,]+)*(?:remind|nudge|ping|prompt)\s+(?:me|us)\s(?!(?:of\s+|about\s+)?(?:what|who|whom|whose|when|where|which|how|why|whether|if)(?!\p{L}))[^?]*(?<!\p{L})to\s+\p{L}/iu;
/** "Remind me on Friday to send the samples" asks for no task that is there, also where nothing can be done. */
export const remindsMe = (text: string): boolean => REMINDS.test(text);

const NEWS =
  /^\W*(?:(?:so|and|btw|by the way|fyi|ok|oh|just heard|heard)[\s,:]+)*(?:the|our|my|their|his|her|this|that|\p{Lu}\p{L}*(?:['’]s)?)\s[^?:]{2,60}?\s(?:has|have|had|was|were|got|came|arrived|moved|slipped|went|takes?|took)(?:\s+(?:now|already|just|finally|all|been))*(?:\s+\p{L}+(?:ed|en|t|de|ne|id)(?!\p{L})|\s+(?:to|on|in|by|from|back|through|yesterday|today|this|last|a|an|two|three|\d)(?!\p{L}))[^?]*$/iu;
/** "The fair has been moved to 9 March" tells something, and asks nothing. */
const THEY_DID =
  /^\W*(?:(?:so|and|btw|fyi|ok|oh)[\s,:]+)*(?:they|he|she|someone|somebody|nobody)\s+(?:(?:have|has|had|just|already|finally)\s+)*(?:\p{L}{3,}ed|got|went|came|took|said|told|sent|put|made|gave|left|lost|won|sold|bought)(?!\p{L})[^?]*$/iu;
/** "Regulars in Seville that have paid": who, and nothing of them. */
const THOSE_WHO =
  /^\W*(?:(?:all|any|the|our|my)\s+){0,2}\p{L}{3,}s(?:\s(?:in|at|from|with)\s\p{L}+)?\s(?:who|that)\s(?:have|haven['’]?t|are|aren['’]?t|were|did|do|don['’]?t)\s(?:(?!\s(?:is|are|was|were|will|can|got|came|went|took|want|need)\s)[^,.:;?])*$/iu;
export const tellsNews = ({ text, people }: Pick<ReadClause, "text" | "people">): boolean =>
  people.length === 0 && !THOSE_WHO.test(text) && (NEWS.test(text) || THEY_DID.test(text));

/** A part of a message that names one person and tells nothing of them. */
export const namesSomeone = ({ text, people, tokens }: ReadClause): boolean =>
  people.length === 1 &&
  tokens.some(({ slot }) => slot?.is === "person" && !slot.isPronoun) &&
  !TELLS.test(text) &&
  !/[?？]|^\W*(?:under|for|on|about|with|in|at|to|from|re|by)\s/iu.test(text);

/** Whether words seem to ask for a change, although no rule reads which. */
export const seemsAnOrder = (text: string): boolean =>
  !KEEPS.test(text) &&
  (BEGINS.test(plainOf(text)) ||
    startsCommand(text) ||
    (isAction(text) && !EVENT.test(text)) ||
    ENDS.test(text) ||
    BEHIND.test(text) ||
    SIGNS.test(text));

import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { fieldNamed } from "../vocabulary/field-names.ts";
import { atFirm, oneMeant } from "./one-meant.ts";
import { re } from "./rewording.ts";
import { isNoteLead } from "./split-clauses.ts";

const WHO = "(?-i:\\p{Lu})[\\p{L}\\p{M}\\p{N}&'’-]*(?: (?:& )?(?-i:[\\p{Lu}\\d])[\\p{L}\\p{M}\\p{N}&'’-]*){0,3}";
const UPDATE =
  "(?:(?:so|please|pls|can you|could you|and)[\\s,]+)*(?:update|fix|change|set|correct|adjust|amend|edit)(?: (?:the|their|her|his|its|that in the|it in the|it in|it under))? (?<label>\\p{L}[\\p{L}\\p{N} ]{1,30}?)(?: (?:accordingly|please|pls|for (?:her|him|them|both|all of them|everyone)|field|column|too))*";
const BEHIND = `\\s*[,;.–—-]+\\s*${UPDATE}[\\s.!]*$`;
const NOW =
  "(?:is|are|['’]s|has|have)(?: now| just| all)*(?: been)?(?: (?:going|gone|moving to|moved to|switching to|switched to|turning|turned|becoming|become|called|renamed(?: to)?|down to|up to|changed to))?";
/** "Everyone at Kelp is going fully remote, update work setup". */
const ALL_AT = re(
  `^\\s*(?:(?:so|ok|fyi|update|news)[\\s,:]+)*(?:everyone|everybody|all of them|the whole team|all|both|the (?:two|three|team|folks|people))(?: people)? (?:at|from|in|of) (?<who>${WHO}) ${NOW}(?: (?:fully|all|completely|entirely|now|permanently|100%))* (?<value>\\p{L}[^,;:.?!\\n]{1,40}?)${BEHIND}`,
);
/** "What Kelp needs is now called Staff engineer, fix the open role". */
const ONE_IS = re(
  `^\\s*(?:(?:so|ok|fyi|update|news)[\\s,:]+)*(?:what |the thing |the one )?(?<who>${WHO}?)(?:['’]s? \\p{L}[\\p{L} ]{1,30}?)?(?: (?:needs?|wants?|is looking for|looks for|is hiring|is after|calls it|does|sells|has|is hiring for|is filling))? ${NOW}(?: (?:fully|completely|entirely|now|permanently))* (?<value>\\p{L}[^,;:.?!\\n]{1,60}?)${BEHIND}`,
);

/** What holds for some time only, or is said in a whole sentence. */
const FOR_NOW =
  /(?<!\p{L})(?:this|next|until|till|since|for (?:now|a)|today|tomorrow|tonight|temporarily|probably|maybe|may|if|when|because|but|not|no|leaving|with|about)(?!\p{L})/iu;
/** A value of a field of everyone: a name, a place, a figure. */
const IS_NAMED = /^(?:(?:in|at) )?[\p{Lu}\p{N}]/u;

/** What is told of someone or of all at a firm, with an order behind it that names the field: as the change of that field. Other messages are unchanged. */
export function withFieldBehind({ message, people, columns = [] }: StepRequest): string {
  if (message.length > 200 || message.includes("\n") || isNoteLead(message)) return message;
  const all = ALL_AT.exec(message)?.groups;
  const { who = "", value = "", label = "" } = all ?? ONE_IS.exec(message)?.groups ?? {};
  const words = plainWords(label);
  const named = words.length === 0 ? null : fieldNamed(words, columns);
  if (named?.length !== words.length || named.length === 0) return message;
  // Where someone is for some time is asked about; other such news stays news.
  if (FOR_NOW.test(value))
    return !all && "field" in named.target && named.target.field === "location" && /^in\s+\p{Lu}/u.test(value)
      ? `The ${label} of ${who}: now ${value}`
      : message;
  // The new name of a firm is said of all who are there.
  if ("field" in named.target && /^(?:company|name)$/u.test(named.target.field)) return message;
  const isChoice = "field" in named.target && /^(?:stage|status|owner|priority)/iu.test(named.target.field);
  if ("field" in named.target && !isChoice && !IS_NAMED.test(value)) return message;
  if ("column" in named.target) {
    const { type, options } = named.target.column;
    const isOption = options.some((one) => plainWords(one).join(" ") === plainWords(value).join(" "));
    if (/^(?:boolean|number|date)$/u.test(type) || (options.length > 0 && !isOption)) return message;
  }
  if (all) return atFirm(plainWords(who), people).length > 0 ? `Everyone at ${who}: ${label} ${value}` : message;
  // Of a firm that only its people's records name it is asked, or offered.
  return oneMeant(who, people) || people.length === 0 ? `The ${label} of ${who} is now ${value}` : message;
}

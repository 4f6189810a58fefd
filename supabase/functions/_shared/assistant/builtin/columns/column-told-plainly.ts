import type { OwnColumn } from "../reading.ts";
import { plainWords } from "../../words.ts";
import { literalWords } from "../literal.ts";
import { PLEASE, re } from "../commands/rewording.ts";
import { isAkin } from "../vocabulary/akin.ts";
import { NOUN } from "./column-words.ts";

/** "I want to track the number of docks per customer. Make me a field for it". */
const FOR_IT = re(
  `^\\s*${PLEASE}(?:(?:i|we)(?:['’]d| would)? )?(?:(?:want|need|like|have|love) to|(?:want|need) )(?: start)? ?(?:keep track of|track(?:ing)?|keep|record|log|store|note|know|capture|see) (?:the |their |each one['’]s )?(?<what>\\p{L}[^,;:.?!\\n"“]{2,50}?)(?: (?:per|for (?:each|every|all|our|my)|of (?:each|every|all|our|my)|by|on (?:each|every)) [^,;:.?!\\n"“]{2,30}?)?\\s*[,;:.–—-]+\\s*(?:(?:so|and|please|pls|can you|could you|would you)[\\s,]+)*(?:make|add|create|set up|give|build|get)(?: me| us)? (?:an?|one|the)?\\s*(?:new )?(?:(?<type>number|date|text|yes ?/ ?no|checkbox) )?${NOUN}(?: (?:for|called) (?:it|that|this|them|those))?(?: please| pls| thanks)*[\\s.!?]*$`,
);
const COUNTS =
  /^(?:number|count|amount|total|quantity|percentage|share|size)(?!\p{L})|(?<!\p{L})(?:count|footage|headcount|volume|revenue|spend|turnover|price|cost|budget|size|age|quantity|percentage|amount|capacity)$/iu;
const HOW_MANY = /^how (?:many|much) (?<what>\p{L}[\p{L} -]*?)(?: (?:they|each|every|everyone|people)(?: \p{L}+)*)?$/iu;
const DATES = /(?:^|\s)(?:date|day|deadline|birthday)(?:$| (?:of|when|for) )/iu;

function typeOf(what: string, said: string | undefined): string {
  if (said !== undefined) return `${said} `;
  if (HOW_MANY.test(what) || COUNTS.test(what)) return "number ";
  return DATES.test(what) ? "date " : "";
}

const NAME = '[“"\'‘]?(?<name>\\p{L}[^,;:.?!\\n"“”‘]{1,38}?)[”"\'’]?';
const TAIL = "(?:,? (?:(?<instead>instead|from now on|from here on|going forward)|please|pls|thanks|now))*[\\s.!]*$";
/** No name of a column: "should be Friday". */
const NO_NAME = /^(?:it|that|this|what|who|yes|no|the same|more|less|something|anything)(?!\p{L})/iu;

const isSame = (one: string, other: string): boolean =>
  one === other ||
  (one.length > 3 && other.length > 3 && (isAkin(one, other) || one.startsWith(other) || other.startsWith(one)));
/** Whether words that a column should say are another name for it, and no value that someone has in it: "Data room" of "Data room due". */
function isOtherName(name: string, { label, type, options }: Pick<OwnColumn, "label" | "type" | "options">): boolean {
  const words = plainWords(name);
  const isOption = options.some((option) => plainWords(option).join(" ") === words.join(" "));
  if (isOption || /\d/u.test(name) || (type === "boolean" && /^(?:true|false)$/iu.test(name))) return false;
  return words.some((word) => plainWords(label).some((own) => isSame(own, word)));
}

/** "'Seats' should say Places instead": a column by another name; null for what may be a value. */
function renamed(message: string, columns: readonly OwnColumn[]): string | null {
  for (const { label, type, options } of columns) {
    if (!message.toLowerCase().includes(label.toLowerCase())) continue;
    const found = re(
      `^\\s*${PLEASE}(?:the |our |that )?(?<noun>(?:column|field|heading|label) )?(?<quote>[“"'‘])?${literalWords(label)}[”"'’]?(?<behind> (?:column|field|heading|label))? (?:should|must|ought to|needs to|has to) (?:now |really |rather |just |only |simply )*(?<verb>say|read|show|be(?= just)|be (?:called|named|titled|labell?ed|renamed(?: to)?)|have the name)\\s*:? ${NAME}${TAIL}`,
    ).exec(message)?.groups;
    if (!found) continue;
    const { noun, quote, behind, verb = "", name = "", instead } = found;
    const isCalled = /^(?:be .|have)/iu.test(verb);
    const isOfColumn = isCalled || [noun, quote, behind, instead].some((said) => said !== undefined);
    if (
      (isOfColumn || isOtherName(name, { label, type, options })) &&
      !NO_NAME.test(name) &&
      plainWords(name).length <= 5
    )
      return `rename the column "${label}" to "${name}"`;
  }
  return null;
}

/** A column that is asked for behind what it is for, or that is to be called otherwise, as a plain order. Other messages are unchanged. */
export function withColumnToldPlainly(message: string, columns: readonly OwnColumn[]): string {
  if (message.length > 240 || message.includes("\n")) return message;
  const { what, type } = FOR_IT.exec(message)?.groups ?? {};
  if (what === undefined) return renamed(message, columns) ?? message;
  const label = HOW_MANY.exec(what)?.groups?.["what"] ?? what;
  return `add a ${typeOf(what, type)}column called "${label.charAt(0).toUpperCase()}${label.slice(1)}"`;
}

import { personFields } from "../../../contract/person-fields.ts";
import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { lastList } from "../questions/follow-ups.ts";
import type { OwnColumn } from "../reading.ts";
import { fieldNamed } from "../vocabulary/field-names.ts";
import { EXPLICITLY } from "../questions/items.ts";
import { fieldOfList } from "./field-of-list.ts";
import { markedNo } from "./marked-no.ts";
import { labelOf, typeOf } from "./targets.ts";

const TOTAL = "(?:all ?together|together|in total|in all|total|combined|overall|all in all|summed up)";
const ADDS_UP = new RegExp(
  String.raw`^\W*(?:(?:and|so|ok|okay|but)[\s,]+)*(?:(?:what|how much) (?:do|does|would|will|did) (?:that|this|it|those|these|they|(?:all|both) of (?:them|these|those))(?: all)? (?:add up to|come to|sum up to|amount to|total|make|add up)|how much (?:is|are|would be) (?:that|this|it|those|these|they)(?: be)?(?= ${TOTAL})|(?:what(?:['’]s| is) )?the (?:sum|total) of (?:that|those|these|them|it))(?: ${TOTAL})*[\s?.!]*$`,
  "iu",
);
const ASKS = /^\W*(?:and )?(?:who|whose|which|what|list|show)\b(?!.*[,;–-]\s*i mean\b)/iu;
/** "What do those add up to?": the one column of numbers that the last list was about. */
function sumOfList(request: StepRequest, columns: readonly OwnColumn[]): string | null {
  if (!ADDS_UP.test(request.message) || lastList(request).length < 2) return null;
  const [head = "", ...lines] = (request.history.findLast(({ role }) => role === "assistant")?.content ?? "").split(
    "\n",
  );
  // Of a list that is told in part, only its own question gives all.
  const before = request.history.findLast(({ role }) => role === "user")?.content ?? "";
  if (parseInt(head, 10) > lastList(request).length && !ASKS.test(before)) return null;
  const numbers = [...columns.filter(({ type }) => type === "number"), personFields.followerCount];
  const told = numbers.filter(({ label }) => {
    const isIn = (text: string, before: string, behind: string) => text.includes(`${before}${label}${behind}`);
    const inHead = isIn(head, "“", "”") || isIn(head, "(", " ") || isIn(head, ", ", " ");
    return inHead || lines.some((line) => isIn(line, ", ", ": ") || isIn(line, "): ", ": "));
  });
  const [only, another] = told;
  return only && !another ? `what is the total ${only.label} of those?` : null;
}

const WHO_BEHIND =
  /^\W*(?<what>\p{L}[^,;:?]{3,60}?)\s*[,;:–-]+\s*(?:who|whose|which (?:people|ones|of them)|who(?:['’]s| is| has| are) (?:that|it|those|they|this))[\s?.!]*$/iu;
const COMPARES =
  /^(?:(?:is|are|of|at) )?(?:over|above|under|below|more than|less than|at least|at most|from|between|up to|exactly|higher than|lower than|bigger than|smaller than|beyond) /u;
/** "Quotes over 20000, who?". */
function whoIsBehind({ message }: StepRequest, columns: readonly OwnColumn[]): string | null {
  const what = WHO_BEHIND.exec(message)?.groups?.["what"];
  const words = plainWords(what ?? "");
  const named = what === undefined ? null : fieldOf(words, columns);
  const isNumber = named !== null && typeOf(named.target) === "number";
  return isNumber && COMPARES.test(`${words.slice(named.length).join(" ")} `) ? `who has ${what ?? ""}?` : null;
}

const WHICH_BEHIND =
  /^\W*(?!(?:who|whose|what|which|how|is|are|add|set|note|task|remind|move|put)\b)(?<what>\p{L}[^,?:;\n]{4,80}?)\s*[,–-]+\s*(?:which|which ones|which people|whose|who)(?: all)? (?:are|is) (?:they|that|those|these|it)[\s?.!]*$/iu;
/** "Rounds opening in March, which ones are they". */
function whichAreThey({ message }: StepRequest): string | null {
  const what = WHICH_BEHIND.exec(message)?.groups?.["what"];
  return what === undefined ? null : `who has ${what}?`;
}

const OF_THEM =
  /^(?<lead>\W*(?:(?:and|so|ok|okay|tell me|show me)[\s,]+)*)which (?:ones )?of (?:them|those|these)(?= (?!is |are the )\p{L})/iu;
/** "Which of them sell in Lyon", where nobody was listed: which of all. */
function ofNobodyListed(request: StepRequest): string | null {
  const isListed = lastList(request).length > 0 || (request.state?.list ?? []).length > 0;
  return !isListed && request.history.length === 0 && OF_THEM.test(request.message)
    ? request.message.replace(OF_THEM, "$<lead>which people")
    : null;
}

const LEFT_OUT =
  /^\W*(?:(?:and|but|now|then|ok|okay|please|so)[\s,]+)*(?:leave out|exclude|skip|ignore|without|filter out|not counting)\s+(?:the |all |those |any )*(?<value>\p{L}[^,.;:?!]{1,30}?)\s+(?:ones?|people|guys|folks|deals|leads)[\s?.!]*$/iu;
const LEFT_THOSE =
  /^\W*(?:(?:and|but|now|then|ok|okay|please|so)[\s,]+)*(?:leave out|exclude|skip|ignore|without|filter out|not counting|drop|take out|remove|minus)\s+(?:the |all |any )?(?:ones|those|people)\s+(?<rest>(?:above|over|under|below|with|without|in|at|from|who|that|whose|owned by|on)\s[^,.;:?!]{2,60}?)[\s?.!]*$/iu;
/** "Leave out the ones I never contacted": nobody is deleted by it. */
const LEFT_BY_CONTACT =
  /^\W*(?:(?:and|but|now|then|ok|okay|please|so)[\s,]+)*(?:leave out|exclude|skip|ignore|without|filter out|not counting|minus|hide)\s+(?:the |all |any )?(?:ones|those|people|everyone|everybody)\s+(?:(?:who|that|whom)\s+)?(?:i|we)(?:['’]ve| have| did)?\s*(?<never>never|not|n['’]t)?\s*(?:yet |ever |already |just )?(?:contact(?:ed)?|call(?:ed)?|spoken (?:to|with)|spoke (?:to|with)|talked (?:to|with)|met|written to|wrote to|reached)(?: yet| before| at all| already)*(?<when> (?:this|last|in|since)\s[^,.;:?!]{3,30}?)?(?: please)?[\s?.!]*$/iu;
const BEFORE_LABEL = /^(?<than>above|over|under|below)\s+(?<label>\p{L}[^\d]{1,30}?)\s+(?<no>\d[\d.,]*k?)$/iu;
/** "Leave out the ones above priority 70", after a list of people. */
function leftOutByWords({ message, state }: StepRequest): string | null {
  const contact = LEFT_BY_CONTACT.exec(message)?.groups;
  if (contact && (state?.list ?? []).length > 1)
    return contact["never"] === undefined
      ? `which of them have I not contacted${contact["when"] ?? ""}?`
      : `which of them have I contacted${contact["when"] ?? ""}?`;
  const rest = LEFT_THOSE.exec(message)?.groups?.["rest"];
  if (rest === undefined || !(state?.list ?? []).some(({ kind }) => kind === "person")) return null;
  return `without those ${rest.replace(BEFORE_LABEL, "with $<label> $<than> $<no>")}`;
}

/** "Leave out the lost ones", after a list of people. */
function leftOutOfList(request: StepRequest, columns: readonly OwnColumn[]): string | null {
  const said = LEFT_OUT.exec(request.message)?.groups?.["value"]?.toLowerCase();
  if (said === undefined || !(request.state?.list ?? []).some(({ kind }) => kind === "person")) return null;
  const options = columns.flatMap((column) => column.options);
  const own = [...request.user.stages, ...request.user.statuses, ...options];
  const [only, another] = own.filter((value) => value.toLowerCase() === said);
  return only !== undefined && another === undefined ? `without those in ${only}` : null;
}

const SET_TO =
  /^(?<asked>\W*(?:and )?(?:who|whose|which)\b[^.!?\n–—]*?)(?:\s*[–—-]+\s*|,\s*)(?:i mean|meaning|that is|i\.e\.|so)[\s,]+(?:it(?:['’]s| is) |they(?:['’]re| are) )?(?:set to|is|are|at)?\s*(?<value>yes|no)[\s?.!]*$|^(?:who(?:se)?|which people)(?: (?:has|have|is))?\s+(?<label>\p{L}[^,.;:?!]{2,40}?)\s+(?:is |are )?(?:still )?set to (?<own>yes|no)[\s?.!]*$/iu;
/** "Whose permits are missing, I mean set to no?": of the yes-or-no that is named. */
function setTo({ message }: StepRequest, columns: readonly OwnColumn[]): string | null {
  const { asked, label, value: behind, own } = SET_TO.exec(message)?.groups ?? {};
  const value = own ?? behind;
  if (value === undefined) return null;
  const words = plainWords(label ?? asked ?? "").map(singular);
  const named = columns.filter(
    (column) =>
      column.type === "boolean" &&
      plainWords(column.label).some((word) => word.length > 3 && words.includes(singular(word))),
  );
  const [only, another] = named;
  if (!only || another) return null;
  return value.toLowerCase() === "no" ? `whose ${EXPLICITLY} ${only.label} is no?` : `whose ${only.label} is yes?`;
}

const PART =
  /\b(?:in |during |within )?(?:the )?(?<no>first|1st|second|2nd|third|3rd|fourth|4th|last|latter) (?<part>half|quarter) of (?<year>20\d\d)\b/giu;
const ENDS = ["31 March", "30 June", "30 September", "31 December"];
const BEGINS = ["1 January", "1 April", "1 July", "1 October"];
/** Halves and quarters of a year, by their days. */
const halves = (text: string): string =>
  text.replace(PART, (all: string, ...given) => {
    const { no = "", part, year = "" } = given.at(-1) as Record<string, string>;
    const isHalf = part === "half";
    const at = ["first", "second", "third", "fourth", "1st", "2nd", "3rd", "4th"].indexOf(no.toLowerCase()) % 4;
    const place = at < 0 ? (isHalf ? 1 : 3) : at;
    if (isHalf && place > 1) return all;
    const [first, last] = isHalf ? [place * 2, place * 2 + 1] : [place, place];
    return `between ${BEGINS[first] ?? ""} ${year} and ${ENDS[last] ?? ""} ${year}`;
  });

const IN_ORDER =
  /(?:,\s*|\s+)(?:(?:all )?in (?:the right )?order(?: of date)?|in (?:date|chronological) order|sorted(?: by (?:date|day|time))?|ordered(?: by (?:date|day))?|chronologically|by date)[\s?.!]*$/iu;
const STRETCH =
  /^(?:in|during|between|before|after|since|from|until|next|this|last)\s(?!.*\b(?:to|for|with|is|was|moved?|done)\b)/iu;
/** "Unveilings in the first half of 2027, in order": of a column of days. */
function daysOf({ message }: StepRequest, columns: readonly OwnColumn[]): string | null {
  const text = halves(message.trim().replace(/[?.!]+$/u, "")).replace(IN_ORDER, "");
  const words = text.replace(/^(?:all )?(?:the )?/iu, "").split(/\s+/u);
  const named = fieldOf(plainWords(words.join(" ")), columns);
  if (named === null || typeOf(named.target) !== "date") return null;
  const rest = words.slice(named.length).join(" ");
  const label = labelOf(named.target);
  return STRETCH.test(rest) && /\d{4}|week|month|year|quarter/iu.test(rest)
    ? `whose ${label} is ${rest}, sorted by ${label}?`
    : null;
}

/** The field that some words begin with, also with its plural. */
function fieldOf(words: readonly string[], columns: readonly OwnColumn[]) {
  const ways = words.slice(0, 4).map((_, no) => words.map((word, at) => (at === no ? singular(word) : word)));
  return [words, ...ways].map((way) => fieldNamed(way, columns)).find((found) => found !== null) ?? null;
}
const singular = (word: string): string =>
  word
    .replace(/ies$/u, "y")
    .replace(/(?<=ch|sh|ss|x)es$/u, "")
    .replace(/(?<!s)s$/u, "");

const THEM = "(?:(?:each|all|any|every one)(?: of)? )?(?:them|those|these)";
const TALK =
  "(?:talk(?:ed)?|sp(?:eak|oke|oken)|contact(?:ed)?|call(?:ed)?|reach(?:ed)?(?: out)?|hear|heard|been in touch|met|meet|see|seen)";
const SINCE_WHEN = new RegExp(
  String.raw`^(?<before>.*?)(?:\W+(?:and )?|^\W*(?:(?:and|so|but) )?)(?:since when (?:did|have|had) (?:i|we) (?:not|n['’]t|last) ${TALK}(?: (?:to|with|from))? ${THEM}|when (?:did|have) (?:i|we) (?:last )?${TALK}(?: (?:to|with|from))? ${THEM}(?: last)?|how long (?:is it|has it been|ago)?(?: since| did)? ?(?:i|we)(?: have|['’]ve)?(?: last| not)* ${TALK}(?: (?:to|with|from))? ${THEM})[\s?.!]*$`,
  "iu",
);
/** "Who waits for the council, and since when did I not talk to them?": each with the last contact. */
function sinceWhen(request: StepRequest): string | null {
  const { before } = SINCE_WHEN.exec(request.message)?.groups ?? {};
  if (before === undefined) return null;
  if (before.trim() === "") return lastList(request).length > 1 ? "when were they last contacted?" : null;
  const rest = /\bwho(?: of (?:mine|ours|my people|our people))?\s+(?<rest>\S.*)$/iu.exec(before)?.groups?.["rest"];
  return rest === undefined ? null : `when were the people who ${rest.replace(/[\s,]+$/u, "")} last contacted?`;
}

const TO_DO_WITH =
  /^(?<before>.*\b(?:tasks|to-?dos|reminders)\b.*?),? (?:and|that|which) (?:(?:have|has) (?:anything |something )?to do with|concern|involve|belong to|are for|are about) (?=\S)/iu;
/** "Tasks that are due and have to do with …" is one question. */
const ofTasks = ({ message }: StepRequest): string | null =>
  TO_DO_WITH.test(message) ? message.replace(TO_DO_WITH, "$<before> for ") : null;

/** A question that is asked in a few words, in full; the request as it is where it is asked otherwise. */
export function askedInShort(request: StepRequest, columns: readonly OwnColumn[]): StepRequest {
  if (request.message.length > 120 || request.message.includes("\n")) return request;
  const full =
    sumOfList(request, columns) ??
    fieldOfList(request, columns) ??
    whoIsBehind(request, columns) ??
    whichAreThey(request) ??
    ofNobodyListed(request) ??
    leftOutOfList(request, columns) ??
    leftOutByWords(request) ??
    markedNo(request, columns) ??
    setTo(request, columns) ??
    sinceWhen(request) ??
    ofTasks(request) ??
    daysOf(request, columns);
  if (full !== null) return { ...request, message: halves(full) };
  const isAsked = /^\W*(?:who|whose|which|what|when|how|list|show)\b/iu.test(request.message);
  return isAsked ? { ...request, message: halves(request.message) } : request;
}

import { plainWords } from "../../words.ts";
import { changedIn } from "../commands/like-the-last.ts";
import type { OwnColumn } from "../reading.ts";
import { fieldNamed } from "../vocabulary/field-names.ts";
import { type InFull, type Known, labelOf, LEAD, type Person, targetOf, typeOf } from "./targets.ts";

const END = String.raw`(?:\s+(?:then|too|also|as well|please|pls|now))*[\s.!]*$`;
const FOR_THEM =
  "(?:\\s+(?:in|on|to|for|into|against|under)\\s+(?:(?:her|his|their|the)(?:\\s+(?:record|profile|row|list|entry|file|card|account|options|modes))?|him|them))?";
/** "Enable it in her record then". */
const ENABLES = new RegExp(
  `${LEAD}(?:enable|add|tick|turn on|switch on|activate|include|put in|set|mark|select)\\s+(?:it|that|this|that one|this one)${FOR_THEM}${END}`,
  "iu",
);
/** "And cards as well". */
const AND_OPTION =
  /^(?:(?:and|also|plus|ok|okay|add)[\s,]+)+(?<option>\p{L}[^,;:.?!\n]{0,40}?)\s+(?:too|also|as well)[\s.!]*$/iu;
/** "Put Founder then. Company Yak & Yarn", and no dot of "1.5" or of an address ends what is put. */
const PUTS = new RegExp(
  String.raw`${LEAD}(?:put|set|make|enter|write|fill in)\s+(?:(?:it|that)\s+(?:(?:to|as|at|down as)\s+)?)?(?<value>[^\s,.;:?!](?:[^,.;:?!\n]|[.,](?=[\p{L}\p{N}])){0,60}?)(?:\s+(?:then|please|now))*(?:\s*(?<mark>;\s*|[.,]+\s+)(?:and\s+)?(?<rest>\p{L}[^\n?]{2,80}?))?[\s.!]*$`,
  "iu",
);
const POINTS =
  /^(?:it|that|this|her|him|them|a|an|the|note|task|reminder)(?: |$)|(?:^| )(?:in|on|to|for|into|at|back|off|down|up)(?: |$)/iu;
/** "And what is it at now?" */
const NOW =
  /^(?:(?:and|so|ok|okay|then|oh)[\s,]+)*(?:what(?:['’]s| is)\s+(?:it|that|the value|his|hers|theirs)(?:\s+(?:at|on|set to|back to|back at|standing at))?|where(?:['’]s| is)\s+it(?:\s+at)?|what does it (?:say|stand at)|what(?:['’]s| is) the value)\s*(?:now|again|at present|currently|right now|then)+[\s?]*$/iu;

const wordsIn = (text: string): string => ` ${plainWords(text).join(" ")} `;
const optionsIn = (text: string, { options }: OwnColumn): string[] =>
  options.filter((option) => wordsIn(text).includes(wordsIn(option)));

/** The one field that the last answer told, of one person. */
function toldLast({ request, columns }: Known) {
  const [only, another] = request.state?.thread?.fields ?? [];
  const target = only && !another ? targetOf(only.label, columns) : null;
  const answer = request.history.findLast(({ role }) => role === "assistant")?.content ?? "";
  return only && target && answer.includes(only.person.id) ? { ...only, target } : null;
}

/** "Enable it then", after it was asked whether someone has an option of a list of several. */
function enabled(known: Known): InFull | null {
  const told = ENABLES.test(known.request.message.trim()) ? toldLast(known) : null;
  if (!told || !("column" in told.target) || told.target.column.type !== "multiselect") return null;
  const asked = known.request.history.findLast(({ role }) => role === "user")?.content ?? "";
  const [option, another] = optionsIn(asked, told.target.column);
  if (option === undefined || another !== undefined) return null;
  return { message: `Add ${option} to ${told.target.column.label} of ${told.person.name}`, people: [told.person] };
}

/** "And cards as well", after an option was added for someone, or asked about. */
function optionToo({ request, columns }: Known): InFull | null {
  const { option = "" } = AND_OPTION.exec(request.message.trim())?.groups ?? {};
  const [action, another] = (request.changes ?? []).filter(
    ({ status }) => status === "executed" || status === "proposed",
  );
  const column = columns.find(({ id, type }) => type === "multiselect" && id === action?.params["fieldId"]);
  const own = column?.options.find((one) => wordsIn(one) === wordsIn(option));
  const { person } = request.state ?? {};
  if (!column || own === undefined || another || !person || person.id !== action?.params["founderId"]) return null;
  if (action.status !== "proposed")
    return { message: `Add ${own} to ${column.label} of ${person.name}`, people: [person] };
  const waiting = changedIn(action, columns)[0]?.value ?? "";
  // What waits takes the place of all: the new option is added to it.
  return { message: `no make it ${[...optionsIn(waiting, column), own].join(", ")}`, people: [] };
}

/** "Put Founder then. Company Yak & Yarn", after a field was told: its value, and what is said of other fields behind it. */
function putThen(known: Known): InFull | null {
  const { value = "", mark = "", rest = "" } = PUTS.exec(known.request.message.trim())?.groups ?? {};
  const words = plainWords(value);
  // "Priority 50" names its field, and "45 there" where it goes.
  const isNamed = (fieldNamed(words, known.columns)?.length ?? words.length) < words.length;
  const told =
    value === "" ||
    isNamed ||
    POINTS.test(value) ||
    words.some((word) => /^(?:there|later|earlier|sooner|more|less)$/.test(word))
      ? null
      : toldLast(known);
  const named = known.request.people.filter(({ by }) => by === "name" || by === "part");
  if (!told || named.some(({ id }) => id !== told.person.id)) return null;
  const isNumber = typeOf(told.target) === "number";
  if (/^(?:boolean|multiselect)$/.test(typeOf(told.target)) || (isNumber && !/^\d/u.test(value))) return null;
  const further = rest === "" ? "" : fieldOf(rest, told.person, known.columns);
  // "Dallas, Texas" is one value.
  if (further === rest && mark.startsWith(",") && /text/.test(typeOf(told.target))) return null;
  const more = rest === "" ? "" : `. ${further}`;
  return { message: `Set ${labelOf(told.target)} of ${told.person.name} to ${value}${more}`, people: [told.person] };
}

/** "Company Yak & Yarn" of someone, where it begins with a field. */
function fieldOf(text: string, { name }: Person, columns: readonly OwnColumn[]): string {
  const words = text.split(/\s+/u);
  for (const count of [3, 2, 1]) {
    const label = words.slice(0, count).join(" ");
    const target = words.length > count ? targetOf(label, columns) : null;
    // "Company Yak" is no field.
    const isWhole = target && fieldNamed(plainWords(label), columns)?.length === plainWords(label).length;
    const value = words
      .slice(count)
      .join(" ")
      .replace(/^(?:is|to|as|:)\s+/iu, "");
    // A text has its marks: words of it may be labels.
    if (isWhole) return `Set ${labelOf(target)} of ${name} to ${/text/.test(typeOf(target)) ? `“${value}”` : value}`;
  }
  return text;
}

/** "And what is it at now?", after a change of one field was made or taken back. */
function askedNow({ request, columns }: Known): InFull | null {
  const actions = request.changes ?? [];
  const [action, another] = actions;
  if (!NOW.test(request.message.trim()) || !action || another) return null;
  // What was taken back is asked about as well.
  const [changed, more] = changedIn({ ...action, status: "executed" }, columns);
  const { person } = request.state ?? {};
  const id = action.founderId ?? action.params["founderId"];
  if (!changed || more || !person || person.id !== id) return null;
  return { message: `What is the ${changed.label} of ${person.name}?`, people: [person] };
}

/** What goes on from one field of someone that was just told, set or taken back; null for any other message. */
export const afterToldField = (known: Known): InFull | null =>
  known.request.message.length > 120 || known.request.history.length === 0
    ? null
    : (enabled(known) ?? optionToo(known) ?? putThen(known) ?? askedNow(known));

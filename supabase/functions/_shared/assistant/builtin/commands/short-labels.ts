import { plainWords } from "../../words.ts";
import type { OwnColumn } from "../reading.ts";
import { fieldNamed } from "../vocabulary/field-names.ts";
import { isNoteLead } from "./split-clauses.ts";

/** Short forms that say something else wherever they stand. */
const OTHERS =
  /^(?:pm|am|km|kg|mr|ms|dr|st|nd|rd|th|ny|dc|vs|pls|thx|tbd|cv|hr|hrs|pt|pts|kb|mb|gb|tv|cm|mm|ft|lb|lbs|ml|sq|nb|ps|qty|etc)$/u;
/** Little words, which stand before numbers and are no initials, be they shouted. */
const LITTLE =
  /^(?:an?|am|and|any|are|as|at|be|but|by|do|du|de|des|für|for|from|go|has|have|he|her|him|his|if|im|in|into|is|it|its|la|le|les|less|like|made|make|me|min|mins|more|my|next|no|not|now|of|off|ok|on|one|only|onto|or|our|out|over|paid|past|per|plus|she|sie|so|than|the|them|then|they|till|to|top|um|un|und|up|upto|us|via|was|we|were|will|with|you|zu|à)$/u;
/** Parts of words that people write as one: "Headcount" is HC. */
const JOINED =
  /^(?<first>head|work|pay|time|price|deal|check|cheque|foot|book|life|turn|out|sign|start|week|pipe|data|net|care|note|flow|stock|land|sales|ship|show)(?<second>[a-z]{3,})$/u;

/** How a label is shortened to two to four letters: the first letters of its words, or of the two parts of one. */
function shortFormsOf(label: string): string[] {
  const words = plainWords(label.replace(/\([^)]*\)/gu, " "));
  if (words.length > 1 && words.length < 5) return [words.map((word) => word.charAt(0)).join("")];
  const { first = "", second = "" } = JOINED.exec(words[0] ?? "")?.groups ?? {};
  return first === "" ? [] : [`${first.charAt(0)}${second.charAt(0)}`];
}

/** The one column that a short form of two to four letters means: HC of Headcount; null where several do, or it is a name of its own. */
export function columnShortened(said: string, columns: readonly OwnColumn[]): OwnColumn | null {
  const short = plainWords(said).join(" ");
  if (!/^[a-z]{2,4}$/u.test(short) || OTHERS.test(short) || LITTLE.test(short) || fieldNamed([short], columns) !== null)
    return null;
  const isOption = columns.some(({ options }) => options.some((one) => plainWords(one).join(" ") === short));
  const [only, another] = columns.filter(({ label }) => shortFormsOf(label).includes(short));
  return only && !another && !isOption ? only : null;
}

/** "hc 0", "HC to 3", "hc: 2": a short form with a number behind it. */
const WITH_NUMBER =
  /(?<![\p{L}\p{N}@./-])(?<short>\p{L}{2,4})(?=\s*(?:\s(?:to|is|now|at|goes to|=|from)(?:\s(?:now|to|from))?\s|[:=]\s*|\s)\s*-?[$€£]?\d(?!\d?\s?(?:[:h]\d|[ap]\.?m(?!\p{L})|o['’]clock)))/gu;

/** Initials stand out as capitals, or are no word that can be spoken: "ARR 40", "hc 0", but not "ran 40". */
const isInitials = (said: string, message: string): boolean =>
  !/[aeiouyàâéèêîôû]/iu.test(said) || (/^\p{Lu}+$/u.test(said) && /\p{Ll}/u.test(message));

/** A message with the short form of a column of numbers in full where a number stands behind it. Other messages are unchanged. */
export function withShortLabels(message: string, columns: readonly OwnColumn[]): string {
  if (message.length > 400 || isNoteLead(message) || /["“”]/u.test(message)) return message;
  return message.replace(WITH_NUMBER, (found) => {
    const column = isInitials(found, message) ? columnShortened(found, columns) : null;
    return column?.type === "number" ? column.label : found;
  });
}

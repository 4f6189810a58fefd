import type { OwnColumn } from "../reading.ts";
import { plainWords } from "../../words.ts";
import { isRole } from "../newcomers/person-words.ts";
import { fieldNamed, type Target } from "../vocabulary/field-names.ts";
import { isPlace } from "./lexicon.ts";
import { END, PLEASE, re } from "./rewording.ts";

const MARKUP =
  "<[a-z][a-z0-9]{0,20}(?:\\s[^<>\\n]{0,80})?>[^\\n“”]{0,200}|<[a-z][a-z0-9]{0,20}(?:\\s[^<>\\n]{0,80})?/>";
const QUOTED = '["“][^"“”\\n]{1,200}["”]';
const WHO = "\\p{L}[\\p{L}\\p{M}'’-]*?(?: (?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*?){0,3}";
const SETS =
  "(?:please )?(?:set|make|put|save|use|store|take|enter) (?:this|that|it)(?: (?:as|to be|for|in|into|under|down as))?(?: the)?";
/** "“Dublin”, set this as Ana's location", "Dublin - make that her location". */
const BEFORE = re(
  `^\\s*${PLEASE}(?:(?<whole>${MARKUP}|${QUOTED})[\\s,;:–—-]*|(?<plain>[^\\s:\\n“”"?][^:\\n“”"?]{0,80}?)\\s*[,;:–—-]\\s+)${SETS} (?:(?<who>${WHO})['’]s?|(?<her>her|his|their)) (?<label>\\p{L}[^,;:.?!\\n]{1,40}?)${END}`,
);
/** "Set Ana's location to <b>Dublin</b>". */
const MARKED = re(
  `(?<=^\\s*${PLEASE}(?:set|change|make|update|put)\\s[^\\n<>“”:]{3,80}\\s(?:to|as)\\s)(?<value><[a-z][a-z0-9]{0,20}(?:\\s[^<>\\n]{0,80})?>[^\\n“”]{0,200}?)(?=[\\s.!]*$)`,
);

const quoted = (value: string): string =>
  `“${value
    .replace(/[\s,;:–—-]+$/u, "")
    .trim()
    .replace(/^["“]|["”]$/gu, "")}”`;

const EMAIL = /^\S+@\S+\.\p{L}+$/u;
const NUMBER = /^[$€£]?\d[\d.,]*\s?(?:k|m|%)?$/iu;
const COUNTED_ROLE = 5;
/** Whether a value without quotes is surely one of that field: "Perfect, set that as …" and "Once she confirms, …" speak of another one. */
function isSurely(value: string, target: Target): boolean {
  const words = plainWords(value);
  if ("column" in target) {
    const { type, options } = target.column;
    const isOption = options.some((option) => plainWords(option).join(" ") === words.join(" "));
    return type === "number" ? NUMBER.test(value) : isOption;
  }
  if (target.field === "location") return isPlace(value);
  if (target.field === "email") return EMAIL.test(value);
  if (target.field === "roleTitle") return words.length < COUNTED_ROLE && !NO_ROLE.test(value) && isRole(value);
  return target.field === "priorityScore" && NUMBER.test(value);
}
/** Words of a sentence. */
const NO_ROLE =
  /(?<!\p{L})(?:i|we|he|she|they|it|you|is|was|are|were|has|had|have|if|once|when|after|as soon|until|unless)(?!\p{L})/iu;

/** A value that stands before the order that puts it in a field, and one between tags, as the plain order with the value in quotes. Other messages are unchanged. */
export function withValueBefore(message: string, columns: readonly OwnColumn[] = []): string {
  if (message.length > 400 || message.includes("\n")) return message;
  const { whole, plain = "", who, her = "", label = "" } = BEFORE.exec(message)?.groups ?? {};
  const value = whole ?? plain;
  const words = plainWords(label);
  const whose = who === undefined ? her : `${who}'s`;
  const named = fieldNamed(words, columns);
  const isOfField = named?.length === words.length && (whole !== undefined || isSurely(plain.trim(), named.target));
  // What has the tags of a page was copied: it waits.
  if (value !== "" && isOfField)
    return value.startsWith("<")
      ? `${whose} ${label} is now ${quoted(value)}`
      : `set ${whose} ${label} to ${quoted(value)}`;
  return message.replace(MARKED, (marked) => quoted(marked));
}

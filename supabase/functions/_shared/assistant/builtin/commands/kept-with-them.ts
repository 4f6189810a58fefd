import type { KnownPerson } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import type { OwnColumn } from "../reading.ts";
import { re } from "./rewording.ts";
import { isNoteLead, startsCommand } from "./split-clauses.ts";

const NAME = "(?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*(?: (?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*){0,2}";
const PLEASE = "(?:(?:so|and|please|pls|can you|could you|just|will you|would you)\\s+)*";
const KEEP = "(?:put|stick|pop|note|write|save|add|log|keep|store|drop|jot|file|record|get)";
const THEIRS = `(?:the|her|his|their|your|${NAME}['’]s?)`;
/** Why it is kept: "so nobody asks again". */
const SO_THAT =
  "(?:[\\s,]+(?:so(?: that)?|in case|because|for when|before)\\s(?:nobody|no[ -]one|everyone|everybody|anyone|any of us|we|i|they|you|it['’]?s|it|that|the \\p{L}+)(?![\\p{L}])[^,;:?!\\n]{2,60}?)?";
/** "…, put it in the notes so nobody asks again", "…. Keep that on her record". */
const KEPT = re(
  `^(?<text>\\s*\\p{L}[^\\n?]{6,300}?)\\s*[.!;,–—-]+\\s+${PLEASE}${KEEP} (?:that|this|it|all that|all this)(?: (?:down|somewhere))?(?: please)? (?:in|into|on|onto|to|under|with|among) ${THEIRS} (?:notes?|page|profile|record|records|file|card)${SO_THAT}(?:[\\s,]+(?:please|for me|too|thanks|would you|will you|ok|okay))*[\\s.!?]*$`,
);
/** "…, worth remembering". */
const WORTH = re(
  `^(?<text>\\s*\\p{L}[^\\n?:]{6,300}?)\\s*[.;,–—-]+\\s+(?:and )?(?:(?:that|it|which)(?:['’]s| is) )?(?:well )?worth (?:remembering|noting|a note|knowing|keeping in mind|bearing in mind)[\\s.!]*$`,
);
const AT_FIELD = re(
  `^\\s*(?<whose>her|his|their|${NAME}['’]s?) (?<label>\\p{L}[\\p{L} -]{2,30}?) (?:is|has changed to|changed to)(?: now)? (?<value>\\S[^\\n?:;,]{0,60}?)$`,
);

const FIELDS = /^(?:e-?mail(?: address)?|stage|status|owner|company|role|job title|location|city|industry|priority)$/iu;
/** "Stage" and not "stage manager". */
const isLabel = (said: string, columns: readonly OwnColumn[]): boolean =>
  FIELDS.test(said.trim()) || columns.some(({ label }) => plainWords(label).join(" ") === plainWords(said).join(" "));

/** The only one of the user's people who the words name. */
function onlyNamed(text: string, people: readonly KnownPerson[]): KnownPerson | null {
  const words = plainWords(text);
  const named = people.filter(
    ({ name, by }) =>
      by !== "near" && plainWords(name).some((word) => words.includes(word) || words.includes(`${word}s`)),
  );
  const [only, another] = named;
  return only && !another ? only : null;
}

/** What is told of one of the people and is to be kept with them, behind which the order stands: as a note of theirs. Other messages are unchanged. */
export function withKeptWithThem(
  message: string,
  people: readonly KnownPerson[],
  columns: readonly OwnColumn[] = [],
): string {
  if (message.length > 500 || isNoteLead(message)) return message;
  const text = (KEPT.exec(message) ?? WORTH.exec(message))?.groups?.["text"]?.trim();
  if (text === undefined || startsCommand(text)) return message;
  const { whose = "", label = "", value = "" } = AT_FIELD.exec(text)?.groups ?? {};
  if (isLabel(label, columns)) return `set ${whose} ${label} to ${value}`;
  const only = onlyNamed(text, people);
  if (!only) return message;
  const first = /^(?<lead>[^:]{2,40}):\s+(?<rest>\S[^]*)$/u.exec(text)?.groups;
  const words = plainWords(only.name);
  const isLead = first !== undefined && plainWords(first["lead"] ?? "").every((word) => words.includes(word));
  return `note on ${only.name}: ${isLead ? (first["rest"] ?? "") : text}`;
}

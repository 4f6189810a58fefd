import type { KnownPerson } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import type { OwnColumn } from "../reading.ts";
import { re } from "./rewording.ts";
import { oneMeant } from "./one-meant.ts";
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
  `^(?<text>\\s*\\p{L}[^\\n?]{6,300}?)\\s*[.!;,–—-]+\\s+${PLEASE}(?:${KEEP} (?:that|this|it|all that|all this)(?: (?:down|somewhere))?(?: please)? (?:in|into|on|onto|to|under|with|among) ${THEIRS} (?:notes?|page|profile|record|records|file|card)|(?:add|put|pop|stick|write) (?:to|in|into|on|under) ${THEIRS} (?:notes?|page|profile|records?|file|card)|(?:keep|make|take) a (?:quick )?note of (?:that|this|it)|(?:keep|make|put|add|stick|leave|pop|write|drop|save|record) (?:a|that as a|it as a|this as a) (?:quick |short )?note (?:against|on|about|for|under|with|to) (?:him|her|them|${NAME}))${SO_THAT}(?:[\\s,]+(?:please|for me|too|thanks|would you|will you|ok|okay))*[\\s.!?]*$`,
);
/** "…, worth remembering". */
const WORTH = re(
  `^(?<text>\\s*\\p{L}[^\\n?:]{6,300}?)\\s*[.;,–—-]+\\s+(?:and )?(?:(?:that|it|which)(?:['’]s| is) )?(?:well )?worth (?:remembering|noting|a note|knowing|keeping in mind|bearing in mind)[\\s.!]*$`,
);
/** "For the Kelp Works file: …". */
const FOR_FILE = re(
  "^\\s*(?:(?:and|also|ok|so|please)[\\s,]+)*(?:for|in|on|to|into) (?:the |our |my )?(?<whose>\\p{L}[^:,;.?!\\n]{1,50}?)(?:['’]s)? (?:file|record|page|profile|notes)\\s*[:–—]\\s*(?<text>\\S[^]*)$",
);
/** "A thing about Ana worth noting: …". */
const A_THING = re(
  "^\\s*(?:(?:and|also|ok|so)[\\s,]+)*(?:an?(?:other)?|one(?: more)?|something|(?:one|another) other) ?(?:thing|point|detail)? (?:(?:about|on|for) (?<one>\\p{L}[^:,;.?!\\n]{1,40}?) (?:that['’]?s |that is |which is )?(?:worth (?:noting|remembering|knowing)|to (?:note|remember|know|keep in mind))|(?:that['’]?s |that is )?worth (?:noting|remembering|knowing) (?:about|on) (?<other>\\p{L}[^:,;.?!\\n]{1,40}?))\\s*[:–—]\\s*(?<text>\\S[^\\n]*)$",
);
/** "Turfline - she has two landowners signed": of the only one who is there. */
const FIRM_FIRST = re(
  "^\\s*(?<firm>(?-i:[\\p{Lu}\\p{N}])[^-–—:,.;?!\\n]{2,40}?)(?:\\s+[-–—]|\\s*:|\\s*,(?=\\s+(?:he|she|they|it|we)(?!\\p{L})))\\s+(?<rest>\\S[^]*)$",
);
const AT_FIELD = re(
  `^\\s*(?<whose>her|his|their|${NAME}['’]s?) (?<label>\\p{L}[\\p{L} -]{2,30}?) (?:is|has changed to|changed to)(?: now)? (?<value>\\S[^\\n?:;,]{0,60}?)$`,
);

const FIELDS = /^(?:e-?mail(?: address)?|stage|status|owner|company|role|job title|location|city|industry|priority)$/iu;
/** "Stage" and not "stage manager". */
const isLabel = (said: string, columns: readonly OwnColumn[]): boolean =>
  FIELDS.test(said.trim()) || columns.some(({ label }) => plainWords(label).join(" ") === plainWords(said).join(" "));

/** Those of the user's people who the words name. */
function namedIn(text: string, people: readonly KnownPerson[]): KnownPerson[] {
  const words = plainWords(text);
  return people.filter(
    ({ name, by }) =>
      by !== "near" && plainWords(name).some((word) => words.includes(word) || words.includes(`${word}s`)),
  );
}

/** The only one of them. */
function onlyNamed(text: string, people: readonly KnownPerson[]): KnownPerson | null {
  const [only, another] = namedIn(text, people);
  return only && !another ? only : null;
}

/** The only one of the user's people who is called so, or whose firm is. */
function onlyOf(said: string, people: readonly KnownPerson[]): KnownPerson | null {
  const words = plainWords(said).join(" ");
  const called = people.filter(
    ({ name, company }) =>
      plainWords(name).join(" ") === words || (words !== "" && plainWords(company ?? "").join(" ") === words),
  );
  const [only, another] = called;
  return only && !another ? only : null;
}

/** What is told of one of the people and is to be kept with them, behind which the order stands: as a note of theirs. Other messages are unchanged. */
export function withKeptWithThem(
  message: string,
  people: readonly KnownPerson[],
  columns: readonly OwnColumn[] = [],
): string {
  if (message.length > 500 || isNoteLead(message)) return message;
  const filed = FOR_FILE.exec(message)?.groups;
  const of = filed && onlyOf(filed["whose"] ?? "", people);
  if (of) return `note on ${of.name}: ${filed["text"] ?? ""}`;
  const { one, other, text: thing = "" } = A_THING.exec(message)?.groups ?? {};
  const about = one ?? other;
  const known = about === undefined ? null : onlyNamed(about, people);
  if (known) return `note on ${known.name}: ${thing}`;
  const said = KEPT.exec(message) ?? WORTH.exec(message);
  const text = said?.groups?.["text"]?.trim();
  if (text === undefined || startsCommand(text)) return message;
  const keeper = onlyNamed(message.slice(text.length + 1), people);
  const { whose = "", label = "", value = "" } = AT_FIELD.exec(text)?.groups ?? {};
  if (isLabel(label, columns)) return `set ${whose} ${label} to ${value}`;
  const { firm = "", rest = "" } = FIRM_FIRST.exec(text)?.groups ?? {};
  const atFirm = firm === "" ? null : oneMeant(firm, people);
  const isFirm = plainWords(atFirm?.company ?? "").join(" ") === plainWords(firm).join(" ");
  const isOthers = namedIn(text, people).some(({ id }) => id !== atFirm?.id);
  if (atFirm && (keeper ?? atFirm).id === atFirm.id && !isOthers && (isFirm || onlyNamed(text, people) === null))
    return `note on ${atFirm.name}: ${rest}`;
  const only = onlyNamed(text, people);
  // "… - put a note on Wren": hers, of all who are named.
  if (!only && keeper && namedIn(text, people).some(({ id }) => id === keeper.id))
    return `note on ${keeper.name}: ${text}`;
  if (!only || (keeper ?? only).id !== only.id) return message;
  const first = /^(?<lead>[^:]{2,40}):\s+(?<rest>\S[^]*)$/u.exec(text)?.groups;
  const words = plainWords(only.name);
  const isLead = first !== undefined && plainWords(first["lead"] ?? "").every((word) => words.includes(word));
  return `note on ${only.name}: ${isLead ? (first["rest"] ?? "") : text}`;
}

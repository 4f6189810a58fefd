import type { KnownPerson } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { atFirm, oneMeant } from "./one-meant.ts";
import { re } from "./rewording.ts";
import { startsCommand } from "./split-clauses.ts";

const FILE = "(?:file|record|page|card|folder|profile|entry|notes)";
const HELLO = "\\W*(?:(?:hey|hi|ok|okay|so|and|also|please|pls)[\\s,]+)*";
const WHO = "(?<who>[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}&'’. -]{1,40}?)";
/** "Quick one for the Kelp file - they close on Sundays", "for Ana's file: …", "for Kelp put down that …". */
const FOR_FILE: readonly RegExp[] = [
  re(
    `^${HELLO}(?:(?:an?\\s+)?(?:(?:quick|small|little|short|new|another|one\\s+more)\\s+)*(?:one|note|thing|something|update|bit|fact|reminder|line|info)\\s+)?for\\s+(?:the\\s+)?${WHO}(?:['’]s?)?\\s+${FILE}\\s*(?:[:,–—]|\\s-|\\s(?=that\\s))\\s*(?:that\\s+)?(?<text>\\p{L}[^\\n]{5,300})$`,
  ),
  re(
    `^${HELLO}for\\s+(?:the\\s+)?${WHO}[\\s,]+(?:(?:can|could|would|will)\\s+you\\s+)?(?:please\\s+)?(?:put|write|note|jot|take|mark|log)\\s+(?:(?:it\\s+)?down\\s*)?(?:\\s*:\\s*|\\s*that\\s+|\\s*,\\s*that\\s+)(?<text>\\p{L}[^\\n]{5,300})$`,
  ),
];
/** "Note on Kelp: …". */
const ON_FIRM = re(
  `^(?<lead>${HELLO}(?:(?:add|write|make|put|leave|take)\\s+)?(?:an?\\s+)?(?:quick\\s+)?note\\s+(?:on|for|about|to))\\s+(?:the\\s+)?(?<who>(?-i:[\\p{Lu}\\p{N}])[\\p{L}\\p{M}\\p{N}&'’. -]{2,40}?)\\s*(?<mark>:|\\s[–—-]|\\sthat(?=\\s))\\s*(?<text>\\p{L}[^\\n]{3,300})$`,
);
/** "…, put it in notes". */
const IN_NOTES = re(
  `^${HELLO}(?<text>(?:the|our|my|that)\\s[^,;:?!\\n"“]{5,120}?)\\s*[,;.–—-]+\\s*(?:(?:so|and|please|pls|can you|could you)[\\s,]+)*(?:put|keep|save|write|add|store|stick|pop|get)\\s+(?:that|it|this)\\s+(?:down\\s+)?(?:in|into|to|under|as)\\s+(?:(?:the|my|our|his|her|their)\\s+)?(?:notes?|file|record)(?:\\s+(?:please|pls|thanks))*[\\s.!]*$`,
);
/** Words that lead to no person: what is to be done, and nobody it is about. */
const NO_ONE = /(?<!\p{L})(?:the|my|our|a|an|this|that|week|month|day|today|tomorrow|call|meeting|task)(?!\p{L})/iu;

/** "On Ana Ruiz", "on the Kelp person" where several are at Kelp; null for words that name nobody. */
function subject(said: string, people: readonly KnownPerson[]): string | null {
  const person = oneMeant(said, people);
  if (person) return person.name;
  const [only, another] = atFirm(plainWords(said), people);
  if (!only) return null;
  return another ? `the ${said.trim()} person` : only.name;
}

/** "The Kelp person": who it is at a firm is looked up where no one of them is named. */
const unknownFirm = (said: string): string | null => (/^\p{Lu}/u.test(said) ? `the ${said.trim()} person` : null);

/** A note for the file of someone or of a firm, as a note about the one who is meant. Other messages are unchanged. */
export function withNoteForFile(message: string, people: readonly KnownPerson[]): string {
  if (message.length > 380 || message.trim().includes("\n")) return message;
  const kept = IN_NOTES.exec(message)?.groups?.["text"];
  if (kept !== undefined) return `note that ${kept}`;
  const { who = "", text = "" } = FOR_FILE.map((way) => way.exec(message)?.groups).find(Boolean) ?? {};
  // "…, and also change her stage" is an order beside it.
  const isMore = text
    .split(/\s+(?:and|then)\s+(?:also\s+)?/iu)
    .slice(1)
    .some(startsCommand);
  const about = who === "" || isMore || NO_ONE.test(who) ? null : (subject(who, people) ?? unknownFirm(who));
  if (about !== null) return `note on ${about}: ${text}`;
  const firm = ON_FIRM.exec(message)?.groups ?? {};
  const named = firm["who"] ?? "";
  const isNamed = plainWords(named).some((word) => people.some(({ name }) => plainWords(name).includes(word)));
  const on = named === "" || isNamed || NO_ONE.test(named) ? null : subject(named, people);
  return on === null ? message : `${firm["lead"] ?? ""} ${on}: ${firm["text"] ?? ""}`;
}

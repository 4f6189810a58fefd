import type { KnownPerson } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { oneMeant } from "./one-meant.ts";
import { re } from "./rewording.ts";
import { END, HELLO, SAYS, WHO, WRONG } from "./said-wrong.ts";

const FIX =
  "(?:fix|correct|change|update|amend|edit|put (?:it|that) right|set (?:it|that) straight)(?:\\s+(?:it|that|this|the note))?";
const IS = `(?:${SAYS})?(?:actually\\s+|really\\s+)?`;
const SWAP =
  "(?:the\\s+|an?\\s+)?(?<new>[\\p{L}\\p{N}$€£][^,;:?!\\n]{0,50}?)\\s*,?\\s+(?:and\\s+)?(?:not|instead of|rather than)\\s+(?:the\\s+|an?\\s+)?(?<old>[\\p{L}\\p{N}$€£][^,;:?!.\\n]{0,40}?)";
const MARK = "\\s*[,;:.–—-]+\\s*(?:(?:so|and|please|pls|can you|could you)[\\s,]+)*";
/** "The note on Ana is wrong, it's rye, not wheat. Fix it", "fix the note on Ana: it's rye, not wheat". */
const WAYS: readonly RegExp[] = [
  re(
    `^${HELLO}(?:the|that|my|our)\\s+notes?\\s+(?:on|about|for|of)\\s+${WHO}${WRONG}${MARK}${IS}${SWAP}(?:${MARK}${FIX})?${END}`,
  ),
  re(`^${HELLO}(?:the\\s+)?${WHO}['’]s?\\s+notes?${WRONG}${MARK}${IS}${SWAP}(?:${MARK}${FIX})?${END}`),
  re(
    `^${HELLO}(?:fix|correct|amend)\\s+(?:the|that|my)\\s+notes?\\s+(?:on|about|for|of)\\s+${WHO}${MARK}${IS}${SWAP}${END}`,
  ),
  re(`^${HELLO}(?:fix|correct|amend)\\s+${WHO}['’]s?\\s+notes?${MARK}${IS}${SWAP}${END}`),
];
/** "Wrong note on Ana about the wheat, it's rye she grows": what it is about, and what is so. */
const WRONG_ABOUT = re(
  `^${HELLO}(?:(?:there['’]?s |there is |that['’]?s )?(?:an? |the )?(?:wrong|incorrect|bad) note|(?:there['’]?s |there is )?(?:an? )?(?:mistake|error|slip) in the note)\\s+(?:on|about|for|of)\\s+${WHO}\\s+(?:about|on|saying|with|that says)\\s+(?:the\\s+|an?\\s+|his\\s+|her\\s+|their\\s+)?(?<old>[\\p{L}\\p{N}$€£][^,;:?!.\\n]{0,40}?)${MARK}(?:${SAYS})(?:actually\\s+|really\\s+)?(?:the\\s+|an?\\s+)?(?<new>[\\p{L}\\p{N}$€£][^,;:?!.\\n]{0,50}?)(?:\\s+(?:that\\s+)?(?:s?he|they|it|we)(?:['’](?:s|re|d|ve)|\\s+\\p{L}+)(?:\\s[^,;:?!.\\n]{1,40})?)?(?:${MARK}${FIX})?${END}`,
);
/** "The label printers that drop off wifi": what of it takes the place of a word. */
const WHICH = /\s+(?:that|which|who)\s[^\n]*$/iu;
const FIX_FIRST = re(`^${HELLO}(?:fix|correct|amend)\\s`);
/** "He prefers mornings": what a note says otherwise, and no word of it. */
const IS_SENTENCE = /^(?:he|she|they|it|we|i|his|her|their)(?!\p{L})/iu;

/** "Ana changed her dates. Update that note, she's in Lyon 17 to 20 March": what the note is to say. */
const CHANGED_SO = re(
  `^${HELLO}${WHO}(?:['’](?:s|ve))? (?:has |have |just |also |now )*(?:changed|moved|shifted|updated|revised|cancelled|postponed|swapped|switched|rescheduled|pushed)(?!\\p{L})[^.:;?!\\n]{0,60}[.;!]\\s+(?:(?:so|and|please|pls|can you|could you)[\\s,]+)*(?:update|change|correct|amend|edit|fix) (?:that|the|this|her|his|their|my) note(?: on (?:her|him|them|it|that))?\\s*[,;:.–—-]+\\s*(?<text>(?:it should (?:say|read) )?[^?\\n]{4,140}?)[\\s.!]*$`,
);

/** The one who words are about, also in "Ana's budget". */
function personIn(said: string, people: readonly KnownPerson[]): KnownPerson | null {
  const whole = oneMeant(said, people);
  if (whole) return whole;
  const found = said.split(/\s+/u).flatMap((word) => oneMeant(word, people) ?? []);
  const [only, another] = [...new Set(found)];
  return only && !another ? only : null;
}

/** A note that is said to be wrong in one thing, as the order to write the right word in its place. Other messages are unchanged. */
export function withNotePutRight(message: string, people: readonly KnownPerson[]): string {
  if (message.length > 260 || message.includes("\n")) return message;
  const changed = CHANGED_SO.exec(message)?.groups;
  const whose = changed ? personIn(changed["who"] ?? "", people) : null;
  if (changed && whose) return `update the note on ${whose.name}: ${changed["text"] ?? ""}`;
  const {
    who = "",
    new: right = "",
    old = "",
  } = [...WAYS, WRONG_ABOUT].map((way) => way.exec(message)?.groups).find(Boolean) ?? {};
  const person = who === "" ? null : personIn(who, people);
  const whole = right
    .replace(WHICH, "")
    .replace(/\s+(?:by )?now$/iu, "")
    .trim();
  // "12 barrels, not 14": one number for the other.
  const said = /^\d[\d.,]*$/u.test(old.trim()) ? (/^\d[\d.,]*(?=\s\p{L})/u.exec(whole)?.[0] ?? whole) : whole;
  if (person && IS_SENTENCE.test(said))
    return FIX_FIRST.test(message) ? message : `correct the note on ${person.name}: ${right.trim()}, not ${old.trim()}`;
  if (!person || said === "" || plainWords(old).length === 0) return message;
  return `in the note on ${person.name} change "${old.trim()}" to "${said}"`;
}

import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { literal } from "../literal.ts";
import type { OwnColumn } from "../reading.ts";
import { fieldNamed } from "../vocabulary/field-names.ts";
import { oneMeant } from "./one-meant.ts";
import { re } from "./rewording.ts";
import { END, HELLO, SAYS, WHO, WRONG } from "./said-wrong.ts";

const WHAT = "(?<what>\\p{L}[^,;:.?!\\n]{1,50}?)";
const WHAT_AT_MOST = "(?<what>\\p{L}[^,;:.?!\\n]{1,50})";
const MARK = "\\s*[,;:.–—-]+\\s*(?:(?:so|and|please|pls|can you|could you|fix|correct|change)(?: it| that)?[\\s,]+)*";
const IS = `${SAYS}(?:actually\\s+|really\\s+|now\\s+)?`;
const NEW = "(?<new>[\\p{L}\\p{N}$€£][^,;:?!\\n]{0,50}?)";
const NOT = "\\s*,?\\s+(?:and\\s+)?(?:not|instead of|rather than)\\s+";
const OLD = "(?<old>[\\p{L}\\p{N}$€£][^,;:?!\\n]{0,60}?)";
const FIX =
  "(?:\\s*[,;.–—-]+\\s*(?:(?:so|and|please|pls|can you|could you)[\\s,]+)*(?:fix|correct|change|update|amend)(?:\\s+(?:it|that|this|the note))?)?";
/** "In Ana's note it should be April, not March, for the planning decision". */
const IN_NOTE = [
  `(?:the\\s+|my\\s+)?${WHO}['’]s?\\s+notes?`,
  `(?:the|my|that)\\s+notes?\\s+(?:on|about|for|of)\\s+${WHO}`,
].map((note) =>
  re(`^${HELLO}(?:in|on)\\s+${note}\\s*,?\\s+${IS}(?:the\\s+)?${NEW}${NOT}(?:the\\s+)?${OLD}${FIX}${END}`),
);
/** "The methane figure on Ana was wrong, it's 19% not 23". */
const OF_FIGURE = [`the\\s+${WHAT_AT_MOST}\\s+(?:on|for|about|of|with|at)\\s+${WHO}`, `${WHO}['’]s?\\s+${WHAT}`].map(
  (named) => re(`^${HELLO}${named}${WRONG}${MARK}${IS}${NEW}${NOT}(?:the\\s+)?${OLD}${FIX}${END}`),
);
/** "March for the planning decision": what else is said of the word. */
const WHERE = /(?<=\S)\s+(?:for|about|regarding|as|when it comes to)\s+(?:the|his|her|their|its|when)\s[^\n]*$/iu;
const COUNTS = /\s+(?:figure|number|amount|value|count|total|one|part|bit|thing)s?$/iu;
const NOTE = /(?<!\p{L})notes?(?!\p{L})/iu;

/** An amount as a note has it: "23" of "23 not 19%". */
const bare = (said: string): string =>
  said
    .trim()
    .replace(/\s+(?:now|instead|there)$/iu, "")
    .replace(/^(?:the|an?)\s+/iu, "");

/** Whether words are a field or the only column that has all of them: "round" of "Round size". */
function isLabel(words: readonly string[], columns: readonly OwnColumn[]): boolean {
  if (fieldNamed(words, columns) !== null) return true;
  const [one, other] = columns.filter(({ label }) => words.every((word) => plainWords(label).includes(word)));
  return one !== undefined && !other;
}

/** A word or number that is said to be wrong in what is noted of someone, as the order to write the right one there. Other messages are unchanged. */
export function withFigurePutRight({ message, people, columns = [] }: StepRequest): string {
  if (message.length > 220 || message.includes("\n") || /["“”]/u.test(message)) return message;
  const noted = IN_NOTE.map((way) => way.exec(message)?.groups).find(Boolean);
  const found = noted ?? OF_FIGURE.map((way) => way.exec(message)?.groups).find(Boolean);
  const { who = "", what = "", new: right = "", old = "" } = found ?? {};
  const person = who === "" || NOTE.test(who) || NOTE.test(what) ? null : oneMeant(who, people);
  if (!person) return message;
  const words = plainWords(what.replace(COUNTS, ""));
  const isField = !noted && words.length > 0 && isLabel(words, columns);
  if (isField) return `set ${what.replace(COUNTS, "")} of ${person.name} to ${bare(right)}`;
  const gone = bare(old.replace(WHERE, ""));
  const now = bare(right);
  if (plainWords(gone).length === 0 || plainWords(now).length === 0) return message;
  // "In March, not in February": what leads to both is no word that changes.
  const [lead = ""] = /^\p{L}+\s(?=\S)/u.exec(now) ?? [];
  const isBoth = lead !== "" && re(`^${literal(lead)}`).test(gone);
  const [is, was] = isBoth ? [now.slice(lead.length), gone.slice(lead.length)] : [now, gone];
  return `in the note on ${person.name} change "${was}" to "${is}"`;
}

import { plainWords } from "../../words.ts";
import type { OwnColumn } from "../reading.ts";
import { isOfOneRoot, isRelated } from "../vocabulary/related-words.ts";

/** A word of a question, where it stands. */
interface Word {
  plain: string;
  from: number;
  to: number;
}

/** Says nothing in a label: "Waiting for permit" is said as "waiting on the permit". */
const SMALL = new Set(
  "a an the of for on in at to with by from per and its her his their my our your this that".split(" "),
);
/** What may come between two words of a label: "the scaffold comes down". */
const BETWEEN =
  /^(?:comes?|coming|came|goes|going|go|gets?|be|been|being|is|was|will|still|already|now|the|an?|her|his|their|for|on|of|to)$/;
const APART_AT_MOST = 2;

/**
 * A question with the user's own labels and options as they are spelled, where they are said with other endings and small words between: "boards until" is
 * Boarding until, "waiting on a permit" is Waiting for permit. A word that several labels share is the one of the kind that is asked for.
 */
export function withOwnLabels(said: string, columns: readonly OwnColumn[], options: readonly string[]): string {
  const labels = columns.map(({ label }) => bare(label));
  const inFull = [...new Set([...labels, ...options])].reduce((text, label) => withLabel(text, label, labels), said);
  return withKind(inFull, columns, new Set(options.map((option) => plainWords(option).join(" "))));
}

const bare = (label: string): string => label.replace(/\([^)]*\)/gu, " ").trim();
const wordsOf = (text: string): Word[] =>
  Array.from(text.matchAll(/[\p{L}\p{M}\p{N}]+(?:['’]\p{L}+)?/gu), ({ 0: word, index }) => ({
    plain: plainWords(word).join(""),
    from: index,
    to: index + word.length,
  }));
const telling = (label: string): string[] => plainWords(label).filter((word) => !SMALL.has(word));
const isSaid = (text: string, label: string): boolean =>
  ` ${plainWords(text).join(" ")} `.includes(` ${plainWords(label).join(" ")} `);

function withLabel(said: string, label: string, labels: readonly string[]): string {
  const own = telling(label);
  if (own.length < 2 || isSaid(said, label)) return said;
  // Another label with all of the words is as near.
  if (labels.some((other) => other !== label && own.every((word) => telling(other).includes(word)))) return said;
  const words = wordsOf(said);
  for (let at = 0; at < words.length; at += 1) {
    const end = runFrom(words, at, own);
    const [first, last] = [words[at], end === null ? undefined : words[end]];
    if (!first || !last || /["“”«»]/u.test(said.slice(first.from, last.to))) continue;
    return said.slice(0, first.from) + label + said.slice(last.to);
  }
  return said;
}

/** Where the words of a label end that begin here; null where they are not all here. */
function runFrom(words: readonly Word[], at: number, own: readonly string[]): number | null {
  let next = at;
  for (const [no, word] of own.entries()) {
    let apart = 0;
    while (no > 0 && apart < APART_AT_MOST && BETWEEN.test(words[next]?.plain ?? "") && words[next]?.plain !== word) {
      next += 1;
      apart += 1;
    }
    const is = words[next]?.plain ?? "";
    // A short word has no other forms.
    if (is !== word && !(is.length > 3 && word.length > 3 && isOfOneRoot(is, word))) return null;
    next += 1;
  }
  return next - 1;
}

/** "For over a month" asks for no monthly volume. */
const TIMES = /^(?:days?|weeks?|months?|years?|quarters?|hours?|minutes?)$/;
const WHEN =
  /\b(?:when|until|till|today|tonight|tomorrow|yesterday|(?:this|next|last|coming) (?:week|month|year|quarter|weekend)|(?:this|next|last|on|by|before|after|since) (?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|june|july|august|september|october|november|december|in may|in \d+ (?:days|weeks)|how soon|how long until|wann|heute|morgen|cu[aá]ndo|hoy|ma[nñ]ana|quand|demain)\b|\b\d{1,2}(?:st|nd|rd|th)\b/iu;
const MUCH =
  /\b(?:how (?:much|many)|more than|less than|fewer than|over|under|above|below|at least|at most|total|sum|average|(?:the )?most|(?:the )?least|(?:the )?(?:highest|lowest|biggest|smallest|largest|fewest)|wie ?viele?|cu[aá]nt[oa]s?|combien)\b/iu;
const ASKED_WHEN =
  /^\W*(?:(?:and|so|ok|okay|oh|but)[\s,]+)*(?:when|wann|cu[aá]ndo|quand|(?:on )?(?:what|which) (?:day|date))(?![\p{L}])/iu;
/** "When can I deliver" asks what is allowed, and for no day that is stored. */
const ALLOWED = /\b(?:can|could|may|should|must|shall) (?:i|we|they|you)\b/iu;
const WHERE = /\b(?:where|wo|d[oó]nde|o[uù])\b/iu;

/** "When is her delivery" asks for Next delivery, and not for Delivery entrance: of the columns with the word the only one of the kind that is asked for. */
function withKind(said: string, columns: readonly OwnColumn[], options: ReadonlySet<string>): string {
  const type = WHEN.test(said) ? "date" : MUCH.test(said) ? "number" : WHERE.test(said) ? "text" : null;
  if (ALLOWED.test(said)) return said;
  if (columns.some(({ label }) => telling(bare(label)).length > 1 && isSaid(said, bare(label)))) return said;
  for (const word of wordsOf(said)) {
    if (word.plain.length < 4 || SMALL.has(word.plain) || TIMES.test(word.plain) || options.has(word.plain)) continue;
    const named = columns.filter(({ label }) => telling(bare(label)).some((part) => isRelated(part, word.plain)));
    const whole = named.find(({ label }) => plainWords(bare(label)).join(" ") === word.plain);
    // "When is his workshop": a day, and not which one of a list it is.
    const isOtherKind = type === "date" && whole !== undefined && /select$/.test(whole.type) && ASKED_WHEN.test(said);
    if (named.length < 2 || (whole !== undefined && !isOtherKind)) continue;
    // "Closing", of Closing date and Round closes on: as it is spelled, it is of one label.
    const spelled = named.filter(({ label }) => telling(bare(label)).includes(word.plain));
    if (type === null && spelled.length === 1) continue;
    const ofKind = named.filter((column) => column.type === type);
    // The word that a label ends with says what it is: a "delivery entrance" is an entrance.
    const heads = named.filter(({ label }) => isRelated(telling(bare(label)).at(-1) ?? "", word.plain));
    const [only, another] = type === null || ofKind.length !== 1 ? (type === null ? heads : []) : ofKind;
    if (!only || another) continue;
    const before = said.slice(0, word.from);
    const lead = /^next\b/iu.test(only.label) ? before.replace(NEXT_ABROAD, "") : before;
    return lead + bare(only.label) + said.slice(word.to);
  }
  return said;
}
/** "Nächste Lieferung" is the whole of Next delivery. */
const NEXT_ABROAD = /(?:n[äa]chste[nrs]?|pr[óo]xim[oa]s?|prochaine?s?|next)\s+$/iu;

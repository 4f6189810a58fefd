import { literalWords } from "./literal.ts";
import { contentWords, plainWords, stem } from "../words.ts";
import { numberIn } from "./vocabulary/numbers.ts";
import { sentenceCase } from "./wording.ts";

/** What becomes of a note: words more, some words for others, all of it anew, or a fact that is otherwise now. */
export type Edit =
  | { is: "added"; words: string }
  | { is: "instead"; old: string; words: string }
  | { is: "said"; words: string; not: string | null; isWhole: boolean };

/** What a note says afterwards, or what is to be a note of its own. */
export type Edited = { content: string } | { beside: string };

/** What a note says after a change; null where it is not sure which of its words go. */
export function edited(content: string, edit: Edit): Edited | null {
  if (edit.is === "added") return { content: withMore(content, edit.words) };
  if (edit.is === "instead") return asContent(replaced(content, edit.old, withUnit(edit.old, edit.words)));
  const { words, not, isWhole } = edit;
  if (isWhole && not === null && plainWords(words).length > 3 && saysAgain(content, words))
    return { content: inItsSentence(content, words, not, true) ?? sentenceCase(words) };
  const core = withoutLead(words);
  const own =
    otherNumber(content, core, not) ??
    (not === null ? null : otherWords(content, core, not)) ??
    fromItsPlace(content, core);
  if (own !== null) return { content: own };
  const isAgain = isWhole || (saysAgain(content, words) && !SAYS_MORE_OF_IT.test(words));
  const isTold = not === null && !SAYS_MORE_OF_IT.test(words);
  const whole = isAgain || isTold ? inItsSentence(content, words, not, isAgain) : null;
  return asContent(whole) ?? (isWhole ? null : { beside: sentenceCase(words) });
}

/** "He wants 6 of them too": more of what the note says. */
const SAYS_MORE_OF_IT = /\b(?:them|those|these|also|too|as well|besides|in addition|another)\b/iu;

const asContent = (content: string | null): Edited | null => (content === null ? null : { content });

/** "It's six bikes now" without what only leads to it. */
const withoutLead = (words: string): string =>
  words
    .replace(
      /^(?:(?:actually|in fact|sorry|and|but)[\s,]+)?(?:(?:it|that|this|they|there)(?:['’]s|['’]re| is| are| was| were| should be| must be| should say| has to be)|should be|must be|make (?:it|that)|put|say)\s+(?:actually |now |really )?/iu,
      "",
    )
    .replace(/[\s,]+(?:now|instead|actually|these days|from now on)$/iu, "")
    .replace(/^now\s+/iu, "");

/** "11 degrees" to "9": the unit stays. */
function withUnit(old: string, words: string): string {
  const [was, more] = amountsIn(old);
  const [now, another] = amountsIn(words);
  const isBare = now !== undefined && !another && now.text.length === words.trim().length;
  return was && !more && isBare && was.from === 0 ? now.text + old.slice(was.text.length) : words;
}

/** "And wants a demo" goes on in the sentence that is there; a text of its own begins another. */
function withMore(content: string, words: string): string {
  const more = words.replace(/^(?:also|that)\s+/iu, "");
  const isGoingOn = /^and\s+(?!(?:also|that)\s)\p{Ll}/u.test(more) && !/\n/u.test(content.trim());
  return isGoingOn
    ? `${content.trim().replace(/\.$/u, "")} ${more}`
    : `${ended(content)} ${sentenceCase(more.replace(/^and\s+(?:also\s+|that\s+)?/iu, ""))}`;
}
const ended = (text: string): string => (/[.!?…]$/u.test(text.trim()) ? text.trim() : `${text.trim()}.`);

/** A text with some of its words replaced; null where it does not have them once. */
function replaced(content: string, old: string, words: string): string | null {
  if (plainWords(old).length === 0) return null;
  const escaped = literalWords(old);
  const found = Array.from(content.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, "giu")));
  const [only, another] = found;
  return only && !another ? withPart(content, only.index, only[0].length, words) : null;
}

/** A text with other words in one place. */
function withPart(content: string, from: number, length: number, words: string): string {
  const isFirst = content.slice(0, from).trim() === "";
  const after = content.slice(from + length);
  // "Metal crates" for the "wooden" of "wooden crates": a word that stands behind already is there once.
  const [, again = ""] = /\S\s+(\S+)$/u.exec(words) ?? [];
  const isTwice = again !== "" && plainWords(after)[0] === plainWords(again).join(" ");
  const isPercent = /\d\s?%$/u.test(words) && /^\s?(?:%|per ?cent)/iu.test(after);
  const own = isTwice ? words.slice(0, -again.length).trimEnd() : isPercent ? words.slice(0, -1).trimEnd() : words;
  return content.slice(0, from) + (isFirst ? sentenceCase(own) : own) + after;
}

const PREPOSITION = /^(?:until|till|from|since|after|before|by|for|on|at|in|to|with|without|under|over)\b/iu;
const SAYS_MORE =
  /\b(?:is|are|has|have|was|were|he|she|they|it|likes?|wants?|needs?|prefers?|pays?|takes?)\b|['’]s\b|[,;:]/iu;

/** "By card, not by cheque", "ask for Sami instead of Dina": the words that stand where the old ones do. */
function otherWords(content: string, words: string, not: string): string | null {
  if (replaced(content, not, "") === null) return null;
  const others = replaced(content, not, "") ?? content;
  if (contentWords(words).length <= 3 && !SAYS_MORE.test(words) && !sharesWords(others, words))
    return replaced(content, not, words);
  const at = content.toLowerCase().search(new RegExp(`(?<![\\p{L}\\p{N}])${literalWords(not)}`, "iu"));
  const [before] = /\S+\s+$/u.exec(content.slice(0, at)) ?? [];
  const led = before && behind(words, before.trim());
  if (led) return replaced(content, not, led);
  const preposition = PREPOSITION.exec(not)?.[0];
  const rest = preposition && behind(words, preposition);
  if (rest) return replaced(content, not, `${preposition} ${rest}`);
  const names = [...words.matchAll(/(?<=\s)\p{Lu}[\p{L}\p{M}'’-]+/gu)].map(([name]) => name);
  const [name, another] = names;
  return name !== undefined && another === undefined && /^\p{Lu}[\p{L}\p{M}'’-]+$/u.test(not)
    ? replaced(content, not, name)
    : null;
}

/** What stands behind a word that some words have once, up to their end. */
function behind(words: string, word: string): string | null {
  const [, rest = "", ...more] = words.split(new RegExp(`(?:^|\\s)${literalWords(word)}\\s+`, "iu"));
  return rest !== "" && more.length === 0 && !/[,;:.]/u.test(rest) ? rest : null;
}

const sharesWords = (one: string, other: string): boolean => {
  const own = contentWords(one);
  return contentWords(other).some((word) => own.includes(word));
};

interface Amount {
  value: number;
  text: string;
  from: number;
  unit: string;
  /** Where its unit ends. */
  to: number;
}

/** The numbers of a text, in digits and in words, with the word behind each. */
function amountsIn(text: string): Amount[] {
  const amounts: Amount[] = [];
  for (const word of text.matchAll(/(?<![\p{L}\p{N}.,])(?:\d+(?:[.,]\d+)*|\p{L}+(?:-\p{L}+)?)/gu)) {
    const value = /^(?:one|a|an|m|k|mil|mio|half)$/iu.test(word[0]) ? null : numberIn(word[0]);
    if (value === null) continue;
    const end = word.index + word[0].length;
    const [behind = "", said = ""] = /^\s?(%|[€$£]|per ?cent|\p{L}+)/iu.exec(text.slice(end)) ?? [];
    const unit = /^(?:%|per ?cent)$/iu.test(said) ? "%" : unitOf(said);
    amounts.push({ value, text: word[0], from: word.index, unit, to: end + (unit === "" ? 0 : behind.length) });
  }
  return amounts;
}

/** Words that are no unit. */
const unitOf = (word: string): string =>
  /^(?:now|and|or|not|off|if|is|are|for|from|to|on|in|at|by|of|with|instead|the|a|an|he|she|they|it)$/iu.test(word)
    ? ""
    : stem(word.toLowerCase());

/** "The discount is 10 percent now, not 8": the number that is another one, where it is sure which. */
function otherNumber(content: string, words: string, not: string | null): string | null {
  if (/[,;:]|\.\s|\b(?:and|but)\b/iu.test(words) || plainWords(words).length > 12) return null;
  const own = amountsIn(content);
  const [now, another] = amountsIn(words);
  if (!now || another) return null;
  const gone = not === null ? [] : amountsIn(not);
  if (gone.length > 1 || (not !== null && gone.length === 0)) return null;
  const [old] = gone;
  const fits = old ? own.filter(({ value }) => value === old.value) : ofOneUnit(own, now, content, words);
  const [fit, other] = fits;
  if (!fit || other || fit.value === now.value) return null;
  // "2 weeks, not 30 days" has a unit of its own.
  const isOfOther = now.unit !== "" && fit.unit !== "" && now.unit !== fit.unit;
  return isOfOther
    ? withPart(content, fit.from, fit.to - fit.from, words.slice(now.from, now.to))
    : withPart(content, fit.from, fit.text.length, now.text);
}

function ofOneUnit(own: readonly Amount[], now: Amount, content: string, words: string): Amount[] {
  if (now.unit !== "") return own.filter(({ unit }) => unit === now.unit);
  // "Wants 6 of them" counts something else.
  if (/[\p{L}\d]/u.test(words.slice(now.to))) return [];
  const sentences = [...content.matchAll(SENTENCES)].filter(([sentence]) => sharesWords(sentence, words));
  return sentences.flatMap(({ index, 0: sentence }) =>
    own.filter(({ from }) => from >= index && from < index + sentence.length),
  );
}

/** "Until the end of March": what the note says behind its "until" is said otherwise. */
function fromItsPlace(content: string, words: string): string | null {
  const word = PREPOSITION.exec(words)?.[0];
  if (word === undefined) return null;
  const [only, another] = Array.from(content.matchAll(new RegExp(`(?<![\\p{L}])${word}\\s[^.,;!?\\n]*`, "giu")));
  return only && !another ? content.slice(0, only.index) + words + content.slice(only.index + only[0].length) : null;
}

const SENTENCES = /[^.!?\n]+[.!?]*\s*/gu;

/** Whether words say a note again: they begin as it does, or are as many of the same. */
function saysAgain(content: string, words: string): boolean {
  const own = contentWords(content);
  const said = contentWords(words);
  return own[0] === said[0] || said.filter((word) => own.includes(word)).length * 2 >= own.length;
}

/** The sentence of a note that says what is said otherwise now; the whole note where it is one sentence. */
function inItsSentence(content: string, words: string, not: string | null, isAgain: boolean): string | null {
  const sentences = content.match(SENTENCES) ?? [content];
  if (sentences.length === 1) return isAgain || sharesWords(content, words) ? sentenceCase(words) : null;
  const sought = contentWords(not ?? words);
  const shared = (sentence: string) => contentWords(sentence).filter((word) => sought.includes(word)).length;
  const most = Math.max(...sentences.map(shared));
  const fits = sentences.filter((sentence) => shared(sentence) === most);
  const [fit = ""] = fits;
  if (fits.length !== 1 || most === 0) return null;
  // What is said again is there once.
  const saidNow = new Set((words.match(SENTENCES) ?? []).map((sentence) => plainWords(sentence).join(" ")));
  const isThere = (sentence: string) => sentence !== fit && saidNow.has(plainWords(sentence).join(" "));
  if (sentences.some(isThere))
    return sentences
      .filter((sentence) => !isThere(sentence))
      .join("")
      .replace(fit, `${ended(sentenceCase(words))} `)
      .trim();
  return content.replace(fit, `${ended(sentenceCase(words))}${/\s*$/u.exec(fit)?.[0] ?? ""}`).trim();
}

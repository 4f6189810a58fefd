const sentences = new Intl.Segmenter(undefined, { granularity: "sentence" });
const wordsOf = new Intl.Segmenter(undefined, { granularity: "word" });

const LIST_MARK = /^(?:[•●○▪◦‣·∙*➡→►▶▸✓✔☑↳–—-]+|\(?\d{1,2}[.)])\s+/u;
const HASHTAGS = /^(?:#[\p{L}\p{N}\p{M}_]+)+$/u;
const HASH = /#(?=[\p{L}\p{N}])/gu;
/** The segmenter ends a sentence after these, because a capital letter follows. */
const ABBREVIATION =
  /(?:^|[\s("„«])(?:\p{Lu}|Dr|Mr|Mrs|Ms|Prof|Nr|vs|approx|ca|bzw|[zZ]\.\s?B|u\.\s?a|[eE]\.\s?g|[iI]\.\s?e|Sr|Sra|Srta|Dra|Mme)\.\s*$/u;
const HAS_WORDS = /[\p{L}\p{N}]/u;

/** A plain text without list marks and heaps of hashtags; a hashtag inside a sentence becomes its word. */
export function tidyPost(plainText: string): string {
  return plainText
    .split("\n")
    .map((line) => withoutHashtagHeap(line.replace(LIST_MARK, "")).replace(HASH, "").trim())
    .filter((line) => HAS_WORDS.test(line))
    .join("\n");
}

/** Drops a line of nothing but hashtags, and two or more of them at the end of a line. */
function withoutHashtagHeap(line: string): string {
  const tokens = line.split(" ");
  const kept = tokens.findLastIndex((token) => !HASHTAGS.test(token)) + 1;
  return kept === 0 || tokens.length - kept > 1 ? tokens.slice(0, kept).join(" ") : line;
}

/** The sentences of a tidied text, in order, each a piece of it. A line break always ends a sentence. */
export function splitSentences(tidied: string): string[] {
  return tidied.split("\n").flatMap(sentencesOfLine);
}

/** What the segmenter counts to the sentence before, though it opens the next. */
const OPENED_AT_END = /[「『（【“«„([]\s*$/u;
/** A quotation's end, or a sentence that goes on after one: "Why?" she asked. */
const GOES_ON = /^(?:[」』）】”»)\]]|\p{Ll})/u;

function sentencesOfLine(line: string): string[] {
  const found: string[] = [];
  let open = "";
  for (const { segment } of sentences.segment(line)) {
    if (open === "" && GOES_ON.test(segment)) open = found.pop() ?? "";
    open += segment;
    if (ABBREVIATION.test(open)) continue;
    const opened = OPENED_AT_END.exec(open)?.[0] ?? "";
    found.push(open.slice(0, open.length - opened.length));
    open = opened;
  }
  return [...found, open].map((sentence) => sentence.trim()).filter((sentence) => HAS_WORDS.test(sentence));
}

const SHORT_WORD_OF_LETTERS = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]{1,3}$/u;

/**
 * The words that carry a sentence's meaning, lower case. Short ones are dropped in alphabets, where they are mostly grammar
 * in every language; other scripts write much with few characters.
 */
export function contentWords(sentence: string): Set<string> {
  const found = new Set<string>();
  for (const { segment, isWordLike } of wordsOf.segment(sentence)) {
    if (isWordLike !== true) continue;
    const word = segment.toLowerCase();
    if (!SHORT_WORD_OF_LETTERS.test(word)) found.add(word);
  }
  return found;
}

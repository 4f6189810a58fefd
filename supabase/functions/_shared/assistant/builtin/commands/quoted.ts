/** Text in quotes of any kind; an apostrophe within a word is none. */
export const QUOTED =
  /["“«„][^"“”«»„]{0,600}["”»“]|(?<![\p{L}\p{N}])['‘](?=\S)[^\n]{10,900}?['’](?![\p{L}\p{N}])|`[^`]*`/gu;
/** What stays whole where a text is split: quotes, what is said in brackets, addresses. */
export const WHOLE = new RegExp(
  `${QUOTED.source}|»[^»«]{0,600}«|(?<=[:\\s])\\([^()\\n]{12,600}\\)|(?:https?:\\/\\/|www\\.)\\S+`,
  "gu",
);
/** Whether a place in a text is within quotes. */
export const isQuoted = (text: string, at: number): boolean =>
  Array.from(text.matchAll(QUOTED)).some(({ 0: quote, index }) => at > index && at < index + quote.length);

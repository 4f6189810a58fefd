/** "Ana is an A", where nothing follows that it could be the article of. */
const BEHIND_LETTER =
  /^\s*(?:$|[,.;!?)]|(?:and|too|now|please|pls|again|instead|for|from|but|as well|then)(?![\p{L}]))/iu;

/** Whether a word of a text is the option "A" rather than an article; `known` has the plain words of the user's lists. */
export const isOptionA = (word: string, at: number, known: ReadonlySet<string>, text: string): boolean =>
  word === "A" && at > 0 && known.has("a") && BEHIND_LETTER.test(text.slice(at + 1));

/** Whether an option of one letter is in a text as it is written in its list: "a van" has no "A". Other options are. */
export const isAsWritten = (option: string, text: string): boolean =>
  !/^\p{L}$/u.test(option) || text.split(/[^\p{L}\p{N}'’]+/u).includes(option);

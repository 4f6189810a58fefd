import type { Who } from "./frames.ts";
import { whoOf } from "./grammar.ts";
import { codesOf, type Token } from "./tokens.ts";

/** Which notes are meant: whose, and by which of their words; without words the newest. */
export interface NoteRef {
  /** Null where nobody is named. */
  who: Who | null;
  words: string;
  /** The newest is asked for as such: "the last note". */
  isLast: boolean;
  /** "The older note": of two the other one, and of more only the oldest. */
  age?: "older" | "oldest" | undefined;
  /** The one that the conversation is about: "that note". */
  isThat: boolean;
  isMany: boolean;
  /** Why it is to go, which may tell what it says. */
  why?: string;
}

export const NOTES =
  /\b(?:notes?|comments?|remarks?|memos?)\b|\bwhat (?:i|we) (?:\S+ )?(?:wrote|noted|said|put|added|stored|saved|jotted|recorded)\b|\bwhat (?:it|that) says\b/;
/** Words with which a note is spoken of, and that are none of its own. */
const ABOUT_NOTES = new Set(
  "note notes comment comments remark remarks memo memos 's about on of for from to with under in into at off that this those these which who where what says say said saying reads mentioning regarding concerning re i we wrote written noted put added stored saved jotted recorded have had just down one ones is are it and also again out it too all both every each both my the , : ( ) - P".split(
    " ",
  ),
);
const LAST = /^(?:last|latest|newest|newer|later|recent|most)$/;
const OLDEST = /^(?:oldest|earliest|first)$/;
const OLDER = /^(?:older|earlier|previous)$/;
const OWNS = /^(?:on|for|of|from|under|with|to|off|in|at)$/;

/** Which of several notes some words say by its age. */
export function ageIn(words: readonly string[]): Pick<NoteRef, "isLast" | "age"> {
  const age = words.some((word) => OLDEST.test(word))
    ? "oldest"
    : words.some((word) => OLDER.test(word))
      ? "older"
      : null;
  return { isLast: words.some((word) => LAST.test(word)), ...(age && { age }) };
}

/** What some tokens that speak of a note mean. */
export function noteRefOf(tokens: readonly Token[], text: string): NoteRef {
  const people = tokens.filter(({ code }) => code === "P" || code === "X");
  const before = (token: Token) => tokens[tokens.indexOf(token) - 1]?.code ?? "";
  const after = (token: Token) => tokens[tokens.indexOf(token) + 1]?.code ?? "";
  const isOf = (token: Token) => after(token) === "'s" || isHis(token, text);
  const owner =
    people.findLast((token) => OWNS.test(before(token))) ??
    people.find(isOf) ??
    people.find((token) => token.code === "P") ??
    people[0];
  const own = tokens.filter((token) => token !== owner);
  const isAge = (code: string) => LAST.test(code) || OLDEST.test(code) || OLDER.test(code);
  const telling = own.filter(({ code }) => !isAge(code) && (code === "P" || !ABOUT_NOTES.has(code)));
  return {
    who: owner ? whoOf(owner, text) : null,
    words: telling.map(({ from, to }) => text.slice(from, to)).join(" "),
    ...ageIn(own.map(({ code }) => code)),
    isThat:
      /\b(?:that|this) (?:last )?(?:note|comment|remark|memo)\b(?! P)/.test(codesOf(tokens)) ||
      codesOf(tokens) === "it",
    isMany: /\b(?:notes|comments|remarks|memos)\b/.test(codesOf(tokens)) || /\ball\b/.test(codesOf(tokens)),
  };
}

/** "Her note" is hers. */
const isHis = ({ from, to }: Token, text: string): boolean => /^(?:her|his|their)$/iu.test(text.slice(from, to));

import { literal } from "../literal.ts";
import type { Who } from "../commands/frames.ts";
import { whoOf } from "../commands/grammar.ts";
import { codesOf, type Token, written } from "../commands/tokens.ts";
import { numberIn } from "../vocabulary/numbers.ts";
import { unquoted } from "./column-words.ts";
import type { NewColumn } from "./new-columns.ts";

/** What a new column holds for some people from the beginning. */
export interface FirstValue {
  who: Who[];
  value: string;
}

/** Words around a value that say that it is one. */
const AROUND_VALUE =
  /^(?:,|:|-|\(|\)|'s|and|then|also|but|to|as|at|in|on|into|for|with|of|is|are|was|were|be|has|have|gets?|got|had|it|that|this|them|there|here|column|field|value|put|set|tag|mark|tick|fill|enter|give|mark|write|add|type|make|use|store|note|down|both|each|please|while|same|goes|should|would|already|so|far|now|let|us|we|i|can|you|could|would|start|know|from|beginning|one|says|say|=)$/;
const YES = /^(?:yes|true|tick|ticked|check|checked|on|y|done)$/;
const NO = /^(?:no|not|false|untick|unticked|uncheck|unchecked|off|n|nope|none|doesn|hasn|isn|didn|don|lacks|without)$/;
/** "Ana has one, Leo doesn't". */
const HAS = /^(?:has|have|does|did|got|is)$/;

/** A run of words between people, with where it begins and ends in the text: "A" may be an option, and is no token. */
interface Run {
  tokens: Token[];
  from: number;
  to: number;
}

/** The values that some words give people for a new column: "set it to A for Ana, B for Leo"; null where they say anything else. */
export function firstValuesIn(tokens: readonly Token[], text: string, column: NewColumn): FirstValue[] | null {
  const groups: { who: Who[]; before: Run }[] = [];
  let run: Run = { tokens: [], from: tokens[0]?.from ?? 0, to: 0 };
  for (const token of tokens) {
    if (token.code !== "P") run.tokens.push(token);
    else {
      const last = groups.at(-1);
      run.to = token.from;
      if (last && isJoint(run)) last.who.push(whoOf(token, text));
      else groups.push({ who: [whoOf(token, text)], before: run });
      run = { tokens: [], from: token.to, to: text.length };
    }
  }
  const [first] = groups;
  if (!first) return null;
  const valueOf = (words: Run) => valueIn(words, text, column);

  const isAhead = valueOf(first.before) !== null;
  const left = isAhead ? run : first.before;
  if (!left.tokens.every(({ code }) => AROUND_VALUE.test(code))) return null;
  const values = groups.map(({ who, before }, no) => {
    const words = isAhead ? before : (groups[no + 1]?.before ?? run);
    return { who, value: valueOf(words) };
  });
  return values.every((one): one is FirstValue => one.value !== null) ? values : null;
}

/** "Ana and Leo" have the same; "'s" ends a name whose value follows. */
const isJoint = ({ tokens }: Run): boolean => tokens.every(({ code }) => /^(?:,|and|for|both|also)$/.test(code));

function valueIn({ tokens: words, from, to }: Run, text: string, { type, options }: NewColumn): string | null {
  const inner = trimmed(words);
  const only = inner.length === 1 ? inner[0] : undefined;
  switch (type) {
    case "number": {
      const numbers = inner.filter(({ code }) => code === "N");
      const [number] = numbers;
      // "Ana paid 400": one word that tells of it.
      const isTold =
        inner.length <= 2 && inner.every(({ code, slot }) => code === "N" || (slot === null && /^\p{L}+$/u.test(code)));
      return number && numbers.length === 1 && isTold ? amount(text.slice(number.from, number.to)) : null;
    }
    case "date":
      return only?.slot?.is === "date" ? only.slot.date : null;
    case "boolean": {
      const codes = words.map(({ code }) => code);
      const isSaid = codes.some((code) => YES.test(code) || NO.test(code) || HAS.test(code));
      const isRest = inner.every(
        (token) =>
          YES.test(token.code) ||
          NO.test(token.code) ||
          HAS.test(token.code) ||
          /^(?:one|it|t|any)$/iu.test(text.slice(token.from, token.to)),
      );
      return !isSaid || !isRest ? null : codes.some((code) => NO.test(code)) ? "no" : "yes";
    }
    case "select":
    case "multiselect": {
      const chosen = optionsIn(text.slice(from, to), options);
      const isRest = inner.every((token) =>
        chosen.some(({ at, end }) => token.from >= from + at && token.to <= from + end),
      );
      const isMany = type === "multiselect" ? chosen.length > 0 : chosen.length === 1;
      return isMany && isRest ? chosen.map(({ option }) => option).join(", ") : null;
    }
    case "text":
      return inner.length === 0 || inner.length > 8 || /^(?:tick|check)$/.test(codesOf(inner))
        ? null
        : unquoted(written(inner, text));
  }
}

function trimmed(words: readonly Token[]): Token[] {
  const isValue = ({ code, slot }: Token) => slot !== null || !AROUND_VALUE.test(code);
  return words.slice(
    words.findIndex(isValue) < 0 ? words.length : words.findIndex(isValue),
    words.findLastIndex(isValue) + 1,
  );
}

const amount = (said: string): string | null => {
  const number = numberIn(said);
  return number === null ? null : String(number);
};

/** The options that a text names, in order; one of a letter is written as it is. */
function optionsIn(said: string, options: readonly string[]): { option: string; at: number; end: number }[] {
  const found: { option: string; at: number; end: number }[] = [];
  for (const option of [...options].sort((one, other) => other.length - one.length)) {
    const pattern = literal(option);
    const flags = option.length === 1 ? "u" : "iu";
    const match = new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, flags).exec(said);
    const end = match ? match.index + match[0].length : 0;
    if (match && !found.some((one) => match.index < one.end && end > one.at))
      found.push({ option, at: match.index, end });
  }
  return found.sort((one, other) => one.at - other.at);
}

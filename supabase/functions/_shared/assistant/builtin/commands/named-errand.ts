import { plainWords } from "../../words.ts";
import type { Part } from "./split-clauses.ts";
import { isAction } from "./task-leads.ts";

const NAMED =
  /^\s*(?<who>\p{Lu}[\p{L}\p{M}'’ -]{0,40}?)\s*:\s*(?<what>\p{L}+\s+(?:her|him|them|the|an?|my|our)\s[^:?]{3,90})$/u;
const TOLD = /(?<![\p{L}])(?:was|were|went|is|are|has|had|did)(?![\p{L}])/iu;

/** "Ana: send her the plan by Friday", beside an order about her: a task of hers, and nothing that is told. */
export const withNamedErrand =
  (names: readonly string[]) =>
  (part: Part, _: number, all: readonly Part[]): Part => {
    const { who = "", what = "" } = NAMED.exec(part.text)?.groups ?? {};
    const words = plainWords(who);
    const isName = names.some((name) => words.length > 0 && words.every((word) => plainWords(name).includes(word)));
    return all.length > 1 && isName && isAction(what) && !TOLD.test(what)
      ? { ...part, text: `add a task for ${who}: ${what}` }
      : part;
  };

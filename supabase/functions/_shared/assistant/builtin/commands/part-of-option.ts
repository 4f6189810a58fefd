import { plainWords } from "../../words.ts";
import type { Part } from "./split-clauses.ts";
import { type Lists, same } from "./values.ts";

const LEAD = String.raw`^(?<lead>\W*(?:(?:so|and|also|ok|okay|good|great|please|pls|sorry|oh|can you|could you|just|now|then)[\s,.]+)*)`;
const WHAT = String.raw`(?<what>[\p{L}\p{N}][\p{L}\p{N}&().-]*(?:\s[\p{L}\p{N}&().-]+){0,2}?)`;
const WHO = String.raw`(?<who>her|him|them|(?-i:\p{Lu})[^:;?!"“”\n,]{1,50}?)`;
const END = String.raw`(?:\s+(?:though|again|then|now|please|pls|too|as well|instead))*[\s.!]*$`;
const REMOVES = new RegExp(
  String.raw`${LEAD}(?<verb>take|get|strike|cross|remove|delete|drop|untick|uncheck|pull|scratch|clear)\s+${WHAT}\s+(?<to>off(?:\sof)?|out\sof|from|for)\s+${WHO}${END}`,
  "iu",
);
const ADDS = new RegExp(
  String.raw`${LEAD}(?<verb>add|tick|put)\s+${WHAT}\s+(?<to>to|on|for|onto)\s+${WHO}${END}`,
  "iu",
);

/** The option of a column of several choices that words begin, where it is the only one of all columns; null where it is named in full. */
function beginningOf(said: string, { columns, stages, statuses }: Lists): string | null {
  const words = plainWords(said);
  const all = [...stages, ...statuses, ...columns.flatMap(({ options }) => options)];
  if (words.length === 0 || all.some((option) => same(option, said))) return null;
  const begun = all.filter((option) => words.every((word, no) => plainWords(option)[no] === word));
  const [option, another] = new Set(begun);
  const isChoice = columns.some(({ type, options }) => type === "multiselect" && options.some((one) => one === option));
  return option !== undefined && another === undefined && isChoice ? option : null;
}

/** "Take ISO off her though", "add FDA to Kevin": a choice by its first words, in full. */
export const withOptionInFull =
  (lists: Lists) =>
  (part: Part): Part => {
    if (part.text.length > 120 || !lists.columns.some(({ type }) => type === "multiselect")) return part;
    const removed = REMOVES.exec(part.text)?.groups;
    const said = removed ?? ADDS.exec(part.text)?.groups;
    const { lead = "", verb = "", what = "", to = "", who = "" } = said ?? {};
    // "Add lunch for Ana" may be a task; what begins like a name of its own is none.
    if (!said || (!removed && !/^[\p{Lu}\p{N}]/u.test(what))) return part;
    const option = beginningOf(what, lists);
    return option === null ? part : { ...part, text: `${lead}${verb} ${option} ${to} ${who}` };
  };

import { namingParts } from "../name-parts.ts";
import { plainWords } from "../words.ts";
import type { ReadClause } from "./commands/read-clauses.ts";
import type { OwnColumn } from "./reading.ts";

const THEIRS = /^\W*(?<who>\p{L}[\p{L} '’.-]{0,50}?)['’]s (?<what>\p{L}[\p{L}\p{N} -]{2,40}?)[\s.!]*$/u;
const SMALL = /^(?:the|a|an|of|on|in|at|for|date|day|number)$/;

const OF_THEM = /^\W*(?:the )?(?<what>\p{L}[\p{L}\p{N} -]{2,40}?) of (?<who>\p{L}[\p{L} '’.-]{0,50}?)[\s.!]*$/u;

/** "Odile's round": someone, and nothing but words of the user's own labels. It tells nothing, so it asks for what is there. */
export function isTheirField({ text, people, readings }: ReadClause, columns: readonly OwnColumn[]): boolean {
  const { who = "", what = "" } = (THEIRS.exec(text) ?? OF_THEM.exec(text))?.groups ?? {};
  const words = plainWords(what).filter((word) => !SMALL.test(word));
  const isSeveral = words.includes("and");
  const [person, another] = people;
  if ((readings.length > 0 && !isSeveral) || words.length === 0 || !person || another) return false;
  const own = new Set([...namingParts(person.name), ...plainWords(person.name)]);
  if (!plainWords(who).every((word) => own.has(word))) return false;
  const isIn = (label: string, some: readonly string[]) => {
    const parts = plainWords(label);
    return some.every((word) => parts.some((part) => part === word || `${part}s` === word || `${word}s` === part));
  };
  const fields = words
    .join(" ")
    .split(" and ")
    .map((one) => one.split(" "));
  return fields.every((field) => columns.some(({ label }) => isIn(label, field)));
}

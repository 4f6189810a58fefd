import type { KnownPerson, StepRequest } from "../../assistant-model.ts";
import { respelled } from "../respelled.ts";
import { plainWords } from "../../words.ts";
import type { OwnColumn } from "../reading.ts";

/** "Price" in "Price per kilo" is no slip in "Pryce": a word of the user's own columns is nobody's name. */
export function withoutOwnWords(people: StepRequest["people"], columns: readonly OwnColumn[]): KnownPerson[] {
  const own = new Set(columns.flatMap(({ label, options }) => [label, ...options]).flatMap(plainWords));
  return people.filter(({ misspelt }) => misspelt === undefined || !own.has(plainWords(misspelt.written).join(" ")));
}

/** What is pasted or quoted is kept as it is written: "price" there is no slip in a name. */
export const withFirstLine = (message: string, change: (line: string) => string): string => {
  const [first = "", ...more] = message.split("\n");
  return [change(first), ...more].join("\n");
};
const QUOTED = /(“[^”]*”|"[^"\n]*")/u;
export const respelledOutsideQuotes = (message: string, people: readonly KnownPerson[]): string =>
  message
    .split(QUOTED)
    .map((text, no) => (no % 2 === 1 ? text : respelled(text, people)))
    .join("");

/** A line that introduces what follows, "This was said on a call:", ends the user's own words. */
const INTRODUCTION = /\n[^\n]*:[ \t]*\n/;
/** What a message says behind its first colon. */
export function afterColon(message: string): string {
  const words = /^[^:]{3,200}?:\s*([^]+)$/u.exec(message.trim())?.[1] ?? "";
  return INTRODUCTION.test(words) ? "" : words.charAt(0).toUpperCase() + words.slice(1);
}

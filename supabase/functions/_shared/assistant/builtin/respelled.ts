import type { KnownPerson } from "../assistant-model.ts";
import { literal } from "./literal.ts";

/** Addresses, which are spelled as they are. */
const ADDRESSES = /((?<!\S)[^\s@]+@\S+|(?:https?:\/\/|www\.)\S+|(?<!\S)\S*?linkedin\.com\/\S+)/iu;
/** A message with the names in it as they are spelled, outside of addresses. */
export const respelled = (message: string, people: readonly KnownPerson[]): string =>
  message
    .split(ADDRESSES)
    .map((part, no) => (no % 2 === 1 ? part : withNames(part, people)))
    .join("");

const withNames = (message: string, people: readonly KnownPerson[]): string =>
  people.reduce((text, { misspelt }) => {
    if (!misspelt) return text;
    const whole = new RegExp(`(?<![\\p{L}\\p{M}])${literal(misspelt.written)}(?![\\p{L}\\p{M}])`, "gu");
    return text.replace(whole, () => misspelt.meant);
  }, message);

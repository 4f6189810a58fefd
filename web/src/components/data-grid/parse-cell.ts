import { readPlainDate } from "@/lib/read-date";
import { readSpokenDay } from "@/lib/spoken-day";
import type { Parsed } from "./grid-column";

const nothing: Parsed = { value: null };

/** Text as it is, without space around it; blank is nothing. */
export function parseText(text: string): Parsed {
  return { value: text.trim() || null };
}

// 1,234,567.8 as spreadsheets copy it, and 1'234'567.8 as the Swiss write it.
const GROUPED = /^[+-]?\d{1,3}(?:(?:,\d{3})+|(?:['’]\d{3})+)(?:\.\d+)?$/;
// 2.500,75 and 1.234.567 as much of Europe writes them. Of 2.500 and 1,23 alone nobody can tell which is meant.
const EUROPEAN = /^[+-]?\d{1,3}(?:(?:\.\d{3})+,\d+|(?:\.\d{3}){2,})$/;
// €40k, 2.500,75 EUR: the currency is for the column's name to say. Before it a minus may be.
const CURRENCY = /^([+-]?)(?:\p{Sc}|US\$|USD|EUR|GBP|CHF)|(?:\p{Sc}|USD|EUR|GBP|CHF)$/giu;
// 52.5k, 1.2m, 3bn: as people say large numbers, and as LinkedIn writes them.
const SHORT = /^(.*\d\.?)(k|m|mn|bn?)$/i;
const NO_NUMBER = "Enter a number, such as 2500.75 or 40k.";
const NO_DAY = "Enter a date, such as 2026-11-21 or next friday.";
const EXPONENTS: Readonly<Record<string, number>> = { k: 3, m: 6, mn: 6, b: 9, bn: 9 };

/** Whether the only dot is between thousands: in 85.000, and in €2.500 too, as money has two decimals at most. */
export function isDotOfThousands(digits: string, isMoney: boolean): boolean {
  return isMoney ? /^[+-]?[1-9]\d{0,2}\.\d{3}$/.test(digits) : /^[+-]?[1-9]\d{1,2}\.000$/.test(digits);
}

function withoutGroups(digits: string): string {
  if (EUROPEAN.test(digits)) return digits.replaceAll(".", "").replace(",", ".");
  return GROUPED.test(digits) ? digits.replace(/[,'’]/g, "") : digits;
}

/** A number as it is typed or pasted: 1200, 1,200, 1 200, 2.500,75, 85.000, 52.5k, 1.2m, €40k. */
export function parseNumber(text: string): Parsed {
  const written = text.replace(/[\s\u00a0\u202f]/g, "");
  if (written === "") return nothing;
  const trimmed = written.replace(CURRENCY, "$1");
  if (trimmed === "") return { problem: NO_NUMBER };
  const [, digits = trimmed, unit = ""] = SHORT.exec(trimmed) ?? [];
  const isWhole = unit === "" && isDotOfThousands(digits, trimmed !== written);
  const plain = isWhole ? digits.replace(".", "") : withoutGroups(digits);
  // Written with its exponent, so that no rounding comes in: 1.005k is 1005.
  const exponent = EXPONENTS[unit.toLowerCase()];
  const value = Number(exponent === undefined ? plain : `${plain}e${exponent}`);
  return Number.isFinite(value) ? { value } : { problem: NO_NUMBER };
}

/**
 * A day as yyyy-mm-dd, with or without a time after it, or as people write or say one ("next friday", by the clock of that time zone), unless
 * it could be two days.
 */
export function parseDay(text: string, timeZone: string, now = new Date()): Parsed {
  const trimmed = text.trim();
  if (trimmed === "") return nothing;
  const value = readPlainDate(trimmed) ?? readSpokenDay(trimmed, timeZone, now);
  return value === null ? { problem: NO_DAY } : { value };
}

const YES = ["yes", "true", "1", "y", "x"];
const NO = ["no", "false", "0", "n"];

export function parseYesNo(text: string): Parsed {
  const word = text.trim().toLowerCase();
  if (word === "") return nothing;
  if (YES.includes(word)) return { value: true };
  return NO.includes(word) ? { value: false } : { problem: "Enter Yes or No." };
}

const findOption = (options: readonly string[], text: string) =>
  options.find((option) => option === text) ?? options.find((option) => option.toLowerCase() === text.toLowerCase());

const notThere = (text: string) => ({ problem: `There is no option “${text}”.` });

export function parseOption(options: readonly string[], text: string): Parsed {
  const trimmed = text.trim();
  if (trimmed === "") return nothing;
  const value = findOption(options, trimmed);
  return value === undefined ? notThere(trimmed) : { value };
}

// An option in quotes, as `valueInWords` writes one with a comma, or everything up to the next comma.
const PART = /\s*"((?:[^"]|"")*)"\s*(?=,|$)|[^,]+/g;

function optionsIn(options: readonly string[], text: string): { chosen: string[] } | { problem: string } {
  const chosen: string[] = [];
  for (const [all, inQuotes] of text.matchAll(PART)) {
    const part = inQuotes === undefined ? all.trim() : inQuotes.replaceAll('""', '"');
    if (part === "") continue;
    const option = findOption(options, part);
    if (option === undefined) return notThere(part);
    if (!chosen.includes(option)) chosen.push(option);
  }
  return { chosen };
}

/** Several options with commas between them; one that has a comma itself is in quotes, or alone. */
export function parseOptions(options: readonly string[], text: string): Parsed {
  const several = optionsIn(options, text);
  if ("chosen" in several) return several.chosen.length === 0 ? nothing : { value: several.chosen };
  const whole = findOption(options, text.trim());
  return whole === undefined ? several : { value: [whole] };
}

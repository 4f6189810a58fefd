import * as z from "zod/mini";
import { isStorable } from "./storable.ts";

/** With commas. By hand: the first formatter of `Intl` takes a phone 40 ms, and every start of the app writes such sentences. */
const count = (whole: number) => String(whole).replace(/\B(?=(?:\d{3})+$)/g, ",");
/** Names the limit, and how long the text is if that is known. */
export const tooLong = (label: string, max: number, length?: number) =>
  `${label} can be up to ${count(max)} characters${length === undefined ? "." : `; this is ${count(length)}.`}`;

export const cannotBeStored = (label: string) => `${label} has a character that cannot be stored`;

/** At most so many characters as Postgres counts them: code points. */
export const maxCharacters = (max: number) => z.refine<string>((text) => text.length <= max || [...text].length <= max);

/** For a number below 0 or above the largest one. */
export const outOfRange = (label: string, max: number) => `${label} must be 0 to ${count(max)}.`;

/** Trimmed text that must not be blank, at most `max` characters. */
export function requiredText(label: string, max: number, required = `${label} is required`) {
  return z.string(required).check(
    z.trim(),
    z.minLength(1, required),
    z.check(({ value, issues }) => {
      const { length } = [...value];
      if (length > max) issues.push({ code: "custom", input: value, message: tooLong(label, max, length) });
    }),
    z.refine((text) => isStorable(text), cannotBeStored(label)),
  );
}

/** Trimmed text or null; blank becomes null. */
export function nullableText(label: string, max: number) {
  return z.pipe(
    z.nullable(z.string()),
    z.pipe(
      z.transform((text: string | null) => (text === null || text.trim() === "" ? null : text)),
      z.nullable(requiredText(label, max)),
    ),
  );
}

/** Trimmed text or nothing: blank and missing become null. */
export function optionalText(label: string, max: number) {
  return z._default(nullableText(label, max), null);
}

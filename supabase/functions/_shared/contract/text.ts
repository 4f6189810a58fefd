import * as z from "zod/mini";

// The database takes neither NUL nor half a surrogate pair in text.
const STORABLE = /^[^\0]*$/u;

/** Trimmed text that must not be blank, at most `max` characters. */
export function requiredText(label: string, max: number) {
  return z.string(`${label} is required`).check(
    z.trim(),
    z.minLength(1, `${label} is required`),
    z.refine((text) => [...text].length <= max, `${label} must be at most ${max} characters`),
    z.refine((text) => STORABLE.test(text) && text.isWellFormed(), `${label} has a character that cannot be stored`),
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

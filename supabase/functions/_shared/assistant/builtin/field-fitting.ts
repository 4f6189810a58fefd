import { isPlace } from "./commands/lexicon.ts";
import { isRole } from "./newcomers/person-words.ts";

const EMAIL = /^\S+@\S+\.\S+$/u;
/** One to three words that begin like a name: of a place, a firm or someone. */
const LIKE_A_NAME = /^\p{Lu}[\p{L}\p{M}'’.-]*(?:\s\p{Lu}[\p{L}\p{M}'’.-]*){0,2}$/u;
const NAMES = new Set(["location", "company", "name", "industry"]);

/** The one of several fields that a corrected value is of: "sorry, Antwerp" after a place and an email. Null where it may be of two. */
export function fieldFitting(fields: readonly string[], value: string): string | null {
  if (EMAIL.test(value)) return fields.find((field) => field === "email") ?? null;
  if (/\d/u.test(value)) return null;
  const role = fields.find((field) => field === "roleTitle");
  if (isRole(value)) return role ?? null;
  const [named, another] = fields.filter((field) => NAMES.has(field));
  if (!named || !LIKE_A_NAME.test(value)) return null;
  if (another) return isPlace(value) ? (fields.find((field) => field === "location") ?? null) : null;
  return named;
}

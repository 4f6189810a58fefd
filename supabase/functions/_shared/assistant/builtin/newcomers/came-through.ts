import type { OwnColumn } from "../reading.ts";
import type { Step } from "./labelled-facts.ts";

const NAME =
  "\\p{Lu}[\\p{L}\\p{M}.'’-]*(?:\\s(?:(?:van|von|de|da|del|di|la|der|bin|al|el)\\s)?\\p{Lu}[\\p{L}\\p{M}.'’-]*){0,3}";
/** "Introduced by Ana Ruiz", "came via Ana", "intro from Ana". */
const CAME_THROUGH = new RegExp(
  `^(?:(?:was|were|is|got|been|has been|have been)\\s+)?(?:(?:[Ii]ntroduced|[Rr]eferred|[Rr]ecommended|[Ss]uggested|[Ss]ent|[Cc]ame|[Ff]ound|[Kk]nown|[Cc]onnected)(?:\\s+to\\s+(?:us|me))?|(?:an?\\s+)?[Ii]ntro(?:duction)?|(?:a\\s+)?[Rr]eferral)\\s+(?:by|via|through|from)\\s+(?<who>${NAME})(?=\\s*(?:[,;.]|$))`,
  "u",
);
/** What a column is called that says through which person someone came. */
const THROUGH =
  /^(?:(?:intro(?:duced|duction)?s?|referr(?:ed|al)s?|recommended|came|found|known|connected)(?:\s+(?:by|via|from|through))?|referrer|referee|introducer|source)$/iu;

/** The only text column that says through which person someone came; null where there is none, or another. */
export function throughColumn(columns: readonly OwnColumn[]): OwnColumn | null {
  const [only, another] = columns.filter(({ label, type }) => type === "text" && THROUGH.test(label.trim()));
  return only && !another ? only : null;
}

/** Who someone came through, where exactly one text column is for that; null for anything else. */
export function cameThrough(text: string, columns: readonly OwnColumn[]): Step | null {
  const found = CAME_THROUGH.exec(text);
  const who = found?.groups?.["who"];
  if (!found || who === undefined) return null;
  const only = throughColumn(columns);
  if (!only) return null;
  return { changes: [{ column: only, value: who.replace(/[.]+$/u, "") }], rest: text.slice(found[0].length) };
}

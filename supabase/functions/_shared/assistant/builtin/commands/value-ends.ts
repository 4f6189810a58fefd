import { isRole } from "../newcomers/person-words.ts";
import type { Change } from "./frames.ts";

/** Words that are written with a dot at their end: "Acme Inc.", "Sam Jr.", "Washington D.C.". */
const HAS_DOT = /(?:^|[\s.,])(?:Inc|Ltd|Co|Corp|Bros|Pty|Jr|Sr|Esq|Ph\.?D|e\.V|(?:\p{L}\.)+\p{L})$/u;
/** "Anna B.": a last name in short. */
const INITIAL = /^\p{Lu}[\p{L}'’-]+ \p{Lu}$/u;
/** Names that are written with an exclamation mark. */
const HAS_MARK = /(?:^|\s)(?:Yahoo|Yum|Kahoot|Joomla|Jeopardy)$/u;

/** A value with the dot or mark at its end that belongs to it, where the text has one: the end of a sentence is cut elsewhere. */
export function withOwnEnd(change: Change, text: string): Change {
  const { value } = change;
  if (value === null) return change;
  const isName = "field" in change && change.field === "name";
  const end = HAS_DOT.test(value) || (isName && INITIAL.test(value)) ? "." : HAS_MARK.test(value) ? "!" : null;
  return end !== null && text.includes(`${value}${end}`) ? { ...change, value: `${value}${end}` } : change;
}

const AS_ROLE =
  /^(?<firm>\S.*?)\s+(?:als|as|como|comme|en tant que)\s+(?:(?:an?|the|der|die|el|la|le)\s+)?(?<role>\S.*)$/u;

/** "Roche als Leiterin Digital": a company, and what someone is there. */
export function withRoleApart(change: Change, all: readonly Change[]): Change[] {
  if (!("field" in change) || change.field !== "company" || change.value === null) return [change];
  const { firm, role } = AS_ROLE.exec(change.value)?.groups ?? {};
  const hasRole = all.some((one) => "field" in one && one.field === "roleTitle");
  if (firm === undefined || role === undefined || hasRole || !isRole(role)) return [change];
  return [
    { ...change, value: firm },
    { field: "roleTitle", value: role },
  ];
}

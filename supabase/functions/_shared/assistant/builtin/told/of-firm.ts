import { literalWords } from "../literal.ts";
import type { ReadClause } from "../commands/read-clauses.ts";
import type { Person, Turn } from "../ready.ts";
import { changesTold, type Choosing, type ToldChanges } from "../told-changes.ts";

/**
 * What a clause that begins with someone's firm tells of the user's own columns, "Kelp Works closed its Series A": the one who is there has
 * them. What else is told of a firm is only noted.
 */
export function toldOfFirm(
  clause: ReadClause,
  person: Person & { company?: string | null },
  turn: Turn,
  choose: Choosing,
): ToldChanges {
  const firm = person.company ?? "";
  const begins =
    firm === ""
      ? null
      : new RegExp(
          `^\\W*(?:(?:good news|great news|btw|by the way|fyi|so|and|finally|heard that)[\\s,:!–-]+)*(?:the )?${literalWords(firm)}(?: (?:people|team|lot|folks|guys|crowd))?(?=\\s)`,
          "iu",
        ).exec(clause.text);
  if (!begins) return changesTold(clause, null, turn, choose);
  const text = `They${clause.text.slice(begins[0].length)}`;
  const { changes } = changesTold({ ...clause, text, tokens: [] }, person, turn, choose);
  return { changes: changes.filter(({ key }) => key.includes('"column"')), isAll: false };
}

import type { KnownPerson } from "../../assistant-model.ts";
import { isWhole } from "./clause-context.ts";
import type { ReadClause } from "./read-clause.ts";
import { type Lists, same } from "./values.ts";
import type { Part } from "./split-clauses.ts";

/** "Henrike: note she wants thicker paper, takes books too, 60 sheets from now on". */
const NOTE_OF =
  /^(?<who>\p{Lu}[\p{L}\p{M}'’-]*(?:\s+\p{L}[\p{L}\p{M}'’-]*){0,3})\s*(?::|\s[–—-])\s*(?<lead>note(?:\s+that)?)[\s,:]+(?<text>\S.*)$/iu;
/** "Takes books too": one more of the choices that someone has. */
const TAKES =
  /^(?:(?:she|he|they|and|also)\s+)*(?<verb>takes?|likes?|wants?|orders?|buys?|needs?|prefers?|drinks?|speaks?|uses?)\s+(?<what>\S.*?)(?:\s+(?<too>as well|too|also|now))?$/iu;
const JOINT = /\s*[,;]\s+(?:and\s+)?(?=\S)/u;

/**
 * A note with changes behind it, in one list about one person: the note and each change by itself. Only what every word is used for is a
 * change, from the end on; the part as it was where there is none.
 */
export function withoutFacts(
  part: Part,
  read: (part: Part, about: readonly KnownPerson[]) => ReadClause,
  last: readonly KnownPerson[],
  { columns }: Lists,
): Part[] {
  const { who = "", lead = "", text = "" } = NOTE_OF.exec(part.text)?.groups ?? {};
  const pieces = text === "" ? [] : text.split(JOINT);
  const asFact = (piece: string): Part | null => {
    const said = piece.replace(/[\s.!]+$/u, "");
    const added = TAKES.exec(said)?.groups;
    const [column, another] = columns.filter(({ type, label, options }) => {
      const isSaid = added?.["too"] !== undefined || label.toLowerCase() === (added?.["verb"] ?? "").toLowerCase();
      return type === "multiselect" && isSaid && options.some((one) => same(one, added?.["what"] ?? ""));
    });
    const adds = column && !another ? [`add ${added?.["what"] ?? ""} to ${column.label} of ${who}`] : [];
    const ways = [...adds, `${who}: ${said}`, `${who} ${said}`].map((one) => ({ isGuessed: true, text: one }));
    return (
      ways.find((one) => {
        const clause = read(one, last);
        return isWhole(clause) && clause.readings.some((found) => "frame" in found && found.frame.do === "set");
      }) ?? null
    );
  };
  const facts: Part[] = [];
  while (pieces.length > 1) {
    const fact = asFact(pieces.at(-1) ?? "");
    if (fact === null) break;
    facts.unshift(fact);
    pieces.pop();
  }
  if (facts.length === 0) return [part];
  const end = text.indexOf(pieces.at(-1) ?? "") + (pieces.at(-1)?.length ?? 0);
  return [{ ...part, text: `${who}: ${lead} ${text.slice(0, end)}` }, ...facts];
}

const LAST_CONTACT =
  /\bwhen\s+(?:did\s+)?(?:we|i)\s+(?:have\s+)?last\s+(?:speak|spoke|spoken|talk|talked|meet|met|see|seen|saw|contact|contacted|write|wrote|hear|heard)(?:\s+(?:to each other|with each other))?\s*[?.!]*$/iu;
/** "… and tell me when we last spoke": with the one who the message is about. */
export const withWhom = (part: Part, [only, another]: readonly KnownPerson[]): Part =>
  only && !another && LAST_CONTACT.test(part.text)
    ? {
        ...part,
        text: `${part.text.replace(/[\s?.!]+$/u, "").replace(/\s+(?:to|with) each other$/iu, "")} to ${only.name}?`,
      }
    : part;

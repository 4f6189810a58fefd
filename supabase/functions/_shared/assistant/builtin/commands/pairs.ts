import { literal } from "../literal.ts";
import { plainWords } from "../../words.ts";
import type { Part } from "./split-clauses.ts";
import type { Lists } from "./values.ts";
import { fieldNamed } from "../vocabulary/field-names.ts";
import { numberIn } from "../vocabulary/numbers.ts";

const PAIR =
  /^\s*(?:(?:and|also|please)\s+)*(?!(?:move|put|set|give|hand|assign|send)\b)\p{L}[^,;:.!?]{1,40}?\s+(?:to|on|→|->)\s+(?<value>[^,;:.!?]{2,30}?)(?:\s+(?:please|now))?[\s.!]*$/iu;

/** "Liam to Mei, Grace to Ben": who goes where, one after the other; each is a part where all of them name an owner or an option. */
export function withPairs(part: Part, lists: Lists): Part[] {
  const each = respectively(part, lists) ?? valueForEach(part, lists);
  if (each) return each;
  const pieces = part.text.split(/\s*[,;]\s+(?:and\s+)?|\s+and\s+/iu);
  if (pieces.length < 2) return [part];
  const known = choicesIn(lists);
  const isPair = (piece: string) => {
    const value = PAIR.exec(piece)?.groups?.["value"];
    return value !== undefined && known.has(plainWords(value).join(" "));
  };
  return pieces.every(isPair) ? pieces.map((text) => ({ ...part, text })) : [part];
}

const choicesIn = ({ owners = [], stages, statuses }: Lists): ReadonlySet<string> =>
  new Set([...owners, ...stages, ...statuses].map((one) => plainWords(one).join(" ")));

const EACH_OWN =
  /^(?<lead>\s*(?:(?:please|and|also|can you|could you)\s+)*(?:set|change|make|put|update|move)\s+(?:(?:the\s+)?\p{L}[^,;:]{1,40}?\s+(?:of|for)\s+)?)(?<who>\p{L}[^;:]{2,120}?)\s+to\s+(?<values>[^;:]{3,120}?)(?:,?\s+respectively)?(?:\s+please)?[\s.!]*$/iu;
const LIST = /\s*,\s*(?:and\s+)?|\s+(?:and|&)\s+/iu;

/** "Set the crew of Ana and Leo to 8 and 9": as many values as people, so that each gets their own. */
function respectively(part: Part, lists: Lists): Part[] | null {
  const { lead = "", who = "", values = "" } = EACH_OWN.exec(part.text)?.groups ?? {};
  const [people, each] = [who.split(LIST), values.split(LIST)];
  const options = lists.columns.flatMap(({ type, options: own }) => (type === "select" ? own : []));
  const known = new Set([...choicesIn(lists), ...options.map((one) => plainWords(one).join(" "))]);
  const isValue = (value: string) => numberIn(value) !== null || known.has(plainWords(value).join(" "));
  const areTwo = people.length > 1 && people.length === each.length && each.every(isValue);
  return areTwo ? people.map((person, no) => ({ ...part, text: `${lead}${person} to ${each[no] ?? ""}` })) : null;
}

const SETS =
  /^\W*(?:(?:please|and|also|can you|could you)\s+)*(?:(?:set|change|make|put|update|mark)\s+)?(?:the\s+)?/iu;

/** "Audited: yes for Ana, no for Leo and Kim": a field with a value for each; each value is an order of its own. */
function valueForEach(part: Part, lists: Lists): Part[] | null {
  const { stages, statuses, columns } = lists;
  const options = [...stages, ...statuses, ...columns.flatMap(({ options: own }) => own)];
  const values = ["yes", "no", "true", "false", ...options].map((one) => literal(one));
  const value = `(?:${values.sort((one, other) => other.length - one.length).join("|")}|\\d[\\d.,]*[km%]?)`;
  const pieces = part.text.split(
    new RegExp(`\\s*(?:[,;]|\\s(?:and|but))\\s+(?:(?:and|but)\\s+)?(?=(?:to\\s+)?${value}\\s+for\\s)`, "iu"),
  );
  if (pieces.length < 2) return null;
  const its = new RegExp(
    `^(?<label>[^:=]*?)\\s*(?:[:=]\\s*|\\b(?:to|is|as)\\s+)?(?<value>${value})\\s+for\\s+(?<who>.+?)[\\s.!]*$`,
    "iu",
  );
  const read = pieces.map((piece) => its.exec(piece.trim())?.groups);
  const label = (read[0]?.["label"] ?? "").replace(SETS, "").trim();
  const isField = label !== "" && fieldNamed(plainWords(label), columns)?.length === plainWords(label).length;
  const isPlain = read.every((one, no) => one !== undefined && (no === 0 || (one["label"] ?? "").trim() === ""));
  return isField && isPlain
    ? read.map((one) => ({
        ...part,
        text: `set the ${label.toLowerCase()} of ${one?.["who"] ?? ""} to ${one?.["value"] ?? ""}`,
      }))
    : null;
}

import { plainWords } from "../../words.ts";
import { findDates } from "../find-dates.ts";
import type { OwnColumn } from "../reading.ts";
import { fieldNamed, type Target } from "../vocabulary/field-names.ts";
import { SPOKEN_NUMBER } from "../vocabulary/numbers.ts";

const LEAD = String.raw`^\s*(?:(?:please|pls|plz|so|and|but|then|just|also|can you|could you|we can|let['’]?s|better|now|ok|okay)[\s,]+)*`;
const END = String.raw`(?:[\s,]+(?:please|pls|then|now|for me|thanks|too|as well|accordingly|altogether|completely|for good))*[\s.!]*$`;
const COLUMN = "(?:(?:that|this|the|its|our) (?:whole )?(?:column|field)(?:['’]?s)?|it|that)";
const NAME = "(?:name|label|title|header|heading|wording)";
const RENAMES = new RegExp(
  `${LEAD}(?:change|rename|update|fix|correct|adapt|adjust|relabel|retitle) (?:${COLUMN}(?:['’]?s)? ${NAME}|(?:the|its|that) ${NAME}(?: of ${COLUMN})?|(?:that|this|the) column)(?: (?:to|into|as) (?<name>\\S[^,;:]{0,60}?))?${END}`,
  "iu",
);
const NAMES = new RegExp(
  `${LEAD}(?:${COLUMN} (?:should|must|has to|needs to|ought to)(?: now)? (?:be|read|say|become)(?: (?:called|titled|named|labell?ed|renamed(?: to)?))?|(?:call|name|rename|label|title|retitle|relabel) ${COLUMN}(?: to| as| into)?) (?!(?:to|as|into|column|field) )(?<name>\\S[^,;:]{0,60}?)${END}`,
  "iu",
);
const DELETES = new RegExp(
  `${LEAD}(?:bin|delete|scrap|drop|remove|ditch|kill|lose|erase|axe|get rid of|throw out) ${COLUMN}(?: (?:out|away))?${END}`,
  "iu",
);
/** Words around the new name of a column: "we say Y now, not X", "X is called Y these days". */
const AROUND_NAME =
  /^(?:we|all|both|i|you|they|people|everybody|everyone|nobody|say|says|write|writes|written|call|calls|called|use|uses|it|its|it['’]s|that|this|the|these|those|our|my|now|days|today|nowadays|not|no|longer|more|any|anymore|is|are|was|be|been|should|must|column|field|instead|of|rather|than|from|on|only|really|always|never|word|wrong|right|better|name|label|title|or|and|but|s)$/u;

/** The columns that some words name by their labels. */
export function columnsIn(text: string, columns: readonly OwnColumn[]): OwnColumn[] {
  const said = ` ${plainWords(text).join(" ")} `;
  const named = columns.filter(({ label }) => said.includes(` ${plainWords(label).join(" ")} `));
  // "Loan" of "Loan until" is no column of its own there.
  return named.filter(
    ({ label }) =>
      !named.some(
        (other) => other.label.length > label.length && other.label.toLowerCase().includes(label.toLowerCase()),
      ),
  );
}

/** What an order asks for of the one column that the words before it name; null for other words. */
export function columnComment(text: string, topic: string, columns: readonly OwnColumn[]): string | null {
  const [column, another] = columnsIn(topic, columns);
  if (!column || another) return null;
  if (DELETES.test(text)) return `delete the column ${column.label}`;
  const named = NAMES.exec(text)?.groups?.["name"] ?? RENAMES.exec(text)?.groups?.["name"];
  const name = named ?? (RENAMES.test(text) ? newName(topic, column) : null);
  // "Tier is wrong, it should be Gold" is about the value of one person.
  const isValue = named !== undefined && (!/\p{L}/u.test(named) || column.options.some((one) => same(one, named)));
  return name === null || isValue
    ? null
    : `rename the column ${column.label} to ${name.replace(/^["“'‘](.*)["”'’]$/u, "$1")}`;
}

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The words of a remark that are neither the column nor filler: its other name. */
function newName(topic: string, { label }: OwnColumn): string | null {
  const at = topic.toLowerCase().indexOf(label.toLowerCase());
  const masked = at < 0 ? topic : `${topic.slice(0, at)}|${topic.slice(at + label.length)}`;
  const runs = masked
    .split(/[|,.;:!"“”]+/u)
    .map((run) => run.trim().split(/\s+/u))
    .map((words) => {
      const isFiller = (word = "") => AROUND_NAME.test(word.toLowerCase());
      const from = words.findIndex((word) => word !== "" && !isFiller(word));
      const to = words.findLastIndex((word) => word !== "" && !isFiller(word));
      return from < 0 ? "" : words.slice(from, to + 1).join(" ");
    })
    .filter((run) => run !== "");
  const [only, another] = runs;
  return only !== undefined && another === undefined && only.split(" ").length <= 4 ? only : null;
}

const PUTS = new RegExp(
  `${LEAD}(?:add|put|write|enter|set|store|save|file|record|fill|note)(?: (?:that|it|this|them|both|those|these))(?: (?:down|in))? (?:to|under|into|in|on|as|for|among) (?:(?:her|his|their|the|its|\\p{Lu}[\\p{L}’'-]*['’]s) )?(?<label>\\p{L}[\\p{L}\\d -]{1,40}?)(?: (?:column|field|list))?${END}`,
  "iu",
);
const ADDS = /^[^\p{L}]*(?:\p{L}+[^\p{L}]+){0,3}?add\b/iu;
/** "She takes polish too": on top of what she has. */
const MORE = /(?<!\p{L})(?:too|also|as well|another|more|additionally|on top)(?!\p{L})/iu;
const NUMBER = new RegExp(String.raw`(?<![\p{L}\p{N}])\d[\d.,]*\d?(?![\p{L}\p{N}])|${SPOKEN_NUMBER.source}`, "giu");

/** "She builds Drone too, add that to her machines": the value that the words before it name, as an order of its own; null for other words. */
export function valueComment(
  text: string,
  topic: string,
  { columns, today, who }: { columns: readonly OwnColumn[]; today: string; who: string },
): string | null {
  const label = PUTS.exec(text)?.groups?.["label"];
  const target = label === undefined ? null : wholly(label, columns);
  if (!target) return null;
  const value = valueIn(topic, target, today);
  if (value === null) return null;
  const name = "column" in target ? target.column.label : (label ?? "");
  const adds = "column" in target && target.column.type === "multiselect" && (ADDS.test(text) || MORE.test(topic));
  return adds ? `add ${value} to the ${name} of ${who}` : `set ${name} of ${who} to ${value}`;
}

/** The field that some words are, and nothing else. */
function wholly(label: string, columns: readonly OwnColumn[]): Target | null {
  const words = plainWords(label);
  const named = fieldNamed(words, columns) ?? fieldNamed([...words.slice(0, -1), `${words.at(-1) ?? ""}s`], columns);
  return named !== null && named.length >= words.length ? named.target : null;
}

function valueIn(topic: string, target: Target, today: string): string | null {
  const only = (found: readonly string[]): string | null => (found.length === 1 ? (found[0] ?? null) : null);
  if (!("column" in target)) return target.field === "email" ? only(topic.match(/\S+@\S+\.\p{L}+/gu) ?? []) : null;
  const { type, options } = target.column;
  const said = ` ${plainWords(topic).join(" ")} `;
  if (options.length > 0) {
    const named = options.filter((option) => said.includes(` ${plainWords(option).join(" ")} `));
    return type === "multiselect" && named.length > 1 ? named.join(" and ") : only(named);
  }
  if (type === "number") return only(topic.match(NUMBER) ?? []);
  return type === "date" ? only(findDates(topic, today).map(({ text }) => text.trim())) : null;
}

import { plainWords } from "../../words.ts";
import { personFields } from "../../../contract/person-fields.ts";
import type { OwnColumn } from "../reading.ts";
import { fieldMeant, fieldNamed, type Target } from "../vocabulary/field-names.ts";

const AMOUNT = String.raw`[€$£]?\d[\d.,]*[kKmM%€]?`;
const BETWEEN = String.raw`(?:\s*[|\t;:=/–—]\s*|\s*,\s+|\s+-\s+|[^\S\n]+)`;
/** "Ana Kowal 5000 80", "Kelp - 47": who, and one number for each field. */
const ROW = new RegExp(
  String.raw`^\s*(?:[-*•·]\s+)?(?<who>\p{Lu}[\p{L}\p{M}\p{N}&'’. -]{1,40}?)${BETWEEN}(?<values>${AMOUNT}(?:${BETWEEN}${AMOUNT}){0,3})\s*$`,
  "u",
);
/** What such lines are for: no order of another kind, and no question. */
const UPDATES =
  /(?<!\p{L})(?:update[sd]?|updating|set|change|new|correct(?:ed)?|figures|numbers|values|table|list|put|feed|enter|fill|use|below|following|from|these)(?!\p{L})/iu;
const OTHER_ORDER =
  /\?|(?<!\p{L})(?:tasks?|remind|reminders?|notes?|jot|delete|remove|contacts?|invite|call|who|which|average|sum|total|why|how|add (?:them|these|people)|by|less|more|raise|lower|increase)(?!\p{L})/iu;
const HEADING = /^\s*(?:who|name|person|contact|company|firm|startup|customer|client|lead)\s*(?:[|\t;,/]|\s[–—-]\s)/iu;

const isNumber = (target: Target): boolean =>
  "column" in target ? target.column.type === "number" : personFields[target.field].type === "number";
const labelOf = (target: Target): string =>
  "column" in target ? target.column.label : personFields[target.field].label;

/** The fields of numbers that some words name, in their order. */
function fieldsIn(text: string, columns: readonly OwnColumn[]): string[] {
  const words = plainWords(text);
  const labels: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const rest = words.slice(at, at + 4);
    const named = fieldNamed(rest, columns) ?? (rest[0] && rest[0].length > 2 ? fieldMeant(rest, columns) : null);
    if (!named || !isNumber(named.target)) continue;
    labels.push(labelOf(named.target));
    at += named.length - 1;
  }
  return [...new Set(labels)];
}

/** Lines of names with numbers, whose fields stand above or below them, each with the names of the fields; other messages are unchanged. */
export function withValueLists(message: string, columns: readonly OwnColumn[]): string {
  if (!message.includes("\n") || message.length > 3_000) return message;
  const lines = message.split("\n").filter((line) => line.trim() !== "");
  const rows = lines.map((line) => ROW.exec(line)?.groups);
  const first = rows.findIndex((row) => row !== undefined);
  const last = rows.findLastIndex((row) => row !== undefined);
  if (first < 1 || first > 2 || last === first || last < lines.length - 2) return message;
  const own = rows.slice(first, last + 1).filter((row) => row !== undefined);
  const around = [...lines.slice(0, first), ...lines.slice(last + 1)];
  if (own.length !== last - first + 1 || OTHER_ORDER.test(around.filter((line) => !HEADING.test(line)).join(" ")))
    return message;
  const heading = around.find((line) => HEADING.test(line));
  const said = heading === undefined ? [] : fieldsIn(heading.replace(HEADING, ""), columns);
  const labels = said.length > 0 ? said : fieldsIn(around.filter((line) => line !== heading).join(" , "), columns);
  const each = own.map(({ who = "", values = "" }) => ({
    who: who.trim().replace(/[\s:–—-]+$/u, ""),
    values: Array.from(values.matchAll(new RegExp(AMOUNT, "gu")), ([amount]) => amount),
  }));
  const isWhole = labels.length > 0 && each.every(({ values }) => values.length === labels.length);
  // One number in each line below a plain heading is read as it is.
  const isAsked = labels.length > 1 || heading !== undefined || UPDATES.test(around.join(" "));
  if (!isWhole || !isAsked) return message;
  return each
    .map(({ who, values }) => `${who}: ${labels.map((label, no) => `${label} ${values[no] ?? ""}`).join(", ")}`)
    .join("\n");
}

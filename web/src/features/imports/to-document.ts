import type { CustomValue } from "@contract/custom-fields";
import type { ImportDocument } from "@contract/imports";
import { isPersonField, personFields } from "@contract/person-fields";
import { isDotOfThousands, parseNumber } from "@/components/data-grid/parse-cell";
import { readDate } from "@/lib/read-date";
import { choiceFinder, choiceKey, yesOrNo } from "./choices";
import { choicesIn, type MappedColumn, type ValueChoices } from "./mapped-columns";
import { tidyName } from "./tidy-name";
import { cutText } from "@contract/storable";

/** More than any field takes: the database keeps what is longer in notes, and a row does not hold up the others by its size. */
export const CELL_AT_MOST = 50_001;

/** What is in a LinkedIn URL after /in/, alone. */
const HANDLE = /^@?[\p{L}\d_-]{3,100}$/u;

type Read = (cell: string, into: Draft) => void;

interface Draft {
  fields: Record<string, unknown>;
  values: Record<string, CustomValue>;
  kept: Record<string, string>;
  notes: { header: string; text: string }[];
}

/**
 * Reads rows of a file as people. What fits no column is handed over as it is, so that the database can leave it out with a reason; what
 * the user decided about the values of a list is done here.
 */
export function documentReader(
  columns: readonly MappedColumn[],
  choices: ValueChoices = {},
  isTidied = false,
): (cells: string[]) => ImportDocument {
  const readers = columns.map((column) => ({ column, read: readerOf(column, choices[column.target] ?? {}) }));
  return (cells) => {
    const draft: Draft = { fields: {}, values: {}, kept: {}, notes: [] };
    for (const { column, read } of readers) {
      const cell = cutText((cells[column.column] ?? "").trim(), CELL_AT_MOST);
      if (cell !== "") read(cell, draft);
    }
    return documentOf(draft, isTidied);
  };
}

function documentOf({ fields, values, kept, notes }: Draft, isTidied: boolean): ImportDocument {
  const { firstName, lastName, name: whole, ...rest } = fields;
  const parts = [firstName, lastName].filter((part) => typeof part === "string").join(" ");
  const name = typeof whole === "string" ? whole : parts;
  const note = notes.map(({ header, text }) => (notes.length > 1 ? `${header}: ${text}` : text)).join("\n");
  return {
    ...rest,
    ...(name !== "" && { name: isTidied ? tidyName(name) : name }),
    ...(note !== "" && { note }),
    ...(Object.keys(kept).length > 0 && { kept }),
    ...(Object.keys(values).length > 0 && { values }),
  };
}

function readerOf(column: MappedColumn, choices: ValueChoices[string]): Read {
  const { target, header, isCustom, type, isDayFirst } = column;
  const put = (value: CustomValue, { values, fields }: Draft) => {
    if (isCustom) values[target] = value;
    else fields[target] = value;
  };
  switch (type) {
    case "number":
      return (cell, draft) => put(readAmount(cell), draft);
    case "date":
      return (cell, draft) => put(readDate(cell, isDayFirst) ?? cell, draft);
    case "text":
      return put;
    case "select":
    case "multiselect":
    case "boolean":
      return choiceReader(column, choices, put);
    case "field":
      if (target === "note") return (text, { notes }) => void notes.push({ header, text });
      if (isPersonField(target) && personFields[target].type === "number")
        return (cell, draft) => put(readAmount(cell), draft);
      if (target === "profileUrl") return profileReader(header);
      if (target === "lastTouchAt")
        return (cell, draft) =>
          put(/^\d{4}-\d\d-\d\dT/.test(cell) ? cell : (readDate(cell, isDayFirst) ?? cell), draft);
      return target === "company" ? companyReader(header) : put;
  }
}

const PROFILE_AMONG_OTHERS = /(?:https?:\/\/)?(?:[\w-]+\.)?linkedin\.com\/in\/[^\s,;|<>()"]+/i;

/** Reads a LinkedIn URL, a handle, or the first LinkedIn URL among others; then the whole cell is kept in a note. */
function profileReader(header: string): Read {
  return (cell, { fields, kept }) => {
    const url = PROFILE_AMONG_OTHERS.exec(cell)?.[0];
    const isAmongOthers = url !== undefined && /\s/.test(cell);
    fields["profileUrl"] = isAmongOthers ? url : HANDLE.test(cell) ? `linkedin.com/in/${cell.replace("@", "")}` : cell;
    if (isAmongOthers) kept[header] = cell;
  };
}

/** A page that a cell of a Notion export links to, as "name (address)". */
const NOTION_PAGE = /^(.+) \(https:\/\/(?:www\.)?notion\.(?:so|com)\/\S+\)$/;

function companyReader(header: string): Read {
  return (cell, { fields, kept }) => {
    const [, name] = NOTION_PAGE.exec(cell) ?? [];
    fields["company"] = name ?? cell;
    if (name !== undefined) kept[header] = cell;
  };
}

/** Reads a choice: the option that a cell means, or what the user decided for its value. */
function choiceReader(
  column: MappedColumn,
  choices: ValueChoices[string],
  put: (value: CustomValue, draft: Draft) => void,
): Read {
  const find = column.type === "boolean" ? (text: string) => yesWord(yesOrNo(text)) : choiceFinder(column.options);
  // An option that is added has the spelling that was first in the file.
  const added = new Map<string, string>();
  const optionFor = (text: string): string | null => {
    const known = find(text);
    if (known !== undefined) return known;
    const choice = choices[choiceKey(text)];
    if (choice === "note") return null;
    if (choice === undefined || choice === "empty") return text;
    if (choice !== "add") return choice.slice(1);
    const key = choiceKey(text);
    if (!added.has(key)) added.set(key, cutText(text, 100));
    return added.get(key) ?? text;
  };
  return (cell, draft) => {
    const found = choicesIn(cell, column).map((text) => ({ text, option: optionFor(text) }));
    const noted = found.filter(({ option }) => option === null).map(({ text }) => text);
    if (noted.length > 0) draft.kept[column.header] = noted.join("; ");
    const options = [...new Set(found.flatMap(({ option }) => option ?? []))];
    if (options[0] === undefined) return;
    if (column.type === "multiselect") put(options, draft);
    else if (column.type === "boolean") put(yesOrNo(options[0]) ?? options[0], draft);
    else put(options[0], draft);
  };
}

const yesWord = (is: boolean | undefined) => (is === undefined ? undefined : is ? "Yes" : "No");

const SEPARATOR = /^\s*[;,|\n]\s*/;

/** The options in a cell: one that contains a separator itself is found whole, and the longest that fits is taken. */
export function splitOptions(cell: string, options: readonly string[]): string[] {
  const longestFirst = options.toSorted((one, other) => other.length - one.length);
  const found: string[] = [];
  let rest = cell;
  while (rest.trim() !== "") {
    const option = longestFirst.find((one) => startsWithOption(rest, one));
    const text = option === undefined ? (rest.split(/[;,|\n]/)[0] ?? "") : rest.slice(0, option.length);
    if (text.trim() !== "") found.push(text);
    rest = rest.slice(text.length).replace(SEPARATOR, "");
  }
  return found;
}

function startsWithOption(text: string, option: string): boolean {
  const after = text.slice(option.length);
  return text.toLowerCase().startsWith(option.toLowerCase()) && (after.trim() === "" || SEPARATOR.test(after));
}

/** 1,234.5 and 1.234,5 and 1 234; what is no number stays text. */
export function readNumber(cell: string): number | string {
  const bare = cell.replace(/[\s\u00a0\u202f'’_]/g, "").replace(/^([+-]?)[€$£¥]|[€$£¥]$/g, "$1");
  const lastComma = bare.lastIndexOf(",");
  const lastDot = bare.lastIndexOf(".");
  // One dot before three digits is a decimal point, as our own exports write it, but for money; one comma is not.
  const isGrouped =
    /^[+-]?\d{1,3}(,\d{3})+$/.test(bare) ||
    /^[+-]?\d{1,3}(\.\d{3}){2,}$/.test(bare) ||
    isDotOfThousands(bare, /[€$£¥]/.test(cell));
  const plain = isGrouped
    ? bare.replace(/[.,]/g, "")
    : lastComma > lastDot
      ? bare.replaceAll(".", "").replace(",", ".")
      : bare.replaceAll(",", "");
  const isNumber = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(plain) && Number.isFinite(Number(plain));
  return isNumber ? Number(plain) : cell;
}

/** A number of a column of numbers: also what is only one there, such as 75k, as the table's editor reads it. */
export function readAmount(cell: string): number | string {
  const plain = readNumber(cell);
  if (typeof plain === "number") return plain;
  const parsed = parseNumber(cell);
  return "value" in parsed && typeof parsed.value === "number" ? parsed.value : cell;
}

import { plainWords } from "../../functions/_shared/assistant/words.ts";
import type { Change } from "./stored-rows.ts";

/**
 * A row that must differ, read from a line: "+ task Call Kofi | person=Kofi Mensah | due=2026-11-26". It begins with what happens to the
 * row (+ ~ -), its kind and its name; fields follow with their new values, "" for none. "a // b" is either, "a !! b" is a
 * where the talk had b before, "key?=" may be missing. A line
 * that begins with "?" may be offered on a card; what one with "x" says was made in the talk and should be gone again. A title or a note
 * need not be the same to the letter.
 */
export interface ExpectedRow {
  isOptional: boolean;
  isGone: boolean;
  op: string;
  kind: string;
  subjects: string[];
  fields: { key: string; isOptional: boolean; values: string[]; before: string | null }[];
}

const LINE = /^(?:(?<mark>[?x]) )?(?<op>[+~-]) (?<kind>person|note|task|column)(?: (?<subject>.+))?$/s;
const FIELD = /^(?<key>[^=?]+)(?<optional>\?)?=(?<value>.*)$/s;
const EITHER = " // ";
const BEFORE = " !! ";

/** Throws when the line is none. */
export function readRow(line: string): ExpectedRow {
  const [head = "", ...rest] = line.split(" | ");
  const found = LINE.exec(head)?.groups;
  if (!found) throw new Error(`Not a row: ${line}`);
  const fields = rest.map((part) => {
    const { key = "", value = "", optional } = FIELD.exec(part)?.groups ?? {};
    if (key === "") throw new Error(`Not a field: ${part}`);
    const [values = "", before = null] = value.split(BEFORE);
    return { key, isOptional: optional !== undefined, values: values.split(EITHER), before };
  });
  const { mark, op = "", kind = "", subject } = found;
  return { isOptional: mark === "?", isGone: mark === "x", op, kind, subjects: subject?.split(EITHER) ?? [], fields };
}

/** How a change fits a row: what is missing, and what was not asked for. */
export interface Fit {
  missing: string[];
  extra: string[];
}

/** Null when the change is of another row. */
export function fitOf(expected: ExpectedRow, change: Change): Fit | null {
  if (expected.op !== change.op || expected.kind !== change.kind) return null;
  const isNewTask = change.kind === "task" && change.op === "+";
  const names = expected.subjects;
  if (names.length > 0 && !isNewTask && !names.some((name) => isSame(name, change.subject))) return null;
  const fit: Fit = { missing: [], extra: [] };
  if (
    names.length > 0 &&
    isNewTask &&
    !names.some((name) => isSameText(name, change.subject, 0, change.fields["person"]))
  ) {
    if (!names.some((name) => haveWordsInCommon(name, change.subject))) return null;
    fit.missing.push(`title ${change.subject}`);
  }
  const isWanted = (key: string) => expected.fields.some((field) => field.key === key);
  const left = new Map(
    Object.entries(change.fields).filter(([key, value]) => isWanted(key) || !isPlain(change, key, value)),
  );
  if (expected.isOptional && expected.fields.length === 0) return fit;
  for (const { key, isOptional, values, before } of expected.fields) {
    const value = left.get(key);
    left.delete(key);
    if (value === undefined) {
      if (!isOptional && !values.includes("")) fit.missing.push(key);
    } else if (!values.some((each) => isFitting(key, each, value))) {
      const isNear = TEXTS.has(key) && values.some((each) => haveWordsInCommon(each, value));
      if (isNear || value === before) fit.missing.push(`${key} ${value}`);
      else fit.extra.push(`${key}=${value}`);
    }
  }
  if (change.op !== "-") fit.extra.push(...[...left].map(([key, value]) => `${key}=${value}`));
  return fit;
}

/** Fields in words of the user's own. */
const TEXTS = new Set(["text", "title", "description", "meetings"]);
/** A note may keep "please", a day, or who said it. */
const MORE_WORDS = 3;

/** What every new row has, or what may hold the details of a task. */
const isPlain = ({ op, kind }: Change, key: string, value: string) =>
  op === "+" &&
  ((key === "status" && value === "todo") ||
    (key === "options" && value === "") ||
    (kind === "task" && key === "description"));

const isFitting = (key: string, expected: string, value: string) =>
  isSame(expected, value) || (TEXTS.has(key) && isSameText(expected, value, key === "title" ? 0 : MORE_WORDS));

const plain = (text: string) =>
  text
    .normalize("NFC")
    .toLowerCase()
    .trim()
    .replace(/[.!]+$/, "");
const inOrder = (text: string) => plain(text).split(", ").sort().join(", ");
const isSame = (one: string, other: string) => inOrder(one) === inOrder(other);

const SMALL = new Set("a an the to of for on with about and my our at in by is that she he it we".split(" "));
const wordsIn = (text: string, without = "") => {
  const names = new Set(plainWords(without));
  return new Set(plainWords(text).filter((word) => !SMALL.has(word) && !names.has(word)));
};

/** The same words, small ones and the name of the task's person aside, and at most `more` of the second's own. */
function isSameText(expected: string, text: string, more: number, name = ""): boolean {
  const [wanted, there] = [wordsIn(expected, name), wordsIn(text, name)];
  return [...wanted].every((word) => there.has(word)) && [...there].filter((word) => !wanted.has(word)).length <= more;
}

function haveWordsInCommon(one: string, other: string): boolean {
  const words = wordsIn(other);
  return [...wordsIn(one)].some((word) => words.has(word));
}

import {
  type ChangeKind,
  type ChangeLine,
  type ChangeSource,
  type HistoryBatch,
  type LeftAlone,
  SHOWN_VALUE_LENGTH,
} from "@contract/history";
import type { Undone } from "@contract/people-changes";
import { fieldLabel, personFieldKeys, personFields } from "@contract/person-fields";
import { cadenceLabel } from "@contract/person-sources";
import { sourceInWords } from "@contract/suggestions";
import { calendarDay } from "@/lib/relative-time";

const number = (count: number) => count.toLocaleString();
const counted = (count: number, one: string, many = `${one}s`) => `${number(count)} ${count === 1 ? one : many}`;
const listed = (parts: readonly string[]) =>
  [parts.slice(0, -1).join(", "), parts.at(-1)].filter((part) => part !== undefined && part !== "").join(" and ");
/** Puts text in quotation marks, with single ones inside. */
const quoted = (text: string) => `“${text.replaceAll("“", "‘").replaceAll("”", "’")}”`;
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The sources in the order in which the filter offers them. */
export const sourceNames: Record<ChangeSource, string> = {
  you: "You",
  assistant: "Assistant",
  import: "Imports",
  merge: "Merges",
  token: "Tokens",
  extension: "Browser extension",
  source: "LinkedIn profiles",
  system: "Tracker",
  undo: "Undo",
  redo: "Redo",
};

/** Which post source it was; of what was written before sources had names, only that it was one. */
const profileSource = (title: string | null) =>
  title === null || title === "sample" ? "LinkedIn profile" : capitalised(sourceInWords(title));

/** What did it. */
export function whoDidIt({ source, title }: Pick<HistoryBatch, "source" | "title">): string {
  if (source === "token") return title === null ? "A token" : `Token ${quoted(title)}`;
  if (source === "import") return "Import";
  if (source === "merge") return "Merge";
  return source === "source" ? profileSource(title) : sourceNames[source];
}

const originals: Record<ChangeSource, (title: string | null) => string> = {
  you: () => "a change",
  token: (title) => (title === null ? "a change by a token" : `a change by the token ${quoted(title)}`),
  assistant: (title) => (title === null ? "what the assistant did" : quoted(title)),
  import: (title) => (title === null ? "an import" : `the import of ${quoted(title)}`),
  merge: (title) => (title === null ? "a merge" : `the merge of ${title}`),
  extension: () => "what the browser extension did",
  source: (title) =>
    `what came from ${title === null || title === "sample" ? "a LinkedIn profile" : sourceInWords(title)}`,
  system: () => "what Tracker did",
  undo: () => "an undo",
  redo: () => "a redo",
};

/** What a batch with a name of its own is about; null where its lines say it. */
export function headingOf({ source, title, undone }: Pick<HistoryBatch, "source" | "title" | "undone">): string | null {
  if (source === "undo" || source === "redo") {
    const original = undone ? originals[undone.source](undone.title) : "a change";
    return source === "undo" ? `Undid ${original}` : `Did ${original} again`;
  }
  if (title === null) return null;
  if (source === "import") return `Imported ${quoted(title)}`;
  if (source === "merge") return `Merged ${title}`;
  return source === "assistant" ? title : null;
}

const nouns: Record<string, [one: string, many: string]> = {
  founders: ["person", "people"],
  notes: ["note", "notes"],
  tasks: ["task", "tasks"],
  custom_fields: ["column", "columns"],
  custom_field_values: ["field", "fields"],
  saved_views: ["saved view", "saved views"],
  feeds: ["feed", "feeds"],
  touches: ["touch", "touches"],
  handed_in_posts: ["post", "posts"],
  profiles: ["list", "lists"],
};
const kinds: readonly ChangeKind[] = ["added", "changed", "deleted", "moved"];

/** "3 people and 2 notes added, 12 people changed". */
export function summaryOf({ counts }: Pick<HistoryBatch, "counts">): string {
  const order = Object.keys(nouns);
  const isOfPeople = counts.some(({ noun }) => noun === "founders" || noun === "custom_fields");
  const shown = counts
    // Values come and go with their people and columns; by themselves they are fields that changed.
    .filter(({ noun, count }) => count > 0 && (noun === "custom_field_values" ? !isOfPeople : noun in nouns))
    .map((each) => (each.noun === "custom_field_values" ? { ...each, kind: "changed" as const } : each));
  const phrases = kinds.flatMap((kind) => {
    const totals = order.map((noun): [string, number] => [
      noun,
      shown.reduce((sum, each) => (each.noun === noun && each.kind === kind ? sum + each.count : sum), 0),
    ]);
    const parts = totals
      .filter(([, count]) => count > 0)
      .map(([noun, count]) => counted(count, ...(nouns[noun] ?? ["", ""])));
    return parts.length > 0 ? [`${listed(parts)} ${kind}`] : [];
  });
  return phrases.join(", ");
}

const columnKeys = new Map(personFieldKeys.map((key) => [personFields[key].column as string, key]));
const otherLabels: Record<string, string> = {
  content: "Note",
  title: "Title",
  description: "Description",
  status: "Status",
  due_on: "Due date",
  recurrence: "Repeats",
  founder_id: "Person",
  name: "Name",
  label: "Name",
  type: "Type",
  options: "Options",
  required: "Required",
  definition: "Filters and columns",
  founder_stages: "Stages",
  founder_statuses: "Statuses",
  refresh_cadence: "Check posts",
};

/** What a line's field is called on every other screen. */
export function labelOf({ noun, field, label }: Pick<ChangeLine, "noun" | "field" | "label">): string {
  if (label !== null) return label;
  const key = noun === "founders" && field !== null ? columnKeys.get(field) : undefined;
  if (key) return fieldLabel(key);
  if (noun === "custom_field_values") return "Deleted column";
  return otherLabels[field ?? ""] ?? "Field";
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const taskStatuses: Record<string, string> = { todo: "To do", in_progress: "In progress", done: "Done" };

/** A value as it is read on other screens; null is none. */
export function valueInWords({ noun, field }: Pick<ChangeLine, "noun" | "field">, value: unknown): string | null {
  if (noun === "founders" && field === "refresh_cadence") return cadenceLabel(typeof value === "string" ? value : null);
  if (value === null || value === undefined || value === "") return null;
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (typeof value === "number") return number(value);
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(String).join(", ");
  if (typeof value !== "string") return null;
  if (noun === "tasks" && field === "status") return taskStatuses[value] ?? value;
  if (noun === "tasks" && field === "recurrence") return capitalised(value);
  return DATE.test(value) ? calendarDay(value) : value;
}

/** Whether a value of a line is only its beginning. */
export const isCut = (value: unknown): boolean =>
  typeof value === "string" && value.endsWith("…") && [...value].length === SHOWN_VALUE_LENGTH + 1;

const titled = (word: string, title: unknown) => (typeof title === "string" ? `${word} ${quoted(title)}` : word);

/** What came of a record as a whole: "Task “Call” added". Null for a change of a field, which has its own values. */
export function sentenceOf({ noun, kind, count, title, became }: ChangeLine): string | null {
  const [one, many] = nouns[noun] ?? ["record", "records"];
  if (kind === "changed")
    return noun === "saved_views" && title !== null && became === null ? `${titled("View", title)} changed` : null;
  if (kind === "moved") return `${counted(count, one, many)} moved here`;
  // What left with its person or column is only counted.
  if (kind === "deleted" && became === null) return `${counted(count, one, many)} deleted`;
  if (noun === "founders") return kind === "added" ? "Added" : "Deleted";
  return `${titled(capitalised(one), kind === "deleted" ? became : title)} ${kind}`;
}

/** What the record of a changed field is called: "Task “Call”". Null where the line itself or the person above it says so. */
export const recordOf = ({ noun, kind, field, title }: ChangeLine): string | null =>
  kind !== "changed" || title === null || noun === "founders" || ["title", "name", "label", null].includes(field)
    ? null
    : titled(capitalised(nouns[noun]?.[0] ?? "record"), title);

/** Lines under the person they are about; those of columns, views and tasks of nobody are under null. */
export interface LineGroup {
  founderId: string | null;
  name: string | null;
  /** Whether there is no page to link to: the person was deleted, or there is none. */
  isGone: boolean;
  lines: ChangeLine[];
}

const isTold = ({ noun, kind, became }: ChangeLine) =>
  noun in nouns && !(noun === "custom_field_values" && kind === "deleted" && became === null);

/** The lines of a batch by person, as they come. */
export function groupLines(lines: readonly ChangeLine[]): LineGroup[] {
  const groups = new Map<string | null, LineGroup>();
  for (const line of lines.filter(isTold)) {
    const group = groups.get(line.founderId) ?? { founderId: line.founderId, name: null, isGone: true, lines: [] };
    const gone = line.noun === "founders" ? (line.kind === "deleted" ? line.became : line.title) : null;
    group.isGone &&= line.name === null;
    group.name ??= line.name ?? (typeof gone === "string" ? gone : null);
    group.lines.push(line);
    groups.set(line.founderId, group);
  }
  return [...groups.values()];
}

/** What an undo did not put back, and why: a sentence for each reason. */
export function leftAloneInWords(leftAlone: LeftAlone, stayed: readonly string[] = []): string[] {
  const { edited = 0, attached = 0, taken = 0, gone = 0, refused = 0 } = leftAlone;
  const one = (count: number, single: string, more: string) => (count === 1 ? single : `${number(count)} ${more}`);
  return [
    edited > 0 && one(edited, "1 field was edited since and stays.", "fields were edited since and stay."),
    attached > 0 && stayedInWords(attached, stayed),
    taken > 0 && one(taken, "1 can't come back, as its place is taken.", "can't come back, as their places are taken."),
    gone > 0 && one(gone, "1 is left out: what it belongs to is gone.", "are left out: what they belong to is gone."),
    refused > 0 && one(refused, "1 value no longer fits its field.", "values no longer fit their fields."),
  ].filter((sentence) => sentence !== false);
}

function stayedInWords(count: number, names: readonly string[]): string {
  const others = count - names.length;
  const all = names.length === 0 ? [number(count)] : [...names, ...(others > 0 ? [`${number(others)} more`] : [])];
  return `${listed(all)} ${count === 1 ? "stays" : "stay"}: they were changed or got a note or task since.`;
}

export const historyMessages = {
  undoing: (done: number, of: number, isRedo: boolean) =>
    `${isRedo ? "Redoing" : "Undoing"} ${number(done)} of ${number(of)}…`,
  failed: (isRedo: boolean) => `This could not be ${isRedo ? "redone" : "undone"}. Please try again.`,
};

/** What came of an undo of a change or an import, with what was left alone. */
export function undoneInWords(
  { count, leftAlone }: Pick<Undone, "count" | "leftAlone">,
  isRedo: boolean,
  stayed: readonly string[] = [],
  what = "Change",
): string {
  const verb = isRedo ? "redone" : "undone";
  const done = count === 0 ? `Nothing was ${verb}.` : `${what} ${verb}.`;
  return [done, ...leftAloneInWords(leftAlone, stayed)].join(" ");
}

const MEGABYTE = 1_000_000;
const NEARLY_FULL = 0.8;

/** Said where little room is left; null while there is plenty. */
export function sizeInWords({ bytes, most }: { bytes: number; most: number }): string | null {
  if (bytes < most * NEARLY_FULL) return null;
  const megabytes = (count: number) => number(Math.round(count / MEGABYTE));
  return `Your history takes ${megabytes(bytes)} of ${megabytes(most)} MB. When it is full, the oldest changes go first and can't be undone.`;
}

import { plainWords } from "../../words.ts";
import { isRelated } from "../vocabulary/related-words.ts";
import { plain } from "../wording.ts";
import { can, type Item } from "./items.ts";
import { type NamedColumn, ownColumn } from "./named-columns.ts";
import { leftOver, type Question } from "./question.ts";

/** A question that can be asked instead of one that is not understood, and how it is put to the user. */
export interface Instead {
  text: string;
  said: string;
}

const COLUMNS_AT_MOST = 3;
const VALUES_AT_MOST = 3;
/** Without these words a question about several people would be another one. */
const TURNING = [
  "say.not",
  "op.gt",
  "op.ge",
  "op.lt",
  "op.le",
  "op.between",
  "sum.more",
  "sum.less",
  "join.or",
] as const;

/**
 * What is recognised of a question as a question of its own: the columns of a person that its words name, the people with its values, or those who have
 * anything in its column. Null where it names none of them.
 */
export function recognised(question: Question): Instead | null {
  const { items } = question;
  const people = new Map(items.flatMap(({ people: some }) => some).map((one) => [one.id, one]));
  const [person, another] = people.values();
  const columns = columnsOf(question);
  if (person && !another) {
    const ofValues = items.flatMap(({ values }) => values.map(({ column }) => column));
    const asked = unique([...columns, ...ofValues]).slice(0, COLUMNS_AT_MOST);
    return asked.length === 0 ? null : ofPerson(person.name, asked);
  }
  if (another || items.some((item) => can(item, ...TURNING, "noun.task", "noun.note", "noun.post"))) return null;
  return withValues(items) ?? (columns.length === 1 && columns[0] ? withAny(columns[0]) : null);
}

const unique = (columns: readonly NamedColumn[]): NamedColumn[] => [
  ...new Map(columns.map((column) => [column.key, column])).values(),
];
const bare = (label: string): string =>
  label
    .replace(/\([^)]*\)/gu, " ")
    .replace(/\s+/gu, " ")
    .trim();

function ofPerson(name: string, columns: readonly NamedColumn[]): Instead {
  const labels = columns.map(({ label }) => bare(label)).join(" and the ");
  return { text: `What is the ${labels} of ${name}?`, said: `what is the ${plain(labels)} of ${plain(name)}` };
}

function withValues(items: readonly Item[]): Instead | null {
  const values = items.flatMap(({ values: [first] }) => (first && !first.needsColumn ? [first] : []));
  const telling = values.filter(({ column }) => column.isOwn || column.options.length > 0 || column.type === "select");
  if (telling.length === 0 || telling.length > VALUES_AT_MOST) return null;
  const said = telling.map(({ column, values: of }) => `${bare(column.label)} ${of[0] ?? ""}`).join(" and ");
  return { text: `Who has ${said}?`, said: `the people with ${plain(said)}` };
}

function withAny(column: NamedColumn): Instead | null {
  if (!column.isOwn) return null;
  const label = bare(column.label);
  return column.type === "number" || column.type === "date"
    ? { text: `List people by ${label}?`, said: `the people by ${plain(label)}` }
    : { text: `Who has ${label}?`, said: `the people with ${plain(label)}` };
}

/** The columns that a question names, and those of which a word that nothing reads may be a part. */
function columnsOf({ items, world }: Question): NamedColumn[] {
  const unknown = leftOver(items).filter(({ words }) => words.length > 3 && !words.includes(" "));
  const own = world.columns.map(ownColumn);
  const near = own.filter(({ label }) =>
    plainWords(bare(label)).some((part) => part.length > 3 && unknown.some(({ words }) => isRelated(part, words))),
  );
  const named = items.flatMap(({ columns }) => columns).filter(({ key }) => key !== "name");
  return unique([...named, ...near]).slice(0, COLUMNS_AT_MOST);
}

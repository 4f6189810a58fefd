import type { StepRequest } from "../../assistant-model.ts";
import { type Answer, say } from "../answers.ts";
import type { Call, Person } from "../script.ts";
import { dateText, numberText, personLink, plain } from "../wording.ts";
import { can, type Item } from "./items.ts";
import type { QuestionWorld } from "./question-world.ts";
import { type NamedColumn } from "./named-columns.ts";
import type { Sense } from "./senses.ts";

/** A question while it is answered. */
export interface Question {
  text: string;
  items: Item[];
  world: QuestionWorld;
  call: Call;
  request: StepRequest;
}

/** Words that say nothing which an answer could get wrong. */
const HARMLESS: Sense[] = [
  ...([
    "filler",
    "comma",
    "prep.in",
    "prep.at",
    "prep.of",
    "prep.by",
    "prep.to",
    "prep.from",
    "join.and",
    "say.has",
    "noun.person",
  ] as const),
  ...([
    "ask.who",
    "ask.what",
    "ask.which",
    "ask.when",
    "ask.where",
    "ask.count",
    "ask.list",
    "ask.is",
    "ask.search",
    "ask.tell",
    "ask.summary",
  ] as const),
];

/** The words that nothing made use of. While there are any, no fact may be told. */
export function leftOver(items: readonly Item[]): Item[] {
  return items.filter((item) => !item.used && !can(item, ...HARMLESS));
}

export const use = (items: readonly Item[], ...senses: Sense[]): Item[] => {
  const found = items.filter((item) => !item.used && can(item, ...senses));
  for (const item of found) item.used = true;
  return found;
};
export const has = (items: readonly Item[], ...senses: Sense[]): boolean =>
  items.some((item) => !item.used && can(item, ...senses));

/** A value of a person's column as an answer says it; null for none. */
export function valueText(person: Person, column: NamedColumn, timeZone: string): string | null {
  const value = column.isOwn
    ? person.customFieldValues?.find(({ fieldId }) => fieldId === column.key)?.value
    : (person as unknown as Record<string, unknown>)[column.key === "update" ? "lastPostSummary" : column.key];
  if (value === null || value === undefined || value === "") return null;
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") return numberText(value);
  if (Array.isArray(value)) return value.length === 0 ? null : value.map((one) => plain(String(one))).join(", ");
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return column.type === "date" ? dateText(text, timeZone) : plain(text);
}

/** A line of a list of people: the name, what was asked about, and else who they are. */
export function personFacts(person: Person, columns: readonly NamedColumn[], timeZone: string): string {
  // How many there are is known only where people are sorted by it.
  const isKnown = ({ key }: NamedColumn) => !["noteCount", "postCount", "openTaskCount"].includes(key) || key in person;
  const shown = columns.filter((column) => column.key !== "name" && isKnown(column));
  const facts = [...new Map(shown.map((column) => [column.key, column])).values()].map((column) => {
    const value = valueText(person, column, timeZone);
    if (value === null && column.key === "lastTouchAt") return "never contacted";
    if (value === null) return `no ${column.isOwn ? column.label : column.label.toLowerCase()}`;
    return column.key === "company" || column.key === "roleTitle" || column.key === "location" || column.key === "stage"
      ? value
      : `${column.label}: ${value}`;
  });
  const keys = new Set(shown.map(({ key }) => key));
  const rest = (
    [
      ["roleTitle", person.roleTitle],
      ["company", person.company],
      ["stage", person.stage],
      ["location", person.location],
    ] as const
  )
    .filter(([key, value]) => value && !keys.has(key))
    .map(([, value]) => plain(value ?? ""));
  const details = [...facts, ...rest];
  return `${personLink(person)}${details.length === 0 ? "" : `: ${details.join(", ")}`}`;
}

export const listing = (people: readonly { id: string; name: string }[]): Pick<Answer, "listed" | "about"> => {
  const [only, another] = people;
  return {
    listed: people.map(({ id, name }) => ({ kind: "person" as const, id, name })),
    ...(only && !another && { about: { id: only.id, name: only.name } }),
  };
};

export const answer = (text: string, more: Omit<Answer, "text"> = {}): Answer => ({ ...say(text), ...more });

import type { AnyOf, Condition } from "../../../stores/people-questions.ts";
import type { Answer } from "../answers.ts";
import type { Person } from "../script.ts";
import { numberText, personLink, plain, plural } from "../wording.ts";
import type { NamedColumn } from "./named-columns.ts";
import { joined, type PeopleReading, saidOf } from "./pieces.ts";
import { answer, listing, type Question } from "./question.ts";

/** People who a question asks for. */
export interface PeopleAsked extends PeopleReading {
  wants: "list" | "count" | "groups" | "average" | "sum" | "share" | "yes";
  groupBy: NamedColumn | null;
}

/** "Which companies have a pilot": of so many people at most their names are told with the values. */
const NAMED_AT_MOST = 10;

/** How many people have each value of a column; who they are where only those who fit some conditions are listed. */
export function groupsOf(
  column: NamedColumn,
  groups: { value: string | null; people: number }[],
  { pieces, wants, groupBy }: PeopleAsked,
  { total, people: all }: { total: number; people: readonly Person[] },
): Answer {
  const filled = groups.filter(({ value }) => value !== null);
  const empty = groups.find(({ value }) => value === null)?.people ?? 0;
  const among = pieces.length > 0 ? ` (${plain(saidOf(pieces))})` : "";
  if (filled.length === 0)
    return answer(
      total === 0
        ? `None: no one fits${among}.`
        : `None of ${plural(total, "person", "people")} has ${plain(column.label)} filled in${among}.`,
    );
  const label = (value: string | null) =>
    column.type === "boolean" ? (value === "1" ? "Yes" : "No") : plain(value ?? "");
  const count =
    wants === "count"
      ? `${plural(filled.length, "different value")} of ${plain(column.label)}`
      : `${plain(column.label)}, ${plural(total, "person", "people")}`;
  const isNamed = wants === "list" && !groupBy && pieces.length > 0 && total <= NAMED_AT_MOST && all.length >= total;
  const whose = (value: string | null): string =>
    all
      .filter((person) => heldBy(person, column).includes(value))
      .map(personLink)
      .join(", ");
  const told = (value: string | null, people: number) => (isNamed && whose(value)) || String(people);
  return answer(
    [
      `${count}${among}:`,
      ...filled.slice(0, 20).map(({ value, people }) => `- ${label(value)}: ${told(value, people)}`),
      filled.length > 20 ? `- and ${filled.length - 20} more` : "",
      empty > 0 ? `- empty: ${told(null, empty)}` : "",
    ]
      .filter(Boolean)
      .join("\n"),
    isNamed ? listing([...all]) : {},
  );
}

/** What someone has in a column, null for nothing. */
function heldBy(person: Person, { key, isOwn }: NamedColumn): (string | null)[] {
  const value = isOwn
    ? person.customFieldValues?.find(({ fieldId }) => fieldId === key)?.value
    : (person as unknown as Record<string, string | null>)[key];
  if (Array.isArray(value)) return value;
  return [
    typeof value === "boolean" ? String(Number(value)) : value === undefined || value === null ? null : String(value),
  ];
}

/** The sum or average of a column of numbers. */
export function sumOf(
  { call }: Question,
  { pieces, asked, sort, wants, groupBy }: PeopleAsked,
  anyOf: AnyOf,
  ids: string[] | null,
): Answer {
  const column = asked.find(({ type }) => type === "number") ?? (sort?.column.type === "number" ? sort.column : null);
  if (!column) return answer("Of which column? I can add up or average a column of numbers, such as followers.");
  if (groupBy) return sumsByGroup(call, column, groupBy, { pieces, wants, anyOf, ids });
  const { figures, total = 0 } = call("query_people", {
    anyOf,
    ids,
    search: null,
    sort: null,
    limit: 1,
    figuresOf: column.key,
  });
  const among = pieces.length > 0 ? ` (${plain(saidOf(pieces))})` : "";
  if (!figures || figures.filled === 0)
    return answer(`None of ${plural(total, "person", "people")}${among} has a number in ${plain(column.label)}.`);
  const value = wants === "average" ? figures.average : figures.sum;
  const rest = total - figures.filled;
  return answer(
    `${plain(column.label)}, ${wants === "average" ? "average" : "total"}: ${numberText(value ?? 0)}. That is of ${plural(figures.filled, "person", "people")}${among}${rest > 0 ? `; ${rest} have none` : ""}.`,
  );
}

/** The same for each value of another column, the largest first. */
function sumsByGroup(
  call: Question["call"],
  column: NamedColumn,
  groupBy: NamedColumn,
  { pieces, wants, anyOf, ids }: Pick<PeopleAsked, "pieces" | "wants"> & { anyOf: AnyOf; ids: string[] | null },
): Answer {
  const ask = (conditions: AnyOf, figuresOf: string) =>
    call("query_people", { anyOf: conditions, ids, search: null, sort: null, limit: 1, figuresOf });
  const groups = (ask(anyOf, groupBy.key).groups ?? []).slice(0, GROUPS_AT_MOST);
  const all = anyOf.length === 0 ? [[]] : anyOf;
  const lines = groups.flatMap(({ value }) => {
    const mine: Condition =
      value === null
        ? { column: groupBy.key, is: "empty", not: false }
        : groupBy.type === "boolean"
          ? { column: groupBy.key, is: "checked", value: value === "1", not: false }
          : { column: groupBy.key, is: "any_of", options: [value], not: false };
    const { figures } = ask(
      all.map((conditions) => [...conditions, mine]),
      column.key,
    );
    const amount = wants === "average" ? figures?.average : figures?.sum;
    const name = value === null ? "empty" : groupBy.type === "boolean" ? (value === "1" ? "Yes" : "No") : plain(value);
    return figures && figures.filled > 0 ? [{ name, amount: amount ?? 0 }] : [];
  });
  const among = pieces.length > 0 ? ` (${plain(saidOf(pieces))})` : "";
  if (lines.length === 0) return answer(`None of them has a number in ${plain(column.label)}${among}.`);
  return answer(
    [
      `${plain(column.label)}, ${wants === "average" ? "average" : "total"} by ${plain(groupBy.label)}${among}:`,
      ...lines
        .sort((one, other) => other.amount - one.amount)
        .map(({ name, amount }) => `- ${name}: ${numberText(amount)}`),
    ].join("\n"),
  );
}
const GROUPS_AT_MOST = 12;

/** How many of those in the first condition, or of everyone, the others fit, in percent. */
export function shareOf({ call }: Question, { pieces, asked }: PeopleAsked, ids: string[] | null): Answer {
  const [first, ...more] = pieces;
  const base = more.length > 0 && first ? [first] : [];
  const part = more.length > 0 ? more : pieces;
  if (part.length === 0 || asked.length > 0)
    return answer("The share of which people? Say, for example: “what share of people has an email”.");
  const count = (some: typeof pieces) =>
    call("query_people", {
      anyOf: joined(some),
      ids,
      search: null,
      sort: { column: "name", direction: "ascending" },
      limit: 10,
      figuresOf: null,
    });
  const whole = count(base);
  const those = count(pieces);
  const [total, fitting] = [whole.total ?? 0, those.total ?? 0];
  const among = base.length > 0 ? ` (${plain(saidOf(base))})` : "";
  if (total === 0) return answer(base.length === 0 ? "You have no people yet." : `None: no one fits${among}.`);
  return answer(
    `${numberText(Math.round((fitting / total) * 1000) / 10)} %: ${fitting} of ${plural(total, "person", "people")}${among}, ${plain(saidOf(part))}.`,
    listing(those.founders ?? []),
  );
}

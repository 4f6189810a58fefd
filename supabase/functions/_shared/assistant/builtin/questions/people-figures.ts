import type { AnyOf } from "../../../stores/people-questions.ts";
import type { Answer } from "../answers.ts";
import { numberText, plain, plural } from "../wording.ts";
import type { NamedColumn } from "./named-columns.ts";
import { type PeopleReading, saidOf } from "./pieces.ts";
import { answer, type Question } from "./question.ts";

/** People whom a question asks for. */
export interface PeopleAsked extends PeopleReading {
  wants: "list" | "count" | "groups" | "average" | "sum" | "yes";
  groupBy: NamedColumn | null;
}

/** How many people have each value of a column. */
export function groupsOf(
  column: NamedColumn,
  groups: { value: string | null; people: number }[],
  { pieces, wants }: PeopleAsked,
  total: number,
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
  return answer(
    [
      `${count}${among}:`,
      ...filled.slice(0, 20).map(({ value, people }) => `- ${label(value)}: ${people}`),
      filled.length > 20 ? `- and ${filled.length - 20} more` : "",
      empty > 0 ? `- empty: ${empty}` : "",
    ]
      .filter(Boolean)
      .join("\n"),
  );
}

/** The sum or average of a column of numbers. */
export function sumOf(
  { call }: Question,
  { pieces, asked, sort, wants }: PeopleAsked,
  anyOf: AnyOf,
  ids: string[] | null,
): Answer {
  const column = asked.find(({ type }) => type === "number") ?? (sort?.column.type === "number" ? sort.column : null);
  if (!column) return answer("Of which column? I can add up or average a column of numbers, such as followers.");
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

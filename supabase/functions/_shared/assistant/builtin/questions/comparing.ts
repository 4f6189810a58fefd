import type { AnyOf } from "../../../stores/people-questions.ts";
import type { Answer } from "../answers.ts";
import type { Person } from "../script.ts";
import { dayRange, numberText, personLink, plain, plural } from "../wording.ts";
import { mainNumber } from "./column-words.ts";
import { readPeople } from "./conditions.ts";
import { can, type Item, isWord } from "./items.ts";
import { builtIn, type NamedColumn, ownColumn } from "./named-columns.ts";
import { inThePast, type Period } from "./periods.ts";
import { joined, type Piece, saidOf } from "./pieces.ts";
import { answer, leftOver, type Question, use, valueText } from "./question.ts";

const isComparing = (item: Item) =>
  can(item, "sum.compare", "sum.more", "sum.less") ||
  (can(item, "op.gt", "op.lt") && / (?:than|als|que)$/.test(item.words));
const COMPARES = "sum.compare" as const;
const TAKES = /^(?:takes?|orders?|buys?|sends?|gets?|uses?|needs?|brings?|makes?|sells?)$/;
const DIFFERENCE = /^(?:(?:the )?difference(?: between)?|between|gap|by how much)$/;
/** Whether a word of a question holds people against each other: "more", "the higher", "the fewest". */
export const comparesThem = (item: Item): boolean => isComparing(item) || can(item, "sort.most", "sort.least");

/** "Which of Ana, Ben and Cleo has the fewest?" */
function mostOf(
  { call, request }: Question,
  people: readonly { id: string; name: string }[],
  { column, least }: { column: NamedColumn; least: boolean },
): Answer {
  const { timeZone } = request.user;
  const records = people.map(({ id }) => call("get_founder", { founderId: id }) as unknown as Person);
  const values = records.flatMap((person) => numberIn(person, column) ?? []);
  const best = least ? Math.min(...values) : Math.max(...values);
  const winners = records.filter((person) => numberIn(person, column) === best);
  const said = records.map((person) => `${personLink(person)} ${valueText(person, column, timeZone) ?? "has none"}`);
  const lead =
    values.length === 0
      ? ""
      : `${winners.map(personLink).join(" and ")} ${winners.length === 1 ? "has" : "have"} ${least ? "the least" : "the most"}. `;
  return answer(`${lead}${plain(column.label)}: ${said.join(", ")}.`, {
    listed: people.map((person) => ({ kind: "person" as const, ...person })),
  });
}

/** Two people by a number or a day: "who has more followers, Ines or Omar?"; null when it is no such question. */
export function comparePeople(question: Question, people: readonly { id: string; name: string }[]): Answer | null {
  const { items, call, world, text, request } = question;
  const [one, other, third] = people;
  if (!one || !other || !items.some(comparesThem)) return null;
  const least = items.some((item) => can(item, "sum.less", "sort.least", "op.lt"));
  use(items, COMPARES, "sum.more", "sum.less", "op.gt", "op.lt", "sort.most", "sort.least", "join.or", "say.has");
  for (const item of items) if (item.people.length > 0 || DIFFERENCE.test(item.words)) item.used = true;
  for (const item of items) if (isWord(item) && TAKES.test(item.words)) item.used = true;
  // "The difference between the two" compares nothing with a number.
  if (items.some(({ words }) => DIFFERENCE.test(words))) use(items, "op.between");
  const reading = readPeople(items, world);
  const own = world.columns.map(ownColumn);
  // "Has more followers" names the column; it does not ask who has followers.
  const isNamed = ({ anyOf }: Piece) => anyOf.flat().every(({ is }) => is === "filled");
  const asked = [
    ...reading.asked,
    ...reading.pieces.filter(isNamed).flatMap(({ columns }) => columns),
    ...(reading.sort ? [reading.sort.column] : []),
  ];
  const named = [...new Map(asked.map((column) => [column.key, column])).values()].filter(
    ({ type }) => type === "number" || type === "date",
  );
  if (!reading.pieces.every(isNamed) || leftOver(items).length > 0) return null;
  const main = mainNumber(own);
  // "Who takes more" may ask for any of the numbers.
  const counted = own.filter((column) => column.type === "number" && column.key !== main?.key);
  const numbers = [...(main ? [main] : []), ...counted];
  const columns =
    named.length > 0 ? named : [...numbers, builtIn("followerCount"), builtIn("priorityScore"), builtIn("lastTouchAt")];
  const [column] = columns;
  if (third) return named.length === 1 && column ? mostOf(question, people, { column, least }) : null;
  const [first, second] = [one, other].map(({ id }) => call("get_founder", { founderId: id }) as unknown as Person);
  if (!first || !second) return null;
  const listed = { listed: [one, other].map((person) => ({ kind: "person" as const, ...person })) };
  const { timeZone } = request.user;
  if (named.length === 1 && column) {
    const [a, b] = [first, second].map((person) => numberIn(person, column));
    if (a === null || a === undefined || b === null || b === undefined) {
      const known = [first, second].map(
        (person) => `${personLink(person)} ${valueText(person, column, timeZone) ?? "has none"}`,
      );
      return answer(`I can't compare them: ${plain(column.label)} of ${known.join(", ")}.`, listed);
    }
    const values = `${personLink(first)} ${valueText(first, column, timeZone) ?? ""}, ${personLink(second)} ${valueText(second, column, timeZone) ?? ""}`;
    const winner = a === b ? null : a > b !== least ? first : second;
    const yes = /^\s*(?:does|do|is|has|did|hat|ist|tiene|es|est|a)\b/iu.test(text)
      ? winner === first
        ? "Yes. "
        : "No. "
      : "";
    const isDay = column.type === "date";
    const by = isDay ? "" : `, by ${numberText(Math.abs(a - b))}`;
    const how = isDay ? `is ${least ? "earlier" : "later"}` : `has ${least ? "less" : "more"}${by}`;
    const said = winner === null ? "They have the same." : `${personLink(winner)} ${how}.`;
    return answer(`${yes}${said} ${plain(column.label)}: ${values}.`, listed);
  }
  const lines = columns.map(
    (each) =>
      `- ${plain(each.label)}: ${[first, second].map((person) => `${plain(person.name)} ${valueText(person, each, timeZone) ?? "none"}`).join(", ")}`,
  );
  return answer([`${personLink(first)} and ${personLink(second)}:`, ...lines].join("\n"), listed);
}

function numberIn(person: Person, column: NamedColumn): number | null {
  const value = column.isOwn
    ? person.customFieldValues?.find(({ fieldId }) => fieldId === column.key)?.value
    : (person as unknown as Record<string, unknown>)[column.key];
  if (typeof value === "number") return value;
  return typeof value === "string" && column.type === "date" ? Date.parse(value) : null;
}

/** Two groups, or the same in two stretches of days: "more people in Lead or in Meeting?", "more added this month than last?"; else null. */
export function compareGroups(question: Question): Answer | null {
  const { items } = question;
  if (!items.some(isComparing)) return null;
  use(items, COMPARES, "sum.more", "sum.less", "op.gt", "op.lt", "ask.count");
  if (!items.some((item) => can(item, "noun.task", "noun.note", "noun.post"))) use(items, "say.has");
  const periods = items.filter((item) => item.period !== null);
  if (periods.length === 2) return comparePeriods(question, periods);
  const reading = readPeople(items, question.world);
  if (leftOver(items).filter((item) => !can(item, "join.or", "verb.own")).length > 0) return null;
  const isPipeline = items.some(({ words }) => words === "pipeline");
  const isNamed = ({ anyOf, columns }: Piece) =>
    anyOf.flat().every(({ is }) => is === "filled") &&
    columns.every(({ type, key }) => type === "number" || key === "stage");
  const named = reading.pieces.filter(isNamed).flatMap(({ columns }) => columns);
  const [number] = [
    ...[...reading.asked, ...named].filter(({ type }) => type === "number"),
    ...(isPipeline ? [mainNumber(question.world.columns.map(ownColumn))] : []),
  ];
  const groups = sidesOf(reading.pieces.filter((piece) => !isNamed(piece)));
  if (!groups) return null;
  const { sides, base } = groups;
  const counts = sides.map((side) => figureOf(question, joined([...base, side]), number ?? null));
  const among = base.length > 0 ? ` (${plain(saidOf(base))})` : "";
  const [a = 0, b = 0] = counts;
  const lead = a === b ? "The same" : `More: ${plain(sides[a > b ? 0 : 1].said)}`;
  const what = (count: number) => (number ? numberText(count) : plural(count, "person", "people"));
  return answer(
    `${lead}${among}. ${sides.map(({ said }, no) => `${plain(said)}: ${what(counts[no] ?? 0)}`).join("; ")}.${number ? ` These are sums of ${plain(number.label)}.` : ""}`,
  );
}

function figureOf({ call }: Question, anyOf: AnyOf, column: NamedColumn | null): number {
  const { total = 0, figures } = call("query_people", {
    ...{ anyOf, ids: null, search: null, sort: null, limit: 1, figuresOf: column?.key ?? null },
  });
  return column ? (figures?.sum ?? 0) : total;
}

/** The two that are held against each other: two values of one column, or two conditions on one thing. */
function sidesOf(pieces: readonly Piece[]): { sides: [Piece, Piece]; base: Piece[] } | null {
  for (const piece of pieces) {
    const [condition, another] = piece.anyOf.flat();
    if (!condition || another || condition.is !== "any_of" || condition.options.length !== 2 || condition.not) continue;
    const side = (option: string | null): Piece => ({
      ...piece,
      anyOf: [[{ ...condition, options: [option] }]],
      said: option ?? "none",
      join: "and",
    });
    const [first, second] = condition.options;
    if (first === undefined || second === undefined) continue;
    return { sides: [side(first), side(second)], base: pieces.filter((one) => one !== piece) };
  }
  const [one, other, third] = pieces;
  if (!one || !other || third || one.about !== other.about) return null;
  return { sides: [one, { ...other, join: "and" }], base: [] };
}

/** How many people were added, tasks done, notes or posts written in two stretches of days. */
function comparePeriods(question: Question, [first, second]: Item[]): Answer | null {
  const { items, call, world } = question;
  if (!first?.period || !second?.period) return null;
  const isTask = items.some((item) => can(item, "noun.task", "task.done"));
  const isNote = items.some((item) => can(item, "noun.note"));
  const isPost = items.some((item) => can(item, "noun.post"));
  const isAdded = items.some((item) => can(item, "verb.add", "noun.person"));
  first.used = second.used = true;
  use(items, "noun.task", "task.done", "noun.note", "noun.post", "verb.add", "verb.say", "join.or", "noun.person");
  if (leftOver(items).length > 0 || !(isTask || isNote || isPost || isAdded)) return null;
  const count = ({ from, to }: Period): number => {
    if (isTask)
      return call("list_tasks", { status: "done", due: null, founderId: null, query: null, from, to }).total ?? 0;
    if (isNote || isPost)
      return call("read_texts", { kind: isNote ? "note" : "post", founderId: null, query: null, from, to }).total ?? 0;
    return figureOf(question, [[{ column: "createdAt", is: "during", from, to, not: false }]], null);
  };
  const periods = [first.period, second.period].map((period) => inThePast(period, world.today));
  const [a = 0, b = 0] = periods.map(count);
  const noun = isTask
    ? ["task completed", "tasks completed"]
    : isNote
      ? ["note", "notes"]
      : isPost
        ? ["post", "posts"]
        : ["person added", "people added"];
  const [said, saidOther] = periods.map((period) => dayRange(period, world.today));
  const difference =
    a === b ? "The same number" : `${plural(Math.abs(a - b), "more", "more")} ${a > b ? said : saidOther}`;
  return answer(
    `${difference.charAt(0).toUpperCase()}${difference.slice(1)}. ${plural(a, noun[0] ?? "", noun[1])} ${said}, ${b} ${saidOther}.`,
  );
}

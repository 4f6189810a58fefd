import { addDays } from "../../../contract/calendar-date.ts";
import type { Condition } from "../../../stores/people-questions.ts";
import { dayRange } from "../wording.ts";
import { comparison } from "./comparisons.ts";
import { can, type Item, isWord } from "./items.ts";
import { builtIn, counted } from "./named-columns.ts";
import { type PeopleReader, useUp } from "./people-reader.ts";
import { inThePast, type Period } from "./periods.ts";

const PAST = /^(?:did|have|has|had|was|were|last|habe|hat|haben|he|hemos|ai|a|avons)\b/;

/** When someone was last contacted, or was not. */
export function readTouch(reader: PeopleReader, at: number, item: Item): boolean {
  const isContactDate = item.columns.some(({ key }) => key === "lastTouchAt");
  if (!can(item, "verb.touch") && !isContactDate) return false;
  // A column of the user's own of that name is what is meant: "Visited".
  if (isStageName(reader, at, item) || item.columns.some(({ isOwn }) => isOwn)) return false;
  // "My highest priority contact" is a person.
  if (item.words === "contact" && !reader.items.some(({ words }) => /^(?:i|we)$/.test(words))) {
    useUp(item);
    return true;
  }
  const column = builtIn("lastTouchAt");
  const near = reader.periodNear(at);
  if (!near && readLastTouch(reader, item)) return true;
  // "Who do I meet next week" is about what is to come, which no contact says.
  const isAhead = near?.period?.from && near.period.from > reader.today && !near.period.isDuration;
  if (isAhead && !reader.items.some(({ words }) => PAST.test(words))) return false;
  const isNot = reader.negation(at);
  const never = reader.items.find(
    (one) =>
      !one.used && /^(?:never|nie|niemals|noch nie|nunca|jamas|jamais|ever)$/.test(one.words) && can(one, "say.not"),
  );
  useUp(item, never);
  // "talked to", "last contacted": words of the same thing.
  for (const one of reader.items)
    if (!one.used && (can(one, "verb.touch") || (can(one, "sort.newest") && one.columns.length === 0 && !one.period)))
      if (Math.abs(one.at - item.at) < 4) useUp(one);
  const negated = isNot || never !== undefined;
  const emptyToo = { column: "lastTouchAt", is: "empty", not: false } as const;
  if (near?.period) {
    useUp(near);
    if (negated) useUpMore(reader, near);
    const period = inThePast(near.period, reader.today);
    const during: Condition = { column: "lastTouchAt", is: "during", from: period.from, to: period.to, not: false };
    if (!negated)
      return reader.push(
        {
          anyOf: [[during]],
          said: `last contacted ${dayRange(period, reader.today)}`,
          about: "lastTouchAt",
          isNegated: false,
          columns: [column],
        },
        at,
      );
    // Last touched before the days began, or never: what came after them does not count as not then.
    const since = period.from ?? reader.today;
    const before: Condition = { column: "lastTouchAt", is: "during", from: null, to: addDays(since, -1), not: false };
    return reader.push(
      {
        anyOf: [[before], [emptyToo]],
        said: `not contacted since ${dayRange({ from: since, to: since }, reader.today, true)}`,
        about: "lastTouchAt",
        isNegated: true,
        columns: [column],
      },
      at,
    );
  }
  if (negated)
    return reader.push(
      { anyOf: [[emptyToo]], said: "never contacted", about: "lastTouchAt", isNegated: true, columns: [] },
      at,
    );
  if (can(reader.items[at], "verb.touch") && !reader.items.some((one) => can(one, "ask.when"))) {
    reader.push(
      {
        anyOf: [[{ column: "lastTouchAt", is: "filled", not: false }]],
        said: "contacted before",
        about: "lastTouchAt",
        isNegated: false,
        columns: [column],
      },
      at,
    );
    return true;
  }
  reader.asked.push(column);
  return true;
}

/** "Not in two months or longer" is no other time. */
function useUpMore({ items }: PeopleReader, near: Item): void {
  const after = items[items.indexOf(near) + 1];
  if (near.period?.isDuration && can(after, "op.or_more")) useUp(after);
}

/** "Those in Contacted", "the contacted ones" are at the stage of that name. */
const isStageName = (reader: PeopleReader, at: number, item: Item): boolean =>
  item.values.length > 0 &&
  (/^(?:in|to|as|on|stage|status|still)$/.test(reader.items[at - 1]?.words ?? "") ||
    /^(?:ones?|leads?|people|contacts|customers|clients)$/.test(reader.items[at + 1]?.words ?? "") ||
    (at > 0 && /^\p{Lu}/u.test(item.raw)));

/** "Who did I last talk to": the one who that was. */
function readLastTouch(reader: PeopleReader, item: Item): boolean {
  const isLast =
    /^(?:last|most recent) /.test(item.words) && reader.items.some((one) => can(one, "ask.who", "noun.person"));
  if (!isLast || reader.sort !== null || reader.items.some((one) => can(one, "ask.when", "say.not"))) return false;
  useUp(item);
  reader.sort = { column: builtIn("lastTouchAt"), direction: "descending" };
  return true;
}

type Counted = "task" | "note" | "post";
const nouns = { task: "open task", note: "note", post: "post" };
const countedAs = {
  task: counted("openTaskCount", "Open tasks"),
  note: counted("noteCount", "Notes"),
  post: counted("postCount", "Posts"),
};

/** "more than 3 notes", "at least two open tasks". */
function readCount(reader: PeopleReader, at: number, item: Item, what: Counted): boolean {
  const compared = comparison(reader, at);
  if (!compared) return false;
  const column = countedAs[what];
  useUp(item);
  for (const near of [reader.items[at - 1], reader.items[at + 1]]) if (can(near, "task.open")) useUp(near);
  const isNot = reader.negation(compared.first);
  return reader.push(
    {
      anyOf: compared.anyOf(column, isNot),
      said: `${isNot ? "not " : ""}${compared.said} ${nouns[what]}s`,
      about: column.key,
      isNegated: isNot,
      columns: [column],
    },
    at,
  );
}

/** "Late" of no named task; "a late delivery" is none. */
const isOverdueTask = (items: readonly Item[], at: number): boolean =>
  can(items[at], "task.overdue") &&
  !items.some((one) => can(one, "noun.task")) &&
  !items.slice(at + 1, at + 2).some(isWord);

/** "with open tasks", "without notes", "who posted this week", "more than 3 notes". */
export function readHas(reader: PeopleReader, at: number, item: Item): boolean {
  const what =
    can(item, "noun.task") || isOverdueTask(reader.items, at)
      ? "task"
      : can(item, "noun.note")
        ? "note"
        : can(item, "noun.post")
          ? "post"
          : null;
  if (what === null) return false;
  const noun = nouns[what];
  if (readCount(reader, at, item, what)) return true;
  const states =
    what === "task"
      ? reader.items.filter(
          (one) =>
            !one.used &&
            can(one, "task.overdue", "task.open", "task.done", "task.in_progress", "verb.due") &&
            Math.abs(one.at - item.at) < 7,
        )
      : [];
  const near =
    reader.periodNear(at) ??
    states.map((one) => reader.periodNear(reader.items.indexOf(one))).find((one) => one !== null) ??
    null;
  const isNot = reader.negation(at) || states.some((one) => reader.negation(reader.items.indexOf(one)));
  useUp(item, ...states);
  for (const one of reader.items) if (!one.used && can(one, "verb.say", "verb.refresh") && what === "post") useUp(one);
  const status = states.some((one) => can(one, "task.done"))
    ? "done"
    : states.some((one) => can(one, "task.in_progress"))
      ? "in_progress"
      : "open";
  const isOverdue = states.some((one) => can(one, "task.overdue"));
  let period: Period | null = near?.period ?? null;
  if (near) useUp(near);
  if (period && what !== "task") period = inThePast(period, reader.today);
  if (period && what === "task" && status === "done") period = inThePast(period, reader.today);
  if (isOverdue && !period) period = { from: null, to: addDays(reader.today, -1), length: 0 };
  const condition: Condition = {
    is: "has",
    what,
    status: what === "task" ? status : null,
    from: period?.from ?? null,
    to: period?.to ?? null,
    not: isNot,
  };
  const when = near?.period && period ? ` ${dayRange(period, reader.today)}` : "";
  const taskWords = isOverdue
    ? "an overdue task"
    : status === "done"
      ? "a completed task"
      : status === "in_progress"
        ? "a task in progress"
        : when === ""
          ? "an open task"
          : "an open task due";
  const positive = what === "task" ? `with ${taskWords}${when}` : `with a ${noun}${when}`;
  const negative = what === "task" ? `without ${taskWords}${when}` : `without a ${noun}${when}`;
  return reader.push(
    { anyOf: [[condition]], said: isNot ? negative : positive, about: what, isNegated: isNot, columns: [] },
    at,
  );
}

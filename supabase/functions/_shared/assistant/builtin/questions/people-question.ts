import { mainNumber } from "./column-words.ts";
import { readPeople } from "./conditions.ts";
import { can, type Item } from "./items.ts";
import { withKindsByColumn } from "./kinds-by-column.ts";
import { dateCondition } from "./date-conditions.ts";
import { builtIn, type NamedColumn, ownColumn } from "./named-columns.ts";
import type { PeopleAsked } from "./people-figures.ts";
import { has, type Question, use } from "./question.ts";

/** What is asked about people; null when the question leaves a word over. */
export function readPeopleQuestion(question: Question): PeopleAsked | null {
  const { items, world } = question;
  const isCount = has(items, "ask.count");
  const isMuch =
    items.some((item) => can(item, "ask.count") && HOW_MUCH.test(item.words)) && !COUNTS_IN_FRENCH.test(question.text);
  const sums = use(items, "sum.average", "sum.sum");
  const shares = use(items, "sum.share");
  const isSorted = has(items, "sort.by", "sort.most", "sort.least", "sort.newest", "sort.oldest");
  const per = items.find(
    (item, at) =>
      !isSorted && can(item, "group.per") && items.slice(at + 1, at + 3).some(({ columns }) => columns.length > 0),
  );
  const groupAt = per ? items.indexOf(per) : -1;
  const grouped =
    groupAt < 0 ? undefined : items.slice(groupAt + 1, groupAt + 3).find(({ columns }) => columns.length > 0);
  const measured = grouped?.columns.find(({ type }) => type === "number" || type === "date");
  const isOrder = measured !== undefined && !isCount && sums.length === 0;
  if (per && grouped) per.used = grouped.used = true;
  const whichOf = mostOf(items);
  const sumBy = whichOf ? null : mostInTotal(items);
  const isOfKinds = sums.length > 0 || isMuch || (!grouped && has(items, "ask.who", "ask.count"));
  const reading = withKindsByColumn(readPeople(items, world), items, isOfKinds);
  if (sumBy) return { ...reading, sort: null, asked: [sumBy.number], wants: "sum", groupBy: sumBy.group };
  if (has(items, "ask.where") && has(items, "verb.live") && reading.pieces.length === 0) {
    use(items, "verb.live");
    reading.asked.push(builtIn("location"));
  }
  use(items, "say.everything");
  if (reading.pieces.length > 0) use(items, "verb.work", "verb.live", "join.or");
  // "List people by budget" is their order.
  if (isOrder) {
    const isUp = use(items, "sort.up").length > 0;
    use(items, "sort.down");
    return {
      ...reading,
      sort: reading.sort ?? { column: measured, direction: isUp ? "ascending" : "descending" },
      wants: "list",
      groupBy: null,
    };
  }
  if (whichOf) return { ...reading, wants: "groups", groupBy: whichOf };
  // What else is asked for would be left out of a sum: "the average of those on LinkedIn".
  if (
    sums.length > 0 &&
    reading.asked.some(isNumber) &&
    reading.asked.some((one) => !isNumber(one) && one.key !== "stage")
  )
    return null;
  // "Crates per week by stage": how many are at each stage has no number in it.
  const isByGroup =
    grouped !== undefined &&
    !isCount &&
    reading.asked.some((one) => one.isOwn && isNumber(one)) &&
    !items.some((item) => can(item, "noun.person", "ask.list", "ask.who"));
  const isAmount = isByGroup || isMuch || sums.length > 0 || (countsColumn(items) && reading.asked.some(isNumber));
  const money = amountAsked(question, reading.asked, isAmount);
  if (money)
    return {
      ...reading,
      asked: money,
      wants: can(sums[0], "sum.average") ? "average" : "sum",
      groupBy: grouped?.columns[0] ?? null,
    };
  const wants =
    shares.length > 0
      ? "share"
      : sums.length > 0 && !isCount
        ? can(sums[0], "sum.average")
          ? "average"
          : "sum"
        : grouped
          ? "groups"
          : isCount
            ? "count"
            : isYesNo(question)
              ? "yes"
              : "list";
  const asked = { ...reading, wants, groupBy: grouped?.columns[0] ?? null } as const;
  return nextDay(question, asked) ?? asked;
}

/** "When is the next delivery", "who is next for a delivery": the earliest day of that column that is still to come. */
function nextDay({ items, text, world }: Question, asked: PeopleAsked): PeopleAsked | null {
  const [column, another] = asked.asked;
  if (!column?.isOwn || column.type !== "date" || another || asked.wants !== "list") return null;
  if (asked.pieces.length > 0 || asked.sort || items.some((item) => can(item, "noun.person", "say.not"))) return null;
  const isSeveral =
    items.some(({ columns, words }) => columns.includes(column) && /s$/.test(words)) && !/s$/iu.test(column.label);
  if (isSeveral || !NEXT_IS.test(text) || /(?<!\p{L})(?:they|them|theirs?|those|these)(?!\p{L})/iu.test(text))
    return null;
  for (const item of items) if (/^next(?: for)?$/.test(item.words)) item.used = true;
  const ahead = dateCondition(column, { from: world.today, to: null, length: 0 }, false, world.today);
  return {
    ...asked,
    asked: [],
    pieces: [{ ...ahead, join: "and", at: 0 }],
    sort: { column, direction: "ascending" },
    limit: 1,
  };
}
const NEXT_IS =
  /^\W*(?:(?:and|so|ok|okay)\s+)*(?:(?:what(?:['’]s| is| are)?|tell me|show me)?(?: the| our| my)?(?= ?next)|when(?:['’]s| is| will be)|who(?:['’]s| is)|whose)(?: (?:the|our|my))?(?: very)?\s*next(?!\p{L})/iu;

const isNumber = ({ type }: NamedColumn): boolean => type === "number";

/** "How many cups do my customers take": a column of numbers is counted, and not those who have it. */
const countsColumn = (items: readonly Item[]): boolean =>
  items.some(
    (item, at) => can(item, "ask.count") && items[at + 1]?.columns.some(isNumber) && !can(items[at + 2], "noun.person"),
  );

/** "Which company has the most people": a column whose values are counted, the most frequent first. */
function mostOf(items: Item[]): NamedColumn | null {
  const most = items.findIndex(
    (item, at) =>
      can(item, "sort.most") && items.slice(at + 1, at + 4).some((one) => can(one, "noun.person") || isGroupOf(one)),
  );
  const named = items.find(
    (item, at) => at < most && item.columns.some(({ type }) => type !== "number" && type !== "date"),
  );
  const [column] = named?.columns ?? [];
  if (!named || !column || !items.some((item) => can(item, "ask.which", "ask.what"))) return null;
  named.used = true;
  use(items.slice(most, most + 1), "sort.most");
  use(items, "verb.work", "verb.live");
  return column;
}

/** "The most leads": people at an option. */
const isGroupOf = ({ values, words }: Item): boolean =>
  /s$/.test(words) &&
  values.length > 0 &&
  values.every(({ column }) => column.options.length > 0 || column.key === "stage");

const isGroup = ({ key, type }: NamedColumn): boolean => type !== "number" && type !== "date" && key !== "name";

/** "Which stage has the most cases": a number is added up for each value of a column. */
function mostInTotal(items: Item[]): { number: NamedColumn; group: NamedColumn } | null {
  const most = items.findIndex((item) => can(item, "sort.most", "sort.least"));
  const named = items.find(
    (item, at) => at < most && can(items[at - 1], "ask.which", "ask.what") && item.columns.some(isGroup),
  );
  const counted = items.find((item, at) => at === most + 1 && item.columns.some(isNumber));
  const group = named?.columns.find(isGroup);
  const number = counted?.columns.find(isNumber);
  if (!named || !counted || !group || !number) return null;
  named.used = counted.used = true;
  use(items.slice(most, most + 1), "sort.most", "sort.least");
  return { number, group };
}

const isYesNo = ({ items, text }: Question): boolean => {
  const [first] = items;
  return (
    /^\s*(?:is|are|do|does|have|has|did|gibt es|gibt|hat|haben|ist|habe ich|hay|tengo|tiene|est ce|y a|ai)\b/iu.test(
      text,
    ) && !can(first, "ask.who", "ask.which")
  );
};

/** "Combien d'investisseurs": how many they are. */
const COUNTS_IN_FRENCH = /^\W*(?:et\s+)?combien\s+(?:de\s|d['’])/iu;
const HOW_MUCH = /^(?:how much|wie viel|wieviel|cuanto|cuanta|combien)$/;

/**
 * The number that "how much", "in total" or "on average" is about: one that is named, or the one that is all there is. Null where people, tasks or texts are
 * counted.
 */
function amountAsked({ items, world }: Question, asked: NamedColumn[], isAmount: boolean): NamedColumn[] | null {
  const number = asked.find(({ type }) => type === "number");
  const pipeline = items.find(({ words }) => /^(?:pipeline|funnel)$/.test(words));
  const isWorth = pipeline !== undefined && (number !== undefined || isAmount);
  if (!isAmount && !isWorth) return null;
  if (number) return [number];
  if (asked.some(({ key }) => key !== "stage" || !pipeline)) return null;
  const isPeople = items.some((item) =>
    can(item, "noun.person", "noun.task", "noun.note", "noun.post", "noun.news", "noun.column"),
  );
  const main = isPeople ? null : mainNumber(world.columns.map(ownColumn));
  return main ? [main] : null;
}

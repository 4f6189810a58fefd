import { plainWords } from "../../words.ts";
import { isPlace } from "../commands/lexicon.ts";
import { can, type Item, isWord } from "./items.ts";
import { builtIn, type NamedColumn, type NamedValue } from "./named-columns.ts";
import { type PeopleReader, useUp } from "./people-reader.ts";
import type { Piece } from "./pieces.ts";

const GENERIC =
  /^(?:people|person|persons|contacts?|founders?|tasks?|notes?|posts?|leute|personen|personas|personnes)$/;

/** A value without its column: "in Berlin", "my leads". */
export function readValue(reader: PeopleReader, at: number, item: Item): boolean {
  if (isRoleAsked(reader.items, at) && !isKindOfPerson(item)) {
    useUp(item);
    return reader.push(textCondition(builtIn("roleTitle"), "founder", false), at);
  }
  if (isThing(reader.items[at - 1], item)) item.values = [];
  if (item.values.length === 0) return readUnknown(reader, at, item);
  // "How many people" are no option called People, unless a column or "in" comes before it.
  const before = reader.items[at - 1];
  const isNoun = can(item, "noun.person", "noun.task", "noun.note", "noun.post") && !/^\p{Lu}/u.test(item.raw);
  const isGeneric = GENERIC.test(item.words) && !isKindOfPerson(item);
  if (isNoun && isGeneric && !can(before, "prep.in") && (before?.columns.length ?? 0) === 0) return false;
  const near = reader.items.slice(Math.max(0, at - 3), at);
  const isWork = near.some((one) => can(one, "prep.at", "verb.work") && !can(one, "verb.live"));
  const isOfPlace = near.some((one) => can(one, "verb.live", "prep.in", "prep.from"));
  const prefer = (...keys: string[]) =>
    item.values.filter(
      ({ column }) => keys.includes(column.key) || (keys.includes("own") && (column.isOwn || column.type === "select")),
    );
  const choices = [
    isWork && !isOfPlace ? prefer("company") : [],
    isOfPlace ? prefer("location") : [],
    isWork ? prefer("company") : [],
    isOfPlace ? prefer("industry", "own") : [],
    prefer("own"),
    item.values.filter(({ column }) => column.key !== "email"),
    item.values,
  ];
  const chosen = choices.find((some) => some.length > 0) ?? item.values;
  const isNot = reader.negation(at);
  useUp(item);
  for (const one of near) if (can(one, "say.yes", "verb.work", "verb.live")) useUp(one);
  // "Berlin-based", "Lead stage": the column's name behind it says nothing more.
  const behind = reader.items[at + 1];
  if (can(behind, "verb.live") && !behind?.used) useUp(behind);
  const [first] = chosen;
  if (!first) return false;
  if (chosen.every(({ column }) => column.key === first.column.key)) {
    const values = [...chosen];
    const isAll = moreValues(reader, at, 1, first.column, values);
    const condition = valueCondition(values, isNot, isAll);
    const isRegion = item.place !== null && first.column.key === "location" && values.length === chosen.length;
    return reader.push(
      isRegion ? { ...condition, said: `Location ${isNot ? "not " : ""}${item.place?.name ?? ""}` } : condition,
      at,
    );
  }
  const parts = chosen.map((one) => valueCondition([one], false));
  const conditions = parts.flatMap(({ anyOf }) => anyOf);
  return reader.push(
    {
      anyOf: isNot ? [conditions.flat().map((condition) => ({ ...condition, not: true }))] : conditions,
      said: `${isNot ? "not " : ""}“${item.raw}” in ${chosen.map(({ column }) => column.label.toLowerCase()).join(" or ")}`,
      about: "value",
      isNegated: isNot,
      columns: chosen.map(({ column }) => column),
    },
    at,
  );
}

/** "Which founders …", where a list of the user's own says who is one: not just people. */
const isKindOfPerson = ({ words, values }: Item): boolean =>
  /^(?:founders?|grunder(?:n|in|innen)?|fundador(?:a|es|as)?|fondat(?:eur|rice)s?)$/.test(words) &&
  values.some(({ column }) => column.isOwn && column.options.length > 0);

/** "Who is a founder": the role that someone has, and not people in general. */
const isRoleAsked = (items: readonly Item[], at: number): boolean =>
  items[at]?.words === "founder" &&
  items.slice(0, at).some(({ words }) => words === "a") &&
  items.slice(0, at).every(({ words }) => /^(?:who|who is|is|also|a)$/.test(words));

/** "Any pianos …" asks for things: that a company has the word in another form in its name is no condition. */
const isThing = (before: Item | undefined, { raw, words, values }: Item): boolean =>
  values.length > 0 &&
  /^\p{Ll}/u.test(raw) &&
  !can(before, "prep.in", "prep.at", "prep.from", "prep.of", "say.has") &&
  values.every(
    ({ column, values: held }) =>
      /^(?:company|name)$/.test(column.key) &&
      held.every((value) => {
        const name = plainWords(value).join(" ");
        // "The dearest mushrooms" are no part of one company's name.
        return !name.includes(words) || (name !== words && (before?.columns.length ?? 0) > 0);
      }),
  );

/** "Berlin or Paris": more values of the same column. Returns whether "and" alone joins them, so that of several choices all are meant. */
export function moreValues(
  reader: PeopleReader,
  at: number,
  step: 1 | -1,
  column: NamedColumn,
  values: NamedValue[],
): boolean {
  let isAnd = false;
  let isOr = false;
  for (let next = at + step; ; next += step) {
    const isAll = isAnd && !isOr;
    const joint = reader.items[next];
    if (!can(joint, "join.or", "join.and", "comma") || !joint || joint.used) return isAll;
    let further = next + step;
    while (
      can(reader.items[further], "filler", "prep.in", "prep.at", "comma", "join.or", "join.and", "say.not") &&
      isLinkOrJoint(reader.items[further])
    )
      further += step;
    const value = reader.items[further];
    const own = value && !value.used ? value.values.find(({ column: one }) => one.key === column.key) : undefined;
    if (!value || !own) return isAll;
    const isOther = reader.items[further + 1]?.columns.some(({ key }) => key !== column.key) ?? false;
    if (isOther) return isAll;
    const joints = reader.items.slice(Math.min(next, further), Math.max(next, further));
    isAnd ||= joints.some((one) => can(one, "join.and") && !can(one, "join.or"));
    isOr ||= joints.some((one) => can(one, "join.or") && !can(one, "join.and"));
    for (let one = Math.min(next, further); one <= Math.max(next, further); one += 1) useUp(reader.items[one]);
    values.push(own);
    next = further;
  }
}

/** "in Madrid", "at Hooli", if nobody's fields have these words: nobody is there. */
function readUnknown(reader: PeopleReader, at: number, item: Item): boolean {
  if (item.place && isWord({ ...item, senses: new Set() })) {
    const isNot = reader.negation(at);
    useUp(item);
    const lead = reader.items[at - 1];
    if (can(lead, "verb.live")) useUp(lead);
    return reader.push(
      {
        ...textCondition(builtIn("location"), item.place.name, isNot),
        said: `${isNot ? "not " : ""}Location ${item.place.name}`,
      },
      at,
    );
  }
  if (!isWord(item) || item.isPossessive) return false;
  const before = reader.items[at - 1];
  const isAt = can(before, "prep.at");
  // "Lives in" is one phrase; of a place that nobody knows a slip is looked for.
  const isLiving =
    can(before, "verb.live") &&
    / (?:in|from|of)$/.test(before?.words ?? "") &&
    [1, 2, 3].some((length) =>
      isPlace(
        reader.items
          .slice(at, at + length)
          .map(({ raw }) => raw)
          .join(" "),
      ),
    );
  if (!isLiving && (!can(before, "prep.in", "prep.at", "prep.from") || can(before, "say.has"))) return false;
  // Only what is written as a name: "in trouble" is no place.
  if (!/^\p{Lu}/u.test(item.raw)) return false;
  const words = [item];
  for (let next = at + 1; reader.items[next] && isWord(reader.items[next] as Item); next += 1)
    words.push(reader.items[next] as Item);
  if (words.length > 3) return false;
  const beforeThat = reader.items[at - 2];
  if (
    beforeThat &&
    !can(
      beforeThat,
      "ask.is",
      "ask.summary",
      "noun.person",
      "verb.live",
      "verb.work",
      "filler",
      "join.and",
      "join.or",
      "say.not",
      "ask.list",
      "ask.who",
      "comma",
      "say.everything",
    )
  )
    return false;
  const isNot = reader.negation(at);
  useUp(...words);
  const said = words.map(({ raw }) => raw).join(" ");
  const column = builtIn(isAt ? "company" : "location");
  return reader.push(
    { ...textCondition(column, said, isNot), said: `${isNot ? "not " : ""}${isAt ? "at" : "in"} ${said}` },
    at,
  );
}

const isLinkOrJoint = (item: Item | undefined) =>
  item !== undefined && item.values.length === 0 && item.columns.length === 0;

export function valueCondition(values: NamedValue[], isNot: boolean, isAll = false): Omit<Piece, "join" | "at"> {
  const [first] = values as [NamedValue];
  const { column } = first;
  // "Both netting and a ridge": someone has several choices, each of which is asked for.
  if (isAll && !isNot && column.type === "multiselect" && values.length > 1)
    return {
      anyOf: [values.map((one) => ({ column: column.key, is: "any_of" as const, options: one.values, not: false }))],
      said: `${column.label} ${values.map((one) => one.values.join(" or ")).join(" and ")}`,
      about: column.key,
      isNegated: false,
      columns: [column],
    };
  const options = [...new Set(values.flatMap((one) => one.values))];
  const said =
    options.length <= 3 ? options.join(" or ") : `${options.slice(0, 2).join(", ")} and ${options.length - 2} more`;
  return {
    anyOf: [[{ column: column.key, is: "any_of", options, not: isNot }]],
    said: `${column.label} ${isNot ? "not " : ""}${said}`,
    about: column.key,
    isNegated: isNot,
    columns: [column],
  };
}

export function textCondition(column: NamedColumn, said: string, isNot: boolean): Omit<Piece, "join" | "at"> {
  return {
    anyOf: [[{ column: column.key, is: "contains", text: said, not: isNot }]],
    said: `${column.label} ${isNot ? "without" : "with"} “${said}”`,
    about: column.key,
    isNegated: isNot,
    columns: [column],
  };
}

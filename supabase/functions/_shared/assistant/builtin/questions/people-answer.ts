import type { Answer } from "../answers.ts";
import type { Person } from "../script.ts";
import { personLink, plain, plural } from "../wording.ts";
import { byPlaceOnly } from "./by-place-only.ts";
import { joined, type Piece, saidOf } from "./pieces.ts";
import { can } from "./items.ts";
import type { NamedColumn } from "./named-columns.ts";
import { groupsOf, type PeopleAsked, shareOf, sumOf } from "./people-figures.ts";
import { answer, listing, personFacts, type Question } from "./question.ts";
import { atTheEnd, isOne, theFirst, whichNumber } from "./superlatives.ts";
import { answerFromTexts } from "./topic-question.ts";

const SHOWN = 10;

export function answerPeople(question: Question, given: PeopleAsked, ids: string[] | null = null): Answer {
  const { call, request } = question;
  if (given.lacksNumber) return whichNumber(question);
  const asked = atTheEnd(question, given, ids);
  if ("text" in asked) return asked;
  if (asked.wants === "share") return shareOf(question, asked, ids);
  const { pieces, sort, limit, wants, asked: columns } = asked;
  let anyOf = joined(pieces);
  const figuresOf = wants === "average" || wants === "sum" ? (columns[0] ?? sort?.column ?? null) : asked.groupBy;
  if (wants === "average" || wants === "sum") {
    const sum = sumOf(question, asked, anyOf, ids);
    return NOBODY.test(sum.text) ? (withoutRole(question, asked, sum) ?? sum) : sum;
  }
  if (sort && isCounted(sort.column) && sort.direction === "descending") {
    const some = { column: sort.column.key, is: "between" as const, min: 1, max: null, not: false };
    anyOf = anyOf.length === 0 ? [[some]] : anyOf.map((conditions) => [...conditions, some]);
  }
  if (sort && isNullable(sort.column)) {
    // Who has no value has no place in the order.
    const filled = { column: sort.column.key, is: "filled" as const, not: false };
    anyOf = anyOf.length === 0 ? [[filled]] : anyOf.map((conditions) => [...conditions, filled]);
  }
  const isGrouped = wants === "groups" || isAboutValues(question, asked);
  const groupColumn = asked.groupBy ?? (isGrouped ? (columns[0] ?? null) : null);
  const found = call("query_people", {
    anyOf,
    ids,
    search: null,
    sort: sort
      ? { column: sort.column.key, direction: sort.direction }
      : { column: dayOf(pieces) ?? "name", direction: "ascending" },
    limit: Math.max(limit ?? SHOWN, SHOWN),
    figuresOf: (groupColumn ?? figuresOf)?.key ?? null,
  });
  const people = found.founders ?? [];
  const total = found.total ?? 0;
  if (isGrouped && groupColumn) return groupsOf(groupColumn, found.groups ?? [], asked, { total, people });
  const counted = people.map((person) => ({ ...person, ...countOf(found.counts?.[person.id], sort?.column) }));
  return byPlaceOnly(listOf(question, asked, counted, total, request.user.timeZone), question, pieces);
}

/** Who has something on some days is listed in the order of those days. */
function dayOf(pieces: readonly Piece[]): NamedColumn["key"] | null {
  const [day, another] = pieces.filter(
    ({ columns: [column], isNegated }) => column?.type === "date" && column.isOwn && !isNegated,
  );
  return day && !another ? (day.columns[0]?.key ?? null) : null;
}

/** Who was never contacted has no place in an order of contacts, and is the longest without one. */
function neverContacted({ call }: Question, pieces: readonly Piece[]): string {
  const empty = { column: "lastTouchAt" as const, is: "empty" as const, not: false };
  const all = joined(pieces);
  const anyOf = all.length === 0 ? [[empty]] : all.map((conditions) => [...conditions, empty]);
  const { total = 0, founders = [] } = call("query_people", {
    anyOf,
    ids: null,
    search: null,
    sort: null,
    limit: 5,
    figuresOf: null,
  });
  const names = founders.map(personLink).join(", ");
  return total === 0
    ? ""
    : `Never contacted: ${names}${total > founders.length ? ` and ${total - founders.length} more` : ""}.`;
}

const isCounted = ({ key }: NamedColumn) => ["noteCount", "postCount", "openTaskCount"].includes(key);
const isNullable = ({ key, type }: NamedColumn) =>
  (type === "number" || type === "date") && !["noteCount", "postCount", "openTaskCount", "createdAt"].includes(key);

const countOf = (count: number | undefined, column: NamedColumn | undefined) =>
  count === undefined || !column ? {} : { [column.key]: count };

/** "Which companies do I have", "what industries are my people in": the values, not the people. */
function isAboutValues({ items }: Question, { asked, wants, pieces }: PeopleAsked): boolean {
  const [column] = asked;
  if (
    !column ||
    column.type === "number" ||
    column.type === "date" ||
    column.key === "email" ||
    column.key === "profileUrl" ||
    column.key === "name"
  )
    return false;
  if (wants === "groups") return true;
  // "Which dogs weigh more than 20": whose they are is asked with it.
  if (column.isOwn && column.type === "text" && pieces.length > 0) return false;
  // "What pitch are they at": of each of those who were listed.
  if (items.some(({ words }) => /^(?:they|them|theirs?)$/.test(words))) return false;
  const at = items.findIndex((item) => item.columns.some(({ key }) => key === column.key));
  const before = items.slice(Math.max(0, at - 3), at);
  const isAsked = before.some((item) => can(item, "ask.which", "ask.what", "ask.count", "ask.list"));
  const people = items.findIndex((item) => can(item, "noun.person", "ask.who"));
  return isAsked && (people < 0 || people > at) && pieces.every((piece) => piece.at > at);
}

function listOf(question: Question, asked: PeopleAsked, found: Person[], total: number, timeZone: string): Answer {
  const { pieces, sort, limit, wants, asked: columns } = asked;
  const people = sort || found.length < total ? found : markedFirst(pieces, found);
  const among = pieces.length > 0 ? ` (${plain(saidOf(pieces))})` : "";
  if (total === 0) {
    const everyone = pieces.length === 0;
    return everyone
      ? answer("You have no people yet.")
      : (withoutRole(question, asked) ??
          searched(question) ??
          ofMarket(question, among) ??
          answer(`${wants === "yes" && question.world.language === "en" ? "No" : "None"}: no one fits${among}.`));
  }
  const shownColumns = [...columns, ...(sort ? [sort.column] : []), ...pieces.flatMap((piece) => piece.columns)];
  const most =
    limit ??
    (question.items.some(
      (item) =>
        can(item, "noun.person") &&
        /^(?:person|founder|contact|someone|anyone|kontakt|persona|contacto|personne)$/.test(item.words),
    ) && sort
      ? 1
      : null);
  const shown = people.slice(0, most ?? SHOWN);
  if (sort && wants !== "groups" && (most === 1 || (most === null && isOne(question, sort.column))))
    return theFirst(question, asked, { people, total, among });
  const never =
    sort?.column.key === "lastTouchAt" && sort.direction === "ascending" ? neverContacted(question, pieces) : "";
  const lines = shown.map((person) => `- ${personFacts(person, shownColumns, timeZone)}`);
  const sorted = sort
    ? `, ${sort.direction === "descending" ? (sort.column.type === "date" ? "latest" : "highest") : sort.column.type === "date" ? "earliest" : sort.column.type === "number" ? "lowest" : "A to Z"} ${plain(sort.column.label.toLowerCase())} first`
    : "";
  const empties = emptyNote(pieces, people, total);
  if (wants === "count" && sort === null) {
    const text = `${pieces.length === 0 ? "You follow " : ""}${plural(total, "person", "people")}${among}.${empties}`;
    return answer(
      total <= SHOWN && pieces.length > 0 ? [text.replace(/\.$/u, ":"), ...lines].join("\n") : text,
      listing(shown),
    );
  }
  const more = most === null && total > shown.length ? [`- and ${total - shown.length} more`] : [];
  const head = wants === "yes" ? "Yes. " : "";
  const count =
    most !== null && sort
      ? shown.length === 1
        ? ""
        : `The first ${shown.length} of ${plural(total, "person", "people")}`
      : plural(total, "person", "people");
  const title =
    count === "" ? `Of ${plural(total, "person", "people")}${among}${sorted}:` : `${head}${count}${among}${sorted}:`;
  // "Him" after "who was contacted the longest ago?" is the first.
  const [first] = shown;
  const isSuperlative = question.items.some(({ words }) => /^(?:the )?(?:longest|oldest|earliest)\b/.test(words));
  return answer([title, ...lines, ...more, never, empties.trim()].filter(Boolean).join("\n"), {
    ...listing(shown),
    ...(first && sort && isSuperlative && { about: { id: first.id, name: first.name } }),
  });
}

const NOBODY = /^None of 0 /u;
/** "Which investors are in Rome": nobody whose role says so, and the others who fit are told as such. */
function withoutRole(question: Question, asked: PeopleAsked, sum?: Answer): Answer | null {
  const [role, another] = asked.pieces.filter(({ about }) => about === "roleTitle");
  const pieces = asked.pieces.filter((piece) => piece !== role);
  if (!role || another || role.isNegated || pieces.length === 0 || asked.pieces.some(({ join }) => join === "or"))
    return null;
  const rest = answerPeople(question, { ...asked, pieces, wants: sum ? asked.wants : "list" });
  const none = `None with ${plain(role.said)} fits.`;
  return /^No(?:ne)?\b/u.test(rest.text) ? null : { ...rest, text: `${none} Whatever their role: ${rest.text}` };
}

/** "Search for Lisbon": what nobody has may be written in a note or a post. */
function searched(question: Question): Answer | null {
  const { items } = question;
  if (!items.some((item) => can(item, "ask.search")) || items.some((item) => can(item, "noun.person", "ask.who")))
    return null;
  const words = items.filter((item) => !can(item, "ask.search")).map(({ raw }) => raw);
  return words.length === 0 ? null : answerFromTexts(question, words.join(" "), null);
}

/** Nobody is located in a market: who sells there may be written. */
function ofMarket(question: Question, among: string): Answer | null {
  const place = /(?<!\p{L})(?:markets?|regions?|territor(?:y|ies))(?!\p{L})/iu.test(question.text)
    ? question.items.find((item) => item.place !== null)
    : undefined;
  const said = [place?.raw, ...(place?.place?.names ?? [])].filter((words) => words !== undefined);
  const [written] = said.flatMap((words) => answerFromTexts(question, words, null) ?? []);
  return written ? { ...written, text: `No one fits${among}. ${written.text}` } : null;
}

const isEmptyIn = (person: Person, column: NamedColumn): boolean =>
  !isCounted(column) && storedValue(person, column) === null;
const storedValue = (person: Person, column: NamedColumn) =>
  column.isOwn
    ? (person.customFieldValues?.find(({ fieldId }) => fieldId === column.key)?.value ?? null)
    : ((person as unknown as Record<string, unknown>)[column.key] ?? null);

/** Of people who have no yes, those with a no come before those with nothing. */
function markedFirst(pieces: readonly Piece[], people: Person[]): Person[] {
  const negated = pieces.filter(({ isNegated, columns: [column] }) => isNegated && column?.type === "boolean");
  const [column, another] = negated.flatMap(({ columns }) => columns);
  if (!column || another) return people;
  const isMarked = (person: Person) => storedValue(person, column) !== null;
  return [...people.filter(isMarked), ...people.filter((person) => !isMarked(person))];
}

/** People "not in Berlin" may have no place at all: the answer says so. */
function emptyNote(pieces: readonly Piece[], people: Person[], total: number): string {
  const [negated] = pieces.filter(
    ({ isNegated, columns }) => isNegated && columns.length === 1 && columns[0]?.key !== "lastTouchAt",
  );
  const column = negated?.columns[0];
  if (!column || people.length < total || column.type === "boolean") return "";
  const empty = people.filter((person) => isEmptyIn(person, column)).length;
  return empty === 0 ? "" : ` ${empty} of them ${empty === 1 ? "has" : "have"} nothing in ${plain(column.label)}.`;
}

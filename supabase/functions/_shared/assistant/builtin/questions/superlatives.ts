import type { Answer } from "../answers.ts";
import type { Person } from "../script.ts";
import { personLink, plain, plural } from "../wording.ts";
import { can, type Item } from "./items.ts";
import { builtIn, type NamedColumn, ownColumn } from "./named-columns.ts";
import type { PeopleAsked } from "./people-figures.ts";
import { joined, saidOf } from "./pieces.ts";
import { answer, listing, type Question, valueText } from "./question.ts";
import { FIRST } from "./sorting.ts";
import { valueCondition } from "./value-conditions.ts";

/** "Biggest" with several numbers that it may mean. */
export function whichNumber({ world, text }: Question): Answer {
  const columns = [
    ...world.columns.map(ownColumn).filter(({ type }) => type === "number"),
    builtIn("followerCount"),
    builtIn("priorityScore"),
  ];
  const labels = columns.map(({ label }) => plain(label));
  return answer(`By which number: ${labels.slice(0, -1).join(", ")} or ${labels.at(-1) ?? ""}?`, {
    suggestions: columns.slice(0, 3).map(({ label }) => `${text.replace(/[?.!\s]+$/u, "")} by ${plain(label)}?`),
  });
}

/** Reads "hottest" as the hottest option that someone among the people asked about has; returns an answer when none of them has one. */
export function atTheEnd(question: Question, asked: PeopleAsked, ids: string[] | null): PeopleAsked | Answer {
  const [extreme, ...extremes] = asked.extremes;
  if (!extreme) return asked;
  const { column, end } = extreme;
  const { groups = [], total = 0 } = question.call("query_people", {
    ...{ anyOf: joined(asked.pieces), ids, search: null, sort: null, limit: 1, figuresOf: column.key },
  });
  const held = column.options.filter((option) =>
    groups.some(({ value }) => value?.toLowerCase() === option.toLowerCase()),
  );
  const option = end === "last" ? held.at(-1) : held[0];
  const among = asked.pieces.length > 0 ? ` (${plain(saidOf(asked.pieces))})` : "";
  if (option === undefined)
    return answer(
      total === 0
        ? `None: no one fits${among}.`
        : `None of ${plural(total, "person", "people")}${among} has a value in ${plain(column.label)}.`,
    );
  const piece = { ...valueCondition([{ column, values: [option] }], false), join: "and" as const, at: 0 };
  return atTheEnd(question, { ...asked, extremes, pieces: [...asked.pieces, piece] }, ids);
}

/** Whether a superlative asks for one: "who has the biggest deal", "biggest deal", not "biggest deals", "top contacts". */
export function isOne({ items, text }: Question, column: NamedColumn): boolean {
  if (column.key === "lastTouchAt" && items.some((item) => can(item, "sort.oldest", "say.not"))) return false;
  if (
    items.some((item) => can(item, "sort.by", "sort.up", "sort.down") || /^(?:top|mejores|meilleurs)$/.test(item.words))
  )
    return false;
  // "Leads by priority" is an order, and "the biggest by priority" the first in one.
  const isMost = items.some((item) => can(item, "sort.most", "sort.least", "sort.newest", "sort.oldest"));
  if (!isMost && items.some((item, at) => can(item, "group.per") && isNamedIn(items.slice(at + 1, at + 3), column)))
    return false;
  if (items.some((item, at) => item.words === FIRST && item.used && isNamedIn(items.slice(at - 1, at), column)))
    return false;
  // "Only those in Rome", of a list in some order.
  if (/^\W*(?:(?:and|but|ok)\s+)*(?:only|just)\s+(?:those|these|the ones|in|at|from|with)(?!\p{L})/iu.test(text))
    return false;
  // "Who did I talk to recently" asks for several.
  if (items.some((item) => /(?<!most )recently|lately|kurzlich|recientemente|recemment/.test(item.words))) return false;
  // "The biggest following among our founders", where a list says who is one.
  const isOfGroup = ({ values, words }: Item) =>
    values.length > 0 &&
    new RegExp(`(?<!\\p{L})(?:among|amongst|of|out of) (?:all )?(?:our |my |the )?${words}(?!\\p{L})`, "iu").test(text);
  const isPlural =
    items.some((item) => can(item, "noun.person") && PLURAL.test(item.words) && !isOfGroup(item)) && !isOneOfThem(text);
  const named = items.find((item) => item.columns.some(({ key }) => key === column.key));
  return !isPlural && !(named && /s$/.test(named.words) && !/s$/i.test(column.label));
}
const isNamedIn = (items: readonly Item[], { key }: NamedColumn): boolean =>
  items.some(({ columns }) => columns.some((one) => one.key === key));
/** "Which of Sol's people has", "who in my network is": one of the group that is named. */
const isOneOfThem = (text: string): boolean => ONE_OF.test(text) && !SEVERAL_DO.test(text);
const ONE_OF =
  /(?<!\p{L})(?:who(?:ever)?|which(?: one| person)?|wer|welche[rs]?|qui[eé]n|cu[aá]l|qui|le(?:quel)?|laquelle)(?:['’]s)?\s+(?:of|among(?:st)?|out of|from|in|von|unter|aus|de|del|entre|parmi|des|d['’])(?!\p{L})|(?<!\p{L})(?:of|among(?:st)?|out of|from|unter|von|entre|parmi)\s[^?]{2,60},?\s(?:who|which one)\s/iu;
const SEVERAL_DO =
  /(?<!\p{L})(?:have|are|were|haben|sind|hatten|tienen|son|est[aá]n|ont|sont)(?!\p{L})|\b(?:which|who) of (?:them|these|those) do\b/iu;
const PLURAL =
  /^(?:people|persons|founders|contacts|everyone|everybody|connections|folks|guys|individuals|profiles|leute|leuten|personen|kontakte|kontakten|grunder|grundern|menschen|personas|gente|contactos|fundadores|personnes|gens|fondateurs|entrepreneurs|ppl)$/;

/** The one who comes first, with the value; several where it is the same. */
export function theFirst(
  { request }: Question,
  { sort, pieces }: PeopleAsked,
  { people, total, among }: { people: Person[]; total: number; among: string },
): Answer {
  const [first] = people;
  // "The cheapest" of those who have no price: they are there, and their price is not.
  if (!sort || !first)
    return answer(
      sort ? `None: nobody${among} has a value in ${plain(sort.column.label)}.` : `None: no one fits${among}.`,
    );
  const { timeZone } = request.user;
  const { column } = sort;
  const value = valueText(first, column, timeZone);
  const tied = people.filter((person) => valueText(person, column, timeZone) === value);
  const names = tied.slice(0, 5).map(personLink).join(", ");
  const isDown = sort.direction === "descending";
  const how =
    column.key === "lastTouchAt"
      ? isDown
        ? "contacted last"
        : "contacted longest ago"
      : column.key === "createdAt"
        ? isDown
          ? "added last"
          : "added first"
        : `${isDown ? (column.type === "date" ? "latest" : "highest") : column.type === "date" ? "earliest" : "lowest"} ${plain(column.label)}`;
  const shownPieces = pieces.length === 0 ? ` of ${plural(total, "person", "people")}` : among;
  return answer(`${names}: ${how}${shownPieces}, ${value ?? "none"}.`, listing(tied.slice(0, 5)));
}

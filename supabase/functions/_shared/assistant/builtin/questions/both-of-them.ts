import type { Answer } from "../answers.ts";
import type { Person } from "../script.ts";
import { personLink, plain, plural } from "../wording.ts";
import { can, type Item, itemsOf } from "./items.ts";
import { builtIn, type NamedColumn } from "./named-columns.ts";
import { conditionsIn } from "./of-everyone.ts";
import { joined, type Piece, saidOf } from "./pieces.ts";
import { answer, type Question, valueText } from "./question.ts";
import { valueCondition } from "./value-conditions.ts";

type Named = { id: string; name: string };

const AUX = "(?:is|are|was|were|do|does|did|has|have)";
const ASKS = new RegExp(`^\\W*(?:(?:and|so|but|ok|okay)\\s+)*${AUX}\\s(?!there |any|some)`, "iu");
const IS_BOTH = /\b(?:both|(?<=\b(?:and|&) \S+ )(?:each|all))\b/iu;
const IS_SAME = /\b(?:the same|(?:a )?different|share|in common)\b/iu;

/** Whether something is asked of each of two: what is so of one of them is no answer. */
export const asksOfBoth = (text: string): boolean => ASKS.test(text) && IS_BOTH.test(text);
/** Whether two are asked to be the same in something. */
export const asksForSame = (text: string): boolean => ASKS.test(text) && IS_SAME.test(text);

/** "Do Mara and Jonas both own someone in Rome?": how many of those each of the owners has. Null where it asks for no owners. */
export function bothOwners(question: Question): Answer | null {
  const { items, text, call } = question;
  if (!asksOfBoth(text)) return null;
  const isOwner = (item: Item) => item.values.some(({ column }) => column.key === "owner");
  const first = items.findIndex(isOwner);
  const last = items.findLastIndex((item, at) => isOwner(item) && at < first + OWNERS_WITHIN);
  const owners = items.slice(first, last + 1).filter(isOwner);
  const rest = items.slice(last + 1).filter(({ words }) => !EACH.test(words));
  const [verb] = rest;
  if (owners.length < 2 || !verb || !(can(verb, "verb.own", "say.has") || HAS.test(verb.words))) return null;
  const what = rest
    .slice(1)
    .filter((item) => !(can(item, "noun.person") || SOME.test(item.words)) || item.values.length > 0);
  const pieces = conditionsIn(question, [...itemsOf("who is", question.world), ...what]);
  if (!pieces) return null;
  const counts = owners.map((item) => {
    const values = item.values.filter(({ column }) => column.key === "owner");
    const owned: Piece = { ...valueCondition(values, false), join: "and", at: 0 };
    const { total = 0 } = call("query_people", {
      ...{ anyOf: joined([owned, ...pieces]), ids: null, search: null, sort: null, limit: 1, figuresOf: null },
    });
    return { name: values[0]?.values[0] ?? item.raw, total };
  });
  const among = pieces.length > 0 ? ` (${plain(saidOf(pieces))})` : "";
  const said = counts.map(
    ({ name, total }) => `${plain(name)} has ${total === 0 ? "none" : plural(total, "person", "people")}`,
  );
  return answer(`${counts.every(({ total }) => total > 0) ? "Yes" : "No"}: ${said.join(", ")}${among}.`);
}
const OWNERS_WITHIN = 8;
const EACH = /^(?:both|each|all)$/;
const HAS = /^(?:have|has|got|have got)$/;
const SOME = /^(?:at least one|a|an|any|some|one|got)$/;

/** "Are Ines and Pim both Hot?", "do they have the same owner?" with two names: one answer about both. Null for any other question. */
export const ofBoth = (question: Question, people: readonly Named[]): Answer | null =>
  people.length < 2 ? null : asksForSame(question.text) ? haveSame(question, people) : areBoth(question, people);

function areBoth(question: Question, people: readonly Named[]): Answer | null {
  const { items, text, call, world } = question;
  if (!asksOfBoth(text)) return null;
  const last = items.findLastIndex((item) => item.people.length > 0);
  const rest = items.slice(last + 1).filter(({ words }) => !EACH.test(words));
  const pieces = conditionsIn(question, [...itemsOf("who is", world), ...rest]);
  if (!pieces || pieces.length === 0) return null;
  const { founders = [] } = call("query_people", {
    ...{ anyOf: joined(pieces), ids: people.map(({ id }) => id), search: null, sort: null },
    ...{ limit: people.length, figuresOf: null },
  });
  const fits = people.filter(({ id }) => founders.some((one) => one.id === id));
  const others = people.filter((person) => !fits.includes(person));
  const said = plain(saidOf(pieces));
  const names = (some: readonly Named[]) => some.map(personLink).join(", ");
  const listed = people.map((person) => ({ kind: "person" as const, ...person }));
  if (others.length === 0)
    return answer(`Yes, ${people.length === 2 ? "both" : "all"} fit (${said}): ${names(fits)}.`, { listed });
  return fits.length === 0
    ? answer(`No, ${people.length === 2 ? "neither" : "none of them"} fits (${said}): ${names(others)}.`, { listed })
    : answer(`No, only ${names(fits)} (${said}). Not: ${names(others)}.`, { listed });
}

const SPOKEN: readonly [RegExp, NamedColumn][] = [
  [/\b(?:company|firm|employer|business)\b/iu, builtIn("company")],
  [/\b(?:city|town|place|location)\b/iu, builtIn("location")],
  [/\b(?:industry|sector|field)\b/iu, builtIn("industry")],
  [/\b(?:owner|person looking after)\b|\bowned by\b/iu, builtIn("owner")],
  [/\b(?:job|title|role|position)\b/iu, builtIn("roleTitle")],
];

/** The values of a column that is named behind "the same": what each has, and whether it is the same. */
function haveSame(question: Question, people: readonly Named[]): Answer | null {
  const { items, text, call, request } = question;
  const columns = items.flatMap(({ columns: named }) => named).filter(({ key }) => key !== "name");
  const [column = SPOKEN.find(([pattern]) => pattern.test(text))?.[1], another] = [
    ...new Map(columns.map((one) => [one.key, one])).values(),
  ];
  if (!column || another || items.some((item) => can(item, "say.not") || item.values.length > 0)) return null;
  const held = people.map((person) => ({
    person,
    value: valueText(call("get_founder", { founderId: person.id }) as unknown as Person, column, request.user.timeZone),
  }));
  const label = plain(column.isOwn ? column.label : column.label.toLowerCase());
  const listed = people.map((person) => ({ kind: "person" as const, ...person }));
  const [first] = held;
  const isDifferent = /\bdifferent\b/iu.test(text);
  // Where someone lives or works is so, recorded or not; a stage that nobody gave them is none.
  const isOfWorld = /^(?:location|company|industry|roleTitle)$/.test(column.key);
  if (held.every(({ value }) => value === null))
    return answer(`${isOfWorld ? "I don't know" : "No"}: none of them has a value in ${label}.`, { listed });
  const isSame = held.every(({ value }) => value === first?.value);
  const said = isSame
    ? `${people.length === 2 ? "both have" : "all have"} ${first?.value ?? ""} (${label})`
    : held.map(({ person, value }) => `${personLink(person)} has ${value ?? `no ${label}`}`).join(", ");
  // Of two values that are there and differ, it is sure, and of one that is not recorded nothing is.
  const isKnown =
    !isOfWorld || isSame || new Set(held.flatMap(({ value }) => (value === null ? [] : [value]))).size > 1;
  return answer(`${isKnown ? (isSame === isDifferent ? "No" : "Yes") : "I don't know"}: ${said}.`, { listed });
}

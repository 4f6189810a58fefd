import type { KnownPerson, StepRequest } from "../../assistant-model.ts";
import type { Answer } from "../answers.ts";
import type { Clause } from "../reading.ts";
import { nearlyNamed } from "../people-with.ts";
import { plain } from "../wording.ts";
import { asksOfBoth } from "./both-of-them.ts";
import { comparesThem } from "./comparing.ts";
import { lastList, lastPerson } from "./follow-ups.ts";
import { can, isWord, type Item } from "./items.ts";
import { ambiguity } from "./person-question.ts";
import { answer, type Question } from "./question.ts";

type Named = { id: string; name: string };
/** The person a question is about, or several people with the same question. */
export type AskedAbout = { person: Named } | { people: Named[] };

/** The one person who a question is about; an answer where it is not clear who that is. */
export function personOf(question: Question, clause: Clause): AskedAbout | Answer | null {
  const { items, request, text } = question;
  const named = items.filter((item) => item.people.length > 0 && item.values.length === 0);
  const [first] = named;
  const each = new Map(
    named
      .flatMap((item) => (item.people.length === 1 ? item.people : []))
      .map((one) => [one.id, { id: one.id, name: one.name }]),
  );
  if (each.size > 1 && named.every((item) => item.people.length === 1)) {
    // "Which of my notes on Jane mention Omar?" is about one of them.
    const isPlain =
      asksOfBoth(text) ||
      !question.items.some((item) => can(item, "noun.note", "noun.post", "noun.task", "verb.say", "verb.about"));
    if (isPlain && each.size <= 5) return { people: [...each.values()] };
    return null;
  }
  if (first) {
    const ids = new Set(first.people.map(({ id }) => id));
    const [only] = first.people;
    if (only && ids.size === 1) return { person: { id: only.id, name: only.name } };
    // "Which Pengelly has the higher priority": of all who are called so.
    if (/^\W*(?:which|who)\b/iu.test(text) && items.some(comparesThem) && ids.size <= NAMESAKES_AT_MOST)
      return { people: [...new Map(first.people.map(({ id, name }) => [id, { id, name }])).values()] };
    return ambiguity(first.people, text, first.raw);
  }
  const ordinal = ordinalIn(items, request);
  if (ordinal) return { person: ordinal };
  const pronoun = items.some((item) => can(item, "ref.person") && !can(item, "filler"));
  const [meant, another] = clause.people.filter((one: KnownPerson) => one.by !== "company");
  if (pronoun && meant && !another) return { person: { id: meant.id, name: meant.name } };
  if (pronoun && !items.some((item) => can(item, "ask.who", "noun.person"))) {
    const last = lastPerson(request);
    if (last) return { person: last };
  }
  // "And when did we last talk?", "what do I need to know?": of the person who this is about.
  const isOpen = !items.some((item) => can(item, "ask.who", "noun.person", "noun.task") || item.values.length > 0);
  const [told, more] = request.people.filter(({ by }) => by !== "company" && by !== "near");
  if (isOpen && items.some((item) => NEEDS_SOMEBODY.test(item.words)) && told && !more)
    return { person: { id: told.id, name: told.name } };
  const isContact = items.some((item) => can(item, "ask.when")) && items.some((item) => can(item, "verb.touch"));
  const before =
    isOpen && (isContact || items.some((item) => NEEDS_SOMEBODY.test(item.words))) ? lastPerson(request) : null;
  if (before) return { person: before };
  // A name that nobody has, with something asked about it: "Robert's email", "who is Robert Paulson".
  const isUnknown = (item: Item, at: number): boolean =>
    isWord(item) &&
    !item.isQuoted &&
    (item.isPossessive ||
      (item.isName && (can(items[at - 1], "ask.summary") || (at > 0 && isUnknown(items[at - 1] as Item, at - 1)))));
  const unknown = items.filter(isUnknown);
  if (unknown.length > 0 && items.every((item) => (isWord(item) ? unknown.includes(item) || item.isName : true))) {
    const name = items
      .filter((item) => isWord(item))
      .map(({ raw }) => raw)
      .join(" ");
    return notFound(name, question);
  }
  return null;
}

/** That nobody is called so, and the same question of who may be meant. */
function notFound(name: string, { text, call }: Question): Answer {
  const close = nearlyNamed(name, call);
  const [only, another] = close;
  const missing = `I don't find ${plain(name)} among your people.`;
  const askedOf = (person: KnownPerson) => text.replace(name, person.name);
  if (!only) return answer(missing);
  return {
    ...answer(
      `${missing} Do you mean ${close.map((one) => plain(one.name)).join(" or ")}?`,
      another ? {} : { instead: askedOf(only), about: { id: only.id, name: only.name } },
    ),
    suggestions: close.map(askedOf),
  };
}

const NAMESAKES_AT_MOST = 5;
const NEEDS_SOMEBODY = /^(?:what do i (?:need|have) to know|what should i know|fill me in|brief me|catch me up)$/;

const ORDINALS: readonly RegExp[] = [
  /\b(?:first|1st|erste[nrs]?|primer[oa]?|premiere?)\b(?! (?:of|name))/iu,
  /\b(?:second|2nd|zweite[nrs]?|segund[oa]|deuxieme|seconde?)\b/iu,
  /\b(?:third|3rd|dritte[nrs]?|tercer[oa]?|troisieme)\b/iu,
  /\b(?:fourth|4th|vierte[nrs]?|cuart[oa]|quatrieme)\b/iu,
  /\b(?:fifth|5th|funfte[nrs]?|quint[oa]|cinquieme)\b/iu,
];

/** "The second one" of the last list. */
function ordinalIn(items: Item[], request: StepRequest): { id: string; name: string } | null {
  const list = lastList(request);
  if (list.length === 0) return null;
  for (const item of items) {
    const at = ORDINALS.findIndex((pattern) => pattern.test(item.words));
    const isLast =
      /^(?:last|letzte[nr]?|ultim[oa]|dernier|derniere)$/.test(item.words) &&
      items.length <= 6 &&
      items.every((one) => one === item || can(one, "filler", "ask.what", "ask.tell", "ask.summary"));
    const person = isLast ? list.at(-1) : at < 0 ? undefined : list[at];
    if (!person) continue;
    item.used = true;
    item.people.push({ ...person, company: null, stage: null, status: null, by: "name" });
    return person;
  }
  return null;
}

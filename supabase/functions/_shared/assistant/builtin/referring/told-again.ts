import { namingParts } from "../../name-parts.ts";
import { plainWords } from "../../words.ts";
import type { ToldField } from "../reading.ts";
import { type InFull, type Known, labelOf, type Person, targetOf, typeOf } from "./targets.ts";

const BEGINS = String.raw`^(?:(?:yes|yeah|yep|well|actually|oh|ok|okay|but|and|so|good news|no)[\s,.:!–-]+)*`;
const WHO = "(?:it|that|this|she|he|they)";
/** "It is now", "she has now", of a yes-or-no that was just answered with no. */
const IS_SO = new RegExp(
  String.raw`${BEGINS}${WHO}(?:['’]s|\s+(?:is|has|have|does|do|did|was|are))(?:\s+(?:been|now|already|today|yesterday|paid|in|done|settled|just|this morning|by now|since))*[\s.!]*$`,
  "iu",
);
const IS_NOT = new RegExp(
  String.raw`${BEGINS}(?:not (?:any ?more|any longer|now)|${WHO}\s+(?:(?:is|has|does|are|do)(?:n['’]?t| not)(?:\s+(?:been|any ?more|any longer|now|paid|in|done|really|actually))*|no longer (?:is|has|does)|is no longer))[\s.!]*$`,
  "iu",
);
const SAYS_WHEN =
  /\b(?:now|already|today|yesterday|just|since|morning|any ?more|any longer|no longer|actually|really|yes|yeah|yep)\b/iu;

/** "It is now", after an answer that a yes-or-no is no: as news of the same person. */
export function toldAgain({ request, columns }: Known): InFull | null {
  const message = request.message.trim();
  const last: ToldField | undefined = request.state?.thread?.fields.at(-1);
  const target = last ? targetOf(last.label, columns) : null;
  if (!last || !target || typeOf(target) !== "boolean" || !SAYS_WHEN.test(message)) return null;
  const value = IS_NOT.test(message) ? "no" : IS_SO.test(message) ? "yes" : null;
  if (value === null || value === last.value) return null;
  return {
    message: `Set ${labelOf(target)} of ${last.person.name} to ${value === "no" ? "false" : value}`,
    people: [last.person],
  };
}

const TICKS =
  /^(?:(?:and|ok|okay|please|then|now|so)[\s,]+)*(?:tick|check|mark|set|put) (?:it|that|this)(?: off)?(?: (?:to|as) (?:yes|true|done|signed))? for (?<who>\p{L}[\p{L}\p{M}'’ -]{1,40}?)(?: (?:too|as well|please|now))*[\s.!]*$/iu;
/** "Tick it for Per", after an answer that tells a yes-or-no of people: theirs is yes, and no task of theirs is done. */
export function tickedFor({ request, columns }: Known): InFull | null {
  const { who = "" } = TICKS.exec(request.message.trim())?.groups ?? {};
  const label = request.state?.thread?.fields.at(-1)?.label;
  const target = label === undefined ? null : targetOf(label, columns);
  if (who === "" || !target || typeOf(target) !== "boolean") return null;
  const words = plainWords(who);
  const [person, another] = request.people.filter(
    ({ by, name }) => (by === "name" || by === "part") && words.every((word) => plainWords(name).includes(word)),
  );
  if (!person || another) return null;
  return { message: `Set ${labelOf(target)} of ${person.name} to yes`, people: [person] };
}

const OF_FIELD =
  /^(?:and|also|plus)\s+(?:(?:an?|the|his|her|their)\s+)?(?<label>\p{L}[\p{L} ]{1,30}?)\s+(?:of|is|to|at|:)\s+(?<value>\S[^,;?]{0,40}?)(?:\s+(?:too|as well|please|now))*[.!]*$/iu;
/** "And her notice 8 weeks": a field of theirs and its value, without a word between them. */
const FIELD_ALONE =
  /^(?:and|also|plus)\s+(?:his|her|their)\s+(?<words>\p{L}[^,;?:"“]{3,60}?)(?:\s+(?:too|as well|please|now))*[.!]*$/iu;

function fieldAndValue(message: string, columns: Known["columns"]): { label: string; value: string } | null {
  const { words } = FIELD_ALONE.exec(message)?.groups ?? {};
  if (words === undefined) return null;
  const [first = "", second = "", third = "", ...more] = words.split(/\s+/u);
  const splits: [string, string][] = [
    [`${first} ${second} ${third}`, more.join(" ")],
    [`${first} ${second}`, [third, ...more].join(" ")],
    [first, [second, third, ...more].join(" ")],
  ];
  const found = splits.find(
    ([label, value]) => value.trim() !== "" && /^[\d\p{Lu}$€£]/u.test(value) && targetOf(label.trim(), columns),
  );
  return found ? { label: found[0].trim(), value: found[1].trim() } : null;
}
const NO_FIELD: { label?: string; value?: string } = {};
/** "And a head size of 63": another field of the one person who was changed last. */
export function anotherField({ request, columns }: Known): InFull | null {
  const message = request.message.trim();
  const { label, value } = OF_FIELD.exec(message)?.groups ?? fieldAndValue(message, columns) ?? NO_FIELD;
  const target = label ? targetOf(label, columns) : null;
  const person = request.state?.person;
  const isGoingOn = (request.changes ?? []).some(
    ({ founderId, params }) => person?.id !== undefined && [founderId, params["founderId"]].includes(person.id),
  );
  const isNamed = request.people.some(({ by }) => by === "name" || by === "part");
  if (!target || !person || !isGoingOn || isNamed || value === undefined) return null;
  // "8 weeks" of a text is no day.
  const isText = /text/.test(typeOf(target)) && /^\d/u.test(value);
  const order = `Set ${labelOf(target)} of ${person.name} to ${value}`;
  return { message: isText ? `${person.name}'s ${labelOf(target)} is now ${value}` : order, people: [person] };
}

const RELATIVE =
  /(?<![\p{L}])(?:his|her|their)\s+(?:(?:older|younger|twin|big|little)\s+)?(?:brother|sister|sibling|twin|husband|wife|partner|father|mother|dad|mum|mom|son|daughter|cousin|uncle|aunt)(?![\p{L}])/iu;
/** "And his brother's as well": the only other person with the surname of who was spoken of. */
export function ofRelative({ request, call }: Known): InFull | null {
  const message = request.message.trim();
  const person = request.state?.person;
  if (!person || message.length > 80 || !RELATIVE.test(message) || !GOES_ON.test(message)) return null;
  const parts = namingParts(person.name);
  const surname = parts.length > 1 ? parts.at(-1) : undefined;
  if (surname === undefined) return null;
  const named = relativesOf(person, surname, call);
  const [only, another] = named;
  return only && !another ? { message: message.replace(RELATIVE, only.name), people: [only] } : null;
}
/** Nothing else is said of them: what is told of a brother is a story. */
const GOES_ON = /^(?:and|also|same|the same|plus|what about|how about)\b|\b(?:too|as well|also)[.!]*$/iu;

function relativesOf(person: Person, surname: string, call: Known["call"]): Person[] {
  const { founders = [] } = call("query_people", {
    ...{ anyOf: [[{ column: "name", is: "contains", text: surname, not: false }]], ids: null, search: null },
    ...{ sort: null, limit: 6, figuresOf: null },
  });
  return founders.filter(({ id, name }) => id !== person.id && plainWords(name).includes(surname));
}

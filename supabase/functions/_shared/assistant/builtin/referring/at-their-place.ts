import { plainWords } from "../../words.ts";
import { changedIn } from "../commands/like-the-last.ts";
import { fieldNamed, type Target } from "../vocabulary/field-names.ts";
import { type InFull, type Known, labelOf, LEAD, typeOf } from "./targets.ts";
import { oneWhoIsAt } from "./who-is-at.ts";

const PLACE = String.raw`(?<place>(?:the )?\p{Lu}[\p{L}\p{M}\p{N}.&'’-]*(?: (?:& |of |the |de |du |la |der |van )?\p{L}[\p{L}\p{M}\p{N}.&'’-]*){0,4}?)`;
const SAME = new RegExp(
  String.raw`${LEAD}(?:[Dd]o )?(?:[Tt]he )?[Ss]ame(?: (?:thing|one|value))? (?:for|at|in|with) ${PLACE}(?: (?:too|as well|please))*[.!]*$`,
  "u",
);
const SETS = new RegExp(
  String.raw`${LEAD}(?<verb>[Ss]et|[Cc]hange|[Uu]pdate|[Pp]ut|[Mm]ake)(?: (?:the|our))? (?<label>\p{L}[^,.;:?!]{1,40}?) (?:for|of|at|in) ${PLACE}(?:,? (?:to|as|=) (?<value>\S[^?\n]{0,60}?))?(?: (?:please|now))?[.!]*$`,
  "u",
);
const TELLS = new RegExp(
  String.raw`^(?:(?:[Tt]he|[Nn]ew) )?(?<label>\p{L}[^,.;:?!]{1,40}?) (?:for|at|in) ${PLACE}(?:(?: (?:will be|is now|should be|becomes|must be|is|was)|\s*[:=]) (?<value>\S[^?\n]{0,60}?)|(?<so>(?:,? (?:finally|at last|today|now|just now|is in|is there|came in|is through))*))(?:[\s.!]+(?:finally|at last|hurray|hooray|yay|phew|yes))*[\s.!]*$`,
  "u",
);

/** "Same for Colmar", "Plinth for Steyr will be oak": about the one person at a company or place, as news of them that waits. */
export function atTheirPlace(known: Known): InFull | null {
  const { request, columns } = known;
  const message = request.message.trim();
  if (/\?\s*$/u.test(message) || request.people.some(({ by }) => by === "name")) return null;
  const same = SAME.exec(message)?.groups?.["place"];
  if (same !== undefined) {
    const last = (request.changes ?? []).filter(({ status }) => status === "executed" || status === "proposed");
    const fields = changedIn(last[0], columns);
    const [changed, more] = fields;
    if (!changed || more || last.length !== 1 || changed.value === null) return null;
    return told(same, (name) => `${name}'s ${changed.label} is now ${inMarks(changed.value ?? "")}`, known);
  }
  const said = SETS.exec(message)?.groups ?? TELLS.exec(message)?.groups;
  const { verb, label = "", place = "", value } = said ?? {};
  const words = plainWords(label);
  const named = words.length === 0 ? null : fieldNamed(words, columns);
  if (!named || named.length !== words.length) return null;
  const field = labelOf(named.target);
  if (value !== undefined && !isValue(value, named.target, known)) return null;
  if (value !== undefined)
    return told(place, (name) => `${name}'s ${field} is now ${valueOf(value, named.target)}`, known);
  if (verb !== undefined && /^(?:set|change|update)$/iu.test(verb))
    return told(place, (name) => `change ${field} of ${name}`, known);
  // "Permit granted for Bregenz!"
  const isSo = verb === undefined && typeOf(named.target) === "boolean" && words.length > 1;
  return isSo ? told(place, (name) => `${name}'s ${field} is now yes`, known) : null;
}

function told(place: string, sentence: (name: string) => string, { call, request }: Known): InFull | null {
  const person = oneWhoIsAt(place.replace(/^the /u, ""), call);
  // "Reid Boats" has a part of the name of Callum Reid, who is there.
  const isOther = request.people.some(({ by, id }) => by === "part" && id !== person?.id);
  return person && !isOther ? { message: sentence(person.name), people: [person] } : null;
}

/** Whether a yes-or-no or a choice can have a value; other values are read later. */
function isValue(value: string, target: Target, { request: { user } }: Known): boolean {
  const type = typeOf(target);
  if (type === "boolean") return /^(?:yes|no|true|false)$/iu.test(value);
  const field = "field" in target ? target.field : null;
  const own = "column" in target ? target.column.options : field === "stage" ? user.stages : user.statuses;
  const isChosen = /^(?:select|multiselect)$/.test(type) || field === "stage" || field === "status";
  return !isChosen || own.some((one) => one.toLowerCase() === value.toLowerCase());
}

const valueOf = (value: string, target: Target): string => (typeOf(target) === "text" ? inMarks(value) : value);
/** A value that has marks of its own ends no sentence. */
const inMarks = (value: string): string => (/[,;.!]/u.test(value) && !/^[\d.,]+$/u.test(value) ? `"${value}"` : value);

import { namingParts } from "../../name-parts.ts";
import { plainWords } from "../../words.ts";
import { canonical } from "../commands/lexicon.ts";
import { languageIn } from "../commands/reader-of.ts";
import { fieldNamed, type Target } from "../vocabulary/field-names.ts";
import { setForSeveral } from "./made-equal.ts";
import { stored } from "./relative-values.ts";
import { type InFull, type Known, labelOf, LEAD, type Person, targetOf, typeOf } from "./targets.ts";

const SWAPS = new RegExp(
  String.raw`${LEAD}(?:swap|switch|exchange|trade|interchange|(?:ver)?tausche?|intercambia|[eé]change|inverse)\s+(?<rest>\S.*?)(?:\s+(?:around|over|about|please|bitte|aus))*[.!]*$`,
  "iu",
);
const JOINTS =
  /^(?:the|of|for|from|between|and|with|s|values?|both|their|die|den|das|von|und|mit|la|las|el|los|de|del|y|con|entre|les?|et|du|des|avec)$/;

/** How words for fields end where they are of two people. */
const ENDINGS = [/$/u, /s$/u, /es$/u, /n$/u, /en$/u];

/** "Swap the stages of Jane and Omar": each gets what the other one has; null where two people and one field are not all that is said. */
function exchanged(known: Known): InFull | null {
  const back = swappedBack(known) ?? swappedTold(known);
  if (back) return back;
  const rest = SWAPS.exec(known.request.message.trim())?.groups?.["rest"];
  const [one, other, more] = namedIn(known);
  const target = rest === undefined ? null : fieldOfTwo(rest, known);
  if (!one || !other || more || !target) return null;
  const [own, others] = [one, other].map((person) => stored({ target, person }, known));
  if (own === undefined || others === undefined || (own === null && others === null)) return null;
  return {
    message: `${ordered(target, one.name, others)}. ${ordered(target, other.name, own)}`,
    people: [one, other],
  };
}

const SWAPS_THEM =
  /^(?:(?:no|nope|oh|oops|wait|sorry|actually|ok|please|and)[\s,.!–-]+)*(?:(?:i (?:mixed|got) (?:them|the two|those) (?:up|wrong|the wrong way round)[\s,.;–-]+)?(?:swap|switch|exchange|flip|reverse) (?:them|those|these|the two|both)(?: two| both)?(?: (?:around|round|over|please))*|(?:it['’]?s |that['’]?s |i meant? )?the other way (?:a?round|about)|(?:that['’]?s |it['’]?s |they['’]?re )?the wrong way (?:a?round|about)|vice versa)(?: please)?[\s.!]*$/iu;
/** "Swap them", after the same field was set for two people in one message: each gets what the other one got. */
function swappedBack({ request, columns }: Known): InFull | null {
  if (!SWAPS_THEM.test(request.message.trim())) return null;
  const set = setForSeveral(request, columns);
  const target = set && targetOf(set.label, columns);
  const [one, other, more] = set?.each ?? [];
  if (!target || !one || !other || more) return null;
  // What waits waits again.
  const isWaiting = (request.changes ?? []).some(({ status }) => status === "proposed");
  const each = (name: string, value: string) =>
    isWaiting ? `${name}'s ${set.label} is now ${value}` : ordered(target, name, value);
  return {
    message: `${each(one.person.name, other.value)}. ${each(other.person.name, one.value)}`,
    people: [one.person, other.person],
  };
}

/** "Swap them", after the same field was told of two people: each gets what the other one has. */
function swappedTold(known: Known): InFull | null {
  const { request, columns } = known;
  const [one, other, more] = request.state?.thread?.fields ?? [];
  if (!SWAPS_THEM.test(request.message.trim()) || !one || !other || more || one.label !== other.label) return null;
  const target = targetOf(one.label, columns);
  if (!target || /^(?:boolean|multiselect)$/.test(typeOf(target))) return null;
  const [own, others] = [one, other].map(({ person }) => stored({ target, person }, known));
  if (own === undefined || others === undefined || own === others) return null;
  return {
    message: `${ordered(target, one.person.name, others)}. ${ordered(target, other.person.name, own)}`,
    people: [one.person, other.person],
  };
}

/** "Make Jane's tier the same as Omar's", "copy Omar's tier to Jane", "Jane should have the same tier as Omar". */
const SAME_AS = [
  String.raw`(?:(?:make|set|put|change|update|give|have)\s+)?(?<to>\p{L}[^,;:.?!]*?)\s+(?:(?:should|must|needs?|gets?|is to|ought to)\s+(?:to\s+)?(?:have|be|get)?\s*|to\s+|:\s*)?(?:be\s+)?(?:the\s+|exactly\s+)*same(?:\s+(?<label>\p{L}[^,;:.?!]*?))?\s+(?:as|like|that)\s+(?<from>\p{L}[^,;:.?!]*?)`,
  String.raw`(?:copy|duplicate|transfer)\s+(?<from>\p{L}[^,;:.?!]*?)\s+(?:over\s+|across\s+)?(?:to|onto)\s+(?<to>\p{L}[^,;:.?!]*?)`,
  String.raw`(?:match|align)\s+(?<to>\p{L}[^,;:.?!]*?)\s+(?:to|with)\s+(?<from>\p{L}[^,;:.?!]*?)`,
  String.raw`(?<to>\p{L}[^,;:.?!]*?)\s+(?:should|must)\s+match\s+(?<from>\p{L}[^,;:.?!]*?)`,
].map((way) => new RegExp(`${LEAD}${way}(?:\\s+(?:has|have|is|please|too|now))*[.!]*$`, "iu"));
/** What is asked or told, and what is of a task or a note. */
const NO_COPY =
  /[?？]|^(?:does|do|is|are|has|have|did|who|what|which|why)\b|\b(?:tasks?|notes?|reminders?|columns?|everyone|everybody|all|both)\b/iu;

/** A value that someone else has, set as an order with the value; null where two people and one field are not all that is said. */
function copied(known: Known): InFull | null {
  const message = known.request.message.trim();
  if (NO_COPY.test(message)) return null;
  const {
    to = "",
    from = "",
    label = "",
  } = SAME_AS.map((way) => way.exec(message)?.groups).find((groups) => groups !== undefined) ?? {};
  const named = namedIn(known);
  const only = (said: string) => {
    const words = plainWords(said.replace(/['’]s?(?![\p{L}])/giu, " "));
    const own = named.filter(({ name }) =>
      [...namingParts(name), ...plainWords(name)].some((part) => words.includes(part)),
    );
    return own.length === 1 ? own[0] : undefined;
  };
  const [one, other] = [only(to), only(from)];
  const target = one && other && one.id !== other.id ? fieldOfTwo(`${to} ${label} ${from}`, known) : null;
  if (!one || !other || named.length > 2 || !target) return null;
  const value = stored({ target, person: other }, known);
  // Nothing is emptied by an order to have what someone else has.
  if (value === null) return { message: `What is the ${labelOf(target)} of ${other.name}?`, people: [other] };
  return { message: ordered(target, one.name, value), people: [one] };
}

/** Those who a message names; "Anna" of "Anna Keller" is nobody else. */
function namedIn({ request }: Known) {
  const said = ` ${plainWords(request.message.replace(/['’]s?(?![\p{L}])/giu, " ")).join(" ")} `;
  const isWhole = ({ name }: Person) => said.includes(` ${plainWords(name).join(" ")} `);
  const whole = request.people.filter(isWhole);
  return request.people.filter(
    (person) =>
      (person.by === "name" || person.by === "part") &&
      (isWhole(person) ||
        namingParts(person.name).some(
          (part) => said.includes(` ${part} `) && !whole.some(({ name }) => plainWords(name).includes(part)),
        )),
  );
}

const ordered = (target: Target, name: string, value: string | null): string =>
  value === null ? `Clear ${labelOf(target)} of ${name}` : `Set ${labelOf(target)} of ${name} to ${inMarks(value)}`;

/** The one field that is named beside people; null where other words are left, or where it holds several values or yes and no. */
function fieldOfTwo(said: string, known: Known): Target | null {
  const { request, columns } = known;
  const parts = new Set(namedIn(known).flatMap(({ name }) => [...namingParts(name), ...plainWords(name)]));
  const words = plainWords(said.replace(/['’]s(?![\p{L}])/giu, " "));
  const language = languageIn(request.message, request);
  const label = words.filter((word) => !parts.has(word) && !JOINTS.test(word));
  const english = (word: string) => canonical(word, language) ?? word;
  const ways = [label, ...ENDINGS.map((ending) => label.map((word) => english(word.replace(ending, ""))))];
  const named = ways.map((way) => fieldNamed(way, columns)).find((found) => found?.length === label.length);
  const target = named?.target;
  return !target || label.length === 0 || /^(?:boolean|multiselect)$/.test(typeOf(target)) ? null : target;
}

/** A value that has marks of its own ends no sentence. */
const inMarks = (value: string): string => (/^[\p{L}\p{N} -]+$/u.test(value) ? value : `“${value}”`);

/** Values that change places, or that one has from another. */
export const swapped = (known: Known): InFull | null => exchanged(known) ?? copied(known);

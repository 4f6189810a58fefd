import { namingParts } from "../../name-parts.ts";
import { plainWords } from "../../words.ts";
import { canonical } from "../commands/lexicon.ts";
import { languageIn } from "../commands/reader-of.ts";
import { fieldNamed } from "../vocabulary/field-names.ts";
import { stored } from "./relative-values.ts";
import { type InFull, type Known, labelOf, LEAD, typeOf } from "./targets.ts";

const SWAPS = new RegExp(
  String.raw`${LEAD}(?:swap|switch|exchange|trade|interchange|(?:ver)?tausche?|intercambia|[eé]change|inverse)\s+(?<rest>\S.*?)(?:\s+(?:around|over|about|please|bitte|aus))*[.!]*$`,
  "iu",
);
const JOINTS =
  /^(?:the|of|for|from|between|and|with|s|values?|both|their|die|den|das|von|und|mit|la|las|el|los|de|del|y|con|entre|les?|et|du|des|avec)$/;

/** How words for fields end where they are of two people. */
const ENDINGS = [/$/u, /s$/u, /es$/u, /n$/u, /en$/u];

/** "Swap the stages of Jane and Omar": each gets what the other one has; null where two people and one field are not all that is said. */
export function swapped(known: Known): InFull | null {
  const { request, columns } = known;
  const rest = SWAPS.exec(request.message.trim())?.groups?.["rest"];
  const [one, other, more] = request.people.filter(({ by }) => by === "name" || by === "part");
  if (rest === undefined || !one || !other || more) return null;
  const parts = new Set([one, other].flatMap(({ name }) => [...namingParts(name), ...plainWords(name)]));
  const words = plainWords(rest.replace(/['’]s(?![\p{L}])/giu, " "));
  const language = languageIn(request.message, request);
  const label = words.filter((word) => !parts.has(word) && !JOINTS.test(word));
  const english = (word: string) => canonical(word, language) ?? word;
  const ways = [label, ...ENDINGS.map((ending) => label.map((word) => english(word.replace(ending, ""))))];
  const named = ways.map((way) => fieldNamed(way, columns)).find((found) => found?.length === label.length);
  const target = named?.target;
  if (!target || label.length === 0 || /^(?:boolean|multiselect)$/.test(typeOf(target))) return null;
  const [own, others] = [one, other].map((person) => stored({ target, person }, known));
  if (own === undefined || others === undefined || (own === null && others === null)) return null;
  const set = (name: string, value: string | null) =>
    value === null ? `Clear ${labelOf(target)} of ${name}` : `Set ${labelOf(target)} of ${name} to ${inMarks(value)}`;
  return { message: `${set(one.name, others)}. ${set(other.name, own)}`, people: [one, other] };
}

/** A value that has marks of its own ends no sentence. */
const inMarks = (value: string): string => (/^[\p{L}\p{N} -]+$/u.test(value) ? value : `“${value}”`);

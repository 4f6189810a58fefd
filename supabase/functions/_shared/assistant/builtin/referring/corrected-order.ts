import { literal } from "../literal.ts";
import type { KnownPerson, StepRequest } from "../../assistant-model.ts";
import { namingParts } from "../../name-parts.ts";
import { plainWords } from "../../words.ts";
import { findDates } from "../find-dates.ts";
import type { OpenQuestion } from "../reading.ts";

const OH = "(?:no|nope|nah|oh|ah|hm+|wait|hang on|hold on|sorry|oops|actually|rather|correction|not (?:him|her|that))";
const CORRECTS = new RegExp(
  String.raw`^(?<oh>(?:${OH}[\s,.!–-]+)*)(?<it>(?:(?:i mean|i meant|make (?:it|that)|it['’]?s|it is|that['’]?s|that is|that was|it was|should be|it should be|for|(?:that|this|it) (?:was|is) (?:meant |supposed to be )?(?:for|about)|(?:i )?meant (?:it |that |this )?for)\s+)*)(?<rest>\S.{0,40}?)(?<behind>(?:[\s,]+(?:i mean|i meant|sorry|instead|please|rather|of course))*)[\s.!]*$`,
  "iu",
);
const NUMBER = /(?<![\p{L}\p{N}.,])[$€£]?\d[\d.,]*(?:\s?[km%])?(?![\p{L}\p{N}])/giu;

/** "No, make it 105", "that's Mateusz", while it is still asked what an order means: the order with this number, day or person. */
export function correctedOrder(
  { message: order, people: named }: OpenQuestion,
  { message, people, today }: StepRequest,
): { message: string; people: KnownPerson[] } | null {
  const { oh = "", it = "", rest = "", behind = "" } = CORRECTS.exec(message.trim())?.groups ?? {};
  if (rest === "" || `${oh}${it}${behind}`.trim() === "") return null;
  const numbers = Array.from(order.matchAll(NUMBER));
  const isNumber = new RegExp(`^${NUMBER.source}$`, "iu").test(rest);
  const [number, more] = numbers;
  if (isNumber && number && !more) return { message: withPart(order, number.index, number[0], rest), people: [] };
  const [day, another] = findDates(rest, today);
  const [before, second] = findDates(order, today);
  if (day && before && !another && !second && plainWords(rest.replace(day.text, "")).length === 0)
    return { message: withPart(order, before.index, before.text, rest), people: [] };
  return withPerson(order, named, rest, people);
}

const withPart = (order: string, at: number, old: string, now: string): string =>
  order.slice(0, at) + now + order.slice(at + old.length);

/** The order about the one person that the correction names, instead of the one that it named. */
function withPerson(
  order: string,
  named: readonly KnownPerson[],
  rest: string,
  people: readonly KnownPerson[],
): { message: string; people: KnownPerson[] } | null {
  const words = plainWords(rest);
  const isNamed = ({ by, name }: KnownPerson) =>
    (by === "name" || by === "part") && words.every((word) => plainWords(name).includes(word));
  const [to, other] = people.filter(isNamed);
  const said = plainWords(order);
  const [from, more] = named.filter(
    ({ by, name }) => (by === "name" || by === "part") && namingParts(name).some((part) => said.includes(part)),
  );
  if (!to || other || !from || more || to.id === from.id) return null;
  const parts = from.name.split(/\s+/u).map(literal).join("|");
  const name = new RegExp(`(?<!\\p{L})(?:${parts})(?:\\s+(?:${parts}))*(?!\\p{L})`, "iu");
  return name.test(order) ? { message: order.replace(name, to.name), people: [{ ...to, by: "name" }] } : null;
}

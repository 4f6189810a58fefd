import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { isPlace } from "../newcomers/person-words.ts";
import { fieldNamed } from "../vocabulary/field-names.ts";
import { oneMeant } from "./one-meant.ts";

const STATES = new Set(
  "AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC".split(
    " ",
  ),
);
const HEAD =
  /^\s*(?:(?:set|update|fill in)\s+)?(?<who>\p{Lu}[\p{L}\p{M}'’ -]{1,40}?)\s*(?::|\s[–—-])\s+(?<facts>[^\n:?]{8,200})$/u;
const CITY = /^\p{Lu}[\p{L}\p{M}.'’-]+(?: \p{Lu}[\p{L}\p{M}.'’-]+){0,2}$/u;

const isCityOfState = (part: string): boolean => {
  const [, city = "", state = ""] = /^(.+?),? ([A-Z]{2})$/u.exec(part) ?? [];
  return STATES.has(state) && CITY.test(city);
};

/** "Ana Roe: company Kelp, title CEO, Raleigh NC": a place among the fields of someone who is there, with its own label. Other messages are unchanged. */
export function withPlaceAmongFacts({ message, people, columns = [] }: StepRequest): string {
  const { who = "", facts = "" } = (message.length < 300 ? HEAD.exec(message)?.groups : undefined) ?? {};
  if (facts === "" || !oneMeant(who, people)) return message;
  const parts = facts.replace(/, (?=(?:[A-Z]{2})(?=\s*(?:,|\.?$)))/gu, " ").split(/\s*[,;]\s+/u);
  const isField = (part: string) => fieldNamed(plainWords(part), columns) !== null;
  const places = parts.filter((part) => !isField(part) && (isCityOfState(part) || isPlace(part)));
  const isPlaced = parts.some((part) => /^(?:location|city|place|based|lives)(?!\p{L})/iu.test(part));
  if (places.length !== 1 || isPlaced || parts.filter(isField).length < 2) return message;
  const said = parts.map((part) => (part === places[0] ? `location ${part}` : part)).join(", ");
  return `${message.slice(0, message.length - facts.length)}${said}`;
}

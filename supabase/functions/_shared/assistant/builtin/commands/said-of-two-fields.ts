import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { fieldMeant, fieldNamed } from "../vocabulary/field-names.ts";
import { isNoteLead } from "./split-clauses.ts";

const PLEASE = String.raw`(?:(?:please|pls|ok|so|and|also|(?:can|could|would|will) you)[\s,]+)*`;
const NAME = String.raw`(?-i:\p{Lu})[\p{L}\p{M}'’-]*?(?:\s(?-i:\p{Lu})[\p{L}\p{M}'’-]*?){0,3}`;
const MOVES = "(?:drop|cut|knock|bring|take|lower|reduce|raise|bump|push|put|set|change|move|lift|up)";
/** "Drop Ana's priority to 10, and Bo's too": the same field of another one. */
const OF_BOTH = new RegExp(
  String.raw`^(?<polite>\W*${PLEASE})(?<verb>${MOVES})\s+(?<one>${NAME})['’]s?\s+(?<label>\p{L}[\p{L}%]*(?:\s\p{L}[\p{L}%]*){0,2}?)\s+(?:(?:back|up|down)\s+)?to\s+(?<value>[^,;:.?!\n]{1,40}?)\s*,?\s+(?:and|plus)\s+(?<other>${NAME})['’]s?\s+(?:too|as well|also)(?=\s*(?:[,.;!]|$))`,
  "iu",
);
/** "Drop Ana's priority to 10": set, and not emptied. */
const DROPS_TO = new RegExp(
  String.raw`^(?<polite>\W*${PLEASE})(?:drop|cut|knock|take)\s+(?<one>${NAME})['’]s?\s+(?<label>\p{L}[\p{L}%]*(?:\s\p{L}[\p{L}%]*){0,2}?)\s+(?:(?:back|down)\s+)?to\s+(?=[\d€$£]|\p{Lu})`,
  "iu",
);

/** A field of two people, or one that drops to a value, as the plain order to set it. Other messages are unchanged. */
export function withFieldOfBoth({ message, columns = [] }: Pick<StepRequest, "message" | "columns">): string {
  if (message.length > 300 || message.includes("\n") || isNoteLead(message)) return message;
  const isField = (label: string) => {
    const words = plainWords(label);
    return fieldNamed(words, columns)?.length === words.length || fieldMeant(words, columns) !== null;
  };
  const both = OF_BOTH.exec(message);
  const { polite = "", one = "", label = "", value = "", other = "" } = both?.groups ?? {};
  if (both && isField(label))
    return `${polite}set the ${label} of ${one} and ${other} to ${value}${message.slice(both[0].length)}`;
  const drops = DROPS_TO.exec(message);
  const said = drops?.groups;
  return drops && said && isField(said["label"] ?? "")
    ? `${said["polite"] ?? ""}set ${said["one"] ?? ""}'s ${said["label"] ?? ""} to ${message.slice(drops[0].length)}`
    : message;
}

/** "Saoirse signed. Search Live, status Client": what is said next is theirs, and no search. */
export function withWhoseChoice({ message, people, user }: Pick<StepRequest, "message" | "people" | "user">): string {
  const [person, another] = people.filter(({ by }) => by === "name" || by === "part");
  const end = /^(?<first>[^.!?:\n]{4,80}[.!])\s+(?=\S)/u.exec(message);
  if (!person || another || !end || message.length > 300) return message;
  const [name = ""] = person.name.split(" ");
  const first = end.groups?.["first"] ?? "";
  const rest = message.slice(end[0].length);
  const options = [...user.stages, ...user.statuses];
  const begins = options.some(
    (option) =>
      rest.toLowerCase().startsWith(option.toLowerCase()) && /^\s*(?:[,.;!]|$|and\s)/u.test(rest.slice(option.length)),
  );
  return begins && new RegExp(`^\\W*${name}(?![\\p{L}'’])`, "iu").test(first) ? `${first} ${name}: ${rest}` : message;
}

/** "I've to send …": I have to. */
export const withHaveTo = (message: string): string =>
  isNoteLead(message)
    ? message
    : message.replace(/(?<!\p{L})(?<who>I|i|we|We)['’]ve(?:\s+got)?\s+to(?=\s\p{Ll})/gu, "$<who> have to");

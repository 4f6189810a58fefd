import type { KnownPerson, StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";

const NAME = String.raw`(?-i:\p{Lu})[\p{L}\p{M}'’-]*?(?:\s(?-i:\p{Lu})[\p{L}\p{M}.'’-]*?){0,3}`;
const TOO = new RegExp(
  String.raw`^(?<one>${NAME})(?<verb>['’]s|\s(?:is|has|goes|moves|went|moved|gets|belongs|should be|can be|needs to be))\s(?<rest>[^,;:.!?\n]{2,60}?)(?:\s*[.,;!]\s*(?:and\s+)?|\s+and\s+)(?:so\s+(?:is|does|did|has|should)\s+(?<so>${NAME})|(?<other>${NAME})\s+(?:too|as well|also))[\s.!]*$`,
  "iu",
);
const ALSO = String.raw`(?:\s*[.,;!]\s*(?:and\s+)?|\s+and\s+)(?:so\s+(?:is|did|has)\s+(?<so>${NAME})|(?<other>${NAME})(?:\s+did)?\s+(?:too|as well|also))[\s.!]*$`;
/** "Tobias passed. Odalys too": nothing but a value is told. */
const TOLD_TOO = new RegExp(String.raw`^(?<one>${NAME})\s(?:just\s)?(?<rest>\p{L}[\p{L} -]{2,30}?)${ALSO}`, "iu");
/** "Put Tobias in Passed. Odalys too". */
const ORDER_TOO = new RegExp(
  String.raw`^(?<lead>(?:please\s+)?(?:put|move|set|mark|make)\s)(?<one>${NAME})\s(?<rest>[^,;:.!?\n]{2,60}?)${ALSO}`,
  "iu",
);
const PLURAL: Readonly<Record<string, string>> = {
  ...{ "'s": "are", is: "are", has: "have", goes: "go", moves: "move", gets: "get", belongs: "belong" },
  "needs to be": "need to be",
};

/** "Ana goes to Parked, and Bo too": said of both at once. */
export function saidOfBoth({ message, people, user, columns = [] }: StepRequest): string {
  const said = message.trim();
  const found = said.length > 200 ? null : (TOO.exec(said) ?? ORDER_TOO.exec(said) ?? TOLD_TOO.exec(said));
  const { lead, one = "", verb, rest = "", other, so } = found?.groups ?? {};
  const second = other ?? so ?? "";
  if (!isKnown(one, people) || !isKnown(second, people)) return message;
  // What is told of both stays as it was typed: only a value of theirs is read so.
  const words = ` ${plainWords(rest).join(" ")} `;
  const values = [...user.stages, ...user.statuses, ...columns.flatMap(({ options }) => options)];
  const isValue = (value: string) => {
    const own = ` ${plainWords(value).join(" ")} `;
    return verb === undefined && lead === undefined ? words === own : words.includes(own);
  };
  if (!values.some(isValue)) return message;
  const how = (verb ?? "").trim().toLowerCase().replace("’", "'");
  return `${lead ?? ""}${one} and ${second} ${PLURAL[how] ?? how} ${rest}`.replace(/ {2,}/gu, " ");
}

function isKnown(name: string, people: readonly KnownPerson[]): boolean {
  const words = plainWords(name);
  const isOf = (person: KnownPerson) => words.every((word) => plainWords(person.name).includes(word));
  return words.length > 0 && people.some((person) => person.by !== "near" && isOf(person));
}

const AS_WELL =
  /^(?<lead>\W*(?:(?:and|also|please|pls|ok|okay|oh)[\s,]+)*(?:note|add|remember|write down|log))\s+(?:as well|too|also)\s+(?=that\s)/iu;
/** "And note as well that …": what is to be noted begins behind "that". */
export const notedToo = (message: string): string => message.replace(AS_WELL, "$<lead> ");

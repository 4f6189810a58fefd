import type { KnownPerson } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";

const NAME = String.raw`(?!(?:and|plus|for|so|ok|please|the)\s)\p{L}[\p{L}\p{M}'’-]*(?:\s\p{Lu}[\p{L}\p{M}'’-]*){0,3}`;
const FIRM = String.raw`(?:the\s+)?\p{L}[\p{L}\p{M}\p{N}&'’-]*(?:\s(?:&\s)?\p{Lu}[\p{L}\p{M}\p{N}&'’-]*){0,3}`;
const ONE = String.raw`${NAME}(?:\s(?:from|at|of|with)\s${FIRM})?`;
/** "Ana from Kelp and Leo: priority 70": who an order is about, before its colon. */
const HEAD = new RegExp(
  String.raw`^(?<head>\s*(?:(?:for|and|so|ok|please)\s+)?${ONE}(?:(?:\s*,\s*(?:and\s+)?|\s+(?:and|&|plus)\s+)${ONE}){0,5})\s*:\s+(?<rest>\S[^\n]*)$`,
  "iu",
);
const OF_FIRM = new RegExp(String.raw`(?<![\p{L}\p{M}])(?<name>${NAME})\s(?:from|at|of|with)\s(?<firm>${FIRM})`, "gu");

/** The one person who a name and a firm are both of; null where that is nobody, or not sure. */
function onlyAt(name: string, firm: string, people: readonly KnownPerson[]): KnownPerson | null {
  const said = plainWords(firm.replace(/^the\s+/iu, "")).join(" ");
  const [only, another] = people.filter(
    (one) =>
      /^(?:name|part)$/.test(one.by) &&
      `${plainWords(one.company ?? "").join(" ")} `.startsWith(`${said} `) &&
      plainWords(name).every((word) => plainWords(one.name).includes(word)),
  );
  return only && !another ? only : null;
}

/** A list of people before a colon, each who is said with their firm by their whole name alone. Other messages are unchanged. */
export function withWhoNamed(message: string, people: readonly KnownPerson[]): string {
  const { head = "", rest = "" } = message.length > 200 ? {} : (HEAD.exec(message)?.groups ?? {});
  if (head === "" || /(?<!\p{L})(?:notes?|tasks?|remind|add|new)(?!\p{L})|linkedin/iu.test(head)) return message;
  const named = head.replace(
    OF_FIRM,
    (said: string, name: string, firm: string) => onlyAt(name, firm, people)?.name ?? said,
  );
  return named === head ? message : `${named}: ${rest}`;
}

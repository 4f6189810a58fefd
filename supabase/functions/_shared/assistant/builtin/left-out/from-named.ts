import type { KnownPerson, StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { PLEASE, re } from "../commands/rewording.ts";
import type { Call } from "../script.ts";
import { thoseMeant } from "./those-meant.ts";

const NAME = "(?-i:\\p{Lu})[\\p{L}\\p{M}'’.-]*(?:\\s(?-i:\\p{Lu})[\\p{L}\\p{M}'’.-]*){0,2}";
const NAMES = `${NAME}(?:, ${NAME}){0,6}(?:,? and ${NAME})?`;
const STAYS =
  "(?: (?:(?:as|where|how) (?:he|she|they) (?:is|are)|alone|be|out(?: of (?:it|this))?|unchanged|there|please|(?:in|at) [\\p{L} ]{2,30}?))*";
/** "Set Ana, Bo and Cy to Lead but leave Bo", "…, not the CEO". */
const BUT_LEAVE = re(
  `^(?<head>\\W*${PLEASE}(?:set|put|move|change|mark|make|give|update|switch|bump|raise|lower|promote|assign|tag)\\s[^:?"“\\n]{3,160}?)(?:\\s*[,;.–-]+\\s*(?:and |but )?|\\s+(?:(?:and|but) )?)(?:please |just )?(?:(?:leave|keep|spare|skip|exclude|leave out|except(?: for)?|apart from) (?<who>${NAME}|the [\\p{L} ]{2,30}?)|not (?<not>${NAME}|the [\\p{L} ]{2,30}?))${STAYS}[\\s.!]*$`,
);

/** What an order about people by their names leaves out: the order without them, or the words that fit none of them; null for other messages. */
export function fromNamed(
  request: StepRequest,
  call: Call,
): { message: string } | { nobody: string; among: readonly KnownPerson[] } | null {
  const { message, people } = request;
  const found = message.length > 250 ? undefined : BUT_LEAVE.exec(message)?.groups;
  const { head = "" } = found ?? {};
  const who = found?.["who"] ?? found?.["not"] ?? "";
  const said = plainWords(head);
  const among = people.filter(
    ({ name, by }) => (by === "name" || by === "part") && plainWords(name).some((word) => said.includes(word)),
  );
  if (who === "" || among.length === 0) return null;
  const isRole = /^the\s/iu.test(who);
  if (isRole && among.length < 2) return null;
  const { founders = null } = isRole
    ? call("query_people", {
        ...{ anyOf: [], ids: among.map(({ id }) => id), search: null, sort: null, limit: 50, figuresOf: null },
      })
    : {};
  const meant = thoseMeant(who, request, call, founders);
  if (meant === "other") return null;
  if (meant === "nobody") return isRole ? { nobody: who, among } : null;
  const left = meant.reduce<string | null>(
    (order, person) => (order === null ? null : withoutName(order, person)),
    head,
  );
  return left === null ? null : { message: left };
}

/** An order without someone in its list of names; the same where they are in none, and null where nobody would be left. */
function withoutName(order: string, { name: whole }: KnownPerson): string | null {
  const isOf = (name: string) => plainWords(name).every((word) => plainWords(whole).includes(word));
  const lists = [...order.matchAll(re(NAMES, "gu"))];
  const named = lists.find(([names]) => names.split(BETWEEN).some((name) => isOf(name.trim())));
  if (!named) return plainWords(whole).some((word) => plainWords(order).includes(word)) ? null : order;
  const kept = named[0].split(BETWEEN).filter((name) => !isOf(name.trim()));
  return kept.length === 0
    ? null
    : order.slice(0, named.index) + kept.join(" and ") + order.slice(named.index + named[0].length);
}
const BETWEEN = /,? and |, /u;

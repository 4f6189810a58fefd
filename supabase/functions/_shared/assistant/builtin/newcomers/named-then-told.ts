import type { KnownPerson } from "../../assistant-model.ts";
import { literal } from "../literal.ts";

const NAME = String.raw`\p{Lu}[\p{L}\p{M}'’-]+(?:\s(?:(?:van|von|de|da|del|di|la|der|bin|al|el)\s)?\p{Lu}[\p{L}\p{M}'’-]+){1,2}`;
const AND = String.raw`\s*,?\s*(?:and|&|plus)\s+`;
/** "Jane Doe and Sam Obi are new. …", "add Jane Doe and Sam Obi: …": several names, and behind them what is told of each. */
const NAMES_FIRST = new RegExp(
  String.raw`^\W*(?:(?:[Oo]k|[Ss]o|[Hh]i|[Pp]lease)[\s,]+)*(?<add>[Aa]dd\s+)?(?<names>${NAME}(?:,\s${NAME})*${AND}${NAME})(?<new>\s(?:are|were)\s(?:(?:both|all)\s)?new(?:\s(?:people|contacts|faces|leads|here|to\s(?:me|us)|in\s(?:here|my\snetwork)))?)?\s*[.:;,!–—-]+\s*(?<rest>[^\n]+)$`,
  "u",
);
const PROFILE = /(?<!\p{L})(?:linkedin\.com\/in|in)\/[\p{L}\p{N}%_-]{3,}/iu;
/** "Her cofounder", of the one before. */
const OF_THE_BEFORE =
  /^(?:also\s)?(?:her|his|their)\s(?<role>co-?founder|deputy|assistant|(?-i:C\p{Lu}O)|head of \p{L}+|sales lead|engineer)(?!\p{L})/iu;
const HAS_FIRM = /\s(?:of|at|from|for)\s(?:the\s)?\p{Lu}/u;

/**
 * "Jane Doe and Sam Obi are new. Jane is CEO of Kelp (in/jane-doe), Sam is her cofounder, in/sam-obi" with each full name at its own facts:
 * "Jane Doe, CEO of Kelp, in/jane-doe and Sam Obi, cofounder, in/sam-obi, same company". Other messages are unchanged.
 */
export function withFactsAtNames(message: string, known: readonly KnownPerson[]): string {
  if (message.length > 1_500) return message;
  const { add, names = "", new: isNew, rest = "" } = NAMES_FIRST.exec(message.trim())?.groups ?? {};
  if ((add === undefined && isNew === undefined) || !PROFILE.test(rest)) return message;
  const people = names.split(new RegExp(String.raw`,\s+|${AND}`, "u")).filter((name) => name !== "");
  const firsts = people.map((name) => name.split(" ")[0] ?? "");
  const isThere = (name: string) => known.some((one) => one.by === "name" && one.name === name);
  if (new Set(firsts).size < people.length || people.some(isThere)) return message;
  const said = people.map((name, no) => literal(name) + "|" + literal(firsts[no] ?? "")).join("|");
  const begins = new RegExp(
    String.raw`(?:^|(?:[.;,)]\s*|\s)(?:and\s+)?)(?<who>${said})(?:(?:['’]s|\s(?:is|was))\s+|\s*[:(–—-]\s*|,\s+|\s+(?=(?:runs|works|leads|heads|does|sells|founded)\s))`,
    "gu",
  );
  const found = Array.from(rest.matchAll(begins));
  const whose = found.map(({ groups }) => people[indexOf(groups?.["who"] ?? "", people, firsts)] ?? "");
  if (found[0]?.index !== 0 || new Set(whose).size !== people.length || whose.length !== people.length) return message;
  const each = found.map(({ index, 0: { length } }, no) => {
    const facts = rest
      .slice(index + length, found[no + 1]?.index ?? rest.length)
      .replace(/\s*[()]\s*/gu, ", ")
      .replace(/^[\s,]+|[\s,.;!]+$/gu, "");
    const role = no === 0 || HAS_FIRM.test(facts) ? undefined : OF_THE_BEFORE.exec(facts)?.groups?.["role"];
    return `${whose[no] ?? ""}, ${role === undefined ? facts : `${facts.replace(OF_THE_BEFORE, role)}, same company`}`;
  });
  // Each needs the address of their own.
  if (!each.every((facts) => PROFILE.test(facts))) return message;
  return `${add === undefined ? "" : "Add "}${each.join(" and ")}`;
}

const indexOf = (who: string, people: readonly string[], firsts: readonly string[]): number =>
  Math.max(people.indexOf(who), firsts.indexOf(who));

import type { StepRequest } from "../../assistant-model.ts";
import { personFields, shortFields } from "../../../contract/person-fields.ts";
import { namingParts } from "../../name-parts.ts";
import { plainWords } from "../../words.ts";
import type { Call, Person } from "../script.ts";
import { isRelated } from "../vocabulary/related-words.ts";
import { mainNumber } from "./column-words.ts";
import { builtIn, type NamedColumn, ownColumn } from "./named-columns.ts";

const MORE = "more|higher|bigger|larger|greater|later|mehr|h[öo]her(?:e[nrs]?)?|sp[äa]ter|m[áa]s|plus";
const LESS = "less|fewer|lower|smaller|earlier|sooner|weniger|niedriger(?:e[nrs]?)?|fr[üu]her|menos|moins";
/** "A higher credit limit than Ana", "paid more than Leo did", "higher than that". */
const THAN = new RegExp(
  String.raw`\b(?:(?:an?|the|einen?|eine|un|una|une) )?(?<how>${MORE}|${LESS})(?<what>(?: [\p{L}\p{N}]+){0,4}?) (?:than|als|que) (?<whose>[\p{L}\p{M}'’.-]+(?: \p{Lu}[\p{L}\p{M}'’.-]+){0,3})(?: (?:has|does|is|did|have|had|do|pays?|paid|takes?|gets?|weighs?))?(?=[\s?.!,]|$)`,
  "iu",
);
/** "The same architect as Ana". */
const SAME = new RegExp(
  String.raw`\bthe same (?<what>[\p{L}\p{N}]+(?: [\p{L}\p{N}]+){0,4}?) as (?<whose>[\p{L}\p{M}'’.-]+(?: \p{Lu}[\p{L}\p{M}'’.-]+){0,3})(?: (?:has|does|is|did))?(?=[\s?.!,]|$)`,
  "iu",
);
const THAT = /^(?:that|this|it|his|hers|theirs|him|her|them)$/iu;
const OF_ANYONE =
  /\b(?:who|whose|which|what|anyone|anybody|someone|how many|list|show|wer|wessen|welche|quien(?:es)?|qui[eé]n(?:es)?|qui)\b/iu;

/**
 * A question that compares everyone with one person, with what that person has: "who has a higher credit limit than Ana" asks for a credit limit of more
 * than 4000. The same text where it is no such question, or nothing says what is compared.
 */
export function withValueOf(said: string, call: Call, request: StepRequest): string {
  const found = THAN.exec(said) ?? SAME.exec(said);
  const { how = "", what = "", whose = "" } = found?.groups ?? {};
  if (!found || !OF_ANYONE.test(said.slice(0, found.index))) return said;
  const rest = said.slice(0, found.index) + said.slice(found.index + found[0].length);
  const told = THAT.test(whose) ? (request.state?.thread?.fields.at(-1) ?? null) : null;
  const columns = (request.columns ?? []).map(ownColumn);
  const person = told?.person ?? personOf(whose, rest, request) ?? whoHas(whose, columns, call);
  if (!person) return said;
  const isNamedIn = (text: string) => (column: NamedColumn) => isNamed(column, text);
  const fits = how === "" ? columns : columns.filter(({ type }) => type === "number" || type === "date");
  const all = [...fits, ...(how === "" ? LISTED : COUNTED).map(builtIn)];
  const inside = only(all.filter(isNamedIn(what)));
  const before = inside ? null : only(all.filter(isNamedIn(rest)));
  const last = told && how !== "" ? (all.find(({ label }) => label === told.label) ?? null) : null;
  const column = inside ?? before ?? last ?? (what.trim() === "" && how !== "" ? mainNumber(columns) : null);
  if (!column || (what.trim() !== "" && !inside)) return said;
  const value = valueOf(call("get_founder", { founderId: person.id }) as unknown as Person, column);
  if (value === null) return said;
  const label = column.label.replace(/\([^)]*\)/gu, " ").trim();
  const isMore = new RegExp(`^(?:${MORE})$`, "iu").test(how);
  const test =
    how === "" ? "" : column.type === "date" ? (isMore ? "after " : "before ") : isMore ? "more than " : "less than ";
  const put = `${before ? "" : `${label} `}${test}${value}`;
  return `${said.slice(0, found.index)}${put}${said.slice(found.index + found[0].length)}`;
}

const ofType = (...types: readonly string[]) => shortFields.filter((key) => types.includes(personFields[key].type));
const COUNTED = ofType("number");
/** What several people may have alike. */
const LISTED = ofType("select", "text").filter((key) => key !== "name");

const only = <Thing>([first, another]: readonly Thing[]): Thing | null => (first && !another ? first : null);

function isNamed({ label }: NamedColumn, text: string): boolean {
  const words = plainWords(text).filter((word) => word.length > 2);
  return plainWords(label.replace(/\([^)]*\)/gu, " ")).some(
    (part) => part.length > 3 && words.some((word) => isRelated(part, word)),
  );
}

/** The one person who is called so; null where the question names someone else too. */
function personOf(whose: string, rest: string, { people }: StepRequest): { id: string } | null {
  const words = plainWords(whose);
  const has = (said: readonly string[], name: string) => namingParts(name).some((part) => said.includes(part));
  const named = people.filter(({ name }) => has(words, name));
  const whole = named.filter(({ name }) => words.join(" ") === plainWords(name).join(" "));
  const person = only(whole.length > 0 ? whole : named);
  const others = plainWords(rest);
  return person && !people.some(({ id, name, by }) => id !== person.id && by !== "near" && has(others, name))
    ? person
    : null;
}

/** "Than Biscuit": whose dog is called so. */
function whoHas(whose: string, columns: readonly NamedColumn[], call: Call): { id: string } | null {
  if (!/^\p{Lu}/u.test(whose) || THAT.test(whose)) return null;
  const text = whose.replace(/['’]s?$/u, "");
  const anyOf = columns
    .filter(({ type }) => type === "text")
    .map(({ key }) => [{ column: key, is: "equals" as const, text, not: false }]);
  if (anyOf.length === 0) return null;
  const { total, founders = [] } = call("query_people", { anyOf, ids: null, sort: null, limit: 2, figuresOf: null });
  return total === 1 ? (founders[0] ?? null) : null;
}

function valueOf(person: Person, column: NamedColumn): string | null {
  const value = column.isOwn
    ? person.customFieldValues?.find(({ fieldId }) => fieldId === column.key)?.value
    : (person as unknown as Record<string, unknown>)[column.key];
  if (Array.isArray(value)) return value.length === 0 ? null : value.join(" or ");
  return typeof value === "number" || (typeof value === "string" && value !== "") ? String(value) : null;
}
